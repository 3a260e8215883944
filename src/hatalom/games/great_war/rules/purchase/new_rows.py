"""11.3, 11.15  The Purchase phase begins: in winter the row of the year is put on each country card."""

from mypy_extensions import i64

from hatalom.core.numbers import numbers_of
from hatalom.core.shared import increased, replaced
from hatalom.games.great_war.board import AREAS
from hatalom.games.great_war.events import ROW_LAID
from hatalom.games.great_war.names import PROVINCE_COUNT, Power
from hatalom.games.great_war.position import GreatWar

LAST_MINOR_ROW: i64 = 2


def lay_new_rows(pos: GreatWar) -> None:
    """11.15  Factories and ports are free for this turn's units; each row comes once."""
    pos.raised = numbers_of([0] * PROVINCE_COUNT)
    pos.raised_area = numbers_of([0] * AREAS)
    if not pos.content.has_new_rows[pos.turn]:
        return
    for power in pos.order:
        if pos.is_great(power):
            row = pos.year() + 1
            if pos.rows_laid[power] <= row:
                pos.lay_row(power, row)
                pos.rows_laid = replaced(pos.rows_laid, power, row + 1)
        else:
            lay_minor_row(pos, power)
    pos.tell(ROW_LAID, 1914 + pos.year())


def lay_minor_row(pos: GreatWar, power: Power) -> None:
    """R86  The second row comes in the first winter after the turn of entry."""
    if pos.rows_laid[power] == LAST_MINOR_ROW:
        pos.lay_row(power, LAST_MINOR_ROW)
    if pos.rows_laid[power] <= LAST_MINOR_ROW:
        pos.rows_laid = increased(pos.rows_laid, power, 1)
