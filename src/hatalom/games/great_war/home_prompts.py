"""What is asked in diplomacy, purchase, year-end and transport."""

# hot: every question has one of these

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import GENERAL, ITEM, PLACE, POWER, UNIT

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
