"""Every question's sentence, the breadcrumbs of the sequence of play, and the strip of a turn."""

# hot: every question has one of these

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import GENERAL, PLACE, POWER, STAGE, TURN, UNIT

# NATURE (21)
ROLL_ARTILLERY: Final = Message("roll-artillery", "21.1", power=POWER, n=NUMBER)
ROLL_AGAIN: Final = Message("roll-again", "6.7", power=POWER)
ROLL_TORPEDO: Final = Message("roll-torpedo", "21.3", power=POWER, n=NUMBER)
ROLL_LUCK: Final = Message("roll-luck", "21.2", power=POWER, n=NUMBER)

# Set-up and entry
ASK_PLACE: Final = Message("ask-place", "17.3", power=POWER, unit=UNIT, n=NUMBER)
ASK_GENERAL: Final = Message("ask-general", "17.5", power=POWER, place=PLACE)

# II  Battles
ASK_BATTLE: Final = Message("ask-battle", "6.1", power=POWER)
ASK_ASSEMBLE: Final = Message("ask-assemble", "7.3", power=POWER, place=PLACE, n=NUMBER)
ASK_COMMIT: Final = Message("ask-commit", "7.2", power=POWER, origin=PLACE, place=PLACE)
ASK_JOIN: Final = Message("ask-join", "7.3", power=POWER, lead=POWER, place=PLACE)
ASK_GAS: Final = Message("ask-gas", "7.7", power=POWER, place=PLACE)
ASK_HIT: Final = Message("ask-hit", "7.7", power=POWER, n=NUMBER)
ASK_TORPEDO: Final = Message("ask-torpedo", "18.19", power=POWER, n=NUMBER)
ASK_TORPEDO_HIT: Final = Message("ask-torpedo-hit", "18.19", power=POWER, n=NUMBER)
ASK_LOSE: Final = Message("ask-lose", "7.17", power=POWER, n=NUMBER)
ASK_LOSE_SHIP: Final = Message("ask-lose-ship", "8.7", power=POWER, n=NUMBER)
ASK_LOSE_CARGO: Final = Message("ask-lose-cargo", "9.5", power=POWER)
ASK_SECOND: Final = Message("ask-second", "7.32", power=POWER, place=PLACE)
ASK_STAND: Final = Message("ask-stand", "7.32", power=POWER, place=PLACE)
ASK_RETREAT: Final = Message("ask-retreat", "7.33", power=POWER, unit=UNIT, nation=POWER, n=NUMBER)
ASK_GENERAL_RETREAT: Final = Message("ask-general-retreat", "7.33", power=POWER, general=GENERAL)
ASK_ADVANCE: Final = Message("ask-advance", "7.31", power=POWER, place=PLACE)
ASK_ENTER_ZONE: Final = Message("ask-enter-zone", "8.9", power=POWER, place=PLACE)
ASK_GENERAL_ALONG: Final = Message("ask-general-along", "7.31", power=POWER, general=GENERAL, place=PLACE)
ASK_SHIPS: Final = Message("ask-ships", "9.8", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)
ASK_SHIPS_FLEE: Final = Message("ask-ships-flee", "7.36", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)

# III  Other movements
ASK_MOVE: Final = Message("ask-move", "10.1", power=POWER)
ASK_MOVE_TO: Final = Message("ask-move-to", "10.1", power=POWER, origin=PLACE)
ASK_MOVE_UNIT: Final = Message("ask-move-unit", "10.4", power=POWER, origin=PLACE, place=PLACE)

# Breadcrumbs
CRUMB_SET_UP: Final = Message("crumb-set-up", "17.3")
CRUMB_PLACEMENT: Final = Message("crumb-placement", "17.3", power=POWER)
CRUMB_TURN: Final = Message("crumb-turn", "3.1", turn=TURN)
CRUMB_STAGE: Final = Message("crumb-stage", "3.2", stage=STAGE)
CRUMB_BATTLES: Final = Message("crumb-battles", "6.1", power=POWER)
CRUMB_ATTACK: Final = Message("crumb-attack", "7.3", place=PLACE)
CRUMB_ASSAULT: Final = Message("crumb-assault", "7.25", n=NUMBER)
CRUMB_RETREAT: Final = Message("crumb-retreat", "7.33", place=PLACE)
CRUMB_ADVANCE: Final = Message("crumb-advance", "7.31", place=PLACE)
CRUMB_MOVES: Final = Message("crumb-moves", "10.1", power=POWER)

# Curves of the look back
MEASURE_POINTS: Final = Message("measure-points", "16.7")
MEASURE_PROVINCES: Final = Message("measure-provinces", "0.3")
MEASURE_UNITS: Final = Message("measure-units", "6.2")
