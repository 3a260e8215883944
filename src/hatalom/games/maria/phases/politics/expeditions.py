"""17.5.9 to 17.5.12  Expeditions: generals in the off-map boxes, how they go and how they come back."""

from typing import final

from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import (
    CALLED_BACK,
    EXPEDITION_OWED,
    EXPEDITION_RAISED,
    EXPEDITION_SENT,
    NO_WAY_BACK,
    STEPPED_ASIDE,
)
from hatalom.games.maria.names import (
    ALL_PIECES,
    GENERALS,
    IN_BOX,
    NO_PIECE,
    NOBODY,
    REMOVED,
    General,
    Piece,
    Power,
    Town,
    general_of,
)
from hatalom.games.maria.phases.payment import FOR_EXPEDITION, Payment
from hatalom.games.maria.phases.stacks import Parting, form_stack
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_CALL_BACK, ASK_SEND, ASK_STEP_ASIDE
from hatalom.games.maria.rules.expeditions import rooms_beside
from hatalom.games.maria.rules.objectives import after_move
from hatalom.games.maria.rules.stacks import is_one_power_stack, may_join, needs_consent
from hatalom.games.maria.verbs import CALL_BACK, LEAVE_AWAY, SEND, STEP_ASIDE


@final
class Expedition(Phase[Maria]):
    """17.5.9  A power sends one of its generals; for a removed one two troops are recruited at once."""

    FIELDS = ("power",)

    def __init__(self, power: Power) -> None:
        self.power = power

    def copy(self) -> "Expedition":
        return Expedition(self.power)

    def ask(self, pos: Maria) -> list[Question]:
        pays = pos.can_pay(self.power, pos.content.expedition_cost)
        options: list[int] = []
        for general in pos.content.power_generals[self.power]:
            if pos.at[general] >= 0 or (pays and pos.at[general] == REMOVED):
                options.append(SEND.of(general))
        if len(options) == 0:
            return NO_QUESTIONS
        return [Question(pos.seat_of(self.power), ASK_SEND, options, [self.power])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        general = general_of(SEND.target(action))
        if pos.at[general] == REMOVED:
            pos.at[general] = IN_BOX
            pos.troops[general] = pos.content.expedition_troops
            pos.tell(EXPEDITION_RAISED, general)
            pos.replace(Payment(self.power, pos.content.expedition_cost, FOR_EXPEDITION))
            return
        pos.replace(Departure(general))
        if is_one_power_stack(pos, general):
            pos.push(Parting(general, pos.mate_of(general)))

    def advance(self, pos: Maria) -> None:
        pos.tell(EXPEDITION_OWED, self.power)
        pos.pop()


@final
class Departure(Phase[Maria]):
    """17.5.9r1  The general goes with his troops, after those of his stack have been divided."""

    FIELDS = ("general",)

    def __init__(self, general: General) -> None:
        self.general = general

    def copy(self) -> "Departure":
        return Departure(self.general)

    def advance(self, pos: Maria) -> None:
        mate = pos.mate_of(self.general)
        pos.leads &= ~bit(self.general)
        if mate != NOBODY:
            pos.leads &= ~bit(mate)
        pos.at[self.general] = IN_BOX
        pos.tell(EXPEDITION_SENT, self.general)
        pos.pop()


@final
class Recall(Phase[Maria]):
    """17.5.11  The expedition is over: the general may leave his box at once."""

    FIELDS = ("general",)

    def __init__(self, general: General) -> None:
        self.general = general

    def copy(self) -> "Recall":
        return Recall(self.general)

    def ask(self, pos: Maria) -> list[Question]:
        seat = pos.seat_of(pos.power_of(self.general))
        options = [CALL_BACK.of(self.general), LEAVE_AWAY.of()]
        return [Question(seat, ASK_CALL_BACK, options, [self.general])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if CALL_BACK.has(action):
            pos.replace(CallBack(self.general))
        else:
            pos.pop()


@final
class CallBack(Phase[Maria]):
    """17.5.11  A general comes back to the city to which the arrow of his box points; a piece there makes room."""

    FIELDS = ("general",)

    def __init__(self, general: General) -> None:
        self.general = general

    def copy(self) -> "CallBack":
        return CallBack(self.general)

    def ask(self, pos: Maria) -> list[Question]:
        blocking = self._blocking(pos)
        if blocking == NOBODY:
            return NO_QUESTIONS
        options = [STEP_ASIDE.of(town) for town in rooms_beside(pos, blocking)]
        if len(options) == 0:
            return NO_QUESTIONS
        return [Question(pos.seat_of(pos.power_of(blocking)), ASK_STEP_ASIDE, options, [pos.at[blocking]])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        here, there = self._arrow(pos), Town(STEP_ASIDE.target(action))
        for piece in ALL_PIECES:
            if pos.at[piece] == here:
                pos.put(piece, there)
                after_move(pos, piece)
        pos.tell(STEPPED_ASIDE, here, there)

    def advance(self, pos: Maria) -> None:
        pos.pop()
        town = self._arrow(pos)
        if self._blocking(pos) != NOBODY:
            pos.tell(NO_WAY_BACK, self.general, town)
            return
        other = pos.piece_in(town)
        pos.put(self.general, town)
        pos.tell(CALLED_BACK, self.general, town)
        after_move(pos, self.general)
        if other != NOBODY:
            form_stack(pos, self.general, General(other))

    def _arrow(self, pos: Maria) -> Town:
        return pos.content.arrow_town[pos.power_of(self.general)]

    def _blocking(self, pos: Maria) -> Piece:
        """17.5.11r1  A single general with whom a legal stack results is not in the way."""
        town = self._arrow(pos)
        piece = pos.piece_in(town)
        if piece == NOBODY:
            return NO_PIECE
        if piece >= GENERALS:
            return piece
        other = General(piece)
        if may_join(pos, self.general, town) and not needs_consent(pos, self.general, other):
            return NO_PIECE
        return pos.commander(other)
