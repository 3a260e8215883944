"""11.3  In winter the row of the year is put on each country card."""

from hatalom.games.great_war.position import GreatWar


def lay_new_rows(pos: GreatWar) -> None:
    """11.3  In winter the row of the year is put on each country card."""
