"""What each seat and a spectator may see: all but the hands of others, the piles, and discards not yet shown."""

from typing import Any

import msgspec

from hatalom.core.question import Seat as SeatId
from hatalom.core.question import sees
from hatalom.core.snapshot import dump_stack
from hatalom.games.heads_of_state.board import NO_BOX
from hatalom.games.heads_of_state.names import (
    ALL_PLAYERS,
    AREA,
    AREA_BOXES,
    AREAS,
    ATTRIBUTE,
    ATTRIBUTE_COUNT,
    BOX,
    CENTURIES,
    CENTURY,
    COUNTRIES,
    COUNTRY,
    COUNTRY_COUNT,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE,
    NOBLE_COUNT,
    NOBLES,
    SEAT,
    TREACHERIES,
    TREACHERY,
    TREACHERY_COUNT,
    Noble,
    TreacheryCard,
)
from hatalom.games.heads_of_state.names import Area as AreaId
from hatalom.games.heads_of_state.names import Box as BoxId
from hatalom.games.heads_of_state.names import Country as CountryId
from hatalom.games.heads_of_state.phases.discards import Discards
from hatalom.games.heads_of_state.phases.turn import CHOICE, Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.duty import boxes_in
from hatalom.games.heads_of_state.rules.payment import is_payable, missing_for
from hatalom.games.heads_of_state.rules.standing import decided_by, influence, order_in
from hatalom.games.heads_of_state.sight import cards_to_revolution, unseen_attributes, unseen_treachery
from hatalom.kit.bag import counted, share, size_of

REASONS = ("influence", "rank", "hex")
OPTIONS = ("attributes", "refresh", "treachery")


class Marker(msgspec.Struct):
    points: int
    taken_by: str | None


class Box(msgspec.Struct):
    id: str
    noble: str
    influence: int
    owner: str | None
    emptied: bool
    """10.8  Emptied by the active player this turn and not refilled."""
    named: bool
    """10.5  Its noble was a target this turn."""


class Dead(msgspec.Struct):
    seat: str
    noble: str
    count: int


class Area(msgspec.Struct):
    id: str
    country: str
    capital: bool
    hex: Marker
    boxes: list[Box]
    dead: list[Dead]


class Standing(msgspec.Struct):
    """11.4.1  A seat's place in a country, and what sets it above the next one: influence, rank or hex."""

    seat: str
    influence: int
    above_next_by: str | None


class Country(msgspec.Struct):
    id: str
    standings: list[Standing]
    squares: list[Marker]
    rounds: list[list[Marker]]
    """Century by century the higher and the lower one."""


class ChartRow(msgspec.Struct):
    """9.1  A line of the noble chart; the last two only for the viewer's own hand."""

    noble: str
    cost: list[str]
    courtesan: bool
    final_points: int
    cards_left: int
    lacking: list[str] | None
    payable: bool


class Chosen(msgspec.Struct):
    """5.7r1  How many cards a player has chosen to discard; which ones is his secret until all are shown."""

    attributes: int
    treachery: int


class Seat(msgspec.Struct):
    id: str
    score: int
    attributes: int
    """15.2r1  The numbers of cards in hand are public."""
    treachery: int
    known: dict[str, int]
    """15.5r1  Cards that all have seen going into this hand."""
    known_treachery: dict[str, int]
    hand: dict[str, int] | None
    treachery_hand: dict[str, int] | None
    tiles: dict[str, int]
    cards: dict[str, int]
    chosen: Chosen
    """5.7  At the change of century."""


