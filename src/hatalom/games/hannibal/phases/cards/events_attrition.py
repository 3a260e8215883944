"""24.13, 24.14, 21.2  Events that wear out armies."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import EXEMPTION_ROLLED
from hatalom.games.hannibal.names import (
    CARTHAGE,
    ENEMY,
    EPIDEMIC,
    NO_GENERAL,
    PESTILENCE,
    Card,
    Space,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_STRIKE, CRUMB_EVENT, ROLL_EXEMPTION
from hatalom.games.hannibal.records import INSIDE, OUTSIDE
from hatalom.games.hannibal.refusals import NOT_FOR_EVENT
from hatalom.games.hannibal.rules.attrition import BY_SIZE
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.event_targets import deserting_spaces, struck_spaces
from hatalom.games.hannibal.verbs import ROLL, STRIKE

NOT_ASKED: Final = -1


@final
class StrikeEvent(Phase[Hannibal]):
    """24.14, 21.2  One opposing force of the player's choice rolls attrition."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "StrikeEvent":
        return StrikeEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [STRIKE.of(space) for space in struck_spaces(pos, self.seat, self.card)]
        return [Question(self.seat, ASK_STRIKE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        space, enemy = Space(STRIKE.target(action)), ENEMY[seat]
        part = INSIDE if pos.outside(enemy, space) == 0 else OUTSIDE
        column, modifier = BY_SIZE, 0
        if self.card == PESTILENCE:
            modifier = pos.content.pestilence_modifier
        elif self.card != EPIDEMIC:
            column = pos.content.hostile_tribes_units
        pos.replace(Attrition(enemy, space, part, modifier, column))

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_FOR_EVENT, [STRIKE.target(action), self.card]) if STRIKE.has(action) else None


@final
class Desertion(Phase[Hannibal]):
    """24.13  Every Carthaginian force away from a friendly city; a general may hold his men with a die."""

    FIELDS = ("spaces", "is_exempt")

    def __init__(self, spaces: list[Space], is_exempt: int) -> None:
        self.spaces = spaces  # those that still have to roll
        self.is_exempt = is_exempt  # the die of the general at the first of them: 0 or 1, -1 before it is cast

    def copy(self) -> "Desertion":
        return Desertion(self.spaces.copy(), self.is_exempt)

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.spaces and self.is_exempt == NOT_ASKED:
            commander = pos.commander_of(CARTHAGE, self.spaces[0], False)
            if commander != NO_GENERAL:
                return die(ROLL_EXEMPTION, [commander, pos.content.battle_rating[commander]])
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        commander = pos.commander_of(CARTHAGE, self.spaces[0], False)
        face, rating = ROLL.target(action), pos.content.battle_rating[commander]
        self.is_exempt = int(face <= rating)
        pos.tell(EXEMPTION_ROLLED, commander, face, rating, self.is_exempt)

    def advance(self, pos: Hannibal) -> None:
        if not self.spaces:
            pos.pop()
            return
        space = self.spaces.pop(0)
        is_exempt = self.is_exempt == 1
        self.is_exempt = NOT_ASKED
        if not is_exempt:
            pos.push(Attrition(CARTHAGE, space, OUTSIDE))


def begin_desertion(pos: Hannibal) -> None:
    pos.push(Desertion(deserting_spaces(pos), NOT_ASKED))
