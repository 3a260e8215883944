"""Scenes: a position, text actions and scripted chance, so that a test reads like the rulebook.

    scene = figure("steel", cubes=4, orange="reserve 1k tiles influence_castle")
    scene.play("orange", "play_tile influence_castle", "acquire deira")
    assert scene.targets("white", "retreat_knight") == {"rheged", "elmet"}

Units are written as in the rules' examples: `2k1m` is two knights and a mage, `0` is none.  Nothing is answered
by itself: every choice and every draw of NATURE has to be written down, and a draw that is not fails the test.
"""

import re
from typing import Any

from hatalom.core.driver import settle, step
from hatalom.core.game import Forecast, Result
from hatalom.core.notation import write_bag
from hatalom.core.numbers import Numbers
from hatalom.core.question import NATURE, Question, Seat
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import (
    CYCLE,
    KNIGHT,
    MAGE,
    MARKER,
    MARKER_COUNT,
    NOBODY,
    REGION,
    SEAT,
    TILE,
    TILE_COUNT,
    Region,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.verbs import VERBS

CONTENT = GAME.load_content()

MARKERS_OF_THE_FIGURE = {
    "strathclyde": "tent",
    "bernicia": "key",
    "rheged": "helmet",
    "deira": "castle",
    "elmet": "tent",
    "gwynedd": "key",
    "powys": "tent",
    "dyfed": "castle",
    "mercia": "castle",
    "lindsey": "key",
    "east_anglia": "key",
    "essex": "castle",
    "kent": "tent",
    "wessex": "castle",
    "dumnonia": "helmet",
}
"""Set aside are three helmets."""

UNITS_OF_THE_FIGURE = {
    "strathclyde": "orange 1m",  # A
    "elmet": "white 2m",  # B
    "rheged": "white 1k2m",  # C
    "deira": "white 1k",  # D
    "lindsey": "orange 4k",  # E
    "dumnonia": "orange 1m",  # F
    "powys": "orange 1m",  # G
    "bernicia": "orange 1m",  # H
}

SEAT_WORDS = ("vp", "points", "reserve", "tiles", "strength")


class Scene:
    """A position under test.  After every step the game's invariants are checked."""

    def __init__(self, pos: PowerAndWeakness) -> None:
        self.pos = pos
        self.events: list[tuple[str, dict[str, str | int]]] = []
        self.rules: dict[str, str] = {}
        pos.log = []
        self.questions: list[Question] = []
        self._settle()

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, seat: str, *actions: str) -> "Scene":
        """The seat answers its questions, one after another; each answer must be among the options."""
        for text in actions:
            self._answer(SEAT.numbers[seat], text)
        return self

    def nature(self, *actions: str) -> "Scene":
        """Scripted chance."""
        for text in actions:
            self._answer(NATURE, text)
        return self

    def turn_up(self, time: int, tiles: str) -> "Scene":
        """NATURE's script for the start of a cycle: the time tile, then the action tiles (`move*2 ship`)."""
        self.nature(f"turn_up_time {time}")
        return self.turn_up_tiles(tiles)

    def turn_up_tiles(self, tiles: str) -> "Scene":
        for word in tiles.split():
            tile, _, count = word.partition("*")
            self.nature(*[f"turn_up_tile {tile}"] * int(count or 1))
        return self

    def bid(self, orange: int, white: int) -> "Scene":
        return self.play("orange", f"bid {orange}").play("white", f"bid {white}")

    def _answer(self, seat: int, text: str) -> None:
        action = VERBS.parse(text)
        assert action >= 0, f"{text!r} is no action of the game"
        question = self.question(seat)
        offered = [VERBS.text(option) for option in question.options]
        assert action in question.options, f"{text!r} is not offered; the options: {', '.join(offered)}"
        step(self.pos, seat, action)
        self._settle()

    def _settle(self) -> None:
        self.questions = settle(self.pos)
        for event in self.pos.log or []:
            self.events.append((event.message.key, event.message.fill(event.args)))
            self.rules[event.message.key] = event.message.rule
        self.pos.log = []
        assert GAME.broken_invariant(self.pos) is None
        assert all(question.options for question in self.questions), "a question without options"

    # -- questions ------------------------------------------------------------------------------------------

    def question(self, seat: int) -> Question:
        for question in self.questions:
            if question.seat == seat:
                return question
        raise AssertionError(f"nothing is asked of {_seat_name(seat)}; asked: {self.asked or 'nobody'}")

    @property
    def asked(self) -> str:
        """Who is asked: `orange`, `nature`, or both seats of an auction, `orange white`."""
        return " ".join(_seat_name(question.seat) for question in self.questions)

    @property
    def prompt(self) -> str:
        """The key of the first open question."""
        return self.questions[0].prompt.key

    @property
    def action_number(self) -> tuple[int, int]:
        """8.2  Which action of how many is being chosen."""
        question = self.questions[0]
        assert question.prompt.key == "ask-action"
        return question.args[0], question.args[1]

    def options(self, seat: str) -> set[str]:
        return {VERBS.text(option) for option in self.question(_seat_number(seat)).options}

    def verbs(self, seat: str) -> set[str]:
        """The kinds of answers offered: `take_tile`, `place_unit`…"""
        return {option.split()[0] for option in self.options(seat)}

    def targets(self, seat: str, verb: str) -> set[str]:
        return {option.split()[1] for option in self.options(seat) if option.split()[0] == verb}

    def weights(self) -> dict[str, int]:
        """NATURE's question: how many of each are in the bag."""
        question = self.question(NATURE)
        texts = [VERBS.text(option).split()[1] for option in question.options]
        return dict(zip(texts, question.weights, strict=True))

    def refusal(self, seat: str, text: str) -> tuple[str, str] | None:
        """Why an action is not offered: key and rule number of what the phase says of it."""
        action = VERBS.parse(text)
        assert action >= 0, f"{text!r} is no action of the game"
        assert action not in self.question(SEAT.numbers[seat]).options, f"{text!r} is offered"
        said = self.pos.stack[-1].why_not(self.pos, Seat(SEAT.numbers[seat]), action)
        if said is None:
            return None
        said.fill()
        return said.message.key, said.message.rule

    def refusal_args(self, seat: str, text: str) -> dict[str, str | int]:
        said = self.pos.stack[-1].why_not(self.pos, Seat(SEAT.numbers[seat]), VERBS.parse(text))
        assert said is not None
        return said.fill()

    def forecast(self, seat: str, text: str) -> Forecast:
        found = GAME.forecast(self.pos, Seat(SEAT.numbers[seat]), VERBS.parse(text))
        assert found is not None
        return found

    # -- facts ----------------------------------------------------------------------------------------------

    def at(self, region: str) -> str:
        """`orange 2k1m`, or `empty`."""
        number = REGION.numbers[region]
        owner = self.pos.owner[number]
        return "empty" if owner == NOBODY else f"{SEAT.ids[owner]} {units_of(self.pos.units, number)}"

    def board(self) -> dict[str, str]:
        """All regions that are not empty."""
        return {region: self.at(region) for region in REGION.ids if self.at(region) != "empty"}

    def marker(self, region: str) -> str:
        return MARKER.ids[self.pos.marker[REGION.numbers[region]]]

    def reserve(self, seat: str) -> str:
        return units_of(self.pos.reserve, SEAT.numbers[seat])

    def stock(self, seat: str) -> str:
        return units_of(self.pos.stock, SEAT.numbers[seat])

    def tiles(self, seat: str) -> str:
        first = TILE_COUNT * SEAT.numbers[seat]
        return " ".join(write_bag(self.pos.held[first : first + TILE_COUNT], TILE))

    def strength(self, seat: str) -> str:
        first = MARKER_COUNT * SEAT.numbers[seat]
        return " ".join(write_bag(self.pos.strength[first : first + MARKER_COUNT], MARKER))

    def vp(self) -> tuple[int, int]:
        return self.pos.vp[0], self.pos.vp[1]

    def points(self) -> tuple[int, int]:
        """17.3  As counted at the end of the last cycle."""
        return self.pos.points[0], self.pos.points[1]

    def active_regions(self) -> tuple[int, int]:
        """3.6  By the cycle being played."""
        return self.pos.active_regions(Seat(0), self.pos.cycle), self.pos.active_regions(Seat(1), self.pos.cycle)

    @property
    def cycle(self) -> str:
        return CYCLE.ids[self.pos.cycle]

    @property
    def cubes(self) -> int:
        return self.pos.hourglass

    @property
    def display(self) -> str:
        return " ".join(write_bag(self.pos.display, TILE))

    @property
    def discard(self) -> str:
        return " ".join(write_bag(self.pos.discard, TILE))

    @property
    def set_aside(self) -> str:
        return " ".join(write_bag(self.pos.set_aside, MARKER))

    @property
    def result(self) -> Result | None:
        return GAME.result(self.pos)

    @property
    def text(self) -> str:
        return GAME.write(self.pos)

    def adjacent(self, a: str, b: str) -> bool:
        return self.pos.is_adjacent(Region(REGION.numbers[a]), Region(REGION.numbers[b]))

    def told(self, key: str) -> list[dict[str, str | int]]:
        """The arguments of every line of the log with this key."""
        return [args for name, args in self.events if name == key]

    @property
    def log(self) -> list[str]:
        """The keys of the log so far."""
        return [key for key, _ in self.events]

    def copy(self) -> "Scene":
        """The same scene again, to try another answer."""
        return Scene(self.pos.copy())


