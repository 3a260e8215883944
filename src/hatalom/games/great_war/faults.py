"""What can be wrong with a corrected box of this game only."""

from collections.abc import Mapping
from typing import ClassVar

from hatalom.core.boxfaults import BadBox


class BadGreatWar(BadBox):
    """A box with which the game cannot be played as it is."""

    words: ClassVar[Mapping[str, str]] = {
        "port": "content: {found} has a port on a sea it does not border",
    }
