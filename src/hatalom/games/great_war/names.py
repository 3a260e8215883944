"""Ids: every thing of Great War has a number, a name in the files and a kind."""

from typing import Final

from hatalom.core.action import Kind


def _ids(words: str) -> list[str]:
    return words.split()


NOBODY: Final = -1
NOWHERE: Final = -1

# Alliances
NEITHER: Final = -1
ENTENTE: Final = 0
CENTRAL: Final = 1
ALLIANCE: Final = Kind("alliance", ["entente", "central"])

# 3.4  The great powers in the general order, then the minor powers; the last two countries are closed for ever.
GERMANY: Final = 0
BRITAIN: Final = 1
FRANCE: Final = 2
USA: Final = 3
RUSSIA: Final = 4
AUSTRIA: Final = 5
TURKEY: Final = 6
ITALY: Final = 7
SERBIA: Final = 8
ROMANIA: Final = 9
GREECE: Final = 10
PORTUGAL: Final = 11
BULGARIA: Final = 12
BELGIUM: Final = 13
POLAND: Final = 14
NETHERLANDS: Final = 15
DENMARK: Final = 16
NORWAY: Final = 17
SWEDEN: Final = 18
SPAIN: Final = 19
ALBANIA: Final = 20
GREAT_POWERS: Final = 8
POWERS: Final = 21
POWER: Final = Kind(
    "power",
    _ids(
        """
    germany britain france usa russia austria turkey italy serbia romania greece portugal bulgaria belgium poland
    netherlands denmark norway sweden spain albania switzerland luxembourg
    """
    ),
)

SEATS: Final = 7
SEAT: Final = Kind("seat", _ids("germany austria turkey britain france russia italy"))

# Units.  Fighting units first, then the technical ones, then ships; a rebel is an infantry that always counts 1.
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3
TANK: Final = 4
ZEPPELIN: Final = 5
GAS: Final = 6
BATTLESHIP: Final = 7
CRUISER: Final = 8
SUBMARINE: Final = 9
REBEL: Final = 10
UNITS: Final = 11
UNIT: Final = Kind(
    "unit",
    _ids("infantry cavalry artillery aircraft tank zeppelin gas battleship cruiser submarine rebel"),
)

# A piece is a unit of a nation; a loaded battleship is told apart, and the defence line can be hit (7.7, 9.5).
LOADED: Final = UNITS
PIECE_KINDS: Final = UNITS + 1
DEFENCE_LINE_PIECE: Final = POWERS * PIECE_KINDS
PIECE: Final = Kind(
    "piece",
    [f"{power}_{unit}" for power in POWER.ids[:POWERS] for unit in [*UNIT.ids, "loaded_battleship"]] + ["defence_line"],
)

# What can be bought: the ten kinds of units by their numbers, then these (11.6)
DEFENCE_LINE: Final = 10
FACTORY: Final = 11
HOSPITAL: Final = 12
DIPLOMACY_CARD: Final = 13
ITEMS: Final = 14
ITEM: Final = Kind("item", [*UNIT.ids[:REBEL], "defence_line", "factory", "hospital", "diplomacy_card"])

# Places: the provinces, then the sea zones
PROVINCE_IDS: Final = _ids(
    """
    paris boulogne lille reims verdun nancy belfort brest nantes lyon bordeaux marseille ajaccio casablanca algiers
    tunis london plymouth manchester hull edinburgh dublin gibraltar malta cyprus alexandria cairo port_said suez
    aswan kuwait brussels antwerp liege amsterdam rotterdam madrid barcelona bilbao seville ceuta lisbon porto
    berlin konigsberg danzig stettin posen breslau dresden hannover hamburg kiel koln frankfurt stuttgart munchen
    strassburg metz wien prag brunn krakau przemysl lemberg linz innsbruck trent graz triest fiume agram sarajevo
    budapest kassa kolozsvar brasso temesvar szeged roma milano torino genova venezia verona udine bologna firenze
    ancona napoli taranto palermo cagliari tripoli benghazi petersburg moscow kharkov warsaw lodz plock
    brest_litovsk vilna riga helsinki pskov minsk smolensk rovno kiev odessa sevastopol rostov tiflis batumi kars
    copenhagen aarhus kristiania bergen stockholm goteborg lulea belgrade nis skopje cetinje durazzo athens
    thessaloniki crete sofia plovdiv varna bucharest iasi constanta istanbul edirne gallipoli izmir ankara adana
    sivas trabzon erzurum van aleppo damascus jerusalem aqaba mosul baghdad basra bern luxembourg new_york boston
    norfolk
    """
)
SEA_IDS: Final = _ids(
    """
    nor nsn nss ska wba cba fin bot heb iri cel cha bis por cad atn atm ats alb bal lig alg tyr sic ion sad nad sid
    lev cil aes aen blw bln ble red per
    """
)
PROVINCES: Final = 159
ZONES: Final = 37
PLACES: Final = PROVINCES + ZONES
PLACE: Final = Kind("place", PROVINCE_IDS + SEA_IDS)
PARIS: Final = 0
LONDON: Final = 16
BRUSSELS: Final = 31
BERLIN: Final = 43
KIEL: Final = 52
WIEN: Final = 59
PRAG: Final = 60
KRAKAU: Final = 62
TRENT: Final = 67
SARAJEVO: Final = 72
BUDAPEST: Final = 73
BRASSO: Final = 76
ROMA: Final = 79
PETERSBURG: Final = 95
MOSCOW: Final = 96
WARSAW: Final = 98
LODZ: Final = 99
PLOCK: Final = 100
COPENHAGEN: Final = 116
BELGRADE: Final = 123
ATHENS: Final = 128
SOFIA: Final = 131
BUCHAREST: Final = 134
ISTANBUL: Final = 137
GIBRALTAR: Final = 22
SUEZ: Final = 28
PORT_SAID: Final = 27
DUBLIN: Final = 21
NEW_YORK: Final = 156
BOSTON: Final = 157
NORFOLK: Final = 158

