"""5.1, 22, 25.6  What ends the game at once."""

from hatalom.games.hannibal.events import (
    CAPITAL,
    IBERIA_AFRICANUS,
    IBERIA_CITIES,
    IBERIA_NO_ROMANS,
    WON_AFRICANUS,
    WON_CAPITAL,
    WON_CITIES,
    WON_NO_ROMANS,
)
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CARTHAGE_CITY,
    ELIMINATED,
    GADES,
    LATIUM,
    NEW_CARTHAGE,
    NO_SEAT,
    ROME,
    ROME_CITY,
)
from hatalom.games.hannibal.position import Hannibal


def holds_italy(pos: Hannibal) -> bool:
    """5.1, 22.3  Carthage controls every Italian province but Latium."""
    for province in pos.content.italian:
        if province != LATIUM and not pos.controls_province(CARTHAGE, province):
            return False
    return True


def check_no_romans(pos: Hannibal) -> None:
    """25.6  Campaign Iberia ends when no Roman CU is left."""
    if pos.scenario == CAMPAIGN_IBERIA and pos.units_of(ROME) == 0:
        pos.tell(WON_NO_ROMANS, CARTHAGE)
        pos.finish(CARTHAGE, IBERIA_NO_ROMANS)


def check_iberia(pos: Hannibal) -> bool:
    """25.6  Campaign Iberia ends at once if Africanus falls; returns whether the game is over."""
    if pos.scenario == CAMPAIGN_IBERIA and pos.at[AFRICANUS] == ELIMINATED:
        pos.tell(WON_AFRICANUS, CARTHAGE)
        pos.finish(CARTHAGE, IBERIA_AFRICANUS)
        return True
    return False


def is_decided(pos: Hannibal) -> bool:
    """22.2, 25.6  A capital has fallen, or in Iberia New Carthage and Gades; returns whether the game is over."""
    if pos.winner != NO_SEAT:
        return True
    if pos.scenario == CAMPAIGN_IBERIA:
        if pos.marker[NEW_CARTHAGE] == ROME and pos.marker[GADES] == ROME:
            pos.tell(WON_CITIES, ROME)
            pos.finish(ROME, IBERIA_CITIES)
            return True
        return False
    if pos.marker[ROME_CITY] == CARTHAGE:
        pos.tell(WON_CAPITAL, CARTHAGE, ROME_CITY)
        pos.finish(CARTHAGE, CAPITAL)
        return True
    if pos.marker[CARTHAGE_CITY] == ROME:
        pos.tell(WON_CAPITAL, ROME, CARTHAGE_CITY)
        pos.finish(ROME, CAPITAL)
        return True
    return False
