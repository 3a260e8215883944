"""7.25, 9.4, 9.6  A battle from its start to its end: the part at sea, the part on land, then what follows from it."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.great_war.events import ATTACK_FAILED, ATTACK_WON, INVASION_STUCK
from hatalom.games.great_war.names import PROVINCE_COUNT
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.battles.hospitals import Rebuilding
from hatalom.games.great_war.phases.battles.land_battle import new_land_battle
from hatalom.games.great_war.phases.battles.sea_battle import new_sea_battle
from hatalom.games.great_war.position import FAILED, INVASION_ATTACK, SEA_ATTACK, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import CRUMB_ATTACK
from hatalom.games.great_war.rules.battles.advance import send_home
from hatalom.games.great_war.rules.battles.forces import participants, spend_points
from hatalom.games.great_war.rules.battles.sides import attacking_fighters, attacking_generals
from hatalom.games.great_war.units import count_of, via_of

BEGIN: Final = 0
AFTER_SEA: Final = 1
ON_LAND: Final = 2
HOSPITALS: Final = 3
AFTERMATH: Final = 4


@final
class Battle(Phase[GreatWar]):
    """7.3  The attack on pos.target by pos.force."""

    FIELDS = ("step",)

    def __init__(self, step: int = BEGIN) -> None:
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
            pos.tell(ATTACK_WON if pos.outcome == WON else ATTACK_FAILED, pos.lead, pos.target)
            if pos.fallen:
                pos.push(Rebuilding())
        else:
            pos.replace(Aftermath(participants(pos), attacking_generals(pos)))

    def _begin(self, pos: GreatWar) -> None:
        spend_points(pos)
        if pos.mode == SEA_ATTACK:
            self.step = HOSPITALS
            pos.push(new_sea_battle())
        elif pos.mode == INVASION_ATTACK:
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
        pos.tell(INVASION_STUCK, pos.lead, pos.target)
        for entry in pos.force:
            if via_of(entry) >= PROVINCE_COUNT:
                pos.leave_force(entry, count_of(entry))
                send_home(pos, entry)
        pos.outcome = UNDECIDED if attacking_fighters(pos) > 0 else FAILED
