"""Everything that can happen, as lines of the log; and the ways in which the game can end."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.hannibal.names import BATTLE_CARD, CARD, GENERAL, SEAT, SPACE

# Reinforcements and elections (1)
TURN_BEGUN: Final = Message("turn-begun", "0.12", n=NUMBER)
REINFORCED: Final = Message("reinforced", "1.3", seat=SEAT, n=NUMBER, space=SPACE)
REINFORCEMENT_LOST: Final = Message("reinforcement-lost", "1.6", seat=SEAT, n=NUMBER)
GENERAL_RETURNED: Final = Message("general-returned", "1.8", general=GENERAL, space=SPACE)
AFRICANUS_ARRIVED: Final = Message("africanus-arrived", "1.9", general=GENERAL, n=NUMBER, space=SPACE)
PROCONSUL_NAMED: Final = Message("proconsul-named", "1.10", general=GENERAL)
CONSULS_LEAVE: Final = Message("consuls-leave", "1.10")
CONSUL_DRAWN: Final = Message("consul-drawn", "1.10", general=GENERAL)
CONSUL_PLACED: Final = Message("consul-placed", "1.11", general=GENERAL, space=SPACE)

# Strategy cards (2)
DECK_SHUFFLED: Final = Message("deck-shuffled", "2.2", n=NUMBER)
CARDS_DEALT: Final = Message("cards-dealt", "2.1", n=NUMBER)
CARD_DEALT: Final = Message("card-dealt", "2.1", card=CARD)
PREEMPTED: Final = Message("preempted", "2.4", seat=SEAT)
PREEMPTED_NOT: Final = Message("preempted-not", "2.4", seat=SEAT)
FIRST_CHOSEN: Final = Message("first-chosen", "2.4", seat=SEAT, first=SEAT)
CARD_FOR_OPS: Final = Message("card-for-ops", "2.8", seat=SEAT, card=CARD, n=NUMBER)
CARD_AS_EVENT: Final = Message("card-as-event", "2.6", seat=SEAT, card=CARD)
CARD_DISCARDED: Final = Message("card-discarded", "2.6", seat=SEAT, card=CARD)
COUNTER_PLAYED: Final = Message("counter-played", "2.12", seat=SEAT, card=CARD)
PC_PLACED: Final = Message("pc-placed", "2.10", seat=SEAT, space=SPACE)
PC_CONVERTED: Final = Message("pc-converted", "2.10", seat=SEAT, space=SPACE)
TROOPS_RAISED: Final = Message("troops-raised", "2.9", seat=SEAT, general=GENERAL, space=SPACE)
CAMPAIGN_ENDED: Final = Message("campaign-ended", "9.1", seat=SEAT)

# Movement (6, 10, 13)
ARMY_MARCHED: Final = Message("army-marched", "6.2", general=GENERAL, n=NUMBER, start=SPACE, goal=SPACE)
ARMY_SAILED: Final = Message("army-sailed", "13.1", general=GENERAL, n=NUMBER, start=SPACE, goal=SPACE)
ARMY_SALLIED: Final = Message("army-sallied", "20.11", general=GENERAL, n=NUMBER, space=SPACE)
ARMY_STOPPED: Final = Message("army-stopped", "6.11", general=GENERAL, space=SPACE)
ARMY_BACKED_UP: Final = Message("army-backed-up", "11.9", general=GENERAL, space=SPACE)
ARMY_ENTERED_CITY: Final = Message("army-entered-city", "11.11", general=GENERAL, n=NUMBER, space=SPACE)
OVERRUN_DONE: Final = Message("overrun-done", "6.7", general=GENERAL, n=NUMBER, space=SPACE)
NAVAL_ROLLED: Final = Message("naval-rolled", "13.4", general=GENERAL, n=NUMBER, roll=NUMBER, outcome=NUMBER)
PURSUIT_ROLLED: Final = Message("pursuit-rolled", "12.7", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER)
WEATHER_STOPPED: Final = Message("weather-stopped", "24.6", general=GENERAL, space=SPACE)
CHARMED: Final = Message("charmed", "2.16", space=SPACE)
ATTRITION_ROLLED: Final = Message(
    "attrition-rolled", "21.1", seat=SEAT, space=SPACE, n=NUMBER, roll=NUMBER, lost=NUMBER
)
UNITS_LOST: Final = Message("units-lost", "14.15", seat=SEAT, n=NUMBER, space=SPACE, elephants=NUMBER)

# Reactions (8, 11, 12)
STATIONED: Final = Message("stationed", "8.1", seat=SEAT, space=SPACE, inside=NUMBER, outside=NUMBER)
AVOID_DECLARED: Final = Message("avoid-declared", "12.1", general=GENERAL, n=NUMBER, space=SPACE)
AVOID_ROLLED: Final = Message("avoid-rolled", "12.1", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER)
AVOIDED_TO: Final = Message("avoided-to", "12.2", general=GENERAL, space=SPACE)
AVOIDED_INTO_CITY: Final = Message("avoided-into-city", "12.6", general=GENERAL, space=SPACE)
INTERCEPT_DECLARED: Final = Message("intercept-declared", "11.3", general=GENERAL, n=NUMBER, space=SPACE)
INTERCEPT_ROLLED: Final = Message(
    "intercept-rolled", "11.3", general=GENERAL, n=NUMBER, roll=NUMBER, most=NUMBER, ok=NUMBER
)
INTERCEPTED: Final = Message("intercepted", "11.3", general=GENERAL, n=NUMBER, space=SPACE)
GENERAL_DISPLACED: Final = Message("general-displaced", "10.1", general=GENERAL, space=SPACE)
GENERAL_ELIMINATED: Final = Message("general-eliminated", "10.3", general=GENERAL, space=SPACE)

# Battle (14, 16, 17, 18)
BATTLE_BEGUN: Final = Message("battle-begun", "14.1", seat=SEAT, space=SPACE, n=NUMBER, enemies=NUMBER)
SORTIE_JOINED: Final = Message("sortie-joined", "20.12", seat=SEAT, n=NUMBER, space=SPACE)
COMMAND_CHANGED: Final = Message("command-changed", "18.3", n=NUMBER, general=GENERAL)
COMMAND_KEPT: Final = Message("command-kept", "18.3", n=NUMBER, general=GENERAL)
CHARGE_ROLLED: Final = Message("charge-rolled", "17.3", n=NUMBER, rating=NUMBER, rome=NUMBER, carthage=NUMBER)
ELEPHANTS_FRIGHTENED: Final = Message("elephants-frightened", "17.5")
HANDS_DEALT: Final = Message("hands-dealt", "14.2", rome=NUMBER, carthage=NUMBER)
BATTLE_CARD_SHOWN: Final = Message("battle-card-shown", "24.8", seat=SEAT, card=BATTLE_CARD)
BATTLE_CARD_TAKEN: Final = Message("battle-card-taken", "24.8", seat=SEAT, card=BATTLE_CARD)
ATTACKED_WITH: Final = Message("attacked-with", "14.10", seat=SEAT, card=BATTLE_CARD, type=BATTLE_CARD, other=NUMBER)
MATCHED: Final = Message("matched", "14.10", seat=SEAT, card=BATTLE_CARD)
CONCEDED: Final = Message("conceded", "14.14", seat=SEAT)
OUT_OF_CARDS: Final = Message("out-of-cards", "14.14", seat=SEAT)
INITIATIVE_TAKEN: Final = Message("initiative-taken", "14.11", seat=SEAT)
COUNTERATTACK_ROLLED: Final = Message(
    "counterattack-rolled", "14.11", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER
)
WITHDRAW_ROLLED: Final = Message("withdraw-rolled", "16.1", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER)
PREVENT_ROLLED: Final = Message("prevent-rolled", "16.1", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER)
CASUALTIES_ROLLED: Final = Message("casualties-rolled", "14.15", n=NUMBER, rounds=NUMBER, lost=NUMBER)
RETREAT_ROLLED: Final = Message("retreat-rolled", "14.16", n=NUMBER, roll=NUMBER, seat=SEAT, lost=NUMBER)
BATTLE_LOST: Final = Message("battle-lost", "14.14", seat=SEAT, space=SPACE, n=NUMBER)
WITHDREW_TO: Final = Message("withdrew-to", "16.2", seat=SEAT, space=SPACE)
WITHDREW_INTO_CITY: Final = Message("withdrew-into-city", "16.3", seat=SEAT, space=SPACE)
RETREATED_TO: Final = Message("retreated-to", "15.1", seat=SEAT, n=NUMBER, space=SPACE)
RETREATED_INTO_CITY: Final = Message("retreated-into-city", "15.9", seat=SEAT, n=NUMBER, space=SPACE)
JOINED_RETREAT: Final = Message("joined-retreat", "15.3", seat=SEAT, n=NUMBER, space=SPACE)
FORCE_ELIMINATED: Final = Message("force-eliminated", "15.7", seat=SEAT, n=NUMBER, space=SPACE)
TRAIN_LOST: Final = Message("train-lost", "24.5", space=SPACE)

# Sieges (20)
SIEGE_BEGUN: Final = Message("siege-begun", "20.2", general=GENERAL, space=SPACE)
SIEGE_ROLLED: Final = Message(
    "siege-rolled", "20.5", seat=SEAT, space=SPACE, n=NUMBER, roll=NUMBER, points=NUMBER, lost=NUMBER
)
CITY_TAKEN: Final = Message("city-taken", "20.7", seat=SEAT, space=SPACE)
TRIBE_SUBJUGATED: Final = Message("tribe-subjugated", "20.8", seat=SEAT, space=SPACE)
HANNO_REMOVED: Final = Message("hanno-removed", "23.3", space=SPACE)
TRAITOR_OPENED: Final = Message("traitor-opened", "24.20", seat=SEAT, space=SPACE)

# Events (24)
UNITS_ARRIVED: Final = Message("units-arrived", "24.16", seat=SEAT, n=NUMBER, space=SPACE, elephants=NUMBER)
TRAIN_PLACED: Final = Message("train-placed", "24.5", general=GENERAL, space=SPACE)
PC_REMOVED: Final = Message("pc-removed", "5.3", seat=SEAT, space=SPACE)
MARKER_CHANGED: Final = Message("marker-changed", "24.15", seat=SEAT, space=SPACE)
EXEMPTION_ROLLED: Final = Message("exemption-rolled", "24.13", general=GENERAL, n=NUMBER, most=NUMBER, ok=NUMBER)
POINTS_REMOVED: Final = Message("points-removed", "20.9", n=NUMBER, space=SPACE)
PROCONSUL_REPLACED: Final = Message("proconsul-replaced", "24.11", old=GENERAL, new=GENERAL)
CARD_LOST: Final = Message("card-lost", "24.1", seat=SEAT, card=CARD)
CARD_STOLEN: Final = Message("card-stolen", "24.10", seat=SEAT, card=CARD, victim=SEAT)
CARD_STOLEN_HIDDEN: Final = Message("card-stolen-hidden", "24.10", seat=SEAT, victim=SEAT)
PLAY_DEMANDED: Final = Message("play-demanded", "24.10", seat=SEAT, other=SEAT)
MACEDON_JOINED: Final = Message("macedon-joined", "24.1")
MACEDON_LEFT: Final = Message("macedon-left", "24.1")
NAVAL_VICTORY_WON: Final = Message("naval-victory-won", "24.4")
HANNO_BEGUN: Final = Message("hanno-begun", "24.3")
CATO_BEGUN: Final = Message("cato-begun", "24.3")
COUNSELS_ENDED: Final = Message("counsels-ended", "24.3", card=CARD)
TRUCE_BEGUN: Final = Message("truce-begun", "24.2")
TRUCE_ENDED: Final = Message("truce-ended", "24.2")

# End of a turn and of the game (4, 5, 22, 25.6)
ISOLATED: Final = Message("isolated", "4.1", seat=SEAT, space=SPACE)
POINTS_COUNTED: Final = Message("points-counted", "5.2", rome=NUMBER, carthage=NUMBER)
SUED_FOR_PEACE: Final = Message("sued-for-peace", "22.1", seat=SEAT, n=NUMBER)
WON_CAPITAL: Final = Message("won-capital", "22.2", seat=SEAT, space=SPACE)
WON_ITALY: Final = Message("won-italy", "22.3", seat=SEAT)
WON_ON_POINTS: Final = Message("won-on-points", "5.4", seat=SEAT, rome=NUMBER, carthage=NUMBER)
WON_AFRICANUS: Final = Message("won-africanus", "25.6", seat=SEAT)
WON_NO_ROMANS: Final = Message("won-no-romans", "25.6", seat=SEAT)
WON_CITIES: Final = Message("won-cities", "25.6", seat=SEAT)

# Why the game ended, as the result tells it
RESULT_PEACE: Final = Message("result-peace", "22.1", seat=SEAT)
RESULT_CAPITAL: Final = Message("result-capital", "22.2", seat=SEAT)
RESULT_ITALY: Final = Message("result-italy", "22.3", seat=SEAT)
RESULT_LAST_TURN: Final = Message("result-last-turn", "5.4", seat=SEAT)
RESULT_AFRICANUS: Final = Message("result-africanus", "25.6", seat=SEAT)
RESULT_NO_ROMANS: Final = Message("result-no-romans", "25.6", seat=SEAT)
RESULT_CITIES: Final = Message("result-cities", "25.6", seat=SEAT)

PEACE: Final = 0
CAPITAL: Final = 1
ITALY_LOST: Final = 2
LAST_TURN: Final = 3
IBERIA_AFRICANUS: Final = 4
IBERIA_NO_ROMANS: Final = 5
IBERIA_CITIES: Final = 6
RESULTS: Final = [
    RESULT_PEACE,
    RESULT_CAPITAL,
    RESULT_ITALY,
    RESULT_LAST_TURN,
    RESULT_AFRICANUS,
    RESULT_NO_ROMANS,
    RESULT_CITIES,
]
