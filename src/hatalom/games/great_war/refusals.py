"""Why something is not allowed: one message per paragraph of the rules."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import ITEM, PLACE, POWER

# Set-up
NOT_CORE: Final = Message("not-core", "17.3", place=PLACE, power=POWER)
NO_PORT_THERE: Final = Message("no-port-there", "17.3", place=PLACE)
ARMY_FULL: Final = Message("army-full", "17.6", place=PLACE, n=NUMBER)
ITALY_NEEDS_TWO_ARMIES: Final = Message("italy-needs-two-armies", "5.7", n=NUMBER)

# Declarations and calls
IN_THE_WAR: Final = Message("in-the-war", "4.2", country=POWER)
OUT_OF_THE_GAME: Final = Message("out-of-the-game", "14.4", country=POWER)
NEVER_AT_WAR: Final = Message("never-at-war", "2.2", country=POWER)
OWN_ALLY: Final = Message("own-ally", "R17", country=POWER)
BELGIUM_IS_SAFE: Final = Message("belgium-is-safe", "18.15", country=POWER)
USA_IS_FAR: Final = Message("usa-is-far", "R16", country=POWER)
NOT_MADE_YET: Final = Message("not-made-yet", "18.6", country=POWER)
NOT_AN_ALLY: Final = Message("not-an-ally", "4.7", country=POWER)
TOO_EARLY: Final = Message("too-early", "4.7", country=POWER)
CALLED_ALREADY: Final = Message("called-already", "R18", country=POWER)
NO_CARD_TO_CALL: Final = Message("no-card-to-call", "4.7", country=POWER)

# Strikes and rebellions
NO_FACTORY_THERE: Final = Message("no-factory-there", "4.14", place=PLACE)
NOT_ENEMY: Final = Message("not-enemy", "4.14", place=PLACE)
WAS_GUARDED: Final = Message("was-guarded", "R25", place=PLACE)
NO_WAR_PRODUCTION_THERE: Final = Message("no-war-production-there", "4.14", place=PLACE)
ON_STRIKE: Final = Message("on-strike", "4.15", place=PLACE)
NO_CARD_TO_INCITE: Final = Message("no-card-to-incite", "4.14", place=PLACE)
NO_NATIONALITY: Final = Message("no-nationality", "18.1", place=PLACE)
NOT_THE_OWNERS: Final = Message("not-the-owners", "R113", place=PLACE)
MOTHER_AT_PEACE: Final = Message("mother-at-peace", "18.1", place=PLACE)
IS_GUARDED: Final = Message("is-guarded", "18.2", place=PLACE)
REBELS_ALREADY: Final = Message("rebels-already", "18.2", place=PLACE)
SLAVS_CONTENT: Final = Message("slavs-content", "18.12", place=PLACE)
RULE_NOT_USED: Final = Message("rule-not-used", "18.0")

# Other acts of diplomacy
ONLY_AUSTRIA: Final = Message("only-austria", "18.11")
SARAJEVO_NOT_HELD: Final = Message("sarajevo-not-held", "R23")
SERBIA_NOT_THERE: Final = Message("serbia-not-there", "R23")
ONCE_ONLY: Final = Message("once-only", "18.13")
NEEDS_A_CARD: Final = Message("needs-a-card", "4.17")
ONLY_CENTRAL: Final = Message("only-central", "15.3")
PEACE_TOO_EARLY: Final = Message("peace-too-early", "15.3")
RUSSIA_IS_OUT: Final = Message("russia-is-out", "15.3")
ALLIES_REFUSED: Final = Message("allies-refused", "R102")
NOT_ENOUGH_POLAND: Final = Message("not-enough-poland", "18.6")
NOT_A_CAPITAL: Final = Message("not-a-capital", "18.13", place=PLACE)
CAPITAL_NOT_HELD: Final = Message("capital-not-held", "R118", place=PLACE)

# Attacks
NOT_ENEMY_PLACE: Final = Message("not-enemy-place", "6.1", place=PLACE)
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

# Purchase
TOO_DEAR: Final = Message("too-dear", "11.5", item=ITEM, price=NUMBER, n=NUMBER)
NOT_ON_CARD: Final = Message("not-on-card", "11.4", item=ITEM)
ONLY_LINES: Final = Message("only-lines", "11.19", item=ITEM)
NO_PLACE_TO_BUY: Final = Message("no-place-to-buy", "11.7", item=ITEM)
NOT_YOURS: Final = Message("not-yours", "11.8", place=PLACE)
NOT_CORE_TO_RAISE: Final = Message("not-core-to-raise", "11.12", place=PLACE)
NEEDS_FACTORY: Final = Message("needs-factory", "11.10", place=PLACE)
FACTORY_USED: Final = Message("factory-used", "11.10", place=PLACE)
NEEDS_PORT: Final = Message("needs-port", "11.11", place=PLACE)
PORT_USED: Final = Message("port-used", "11.11", place=PLACE)
HAS_ONE: Final = Message("has-one", "11.13", place=PLACE, item=ITEM)
NOT_IN_AMERICA: Final = Message("not-in-america", "R33", place=PLACE)
STRIKE_THERE: Final = Message("strike-there", "11.14", place=PLACE)
REBELS_THERE: Final = Message("rebels-there", "R115", place=PLACE)
ENCIRCLED: Final = Message("encircled", "18.22", place=PLACE)
AREA_LIMIT: Final = Message("area-limit", "18.25", place=PLACE)
NOT_TOGETHER: Final = Message("not-together", "18.16", place=PLACE)

# Transport
NO_UNIT_THERE: Final = Message("no-unit-there", "13.2", place=PLACE)
NOT_CONNECTED: Final = Message("not-connected", "13.4", place=PLACE)
NOT_OUR_PROVINCE: Final = Message("not-our-province", "13.1", place=PLACE)
