"""One act of a power, and the stretch of a season it belongs to: how far search looks."""

from typing import Final

from mypy_extensions import i64

from hatalom.games.great_war.bots.outlook import points_left
from hatalom.games.great_war.names import GENERAL_COUNT, NOBODY, PLACE_COUNT, POWER_COUNT, UNIT_COUNT, Power, Powers
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.battles.hospitals import Rebuilding
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.slot import BattleSlot
from hatalom.games.great_war.phases.diplomacy.revolution import Revolution
from hatalom.games.great_war.phases.diplomacy.slot import DiplomacySlot
from hatalom.games.great_war.phases.moves import MoveSlot
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.phases.transport.transfers import Transport
from hatalom.games.great_war.phases.turn import STEP_END, Turn
from hatalom.games.great_war.position import GreatWar

STEPS: Final = STEP_END + 1
SEATS: Final = 8
"""More than there are."""


def act_of(pos: GreatWar) -> i64:
    """A number that stays the same during one act: a purchase, a move, a transfer or an attack."""
    for index in range(len(pos.stack) - 1, -1, -1):
        phase = pos.stack[index]
        if isinstance(phase, Aftermath):
            return _numbered(pos, pos.lead, -1)
        if isinstance(phase, BattleSlot):
            return _numbered(pos, phase.power, _total(pos.controller))
        if isinstance(phase, PurchaseSlot):
            return _numbered(pos, phase.power, pos.ip[phase.power])
        if isinstance(phase, MoveSlot):
            return _numbered(pos, phase.power, points_left(pos, phase.power))
        if isinstance(phase, Transport) and phase.waiting:
            return _numbered(pos, phase.waiting[0], pos.capacity[phase.waiting[0]])
        if isinstance(phase, Placement):
            return _numbered(pos, phase.power, sum(phase.left))
        if isinstance(phase, DiplomacySlot):
            return _numbered(pos, phase.power, pos.cards[phase.power] + 8 * len(pos.order))
    return NOBODY


def seat_that_acts(pos: GreatWar) -> i64:
    """Whose act it is; nobody's between acts."""
    act = act_of(pos)
    return NOBODY if act == NOBODY else act % SEATS


def _total(powers: Powers) -> i64:
    total: i64 = 0
    for power in powers:
        total += power
    return total


def _numbered(pos: GreatWar, power: Power, progress: i64) -> i64:
    return pos.seat_of(power) + SEATS * (power + 32 * progress)


def chosen_so_far(pos: GreatWar) -> int:
    """What the clicks of an unfinished act have chosen."""
    top = pos.stack[-1]
    if isinstance(top, PurchaseSlot):
        return 1 + top.item
    if isinstance(top, MoveSlot):
        return (top.origin + 1) * PLACE_COUNT + top.goal + 1
    if isinstance(top, Transport):
        chosen = ((top.step + 1) * PLACE_COUNT + top.place + 1) * UNIT_COUNT + top.kind + 1
        return (chosen * GENERAL_COUNT + top.general + 1) * POWER_COUNT + top.receiver + 1
    if isinstance(top, Revolution):
        return top.place + 1
    if isinstance(top, Rebuilding):
        return top.kind + 1
    if isinstance(top, Losses):
        return top.piece + 1
    if isinstance(top, Aftermath):
        return top.kind + 1
    return pos.target + 1


def step_of_season(pos: GreatWar) -> i64:
    """3.2, 3.5r13a  A number for each step of each season, in which all powers have their slots."""
    for phase in pos.stack:
        if isinstance(phase, Turn):
            return STEPS * pos.turn + phase.step
    return NOBODY
