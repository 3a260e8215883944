"""What a move leads into, played on a copy: the way, supply afterwards, combats, fortresses won and uncovered.

Everything here follows from the map and from the mover's own hand, so the mover may know it.
"""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.event import Event
from hatalom.core.game import Row
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.events import CONQUERED, QUESTIONED, TRAIN_ELIMINATED
from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_TRAINS,
    GENERAL,
    GENERALS,
    NOBODY,
    POWER,
    SUIT,
    TOWN,
    Fort,
    General,
    Power,
    Town,
    Train,
    face_of,
    suit_of,
    train_piece,
    value_of,
)
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.combat import is_head_of, must_fight
from hatalom.games.maria.rules.conquest import conqueror_of
from hatalom.games.maria.rules.protection import guards_of, is_protected
from hatalom.games.maria.rules.reach import range_of
from hatalom.games.maria.rules.supply_paths import NO_PATH, is_at_home, may_feed, supply_cost, supply_path

ROW_WAY: Final = Message("row-way", "10.1.2", n=NUMBER, most=NUMBER)
ROW_MARCH: Final = Message("row-march", "10.1.12", n=NUMBER, most=NUMBER)
ROW_AT_HOME: Final = Message("row-at-home", "9.2")
ROW_SUPPLIED: Final = Message("row-supplied", "9.3", n=NUMBER, most=NUMBER)
ROW_SUPPLY_COSTS: Final = Message("row-supply-costs", "9.6", n=NUMBER, most=NUMBER, cost=NUMBER)
ROW_HUNGRY: Final = Message("row-hungry", "9.4", general=GENERAL)
NOTE_NO_TRAIN: Final = Message("note-no-train", "9.3")
NOTE_TRAIN_FAR: Final = Message("note-train-far", "9.3", n=NUMBER, most=NUMBER)
NOTE_TRAIN_CUT_OFF: Final = Message("note-train-cut-off", "9.3")
ROW_FEEDS_ALL: Final = Message("row-feeds-all", "9.3", n=NUMBER)
ROW_FEEDS_SOME: Final = Message("row-feeds-some", "9.3", n=NUMBER, hungry=NUMBER)
ROW_FEEDS_NOBODY: Final = Message("row-feeds-nobody", "9.2")
ROW_FIGHT: Final = Message("row-fight", "11.1.1", general=GENERAL, town=TOWN)
ROW_FIGHTS: Final = Message("row-fights", "11.1.1", general=GENERAL, town=TOWN, n=NUMBER)
NOTE_SAME_SUIT: Final = Message("note-same-suit", "11.1.4", suit=SUIT, cards=NUMBER, value=NUMBER, other=NUMBER)
NOTE_SUITS: Final = Message("note-suits", "11.1.4", suit=SUIT, cards=NUMBER, value=NUMBER, foe=SUIT, other=NUMBER)
ROW_TAKES: Final = Message("row-takes", "10.3.2", town=TOWN)
ROW_QUESTIONS: Final = Message("row-questions", "10.3.5", town=TOWN)
NOTE_GUARD: Final = Message("note-guard", "10.3.5", general=GENERAL, n=NUMBER)
ROW_OPEN: Final = Message("row-open", "10.3.2", town=TOWN)
ROW_GUARDED: Final = Message("row-guarded", "10.3.5", town=TOWN)
ROW_OVERRUNS: Final = Message("row-overruns", "10.1.10", power=POWER)
ROW_UNCOVERS: Final = Message("row-uncovers", "10.3.3", town=TOWN, n=NUMBER)


def prospects(pos: Maria, moving: Moving, seat: Seat, path: list[Town], is_forced: bool) -> tuple[Row, ...]:
    """10  What this way leads into, the most certain first."""
    after, told = _played(pos, path, is_forced)
    rows = [_way(pos, moving, path, is_forced)]
    if moving.piece >= GENERALS:
        rows.append(_fed_by(after, Train(moving.piece - GENERALS)))
        return tuple(rows)
    general = moving.general()
    rows.append(_supply(after, general, moving.mate))
    rows += fights_of(after, general, seat)
    rows += _gains(pos, after, told)
    if not is_forced:
        rows += fortress_reached(after, general, moving.mate)
    rows += uncovered(pos, after, general)
    return tuple(rows)


