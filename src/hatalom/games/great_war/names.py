"""Ids: every thing of Great War has a number, a name in the files and a kind."""

# Ids stand here as bare numbers, because the compiler writes those into the code that uses them; a constant that is
# made by calling its type it would look up each time.
# mypy: disable-error-code="assignment, arg-type"

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.question import Seat
from hatalom.core.vecs import vec

Alliance = NewType("Alliance", i64)
Power = NewType("Power", i64)
Place = NewType("Place", i64)
"""A province or a sea zone."""
Unit = NewType("Unit", i64)
"""A kind of unit."""
Piece = NewType("Piece", i64)
"""A unit of a nation, as it can be hit or lost."""
Item = NewType("Item", i64)
"""What can be bought."""
General = NewType("General", i64)
Condition = NewType("Condition", i64)
Modifier = NewType("Modifier", i64)
Switch = NewType("Switch", i64)
"""An advanced rule."""
Places: TypeAlias = "vec[Place]"
Powers: TypeAlias = "vec[Power]"


def _ids(words: str) -> list[str]:
    return words.split()


NO_SEAT: Final[Seat] = -1
NOBODY: Final[Power] = -1
NOWHERE: Final[Place] = -1
NO_UNIT: Final[Unit] = -1
NO_PIECE: Final[Piece] = -1
NO_ITEM: Final[Item] = -1
NO_GENERAL: Final[General] = -1

# Alliances
NEITHER: Final[Alliance] = -1
ENTENTE: Final[Alliance] = 0
CENTRAL: Final[Alliance] = 1
ALLIANCES: Final[vec[Alliance]] = vec[Alliance]([ENTENTE, CENTRAL])
ALLIANCE: Final = Kind("alliance", ["entente", "central"])

# 3.4  The great powers in the general order, then the minor powers; the last two countries are closed for ever.
GERMANY: Final[Power] = 0
BRITAIN: Final[Power] = 1
USA: Final[Power] = 3
RUSSIA: Final[Power] = 4
AUSTRIA: Final[Power] = 5
TURKEY: Final[Power] = 6
ITALY: Final[Power] = 7
SERBIA: Final[Power] = 8
ROMANIA: Final[Power] = 9
BELGIUM: Final[Power] = 13
POLAND: Final[Power] = 14
GREAT_POWER_COUNT: Final = 8
POWER_COUNT: Final = 21
POWERS: Final[vec[Power]] = vec[Power]([Power(number) for number in range(POWER_COUNT)])
GREAT_POWERS: Final[vec[Power]] = POWERS[:GREAT_POWER_COUNT]
POWER: Final = Kind(
    "power",
    _ids(
        """
    germany britain france usa russia austria turkey italy serbia romania greece portugal bulgaria belgium poland
    netherlands denmark norway sweden spain albania switzerland luxembourg
    """
    ),
)

SEAT_COUNT: Final = 7
SEAT: Final = Kind("seat", _ids("germany austria turkey britain france russia italy"))

# Units.  Fighting units first, then the technical ones, then ships; a rebel is an infantry that always counts 1.
INFANTRY: Final[Unit] = 0
CAVALRY: Final[Unit] = 1
ARTILLERY: Final[Unit] = 2
AIRCRAFT: Final[Unit] = 3
TANK: Final[Unit] = 4
ZEPPELIN: Final[Unit] = 5
GAS: Final[Unit] = 6
BATTLESHIP: Final[Unit] = 7
CRUISER: Final[Unit] = 8
SUBMARINE: Final[Unit] = 9
REBEL: Final[Unit] = 10
UNIT_COUNT: Final = 11
UNITS: Final[vec[Unit]] = vec[Unit]([Unit(number) for number in range(UNIT_COUNT)])
UNIT: Final = Kind(
    "unit",
    _ids("infantry cavalry artillery aircraft tank zeppelin gas battleship cruiser submarine rebel"),
)

# A piece is a unit of a nation; a loaded battleship is told apart, and the defence line can be hit (7.7, 9.5).
LOADED: Final = Unit(UNIT_COUNT)
PIECE_KINDS: Final = UNIT_COUNT + 1
DEFENCE_LINE_PIECE: Final = Piece(POWER_COUNT * PIECE_KINDS)
PIECE: Final = Kind(
    "piece",
    [f"{power}_{unit}" for power in POWER.ids[:POWER_COUNT] for unit in [*UNIT.ids, "loaded_battleship"]]
    + ["defence_line"],
)

