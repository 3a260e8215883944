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

# Attacks
NOT_ENEMY: Final = Message("not-enemy-place", "6.1", place=PLACE)
NO_UNIT_REACHES: Final = Message("no-unit-reaches", "7.2", place=PLACE, power=POWER)
NO_SHIP_REACHES: Final = Message("no-ship-reaches", "8.2", place=PLACE, power=POWER)
NO_LANDING: Final = Message("no-landing", "9.3", place=PLACE, power=POWER)
CANCELLED_BEFORE: Final = Message("cancelled-before", "7.2", place=PLACE)
TOO_LITTLE_IP: Final = Message("too-little-ip", "9.2", n=NUMBER, ip=NUMBER)
TOO_MANY_FROM_HERE: Final = Message("too-many-from-here", "7.4", place=PLACE, n=NUMBER)
TOO_MANY_IN_ALL: Final = Message("too-many-in-all", "6.5", place=PLACE, n=NUMBER)
NEEDS_FIGHTING_UNIT: Final = Message("needs-fighting-unit", "7.5")
NEEDS_OWN_UNIT: Final = Message("needs-own-unit", "7.3")

# Assaults
CANNOT_BE_HIT: Final = Message("cannot-be-hit", "7.7")
MUST_LOSE_FIGHTING: Final = Message("must-lose-fighting", "7.16")
CAP_OF_GENERAL: Final = Message("cap-of-general", "6.7")
NO_OWN_PORT_HERE: Final = Message("no-own-port-here", "18.20", place=PLACE)
TECHNICAL_NOT_ALONE: Final = Message("technical-not-alone", "7.30", place=PLACE)

# Other movements
NOT_OURS: Final = Message("not-ours", "10.1", place=PLACE)
NO_POINTS_LEFT: Final = Message("no-points-left", "10.3")
