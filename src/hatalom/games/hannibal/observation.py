"""What a seat sees of Hannibal as a row of numbers.  Spaces outside the scenario's map are all 0."""

from hatalom.core.observation import Layout, Numbers, hot, number, one_of, phase, rows, tally
from hatalom.games.hannibal.names import BATTLE_CARD, CARD, GENERAL, OFFICE, PROVINCE, SCENARIO, SEAT, SPACE
from hatalom.games.hannibal.phases import ALL as PHASES
from hatalom.games.hannibal.sight import fill
from hatalom.games.hannibal.view import MARKERS, BattleSide, General, Seat, Space, View

STACK = tuple(f"{side} {where}" for side in SEAT.ids for where in ("outside", "inside"))
SPACE_PARTS = (*(f"marker {marker}" for marker in MARKERS), "siege", *STACK, "elephants", "elephants inside")
OFFICES = tuple(f"office {office}" for office in OFFICE.ids)
GENERAL_PARTS = ("strategy", "battle", "inside", "commands", "place", *OFFICES)
SEAT_PARTS = (
    *("hand size", "points", "removable PCs"),
    *(f"hand {card}" for card in CARD.ids),
    *(f"known {card}" for card in CARD.ids),
    *(f"province {province}" for province in PROVINCE.ids),
)
SIDE_PARTS = (
    *("units", "lost", "cards"),
    *(f"hand {card}" for card in BATTLE_CARD.ids),
    *(f"open {card}" for card in BATTLE_CARD.ids),
)
NO_PLACE = -1.0


def _space(space: Space) -> Numbers:
    marker = [float(space.marker == known) for known in MARKERS]
    rome, carthage = space.rome, space.carthage
    units = [rome.units, rome.inside, carthage.units, carthage.inside]
    return [*marker, space.siege, *units, carthage.elephants, carthage.inside_elephants]


def _spaces(view: View) -> list[Numbers]:
    found = {space.id: _space(space) for space in view.spaces}
    return [found.get(space, [0.0] * len(SPACE_PARTS)) for space in SPACE.ids]


def _general(general: General) -> Numbers:
    place = float(SPACE.numbers.get(general.at, NO_PLACE))
    ratings = [general.strategy, general.battle, float(general.inside), float(general.commands)]
    return [*ratings, place, *hot(OFFICE, general.office)]


def _seat(seat: Seat) -> Numbers:
    cards = [*tally(CARD, dict.fromkeys(seat.hand, 1)), *tally(CARD, dict.fromkeys(seat.known, 1))]
    provinces = tally(PROVINCE, dict.fromkeys(seat.provinces, 1))
    return [seat.hand_size, seat.points, seat.removable_pcs, *cards, *provinces]


def _battle(view: View) -> list[Numbers]:
    if view.battle is None:
        return [[0.0] * len(SIDE_PARTS)] * 2
    return [_side(side) for side in (view.battle.rome, view.battle.carthage)]


def _side(side: BattleSide) -> Numbers:
    cards = [*tally(BATTLE_CARD, side.hand), *tally(BATTLE_CARD, side.open)]
    return [side.start, side.lost, side.hand_size, *cards]


LAYOUT = Layout(
    fill,
    phase(PHASES),
    one_of("scenario", "which scenario is played", SCENARIO, lambda view: view.scenario),
    number("turn", "the turn", lambda view: view.turn),
    rows("spaces", "marker, siege points and units", SPACE.ids, SPACE_PARTS, _spaces),
    rows(
        "generals",
        "ratings, place (the number of the space, -1 off the map) and office",
        GENERAL.ids,
        GENERAL_PARTS,
        lambda view: [_general(general) for general in view.generals],
    ),
    rows("seats", "cards and provinces", SEAT.ids, SEAT_PARTS, lambda view: [_seat(seat) for seat in view.seats]),
    number("deck", "how many strategy cards the deck has", lambda view: view.deck_size),
    rows("battle", "units and cards of both sides, 0 where there is no battle", SEAT.ids, SIDE_PARTS, _battle),
    one_of("active_in_battle", "whose right it is to attack", SEAT, lambda view: view.battle and view.battle.active),
)
