"""Scenes: a position, text actions and scripted dice, so that a test reads like the rulebook.

    scene = Scene("rome", turn=4, rome="c33")
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 5", "march_to arpi")
    scene.roll(3)

What leaves no choice is answered by itself (writing it down does no harm); every real choice and every die has to be
written down.
"""

from hatalom.core.driver import settle, step
from hatalom.core.message import Said
from hatalom.core.numbers import numbers_of
from hatalom.core.question import NATURE, Question, Seat
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARDS, CONSUL, ENEMY, NOBODY, PROCONSUL, SCENARIO, SEAT, SPACE, SPACES, Space
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.phases.turn.turn import PLAYS, Strategy, Turn
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.isolation import supplied_spaces
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_general, the_seat, the_space

CONTENT = GAME.load_content()
OFFICES = {"consul": CONSUL, "proconsul": PROCONSUL}


def is_isolated(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """4.2 to 4.6  No way leads from the PC to a friendly CU, city, tribe or port."""
    return not supplied_spaces(pos, seat)[space]


class Scene:
    """A map without armies, with the markers of the scenario's beginning, and a player about to play a card."""

    def __init__(
        self,
        on_turn: str,
        *,
        turn: int = 4,
        rome: str = "c64",
        carthage: str = "c62",
        scenario: str = "second_punic_war",
        bare: bool = False,
    ) -> None:
        self.forced: list[int] = []
        self.pos = Hannibal(CONTENT, SCENARIO.numbers[scenario])
        self.pos.turn = turn
        if bare:
            self.pos.marker = numbers_of([NOBODY] * SPACES)
        self.seat = the_seat(on_turn)
        self.pos.push(Turn(PLAYS, self.seat, False))
        self.pos.push(Strategy(ENEMY[self.seat], False))
        self.pos.push(Play(self.seat, False))
        self.hold("rome", rome)
        self.hold("carthage", carthage)

    # -- building --------------------------------------------------------------------------------------------

    def hold(self, seat: str, cards: str) -> None:
        for card in cards.split():
            self.pos.hand[CARDS * the_seat(seat) + the_card(card)] = 1
            self.pos.deck[the_card(card)] = 0

    def army(self, seat: str, space: str, units: int, *generals: str, elephants: int = 0, inside: bool = False) -> None:
        number, side = the_space(space), the_seat(seat)
        if inside:
            self.pos.garrison[number] += units
            self.pos.garrison_elephants[number] += elephants
        else:
            self.pos.units[SPACES * side + number] += units
            self.pos.elephants[number] += elephants
        for words in generals:
            name, _, office = words.partition(" ")
            self.pos.at[the_general(name)] = number
            self.pos.is_inside[the_general(name)] = inside
            self.pos.office[the_general(name)] = OFFICES.get(office, 0)

    def mark(self, seat: str, *spaces: str) -> None:
        for space in spaces:
            self.pos.marker[the_space(space)] = SEAT.numbers.get(seat, NOBODY)

    # -- playing ---------------------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """What is open, after everything that leaves no choice."""
        while questions := settle(self.pos):
            if not self._is_idle(questions[0]):
                return questions[0]
            self.forced.append(questions[0].options[0])
            step(self.pos, questions[0].seat, questions[0].options[0])
        return None

    def _is_idle(self, question: Question) -> bool:
        if question.seat == NATURE:
            return False
        return len(question.options) == 1 and question.prompt.key not in ("ask-card", "ask-attack", "ask-defence")

    def play(self, seat: str, *actions: str) -> "Scene":
        for text in actions:
            self._answer(the_seat(seat), text)
        return self

    def roll(self, *faces: int) -> "Scene":
        for face in faces:
            self._answer(NATURE, f"roll {face}")
        return self

    def nature(self, *actions: str) -> "Scene":
        for text in actions:
            self._answer(NATURE, text)
        return self

    def deal(self, rome: str, carthage: str) -> "Scene":
        """Battle cards: F(rontal), L(eft), R(ight), P(robe), D(ouble envelopment), X (reserve)."""
        kinds = dict(zip("FLRPDX", VERBS.by_name["deal_battle_card"].kind.ids, strict=True))  # type: ignore[union-attr]
        for letter in rome + carthage:
            self._answer(NATURE, f"deal_battle_card {kinds[letter]}")
        return self

    def decline(self) -> "Scene":
        """The other player reacts to nothing."""
        while (question := self.question()) is not None and question.prompt.key in ("ask-avoid", "ask-intercept"):
            self._answer(question.seat, "done")
        return self

    def pass_windows(self) -> "Scene":
        """Everybody who may answer with a card lets it pass."""
        while (question := self.question()) is not None and "let_pass" in self._texts(question):
            step(self.pos, question.seat, VERBS.parse("let_pass"))
        return self

    def _answer(self, seat: int, text: str) -> None:
        question = self.question()
        action = VERBS.parse(text)
        assert action >= 0, f"{text} is no action"
        if action in self.forced:  # it was the only way, so it has happened already
            self.forced.remove(action)
            return
        assert question is not None, f"nothing is asked; wanted {text}"
        assert question.seat == seat, f"{question.prompt.key} asks {question.seat}; wanted {text}"
        assert action in question.options, f"{text} is not among {self._texts(question)}"
        self.forced = []
        step(self.pos, seat, action)

    # -- looking ---------------------------------------------------------------------------------------------

    def _texts(self, question: Question) -> list[str]:
        return [VERBS.text(action) for action in question.options]

    def options(self) -> list[str]:
        question = self.question()
        return [] if question is None else self._texts(question)

    def targets(self, verb: str) -> set[str]:
        return {text.split(" ")[1] for text in self.options() if text.split(" ")[0] == verb}

    def asked(self) -> str:
        question = self.question()
        return "" if question is None else question.prompt.key

    def args(self) -> list[int]:
        question = self.question()
        return [] if question is None else question.args

    def why_not(self, text: str) -> Said | None:
        self.question()
        return self.pos.stack[-1].why_not(self.pos, self.seat, VERBS.parse(text))

    def units(self, seat: str, space: str) -> int:
        self.question()
        return self.pos.outside(the_seat(seat), the_space(space))

    def inside(self, space: str) -> int:
        self.question()
        return self.pos.garrison[the_space(space)]

    def elephants(self, space: str) -> int:
        self.question()
        return self.pos.elephants[the_space(space)]

    def marker(self, space: str) -> int:
        self.question()
        return self.pos.marker[the_space(space)]

    def siege(self, space: str) -> int:
        self.question()
        return self.pos.siege[the_space(space)]

    def place_of(self, general: str) -> str:
        self.question()
        place = self.pos.at[the_general(general)]
        return SPACE.ids[place] if place >= 0 else {-1: "pool", -2: "displaced", -3: "eliminated"}[int(place)]

    def ready(self, seat: str, card: str, general: str, units: int, *more: str) -> "Scene":
        """The usual beginning: a card for operations, a general, his subordinates and his units."""
        self.play(seat, f"play_card {card}", "move_general")
        if f"activate {general}" in self.options():
            self.play(seat, f"activate {general}")
        self.play(seat, *more)
        if "enough_generals" in self.options():
            self.play(seat, "enough_generals")
        if self.asked() == "ask-units":
            self.play(seat, f"take_units {units}")
        return self
