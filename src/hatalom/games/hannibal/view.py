"""What each seat and a spectator may see: hands, decks and half-prepared moves are hidden, all else is open."""

from typing import Any

import msgspec

from hatalom.core import question
from hatalom.core.action import Kind
from hatalom.core.numbers import Numbers
from hatalom.core.question import SPECTATOR, sees
from hatalom.core.snapshot import dump_phase
from hatalom.games.hannibal import names
from hatalom.games.hannibal.names import (
    ALL_GENERALS,
    ALL_PROVINCES,
    BATTLE_CARD,
    BATTLE_CARDS,
    CARD,
    CARDS,
    CARTHAGE,
    DISPLACED,
    ELIMINATED,
    GENERAL,
    IN_POOL,
    OFFICE,
    PROVINCE,
    ROME,
    SCENARIO,
    SEAT,
    SEATS,
    SPACE,
    has,
)
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.phases.march.reaction import DECLARE_AVOID, Reaction
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.battle_hands import parts_in_battle
from hatalom.games.hannibal.sight import is_secret_of_another

MARKERS = ["rome", "carthage", "neutral_tribe", "carthage_tribe"]
AWAY = {IN_POOL: "pool", DISPLACED: "displaced", ELIMINATED: "eliminated"}
SWITCHES = ("siege_per_site", "change_in_first_turn", "messenger_variant", "consequences_of_withdrawal")
MARCH = ("march_left", "march_ships")
EFFECTS = ("macedon_allied", "naval_victory", "truce", "reshuffle_due", "play_again", "sailed", "march_has_rolled")
NUMBERS = ("hanno_counsels", "cato_counsels", "activated", "barred", "debt", "countered", "card", *MARCH)
LISTS = ("sieges_tried", "used", "commander", "march_entered", "march_touched")
REACTIONS = ("intercepted", "avoided", "avoid_failed")


class Stack(msgspec.Struct):
    """CUs of one side in a space: outside the walls and inside, elephants among them."""

    units: int
    elephants: int
    inside: int
    inside_elephants: int


class Space(msgspec.Struct):
    id: str
    province: str
    marker: str | None
    siege: int
    rome: Stack
    carthage: Stack


class General(msgspec.Struct):
    id: str
    side: str
    strategy: int
    """As it counts where he stands (23.4)."""
    battle: int
    at: str
    """A space, or pool, displaced, eliminated."""
    inside: bool
    office: str
    commands: bool


class Seat(msgspec.Struct):
    id: str
    hand_size: int
    hand: list[str]
    """The viewer's own cards."""
    known: list[str]
    """Cards of this hand that both players know."""
    points: int
    provinces: list[str]
    removable_pcs: int


class Army(msgspec.Struct):
    """The army on the march."""

    general: str
    generals: list[str]
    units: int
    elephants: int
    train: bool
    inside: bool


class TiredUnits(msgspec.Struct):
    """9.3  CUs that have used movement points with this card; without a space they go with the army."""

    space: str | None
    used: int
    units: int


class BattleSide(msgspec.Struct):
    commander: str | None
    start: int
    lost: int
    hand_size: int
    hand: dict[str, int]
    open: dict[str, int]
    declared: list[str]
    """14.8  The strategy cards this side has declared."""
    parts: list[int]
    """14.2  Rating, CUs, allies, militia, tribe, interception, failed avoiding."""


class BattleView(msgspec.Struct):
    space: str
    active: str
    came_from: str | None
    way: int
    used: dict[str, int]
    sortie_units: int
    sortie_generals: list[str]
    rome: BattleSide
    carthage: BattleSide


class View(msgspec.Struct):
    """The whole table as one viewer sees it."""

    scenario: str
    turn: int
    last_turn: int
    spaces: list[Space]
    generals: list[General]
    seats: list[Seat]
    train: str | None
    discard: list[str]
    removed: list[str]
    deck_size: int
    switches: dict[str, bool]
    effects: dict[str, bool]
    numbers: dict[str, int]
    lists: dict[str, list[int]]
    reactions: dict[str, bool]
    tired: list[TiredUnits]
    army: Army | None
    battle: BattleView | None
    stack: list[dict[str, Any]]


def view(pos: Hannibal, viewer: int) -> View:
    return View(
        scenario=SCENARIO.ids[pos.scenario],
        turn=pos.turn,
        last_turn=pos.scenario_in_play().last_turn,
        spaces=[_space(pos, space) for space in pos.board().spaces],
        generals=[_general(pos, general) for general in ALL_GENERALS],
        seats=[_seat(pos, seat, viewer) for seat in SEATS],
        train=SPACE.ids[pos.train] if pos.train >= 0 else None,
        discard=_names(pos.discard, CARD),
        removed=_names(pos.removed, CARD),
        deck_size=sum(pos.deck),
        switches={name: bool(getattr(pos, name)) for name in SWITCHES},
        effects={name: bool(getattr(pos, name)) for name in EFFECTS},
        numbers=_numbers(pos, viewer),
        lists=_lists(pos),
        reactions={name: bool(getattr(pos, name)) for name in REACTIONS},
        tired=[TiredUnits(SPACE.ids[t.space] if t.space >= 0 else None, t.used, t.units) for t in pos.tired],
        army=_army(pos, viewer),
        battle=_battle(pos, viewer) if pos.battle_space >= 0 else None,
        stack=stack_of(pos, viewer),
    )


