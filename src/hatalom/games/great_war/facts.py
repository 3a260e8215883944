"""The facts of a position of Great War, all of them integers, and how they are copied."""

from typing import ClassVar, Final, final

from hatalom.core.numbers import flags_of, numbers_of
from hatalom.core.position import Position, Record
from hatalom.core.vecs import vec
from hatalom.games.great_war.board import AREAS, Content
from hatalom.games.great_war.names import (
    CONDITION_COUNT,
    GENERAL_COUNT,
    GREAT_POWERS,
    NEITHER,
    NO_PIECE,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    PLACES,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    UNIT_COUNT,
    WIEN,
    Alliance,
    Item,
    Piece,
    Place,
    Places,
    Power,
    Powers,
    Unit,
)
from hatalom.games.great_war.units import Entry, Troops

# What stands in a province instead of a factory
NO_FACTORY: Final = 0
WORKING: Final = 1
TURNED_OVER: Final = 2
"""4.15  A strike."""
NEW_FACTORY: Final = 3
"""11.12r84  Bought this turn: it raises nothing yet."""

FREE: Final = Place(-1)
"""A general without an army."""
REMOVED: Final = Place(-2)
"""A general whose power has left the game."""

# What kind of battle is being fought
NO_BATTLE: Final = 0
LAND_ATTACK: Final = 1
SEA_ATTACK: Final = 2
INVASION_ATTACK: Final = 3
"""9  The sea part, if there are ships in the port, then the land part."""

# How a battle, or its part at sea, ends for the attacker
UNDECIDED: Final = 0
WON: Final = 1
FAILED: Final = 2


NEVER: Final = -1
"""The turn of a country whose entry is not planned."""


@final
class Purchase(Record):
    """20  What a power bought, and where it was put; NOWHERE for a diplomatic card."""

    FIELDS = ("power", "item", "place")

    def __init__(self, power: Power, item: Item, place: Place) -> None:
        self.power = power
        self.item = item
        self.place = place


@final
class PastAttack(Record):
    """20  Units of one kind that a power sent from one place in an attack."""

    FIELDS = ("turn", "mode", "target", "power", "origin", "kind", "count")

    def __init__(
        self, turn: int, mode: int, target: Place, power: Power, origin: Place, kind: Unit, count: int
    ) -> None:
        self.turn = turn
        self.mode = mode
        self.target = target
        self.power = power
        self.origin = origin
        self.kind = kind
        self.count = count


