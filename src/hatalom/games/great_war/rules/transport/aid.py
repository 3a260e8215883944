"""18.26, 18.27  Aid: IP for an ally."""

from mypy_extensions import i64

from hatalom.games.great_war.names import (
    AID,
    COPENHAGEN,
    ENTENTE,
    ISTANBUL,
    PROVINCES,
    RUSSIA,
    SUMMER,
    Power,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.transport.connection import Network


def may_aid(pos: GreatWar, giver: Power, receiver: Power, network: Network) -> bool:
    """18.26, R129  Whether a power can send an ally anything."""
    if not pos.is_on(AID) or receiver == giver or pos.alliance[receiver] != pos.alliance[giver]:
        return False
    return most_aid(pos, giver, receiver, network) > 0


def is_way_to_russia_open(pos: GreatWar) -> bool:
    """18.27  The Entente controls Denmark (Copenhagen) or Istanbul."""
    return pos.side(COPENHAGEN) == ENTENTE or pos.side(ISTANBUL) == ENTENTE


def most_aid(pos: GreatWar, giver: Power, receiver: Power, network: Network) -> i64:
    """18.26, 18.27, R129  Three IP for a point of capacity, to an ally with which a connection exists.

    In summer Russia needs none, but then it gets six at most.  While the straits are shut it gets no other aid.
    """
    most = min(pos.content.aid_for_a_point, pos.ip[giver])
    if most > 0 and (receiver != RUSSIA or is_way_to_russia_open(pos)) and are_joined(pos, giver, receiver, network):
        return most
    if receiver != RUSSIA or pos.content.season[pos.turn] != SUMMER:
        return 0
    return max(0, min(most, pos.content.aid_to_russia - pos.aid_to_russia))


def are_joined(pos: GreatWar, giver: Power, receiver: Power, network: Network) -> bool:
    """R129  Some province of the one is connected with some province of the other."""
    for start in PROVINCES:
        if pos.controller[start] == giver:
            for goal in PROVINCES:
                if pos.controller[goal] == receiver and network.joins(pos, start, goal):
                    return True
    return False
