"""A table: a running game, the people and computers in its seats, and what they may agree on."""

from enum import StrEnum
from typing import Any

import msgspec

from hatalom.bots import opponents_of
from hatalom.core.chance import Stream, commitment_of
from hatalom.core.content import ABOUT, overlay_label
from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Head, Row, TakeBack
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, SPECTATOR, Question
from hatalom.core.question import Seat as SeatNumber
from hatalom.table.ahead import ahead_of
from hatalom.table.clock import STAND_IN, Clock
from hatalom.table.log import Cut, standing_marks
from hatalom.table.orders import Orders, answer_of, is_ordered
from hatalom.table.rest import Rest
from hatalom.table.show import Moment, state_of
from hatalom.table.undo import may_undo
from hatalom.table.why import refusals_of
from hatalom.table.wire import RefusalWire, StateWire


class Sitter(StrEnum):
    """Who answers for a seat."""

    HUMAN = "human"
    COMPUTER = "computer"
    OPEN = "open"
    LINK = "link"


class Seat(msgspec.Struct):
    """One seat.  A computer may play for an owner, who can take the seat back."""

    kind: Sitter
    owner: str = ""
    name: str = ""
    level: str = ""
    link: str = ""
    resigned: bool = False
    orders: Orders = {}
    """Private: what the player ordered in advance about reaction windows."""
    hints: int = 0
    """How often somebody in this seat has asked for advice."""
    hinted_at: int = -1
    """The version about which it was last asked for."""
    known: list[str] = []
    """People who sat here before, and know what this seat knew then."""
    reader: str = ""
    """What somebody does who has opened the link of this seat: "reading", "lesson"; or he has "declined"."""
    invited: str = ""
    """The person for whom the seat is kept; anybody else needs its link."""
    held: str = ""
    """Who takes a lesson before he sits down here; until `held_until` nobody else takes the seat."""
    held_until: int = 0


class Offer(msgspec.Struct):
    """A draw, a take-back, a pause or a second seat (`target`) that waits for the others' consent."""

    kind: str
    seat: int
    ply: int | None = None
    agreed: list[int] = []
    target: int | None = None


