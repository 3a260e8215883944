"""The sequence of play: the classes that ask, by chapters."""

from hatalom.core.game import phases_in
from hatalom.games.hannibal.phases import attrition, command, counter, losses, remove_pcs
from hatalom.games.hannibal.phases.battle import aftermath, battle, city_retreat, retreat, rounds, thefts
from hatalom.games.hannibal.phases.cards import (
    card_use,
    events_attrition,
    events_markers,
    events_others,
    events_units,
    operations,
    play,
)
from hatalom.games.hannibal.phases.march import (
    activation,
    arrival,
    avoidance,
    back_up,
    halt,
    interception,
    leg,
    march,
    muster,
    reaction,
    siege,
    station,
)
from hatalom.games.hannibal.phases.turn import elections, reinforcements, turn, winter

ALL = phases_in(
    (
        attrition,
        command,
        counter,
        losses,
        remove_pcs,
        elections,
        reinforcements,
        turn,
        winter,
        card_use,
        events_attrition,
        events_markers,
        events_others,
        events_units,
        operations,
        play,
        activation,
        arrival,
        avoidance,
        back_up,
        interception,
        leg,
        halt,
        march,
        muster,
        reaction,
        siege,
        station,
        aftermath,
        battle,
        city_retreat,
        retreat,
        rounds,
        thefts,
    )
)
"""Every phase class by name, for snapshots and notation."""
