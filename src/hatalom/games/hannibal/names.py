"""Ids: every thing of Hannibal has a number, a name in the files and a kind."""

from typing import Final

from hatalom.core.action import Kind

ROME: Final = 0
CARTHAGE: Final = 1
BOTH: Final = 2
NOBODY: Final = -1
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
NORMAL: Final = 0
CITY: Final = 1
TRIBE: Final = 2
ALPS_PASS: Final = 1
NON_ALPS_PASS: Final = 2
STRAIT: Final = 3
BY_SEA: Final = 4
SORTIE: Final = 5

# Countries (0.5, 14.5)
COUNTRY: Final = Kind(
    "country", ["italy", "hispania", "africa", "sicily", "corsica_sardinia", "balearic_islands", "none"]
)
ITALY: Final = 0
HISPANIA: Final = 1
AFRICA: Final = 2
NO_COUNTRY: Final = 6

PROVINCES: Final = 22
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
LATIUM: Final = 0
ETRURIA: Final = 1
SAMNIUM: Final = 2
CAMPANIA: Final = 3
APULIA: Final = 4
LUCANIA: Final = 5
GALLIA_CISALPINIA: Final = 6
BAETICA: Final = 7
CELTIBERIA: Final = 9
EASTERN_NUMIDIA: Final = 13
WESTERN_NUMIDIA: Final = 14
SICILIA: Final = 15
CORSICA_SARDINIA: Final = 17
GALLIA_TRANSALPINIA: Final = 19
LIGURIA: Final = 20
BALEARIC_ISLANDS: Final = 21

SPACES: Final = 96
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
ROME_CITY: Final = 53
CARTHAGE_CITY: Final = 94
NEW_CARTHAGE: Final = 8
GADES: Final = 2
CAPUA: Final = 54
SYRACUSE_CITY: Final = 71
TARENTUM: Final = 60
BRUNDISIUM: Final = 59
CROTON: Final = 64
TARRACO: Final = 23

GENERALS: Final = 14
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
HANNIBAL: Final = 0
HASDRUBAL: Final = 1
HANNO: Final = 2
MAGO: Final = 3
GISGO: Final = 4
P_SCIPIO: Final = 5
LONGUS: Final = 6
FLAMINIUS: Final = 7
FABIUS: Final = 8
MARCELLUS: Final = 9
NERO: Final = 10
VARRO: Final = 11
PAULUS: Final = 12
AFRICANUS: Final = 13

# Where a general is who is not on the map
IN_POOL: Final = -1
DISPLACED: Final = -2
ELIMINATED: Final = -3

# Ranks and offices (7.3)
NO_OFFICE: Final = 0
CONSUL: Final = 1
PROCONSUL: Final = 2
OFFICE: Final = Kind("office", ["none", "consul", "proconsul"])

CARDS: Final = 65
CARD: Final = Kind("card", [*[f"c{number:02}" for number in range(1, 65)], "c09b"])
"""The cards by their numbers; last the variant of card 9."""
CORSICA_REVOLT: Final = 0
SICILIA_REVOLTS: Final = 1
NUMIDIA_REVOLTS: Final = 2
CELTIBERIA_REVOLTS: Final = 3
NATIVE_GUIDE: Final = 4
MARHARBAL: Final = 5
HOSTILE_TRIBES_1: Final = 6
HOSTILE_TRIBES_2: Final = 7
MACEDON_ALLIES: Final = 8
MACEDONIANS: Final = 9
BALEARIC_SLINGERS: Final = 10
AFRICAN_REINFORCEMENTS: Final = 11
BRUTTIUM_RECRUITS: Final = 12
LIGURIAN_RECRUITS: Final = 13
IBERIAN_RECRUITS: Final = 14
GALLIC_RECRUITS: Final = 15
SURPRISE_SORTIE: Final = 16
TRAITOR_IN_TARENTUM: Final = 17
SENATE_DISMISSES: Final = 18
SPY: Final = 19
MERCENARIES_DESERT: Final = 20
MUTIN: Final = 21
NUMIDIAN_ALLY: Final = 22
SOPHONISBA: Final = 23
CAPUA_SIDES: Final = 24
SYRACUSE_ALLIES: Final = 25
COME_INTO_ITALY: Final = 26
HANNIBAL_CHARMS: Final = 27
NAVAL_VICTORY: Final = 28
SIEGE_TRAIN: Final = 29
SPANISH_DESERT: Final = 30
NUMIDIANS_DESERT: Final = 31
MAJOR_CAMPAIGN_1: Final = 32
MAJOR_CAMPAIGN_2: Final = 33
DIPLOMACY_1: Final = 34
DIPLOMACY_2: Final = 35
MINOR_CAMPAIGN_1: Final = 36
MINOR_CAMPAIGN_2: Final = 37
MINOR_CAMPAIGN_3: Final = 38
MINOR_CAMPAIGN_4: Final = 39
BAD_WEATHER: Final = 40
ELEPHANT_FRIGHT: Final = 41
SLAVE_LEGIONS: Final = 42
AUXILIARIES_APULIA: Final = 43
AUXILIARIES_ETRURIA: Final = 44
AUXILIARIES_SAMNIUM: Final = 45
AUXILIARIES_LUCANIA: Final = 46
AUXILIARIES_CAMPANIA: Final = 47
FLEET_BREAKS_SIEGE: Final = 48
ADRIATIC_PIRATES: Final = 49
EPIDEMIC: Final = 50
PESTILENCE: Final = 51
TRIBAL_RESISTANCE: Final = 52
TREACHERY: Final = 53
MESSENGER: Final = 54
GRAIN_SHORTAGE: Final = 55
HANNO_COUNSELS: Final = 56
CATO_COUNSELS: Final = 57
ALLY_DESERTS: Final = 58
STORMS: Final = 59
FORCE_MARCH_1: Final = 60
FORCE_MARCH_2: Final = 61
FORCE_MARCH_3: Final = 62
TRUCE: Final = 63
MACEDON_PEACE: Final = 64

# How a card activates a general (2.8, 2.17, 9.1)
BY_OPS: Final = 0
BY_FORCE_MARCH: Final = 1
BY_CAMPAIGN: Final = 2

# Battle cards (14.19)
FRONTAL: Final = 0
FLANK_LEFT: Final = 1
FLANK_RIGHT: Final = 2
PROBE: Final = 3
ENVELOPMENT: Final = 4
RESERVE: Final = 5
BATTLE_CARDS: Final = 6
BATTLE_CARD: Final = Kind(
    "battle_card", ["frontal_assault", "flank_left", "flank_right", "probe", "double_envelopment", "reserve"]
)


def is_minor_or_major_campaign(card: int) -> bool:
    """9.1  The six Campaign cards."""
    return card == MAJOR_CAMPAIGN_1 or card == MAJOR_CAMPAIGN_2 or MINOR_CAMPAIGN_1 <= card <= MINOR_CAMPAIGN_4


def is_force_march(card: int) -> bool:
    """2.17  Cards 61 to 63."""
    return FORCE_MARCH_1 <= card <= FORCE_MARCH_3
