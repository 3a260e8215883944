"""The sequence of play: one chapter of the rules a file."""

from hatalom.core.game import phases_in
from hatalom.games.heads_of_state.phases import (
    change_of_century,
    discards,
    piles,
    placing,
    set_up,
    taking,
    treachery,
    turn,
)

ALL = phases_in((change_of_century, discards, piles, placing, set_up, taking, treachery, turn))
"""Every phase class by name, for snapshots and notation."""
