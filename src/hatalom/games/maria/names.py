"""Ids: every thing of Maria has a number, a name in the files and a kind."""

# Ids are bare numbers here.  The compiler writes such numbers straight into the code that uses them; a constant that is
# made by calling its type would be looked up each time.
# mypy: disable-error-code="assignment, arg-type"

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.question import Seat
from hatalom.core.vecs import vec
from hatalom.games.maria.towns import TOWN_IDS

# The kinds of ids.  A general's number is also his number among the pieces.
Power = NewType("Power", i64)
Piece = NewType("Piece", i64)
General = NewType("General", Piece)
Train = NewType("Train", i64)
Town = NewType("Town", i64)
Region = NewType("Region", i64)
Fort = NewType("Fort", i64)
Card = NewType("Card", i64)
Face = NewType("Face", i64)
Suit = NewType("Suit", i64)
PoliticalCard = NewType("PoliticalCard", i64)
Track = NewType("Track", i64)
Candidate = NewType("Candidate", i64)

# Kinds of which the rules name every single one
Form = NewType("Form", i64)
Side = NewType("Side", i64)
Stage = NewType("Stage", i64)
MapPart = NewType("MapPart", i64)
Status = NewType("Status", i64)
IconKind = NewType("IconKind", i64)
EffectKind = NewType("EffectKind", i64)
ClauseKind = NewType("ClauseKind", i64)

Towns: TypeAlias = "vec[Town]"
Generals: TypeAlias = "vec[General]"
Trains: TypeAlias = "vec[Train]"

NOBODY: Final = -1
"""No power, no general, no town …: every kind of id is compared with it."""
NO_SEAT: Final[Seat] = -1
NO_POWER: Final[Power] = -1
NO_GENERAL: Final[General] = -1
NO_PIECE: Final[Piece] = -1
NO_TOWN: Final[Town] = -1
NO_FORT: Final[Fort] = -1
NO_SUIT: Final[Suit] = -1
NO_CANDIDATE: Final[Candidate] = -1
NO_KIND: Final[ClauseKind] = -1
NO_FACE: Final[Face] = -1

# 1.4  In the two-player games Maria Theresa leads Austria's side and Frederick all its enemies (24.1, 24.2).
MARIA: Final[Seat] = 0
FREDERICK: Final[Seat] = 1
LOUIS: Final[Seat] = 2
ALL_SEATS: Final[list[Seat]] = [MARIA, FREDERICK, LOUIS]
PLAYERS: Final[list[list[Seat]]] = [ALL_SEATS[:seats] for seats in range(len(ALL_SEATS) + 1)]
"""The seats of a game, by how many there are."""
SEAT: Final = Kind("seat", ["maria", "frederick", "louis"])

INTRODUCTORY: Final[Form] = 0
ADVANCED: Final[Form] = 1
FORM: Final = Kind("form", ["introductory", "advanced"])

