"""18.18  Submarines in the Atlantic cost Great Britain IP."""

from hatalom.games.great_war.position import GreatWar


def count_submarines(pos: GreatWar) -> None:
    """18.18  Submarines in the Atlantic cost Great Britain IP."""