# What can be bought: the ten kinds of units by their numbers, then these (11.6)
DEFENCE_LINE: Final[Item] = 10
FACTORY: Final[Item] = 11
HOSPITAL: Final[Item] = 12
DIPLOMACY_CARD: Final[Item] = 13
ITEM_COUNT: Final = 14
ITEMS: Final[vec[Item]] = vec[Item]([Item(number) for number in range(ITEM_COUNT)])
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
PROVINCE_COUNT: Final = 159
ZONE_COUNT: Final = 37
PLACE_COUNT: Final = PROVINCE_COUNT + ZONE_COUNT
PLACES: Final[vec[Place]] = vec[Place]([Place(number) for number in range(PLACE_COUNT)])
PROVINCES: Final[vec[Place]] = PLACES[:PROVINCE_COUNT]
ZONES: Final[vec[Place]] = PLACES[PROVINCE_COUNT:]
PLACE: Final = Kind("place", PROVINCE_IDS + SEA_IDS)
PARIS: Final[Place] = 0
LONDON: Final[Place] = 16
BERLIN: Final[Place] = 43
WIEN: Final[Place] = 59
PRAG: Final[Place] = 60
KRAKAU: Final[Place] = 62
TRENT: Final[Place] = 67
SARAJEVO: Final[Place] = 72
BUDAPEST: Final[Place] = 73
BRASSO: Final[Place] = 76
WARSAW: Final[Place] = 98
LODZ: Final[Place] = 99
PLOCK: Final[Place] = 100
COPENHAGEN: Final[Place] = 116
ISTANBUL: Final[Place] = 137
DUBLIN: Final[Place] = 21

GENERAL_COUNT: Final = 18
GENERALS: Final[vec[General]] = vec[General]([General(number) for number in range(GENERAL_COUNT)])
GENERAL: Final = Kind(
    "general",
    _ids(
        """
    hindenburg moltke falkenhayn mackensen hotzendorf straussenburg kemal joffre petain foch haig allenby nikolai
    yudenich brusilov cadorna diaz pershing
    """
    ),
)

# The calendar (3.1)
TURN_COUNT: Final = 18
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ["winter", "spring", "summer", "autumn"]
TURN: Final = Kind("turn", [f"{1914 + (n + 2) // 4}_{SEASONS[(n + 2) % 4]}" for n in range(TURN_COUNT)])
STAGE: Final = Kind("stage", ["diplomacy", "battles", "other_moves", "purchase", "transport"])

# 16.2  The victory conditions, the Entente's first
CONDITION_COUNT: Final = 8
CONDITIONS: Final[vec[Condition]] = vec[Condition]([Condition(number) for number in range(CONDITION_COUNT)])
ENTENTE_CONDITIONS: Final = 3
VIENNA_CONDITION: Final[Condition] = 1
RUSSIAN_CONDITION: Final[Condition] = 7
CONDITION: Final = Kind(
    "condition",
    _ids(
        """
    berlin vienna sofia_istanbul london paris rome_brussels bucharest_belgrade_athens petersburg_moscow
    """
    ),
)

# What adds to a side's strength (7.8 to 7.14, 9.4, 9.6)
BASE: Final[Modifier] = 0
LUCK: Final[Modifier] = 1
RIVER: Final[Modifier] = 2
MOUNTAIN: Final[Modifier] = 3
FORTRESS: Final[Modifier] = 4
FACTORY_MODIFIER: Final[Modifier] = 5
HOSPITAL_MODIFIER: Final[Modifier] = 6
LINE_MODIFIER: Final[Modifier] = 7
INVASION: Final[Modifier] = 8
COAST: Final[Modifier] = 9
GAS_MODIFIER: Final[Modifier] = 10
GENERAL_MODIFIER: Final[Modifier] = 11
MODIFIER_COUNT: Final = 12
MODIFIERS: Final[vec[Modifier]] = vec[Modifier]([Modifier(number) for number in range(MODIFIER_COUNT)])
MODIFIER: Final = Kind(
    "modifier",
    _ids("base luck river mountain fortress factory hospital defence_line invasion coast gas general"),
)

# The switches of the advanced game (18.0r112)
REBELLION: Final[Switch] = 0
POLAND_RULE: Final[Switch] = 1
TRIALISM_RULE: Final[Switch] = 2
BELGIUM_RULE: Final[Switch] = 3
ROMANIA_RUSSIA: Final[Switch] = 4
SUBMARINES: Final[Switch] = 5
PURSUIT: Final[Switch] = 6
ENCIRCLEMENT: Final[Switch] = 7
SUEZ_RULE: Final[Switch] = 8
AFRICA_LIMITS: Final[Switch] = 9
AID: Final[Switch] = 10
SWITCH_IDS: Final = _ids(
    "rebellion poland trialism belgium romania_russia submarines pursuit encirclement suez africa_limits aid"
)


def enemy_of(alliance: Alliance) -> Alliance:
    return Alliance(1 - alliance)


def is_fighting_item(item: Item) -> bool:
    """11.6  Infantry or cavalry; after the units the numbers of items mean other things."""
    return item < DEFENCE_LINE and is_fighting(Unit(item))


def is_ship(kind: Unit) -> bool:
    return BATTLESHIP <= kind <= SUBMARINE


def is_fighting(kind: Unit) -> bool:
    """Infantry and cavalry; a rebel is an infantry (18.4)."""
    return kind <= CAVALRY or kind == REBEL


def is_technical(kind: Unit) -> bool:
    return ARTILLERY <= kind <= GAS


def is_land(kind: Unit) -> bool:
    return kind <= GAS or kind == REBEL


def piece_of(power: Power, kind: Unit) -> Piece:
    return Piece(PIECE_KINDS * power + kind)


def piece_power(piece: Piece) -> Power:
    return Power(piece // PIECE_KINDS)


def piece_kind(piece: Piece) -> Unit:
    """The kind of unit; LOADED for a loaded battleship."""
    return Unit(piece % PIECE_KINDS)
