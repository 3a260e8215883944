"""18.22  A province with nothing but enemies around it."""

from hatalom.games.great_war.position import GreatWar


def is_encircled(pos: GreatWar, province: int) -> bool:
    """18.22  A province with nothing but enemies around it."""
    return False
