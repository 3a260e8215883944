"""7.20 to 7.24  Hospitals: fallen infantry and cavalry may be rebuilt when the battle ends."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.events import REBUILT
from hatalom.games.great_war.names import CAVALRY, INFANTRY, NO_UNIT, UNIT_COUNT, Place, Unit, piece_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_HOSPITAL, ASK_REBUILD, ASK_REBUILD_CHEAP, CRUMB_REBUILDING
from hatalom.games.great_war.rules.battles.hospitals import free_hospitals, may_rebuild, rebuild_price
from hatalom.games.great_war.verbs import AT_HOSPITAL, NO_REBUILD, REBUILD


@final
class Rebuilding(Phase[GreatWar]):
    """7.24  Each power that lost infantry or cavalry is asked in the general order; what is not rebuilt is dead."""

    FIELDS = ("done", "kind")

    def __init__(self, done: int = 0, kind: Unit = NO_UNIT) -> None:
        self.done = done  # how many powers of the general order are done
        self.kind = kind  # the unit for which a hospital is being chosen

    def copy(self) -> "Rebuilding":
        return Rebuilding(self.done, self.kind)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_REBUILDING)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.done >= len(pos.order):
            return NO_QUESTIONS
        power = pos.order[self.done]
        kinds = [kind for kind in (INFANTRY, CAVALRY) if may_rebuild(pos, power, kind)]
        if not kinds:
            return NO_QUESTIONS
        hospitals = free_hospitals(pos, power)
        if not hospitals:
            return NO_QUESTIONS
        seat = pos.seat_of(power)
        if self.kind >= 0:
            options = [AT_HOSPITAL.of(province) for province in hospitals]
            return [Question(seat, ASK_HOSPITAL, options, [power, self.kind])]
        options = [REBUILD.of(kind) for kind in kinds]
        options.append(NO_REBUILD.of())
        prices = [rebuild_price(pos, power, kind) for kind in kinds]
        if min(prices) < max(prices):
            return [Question(seat, ASK_REBUILD_CHEAP, options, [power, min(prices), max(prices)])]
        return [Question(seat, ASK_REBUILD, options, [power, prices[0]])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if NO_REBUILD.has(action):
            self.done += 1
        elif REBUILD.has(action):
            self.kind = Unit(REBUILD.target(action))
        else:
            self._rebuild(pos, Place(AT_HOSPITAL.target(action)))

    def advance(self, pos: GreatWar) -> None:
        if pos.fallen and self.done < len(pos.order):
            self.done += 1
            return
        pos.fallen = []
        pos.cheap_fallen = []
        pos.pop()

    def _rebuild(self, pos: GreatWar, province: Place) -> None:
        """7.20, 7.21  Paid at once; the unit lies face-down in the hospital until the Purchase phase."""
        power = pos.order[self.done]
        price = rebuild_price(pos, power, self.kind)
        pos.ip[power] -= price
        if price < pos.content.rebuild_price:
            pos.cheap_rebuild_used = True
        pos.fallen.remove(piece_of(power, self.kind))
        pos.dead = increased(pos.dead, UNIT_COUNT * power + self.kind, -1)
        pos.set_patient(province, piece_of(power, self.kind))
        pos.tell(REBUILT, power, self.kind, province, price)
        self.kind = NO_UNIT
