"""19  What a viewer sees: everything.  Nothing is hidden in this game, from any seat or spectator."""

from functools import lru_cache
from typing import Any

import msgspec

from hatalom.core.snapshot import dump_stack, fitting, plain
from hatalom.core.vecs import Block
from hatalom.games.great_war import names
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.names import (
    ALLIANCE,
    ALLIANCES,
    CONDITION,
    CONDITIONS,
    GENERAL,
    GENERALS,
    NEITHER,
    NO_PIECE,
    PLACE,
    PLACES,
    POWER,
    POWERS,
    PROVINCE_COUNT,
    STAGE,
    SWITCH_IDS,
    TURN,
    TURN_COUNT,
    UNIT,
    UNIT_COUNT,
    Alliance,
    piece_kind,
)
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.turn import stage_of
from hatalom.games.great_war.position import FREE, NO_FACTORY, REMOVED, TURNED_OVER, GreatWar
from hatalom.games.great_war.rules.victory import (
    alliance_of,
    counts_for,
    is_valid,
    places_of,
    points_of_power,
    victory_points,
)
from hatalom.games.great_war.sight import camp_of
from hatalom.games.great_war.units import (
    Entry,
    army_of,
    count_of,
    has_attacked,
    is_loaded,
    kind_of,
    origin_of,
    points_of,
    power_of,
    turned_of,
    via_of,
)
from hatalom.kit.bag import counted, share

FACTS = (
    "switches",
    "turn",
    "controller",
    "core",
    "factory",
    "hospital",
    "line",
    "patient",
    "rebel",
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
    "units",
)
"""19.1  The facts of the position that are public: all of them, named one by one.

A view holds only what differs from the beginning; of a list of fixed length: index, value, index, value …
"""


class Stack(msgspec.Struct, omit_defaults=True):
    """Units of one nation and kind that are alike."""

    power: str
    unit: str
    count: int
    points: int
    face_down: bool = False
    attacked: bool = False
    army: str | None = None
    origin: str | None = None
    """Of an attacking force: where the units came from, and the place from which they enter."""
    via: str | None = None
    loaded: bool = False


class Place(msgspec.Struct, omit_defaults=True):
    id: str
    controller: str | None = None
    """0.3r3  Of a province; None for closed countries and zones."""
    units: list[Stack] = []
    factory: bool = False
    strike: bool = False
    hospital: bool = False
    line: bool = False
    patient: str | None = None
    rebel: str | None = None


class General(msgspec.Struct, omit_defaults=True):
    id: str
    power: str
    place: str | None = None
    is_removed: bool = False
    moved: bool = False


class Power(msgspec.Struct, omit_defaults=True):
    id: str
    seat: int
    ip: int
    cards: int
    card: dict[str, int]
    dead: dict[str, int]
    transport_left: int
    points: int
    alliance: str | None = None
    in_war: bool = False
    gone: bool = False
    marked: bool = False
    war_production: bool = False
    due: str | None = None


class Condition(msgspec.Struct):
    id: str
    alliance: str
    counter: int
    valid: bool
    places: dict[str, bool]
    """Each city, and whether it counts for the alliance now."""


class Battle(msgspec.Struct):
    mode: int
    target: str
    lead: str
    assault: int
    force: list[Stack]
    inside: list[Stack]
    """7.31  The units that have moved in, while others may still follow."""


class View(msgspec.Struct):
    viewer: int
    seats: int
    turn: str
    stage: str | None
    switches: list[str]
    places: list[Place]
    powers: list[Power]
    order: list[str]
    generals: list[General]
    conditions: list[Condition]
    points: dict[str, int]
    battle: Battle | None
    facts: dict[str, Any]
    stack: list[dict[str, Any]]


def view(pos: GreatWar, viewer: int) -> View:
    return View(
        viewer=viewer,
        seats=pos.seats,
        turn=TURN.ids[min(pos.turn, TURN_COUNT - 1)],
        stage=STAGE.ids[stage_of(pos)] if stage_of(pos) >= 0 else None,
        switches=[name for bit, name in enumerate(SWITCH_IDS) if pos.switches >> bit & 1],
        places=[_place(pos, place) for place in PLACES],
        powers=[_power(pos, power) for power in POWERS],
        order=[POWER.ids[power] for power in pos.order],
        generals=[_general(pos, general) for general in GENERALS],
        conditions=[_condition(pos, condition) for condition in CONDITIONS],
        points={ALLIANCE.ids[alliance]: victory_points(pos, alliance) for alliance in ALLIANCES},
        battle=_battle(pos),
        facts=facts_of(pos),
        stack=dump_stack(pos, viewer),
    )


