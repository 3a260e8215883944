"""5.4 to 5.11  The revolution: the century ends at once, is scored, and a new one begins where the turn broke off."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.heads_of_state.events import CENTURY_BEGUN, PILES_RENEWED, REVOLUTION_CAME
from hatalom.games.heads_of_state.names import ATTRIBUTES, CENTURIES, NOBODY
from hatalom.games.heads_of_state.phases.discards import discards_of
from hatalom.games.heads_of_state.phases.end_of_game import end_game
from hatalom.games.heads_of_state.phases.piles import NewPiles
from hatalom.games.heads_of_state.phases.scoring import score_century
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import CRUMB_CHANGE
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
        pos.tell(REVOLUTION_CAME, [pos.century])
        score_century(pos)
        if pos.century == CENTURIES - 1:
            end_game(pos)
            return
        pos.century += 1
        pos.tell(CENTURY_BEGUN, [pos.century])
        self.step = PILES
        pos.push(discards_of(pos, NOBODY))


def renew_piles(pos: HeadsOfState) -> None:
    """5.8, 5.9  Every attribute card that is in no hand is shuffled; the open treachery cards are discarded."""
    pour(pos.revolution, pos.draw_pile)
    pour(pos.display, pos.draw_pile)
    pour(pos.discard, pos.draw_pile)
    pour(pos.set_aside, pos.draw_pile)
    pos.returned = [0] * ATTRIBUTES
    pour(pos.treachery_display, pos.treachery_discard)
    pos.tell(PILES_RENEWED, [size_of(pos.draw_pile)])
