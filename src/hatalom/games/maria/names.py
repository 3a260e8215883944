"""Ids: every thing of Maria has a number, a name in the files and a kind."""

from typing import Final

from hatalom.core.action import Kind
from hatalom.games.maria.towns import TOWN_IDS

NOBODY: Final = -1

# 1.4  In the two-player games Maria Theresa leads Austria's side and Frederick all its enemies (24.1, 24.2).
MARIA: Final = 0
FREDERICK: Final = 1
LOUIS: Final = 2
SEAT: Final = Kind("seat", ["maria", "frederick", "louis"])

INTRODUCTORY: Final = 0
ADVANCED: Final = 1
FORM: Final = Kind("form", ["introductory", "advanced"])

# 1.5  In the order of the action stages.
FRANCE: Final = 0
BAVARIA: Final = 1
PRUSSIA: Final = 2
SAXONY: Final = 3
PRAGMATIC: Final = 4
AUSTRIA: Final = 5
POWERS: Final = 6
POWER: Final = Kind("power", ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"])
MAJORS: Final[list[int]] = [FRANCE, PRUSSIA, PRAGMATIC, AUSTRIA]

# 1.7  The two alliances; a neutral power has no side (19.4).
WEST: Final = 0
EAST: Final = 1
NEUTRAL: Final = 2

# 5.1  The action stages
STAGE: Final = Kind("stage", ["france_bavaria", "prussia_saxony", "austria_pragmatic"])
FRENCH_STAGE: Final = 0
PRUSSIAN_STAGE: Final = 1
AUSTRIAN_STAGE: Final = 2
STAGES: Final = 3

FLANDERS: Final = 0
BOHEMIA: Final = 1
MAP: Final = Kind("map", ["flanders", "bohemia"])

REGION: Final = Kind(
    "region",
    [
        "france",
        "austrian_netherlands",
        "netherlands",
        "hannover",
        "empire_w",
        "prussia",
        "saxony",
        "silesia",
        "bohemia",
        "moravia",
        "austria_proper",
        "hungary",
        "bavaria",
        "empire",
        "poland",
    ],
)
NETHERLANDS: Final = 2
SILESIA: Final = 7
POLAND: Final = 14

TOWNS: Final = 537
TOWN: Final = Kind("town", TOWN_IDS)

# Fortresses (3.9)
MINOR: Final = 1
MAJOR: Final = 2
FORTRESS: Final = Kind("fortress", ["none", "minor", "major"])

GENERALS: Final = 20
GENERAL: Final = Kind(
    "general",
    [
        "moritz",
        "belle_isle",
        "broglie",
        "maillebois",
        "noailles",
        "toerring",
        "karl",
        "traun",
        "khevenhueller",
        "batthyany",
        "neipperg",
        "arenberg",
        "friedrich",
        "schwerin",
        "leopold",
        "dessauer",
        "george",
        "cumberland",
        "stair",
        "rutowski",
    ],
)
ARENBERG: Final = 11
RUTOWSKI: Final = 19

TRAINS: Final = 10
TRAIN: Final = Kind(
    "train",
    [
        "france_1",
        "france_2",
        "bavaria_1",
        "austria_1",
        "austria_2",
        "austria_3",
        "prussia_1",
        "prussia_2",
        "pragmatic_1",
        "saxony_1",
    ],
)
SILESIAN_TRAIN: Final = 7

# A piece is a general (its number) or a train (its number + GENERALS).
PIECES: Final = 30

# Where a piece is that is not on the map: removed or eliminated, in its off-map box (the train: on the box "Silesia"),
# not in the game at all (14.1).
REMOVED: Final = -1
IN_BOX: Final = -2
NOT_IN_PLAY: Final = -3

HUSSAR: Final = Kind("hussar", ["first", "second"])
HUSSARS: Final = 2

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
SUIT: Final = Kind("suit", ["clubs", "diamonds", "hearts", "spades"])

# Tactical cards: what players point at is the face (suit and value, or the Reserve); a card is a face of a deck.
LOWEST: Final = 2
HIGHEST: Final = 10
VALUES: Final = 9
RESERVE: Final = 36
FACES: Final = 37
TC: Final = Kind("tc", [f"{suit}_{value}" for suit in SUIT.ids for value in range(LOWEST, HIGHEST + 1)] + ["reserve"])
DECKS: Final = 4
CARDS: Final = 148
CARD: Final = Kind("card", [f"{face}_{deck + 1}" for face in TC.ids for deck in range(DECKS)])

# Political display
TRACK: Final = Kind("track", ["saxony", "russia", "italy"])
SAXONY_TRACK: Final = 0
RUSSIA_TRACK: Final = 1
ITALY_TRACK: Final = 2
TRACKS: Final = 3

# Status of Saxony (19.3)
PRUSSIAN_ALLY: Final = 0
SAXONY_NEUTRAL: Final = 1
AUSTRIAN_ALLY: Final = 2
STATUS: Final = Kind("status", ["prussian_ally", "neutral", "austrian_ally"])

# Icons of the tracks (17.5.9)
ICON: Final = Kind("icon", ["tc_penalty", "tc_bonus", "expedition", "victory_point"])
TC_PENALTY: Final = 0
TC_BONUS: Final = 1
EXPEDITION: Final = 2
VICTORY_POINT: Final = 3

LEFT: Final = -1
RIGHT: Final = 1
EITHER: Final = 0

# What the text of a political card does (X1 to X5)
DRAW_CARDS: Final = 0
NEW_TROOPS: Final = 1
DISCARD_CARDS: Final = 2
ENEMY_DISCARDS: Final = 3
SEND_GENERAL: Final = 4
EFFECT: Final = Kind("effect", ["draw", "troops", "discard", "discard_enemy_of_austria", "expedition"])

PCS: Final = 25
PC: Final = Kind(
    "pc",
    [
        "treaty_of_nymphenburg",
        "the_diet_at_pressburg",
        "sweden_attacks_russia",
        "convention_of_klein_schnellendorf",
        "british_gold",
        "spaniards_land_at_orbetello",
        "convention_of_turin",
        "fall_of_walpole",
        "the_court_of_elizabeth",
        "pandours_and_croats",
        "count_bruehls_intrigues",
        "the_treasury_of_versailles",
        "treaty_of_worms",
        "second_family_compact",
        "the_lopukhina_affair",
        "carterets_diplomacy",
        "treaty_of_vienna_with_saxony",
        "the_canton_regiments",
        "union_of_frankfurt",
        "the_fleet_at_dunkirk",
        "march_on_naples",
        "the_french_militia",
        "bestuzhevs_ascendancy",
        "vote_of_the_states_general",
        "imperial_election",
    ],
)
ELECTION_CARD: Final = 24

# France's military objectives (19.2): as at the start, reduced with markers set aside, and over
NOT_REDUCED: Final = 0
REDUCED: Final = 1
REDUCTION_OVER: Final = 2

# Clauses of an agreement (20, 21)
SUBSIDY: Final = 0
END_SUBSIDY: Final = 1
TRUCE: Final = 2
STAY_OUT: Final = 3
VOTE: Final = 4
WORDS: Final = 5
CLAUSE: Final = Kind("clause", ["subsidy", "end_subsidy", "truce", "stay_out", "vote", "words"])

# Victory boxes (3.12) and candidates (18.3)
BOX: Final = Kind("box", ["battle", "three_electors", "emperor", "italy", "silesia"])
BATTLE_BOX: Final = 0
ELECTORS_BOX: Final = 1
EMPEROR_BOX: Final = 2
ITALY_BOX: Final = 3
SILESIA_BOX: Final = 4
BOXES: Final = 5
# The imperial election (18.1)
NOT_CALLED: Final = 0
CALLED: Final = 1
HELD: Final = 2
CANDIDATE: Final = Kind("candidate", ["charles", "francis"])
CHARLES: Final = 0
FRANCIS: Final = 1

OFF_MAP: Final = Kind("off_map", ["ostpreussen", "italien_france", "italien_austria", "england"])


def face_of(card: int) -> int:
    return card // DECKS


def deck_of(card: int) -> int:
    return card % DECKS


def suit_of(face: int) -> int:
    """The suit of a face; the Reserve (36) has none of the four."""
    return face // VALUES


def value_of(face: int) -> int:
    """The printed value; the Reserve has none (8.5)."""
    return LOWEST + face % VALUES
