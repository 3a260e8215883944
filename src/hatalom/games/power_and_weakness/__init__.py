"""Power & Weakness (Macht & Ohnmacht) by Andreas Steding: knights and mages fight for 5th-century Britain."""

from hatalom.games.power_and_weakness.game import GAME

__all__ = ["GAME"]
