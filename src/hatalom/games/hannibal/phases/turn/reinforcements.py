"""1.1 to 1.9, 25.4  Reinforcements: CUs, displaced generals, Scipio Africanus."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import AFRICANUS_ARRIVED, GENERAL_RETURNED, REINFORCED, REINFORCEMENT_LOST
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    ENEMY,
    ITALY,
    NO_GENERAL,
    PROCONSUL,
    ROME,
    Space,
)
from hatalom.games.hannibal.phases.command import Command
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.phases.turn.elections import Elections
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_AFRICANUS, ASK_REINFORCE, ASK_RETURN, CRUMB_REINFORCEMENTS
from hatalom.games.hannibal.refusals import NOT_A_PLACE_FOR_AFRICANUS, NOT_A_PLACE_TO_REINFORCE, NOT_A_PLACE_TO_RETURN
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.rules.reinforcements import (
    FROM_AFRICA,
    FROM_ANYWHERE,
    africanus_places,
    carthaginian_places,
    has_stack,
    is_africanus_due,
    is_due,
    next_displaced,
    return_places,
    roman_places,
)
from hatalom.games.hannibal.verbs import LAND_AFRICANUS, REINFORCE, RETURN_TO

RETURNING: Final = 4
ROMAN_UNITS: Final = 5
ARRIVAL: Final = 6
ELECTIONS: Final = 7


def begin_reinforcements(pos: Hannibal) -> None:
    pos.push(Reinforcements(FROM_AFRICA, 0, 0))


@final
class Reinforcements(Phase[Hannibal]):
    """1.2  Carthage's CUs and generals, Rome's CUs, Africanus, elections."""

    FIELDS = ("step", "placed", "in_italy")

    def __init__(self, step: int, placed: int, in_italy: int) -> None:
        self.step = step
        self.placed = placed  # Roman CUs placed or lost
        self.in_italy = in_italy

    def copy(self) -> "Reinforcements":
        return Reinforcements(self.step, self.placed, self.in_italy)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_REINFORCEMENTS, [])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step <= FROM_ANYWHERE:
            places = carthaginian_places(pos, self.step)
            if places:
                options = [REINFORCE.of(space) for space in places]
                return [Question(CARTHAGE, ASK_REINFORCE, options, [1])]
        elif self.step == RETURNING:
            general = next_displaced(pos)
            if general != NO_GENERAL:
                options = [RETURN_TO.of(space) for space in return_places(pos, general)]
                return [Question(CARTHAGE, ASK_RETURN, options, [general])]
        elif self.step == ROMAN_UNITS:
            options = [REINFORCE.of(space) for space in self._roman_places(pos)]
            if options:
                return [Question(ROME, ASK_REINFORCE, options, [self._left(pos)])]
        elif self.step == ARRIVAL and is_africanus_due(pos):
            options = [LAND_AFRICANUS.of(space) for space in africanus_places(pos)]
            if options:
                return [Question(ROME, ASK_AFRICANUS, options)]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if RETURN_TO.has(action):
            general = next_displaced(pos)
            space = Space(RETURN_TO.target(action))
            pos.at[general] = space
            pos.is_inside[general] = pos.has_enemy_outside(CARTHAGE, space)
            pos.tell(GENERAL_RETURNED, general, space)
            pos.push(Command(CARTHAGE, space))
        elif LAND_AFRICANUS.has(action):
            self._land(pos, Space(LAND_AFRICANUS.target(action)))
        else:
            self._place(pos, seat, Space(REINFORCE.target(action)))

    def advance(self, pos: Hannibal) -> None:
        if self.step <= FROM_ANYWHERE and is_due(pos, self.step):
            pos.tell(REINFORCEMENT_LOST, CARTHAGE, 1)
        elif self.step == ROMAN_UNITS and self._left(pos) > 0:
            pos.tell(REINFORCEMENT_LOST, ROME, self._left(pos))
        if self.step != ELECTIONS:
            self.step += 1
            return
        pos.pop()
        if pos.scenario != CAMPAIGN_IBERIA:
            pos.push(Elections(0, NO_GENERAL, NO_GENERAL))
        pay_debt(pos)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if REINFORCE.has(action):
            return Said(NOT_A_PLACE_TO_REINFORCE, [REINFORCE.target(action)])
        if self.step == RETURNING and RETURN_TO.has(action):
            return Said(NOT_A_PLACE_TO_RETURN, [RETURN_TO.target(action)])
        if self.step == ARRIVAL and LAND_AFRICANUS.has(action):
            return Said(NOT_A_PLACE_FOR_AFRICANUS, [LAND_AFRICANUS.target(action)])
        return None

    def _place(self, pos: Hannibal, seat: Seat, space: Space) -> None:
        pos.place(seat, space, 1)
        displace_lone(pos, ENEMY[seat], space)
        pos.tell(REINFORCED, seat, 1, space)
        if seat == CARTHAGE:
            self.step += 1
        else:
            self.placed += 1
            if pos.content.country[space] == ITALY:
                self.in_italy += 1

    def _land(self, pos: Hannibal, space: Space) -> None:
        """1.9  Africanus and his CUs, as one group; he is a second proconsul for good."""
        pos.place(ROME, space, pos.content.africanus_units)
        pos.at[AFRICANUS] = space
        pos.office = replaced(pos.office, AFRICANUS, PROCONSUL)
        displace_lone(pos, CARTHAGE, space)
        pos.tell(AFRICANUS_ARRIVED, AFRICANUS, pos.content.africanus_units, space)
        pos.push(Command(ROME, space))

    # -- Rome's CUs (1.4 to 1.6) -----------------------------------------------------------------------------

    def _left(self, pos: Hannibal) -> int:
        if pos.scenario == CAMPAIGN_IBERIA:
            return pos.scenario_in_play().reinforcement_rome - self.placed
        return pos.content.roman_reinforcement - self.placed

    def _roman_places(self, pos: Hannibal) -> list[Space]:
        """1.4, 1.4r1, 1.5  Where the next CU may go, so that enough are in Italy and a stack of five is formed."""
        left = self._left(pos)
        if left == 0:
            return []
        places = roman_places(pos)
        if pos.scenario == CAMPAIGN_IBERIA:
            return places
        due = pos.content.roman_in_italy - self.in_italy
        if due >= left:
            places = [space for space in places if pos.content.country[space] == ITALY]
        if has_stack(pos, pos.content.consul_min):
            return places
        forming = [space for space in places if self._forms_stack(pos, places, space, left - 1)]
        return forming if forming else places

    def _forms_stack(self, pos: Hannibal, places: list[Space], chosen: Space, left: int) -> bool:
        """1.5  Whether a stack of five is still possible after a CU was placed here."""
        italian = pos.content.country[chosen] == ITALY
        due = max(0, pos.content.roman_in_italy - self.in_italy - int(italian))
        for space in places:
            units = pos.all_units(ROME, space) + int(space == chosen)
            free = left if pos.content.country[space] == ITALY else left - due
            if units + free >= pos.content.consul_min:
                return True
        return False
