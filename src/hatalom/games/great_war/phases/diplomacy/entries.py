"""4.1, 5  Entry of countries: when their time has come, or at once when they are called or attacked."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.shared import flagged, replaced
from hatalom.games.great_war.events import ENTERED, SERBIA_STAYS_OUT
from hatalom.games.great_war.names import NOWHERE, SERBIA, Alliance, Power
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.diplomacy.entry import (
    appoint_patron,
    due_countries,
    returning_units,
    rows_of_great_power,
    rows_of_minor_power,
)
from hatalom.games.great_war.rules.homeland import holds_core
from hatalom.games.great_war.rules.purchase.income import factories, income


@final
class Entries(Phase[GreatWar]):
    """4.1  Delayed countries whose time has come enter, in the order in which they were called."""

    def copy(self) -> "Entries":
        return Entries()

    def advance(self, pos: GreatWar) -> None:
        due = due_countries(pos)
        if not due:
            pos.pop()
        elif due[0] == SERBIA and not holds_core(pos, SERBIA):
            keep_serbia_out(pos)
        else:
            enter_war(pos, due[0], pos.content.camp[due[0]])


def keep_serbia_out(pos: GreatWar) -> None:
    """R24  Without a core province Serbia does not return."""
    pos.pending.remove(SERBIA)
    pos.due = replaced(pos.due, SERBIA, NOWHERE)
    pos.gone = flagged(pos.gone, SERBIA, True)
    pos.tell(SERBIA_STAYS_OUT)


def enter_war(pos: GreatWar, country: Power, alliance: Alliance) -> None:
    """5.1  A country enters: its units up to the previous year are set up, this year's row goes onto its card."""
    if country in pos.pending:
        pos.pending.remove(country)
    pos.due = replaced(pos.due, country, NOWHERE)
    pos.called = flagged(pos.called, country, True)
    pos.set_alliance(country, alliance)
    pos.join_order(country)
    pos.tell(ENTERED, country, alliance)
    appoint_patron(pos, country)
    if country == SERBIA:
        left = returning_units(pos)
    elif pos.is_great(country):
        left = rows_of_great_power(pos, country)
    else:
        left = rows_of_minor_power(pos, country)
        pos.start_factories = replaced(pos.start_factories, country, factories(pos, country))
    pos.ip[country] = income(pos, country, pos.year())
    pos.push(Placement(country, left, pos.content.stack_limit, False))
