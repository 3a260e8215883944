"""What a player sends during a game, and the answers."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import Body, Id, Key, Whole
from hatalom.table.plan import MOST_ACTS, MOST_STEPS
from hatalom.table.wire import AdviceWire, ReasonWire


class ActWire(Body):
    seat: Id
    action: Annotated[str, Meta(max_length=120)]
    version: Whole
    key: Key


class UndoRequest(Body):
    seat: Id
    ply: Whole
    version: Whole
    key: Key


class DoneWire(msgspec.Struct):
    """Done and stored; `version` is what the seat's position has now."""

    version: int


class WhyWire(Body):
    seat: Id
    thing: Annotated[str, Meta(max_length=120)]


class AheadWire(Body):
    """What would I be asked after these acts of mine?"""

    seat: Id
    acts: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=12)]
    version: Whole


class PlannedWire(Body):
    """What would come of these steps of mine, each of one act or several?"""

    seat: Id
    steps: Annotated[
        list[Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=MOST_ACTS)]],
        Meta(max_length=MOST_STEPS),
    ]
    version: Whole


class WhyPlannedWire(PlannedWire):
    """Why could nothing be done with a thing after these steps of mine?"""

    thing: Annotated[str, Meta(max_length=120)]


class HintWire(Body):
    """What would the computer do here?"""

    seat: Id
    version: Whole


class HintsWire(msgspec.Struct):
    """Up to three options of the open question, the best first; asking again gives the same, uncounted.

    `common` is what holds for all of them.
    """

    version: int
    advice: list[AdviceWire]
    common: list[ReasonWire]


class MenuWire(Body):
    seat: Id
    act: Literal[
        "resign",
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "ask_take_back",
        "grant_take_back",
        "refuse_take_back",
        "abandon",
        "hand_to_computer",
        "take_seat_back",
        "offer_pause",
        "accept_pause",
        "decline_pause",
        "resume",
        "start_holiday",
        "end_holiday",
        "ask_seat",
        "grant_seat",
        "refuse_seat",
        "replace_late",
        "claim_game",
    ]
    ply: Whole | None = None
    level: Id = ""
    other: Id = ""


class OrderWire(Body):
    """A standing order for one kind of question."""

    seat: Id
    prompt: Id
    order: Id


class OrdersWire(msgspec.Struct):
    """A seat's standing orders by prompt, for its player's eyes only; what is not in it is asked."""

    orders: dict[str, str]
