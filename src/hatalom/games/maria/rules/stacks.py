"""6  Stacks: who may join whom, who commands, and how troops are lost."""

from hatalom.core.numbers import bit
from hatalom.games.maria.events import GENERAL_LOST
from hatalom.games.maria.names import ALL_GENERALS, NO_GENERAL, NOBODY, General, Town
from hatalom.games.maria.position import Maria


def is_one_power_stack(pos: Maria, general: General) -> bool:
    mate = pos.mate_of(general)
    return mate != NOBODY and pos.power_of(mate) == pos.power_of(general)


def lone_general(pos: Maria, town: Town) -> General:
    """The general who stands alone in a town, NOBODY if there is none or a stack."""
    found = NO_GENERAL
    for general in ALL_GENERALS:
        if pos.at[general] == town:
            if found != NOBODY:
                return NO_GENERAL
            found = general
    return found


def may_join(pos: Maria, general: General, town: Town) -> bool:
    """6.1  Two generals of one power or of co-operating powers; no third, no train."""
    other = lone_general(pos, town)
    return other != NOBODY and other != general and pos.co_operate(pos.power_of(general), pos.power_of(other))


def needs_command(pos: Maria, general: General, other: General) -> bool:
    """6.2  Equal rank: somebody has to say who commands."""
    return pos.content.rank[general] == pos.content.rank[other]


def needs_consent(pos: Maria, general: General, other: General) -> bool:
    """10.1.5  Generals of two players stack only if both agree."""
    return pos.seat_of(pos.power_of(general)) != pos.seat_of(pos.power_of(other))


def set_command(pos: Maria, general: General, other: General, commander: General) -> None:
    """6.2  Notes who was chosen; with different ranks there is nothing to note."""
    pos.leads &= ~(bit(general) | bit(other))
    if needs_command(pos, general, other):
        pos.leads |= bit(commander)


def lose_troops(pos: Maria, general: General, loss: int) -> list[General]:
    """6.6, 11.1.11  A general, or the stack he belongs to, loses troops; returns the generals who are removed.

    In a mixed stack the supreme commander's partner bears the loss first; in a stack of one power nobody is removed
    while there is a troop for him, and the last one is the commander's.
    """
    first = pos.commander(general)
    second = pos.mate_of(first)
    if second == NOBODY:
        pos.troops[first] -= min(loss, pos.troops[first])
    elif pos.power_of(first) != pos.power_of(second):
        borne = min(loss, pos.troops[second])
        pos.troops[second] -= borne
        pos.troops[first] -= min(loss - borne, pos.troops[first])
    else:
        spread_loss(pos, first, second, loss)
    return remove_the_empty(pos, first, second)


def spread_loss(pos: Maria, first: General, second: General, loss: int) -> None:
    """6.6r1  One troop after the other from the larger part; the last one stays with the commander (the first)."""
    for _ in range(min(loss, pos.troops[first] + pos.troops[second])):
        if pos.troops[second] >= pos.troops[first] and pos.troops[second] > 0:
            pos.troops[second] -= 1
        else:
            pos.troops[first] -= 1


def remove_the_empty(pos: Maria, first: General, second: General) -> list[General]:
    removed: list[General] = []
    for one in (first, second):
        if one != NOBODY and pos.troops[one] == 0:
            removed.append(one)
    for one in removed:
        pos.remove_general(one)
        pos.tell(GENERAL_LOST, one)
        pos.reveal()
    return removed
