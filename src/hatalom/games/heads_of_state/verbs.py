"""Every action of Heads of State: what NATURE draws, and what a player can click."""

from typing import Final

from hatalom.core.action import Verbs
from hatalom.games.heads_of_state.names import ATTRIBUTE, BOX, SEAT, TREACHERY

VERBS: Final = Verbs()

# NATURE
DEAL_FACE_DOWN: Final = VERBS.add_chance("deal_face_down", ATTRIBUTE)
TURN_UP_ATTRIBUTE: Final = VERBS.add_chance("turn_up_attribute", ATTRIBUTE)
DRAW_ATTRIBUTE: Final = VERBS.add_chance("draw_attribute", ATTRIBUTE)
REVOLUTION: Final = VERBS.add_chance("revolution")
TURN_UP_TREACHERY: Final = VERBS.add_chance("turn_up_treachery", TREACHERY)
DRAW_TREACHERY: Final = VERBS.add_chance("draw_treachery", TREACHERY)
DRAW_STARTER: Final = VERBS.add_chance("draw_starter", SEAT)
DRAW_CUBE: Final = VERBS.add_chance("draw_cube", SEAT)

# The options of a turn (6.1, 7.2)
TAKE_THREE: Final = VERBS.add("take_three")
REFRESH: Final = VERBS.add("refresh")
CHOOSE_TREACHERY: Final = VERBS.add("choose_treachery")

# Taking cards (7.4, 8.2)
TAKE_ATTRIBUTE: Final = VERBS.add("take_attribute", ATTRIBUTE)
TAKE_BLIND_ATTRIBUTE: Final = VERBS.add("take_blind_attribute")
TAKE_TREACHERY: Final = VERBS.add("take_treachery", TREACHERY)
TAKE_BLIND_TREACHERY: Final = VERBS.add("take_blind_treachery")

# Bringing nobles into play (9)
PLACE_NOBLE: Final = VERBS.add("place_noble", BOX)
PAY_IN_FULL: Final = VERBS.add("pay_in_full")
PAY_COURTESAN: Final = VERBS.add("pay_courtesan", ATTRIBUTE)

# Treachery (10)
PLAY_TREACHERY: Final = VERBS.add("play_treachery", TREACHERY)
ADD_TREACHERY: Final = VERBS.add("add_treachery", TREACHERY)
STRIKE: Final = VERBS.add("strike", BOX)

# End of the turn, change of century (5.7, 6.4)
FINISH: Final = VERBS.add("finish")
DISCARD_ATTRIBUTE: Final = VERBS.add("discard_attribute", ATTRIBUTE)
DISCARD_TREACHERY: Final = VERBS.add("discard_treachery", TREACHERY)
