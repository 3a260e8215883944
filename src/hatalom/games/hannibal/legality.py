"""Why something is not allowed: one predicate per paragraph.  Options are built with the same functions."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.hannibal.names import (
    AFRICA,
    ALPS_PASS,
    BATTLE_CARD,
    BY_SEA,
    CARD,
    CARTHAGE,
    CITY,
    CONSUL,
    GENERAL,
    NORMAL,
    PROVINCE,
    ROME,
    SEAT,
    SPACE,
    SPACES,
    STRAIT,
)
from hatalom.games.hannibal.position import Hannibal

# Cards
NOT_IN_HAND: Final = Message("not-in-hand", "2.6", card=CARD)
MUST_BE_CAMPAIGN: Final = Message("must-be-campaign", "2.4", card=CARD)
NOT_YOUR_EVENT: Final = Message("not-your-event", "2.7", card=CARD)
ONLY_AS_COUNTER: Final = Message("only-as-counter", "2.13r1", card=CARD)
ONLY_FOR_OPS: Final = Message("only-for-ops", "2.16", card=CARD)
NOT_IN_SCENARIO: Final = Message("not-in-scenario", "25.5", card=CARD)
NO_EFFECT: Final = Message("no-effect", "2.15", card=CARD)
NEEDS_PROVINCE: Final = Message("needs-province", "2.15", seat=SEAT, province=PROVINCE)
NEEDS_GENERAL: Final = Message("needs-general", "24.16", card=CARD)
NEEDS_THREE: Final = Message("needs-three", "24.17")
NEEDS_MACEDON: Final = Message("needs-macedon", "24.1")
HANNIBAL_ELSEWHERE: Final = Message("hannibal-elsewhere", "2.15")
NO_PROCONSUL_TO_REPLACE: Final = Message("no-proconsul-to-replace", "24.11")
NO_POINTS_TO_REMOVE: Final = Message("no-points-to-remove", "20.9")
NO_ARMY_TO_STRIKE: Final = Message("no-army-to-strike", "24.14")
NO_GENERAL_TO_MOVE: Final = Message("no-general-to-move", "2.8", card=CARD)
NO_PLACE_FOR_PC: Final = Message("no-place-for-pc", "2.10", card=CARD)
RAISING_NEEDS_THREE: Final = Message("raising-needs-three", "2.8", card=CARD)
NOWHERE_TO_RAISE: Final = Message("nowhere-to-raise", "2.9", card=CARD)
NO_RAISING_WITH: Final = Message("no-raising-with", "2.9", general=GENERAL)
NOT_NOW: Final = Message("not-now", "2.12", card=CARD)

# First things first
FIRST_A_CARD: Final = Message("first-a-card", "2.6")
CARD_IS_CHOSEN: Final = Message("card-is-chosen", "2.6", card=CARD)
FIRST_A_USE: Final = Message("first-a-use", "2.8", card=CARD)
FIRST_A_GENERAL: Final = Message("first-a-general", "6.1")
FIRST_THE_ARMY: Final = Message("first-the-army", "6.3", general=GENERAL)
ONE_ARMY: Final = Message("one-army", "6.1", general=GENERAL)

# Placing PCs
HAS_MARKER: Final = Message("has-marker", "2.10", space=SPACE)
ENEMY_UNITS_THERE: Final = Message("enemy-units-there", "2.10", space=SPACE)
OUT_OF_PLAY: Final = Message("out-of-play", "25.4", space=SPACE)
NO_ENEMY_PC: Final = Message("no-enemy-pc", "2.10", space=SPACE)
NO_OWN_UNIT: Final = Message("no-own-unit", "2.10", space=SPACE)
TRUCE_CONVERT: Final = Message("truce-convert", "24.2", space=SPACE)
NOT_A_PC_TO_REMOVE: Final = Message("not-a-pc-to-remove", "5.3", space=SPACE)
NOT_FOR_UNITS: Final = Message("not-for-units", "24.12", space=SPACE, card=CARD)
NOT_FOR_EVENT: Final = Message("not-for-event", "24.15", space=SPACE, card=CARD)
NOT_A_PLACE_TO_REINFORCE: Final = Message("not-a-place-to-reinforce", "1.3", space=SPACE)
NOT_A_PLACE_TO_RETURN: Final = Message("not-a-place-to-return", "1.8", space=SPACE)
NOT_A_PLACE_FOR_AFRICANUS: Final = Message("not-a-place-for-africanus", "1.9", space=SPACE)
NOT_FOR_PROVINCE: Final = Message("not-for-province", "24.15", province=PROVINCE, card=CARD)
NOT_A_PLACE_FOR_CONSUL: Final = Message("not-a-place-for-consul", "1.11", space=SPACE)

# Activating
NOT_YOUR_GENERAL: Final = Message("not-your-general", "2.8", general=GENERAL)
NOT_ON_MAP: Final = Message("not-on-map", "2.8", general=GENERAL)
RATING_TOO_LOW: Final = Message("rating-too-low", "2.8", general=GENERAL, n=NUMBER, ops=NUMBER)
ALREADY_ACTIVATED: Final = Message("already-activated", "9.1", general=GENERAL)
IS_SPENT: Final = Message("is-spent", "9.4", general=GENERAL)
CONSUL_NEEDS_FIVE: Final = Message("consul-needs-five", "18.1", general=GENERAL)
CONSUL_APART: Final = Message("consul-apart", "18.1r2", space=SPACE)
NOT_WITH_HIM: Final = Message("not-with-him", "7.4", general=GENERAL, leader=GENERAL)
WRONG_NUMBER: Final = Message("wrong-number", "18.1", n=NUMBER, general=GENERAL)

# Movement
NOT_CONNECTED: Final = Message("not-connected", "6.2", space=SPACE, start=SPACE)
ALREADY_THERE: Final = Message("already-there", "6.4", space=SPACE)
SIEGE_NEEDS_THREE: Final = Message("siege-needs-three", "20.2", space=SPACE)
SIEGE_TRIED: Final = Message("siege-tried", "20.4")
TRUCE_BESIEGE: Final = Message("truce-besiege", "24.2", space=SPACE)
TOO_FAR: Final = Message("too-far", "6.2", space=SPACE, cost=NUMBER, left=NUMBER)
NO_CROSSING: Final = Message("no-crossing", "10.9", space=SPACE, start=SPACE)
MAY_NOT_LEAVE: Final = Message("may-not-leave", "23.3", general=GENERAL, space=SPACE)
COUNSELS: Final = Message("counsels", "24.3", space=SPACE)
TRUCE_HOLDS: Final = Message("truce-holds", "24.2", space=SPACE)
ALONE_AGAINST_UNITS: Final = Message("alone-against-units", "6.6", space=SPACE)
TRAIN_STAYS: Final = Message("train-stays", "24.5", space=SPACE)
CONSUL_LEFT_BEHIND: Final = Message("consul-left-behind", "18.4", space=SPACE)
ARMY_TIRED: Final = Message("army-tired", "9.3", space=SPACE)
NO_PORT: Final = Message("no-port", "13.1", space=SPACE)
NO_SHIP: Final = Message("no-ship", "2.11", space=SPACE)
TOO_MANY_AT_SEA: Final = Message("too-many-at-sea", "13.2", n=NUMBER, most=NUMBER)
CITY_BESIEGED: Final = Message("city-besieged", "13.3", space=SPACE)
WALLS_SHUT: Final = Message("walls-shut", "10.14r1", space=SPACE)

# Reactions and battles
TOO_FAR_TO_INTERCEPT: Final = Message("too-far-to-intercept", "11.1", general=GENERAL, space=SPACE)
BEHIND_WALLS: Final = Message("behind-walls", "11.10", general=GENERAL)
ONE_FROM_A_SPACE: Final = Message("one-from-a-space", "11.7", general=GENERAL)
NO_UNITS_TO_SPARE: Final = Message("no-units-to-spare", "11.8", general=GENERAL)
NOT_IN_THE_WAY: Final = Message("not-in-the-way", "12.1", general=GENERAL, space=SPACE)
NOWHERE_TO_SLIP: Final = Message("nowhere-to-slip", "12.3", general=GENERAL)
NOT_NEXT_TO: Final = Message("not-next-to", "10.11", space=SPACE, start=SPACE)
CAME_FROM: Final = Message("came-from", "12.3", space=SPACE)
ENEMY_GROUND: Final = Message("enemy-ground", "12.3", space=SPACE)
ENEMIES_AHEAD: Final = Message("enemies-ahead", "12.3", space=SPACE)
MUST_GO_BACK: Final = Message("must-go-back", "16.3", space=SPACE)
NOT_A_RETREAT: Final = Message("not-a-retreat", "15.1", space=SPACE)
NO_SUCH_BATTLE_CARD: Final = Message("no-such-battle-card", "14.10", card=BATTLE_CARD)
RESERVE_FOR_WHAT: Final = Message("reserve-for-what", "14.13", card=BATTLE_CARD)
NO_MATCH: Final = Message("no-match", "14.10", card=BATTLE_CARD, played=BATTLE_CARD)


def is_force_legal(
    pos: Hannibal, seat: int, general: int, generals: int, number: int, present: int, current: int, reaction: bool
) -> bool:
    """11.8, 12.5, 18.1  A part of a stack may leave: consuls on either side of the parting keep five CUs.

    `current` is the size of the army on the march when it regroups, below 0 when it sets out.
    """
    staying = present - number
    commander = pos.commander_of(seat, pos.at[general], pos.is_inside[general])
    if reaction and commander != general and not (generals >> commander) & 1 and staying < 1 and present > 0:
        return False
    if seat != ROME:
        return True
    least = pos.content.consul_min
    for other in pos.generals_at(seat, pos.at[general], pos.is_inside[general]):
        if pos.office[other] != CONSUL:
            continue
        if other == general or (generals >> other) & 1:
            if number < least and staying > 0 and (current < 0 or number < current):
                return False
        elif staying < least and number > 0:
            return False
    return True


def why_not_activate(pos: Hannibal, seat: int, general: int, rating: int, limit: int) -> Message | None:
    """2.8, 9.1, 9.4  A general of one's own on the map, good enough for the card, and not yet used."""
    if pos.content.side[general] != seat:
        return NOT_YOUR_GENERAL
    if pos.at[general] < 0:
        return NOT_ON_MAP
    if pos.strategy_rating(general) > rating:
        return RATING_TOO_LOW
    if limit > 0:
        if (pos.activated >> general) & 1:
            return ALREADY_ACTIVATED
        if pos.used[general] >= limit:
            return IS_SPENT
    return None


