"""11.2  Retreat: the winner chooses the end."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.maria.events import RETREATED
from hatalom.games.maria.names import AUSTRIA, NOBODY, General, Town
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_RETREAT
from hatalom.games.maria.refusals import NOT_FARTHEST
from hatalom.games.maria.rules.objectives import after_move
from hatalom.games.maria.rules.retreat import RetreatSearch, retreat_ends
from hatalom.games.maria.verbs import RETREAT_TO


@final
class Retreat(Phase[Maria]):
    """11.2.1, 11.2.2  The defeated retreat as many cities as they lost troops, where the winner wants them."""

    FIELDS = ("loser", "winner", "distance")

    def __init__(self, loser: General, winner: General, distance: int) -> None:
        self.loser = loser
        self.winner = winner
        self.distance = distance

    def copy(self) -> "Retreat":
        return Retreat(self.loser, self.winner, self.distance)

    def ask(self, pos: Maria) -> list[Question]:
        ends = retreat_ends(pos, self.loser, pos.at[self.winner], self.distance)
        options = [RETREAT_TO.of(town) for town in ends]
        seat = pos.seat_of(pos.power_of(self.winner))
        return [Question(seat, ASK_RETREAT, options, [self.loser, self.distance])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        town = Town(RETREAT_TO.target(action))
        search = RetreatSearch(pos, self.loser, pos.at[self.winner], self.distance)
        path = search.path_to(town, pos.is_enemy(pos.power_of(self.winner), AUSTRIA))
        mate = pos.mate_of(self.loser)
        for there in path:
            pos.put(self.loser, there)
            after_move(pos, self.loser)
            if mate != NOBODY:
                pos.put(mate, there)
                after_move(pos, mate)
        pos.tell(RETREATED, self.loser, town, self.distance)
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        return Said(NOT_FARTHEST, [RETREAT_TO.target(action)]) if RETREAT_TO.has(action) else None
