"""Heads of State by Peter Hawes: noble families reach for the crowns of Europe, 1589 to 1789."""

from hatalom.games.heads_of_state.game import GAME

__all__ = ["GAME"]
