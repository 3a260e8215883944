"""What happens in diplomacy, purchase, year-end and transport, as lines of the log."""

# hot: compiled phases tell them

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import ALLIANCE, GENERAL, ITEM, PIECE, PLACE, POWER, TURN, UNIT

# Declarations, calls and entries (4, 5)
WAR_DECLARED: Final = Message("war-declared", "4.2", power=POWER, country=POWER)
CALLED: Final = Message("called", "4.7", power=POWER, country=POWER)
DELAY_PLAYED: Final = Message("delay-played", "4.9", power=POWER, country=POWER)
DELAYED: Final = Message("delayed", "4.9", country=POWER, turn=TURN)
DELAYED_FOR_EVER: Final = Message("delayed-for-ever", "R21", country=POWER)
CARD_PAID: Final = Message("card-paid", "4.17", power=POWER)
PAYMENT_REFUSED: Final = Message("payment-refused", "4.17", power=POWER)
HANDED_OVER: Final = Message("handed-over", "4.10", place=PLACE, country=POWER)
SERBIA_LEFT: Final = Message("serbia-left", "4.13", turn=TURN)
SERBIA_STAYS_OUT: Final = Message("serbia-stays-out", "R24")
FLED: Final = Message("fled", "4.12", piece=PIECE, n=NUMBER, place=PLACE)
NOWHERE_TO_FLEE: Final = Message("nowhere-to-flee", "4.12", piece=PIECE, n=NUMBER)
ENTERED: Final = Message("entered", "5.1", country=POWER, alliance=ALLIANCE)
RUN_BY: Final = Message("run-by", "5.6", country=POWER, power=POWER)
ROW_LAID: Final = Message("row-laid", "11.3", n=NUMBER)

# Strikes, revolution, peace (4.14, 15)
STRIKE_BEGUN: Final = Message("strike-begun", "4.14", power=POWER, place=PLACE)
STRIKE_OVER: Final = Message("strike-over", "4.15", place=PLACE)
REVOLUTION_TOOK: Final = Message("revolution-took", "15.1", piece=PIECE, place=PLACE)
PEACE_MADE: Final = Message("peace-made", "15.3", power=POWER)
PROVINCE_RETURNED: Final = Message("province-returned", "15.4", place=PLACE, power=POWER)

# Advanced politics (18)
REBELLION_INCITED: Final = Message("rebellion-incited", "18.1", power=POWER, place=PLACE)
REBELLION_PUT_DOWN: Final = Message("rebellion-put-down", "18.4", place=PLACE)
REBELLION_WON: Final = Message("rebellion-won", "18.4", place=PLACE, power=POWER)
POLAND_REFUSED: Final = Message("poland-refused", "18.10", power=POWER)
POLAND_MADE: Final = Message("poland-made", "18.6", power=POWER)
KRAKOW_GIVEN: Final = Message("krakow-given", "18.8", power=POWER)
TRIALISM_MADE: Final = Message("trialism-made", "18.11")
INFANTRY_RAISED: Final = Message("infantry-raised", "18.11", place=PLACE)
CAPITAL_MOVED: Final = Message("capital-moved", "18.13", place=PLACE)
SUBMARINES_SANK: Final = Message("submarines-sank", "18.18", n=NUMBER)
DEBT_GROWN: Final = Message("debt-grown", "18.18", n=NUMBER)
AID_GIVEN: Final = Message("aid-given", "18.26", power=POWER, receiver=POWER, n=NUMBER)

# Hospitals and pursuit (7.20, 18.21)
REBUILT: Final = Message("rebuilt", "7.20", power=POWER, unit=UNIT, place=PLACE, n=NUMBER)
PURSUED: Final = Message("pursued", "18.21", piece=PIECE, place=PLACE)

# Purchase and year-end (11, 12)
OCCUPATION_PASSED: Final = Message("occupation-passed", "11.8", place=PLACE, power=POWER)
YIELDED: Final = Message("yielded", "11.8", power=POWER, receiver=POWER, place=PLACE)
YIELD_REFUSED: Final = Message("yield-refused", "11.8", power=POWER, place=PLACE)
BOUGHT: Final = Message("bought", "11.1", power=POWER, item=ITEM, place=PLACE)
CARD_BOUGHT: Final = Message("card-bought", "11.9", power=POWER)
WAR_PRODUCTION_BEGUN: Final = Message("war-production-begun", "12.8", power=POWER)
INCOME: Final = Message("income", "12.7", power=POWER, n=NUMBER)

# Generals and transport (13)
ARMIES_MERGED: Final = Message("armies-merged", "13.8", general=GENERAL, place=PLACE)
GENERAL_ASSIGNED: Final = Message("general-assigned", "13.9", general=GENERAL, place=PLACE)
GENERAL_REPLACED: Final = Message("general-replaced", "13.10", general=GENERAL, place=PLACE)
GENERALS_SWAPPED: Final = Message("generals-swapped", "13.11", general=GENERAL, other=GENERAL)
TRANSPORTED: Final = Message("transported", "13.2", piece=PIECE, origin=PLACE, place=PLACE)
TRANSPORT_PASSED: Final = Message("transport-passed", "13.3", power=POWER)
