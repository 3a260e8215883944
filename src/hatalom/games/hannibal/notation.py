"""A position as a few lines of text, for tests, lessons and bug reports.

    scenario second_punic_war
    turn 3
    rome hand c01 c33*
    carthage hand c06
    discard c02 c61
    removed c09b
    space saguntum carthage units 0 10 elephants 2 siege 1 garrison 2 1
    general hannibal saguntum
    general p_scipio rome_city consul
    set truce true
    stack Turn[4,1,false] Play[1,false,false,false]

A card with a star is known to the opponent.  A space without marker is `-`; units are Rome's, then Carthage's; a
garrison is its units and the elephants among them.  Spaces that hold nothing are not written, and any other field
only if it differs from the beginning of the scenario.  The cards that are nowhere else are in the deck.  A text
written by hand may begin with `markers start`: all markers as the scenario has them, before the spaces that differ.
"""

from typing import Any

import msgspec

from hatalom.core.notation import read_stack, reading_line, split_lines, write_stack
from hatalom.core.numbers import Numbers, numbers_of, zeros
from hatalom.core.position import Phase
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.snapshot import fitting, plain, revive
from hatalom.games.hannibal.board import Content
from hatalom.games.hannibal.names import (
    CARD,
    CARDS,
    DISPLACED,
    ELIMINATED,
    GENERAL,
    GENERALS,
    IN_POOL,
    NOBODY,
    OFFICE,
    SCENARIO,
    SEAT,
    SPACE,
    SPACES,
    Card,
    Space,
)
from hatalom.games.hannibal.position import Hannibal

MARKERS = ("rome", "carthage", "neutral_tribe", "carthage_tribe")
PLACES = {IN_POOL: "pool", DISPLACED: "displaced", ELIMINATED: "eliminated"}
WRITTEN = {
    "scenario",
    "turn",
    "marker",
    "siege",
    "units",
    "elephants",
    "garrison",
    "garrison_elephants",
    "at",
    "is_inside",
    "office",
    "deck",
    "hand",
    "known",
    "discard",
    "removed",
}


def write(pos: Hannibal) -> str:
    lines = [
        ["scenario", SCENARIO.ids[pos.scenario]],
        ["turn", str(pos.turn)],
        *([name, "hand", *_hand(pos, seat)] for seat, name in enumerate(SEAT.ids)),
        ["discard", *_cards(pos.discard)],
        ["removed", *_cards(pos.removed)],
        *(_space_words(pos, space) for space in range(SPACES) if _is_worth_a_line(pos, space)),
        *(_general_words(pos, general) for general in range(GENERALS) if pos.at[general] != IN_POOL),
        *_set_lines(pos),
        ["stack", *write_stack(pos)],
    ]
    return "\n".join(" ".join(words) for words in lines) + "\n"


def _hand(pos: Hannibal, seat: int) -> list[str]:
    first = CARDS * seat
    return [
        CARD.ids[card] + ("*" if pos.known[first + card] else "") for card in range(CARDS) if pos.hand[first + card]
    ]


def _cards(bag: Numbers) -> list[str]:
    return [CARD.ids[card] for card in range(CARDS) if bag[card]]


def _is_worth_a_line(pos: Hannibal, space: int) -> bool:
    return pos.marker[space] >= 0 or pos.units[space] + pos.units[SPACES + space] + pos.siege[space] > 0


def _space_words(pos: Hannibal, space: int) -> list[str]:
    marker = pos.marker[space]
    words = ["space", SPACE.ids[space], MARKERS[marker] if marker >= 0 else "-"]
    if pos.units[space] + pos.units[SPACES + space] > 0:
        words += ["units", str(pos.units[space]), str(pos.units[SPACES + space])]
    if pos.elephants[space]:
        words += ["elephants", str(pos.elephants[space])]
    if pos.siege[space]:
        words += ["siege", str(pos.siege[space])]
    if pos.garrison[space]:
        words += ["garrison", str(pos.garrison[space]), str(pos.garrison_elephants[space])]
    return words


def _general_words(pos: Hannibal, general: int) -> list[str]:
    place = pos.at[general]
    words = ["general", GENERAL.ids[general], SPACE.ids[place] if place >= 0 else PLACES[place]]
    if pos.office[general]:
        words.append(OFFICE.ids[pos.office[general]])
    if pos.is_inside[general]:
        words.append("inside")
    return words


