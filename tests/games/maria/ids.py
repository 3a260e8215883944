"""The ids of things by their names in the files: `the_town("wien")`; and the log in such names."""

from hatalom.core.question import Seat
from hatalom.games.maria import load
from hatalom.games.maria.names import (
    GENERAL,
    PC,
    POWER,
    REGION,
    SEAT,
    TC,
    TOWN,
    TRAIN,
    Face,
    Fort,
    General,
    Piece,
    PoliticalCard,
    Power,
    Region,
    Town,
    Train,
    general_of,
    train_piece,
)
from hatalom.games.maria.position import Maria

CONTENT = load.load()


def the_seat(name: str) -> Seat:
    return Seat(SEAT.numbers[name])


def the_power(name: str) -> Power:
    return Power(POWER.numbers[name])


def the_town(name: str) -> Town:
    return Town(TOWN.numbers[name])


def the_region(name: str) -> Region:
    return Region(REGION.numbers[name])


def the_fort(town: str) -> Fort:
    """The fortress in this town."""
    return CONTENT.board.fort_of[the_town(town)]


def the_general(name: str) -> General:
    return general_of(GENERAL.numbers[name])


def the_train(name: str) -> Train:
    return Train(TRAIN.numbers[name])


def the_piece(name: str) -> Piece:
    """A general or a train."""
    return the_general(name) if name in GENERAL.numbers else train_piece(the_train(name))


def the_face(name: str) -> Face:
    return Face(TC.numbers[name])


def the_pc(name: str) -> PoliticalCard:
    return PoliticalCard(PC.numbers[name])


def log_of(pos: Maria) -> list[str]:
    """Every line of the log: its key and what it names, such as `conquered france tournai`."""
    return [
        " ".join(
            [
                event.message.key,
                *(kind.text(arg) for (_, kind), arg in zip(event.message.gaps, event.args, strict=True)),
            ]
        )
        for event in pos.log or []
    ]
