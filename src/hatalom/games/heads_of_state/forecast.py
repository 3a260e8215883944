"""The arithmetic before the click, and the second line of an option."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part, Row
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.core.shared import changed
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE_COUNT,
    BOX,
    COUNTRIES,
    COUNTRY,
    COURTESAN,
    MARKER_PLACES,
    NO_CARD,
    NO_PLACE,
    NOBLE,
    NOBODY,
    SEAT,
    TREACHERY,
    Attribute,
    Box,
    Country,
    TreacheryCard,
    area_of,
)
from hatalom.games.heads_of_state.phases.treachery import Attempt
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.scoring import hex_due, large_due, square_due
from hatalom.games.heads_of_state.rules.standing import BY_INFLUENCE, BY_RANK, best_box, decided_by, influence, order_in
from hatalom.games.heads_of_state.rules.treachery import targets, why_not_reach
from hatalom.games.heads_of_state.verbs import (
    ADD_TREACHERY,
    PLACE_NOBLE,
    PLAY_TREACHERY,
    REFRESH,
    STRIKE,
    TAKE_ATTRIBUTE,
    TAKE_BLIND_ATTRIBUTE,
)
from hatalom.kit.bag import size_of

HEX: Final = Message("forecast-hex", "11.1.1", area=AREA)
SQUARE: Final = Message("forecast-square", "11.2.1", country=COUNTRY)
LARGE: Final = Message("forecast-large", "11.3.1")
ALONE: Final = Message("forecast-alone", "11.4.4", country=COUNTRY, influence=NUMBER)
FIRST: Final = Message("forecast-first", "11.4.1", country=COUNTRY, influence=NUMBER)
SECOND: Final = Message("forecast-second", "11.4.1", country=COUNTRY, influence=NUMBER)
BEHIND: Final = Message("forecast-behind", "11.4.1", country=COUNTRY, influence=NUMBER)
FIRST_BY_RANK: Final = Message("forecast-first-by-rank", "11.4.3", country=COUNTRY, influence=NUMBER, noble=NOBLE)
FIRST_BY_HEX: Final = Message("forecast-first-by-hex", "11.4.3", country=COUNTRY, influence=NUMBER, area=AREA)
OWN_CUBES: Final = Message("forecast-own-cubes", "10.9")
TARGET_CUBES: Final = Message("forecast-target-cubes", "10.9")
ODDS: Final = Message("forecast-odds", "10.9r1", own=NUMBER, all=NUMBER, percent=NUMBER)
CERTAIN: Final = Message("forecast-certain", "10.10r1", owner=SEAT, noble=NOBLE)
STRIKES: Final = Message("forecast-strikes", "10.10", owner=SEAT, noble=NOBLE, area=AREA)
STRIKES_ONE: Final = Message("forecast-strikes-one", "10.10r1", n=NUMBER)
STRIKES_IN_PAIR: Final = Message("forecast-strikes-in-pair", "10.10")

DANGER_CLOSE: Final = Message("danger-close", "11.4.1", country=COUNTRY, seat=SEAT, n=NUMBER)
CLOSE: Final = 1
"""A lead that a single noble takes away."""

HINT_NOBLE: Final = Message("hint-noble", "9.1", noble=NOBLE, n=NUMBER)
HINT_NO_CARD: Final = Message("hint-no-card", "9.6", noble=NOBLE)
HINT_TARGET: Final = Message("hint-target", "10.5", owner=SEAT, noble=NOBLE)
HINT_BAG: Final = Message("hint-bag", "10.9r1", own=NUMBER, all=NUMBER)
HINT_PAIR: Final = Message("hint-pair", "10.10", treachery=TREACHERY)
HINT_PILE: Final = Message("hint-pile", "7.4", n=NUMBER)
HINT_REVOLUTION: Final = Message("hint-revolution", "5.4", n=NUMBER)
HINT_HELD: Final = Message("hint-held", "7.4", n=NUMBER)


def placement(pos: HeadsOfState, seat: Seat, box: Box) -> Forecast:
    """9.8, 11.4  The points at once, and the place in the country afterwards."""
    content, area = pos.content, area_of(box)
    country = content.area_country[area]
    parts: list[Part] = []
    if pos.hex_taken[area] == NOBODY:
        parts.append(
            Part(Said(HEX, [area]), hex_due(pos, area), seat, ((f"area.{AREA.ids[area]}", hex_due(pos, area)),))
        )
    square = square_due(pos, seat, area)
    if square != NO_PLACE:
        parts.append(Part(Said(SQUARE, [country]), content.square_points[MARKER_PLACES * country + square], seat))
    large = large_due(pos, seat, content.box_noble[box])
    if large != NO_PLACE:
        parts.append(Part(Said(LARGE), content.large_points[pos.seats][large], seat))
    after = pos.copy()
    after.owner = changed(after.owner, box, seat)
    place = order_in(after, country).index(seat)
    total = round(sum(part.value for part in parts))
    return Forecast(
        tuple(parts),
        total,
        place_in(after, seat, country),
        total > 0 or place < MARKER_PLACES,
        f"area.{AREA.ids[area]}",
    )


def place_in(pos: HeadsOfState, seat: Seat, country: Country) -> Said:
    """11.4.1, 11.4.3  The seat's place in a country as it is, with the tie-break that decides."""
    order = order_in(pos, country)
    total, place = influence(pos, seat, country), order.index(seat)
    if len(order) == 1:
        return Said(ALONE, [country, total])
    if place > 0:
        return Said(SECOND if place == 1 else BEHIND, [country, total])
    reason = decided_by(pos, country, seat, order[1])
    if reason == BY_INFLUENCE:
        return Said(FIRST, [country, total])
    box = best_box(pos, seat, country)
    if reason == BY_RANK:
        return Said(FIRST_BY_RANK, [country, total, pos.content.box_noble[box]])
    return Said(FIRST_BY_HEX, [country, total, area_of(box)])


