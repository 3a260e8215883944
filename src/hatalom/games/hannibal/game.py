"""The Game object of Hannibal: what the rest of the house needs to know of it."""

from typing import Any, ClassVar, final

from hatalom.core.chance import Seeded
from hatalom.core.game import (
    Chain,
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
from hatalom.core.question import Seat
from hatalom.games.hannibal import events, forecast, hidden, intent, load, moments, notation, prompts, refusals
from hatalom.games.hannibal.board import Content
from hatalom.games.hannibal.forecast import messages as forecast_messages
from hatalom.games.hannibal.forecast import planned
from hatalom.games.hannibal.invariants import broken_invariant
from hatalom.games.hannibal.names import (
    BATTLE_CARD,
    CARD,
    CARTHAGE,
    GENERAL,
    NO_SEAT,
    OFFICE,
    PROVINCE,
    ROME,
    SCENARIO,
    SEAT,
    SEATS,
    SPACE,
    UNIT,
)
from hatalom.games.hannibal.phases import ALL as PHASES
from hatalom.games.hannibal.phases.turn.turn import BEGIN, DEALING, ISOLATION, PLAYS, VICTORY, WINTER, Turn
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.set_up import lay_out
from hatalom.games.hannibal.verbs import VERBS
from hatalom.games.hannibal.view import View, view

YES_NO = ("no", "yes")


@final
class HannibalGame(Game[Hannibal, View]):
    name = "hannibal"
    rules_version = 3
    seat_counts = (2,)
    weight = 4
    options = (
        Option("scenario", tuple(SCENARIO.ids), SCENARIO.ids[0], "0.9"),
        Option("siege_attempts_per_card", ("one_total", "per_site"), "one_total", "20.4r1"),
        Option("change_of_command_turn1", YES_NO, "no", "18.3r1"),
        Option("messenger_intercepted_variant", YES_NO, "no", "24.10"),
        Option("political_consequences_on_withdrawal", YES_NO, "no", "16.2r1"),
    )
    verbs = VERBS
    kinds = (SEAT, SPACE, PROVINCE, GENERAL, OFFICE, UNIT, CARD, BATTLE_CARD, SCENARIO)
    messages = messages_in(events, prompts, refusals, forecast_messages, planned, intent, moments) + tuple(
        moments.TOLD.values()
    )
    phases = PHASES
    window_prompts = prompts.WINDOWS
    sure_prompts = prompts.SURE_WINDOWS
    view_type: ClassVar[type[Any]] = View
    content_files = load.FILES

    def seat_ids(self, seats: int) -> list[str]:
        return SEAT.ids

    def knowledge(self) -> Knowledge:
        from hatalom.games.hannibal.bots import evaluate, features, novice

        learned = Learned(
            features.FEATURES,
            features.features_of,
            evaluate.with_net,
            evaluate.with_shipped_net,
            evaluate.with_weights,
            features.margin_of,
        )
        return Knowledge(novice.appeal, evaluate.EVALUATOR, evaluate.HannibalEvaluator, learned)

    def observation(self, seats: int) -> Layout:
        from hatalom.games.hannibal.observation import LAYOUT

        return LAYOUT

    def load_content(self, overlay: dict[str, Any] | None = None) -> Content:
        return load.load(overlay)

    def set_up(self, seats: int, options: dict[str, str], content: Content) -> Hannibal:
        chosen = self.check_options(options)
        pos = Hannibal(content, SCENARIO.numbers[chosen["scenario"]])
        pos.siege_per_site = chosen["siege_attempts_per_card"] == "per_site"
        pos.change_in_first_turn = chosen["change_of_command_turn1"] == "yes"
        pos.messenger_variant = chosen["messenger_intercepted_variant"] == "yes"
        pos.consequences_of_withdrawal = chosen["political_consequences_on_withdrawal"] == "yes"
        lay_out(pos)
        pos.push(Turn(BEGIN, NO_SEAT, False))
        return pos

    def view(self, pos: Hannibal, viewer: int) -> View:
        return view(pos, viewer)

    def determinize(self, view: View, rng: Seeded, content: Content) -> Hannibal:
        return hidden.determinize(view, rng, content)

    def resample(self, pos: Hannibal, viewer: int, rng: Seeded) -> Hannibal:
        return hidden.resample(pos, viewer, rng)

    def result(self, pos: Hannibal) -> Result | None:
        """22  Known once the stack of phases is empty."""
        if pos.stack:
            return None
        seats = tuple(SeatResult(1 if seat == pos.winner else 2, pos.count_points(seat)) for seat in SEATS)
        return Result(seats, Said(events.RESULTS[pos.reason], [pos.winner]))

    def broken_invariant(self, pos: Hannibal) -> str | None:
        return broken_invariant(pos)

    def write(self, pos: Hannibal) -> str:
        return notation.write(pos)

    def read(self, text: str, content: Content) -> Hannibal:
        return notation.read(text, content, PHASES)

    def forecast(self, pos: Hannibal, seat: Seat, action: int) -> Forecast | None:
        return forecast.forecast(pos, seat, action)

    def hint(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return forecast.hint(pos, seat, action)

    def chains(self, pos: Hannibal, seat: Seat) -> list[Chain]:
        return forecast.ways(pos, seat)

    def strip(self, pos: Hannibal) -> list[StripStep]:
        """0.12  The order of every turn."""
        if not pos.stack or not isinstance(pos.stack[0], Turn):
            return []
        labels = [
            Said(prompts.STRIP_REINFORCEMENTS),
            Said(prompts.STRIP_DEAL, [pos.content.cards_dealt[pos.turn]]),
            Said(prompts.STRIP_PLAYS),
            Said(prompts.STRIP_WINTER),
            Said(prompts.STRIP_ISOLATION),
            Said(prompts.STRIP_VICTORY),
        ]
        now = self._strip_number(pos, pos.stack[0].step)
        return [StripStep(label, (number > now) - (number < now)) for number, label in enumerate(labels)]

    def _strip_number(self, pos: Hannibal, step: int) -> int:
        if step <= BEGIN or (step == DEALING and len(pos.stack) > 1):
            return 0
        if step == DEALING:
            return 1
        if step <= PLAYS:
            return 2
        return {WINTER: 3, ISOLATION: 4, VICTORY: 5}.get(step, 5)

    def pieces(self, pos: Hannibal) -> list[Piece]:
        """Markers, and armies with their units over them."""
        spaces = pos.board().spaces
        markers = [(seat, space, 0) for space in spaces for seat in SEATS if pos.controls(seat, space)]
        armies = [(seat, space, pos.all_units(seat, space)) for space in spaces for seat in SEATS]
        stands = [*markers, *((seat, space, units) for seat, space, units in armies if units > 0)]
        return [Piece(f"space.{SPACE.ids[space]}", seat, number) for seat, space, number in stands]

    def measures(self, pos: Hannibal) -> list[Measure]:
        """5.2  Political points count first; then what they are made with."""
        spaces = [sum(pos.controls(seat, space) for space in pos.board().spaces) for seat in SEATS]
        return [
            Measure(prompts.MEASURE_POINTS, (pos.count_points(ROME), pos.count_points(CARTHAGE))),
            Measure(prompts.MEASURE_SPACES, (spaces[ROME], spaces[CARTHAGE])),
            Measure(prompts.MEASURE_UNITS, (pos.units_of(ROME), pos.units_of(CARTHAGE))),
        ]

    def traces(self, before: Hannibal, after: Hannibal, seat: Seat) -> list[Arrow]:
        return planned.traces(before, after, seat)

    def outlook(self, before: Hannibal, after: Hannibal, seat: Seat) -> list[Row]:
        return planned.outlook(before, after, seat)

    def dangers(self, pos: Hannibal, seat: Seat) -> list[Row]:
        return planned.dangers(pos, seat)

    def tallies(self, pos: Hannibal, seat: Seat) -> list[Tally]:
        return planned.tallies(pos, seat)

    def intents(self, before: Hannibal, after: Hannibal, seat: Seat) -> list[Said]:
        return intent.intents(before, after, seat)

    def teller(self, seats: int, options: dict[str, str], content: Content) -> Teller:
        return moments.HannibalTeller(content)

    def progress(self, pos: Hannibal) -> int:
        if not pos.stack:
            return 100
        scenario = pos.scenario_in_play()
        return 100 * (pos.turn - scenario.first_turn) // (scenario.last_turn - scenario.first_turn + 1)


GAME = HannibalGame()
