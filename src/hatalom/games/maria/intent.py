"""What a turn was for, in words: read off two positions, before and after it.

Troops are hidden, so an intent is told by where generals stand, never by how strong they are.
"""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.bots.novice_politics import POOR_HAND, clause_worth, wants_truce
from hatalom.games.maria.names import (
    GENERAL,
    GENERALS,
    MARIA,
    NO_POWER,
    POWER,
    SUBSIDY,
    TOWN,
    TRUCE,
    General,
    Power,
    Town,
)
from hatalom.games.maria.phases.negotiation import Answering
from hatalom.games.maria.position import Maria

TAKES: Final = Message("intent-takes", "10.3.2", town=TOWN)
GATHERS: Final = Message("intent-gathers", "10.1.8", town=TOWN)
THREATENS: Final = Message("intent-threatens", "10.3.2", town=TOWN)
FACES: Final = Message("intent-faces", "11.1.2", general=GENERAL, other=GENERAL)
GOES: Final = Message("intent-goes", "10.1.1", general=GENERAL, town=TOWN)
HELPS_POOR: Final = Message("intent-helps-poor", "20.2", power=POWER)
TRUCE_FROM_WEAKNESS: Final = Message("intent-truce-weak", "21.1")
TRUCE_FROM_STRENGTH: Final = Message("intent-truce-strong", "21.1")
TAKES_CARDS: Final = Message("intent-takes-cards", "20.2")
TAKES_TRUCE: Final = Message("intent-takes-truce", "21.1")
NO_CARDS_TO_SPARE: Final = Message("intent-no-cards", "20.2")
NO_TRUCE: Final = Message("intent-no-truce", "21.1")
NO_PROMISE: Final = Message("intent-no-promise", "21.1")
WITHIN_REACH: Final = 3
"""A general who has come so near to a fortress may be there next turn."""


def intents(before: Maria, after: Maria, seat: Seat) -> list[Said]:
    """Offers and answers with their reason, fortresses taken, where generals join, whom they face, what they near."""
    return [*_offered(after, seat), *_answered(before, after, seat), *_marched(before, after, seat)]


def _offered(after: Maria, seat: Seat) -> list[Said]:
    """20.2, 21.1  Why it has made the offer that waits for an answer."""
    top = after.stack[-1] if after.stack else None
    if not isinstance(top, Answering) or top.seat != seat:
        return []
    found: list[Said] = []
    for clause in top.clauses:
        is_giver = after.seat_of(clause.power) == seat
        if clause.kind == SUBSIDY and is_giver and len(after.hand[clause.thing]) <= POOR_HAND:
            found.append(Said(HELPS_POOR, [clause.thing]))
        elif clause.kind == TRUCE and wants_truce(after, seat):
            found.append(Said(TRUCE_FROM_WEAKNESS if seat == MARIA else TRUCE_FROM_STRENGTH))
    return found


def _answered(before: Maria, after: Maria, seat: Seat) -> list[Said]:
    """20.2, 21.1  Why it has taken or declined the offer that was made to it."""
    top = before.stack[-1] if before.stack else None
    if not isinstance(top, Answering) or top.partner != seat:
        return []
    has_accepted = len(after.agreements) > len(before.agreements) or after.subsidy != before.subsidy
    found: list[Said] = []
    for clause in top.clauses:
        worth = clause_worth(before, seat, clause)
        if has_accepted and worth > 0.0:
            found.append(Said(TAKES_TRUCE if clause.kind == TRUCE else TAKES_CARDS))
        elif not has_accepted and worth < 0.0:
            kinds = {TRUCE: NO_TRUCE, SUBSIDY: NO_CARDS_TO_SPARE}
            found.append(Said(kinds.get(clause.kind, NO_PROMISE)))
    return found


def _marched(before: Maria, after: Maria, seat: Seat) -> list[Said]:
    """Fortresses taken, where generals join, whom they face, what they come near to."""
    board = after.content.board
    found = [
        Said(TAKES, [board.fort_town[fort]])
        for fort in board.forts
        if _is_own(after, seat, after.controller(fort)) and not _is_own(before, seat, before.controller(fort))
    ]
    moved = [
        general
        for power, generals in enumerate(after.content.power_generals)
        if after.seat_of(Power(power)) == seat
        for general in generals
        if after.at[general] >= 0 and before.at[general] >= 0 and after.at[general] != before.at[general]
    ]
    joined = [town for town in dict.fromkeys(after.at[general] for general in moved) if _standing(after, town) > 1]
    found += [Said(GATHERS, [town]) for town in joined]
    aims = [_aim(before, after, general) for general in moved if after.at[general] not in joined]
    return found + sorted(aims, key=lambda said: said.message is GOES)


def _aim(before: Maria, after: Maria, general: General) -> Said:
    """The enemy beside him, else the enemy fortress that he has come near to, else where he went."""
    board, town = after.content.board, after.at[general]
    power = after.content.piece_power[general]
    for other in range(GENERALS):
        there = after.at[other]
        if there >= 0 and after.is_enemy(power, after.content.piece_power[other]) and board.is_adjacent(town, there):
            return Said(FACES, [general, other])
    now, then = after.distances(town), after.distances(before.at[general])
    near = [
        board.fort_town[fort]
        for fort in board.forts
        if after.controller(fort) != NO_POWER and after.is_enemy(power, after.controller(fort))
    ]
    near = [goal for goal in near if 0 <= now[goal] <= WITHIN_REACH and now[goal] < then[goal]]
    if near:
        return Said(THREATENS, [min(near, key=lambda goal: now[goal])])
    return Said(GOES, [general, town])


def _standing(pos: Maria, town: Town) -> int:
    return sum(pos.at[general] == town for general in range(GENERALS))


def _is_own(pos: Maria, seat: Seat, power: Power) -> bool:
    return power >= 0 and pos.seat_of(power) == seat
