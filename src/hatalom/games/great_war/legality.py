"""Why something is not allowed in set-up, battles and movements: one message per paragraph."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import PLACE, POWER

# Set-up
NOT_CORE: Final = Message("not-core", "17.3", place=PLACE, power=POWER)
NO_PORT_THERE: Final = Message("no-port-there", "17.3", place=PLACE)
ARMY_FULL: Final = Message("army-full", "17.6", place=PLACE, n=NUMBER)
ITALY_NEEDS_TWO_ARMIES: Final = Message("italy-needs-two-armies", "5.7", n=NUMBER)
