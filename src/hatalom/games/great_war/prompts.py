"""Every question's sentence, the breadcrumbs of the sequence of play, and the strip of a turn."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import GENERAL, ITEM, PIECE, PLACE, POWER, STAGE, TURN, UNIT

# NATURE (21)
ROLL_ARTILLERY: Final = Message("roll-artillery", "21.1", power=POWER, n=NUMBER)
ROLL_AGAIN: Final = Message("roll-again", "6.7", power=POWER)
ROLL_TORPEDO: Final = Message("roll-torpedo", "21.3", power=POWER, n=NUMBER)
ROLL_LUCK: Final = Message("roll-luck", "21.2", power=POWER, n=NUMBER)

# Set-up and entry
ASK_PLACE: Final = Message("ask-place", "17.3", power=POWER, unit=UNIT, n=NUMBER)
ASK_GENERAL: Final = Message("ask-general", "17.5", power=POWER, place=PLACE)

# I  Diplomacy
ASK_DIPLOMACY: Final = Message("ask-diplomacy", "4.1", power=POWER, n=NUMBER)
ASK_HAND_OVER: Final = Message("ask-hand-over", "4.10", power=POWER, country=POWER, place=PLACE)
ASK_PAY_TERRITORY: Final = Message("ask-pay-territory", "R19", power=POWER, place=PLACE)
ASK_DELAY: Final = Message("ask-delay", "4.9", power=POWER, country=POWER, n=NUMBER)
ASK_PAY_PEACE: Final = Message("ask-pay-peace", "4.17", power=POWER, lead=POWER)
ASK_FLEE: Final = Message("ask-flee", "4.12", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)
ASK_REVOLUTION: Final = Message("ask-revolution", "15.1", power=POWER, n=NUMBER)
ASK_REVOLUTION_UNIT: Final = Message("ask-revolution-unit", "15.1", power=POWER, place=PLACE)
ASK_KRAKOW: Final = Message("ask-krakow", "18.8", power=POWER)
ASK_FREE_INFANTRY: Final = Message("ask-free-infantry", "18.11", power=POWER, n=NUMBER)
ASK_CAPITAL: Final = Message("ask-capital", "18.13", power=POWER)

# II  Battles
ASK_REBUILD_CHEAP: Final = Message("ask-rebuild-cheap", "6.7", power=POWER, cheap=NUMBER, n=NUMBER)
ASK_REBUILD: Final = Message("ask-rebuild", "7.20", power=POWER, n=NUMBER)
ASK_HOSPITAL: Final = Message("ask-hospital", "7.21", power=POWER, unit=UNIT)
ASK_PURSUE: Final = Message("ask-pursue", "18.21", power=POWER, n=NUMBER)
ASK_PURSUE_UNIT: Final = Message("ask-pursue-unit", "18.21", power=POWER, place=PLACE, n=NUMBER)
ASK_BATTLE: Final = Message("ask-battle", "6.1", power=POWER)
ASK_ASSEMBLE: Final = Message("ask-assemble", "7.3", power=POWER, place=PLACE, n=NUMBER)
ASK_COMMIT: Final = Message("ask-commit", "7.2", power=POWER, origin=PLACE, place=PLACE)
ASK_JOIN: Final = Message("ask-join", "7.3", power=POWER, lead=POWER, place=PLACE)
ASK_GAS: Final = Message("ask-gas", "7.7", power=POWER, place=PLACE)
ASK_HIT: Final = Message("ask-hit", "7.7", power=POWER, n=NUMBER)
ASK_TORPEDO: Final = Message("ask-torpedo", "18.19", power=POWER, n=NUMBER)
ASK_TORPEDO_HIT: Final = Message("ask-torpedo-hit", "18.19", power=POWER, n=NUMBER)
ASK_LOSE: Final = Message("ask-lose", "7.17", power=POWER, n=NUMBER)
ASK_LOSE_FROM: Final = Message("ask-lose-from", "7.17r1", power=POWER, piece=PIECE)
ASK_LOSE_SHIP: Final = Message("ask-lose-ship", "8.7", power=POWER, n=NUMBER)
ASK_LOSE_CARGO: Final = Message("ask-lose-cargo", "9.5", power=POWER)
ASK_SECOND: Final = Message("ask-second", "7.32", power=POWER, place=PLACE)
ASK_STAND: Final = Message("ask-stand", "7.32", power=POWER, place=PLACE)
ASK_RETREAT: Final = Message("ask-retreat", "7.33", power=POWER, unit=UNIT, nation=POWER, n=NUMBER)
ASK_GENERAL_RETREAT: Final = Message("ask-general-retreat", "7.33", power=POWER, general=GENERAL)
ASK_ADVANCE: Final = Message("ask-advance", "7.31", power=POWER, place=PLACE)
ASK_ADVANCE_FROM: Final = Message("ask-advance-from", "7.28r1", power=POWER, unit=UNIT, place=PLACE)
ASK_ENTER_ZONE: Final = Message("ask-enter-zone", "8.9", power=POWER, place=PLACE)
ASK_GENERAL_ALONG: Final = Message("ask-general-along", "7.31", power=POWER, general=GENERAL, place=PLACE)
ASK_SHIPS: Final = Message("ask-ships", "9.8", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)
ASK_SHIPS_FLEE: Final = Message("ask-ships-flee", "7.36", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)

# III  Other movements
ASK_MOVE: Final = Message("ask-move", "10.1", power=POWER)
ASK_MOVE_TO: Final = Message("ask-move-to", "10.1", power=POWER, origin=PLACE)
ASK_MOVE_UNIT: Final = Message("ask-move-unit", "10.4", power=POWER, origin=PLACE, place=PLACE)

# IV  Purchase
ASK_YIELD: Final = Message("ask-yield", "11.8", power=POWER, place=PLACE)
ASK_ACCEPT: Final = Message("ask-accept", "11.8", power=POWER, holder=POWER, place=PLACE)
ASK_BUY: Final = Message("ask-buy", "11.1", power=POWER, n=NUMBER)
ASK_BUY_AT: Final = Message("ask-buy-at", "11.7", power=POWER, item=ITEM)
ASK_WAR_PRODUCTION: Final = Message("ask-war-production", "12.8", power=POWER)

# V  Transport
ASK_KEEP_GENERAL: Final = Message("ask-keep-general", "13.8", power=POWER, place=PLACE)
ASK_ASSIGN: Final = Message("ask-assign", "13.9", power=POWER, place=PLACE)
ASK_TRANSPORT: Final = Message("ask-transport", "13.2", power=POWER, n=NUMBER)
ASK_TRANSPORT_UNIT: Final = Message("ask-transport-unit", "13.2", power=POWER, place=PLACE)
ASK_TRANSPORT_TO: Final = Message("ask-transport-to", "13.2", power=POWER, unit=UNIT, place=PLACE)
ASK_NEW_GENERAL: Final = Message("ask-new-general", "13.10", power=POWER, place=PLACE)
ASK_SWAP_WITH: Final = Message("ask-swap-with", "13.11", power=POWER, general=GENERAL)
ASK_AMOUNT: Final = Message("ask-amount", "18.26", power=POWER, receiver=POWER)

# Breadcrumbs
CRUMB_DIPLOMACY: Final = Message("crumb-diplomacy", "4.1", power=POWER)
CRUMB_CALL: Final = Message("crumb-call", "4.8", country=POWER)
CRUMB_FLIGHT: Final = Message("crumb-flight", "4.12")
CRUMB_REVOLUTION: Final = Message("crumb-revolution", "15.1")
CRUMB_REBUILDING: Final = Message("crumb-rebuilding", "7.24")
CRUMB_PURSUIT: Final = Message("crumb-pursuit", "18.21")
CRUMB_JOINT: Final = Message("crumb-joint", "11.8")
CRUMB_PURCHASE: Final = Message("crumb-purchase", "11.1", power=POWER)
CRUMB_YEAR_END: Final = Message("crumb-year-end", "12.1")
CRUMB_GENERALS: Final = Message("crumb-generals", "13.7")
CRUMB_TRANSPORT: Final = Message("crumb-transport", "13.2", n=NUMBER)
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
PART_FRONT: Final = Message("part-front")
PART_MEANS: Final = Message("part-means")
PART_ENEMY_MEANS: Final = Message("part-enemy-means")
PART_ATTACK: Final = Message("part-attack")
