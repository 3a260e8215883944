"""A table at which a lesson is taught: the real game, with only the taught step open."""

from typing import Any

from hatalom.bots import opponents_of
from hatalom.core.chance import Chance
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.event import Event
from hatalom.core.game import Game
from hatalom.core.journal import Head, Step
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question
from hatalom.table.lessons import Goal, Lesson, LessonStep
from hatalom.table.table import Seat, Sitter, Table
from hatalom.table.wire import CoachWire, MessageWire, RefusalWire, StateWire

OPPONENT = "novice"
ANY_OPTION = "random"
"""Who plays the others in the exercise of a game that computers do not know."""


class LessonTable(Table):
    """One learner, the others played by the script, in the exercise by computers."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson, learner: Seat, chance: Chance) -> None:
        self.lesson = lesson
        self.number = 0
        self._chance = chance
        self._content = game.load_content()
        ids = game.seat_ids(game.check_seats(lesson.seats))
        if lesson.seat not in ids:
            raise BadFile(f"lesson {lesson.id}: there is no seat {lesson.seat!r}; the seats: {', '.join(ids)}")
        self.learner = ids.index(lesson.seat)
        level = OPPONENT if opponents_of(game) else ANY_OPTION
        seats = [learner if seat == lesson.seat else Seat(Sitter.COMPUTER, level=level) for seat in ids]
        self._head = Head(game.name, game.rules_version, tuple(ids), game.default_options())
        self._start: Position = game.read(lesson.position, self._content)
        self._script: list[str] = []
        self._first_ply = 0
        self._done: list[str] = []
        """What the learner has done in the exercise."""
        self.deeds: list[str] = []
        """All that was done at this table; done again with the same chance, it leads to the same place."""
        super().__init__(self._match_from(game, self._start), seats)
        self._enter(0)

    @property
    def step(self) -> LessonStep | None:
        """The running step; None once the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def is_exercise(self) -> bool:
        return self.step is not None and self.step.goal is not None

    # -- what is shown --------------------------------------------------------------------------------------

    def state(self, viewer: int) -> StateWire:
        state = super().state(viewer)
        state.undo = None
        state.coach = self._coach()
        if state.question is not None and not self.is_exercise:
            step = self.step
            state.question.options = [option for option in state.question.options if step and step.lets(option.action)]
            state.question.closed = []
        return state

    def _coach(self) -> CoachWire:
        lesson, step = self.lesson, self.step
        if step is None:
            return CoachWire(lesson.id, self.number, len(lesson.steps), "over", MessageWire(lesson.key("end")))
        say = MessageWire(lesson.key(step.text), rule=step.rule)
        is_lost = step.goal is not None and step.goal.lost != "" and self._has_happened(step.goal.lost)
        astray = step.goal is not None and self._is_astray(step.goal)
        return CoachWire(lesson.id, self.number, len(lesson.steps), step.kind, say, step.show, is_lost, astray)

    def _is_astray(self, goal: Goal) -> bool:
        way = [row.partition(" ")[2] for row in goal.solution if row.startswith(f"{self.lesson.seat} ")]
        return self._done != way[: len(self._done)]

    def why(self, seat: int, thing: str) -> list[RefusalWire]:
        """Whatever is not taught now is answered by the step's hint; in the exercise the rules answer."""
        step = self.step
        if step is None or step.kind != "act":
            return super().why(seat, thing)
        return [RefusalWire("", MessageWire(f"{self.lesson.key(step.text)}.hint", rule=step.rule))]

    def computer_questions(self) -> list[Question]:
        return super().computer_questions() if self.is_exercise and not self._script else []

    # -- what is done ---------------------------------------------------------------------------------------

    def act(self, seat: int, action: str, version: int) -> None:
        step = self.step
        if seat == self.learner and not self.is_exercise and (step is None or not step.lets(action)):
            raise IllegalAction("not-offered", "the lesson is about something else now: do what the coach says")
        super().act(seat, action, version)
        if seat == self.learner and self.is_exercise:
            self._done.append(action)
        self._follow_script()
        self.deeds.append(f"act {seat} {action}")
        if step is None:
            return
        if step.goal is None or sum(map(step.goal.is_met_by, self._events())) >= step.goal.times:
            self._enter(self.number + 1)

    def undo(self, seat: int, ply: int, version: int) -> None:
        raise IllegalAction("no-such-ply", "nothing is taken back in a lesson: begin the step again instead")

    def next(self) -> None:
        """The learner has read a step."""
        if self.step is None or self.step.kind != "read":
            raise IllegalAction("not-offered", "this step wants something done on the board")
        self._follow_script()
        self._enter(self.number + 1)
        self.deeds.append("next")

    def again(self) -> None:
        """The exercise from its beginning; before it, and once it is over, the whole lesson."""
        self.deeds.append("again")
        step = self.step
        if step is not None and step.goal is not None:
            self._set_up(self._start.copy())
            self._begin_exercise(step)
            return
        self._set_up(self.game.read(self.lesson.position, self._content))
        self._enter(0)

    def repeat_deed(self, deed: str) -> None:
        """Does what was done at this table in another process."""
        what, _, more = deed.partition(" ")
        seat, _, action = more.partition(" ")
        if what == "act":
            self.act(int(seat), action, self.match.version_for(int(seat)))
        elif what == "next":
            self.next()
        else:
            self.again()

    # -- steps ----------------------------------------------------------------------------------------------

    def _enter(self, number: int) -> None:
        self.number = number
        step = self.step
        if step is None:
            return
        if step.position:
            self._set_up(self.game.read(step.position, self._content))
        self._script = list(step.answers)
        if step.goal is not None:
            self._start = self.match.pos.copy()
            self._begin_exercise(step)

    def _begin_exercise(self, step: LessonStep) -> None:
        self._script = list(step.answers)
        self._first_ply = len(self.match.plies)
        self._done = []
        self.match.chance = self._chance
        self.match.run()

    def _set_up(self, pos: Position) -> None:
        """The board as it should be; a new match, so the log begins anew as well.

        Its versions go on, so that a late click on the last board is not taken for one on this.
        """
        self.match = self._match_from(self.game, pos, self.match.version + 1)
        self.cuts = []

    def _match_from(self, game: Game[Any, Any], pos: Position, version: int = 0) -> Match:
        return Match(game, self._head, self._content, None, start=pos, first=version)

    def _events(self) -> list[Event]:
        """What has happened in the exercise."""
        return [event for ply in self.match.plies[self._first_ply :] for event in ply.events]

    def _has_happened(self, key: str) -> bool:
        return any(event.message.key == key for event in self._events())

    def _follow_script(self) -> None:
        """What NATURE and the others answer, in the order of the lesson, as soon as they are asked."""
        while self._script:
            who, _, what = self._script[0].partition(" ")
            seat = NATURE if who == "nature" else self.seat_number(who)
            question = self.match.question_for(seat)
            if question is None:
                break
            action = self.game.verbs.parse(what)
            if action not in question.options:
                raise BadFile(f"lesson {self.lesson.id}: {who} cannot {what!r} here")
            self._script.pop(0)
            self.match.repeat(Step(seat, action), self.match.version + 1)
            self.match.run()
