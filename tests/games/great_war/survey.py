"""What the rules answer about strewn positions: every rule is asked about many places, powers and units.

Plays ask a rule only what comes up in them.  Here each one is asked about whatever lies near, so that its rare clauses
decide something too.  `survey.toml` holds a fingerprint of the answers for each rule and each group of boards.

After a change of the rules that was meant, take the fingerprints anew:

    PYTHONPATH=src python -m tests.games.great_war.survey
"""

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.message import Message
from hatalom.core.snapshot import checksum, plain
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import (
    ALLIANCES,
    AUSTRIA,
    BUDAPEST,
    CONDITIONS,
    GENERALS,
    GREAT_POWER_COUNT,
    GREAT_POWERS,
    ITEMS,
    LOADED,
    NOWHERE,
    PLACES,
    POWERS,
    PRAG,
    PROVINCE_COUNT,
    PROVINCES,
    ROMANIA,
    RUSSIA,
    SUBMARINE,
    UNITS,
    Alliance,
    Condition,
    General,
    Item,
    Place,
    Power,
    Unit,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules import (
    between_turns,
    default_controller,
    elimination,
    encirclement,
    homeland,
    memory,
    movement,
    romania_russia,
    sea_ways,
    victory,
)
from hatalom.games.great_war.rules.battles import (
    advance,
    assembling,
    dice,
    fleets,
    forces,
    hospitals,
    losses,
    luck,
    origins,
    reach,
    retreat,
    sides,
    strength,
)
from hatalom.games.great_war.rules.diplomacy import acts, entry, payment, strikes
from hatalom.games.great_war.rules.purchase import income, joint_occupation, new_rows, raising, submarine_war
from hatalom.games.great_war.rules.transport import aid, connection, generals, transfer
from hatalom.games.great_war.units import Entry, Troops, count_in, kind_of, poorest, power_of, troops_of
from tests.games.great_war.scatter import Scatter

FILE = Path(__file__).parent / "survey.toml"
GROUPS = 8
BOARDS = 15
"""So many boards are one group."""
TIMES = 8
"""So often each rule is asked about a board."""
CHANGED = 3
"""Of what changes the position, one in so many is tried on a board: to copy and compare positions takes long."""
STREWN = 3
"""So often a board is strewn until somebody attacks."""
WALK = 30
"""A play by chance goes on for fewer answers than these."""


T = TypeVar("T")


class Board:
    """A strewn position, and what lies near."""

    def __init__(self, rng: Seeded) -> None:
        self.rng = rng
        for _ in range(STREWN):
            self._strew()
            if self.is_battle():
                break
        while self.pos.is_over:
            self._strew()

    def _strew(self) -> None:
        """A war by chance; then a play goes on for a few answers, or for more."""
        rng = self.rng
        self.pos: GreatWar = GAME.set_up(2 + rng.below(6), GAME.check_options({}), GAME.load_content())
        settle(self.pos)
        scatter = Scatter(self.pos, rng)
        scatter.everything()
        self.area = scatter.area
        for _ in range(rng.below(WALK if rng.below(3) == 0 else 3)):
            questions = settle(self.pos)
            if not questions:
                break
            step(self.pos, questions[0].seat, self.one(questions[0].options))
        settle(self.pos)

    def is_battle(self) -> bool:
        """Whether somebody attacks."""
        return self.pos.target != NOWHERE and bool(self.pos.force)

    def one(self, things: Iterable[T]) -> T:
        listed = list(things)
        return listed[self.rng.below(len(listed))]

    def power(self) -> Power:
        """Often the attacker, or Romania or Russia, which avoid each other (18.16); or any that is in the war."""
        likely = [self.pos.lead, *(power for power in (ROMANIA, RUSSIA) if power in self.pos.order)]
        return self.one(likely if self.rng.below(3) == 0 and self.pos.lead >= 0 else self.pos.order)

    def country(self) -> Power:
        return self.one(POWERS)

    def place(self) -> Place:
        """Mostly one of those where pieces were strewn."""
        if self.pos.target != NOWHERE and self.rng.below(4) == 0:
            return self.pos.target
        return self.one(self.area if self.rng.below(6) else PLACES)

    def province(self) -> Place:
        place = self.place()
        return place if place < PROVINCE_COUNT else self.one(PROVINCES)

    def zone(self) -> Place:
        """Mostly one beside the area."""
        near = [zone for place in self.area for zone in self.pos.content.seas[place]]
        return self.one(near if near and self.rng.below(6) else PLACES[PROVINCE_COUNT:])

    def city(self) -> Place:
        return self.one([city for cities in self.pos.content.condition_places for city in cities])

    def unit(self) -> Unit:
        return self.one(UNITS[: SUBMARINE + 1])

    def piece(self) -> Unit:
        """A loaded battleship is a piece of its own."""
        kinds: list[Unit] = [*UNITS[: SUBMARINE + 1], LOADED]
        return self.one(kinds)

    def ship(self) -> Unit:
        return self.one([kind for kind in UNITS if is_ship(kind)])

    def land_unit(self) -> Unit:
        return self.one([kind for kind in UNITS if is_land(kind)])

    def entries(self) -> Troops:
        """The attackers, or the units of a place."""
        if len(self.pos.force) > 0 and self.rng.below(2):
            return self.pos.force
        return self.pos.units[self.one([place for place in PLACES if not self.pos.is_empty(place)] or PLACES)]

    def alike(self) -> Troops:
        """Attackers of one nation and kind; none if nobody attacks."""
        if len(self.pos.force) == 0:
            return self.pos.force
        model = self.one(self.pos.force)
        return troops_of(e for e in self.pos.force if power_of(e) == power_of(model) and kind_of(e) == kind_of(model))

    def alliance(self) -> Alliance:
        return self.one(ALLIANCES)

    def general(self) -> General:
        return self.one(GENERALS)

    def generals(self) -> list[General]:
        return generals.generals_at(self.pos, self.province())

    def condition(self) -> Condition:
        return self.one(CONDITIONS)

    def item(self) -> Item:
        return self.one(ITEMS)

    def number(self) -> int:
        return self.rng.below(6)

    def lead(self) -> int:
        """What a side is ahead, doubled."""
        return self.rng.below(25) - 12

    def flag(self) -> bool:
        return self.rng.below(2) == 0

    def attacker(self) -> Entry:
        return self.one(self.pos.force)

    def provinces(self) -> list[Place]:
        return [place for place in self.area if place < PROVINCE_COUNT and self.flag()]

    def own(self) -> list[Place]:
        return self.provinces()

    def rebel_area(self) -> Place:
        return self.one(acts.REBEL_AREAS)

    def austria(self) -> Power:
        """She alone may; now and then somebody else tries."""
        return AUSTRIA if self.rng.below(8) else self.power()

    def capital(self) -> Place:
        return self.one((BUDAPEST, PRAG, self.province()))

    def year(self) -> int:
        return self.rng.below(5)

    def great_power(self) -> Power:
        return self.one(GREAT_POWERS)

    def minor_power(self) -> Power:
        return self.one(POWERS[GREAT_POWER_COUNT:])

    def defender(self) -> Entry:
        return self.one(self.pos.units[self.pos.target] or self.entries())

    def yes(self) -> bool:
        return True


# -- what is asked ----------------------------------------------------------------------------------------------


def commit(pos: GreatWar, power: Power, origin: Place, kind: Unit, most: int) -> bool:
    return bool(fleets.kinds_from(pos, power, origin) >> kind & 1) and assembling.commit(pos, power, origin, kind, most)


def may_help(pos: GreatWar, power: Power) -> bool:
    return assembling.may_join(pos, power) and fleets.senders(pos, 1 << power) > 0


def load(pos: GreatWar, power: Power, port: Place, kind: Unit) -> None:
    if fleets.loads_from(pos, power, port) >> kind & 1:
        assembling.load(pos, power, port, kind)


def may_aid(pos: GreatWar, giver: Power, receiver: Power) -> list[Any]:
    network = connection.Network(pos, pos.alliance[giver])
    return [
        aid.may_aid(pos, giver, receiver, network),
        aid.most_aid(pos, giver, receiver, network),
        aid.are_joined(pos, giver, receiver, network),
    ]


def why_not_carry(pos: GreatWar, power: Power, start: Place, goal: Place) -> Message | None:
    return transfer.why_not_carry(pos, power, start, goal, connection.Network(pos, pos.alliance[power]))


def starts(pos: GreatWar, power: Power) -> list[Place]:
    return transfer.starts(pos, power, connection.Network(pos, pos.alliance[power]))


def joins(pos: GreatWar, alliance: Alliance, start: Place, goal: Place) -> bool:
    return connection.Network(pos, alliance).joins(pos, start, goal)


def targets(pos: GreatWar, power: Power) -> list[list[Place]]:
    """What a power can attack over land, at sea, and over the sea."""
    return [reach.land_targets(pos, power), fleets.sea_targets(pos, power), fleets.invasion_targets(pos, power)]


def units_in(_: GreatWar, power: Power, entries: Troops) -> list[Any]:
    """What there is among units of a place or of a force."""
    chosen = [losses.chosen_among(entries, is_hit) for is_hit in (True, False)] if len(entries) > 0 else []
    counts = [count_in(entries, power, kind) for kind in UNITS]
    parts = [(forces.piece_in(e), sides.is_in_land_part(e), sides.is_in_sea_part(e)) for e in entries]
    return [poorest(entries), *chosen, *counts, *parts, losses.total_in(entries), sides.submarines(entries)]


def ways(_: GreatWar, alike: Troops, place: Place) -> list[Any]:
    return [origins.ways_of(alike), list(origins.coming_from(alike, place))]


def strongest(pos: GreatWar, province: Place) -> Power:
    """R82  Who may keep a province that several hold; its holder where nobody shares it."""
    is_joint = joint_occupation.is_joint(pos, province)
    return joint_occupation.strongest(pos, province) if is_joint else pos.controller[province]


ALWAYS: list[tuple[Any, str]] = [
    (acts.why_not_declare, "power country"),
    (acts.why_not_call, "power country"),
    (acts.why_not_strike, "power province"),
    (acts.why_not_incite, "power rebel_area"),
    (acts.why_not_incite, "power province"),
    (acts.why_not_sarajevo, "austria"),
    (acts.why_not_peace, "power number"),
    (acts.why_not_poland, "power number"),
    (acts.why_not_trialism, "austria"),
    (acts.why_not_capital, "austria capital"),
    (acts.has_krakow, ""),
    (acts.polish_areas_held, ""),
    (aid.is_way_to_russia_open, ""),
    (connection.components, "alliance flag"),
    (connection.is_turkish, "province"),
    (default_controller.default_controller, "alliance provinces"),
    (dice.torpedo_dice, "entries flag"),
    (elimination.has_home, "power"),
    (elimination.heir_of, "alliance province"),
    (encirclement.is_encircled, "province"),
    (entry.due_countries, ""),
    (entry.is_due, "country"),
    (forces.commander, "place flag"),
    (generals.crowded_with_generals, ""),
    (generals.province_without_general, ""),
    (generals.strongest_powers, "province"),
    (generals.who_assigns, "province"),
    (homeland.holds_core, "country"),
    (homeland.home_provinces, "country"),
    (hospitals.free_hospitals, "power"),
    (hospitals.may_rebuild, "power unit"),
    (hospitals.rebuild_price, "power unit"),
    (income.factories, "power"),
    (income.income, "power year"),
    (income.may_introduce, "power"),
    (joins, "alliance province province"),
    (joint_occupation.army_size, "province general generals"),
    (joint_occupation.is_joint, "province"),
    (joint_occupation.sharers, "province"),
    (losses.hit_worth, "power piece flag flag"),
    (losses.loss_rank, "power piece flag flag flag"),
    (losses.sea_losses, "number"),
    (losses.attack_losses, "lead"),
    (losses.defence_losses, "lead"),
    (luck.defence_luck, "place flag"),
    (may_aid, "power power"),
    (memory.purchases_of, "power"),
    (movement.crossing_cost, "power ship place number"),
    (movement.goals_from, "power place"),
    (movement.land_cost, "power province province"),
    (movement.may_move_from, "power place"),
    (movement.may_sail_from, "power place"),
    (movement.movable, "power place place"),
    (payment.others_with_cards, "power"),
    (raising.has_table, "country"),
    (raising.may_buy, "power item own"),
    (raising.places_to_buy, "power item"),
    (raising.why_not_buy, "power item"),
    (raising.why_not_buy_at, "power item province"),
    (raising.why_not_raise, "power province"),
    (reach.march_points, "power province province"),
    (retreat.has_garrison, "place"),
    (retreat.land_goals, "province power"),
    (retreat.may_retreat, "place flag"),
    (retreat.sea_goals, "zone power ship"),
    (romania_russia.may_attack_together, "power power"),
    (romania_russia.may_share, "power place"),
    (sea_ways.crossable, "alliance ship flag"),
    (sea_ways.distances, "place alliance ship number flag"),
    (sea_ways.landing_zone, "place province alliance ship number"),
    (sea_ways.may_stay, "zone alliance ship"),
    (sea_ways.may_wait, "zone alliance ship"),
    (sea_ways.next_zones, "zone alliance"),
    (sea_ways.open_passages, "alliance"),
    (sea_ways.sea_way, "place zone alliance ship number"),
    (sides.defenders, "place flag"),
    (sides.defending_general, "province"),
    (starts, "power"),
    (strength.defence_strength, "province"),
    (strength.sea_defence_strength, "place flag"),
    (strongest, "province"),
    (targets, "power"),
    (transfer.active_generals, "power"),
    (transfer.land_kinds, "place power"),
    (transfer.worst_entry, "place power land_unit"),
    (units_in, "power entries"),
    (victory.counts_for, "city alliance"),
    (victory.is_fulfilled, "condition"),
    (victory.points_of_city, "city"),
    (victory.points_of_city, "province"),
    (victory.points_of_power, "country"),
    (victory.ripe_conditions, "alliance"),
    (victory.victory_points, "alliance"),
    (why_not_carry, "power province province"),
]
"""A rule, and what it is asked about."""

IN_BATTLE: list[tuple[Any, str]] = [
    (advance.has_own_port, "zone alliance"),
    (advance.home_of, "attacker"),
    (advance.may_hold_zone, "zone ship"),
    (advance.must_come_back, "ship"),
    (advance.occupier, "entries"),
    (assembling.may_commit_as_before, "power"),
    (may_help, "power"),
    (assembling.size_of, "power"),
    (assembling.why_not_fight, ""),
    (assembling.would_send, "power place"),
    (dice.artillery_dice, ""),
    (fleets.can_send, "power place"),
    (fleets.carrying_points, "power province"),
    (fleets.fleet_kinds, "power place"),
    (fleets.has_fleet_unit, "power place"),
    (fleets.has_origin, "power"),
    (fleets.has_ready_unit, "power place"),
    (fleets.kinds_from, "power place"),
    (fleets.loads_from, "power province"),
    (fleets.may_sail, "place"),
    (fleets.origins, "power"),
    (forces.chooser, "flag flag"),
    (forces.has_cargo, ""),
    (forces.participants, ""),
    (losses.attackers_in, "flag"),
    (losses.cap_of, ""),
    (losses.capped_origin, ""),
    (losses.losses_due, "flag number"),
    (luck.attack_luck, "flag"),
    (luck.rerolls_luck, "flag"),
    (memory.attacks_on, "power"),
    (origins.largest_first, "provinces"),
    (origins.ways_to_advance, "alike"),
    (origins.ways_to_lose, "alike"),
    (reach.committed_from, "province flag"),
    (reach.has_room_through, "province province"),
    (reach.land_kinds, "power province province"),
    (reach.land_way, "power province province number"),
    (reach.may_leave, "province"),
    (reach.room_through, "province province"),
    (retreat.goals_of, "defender flag"),
    (sea_ways.has_sent_ships, "place"),
    (sides.attacking_fighters, ""),
    (sides.attacking_generals, ""),
    (sides.attacking_ships, ""),
    (sides.has_attacking, "unit"),
    (strength.attack_bonuses, "flag"),
    (strength.attack_strength, ""),
    (strength.defence_bonuses, "province"),
    (strength.sea_attack_strength, "flag"),
    (ways, "alike place"),
]
"""The same, where somebody attacks."""

CHANGES: list[tuple[Any, str]] = [
    (between_turns.begin_turn, ""),
    (between_turns.end_turn, ""),
    (between_turns.renew_units, ""),
    (between_turns.turn_face_up, ""),
    (elimination.eliminate, "power"),
    (elimination.eliminate_powers, ""),
    (elimination.remove_power, "power"),
    (entry.appoint_patron, "power"),
    (entry.returning_units, ""),
    (entry.rows_of_great_power, "great_power"),
    (entry.rows_of_minor_power, "minor_power"),
    (joint_occupation.forget_yielded, ""),
    (joint_occupation.yield_province, "province power"),
    (memory.remember_purchase, "power item province flag"),
    (new_rows.lay_minor_row, "minor_power"),
    (new_rows.lay_new_rows, ""),
    (strikes.calm, "province land_unit"),
    (strikes.strike, "power province"),
    (submarine_war.count_submarines, ""),
    (victory.judge_turn, ""),
]
"""What changes the position."""

CHANGES_IN_BATTLE: list[tuple[Any, str]] = [
    (advance.occupy, "province power"),
    (advance.send_home, "attacker"),
    (assembling.commit_all, "power place"),
    (assembling.commit_as_before, "power"),
    (assembling.commit_everything, "power"),
    (commit, "power place unit number"),
    (forces.close_battle, ""),
    (forces.fall, "attacker province"),
    (forces.spend_points, ""),
    (load, "power province land_unit"),
    (losses.drop, "attacker yes"),
    (memory.remember_attack, ""),
    (sides.muster, "flag"),
]
"""The same, where somebody attacks."""


def asked(board: Board, asked_of: Any, about: str) -> str:
    """What a rule answers."""
    arguments = [getattr(board, kind)() for kind in about.split()]
    return f"{plain(arguments)} {said(asked_of(board.pos, *arguments))}"


def done(board: Board, asked_of: Any, about: str) -> str:
    """What a rule changes, what it tells and what it answers."""
    arguments = [getattr(board, kind)() for kind in about.split()]
    pos = board.pos.copy()
    pos.log = []
    answer = said(asked_of(pos, *arguments))
    told = [f"{event.message.key} {event.args}" for event in pos.log]
    return f"{plain(arguments)} {answer} {told} {checksum(pos)}"


def said(answer: Any) -> str:
    return answer.key if isinstance(answer, Message) else repr(plain(answer))


def name_of(asked_of: Any, about: str) -> str:
    return " ".join([asked_of.__name__, *about.split()])


def survey(group: int) -> dict[str, str]:
    """The fingerprint of each rule's answers about the boards of a group."""
    questions, changes = ALWAYS + IN_BATTLE, CHANGES + CHANGES_IN_BATTLE
    found = {name_of(*question): hashlib.sha256() for question in questions + changes}
    for number in range(BOARDS):
        board = Board(Seeded(group * BOARDS + number))
        for asked_of, about in questions if board.is_battle() else ALWAYS:
            for _ in range(TIMES if about else 1):
                found[name_of(asked_of, about)].update(asked(board, asked_of, about).encode())
        for asked_of, about in (changes if board.is_battle() else CHANGES)[number % CHANGED :: CHANGED]:
            found[name_of(asked_of, about)].update(done(board, asked_of, about).encode())
    return {name: digest.hexdigest()[:6] for name, digest in sorted(found.items())}


def recorded() -> dict[str, list[str]]:
    """The fingerprints of each rule, one for each group of boards."""
    table: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: prints.split() for name, prints in table.items()}


def main() -> None:
    """Take the fingerprints anew."""
    groups = [survey(group) for group in range(GROUPS)]
    lines = ["# What each rule answers about strewn positions: a fingerprint for each group of boards (see survey.py)."]
    lines += [f'"{name}" = "{" ".join(group[name] for group in groups)}"' for name in groups[0]]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