# 1.5  In the order of the action stages.
FRANCE: Final[Power] = 0
BAVARIA: Final[Power] = 1
PRUSSIA: Final[Power] = 2
SAXONY: Final[Power] = 3
PRAGMATIC: Final[Power] = 4
AUSTRIA: Final[Power] = 5
POWERS: Final = 6
ALL_POWERS: Final[vec[Power]] = vec[Power]([Power(number) for number in range(POWERS)])
POWER: Final = Kind("power", ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"])
IN_STAGES: Final[vec[Power]] = vec[Power]([FRANCE, BAVARIA, PRUSSIA, AUSTRIA, SAXONY, PRAGMATIC])
"""The order in which the powers of an action stage act."""
MAJORS: Final[vec[Power]] = vec[Power]([FRANCE, PRUSSIA, PRAGMATIC, AUSTRIA])

# 1.7  The two alliances; a neutral power has no side (19.4).
WEST: Final[Side] = 0
EAST: Final[Side] = 1
NEUTRAL: Final[Side] = 2

# 5.1  The action stages
STAGE: Final = Kind("stage", ["france_bavaria", "prussia_saxony", "austria_pragmatic"])
FRENCH_STAGE: Final[Stage] = 0
PRUSSIAN_STAGE: Final[Stage] = 1
AUSTRIAN_STAGE: Final[Stage] = 2
STAGES: Final = 3
ALL_STAGES: Final[vec[Stage]] = vec[Stage]([FRENCH_STAGE, PRUSSIAN_STAGE, AUSTRIAN_STAGE])

FLANDERS: Final[MapPart] = 0
BOHEMIA: Final[MapPart] = 1
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
ALL_REGIONS: Final[vec[Region]] = vec[Region]([Region(number) for number in range(len(REGION.ids))])
NETHERLANDS: Final[Region] = 2
SILESIA: Final[Region] = 7
POLAND: Final[Region] = 14

TOWNS: Final = 537
ALL_TOWNS: Final[vec[Town]] = vec[Town]([Town(number) for number in range(TOWNS)])
TOWN: Final = Kind("town", TOWN_IDS)

# Fortresses (3.9)
MINOR: Final = 1
MAJOR: Final = 2
FORTRESS: Final = Kind("fortress", ["none", "minor", "major"])

GENERALS: Final = 20
ALL_GENERALS: Final[vec[General]] = vec[General]([General(number) for number in range(GENERALS)])
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
ARENBERG: Final[General] = 11
RUTOWSKI: Final[General] = 19

TRAINS: Final = 10
ALL_TRAINS: Final[vec[Train]] = vec[Train]([Train(number) for number in range(TRAINS)])
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
SILESIAN_TRAIN: Final[Train] = 7

# A piece is a general (its number) or a train (its number + GENERALS).
PIECES: Final = 30
ALL_PIECES: Final[vec[Piece]] = vec[Piece]([Piece(number) for number in range(PIECES)])

# The place of a piece that is not on the map: removed or eliminated; in its off-map box (the train: on the box
# "Silesia"); or not in the game at all (14.1).
REMOVED: Final[Town] = -1
IN_BOX: Final[Town] = -2
NOT_IN_PLAY: Final[Town] = -3

HUSSAR: Final = Kind("hussar", ["first", "second"])
HUSSARS: Final = 2

CLUBS: Final[Suit] = 0
SUIT: Final = Kind("suit", ["clubs", "diamonds", "hearts", "spades"])

# Tactical cards: what players point at is the face (suit and value, or the Reserve); a card is a face of a deck.
LOWEST: Final = 2
HIGHEST: Final = 10
VALUES: Final = 9
RESERVE: Final[Face] = 36
TC: Final = Kind("tc", [f"{suit}_{value}" for suit in SUIT.ids for value in range(LOWEST, HIGHEST + 1)] + ["reserve"])
DECKS: Final = 4
CARDS: Final = 148
ALL_CARDS: Final[vec[Card]] = vec[Card]([Card(number) for number in range(CARDS)])
CARD: Final = Kind("card", [f"{face}_{deck + 1}" for face in TC.ids for deck in range(DECKS)])

# Political display
TRACK: Final = Kind("track", ["saxony", "russia", "italy"])
SAXONY_TRACK: Final[Track] = 0
RUSSIA_TRACK: Final[Track] = 1
ITALY_TRACK: Final[Track] = 2
TRACKS: Final = 3
ALL_TRACKS: Final[vec[Track]] = vec[Track]([SAXONY_TRACK, RUSSIA_TRACK, ITALY_TRACK])

# Status of Saxony (19.3)
PRUSSIAN_ALLY: Final[Status] = 0
SAXONY_NEUTRAL: Final[Status] = 1
AUSTRIAN_ALLY: Final[Status] = 2
STATUS: Final = Kind("status", ["prussian_ally", "neutral", "austrian_ally"])

# Icons of the tracks (17.5.9)
ICON: Final = Kind("icon", ["tc_penalty", "tc_bonus", "expedition", "victory_point"])
TC_PENALTY: Final[IconKind] = 0
TC_BONUS: Final[IconKind] = 1
EXPEDITION: Final[IconKind] = 2
VICTORY_POINT: Final[IconKind] = 3

LEFT: Final = -1
RIGHT: Final = 1
EITHER: Final = 0

# What the text of a political card does (X1 to X5)
DRAW_CARDS: Final[EffectKind] = 0
NEW_TROOPS: Final[EffectKind] = 1
DISCARD_CARDS: Final[EffectKind] = 2
ENEMY_DISCARDS: Final[EffectKind] = 3
SEND_GENERAL: Final[EffectKind] = 4
EFFECT: Final = Kind("effect", ["draw", "troops", "discard", "discard_enemy_of_austria", "expedition"])

PCS: Final = 25
ALL_PCS: Final[vec[PoliticalCard]] = vec[PoliticalCard]([PoliticalCard(number) for number in range(PCS)])
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
ELECTION_CARD: Final[PoliticalCard] = 24

# France's military objectives (19.2): as at the start, reduced with markers set aside, and over
NOT_REDUCED: Final = 0
REDUCED: Final = 1
REDUCTION_OVER: Final = 2

# Clauses of an agreement (20, 21)
SUBSIDY: Final[ClauseKind] = 0
END_SUBSIDY: Final[ClauseKind] = 1
TRUCE: Final[ClauseKind] = 2
STAY_OUT: Final[ClauseKind] = 3
VOTE: Final[ClauseKind] = 4
WORDS: Final[ClauseKind] = 5
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
CHARLES: Final[Candidate] = 0
FRANCIS: Final[Candidate] = 1

OFF_MAP: Final = Kind("off_map", ["ostpreussen", "italien_france", "italien_austria", "england"])


def face_of(card: Card) -> Face:
    return Face(card // DECKS)


def deck_of(card: Card) -> int:
    return card % DECKS


def suit_of(face: Face) -> Suit:
    """The suit of a face; the Reserve (36) has none of the four."""
    return Suit(face // VALUES)


def value_of(face: Face) -> int:
    """The printed value; the Reserve has none (8.5)."""
    return LOWEST + face % VALUES


def train_piece(train: Train) -> Piece:
    """Trains are numbered after the generals among the pieces."""
    return Piece(GENERALS + train)


def general_of(number: int) -> General:
    """The general with this number; actions hold bare numbers."""
    return General(Piece(number))