GENERALS: Final = 18
GENERAL: Final = Kind(
    "general",
    _ids(
        """
    hindenburg moltke falkenhayn mackensen hotzendorf straussenburg kemal joffre petain foch haig allenby nikolai
    yudenich brusilov cadorna diaz pershing
    """
    ),
)
HINDENBURG: Final = 0
MOLTKE: Final = 1
FALKENHAYN: Final = 2
MACKENSEN: Final = 3
HOTZENDORF: Final = 4
STRAUSSENBURG: Final = 5
KEMAL: Final = 6
JOFFRE: Final = 7
PETAIN: Final = 8
FOCH: Final = 9
HAIG: Final = 10
ALLENBY: Final = 11
NIKOLAI: Final = 12
YUDENICH: Final = 13
BRUSILOV: Final = 14
CADORNA: Final = 15
DIAZ: Final = 16
PERSHING: Final = 17

# The calendar (3.1)
TURNS: Final = 18
YEARS: Final = 5
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ["winter", "spring", "summer", "autumn"]
TURN: Final = Kind("turn", [f"{1914 + (n + 2) // 4}_{SEASONS[(n + 2) % 4]}" for n in range(TURNS)])
STAGE: Final = Kind("stage", ["diplomacy", "battles", "other_moves", "purchase", "transport"])

# 16.2  The victory conditions, the Entente's first
CONDITIONS: Final = 8
ENTENTE_CONDITIONS: Final = 3
VIENNA_CONDITION: Final = 1
RUSSIAN_CONDITION: Final = 7
CONDITION: Final = Kind(
    "condition",
    _ids(
        """
    berlin vienna sofia_istanbul london paris rome_brussels bucharest_belgrade_athens petersburg_moscow
    """
    ),
)

# What adds to a side's strength (7.8 to 7.14, 9.4, 9.6)
BASE: Final = 0
LUCK: Final = 1
RIVER: Final = 2
MOUNTAIN: Final = 3
FORTRESS: Final = 4
FACTORY_MODIFIER: Final = 5
HOSPITAL_MODIFIER: Final = 6
LINE_MODIFIER: Final = 7
INVASION: Final = 8
COAST: Final = 9
GAS_MODIFIER: Final = 10
GENERAL_MODIFIER: Final = 11
MODIFIERS: Final = 12
MODIFIER: Final = Kind(
    "modifier",
    _ids("base luck river mountain fortress factory hospital defence_line invasion coast gas general"),
)

# The switches of the advanced game (18.0r112)
REBELLION: Final = 0
POLAND_RULE: Final = 1
TRIALISM_RULE: Final = 2
BELGIUM_RULE: Final = 3
ROMANIA_RUSSIA: Final = 4
SUBMARINES: Final = 5
PURSUIT: Final = 6
ENCIRCLEMENT: Final = 7
SUEZ_RULE: Final = 8
AFRICA_LIMITS: Final = 9
AID: Final = 10
SWITCHES: Final = 11
SWITCH_IDS: Final = _ids(
    "rebellion poland trialism belgium romania_russia submarines pursuit encirclement suez africa_limits aid"
)


def is_zone(place: int) -> bool:
    return place >= PROVINCES


def is_ship(kind: int) -> bool:
    return BATTLESHIP <= kind <= SUBMARINE


def is_fighting(kind: int) -> bool:
    """Infantry and cavalry; a rebel is an infantry (18.4)."""
    return kind <= CAVALRY or kind == REBEL


def is_technical(kind: int) -> bool:
    return ARTILLERY <= kind <= GAS


def is_land(kind: int) -> bool:
    return kind <= GAS or kind == REBEL


def piece_of(power: int, kind: int) -> int:
    return PIECE_KINDS * power + kind


def piece_power(piece: int) -> int:
    return piece // PIECE_KINDS


def piece_kind(piece: int) -> int:
    """The kind of unit; LOADED for a loaded battleship."""
    return piece % PIECE_KINDS
