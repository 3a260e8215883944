"""Ids: every thing of Hannibal has a number, a name in the files and a kind."""

# Ids stand here as bare numbers, because the compiler writes those into the code that uses them; a constant that is
# made by calling its type it would look up each time.
# mypy: disable-error-code="assignment, arg-type"

from typing import Final, NewType

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.core.vecs import vec

Space = NewType("Space", i64)
Province = NewType("Province", i64)
Country = NewType("Country", i64)
Way = NewType("Way", i64)
"""The kind of a connection between two spaces, or how an army came to a battle."""
General = NewType("General", i64)
Company = NewType("Company", i64)
"""Several generals, a bit each."""
Card = NewType("Card", i64)
"""A strategy card."""
BattleCard = NewType("BattleCard", i64)
Mode = NewType("Mode", i64)
"""How a card activates a general."""

ROME: Final[Seat] = 0
CARTHAGE: Final[Seat] = 1
BOTH: Final = 2
NOBODY: Final = -1
"""No marker."""
NO_SEAT: Final[Seat] = -1
ENEMY: Final[list[Seat]] = [CARTHAGE, ROME]
"""The other side, by seat."""
SEATS: Final[list[Seat]] = [ROME, CARTHAGE]
SEAT: Final = Kind("seat", ["rome", "carthage"])

SCENARIO: Final = Kind("scenario", ["second_punic_war", "hannibal_ad_portas", "campaign_iberia"])
SECOND_PUNIC_WAR: Final = 0
HANNIBAL_AD_PORTAS: Final = 1
CAMPAIGN_IBERIA: Final = 2

# What a combat unit is: Roman or Carthaginian troops, or an elephant (0.1).
UNIT: Final = Kind("unit", ["cu", "elephant"])

# Control markers (0.4).  A city marker is a seat's marker on a city; a tribe has a marker of its own.
NEUTRAL_TRIBE: Final = 2
CARTHAGE_TRIBE: Final = 3

# Kinds of spaces and connections (0.7)
NORMAL_SPACE: Final = 0
CITY: Final = 1
TRIBE: Final = 2
NORMAL: Final[Way] = 0
ALPS_PASS: Final[Way] = 1
NON_ALPS_PASS: Final[Way] = 2
STRAIT: Final[Way] = 3
BY_SEA: Final[Way] = 4
SORTIE: Final[Way] = 5

# Countries (0.5, 14.5)
COUNTRY: Final = Kind(
    "country", ["italy", "hispania", "africa", "sicily", "corsica_sardinia", "balearic_islands", "none"]
)
ITALY: Final[Country] = 0
HISPANIA: Final[Country] = 1
AFRICA: Final[Country] = 2
NO_COUNTRY: Final[Country] = 6

PROVINCES: Final = 22
NO_PROVINCE: Final[Province] = -1
ALL_PROVINCES: Final = vec[Province]([Province(number) for number in range(PROVINCES)])
PROVINCE: Final = Kind(
    "province",
    [
        "latium",
        "etruria",
        "samnium",
        "campania",
        "apulia",
        "lucania",
        "gallia_cisalpinia",
        "baetica",
        "orospeda",
        "celtiberia",
        "idubeda",
        "carthage",
        "carthaginia",
        "eastern_numidia",
        "western_numidia",
        "sicilia",
        "syracuse",
        "corsica_sardinia",
        "massilia",
        "gallia_transalpinia",
        "liguria",
        "balearic_islands",
    ],
)
LATIUM: Final[Province] = 0
ETRURIA: Final[Province] = 1
SAMNIUM: Final[Province] = 2
CAMPANIA: Final[Province] = 3
APULIA: Final[Province] = 4
LUCANIA: Final[Province] = 5
GALLIA_CISALPINIA: Final[Province] = 6
BAETICA: Final[Province] = 7
CELTIBERIA: Final[Province] = 9
EASTERN_NUMIDIA: Final[Province] = 13
WESTERN_NUMIDIA: Final[Province] = 14
SICILIA: Final[Province] = 15
CORSICA_SARDINIA: Final[Province] = 17
GALLIA_TRANSALPINIA: Final[Province] = 19
LIGURIA: Final[Province] = 20
BALEARIC_ISLANDS: Final[Province] = 21

