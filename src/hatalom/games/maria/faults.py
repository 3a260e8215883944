"""What can be wrong with a corrected box of this game only."""

from collections.abc import Mapping
from typing import ClassVar

from hatalom.core.boxfaults import BadBox


class BadMaria(BadBox):
    """A box with which the game cannot be played as it is."""

    words: ClassVar[Mapping[str, str]] = {
        "no-fortress": "content: {key} names {found}, which is no fortress",
        "silesia": "content: the fortress {found} in Silesia needs a Prussian or an Austrian marker in setup",
        "troops-of-general": "content: {found} cannot have more than {most} troops",
        "troops-of-power": "content: the troops of {found} must be between {low} and {high}",
        "introductory": "content: the introductory game needs a number of fortresses and of turns",
    }
