"""4.11  The division of troops at the start."""

from hatalom.core.question import Seat
from hatalom.games.maria.names import ADVANCED, ALL_GENERALS, NO_GENERAL, PRAGMATIC, General, Power
from hatalom.games.maria.position import Maria


def takes_part(pos: Maria, power: Power) -> bool:
    """14.2, 4.16r1  The Pragmatic Army takes no part in the introductory game."""
    return power != PRAGMATIC or pos.form == ADVANCED


def next_general(pos: Maria, seat: Seat) -> General:
    """The first general of this player who has no troops yet."""
    for general in ALL_GENERALS:
        power = pos.power_of(general)
        if pos.troops[general] == 0 and pos.seat_of(power) == seat and takes_part(pos, power):
            return general
    return NO_GENERAL


def troops_left(pos: Maria, general: General) -> int:
    """How many troops of his power are still to be divided."""
    power = pos.power_of(general)
    left = pos.content.total_troops[power]
    for other in pos.content.power_generals[power]:
        left -= pos.troops[other]
    return left


def bounds_for(pos: Maria, general: General) -> tuple[int, int]:
    """4.11  The fewest and the most troops he may get, so that the other generals can take exactly the rest."""
    content = pos.content
    left = troops_left(pos, general)
    least, most = 0, 0
    for other in content.power_generals[pos.power_of(general)]:
        if other != general and pos.troops[other] == 0:
            least += content.min_troops[other]
            most += content.most_troops
    low = max(content.min_troops[general], left - most)
    high = min(content.most_troops, left - least)
    return low, high