def facts_of(pos: GreatWar) -> dict[str, Any]:
    """What differs from the beginning, from which the position can be made again."""
    fresh = _beginning(pos.content, pos.seats)
    facts: dict[str, Any] = {}
    for name in FACTS:
        now, then = getattr(pos, name), getattr(fresh, name)
        if now == then:
            continue
        if name in GreatWar.RECORDS:  # their facts without their names, so that a view stays small
            facts[name] = [list(plain(record).values()) for record in now]
        elif isinstance(now, (list, Block)) and then:
            changes = [(index, plain(value)) for index, value in enumerate(now) if value != then[index]]
            facts[name] = [item for change in changes for item in change]
        else:
            facts[name] = plain(now)
    return facts


@lru_cache(maxsize=16)
def _beginning(content: Content, seats: int) -> GreatWar:
    return GreatWar(content, seats)


def apply_facts(pos: GreatWar, facts: dict[str, Any]) -> None:
    """Turns a fresh position into the one that these facts describe."""
    for name, told in facts.items():
        field = getattr(pos, name)
        record = GreatWar.RECORDS.get(name)
        values = plain(field)
        if record is not None:
            values = [record(*item) for item in told]
        elif isinstance(values, list) and values:
            for index, value in zip(told[::2], told[1::2], strict=True):
                values[index] = plain(value)
        else:
            values = plain(told)
        setattr(pos, name, fitting(values, field))


def _alliance(alliance: Alliance) -> str | None:
    return ALLIANCE.ids[alliance] if alliance != NEITHER else None


def _stack(entry: Entry, is_force: bool) -> Stack:
    return Stack(
        power=POWER.ids[power_of(entry)],
        unit=UNIT.ids[kind_of(entry)],
        count=count_of(entry),
        points=points_of(entry),
        face_down=turned_of(entry) != 0,
        attacked=has_attacked(entry),
        army=GENERAL.ids[army_of(entry) - 1] if army_of(entry) else None,
        origin=PLACE.ids[origin_of(entry)] if is_force else None,
        via=PLACE.ids[via_of(entry)] if is_force else None,
        loaded=is_loaded(entry),
    )


def _place(pos: GreatWar, place: names.Place) -> Place:
    shown = Place(
        id=PLACE.ids[place],
        units=[_stack(entry, False) for entry in pos.units[place]],
    )
    if place < PROVINCE_COUNT:
        controller, patient = pos.controller[place], pos.patient[place]
        shown.controller = POWER.ids[controller] if controller >= 0 else None
        shown.factory = pos.factory[place] != NO_FACTORY
        shown.strike = pos.factory[place] == TURNED_OVER
        shown.hospital = pos.hospital[place]
        shown.line = pos.line[place]
        shown.patient = UNIT.ids[piece_kind(patient)] if patient != NO_PIECE else None
        shown.rebel = POWER.ids[pos.rebel[place]] if pos.rebel[place] >= 0 else None
    return shown


def _power(pos: GreatWar, power: names.Power) -> Power:
    due = pos.due[power]
    return Power(
        id=POWER.ids[power],
        seat=pos.runner[power],
        alliance=_alliance(camp_of(pos, power)),
        in_war=pos.in_war(power),
        gone=pos.gone[power],
        marked=pos.marked[power],
        ip=pos.ip[power],
        cards=pos.cards[power],
        card=counted(pos.card[share(UNIT_COUNT, int(power))], UNIT),
        dead=counted(pos.dead[share(UNIT_COUNT, int(power))], UNIT),
        war_production=pos.war_production[power],
        transport_left=pos.capacity[power],
        due=TURN.ids[due] if 0 <= due < TURN_COUNT else None,
        points=points_of_power(pos, power),
    )


def _general(pos: GreatWar, general: names.General) -> General:
    place = pos.general_at[general]
    return General(
        id=GENERAL.ids[general],
        power=POWER.ids[pos.content.general_power[general]],
        place=PLACE.ids[place] if place not in (FREE, REMOVED) else None,
        is_removed=place == REMOVED,
        moved=pos.general_moved[general],
    )


def _condition(pos: GreatWar, condition: names.Condition) -> Condition:
    alliance = alliance_of(condition)
    return Condition(
        id=CONDITION.ids[condition],
        alliance=ALLIANCE.ids[alliance],
        counter=pos.counters[condition],
        valid=is_valid(pos, condition),
        places={PLACE.ids[city]: counts_for(pos, city, alliance) for city in places_of(pos, condition)},
    )


def _battle(pos: GreatWar) -> Battle | None:
    if pos.target < 0:
        return None
    return Battle(
        mode=pos.mode,
        target=PLACE.ids[pos.target],
        lead=POWER.ids[pos.lead],
        assault=pos.assault,
        force=[_stack(entry, True) for entry in pos.force],
        inside=[_stack(entry, False) for phase in pos.stack if isinstance(phase, Aftermath) for entry in phase.inside],
    )
