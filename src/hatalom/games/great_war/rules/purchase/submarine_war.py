"""18.18  Unrestricted submarine war: submarines in the Atlantic cost Great Britain IP."""

from mypy_extensions import i64

from hatalom.core.shared import increased
from hatalom.games.great_war.events import DEBT_GROWN, SUBMARINES_SANK
from hatalom.games.great_war.names import BRITAIN, CENTRAL, SUBMARINE, SUBMARINES, ZONES
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import count_of, kind_of, power_of


def count_submarines(pos: GreatWar) -> None:
    """18.18, R122  One IP for each Central submarine in a zone marked -1; what is missing is owed."""
    if not pos.is_on(SUBMARINES) or not pos.in_war(BRITAIN):
        return
    number: i64 = 0
    for zone in ZONES:
        if pos.content.is_minus_one[zone]:
            for entry in pos.units[zone]:
                if kind_of(entry) == SUBMARINE and pos.alliance[power_of(entry)] == CENTRAL:
                    number += count_of(entry)
    if number == 0:
        return
    pos.submarine_war = True
    loss = number * pos.content.submarine_loss
    paid = min(loss, pos.ip[BRITAIN])
    pos.ip[BRITAIN] -= paid
    pos.tell(SUBMARINES_SANK, paid)
    if loss > paid:
        pos.debt = increased(pos.debt, BRITAIN, loss - paid)
        pos.tell(DEBT_GROWN, loss - paid)