def cost_of(pos: Hannibal, way: int) -> int:
    """6.2, 10.7, 13.1  Movement points."""
    if way == NORMAL:
        return 1
    if way == STRAIT:
        return pos.content.strait_cost
    if way == BY_SEA:
        return pos.content.naval_cost
    return pos.content.pass_cost


def why_not_enter(pos: Hannibal, seat: int, start: int, goal: int, way: int) -> Message | None:
    """6.6, 18.4, 23, 24.2, 24.3  What keeps the army on the march from a space, whatever it costs."""
    content = pos.content
    if pos.army_units > 0:
        if content.country[start] == AFRICA and content.country[goal] != AFRICA:
            if seat == CARTHAGE and pos.hanno_counsels > 0:
                return COUNSELS
        elif content.country[goal] == AFRICA and content.country[start] != AFRICA:
            if seat == ROME and pos.cato_counsels > 0:
                return COUNSELS
    elif pos.has_enemy_outside(seat, goal):
        return ALONE_AGAINST_UNITS
    if pos.truce and (pos.all_units(1 - seat, goal) > 0 or pos.has_enemy_pc(seat, goal)):
        return TRUCE_HOLDS
    if pos.army_has_train and (way == ALPS_PASS or way == BY_SEA):
        return TRAIN_STAYS
    if confined_general(pos, goal) >= 0:
        return MAY_NOT_LEAVE
    if seat == ROME and leaves_consul_behind(pos, start):
        return CONSUL_LEFT_BEHIND
    return None


