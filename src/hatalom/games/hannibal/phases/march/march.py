"""6, 10, 13  An activation: the army moves space by space, until it stops or fights."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.question import Question
from hatalom.games.hannibal.events import NAVAL_ROLLED
from hatalom.games.hannibal.names import BY_CAMPAIGN, NOBODY
from hatalom.games.hannibal.phases.march.march_end import charm, close, halt
from hatalom.games.hannibal.phases.march.march_meeting import (
    after_tribes,
    back_up,
    fight,
    overrun,
    pursue,
    react,
    resolve,
    return_to_port,
    sally,
    split_at_city,
    warn_tribes,
)
from hatalom.games.hannibal.phases.march.march_options import ask_outcome, moves, reach, split_range
from hatalom.games.hannibal.phases.march.march_state import (
    ARRIVED,
    BACK_ROLL,
    CHOOSE,
    CROSS,
    HOSTILE,
    OUTCOME,
    PURSUIT_ROLL,
    REACT,
    SEA_ROLL,
    SET_OUT,
    SPLIT,
    STORM,
    MarchState,
)
from hatalom.games.hannibal.phases.march.march_way import (
    after_storm,
    after_weather,
    announce,
    arrive,
    cross,
    modifier_at_sea,
    set_out,
    sink,
    spend_points,
)
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_MARCH, ASK_SPLIT_ELEPHANTS, ROLL_NAVAL, ROLL_PURSUIT
from hatalom.games.hannibal.refusals import ONE_ARMY
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.forces import REGROUP as REGROUPING
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, naval_outcome, needs_roll
from hatalom.games.hannibal.rules.steps import refuse_step, refuse_voyage
from hatalom.games.hannibal.verbs import (
    ACTIVATE,
    BACK_UP,
    ENTER_CITY,
    FIGHT,
    MARCH_TO,
    OVERRUN,
    PURSUE,
    REGROUP,
    ROLL,
    SAIL_INTO,
    SAIL_TO,
    SALLY,
    STATION_ELEPHANTS,
    STOP,
)


@final
class March(MarchState):
    """6.4  One general's activation: what is asked, and who carries it out."""

    def copy(self) -> "March":
        return March(
            self.seat,
            self.card,
            self.mode,
            self.points,
            self.ships,
            self.announced,
            self.step,
            self.left,
            self.goal,
            self.into_city,
            self.came_from,
            self.from_inside,
            self.way,
            self.entered.copy(),
            self.has_rolled,
            self.regrouped,
            self.touched.copy(),
        )

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        if step == CHOOSE:
            return [Question(self.seat, ASK_MARCH, moves(self, pos), [pos.army, pos.army_units, self.left])]
        if step == SEA_ROLL:
            if needs_roll(pos, self.seat, self.card, pos.army_units, pos.at[pos.army], self.goal):
                return die(ROLL_NAVAL, [pos.army, self.goal, modifier_at_sea(self, pos)])
        elif step == BACK_ROLL:
            if needs_roll(pos, self.seat, self.card, pos.army_units, self.goal, self.came_from):
                return die(ROLL_NAVAL, [pos.army, self.came_from, modifier_at_sea(self, pos)])
        elif step == OUTCOME:
            return ask_outcome(self, pos)
        elif step == PURSUIT_ROLL:
            return die(ROLL_PURSUIT, [pos.army, pos.content.pursue_max[pos.army]])
        elif step == SPLIT:
            least, most = split_range(self, pos)
            if least < most:
                options = [STATION_ELEPHANTS(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_SPLIT_ELEPHANTS, options, [self.goal])]
        return []

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if MARCH_TO.has(action):
            set_out(self, pos, MARCH_TO.target(action), False, False)
        elif SAIL_TO.has(action):
            set_out(self, pos, SAIL_TO.target(action), True, False)
        elif SAIL_INTO.has(action):
            set_out(self, pos, SAIL_INTO.target(action), True, True)
        elif ROLL.has(action):
            self._roll(pos, ROLL.target(action))
        elif REGROUP.has(action):
            self.regrouped = True
            self.touched.append(pos.at[pos.army])
            limit = self.points if self.mode == BY_CAMPAIGN else 0
            pos.push(Muster(seat, pos.army, REGROUPING, NOBODY, limit))
        elif STOP.has(action):
            announce(self, pos)
            halt(self, pos)
        elif SALLY.has(action):
            sally(self, pos)
        elif FIGHT.has(action):
            fight(self, pos)
        elif OVERRUN.has(action):
            overrun(self, pos)
        elif BACK_UP.has(action):
            back_up(self, pos)
        elif PURSUE.has(action):
            self.step = PURSUIT_ROLL
        elif ENTER_CITY.has(action):
            self.left = ENTER_CITY.target(action)
            self.step = SPLIT
        elif STATION_ELEPHANTS.has(action):
            split_at_city(self, pos, STATION_ELEPHANTS.target(action))
        else:
            announce(self, pos)
            self.left -= 1
            charm(self, pos, pos.at[pos.army])

    def advance(self, pos: Hannibal) -> None:
        step = self.step
        if step == SET_OUT:
            after_weather(self, pos)
        elif step == CROSS:
            cross(self, pos)
        elif step == STORM:
            after_storm(self, pos)
        elif step == SEA_ROLL:
            arrive(self, pos)
        elif step == ARRIVED:
            self.step = HOSTILE
            warn_tribes(self, pos)
        elif step == HOSTILE:
            after_tribes(self, pos)
        elif step == REACT:
            react(self, pos)
        elif step == OUTCOME:
            resolve(self, pos)
        elif step == BACK_ROLL:
            return_to_port(self, pos)
        elif step == SPLIT:
            split_at_city(self, pos, split_range(self, pos)[0])
        else:
            close(self, pos)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if self.step != CHOOSE:
            return None
        left = reach(self, pos)
        if MARCH_TO.has(action):
            return refuse_step(pos, seat, MARCH_TO.target(action), left, left < self.left)
        if SAIL_TO.has(action):
            return refuse_voyage(pos, seat, SAIL_TO.target(action), left, self.ships)
        if SAIL_INTO.has(action):
            return refuse_voyage(pos, seat, SAIL_INTO.target(action), left, self.ships)
        if ACTIVATE.has(action):
            return Said(ONE_ARMY, [ACTIVATE.target(action)])
        return None

    def _roll(self, pos: Hannibal, face: int) -> None:
        if self.step == PURSUIT_ROLL:
            pursue(self, pos, face)
            return
        self.has_rolled = True
        roll = face + modifier_at_sea(self, pos)
        outcome = naval_outcome(pos, roll)
        pos.tell(NAVAL_ROLLED, [pos.army, face, roll, outcome])
        if self.step == BACK_ROLL:
            if outcome == SAFE:
                return_to_port(self, pos)
            elif outcome == RETURN and pos.army_units > 0:
                fight(self, pos)
            else:  # 11.12: a lone general who cannot go back is displaced
                sink(self, pos, self.goal)
        elif outcome == SAFE:
            arrive(self, pos)
        elif outcome == RETURN:
            spend_points(self, pos)
            halt(self, pos)
        else:
            sink(self, pos, self.came_from)
