"""18.4  Rebels are put down where a fighting unit has arrived."""

from hatalom.games.great_war.position import GreatWar


def put_down_rebels(pos: GreatWar) -> None:
    """18.4  Rebels are put down where a fighting unit has arrived."""


def turn_up_rebels(pos: GreatWar) -> None:
    """18.4  Rebels that were not put down take their area."""
