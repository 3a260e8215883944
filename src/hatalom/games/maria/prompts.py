"""Every question's sentence, the breadcrumbs of the sequence of play, and the strip of a turn."""

from typing import Final

from hatalom.core.action import NUMBER, SECRET_NUMBER
from hatalom.core.message import Message
from hatalom.games.maria.names import GENERAL, PC, POWER, SEAT, STAGE, SUIT, TOWN, TRAIN

# NATURE
ASK_DRAW: Final = Message("ask-draw", "8.1", power=POWER)

# Set-up and stacks
ASK_ALLOT: Final = Message("ask-allot", "4.11", general=GENERAL, n=SECRET_NUMBER)
ASK_ALLOT_INTRODUCTORY: Final = Message("ask-allot-introductory", "14.1", general=GENERAL, n=SECRET_NUMBER)
ASK_TAKE_TROOPS: Final = Message("ask-take-troops", "6.5", general=GENERAL, other=GENERAL, n=SECRET_NUMBER)
ASK_COMMAND: Final = Message("ask-command", "6.2", general=GENERAL, other=GENERAL)
ASK_CONSENT: Final = Message("ask-consent", "10.1.5", general=GENERAL, other=GENERAL, commander=GENERAL)

# Hussars
ASK_HUSSAR: Final = Message("ask-hussar", "7.2")
ASK_HUSSAR_AGAIN: Final = Message("ask-hussar-again", "7.3", town=TOWN)

# Tactical cards
ASK_SUBSIDY: Final = Message("ask-subsidy", "8.2")
ASK_PAY_SUPPLY: Final = Message("ask-pay-supply", "8.7", power=POWER, n=NUMBER)
ASK_PAY_TRAIN: Final = Message("ask-pay-train", "8.7", power=POWER, n=NUMBER)
ASK_PAY_TROOPS: Final = Message("ask-pay-troops", "8.7", power=POWER, n=NUMBER)
ASK_PAY_EXPEDITION: Final = Message("ask-pay-expedition", "8.7", power=POWER, n=NUMBER)

# Supply
ASK_SUPPLY: Final = Message("ask-supply", "9.7", power=POWER, n=SECRET_NUMBER)

# Movement
ASK_MOVE: Final = Message("ask-move", "10.1.1")
ASK_MOVE_IN_TURN: Final = Message("ask-move-in-turn", "10.1.6", power=POWER)
ASK_PATH: Final = Message("ask-path", "10.1.2", general=GENERAL, n=NUMBER, main=NUMBER)
ASK_TRAIN_PATH: Final = Message("ask-train-path", "10.1.3", train=TRAIN, n=NUMBER, main=NUMBER)
ASK_REENTER: Final = Message("ask-reenter", "10.2.3", train=TRAIN)
ASK_REDUCE: Final = Message("ask-reduce", "19.2.1", n=NUMBER)
ASK_STEP_ASIDE: Final = Message("ask-step-aside", "17.5.11", town=TOWN)

# Combat
ASK_ATTACKER: Final = Message("ask-attacker", "11.1.2")
ASK_TARGET: Final = Message("ask-target", "11.1.12", general=GENERAL)
ASK_CARD: Final = Message("ask-card", "11.1.6", suit=SUIT, n=NUMBER)
ASK_CARD_AT_ZERO: Final = Message("ask-card-at-zero", "11.1.9", suit=SUIT)
ASK_RETREAT: Final = Message("ask-retreat", "11.2.2", general=GENERAL, n=NUMBER)

# Breadcrumbs
CRUMB_SET_UP: Final = Message("crumb-set-up", "4.1")
CRUMB_TURN: Final = Message("crumb-turn", "5.1", n=NUMBER)
CRUMB_STAGE: Final = Message("crumb-stage", "5.2", stage=STAGE)
CRUMB_HUSSARS: Final = Message("crumb-hussars", "7.2")
CRUMB_CARDS: Final = Message("crumb-cards", "8.1")
CRUMB_SUPPLY: Final = Message("crumb-supply", "9.1")
CRUMB_MOVEMENT: Final = Message("crumb-movement", "10.1.1")
CRUMB_COMBAT: Final = Message("crumb-combat", "11.1.1")
CRUMB_BATTLE: Final = Message("crumb-battle", "11.1.5", general=GENERAL, other=GENERAL)
CRUMB_POLITICS: Final = Message("crumb-politics", "17.0.1")
CRUMB_WINTER: Final = Message("crumb-winter", "13.1")
CRUMB_ELECTION: Final = Message("crumb-election", "18.1")

