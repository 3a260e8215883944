"""The ids of things by their names in the files: `the_space("capua")`."""

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import CARD, GENERAL, PROVINCE, SEAT, SPACE, Card, General, Province, Space


def the_seat(name: str) -> Seat:
    return Seat(SEAT.numbers[name])


def the_space(name: str) -> Space:
    return Space(SPACE.numbers[name])


def the_province(name: str) -> Province:
    return Province(PROVINCE.numbers[name])


def the_general(name: str) -> General:
    return General(GENERAL.numbers[name])


def the_card(name: str) -> Card:
    return Card(CARD.numbers[name])


def names_of(spaces: list[Space]) -> set[str]:
    """The names of spaces in a list that has each of them once."""
    assert len(spaces) == len(set(spaces))
    return {SPACE.ids[space] for space in spaces}