class Table:
    """One running game with its seats.  Methods check, change and leave storing to the caller.

    `now` is the time in milliseconds, which whoever changes the table tells it first, and `skew` how far the time of
    day is ahead of it; only a clock needs them.
    Before a table `is_begun` nobody sees more than a spectator, so seats can still be changed.
    """

    def __init__(self, match: Match, seats: list[Seat], same_screen: bool = False, clock: Clock | None = None) -> None:
        self.match = match
        self.seats = seats
        self.same_screen = same_screen
        self.clock = clock
        self.now = 0
        self.skew = 0
        self.offer: Offer | None = None
        self.cuts: list[Cut] = []
        self.is_branched = False
        self.is_begun = True
        self.is_shared = False
        """Somebody plays on who knows what another seat knew: by consent, or because he has played both."""
        self._moment = Moment(match)

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def seat_ids(self) -> list[str]:
        return self.game.seat_ids(self.match.seats)

    def seat_number(self, seat: str) -> SeatNumber:
        if seat not in self.seat_ids:
            raise IllegalAction("bad-request", f"there is no seat {seat!r} here; the seats: {', '.join(self.seat_ids)}")
        return SeatNumber(self.seat_ids.index(seat))

    def owned_by(self, owner: str) -> list[SeatNumber]:
        return [SeatNumber(number) for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def humans(self) -> list[SeatNumber]:
        return [SeatNumber(number) for number, seat in enumerate(self.seats) if seat.kind == Sitter.HUMAN]

    # -- what is shown --------------------------------------------------------------------------------------

    def state(self, viewer: int) -> StateWire:
        return state_of(self.match, viewer, self.is_free(), moment=self.moment())

    def moment(self) -> Moment:
        if not self._moment.is_now(self.match):
            self._moment = Moment(self.match)
        return self._moment

    def asked(self) -> list[SeatNumber]:
        """The seats that have to answer now."""
        return [question.seat for question in self.moment().questions if question.seat != NATURE]

    def computer_questions(self) -> list[Question]:
        """The open questions that a computer has to answer, without offers that were refused."""
        questions = self.moment().questions if self.is_begun else []
        asked = [q for q in questions if q.seat != NATURE and self.seats[q.seat].kind == Sitter.COMPUTER]
        return [self._with_manners(question) for question in asked]

    def _with_manners(self, question: Question) -> Question:
        """A computer does not repeat an offer that was refused; something is always left to answer."""
        plies = self.match.plies
        backwards = (event for number in reversed(range(len(plies))) for event in reversed(plies.events(number)))
        told = (event for event in backwards if event.is_for(question.seat))
        refused = self.game.refused(told, question)
        left = [option for option in question.options if option not in refused]
        if not refused or not left:
            return question
        return Question(
            question.seat, question.prompt, left, question.args, question.window, question.decline, question.comply
        )

    def ordered_questions(self) -> list[Question]:
        """The open questions that a player's standing order answers."""
        questions = [q for q in self.moment().questions if q.seat != NATURE and self.is_begun]
        people = [q for q in questions if self.seats[q.seat].kind == Sitter.HUMAN]
        return [q for q in people if is_ordered(self.game, self._seen(q), q, self.seats[q.seat].orders)]

    def _seen(self, question: Question) -> Position:
        """The position as the asked seat knows it."""
        return self.match.position_for(question.seat)

    def has_computers(self) -> bool:
        """Whether computers know the game; if not, only people play it."""
        return bool(opponents_of(self.game))

    def is_free(self) -> bool:
        """One person against computers only: everything may be taken back."""
        people = {seat.owner for seat in self.seats if seat.owner}
        computers = sum(seat.kind == Sitter.COMPUTER for seat in self.seats)
        return len(people) == 1 and computers == len(self.seats) - 1

    def is_counted(self) -> bool:
        """Whether the game belongs in statistics.

        Not once something was taken back that others had answered, or was tried out in a branch while it was running,
        nor where somebody knows the secrets of two seats; and a branch never does.
        """
        is_branch = self.match.journal.head.given > 0
        return not (is_branch or self.is_branched or self.is_shared or any(cut.is_marked for cut in self.cuts))

    def is_complete(self) -> bool:
        """Whether somebody plays in every seat."""
        return all(seat.kind in (Sitter.HUMAN, Sitter.COMPUTER) for seat in self.seats)

    def begin_if_complete(self) -> None:
        """The game begins by itself when the last seat is taken; from then on everybody sees his own cards."""
        self.is_begun = self.is_begun or self.is_complete()

    def is_over(self) -> bool:
        return self.match.result() is not None

    def is_local(self, owner: str) -> bool:
        """One person alone, or against computers: nobody else minds what he tries."""
        mine = self.owned_by(owner)
        others = [seat for number, seat in enumerate(self.seats) if number not in mine]
        return bool(mine) and all(seat.kind == Sitter.COMPUTER and not seat.owner for seat in others)

    # -- what is done ---------------------------------------------------------------------------------------

    def act(self, seat: int, action: str, version: int) -> None:
        """One answer: checked against version, turn and the option list, then carried out."""
        number = self.game.verbs.parse(action)
        if number < 0:
            raise IllegalAction("bad-request", f"{action!r} is no action of {self.game.name}")
        self.match.answer(seat, number, version)
        self._settle_offer(seat)
        if self.clock is not None and self.seats[seat].kind == Sitter.HUMAN:
            self.clock.play(seat, self.now)

    def obey(self, question: Question) -> None:
        """Answers as the seat has ordered; in the journal it looks like any answer."""
        answer = answer_of(self.game, self._seen(question), question, self.seats[question.seat].orders)
        self.match.answer(question.seat, answer)
        self._settle_offer(question.seat)

    def run_clock(self, fresh: bool = True) -> None:
        """After every change: the clocks of the people who are asked run, once all seats are taken."""
        if self.clock is None:
            return
        asked = self.asked() if self.is_complete() else []
        self.clock.ask([seat for seat in asked if self.seats[seat].kind == Sitter.HUMAN], self.now, fresh, self.skew)

    def time_out(self) -> None:
        """Somebody else plays for those whose time is over."""
        for seat in self.clock.late(self.now) if self.clock is not None else []:
            self.stand_in(seat)

    def stand_in(self, seat: int) -> None:
        """A computer plays for the owner, who can take the seat back; where only people play, the seat is open."""
        if self.has_computers():
            self.seat_computer(seat, STAND_IN)
        else:
            self.give_up(seat, "")

    def give_up(self, seat: int, level: str, resigned: bool = False) -> None:
        """The owner is gone for good: a computer takes the seat if a level is named, else it is open to anybody."""
        kind = Sitter.COMPUTER if level else Sitter.OPEN
        gone = self.seats[seat]
        known = sorted({*gone.known, gone.owner} - {""}) if self.is_begun else []
        if self.is_begun and len(self.owned_by(gone.owner)) > 1:
            self.is_shared = True
        self.seats[seat] = Seat(kind, level=level, resigned=resigned, hints=gone.hints, known=known)
        self.set_rest(seat, None)
        self.offer = None

    def set_rest(self, seat: int, rest: Rest | None) -> None:
        """When the player of a seat rests; where there is a clock."""
        if self.clock is not None:
            self.clock.set_rest(seat, rest, self.now)

    def seat_computer(self, seat: int, level: str) -> None:
        """A computer plays for the owner; a seat that changes hands can neither keep an offer open nor agree to it."""
        self.seats[seat].kind = Sitter.COMPUTER
        self.seats[seat].level = level
        self.offer = None

    def undo(self, seat: int, ply: int, version: int) -> None:
        """Goes back as far as this seat may alone."""
        self.match.check_version(seat, version)
        if not may_undo(self.match, seat, ply, self.is_free()):
            raise IllegalAction("no-such-ply", "that cannot be taken back alone: ask the others for a take-back")
        self.take_back(seat, ply)

    def take_back(self, seat: int, ply: int) -> None:
        """Goes back, and lets chance and forced answers follow."""
        self.repeat(TakeBack(ply, seat), self.match.version + 1)
        self.match.run()
        self.offer = None
        self.run_clock(fresh=False)

    def why(self, seat: int, thing: str) -> list[RefusalWire]:
        return refusals_of(self.match, seat, thing)

    def ahead(self, seat: int, acts: list[str], version: int) -> StateWire:
        return ahead_of(self.match, seat, acts, version)

    def count_hint(self, seat: int, version: int) -> None:
        """Counts advice on a question; asking again about the same one does not count."""
        if self.seats[seat].hinted_at != version:
            self.seats[seat].hints += 1
            self.seats[seat].hinted_at = version

    def repeat(self, row: Row, number: int) -> None:
        """Takes a row; a take-back that others have to live with, or that hides the mark of one, is marked."""
        if not isinstance(row, TakeBack):
            self.match.repeat(row, number)
            return
        is_marked = row.ply < self.match.undo_floor(row.seat)
        is_marked = is_marked or any(mark.mark > row.ply for mark in standing_marks(self.cuts))
        self.match.repeat(row, number)
        self.cuts.append(Cut(row.ply, row.seat, self.match.plies_for(SPECTATOR) if is_marked else -1))

    def _settle_offer(self, seat: int) -> None:
        """A player who plays on has declined.  An offer also ends when the position it was about is gone."""
        if self.offer is not None and (self.offer.kind == "take_back" or seat != self.offer.seat):
            self.offer = None


def open_match(game: Game[Any, Any], seats: list[str], options: dict[str, str], overlay: str, secret: bytes) -> Match:
    """A new match whose draws are committed to by the secret; everything before the first choice has happened."""
    head = Head(game.name, game.rules_version, tuple(seats), options, overlay_digest(overlay), commitment_of(secret))
    match = Match(game, head, game.load_content(overlay_table(overlay)), Stream(secret))
    match.run()
    return match


def overlay_table(overlay: str) -> dict[str, Any] | None:
    """The overlay of a table as plain data; it is stored as JSON text."""
    return msgspec.json.decode(overlay, type=dict[str, Any]) if overlay else None


def overlay_digest(overlay: str) -> str:
    """What the head of a journal says of an overlay: enough to tell two data sets apart."""
    table = overlay_table(overlay)
    return overlay_label(box_name(table) or "table", table) if table else ""


def box_name(overlay: dict[str, Any]) -> str:
    """What a box is called; nothing where it does not say."""
    about = overlay.get(ABOUT)
    return str(about.get("name", "")) if isinstance(about, dict) else ""