SPACES: Final = 96
ALL_SPACES: Final = vec[Space]([Space(number) for number in range(SPACES)])
NO_SPACE: Final[Space] = -1
SPACE: Final = Kind(
    "space",
    [
        "western_ligurians",
        "eastern_ligurians",
        "gades",
        "acci",
        "malaca",
        "hispalis",
        "corduba",
        "salaria",
        "new_carthage",
        "laminium",
        "dianium",
        "saguntum",
        "arsa",
        "salmantica",
        "segovia",
        "toletum",
        "segobriga",
        "iberus",
        "ilerda",
        "numantia",
        "bilbilis",
        "azaila",
        "dertosa",
        "tarraco",
        "massilia_city",
        "narbo",
        "emporiae",
        "nemausus",
        "nice",
        "araceli",
        "aquitani",
        "tolosa",
        "averni",
        "gergovia",
        "rhone",
        "allobroges",
        "druentia",
        "isere",
        "taurini",
        "insubrians",
        "verona",
        "boii",
        "mutina",
        "pisae",
        "faesulae",
        "falerii",
        "cosa",
        "tarquini",
        "ariminum",
        "firmum_picenum",
        "sena",
        "praeneste",
        "terventum",
        "rome_city",
        "capua",
        "neapolis",
        "arpi",
        "cannae",
        "beneventum",
        "brundisium",
        "tarentum",
        "heraclea",
        "paestium",
        "bruttium",
        "croton",
        "rhegium",
        "lilybaeum",
        "panormus",
        "agrigentum",
        "enna",
        "messana",
        "syracuse_city",
        "aleria",
        "sassari",
        "oristano",
        "nuoro",
        "carales",
        "icosium",
        "zuccabar",
        "tupusuctu",
        "vescera",
        "saldae",
        "sitilis",
        "cirta",
        "thamugadi",
        "thubursicu",
        "thevestis",
        "hippo_regius",
        "thabraca",
        "utica",
        "zama",
        "thapsus",
        "tacapae",
        "hadrumetum",
        "carthage_city",
        "baleares",
    ],
)
ROME_CITY: Final[Space] = 53
CARTHAGE_CITY: Final[Space] = 94
NEW_CARTHAGE: Final[Space] = 8
GADES: Final[Space] = 2
CAPUA: Final[Space] = 54
SYRACUSE_CITY: Final[Space] = 71
TARENTUM: Final[Space] = 60
BRUNDISIUM: Final[Space] = 59
CROTON: Final[Space] = 64
TARRACO: Final[Space] = 23

GENERALS: Final = 14
ALL_GENERALS: Final = vec[General]([General(number) for number in range(GENERALS)])
NO_GENERAL: Final[General] = -1
NO_COMPANY: Final[Company] = 0
GENERAL: Final = Kind(
    "general",
    [
        "hannibal",
        "hasdrubal",
        "hanno",
        "mago",
        "h_gisgo",
        "p_scipio",
        "t_longus",
        "flaminius",
        "fabius",
        "marcellus",
        "g_nero",
        "varro",
        "a_paulus",
        "scipio_africanus",
    ],
)
HANNIBAL: Final[General] = 0
HASDRUBAL: Final[General] = 1
HANNO: Final[General] = 2
MAGO: Final[General] = 3
GISGO: Final[General] = 4
P_SCIPIO: Final[General] = 5
LONGUS: Final[General] = 6
FLAMINIUS: Final[General] = 7
FABIUS: Final[General] = 8
MARCELLUS: Final[General] = 9
NERO: Final[General] = 10
VARRO: Final[General] = 11
PAULUS: Final[General] = 12
AFRICANUS: Final[General] = 13

# Where a general is who is not on the map
IN_POOL: Final[Space] = -1
DISPLACED: Final[Space] = -2
ELIMINATED: Final[Space] = -3

# Ranks and offices (7.3)
NO_OFFICE: Final = 0
CONSUL: Final = 1
PROCONSUL: Final = 2
OFFICE: Final = Kind("office", ["none", "consul", "proconsul"])

