"""18.6 to 18.10  The making of Poland."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.great_war.events import KRAKOW_GIVEN, POLAND_MADE, POLAND_REFUSED
from hatalom.games.great_war.names import AUSTRIA, CENTRAL, KRAKAU, POLAND, Power
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_KRAKOW, CRUMB_DIPLOMACY
from hatalom.games.great_war.rules.diplomacy.acts import POLISH_AREAS, has_krakow, polish_areas_held
from hatalom.games.great_war.rules.diplomacy.payment import pay_card
from hatalom.games.great_war.verbs import ADD_KRAKOW, KEEP_KRAKOW

NEEDED_AREAS = 3


def begin_poland(pos: GreatWar, power: Power) -> None:
    """18.8  Austria-Hungary says whether it adds Kraków."""
    if has_krakow(pos):
        pos.push(KrakowQuestion(power))
    else:
        make_poland(pos, power, False)


@final
class KrakowQuestion(Phase[GreatWar]):
    """18.8, 18.10  If Kraków is needed as the third area and is refused, nothing happens and the card is not spent."""

    FIELDS = ("power",)

    def __init__(self, power: Power) -> None:
        self.power = power

    def copy(self) -> "KrakowQuestion":
        return KrakowQuestion(self.power)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_DIPLOMACY, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        return [Question(pos.seat_of(AUSTRIA), ASK_KRAKOW, [ADD_KRAKOW.of(), KEEP_KRAKOW.of()], [AUSTRIA])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        pos.pop()
        if ADD_KRAKOW.has(action):
            make_poland(pos, self.power, True)
        elif polish_areas_held(pos) >= NEEDED_AREAS:
            make_poland(pos, self.power, False)
        else:
            pos.tell(POLAND_REFUSED, AUSTRIA)


def make_poland(pos: GreatWar, power: Power, with_krakow: bool) -> None:
    """18.7, 18.9, 18.10  Poland takes its areas from its allies and sets up its four units; Russia's core is gone."""
    pay_card(pos, power)
    pos.poland_made = True
    pos.set_patron(POLAND, power)
    pos.tell(POLAND_MADE, power)
    for area in POLISH_AREAS:
        pos.set_core(area, POLAND)
        if pos.side(area) == CENTRAL:
            pos.set_controller(area, POLAND)
    if with_krakow:
        pos.set_core(KRAKAU, POLAND)
        pos.set_controller(KRAKAU, POLAND)
        pos.tell(KRAKOW_GIVEN, AUSTRIA)
    enter_war(pos, POLAND, CENTRAL)
