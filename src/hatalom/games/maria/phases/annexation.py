"""19.1  Prussia annexes Silesia."""

from typing import Final, final

from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.events import (
    MARKERS_TAKEN_BACK,
    NEUTRALITY_OVER,
    PEACE_DECLINED,
    PEACE_MADE,
    PEACE_OFFERED,
    PRUSSIAN_MARKERS_OFF,
    SECOND_TRAIN,
)
from hatalom.games.maria.names import (
    AUSTRIA,
    GENERALS,
    MAJOR,
    NOBODY,
    PIECES,
    POLAND,
    PRUSSIA,
    PRUSSIAN_ALLY,
    REMOVED,
    SILESIA,
    SILESIA_BOX,
    SILESIAN_TRAIN,
)
from hatalom.games.maria.phases.clauses import end_contracts
from hatalom.games.maria.phases.displaced import HOME, Displaced
from hatalom.games.maria.phases.objectives import take_off
from hatalom.games.maria.phases.saxony import foreigners_in, neutral_space, pieces_of, set_saxony
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_ACCEPT_PEACE, ASK_OFFER_PEACE, ASK_SECOND_TRAIN
from hatalom.games.maria.verbs import ACCEPT_PEACE, DECLINE_PEACE, OFFER_NO_PEACE, OFFER_PEACE, PLACE_TRAIN

OFFER: Final = 0
ANSWER: Final = 1
SAXON_STEP: Final = 2
MARKERS: Final = 3
PIECES_STEP: Final = 4
TRAIN: Final = 5

NEUTRAL_TURNS: Final = 2
"""19.1.7  Prussia is neutral until its action stage so many turns later."""


@final
class Annexation(Phase[Maria]):
    """19.1.1  The offer at the end of the Prussian stage, and all that follows from it."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Annexation":
        return Annexation(self.step)

    def ask(self, pos: Maria) -> list[Question]:
        if self.step == OFFER and may_annex(pos):
            return [Question(pos.seat_of(PRUSSIA), ASK_OFFER_PEACE, [OFFER_PEACE.of(), OFFER_NO_PEACE.of()])]
        if self.step == ANSWER:
            return [Question(pos.seat_of(AUSTRIA), ASK_ACCEPT_PEACE, [ACCEPT_PEACE.of(), DECLINE_PEACE.of()])]
        if self.step == TRAIN:
            options = [PLACE_TRAIN.of(town) for town in train_towns(pos)]
            if len(options) > 0:
                return [Question(pos.seat_of(PRUSSIA), ASK_SECOND_TRAIN, options)]
        return []

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        if OFFER_PEACE.has(action):
            pos.tell(PEACE_OFFERED, [])
            self.step = ANSWER
        elif ACCEPT_PEACE.has(action):
            pos.tell(PEACE_MADE, [])
            pos.annexed = 1
            self.step = SAXON_STEP
        elif PLACE_TRAIN.has(action):
            town = PLACE_TRAIN.target(action)
            pos.put(GENERALS + SILESIAN_TRAIN, town)
            pos.tell(SECOND_TRAIN, [town])
            make_neutral(pos)
        else:
            if DECLINE_PEACE.has(action):
                pos.tell(PEACE_DECLINED, [])
            pos.pop()

    def advance(self, pos: Maria) -> None:
        if self.step == OFFER:
            pos.pop()
        elif self.step == SAXON_STEP:
            self.step = MARKERS
            if pos.saxony_status() == PRUSSIAN_ALLY:
                set_saxony(pos, neutral_space(pos))
        elif self.step == MARKERS:
            self.step = PIECES_STEP
            clear_markers(pos)
        elif self.step == PIECES_STEP:
            self.step = TRAIN
            pos.box[SILESIA_BOX] = PRUSSIA
            pos.place_marker(PRUSSIA)
            pos.push(Displaced(pieces_in_the_way(pos), HOME))
        else:
            pos.at[GENERALS + SILESIAN_TRAIN] = REMOVED  # 19.1.6r1
            make_neutral(pos)


def may_annex(pos: Maria) -> bool:
    """19.1.1  Not done before, and all fortresses in Silesia carry Prussian markers."""
    if pos.annexed == 1:
        return False
    board = pos.content.board
    for fort in range(board.forts):
        if board.region[board.fort_town[fort]] == SILESIA and pos.marker[fort] != PRUSSIA:
            return False
    return True


def clear_markers(pos: Maria) -> None:
    """19.1.4  Austria's markers in Prussia go back, half of Prussia's in Austria are set aside."""
    board = pos.content.board
    for fort in range(board.forts):
        town = board.fort_town[fort]
        if pos.marker[fort] == AUSTRIA and board.home[town] == PRUSSIA:
            pos.marker[fort] = NOBODY
            pos.take_marker_back(AUSTRIA)
            pos.tell(MARKERS_TAKEN_BACK, [AUSTRIA, town])
    prussian = markers_in_austria(pos)
    aside = take_off(pos, PRUSSIA, prussian)
    if len(prussian) > 0:
        pos.tell(PRUSSIAN_MARKERS_OFF, [len(prussian), aside])


def markers_in_austria(pos: Maria) -> list[int]:
    """19.1.4  The fortresses in Austria with a Prussian marker."""
    board = pos.content.board
    found: list[int] = []
    for fort in range(board.forts):
        if pos.marker[fort] == PRUSSIA and board.home[board.fort_town[fort]] == AUSTRIA:
            found.append(fort)
    return found


def pieces_in_the_way(pos: Maria) -> list[int]:
    """19.1.5, 19.1.5r1  Austria's in Prussia and Poland, Prussia's abroad, and all others' in Prussia."""
    found = foreigners_in(pos, PRUSSIA)
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0 and pos.power_of(piece) == AUSTRIA and pos.content.board.region[town] == POLAND:
            found.append(piece)
    for piece in pieces_of(pos, PRUSSIA):
        if pos.home_of(pos.at[piece]) != PRUSSIA:
            found.append(piece)
    return found


def train_towns(pos: Maria) -> list[int]:
    """19.1.6r1  Empty major fortresses of Prussia under Prussian control."""
    board = pos.content.board
    found: list[int] = []
    for town in board.fort_town:
        if board.fortress[town] == MAJOR and pos.home_of(town) == PRUSSIA and pos.controller_of(town) == PRUSSIA:
            if pos.piece_in(town) == NOBODY:
                found.append(town)
    return found


def make_neutral(pos: Maria) -> None:
    """19.1.7  Prussia is neutral until the Prussian action stage after the next one."""
    pos.neutral_until = pos.turn + NEUTRAL_TURNS
    end_contracts(pos)
    pos.pop()


def end_neutrality(pos: Maria) -> None:
    """19.1.7r1  At the beginning of the Prussian stage the neutrality may be over."""
    if pos.neutral_until > 0 and pos.turn >= pos.neutral_until:
        pos.neutral_until = 0
        pos.tell(NEUTRALITY_OVER, [])
