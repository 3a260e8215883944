"""Scenes: a position, text actions and scripted dice, so that a test reads like the rulebook.

    scene = Scene("1914_autumn").cards(germany=1, britain=2)
    scene.slot("germany")
    scene.play("germany", "call turkey").play("britain", "delay", "delay")

Players are named by the power that acts.  What leaves no choice is answered by itself (writing it down does no harm);
every real choice and every die has to be written down.
"""

from collections.abc import Iterable

from mypy_extensions import i64

from hatalom.core.driver import settle, step
from hatalom.core.position import Phase
from hatalom.core.question import NATURE, Question
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import (
    GENERAL,
    NEITHER,
    NO_SEAT,
    PLACE,
    POWER,
    PROVINCES,
    TURN,
    UNIT,
    UNIT_COUNT,
    Alliance,
    Place,
    Power,
    Unit,
)
from hatalom.games.great_war.phases.diplomacy.slot import DiplomacySlot
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.phases.turn import (
    STEP_BATTLES,
    STEP_BEGIN,
    STEP_DIPLOMACY,
    STEP_OTHER_MOVES,
    STEP_PURCHASE,
    Turn,
    War,
)
from hatalom.games.great_war.position import WORKING, GreatWar
from hatalom.games.great_war.units import count_in, count_of, kind_of, points_of, power_of, turned_of
from hatalom.games.great_war.verbs import VERBS

CONTENT = GAME.load_content()


def power(name: str) -> Power:
    return Power(POWER.numbers[name])


def place(name: str) -> Place:
    return Place(PLACE.numbers[name])


def unit(name: str) -> Unit:
    return Unit(UNIT.numbers[name])