def assassination(pos: HeadsOfState, seat: Seat, box: Box) -> Forecast:
    """10.9r1  The cubes in the bag, before the draw."""
    own, theirs = pos.content.own_cubes, pos.content.target_cubes
    parts = (Part(Said(OWN_CUBES), own, seat), Part(Said(TARGET_CUBES), theirs, pos.owner[box]))
    percent = 100 * own // (own + theirs)
    verdict = Said(ODDS, [own, own + theirs, percent])
    return Forecast(parts, percent, verdict, own > theirs, f"area.{AREA.ids[area_of(box)]}")


def strike(pos: HeadsOfState, seat: Seat, box: Box) -> Forecast | None:
    attempt = pos.stack[-1] if pos.stack else None
    if not isinstance(attempt, Attempt):
        return None
    if pos.content.bag_draw[attempt.card]:
        return assassination(pos, seat, box)
    verdict = Said(CERTAIN, [pos.owner[box], pos.content.box_noble[box]])
    return Forecast((), 100, verdict, True, f"area.{AREA.ids[area_of(box)]}")


def reach(pos: HeadsOfState, seat: Seat, card: TreacheryCard) -> Forecast | None:
    """10.10  Whom a country card would strike by itself, the strongest first; an assassin goes anywhere."""
    content = pos.content
    if content.bag_draw[card]:
        return None
    struck = [box for box in targets(pos, seat) if why_not_reach(pos, card, NO_CARD, box) is None]
    struck.sort(key=lambda box: -content.box_influence[box])
    parts = tuple(
        Part(
            Said(STRIKES, [pos.owner[box], content.box_noble[box], area_of(box)]),
            content.box_influence[box],
            pos.owner[box],
            ((f"box.{BOX.ids[box]}", content.box_influence[box]),),
        )
        for box in struck
    )
    verdict = Said(STRIKES_ONE, [len(struck)]) if struck else Said(STRIKES_IN_PAIR)
    return Forecast(parts, 100, verdict, True)


def forecast(pos: HeadsOfState, seat: Seat, action: int) -> Forecast | None:
    if PLACE_NOBLE.has(action):
        return placement(pos, seat, Box(PLACE_NOBLE.target(action)))
    if PLAY_TREACHERY.has(action):
        return reach(pos, seat, TreacheryCard(PLAY_TREACHERY.target(action)))
    return strike(pos, seat, Box(STRIKE.target(action))) if STRIKE.has(action) else None


def hint(pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
    content = pos.content
    if PLACE_NOBLE.has(action):
        noble = content.box_noble[Box(PLACE_NOBLE.target(action))]
        if pos.cards_left(noble) == 0:
            return Said(HINT_NO_CARD, [noble])
        return Said(HINT_NOBLE, [noble, len(content.costs[noble])])
    if STRIKE.has(action):
        box = Box(STRIKE.target(action))
        return Said(HINT_TARGET, [pos.owner[box], content.box_noble[box]])
    if PLAY_TREACHERY.has(action) and content.bag_draw[TreacheryCard(PLAY_TREACHERY.target(action))]:
        return Said(HINT_BAG, [content.own_cubes, content.own_cubes + content.target_cubes])
    if ADD_TREACHERY.has(action):
        return Said(HINT_PAIR, [TreacheryCard(ADD_TREACHERY.target(action))])
    if TAKE_BLIND_ATTRIBUTE.has(action) or REFRESH.has(action):
        left = size_of(pos.draw_pile)
        return Said(HINT_PILE, [left]) if left else Said(HINT_REVOLUTION, [size_of(pos.revolution) + 1])
    if TAKE_ATTRIBUTE.has(action) and Attribute(TAKE_ATTRIBUTE.target(action)) != COURTESAN:
        return Said(HINT_HELD, [pos.hand[ATTRIBUTE_COUNT * seat + Attribute(TAKE_ATTRIBUTE.target(action))]])
    return None


def dangers(pos: HeadsOfState, seat: Seat) -> list[Row]:
    """11.4.1  Countries where the seat is first by one point of influence or only by the tie-break."""
    rows: list[tuple[int, Row]] = []
    for country in COUNTRIES:
        order = order_in(pos, country)
        if len(order) < 2 or order[0] != seat:
            continue
        lead = influence(pos, seat, country) - influence(pos, order[1], country)
        if lead <= CLOSE:
            rows.append((lead, Row("loss", Said(DANGER_CLOSE, [country, order[1], lead]), is_good=False)))
    return [row for _, row in sorted(rows, key=lambda one: one[0])]
