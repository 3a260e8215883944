"""The Game object of Maria: what the rest of the house needs to know of it."""

from collections.abc import Iterable
from typing import Any, ClassVar, final

from hatalom.core.chance import Seeded
from hatalom.core.event import Event
from hatalom.core.game import (
    Forecast,
    Game,
    Knowledge,
    Learned,
    Measure,
    Option,
    Piece,
    Result,
    Row,
    SeatResult,
    StripStep,
    Tally,
    messages_in,
)
from hatalom.core.message import Said
from hatalom.core.moment import Arrow, Teller
from hatalom.core.observation import Layout
from hatalom.core.question import Question, Seat
from hatalom.games.maria import events, forecast, hidden, intent, load, moments, notation, prompts, refusals
from hatalom.games.maria.board import Content
from hatalom.games.maria.bots import manners
from hatalom.games.maria.forecast import planned
from hatalom.games.maria.invariants import broken_invariant
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_GENERALS,
    BOX,
    CANDIDATE,
    FORM,
    FRANCE,
    GENERAL,
    HUSSAR,
    ICON,
    MAJORS,
    MAP,
    MARIA,
    NOBODY,
    OFF_MAP,
    PC,
    POWER,
    PRUSSIA,
    REGION,
    SEAT,
    STAGE,
    STAGES,
    STATUS,
    SUIT,
    TC,
    TOWN,
    TOWNS,
    TRACK,
    TRAIN,
    Form,
)
from hatalom.games.maria.phases import ALL as PHASES
from hatalom.games.maria.phases.course import FIRST_STAGE, HUSSARS, LAST_STAGE, CourseOfPlay
from hatalom.games.maria.phases.set_up import SetUp
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.victory import fortresses_won
from hatalom.games.maria.verbs import VERBS
from hatalom.games.maria.view import View, view


