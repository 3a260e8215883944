"""What a seat sees of Maria as numbers, straight from the position.  What it may not know is -1."""
# hot: learning programs look at every position

from typing import Final

from hatalom.core.cells import Cells, phase_numbers
from hatalom.core.question import sees
from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_PCS,
    ALL_PIECES,
    ALL_POWERS,
    DECKS,
    GENERALS,
    NO_TOWN,
    POWERS,
    TRACKS,
    Card,
    General,
    Power,
    Town,
    face_of,
)
from hatalom.games.maria.phases import ALL
from hatalom.games.maria.phases.combat.battle import fight_of
from hatalom.games.maria.phases.set_up import SetUp
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.income import income
from hatalom.games.maria.rules.set_up import takes_part

PHASES: Final = phase_numbers(ALL)
SEAT_COUNT: Final = 3
STATUS_COUNT: Final = 3
SUIT_COUNT: Final = 4
FACE_COUNT: Final = 37
UNKNOWN: Final = -1


def troops_told(pos: Maria, power: Power) -> int:
    """6.4  The total of a power, which must be told when asked; while troops are divided, what it will be."""
    for phase in pos.stack:
        if isinstance(phase, SetUp):
            return pos.content.total_troops[power] if takes_part(pos, power) else pos.total_troops(power)
    return pos.total_troops(power)


def fill(pos: Maria, viewer: int, cells: Cells) -> None:
    """The numbers of the layout in `observation.py`, block by block."""
    cells.phase(pos.top_known_to(viewer), PHASES)
    cells.put(pos.turn)
    cells.one_of(viewer, SEAT_COUNT)
    for general in ALL_GENERALS:
        _fill_general(pos, general, viewer, cells)
    for piece in ALL_PIECES[GENERALS:]:
        cells.one_of(pos.power_of(piece), POWERS)
        cells.put(_place(pos.at[piece]))
    for town in pos.hussar:
        cells.put(_place(town))
    for power in ALL_POWERS:
        _fill_power(pos, power, viewer, cells)
    for fort in pos.content.board.forts:
        cells.one_of(pos.controller(fort), POWERS)
        cells.one_of(pos.question[fort], POWERS)
    cells.bag(pos.track, 0, TRACKS)
    cells.one_of(pos.saxony_status(), STATUS_COUNT)
    cells.one_of(pos.trump, SUIT_COUNT)
    for card in ALL_PCS:
        cells.flag(card in pos.open_pcs)
    for card in ALL_PCS:
        cells.flag(pos.pc_deck[card] == 1)
    for face in range(FACE_COUNT):
        put_aside = 0
        for deck in range(DECKS):
            put_aside += pos.discard[DECKS * face + deck]
        cells.put(put_aside)
    _fill_fight(pos, cells)


def _place(town: Town) -> Town:
    return town if town >= 0 else NO_TOWN


def _fill_general(pos: Maria, general: General, viewer: int, cells: Cells) -> None:
    power = pos.power_of(general)
    cells.one_of(power, POWERS)
    cells.put(_place(pos.at[general]))
    cells.flag(pos.is_face_down(general))
    cells.flag(pos.commander(general) == general)
    cells.put(pos.troops[general] if sees(viewer, pos.seat_of(power)) else UNKNOWN)


def _fill_power(pos: Maria, power: Power, viewer: int, cells: Cells) -> None:
    seat = pos.seat_of(power)
    cells.put(len(pos.hand[power]))
    cells.put(troops_told(pos, power))
    cells.put(income(pos, power))
    cells.put(pos.pool[power])
    cells.put(pos.battle[power])
    cells.put(pos.set_aside[power])
    cells.put(pos.surplus[power])
    cells.put(len(pos.laid[power]))
    cells.flag(seat == viewer)
    if sees(viewer, seat):
        _fill_cards(pos.hand[power], cells)
    else:
        cells.skip(FACE_COUNT)
    _fill_cards(pos.saved[power], cells)


def _fill_cards(cards: list[Card], cells: Cells) -> None:
    """How many there are of each face."""
    if not cards:
        cells.skip(FACE_COUNT)
        return
    counts = [0] * FACE_COUNT
    for card in cards:
        counts[face_of(card)] += 1
    cells.bag(counts, 0, FACE_COUNT)


def _fill_fight(pos: Maria, cells: Cells) -> None:
    fight = fight_of(pos)
    if fight is None:
        cells.skip(4)
        return
    cells.put(fight.score)
    cells.put(pos.strength(fight.attacker))
    cells.put(pos.strength(fight.defender))
    cells.flag(fight.acting() == fight.attacker)
