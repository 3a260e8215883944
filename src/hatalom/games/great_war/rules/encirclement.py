"""18.22  Encirclement: a province with nothing but enemies around it."""

from hatalom.games.great_war.names import NEITHER, Place
from hatalom.games.great_war.position import GreatWar


def is_encircled(pos: GreatWar, province: Place) -> bool:
    """18.22, R126  Every land neighbour is the enemy's, and enemy ships are in every zone it borders.

    A neutral or closed country beside it breaks the ring.
    """
    alliance = pos.side(province)
    if alliance == NEITHER or pos.content.is_america[province] or pos.content.is_beside_closed[province]:
        return False
    for neighbour in pos.content.near[province]:
        if pos.side(neighbour) != 1 - alliance:
            return False
    for zone in pos.content.seas[province]:
        if pos.side(zone) != 1 - alliance:
            return False
    return True