def _played(pos: Maria, path: list[Town], is_forced: bool) -> tuple[Maria, list[Event]]:
    """The position after these steps, and what was told on the way."""
    after = pos.copy()
    told: list[Event] = []
    after.log = told
    moving = after.stack[-1]
    if not isinstance(moving, Moving):
        raise TypeError("only a piece on the move has prospects")
    moving.is_forced = is_forced
    for town in path:
        moving.step_to(after, town)
        if after.is_over():
            break
    return after, told


def _towns(towns: list[Town]) -> tuple[str, ...]:
    return tuple(f"town.{TOWN.ids[town]}" for town in towns)


def _way(pos: Maria, moving: Moving, path: list[Town], is_forced: bool) -> Row:
    """10.1.2, 10.1.12  How much of the move it takes; one city more where all of it is along main roads."""
    cities = moving.steps + len(path)
    if is_forced:
        return Row("way", Said(ROW_MARCH, [cities, pos.content.forced_march]), places=_towns(path))
    stops = [pos.at[moving.piece], *path]
    is_main = not moving.off_main and all(
        there in pos.content.board.main[here] for here, there in zip(stops, path, strict=False)
    )
    most = range_of(pos, moving.piece)[1 if is_main else 0]
    return Row("way", Said(ROW_WAY, [cities, most]), places=_towns(path))


# -- supply -----------------------------------------------------------------------------------------------------


def _supply(after: Maria, general: General, mate: General) -> Row:
    """9.2, 9.3, 9.6  How he would be supplied there if it were checked now; of two the one who fares worse."""
    costs = {one: supply_cost(after, one) for one in (general, mate) if one != NOBODY}
    worst = max(costs, key=lambda one: costs[one])
    cost, most = costs[worst], after.content.supply_path
    if cost == NO_PATH:
        return Row("supply", Said(ROW_HUNGRY, [worst]), why_hungry(after, worst), is_good=False)
    if is_at_home(after, worst):
        return Row("supply", Said(ROW_AT_HOME), is_good=True)
    path = supply_path(after, worst, cost == 0)
    places = _towns([after.at[worst], *path])
    if cost == 0:
        return Row("supply", Said(ROW_SUPPLIED, [len(path), most]), places=places, is_good=True)
    return Row("supply", Said(ROW_SUPPLY_COSTS, [len(path), most, cost]), places=places)


def why_hungry(after: Maria, general: General) -> Said:
    """9.3  No train, one that is too far, or one to which every short way is barred."""
    trains = [train_piece(train) for train in ALL_TRAINS if may_feed(after, train, general)]
    row = after.distances(after.at[general])
    near = [row[after.at[piece]] for piece in trains if after.at[piece] >= 0]
    if not near:
        return Said(NOTE_NO_TRAIN)
    if min(near) > after.content.supply_path:
        return Said(NOTE_TRAIN_FAR, [min(near), after.content.supply_path])
    return Said(NOTE_TRAIN_CUT_OFF)


def _fed_by(after: Maria, train: Train) -> Row:
    """9.3  How many of those who need a train would have one within reach; those at home need none."""
    led = [one for one in ALL_GENERALS if after.at[one] >= 0 and may_feed(after, train, one)]
    needing = [one for one in led if not is_at_home(after, one)]
    hungry = [one for one in needing if supply_cost(after, one) == NO_PATH]
    fed = len(needing) - len(hungry)
    if not needing:
        return Row("supply", Said(ROW_FEEDS_NOBODY), is_good=True)
    if not hungry:
        return Row("supply", Said(ROW_FEEDS_ALL, [fed]), is_good=True)
    places = tuple(f"general.{GENERAL.ids[one]}" for one in hungry)
    return Row("supply", Said(ROW_FEEDS_SOME, [fed, len(hungry)]), places=places, is_good=False)


# -- combat -----------------------------------------------------------------------------------------------------


def fights_of(after: Maria, general: General, seat: Seat) -> list[Row]:
    """11.1.1, 11.1.4  Whom he would have to fight there, in which suits, and what his side holds in its own."""
    board = after.content.board
    town = after.at[general]
    head = after.commander(general)
    foes = [
        other
        for other in ALL_GENERALS
        if is_head_of(after, other) and board.is_adjacent(town, after.at[other]) and must_fight(after, head, other)
    ]
    if not foes:
        return []
    foe = foes[0]
    if len(foes) == 1:
        text = Said(ROW_FIGHT, [foe, after.at[foe]])
    else:
        text = Said(ROW_FIGHTS, [foe, after.at[foe], len(foes) - 1])
    places = _towns([town, *(after.at[other] for other in foes)])
    return [Row("fight", text, _suits(after, head, foe, seat), places)]