def _space(pos: Hannibal, space: names.Space) -> Space:
    marker = pos.marker[space]
    return Space(
        id=SPACE.ids[space],
        province=PROVINCE.ids[pos.content.province[space]],
        marker=MARKERS[marker] if marker >= 0 else None,
        siege=pos.siege[space],
        rome=Stack(pos.outside(ROME, space), 0, pos.inside(ROME, space), 0),
        carthage=Stack(
            pos.outside(CARTHAGE, space),
            pos.elephants[space],
            pos.inside(CARTHAGE, space),
            pos.garrison_elephants[space],
        ),
    )


def _general(pos: Hannibal, general: names.General) -> General:
    space, inside = pos.at[general], pos.is_inside[general]
    return General(
        id=GENERAL.ids[general],
        side=SEAT.ids[pos.content.side[general]],
        strategy=pos.strategy_rating(general),
        battle=pos.content.battle_rating[general],
        at=SPACE.ids[space] if space >= 0 else AWAY[space],
        inside=inside,
        office=OFFICE.ids[pos.office[general]],
        commands=space >= 0 and pos.commander_of(pos.content.side[general], space, inside) == general,
    )


def _seat(pos: Hannibal, seat: question.Seat, viewer: int) -> Seat:
    first = CARDS * seat
    return Seat(
        id=SEAT.ids[seat],
        hand_size=pos.hand_size(seat),
        hand=_names(pos.hand[first : first + CARDS], CARD) if sees(viewer, seat) else [],
        known=_names(pos.known[first : first + CARDS], CARD) if viewer != SPECTATOR else [],
        points=pos.count_points(seat),
        provinces=[PROVINCE.ids[p] for p in ALL_PROVINCES if pos.controls_province(seat, p)],
        removable_pcs=pos.count_pcs(seat),
    )


def is_prepared_in_secret(pos: Hannibal, viewer: int) -> bool:
    """Whether somebody else has chosen an army that is not announced yet."""
    return any(isinstance(phase, March) and is_secret_of_another(pos, phase, viewer) for phase in pos.stack)


def _lists(pos: Hannibal) -> dict[str, list[int]]:
    return {name: list(getattr(pos, name)) for name in LISTS}


def _numbers(pos: Hannibal, viewer: int) -> dict[str, int]:
    """While an army is chosen in secret nobody else knows how far it could go."""
    hidden = MARCH if is_prepared_in_secret(pos, viewer) else ()
    return {name: 0 if name in hidden else int(getattr(pos, name)) for name in NUMBERS}


def _army(pos: Hannibal, viewer: int) -> Army | None:
    if pos.army < 0 or is_prepared_in_secret(pos, viewer):
        return None
    return Army(
        general=GENERAL.ids[pos.army],
        generals=[GENERAL.ids[g] for g in ALL_GENERALS if has(pos.army_generals, g)],
        units=pos.army_units,
        elephants=pos.army_elephants,
        train=pos.army_has_train,
        inside=pos.army_inside,
    )


def _battle(pos: Hannibal, viewer: int) -> BattleView:
    return BattleView(
        space=SPACE.ids[pos.battle_space],
        active=SEAT.ids[pos.battle_active],
        came_from=SPACE.ids[pos.battle_from] if pos.battle_from >= 0 else None,
        way=int(pos.battle_way),
        used=_counts(pos.battle_used, BATTLE_CARD),
        sortie_units=pos.sortie_units,
        sortie_generals=[GENERAL.ids[g] for g in ALL_GENERALS if has(pos.sortie_generals, g)],
        rome=_side(pos, ROME, viewer),
        carthage=_side(pos, CARTHAGE, viewer),
    )


def _side(pos: Hannibal, seat: question.Seat, viewer: int) -> BattleSide:
    first, last = BATTLE_CARDS * seat, BATTLE_CARDS * (seat + 1)
    commander = pos.battle_commander[seat]
    return BattleSide(
        commander=GENERAL.ids[commander] if commander >= 0 else None,
        start=pos.battle_start[seat],
        lost=pos.battle_lost[seat],
        hand_size=pos.battle_hand_size(seat),
        hand=_counts(pos.battle_hand[first:last], BATTLE_CARD) if sees(viewer, seat) else {},
        open=_counts(pos.battle_open[first:last], BATTLE_CARD),
        declared=[CARD.ids[card] for card in pos.battle_declared[seat]],
        parts=parts_in_battle(pos, seat, pos.battle_start[seat]),
    )


def stack_of(pos: Hannibal, viewer: int) -> list[dict[str, Any]]:
    """The sequence of play without what somebody else only prepares."""
    shown: list[dict[str, Any]] = []
    for number, phase in enumerate(pos.stack):
        entry = dump_phase(phase)
        if is_secret_of_another(pos, phase, viewer):
            if isinstance(phase, Reaction):  # he is declaring: that much everybody knows
                shown.append(
                    {**entry, "step": DECLARE_AVOID, "avoider": None, "interceptors": [], "has_answered": False}
                )
            break
        if isinstance(phase, Play) and number + 1 < len(pos.stack):
            entry["chosen"] = not is_secret_of_another(pos, pos.stack[number + 1], viewer)
        shown.append(entry)
    return shown


def _names(bag: Numbers, kind: Kind) -> list[str]:
    return [kind.ids[thing] for thing, count in enumerate(bag) if count]


def _counts(bag: Numbers, kind: Kind) -> dict[str, int]:
    return {kind.ids[thing]: count for thing, count in enumerate(bag) if count}
