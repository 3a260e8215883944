"""Everything that can happen, as lines of the log."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.maria.names import GENERAL, POWER, SEAT, STAGE, TC, TOWN

# Set-up and course (4, 5)
TROOPS_DIVIDED: Final = Message("troops-divided", "4.11", power=POWER)
TURN_BEGUN: Final = Message("turn-begun", "5.1", n=NUMBER)
STAGE_BEGUN: Final = Message("stage-begun", "5.2", stage=STAGE)

# Hussars (7)
HUSSAR_PLACED: Final = Message("hussar-placed", "7.2", town=TOWN)
HUSSAR_TAKEN_OFF: Final = Message("hussar-taken-off", "7.3", town=TOWN)
HUSSAR_LEFT: Final = Message("hussar-left", "7.3", town=TOWN)

# Tactical cards (8)
CARDS_DRAWN: Final = Message("cards-drawn", "8.1", power=POWER, n=NUMBER)
CARD_DRAWN: Final = Message("card-drawn", "8.4", power=POWER, tc=TC)
NO_CARDS_WITHOUT: Final = Message("no-cards-without", "8.3", power=POWER, town=TOWN)
SUBSIDY_PAID: Final = Message("subsidy-paid", "8.2", power=POWER, receiver=POWER)
SUBSIDY_KEPT: Final = Message("subsidy-kept", "8.2", power=POWER, receiver=POWER)
DECK_OPENED: Final = Message("deck-opened", "8.6", n=NUMBER)
PILES_JOINED: Final = Message("piles-joined", "8.6", n=NUMBER, m=NUMBER)
CARD_PAID: Final = Message("card-paid", "8.7", power=POWER, tc=TC)

# Supply (9)
SUPPLIED: Final = Message("supplied", "9.4", general=GENERAL)
SUPPLY_PAID: Final = Message("supply-paid", "9.6", general=GENERAL, n=NUMBER)
UNSUPPLIED: Final = Message("unsupplied", "9.4", general=GENERAL, n=NUMBER)
GENERAL_LOST: Final = Message("general-lost", "6.6", general=GENERAL)

# Movement (10)
MOVED: Final = Message("moved", "10.1.1", general=GENERAL, town=TOWN)
MARCHED: Final = Message("marched", "10.1.12", general=GENERAL, town=TOWN)
STACK_MOVED: Final = Message("stack-moved", "10.1.11", general=GENERAL, other=GENERAL, town=TOWN)
STACK_MARCHED: Final = Message("stack-marched", "10.1.12", general=GENERAL, other=GENERAL, town=TOWN)
TRAIN_MOVED: Final = Message("train-moved", "10.1.3", power=POWER, town=TOWN)
JOINED: Final = Message("joined", "10.1.8", general=GENERAL, other=GENERAL, town=TOWN)
CONSENT_REFUSED: Final = Message("consent-refused", "10.1.5", seat=SEAT, general=GENERAL)
TRAIN_ELIMINATED: Final = Message("train-eliminated", "10.1.10", power=POWER, town=TOWN)
TRAIN_REENTERED: Final = Message("train-reentered", "10.2.1", power=POWER, town=TOWN)
HUSSAR_DRIVEN_OFF: Final = Message("hussar-driven-off", "7.4", town=TOWN)
DISPUTE_DECLARED: Final = Message("dispute-declared", "10.1.6", seat=SEAT)
FLANDERS_PASSED: Final = Message("flanders-passed", "10.1.6", power=POWER)

# Conquest (10.3, 12)
CONQUERED: Final = Message("conquered", "10.3.2", power=POWER, town=TOWN)
QUESTIONED: Final = Message("questioned", "10.3.5", power=POWER, town=TOWN)
CONQUERED_LATER: Final = Message("conquered-later", "12.1", power=POWER, town=TOWN)
QUESTION_GONE: Final = Message("question-gone", "12.1", town=TOWN)
ELECTORS_WON: Final = Message("electors-won", "16.6", power=POWER)
ELECTORS_LOST: Final = Message("electors-lost", "16.6", power=POWER)

# Combat (11, 16)
COMBAT_BEGUN: Final = Message(
    "combat-begun", "11.1.5", general=GENERAL, other=GENERAL, town=TOWN, there=TOWN, n=NUMBER, m=NUMBER
)
CARD_PLAYED: Final = Message("card-played", "11.1.6", power=POWER, tc=TC, n=NUMBER)
RESERVE_PLAYED: Final = Message("reserve-played", "8.5", power=POWER, value=NUMBER, n=NUMBER)
COMBAT_DRAWN: Final = Message("combat-drawn", "11.1.9", general=GENERAL, other=GENERAL)
COMBAT_WON: Final = Message("combat-won", "11.1.8", general=GENERAL, other=GENERAL, n=NUMBER)
RETREATED: Final = Message("retreated", "11.2.1", general=GENERAL, town=TOWN, n=NUMBER)
NO_RETREAT: Final = Message("no-retreat", "11.2.7", general=GENERAL)
VP_WON: Final = Message("vp-won", "16.2", power=POWER, n=NUMBER)
VP_LOST: Final = Message("vp-lost", "16.2", power=POWER, n=NUMBER)

# End of the game (14, 23, 24)
WON_BY_FORTRESSES: Final = Message("won-by-fortresses", "14.3", seat=SEAT)
WON_BY_HOLDING_OUT: Final = Message("won-by-holding-out", "14.3", seat=SEAT)
WON_BY_POOL: Final = Message("won-by-pool", "23.1", seat=SEAT)
WON_BY_SURPLUS: Final = Message("won-by-surplus", "23.2", seat=SEAT)
WON_BY_WINTERS: Final = Message("won-by-winters", "23.4", seat=SEAT)
DRAWN: Final = Message("drawn", "24.1", seat=SEAT)
RESULTS: Final[list[Message]] = [
    WON_BY_FORTRESSES,
    WON_BY_FORTRESSES,
    WON_BY_HOLDING_OUT,
    WON_BY_POOL,
    WON_BY_SURPLUS,
    WON_BY_WINTERS,
    DRAWN,
]
"""By the position's `reason`; 0 is no end."""
