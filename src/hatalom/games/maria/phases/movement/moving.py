"""10.1  One piece (or a stack) on the move, town by town or straight to where it wants to go."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Kept, Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.vecs import vec
from hatalom.games.maria.events import (
    CONSENT_REFUSED,
    JOINED,
    MARCHED,
    MOVED,
    STACK_MARCHED,
    STACK_MOVED,
    TRAIN_ELIMINATED,
    TRAIN_MOVED,
)
from hatalom.games.maria.names import (
    ALL_TRAINS,
    FLANDERS,
    GENERALS,
    INTRODUCTORY,
    NO_GENERAL,
    NO_TOWN,
    NOBODY,
    REMOVED,
    TOWNS,
    General,
    Piece,
    Town,
    Towns,
    general_of,
    train_piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_COMMAND, ASK_CONSENT, ASK_PATH, ASK_TRAIN_PATH
from hatalom.games.maria.refusals import (
    CLOSED_LAND,
    NO_THIRD,
    NOT_ON_MARCH,
    OTHER_MAP,
    PROMISED_AWAY,
    TOO_FAR,
    TOWN_OCCUPIED,
    UNUSED_MAP,
)
from hatalom.games.maria.rules.agreements import forbids_step
from hatalom.games.maria.rules.conquest import leave_town
from hatalom.games.maria.rules.objectives import after_move
from hatalom.games.maria.rules.reach import (
    BARRED,
    NONE_SHUNNED,
    Land,
    bar_march,
    foes_of,
    may_step,
    obstacles,
    path_from,
    range_of,
    spread,
)
from hatalom.games.maria.rules.stacks import lone_general, needs_command, needs_consent, set_command
from hatalom.games.maria.rules.victory import end_if_over
from hatalom.games.maria.verbs import COMMAND, CONSENT, MARCH_TO, MOVE_TO, REFUSE, STOP
from hatalom.kit.rows import row_of


class MovesPieces(Phase[Maria]):
    """A phase in which pieces move one after the other: it has to know what became of each move."""

    def note_joined(self, general: General) -> None:
        """10.1.8  Another general has come to him."""
        raise AssertionError("a phase that moves pieces must note who was joined")

    def note_refused(self, general: General) -> None:
        """10.1.5  Another player did not let him join."""
        raise AssertionError("a phase that moves pieces must note who was refused")

    def note_stayed(self, piece: Piece) -> None:
        """10.1.1  The piece did not leave its city."""
        raise AssertionError("a phase that moves pieces must note who stayed")


def movement_in(pos: Maria) -> MovesPieces | None:
    """The movement phase that is being played."""
    for phase in pos.stack:
        if isinstance(phase, MovesPieces):
            return phase
    return None


@final
class Ways(Kept):
    """10.1.2, 10.1.12  From where each town would be reached, NOBODY where no way leads."""

    def __init__(self, phase: "Moving") -> None:
        super().__init__(phase)
        self.by_main = row_of(NOBODY, TOWNS)
        """Along main roads."""
        self.by_any = row_of(NOBODY, TOWNS)
        """Along any roads."""
        self.by_march = row_of(NOBODY, TOWNS)
        """By forced march."""
        self.main_towns: Towns = vec[Town]()
        """The towns that are reached along main roads, the near ones first."""
        self.any_towns: Towns = vec[Town]()
        self.march_towns: Towns = vec[Town]()


@final
class Moving(Phase[Maria]):
    """10.1.1 to 10.1.13  The move of one piece; conquests and eliminated trains happen on the way."""

    FIELDS = ("piece", "mate", "alone_only", "steps", "off_main", "is_forced", "may_stay", "goal", "commander")

    def __init__(
        self,
        piece: Piece,
        mate: General = NO_GENERAL,
        alone_only: bool = False,
        steps: int = 0,
        off_main: bool = False,
        is_forced: bool = False,
        may_stay: bool = False,
        goal: Town = NO_TOWN,
        commander: General = NO_GENERAL,
    ) -> None:
        self.piece = piece
        self.mate = mate
        """The other general of a stack that moves as one, or NOBODY."""
        self.alone_only = alone_only
        """10.1.5  Another player refused to form a stack with this general."""
        self.steps = steps
        """The cities moved so far."""
        self.off_main = off_main
        """10.1.2  An ordinary road was used."""
        self.is_forced = is_forced
        """10.1.12  It is a forced march."""
        self.may_stay = may_stay
        """10.1.1  The stack that was the aim of this move was refused: he may stay where he is."""
        self.goal = goal
        """The town in which a stack is to be formed, while it is talked about; NOBODY otherwise."""
        self.commander = commander
        """Who is to command that stack."""

    def copy(self) -> "Moving":
        return Moving(
            self.piece,
            self.mate,
            self.alone_only,
            self.steps,
            self.off_main,
            self.is_forced,
            self.may_stay,
            self.goal,
            self.commander,
        )

    def general(self) -> General:
        """The piece, where it is known to be a general."""
        return General(self.piece)

    # -- asking ---------------------------------------------------------------------------------------------

    def ask(self, pos: Maria) -> list[Question]:
        seat = pos.seat_of(pos.power_of(self.piece))
        if self.goal != NOBODY:
            return self._ask_about_stack(pos, seat)
        options = self._options(pos) if self._has_steps_left(pos) else []
        if not options:
            return NO_QUESTIONS
        if self.steps > 0 or self.may_stay:
            options.append(STOP.of())
        by_any_road, by_main_road = range_of(pos, self.piece)
        if self.piece >= GENERALS:
            return [Question(seat, ASK_TRAIN_PATH, options, [self.piece - GENERALS, by_any_road, by_main_road])]
        return [Question(seat, ASK_PATH, options, [self.piece, by_any_road, by_main_road])]

    def _ask_about_stack(self, pos: Maria, seat: Seat) -> list[Question]:
        other = lone_general(pos, self.goal)
        if self.commander == NOBODY:
            options = [COMMAND.of(self.piece), COMMAND.of(other)]
            return [Question(seat, ASK_COMMAND, options, [self.piece, other])]
        asked = pos.seat_of(pos.power_of(other))
        return [Question(asked, ASK_CONSENT, [CONSENT.of(), REFUSE.of()], [self.piece, other, self.commander])]

    def _has_steps_left(self, pos: Maria) -> bool:
        """10.1.2, 10.1.3, 10.1.12  Where none is left, no ways need to be looked for."""
        by_any_road, by_main_road = range_of(pos, self.piece)
        if self.is_forced:
            return self.steps < pos.content.forced_march
        return self.steps < (by_any_road if self.off_main else by_main_road)

    def _options(self, pos: Maria) -> list[int]:
        ways = self.ways(pos)
        pos.kept = ways
        options: list[int] = []
        by_main = ways.by_main
        for town in ways.main_towns:
            options.append(MOVE_TO.of(town))
        for town in ways.any_towns:
            if by_main[town] == NOBODY:
                options.append(MOVE_TO.of(town))
        for town in ways.march_towns:
            options.append(MARCH_TO.of(town))
        return options

    def _land(self, pos: Maria) -> Land:
        return Land(pos, self.piece, self.mate, self.alone_only)

    def _ordinary(self, pos: Maria, land: Land, ways: Ways) -> None:
        """10.1.2, 10.1.3  One more city where the whole move is along main roads."""
        board, start = pos.content.board, pos.at[self.piece]
        by_any_road, by_main_road = range_of(pos, self.piece)
        any_left, main_left = by_any_road - self.steps, by_main_road - self.steps
        if not self.off_main and main_left > 0:
            ways.main_towns = spread(pos, start, board.main, main_left, land, ways.by_main, NONE_SHUNNED)
        if any_left > 0:
            ways.any_towns = spread(pos, start, board.neighbours, any_left, land, ways.by_any, NONE_SHUNNED)

    def _forced(self, pos: Maria, land: Land, ways: Ways) -> None:
        """10.1.12  Up to 8 cities along main roads, away from all enemies, which are added to the obstacles."""
        foes = foes_of(pos, pos.power_of(self.piece))
        bar_march(pos, self.piece, foes, land.found)
        left = pos.content.forced_march - self.steps
        roads = pos.content.board.main
        ways.march_towns = spread(pos, pos.at[self.piece], roads, left, land, ways.by_march, foes)

    def ways(self, pos: Maria) -> Ways:
        """10.1.2, 10.1.12  How this piece reaches each town that it can reach."""
        ways = Ways(self)
        land = self._land(pos)
        if not self.is_forced:
            self._ordinary(pos, land, ways)
        if self.piece < GENERALS and (self.is_forced or self.steps == 0):
            self._forced(pos, land, ways)
        return ways

    def _ways_by(self, pos: Maria, is_forced: bool) -> Ways:
        """The ordinary ways or those of a forced march; where the question has just been put, they are known."""
        kept = pos.kept_by(self)
        if isinstance(kept, Ways):
            return kept
        ways = Ways(self)
        if is_forced:
            self._forced(pos, self._land(pos), ways)
        else:
            self._ordinary(pos, self._land(pos), ways)
        return ways

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if MARCH_TO.has(action):
            return Said(NOT_ON_MARCH, [MARCH_TO.target(action), pos.content.forced_march])
        if not MOVE_TO.has(action):
            return None
        town = Town(MOVE_TO.target(action))
        found = obstacles(pos, self.piece, self.mate, self.alone_only)
        power = pos.power_of(self.piece)
        board = pos.content.board
        if found[town] == BARRED:
            is_friend = lone_general(pos, town) != NOBODY and pos.co_operate(power, pos.power_of(pos.piece_in(town)))
            return Said(NO_THIRD if is_friend else TOWN_OCCUPIED, [town])
        if board.map_of[town] != board.map_of[pos.at[self.piece]] and not pos.may_change_maps(power):
            return Said(OTHER_MAP, [power])
        if pos.form == INTRODUCTORY and board.map_of[town] == FLANDERS:
            return Said(UNUSED_MAP, [town])
        if forbids_step(pos, power, pos.at[self.piece], town):
            return Said(PROMISED_AWAY, [power, board.region[town]])
        if not may_step(pos, self.piece, self.mate, town, town):
            return Said(CLOSED_LAND, [town])
        return Said(TOO_FAR, [town, *range_of(pos, self.piece)])

    # -- answering ------------------------------------------------------------------------------------------

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if MOVE_TO.has(action):
            self._set_out(pos, Town(MOVE_TO.target(action)))
        elif MARCH_TO.has(action):
            self.is_forced = True
            self._set_out(pos, Town(MARCH_TO.target(action)))
        elif COMMAND.has(action):
            self.commander = general_of(COMMAND.target(action))
            self._agree_or_go(pos)
        elif CONSENT.has(action):
            self._go(pos, self.goal)
        elif REFUSE.has(action):
            pos.tell(CONSENT_REFUSED, seat, self.piece)
            self._be_refused(pos)
        else:
            self._end(pos)

    def advance(self, pos: Maria) -> None:
        """No step is left."""
        self._end(pos)

    def _set_out(self, pos: Maria, town: Town) -> None:
        other = lone_general(pos, town)
        if self.piece >= GENERALS or other == NOBODY or other == self.piece:
            self._go(pos, town)
            return
        self.goal = town
        general = self.general()
        if not needs_command(pos, general, other):
            is_first = pos.content.rank[general] < pos.content.rank[other]
            self.commander = general if is_first else other
            self._agree_or_go(pos)

    def _agree_or_go(self, pos: Maria) -> None:
        if not needs_consent(pos, self.general(), lone_general(pos, self.goal)):
            self._go(pos, self.goal)

    def _be_refused(self, pos: Maria) -> None:
        """10.1.5, 10.1.1  He goes another way, or stays where he is."""
        self.alone_only = True
        self.goal = NO_TOWN
        self.commander = NO_GENERAL
        if self.steps == 0:
            self.is_forced = False
            self.may_stay = True
        movement = movement_in(pos)
        if movement is not None:
            movement.note_refused(self.general())

    def _go(self, pos: Maria, town: Town) -> None:
        """Step by step along the shortest way; of equal ones the main roads are preferred, for their bonus."""
        path = self.path_to(pos, town, self.is_forced)
        partner = lone_general(pos, town) if self.piece < GENERALS else NO_GENERAL
        for there in path:
            if there not in pos.content.board.main[pos.at[self.piece]]:
                self.off_main = True
            self.step_to(pos, there)
            if pos.is_over():
                end_if_over(pos)
                return
        if self.goal != NOBODY:
            set_command(pos, self.general(), partner, self.commander)
            pos.tell(JOINED, self.piece, partner, town)
            self.goal = NO_TOWN
            pos.pop()
            movement = movement_in(pos)
            if movement is not None:
                movement.note_joined(partner)

    def path_to(self, pos: Maria, town: Town, is_forced: bool) -> list[Town]:
        """The cities of the shortest way to a town that is offered, along main roads where they are as short."""
        ways, start = self._ways_by(pos, is_forced), pos.at[self.piece]
        if is_forced:
            return path_from(ways.by_march, start, town)
        if ways.by_main[town] == NOBODY:
            return path_from(ways.by_any, start, town)
        path = path_from(ways.by_main, start, town)
        if ways.by_any[town] != NOBODY:
            other = path_from(ways.by_any, start, town)
            if len(other) < len(path):
                return other
        return path

    def step_to(self, pos: Maria, town: Town) -> None:
        """10.1.1, 10.3.2  One city further; the fortress that is left may be conquered by that."""
        if self.piece < GENERALS and not self.is_forced:
            leave_town(pos, self.general(), self.mate)
        self.steps += 1
        if self.piece < GENERALS:
            self._overrun_train(pos, town)
        if pos.is_over():
            return
        pos.put(self.piece, town)
        if self.mate != NOBODY:
            pos.put(self.mate, town)
            after_move(pos, self.mate)
        after_move(pos, self.piece)

    def _overrun_train(self, pos: Maria, town: Town) -> None:
        """10.1.10  An enemy train is eliminated; the general may go on."""
        for train in ALL_TRAINS:
            piece = train_piece(train)
            if pos.at[piece] == town:
                pos.at[piece] = REMOVED
                pos.tell(TRAIN_ELIMINATED, pos.power_of(piece), town)

    # -- ending ---------------------------------------------------------------------------------------------

    def _end(self, pos: Maria) -> None:
        town = pos.at[self.piece]
        if self.piece >= GENERALS:
            pos.tell(TRAIN_MOVED, pos.power_of(self.piece), town)
        elif self.mate != NOBODY:
            pos.tell(STACK_MARCHED if self.is_forced else STACK_MOVED, self.piece, self.mate, town)
        elif self.steps > 0:
            pos.tell(MARCHED if self.is_forced else MOVED, self.piece, town)
        pos.pop()
        movement = movement_in(pos)
        if self.steps == 0 and movement is not None:
            movement.note_stayed(self.piece)
