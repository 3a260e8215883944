"""Why something is not allowed, in sentences.  The predicates that say them are in `rules`."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.power_and_weakness.names import MARKER, REGION, TILE, UNIT

NO_ACTIVE_UNIT: Final = Message("no-active-unit", "10.1", unit=UNIT)
NO_ACTIVE_UNIT_TO_REINFORCE: Final = Message("no-active-unit", "11.4", unit=UNIT)
FOREIGN_REGION: Final = Message("foreign-region", "3.9r1", region=REGION)
FULL_REGION: Final = Message("full-region", "10.1", region=REGION, n=NUMBER)
EMPTY_DISPLAY: Final = Message("empty-display", "9.1")
NOT_IN_DISPLAY: Final = Message("not-in-display", "9.1", tile=TILE)
NO_TILES: Final = Message("no-tiles", "11.1")
NOT_HELD: Final = Message("not-held", "11.1", tile=TILE)
NO_OBJECT: Final = Message("no-object", "11.2r2", tile=TILE)
WRONG_MARKER: Final = Message("wrong-marker", "11.3", region=REGION, marker=MARKER)
NOT_THE_OPPONENTS: Final = Message("not-the-opponents", "11.5r1", region=REGION)
NO_MAJORITY: Final = Message("no-majority", "11.5", region=REGION, attack=NUMBER, defence=NUMBER)
NO_OWN_UNITS: Final = Message("no-own-units", "13.1", region=REGION)
NOWHERE_TO_GO: Final = Message("nowhere-to-go", "13.2r1", region=REGION)
NOT_ADJACENT: Final = Message("not-adjacent", "13.1", region=REGION, start=REGION)
SAME_REGION: Final = Message("same-region", "13.2r1", region=REGION)
INLAND: Final = Message("inland", "14.1r1", region=REGION)
NO_SUCH_UNIT_THERE: Final = Message("no-such-unit-there", "13.1", unit=UNIT, region=REGION)
NO_SUCH_UNIT_TO_RETREAT: Final = Message("no-such-unit-there", "11.6", unit=UNIT, region=REGION)
NOT_A_RETREAT: Final = Message("not-a-retreat", "11.6", region=REGION, start=REGION)
NOT_SET_ASIDE: Final = Message("not-set-aside", "9.10", marker=MARKER)
NOBODY_TO_REVOLT: Final = Message("nobody-to-revolt", "9.9", region=REGION)