def _suits(after: Maria, head: General, foe: General, seat: Seat) -> Said | None:
    """11.1.4  What the mover knows: his own cards of his suit, and how many cards the enemy holds."""
    power = after.power_of(head)
    if after.seat_of(power) != seat:
        return None
    suits = [after.content.board.suit[after.at[one]] for one in (head, foe)]
    faces = [face_of(card) for card in after.hand[power]]
    values = [value_of(face) for face in faces if suit_of(face) == suits[0]]
    held = [len(values), sum(values)]
    other = len(after.hand[after.power_of(foe)])
    if suits[0] == suits[1]:
        return Said(NOTE_SAME_SUIT, [suits[0], *held, other])
    return Said(NOTE_SUITS, [suits[0], *held, suits[1], other])


# -- fortresses and trains --------------------------------------------------------------------------------------


def _gains(pos: Maria, after: Maria, told: list[Event]) -> list[Row]:
    """10.1.10, 10.3.2, 10.3.5  Fortresses conquered or marked on the way, and trains eliminated there."""
    rows: list[Row] = []
    for event in told:
        if event.message is CONQUERED:
            town = Town(event.args[1])
            rows.append(Row("gain", Said(ROW_TAKES, [town]), places=_towns([town]), is_good=True))
        elif event.message is QUESTIONED:
            town = Town(event.args[1])
            guard = _guard(after, after.content.board.fort_of[town])
            rows.append(Row("gain", Said(ROW_QUESTIONS, [town]), guard, _towns([town])))
        elif event.message is TRAIN_ELIMINATED:
            rows.append(Row("gain", Said(ROW_OVERRUNS, [event.args[0]]), places=_towns([Town(event.args[1])])))
    return rows


def _guard(pos: Maria, fort: Fort) -> Said | None:
    """10.3.3  Who protects a fortress, the nearest first."""
    guards = guards_of(pos, fort)
    if not guards:
        return None
    row = pos.distances(pos.content.board.fort_town[fort])
    return Said(NOTE_GUARD, [min(guards, key=lambda one: row[pos.at[one]]), len(guards) - 1])


def fortress_reached(after: Maria, general: General, mate: General) -> list[Row]:
    """10.3.2, 10.3.5  What becomes of the enemy's fortress in which the move ends, once he leaves it."""
    town = after.at[general]
    fort = after.content.board.fort_of[town]
    conqueror = conqueror_of(after, general, mate)
    if fort == NOBODY or conqueror == NOBODY:
        return []
    if not after.is_enemy(after.power_of(conqueror), after.controller(fort)):
        return []
    guard = _guard(after, fort)
    return [Row("gain", Said(ROW_OPEN if guard is None else ROW_GUARDED, [town]), guard, _towns([town]))]


def uncovered(pos: Maria, after: Maria, general: General) -> list[Row]:
    """10.3.3  Fortresses of his side that nobody protects any more, and that an enemy can reach in one move."""
    power = pos.power_of(general)
    near = pos.distances(pos.at[general])
    board = pos.content.board
    bare = [
        board.fort_town[fort]
        for fort in board.forts
        if near[board.fort_town[fort]] <= pos.content.protection
        and pos.is_friend(power, pos.controller(fort))
        and not is_protected(after, fort)
        and _is_threatened(after, power, board.fort_town[fort])
    ]
    if not bare:
        return []
    return [Row("loss", Said(ROW_UNCOVERS, [bare[0], len(bare) - 1]), places=_towns(bare), is_good=False)]


def _is_threatened(pos: Maria, power: Power, town: Town) -> bool:
    """10.1.2  An enemy general stands no further away than he can move."""
    row = pos.distances(town)
    return any(
        pos.at[one] >= 0
        and pos.is_enemy(power, pos.power_of(one))
        and row[pos.at[one]] <= pos.content.general_move_main
        for one in ALL_GENERALS
    )
