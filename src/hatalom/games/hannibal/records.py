"""Records: a few named facts that belong together.  A record is never changed in place: a new one replaces it."""

# hot: positions and phases hold them

from typing import Final, final

from hatalom.core.position import Record
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import NO_SPACE, Card, Company, General, Mode, Space, joined

ON_THE_MARCH: Final = NO_SPACE
"""The space of those who go with the army."""

# What a force is for
MARCH: Final = 0
REGROUP: Final = 1
INTERCEPTION: Final = 2
AVOIDING: Final = 3

# Which CUs of a side in a space suffer
OUTSIDE: Final = 0
INSIDE: Final = 1
OF_ARMY: Final = 2
"""Those on the march, whatever else stands there."""


@final
class Orders(Record):
    """2.8, 2.17, 9.1  Who activates generals, with which card, and whether by its OPs, a Force March or a Campaign."""

    FIELDS = ("seat", "card", "mode")

    def __init__(self, seat: Seat, card: Card, mode: Mode) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode


@final
class Errand(Record):
    """6.3, 11.3, 12.2  The general who chooses a force, and what it is for."""

    FIELDS = ("seat", "general", "purpose", "goal", "limit")

    def __init__(self, seat: Seat, general: General, purpose: int, goal: Space = NO_SPACE, limit: int = 0) -> None:
        self.seat = seat
        self.general = general
        self.purpose = purpose
        self.goal = goal  # the space an interception goes to; or the city, if it is the only refuge from battle
        self.limit = limit  # in a campaign: the movement points nobody may exceed; 0 elsewhere


@final
class Force(Record):
    """11.3, 12.2  Who goes when a reaction succeeds."""

    FIELDS = ("general", "others", "units", "elephants", "has_train")

    def __init__(self, general: General, others: Company, units: int, elephants: int, has_train: bool) -> None:
        self.general = general
        self.others = others  # the generals who go with him, a bit each
        self.units = units
        self.elephants = elephants
        self.has_train = has_train

    def generals(self) -> Company:
        """All generals of the force, a bit each."""
        return joined(self.others, self.general)


@final
class Tired(Record):
    """9.3, 9.4  CUs in one space that have used the same number of movement points with this card."""

    FIELDS = ("space", "used", "units")

    def __init__(self, space: Space, used: int, units: int) -> None:
        self.space = space
        self.used = used
        self.units = units
