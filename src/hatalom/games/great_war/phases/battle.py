"""7.25, 9.4, 9.6  A battle from the word to its end: the part at sea, the part on land, then what follows from it."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.great_war.events import ATTACK_FAILED, ATTACK_WON, INVASION_STUCK
from hatalom.games.great_war.names import PROVINCES, is_ship
from hatalom.games.great_war.phases.aftermath import Aftermath, send_home
from hatalom.games.great_war.phases.hospitals import Rebuilding
from hatalom.games.great_war.phases.land_battle import LandBattle
from hatalom.games.great_war.phases.sea_battle import SeaBattle
from hatalom.games.great_war.phases.strength import attacking_fighters, attacking_generals, is_in_land_part
from hatalom.games.great_war.position import FAILED, INVASION_ATTACK, SEA_ATTACK, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import CRUMB_ATTACK
from hatalom.games.great_war.units import (
    count_of,
    is_loaded,
    kind_of,
    origin_of,
    points_of,
    put,
    via_of,
    with_attacked,
    with_points,
)

BEGIN: Final = 0
AFTER_SEA: Final = 1
ON_LAND: Final = 2
HOSPITALS: Final = 3
AFTERMATH: Final = 4


@final
class Battle(Phase[GreatWar]):
    """7.3  The attack on pos.target by pos.force."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Battle":
        return Battle(self.step)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ATTACK, [pos.target])

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            self._begin(pos)
        elif step == AFTER_SEA:
            self._after_sea(pos)
        elif step == ON_LAND:
            self.step = HOSPITALS
            if pos.outcome == UNDECIDED:
                pos.push(new_land_battle())
        elif step == HOSPITALS:
            self.step = AFTERMATH
            pos.tell(ATTACK_WON if pos.outcome == WON else ATTACK_FAILED, [pos.lead, pos.target])
            if pos.fallen:
                pos.push(Rebuilding())
        else:
            pos.replace(Aftermath(0, participants(pos), [], attacking_generals(pos), []))

    def _begin(self, pos: GreatWar) -> None:
        spend_points(pos)
        if pos.mode == SEA_ATTACK:
            self.step = HOSPITALS
            pos.push(new_sea_battle())
        elif pos.mode == INVASION_ATTACK and pos.ships(pos.target) > 0:
            self.step = AFTER_SEA
            pos.push(new_sea_battle())
        else:
            self.step = ON_LAND

    def _after_sea(self, pos: GreatWar) -> None:
        """9.4r74  Won: the landing follows.  Stuck: ships and cargo go back, a land attack goes on without them."""
        self.step = ON_LAND
        pos.assault = 0
        if pos.outcome == WON:
            pos.outcome = UNDECIDED
            return
        pos.tell(INVASION_STUCK, [pos.lead, pos.target])
        for entry in pos.force:
            if is_ship(kind_of(entry)) or via_of(entry) >= PROVINCES:
                pos.leave_force(entry, count_of(entry))
                send_home(pos, entry)
        pos.outcome = UNDECIDED if attacking_fighters(pos) > 0 else FAILED


def new_land_battle() -> LandBattle:
    return LandBattle(0, [], 0, 0, 0, 0, False)


def new_sea_battle() -> SeaBattle:
    return SeaBattle(0, [], 0, 0, 0, 0, False, False)


def spend_points(pos: GreatWar) -> None:
    """6.3, 7.34r60, 8.5r67, 9.8r78  The attack of the turn is used up, with one point, or two from farther away."""
    force: list[int] = []
    for entry in pos.force:
        cost = 1
        if is_ship(kind_of(entry)):
            cost = points_of(entry)
        elif is_in_land_part(entry):
            if not is_loaded(entry) and via_of(entry) != origin_of(entry):
                cost = 2
        elif origin_of(entry) not in pos.content.near[via_of(entry)]:
            cost = 2
        force = put(force, with_attacked(with_points(entry, max(0, points_of(entry) - cost))))
    pos.force = force


def participants(pos: GreatWar) -> list[int]:
    """7.31r56  The powers with units in the attack: the lead first, then in the general order."""
    found = [pos.lead]
    for power in pos.order:
        if pos.invited >> power & 1 and power != pos.lead:
            found.append(power)
    return found
