"""Every action of Maria: what NATURE draws, and what a player can click."""

from typing import Final

from hatalom.core.action import NUMBER, Verbs
from hatalom.games.maria.names import (
    CANDIDATE,
    CARD,
    GENERAL,
    HUSSAR,
    PC,
    POWER,
    REGION,
    SEAT,
    SUIT,
    TC,
    TOWN,
    TRACK,
    TRAIN,
)

VERBS: Final = Verbs()

# NATURE
DRAW: Final = VERBS.add_chance("draw", CARD)
TURN_UP_PC: Final = VERBS.add_chance("turn_up_pc", PC)
TURN_UP_TRUMP: Final = VERBS.add_chance("turn_up_trump", CARD)

# Set-up, stacks (4.11, 6)
ALLOT: Final = VERBS.add("allot", NUMBER, 17)
TAKE_TROOPS: Final = VERBS.add("take_troops", NUMBER, 17)
COMMAND: Final = VERBS.add("command", GENERAL)
CONSENT: Final = VERBS.add("consent")
REFUSE: Final = VERBS.add("refuse")

# Hussars (7)
PLACE_HUSSAR: Final = VERBS.add("place_hussar", TOWN)
LEAVE_HUSSAR: Final = VERBS.add("leave_hussar", HUSSAR)
REMOVE_HUSSAR: Final = VERBS.add("remove_hussar", HUSSAR)

# Tactical cards and payments (8)
PAY_SUBSIDY: Final = VERBS.add("pay_subsidy")
KEEP_SUBSIDY: Final = VERBS.add("keep_subsidy")
PAY: Final = VERBS.add("pay", TC)

# Supply (9)
SUPPLY: Final = VERBS.add("supply", GENERAL)

# Movement (10)
MOVE_GENERAL: Final = VERBS.add("move_general", GENERAL)
MOVE_STACK: Final = VERBS.add("move_stack", GENERAL)
MOVE_TRAIN: Final = VERBS.add("move_train", TRAIN)
MOVE_TO: Final = VERBS.add("move_to", TOWN)
MARCH_TO: Final = VERBS.add("march_to", TOWN)
STOP: Final = VERBS.add("stop")
REENTER: Final = VERBS.add("reenter", TRAIN)
REENTER_AT: Final = VERBS.add("reenter_at", TOWN)
CALL_BACK: Final = VERBS.add("call_back", GENERAL)
STEP_ASIDE: Final = VERBS.add("step_aside", TOWN)
DISPUTE: Final = VERBS.add("dispute")
PASS_FLANDERS: Final = VERBS.add("pass_flanders")
REDUCE: Final = VERBS.add("reduce")
KEEP_OBJECTIVES: Final = VERBS.add("keep_objectives")
FINISH: Final = VERBS.add("finish")

# Combat (11)
ATTACK_WITH: Final = VERBS.add("attack_with", GENERAL)
ATTACK: Final = VERBS.add("attack", GENERAL)
PLAY: Final = VERBS.add("play", TC)
PLAY_RESERVE: Final = VERBS.add("play_reserve", NUMBER, 9)
CONCEDE: Final = VERBS.add("concede")
RETREAT_TO: Final = VERBS.add("retreat_to", TOWN)

# Winter and new troops (13, 17.5.10)
RECRUIT: Final = VERBS.add("recruit", NUMBER, 49)
GIVE_TROOP: Final = VERBS.add("give_troop", GENERAL)
RETURN: Final = VERBS.add("return", GENERAL)
RETURN_AT: Final = VERBS.add("return_at", TOWN)

# Politics (17)
NAME_TRUMP: Final = VERBS.add("name_trump", SUIT)
LAY: Final = VERBS.add("lay", TC)
LAY_NOTHING: Final = VERBS.add("lay_nothing")
CHOOSE: Final = VERBS.add("choose", PC)
SAVE: Final = VERBS.add("save")
FOLLOW_TEXT: Final = VERBS.add("follow_text")
MARKER_LEFT: Final = VERBS.add("marker_left", TRACK)
MARKER_RIGHT: Final = VERBS.add("marker_right", TRACK)
NAME_ENEMY: Final = VERBS.add("name_enemy", POWER)
DISCARD: Final = VERBS.add("discard", TC)
SEND: Final = VERBS.add("send", GENERAL)
LEAVE_AWAY: Final = VERBS.add("leave_away")

# The election (18)
VOTE_CHARLES: Final = VERBS.add("vote_charles", NUMBER, 10)

# Political changes (19)
OFFER_PEACE: Final = VERBS.add("offer_peace")
OFFER_NO_PEACE: Final = VERBS.add("offer_no_peace")
ACCEPT_PEACE: Final = VERBS.add("accept_peace")
DECLINE_PEACE: Final = VERBS.add("decline_peace")
PLACE_TRAIN: Final = VERBS.add("place_train", TOWN)
DISPLACE_TO: Final = VERBS.add("displace_to", TOWN)
MOVE_SAXONY: Final = VERBS.add("move_saxony", NUMBER, 6)

# Contracts and agreements (20, 21)
TALK_TO: Final = VERBS.add("talk_to", SEAT)
END_TALKS: Final = VERBS.add("end_talks")
CLAUSE_SUBSIDY: Final = VERBS.add("clause_subsidy")
CLAUSE_END_SUBSIDY: Final = VERBS.add("clause_end_subsidy")
CLAUSE_TRUCE: Final = VERBS.add("clause_truce")
CLAUSE_STAY_OUT: Final = VERBS.add("clause_stay_out")
CLAUSE_VOTE: Final = VERBS.add("clause_vote")
CLAUSE_WORDS: Final = VERBS.add("clause_words")
CLAUSE_POWER: Final = VERBS.add("clause_power", POWER)
CLAUSE_REGION: Final = VERBS.add("clause_region", REGION)
CLAUSE_CANDIDATE: Final = VERBS.add("clause_candidate", CANDIDATE)
CLAUSE_TURNS: Final = VERBS.add("clause_turns", NUMBER, 13)
SEND_OFFER: Final = VERBS.add("send_offer")
CANCEL_OFFER: Final = VERBS.add("cancel_offer")
ACCEPT_OFFER: Final = VERBS.add("accept_offer")
DECLINE_OFFER: Final = VERBS.add("decline_offer")
