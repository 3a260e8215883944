"""10  The movement phase: which piece moves next, and which trains re-enter."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import CONSENT_REFUSED
from hatalom.games.maria.names import (
    FRENCH_STAGE,
    GENERALS,
    IN_BOX,
    NO_GENERAL,
    NO_PIECE,
    NO_POWER,
    NO_TOWN,
    NOBODY,
    PIECES,
    REMOVED,
    General,
    Piece,
    Power,
    Stage,
    Train,
    general_of,
    train_piece,
)
from hatalom.games.maria.phases.movement.flanders import SharesFlanders
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.movement.trains import Reentry
from hatalom.games.maria.phases.politics.expeditions import CallBack
from hatalom.games.maria.phases.stacks import Parting
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_CONSENT, ASK_MOVE, ASK_MOVE_IN_TURN, CRUMB_MOVEMENT
from hatalom.games.maria.refusals import (
    CANNOT_PAY,
    COMMANDS_NO_STACK,
    HAS_MOVED,
    HAS_REENTERED,
    NO_DISPUTE,
    NO_FORTRESS_FREE,
    NO_WAY_OUT,
    NOT_ACTIVE,
    NOT_ON_MAP,
    STACK_REFUSED,
    TRAIN_IN_BOX,
    WAITS_IN_FLANDERS,
)
from hatalom.games.maria.rules.expeditions import may_call_back
from hatalom.games.maria.rules.objectives import may_reduce, reduce
from hatalom.games.maria.rules.reach import can_move, foes_of, occupied_towns
from hatalom.games.maria.rules.stacks import needs_consent
from hatalom.games.maria.rules.trains import has_reentry_town
from hatalom.games.maria.verbs import (
    CALL_BACK,
    CONSENT,
    DISPUTE,
    FINISH,
    MOVE_GENERAL,
    MOVE_STACK,
    MOVE_TRAIN,
    PASS_FLANDERS,
    REDUCE,
    REENTER,
    REFUSE,
)
from hatalom.kit.rows import Row


@final
class Movement(SharesFlanders):
    """10.1.1, 10.1.6  Every piece at most once; the players of a stage move in any order until they disagree."""

    FIELDS = (
        "stage",
        "moving",
        "moved",
        "reentered",
        "finished",
        "asked",
        "refused_stacks",
        "refused_joins",
        "on_turn",
        "in_turn",
        "declined",
    )

    def __init__(
        self,
        stage: Stage,
        moving: Piece = NO_PIECE,
        moved: int = 0,
        reentered: int = 0,
        finished: int = 0,
        asked: General = NO_GENERAL,
        refused_stacks: int = 0,
        refused_joins: int = 0,
        on_turn: Power = NO_POWER,
        in_turn: bool = False,
        declined: int = 0,
    ) -> None:
        super().__init__(stage, moved, finished, on_turn, in_turn, declined)
        self.moving = moving
        """The piece that is on the move, NOBODY between moves."""
        self.reentered = reentered
        """10.2  Trains that have re-entered, a bit each."""
        self.asked = asked
        """10.1.5  The commander of a stack about whose move the other player is asked, or NOBODY."""
        self.refused_stacks = refused_stacks
        """10.1.5  Commanders whose stack may not move as one, a bit each."""
        self.refused_joins = refused_joins
        """10.1.5  Generals whom no other player lets join, a bit each."""

    def copy(self) -> "Movement":
        return Movement(
            self.stage,
            self.moving,
            self.moved,
            self.reentered,
            self.finished,
            self.asked,
            self.refused_stacks,
            self.refused_joins,
            self.on_turn,
            self.in_turn,
            self.declined,
        )

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_MOVEMENT)

    # -- asking ---------------------------------------------------------------------------------------------

    def ask(self, pos: Maria) -> list[Question]:
        if self.moving != NOBODY:
            return NO_QUESTIONS
        if self.asked != NOBODY:
            mate = pos.mate_of(self.asked)
            seat = pos.seat_of(pos.power_of(mate))
            return [Question(seat, ASK_CONSENT, [CONSENT.of(), REFUSE.of()], [self.asked, mate, self.asked])]
        questions: list[Question] = []
        active = pos.active_powers(self.stage)
        for seat in pos.players():
            powers = [power for power in active if pos.seat_of(power) == seat]
            if len(powers) > 0 and (self.finished >> seat) & 1 == 0:
                question = self._question(pos, seat, powers)
                if len(question.options) > 1 or not self.waits(pos, seat):
                    questions.append(question)
        return questions

    def _question(self, pos: Maria, seat: Seat, powers: list[Power]) -> Question:
        options: list[int] = []
        occupied = occupied_towns(pos)
        for power in powers:
            self._offer_power(pos, power, occupied, options)
        if self.may_dispute(pos):
            options.append(DISPUTE.of())
        if self.has_turn(pos, seat):
            options.append(PASS_FLANDERS.of())
        if self.stage == FRENCH_STAGE and may_reduce(pos):
            options.append(REDUCE.of())
        options.append(FINISH.of())
        is_asked = self._has_moved(pos, seat)  # the last move can be taken back before the phase is over
        if self.on_turn != NOBODY:
            return Question(seat, ASK_MOVE_IN_TURN, options, [self.on_turn], window=is_asked)
        return Question(seat, ASK_MOVE, options, window=is_asked)

    def _has_moved(self, pos: Maria, seat: Seat) -> bool:
        if self.moved == 0:
            return False
        for piece in range(PIECES):
            if (self.moved >> piece) & 1 == 1 and pos.seat_of(pos.content.piece_power[piece]) == seat:
                return True
        return False

    def _offer_power(self, pos: Maria, power: Power, occupied: Row, options: list[int]) -> None:
        foes = foes_of(pos, power)
        for general in pos.content.power_generals[power]:
            if pos.at[general] == IN_BOX:
                if self._is_at_start(pos, power) and may_call_back(pos, general):
                    options.append(CALL_BACK.of(general))
            elif self._is_free(pos, general):
                if can_move(pos, general, NO_GENERAL, self.is_alone(general), foes, occupied):
                    options.append(MOVE_GENERAL.of(general))
                mate = pos.mate_of(general)
                if mate != NOBODY and self._is_free(pos, mate) and pos.commander(general) == general:
                    is_refused = (self.refused_stacks >> general) & 1 == 1
                    if not is_refused and can_move(pos, general, mate, False, foes, occupied):
                        options.append(MOVE_STACK.of(general))
        trains = pos.content.power_trains[power]
        is_reentry_open = len(trains) > 0 and self._may_reenter(pos, power)
        for train in trains:
            piece = train_piece(train)
            if self._is_free(pos, piece) and can_move(pos, piece, NO_GENERAL, False, foes, occupied):
                options.append(MOVE_TRAIN.of(train))
            if is_reentry_open and self._is_for_reentry(pos, train):
                options.append(REENTER.of(train))

    def _is_free(self, pos: Maria, piece: Piece) -> bool:
        """On the map, not moved yet, and not kept from moving in Flanders."""
        return pos.at[piece] >= 0 and (self.moved >> piece) & 1 == 0 and not self.is_kept(pos, piece)

    def is_alone(self, general: General) -> bool:
        """10.1.5  He was refused as a partner, so he joins no other player's general in this phase."""
        return (self.refused_joins >> general) & 1 == 1

    def _is_at_start(self, pos: Maria, power: Power) -> bool:
        """17.5.11r1  No piece of the power has moved in this phase."""
        for piece in range(PIECES):
            if (self.moved >> piece) & 1 == 1 and pos.content.piece_power[piece] == power:
                return False
        return True

    def _may_reenter(self, pos: Maria, power: Power) -> bool:
        """10.2.1, 10.2.3  A power can pay for a train, and there is a fortress for it."""
        return pos.can_pay(power, pos.content.train_cost) and has_reentry_town(pos, power)

    def _is_for_reentry(self, pos: Maria, train: Train) -> bool:
        """10.2.1, 10.2.2  An eliminated train, or one that is taken off the board for it; once in a phase."""
        at = pos.at[train_piece(train)]
        return (at >= 0 or at == REMOVED) and (self.reentered >> train) & 1 == 0

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if MOVE_GENERAL.has(action):
            return self._why_not_move(pos, seat, general_of(MOVE_GENERAL.target(action)))
        if MOVE_TRAIN.has(action):
            return self._why_not_move(pos, seat, train_piece(Train(MOVE_TRAIN.target(action))))
        if MOVE_STACK.has(action):
            return self._why_not_stack(pos, seat, general_of(MOVE_STACK.target(action)))
        if REENTER.has(action):
            return self._why_not_reenter(pos, seat, Train(REENTER.target(action)))
        if PASS_FLANDERS.has(action) and self.on_turn != NOBODY:
            return Said(WAITS_IN_FLANDERS, [self.on_turn])
        return Said(NO_DISPUTE) if DISPUTE.has(action) else None

    def _why_not_move(self, pos: Maria, seat: Seat, piece: Piece) -> Said:
        power = pos.power_of(piece)
        if not pos.is_active(power, self.stage) or pos.seat_of(power) != seat:
            return Said(NOT_ACTIVE, [power])
        if pos.at[piece] < 0:
            return Said(NOT_ON_MAP)
        if (self.moved >> piece) & 1 == 1:
            return Said(HAS_MOVED)
        return self.why_kept(pos, piece) if self.is_kept(pos, piece) else Said(NO_WAY_OUT)

    def _why_not_stack(self, pos: Maria, seat: Seat, general: General) -> Said:
        """10.1.5, 10.1.11r1  The stack moves under its commander, both generals being free, if both players agree."""
        if (self.refused_stacks >> general) & 1 == 1:
            return Said(STACK_REFUSED)
        mate = pos.mate_of(general)
        if mate == NOBODY or pos.commander(general) != general:
            return Said(COMMANDS_NO_STACK, [general])
        return self._why_not_move(pos, seat, general if not self._is_free(pos, general) else mate)

    def _why_not_reenter(self, pos: Maria, seat: Seat, train: Train) -> Said | None:
        power = pos.power_of(train_piece(train))
        cost = pos.content.train_cost
        if not pos.is_active(power, self.stage) or pos.seat_of(power) != seat:
            return Said(NOT_ACTIVE, [power])
        if (self.reentered >> train) & 1 == 1:
            return Said(HAS_REENTERED)
        if pos.at[train_piece(train)] == IN_BOX:
            return Said(TRAIN_IN_BOX)
        return Said(NO_FORTRESS_FREE) if pos.can_pay(power, cost) else Said(CANNOT_PAY, [cost])

    # -- answering ------------------------------------------------------------------------------------------

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if MOVE_GENERAL.has(action):
            self._start(pos, general_of(MOVE_GENERAL.target(action)), NO_GENERAL)
        elif MOVE_STACK.has(action):
            general = general_of(MOVE_STACK.target(action))
            mate = pos.mate_of(general)
            if needs_consent(pos, general, mate):
                self.asked = general
            else:
                self._start(pos, general, mate)
        elif CONSENT.has(action):
            general = self.asked
            self.asked = NO_GENERAL
            self._start(pos, general, pos.mate_of(general))
        elif REFUSE.has(action):
            pos.tell(CONSENT_REFUSED, seat, self.asked)
            self.refused_stacks |= bit(self.asked)
            self.asked = NO_GENERAL
        elif MOVE_TRAIN.has(action):
            self._start(pos, train_piece(Train(MOVE_TRAIN.target(action))), NO_GENERAL)
        elif REENTER.has(action):
            train = Train(REENTER.target(action))
            self.moved |= bit(GENERALS + train)
            self.reentered |= bit(train)
            pos.push(Reentry(train, NO_TOWN))
        elif CALL_BACK.has(action):
            pos.push(CallBack(general_of(CALL_BACK.target(action))))
        elif DISPUTE.has(action):
            self.declare_dispute(pos, seat)
        elif PASS_FLANDERS.has(action):
            self.decline(pos)
        elif REDUCE.has(action):
            reduce(pos)
        else:
            self.finished |= bit(seat)
            if self.has_turn(pos, seat):
                self.decline(pos)

    def _start(self, pos: Maria, piece: Piece, mate: General) -> None:
        self.moving = piece
        self.moved |= bit(piece)
        if mate != NOBODY:
            self.moved |= bit(mate)
        self.in_turn = self.takes_turn(pos, piece)
        if piece >= GENERALS:
            pos.push(Moving(piece))
            return
        general = General(piece)
        pos.push(Moving(general, mate, self.is_alone(general)))
        other = pos.mate_of(general)
        if mate == NOBODY and other != NOBODY and pos.power_of(other) == pos.power_of(general):
            pos.push(Parting(general, other))

    def note_joined(self, general: General) -> None:
        """10.1.8  A general who was joined does not move any more in this phase."""
        self.moved |= bit(general)

    def note_refused(self, general: General) -> None:
        """10.1.5  He joins no other player's general in this phase."""
        self.refused_joins |= bit(general)

    def note_stayed(self, piece: Piece) -> None:
        """10.1.1  A piece that did not leave its city has not moved, and its power's turn in Flanders is not used."""
        self.moved &= ~bit(piece)
        self.in_turn = False

    def advance(self, pos: Maria) -> None:
        """A move is over; when all players are done the phase is over."""
        if self.moving == NOBODY:
            pos.pop()
            return
        self.moving = NO_PIECE
        if self.in_turn:
            self.in_turn = False
            self.hand_over(pos)