class Scene:
    """The war as it begins, without any units, at the turn that is named; more countries may be in the war."""

    def __init__(self, turn: str = "1914_summer", *, players: int = 7, war: str = "", advanced: str = "off") -> None:
        options = {"form": "advanced" if advanced == "on" else "basic"}
        if advanced not in ("on", "off"):
            options |= dict.fromkeys(advanced.split(), "on")
        self.pos: GreatWar = GAME.set_up(players, options, CONTENT)
        self.pos.stack = [War()]
        self.pos.turn = TURN.numbers[turn]
        self.pos.log = []
        self.forced: list[int] = []
        for name in war.split():
            self.join(name)

    # -- building -----------------------------------------------------------------------------------------------

    def join(self, name: str, alliance: Alliance = NEITHER, patron: str = "") -> "Scene":
        """A country is in the war, without units."""
        country = power(name)
        camp = CONTENT.camp[country]
        self.pos.alliance[country] = alliance if alliance != NEITHER else camp
        self.pos.join_order(country)
        self.pos.called[country] = True
        if patron:
            self.pos.patron[country] = power(patron)
        if self.pos.runner[country] == NO_SEAT:
            runner = power(patron) if patron else self.pos.spokesman(self.pos.alliance[country])
            self.pos.runner[country] = self.pos.runner[runner]
        return self

    def units(self, nation: str, where: str, **kinds: int) -> "Scene":
        for kind, count in kinds.items():
            self.pos.raise_unit(place(where), power(nation), unit(kind), count)
        return self

    def hold(self, nation: str, *provinces: str) -> "Scene":
        for province in provinces:
            self.pos.controller[place(province)] = power(nation)
        return self

    def general(self, name: str, where: str) -> "Scene":
        self.pos.general_at[GENERAL.numbers[name]] = place(where)
        return self

    def cards(self, **numbers: int) -> "Scene":
        for name, number in numbers.items():
            self.pos.cards[power(name)] = number
        return self

    def ip(self, **numbers: int) -> "Scene":
        for name, number in numbers.items():
            self.pos.ip[power(name)] = number
        return self

    def on_card(self, nation: str, **kinds: int) -> "Scene":
        for kind, count in kinds.items():
            self.pos.card[UNIT_COUNT * power(nation) + unit(kind)] = count
        return self

    def factory(self, *provinces: str, state: int = WORKING) -> "Scene":
        for province in provinces:
            self.pos.factory[place(province)] = state
        return self

    def hospital(self, *provinces: str) -> "Scene":
        for province in provinces:
            self.pos.hospital[place(province)] = True
        return self

    def line(self, *provinces: str) -> "Scene":
        for province in provinces:
            self.pos.line[place(province)] = True
        return self

    def war_production(self, *nations: str) -> "Scene":
        for nation in nations:
            self.pos.war_production[power(nation)] = True
        return self

    def look(self) -> "Scene":
        """4.14  What was empty when the turn began."""
        for province in PROVINCES:
            self.pos.idle[province] = not self.pos.units[province]
        return self

    # -- where the scene begins ---------------------------------------------------------------------------------

    def begin(self, *phases: Phase[GreatWar], step_: int = STEP_BEGIN, waiting: Iterable[str] = ()) -> "Scene":
        """These phases lie on a turn in this step."""
        self.pos.stack = [War(), Turn(step_, [power(name) for name in waiting]), *phases]
        return self

    def slot(self, name: str, tried: int = 0) -> "Scene":
        """One power's slot in the Diplomacy phase."""
        return self.look().begin(DiplomacySlot(power(name), tried), step_=STEP_DIPLOMACY)

    def battles(self, *names: str) -> "Scene":
        return self.begin(step_=STEP_BATTLES, waiting=names)

    def moves(self, *names: str) -> "Scene":
        return self.begin(step_=STEP_OTHER_MOVES, waiting=names)

    def purchase(self, name: str) -> "Scene":
        return self.begin(PurchaseSlot(power(name)), step_=STEP_PURCHASE)

    def step(self, step_: int) -> "Scene":
        """The turn goes on with the step after this one."""
        return self.begin(step_=step_)

    # -- playing ------------------------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """What is open, after everything that leaves no choice."""
        while questions := settle(self.pos):
            question = questions[0]
            if question.seat == NATURE or not question.is_forced():
                return question
            self.forced.append(question.options[0])
            step(self.pos, question.seat, question.options[0])
        return None

    def play(self, nation: str, *actions: str) -> "Scene":
        for text in actions:
            self._answer(self.pos.runner[power(nation)], text)
        self.question()
        return self

    def roll(self, *faces: int) -> "Scene":
        for face in faces:
            self._answer(NATURE, f"roll {face}")
        self.question()
        return self

    def _answer(self, seat: int, text: str) -> None:
        question = self.question()
        action = VERBS.parse(text)
        assert action >= 0, f"{text} is no action"
        if action in self.forced:  # it was the only way, so it has happened already
            self.forced.remove(action)
            return
        assert question is not None, f"nothing is asked; wanted {text}"
        assert action in question.options, f"{text} is not among {self.options()}"
        assert question.seat == seat, f"{question.prompt.key} asks seat {question.seat}; wanted {text}"
        self.forced = []
        step(self.pos, seat, action)
        broken = GAME.broken_invariant(self.pos)
        assert broken is None, broken

    # -- looking ------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        question = self.question()
        return [VERBS.text(option) for option in question.options] if question is not None else []

    def offers(self, text: str) -> bool:
        return text in self.options()

    def asked(self) -> tuple[str, str]:
        """The prompt and the power it names."""
        question = self.question()
        assert question is not None, "nothing is asked"
        return question.prompt.key, POWER.ids[question.args[0]]

    def prompt(self) -> str:
        question = self.question()
        return question.prompt.key if question is not None else ""

    def why_not(self, text: str) -> str:
        question = self.question()
        assert question is not None, "nothing is asked"
        said = self.pos.stack[-1].why_not(self.pos, question.seat, VERBS.parse(text))
        return said.message.key if said is not None else ""

    def said(self, key: str) -> list[list[int]]:
        """The arguments of every line of the log with this key."""
        return [event.args for event in self.pos.log or [] if event.message.key == key]

    def count(self, nation: str, where: str, kind: str) -> int:
        return count_in(self.pos.units[place(where)], power(nation), unit(kind))

    def state(self, where: str, nation: str, kind: i64) -> list[tuple[int, int, int]]:
        """Count, points left and face of the entries of one kind."""
        return [
            (count_of(entry), points_of(entry), turned_of(entry))
            for entry in self.pos.units[place(where)]
            if power_of(entry) == power(nation) and kind_of(entry) == kind
        ]

    def owner(self, where: str) -> str:
        controller = self.pos.controller[place(where)]
        return POWER.ids[controller] if controller >= 0 else ""

    def order(self) -> list[str]:
        return [POWER.ids[number] for number in self.pos.order]
