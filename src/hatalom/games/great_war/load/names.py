"""Names of the content files as numbers; halves are doubled."""

from hatalom.core.action import Kind
from hatalom.core.boxfaults import BadBox
from hatalom.games.great_war.names import (
    PLACE,
    POWER,
    Place,
    Power,
)


def number_of(name: str, kind: Kind, where: str) -> int:
    number = kind.parse(name)
    if number < 0:
        raise BadBox("unknown-thing", key=where, kind=kind.name, found=name, known=", ".join(kind.ids))
    return number


def power_of(name: str, where: str) -> Power:
    return Power(number_of(name, POWER, where))


def place_of(name: str, where: str) -> Place:
    return Place(number_of(name, PLACE, where))


def places_of(names: list[str], where: str) -> list[Place]:
    return [place_of(name, where) for name in names]


def doubled(value: float) -> int:
    return round(2 * value)
