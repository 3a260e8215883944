"""0.5r5  The great power of the alliance that is nearest to these provinces."""

from hatalom.games.great_war.position import GreatWar


def default_controller(pos: GreatWar, alliance: int, provinces: list[int]) -> int:
    """0.5r5  The great power of the alliance that is nearest to these provinces."""
    return pos.spokesman(alliance)
