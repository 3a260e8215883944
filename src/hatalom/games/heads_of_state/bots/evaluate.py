"""What a position of Heads of State is worth, in points."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.evaluator import UNTOLD, Evaluator, Foresight, Ground
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.core.weights import MARSHAL, beside, shipped, usual
from hatalom.games.heads_of_state.bots.features import FEATURES, surveyed
from hatalom.games.heads_of_state.bots.survey import Survey
from hatalom.games.heads_of_state.names import (
    ALL_PLAYERS,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    CENTURY_COUNT,
    COUNTRIES,
    COURTESAN,
    MARKER_PLACES,
    NOBLE_COUNT,
    NOBLES,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
    Country,
    area_of,
)
from hatalom.games.heads_of_state.phases.discards import Discards
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import (
    GROUND_COUNTRY,
    GROUND_NOBLE,
    PART_COUNTRIES,
    PART_HAND,
    PART_MOST_CARDS,
    PART_RIVALS,
    PART_SETS,
    PART_TREACHERY,
)
from hatalom.games.heads_of_state.rules.scoring import hex_due
from hatalom.games.heads_of_state.rules.victory import rank_of
from hatalom.kit.bag import is_empty, size_of
from hatalom.kit.learned import shipped_net
from hatalom.kit.net import Net

VICTORY: Final = 15.0
"""Points that a victory is worth beside those by which it is won."""
ALL: Final = -1
"""Not only one country, or one type of noble."""
FEW: Final = 3
"""Up to so many players the others' turns that follow are searched."""


