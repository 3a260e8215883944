"""A match: one game being played, with its journal.  Answers and their versions are checked here and nowhere else."""

from dataclasses import dataclass, replace
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.chance import Chance
from hatalom.core.driver import forced_of, settle, step
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game, Result, SeatResult
from hatalom.core.journal import Close, Head, Journal, Row, Step, TakeBack, step_of
from hatalom.core.message import Message, Said
from hatalom.core.plies import Plies, Ply
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, sees
from hatalom.core.snapshot import checksum

RESIGNED = "result-resigned"
TIME_OVER = "result-time-over"
"""Each names the seat that ended the game."""
DRAW_AGREED = Message("result-draw-agreed")
BROKEN_OFF = (RESIGNED, TIME_OVER, DRAW_AGREED.key)
"""Reasons of a result that has ranks and no scores."""
KEPT_EVERY = 50
"""A position is kept after so many plies, so that taking back does not play a long game again."""
MOST_KEPT = 4


@dataclass(frozen=True)
class Asked:
    """A question that is open, and the version at which it was put."""

    question: Question
    since: int


class Match:
    """A running game: position, journal and the plies that stand.

    `first` is the version it begins with.  A table that sets up a new board counts on from the last one, so that
    no version ever means two things there.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        head: Head,
        content: Any,
        chance: Chance | None,
        *,
        start: Position | None = None,
        first: int = 0,
    ) -> None:
        self.game = game
        self.content = content
        self.chance = chance
        self.journal = Journal(head)
        self.plies = Plies()
        self._kept: list[tuple[int, Position]] = []
        self._start = start
        self._first = first
        self.pos = self._begin()
        self._shared: Position | None = None
        self._shared_plies = 0
        self._shared_version = first
        self._asked: dict[int, Asked] = {}
        self._halted: Result | None = None
        self._note_questions(settle(self.pos), set())

    @property
    def version(self) -> int:
        """Every row raises it: an answer names the version that its seat was shown."""
        return self._first + len(self.journal.rows)

    @property
    def seats(self) -> int:
        return len(self.journal.head.seats)

    def is_prepared_behind(self, viewer: int) -> bool:
        """Whether another seat is preparing a move, of which this viewer is told nothing."""
        return self._shared is not None and not sees(viewer, self.pos.stack[-1].private_to(self.pos))

    def position_for(self, viewer: int) -> Position:
        """The position a viewer is shown: while another seat only prepares a move, the one before that."""
        if self._shared is None or not self.is_prepared_behind(viewer):
            return self.pos
        return self._shared

    def plies_for(self, viewer: int) -> int:
        """How many plies a viewer is told of."""
        return self._shared_plies if self.is_prepared_behind(viewer) else len(self.plies)

    def version_for(self, viewer: int) -> int:
        """The version a viewer is shown: another seat's preparations do not raise it."""
        return self._shared_version if self.is_prepared_behind(viewer) else self.version

    def questions(self) -> list[Question]:
        """What is open now; nothing once the game is over."""
        return [] if self.is_closed else settle(self.pos)

    def question_for(self, seat: int) -> Question | None:
        return next((question for question in self.questions() if question.seat == seat), None)

    @property
    def is_halted(self) -> bool:
        """Whether the game can only be looked at."""
        return self._halted is not None

    @property
    def is_closed(self) -> bool:
        """Whether the game was ended before the rules ended it."""
        return self.is_halted or self.journal.closing() is not None

    def result(self) -> Result | None:
        closing = self.journal.closing()
        if self._halted is not None:
            return self._halted
        if closing is None:
            return self.game.result(self.pos) if not self.pos.stack else None
        if closing.seat < 0:
            return Result(tuple(SeatResult(1, 0) for _ in range(self.seats)), Said(DRAW_AGREED))
        last = self.seats
        ranks = tuple(SeatResult(last if seat == closing.seat else 1, 0) for seat in range(self.seats))
        seat = Kind("seat", self.game.seat_ids(self.seats))
        message = Message(TIME_OVER if closing.is_late else RESIGNED, seat=seat)
        return Result(ranks, Said(message, [closing.seat]))

    # -- answering ------------------------------------------------------------------------------------------

    def answer(self, seat: int, action: int, version: int | None = None) -> None:
        """Takes one answer, then lets chance and forced answers follow.

        An answer to a question that was shown earlier names the version that was shown with it.  An answer that is
        found in the moment of asking, as by a computer in the terminal, needs no version.
        """
        if version is not None:
            self.check_version(seat, version)
        self.check(seat, action)
        self._take(step_of(seat, action, False))
        self.run()

    def check_version(self, seat: int, version: int) -> None:
        """Refuses what was meant for another moment: the version must be one at which the seat's question was open.

        What others do meanwhile does not make an answer late: they may choose in secret too, or prepare a move.  The
        seat's own answer does, even where the very same question is put to it again.
        """
        now = self.version_for(seat)
        asked = self._asked.get(seat)
        since = now if asked is None else asked.since
        if not since <= version <= now:
            raise IllegalAction("stale", "the position has changed in the meantime: look again, then choose")

    def check(self, seat: int, action: int) -> None:
        """Seat, turn and membership in the option list; raises IllegalAction and changes nothing."""
        questions = self.questions()
        if not questions:
            raise IllegalAction("over", "the game is over")
        question = next((question for question in questions if question.seat == seat), None)
        if question is None or seat == NATURE:
            raise IllegalAction("not-your-turn", "nothing is asked of this seat now: wait for your turn")
        if action not in question.options:
            raise IllegalAction("not-offered", f"{self.game.verbs.text(action)!r} is not among the options")

    def run(self) -> None:
        """Answers for NATURE (while there is a chance source) and where there is no choice."""
        while questions := self.questions():
            first = questions[0]
            if first.seat == NATURE:
                if self.chance is None:
                    return
                self._take(step_of(NATURE, first.options[self.chance.pick(first.weights)], False))
                continue
            forced = forced_of(questions)
            if forced is None:
                return
            self._take(step_of(forced.seat, forced.options[0], True))

    def resign(self, seat: int) -> None:
        self._close(Close(seat))

    def lose_on_time(self, seat: int) -> None:
        self._close(Close(seat, is_late=True))

    def agree_draw(self) -> None:
        self._close(Close(-1))

    def halt(self, result: Result) -> None:
        """The game cannot go on here, though no row of its journal says so: it can only be looked at."""
        self._halted = result
        self._shared = None
        self._asked = {}

    def finish(self, secret: bytes | None) -> None:
        """Once the game is over, its secret and how it ended join the journal: now everybody can check all of it."""
        result = self.result()
        self.journal.secret = secret
        self.journal.result = result.seats if result is not None else None

    # -- undo -----------------------------------------------------------------------------------------------

    def undo_floor(self, seat: int) -> int:
        """The first ply this seat may take back alone: no chance, no reveal, no other seat since."""
        floor = len(self.plies)
        while floor > 0:
            if self.plies.steps[floor - 1].seat != seat or self.plies.is_revealed(floor - 1):
                break
            floor -= 1
        while floor < len(self.plies) and self.plies.steps[floor].auto:
            floor += 1
        return floor

    def undo_target(self, seat: int) -> int | None:
        """Where one step back leads: before the seat's last real choice above the floor."""
        floor = self.undo_floor(seat)
        for number in range(len(self.plies) - 1, floor - 1, -1):
            if not self.plies.steps[number].auto:
                return number
        return None

    def take_back(self, seat: int, ply: int) -> None:
        """Goes back to a ply that exists.  The table decides who may do so."""
        if not 0 <= ply < len(self.plies) or self.is_closed:
            raise IllegalAction("no-such-ply", "there is nothing to take back there")
        is_shared_undone = ply < self._shared_plies
        self.journal.rows.append(TakeBack(ply, seat))
        steps = self.plies.steps[:ply]
        undone = {entry.seat for entry in self.plies.steps[ply:]}
        self._go_back(ply)
        for entry in steps[len(self.plies) :]:
            self._play(entry)
        if is_shared_undone or self._shared_plies == len(self.plies):
            self._shared_version = self.version
        shown = settle(self.pos)
        if self._shared is not None:
            shown = shown + [q for q in settle(self._shared) if self.is_prepared_behind(q.seat)]
        self._note_questions(shown, undone)

    def _go_back(self, ply: int) -> None:
        """To the last position kept at or before a ply, or to the beginning."""
        self._kept = [kept for kept in self._kept if kept[0] <= ply]
        number, pos = self._kept[-1] if self._kept else (0, None)
        self.pos = self._begin() if pos is None else pos.copy()
        self.pos.log = []
        self.plies.cut(number)
        self._shared = None
        self._shared_plies = number

    def _keep(self) -> None:
        """Called where nothing is being prepared: such a position tells everything that stands."""
        number = len(self.plies)
        if number - (self._kept[-1][0] if self._kept else 0) >= KEPT_EVERY:
            self._kept = [*self._kept[1 - MOST_KEPT :], (number, self.pos.copy())]

    # -- replaying ------------------------------------------------------------------------------------------

    def position_at(self, ply: int) -> Position:
        """The position after so many plies."""
        pos = self._begin()
        for entry in self.plies.steps[:ply]:
            step(pos, entry.seat, entry.action)
            settle(pos)
        return pos

    def at(self, ply: int, known: "Match | None" = None) -> "Match":
        """The match as it was after so many plies: what each viewer was shown then is what he is shown of it.

        What `at` has made for an earlier ply of the same game may be handed in, to spare the way up to there.
        """
        self._check_ply(ply)
        past = Match(self.game, self.journal.head, self.content, None, start=self._start, first=self._first)
        if known is not None and len(known.plies) <= ply:
            past.pos = known.pos.copy()
            past.pos.log = []
            past.plies = known.plies.copy()
            past.journal.rows = known.journal.rows.copy()
            past._shared = known._shared.copy() if known._shared is not None else None
            past._shared_plies = known._shared_plies
            past._shared_version = known._shared_version
            past._asked = known._asked.copy()
        for entry in self.plies.steps[len(past.plies) : ply]:
            past._take(entry)
        return past

    def branch(self, ply: int, head: Head) -> "Match":
        """A new game that begins with the plies of this one up to there; where its draws come from is set later."""
        self._check_ply(ply)
        other = Match(self.game, replace(head, given=ply, origin=self.journal.head.commitment), self.content, None)
        for number, entry in enumerate(self.plies.steps[:ply], start=1):
            other.repeat(entry, number)
        return other

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= len(self.plies):
            raise IllegalAction("no-such-ply", f"there is no ply {ply}: this game has {len(self.plies)}")

    def repeat(self, row: Row, number: int) -> None:
        """Takes a row of a stored journal; it must be legal where it stands."""
        if isinstance(row, TakeBack):
            self.take_back(row.seat, row.ply)
        elif isinstance(row, Close):
            self._close(row)
        else:
            question = self.question_for(row.seat)
            if question is None or row.action not in question.options:
                raise BadFile(
                    f"row {number}: {self.game.verbs.text(row.action)!r} is not legal there; "
                    f"the journal was changed, or it belongs to other rules or another data set"
                )
            self._take(row)

    def resume(self, pos: Position, rows: list[Row], plies: Plies) -> None:
        """Goes on from a stored position instead of replaying the rows that led to it."""
        questions = settle(pos)
        pos.log = []
        self.pos = pos
        self.journal.rows = rows
        self.plies = plies
        self._kept = [(len(plies), pos.copy())]
        self._shared = None
        self._shared_plies = len(plies)
        self._shared_version = self.version
        self._asked = {}
        self._note_questions(questions, set())

    def checksum(self) -> str:
        return checksum(self.pos)

    def _begin(self) -> Position:
        if self._start is not None:
            pos = self._start.copy()
        else:
            head = self.journal.head
            options = {**self.game.default_options(), **head.options}  # an older game knows fewer options
            pos = self.game.set_up(len(head.seats), options, self.content)
        settle(pos)
        pos.log = []
        return pos

    def _take(self, entry: Step) -> None:
        self.journal.rows.append(entry)
        shown = self._play(entry)
        if self._shared is None:
            self._shared_version = self.version
        else:
            shown = shown + [a.question for seat, a in self._asked.items() if self.is_prepared_behind(seat)]
        self._note_questions(shown, {entry.seat})

    def _note_questions(self, shown: list[Question], answered: set[int]) -> None:
        """Remembers since which version each seat has been shown the question it is shown now."""
        before, self._asked = self._asked, {}
        for question in shown:
            seat = question.seat
            asked = before.get(seat)
            if asked is None or seat in answered or not asked.question.is_same_as(question):
                asked = Asked(question, self.version)
            self._asked[seat] = asked

    def _play(self, entry: Step) -> list[Question]:
        """Carries out a step; returns the questions that are open after it."""
        before = self.pos.copy() if self._shared is None else self._shared
        reveals = self.pos.reveals
        step(self.pos, entry.seat, entry.action)
        questions = settle(self.pos)
        events = self.pos.log or []
        self.pos.log = []
        is_preparing = bool(self.pos.stack) and self.pos.stack[-1].private_to(self.pos) >= 0
        self._shared = before if is_preparing else None
        self.plies.append(Ply(entry, events, entry.seat == NATURE or self.pos.reveals > reveals))
        if not is_preparing:
            self._shared_plies = len(self.plies)
            self._keep()
        return questions

    def _close(self, row: Close) -> None:
        if not self.questions():
            raise IllegalAction("over", "the game is over")
        self.journal.rows.append(row)
        self._shared = None
        self._asked = {}
