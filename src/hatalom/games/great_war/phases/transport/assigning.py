"""13.7 to 13.9  Generals: armies in one province are merged, and big groups get a general."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.events import ARMIES_MERGED, GENERAL_ASSIGNED
from hatalom.games.great_war.names import NOWHERE, General
from hatalom.games.great_war.position import FREE, GreatWar
from hatalom.games.great_war.prompts import ASK_ASSIGN, ASK_KEEP_GENERAL, CRUMB_GENERALS
from hatalom.games.great_war.rules.transport.generals import (
    crowded_with_generals,
    generals_at,
    province_without_general,
    strongest_powers,
    who_assigns,
)
from hatalom.games.great_war.verbs import APPOINT, KEEP_GENERAL


@final
class Assigning(Phase[GreatWar]):
    """13.7  Free and compulsory: first merging, then assigning, the largest group first."""

    def copy(self) -> "Assigning":
        return Assigning()

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_GENERALS)

    def ask(self, pos: GreatWar) -> list[Question]:
        province = crowded_with_generals(pos)
        if province != NOWHERE:
            power = strongest_powers(pos, province)[0]
            options = [KEEP_GENERAL.of(general) for general in generals_at(pos, province)]
            return [Question(pos.seat_of(power), ASK_KEEP_GENERAL, options, [power, province])]
        province = province_without_general(pos)
        if province == NOWHERE:
            return NO_QUESTIONS
        power = who_assigns(pos, province)
        options = [APPOINT.of(general) for general in pos.free_generals(power)]
        return [Question(pos.seat_of(power), ASK_ASSIGN, options, [power, province])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if KEEP_GENERAL.has(action):
            general = General(KEEP_GENERAL.target(action))
            province = pos.general_at[general]
            for other in generals_at(pos, province):
                if other != general:
                    pos.general_at[other] = FREE
            pos.tell(ARMIES_MERGED, general, province)
        else:
            general = General(APPOINT.target(action))
            province = province_without_general(pos)
            pos.general_at[general] = province
            pos.tell(GENERAL_ASSIGNED, general, province)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
