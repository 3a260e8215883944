"""5.4 to 5.11, 11.4, 11.5  The revolution: the century is scored at once; then a new one begins, or the game ends."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import zeros
from hatalom.core.position import Phase
from hatalom.core.question import Seat
from hatalom.core.shared import added, changed
from hatalom.games.heads_of_state.events import (
    CARDS_TIED,
    CENTURY_BEGUN,
    COUNTRY_EMPTY,
    COUNTRY_FIRST,
    COUNTRY_SECOND,
    HALF_FOR_CARDS,
    MOST_CARDS,
    PILES_RENEWED,
    REVOLUTION_CAME,
    SHARED_VICTORY,
    TIE_BY_HEX,
    TIE_BY_RANK,
    WON,
    WON_BY_CARDS,
)
from hatalom.games.heads_of_state.names import (
    ALL_PLAYERS,
    ATTRIBUTE_COUNT,
    CENTURIES,
    CENTURY_COUNT,
    COUNTRIES,
    COUNTRY_COUNT,
    MARKER_PLACES,
    NO_NOBLE,
    NOBLES,
    NOBODY,
    Country,
    area_of,
)
from hatalom.games.heads_of_state.phases.discards import discards_of
from hatalom.games.heads_of_state.phases.piles import NewPiles
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import CRUMB_CHANGE
from hatalom.games.heads_of_state.rules.standing import BY_HEX, BY_RANK, best_box, decided_by, influence, order_in
from hatalom.games.heads_of_state.rules.victory import deciding_noble, most_cards, winner_of
from hatalom.kit.bag import pour, size_of

SCORING: Final = 0
PILES: Final = 1
DONE: Final = 2


@final
class ChangeOfCentury(Phase[HeadsOfState]):
    """5.7ar1  Scoring, turn marker, discards, new piles and displays; then the broken turn goes on (5.10)."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "ChangeOfCentury":
        return ChangeOfCentury(self.step)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_CHANGE)

    def advance(self, pos: HeadsOfState) -> None:
        if self.step == SCORING:
            self._score(pos)
        elif self.step == PILES:
            self.step = DONE
            renew_piles(pos)
            pos.push(NewPiles())
        else:
            pos.pop()

    def _score(self, pos: HeadsOfState) -> None:
        """5.11  After 1789 the game ends and the broken turn is not resumed."""
        pos.tell(REVOLUTION_CAME, pos.century)
        score_century(pos)
        if pos.century == CENTURY_COUNT - 1:
            end_game(pos)
            return
        pos.century = CENTURIES[pos.century + 1]
        pos.tell(CENTURY_BEGUN, pos.century)
        self.step = PILES
        pos.push(discards_of(pos, ALL_PLAYERS))


def renew_piles(pos: HeadsOfState) -> None:
    """5.8, 5.9  Every attribute card that is in no hand is shuffled; the open treachery cards are discarded."""
    pour(pos.revolution, pos.draw_pile)
    pour(pos.display, pos.draw_pile)
    pour(pos.discard, pos.draw_pile)
    pour(pos.set_aside, pos.draw_pile)
    pos.returned = zeros(ATTRIBUTE_COUNT)
    pour(pos.treachery_display, pos.treachery_discard)
    pos.tell(PILES_RENEWED, size_of(pos.draw_pile))


def score_century(pos: HeadsOfState) -> None:
    """11.4.1, 11.4.4  In every country the first takes the higher marker, the second, if there is one, the lower."""
    for country in COUNTRIES:
        order = order_in(pos, country)
        if not order:
            pos.tell(COUNTRY_EMPTY, country)
        for place in range(min(len(order), MARKER_PLACES)):
            seat = order[place]
            points = pos.content.round_points[MARKER_PLACES * country + place]
            pos.round_taken = changed(
                pos.round_taken, (pos.century * COUNTRY_COUNT + country) * MARKER_PLACES + place, seat
            )
            pos.score = added(pos.score, seat, points)
            event = COUNTRY_FIRST if place == 0 else COUNTRY_SECOND
            pos.tell(event, seat, country, influence(pos, seat, country), points)
            if place + 1 < len(order):
                _tell_tie(pos, country, seat, order[place + 1])


def _tell_tie(pos: HeadsOfState, country: Country, seat: Seat, other: Seat) -> None:
    """11.4.3  Which of the tie-breaks decided between two neighbours of the order, if one was needed."""
    reason = decided_by(pos, country, seat, other)
    box = best_box(pos, seat, country)
    if reason == BY_RANK:
        pos.tell(TIE_BY_RANK, seat, other, country, pos.content.box_noble[box])
    elif reason == BY_HEX:
        pos.tell(TIE_BY_HEX, seat, other, country, area_of(box))


def end_game(pos: HeadsOfState) -> None:
    """12.1  After the scoring of 1789 the noble cards are scored; nothing else happens any more."""
    score_noble_cards(pos)
    winner = winner_of(pos)
    decider = deciding_noble(pos)
    best = max(pos.score)
    if winner == NOBODY:
        pos.tell(SHARED_VICTORY, best)
    elif decider == NO_NOBLE:
        pos.tell(WON, winner, best)
    else:
        pos.tell(WON_BY_CARDS, winner, best, decider)
    pos.stack.clear()


def score_noble_cards(pos: HeadsOfState) -> None:
    """11.5.1, 11.5.2  Alone: all points; two: half each; more: nobody, and nobody moves up."""
    for noble in NOBLES:
        points = pos.content.final_points[noble]
        leaders = most_cards(pos, noble)
        if len(leaders) == 1:
            pos.score = added(pos.score, leaders[0], points)
            pos.tell(MOST_CARDS, leaders[0], noble, points)
        elif len(leaders) == 2:
            for seat in leaders:
                pos.score = added(pos.score, seat, points // 2)
            pos.tell(HALF_FOR_CARDS, leaders[0], leaders[1], noble, points // 2)
        else:
            pos.tell(CARDS_TIED, noble)
