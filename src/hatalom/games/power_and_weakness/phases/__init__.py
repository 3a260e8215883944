"""The sequence of play: one chapter of the rules a file."""

from hatalom.core.game import phases_in
from hatalom.games.power_and_weakness.phases import (
    acquisition,
    auction,
    cycle,
    influence,
    lightning,
    movement,
    play_tiles,
    recruiting,
    set_up,
    snake,
    strength,
    turn,
)

ALL = phases_in(
    (
        acquisition,
        auction,
        cycle,
        influence,
        lightning,
        movement,
        play_tiles,
        recruiting,
        set_up,
        snake,
        strength,
        turn,
    )
)
"""Every phase class by name, for snapshots and notation."""
