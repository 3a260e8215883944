"""Rules of thumb: how much a beginner likes an option.  The higher, the better; 0 is doing nothing."""

from hatalom.core.question import Seat
from hatalom.games.great_war.bots.novice_policy import appeal_of_policy
from hatalom.games.great_war.bots.outlook import (
    alliance_of_seat,
    front_distance,
    lead_before_dice,
    resistance,
    ships_of,
    striking_power,
    threat,
    worth,
)
from hatalom.games.great_war.names import (
    ARTILLERY,
    CAVALRY,
    DEFENCE_LINE_PIECE,
    INFANTRY,
    LOADED,
    NOWHERE,
    PROVINCE_COUNT,
    RUSSIA,
    UNIT,
    Piece,
    Place,
    Power,
    Unit,
    is_land,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.slot import BattleSlot
from hatalom.games.great_war.phases.moves import MoveSlot
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.fleets import has_ready_unit
from hatalom.games.great_war.rules.battles.strength import (
    sea_defence_strength,
)
from hatalom.games.great_war.rules.victory import points_of_city
from hatalom.games.great_war.units import count_of, kind_of, origin_of, points_of, power_of
from hatalom.games.great_war.verbs import (
    ADVANCE,
    ADVANCE_ALL,
    ADVANCE_DONE,
    ADVANCE_FROM,
    ALL_IN,
    ALL_TO,
    ATTACK,
    BREAK_OFF,
    CANCEL,
    COMMIT,
    COMMIT_ALL,
    END_BATTLES,
    END_MOVES,
    FIGHT,
    FROM,
    GENERAL_ALONG,
    GUNS,
    HIT,
    INVADE,
    INVITE,
    JOIN_DONE,
    LOAD,
    LOSE,
    LOSE_FROM,
    MOVE,
    MOVE_ALL,
    ORIGIN,
    PLACE_ALL,
    PLACE_UNIT,
    PURSUE,
    PURSUE_AT,
    READY_MADE,
    RETREAT,
    RETREAT_TO,
    REVOLUTION_AT,
    REVOLUTION_UNIT,
    SECOND_ASSAULT,
    SHIPS_HOME,
    SHIPS_PORT,
    STAND,
    TO,
    USE_GAS,
)
from hatalom.games.great_war.verbs import SEA_ATTACK as ATTACK_ZONE

IP_KEPT = 5
"""The Novice invades only with more than this left."""

# What a side gives up first, and what it shoots at first
LOSS_ORDER = {
    "rebel": 6.0,
    "cavalry": 5.0,
    "infantry": 4.0,
    "gas": 3.0,
    "zeppelin": 2.5,
    "submarine": 4.0,
    "cruiser": 3.0,
    "battleship": 2.0,
    "tank": 1.5,
    "aircraft": 1.0,
    "artillery": 0.5,
    "loaded_battleship": 0.0,
}
TARGET_ORDER = {"tank": 4.0, "infantry": 3.0, "rebel": 2.8, "cavalry": 2.5, "battleship": 5.0, "cruiser": 3.0}


def appeal(pos: GreatWar, seat: Seat, action: int) -> float:
    """Attack what is weaker, march to the front, buy men and guns, call the allies."""
    if READY_MADE.has(action):
        return 100
    if PLACE_UNIT.has(action):
        return 1 + _appeal_of_post(pos, seat, Place(PLACE_UNIT.target(action)))
    if PLACE_ALL.has(action):
        return _appeal_of_post(pos, seat, Place(PLACE_ALL.target(action)))
    top = pos.stack[-1]
    if isinstance(top, MoveSlot):
        return _appeal_of_move(pos, seat, top, action)
    if isinstance(top, BattleSlot):
        return _appeal_of_attack(pos, top.power, action)
    if isinstance(top, Aftermath):
        return _appeal_of_advance(pos, top, action)
    if pos.target != NOWHERE:
        return _appeal_in_battle(pos, action)
    if REVOLUTION_AT.has(action):
        return float(1 + pos.land_units_of(Place(REVOLUTION_AT.target(action)), RUSSIA))
    if REVOLUTION_UNIT.has(action):
        return 5 - abs(REVOLUTION_UNIT.target(action) - int(ARTILLERY))
    return appeal_of_policy(pos, seat, action)


def _appeal_of_post(pos: GreatWar, seat: Seat, province: Place) -> float:
    """Where units are set up: at the front, in cities, not all in one place."""
    alliance = alliance_of_seat(pos, seat)
    distance = front_distance(pos, province, alliance)
    return float(points_of_city(pos, province) - 2 * distance) - 0.6 * float(pos.land_units(province))


# -- battles ----------------------------------------------------------------------------------------------------


def _appeal_of_attack(pos: GreatWar, power: Power, action: int) -> float:
    """An attack is liked by its lead in strength and by what is to be won."""
    if END_BATTLES.has(action):
        return 0
    if ATTACK.has(action):
        target = Place(ATTACK.target(action))
        own = 0
        for near in pos.content.near[target]:
            if not pos.is_empty(near) and pos.side(near) == pos.alliance[power] and has_ready_unit(pos, power, near):
                own += striking_power(pos, near)
        if pos.fighting_units(target) == 0:
            return 10 + worth(pos, target)
        lead = own - resistance(pos, target)
        return worth(pos, target) + lead / 4 if lead > 1 else -1
    if ATTACK_ZONE.has(action):
        zone = Place(ATTACK_ZONE.target(action))
        own = 0
        for other in [*pos.content.seas[zone], *pos.content.ports_of[zone]]:
            own += ships_of(pos, power, other)
        return 1 if own > 1.3 * float(sea_defence_strength(pos, zone, False)) else -1
    target = Place(INVADE.target(action))
    is_open = pos.fighting_units(target) == 0 and pos.ships(target) == 0
    return worth(pos, target) if is_open and pos.ip[power] > pos.content.invasion_price + IP_KEPT else -1


def _appeal_in_battle(pos: GreatWar, action: int) -> float:
    """Everybody goes, allies are asked, and who is stronger goes on."""
    if ALL_IN.has(action) or COMMIT_ALL.has(action):
        return 9
    if INVITE.has(action):
        return 5 if lead_before_dice(pos) < 8 else -1
    if ORIGIN.has(action) or COMMIT.has(action) or LOAD.has(action):
        return 4
    if JOIN_DONE.has(action):
        return 1
    if FIGHT.has(action):
        return 3 if lead_before_dice(pos) > 1 or pos.is_empty(pos.target) else -1
    if CANCEL.has(action):
        return 0
    if SECOND_ASSAULT.has(action):
        return lead_before_dice(pos) + 1
    if BREAK_OFF.has(action) or STAND.has(action):
        return 0
    if RETREAT.has(action):
        return float(lead_before_dice(pos) - 6 - 3 * points_of_city(pos, pos.target))
    return _appeal_of_choice(pos, action)


def _appeal_of_choice(pos: GreatWar, action: int) -> float:
    if LOSE.has(action):
        return (
            _order_of(Piece(LOSE.target(action)), LOSS_ORDER)
            - pos.content.is_strong[piece_power(Piece(LOSE.target(action)))] / 2
        )
    if LOSE_FROM.has(action):
        top = pos.stack[-1]
        return -top.ways(pos).index(Place(LOSE_FROM.target(action))) if isinstance(top, Losses) else 0
    if HIT.has(action):
        piece = Piece(HIT.target(action))
        if piece == DEFENCE_LINE_PIECE:
            return 2.9
        return _order_of(piece, TARGET_ORDER) + pos.content.is_strong[piece_power(piece)] / 2
    if PURSUE_AT.has(action) or PURSUE.has(action) or USE_GAS.has(action) or GUNS.has(action):
        return 2
    if RETREAT_TO.has(action) or ALL_TO.has(action):
        goal = Place((ALL_TO if ALL_TO.has(action) else RETREAT_TO).target(action))
        return worth(pos, goal) + pos.land_units(goal) / 4 + (2 if ALL_TO.has(action) else 0)
    if SHIPS_PORT.has(action):
        return 2
    return 1 if SHIPS_HOME.has(action) else 0


def _order_of(piece: Piece, order: dict[str, float]) -> float:
    kind = piece_kind(piece)
    name = "loaded_battleship" if kind == LOADED else UNIT.ids[kind]
    return order.get(name, 1.0)


def _appeal_of_advance(pos: GreatWar, phase: Aftermath, action: int) -> float:
    """All move in where nobody else threatens; otherwise half."""
    if ADVANCE_DONE.has(action):
        return 0
    if ADVANCE_ALL.has(action):
        return 2 if _is_home_safe(pos) else -1
    if ADVANCE_FROM.has(action):
        return -phase.ways(pos).index(Place(ADVANCE_FROM.target(action)))
    if ADVANCE.has(action):
        inside = 0
        for entry in phase.inside:
            inside += count_of(entry)
        outside = 0
        for entry in pos.force:
            if is_land(kind_of(entry)):
                outside += count_of(entry)
        liked = 0.5 if Unit(ADVANCE.target(action)) in (INFANTRY, CAVALRY) else 0.2
        return liked if inside < outside else -0.5
    return 1 if GENERAL_ALONG.has(action) else 0


def _is_home_safe(pos: GreatWar) -> bool:
    """Whether no other enemy stands at the doors of those who attacked."""
    alliance = pos.alliance[pos.lead]
    for entry in pos.force:
        origin = origin_of(entry)
        if origin < PROVINCE_COUNT:
            for near in pos.content.near[origin]:
                if near != pos.target and pos.side(near) == 1 - alliance and pos.fighting_units(near) > 0:
                    return False
    return True


# -- other movements --------------------------------------------------------------------------------------------


def _appeal_of_move(pos: GreatWar, seat: Seat, slot: MoveSlot, action: int) -> float:
    """Land units in the rear march to the front; ships stay, but those of the USA cross."""
    alliance = pos.alliance[slot.power]
    if END_MOVES.has(action):
        return 0
    if FROM.has(action):
        place = Place(FROM.target(action))
        if place >= PROVINCE_COUNT:
            return -1
        if pos.content.is_america[place]:
            return 1
        return front_distance(pos, place, alliance) - 1.5 if _has_marchers(pos, place, slot.power) else -1
    if TO.has(action):
        goal = Place(TO.target(action))
        if goal >= PROVINCE_COUNT:
            return -5
        if pos.content.is_america[slot.origin]:
            return 1
        need = threat(pos, goal, alliance) - resistance(pos, goal)
        return -3 * front_distance(pos, goal, alliance) + max(-4, min(4, need / 4))
    if MOVE_ALL.has(action):
        return 3
    if MOVE.has(action):
        return 1
    if GENERAL_ALONG.has(action):
        ahead = front_distance(pos, slot.goal, alliance) < front_distance(pos, slot.origin, alliance)
        return 1 if ahead else -1
    return 0


def _has_marchers(pos: GreatWar, place: Place, power: Power) -> bool:
    for entry in pos.units[place]:
        if power_of(entry) == power and is_land(kind_of(entry)) and points_of(entry) > 0:
            return True
    return False