class View(msgspec.Struct):
    """The whole table as one viewer sees it."""

    viewer: str | None
    century: str
    turns: int
    active: str | None
    option: str | None
    attribute_limit: int
    """6.4  Cards in hand at the end of a turn."""
    treachery_limit: int
    seats: list[Seat]
    areas: list[Area]
    countries: list[Country]
    large: list[Marker]
    chart: list[ChartRow]
    display: dict[str, int]
    set_aside: dict[str, int]
    discard: dict[str, int]
    returned: dict[str, int]
    """15.5r1  Shuffled back after option 1b: in the draw pile, or drawn blind since."""
    draw_pile: int
    revolution_pile: int
    unseen: dict[str, int]
    """15.5r1  The attribute cards this viewer has not seen: in the two piles or in other hands."""
    treachery_display: dict[str, int]
    treachery_discard: dict[str, int]
    treachery_pile: int
    unseen_treachery: dict[str, int]
    strikes_in: dict[str, list[str]]
    """10.9 to 10.11  The countries in which each treachery card may strike."""
    stack: list[dict[str, Any]]


def view(pos: HeadsOfState, viewer: int) -> View:
    turn = next((phase for phase in pos.stack if isinstance(phase, Turn)), None)
    return View(
        viewer=_seat_id(viewer),
        century=CENTURY.ids[pos.century],
        turns=pos.turns,
        active=_seat_id(turn.seat) if turn else None,
        option=OPTIONS[turn.option] if turn and turn.step != CHOICE else None,
        attribute_limit=pos.content.attribute_limit,
        treachery_limit=pos.content.treachery_limit,
        seats=[_seat(pos, seat, viewer) for seat in pos.players],
        areas=[_area(pos, area) for area in AREAS],
        countries=[_country(pos, country) for country in COUNTRIES],
        large=_markers(pos.content.large_points[pos.seats], pos.large_taken),
        chart=[_chart_row(pos, noble, viewer) for noble in NOBLES],
        display=counted(pos.display, ATTRIBUTE),
        set_aside=counted(pos.set_aside, ATTRIBUTE),
        discard=counted(pos.discard, ATTRIBUTE),
        returned=counted(pos.returned, ATTRIBUTE),
        draw_pile=size_of(pos.draw_pile),
        revolution_pile=cards_to_revolution(pos),
        unseen=counted(unseen_attributes(pos, viewer), ATTRIBUTE),
        treachery_display=counted(pos.treachery_display, TREACHERY),
        treachery_discard=counted(pos.treachery_discard, TREACHERY),
        treachery_pile=size_of(pos.treachery_pile),
        unseen_treachery=counted(unseen_treachery(pos, viewer), TREACHERY),
        strikes_in={TREACHERY.ids[card]: _struck_by(pos, card) for card in TREACHERIES},
        stack=_stack(pos, viewer),
    )


def _struck_by(pos: HeadsOfState, card: TreacheryCard) -> list[str]:
    return [COUNTRY.ids[country] for country in COUNTRIES if pos.content.works_in(card, country)]


def _seat_id(seat: int) -> str | None:
    return SEAT.ids[seat] if seat >= 0 else None


def _markers(points: list[int], taken: list[SeatId]) -> list[Marker]:
    return [Marker(value, _seat_id(seat)) for value, seat in zip(points, taken, strict=True)]


def _area(pos: HeadsOfState, area: AreaId) -> Area:
    content = pos.content
    boxes = [box for box in AREA_BOXES[area] if content.box_noble[box] != NO_BOX]
    return Area(
        id=AREA.ids[area],
        country=COUNTRY.ids[content.area_country[area]],
        capital=content.is_capital[area],
        hex=Marker(content.hex_points[area], _seat_id(pos.hex_taken[area])),
        boxes=[_box(pos, box) for box in boxes],
        dead=[
            Dead(SEAT.ids[seat], NOBLE.ids[content.box_noble[box]], pos.dead[MOST_SEATS * box + seat])
            for box in boxes
            for seat in pos.players
            if pos.dead[MOST_SEATS * box + seat]
        ],
    )


def _box(pos: HeadsOfState, box: BoxId) -> Box:
    return Box(
        id=BOX.ids[box],
        noble=NOBLE.ids[pos.content.box_noble[box]],
        influence=pos.content.box_influence[box],
        owner=_seat_id(pos.owner[box]),
        emptied=box in boxes_in(pos.emptied),
        named=box in boxes_in(pos.named),
    )


