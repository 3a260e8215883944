"""The sequence of play: one folder or file for each chapter of the rules, in the order of a turn."""

from importlib import import_module

from hatalom.core.game import phases_in

MODULES = (
    "set_up",
    "placement",
    "turn",
    "diplomacy.entries",
    "diplomacy.revolution",
    "diplomacy.slot",
    "diplomacy.reactions",
    "diplomacy.hand_over",
    "diplomacy.flight",
    "diplomacy.peace",
    "diplomacy.rebellion",
    "diplomacy.poland",
    "diplomacy.trialism",
    "battles.slot",
    "battles.assembly",
    "battles.battle",
    "battles.land_battle",
    "battles.sea_battle",
    "battles.losses",
    "battles.retreat",
    "battles.pursuit",
    "battles.hospitals",
    "battles.aftermath",
    "battles.ships",
    "moves",
    "purchase.joint_occupation",
    "purchase.slot",
    "purchase.year_end",
    "transport.assigning",
    "transport.transfers",
)
ALL = phases_in(import_module(f"hatalom.games.great_war.phases.{name}") for name in MODULES)
"""Every phase class by name, for snapshots and notation."""
