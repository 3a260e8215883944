"""18.11 to 18.14  Trialism, and the capital of Austria-Hungary."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.great_war.events import CAPITAL_MOVED, INFANTRY_RAISED, TRIALISM_MADE
from hatalom.games.great_war.names import AUSTRIA, INFANTRY, PRAG, VIENNA_CONDITION, Place
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_CAPITAL, ASK_FREE_INFANTRY, CRUMB_DIPLOMACY
from hatalom.games.great_war.refusals import NOT_CORE_TO_RAISE
from hatalom.games.great_war.rules.diplomacy.payment import pay_card
from hatalom.games.great_war.rules.homeland import home_provinces
from hatalom.games.great_war.verbs import CAPITAL_PRAGUE, CAPITAL_STAYS, PLACE_UNIT


def begin_trialism(pos: GreatWar) -> None:
    """18.11  For a card Austria-Hungary comes to terms with the Slavs."""
    pay_card(pos, AUSTRIA)
    pos.trialism_made = True
    pos.tell(TRIALISM_MADE)
    pos.push(Trialism(pos.content.free_infantry))


@final
class Trialism(Phase[GreatWar]):
    """18.11, 18.13  Two free infantry; then the capital may be moved to Prague for nothing."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> "Trialism":
        return Trialism(self.left)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_DIPLOMACY, [AUSTRIA])

    def ask(self, pos: GreatWar) -> list[Question]:
        seat = pos.seat_of(AUSTRIA)
        if self.left > 0:
            options = [PLACE_UNIT.of(province) for province in home_provinces(pos, AUSTRIA)]
            return [Question(seat, ASK_FREE_INFANTRY, options, [AUSTRIA, self.left])]
        if pos.capital_moved or pos.controller[PRAG] != AUSTRIA:
            return NO_QUESTIONS
        return [Question(seat, ASK_CAPITAL, [CAPITAL_PRAGUE.of(), CAPITAL_STAYS.of()], [AUSTRIA])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if PLACE_UNIT.has(action):
            province = Place(PLACE_UNIT.target(action))
            pos.raise_unit(province, AUSTRIA, INFANTRY, 1)
            pos.tell(INFANTRY_RAISED, province)
            self.left -= 1
            return
        pos.pop()
        if CAPITAL_PRAGUE.has(action):
            move_capital(pos, PRAG)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if PLACE_UNIT.has(action):
            return Said(NOT_CORE_TO_RAISE, [Place(PLACE_UNIT.target(action))])
        return None


def move_capital(pos: GreatWar, city: Place) -> None:
    """18.13, 18.14, R119  The Entente needs the new capital; the condition's counter starts anew."""
    pos.capital = city
    pos.capital_moved = True
    pos.counters = replaced(pos.counters, VIENNA_CONDITION, 0)
    pos.tell(CAPITAL_MOVED, city)