# -- building ------------------------------------------------------------------------------------------------


def figure(cycle: str, **facts: Any) -> Scene:
    """The figure position of the rulebook's examples, with a seat on turn."""
    regions = {**UNITS_OF_THE_FIGURE, **facts.pop("regions", {})}
    return scene(cycle, regions=regions, **facts)


def scene(
    cycle: str = "magic",
    *,
    cubes: int = 4,
    length: int = 8,
    number: int = 6,
    recruited: bool = False,
    orange: str = "",
    white: str = "",
    display: str = "",
    discard: str = "",
    time: str = "3 4*2 5*3 6*2 7*2 8",
    regions: dict[str, str] | None = None,
    on_turn: str = "orange",
    actions: int = 2,
    left: int | None = None,
    stack: str = "",
) -> Scene:
    """A seat at the beginning of an action.  Markers lie as in the figure unless a region names its own.

    A seat is described like `vp 2 reserve 2k1m tiles move merlin*2 strength tent`, a region like
    `orange 2k1m` or `helmet white 1k`; what is left out is 0 or empty.
    """
    seat = SEAT.numbers[on_turn]
    left = actions if left is None else left
    lines = [
        f"cycle {number} {cycle} cubes {cubes}/{max(length, cubes)}{' recruited' if recruited else ''}",
        _seat_line("orange", orange),
        _seat_line("white", white),
        f"display {display}",
        f"discard {discard}",
        f"time {time}",
        *(_region_line(region, (regions or {}).get(region, "")) for region in REGION.ids),
        f"stack {stack or f'Cycle[4,{1 - seat},false] Turn[{seat},{actions},{left}]'}",
    ]
    return Scene(GAME.read("\n".join(lines), CONTENT))


