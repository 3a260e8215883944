"""10.2  Supply trains re-enter."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.events import TRAIN_REENTERED
from hatalom.games.maria.names import GENERALS, NOBODY
from hatalom.games.maria.phases.clauses import forbids_entry
from hatalom.games.maria.phases.payment import FOR_TRAIN, payment_of
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_REENTER
from hatalom.games.maria.verbs import REENTER_AT


@final
class Reentry(Phase[Maria]):
    """10.2.3  First the fortress, then the 4 points."""

    FIELDS = ("train", "town")

    def __init__(self, train: int, town: int) -> None:
        self.train = train
        self.town = town

    def copy(self) -> "Reentry":
        return Reentry(self.train, self.town)

    def ask(self, pos: Maria) -> list[Question]:
        if self.town != NOBODY:
            return []
        options = [REENTER_AT.of(town) for town in reentry_towns(pos, self.train)]
        seat = pos.seat_of(pos.power_of(GENERALS + self.train))
        return [Question(seat, ASK_REENTER, options, [self.train])]

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        self.town = REENTER_AT.target(action)
        power = pos.power_of(GENERALS + self.train)
        pos.push(payment_of(power, pos.content.train_cost, FOR_TRAIN))

    def advance(self, pos: Maria) -> None:
        pos.put(GENERALS + self.train, self.town)
        pos.tell(TRAIN_REENTERED, [pos.power_of(GENERALS + self.train), self.town])
        pos.pop()


def reentry_towns(pos: Maria, train: int) -> list[int]:
    """10.2.3, 10.2.4  Empty major fortresses at home or of the co-operating minor power, under friendly control."""
    power = pos.power_of(GENERALS + train)
    return [town for town in pos.content.board.major_towns if _is_for_reentry(pos, power, town)]


def has_reentry_town(pos: Maria, train: int) -> bool:
    power = pos.power_of(GENERALS + train)
    for town in pos.content.board.major_towns:
        if _is_for_reentry(pos, power, town):
            return True
    return False


def _is_for_reentry(pos: Maria, power: int, town: int) -> bool:
    home = pos.home_of(town)
    if home != power and (home == NOBODY or pos.major_of(home) != power):
        return False
    if not pos.holds(power, town) or not pos.may_enter(power, town) or forbids_entry(pos, power, town):
        return False
    return pos.piece_in(town) == NOBODY