@final
class MariaGame(Game[Maria, View]):
    name = "maria"
    rules_version = 2
    seat_counts = (3, 2)
    weight = 5
    options = (
        Option("form", ("advanced", "introductory"), "advanced", "1.2"),
        Option("politics", ("standard", "bluff_costs"), "standard", "25.1"),
        Option("peace_rounding", ("down", "up"), "down", "19.1.4r1"),
    )
    verbs = VERBS
    kinds = (
        SEAT,
        FORM,
        POWER,
        STAGE,
        MAP,
        REGION,
        TOWN,
        GENERAL,
        TRAIN,
        HUSSAR,
        SUIT,
        TC,
        TRACK,
        STATUS,
        ICON,
        PC,
        BOX,
        CANDIDATE,
        OFF_MAP,
    )
    messages = (
        *messages_in(
            events,
            prompts,
            refusals,
            forecast,
            forecast.combat,
            forecast.costs,
            forecast.movement,
            planned,
            forecast.politics,
            forecast.prospects,
            intent,
            moments,
        ),
        *moments.TOLD.values(),
    )
    phases = PHASES
    window_prompts = (prompts.ASK_TALK, prompts.ASK_REDUCE)
    view_type: ClassVar[type[Any]] = View
    content_files = load.FILES

    def seat_ids(self, seats: int) -> list[str]:
        return SEAT.ids[:seats]

    def knowledge(self) -> Knowledge:
        from hatalom.games.maria.bots import evaluate, features, novice

        learned = Learned(features.FEATURES, features.features_of, evaluate.with_net, margin=features.margin_of)
        return Knowledge(novice.appeal, evaluate.EVALUATOR, evaluate.MariaEvaluator, learned)

    def observation(self, seats: int) -> Layout:
        from hatalom.games.maria.observation import layout

        return layout()

    def load_content(self, overlay: dict[str, Any] | None = None) -> Content:
        return load.load(overlay)

    def set_up(self, seats: int, options: dict[str, str], content: Content) -> Maria:
        pos = Maria(content, seats, Form(FORM.numbers[options["form"]]))
        pos.bluff_costs = options["politics"] == "bluff_costs"
        pos.round_up = options["peace_rounding"] == "up"
        pos.push(SetUp(0))
        return pos

    def view(self, pos: Maria, viewer: int) -> View:
        return view(pos, viewer)

    def determinize(self, view: View, rng: Seeded, content: Content) -> Maria:
        return hidden.determinize(view, rng, content)

    def resample(self, pos: Maria, viewer: int, rng: Seeded) -> Maria:
        return hidden.resample(pos, viewer, rng)

    def result(self, pos: Maria) -> Result | None:
        """14.3, 23, 24  Known once the stack of phases is empty; the score is the best of a seat's powers."""
        if pos.stack:
            return None
        seats = tuple(
            SeatResult(1 if pos.winner in (seat, NOBODY) else 2, self._score(pos, seat)) for seat in pos.players()
        )
        return Result(seats, Said(events.RESULTS[pos.reason], [pos.winner] if pos.winner != NOBODY else []))

    def _score(self, pos: Maria, seat: Seat) -> int:
        """Advanced: markers out of the pool; introductory: fortresses won, for Austria those it kept them from."""
        if pos.form == ADVANCED:
            return max(pos.content.pool[power] - pos.pool[power] for power in MAJORS if pos.seat_of(power) == seat)
        missing = [max(0, pos.content.introductory_wins[power] - fortresses_won(pos, power)) for power in _RIVALS]
        if seat == MARIA:
            return min(missing)
        return max(fortresses_won(pos, power) for power in _RIVALS if pos.seat_of(power) == seat)

    def broken_invariant(self, pos: Maria) -> str | None:
        return broken_invariant(pos)

    def write(self, pos: Maria) -> str:
        return notation.write(pos)

    def read(self, text: str, content: Content) -> Maria:
        return notation.read(text, content, PHASES)

    def forecast(self, pos: Maria, seat: Seat, action: int) -> Forecast | None:
        return forecast.forecast(pos, seat, action)

    def hint(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        return forecast.hint(pos, seat, action)

    def traces(self, before: Maria, after: Maria, seat: Seat) -> list[Arrow]:
        return planned.traces(before, after, seat)

    def outlook(self, before: Maria, after: Maria, seat: Seat) -> list[Row]:
        return planned.outlook(before, after, seat)

    def tallies(self, pos: Maria, seat: Seat) -> list[Tally]:
        return planned.tallies(pos, seat)

    def strip(self, pos: Maria) -> list[StripStep]:
        """5.1  The stages of every turn."""
        course = next((phase for phase in pos.stack if isinstance(phase, CourseOfPlay)), None)
        if course is None:
            return []
        labels = [Said(prompts.STRIP_POLITICS)] if pos.form == ADVANCED else []
        labels.append(Said(prompts.STRIP_HUSSARS))
        labels += [Said(prompts.STRIP_STAGE, [stage]) for stage in range(STAGES)]
        if pos.turn % pos.content.winter_every == 0:
            labels.append(Said(prompts.STRIP_WINTER))
        # a step is counted up when it is entered
        now = max(0, min(course.step - 1, LAST_STAGE + 1) - HUSSARS) + (1 if pos.form == ADVANCED else 0)
        if course.step - 1 < HUSSARS:
            now = 0
        return [StripStep(label, (number > now) - (number < now)) for number, label in enumerate(labels)]

    def pieces(self, pos: Maria) -> list[Piece]:
        """Markers on fortresses, and generals with their rank; how many troops they have is their own."""
        markers = [(pos.content.board.fort_town[fort], power, 0) for fort, power in enumerate(pos.marker) if power >= 0]
        present = [general for general in ALL_GENERALS if 0 <= pos.at[general] < TOWNS]
        generals = [(pos.at[general], pos.power_of(general), pos.content.rank[general]) for general in present]
        stands = [*markers, *generals]
        return [Piece(f"town.{TOWN.ids[town]}", pos.seat_of(power), number) for town, power, number in stands]

    def measures(self, pos: Maria) -> list[Measure]:
        return [Measure(prompts.MEASURE_SCORE, tuple(self._score(pos, seat) for seat in pos.players()))]

    def intents(self, before: Maria, after: Maria, seat: Seat) -> list[Said]:
        return intent.intents(before, after, seat)

    def refused(self, told: Iterable[Event], question: Question) -> list[int]:
        return manners.refused(told, question)

    def teller(self, seats: int, options: dict[str, str], content: Content) -> Teller:
        return moments.MariaTeller(content, seats)

    def progress(self, pos: Maria) -> int:
        if not pos.stack:
            return 100
        course = next((phase for phase in pos.stack if isinstance(phase, CourseOfPlay)), None)
        if course is None:
            return 0
        steps = LAST_STAGE + 1 - FIRST_STAGE
        done = min(steps, max(0, course.step - FIRST_STAGE))
        return min(99, 100 * (steps * (pos.turn - 1) + done) // (steps * pos.content.turns[pos.form]))


_RIVALS = (FRANCE, PRUSSIA)

GAME = MariaGame()