class Facts(Position):
    """Lists over two indices are flat: card[11 * power + unit], dead[11 * power + unit].

    `units` holds packed entries (units.py) for each place, which are never changed, only replaced.
    A province whose controller is not in the war is closed to everybody (2.4).
    """

    RECORDS: ClassVar[dict[str, type[Record]]] = {"purchases": Purchase, "attacks": PastAttack}
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "switches",
        "turn",
        "controller",
        "core",
        "factory",
        "hospital",
        "line",
        "patient",
        "rebel",
        "units",
        "general_at",
        "general_moved",
        "alliance",
        "order",
        "runner",
        "patron",
        "gone",
        "marked",
        "ip",
        "debt",
        "cards",
        "card",
        "dead",
        "reserve",
        "rows_laid",
        "start_factories",
        "war_production",
        "called",
        "due",
        "pending",
        "capacity",
        "raised",
        "raised_area",
        "yielded",
        "idle",
        "taken",
        "counters",
        "capital",
        "capital_moved",
        "trialism_made",
        "poland_made",
        "sarajevo_given",
        "submarine_war",
        "aid_to_russia",
        "cheap_rebuild_used",
        "purchases",
        "attacks",
        "mode",
        "target",
        "lead",
        "assault",
        "surplus",
        "outcome",
        "force",
        "invited",
        "fallen",
        "cheap_fallen",
        "retreated",
        "winner",
        "is_over",
    )

    def __init__(self, content: Content, seats: int, source: "Facts | None" = None) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        if source is not None:
            self._copy_from(source)
            return
        self.switches = 0
        """18.0r112  A bit for each advanced rule in use."""
        self.turn = 0
        # Provinces
        self.controller = content.country[:]
        """0.3r3  A country outside the war controls itself and is closed.  NOBODY: Switzerland and Luxembourg."""
        self.core = content.country[:]
        """Whose core province it is now; only the making of Poland changes it (18.9)."""
        self.factory = numbers_of([NO_FACTORY] * PROVINCE_COUNT)
        for power in GREAT_POWERS:
            for province in content.first_factories[power]:
                self.factory[province] = WORKING
        self.hospital = flags_of([False] * PROVINCE_COUNT)
        self.line = flags_of([False] * PROVINCE_COUNT)
        self.patient = vec[Piece]([NO_PIECE] * PROVINCE_COUNT)
        """7.21  The rebuilt unit in the hospital."""
        self.rebel = vec[Power]([NOBODY] * PROVINCE_COUNT)
        """18.3  The power that incited a rebellion that is still face-down."""
        # Units
        self.units: vec[Troops] = vec[Troops]([vec[Entry]() for _ in PLACES])
        """What stands where; changed by `set_units` alone, which keeps `stations` true to it."""
        self.stations: vec[Places] = vec[Places]()
        """The places in which each power has units, kept for speed; empty until somebody has asked for them."""
        self.general_at: Places = vec[Place]([FREE] * GENERAL_COUNT)
        self.general_moved = flags_of([False] * GENERAL_COUNT)
        # Powers
        self.alliance = vec[Alliance]([NEITHER] * POWER_COUNT)
        """NEITHER while a power is not in the war."""
        self.order: Powers = vec[Power]()
        """3.4  The powers in the war in the general order."""
        self.runner = [NO_SEAT] * POWER_COUNT
        """17.2, 5.6  The seat that runs a power."""
        self.patron = vec[Power]([NOBODY] * POWER_COUNT)
        """5.6r31  The power whose player runs a minor power; NOBODY if the table of seats decides it."""
        self.gone = flags_of([False] * POWER_COUNT)
        """14.4, 15.4  Out of the game for ever."""
        self.marked = flags_of([False] * POWER_COUNT)
        """14.2  No European core province was left when the last turn ended."""
        self.ip = numbers_of([0] * POWER_COUNT)
        self.debt = numbers_of([0] * POWER_COUNT)
        """18.18r122  What the submarines will take from the next year."""
        self.cards = numbers_of([0] * POWER_COUNT)
        """4.17  Diplomatic cards."""
        self.card = numbers_of([0] * (POWER_COUNT * UNIT_COUNT))
        """11.4  Units on the country card that can be bought."""
        self.dead = numbers_of([0] * (POWER_COUNT * UNIT_COUNT))
        """0.9  Out of play for ever."""
        self.reserve = numbers_of([0] * UNIT_COUNT)
        """4.13r24  Serbia's units while Serbia is out of the war."""
        self.rows_laid = numbers_of([0] * POWER_COUNT)
        """How many rows of the card have been used, the starting row among them."""
        self.start_factories = numbers_of([len(content.first_factories[power]) for power in POWERS])
        """12.6  The factories with which a power started; a minor power starts when it enters (11.20r87)."""
        self.war_production = flags_of([False] * POWER_COUNT)
        self.called = flags_of([False] * POWER_COUNT)
        self.due = numbers_of([NEVER] * POWER_COUNT)
        """4.9  The turn in which a delayed country enters."""
        self.pending: list[Power] = []
        """The delayed countries in the order in which they were called."""
        self.capacity = numbers_of([0] * POWER_COUNT)
        """13.2  Transport capacity left in this turn."""
        self.raised = numbers_of([0] * PROVINCE_COUNT)
        """11.10, 11.11  What the province has raised this turn, a bit each: 1 a technical unit, 2 a ship."""
        self.raised_area = numbers_of([0] * AREAS)
        self.yielded = vec[Power]([NOBODY] * PROVINCE_COUNT)
        """11.8r82  To whom a province was yielded."""
        self.idle = flags_of([False] * PROVINCE_COUNT)
        """4.14r25  No unit stood there when the turn began."""
        # Victory
        self.taken = numbers_of([0] * PROVINCE_COUNT)
        """16.4r104  The alliances that took the province in this turn, a bit each."""
        self.counters = numbers_of([0] * CONDITION_COUNT)
        # The advanced game
        self.capital = WIEN
        """18.13  The Austro-Hungarian capital."""
        self.capital_moved = False
        self.trialism_made = False
        self.poland_made = False
        self.sarajevo_given = False
        self.submarine_war = False
        self.aid_to_russia = 0
        self.cheap_rebuild_used = False
        """6.7  Straussenburg: once per turn."""
        # What can be repeated (rules/memory.py); these lists are never changed, only replaced
        self.purchases: list[Purchase] = []
        self.attacks: list[PastAttack] = []
        # The running battle
        self.mode = NO_BATTLE
        self.target = NOWHERE
        self.lead = NOBODY
        self.assault = 0
        self.surplus = 0
        """6.5r36  How many of the defenders are above 25 and take no part in the running assault."""
        self.outcome = UNDECIDED
        """How the running part of the battle ended for the attacker."""
        self.force: Troops = vec[Entry]()
        """The attackers, taken from their places, with the way they come."""
        self.invited = 0
        """7.3r41  The powers that were asked to join, a bit each."""
        self.fallen: list[Piece] = []
        """7.24r53  Fighting units lost in this battle, as pieces."""
        self.cheap_fallen: list[Piece] = []
        """6.7  The fallen units that fought under Straussenburg, whatever their nation (6.6r37)."""
        self.retreated: Troops = vec[Entry]()
        """18.21  Units that retreated in this battle to a province without a garrison, with that province as origin."""
        self.winner = NEITHER
        self.is_over = False

    def _copy_from(self, source: "Facts") -> None:
        """What is not copied is shared: it is never changed in place, only replaced (see `core/numbers.py`)."""
        self.switches = source.switches
        self.turn = source.turn
        self.controller = source.controller
        self.core = source.core
        self.factory = source.factory
        self.hospital = source.hospital
        self.line = source.line
        self.patient = source.patient
        self.rebel = source.rebel
        self.units = source.units[:]
        self.stations = source.stations[:]
        self.general_at = source.general_at[:]
        self.general_moved = source.general_moved
        self.alliance = source.alliance
        self.order = source.order
        self.runner = source.runner
        self.patron = source.patron
        self.gone = source.gone
        self.marked = source.marked
        self.ip = source.ip[:]
        self.debt = source.debt
        self.cards = source.cards
        self.card = source.card
        self.dead = source.dead
        self.reserve = source.reserve
        self.rows_laid = source.rows_laid
        self.start_factories = source.start_factories
        self.war_production = source.war_production
        self.called = source.called
        self.due = source.due
        self.pending = source.pending.copy()
        self.capacity = source.capacity
        self.raised = source.raised
        self.raised_area = source.raised_area
        self.yielded = source.yielded
        self.idle = source.idle
        self.taken = source.taken
        self.counters = source.counters
        self.capital = source.capital
        self.capital_moved = source.capital_moved
        self.trialism_made = source.trialism_made
        self.poland_made = source.poland_made
        self.sarajevo_given = source.sarajevo_given
        self.submarine_war = source.submarine_war
        self.aid_to_russia = source.aid_to_russia
        self.cheap_rebuild_used = source.cheap_rebuild_used
        self.purchases = source.purchases
        self.attacks = source.attacks
        self.mode = source.mode
        self.target = source.target
        self.lead = source.lead
        self.assault = source.assault
        self.surplus = source.surplus
        self.outcome = source.outcome
        self.force = source.force
        self.invited = source.invited
        self.fallen = source.fallen.copy()
        self.cheap_fallen = source.cheap_fallen.copy()
        self.retreated = source.retreated
        self.winner = source.winner
        self.is_over = source.is_over
        self.copy_stack_from(source)
