"""7.20, 7.21  What can be rebuilt, for how much, and in which hospital."""

from mypy_extensions import i64

from hatalom.games.great_war.board import CHEAP_REBUILD
from hatalom.games.great_war.names import GENERALS, NO_PIECE, PROVINCE_COUNT, Place, Power, Unit, piece_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.romania_russia import may_share


def may_rebuild(pos: GreatWar, power: Power, kind: Unit) -> bool:
    """7.20  One of these fell in this battle and can be paid for."""
    return piece_of(power, kind) in pos.fallen and pos.ip[power] >= rebuild_price(pos, power, kind)


def rebuild_price(pos: GreatWar, power: Power, kind: Unit) -> i64:
    """7.20, 6.7  3 IP; once per turn less for a unit that fell under Straussenburg."""
    if piece_of(power, kind) in pos.cheap_fallen and not pos.cheap_rebuild_used:
        for general in GENERALS:
            if pos.content.effect[general] == CHEAP_REBUILD:
                return pos.content.effect_value[general]
    return pos.content.rebuild_price


def free_hospitals(pos: GreatWar, power: Power) -> list[Place]:
    """7.21, 18.16  Provinces of the power with a hospital in which no rebuilt unit lies."""
    found: list[Place] = []
    for number in range(PROVINCE_COUNT):
        if pos.hospital[number] and pos.controller[number] == power and pos.patient[number] == NO_PIECE:
            if may_share(pos, power, Place(number)):
                found.append(Place(number))
    return found
