"""4.15r26  A fighting unit that ends its movement in a province ends the strike there."""

from hatalom.games.great_war.position import GreatWar


def calm(pos: GreatWar, province: int) -> None:
    """4.15r26  A fighting unit that ends its movement in a province ends the strike there."""
