"""Why something cannot be done: the refusals, each with its rule."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.maria.names import CANDIDATE, GENERAL, PC, POWER, REGION, SUIT, TC, TOWN

# Payments (8.7)
NOT_IN_HAND: Final = Message("not-in-hand", "8.4", power=POWER, tc=TC)
SUPERFLUOUS: Final = Message("superfluous", "8.7r1", tc=TC)
TOO_SMALL: Final = Message("too-small", "8.7r1", tc=TC, n=NUMBER)

# Hussars (7.2)
HUSSAR_WRONG_MAP: Final = Message("hussar-wrong-map", "7.2", town=TOWN)
HUSSAR_TOO_FAR: Final = Message("hussar-too-far", "7.2", town=TOWN, n=NUMBER)
HUSSAR_NOT_EMPTY: Final = Message("hussar-not-empty", "7.2", town=TOWN)

# Movement (10.1)
HAS_MOVED: Final = Message("has-moved", "10.1.1")
NOT_ON_MAP: Final = Message("not-on-map", "10.1.1")
NO_WAY_OUT: Final = Message("no-way-out", "10.1.7")
STACK_REFUSED: Final = Message("stack-refused", "10.1.5")
COMMANDS_NO_STACK: Final = Message("commands-no-stack", "6.2", general=GENERAL)
WAITS_IN_FLANDERS: Final = Message("waits-in-flanders", "10.1.6", power=POWER)
DECLINED_IN_FLANDERS: Final = Message("declined-in-flanders", "10.1.6r1", power=POWER)
NO_DISPUTE: Final = Message("no-dispute", "10.1.6")
NOT_ACTIVE: Final = Message("not-active", "5.3", power=POWER)
TOO_FAR: Final = Message("too-far", "10.1.2", town=TOWN, n=NUMBER, main=NUMBER)
TOWN_OCCUPIED: Final = Message("town-occupied", "10.1.7", town=TOWN)
NO_THIRD: Final = Message("no-third", "6.1r1", town=TOWN)
OTHER_MAP: Final = Message("other-map", "10.1.4", power=POWER)
UNUSED_MAP: Final = Message("unused-map", "14.1", town=TOWN)
CLOSED_LAND: Final = Message("closed-land", "19.4.1", town=TOWN)
NOT_ON_MARCH: Final = Message("not-on-march", "10.1.12", town=TOWN, n=NUMBER)
CANNOT_PAY: Final = Message("cannot-pay", "10.2.2", n=NUMBER)
NO_FORTRESS_FREE: Final = Message("no-fortress-free", "10.2.4")
HAS_REENTERED: Final = Message("has-reentered", "10.2.3")
TRAIN_IN_BOX: Final = Message("train-in-box", "10.2.1")

# Combat (11)
WRONG_SUIT: Final = Message("wrong-suit", "11.1.4", tc=TC, suit=SUIT)
MUST_PLAY: Final = Message("must-play", "11.1.9", suit=SUIT)
NO_RESERVE: Final = Message("no-reserve", "8.5")
NOT_FARTHEST: Final = Message("not-farthest", "11.2.3", town=TOWN)
AUSTRIA_FIRST: Final = Message("austria-first", "11.1.2", general=GENERAL)

# Winter and new troops (13, 17.5.10)
CANNOT_PAY_TROOPS: Final = Message("cannot-pay-troops", "13.2", power=POWER, n=NUMBER, cost=NUMBER)
NO_ROOM_FOR_TROOPS: Final = Message("no-room-for-troops", "13.4r1", power=POWER, n=NUMBER)
HAS_MOST_TROOPS: Final = Message("has-most-troops", "6.3", general=GENERAL, n=NUMBER)
NO_RETURN_THERE: Final = Message("no-return-there", "13.5", general=GENERAL, town=TOWN)

# Politics (17) and the election (18)
NO_ARMS: Final = Message("no-arms", "17.5.2", pc=PC, power=POWER)
SAME_CARD_TWICE: Final = Message("same-card-twice", "17.5.7", pc=PC)
VOTE_PROMISED: Final = Message("vote-promised", "21.1", power=POWER, candidate=CANDIDATE)

# Agreements (21)
PROMISED_AWAY: Final = Message("promised-away", "21.3r1", power=POWER, region=REGION)
