"""The court: a bare map, chosen pieces, hands and markers, and one phase that is played by texts.

    court = Court(turn=4)
    court.put("friedrich", "breslau", 4)
    court.hold("prussia", "clubs_10 reserve")
    court.begin(Politics(0))
    court.nature("turn_up_pc british_gold", "turn_up_pc fall_of_walpole")
    court.play("lay_nothing")

Every answer has to be written down, also where there is no choice.
"""

from typing import Any

from hatalom.core.driver import settle, step
from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.board import towns_from
from hatalom.games.maria.names import (
    BOX,
    DECKS,
    FORM,
    GENERALS,
    NO_POWER,
    NOBODY,
    PIECES,
    POWER,
    REMOVED,
    SEAT,
    TC,
    TOWN,
    TRACK,
    Card,
    Form,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import VERBS
from tests.games.maria.ids import CONTENT, the_fort, the_general, the_piece, the_power, the_seat, the_town


class Court:
    """A position without pieces, and what a test may say of it in the book's words."""

    def __init__(self, form: str = "advanced", seats: int = 3, turn: int = 4) -> None:
        self.pos = Maria(CONTENT, seats, Form(FORM.numbers[form]))
        self.pos.turn = turn
        self.pos.at = towns_from([REMOVED] * PIECES)
        self.pos.log = []

    # -- building --------------------------------------------------------------------------------------------

    def put(self, piece: str, town: str, troops: int = 4) -> None:
        number = the_piece(piece)
        self.pos.at[number] = the_town(town)
        if number < GENERALS:
            self.pos.troops[number] = troops

    def hold(self, power: str, cards: str) -> None:
        copies: dict[str, int] = {}
        for name in cards.split():
            deck = copies.get(name, 0)
            copies[name] = deck + 1
            self.pos.give(the_power(power), Card(TC.numbers[name] * DECKS + deck))

    def mark(self, power: str, *towns: str) -> None:
        """Victory markers from the pool, or elector markers, on these fortresses."""
        for town in towns:
            fort = the_fort(town)
            rhenish = CONTENT.board.is_rhenish[fort]
            former = self.pos.marker[fort]
            if former != NOBODY and not rhenish:
                self.pos.take_marker_back(former)
            self.pos.marker[fort] = the_power(power) if power else NO_POWER
            if power and not rhenish:
                self.pos.place_marker(the_power(power))

    def begin(self, phase: Phase[Any]) -> None:
        self.pos.push(phase)

    # -- playing ---------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        return settle(self.pos)

    def question(self) -> Question:
        found = self.questions()
        assert found, "nothing is asked"
        return found[0]

    def asks(self) -> str:
        """The key of the question and the seat that is asked; empty if nothing is asked."""
        found = self.questions()
        if not found:
            return ""
        seat = SEAT.ids[found[0].seat] if found[0].seat >= 0 else "nature"
        return f"{found[0].prompt.key} {seat}"

    def options(self) -> set[str]:
        return {VERBS.text(action) for action in self.question().options}

    def play(self, *actions: str) -> None:
        for text in actions:
            action = VERBS.parse(text)
            assert action >= 0, f"{text}: there is no such action"
            asked = self.questions()
            match = [question for question in asked if action in question.options]
            assert match, f"{text}: only {sorted(self.options()) if asked else 'nothing'} is open"
            step(self.pos, match[0].seat, action)
        settle(self.pos)

    def play_as(self, seat: str, action: str) -> None:
        """One answer of this player, where several are asked at once."""
        number = VERBS.parse(action)
        match = [question for question in self.questions() if number in question.options]
        seats = [question.seat for question in match]
        assert the_seat(seat) in seats, f"{action} is not open to {seat}"
        step(self.pos, the_seat(seat), number)
        settle(self.pos)

    def refusal(self, text: str) -> str:
        """The key of the refusal of an action that is not offered."""
        question = self.question()
        action = VERBS.parse(text)
        assert action not in question.options
        said: Said | None = None
        for phase in reversed(self.pos.stack):
            said = phase.why_not(self.pos, question.seat, action)
            if said is not None:
                break
        return said.message.key if said is not None else ""

    # -- looking ---------------------------------------------------------------------------------------------

    def told(self, viewer: int = -2) -> list[str]:
        """The keys of the log, as a viewer reads it."""
        return [event.message.key for event in self.pos.log or [] if event.is_for(viewer)]

    def where(self, piece: str) -> str:
        town = self.pos.at[the_piece(piece)]
        return TOWN.ids[town] if town >= 0 else str(town)

    def troops(self, general: str) -> int:
        return self.pos.troops[the_general(general)]

    def hand(self, power: str) -> list[str]:
        return [TC.ids[card // DECKS] for card in self.pos.hand[the_power(power)]]

    def pool(self, power: str) -> int:
        return self.pos.pool[the_power(power)]

    def marker(self, town: str) -> str:
        power = self.pos.marker[the_fort(town)]
        return POWER.ids[power] if power != NOBODY else ""

    def box(self, box: str) -> str:
        power = self.pos.box[BOX.numbers[box]]
        return POWER.ids[power] if power != NOBODY else ""

    def track(self, track: str) -> int:
        """The space of a marker, counted from 1 as on the display."""
        return self.pos.track[TRACK.numbers[track]] + 1

    def set_track(self, track: str, space: int) -> None:
        self.pos.track[TRACK.numbers[track]] = space - 1
