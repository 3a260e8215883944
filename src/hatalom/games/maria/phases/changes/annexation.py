"""19.1  Prussia annexes Silesia."""

from typing import Final, final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import changed
from hatalom.games.maria.events import PEACE_DECLINED, PEACE_MADE, PEACE_OFFERED, SECOND_TRAIN
from hatalom.games.maria.names import (
    AUSTRIA,
    PRUSSIA,
    PRUSSIAN_ALLY,
    REMOVED,
    SILESIA_BOX,
    SILESIAN_TRAIN,
    Town,
    train_piece,
)
from hatalom.games.maria.phases.changes.displaced import Displaced
from hatalom.games.maria.phases.changes.saxony import set_saxony
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_ACCEPT_PEACE, ASK_OFFER_PEACE, ASK_SECOND_TRAIN
from hatalom.games.maria.rules.annexation import clear_markers, make_neutral, may_annex, pieces_in_the_way, train_towns
from hatalom.games.maria.rules.displacement import HOME
from hatalom.games.maria.rules.saxony import neutral_space
from hatalom.games.maria.verbs import ACCEPT_PEACE, DECLINE_PEACE, OFFER_NO_PEACE, OFFER_PEACE, PLACE_TRAIN

OFFER: Final = 0
ANSWER: Final = 1
SAXON_STEP: Final = 2
MARKERS: Final = 3
PIECES_STEP: Final = 4
TRAIN: Final = 5


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
        return NO_QUESTIONS

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if OFFER_PEACE.has(action):
            pos.tell(PEACE_OFFERED)
            self.step = ANSWER
        elif ACCEPT_PEACE.has(action):
            pos.tell(PEACE_MADE)
            pos.annexed = True
            self.step = SAXON_STEP
        elif PLACE_TRAIN.has(action):
            town = Town(PLACE_TRAIN.target(action))
            pos.put(train_piece(SILESIAN_TRAIN), town)
            pos.tell(SECOND_TRAIN, town)
            make_neutral(pos)
        else:
            if DECLINE_PEACE.has(action):
                pos.tell(PEACE_DECLINED)
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
            pos.box = changed(pos.box, SILESIA_BOX, PRUSSIA)
            pos.place_marker(PRUSSIA)
            pos.push(Displaced(pieces_in_the_way(pos), HOME))
        else:
            pos.at[train_piece(SILESIAN_TRAIN)] = REMOVED  # 19.1.6r1
            make_neutral(pos)
