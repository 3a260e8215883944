"""18.16  Romanian and Russian units may not be in the same place."""

from hatalom.games.great_war.position import GreatWar


def may_share(pos: GreatWar, power: int, place: int) -> bool:
    """18.16  Romanian and Russian units may not be in the same place."""
    return True
