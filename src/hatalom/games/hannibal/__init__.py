"""Hannibal: Rome against Carthage, 218 to 201 BC."""

from hatalom.games.hannibal.game import GAME

__all__ = ["GAME"]
