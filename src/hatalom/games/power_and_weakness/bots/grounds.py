"""What the parts of a judgement differ by between two positions: tiles, units and regions, by name.

Whatever differs is found here once, with the weight that it has in `evaluate`, so for each part all of it adds up to
the difference of that part.
"""

from typing import final

from hatalom.core.evaluator import Ground
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness import prompts
from hatalom.games.power_and_weakness.bots.evaluate import FEW, PowerAndWeaknessEvaluator
from hatalom.games.power_and_weakness.bots.pressure import (
    is_outnumbered_by_knights,
    is_outnumbered_by_mages,
    mages_against,
)
from hatalom.games.power_and_weakness.names import (
    FIRST_STRENGTH,
    KNIGHT,
    MAGIC,
    MERLIN,
    MOVE,
    OPPONENT,
    REGION_COUNT,
    REGIONS,
    SNAKE,
    STEEL,
    TILE_COUNT,
    TILES,
    UNITS,
    Region,
    Tile,
    Unit,
    is_influence,
    is_strength,
    strength_unit,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import within_reach


def grounds(
    judge: PowerAndWeaknessEvaluator, before: PowerAndWeakness, after: PowerAndWeakness, seat: Seat
) -> list[list[Ground]]:
    """In the order of its `parts`; none where a cycle has ended between them, for then other units count."""
    if not before.stack or not after.stack or before.cycle_number != after.cycle_number:
        return []
    other = OPPONENT[seat]
    both = Comparison(judge, before, after)
    return [
        [],  # points are counted
        both.in_next_cycle(seat, 1.0) + both.in_next_cycle(other, -1.0),
        both.on_board(seat, 1.0) + both.on_board(other, -1.0),
        both.in_reserve(seat, 1.0) + both.in_reserve(other, -1.0),
        both.tiles_held(seat, 1.0) + both.tiles_held(other, -1.0),
        both.exposed(seat, -1.0, prompts.GROUND_NOT_YOURS),
        both.exposed(other, 1.0, prompts.GROUND_NOT_THEIRS),
    ]


@final
class Exposure:
    """How a region of a seat stands towards its opponent: 1 for yes, 0 for no, and all 0 where it is not the seat's."""

    def __init__(self, is_held: bool, in_reach: bool, pressed: bool, pressed_next: bool) -> None:
        self.is_held = is_held
        self.in_reach = float(in_reach)
        self.pressed = float(pressed)
        self.pressed_next = float(pressed_next)


@final
class Comparison:
    """Two positions of one cycle.  `sign` says whether a thing of `seat` counts for or against whoever judges."""

    def __init__(self, judge: PowerAndWeaknessEvaluator, before: PowerAndWeakness, after: PowerAndWeakness) -> None:
        self.judge = judge
        self.before = before
        self.after = after

    def in_next_cycle(self, seat: Seat, sign: float) -> list[Ground]:
        """Regions that are active then or not, units beyond those that are needed, and units for that cycle."""
        judge, found, later = self.judge, list[Ground](), Unit(1 - self.after.cycle)
        for region in REGIONS:
            was, now = surplus(self.before, seat, region), surplus(self.after, seat, region)
            active, spare = float(now > 0) - float(was > 0), spare_of(now) - spare_of(was)
            change = sign * (active * judge.region_next + spare * judge.surplus)
            if active != 0:
                label = prompts.GROUND_NEXT_ACTIVE if active > 0 else prompts.GROUND_NEXT_IDLE
                found.append(Ground(Said(label, [region]), seat, change))
            elif spare != 0:
                found.append(Ground(Said(prompts.GROUND_SPARE, [region]), seat, change, spare))
        more = int(self.after.reserve[2 * seat + later] - self.before.reserve[2 * seat + later])
        if more != 0:
            unit = Said(prompts.GROUND_RESERVE, [later])
            found.append(Ground(unit, seat, sign * more * judge.reserve_passive, more))
        return found

    def on_board(self, seat: Seat, sign: float) -> list[Ground]:
        """Units by their regions; what stands elsewhere is one thing, not one more and one fewer."""
        found: list[Ground] = []
        control = [sign * self._control(seat, region) for region in REGIONS]
        for unit in UNITS:
            more = [self._more_units(seat, unit, region) for region in REGIONS]
            start = goal = 0
            while start < REGION_COUNT and goal < REGION_COUNT:
                if more[start] >= 0:
                    start += 1
                elif more[goal] <= 0:
                    goal += 1
                else:
                    count = min(-more[start], more[goal])
                    better = self._worth(unit, Region(goal)) - self._worth(unit, Region(start))
                    change = sign * count * better + control[start] + control[goal]
                    label = Said(prompts.GROUND_INSTEAD, [count, unit, goal, start])
                    found.append(Ground(label, seat, change))
                    control[start] = control[goal] = 0.0
                    more[start] += count
                    more[goal] -= count
            for region in REGIONS:
                if more[region] != 0:
                    change = sign * more[region] * self._worth(unit, region) + control[region]
                    label = Said(prompts.GROUND_THERE, [unit, region])
                    found.append(Ground(label, seat, change, more[region]))
                    control[region] = 0.0
        return found

    def in_reserve(self, seat: Seat, sign: float) -> list[Ground]:
        unit = self.after.active()
        more = int(self.after.reserve[2 * seat + unit] - self.before.reserve[2 * seat + unit])
        change = sign * more * self.judge.reserve_active
        return [Ground(Said(prompts.GROUND_UNITS, [unit]), seat, change, more)] if more != 0 else []

    def tiles_held(self, seat: Seat, sign: float) -> list[Ground]:
        """Each kind of tile; those of influence share what they are worth together."""
        first, found = TILE_COUNT * seat, list[Ground]()
        more = [int(self.after.held[first + tile] - self.before.held[first + tile]) for tile in TILES]
        influence = self._worth_of_influence(seat, sum(more[:FIRST_STRENGTH]))
        for tile in TILES:
            if more[tile] != 0:
                worth = influence if is_influence(tile) else self._worth_of_tile(tile)
                found.append(Ground(tile_label(tile), seat, sign * more[tile] * worth, more[tile]))
        return found

    def exposed(self, seat: Seat, sign: float, gone: Message) -> list[Ground]:
        """Regions of a seat that its opponent could acquire, or in which he outnumbers it.

        Where several of this are true of a region it is told by what counts most.
        """
        judge, found = self.judge, list[Ground]()
        was, now = exposures(self.before, seat), exposures(self.after, seat)
        for region in REGIONS:
            old, new = was[region], now[region]
            reach = sign * judge.danger * (new.in_reach - old.in_reach)
            pressed = sign * judge.pressed * (new.pressed - old.pressed)
            later = sign * judge.pressed_next * (new.pressed_next - old.pressed_next)
            change = reach + pressed + later
            if change == 0:
                continue
            label = gone
            if new.is_held:
                label = exposure_label(new, reach / change, pressed / change, later / change)
            found.append(Ground(Said(label, [region]), -1, change))
        return found

    def _control(self, seat: Seat, region: Region) -> float:
        """By how much more the borders of a region count because the seat holds it now, or less because it does not."""
        more = float(self.after.owner[region] == seat) - float(self.before.owner[region] == seat)
        return more * self.judge.borders * borders_of(self.after, region)

    def _more_units(self, seat: Seat, unit: Unit, region: Region) -> int:
        return units_of(self.after, seat, unit, region) - units_of(self.before, seat, unit, region)

    def _worth(self, unit: Unit, region: Region) -> float:
        if unit != KNIGHT:
            return self.judge.mage
        return self.judge.knight + self.judge.knight_borders * borders_of(self.after, region)

    def _worth_of_influence(self, seat: Seat, more: int) -> float:
        """What each of the tiles of influence counts that there are more, or fewer; the first few count for most.

        One kind in exchange for another makes nothing.
        """
        if more == 0:
            return 0.0
        first = TILE_COUNT * seat
        held = sum(int(self.after.held[first + tile]) for tile in range(FIRST_STRENGTH))
        few = min(held, FEW) - min(held - more, FEW)
        return (few * self.judge.influence + (more - few) * self.judge.many) / more + self._worth_in_steel()

    def _worth_of_tile(self, tile: Tile) -> float:
        worth = self.judge.strength if tile < MOVE else self.judge.movement
        if tile == MERLIN or tile == SNAKE:
            worth = self.judge.merlin if tile == MERLIN else self.judge.snake
        return worth + self._worth_in_steel()

    def _worth_in_steel(self) -> float:
        return self.judge.steel if self.after.cycle == STEEL else 0.0


def surplus(pos: PowerAndWeakness, seat: Seat, region: Region) -> int:
    """How many more of its units in a region are for the next cycle than for this one."""
    return units_of(pos, seat, Unit(1 - pos.cycle), region) - units_of(pos, seat, pos.active(), region)


def spare_of(surplus: int) -> int:
    """Units beyond those that make the region active, in whichever cycle it is."""
    return max(abs(surplus) - 1, 0)


def borders_of(pos: PowerAndWeakness, region: Region) -> float:
    return float(len(pos.content.neighbours[region]))


def units_of(pos: PowerAndWeakness, seat: Seat, unit: Unit, region: Region) -> int:
    return int(pos.units[2 * region + unit]) if pos.owner[region] == seat else 0


def exposures(pos: PowerAndWeakness, seat: Seat) -> list[Exposure]:
    """Of every region."""
    taken = within_reach(pos, OPPONENT[seat]) if pos.hourglass > 0 else []
    mages, found = mages_against(pos, seat), list[Exposure]()
    for region in REGIONS:
        is_held = pos.owner[region] == seat
        magic = is_held and is_outnumbered_by_mages(pos, region, mages)
        steel = is_held and is_outnumbered_by_knights(pos, seat, region)
        now, later = (magic, steel) if pos.cycle == MAGIC else (steel, magic)
        found.append(Exposure(is_held, region in taken, now, later))
    return found


def tile_label(tile: Tile) -> Said:
    """Two kinds of strength tiles share a name: the units on them tell them apart."""
    if is_strength(tile):
        return Said(prompts.GROUND_STRENGTH, [tile, strength_unit(tile)])
    return Said(prompts.GROUND_TILE, [tile])


def exposure_label(now: Exposure, reach: float, pressed: float, later: float) -> Message:
    """What has the largest share in the change."""
    if reach >= max(pressed, later):
        return prompts.GROUND_IN_REACH if now.in_reach > 0 else prompts.GROUND_OUT_OF_REACH
    if pressed >= later:
        return prompts.GROUND_PRESSED if now.pressed > 0 else prompts.GROUND_NOT_PRESSED
    return prompts.GROUND_PRESSED_NEXT if now.pressed_next > 0 else prompts.GROUND_NOT_PRESSED_NEXT
