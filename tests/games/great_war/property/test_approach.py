"""8.2r65, 9.3r73  One search from the target finds the ships that searches from their places find."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.games.great_war.names import NOWHERE, PLACES, PROVINCE_COUNT, SUBMARINES, Alliance, Place, is_ship
from hatalom.games.great_war.position import INVASION_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.approach import points_needed
from hatalom.games.great_war.rules.battles.fleets import fleet_way
from hatalom.games.great_war.units import Entry, kind_of, points_of, power_of
from tests.games.great_war.survey import Board
from tests.rules import rule


@rule("8.2", "9.3")
@pytest.mark.parametrize("seed", range(6))
def test_8_2_a_search_from_the_target_finds_the_same_ships(seed: int) -> None:
    pos = Board(Seeded(seed)).pos
    pos.switches &= ~(1 << SUBMARINES)
    for lead in pos.order[:2]:
        alliance = pos.alliance[lead]
        pos.lead = lead
        for target in [place for place in PLACES if pos.is_enemy(place, alliance)]:
            pos.mode = SEA_ATTACK if target >= PROVINCE_COUNT else INVASION_ATTACK
            pos.target = target
            needed = points_needed(pos)
            for place in PLACES:
                assert found(pos, alliance, place, needed[place]) == searched(pos, alliance, place), (target, place)


def found(pos: GreatWar, alliance: Alliance, place: Place, needed: int) -> list[bool]:
    return [points_of(entry) >= needed for entry in ships(pos, alliance, place)]


def searched(pos: GreatWar, alliance: Alliance, place: Place) -> list[bool]:
    return [fleet_way(pos, place, entry) != NOWHERE for entry in ships(pos, alliance, place)]


def ships(pos: GreatWar, alliance: Alliance, place: Place) -> list[Entry]:
    """The alliance's ships in a place that have points left."""
    entries = [entry for entry in pos.units[place] if is_ship(kind_of(entry)) and points_of(entry) > 0]
    return [entry for entry in entries if pos.alliance[power_of(entry)] == alliance]
