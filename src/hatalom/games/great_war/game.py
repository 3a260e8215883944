"""The Game object of Great War: what the rest of the house needs to know of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, final

from hatalom.core.chance import Seeded
from hatalom.core.event import Event
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
from hatalom.core.question import Question, Seat
from hatalom.games.great_war import events, hidden, intent, load, moments, notation, orders, prompts, refusals
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.bots import manners
from hatalom.games.great_war.forecast import battle, hints, planned, rows, shopping
from hatalom.games.great_war.invariants import broken_invariant
from hatalom.games.great_war.names import (
    ALLIANCE,
    CENTRAL,
    CONDITION,
    ENTENTE,
    GENERAL,
    ITEM,
    MODIFIER,
    NEITHER,
    NO_SEAT,
    PIECE,
    PLACE,
    POWER,
    POWERS,
    PROVINCES,
    SEAT,
    STAGE,
    SWITCH_IDS,
    TURKEY,
    TURN,
    TURN_COUNT,
    UNIT,
    enemy_of,
)
from hatalom.games.great_war.phases import ALL as PHASES
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.phases.set_up import SetUp, enter_first_powers
from hatalom.games.great_war.phases.turn import stage_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.victory import points_of_power, ripe_conditions, victory_points
from hatalom.games.great_war.units import count_of, power_of
from hatalom.games.great_war.verbs import VERBS
from hatalom.games.great_war.view import View, view

BY_FORM = "by_form"
ON_OFF = (BY_FORM, "on", "off")
SEAT_NAMES = {
    2: ("germany", "britain"),
    3: ("germany", "britain", "russia"),
    4: ("germany", "austria", "britain", "russia"),
    5: ("germany", "austria", "turkey", "britain", "russia"),
    6: ("germany", "austria", "turkey", "britain", "france", "russia"),
    7: ("germany", "austria", "turkey", "britain", "france", "russia", "italy"),
}
"""17.2  A seat is named after the first power it runs."""


@final
class GreatWarGame(Game[GreatWar, View]):
    name = "great_war"
    rules_version = 2
    seat_counts = (2, 3, 4, 5, 6, 7)
    weight = 5
    secret_talk = True
    options = (
        Option("form", ("basic", "advanced"), "basic", "18.0"),
        Option("turkey", ("austria", "germany"), "austria", "R109"),
        *(Option(name, ON_OFF, BY_FORM, "R112") for name in SWITCH_IDS),
    )
    verbs = VERBS
    kinds = (SEAT, ALLIANCE, POWER, PLACE, UNIT, PIECE, ITEM, GENERAL, TURN, STAGE, CONDITION, MODIFIER)
    messages = (
        *messages_in(events, prompts, refusals, battle, rows, hints, planned, intent, moments),
        *rows.BY_RULE.values(),
        *moments.TOLD.values(),
    )
    phases = PHASES
    window_prompts = (prompts.ASK_DELAY,)
    sure_prompts = (prompts.ASK_DELAY,)
    standing = orders.STANDING
    view_type: ClassVar[type[Any]] = View
    content_files = load.FILES

    def seat_ids(self, seats: int) -> list[str]:
        return list(SEAT_NAMES[seats])

    def knowledge(self) -> Knowledge:
        from hatalom.games.great_war.bots import evaluate, features, novice

        learned = Learned(features.FEATURES, features.features_of, evaluate.with_net, margin=features.margin_of)
        return Knowledge(novice.appeal, evaluate.EVALUATOR, evaluate.GreatWarEvaluator, learned)

    def observation(self, seats: int) -> Layout:
        from hatalom.games.great_war.observation import LAYOUT

        return LAYOUT

    def load_content(self, overlay: dict[str, Any] | None = None) -> Content:
        return load.load(overlay)

    def set_up(self, seats: int, options: dict[str, str], content: Content) -> GreatWar:
        pos = GreatWar(content, seats)
        chosen = {**self.default_options(), **options}
        for bit, name in enumerate(SWITCH_IDS):
            is_on = chosen["form"] == "advanced" if chosen[name] == BY_FORM else chosen[name] == "on"
            pos.switches |= is_on << bit
        for seat, powers in enumerate(content.seat_powers[seats]):
            for power in powers:
                pos.runner[power] = Seat(seat)
        if pos.runner[TURKEY] == NO_SEAT:
            pos.runner[TURKEY] = Seat(SEAT_NAMES[seats].index(chosen["turkey"]))
        enter_first_powers(pos)
        pos.push(SetUp())
        return pos

    def view(self, pos: GreatWar, viewer: int) -> View:
        return view(pos, viewer)

    def determinize(self, view: View, rng: Seeded, content: Content) -> GreatWar:
        return hidden.determinize(view, rng, content)

    def resample(self, pos: GreatWar, viewer: int, rng: Seeded) -> GreatWar:
        return hidden.resample(pos, viewer, rng)

    def result(self, pos: GreatWar) -> Result | None:
        """16  The alliance wins or loses together; the individual title is the score (16.8)."""
        if pos.stack:
            return None
        seats = []
        for seat in range(pos.seats):
            powers = [power for power in POWERS if pos.runner[power] == seat]
            sides = {pos.content.camp[power] for power in powers} - {NEITHER}
            won = pos.winner == NEITHER or pos.winner in sides
            seats.append(SeatResult(1 if won else 2, sum(points_of_power(pos, power) for power in powers)))
        return Result(tuple(seats), self._reason(pos))

    def _reason(self, pos: GreatWar) -> Said:
        entente, central = victory_points(pos, ENTENTE), victory_points(pos, CENTRAL)
        if pos.winner == NEITHER:
            return Said(events.DRAWN, [entente])
        if ripe_conditions(pos, pos.winner) >= 2 and ripe_conditions(pos, enemy_of(pos.winner)) < 2:
            return Said(events.WON_BY_CONDITIONS, [pos.winner])
        return Said(events.WON_BY_POINTS, [pos.winner, max(entente, central), min(entente, central)])

    def broken_invariant(self, pos: GreatWar) -> str | None:
        return broken_invariant(pos)

    def write(self, pos: GreatWar) -> str:
        return notation.write(pos)

    def read(self, text: str, content: Content) -> GreatWar:
        return notation.read(text, content, PHASES)

    def forecast(self, pos: GreatWar, seat: Seat, action: int) -> Forecast | None:
        return battle.forecast(pos, seat, action)

    def hint(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        return hints.hint(pos, seat, action)

    def chains(self, pos: GreatWar, seat: Seat) -> list[Chain]:
        return shopping.goods(pos, seat)

    def ordered(self, pos: GreatWar, question: Question, order: str) -> int:
        return orders.ordered(pos, question, order)

    def strip(self, pos: GreatWar) -> list[StripStep]:
        """3.2, 12.1  The five phases of a turn, and in autumn the year-end between purchase and transport."""
        now = stage_of(pos)
        if now < 0:
            return []
        labels = [Said(prompts.CRUMB_STAGE, [stage]) for stage in range(len(STAGE.ids))]
        if pos.turn < TURN_COUNT and pos.content.has_year_end[pos.turn]:
            labels.insert(len(labels) - 1, Said(prompts.CRUMB_YEAR_END))
            is_past = now == len(STAGE.ids) - 1 or any(isinstance(phase, YearEnd) for phase in pos.stack)
            now += is_past
        return [StripStep(label, (number > now) - (number < now)) for number, label in enumerate(labels)]

    def pieces(self, pos: GreatWar) -> list[Piece]:
        """Units by place and seat."""
        units = Counter[tuple[int, Seat]]()
        for place, entries in enumerate(pos.units):
            for entry in entries:
                units[place, pos.runner[power_of(entry)]] += count_of(entry)
        owned = [(place, seat, count) for (place, seat), count in units.items() if seat != NO_SEAT]
        return [Piece(f"place.{PLACE.ids[place]}", seat, count) for place, seat, count in owned]

    def measures(self, pos: GreatWar) -> list[Measure]:
        """16.7, 12  The victory points of each seat's alliance, the provinces its powers hold, and their units."""
        points, held, units = [], [], []
        for seat in range(pos.seats):
            powers = [power for power in POWERS if pos.runner[power] == seat]
            points.append(victory_points(pos, pos.content.camp[powers[0]]))
            held.append(sum(pos.controller[p] in powers and pos.side(p) != NEITHER for p in PROVINCES))
            standing = [*pos.units, pos.force]  # those of a running attack have left their places
            units.append(sum(count_of(e) for place in standing for e in place if power_of(e) in powers))
        return [
            Measure(prompts.MEASURE_POINTS, tuple(points)),
            Measure(prompts.MEASURE_PROVINCES, tuple(held)),
            Measure(prompts.MEASURE_UNITS, tuple(units)),
        ]

    def teller(self, seats: int, options: dict[str, str], content: Content) -> Teller:
        return moments.GreatWarTeller(self.set_up(seats, options, content).runner, list(content.capital))

    def traces(self, before: GreatWar, after: GreatWar, seat: Seat) -> list[Arrow]:
        return planned.traces(before, after, seat)

    def outlook(self, before: GreatWar, after: GreatWar, seat: Seat) -> list[Row]:
        return planned.outlook(before, after, seat)

    def dangers(self, pos: GreatWar, seat: Seat) -> list[Row]:
        return planned.dangers(pos, seat)

    def tallies(self, pos: GreatWar, seat: Seat) -> list[Tally]:
        return planned.tallies(pos, seat)

    def intents(self, before: GreatWar, after: GreatWar, seat: Seat) -> list[Said]:
        return intent.intents(before, after, seat)

    def refused(self, told: Iterable[Event], question: Question) -> list[int]:
        return manners.refused(told, question)

    def progress(self, pos: GreatWar) -> int:
        return 100 if not pos.stack else min(99, 100 * pos.turn // TURN_COUNT)


GAME = GreatWarGame()
