"""Every question's sentence, and the breadcrumbs of the sequence of play."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.hannibal.names import BATTLE_CARD, CARD, GENERAL, SEAT, SPACE

# NATURE
DEAL: Final = Message("deal", "2.1", seat=SEAT)
DRAW_A_CONSUL: Final = Message("draw-a-consul", "1.10")
LOSE_A_CARD: Final = Message("lose-a-card", "24.1", seat=SEAT)
STEAL_A_CARD: Final = Message("steal-a-card", "24.10", seat=SEAT)
DEAL_BATTLE: Final = Message("deal-battle", "14.2", seat=SEAT)
SHOW_CARD: Final = Message("show-card", "24.8", seat=SEAT)
TAKE_CARD: Final = Message("take-card", "24.8", seat=SEAT)
ROLL_ATTRITION: Final = Message("roll-attrition", "21.1", seat=SEAT, space=SPACE, modifier=NUMBER)
ROLL_NAVAL: Final = Message("roll-naval", "13.4", general=GENERAL, space=SPACE, modifier=NUMBER)
ROLL_PURSUIT: Final = Message("roll-pursuit", "12.7", general=GENERAL, most=NUMBER)
ROLL_AVOID: Final = Message("roll-avoid", "12.1", general=GENERAL, most=NUMBER)
ROLL_INTERCEPT: Final = Message("roll-intercept", "11.3", general=GENERAL, most=NUMBER, modifier=NUMBER)
ROLL_CHANGE_OF_COMMAND: Final = Message("roll-change-of-command", "18.3", general=GENERAL, other=GENERAL)
ROLL_CHARGE: Final = Message("roll-charge", "17.3", n=NUMBER, rating=NUMBER)
ROLL_COUNTERATTACK: Final = Message("roll-counterattack", "14.11", general=GENERAL, most=NUMBER)
ROLL_WITHDRAW: Final = Message("roll-withdraw", "16.1", general=GENERAL, most=NUMBER)
ROLL_PREVENT: Final = Message("roll-prevent", "16.1", general=GENERAL, most=NUMBER)
ROLL_CASUALTIES: Final = Message("roll-casualties", "14.15", n=NUMBER)
ROLL_RETREAT: Final = Message("roll-retreat", "14.16", seat=SEAT)
ROLL_SIEGE: Final = Message("roll-siege", "20.5", seat=SEAT, space=SPACE, modifier=NUMBER)
ROLL_EXEMPTION: Final = Message("roll-exemption", "24.13", general=GENERAL, most=NUMBER)

# Reinforcements and elections
ASK_REINFORCE: Final = Message("ask-reinforce", "1.3", n=NUMBER)
ASK_RETURN: Final = Message("ask-return", "1.8", general=GENERAL)
ASK_AFRICANUS: Final = Message("ask-africanus", "1.9")
ASK_PROCONSUL: Final = Message("ask-proconsul", "1.10")
ASK_CONSUL: Final = Message("ask-consul", "1.11", general=GENERAL)

# Strategy cards
ASK_PREEMPT: Final = Message("ask-preempt", "2.4")
ASK_FIRST: Final = Message("ask-first", "2.4")
ASK_CARD: Final = Message("ask-card", "2.6")
ASK_USE: Final = Message("ask-use", "2.6", card=CARD)
ASK_PCS: Final = Message("ask-pcs", "2.10", n=NUMBER)
ASK_RAISE: Final = Message("ask-raise", "2.9", card=CARD)
ASK_GENERAL: Final = Message("ask-general", "2.8", card=CARD)
ASK_CAMPAIGN: Final = Message("ask-campaign", "9.1", n=NUMBER)

# The army and its march
ASK_SUBORDINATES: Final = Message("ask-subordinates", "7.4", general=GENERAL)
ASK_UNITS: Final = Message("ask-units", "6.3", general=GENERAL)
ASK_ELEPHANTS: Final = Message("ask-elephants", "17.2", general=GENERAL)
ASK_TRAIN: Final = Message("ask-train", "24.5", general=GENERAL)
ASK_MARCH: Final = Message("ask-march", "6.4", general=GENERAL, n=NUMBER, left=NUMBER)
ASK_INTERCEPTED: Final = Message("ask-intercepted", "11.9", general=GENERAL, space=SPACE)
ASK_OVERRUN: Final = Message("ask-overrun", "6.7", general=GENERAL, space=SPACE)
ASK_AFTER_AVOID: Final = Message("ask-after-avoid", "12.7", general=GENERAL, space=SPACE)
ASK_SPLIT_ELEPHANTS: Final = Message("ask-split-elephants", "11.11", space=SPACE)
ASK_HANNO: Final = Message("ask-hanno", "23.3", space=SPACE)
ASK_SIEGE: Final = Message("ask-siege", "20.2", general=GENERAL, space=SPACE)
ASK_COMMAND: Final = Message("ask-command", "7.3", space=SPACE)

# Reactions and counter events
ASK_STATION: Final = Message("ask-station", "8.1", space=SPACE)
ASK_STATION_ELEPHANTS: Final = Message("ask-station-elephants", "8.1", space=SPACE)
ASK_STATION_GENERALS: Final = Message("ask-station-generals", "8.1", space=SPACE)
ASK_AVOID: Final = Message("ask-avoid", "12.1", space=SPACE)
ASK_INTERCEPT: Final = Message("ask-intercept", "11.1", space=SPACE)
ASK_AVOID_GOAL: Final = Message("ask-avoid-goal", "12.3", general=GENERAL)
ASK_COUNTER_WEATHER: Final = Message("ask-counter-weather", "24.6", space=SPACE)
ASK_COUNTER_NAVAL: Final = Message("ask-counter-naval", "24.7", space=SPACE)
ASK_COUNTER_TRIBES: Final = Message("ask-counter-tribes", "21.2", space=SPACE)

# Battle
ASK_SORTIE: Final = Message("ask-sortie", "20.12", space=SPACE)
ASK_CHANGE_OF_COMMAND: Final = Message("ask-change-of-command", "18.3", general=GENERAL)
ASK_DECLARE: Final = Message("ask-declare", "14.8", space=SPACE)
ASK_CHARGE: Final = Message("ask-charge", "17.3", n=NUMBER)
ASK_ELEPHANT_FRIGHT: Final = Message("ask-elephant-fright", "17.5")
ASK_ATTACK: Final = Message("ask-attack", "14.10", n=NUMBER, cards=NUMBER)
ASK_DEFENCE: Final = Message("ask-defence", "14.10", card=BATTLE_CARD)
ASK_INITIATIVE: Final = Message("ask-initiative", "14.12")
ASK_COUNTERATTACK: Final = Message("ask-counterattack", "14.11", general=GENERAL, most=NUMBER)
ASK_OPEN_CARD: Final = Message("ask-open-card", "24.8")
ASK_PREVENT: Final = Message("ask-prevent", "16.1", general=GENERAL)
ASK_WITHDRAW_GOAL: Final = Message("ask-withdraw-goal", "16.3", space=SPACE)
ASK_LOSSES: Final = Message("ask-losses", "17.2", n=NUMBER, space=SPACE)
ASK_RETREAT_CITY: Final = Message("ask-retreat-city", "15.9", space=SPACE)
ASK_RETREAT: Final = Message("ask-retreat", "15.1", n=NUMBER)
ASK_JOIN: Final = Message("ask-join", "15.3", n=NUMBER, space=SPACE)
ASK_PC_TO_REMOVE: Final = Message("ask-pc-to-remove", "5.3", n=NUMBER)

# Events
ASK_EVENT_UNITS: Final = Message("ask-event-units", "24.16", card=CARD, n=NUMBER)
ASK_TRAIN_GENERAL: Final = Message("ask-train-general", "24.5")
ASK_EVENT_PROVINCE: Final = Message("ask-event-province", "24.15", card=CARD)
ASK_EVENT_MARKER: Final = Message("ask-event-marker", "24.15", card=CARD, n=NUMBER)
ASK_STRIKE: Final = Message("ask-strike", "24.14", card=CARD)
ASK_RELIEF: Final = Message("ask-relief", "20.9", card=CARD)
ASK_REPLACEMENT: Final = Message("ask-replacement", "24.11", general=GENERAL)
ASK_DEMAND: Final = Message("ask-demand", "24.10", seat=SEAT)

# Breadcrumbs
CRUMB_TURN: Final = Message("crumb-turn", "0.12", n=NUMBER)
CRUMB_REINFORCEMENTS: Final = Message("crumb-reinforcements", "1.2")
CRUMB_ELECTIONS: Final = Message("crumb-elections", "1.10")
CRUMB_STRATEGY: Final = Message("crumb-strategy", "2.5", rome=NUMBER, carthage=NUMBER)
CRUMB_PLAY: Final = Message("crumb-play", "2.6", seat=SEAT)
CRUMB_CARD: Final = Message("crumb-card", "2.6", card=CARD)
CRUMB_PCS: Final = Message("crumb-pcs", "2.10", n=NUMBER)
CRUMB_RAISE: Final = Message("crumb-raise", "2.9", card=CARD)
CRUMB_ACTIVATION: Final = Message("crumb-activation", "2.8", card=CARD)
CRUMB_CAMPAIGN: Final = Message("crumb-campaign", "9.1", card=CARD, n=NUMBER)
CRUMB_MUSTER: Final = Message("crumb-muster", "6.3", general=GENERAL)
CRUMB_MARCH: Final = Message("crumb-march", "6.4", general=GENERAL, left=NUMBER)
CRUMB_COUNTER: Final = Message("crumb-counter", "2.12", seat=SEAT)
CRUMB_REACTION: Final = Message("crumb-reaction", "8.2", seat=SEAT, space=SPACE)
CRUMB_STATION: Final = Message("crumb-station", "8.1", space=SPACE)
CRUMB_BATTLE: Final = Message("crumb-battle", "14.8", space=SPACE)
CRUMB_ROUNDS: Final = Message("crumb-rounds", "14.10", n=NUMBER, seat=SEAT)
CRUMB_AFTERMATH: Final = Message("crumb-aftermath", "14.15", space=SPACE)
CRUMB_LOSSES: Final = Message("crumb-losses", "14.15", space=SPACE)
CRUMB_RETREAT: Final = Message("crumb-retreat", "15.1", seat=SEAT)
CRUMB_REMOVE_PCS: Final = Message("crumb-remove-pcs", "19.1", seat=SEAT, n=NUMBER)
CRUMB_SIEGE: Final = Message("crumb-siege", "20.2", space=SPACE)
CRUMB_ATTRITION: Final = Message("crumb-attrition", "21.1", space=SPACE)
CRUMB_COMMAND: Final = Message("crumb-command", "7.6", space=SPACE)
CRUMB_EVENT: Final = Message("crumb-event", "2.6", card=CARD)
CRUMB_WINTER: Final = Message("crumb-winter", "3.1", seat=SEAT)

# Reaction windows for which orders may be given in advance
WINDOWS: Final = (
    ASK_INTERCEPT,
    ASK_AVOID,
    ASK_COUNTER_WEATHER,
    ASK_COUNTER_NAVAL,
    ASK_COUNTER_TRIBES,
    ASK_DECLARE,
    ASK_ELEPHANT_FRIGHT,
    ASK_PREEMPT,
)
SURE_WINDOWS: Final = (
    ASK_INTERCEPT,
    ASK_AVOID,
    ASK_COUNTER_WEATHER,
    ASK_COUNTER_TRIBES,
    ASK_ELEPHANT_FRIGHT,
    ASK_PREEMPT,
)

# The strip of a whole turn
STRIP_REINFORCEMENTS: Final = Message("strip-reinforcements", "1.2")
STRIP_DEAL: Final = Message("strip-deal", "2.1", n=NUMBER)
STRIP_PLAYS: Final = Message("strip-plays", "2.5")
STRIP_WINTER: Final = Message("strip-winter", "3.1")
STRIP_ISOLATION: Final = Message("strip-isolation", "4.1")
STRIP_VICTORY: Final = Message("strip-victory", "5.2")

# The curves of the look back
MEASURE_POINTS: Final = Message("measure-points", "5.2")
MEASURE_SPACES: Final = Message("measure-spaces", "0.8")
MEASURE_UNITS: Final = Message("measure-units", "0.1")
PART_PROVINCES: Final = Message("part-provinces")
PART_GROUND: Final = Message("part-ground")
PART_GENERALS: Final = Message("part-generals")
PART_GOALS: Final = Message("part-goals")
PART_BATTLE: Final = Message("part-battle")
