"""What a turn was for, in words: read off two positions, before and after it."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import CITY, ENEMY, GENERAL, PROVINCE, SPACE, SPACES, Province, Space
from hatalom.games.hannibal.position import Hannibal

TAKES: Final = Message("intent-takes", "20.7", space=SPACE)
BESIEGES: Final = Message("intent-besieges", "20.2", space=SPACE)
FACES: Final = Message("intent-faces", "6.2", general=GENERAL, other=GENERAL)
GATHERS: Final = Message("intent-gathers", "1.3", space=SPACE)
GOES: Final = Message("intent-goes", "6.2", general=GENERAL, space=SPACE)
WINS: Final = Message("intent-wins", "5.6", province=PROVINCE)
GAINS: Final = Message("intent-gains", "2.10", province=PROVINCE)
LEAST_GATHERED: Final = 2
"""So many units more make a gathering."""


def intents(before: Hannibal, after: Hannibal, seat: Seat) -> list[Said]:
    """Cities first, then armies, then markers."""
    spaces = after.board().spaces
    gained = [space for space in spaces if after.controls(seat, space) and not before.controls(seat, space)]
    found = [Said(TAKES, [space]) for space in gained if after.content.kind[space] == CITY]
    found += [
        Said(BESIEGES, [space])
        for space in spaces
        if after.siege[space] > before.siege[space] and after.is_hostile(seat, space)
    ]
    return found + _armies(before, after, seat) + _markers(before, after, seat, gained)


def _armies(before: Hannibal, after: Hannibal, seat: Seat) -> list[Said]:
    """Whom a general that has moved now stands beside, else where he went; and where units were gathered."""
    own, others = after.content.generals_of[seat], after.content.generals_of[ENEMY[seat]]
    gone = [general for general in own if after.at[general] >= 0 <= before.at[general] != after.at[general]]
    goals = {after.at[general] for general in gone}
    found = []
    for space in sorted(goals):
        leader = max((general for general in gone if after.at[general] == space), key=after.rank)
        near = after.board().near[space]
        enemies = [other for other in others if after.at[other] in near]
        found.append(Said(FACES, [leader, enemies[0]]) if enemies else Said(GOES, [leader, space]))
    more = [(_units(after, seat, space) - _units(before, seat, space), space) for space in after.board().spaces]
    most, where = max(more, key=lambda pair: pair[0])
    if most >= LEAST_GATHERED and where not in goals:
        found.append(Said(GATHERS, [where]))
    return found


def _markers(before: Hannibal, after: Hannibal, seat: Seat, gained: list[Space]) -> list[Said]:
    """2.10, 5.6  The provinces won, else the one where most markers were."""
    provinces: list[Province] = [after.content.province[space] for space in gained]
    won = [
        province
        for province in dict.fromkeys(provinces)
        if after.controls_province(seat, province) and not before.controls_province(seat, province)
    ]
    if won or not provinces:
        return [Said(WINS, [province]) for province in won]
    return [Said(GAINS, [max(provinces, key=provinces.count)])]


def _units(pos: Hannibal, seat: Seat, space: Space) -> int:
    return pos.units[SPACES * seat + space]
