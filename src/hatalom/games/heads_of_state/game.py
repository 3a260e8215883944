"""The Game object of Heads of State: what the rest of the house needs to know of it."""

from collections import Counter
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
from hatalom.core.question import Seat
from hatalom.games.heads_of_state import events, forecast, hidden, intent, load, moments, notation, prompts, refusals
from hatalom.games.heads_of_state.board import Content
from hatalom.games.heads_of_state.invariants import broken_invariant
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE,
    BOX,
    BOXES,
    CENTURY,
    CENTURY_COUNT,
    COUNTRIES,
    COUNTRY,
    NO_NOBLE,
    NOBLE,
    NOBODY,
    SEAT,
    TREACHERY,
    area_of,
)
from hatalom.games.heads_of_state.phases import ALL as PHASES
from hatalom.games.heads_of_state.phases.set_up import SetUp
from hatalom.games.heads_of_state.phases.turn import TREACHERY_CARDS, Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.standing import influence, order_in
from hatalom.games.heads_of_state.rules.victory import deciding_noble, rank_of, winner_of
from hatalom.games.heads_of_state.verbs import VERBS
from hatalom.games.heads_of_state.view import View, view
from hatalom.kit.bag import size_of

STRIP_NOW = {"Taking": 1, "Refresh": 1, "Placing": 2, "Treachery": 2, "Discards": 3}


@final
class HeadsOfStateGame(Game[HeadsOfState, View]):
    name = "heads_of_state"
    rules_version = 2
    seat_counts = (2, 3, 4, 5)
    weight = 2
    verbs = VERBS
    kinds = (SEAT, CENTURY, COUNTRY, AREA, BOX, NOBLE, ATTRIBUTE, TREACHERY)
    messages = messages_in(events, prompts, refusals, forecast, intent, moments)
    phases = PHASES
    absences = (refusals.NO_SUCH_BOX, refusals.NOT_HELD, refusals.NOT_IN_HAND, refusals.NOBODY_THERE)
    view_type: ClassVar[type[Any]] = View
    content_files = load.FILES

    def seat_ids(self, seats: int) -> list[str]:
        return SEAT.ids[:seats]

    def knowledge(self) -> Knowledge:
        from hatalom.games.heads_of_state.bots import evaluate, features, novice

        learned = Learned(
            features.FEATURES,
            features.features_of,
            evaluate.with_net,
            evaluate.with_shipped_net,
            evaluate.with_weights,
            features.margin_of,
            offered_up_to=3,
        )
        return Knowledge(novice.appeal, evaluate.EVALUATOR, evaluate.HeadsOfStateEvaluator, learned)

    def observation(self, seats: int) -> Layout:
        from hatalom.games.heads_of_state.observation import layout

        return layout(seats)

    def load_content(self, overlay: dict[str, Any] | None = None) -> Content:
        return load.load(overlay)

    def set_up(self, seats: int, options: dict[str, str], content: Content) -> HeadsOfState:
        pos = HeadsOfState(content, seats)
        pos.push(SetUp(0))
        return pos

    def view(self, pos: HeadsOfState, viewer: int) -> View:
        return view(pos, viewer)

    def determinize(self, view: View, rng: Seeded, content: Content) -> HeadsOfState:
        return hidden.determinize(view, rng, content)

    def resample(self, pos: HeadsOfState, viewer: int, rng: Seeded) -> HeadsOfState:
        return hidden.resample(pos, viewer, rng)

    def result(self, pos: HeadsOfState) -> Result | None:
        """12.2  Known once the stack of phases is empty."""
        if pos.stack:
            return None
        seats = tuple(SeatResult(rank_of(pos, seat), pos.score[seat]) for seat in pos.players)
        winner, decider, best = winner_of(pos), deciding_noble(pos), max(pos.score)
        if winner == NOBODY:
            return Result(seats, Said(events.SHARED_VICTORY, [best]))
        if decider == NO_NOBLE:
            return Result(seats, Said(events.WON, [winner, best]))
        return Result(seats, Said(events.WON_BY_CARDS, [winner, best, decider]))

    def broken_invariant(self, pos: HeadsOfState) -> str | None:
        return broken_invariant(pos)

    def write(self, pos: HeadsOfState) -> str:
        return notation.write(pos)

    def read(self, text: str, content: Content) -> HeadsOfState:
        return notation.read(text, content, PHASES)

    def dangers(self, pos: HeadsOfState, seat: Seat) -> list[Row]:
        return forecast.dangers(pos, seat)

    def forecast(self, pos: HeadsOfState, seat: Seat, action: int) -> Forecast | None:
        return forecast.forecast(pos, seat, action)

    def hint(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        return forecast.hint(pos, seat, action)

    def strip(self, pos: HeadsOfState) -> list[StripStep]:
        """6  The order of every turn."""
        turn = next((phase for phase in pos.stack if isinstance(phase, Turn)), None)
        if turn is None:
            return []
        is_treachery = turn.step > 0 and turn.option == TREACHERY_CARDS
        labels = [
            Said(prompts.STRIP_OPTION),
            Said(prompts.STRIP_TAKING),
            Said(prompts.STRIP_TREACHERY if is_treachery else prompts.STRIP_PLACING),
            Said(prompts.STRIP_LIMITS),
            Said(prompts.STRIP_REFILL),
        ]
        inner = [STRIP_NOW[name] for phase in pos.stack if (name := type(phase).__name__) in STRIP_NOW]
        now = inner[0] if inner else (0 if turn.step == 0 else 4)
        return [StripStep(label, (number > now) - (number < now)) for number, label in enumerate(labels)]

    def pieces(self, pos: HeadsOfState) -> list[Piece]:
        """Nobles by area and seat."""
        nobles = Counter((area_of(box), pos.owner[box]) for box in BOXES if pos.owner[box] != NOBODY)
        return [Piece(f"area.{AREA.ids[area]}", seat, count) for (area, seat), count in nobles.items()]

    def measures(self, pos: HeadsOfState) -> list[Measure]:
        """11  Points count first; then nobles, and what they are worth when a century ends."""
        seats, countries = pos.players, COUNTRIES
        leaders = [order[0] for country in countries if (order := order_in(pos, country))]
        total = [sum(influence(pos, seat, country) for country in countries) for seat in seats]
        return [
            Measure(prompts.MEASURE_POINTS, tuple(pos.score)),
            Measure(prompts.MEASURE_NOBLES, tuple(pos.owner.count(seat) for seat in seats)),
            Measure(prompts.MEASURE_INFLUENCE, tuple(total)),
            Measure(prompts.MEASURE_COUNTRIES, tuple(leaders.count(seat) for seat in seats)),
        ]

    def intents(self, before: HeadsOfState, after: HeadsOfState, seat: Seat) -> list[Said]:
        return intent.intents(before, after, seat)

    def teller(self, seats: int, options: dict[str, str], content: Content) -> Teller:
        return moments.HeadsOfStateTeller(content, seats)

    def progress(self, pos: HeadsOfState) -> int:
        """Three centuries, each by the cards that left its draw pile."""
        if not pos.stack:
            return 100
        deck = sum(pos.content.attribute_counts[pos.seats])
        gone = 100 * (deck - size_of(pos.draw_pile)) // deck
        return min(99, (100 * pos.century + gone) // CENTURY_COUNT)


GAME = HeadsOfStateGame()
