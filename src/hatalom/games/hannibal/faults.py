"""What can be wrong with a corrected box of this game only."""

from collections.abc import Mapping
from typing import ClassVar

from hatalom.core.boxfaults import BadBox


class BadHannibal(BadBox):
    """A box with which the game cannot be played as it is."""

    words: ClassVar[Mapping[str, str]] = {
        "losses": "content: a table of losses has a number below 0; expected 0 or more",
        "battle-cards": "content: expected at least {least} battle cards in all",
        "cards-dealt": "content: at most {most} strategy cards can be dealt to each player",
        "elephants": "content: expected 0 to 8 elephants and 1 to 20 CUs in a moving army",
        "walled-city": "content: a walled city holds at most {most} CUs",
    }
