"""The Game object of Power & Weakness: what the rest of the house needs to know of it."""

from typing import Any, ClassVar, final

from hatalom.core.chance import Seeded
from hatalom.core.game import (
    Forecast,
    Game,
    Knowledge,
    Learned,
    Measure,
    Piece,
    Result,
    Row,
    SeatResult,
    StripStep,
    messages_in,
)
from hatalom.core.message import Said
from hatalom.core.moment import Teller
from hatalom.core.observation import Layout
from hatalom.core.question import Question, Seat
from hatalom.games.power_and_weakness import (
    closing,
    events,
    forecast,
    hidden,
    intent,
    load,
    moments,
    notation,
    prompts,
    refusals,
)
from hatalom.games.power_and_weakness.board import Content
from hatalom.games.power_and_weakness.invariants import broken_invariant
from hatalom.games.power_and_weakness.names import (
    CYCLE,
    MARKER,
    NOBODY,
    REGION,
    REGIONS,
    SEAT,
    SEATS,
    TILE,
    UNIT,
)
from hatalom.games.power_and_weakness.phases import ALL as PHASES
from hatalom.games.power_and_weakness.phases.cycle import Cycle
from hatalom.games.power_and_weakness.phases.set_up import SetUp
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.standing import winner_of
from hatalom.games.power_and_weakness.verbs import PLAY_SNAKE, VERBS
from hatalom.games.power_and_weakness.view import View, view


@final
class PowerAndWeaknessGame(Game[PowerAndWeakness, View]):
    name = "power_and_weakness"
    rules_version = 1
    seat_counts = (2,)
    weight = 2
    verbs = VERBS
    kinds = (SEAT, REGION, UNIT, MARKER, CYCLE, TILE)
    messages = messages_in(events, prompts, refusals, forecast, intent, moments) + tuple(moments.TOLD.values())
    phases = PHASES
    absences = (refusals.NOT_IN_DISPLAY, refusals.NOT_HELD)
    view_type: ClassVar[type[Any]] = View
    content_files = load.FILES

    def seat_ids(self, seats: int) -> list[str]:
        return SEAT.ids

    def knowledge(self) -> Knowledge:
        from hatalom.games.power_and_weakness.bots import evaluate, features, novice

        learned = Learned(
            features.FEATURES, features.features_of, evaluate.with_net, evaluate.with_shipped_net, evaluate.with_weights
        )
        return Knowledge(novice.appeal, evaluate.EVALUATOR, evaluate.PowerAndWeaknessEvaluator, learned)

    def observation(self, seats: int) -> Layout:
        from hatalom.games.power_and_weakness.observation import LAYOUT

        return LAYOUT

    def load_content(self, overlay: dict[str, Any] | None = None) -> Content:
        return load.load(overlay)

    def set_up(self, seats: int, options: dict[str, str], content: Content) -> PowerAndWeakness:
        pos = PowerAndWeakness(content)
        pos.push(SetUp(REGIONS[0]))
        return pos

    def view(self, pos: PowerAndWeakness, viewer: int) -> View:
        return view(pos, viewer)

    def determinize(self, view: View, rng: Seeded, content: Content) -> PowerAndWeakness:
        return hidden.determinize(view, rng, content)

    def resample(self, pos: PowerAndWeakness, viewer: int, rng: Seeded) -> PowerAndWeakness:
        return hidden.resample(pos, viewer, rng)

    def result(self, pos: PowerAndWeakness) -> Result | None:
        """17.4  Known once the stack of phases is empty."""
        if pos.stack:
            return None
        winner = winner_of(pos)
        seats = tuple(SeatResult(1 if winner in (NOBODY, seat) else 2, pos.points[seat]) for seat in SEATS)
        if winner == NOBODY:
            return Result(seats, Said(events.SHARED_VICTORY, [pos.points[0]]))
        return Result(seats, Said(events.WON, [winner, pos.points[winner]]))

    def broken_invariant(self, pos: PowerAndWeakness) -> str | None:
        return broken_invariant(pos)

    def write(self, pos: PowerAndWeakness) -> str:
        return notation.write(pos)

    def read(self, text: str, content: Content) -> PowerAndWeakness:
        return notation.read(text, content, PHASES)

    def forecast(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Forecast | None:
        return forecast.forecast(pos, seat, action)

    def hint(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        return forecast.hint(pos, seat, action)

    def dangers(self, pos: PowerAndWeakness, seat: Seat) -> list[Row]:
        return forecast.dangers(pos, seat)

    def strip(self, pos: PowerAndWeakness) -> list[StripStep]:
        """The order of every cycle (5)."""
        if not pos.stack or not isinstance(pos.stack[0], Cycle):
            return []
        labels = [
            Said(prompts.STRIP_REINFORCEMENT),
            Said(prompts.STRIP_TIME, [pos.cycle_length]),
            Said(prompts.STRIP_TILES),
            Said(prompts.STRIP_TURNS),
            Said(prompts.STRIP_SCORE),
            Said(prompts.STRIP_NEXT, [1 - pos.cycle]),
        ]
        now = {0: 0, 1: 1, 2: 2}.get(pos.stack[0].step, 3)
        return [StripStep(label, (number > now) - (number < now)) for number, label in enumerate(labels)]

    def pieces(self, pos: PowerAndWeakness) -> list[Piece]:
        held = [region for region in REGIONS if pos.owner[region] != NOBODY]
        return [Piece(f"region.{REGION.ids[region]}", Seat(pos.owner[region]), pos.units_in(region)) for region in held]

    def measures(self, pos: PowerAndWeakness) -> list[Measure]:
        """17.3  Points count first; then what they are made with.  Every cycle counts other regions as active."""
        active = [pos.active_regions(seat, pos.cycle) for seat in SEATS]
        units = [sum(pos.units_in(region) for region in REGIONS if pos.owner[region] == seat) for seat in SEATS]
        return [
            Measure(prompts.MEASURE_POINTS, (pos.vp[0] + active[0], pos.vp[1] + active[1]), pos.cycle_number),
            Measure(prompts.MEASURE_VICTORY_POINTS, (pos.vp[0], pos.vp[1])),
            Measure(prompts.MEASURE_UNITS, (units[0], units[1])),
            Measure(prompts.MEASURE_REGIONS, (active[0], active[1]), pos.cycle_number),
        ]

    def closings(self, before: PowerAndWeakness, after: PowerAndWeakness) -> list[Said]:
        return closing.closings(before, after)

    def prospects(self, pos: PowerAndWeakness) -> list[Said]:
        return closing.prospects(pos)

    def remarks(self, pos: PowerAndWeakness, question: Question, action: int) -> list[Said]:
        return forecast.remarks(pos, question.seat, action)

    def objection(self, pos: PowerAndWeakness, question: Question, answer: int) -> Said | None:
        """16.1  The tile could be neutralised."""
        if question.prompt is not prompts.ASK_SNAKE or PLAY_SNAKE.has(answer):
            return None
        return Said(prompts.OBJECTION_SNAKE, [question.seat, *question.args])

    def intents(self, before: PowerAndWeakness, after: PowerAndWeakness, seat: Seat) -> list[Said]:
        return intent.intents(before, after, seat)

    def teller(self, seats: int, options: dict[str, str], content: Content) -> Teller:
        return moments.PowerAndWeaknessTeller()

    def progress(self, pos: PowerAndWeakness) -> int:
        return min(99, 100 * max(pos.points) // pos.content.win_points) if pos.stack else 100


GAME = PowerAndWeaknessGame()
