"""What a server needs sooner or later but not in order to answer: it is loaded while the first visitors come in."""

from importlib import import_module

from hatalom.server import library

LATE = ("hatalom.server.services.ceremonies", "hatalom.server.post.push", "hatalom.server.card")
"""Modules with large libraries behind them, for few requests; whoever needs one imports it himself."""


def warm_up() -> None:
    """In a thread beside the event loop."""
    library.all_games()
    for module in LATE:
        import_module(module)
