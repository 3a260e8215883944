"""Every action of Maria: what NATURE draws, and what a player can click."""

from typing import Final

from hatalom.core.action import NUMBER, Verbs
from hatalom.games.maria.names import CARD, GENERAL, HUSSAR, PC, TC, TOWN, TRAIN

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