def _set_lines(pos: Hannibal) -> list[list[str]]:
    fresh = Hannibal(pos.content, pos.scenario)
    lines = []
    for name in Hannibal.FIELDS:
        value = plain(getattr(pos, name))
        if name not in WRITTEN and value != plain(getattr(fresh, name)):
            lines.append(["set", name, msgspec.json.encode(value).decode()])
    return lines


def read(text: str, content: Content, phases: dict[str, type[Phase[Any]]]) -> Hannibal:
    pos = Hannibal(content, 0)
    for number, words in split_lines(text):
        with reading_line(number, words):
            if words[0] == "scenario":
                pos = _empty(content, SCENARIO.numbers[words[1]])
            else:
                _read_line(pos, words, phases)
    _fill_deck(pos)
    return pos


def _empty(content: Content, scenario: int) -> Hannibal:
    pos = Hannibal(content, scenario)
    pos.marker = numbers_of([NOBODY] * SPACES)
    pos.removed = zeros(CARDS)
    return pos


def _read_line(pos: Hannibal, words: list[str], phases: dict[str, type[Phase[Any]]]) -> None:
    head, rest = words[0], words[1:]
    if head == "turn":
        pos.turn = int(rest[0])
    elif head in SEAT.numbers:
        _read_hand(pos, SEAT.numbers[head], rest[1:])
    elif head == "discard":
        pos.discard = _read_cards(rest)
    elif head == "removed":
        pos.removed = _read_cards(rest)
    elif head == "markers":
        pos.marker = Hannibal(pos.content, pos.scenario).marker
    elif head == "space":
        _read_space(pos, SPACE.numbers[rest[0]], rest[1:])
    elif head == "general":
        _read_general(pos, GENERAL.numbers[rest[0]], rest[1:])
    elif head == "set":
        _read_field(pos, rest[0], " ".join(rest[1:]))
    elif head == "stack":
        pos.stack = read_stack(rest, phases)
    else:
        raise BadWord(head, f"{head!r} is not a heading of this notation")


def _read_hand(pos: Hannibal, seat: int, words: list[str]) -> None:
    for word in words:
        card = CARD.numbers[word.removesuffix("*")]
        pos.hand[CARDS * seat + card] = 1
        pos.known[CARDS * seat + card] = int(word.endswith("*"))


def _read_cards(words: list[str]) -> Numbers:
    unknown = [word for word in words if word not in CARD.numbers]
    if unknown:
        raise BadWord(unknown[0], f"{unknown[0]!r} is not a strategy card")
    return numbers_of([int(name in words) for name in CARD.ids])


def _read_space(pos: Hannibal, space: int, words: list[str]) -> None:
    pos.marker[space] = NOBODY if words[0] == "-" else MARKERS.index(words[0])
    if "units" in words:
        at = words.index("units")
        pos.units[space], pos.units[SPACES + space] = int(words[at + 1]), int(words[at + 2])
    if "elephants" in words:
        pos.elephants[space] = int(words[words.index("elephants") + 1])
    if "siege" in words:
        pos.siege[space] = int(words[words.index("siege") + 1])
    if "garrison" in words:
        at = words.index("garrison")
        pos.garrison[space], pos.garrison_elephants[space] = int(words[at + 1]), int(words[at + 2])


def _read_general(pos: Hannibal, general: int, words: list[str]) -> None:
    away = {name: place for place, name in PLACES.items()}
    pos.at[general] = away[words[0]] if words[0] in away else Space(SPACE.numbers[words[0]])
    pos.is_inside[general] = "inside" in words
    for word in words[1:]:
        if word in OFFICE.numbers:
            pos.office[general] = OFFICE.numbers[word]


def _read_field(pos: Hannibal, name: str, value: str) -> None:
    if name not in Hannibal.FIELDS or name in WRITTEN:
        raise BadWord(name, f"{name!r} is not a field that can be set")
    field = getattr(pos, name)
    told = msgspec.json.decode(value, type=type(plain(field)))
    setattr(pos, name, fitting(revive(told, Hannibal.RECORDS.get(name)), field))


def _fill_deck(pos: Hannibal) -> None:
    """Every strategy card that is nowhere else is in the deck."""
    for card in range(CARDS):
        elsewhere = pos.hand[card] + pos.hand[CARDS + card] + pos.discard[card] + pos.removed[card]
        elsewhere += int(pos.lies_on_table(Card(card)))
        if elsewhere > 1:
            raise BadPosition("twice", f"the strategy card {CARD.ids[card]} is in two places", thing=CARD.ids[card])
        pos.deck[card] = 1 - elsewhere