CARDS: Final = 65
ALL_CARDS: Final = vec[Card]([Card(number) for number in range(CARDS)])
NO_CARD: Final[Card] = -1
CARD: Final = Kind("card", [*[f"c{number:02}" for number in range(1, 65)], "c09b"])
"""The cards; each number is one less than the one printed on the card, which stands at the end of the line.  Last the
variant of card 9."""
CORSICA_REVOLT: Final[Card] = 0  # 1
SICILIA_REVOLTS: Final[Card] = 1  # 2
NUMIDIA_REVOLTS: Final[Card] = 2  # 3
CELTIBERIA_REVOLTS: Final[Card] = 3  # 4
NATIVE_GUIDE: Final[Card] = 4  # 5
MARHARBAL: Final[Card] = 5  # 6
HOSTILE_TRIBES_1: Final[Card] = 6  # 7
HOSTILE_TRIBES_2: Final[Card] = 7  # 8
MACEDON_ALLIES: Final[Card] = 8  # 9
MACEDONIANS: Final[Card] = 9  # 10
BALEARIC_SLINGERS: Final[Card] = 10  # 11
AFRICAN_REINFORCEMENTS: Final[Card] = 11  # 12
BRUTTIUM_RECRUITS: Final[Card] = 12  # 13
LIGURIAN_RECRUITS: Final[Card] = 13  # 14
IBERIAN_RECRUITS: Final[Card] = 14  # 15
GALLIC_RECRUITS: Final[Card] = 15  # 16
SURPRISE_SORTIE: Final[Card] = 16  # 17
TRAITOR_IN_TARENTUM: Final[Card] = 17  # 18
SENATE_DISMISSES: Final[Card] = 18  # 19
SPY: Final[Card] = 19  # 20
MERCENARIES_DESERT: Final[Card] = 20  # 21
MUTIN: Final[Card] = 21  # 22
NUMIDIAN_ALLY: Final[Card] = 22  # 23
SOPHONISBA: Final[Card] = 23  # 24
CAPUA_SIDES: Final[Card] = 24  # 25
SYRACUSE_ALLIES: Final[Card] = 25  # 26
COME_INTO_ITALY: Final[Card] = 26  # 27
HANNIBAL_CHARMS: Final[Card] = 27  # 28
NAVAL_VICTORY: Final[Card] = 28  # 29
SIEGE_TRAIN: Final[Card] = 29  # 30
SPANISH_DESERT: Final[Card] = 30  # 31
NUMIDIANS_DESERT: Final[Card] = 31  # 32
MAJOR_CAMPAIGN_1: Final[Card] = 32  # 33
MAJOR_CAMPAIGN_2: Final[Card] = 33  # 34
DIPLOMACY_1: Final[Card] = 34  # 35
DIPLOMACY_2: Final[Card] = 35  # 36
MINOR_CAMPAIGN_1: Final[Card] = 36  # 37
MINOR_CAMPAIGN_2: Final[Card] = 37  # 38
MINOR_CAMPAIGN_3: Final[Card] = 38  # 39
MINOR_CAMPAIGN_4: Final[Card] = 39  # 40
BAD_WEATHER: Final[Card] = 40  # 41
ELEPHANT_FRIGHT: Final[Card] = 41  # 42
SLAVE_LEGIONS: Final[Card] = 42  # 43
AUXILIARIES_APULIA: Final[Card] = 43  # 44
AUXILIARIES_ETRURIA: Final[Card] = 44  # 45
AUXILIARIES_SAMNIUM: Final[Card] = 45  # 46
AUXILIARIES_LUCANIA: Final[Card] = 46  # 47
AUXILIARIES_CAMPANIA: Final[Card] = 47  # 48
FLEET_BREAKS_SIEGE: Final[Card] = 48  # 49
ADRIATIC_PIRATES: Final[Card] = 49  # 50
EPIDEMIC: Final[Card] = 50  # 51
PESTILENCE: Final[Card] = 51  # 52
TRIBAL_RESISTANCE: Final[Card] = 52  # 53
TREACHERY: Final[Card] = 53  # 54
MESSENGER: Final[Card] = 54  # 55
GRAIN_SHORTAGE: Final[Card] = 55  # 56
HANNO_COUNSELS: Final[Card] = 56  # 57
CATO_COUNSELS: Final[Card] = 57  # 58
ALLY_DESERTS: Final[Card] = 58  # 59
STORMS: Final[Card] = 59  # 60
FORCE_MARCH_1: Final[Card] = 60  # 61
FORCE_MARCH_2: Final[Card] = 61  # 62
FORCE_MARCH_3: Final[Card] = 62  # 63
TRUCE: Final[Card] = 63  # 64
MACEDON_PEACE: Final[Card] = 64  # 9, variant

# How a card activates a general (2.8, 2.17, 9.1)
BY_OPS: Final[Mode] = 0
BY_FORCE_MARCH: Final[Mode] = 1
BY_CAMPAIGN: Final[Mode] = 2

# Battle cards (14.19)
FRONTAL: Final[BattleCard] = 0
FLANK_LEFT: Final[BattleCard] = 1
FLANK_RIGHT: Final[BattleCard] = 2
PROBE: Final[BattleCard] = 3
ENVELOPMENT: Final[BattleCard] = 4
RESERVE: Final[BattleCard] = 5
BATTLE_CARDS: Final = 6
NO_BATTLE_CARD: Final[BattleCard] = -1
PLAIN_BATTLE_CARDS: Final = [FRONTAL, FLANK_LEFT, FLANK_RIGHT, PROBE, ENVELOPMENT]
"""All but the Reserve."""
ALL_BATTLE_CARDS: Final = vec[BattleCard]([FRONTAL, FLANK_LEFT, FLANK_RIGHT, PROBE, ENVELOPMENT, RESERVE])
BATTLE_CARD: Final = Kind(
    "battle_card", ["frontal_assault", "flank_left", "flank_right", "probe", "double_envelopment", "reserve"]
)


def is_minor_or_major_campaign(card: Card) -> bool:
    """9.1  The six Campaign cards."""
    return card == MAJOR_CAMPAIGN_1 or card == MAJOR_CAMPAIGN_2 or MINOR_CAMPAIGN_1 <= card <= MINOR_CAMPAIGN_4


def is_force_march(card: Card) -> bool:
    """2.17  Cards 61 to 63."""
    return FORCE_MARCH_1 <= card <= FORCE_MARCH_3


def company_of(general: General) -> Company:
    """A general alone, as a set."""
    return Company(bit(general))


def joined(company: Company, general: General) -> Company:
    """A set of generals with one more."""
    return Company(company | bit(general))


def has(company: Company, general: General) -> bool:
    """Whether a general belongs to a set."""
    return (company >> general) & 1 == 1
