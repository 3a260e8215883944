"""6.8  The end of a move and of an activation; Hannibal's charm (card 28)."""

from hatalom.games.hannibal.events import ARMY_STOPPED, CHARMED
from hatalom.games.hannibal.names import BY_OPS, HANNIBAL_CHARMS, NOBODY
from hatalom.games.hannibal.phases.command import Command
from hatalom.games.hannibal.phases.march.halt import Halt
from hatalom.games.hannibal.phases.march.march_options import charms
from hatalom.games.hannibal.phases.march.march_state import HALTED, MarchState
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.fatigue import leave_army
from hatalom.games.hannibal.rules.generals import appoint, equals_at


def charm(march: MarchState, pos: Hannibal, space: int) -> None:
    if charms(march, pos, space):
        pos.marker[space] = NOBODY
        pos.tell(CHARMED, [space])


def charm_entered(march: MarchState, pos: Hannibal) -> None:
    """Card 28  In every space he enters, also where the Romans avoided battle and he goes no further."""
    space = pos.at[pos.army]
    if march.card == HANNIBAL_CHARMS and march.mode == BY_OPS and space in march.entered:
        charm(march, pos, space)


def halt(march: MarchState, pos: Hannibal) -> None:
    """6.8  The move is over; at its end there may be a siege, Hanno's removal, a change of command."""
    march.step = HALTED
    pos.avoided = False
    charm_entered(march, pos)
    space = pos.at[pos.army]
    pos.tell(ARMY_STOPPED, [pos.army, space])
    appoint(pos, pos.army)
    if space not in march.touched:
        march.touched.append(space)
    pos.push(Halt(march.seat, march.card, march.mode, 0))


def close(march: MarchState, pos: Hannibal) -> None:
    pos.pop()
    if pos.at[pos.army] >= 0:
        leave_army(pos, pos.at[pos.army], pos.army_units)
    finish_activation(pos)
    for space in march.touched:
        if len(equals_at(pos, march.seat, space, False)) > 1:
            pos.push(Command(march.seat, space))


def finish_activation(pos: Hannibal) -> None:
    """Nobody marches any more."""
    pos.army = NOBODY
    pos.army_generals = 0
    pos.army_units = 0
    pos.army_elephants = 0
    pos.army_has_train = False
    pos.army_inside = False
    pos.barred = 0
    pos.intercepted = False
    pos.avoided = False
    pos.avoid_failed = False
