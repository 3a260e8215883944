"""Every action of Power & Weakness: what NATURE draws, and what a player can click."""

from typing import Final

from hatalom.core.action import NUMBER, Verbs
from hatalom.games.power_and_weakness.names import MARKER, REGION, SEAT, TILE, TIME_VALUES, UNIT

VERBS: Final = Verbs()

# NATURE
LAY_MARKER: Final = VERBS.add_chance("lay_marker", MARKER)
TURN_UP_TIME: Final = VERBS.add_chance("turn_up_time", NUMBER, TIME_VALUES)
TURN_UP_TILE: Final = VERBS.add_chance("turn_up_tile", TILE)
DRAW_STARTER: Final = VERBS.add_chance("draw_starter", SEAT)

# The four kinds of action (8.4)
TAKE_TILE: Final = VERBS.add("take_tile", TILE)
PLACE_UNIT: Final = VERBS.add("place_unit", REGION)
RECRUIT: Final = VERBS.add("recruit")
PLAY_TILE: Final = VERBS.add("play_tile", TILE)
STOP_PLAYING: Final = VERBS.add("stop_playing")

# Auction and lightning tiles (9)
BID: Final = VERBS.add("bid", NUMBER, 17)
REVOLT_IN: Final = VERBS.add("revolt_in", REGION)
REMOVE_UNIT: Final = VERBS.add("remove_unit", UNIT)
EXCHANGE_AT: Final = VERBS.add("exchange_at", REGION)
LAY_INSTEAD: Final = VERBS.add("lay_instead", MARKER)
DECLINE: Final = VERBS.add("decline")

# Uses of a tile (11 to 15)
REINFORCE: Final = VERBS.add("reinforce", REGION)
ACQUIRE: Final = VERBS.add("acquire", REGION)
STRENGTHEN: Final = VERBS.add("strengthen")
RECRUIT_SHOWN: Final = VERBS.add("recruit_shown")
RECRUIT_TWO: Final = VERBS.add("recruit_two", UNIT)
MOVE_FROM: Final = VERBS.add("move_from", REGION)
MOVE_TO: Final = VERBS.add("move_to", REGION)
SHIP_FROM: Final = VERBS.add("ship_from", REGION)
SHIP_TO: Final = VERBS.add("ship_to", REGION)
SEND_MAGE: Final = VERBS.add("send_mage", REGION)
SEND_KNIGHT: Final = VERBS.add("send_knight", REGION)
SEND_ALL: Final = VERBS.add("send_all", REGION)
DONE: Final = VERBS.add("done")

# Snake (16)
PLAY_SNAKE: Final = VERBS.add("play_snake")
LET_IT_STAND: Final = VERBS.add("let_it_stand")

# After an acquisition (11.6, 11.7)
RETREAT_MAGE: Final = VERBS.add("retreat_mage", REGION)
RETREAT_KNIGHT: Final = VERBS.add("retreat_knight", REGION)
GIVE_UP: Final = VERBS.add("give_up")
OCCUPY: Final = VERBS.add("occupy", REGION)
LEAVE_EMPTY: Final = VERBS.add("leave_empty")
