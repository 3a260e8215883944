"""A position as a few lines of text, for tests, lessons and bug reports.

    players 3 century 1689 turns 17
    red score 23 hand gold*2 title known gold treachery assassin seen cards king earl*2
    paris_upper red dead blue yellow*2
    hex london red
    square france red blue
    large blue
    round 1589 britain red yellow
    revolution gold*3 title*7
    display gold*2 title palace bishop*2
    treachery_display assassin gallows
    emptied ireland_upper
    stack CourseOfPlay[1] Turn[0,1,2] Treachery[0]

Every line may be missing.  Noble tiles, the draw pile and the treachery pile follow from the rest, so they are not
written.  A dash stands for a marker nobody has.
"""

from typing import Any

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.notation import read_bag, read_stack, reading_line, split_lines, write_bag, write_stack
from hatalom.core.numbers import bit, numbers_of
from hatalom.core.position import Phase
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.board import NO_BOX, Content
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    BOX,
    CENTURIES,
    CENTURY,
    COUNTRIES,
    COUNTRY,
    COUNTRY_COUNT,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE,
    NOBLE_COUNT,
    NOBODY,
    SEAT,
    TREACHERIES,
    TREACHERY,
    TREACHERY_COUNT,
    Box,
    Century,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.duty import boxes_in

SEAT_KEYS = ("score", "hand", "known", "treachery", "seen", "cards")
ATTRIBUTE_BAGS = ("revolution", "display", "set_aside", "discard", "returned")
MARKERS = ("hex", "square", "large", "round")
TREACHERY_BAGS = ("treachery_display", "treachery_discard")


def write(pos: HeadsOfState) -> str:
    lines = [
        ["players", str(pos.seats), "century", CENTURY.ids[pos.century], "turns", str(pos.turns)],
        *(_seat_words(pos, seat) for seat in pos.players),
        *(_box_words(pos, box) for box in pos.content.boxes),
        *(["hex", AREA.ids[area], SEAT.ids[seat]] for area, seat in enumerate(pos.hex_taken) if seat != NOBODY),
        *(["square", COUNTRY.ids[country], *_takers(pos.square_taken, country)] for country in COUNTRIES),
        ["large", *(_taker(seat) for seat in pos.large_taken)],
        *(
            [
                "round",
                CENTURY.ids[century],
                COUNTRY.ids[country],
                *_takers(pos.round_taken, century * COUNTRY_COUNT + country),
            ]
            for century in CENTURIES
            for country in COUNTRIES
        ),
        *([name, *write_bag(getattr(pos, name), ATTRIBUTE)] for name in ATTRIBUTE_BAGS),
        *([name, *write_bag(getattr(pos, name), TREACHERY)] for name in TREACHERY_BAGS),
        *([name, *(BOX.ids[box] for box in boxes_in(getattr(pos, name)))] for name in ("emptied", "named")),
        ["stack", *write_stack(pos)],
    ]
    return "".join(" ".join(words) + "\n" for words in lines if words)


def _seat_words(pos: HeadsOfState, seat: Seat) -> list[str]:
    return [
        SEAT.ids[seat],
        *("score", str(pos.score[seat])),
        *("hand", *_own(pos.hand, seat, ATTRIBUTE)),
        *("known", *_own(pos.known, seat, ATTRIBUTE)),
        *("treachery", *_own(pos.treachery, seat, TREACHERY)),
        *("seen", *_own(pos.treachery_known, seat, TREACHERY)),
        *("cards", *_own(pos.cards, seat, NOBLE)),
    ]


def _own(bags: list[int], seat: Seat, kind: Kind) -> list[str]:
    size = len(kind.ids)
    return write_bag(bags[size * seat : size * (seat + 1)], kind)


def _box_words(pos: HeadsOfState, box: Box) -> list[str]:
    owner, dead = pos.owner[box], pos.dead[MOST_SEATS * box : MOST_SEATS * (box + 1)]
    if owner == NOBODY and not any(dead):
        return []
    return [BOX.ids[box], _taker(owner), *(["dead", *write_bag(dead, SEAT)] if any(dead) else [])]


def _taker(seat: Seat) -> str:
    return SEAT.ids[seat] if seat != NOBODY else "-"


def _takers(taken: list[Seat], pair: i64) -> list[str]:
    return [_taker(seat) for seat in taken[MARKER_PLACES * pair : MARKER_PLACES * (pair + 1)]]


def read(text: str, content: Content, phases: dict[str, type[Phase[Any]]]) -> HeadsOfState:
    lines = split_lines(text)
    if not lines or lines[0][1][:2] not in (["players", str(seats)] for seats in range(2, 6)):
        raise BadPosition("first-line", example="players 3 century 1589 turns 12")
    pos = HeadsOfState(content, int(lines[0][1][1]))
    for number, words in lines:
        with reading_line(number, words):
            _read_line(pos, words, phases)
    _derive(pos)
    return pos


