"""17.5.6, 17.5.7, X.1 to X.7  Executing a political card: its text, and the arrows."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import added, changed
from hatalom.games.maria.board import Effect
from hatalom.games.maria.events import (
    ARROW_NOTED_LEFT,
    ARROW_NOTED_RIGHT,
    CARD_DISCARDED,
    ENEMY_NAMED,
    PC_DISCARDED,
    PC_MUST_BE_DISCARDED,
    TEXT_DRAWS,
    TEXT_TROOPS,
)
from hatalom.games.maria.names import (
    ALL_POWERS,
    AUSTRIA,
    DISCARD_CARDS,
    DRAW_CARDS,
    EITHER,
    ENEMY_DISCARDS,
    LEFT,
    NEW_TROOPS,
    NOBODY,
    POWERS,
    RIGHT,
    SEND_GENERAL,
    Face,
    PoliticalCard,
    Power,
)
from hatalom.games.maria.phases.politics.expeditions import Expedition
from hatalom.games.maria.phases.tactical_cards import Draws
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_DISCARD, ASK_ENEMY, ASK_EXECUTE
from hatalom.games.maria.refusals import SAME_CARD_TWICE
from hatalom.games.maria.rules.expeditions import general_away
from hatalom.games.maria.verbs import DISCARD, FINISH, FOLLOW_TEXT, MARKER_LEFT, MARKER_RIGHT, NAME_ENEMY


@final
class Execution(Phase[Maria]):
    """17.5.6  The power chooses: it may follow the text, and may move each marker along its arrow."""

    FIELDS = ("power", "card", "is_read", "left", "right")

    def __init__(self, power: Power, card: PoliticalCard, is_read: bool = False, left: int = 0, right: int = 0) -> None:
        self.power = power
        self.card = card
        self.is_read = is_read
        """The text has been followed."""
        self.left = left
        """The tracks whose marker moves to the left, a bit each."""
        self.right = right
        """The same to the right."""

    def copy(self) -> "Execution":
        return Execution(self.power, self.card, self.is_read, self.left, self.right)

    def ask(self, pos: Maria) -> list[Question]:
        if self._is_barred(pos):
            return NO_QUESTIONS
        options: list[int] = []
        if not self.is_read and len(pos.content.politics.effects[self.card]) > 0:
            options.append(FOLLOW_TEXT.of())
        for arrow in pos.content.politics.arrows[self.card]:
            if ((self.left | self.right) >> arrow.track) & 1 == 1:
                continue
            if arrow.direction == LEFT or arrow.direction == EITHER:
                options.append(MARKER_LEFT.of(arrow.track))
            if arrow.direction == RIGHT or arrow.direction == EITHER:
                options.append(MARKER_RIGHT.of(arrow.track))
        if len(options) == 0:
            return NO_QUESTIONS
        options.append(FINISH.of())
        return [Question(pos.seat_of(self.power), ASK_EXECUTE, options, [self.power, self.card])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if FOLLOW_TEXT.has(action):
            self.is_read = True
            pos.push(CardText(self.power, self.card))
        elif MARKER_LEFT.has(action):
            self.left |= bit(MARKER_LEFT.target(action))
            pos.tell(ARROW_NOTED_LEFT, self.power, MARKER_LEFT.target(action))
        elif MARKER_RIGHT.has(action):
            self.right |= bit(MARKER_RIGHT.target(action))
            pos.tell(ARROW_NOTED_RIGHT, self.power, MARKER_RIGHT.target(action))
        else:
            self._end(pos)

    def advance(self, pos: Maria) -> None:
        if self._is_barred(pos):
            pos.tell(PC_MUST_BE_DISCARDED, self.power, self.card)
            pos.pop()
        else:
            self._end(pos)

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if (FOLLOW_TEXT.has(action) and self.is_read) or MARKER_LEFT.has(action) or MARKER_RIGHT.has(action):
            return Said(SAME_CARD_TWICE, [self.card])
        return None

    def _is_barred(self, pos: Maria) -> bool:
        """24.4r1  With two players, a player who has executed one card must discard the other."""
        if pos.seats != 2 or self.is_read or self.left > 0 or self.right > 0:
            return False
        return (pos.executed >> pos.seat_of(self.power)) & 1 == 1

    def _end(self, pos: Maria) -> None:
        """17.5.8  The moves are noted; they are carried out when the choosing is over."""
        if not self.is_read and self.left == 0 and self.right == 0:
            pos.tell(PC_DISCARDED, self.power, self.card)
        else:
            pos.executed |= bit(pos.seat_of(self.power))
            for arrow in pos.content.politics.arrows[self.card]:
                if (self.left >> arrow.track) & 1 == 1:
                    pos.noted = added(pos.noted, arrow.track, -arrow.spaces)
                elif (self.right >> arrow.track) & 1 == 1:
                    pos.noted = added(pos.noted, arrow.track, arrow.spaces)
        pos.pop()


@final
class CardText(Phase[Maria]):
    """X.6  The text as a whole, one effect after the other."""

    FIELDS = ("power", "card", "index")

    def __init__(self, power: Power, card: PoliticalCard, index: int = 0) -> None:
        self.power = power
        self.card = card
        self.index = index

    def copy(self) -> "CardText":
        return CardText(self.power, self.card, self.index)

    def ask(self, pos: Maria) -> list[Question]:
        effects = pos.content.politics.effects[self.card]
        if self.index >= len(effects) or effects[self.index].kind != ENEMY_DISCARDS:
            return NO_QUESTIONS
        options: list[int] = []
        for power in ALL_POWERS:
            if pos.is_enemy(AUSTRIA, power):
                options.append(NAME_ENEMY.of(power))
        return [Question(pos.seat_of(self.power), ASK_ENEMY, options, [effects[self.index].number])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        number = pos.content.politics.effects[self.card][self.index].number
        enemy = Power(NAME_ENEMY.target(action))
        self.index += 1
        pos.tell(ENEMY_NAMED, self.power, enemy)
        pos.push(Discarding(enemy, number))

    def advance(self, pos: Maria) -> None:
        effects = pos.content.politics.effects[self.card]
        if self.index >= len(effects):
            pos.pop()
            return
        effect = effects[self.index]
        self.index += 1
        carry_out(pos, effect)


def carry_out(pos: Maria, effect: Effect) -> None:
    """X.1 to X.5  One effect of a text."""
    power, number = effect.power, effect.number
    if effect.kind == DRAW_CARDS:
        due = [0] * POWERS
        due[power] = number
        pos.tell(TEXT_DRAWS, power, number)
        pos.push(Draws(due))
    elif effect.kind == NEW_TROOPS:
        pos.tell(TEXT_TROOPS, power, number)
        pos.push(Muster(power, number))
    elif effect.kind == DISCARD_CARDS:
        pos.push(Discarding(power, number))
    elif effect.kind == SEND_GENERAL:
        pos.expedition_until = changed(pos.expedition_until, power, pos.turn + number + 1)
        if general_away(pos, power) == NOBODY:
            pos.push(Expedition(power))


@final
class Discarding(Phase[Maria]):
    """X.3  A power discards TCs of its own choice; all it has, if fewer."""

    FIELDS = ("power", "left")

    def __init__(self, power: Power, left: int) -> None:
        self.power = power
        self.left = left

    def copy(self) -> "Discarding":
        return Discarding(self.power, self.left)

    def ask(self, pos: Maria) -> list[Question]:
        if self.left == 0 or len(pos.hand[self.power]) == 0:
            return NO_QUESTIONS
        options = [DISCARD.of(face) for face in pos.faces(self.power)]
        return [Question(pos.seat_of(self.power), ASK_DISCARD, options, [self.power, self.left])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        face = Face(DISCARD.target(action))
        self.left -= 1
        pos.spend(self.power, face)
        pos.tell(CARD_DISCARDED, self.power, face)

    def advance(self, pos: Maria) -> None:
        pos.pop()
