"""10.2  Supply trains re-enter."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import TRAIN_REENTERED
from hatalom.games.maria.names import NOBODY, Town, Train, train_piece
from hatalom.games.maria.phases.payment import FOR_TRAIN, Payment
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_REENTER
from hatalom.games.maria.rules.trains import reentry_towns
from hatalom.games.maria.verbs import REENTER_AT


@final
class Reentry(Phase[Maria]):
    """10.2.3  First the fortress, then the 4 points."""

    FIELDS = ("train", "town")

    def __init__(self, train: Train, town: Town) -> None:
        self.train = train
        self.town = town

    def copy(self) -> "Reentry":
        return Reentry(self.train, self.town)

    def ask(self, pos: Maria) -> list[Question]:
        if self.town != NOBODY:
            return NO_QUESTIONS
        options = [REENTER_AT.of(town) for town in reentry_towns(pos, self.train)]
        seat = pos.seat_of(pos.power_of(train_piece(self.train)))
        return [Question(seat, ASK_REENTER, options, [self.train])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        self.town = Town(REENTER_AT.target(action))
        power = pos.power_of(train_piece(self.train))
        pos.push(Payment(power, pos.content.train_cost, FOR_TRAIN))

    def advance(self, pos: Maria) -> None:
        pos.put(train_piece(self.train), self.town)
        pos.tell(TRAIN_REENTERED, pos.power_of(train_piece(self.train)), self.town)
        pos.pop()