def _country(pos: HeadsOfState, country: CountryId) -> Country:
    order = order_in(pos, country)
    first, points = MARKER_PLACES * country, pos.content.round_points
    taken = pos.round_taken
    starts = [(century * COUNTRY_COUNT + country) * MARKER_PLACES for century in CENTURIES]
    squares = slice(first, first + MARKER_PLACES)
    return Country(
        id=COUNTRY.ids[country],
        standings=[
            Standing(SEAT.ids[seat], influence(pos, seat, country), _above_next_by(pos, country, order, place))
            for place, seat in enumerate(order)
        ],
        squares=_markers(pos.content.square_points[squares], pos.square_taken[squares]),
        rounds=[_markers(points[squares], taken[start : start + MARKER_PLACES]) for start in starts],
    )


def _above_next_by(pos: HeadsOfState, country: CountryId, order: list[SeatId], place: int) -> str | None:
    """11.4.3  What sets a seat above the next one of the order; None for the last."""
    if place + 1 == len(order):
        return None
    return REASONS[decided_by(pos, country, order[place], order[place + 1])]


def _chart_row(pos: HeadsOfState, noble: Noble, viewer: int) -> ChartRow:
    content = pos.content
    missing = missing_for(pos, SeatId(viewer), noble) if viewer >= 0 else []
    lacking = [ATTRIBUTE.ids[attribute] for attribute in missing] if viewer >= 0 else None
    return ChartRow(
        noble=NOBLE.ids[noble],
        cost=[ATTRIBUTE.ids[attribute] for attribute in content.costs[noble]],
        courtesan=content.courtesan_allowed[noble],
        final_points=content.final_points[noble],
        cards_left=pos.cards_left(noble),
        lacking=lacking,
        payable=viewer >= 0 and is_payable(pos, SeatId(viewer), noble),
    )


def _seat(pos: HeadsOfState, seat: SeatId, viewer: int) -> Seat:
    attributes = share(ATTRIBUTE_COUNT, seat)
    treachery = share(TREACHERY_COUNT, seat)
    nobles = share(NOBLE_COUNT, seat)
    is_seen = sees(viewer, seat)
    return Seat(
        id=SEAT.ids[seat],
        score=pos.score[seat],
        attributes=pos.hand_size(seat),
        treachery=pos.treachery_size(seat),
        known=counted(pos.known[attributes], ATTRIBUTE),
        known_treachery=counted(pos.treachery_known[treachery], TREACHERY),
        hand=counted(pos.hand[attributes], ATTRIBUTE) if is_seen else None,
        treachery_hand=counted(pos.treachery[treachery], TREACHERY) if is_seen else None,
        tiles=counted(pos.tiles[nobles], NOBLE),
        cards=counted(pos.cards[nobles], NOBLE),
        chosen=_chosen(pos, attributes, treachery),
    )


def _chosen(pos: HeadsOfState, attributes: slice, treachery: slice) -> Chosen:
    for phase in pos.stack:
        if isinstance(phase, Discards) and phase.seat == ALL_PLAYERS:
            return Chosen(sum(phase.attributes[attributes]), sum(phase.treachery[treachery]))
    return Chosen(0, 0)


def _stack(pos: HeadsOfState, viewer: int) -> list[dict[str, Any]]:
    """The sequence of play without what a phase hides from this viewer."""
    shown = dump_stack(pos, viewer)
    for entry in shown:
        if entry["phase"] == Discards.__name__:
            entry["attributes"] = _only_seen(entry["attributes"], ATTRIBUTE_COUNT, viewer)
            entry["treachery"] = _only_seen(entry["treachery"], TREACHERY_COUNT, viewer)
    return shown


def _only_seen(chosen: list[int], size: int, viewer: int) -> list[int]:
    return [count if sees(viewer, place // size) else 0 for place, count in enumerate(chosen)]
