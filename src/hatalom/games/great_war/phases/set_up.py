"""17  Set-up: the starting rows are placed on core provinces, one power after the other."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.shared import flagged, replaced
from hatalom.games.great_war.board import ROWS, START_ROW
from hatalom.games.great_war.names import UNIT_COUNT
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.turn import War
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import CRUMB_SET_UP
from hatalom.games.great_war.rules.between_turns import renew_units


@final
class SetUp(Phase[GreatWar]):
    """17.3  Germany, Great Britain, France, Russia, Austria-Hungary, Serbia: each completely, before the next."""

    FIELDS = ("index",)

    def __init__(self, index: int = 0) -> None:
        self.index = index

    def copy(self) -> "SetUp":
        return SetUp(self.index)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_SET_UP)

    def advance(self, pos: GreatWar) -> None:
        order = pos.content.setup_order
        if self.index == len(order):
            renew_units(pos)
            pos.replace(War())
            return
        power = order[self.index]
        self.index += 1
        first = ROWS * UNIT_COUNT * power + UNIT_COUNT * START_ROW
        pos.push(Placement(power, list(pos.content.rows[first : first + UNIT_COUNT]), pos.content.setup_limit, True))


def enter_first_powers(pos: GreatWar) -> None:
    """17.2 to 17.4  Who is in the war from the start, who runs whom, and the rows of 1914 on the country cards."""
    content = pos.content
    for power in content.setup_order:
        pos.set_alliance(power, content.camp[power])
        # 4.7: nobody calls a country that is or was in the war, such as Serbia (4.13).
        pos.called = flagged(pos.called, power, True)
        pos.join_order(power)
        pos.lay_row(power, 1)
        pos.rows_laid = replaced(pos.rows_laid, power, 2)
        if pos.is_great(power):
            pos.ip[power] = content.card_ip[ROWS * power + 1]
        else:
            for province in content.core[power]:
                pos.ip[power] += content.industry[province]
