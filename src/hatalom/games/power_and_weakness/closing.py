"""What the end of a cycle brings: its points, what will be active then, and who begins with how many tiles."""

from typing import Final

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.power_and_weakness import prompts
from hatalom.games.power_and_weakness.names import MAGIC, NOBODY, OPPONENT, ORANGE, SEATS, STEEL, TILE_COUNT, WHITE
from hatalom.games.power_and_weakness.phases.cycle import TIME_TILE, Cycle
from hatalom.games.power_and_weakness.phases.turn import Turn
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.standing import starter_of, winner_of

MANY: Final = 3
"""So many tiles more than the other are worth telling."""


def closings(before: PowerAndWeakness, after: PowerAndWeakness) -> list[Said]:
    """17.3, 8.1  The points with which a cycle ended, the last one too; what is active in the next, who begins it."""
    if after.stack and after.cycle_number == before.cycle_number:
        return []
    found = [Said(prompts.CLOSING_CYCLE, list(after.points))]
    if not after.stack:
        return found
    found.append(Said(prompts.CLOSING_REGIONS, [after.active_regions(seat, after.cycle) for seat in SEATS]))
    starter = starter_of(after)
    if starter != NOBODY:
        cycle, tiles = after.stack[0], tiles_of(after, starter)
        is_drawn = isinstance(cycle, Cycle) and cycle.step > TIME_TILE
        draws = {after.hourglass: 1} if is_drawn else _pile(after)
        found += [Said(prompts.CLOSING_NEXT, [starter, tiles]), *spent(after, starter, tiles, draws)]
    return found + uneven(after)


def prospects(pos: PowerAndWeakness) -> list[Said]:
    """17.2, 8.1  Who holds many more tiles; the same as things stand, where the cycle can end with the running turn."""
    turn = next((phase for phase in pos.stack if isinstance(phase, Turn)), None)
    if turn is None:
        return []
    held, found = [tiles_of(pos, seat) for seat in SEATS], uneven(pos)
    if not 0 < pos.hourglass <= cubes_of(held[turn.seat], turn.left):
        return found
    then = pos.copy()
    active = [pos.active_regions(seat, pos.cycle) for seat in SEATS]
    for seat in SEATS:
        then.vp = increased(then.vp, seat, 1 if active[seat] >= active[OPPONENT[seat]] else 0)
        then.points = replaced(then.points, seat, then.vp[seat] + active[seat])
    found.append(Said(prompts.PROSPECT_END, [turn.seat, pos.hourglass]))
    if max(then.points) >= pos.content.win_points:
        return [*found, _victory(then)]
    then.cycle = MAGIC if pos.cycle == STEEL else STEEL
    found.append(Said(prompts.PROSPECT_REGIONS, [then.active_regions(seat, then.cycle) for seat in SEATS]))
    starter = starter_of(then)
    if starter != NOBODY:
        played = pos.hourglass - turn.left + 1 if pos.hourglass > turn.left and starter == turn.seat else 0
        least, most = held[starter] - played, held[starter]
        found += [Said(prompts.PROSPECT_NEXT, [starter, least, most, played]), *spent(then, starter, most, _pile(pos))]
    return found


def _victory(then: PowerAndWeakness) -> Said:
    """17.4r2  Who has won with these points."""
    winner = winner_of(then)
    if winner == NOBODY:
        return Said(prompts.PROSPECT_SHARED, [then.points[ORANGE]])
    return Said(prompts.PROSPECT_WINS, [winner, *then.points])


def uneven(pos: PowerAndWeakness) -> list[Said]:
    """How many tiles both hold, where one has many more."""
    held = [tiles_of(pos, seat) for seat in SEATS]
    return [Said(prompts.PROSPECT_TILES, held)] if abs(held[ORANGE] - held[WHITE]) >= MANY else []


def spent(pos: PowerAndWeakness, starter: Seat, tiles: int, draws: dict[int, int]) -> list[Said]:
    """8.6, 11.1  For how many of the time tiles whoever begins can use up the hourglass with the first turn."""
    is_tied = pos.vp[ORANGE] == pos.vp[WHITE]
    cubes = cubes_of(tiles, pos.content.first_turn_actions if is_tied else pos.content.actions_per_turn)
    of, enough = sum(draws.values()), sum(count for value, count in draws.items() if value <= cubes)
    return [Said(prompts.CLOSING_SPENT, [OPPONENT[starter], enough, of, of - enough])] if enough > 0 else []


def _pile(pos: PowerAndWeakness) -> dict[int, int]:
    """6.1  The time tiles that are still to come, by their value."""
    return {value: count for value, count in enumerate(pos.time_pile) if count > 0}


def tiles_of(pos: PowerAndWeakness, seat: Seat) -> int:
    return int(sum(pos.held[TILE_COUNT * seat : TILE_COUNT * (seat + 1)]))


def cubes_of(tiles: int, actions: int) -> int:
    """10.3, 11.1  So many cubes so many actions can take away: a series of tiles is one, recruits are the others."""
    return tiles + actions - 1 if tiles > 0 and actions > 0 else actions
