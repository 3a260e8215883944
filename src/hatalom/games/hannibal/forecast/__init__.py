"""The arithmetic before the click: battle hands, dice, attrition, naval rolls and sieges, part by part."""

from hatalom.games.hannibal.forecast.clicks import forecast, hint
from hatalom.games.hannibal.forecast.ways import ways

__all__ = ["forecast", "hint", "ways"]
