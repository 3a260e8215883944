"""1.10 to 1.15  Elections: proconsul, two consuls by lot, their armies."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import zeros
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import CONSUL_DRAWN, CONSUL_PLACED, CONSULS_LEAVE, PROCONSUL_NAMED
from hatalom.games.hannibal.names import (
    CONSUL,
    GENERALS,
    IN_POOL,
    NO_GENERAL,
    NO_OFFICE,
    PROCONSUL,
    ROME,
    General,
    Space,
)
from hatalom.games.hannibal.phases.command import Command
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_CONSUL, ASK_PROCONSUL, CRUMB_ELECTIONS, DRAW_A_CONSUL
from hatalom.games.hannibal.refusals import NOT_A_PLACE_FOR_CONSUL
from hatalom.games.hannibal.rules.elections import candidates, consul_places
from hatalom.games.hannibal.rules.generals import appoint
from hatalom.games.hannibal.verbs import DRAW_CONSUL, KEEP_PROCONSUL, NO_PROCONSUL, PLACE_CONSUL
from hatalom.kit.bag import draw_from

PROCONSUL_STEP: Final = 0
FIRST_DRAW: Final = 1
SECOND_DRAW: Final = 2
FIRST_PLACE: Final = 3
SECOND_PLACE: Final = 4


@final
class Elections(Phase[Hannibal]):
    """1.10  Rome keeps at most one proconsul; two consuls are drawn from the rest."""

    FIELDS = ("step", "first", "second")

    def __init__(self, step: int, first: General, second: General) -> None:
        self.step = step
        self.first = first
        self.second = second

    def copy(self) -> "Elections":
        return Elections(self.step, self.first, self.second)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ELECTIONS, [])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == PROCONSUL_STEP:
            options = [KEEP_PROCONSUL.of(g) for g in candidates(pos)]
            options.append(NO_PROCONSUL.of())
            return [Question(ROME, ASK_PROCONSUL, options)]
        if self.step == FIRST_DRAW or self.step == SECOND_DRAW:
            pool = zeros(GENERALS)
            for general in pos.content.generals_of[ROME]:
                if pos.content.in_pool[general] and pos.at[general] == IN_POOL and general != self.first:
                    pool[general] = 1
            return [draw_from(pool, DRAW_CONSUL, DRAW_A_CONSUL)]
        general = self.first if self.step == FIRST_PLACE else self.second
        options = [PLACE_CONSUL.of(space) for space in consul_places(pos, general)]
        return [Question(ROME, ASK_CONSUL, options, [general])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if KEEP_PROCONSUL.has(action):
            self._dissolve(pos, General(KEEP_PROCONSUL.target(action)))
        elif NO_PROCONSUL.has(action):
            self._dissolve(pos, NO_GENERAL)
        elif DRAW_CONSUL.has(action):
            general = General(DRAW_CONSUL.target(action))
            pos.tell(CONSUL_DRAWN, general)
            if self.step == FIRST_DRAW:
                self.first = general
            else:
                self.second = general
        else:
            self._place(pos, Space(PLACE_CONSUL.target(action)))
        self.step += 1
        if self.step > SECOND_PLACE:
            pos.pop()
            if pos.at[self.first] == pos.at[self.second]:  # 7.3
                pos.push(Command(ROME, pos.at[self.first]))

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_A_PLACE_FOR_CONSUL, [PLACE_CONSUL.target(action)]) if PLACE_CONSUL.has(action) else None

    def _dissolve(self, pos: Hannibal, kept: General) -> None:
        """1.10, 1.14  All but the proconsul and Africanus leave; their CUs stay."""
        for general in candidates(pos):
            if general == kept:
                pos.office = replaced(pos.office, general, PROCONSUL)
                pos.tell(PROCONSUL_NAMED, general)
            else:
                pos.at[general] = IN_POOL
                pos.is_inside[general] = False
                pos.office = replaced(pos.office, general, NO_OFFICE)
        if kept == NO_GENERAL:
            pos.tell(CONSULS_LEAVE)

    def _place(self, pos: Hannibal, space: Space) -> None:
        general = self.first if self.step == FIRST_PLACE else self.second
        pos.at[general] = space
        pos.office = replaced(pos.office, general, CONSUL)
        pos.is_inside[general] = pos.outside(ROME, space) == 0 and pos.garrison[space] > 0
        if pos.has_enemy_outside(ROME, space):
            pos.is_inside[general] = True
        appoint(pos, general)
        pos.tell(CONSUL_PLACED, general, space)
