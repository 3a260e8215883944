"""Everything that can happen, as lines of the log."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.maria.names import (
    CANDIDATE,
    GENERAL,
    PC,
    POWER,
    REGION,
    SEAT,
    STAGE,
    STATUS,
    SUIT,
    TC,
    TOWN,
    TRACK,
    TRAIN,
)

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
WON_BY_TIE: Final = Message("won-by-tie", "23.3", seat=SEAT)
WON_BY_WINTERS: Final = Message("won-by-winters", "23.4", seat=SEAT)
DRAWN: Final = Message("drawn", "24.1")
RESULTS: Final[list[Message]] = [
    WON_BY_FORTRESSES,
    WON_BY_FORTRESSES,
    WON_BY_HOLDING_OUT,
    WON_BY_POOL,
    WON_BY_SURPLUS,
    WON_BY_WINTERS,
    DRAWN,
    WON_BY_TIE,
]
"""By the position's `reason`; 0 is no end."""

# Winter and new troops (13, 17.5.10)
WINTER_BEGUN: Final = Message("winter-begun", "13.1", n=NUMBER)
WINTER_SCORED: Final = Message("winter-scored", "13.8")
WINTERS_ADDED: Final = Message("winters-added", "23.4", power=POWER, n=NUMBER)
RECRUITED: Final = Message("recruited", "13.4", power=POWER, n=NUMBER)
TROOP_GIVEN: Final = Message("troop-given", "13.4", general=GENERAL)
TROOPS_UNCLAIMED: Final = Message("troops-unclaimed", "17.5.10r1", power=POWER, n=NUMBER)
GENERAL_RETURNED: Final = Message("general-returned", "13.5", general=GENERAL, town=TOWN)
RETURNED_TO_BOX: Final = Message("returned-to-box", "17.5.9r1", general=GENERAL)
RETURN_REFUSED: Final = Message("return-refused", "13.5r1", seat=SEAT, general=GENERAL, town=TOWN)

# Politics (17, 25)
PC_TURNED_UP: Final = Message("pc-turned-up", "17.1.1", pc=PC)
ELECTION_CALLED: Final = Message("election-called", "18.1")
TRUMP_NAMED: Final = Message("trump-named", "17.2.1", seat=SEAT, suit=SUIT)
TRUMP_TURNED_UP: Final = Message("trump-turned-up", "17.2.2", tc=TC)
LAID: Final = Message("laid", "17.3.1", power=POWER)
LAID_NOTHING: Final = Message("laid-nothing", "17.3.1", power=POWER)
TURNED_UP: Final = Message("turned-up", "17.4.1", power=POWER, tc=TC)
TURNED_UP_FALSE: Final = Message("turned-up-false", "17.4.1", power=POWER, tc=TC)
INFLUENCE: Final = Message("influence", "17.4.4", power=POWER, n=NUMBER)
PC_CHOSEN: Final = Message("pc-chosen", "17.5.3", power=POWER, pc=PC)
CARDS_SAVED: Final = Message("cards-saved", "17.5.3", power=POWER)
CARDS_TAKEN_BACK: Final = Message("cards-taken-back", "17.5.4", power=POWER)
CARDS_TURNED_DOWN: Final = Message("cards-turned-down", "25.4", power=POWER)
PC_LEFT: Final = Message("pc-left", "17.5.5", pc=PC)
PC_DISCARDED: Final = Message("pc-discarded", "17.5.3", power=POWER, pc=PC)
PC_MUST_BE_DISCARDED: Final = Message("pc-must-be-discarded", "24.4", power=POWER, pc=PC)
ARROW_NOTED_LEFT: Final = Message("arrow-noted-left", "17.5.8", power=POWER, track=TRACK)
ARROW_NOTED_RIGHT: Final = Message("arrow-noted-right", "17.5.8", power=POWER, track=TRACK)
TRACK_MOVED: Final = Message("track-moved", "17.5.8", track=TRACK, n=NUMBER)
ITALY_WON: Final = Message("italy-won", "16.8", power=POWER)
ITALY_LOST: Final = Message("italy-lost", "17.5.9", power=POWER)
TEXT_DRAWS: Final = Message("text-draws", "X.1", power=POWER, n=NUMBER)
TEXT_TROOPS: Final = Message("text-troops", "17.5.10", power=POWER, n=NUMBER)
ENEMY_NAMED: Final = Message("enemy-named", "X.4", power=POWER, enemy=POWER)
CARD_DISCARDED: Final = Message("card-discarded", "X.3", power=POWER, tc=TC)
EXPEDITION_SENT: Final = Message("expedition-sent", "17.5.9", general=GENERAL)
EXPEDITION_RAISED: Final = Message("expedition-raised", "17.5.9", general=GENERAL)
EXPEDITION_OWED: Final = Message("expedition-owed", "17.5.9r1", power=POWER)
CALLED_BACK: Final = Message("called-back", "17.5.11", general=GENERAL, town=TOWN)
NO_WAY_BACK: Final = Message("no-way-back", "17.5.11", general=GENERAL, town=TOWN)
STEPPED_ASIDE: Final = Message("stepped-aside", "17.5.11", town=TOWN, there=TOWN)