@final
class HeadsOfStateEvaluator(Evaluator[HeadsOfState]):
    """The weights are points, or shares of points that are not certain yet.

    A network may add what it has learned from play, in points too.
    """

    def __init__(self, weights: dict[str, float], net: Net | None = None) -> None:
        self.net = net
        self.without_net = self if net is None else HeadsOfStateEvaluator(weights)
        self.country_now = weights["country_now"]  # the markers of this century as it stands …
        self.country_soon = weights["country_soon"]  # … and how much surer they are when the revolution is near
        self.country_later = weights["country_later"]  # the markers of a later century, by the share of influence
        self.foothold = weights["foothold"]  # each point of influence on the board …
        self.foothold_later = weights["foothold_later"]  # … and for each century to come
        self.final_cards = weights["final_cards"]  # the points for the most noble cards …
        self.final_century = weights["final_century"]  # … surer with each century
        self.square = weights["square"]  # a square marker, by the square of the share of areas
        self.large = weights["large"]  # a large marker, by the square of the share of types
        self.reach = weights["reach"]  # a noble that could be placed, by the square of the share of its cards
        self.next_reach = weights["next_reach"]  # the second best one
        self.influence = weights["influence"]  # what a box is thought to bring for each point of influence
        self.card_points = weights["card_points"]  # and its noble card, of the points for the most cards
        self.card = weights["card"]
        self.courtesan = weights["courtesan"]
        self.treachery = weights["treachery"]
        self.double = weights["double"]  # a treachery card for each country beyond the first
        self.danger = weights["danger"]  # a treachery card of another player, for each point of influence
        self.rival = weights["rival"]  # the strongest rival weighs as much as all the others together

    def answer_ahead(self) -> Foresight:
        return Foresight(turns=4, depth=1, worlds=200, positions=40_000, doubt=1.0, by_thumb=True)

    def far_ahead(self) -> Foresight:
        others = 0 if self.net is None else 20
        return Foresight(
            turns=8, depth=1, worlds=160, positions=300_000, doubt=0.5, by_thumb=True, own_looks=40, others_looks=others
        )

    def quick(self) -> Evaluator[HeadsOfState]:
        return self.without_net

    def of_others(self) -> Evaluator[HeadsOfState]:
        return self if self.net is None else as_marshal_judges()

    def searches_others(self, pos: HeadsOfState) -> bool:
        """With three or four others it takes so long that few worlds are seen, and was not found to win more."""
        return pos.seats <= FEW

    def is_judged_before_chance(self, pos: HeadsOfState) -> bool:
        """6.3  What is turned up at the end of a turn is the same luck for all turns, unless the century may end."""
        return isinstance(pos.stack[-1], Turn) and not is_empty(pos.draw_pile)

    def turn_of(self, pos: HeadsOfState) -> int:
        for phase in pos.stack:
            if isinstance(phase, Turn):
                return phase.seat
        return NOBODY

    def key(self, pos: HeadsOfState) -> int:
        chosen: tuple[int, ...] = ()
        top = pos.stack[-1]
        if isinstance(top, Discards):
            chosen = tuple(top.attributes + top.treachery)
        cards = (tuple(pos.hand), tuple(pos.treachery), tuple(pos.display), tuple(pos.treachery_display))
        return hash((tuple(pos.owner), cards, chosen, pos.emptied, pos.named, len(pos.stack)))

    def reopen(self, pos: HeadsOfState, seat: Seat) -> None:
        """5.7r1  What others discard in secret does not touch one's own choice: it is taken as made."""
        top = pos.stack[-1]
        if not isinstance(top, Discards):
            return
        for other in pos.players:
            if other != seat and top.seat == ALL_PLAYERS:
                for attribute in ATTRIBUTES:
                    place = ATTRIBUTE_COUNT * other + attribute
                    free = pos.hand[place] - top.attributes[place]
                    top.attributes[place] += min(free, top.attributes_due(pos, other))
                for card in TREACHERIES:
                    place = TREACHERY_COUNT * other + card
                    free = pos.treachery[place] - top.treachery[place]
                    top.treachery[place] += min(free, top.treachery_due(pos, other))

    def value(self, pos: HeadsOfState, seat: Seat) -> float:
        if not pos.stack:
            return self._outcome(pos, seat)
        survey = Survey(pos)
        near = self._nearness(pos)
        gains = self._gains(pos)
        found = self._ahead(seat, [self._worth(pos, other, survey, near, gains) for other in pos.players])
        if self.net is None:
            return found
        shown = surveyed(pos, seat, survey)
        return found + self.net.value(shown)

    def parts(self, pos: HeadsOfState, seat: Seat) -> list[float]:
        """What a network adds has no name, and is no part.  The points of completed sets stay with the sets."""
        if not pos.stack:
            return [self._outcome(pos, seat), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        completed = self._completed(pos, seat)
        survey = Survey(pos)
        near = self._nearness(pos)
        gains = self._gains(pos)
        own = [
            float(pos.score[seat]) - completed,
            self._countries(pos, seat, survey, near),
            self._final(pos, seat),
            self._sets(pos, seat, survey) + completed,
            self._hand(pos, seat, gains),
            self._treachery(pos, seat, survey),
        ]
        worths = [self._worth(pos, other, survey, near, gains) for other in pos.players]
        return [*own, self._ahead(seat, worths) - worths[seat]]

    def part_labels(self) -> list[Message]:
        return [UNTOLD, PART_COUNTRIES, PART_MOST_CARDS, PART_SETS, PART_HAND, PART_TREACHERY, PART_RIVALS]

    def grounds(self, before: HeadsOfState, after: HeadsOfState, seat: Seat) -> list[list[Ground]]:
        """Countries and types of nobles, which everybody sees; the other parts are not divided."""
        if not before.stack or not after.stack:
            return []
        countries, nobles = list[Ground](), list[Ground]()
        for country in COUNTRIES:
            change = self._in_country(after, seat, country) - self._in_country(before, seat, country)
            countries.append(Ground(Said(GROUND_COUNTRY, [country]), NOBODY, change))
        for noble in NOBLES:
            change = self._final(after, seat, noble) - self._final(before, seat, noble)
            nobles.append(Ground(Said(GROUND_NOBLE, [noble]), NOBODY, change))
        return [[], countries, nobles, [], [], [], []]

    def _in_country(self, pos: HeadsOfState, seat: Seat, country: Country) -> float:
        return self._countries(pos, seat, Survey(pos), self._nearness(pos), country)

    def _outcome(self, pos: HeadsOfState, seat: Seat) -> float:
        """12.2  The end, in points ahead as everything before it: nobody is glad of an end in which he has lost."""
        ahead = self._ahead(seat, [float(pos.score[other]) for other in pos.players])
        return ahead + (VICTORY if rank_of(pos, seat) == 1 else -VICTORY)

    def _ahead(self, seat: Seat, worths: list[float]) -> float:
        """How much better a seat stands than its rivals."""
        total = 0.0
        best = 0.0
        for other in range(len(worths)):
            if other != seat:
                total += worths[other]
                best = max(best, worths[other])
        return worths[seat] - self.rival * best - (1.0 - self.rival) * total / (len(worths) - 1)

    def _nearness(self, pos: HeadsOfState) -> float:
        """5.3  How near the revolution is: 0 with a full draw pile, 1 with none."""
        deck = sum(pos.content.attribute_counts[pos.seats])
        return 1.0 - float(size_of(pos.draw_pile)) / deck

    def _worth(self, pos: HeadsOfState, seat: Seat, survey: Survey, near: float, gains: list[float]) -> float:
        total = float(pos.score[seat])
        total += self._countries(pos, seat, survey, near)
        total += self._final(pos, seat) + self._sets(pos, seat, survey)
        return total + self._hand(pos, seat, gains) + self._treachery(pos, seat, survey)

    def _countries(self, pos: HeadsOfState, seat: Seat, survey: Survey, near: float, only: i64 = ALL) -> float:
        """11.4  The markers this seat would take now, and its share of those still to come, in one country or all."""
        later: int = CENTURY_COUNT - 1 - pos.century
        total = 0.0
        exposed = 0
        for country in COUNTRIES:
            own = survey.standing_of(seat, country)
            if own == 0 or (only != ALL and country != only):
                continue
            above = 0
            everybody: int = 0
            for other in pos.players:
                everybody += survey.influence_of(other, country)
                if survey.standing_of(other, country) > own:
                    above += 1
            first = MARKER_PLACES * country
            points = pos.content.round_points
            if above < MARKER_PLACES:
                total += points[first + above] * (self.country_now + self.country_soon * near)
            own_influence: int = survey.influence_of(seat, country)
            exposed += own_influence
            total += later * self.country_later * (points[first] + points[first + 1]) * own_influence / everybody
            total += own_influence * (self.foothold + later * self.foothold_later)
        threats = 0
        for other in pos.players:
            if other != seat:
                threats += pos.treachery_size(other)
        return total - self.danger * threats * exposed

    def _final(self, pos: HeadsOfState, seat: Seat, only: i64 = ALL) -> float:
        """11.5  The most cards of each type, or of one, as it stands."""
        total = 0
        for noble in NOBLES:
            own = pos.cards[NOBLE_COUNT * seat + noble]
            if own == 0 or (only != ALL and noble != only):
                continue
            ahead = 0
            equal = 0
            for other in pos.players:
                cards = pos.cards[NOBLE_COUNT * other + noble]
                if cards > own:
                    ahead += 1
                elif cards == own and other != seat:
                    equal += 1
            points = pos.content.final_points[noble]
            if ahead == 0 and equal < 2:
                total += points if equal == 0 else points // 2
        return total * (self.final_cards + self.final_century * float(pos.century))

    def _sets(self, pos: HeadsOfState, seat: Seat, survey: Survey) -> float:
        """11.2, 11.3  Square and large markers that are still to be had, by how much of the set is there."""
        content = pos.content
        total = 0.0
        for country in COUNTRIES:
            first = MARKER_PLACES * country
            higher, lower = pos.square_taken[first], pos.square_taken[first + 1]
            if higher == seat or lower != NOBODY:
                continue
            points = content.square_points[first if higher == NOBODY else first + 1]
            areas = content.country_areas[country]
            been = 0
            for area in areas:
                if survey.has_been_in(seat, area):
                    been += 1
            share = been / len(areas)
            total += self.square * points * share * share
        for place in range(len(pos.large_taken)):
            if pos.large_taken[place] == seat:
                return total
            if pos.large_taken[place] == NOBODY:
                placed = 0
                for noble in NOBLES:
                    if pos.has_placed(seat, noble):
                        placed += 1
                share = placed / NOBLE_COUNT
                return total + self.large * content.large_points[pos.seats][place] * share * share
        return total

    def _completed(self, pos: HeadsOfState, seat: Seat) -> float:
        """11.2, 11.3  The points of the square and large markers that this seat has."""
        content = pos.content
        total = 0
        for place in range(len(pos.square_taken)):
            if pos.square_taken[place] == seat:
                total += content.square_points[place]
        for place in range(len(pos.large_taken)):
            if pos.large_taken[place] == seat:
                total += content.large_points[pos.seats][place]
        return float(total)

    def _gains(self, pos: HeadsOfState) -> list[float]:
        """What the best empty box of each type is thought to bring; 0 where none is empty."""
        content = pos.content
        gains = [0.0] * NOBLE_COUNT
        for box in content.boxes:
            if pos.owner[box] == NOBODY:
                noble = content.box_noble[box]
                gain = hex_due(pos, area_of(box)) + self.influence * content.box_influence[box]
                gains[noble] = max(gains[noble], gain + self.card_points * content.final_points[noble])
        return gains

    def _hand(self, pos: HeadsOfState, seat: Seat, gains: list[float]) -> float:
        """9.1  How near the hand is to the two nobles that would bring most."""
        content = pos.content
        courtesans: int = pos.hand[ATTRIBUTE_COUNT * seat + COURTESAN]
        best = 0.0
        second = 0.0
        for noble in NOBLES:
            if gains[noble] == 0.0 or pos.tiles[NOBLE_COUNT * seat + noble] == 0:
                continue
            held = 0
            cost = content.costs[noble]
            for attribute in cost:
                if pos.hand[ATTRIBUTE_COUNT * seat + attribute] > 0:
                    held += 1
            if held < len(cost) and courtesans > 0 and content.courtesan_allowed[noble]:
                held += 1
            share = held / len(cost)
            reach = gains[noble] * share * share
            if reach > best:
                best, second = reach, best
            elif reach > second:
                second = reach
        cards = min(pos.hand_size(seat), content.attribute_limit)
        return self.reach * best + self.next_reach * second + self.card * cards + self.courtesan * courtesans

    def _treachery(self, pos: HeadsOfState, seat: Seat, survey: Survey) -> float:
        """10  Treachery cards in hand, worth more the more countries they work in and the more there is to strike."""
        content = pos.content
        targets: i64 = 0
        for other in pos.players:
            if other != seat:
                targets |= survey.exposed[other]
        total = 0.0
        held = 0
        for card in TREACHERIES:
            count: int = pos.treachery[TREACHERY_COUNT * seat + card]
            if count == 0:
                continue
            held += count
            works = 0
            for country in COUNTRIES:
                if (targets >> country) & 1 and content.works_in(card, country):
                    works += 1
            total += count * (self.treachery + self.double * works)
        return total if held <= content.treachery_limit else total * content.treachery_limit / held


PACKAGE = "hatalom.games.heads_of_state"
EVALUATOR = HeadsOfStateEvaluator(usual(PACKAGE).values)


def as_marshal_judges() -> HeadsOfStateEvaluator:
    """How Marshal judges, and so how whoever has a network thinks that the others do."""
    weights = shipped(PACKAGE, MARSHAL)
    assert weights is not None, "Marshal has weights of its own here"
    return HeadsOfStateEvaluator(weights.values)


def with_net(net: Net) -> HeadsOfStateEvaluator:
    """The usual judgement with what a network adds to it."""
    return HeadsOfStateEvaluator(beside(PACKAGE).values, net)


def with_shipped_net() -> HeadsOfStateEvaluator:
    return with_net(shipped_net(PACKAGE, FEATURES))


def with_weights(weights: dict[str, float]) -> HeadsOfStateEvaluator:
    """The network that comes with the game, beside other weights."""
    return HeadsOfStateEvaluator(weights, shipped_net(PACKAGE, FEATURES))
