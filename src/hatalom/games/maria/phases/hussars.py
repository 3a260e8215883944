"""7  Austria places its hussars."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import HUSSAR_LEFT, HUSSAR_PLACED, HUSSAR_TAKEN_OFF
from hatalom.games.maria.names import AUSTRIA, HUSSARS, NO_TOWN, NOBODY, Town
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_HUSSAR, ASK_HUSSAR_AGAIN, CRUMB_HUSSARS
from hatalom.games.maria.refusals import HUSSAR_TOO_FAR
from hatalom.games.maria.rules.hussars import hussar_towns, why_not_hussar
from hatalom.games.maria.verbs import LEAVE_HUSSAR, PLACE_HUSSAR, REMOVE_HUSSAR


@final
class Hussars(Phase[Maria]):
    """7.2, 7.3  One hussar after the other: left where it is, put on a new city, or taken off."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> "Hussars":
        return Hussars(self.number)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_HUSSARS)

    def ask(self, pos: Maria) -> list[Question]:
        if self.number >= HUSSARS:
            return NO_QUESTIONS
        here = pos.hussar[self.number]
        options = [LEAVE_HUSSAR.of(self.number)]
        if here != NOBODY:
            options.append(REMOVE_HUSSAR.of(self.number))
        for town in hussar_towns(pos):
            if town != here:
                options.append(PLACE_HUSSAR.of(town))
        seat = pos.seat_of(AUSTRIA)
        if here == NOBODY:
            return [Question(seat, ASK_HUSSAR, options)]
        return [Question(seat, ASK_HUSSAR_AGAIN, options, [here])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        here = pos.hussar[self.number]
        if PLACE_HUSSAR.has(action):
            town = Town(PLACE_HUSSAR.target(action))
            pos.hussar[self.number] = town
            pos.tell(HUSSAR_PLACED, town)
        elif REMOVE_HUSSAR.has(action):
            pos.hussar[self.number] = NO_TOWN
            pos.tell(HUSSAR_TAKEN_OFF, here)
        elif here != NOBODY:
            pos.tell(HUSSAR_LEFT, here)
        self.number += 1

    def advance(self, pos: Maria) -> None:
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if not PLACE_HUSSAR.has(action):
            return None
        town = Town(PLACE_HUSSAR.target(action))
        reason = why_not_hussar(pos, town)
        if reason is HUSSAR_TOO_FAR:
            return Said(reason, [town, pos.content.hussar_range])
        return Said(reason, [town]) if reason is not None else None
