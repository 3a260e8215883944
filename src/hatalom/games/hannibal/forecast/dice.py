"""0.11  One die, success up to a number."""

from typing import Final

from hatalom.core.game import Forecast, Part
from hatalom.core.message import Said
from hatalom.games.hannibal.forecast.messages import CHANCE_FORECAST, ENEMY_PC_MODIFIER, ROLL_TO_MAKE

EVEN: Final = 50


def chance_of(most: int, modifier: int) -> Forecast:
    """0.11  One die, success up to a number."""
    faces = max(0, min(6, most - modifier))
    parts = [Part(Said(ROLL_TO_MAKE), most)]
    if modifier:
        parts.append(Part(Said(ENEMY_PC_MODIFIER), -modifier))
    return Forecast(tuple(parts), faces, Said(CHANCE_FORECAST, [percent(faces)]), faces >= 3)


def percent(faces: int) -> int:
    return round(100 * faces / 6)
