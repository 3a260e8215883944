"""What can be wrong with a corrected box of this game only."""

from collections.abc import Mapping
from typing import ClassVar

from hatalom.core.boxfaults import BadBox


class BadHeadsOfState(BadBox):
    """A box with which the game cannot be played as it is."""

    words: ClassVar[Mapping[str, str]] = {
        "first-turn": "content: {key} needs {n} numbers, one for each place",
        "cost": "content: the cost of {found} must be different attributes, no courtesan",
        "uneven": "content: final_points of {found} must be even: two who tie take half each",
        "upper-box": "content: {found} needs an upper box, and its noble must outrank the lower one",
        "hexagons": "content: {found} needs areas with hex numbers from 0 to {most}, none of them twice",
    }
