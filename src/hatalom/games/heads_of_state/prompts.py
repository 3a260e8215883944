"""Every question's sentence, the breadcrumbs of the sequence of play, and the strip of a turn."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.heads_of_state.names import AREA, CENTURY, COUNTRY, NOBLE, SEAT, TREACHERY

# NATURE
ASK_FACE_DOWN: Final = Message("ask-face-down", "4.3")
ASK_TURN_UP: Final = Message("ask-turn-up", "4.3")
ASK_TURN_UP_TREACHERY: Final = Message("ask-turn-up-treachery", "4.4")
ASK_BLIND: Final = Message("ask-blind", "7.4")
ASK_BLIND_TREACHERY: Final = Message("ask-blind-treachery", "8.2")
ASK_STARTER: Final = Message("ask-starter", "4.13")
ASK_CUBE: Final = Message("ask-cube", "10.9")

# Turn
ASK_OPTION: Final = Message("ask-option", "6.1")
ASK_TAKE: Final = Message("ask-take", "7.4", n=NUMBER)
ASK_TAKE_BOTH: Final = Message("ask-take-both", "8.2")
ASK_TAKE_TREACHERY: Final = Message("ask-take-treachery", "8.2")
ASK_PLACE: Final = Message("ask-place", "7.6")
ASK_PAYMENT: Final = Message("ask-payment", "9.5", noble=NOBLE, area=AREA)
ASK_TREACHERY: Final = Message("ask-treachery", "8.4")
ASK_TREACHERY_DUTY: Final = Message("ask-treachery-duty", "10.8", n=NUMBER)
ASK_TARGET: Final = Message("ask-target", "10.5", treachery=TREACHERY)
ASK_TARGET_CAPITAL: Final = Message("ask-target-capital", "10.10", treachery=TREACHERY, second=TREACHERY)
ASK_DISCARD: Final = Message("ask-discard", "6.4", attributes=NUMBER, treachery=NUMBER)
ASK_DISCARD_CENTURY: Final = Message("ask-discard-century", "5.7", attributes=NUMBER, treachery=NUMBER)

# Breadcrumbs
CRUMB_SET_UP: Final = Message("crumb-set-up", "4.3")
CRUMB_CENTURY: Final = Message("crumb-century", "5.1", century=CENTURY)
CRUMB_TURN: Final = Message("crumb-turn", "6.1", seat=SEAT)
CRUMB_TAKING: Final = Message("crumb-taking", "7.1")
CRUMB_REFRESH: Final = Message("crumb-refresh", "7.2")
CRUMB_PLACING: Final = Message("crumb-placing", "7.6")
CRUMB_PAYMENT: Final = Message("crumb-payment", "9.2", noble=NOBLE, area=AREA)
CRUMB_TREACHERY: Final = Message("crumb-treachery", "8.4")
CRUMB_ATTEMPT: Final = Message("crumb-attempt", "10.5", treachery=TREACHERY)
CRUMB_ASSASSINATION: Final = Message("crumb-assassination", "10.9", noble=NOBLE, area=AREA)
CRUMB_DISCARDS: Final = Message("crumb-discards", "6.4")
CRUMB_CHANGE: Final = Message("crumb-change", "5.4")
CRUMB_PILES: Final = Message("crumb-piles", "5.8")

# The strip of a turn
STRIP_OPTION: Final = Message("strip-option", "6.1")
STRIP_TAKING: Final = Message("strip-taking", "7.1")
STRIP_PLACING: Final = Message("strip-placing", "7.6")
STRIP_TREACHERY: Final = Message("strip-treachery", "8.4")
STRIP_LIMITS: Final = Message("strip-limits", "6.4")
STRIP_REFILL: Final = Message("strip-refill", "6.5")

# The curves of the look back
MEASURE_POINTS: Final = Message("measure-points", "11.0")
MEASURE_NOBLES: Final = Message("measure-nobles", "9.2")
MEASURE_INFLUENCE: Final = Message("measure-influence", "11.4.2")
MEASURE_COUNTRIES: Final = Message("measure-countries", "11.4.1")

# Parts of a computer's judgement
PART_COUNTRIES: Final = Message("part-countries", "11.4.1")
PART_MOST_CARDS: Final = Message("part-most-cards", "11.5.1")
PART_SETS: Final = Message("part-sets", "11.2.1")
PART_HAND: Final = Message("part-hand", "9.1")
PART_TREACHERY: Final = Message("part-treachery", "10.1")
PART_RIVALS: Final = Message("part-rivals", "11.0")

# What the parts differ by, between two positions
GROUND_COUNTRY: Final = Message("ground-country", "11.4.1", country=COUNTRY)
GROUND_NOBLE: Final = Message("ground-noble", "11.5.1", noble=NOBLE)
