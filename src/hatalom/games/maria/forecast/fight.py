"""11.1, 11.2  The combat that is being fought, and what it would cost to stop now."""

import msgspec

from hatalom.core.question import sees
from hatalom.games.maria.names import ADVANCED, GENERAL, NOBODY, SUIT, TOWN, General, Town
from hatalom.games.maria.phases.combat.battle import fight_of
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.combat import battle_points, ends_after_loss, points_after_loss
from hatalom.games.maria.rules.retreat import retreat_ends


class Fight(msgspec.Struct):
    """11.1  The combat that is being fought."""

    attacker: str
    defender: str
    troops: list[int]
    """11.1.5  Announced: the attacker's and the defender's."""
    score: int
    """From the attacker's side."""
    right: str
    suits: list[str]
    loss: int
    """11.1.8  The troops that the general with the right to play would lose if he stopped now."""
    retreat: list[str]
    """11.2.3  Where the winner could then send him; empty where he would be removed or nothing is lost."""
    points: int
    """16.2  The VPs that the winner would then get; 0 in the introductory game."""


def _knows_stack(pos: Maria, general: General, viewer: int) -> bool:
    """6.4  Whether the viewer knows how a stack is divided, and so who would be left of it after a loss."""
    mate = pos.mate_of(general)
    powers = [pos.power_of(general)] if mate == NOBODY else [pos.power_of(general), pos.power_of(mate)]
    return mate == NOBODY or any(sees(viewer, pos.seat_of(power)) for power in powers)


def _ends(pos: Maria, loser: General, winner: General, loss: int, viewer: int) -> list[Town]:
    """11.2.3  Where the loser could be sent, as far as the viewer can know it."""
    if _knows_stack(pos, loser, viewer):
        return ends_after_loss(pos, loser, winner, loss)
    return retreat_ends(pos, loser, pos.at[winner], loss) if 0 < loss < pos.strength(loser) else []


def _points(pos: Maria, loser: General, winner: General, loss: int, viewer: int) -> int:
    """16.2  The VPs of the winner, as far as the viewer can know them."""
    if pos.form != ADVANCED:
        return 0
    return (
        points_after_loss(pos, loser, winner, loss) if _knows_stack(pos, loser, viewer) else battle_points(pos, loss, 0)
    )


def fight_as_seen(pos: Maria, viewer: int) -> Fight | None:
    """The combat that is being fought, with what stopping would cost the general who has the right."""
    fight = fight_of(pos)
    if fight is None:
        return None
    sides = (fight.attacker, fight.defender)
    loser, winner = fight.acting(), fight.opponent()
    loss = min(max(0, -fight.score_of_acting()), pos.strength(loser))
    ends = _ends(pos, loser, winner, loss, viewer)
    return Fight(
        attacker=GENERAL.ids[fight.attacker],
        defender=GENERAL.ids[fight.defender],
        troops=[pos.strength(general) for general in sides],
        score=fight.score,
        right=GENERAL.ids[fight.acting()],
        suits=[SUIT.ids[pos.content.board.suit[pos.at[general]]] for general in sides],
        loss=loss,
        retreat=[TOWN.ids[town] for town in ends],
        points=_points(pos, loser, winner, loss, viewer),
    )