def _read_line(pos: HeadsOfState, words: list[str], phases: dict[str, type[Phase[Any]]]) -> None:
    head, rest = words[0], words[1:]
    if head == "players":
        pos.century, pos.turns = Century(CENTURY.numbers[rest[2]]), int(rest[4])
    elif head in SEAT.numbers:
        _read_seat(pos, Seat(SEAT.numbers[head]), rest)
    elif head in BOX.numbers:
        _read_box(pos, Box(BOX.numbers[head]), rest)
    elif head in MARKERS:
        _read_markers(pos, head, rest)
    elif head in ATTRIBUTE_BAGS:
        setattr(pos, head, numbers_of(read_bag(rest, ATTRIBUTE, ATTRIBUTE_COUNT)))
    elif head in TREACHERY_BAGS:
        setattr(pos, head, numbers_of(read_bag(rest, TREACHERY, TREACHERY_COUNT)))
    elif head in ("emptied", "named"):
        setattr(pos, head, sum(bit(BOX.numbers[name]) for name in rest))
    elif head == "stack":
        pos.stack = read_stack(rest, phases)
    else:
        raise BadWord(head, f"{head!r} is neither a box nor a seat nor a heading")


def _read_markers(pos: HeadsOfState, head: str, words: list[str]) -> None:
    if head == "hex":
        pos.hex_taken[AREA.numbers[words[0]]] = _read_taker(words[1])
    elif head == "square":
        _read_takers(pos.square_taken, COUNTRY.numbers[words[0]], words[1:])
    elif head == "large":
        for place, name in enumerate(words):
            pos.large_taken[place] = _read_taker(name)
    else:
        _read_takers(pos.round_taken, CENTURY.numbers[words[0]] * COUNTRY_COUNT + COUNTRY.numbers[words[1]], words[2:])


def _read_seat(pos: HeadsOfState, seat: Seat, words: list[str]) -> None:
    if seat >= pos.seats:
        raise BadWord(SEAT.ids[seat], f"there is no seat {SEAT.ids[seat]} with {pos.seats} players")
    found: dict[str, list[str]] = {key: [] for key in SEAT_KEYS}
    key = ""
    for word in words:
        if word in found:
            key = word
        elif key:
            found[key].append(word)
        else:
            raise BadWord(word, f"{word!r} should come after one of {', '.join(SEAT_KEYS)}")
    if found["score"]:
        pos.score[seat] = int(found["score"][0])
    _read_own(pos.hand, seat, found["hand"], ATTRIBUTE)
    _read_own(pos.known, seat, found["known"], ATTRIBUTE)
    _read_own(pos.treachery, seat, found["treachery"], TREACHERY)
    _read_own(pos.treachery_known, seat, found["seen"], TREACHERY)
    _read_own(pos.cards, seat, found["cards"], NOBLE)


def _read_own(bags: list[int], seat: Seat, words: list[str], kind: Kind) -> None:
    size = len(kind.ids)
    bags[size * seat : size * (seat + 1)] = read_bag(words, kind, size)


def _read_box(pos: HeadsOfState, box: Box, words: list[str]) -> None:
    if pos.content.box_noble[box] == NO_BOX:
        raise BadWord(BOX.ids[box], f"the board has no box {BOX.ids[box]}")
    pos.owner[box] = _read_taker(words[0])
    if len(words) > 1:
        pos.dead[MOST_SEATS * box : MOST_SEATS * (box + 1)] = read_bag(words[2:], SEAT, MOST_SEATS)


def _read_taker(word: str) -> Seat:
    return NOBODY if word == "-" else Seat(SEAT.numbers[word])


def _read_takers(taken: list[Seat], pair: int, words: list[str]) -> None:
    taken[MARKER_PLACES * pair : MARKER_PLACES * (pair + 1)] = [_read_taker(word) for word in words[:MARKER_PLACES]]


def _derive(pos: HeadsOfState) -> None:
    """What is nowhere else is in front of its player or in its pile."""
    content = pos.content
    for box in content.boxes:
        noble = content.box_noble[box]
        for seat in pos.players:
            pos.tiles[NOBLE_COUNT * seat + noble] -= (pos.owner[box] == seat) + pos.dead[MOST_SEATS * box + seat]
    for attribute in ATTRIBUTES:
        out = sum(getattr(pos, name)[attribute] for name in ATTRIBUTE_BAGS if name != "returned")
        out += sum(pos.hand[ATTRIBUTE_COUNT * seat + attribute] for seat in pos.players)
        pos.draw_pile[attribute] = content.attribute_counts[pos.seats][attribute] - out
    for card in TREACHERIES:
        out = sum(getattr(pos, name)[card] for name in TREACHERY_BAGS)
        out += sum(pos.treachery[TREACHERY_COUNT * seat + card] for seat in pos.players)
        pos.treachery_pile[card] = content.treachery_count[card] - out
    if min(*pos.tiles, *pos.draw_pile, *pos.treachery_pile) < 0:
        raise BadPosition("box", "there are more tiles or cards in this position than in the box")
