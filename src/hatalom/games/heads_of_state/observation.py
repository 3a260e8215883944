"""What a seat sees of Heads of State as a row of numbers; its length depends on the number of players."""

from functools import cache

from hatalom.core.observation import Layout, Numbers, counts, hot, number, one_of, phase, rows, tally
from hatalom.games.heads_of_state.names import AREA, ATTRIBUTE, BOX, CENTURY, COUNTRY, NOBLE, SEAT, TREACHERY
from hatalom.games.heads_of_state.phases import ALL as PHASES
from hatalom.games.heads_of_state.sight import fill
from hatalom.games.heads_of_state.view import Seat, View

OWNERS = tuple(f"owner {seat}" for seat in SEAT.ids)
ATTRIBUTES = tuple(ATTRIBUTE.ids)
CARDS = tuple(TREACHERY.ids)
SEAT_PARTS = (
    *("is the viewer", "is active", "score", "attribute cards", "treachery cards"),
    *(f"{which} {card}" for which in ("known", "hand") for card in ATTRIBUTES),
    *(f"{which} {card}" for which in ("known", "hand") for card in CARDS),
    *(f"tile {noble}" for noble in NOBLE.ids),
    *(f"card {noble}" for noble in NOBLE.ids),
)


def _seat(seat: Seat, view: View) -> Numbers:
    return [
        *(float(seat.id == view.viewer), float(seat.id == view.active), seat.score, seat.attributes, seat.treachery),
        *tally(ATTRIBUTE, seat.known),
        *tally(ATTRIBUTE, seat.hand or {}),
        *tally(TREACHERY, seat.known_treachery),
        *tally(TREACHERY, seat.treachery_hand or {}),
        *tally(NOBLE, seat.tiles),
        *tally(NOBLE, seat.cards),
    ]


def _boxes(view: View) -> list[Numbers]:
    """Areas with one box leave the numbers of the other one at 0."""
    found = {box.id: [*hot(SEAT, box.owner), float(box.emptied)] for area in view.areas for box in area.boxes}
    return [found.get(box, [0.0] * (len(OWNERS) + 1)) for box in BOX.ids]


@cache
def layout(seats: int) -> Layout:
    return Layout(
        fill,
        phase(PHASES),
        one_of("century", "which century it is", CENTURY, lambda view: view.century),
        number("turns", "how many turns were played", lambda view: view.turns),
        rows(
            "seats", "points and cards", SEAT.ids[:seats], SEAT_PARTS, lambda view: [_seat(s, view) for s in view.seats]
        ),
        rows("boxes", "who sits in a box; whether it was emptied this turn", BOX.ids, (*OWNERS, "emptied"), _boxes),
        rows(
            "hexes",
            "who took the marker",
            AREA.ids,
            OWNERS,
            lambda view: [hot(SEAT, a.hex.taken_by) for a in view.areas],
        ),
        rows(
            "squares",
            "who took the square markers, the higher one first",
            [f"{country} {place}" for country in COUNTRY.ids for place in ("first", "second")],
            OWNERS,
            lambda view: [hot(SEAT, square.taken_by) for country in view.countries for square in country.squares],
        ),
        counts("display", "attribute cards on offer", ATTRIBUTE, lambda view: view.display),
        counts("discard", "attribute cards thrown away", ATTRIBUTE, lambda view: view.discard),
        counts("unseen", "attribute cards this viewer has not seen", ATTRIBUTE, lambda view: view.unseen),
        number("draw_pile", "how many cards the pile has", lambda view: view.draw_pile),
        number("revolution_pile", "how many cards lie with the Revolution", lambda view: view.revolution_pile),
        counts("treachery_display", "treachery cards on offer", TREACHERY, lambda view: view.treachery_display),
        counts("treachery_discard", "treachery cards thrown away", TREACHERY, lambda view: view.treachery_discard),
        counts("unseen_treachery", "treachery cards not seen", TREACHERY, lambda view: view.unseen_treachery),
    )
