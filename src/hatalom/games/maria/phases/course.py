"""5  The sequence of play: turns, their stages, and the five phases of an action stage."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.maria.events import STAGE_BEGUN, TURN_BEGUN
from hatalom.games.maria.names import ADVANCED, CALLED, PRUSSIAN_STAGE, Stage
from hatalom.games.maria.phases.changes.annexation import Annexation
from hatalom.games.maria.phases.changes.objectives import Objectives
from hatalom.games.maria.phases.combat.combat import combat_of
from hatalom.games.maria.phases.hussars import Hussars
from hatalom.games.maria.phases.movement.movement import Movement
from hatalom.games.maria.phases.negotiation import negotiation_of
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.phases.politics.politics import Politics
from hatalom.games.maria.phases.supply import Supply
from hatalom.games.maria.phases.tactical_cards import TacticalCards
from hatalom.games.maria.phases.winter.winter import Winter
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import CRUMB_STAGE, CRUMB_TURN
from hatalom.games.maria.rules.annexation import end_neutrality
from hatalom.games.maria.rules.conquest import check_questions
from hatalom.games.maria.rules.victory import check_pools, end_if_over, last_turn_is_over

# The steps of a turn
BEGIN: Final = 0
POLITICS: Final = 1
POLITICS_OVER: Final = 2
HUSSARS: Final = 3
FIRST_STAGE: Final = 4
LAST_STAGE: Final = 6
ELECTION: Final = 7
ELECTION_OVER: Final = 8
WINTER: Final = 9
NEXT: Final = 10

# The steps of an action stage
CARDS: Final = 0
SUPPLY: Final = 1
MOVEMENT: Final = 2
COMBAT: Final = 3
CHECK: Final = 4
ANNEXATION: Final = 5
OBJECTIVES: Final = 6
END: Final = 7


@final
class CourseOfPlay(Phase[Maria]):
    """5.1, 5.4, 5.5  Turn after turn: politics, hussars, three action stages, the election, winter."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "CourseOfPlay":
        return CourseOfPlay(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_TURN, [pos.turn])

    def advance(self, pos: Maria) -> None:
        step = self.step
        self.step += 1
        if step == BEGIN:
            pos.tell(TURN_BEGUN, pos.turn)
            if pos.form == ADVANCED:
                pos.push(negotiation_of(pos))
        elif step == POLITICS:
            if pos.form == ADVANCED:
                pos.push(Objectives())  # 19.2.3r1: at the end of any stage
                pos.push(Politics(0))
        elif step == POLITICS_OVER or step == ELECTION_OVER:
            check_pools(pos)
            end_if_over(pos)
        elif step == HUSSARS:
            pos.push(Hussars(0))
        elif FIRST_STAGE <= step <= LAST_STAGE:
            pos.push(ActionStage(Stage(step - FIRST_STAGE), CARDS))
        elif step == ELECTION:
            if pos.election == CALLED:
                pos.push(Election(0))
            else:
                self.step = WINTER
        elif step == WINTER:
            self._reach_winter(pos)
        else:
            self._end_turn(pos)

    def _reach_winter(self, pos: Maria) -> None:
        """13.1, 14.3r1  The introductory game is over before the winter that would follow its last turn."""
        if pos.turn % pos.content.winter_every == 0:
            if pos.form == ADVANCED or pos.turn < pos.content.turns[pos.form]:
                pos.push(Winter(0))

    def _end_turn(self, pos: Maria) -> None:
        if pos.turn >= pos.content.turns[pos.form]:
            last_turn_is_over(pos)
            end_if_over(pos)
            return
        pos.turn += 1
        self.step = BEGIN


@final
class ActionStage(Phase[Maria]):
    """5.2, 5.3  Cards, supply, movement, combat, retroactive conquests; the powers of a stage act together."""

    FIELDS = ("stage", "step")

    def __init__(self, stage: Stage, step: int) -> None:
        self.stage = stage
        self.step = step

    def copy(self) -> "ActionStage":
        return ActionStage(self.stage, self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_STAGE, [self.stage])

    def advance(self, pos: Maria) -> None:
        step = self.step
        self.step += 1
        if step == CARDS:
            pos.tell(STAGE_BEGUN, self.stage)
            if self.stage == PRUSSIAN_STAGE:
                end_neutrality(pos)
            pos.push(TacticalCards(self.stage))
        elif step == SUPPLY:
            pos.push(Supply(self.stage))
        elif step == MOVEMENT:
            pos.push(Movement(self.stage))
        elif step == COMBAT:
            pos.push(combat_of(pos, self.stage))
        elif step == CHECK:
            check_questions(pos)
            end_if_over(pos)
        elif step == ANNEXATION:
            if self.stage == PRUSSIAN_STAGE and pos.form == ADVANCED:
                pos.push(Annexation(0))
        elif step == OBJECTIVES:
            if pos.form == ADVANCED:
                pos.push(Objectives())
        else:
            pos.pop()
            check_pools(pos)
            end_if_over(pos)