# The strip of a turn
STRIP_POLITICS: Final = Message("strip-politics", "5.1")
STRIP_HUSSARS: Final = Message("strip-hussars", "5.1")
STRIP_STAGE: Final = Message("strip-stage", "5.1", stage=STAGE)
STRIP_WINTER: Final = Message("strip-winter", "5.5")

# The look back on a game
MEASURE_SCORE: Final = Message("measure-score", "15.2")
PART_MEANS: Final = Message("part-means", "15.2")
PART_PIECES: Final = Message("part-pieces", "9.1")
PART_BATTLE: Final = Message("part-battle", "11.1.1")
PART_RIVALS: Final = Message("part-rivals", "15.2")

# Winter and new troops (13, 17.5.10)
ASK_RECRUIT: Final = Message("ask-recruit", "13.2", power=POWER)
ASK_MUSTER: Final = Message("ask-muster", "13.4", power=POWER, n=NUMBER)
ASK_RETURN_AT: Final = Message("ask-return-at", "13.5", general=GENERAL)

# Politics (17)
ASK_TURN_UP: Final = Message("ask-turn-up", "17.1.1")
ASK_TURN_UP_TRUMP: Final = Message("ask-turn-up-trump", "17.2.2")
ASK_TRUMP: Final = Message("ask-trump", "17.2.1")
ASK_LAY: Final = Message("ask-lay", "17.3.1", power=POWER, suit=SUIT)
ASK_CHOOSE: Final = Message("ask-choose", "17.5.1", power=POWER)
ASK_EXECUTE: Final = Message("ask-execute", "17.5.6", power=POWER, pc=PC)
ASK_ENEMY: Final = Message("ask-enemy", "X.4", n=NUMBER)
ASK_DISCARD: Final = Message("ask-discard", "X.3", power=POWER, n=NUMBER)
ASK_SEND: Final = Message("ask-send", "17.5.9", power=POWER)
ASK_CALL_BACK: Final = Message("ask-call-back", "17.5.11", general=GENERAL)

# The election (18)
ASK_VOTE: Final = Message("ask-vote", "18.5", power=POWER, n=NUMBER)

# Political changes (19)
ASK_OFFER_PEACE: Final = Message("ask-offer-peace", "19.1.1")
ASK_ACCEPT_PEACE: Final = Message("ask-accept-peace", "19.1.1")
ASK_SECOND_TRAIN: Final = Message("ask-second-train", "19.1.6")
ASK_DISPLACE: Final = Message("ask-displace", "19.1.5", general=GENERAL)
ASK_DISPLACE_TRAIN: Final = Message("ask-displace-train", "19.1.5", train=TRAIN)
ASK_SAXONY: Final = Message("ask-saxony", "19.3.1", n=NUMBER)

# Contracts and agreements (20, 21)
ASK_TALK: Final = Message("ask-talk", "21.1")
ASK_CLAUSE: Final = Message("ask-clause", "21.1", partner=SEAT)
ASK_CLAUSE_GIVER: Final = Message("ask-clause-giver", "20.1")
ASK_CLAUSE_RECEIVER: Final = Message("ask-clause-receiver", "20.1", power=POWER)
ASK_CLAUSE_ENDED_GIVER: Final = Message("ask-clause-ended-giver", "20.2")
ASK_CLAUSE_ENDED_RECEIVER: Final = Message("ask-clause-ended-receiver", "20.2", power=POWER)
ASK_CLAUSE_TRUCE: Final = Message("ask-clause-truce", "21.1")
ASK_CLAUSE_TRUCE_WITH: Final = Message("ask-clause-truce-with", "21.1", power=POWER)
ASK_CLAUSE_AVOIDER: Final = Message("ask-clause-avoider", "21.1")
ASK_CLAUSE_VOTER: Final = Message("ask-clause-voter", "21.1")
ASK_CLAUSE_REGION: Final = Message("ask-clause-region", "21.1", power=POWER)
ASK_CLAUSE_CANDIDATE: Final = Message("ask-clause-candidate", "21.1", power=POWER)
ASK_CLAUSE_TURNS: Final = Message("ask-clause-turns", "21.1")
ASK_ANSWER: Final = Message("ask-answer", "21.1", partner=SEAT)
CRUMB_NEGOTIATION: Final = Message("crumb-negotiation", "21.1")
