"""The sequence of play: one chapter of the rules a file."""

from importlib import import_module

from hatalom.core.game import phases_in

CHAPTERS = (
    "aftermath",
    "assigning",
    "attack",
    "battle",
    "diplomacy",
    "entries",
    "flight",
    "hand_over",
    "hospitals",
    "joint_occupation",
    "land_battle",
    "losses",
    "moves",
    "peace",
    "placement",
    "poland",
    "purchase",
    "pursuit",
    "reactions",
    "rebellion",
    "retreat",
    "revolution",
    "sea_battle",
    "set_up",
    "ships",
    "transport",
    "trialism",
    "turn",
    "year_end",
)
ALL = phases_in(import_module(f"{__name__}.{name}") for name in CHAPTERS)
"""Every phase class by name, for snapshots and notation."""
