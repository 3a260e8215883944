"""Scenes: an empty map with the pieces a test names, text actions and scripted draws: a test reads like the rules.

    scene = Scene()
    scene.general("moritz", "lille", 7)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general moritz", "move_to tournai", "stop")

What leaves no choice is answered by itself (writing it down does no harm); every real choice has to be written down.
"""

from hatalom.core.driver import settle, step
from hatalom.core.event import Event
from hatalom.core.message import Said
from hatalom.core.question import NATURE, Question, Seat
from hatalom.games.maria.names import (
    CARD,
    DECKS,
    FORM,
    NOBODY,
    NOT_IN_PLAY,
    PIECES,
    POWER,
    REMOVED,
    SEAT,
    STAGE,
    TC,
    TOWN,
    Card,
    Form,
    Stage,
)
from hatalom.games.maria.phases.course import FIRST_STAGE, ActionStage, CourseOfPlay
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import DRAW, VERBS
from tests.games.maria.ids import CONTENT, the_fort, the_general, the_piece, the_power, the_seat, the_town


class Scene:
    """A game at the beginning of a turn, with nothing on the map but markers."""

    def __init__(self, form: str = "advanced", seats: int = 3, turn: int = 2) -> None:
        self.pos = Maria(CONTENT, seats, Form(FORM.numbers[form]))
        self.pos.turn = turn
        self.pos.log = []
        for piece in range(PIECES):
            if self.pos.at[piece] != NOT_IN_PLAY:
                self.pos.at[piece] = REMOVED

    # -- building -------------------------------------------------------------------------------------------

    def general(self, name: str, town: str, troops: int, *, face_down: bool = False, leads: bool = False) -> None:
        general = the_general(name)
        self.pos.at[general] = the_town(town)
        self.pos.troops[general] = troops
        self.pos.face_down |= int(face_down) << general
        self.pos.leads |= int(leads) << general

    def train(self, name: str, town: str) -> None:
        self.pos.at[the_piece(name)] = the_town(town)

    def hussars(self, *towns: str) -> None:
        for number, town in enumerate(towns):
            self.pos.hussar[number] = the_town(town)

    def hand(self, power: str, cards: str) -> None:
        """Cards of the first deck that still has them; they leave the draw pile."""
        for word in cards.split():
            card = TC.numbers[word] * DECKS if word in TC.numbers else CARD.numbers[word]
            self.pos.draw_pile[card] -= 1
            assert self.pos.draw_pile[card] >= 0, f"{word} is already somewhere"
            self.pos.give(the_power(power), Card(card))

    def marker(self, town: str, power: str) -> None:
        """A victory marker from the pool, or an elector marker."""
        fort = the_fort(town)
        former, is_rhenish = self.pos.marker[fort], CONTENT.board.is_rhenish[fort]
        if former != NOBODY and not is_rhenish:
            self.pos.take_marker_back(former)
        self.pos.marker[fort] = the_power(power)
        if not is_rhenish:
            self.pos.place_marker(the_power(power))

    def stage(self, name: str, at: int) -> None:
        """The action stage of these powers, about to begin the given phase."""
        number = Stage(STAGE.numbers[name])
        self.pos.stack = [CourseOfPlay(FIRST_STAGE + number + 1), ActionStage(number, at)]
        self._run()

    # -- playing --------------------------------------------------------------------------------------------

    def act(self, *actions: str) -> None:
        """Each is answered by the seat to which it is offered."""
        for text in actions:
            action = VERBS.parse(text)
            assert action >= 0, f"{text!r} is no action"
            for question in self.questions():
                if action in question.options:
                    step(self.pos, question.seat, action)
                    break
            else:
                offered = {q.prompt.key: [VERBS.text(o) for o in q.options][:40] for q in self.questions()}
                raise AssertionError(f"{text!r} is not offered; offered: {offered}")
            self._run()

    def draw(self, *cards: str) -> None:
        """NATURE deals these cards one after the other."""
        for word in cards:
            card = TC.numbers[word] * DECKS if word in TC.numbers else CARD.numbers[word]
            assert DRAW(card) in self.questions()[0].options
            step(self.pos, NATURE, DRAW(card))
        self._run()

    def draw_any(self) -> None:
        """NATURE deals whatever is first until somebody is asked."""
        while (questions := self.questions()) and questions[0].seat == NATURE:
            step(self.pos, NATURE, questions[0].options[0])
            self._run()

    def _run(self) -> None:
        while questions := settle(self.pos):
            forced = next((q for q in questions if q.is_forced() and q.seat != NATURE), None)
            if forced is None:
                return
            step(self.pos, forced.seat, forced.options[0])

    # -- looking --------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        return settle(self.pos)

    def options(self, seat: str | None = None) -> set[str]:
        """What is offered, to one seat or to all."""
        return {
            VERBS.text(action)
            for question in self.questions()
            for action in question.options
            if seat is None or question.seat == the_seat(seat)
        }

    def targets(self, verb: str) -> set[str]:
        """The targets that are offered for a verb."""
        return {text.split(" ")[1] for text in self.options() if text.split(" ")[0] == verb}

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked, and what."""
        return [(SEAT.ids[q.seat] if q.seat >= 0 else "nature", q.prompt.key) for q in self.questions()]

    def why_not(self, text: str, seat: str | None = None) -> str | None:
        """The key of the refusal of an action that is not offered, to this seat or to the first that is asked."""
        action = VERBS.parse(text)
        asked = [q for q in self.questions() if seat is None or q.seat == the_seat(seat)]
        assert all(action not in question.options for question in asked)
        number = asked[0].seat if seat is None else Seat(the_seat(seat))
        reason: Said | None = self.pos.stack[-1].why_not(self.pos, number, action)
        return reason.message.key if reason is not None else None

    def at(self, name: str) -> str:
        """Where a general or a train is."""
        at = self.pos.at[the_piece(name)]
        return TOWN.ids[at] if at >= 0 else {REMOVED: "removed", NOT_IN_PLAY: "not_in_play"}.get(at, "box")

    def troops(self, name: str) -> int:
        return self.pos.troops[the_general(name)]

    def controller(self, town: str) -> str:
        return POWER.ids[self.pos.controller_of(the_town(town))]

    def marked(self, town: str) -> str | None:
        """Whose marker a fortress carries."""
        power = self.pos.marker[the_fort(town)]
        return POWER.ids[power] if power != NOBODY else None

    def is_questioned(self, town: str) -> bool:
        return self.pos.question[the_fort(town)] != NOBODY

    def pool(self, power: str) -> int:
        return self.pos.pool[the_power(power)]

    def cards(self, power: str) -> list[str]:
        return [TC.ids[card // DECKS] for card in self.pos.hand[the_power(power)]]

    def told(self) -> list[str]:
        """The keys of all events so far."""
        log: list[Event] = self.pos.log or []
        return [event.message.key for event in log]

    def is_over(self) -> bool:
        return not self.pos.stack