def new_cycle(cycle: str, **facts: Any) -> Scene:
    """The moment before a cycle begins: the first thing that happens is reinforcement."""
    return scene(cycle, cubes=0, stack="Cycle[0,0,false]", **facts)


def set_up() -> Scene:
    """A new game, before the first marker is laid."""
    return Scene(GAME.set_up(2, {}, CONTENT))


def first_cycle(starter: str = "orange", display: str = "move*3 ship*2 merlin*2") -> Scene:
    """A new game with the markers of the figure and the given display, up to the first action."""
    begun = set_up()
    begun.nature(*(f"lay_marker {marker}" for marker in MARKERS_OF_THE_FIGURE.values()))
    begun.turn_up_tiles(display)
    return begun.nature(f"draw_starter {starter}")


def _seat_line(name: str, given: str) -> str:
    words: dict[str, list[str]] = {word: [] for word in SEAT_WORDS}
    key = ""
    for word in given.split():
        if word in words:
            key = word
        else:
            words[key].append(units_word(word) if key == "reserve" else word)
    defaults = {"vp": ["0"], "points": ["0"], "reserve": ["0m0k"]}
    return " ".join([name, *(" ".join([word, *(words[word] or defaults.get(word, []))]) for word in SEAT_WORDS)])


def _region_line(region: str, given: str) -> str:
    words = given.split()
    marker = words.pop(0) if words and words[0] in MARKER.numbers else MARKERS_OF_THE_FIGURE[region]
    if words:
        words[-1] = units_word(words[-1])
    return " ".join([region, marker, *words])


def units_word(text: str) -> str:
    """`2k1m` or `4k` in the order of the notation, `1m2k`."""
    counts = {"m": 0, "k": 0}
    assert re.fullmatch(r"(\d+[mk])*|0", text), f"{text!r} should name units like 2k1m"
    for count, kind in re.findall(r"(\d+)([mk])", text):
        counts[kind] = int(count)
    return f"{counts['m']}m{counts['k']}k"


def units_of(bag: Numbers, index: int) -> str:
    knights, mages = bag[2 * index + KNIGHT], bag[2 * index + MAGE]
    return (f"{knights}k" if knights else "") + (f"{mages}m" if mages else "") or "0"


def _seat_number(seat: str) -> int:
    return NATURE if seat == "nature" else SEAT.numbers[seat]


def _seat_name(seat: int) -> str:
    return "nature" if seat == NATURE else SEAT.ids[seat]
