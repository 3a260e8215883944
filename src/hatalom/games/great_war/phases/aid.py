"""18.26, 18.27  Aid: IP for an ally."""

from hatalom.games.great_war.names import AID, COPENHAGEN, ENTENTE, ISTANBUL, PROVINCES, RUSSIA, SUMMER
from hatalom.games.great_war.phases.connection import Network
from hatalom.games.great_war.position import GreatWar


def may_aid(pos: GreatWar, giver: int, receiver: int, network: Network) -> bool:
    """18.26, R129  An ally with which a connection exists; Russia in summer needs none."""
    if not pos.is_on(AID) or receiver == giver or pos.alliance[receiver] != pos.alliance[giver]:
        return False
    if pos.ip[giver] == 0:
        return False
    if receiver == RUSSIA and not is_way_to_russia_open(pos):
        return most_aid(pos, giver, receiver) > 0
    for start in range(PROVINCES):
        if pos.controller[start] == giver:
            for goal in range(PROVINCES):
                if pos.controller[goal] == receiver and network.joins(pos, start, goal):
                    return True
    return False


def is_way_to_russia_open(pos: GreatWar) -> bool:
    """18.27  The Entente controls Denmark (Copenhagen) or Istanbul."""
    return pos.side(COPENHAGEN) == ENTENTE or pos.side(ISTANBUL) == ENTENTE


def most_aid(pos: GreatWar, giver: int, receiver: int) -> int:
    """18.26, 18.27  Three IP for a point of capacity; six in all for Russia, in summer only, while the way is shut."""
    constants = pos.content.constants
    most = min(constants["subsidy_ip_per_transport"], pos.ip[giver])
    if receiver == RUSSIA and not is_way_to_russia_open(pos):
        if pos.content.season[pos.turn] != SUMMER:
            return 0
        most = min(most, constants["subsidy_russia_max_ip"] - pos.aid_to_russia)
    return most
