"""Maria: the War of the Austrian Succession, 1740 to 1748."""

from hatalom.games.maria.game import GAME

__all__ = ["GAME"]
