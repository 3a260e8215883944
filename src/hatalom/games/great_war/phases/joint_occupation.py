"""11.8  Joint occupation: to whom a province belongs in which several allies stand."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.home_events import OCCUPATION_PASSED, YIELD_REFUSED, YIELDED
from hatalom.games.great_war.home_prompts import ASK_ACCEPT, ASK_YIELD, CRUMB_JOINT
from hatalom.games.great_war.names import GENERALS, NEITHER, NOBODY, PROVINCES, is_land
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import army_of, count_of, kind_of, power_of
from hatalom.games.great_war.verbs import ACCEPT, KEEP_PROVINCE, REFUSE, YIELD_TO

COUNT: Final = 0
KEEP: Final = 1
"""The holder is asked whether it keeps the province."""


@final
class JointOccupation(Phase[GreatWar]):
    """11.8, R82  Province after province: it is counted, then the holder may yield it, then the receiver accepts."""

    FIELDS = ("province", "step", "receiver")

    def __init__(self, province: int = 0, step: int = COUNT, receiver: int = NOBODY) -> None:
        self.province = province
        self.step = step
        self.receiver = receiver

    def copy(self) -> "JointOccupation":
        return JointOccupation(self.province, self.step, self.receiver)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_JOINT)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.step == COUNT:
            return []
        province = self.province
        holder = pos.controller[province]
        if self.receiver != NOBODY:
            options = [ACCEPT.of(), REFUSE.of()]
            args = [self.receiver, holder, province]
            return [Question(pos.seat_of(self.receiver), ASK_ACCEPT, options, args)]
        options = [KEEP_PROVINCE.of()]
        for power in sharers(pos, province):
            if power != holder:
                options.append(YIELD_TO.of(power))
        return [Question(pos.seat_of(holder), ASK_YIELD, options, [holder, province])]

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if YIELD_TO.has(action):
            receiver = YIELD_TO.target(action)
            if pos.seat_of(receiver) != seat:
                self.receiver = receiver
                return
            yield_province(pos, self.province, receiver)
        elif ACCEPT.has(action):
            yield_province(pos, self.province, self.receiver)
        elif REFUSE.has(action):
            pos.tell(YIELD_REFUSED, [self.receiver, self.province])
        self._next()

    def advance(self, pos: GreatWar) -> None:
        while self.province < PROVINCES and not is_joint(pos, self.province):
            self.province += 1
        if self.province == PROVINCES:
            pos.pop()
            return
        winner = strongest(pos, self.province)
        if winner != NOBODY and winner != pos.controller[self.province]:
            pos.set_controller(self.province, winner)
            pos.tell(OCCUPATION_PASSED, [self.province, winner])
        self.step = KEEP

    def _next(self) -> None:
        self.province += 1
        self.step = COUNT
        self.receiver = NOBODY


def forget_yielded(pos: GreatWar) -> None:
    """R82  Who has no land unit left in a province that was yielded to him has no right to it any more."""
    for province in range(PROVINCES):
        receiver = pos.yielded[province]
        if receiver != NOBODY and pos.land_units_of(province, receiver) == 0:
            pos.yielded[province] = NOBODY


def sharers(pos: GreatWar, province: int) -> list[int]:
    """The powers with land units in a province, in the general order."""
    return [power for power in pos.order if pos.land_units_of(province, power) > 0]


def is_joint(pos: GreatWar, province: int) -> bool:
    """R82  No core of a power of the occupying alliance, land units of at least two of its powers, and not yielded."""
    alliance = pos.side(province)
    if alliance == NEITHER or not pos.units[province]:
        return False
    owner = pos.core[province]
    if owner >= 0 and pos.alliance[owner] == alliance:
        return False
    return pos.yielded[province] == NOBODY and len(sharers(pos, province)) >= 2


def strongest(pos: GreatWar, province: int) -> int:
    """R82  Most land units; with two army markers the general with the biggest army.  NOBODY on a tie."""
    generals = [general for general in range(GENERALS) if pos.general_at[general] == province]
    if len(generals) < 2:
        powers = sharers(pos, province)
        sizes = [pos.land_units_of(province, power) for power in powers]
    else:
        powers = [pos.content.general_power[general] for general in generals]
        sizes = [army_size(pos, province, general, generals) for general in generals]
    most = max(sizes)
    best = powers[sizes.index(most)]
    for index in range(len(powers)):
        if sizes[index] == most and powers[index] != best:
            return NOBODY
    return best


def army_size(pos: GreatWar, province: int, general: int, generals: list[int]) -> int:
    """R82  Units that stood in his army when the last turn ended; else those of his own power."""
    total = 0
    for entry in pos.units[province]:
        if not is_land(kind_of(entry)):
            continue
        leader = army_of(entry) - 1
        if leader not in generals:
            leader = NOBODY
            for other in generals:
                if pos.content.general_power[other] == power_of(entry):
                    leader = other
                    break
        if leader == general:
            total += count_of(entry)
    return total


def yield_province(pos: GreatWar, province: int, receiver: int) -> None:
    """R82  It stays with the receiver, without a new count, as long as he has a land unit there."""
    holder = pos.controller[province]
    pos.set_controller(province, receiver)
    pos.yielded[province] = receiver
    pos.tell(YIELDED, [holder, receiver, province])
