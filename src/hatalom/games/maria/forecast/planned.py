"""What a plan leads to as a whole: who is supplied, who fights whom, which fortresses are won or left bare."""

from typing import Final

from hatalom.core.game import Row, Tally
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow
from hatalom.core.question import Seat
from hatalom.games.maria.forecast.prospects import (
    ROW_HUNGRY,
    fights_of,
    fortress_reached,
    uncovered,
    why_hungry,
)
from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_PIECES,
    GENERAL,
    NO_GENERAL,
    POWER,
    TOWN,
    General,
    Piece,
    Power,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost

PLAN_SUPPLIED: Final = Message("plan-supplied", "9.1")
PLAN_CARDS: Final = Message("plan-cards", "8.1")
PLAN_FIGHT: Final = Message("plan-fight", "11.1.1", general=GENERAL, other=GENERAL, town=TOWN)


def traces(before: Maria, after: Maria, seat: Seat) -> list[Arrow]:
    """10.1  The pieces of a seat that have moved, and trains that have come back."""
    return [
        Arrow(_town(before, piece), _town(after, piece), f"power.{POWER.ids[after.power_of(piece)]}")
        for piece in ALL_PIECES
        if after.seat_of(after.power_of(piece)) == seat and after.at[piece] >= 0 and after.at[piece] != before.at[piece]
    ]


def _town(pos: Maria, piece: Piece) -> str:
    return f"town.{TOWN.ids[pos.at[piece]]}" if pos.at[piece] >= 0 else ""


def outlook(before: Maria, after: Maria, seat: Seat) -> list[Row]:
    """9.4, 10.3, 11.1  Who would go hungry and whom the seat would fight, then fortresses, as things would stand."""
    own = _on_the_map(after, seat)
    hungry = [general for general in own if supply_cost(after, general) == NO_PATH]
    rows = [Row("supply", Said(ROW_HUNGRY, [general]), why_hungry(after, general), is_good=False) for general in hungry]
    for general in own:
        if after.commander(general) == general:
            rows += [
                Row("fight", Said(PLAN_FIGHT, [general, *row.text.args[:2]]), row.note, row.places)
                for row in fights_of(after, general, seat)
            ]
    for general in own:
        if after.at[general] != before.at[general]:
            rows += fortress_reached(after, general, NO_GENERAL)
    gone = [general for general in own if after.at[general] != before.at[general] >= 0]
    bare = {row.places: row for general in gone for row in uncovered(before, after, general)}
    return rows + list(bare.values())


def tallies(pos: Maria, seat: Seat) -> list[Tally]:
    """8.1, 9.1  Generals who are supplied, and cards in hand."""
    own = _on_the_map(pos, seat)
    fed = sum(supply_cost(pos, general) < NO_PATH for general in own)
    cards = sum(len(hand) for power, hand in enumerate(pos.hand) if pos.seat_of(Power(power)) == seat)
    return [Tally(Said(PLAN_SUPPLIED), fed, len(own)), Tally(Said(PLAN_CARDS), cards)]


def _on_the_map(pos: Maria, seat: Seat) -> list[General]:
    return [one for one in ALL_GENERALS if pos.at[one] >= 0 and pos.seat_of(pos.power_of(one)) == seat]