# The election (18)
VOTED: Final = Message("voted", "18.5", power=POWER, charles=NUMBER, francis=NUMBER)
EMPEROR_ELECTED: Final = Message("emperor-elected", "18.7", candidate=CANDIDATE, power=POWER)

# Political changes (19)
PEACE_OFFERED: Final = Message("peace-offered", "19.1.1")
PEACE_DECLINED: Final = Message("peace-declined", "19.1.1")
PEACE_MADE: Final = Message("peace-made", "19.1.2")
PRUSSIAN_MARKERS_OFF: Final = Message("prussian-markers-off", "19.1.4", n=NUMBER, aside=NUMBER)
MARKERS_TAKEN_BACK: Final = Message("markers-taken-back", "19.3.4", power=POWER, town=TOWN)
SECOND_TRAIN: Final = Message("second-train", "19.1.6", town=TOWN)
NEUTRALITY_OVER: Final = Message("neutrality-over", "19.1.7")
GENERAL_DISPLACED: Final = Message("general-displaced", "19.1.5", general=GENERAL, town=TOWN)
TRAIN_DISPLACED: Final = Message("train-displaced", "19.1.5", train=TRAIN, town=TOWN)
OBJECTIVES_REDUCED: Final = Message("objectives-reduced", "19.2.1", n=NUMBER, aside=NUMBER)
SET_ASIDE_RETURNED: Final = Message("set-aside-returned", "19.2.2", power=POWER, n=NUMBER)
SAXONY_MOVED: Final = Message("saxony-moved", "19.3.1", n=NUMBER)
SAXONY_STANDS: Final = Message("saxony-stands", "19.3.3", status=STATUS)

# Contracts and agreements (20, 21)
OFFER_MADE: Final = Message("offer-made", "21.1", seat=SEAT, partner=SEAT)
OFFER_ACCEPTED: Final = Message("offer-accepted", "21.1", seat=SEAT, partner=SEAT)
OFFER_DECLINED: Final = Message("offer-declined", "21.1", seat=SEAT, partner=SEAT)
AGREED_SUBSIDY: Final = Message("agreed-subsidy", "20.2", power=POWER, receiver=POWER, n=NUMBER)
AGREED_END_SUBSIDY: Final = Message("agreed-end-subsidy", "20.2", power=POWER, receiver=POWER)
AGREED_TRUCE: Final = Message("agreed-truce", "21.3r1", power=POWER, other=POWER, until=NUMBER)
AGREED_STAY_OUT: Final = Message("agreed-stay-out", "21.3r1", power=POWER, region=REGION, until=NUMBER)
AGREED_VOTE: Final = Message("agreed-vote", "21.1", power=POWER, candidate=CANDIDATE)
AGREED_WORDS: Final = Message("agreed-words", "21.1", seat=SEAT, partner=SEAT, until=NUMBER)
AGREEMENT_OVER: Final = Message("agreement-over", "21.3r1", seat=SEAT, partner=SEAT)
CONTRACT_OVER: Final = Message("contract-over", "20.3r1", power=POWER, receiver=POWER)