def confined_general(pos: Hannibal, goal: int) -> int:
    """23.3, 23.5  Who of the army may not stand there; -1 if all may."""
    if not pos.may_stand(pos.army, goal):
        return pos.army
    if pos.army_generals:
        for general in pos.content.generals_of[pos.content.side[pos.army]]:
            if (pos.army_generals >> general) & 1 and not pos.may_stand(general, goal):
                return general
    return -1


def leaves_consul_behind(pos: Hannibal, space: int) -> bool:
    """18.1, 18.4  A consul who does not go along must keep five CUs."""
    if pos.army_units == 0 or pos.army_inside:
        return False
    staying = pos.outside(ROME, space) - pos.army_units
    if staying >= pos.content.consul_min:
        return False
    for general in pos.content.generals_of[ROME]:
        if pos.at[general] == space and pos.office[general] == CONSUL and not pos.is_inside[general]:
            if general != pos.army and not (pos.army_generals >> general) & 1:
                return True
    return False


def why_not_place_pc(pos: Hannibal, seat: int, space: int) -> Message | None:
    """2.10  No marker there and no enemy CU."""
    if not pos.board().in_play[space]:
        return OUT_OF_PLAY
    if pos.marker[space] >= 0:
        return HAS_MARKER
    if pos.has_enemy_outside(seat, space):
        return ENEMY_UNITS_THERE
    return None


def why_not_convert_pc(pos: Hannibal, seat: int, space: int) -> Message | None:
    """2.10, 24.2  An enemy PC, neither walled nor tribal, under an own CU, while there is no truce."""
    if pos.marker[space] != 1 - seat or pos.content.kind[space] == CITY:
        return NO_ENEMY_PC
    if pos.units[SPACES * seat + space] == 0:
        return NO_OWN_UNIT
    if pos.truce:
        return TRUCE_CONVERT
    return None


def may_raise_with(pos: Hannibal, seat: int, general: int) -> bool:
    """2.9  In a friendly space of a friendly province, not in a besieged city."""
    space = pos.at[general]
    if space < 0 or pos.content.side[general] != seat or not pos.controls(seat, space):
        return False
    if not pos.controls_province(seat, pos.content.province[space]):
        return False
    return pos.room(seat, space) > 0


def why_not_slip_to(pos: Hannibal, seat: int, generals: int, space: int, came_from: int) -> Message | None:
    """12.3, 16.3, 23.8r1  Where a force may slip away to: no enemy CU, no enemy PC, no strange tribe."""
    if space == came_from:
        return CAME_FROM
    if pos.is_hostile(seat, space):
        return ENEMY_GROUND
    if pos.all_units(1 - seat, space) > 0:
        return ENEMIES_AHEAD
    for general in pos.content.generals_of[seat]:
        if (generals >> general) & 1 and not pos.may_stand(general, space):
            return MAY_NOT_LEAVE
    return None
