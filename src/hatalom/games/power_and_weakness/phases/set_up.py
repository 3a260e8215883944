"""4  Set-up."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import MARKER_LAID
from hatalom.games.power_and_weakness.names import MAGIC, ORANGE, REGION_COUNT, Marker, Region
from hatalom.games.power_and_weakness.phases.cycle import REINFORCEMENT, Cycle
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_MARKER, ASK_TILE, CRUMB_SET_UP
from hatalom.games.power_and_weakness.verbs import LAY_MARKER, TURN_UP_TILE
from hatalom.kit.bag import draw_from, size_of


@final
class SetUp(Phase[PowerAndWeakness]):
    """4.1, 4.4  A marker at random on each region, then the first display; the rest is fixed."""

    FIELDS = ("region",)

    def __init__(self, region: Region) -> None:
        self.region = region  # the next one without a marker

    def copy(self) -> "SetUp":
        return SetUp(self.region)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_SET_UP)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        if self.region < REGION_COUNT:
            return [draw_from(pos.set_aside, LAY_MARKER, ASK_MARKER, [self.region])]
        if size_of(pos.display) < pos.content.first_display:
            return [draw_from(pos.pile, TURN_UP_TILE, ASK_TILE)]
        return NO_QUESTIONS

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if self.region < REGION_COUNT:
            marker = Marker(LAY_MARKER.target(action))
            pos.set_aside = increased(pos.set_aside, marker, -1)
            pos.lay(marker, self.region)
            pos.tell(MARKER_LAID, self.region, marker)
            self.region = Region(self.region + 1)
        else:
            tile = TURN_UP_TILE.target(action)
            pos.pile = increased(pos.pile, tile, -1)
            pos.display[tile] += 1

    def advance(self, pos: PowerAndWeakness) -> None:
        """4.5, 4.6  The first cycle is a magic cycle with four cubes."""
        pos.cycle = MAGIC
        pos.hourglass = pos.content.first_cycle_cubes
        pos.replace(Cycle(REINFORCEMENT, ORANGE, False))
