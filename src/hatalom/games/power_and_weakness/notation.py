"""A position as a few lines of text, for tests, lessons and bug reports.

    cycle 6 steel cubes 4/6 recruited
    orange vp 3 points 5 reserve 2m3k tiles move merlin*2 strength helmet
    white vp 4 points 7 reserve 5m2k tiles snake strength
    display ship revolt*2
    discard influence_key
    time 4 5*3
    kent tent orange 1m2k
    stack Cycle[4,1,false] Turn[0,2,1]

Stocks, the pile, the used time tiles and the markers set aside follow from the rest, so they are not written.
"""

import re
from typing import Any

from mypy_extensions import i64

from hatalom.core.action import NUMBER
from hatalom.core.notation import read_bag, read_stack, reading_line, split_lines, write_bag, write_stack
from hatalom.core.numbers import Numbers, numbers_of, put_in, zeros
from hatalom.core.position import Phase
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.board import Content
from hatalom.games.power_and_weakness.names import (
    CYCLE,
    KNIGHT,
    MAGE,
    MARKER,
    MARKER_COUNT,
    MARKERS,
    NO_MARKER,
    NOBODY,
    REGION,
    REGIONS,
    SEAT,
    SEATS,
    TILE,
    TILE_COUNT,
    TILES,
    TIME_VALUES,
    UNITS,
    CycleKind,
    Marker,
    Region,
)
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.kit.bag import share, size_of

UNIT_COUNTS = re.compile(r"(\d+)m(\d+)k")


def write(pos: PowerAndWeakness) -> str:
    recruited = ["recruited"] if pos.has_recruited else []
    lines = [
        [
            "cycle",
            str(pos.cycle_number),
            CYCLE.ids[pos.cycle],
            "cubes",
            f"{pos.hourglass}/{pos.cycle_length}",
            *recruited,
        ],
        *(_seat_words(pos, seat) for seat in SEATS),
        ["display", *write_bag(pos.display, TILE)],
        ["discard", *write_bag(pos.discard, TILE)],
        ["time", *write_bag(pos.time_pile, NUMBER)],
        *(_region_words(pos, region) for region in REGIONS),
        ["stack", *write_stack(pos)],
    ]
    return "\n".join(" ".join(words) for words in lines) + "\n"


def _seat_words(pos: PowerAndWeakness, seat: Seat) -> list[str]:
    return [
        SEAT.ids[seat],
        *("vp", str(pos.vp[seat]), "points", str(pos.points[seat])),
        *("reserve", _units(pos.reserve, seat)),
        *("tiles", *write_bag(pos.held[share(TILE_COUNT, seat)], TILE)),
        *("strength", *write_bag(pos.strength[share(MARKER_COUNT, seat)], MARKER)),
    ]


def _region_words(pos: PowerAndWeakness, region: Region) -> list[str]:
    marker, owner = pos.marker[region], pos.owner[region]
    words = [REGION.ids[region], MARKER.ids[marker] if marker >= 0 else "-"]
    return words if owner == NOBODY else [*words, SEAT.ids[owner], _units(pos.units, region)]


def _units(bag: Numbers, index: i64) -> str:
    return f"{bag[2 * index + MAGE]}m{bag[2 * index + KNIGHT]}k"


def read(text: str, content: Content, phases: dict[str, type[Phase[Any]]]) -> PowerAndWeakness:
    pos = PowerAndWeakness(content)
    pos.time_pile = zeros(TIME_VALUES)
    for number, words in split_lines(text):
        with reading_line(number, words):
            _read_line(pos, words, phases)
    _derive(pos)
    return pos


def _read_line(pos: PowerAndWeakness, words: list[str], phases: dict[str, type[Phase[Any]]]) -> None:
    head, rest = words[0], words[1:]
    if head == "cycle":
        pos.cycle_number, pos.cycle = int(rest[0]), CycleKind(CYCLE.numbers[rest[1]])
        left, _, length = rest[3].partition("/")
        pos.hourglass, pos.cycle_length = int(left), int(length)
        pos.has_recruited = "recruited" in rest
    elif head in SEAT.numbers:
        _read_seat(pos, Seat(SEAT.numbers[head]), rest)
    elif head == "display":
        pos.display = numbers_of(read_bag(rest, TILE, TILE_COUNT))
    elif head == "discard":
        pos.discard = numbers_of(read_bag(rest, TILE, TILE_COUNT))
    elif head == "time":
        pos.time_pile = numbers_of(read_bag(rest, NUMBER, TIME_VALUES))
    elif head in REGION.numbers:
        _read_region(pos, Region(REGION.numbers[head]), rest)
    elif head == "stack":
        pos.stack = read_stack(rest, phases)
    else:
        raise BadWord(head, f"{head!r} is neither a region nor a seat nor a heading")


def _read_seat(pos: PowerAndWeakness, seat: Seat, words: list[str]) -> None:
    tiles, strength = words.index("tiles"), words.index("strength")
    pos.vp[seat], pos.points[seat] = int(words[1]), int(words[3])
    put_in(pos.reserve, 2 * seat, _read_units(words[5]))
    put_in(pos.held, TILE_COUNT * seat, read_bag(words[tiles + 1 : strength], TILE, TILE_COUNT))
    put_in(pos.strength, MARKER_COUNT * seat, read_bag(words[strength + 1 :], MARKER, MARKER_COUNT))


def _read_region(pos: PowerAndWeakness, region: Region, words: list[str]) -> None:
    pos.marker[region] = NO_MARKER if words[0] == "-" else Marker(MARKER.numbers[words[0]])
    if len(words) > 1:
        pos.owner[region] = Seat(SEAT.numbers[words[1]])
        put_in(pos.units, 2 * region, _read_units(words[2]))
        if pos.units_in(region) == 0:
            raise BadWord(words[1], f"{words[1]} cannot control a region without units: leave both out")


def _read_units(word: str) -> list[int]:
    found = UNIT_COUNTS.fullmatch(word)
    if found is None:
        raise BadWord(word, f"{word!r} should name units like 2m1k")
    return [int(found[1]), int(found[2])]


def _derive(pos: PowerAndWeakness) -> None:
    """Everything that is nowhere else is in the stock, in the pile, used up or set aside."""
    content = pos.content
    for seat in SEATS:
        for unit in UNITS:
            placed = sum(pos.units[2 * region + unit] for region in REGIONS if pos.owner[region] == seat)
            pos.stock[2 * seat + unit] = content.units_each - placed - pos.reserve[2 * seat + unit]
    auctioned = [phase.tile for phase in pos.stack if isinstance(phase, Auction)]
    for tile in TILES:
        out = pos.held[tile] + pos.held[TILE_COUNT + tile] + pos.display[tile] + pos.discard[tile]
        pos.pile[tile] = content.tile_count[tile] - out - auctioned.count(tile)
    if size_of(pos.time_pile) == 0:  # 6.2r1: the pile is never empty, the last tile brings all of them back
        pos.time_pile = numbers_of(content.time_count)
    pos.time_used = numbers_of([all_ - left for all_, left in zip(content.time_count, pos.time_pile, strict=True)])
    laid = list(pos.marker)
    pos.set_aside = numbers_of([content.marker_count[marker] - laid.count(marker) for marker in MARKERS])
    if min(*pos.stock, *pos.pile, *pos.time_used, *pos.set_aside) < 0:
        raise BadPosition("box", "there are more units, tiles or markers in this position than in the box")
