"""1.10 to 1.13  Who may be proconsul, and where consuls may be placed."""

from hatalom.games.hannibal.names import ALL_SPACES, ROME, ROME_CITY, General, Space
from hatalom.games.hannibal.position import Hannibal


def candidates(pos: Hannibal) -> list[General]:
    """1.10  Roman generals on the map except Africanus."""
    return [g for g in pos.content.generals_of[ROME] if pos.is_on_map(g) and pos.content.in_pool[g]]


def consul_places(pos: Hannibal, general: General) -> list[Space]:
    """1.11 to 1.13  Five CUs; besieged Rome only if nothing else is left; Fabius in Italy."""
    units = [pos.all_units(ROME, space) if pos.may_stand(general, space) else 0 for space in ALL_SPACES]
    places = [s for s in ALL_SPACES if units[s] >= pos.content.consul_min and not _is_besieged_rome(pos, s)]
    if not places and units[ROME_CITY] >= pos.content.consul_min:
        places = [ROME_CITY]
    if not places and pos.content.confined_to[general] >= 0:
        places = [s for s in ALL_SPACES if units[s] > 0]
    if not places:
        most = max(units)
        places = [s for s in ALL_SPACES if most > 0 and units[s] == most]
    return places if places else [ROME_CITY]


def _is_besieged_rome(pos: Hannibal, space: Space) -> bool:
    return space == ROME_CITY and pos.siege[space] > 0
