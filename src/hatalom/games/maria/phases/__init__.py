"""The sequence of play: one chapter of the rules a file."""

from hatalom.core.game import phases_in
from hatalom.games.maria.phases import (
    annexation,
    battle,
    combat,
    course,
    displaced,
    election,
    execution,
    expeditions,
    hussars,
    movement,
    moving,
    muster,
    negotiation,
    objectives,
    payment,
    politics,
    retreat,
    saxony,
    set_up,
    stacks,
    supply,
    tactical_cards,
    trains,
    winter,
)

ALL = phases_in(
    (
        annexation,
        battle,
        combat,
        course,
        displaced,
        election,
        execution,
        expeditions,
        hussars,
        movement,
        moving,
        muster,
        negotiation,
        objectives,
        payment,
        politics,
        retreat,
        saxony,
        set_up,
        stacks,
        supply,
        tactical_cards,
        trains,
        winter,
    )
)
"""Every phase class by name, for snapshots and notation."""
