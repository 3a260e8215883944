"""What can be wrong with a position that somebody has written: every fault has a name and its particulars, so that it
can be told in any language.

The words in English are here, for the command line and for programs; the client has them all in its languages as
`position-fault-…`.
"""

from typing import Final

import msgspec

from hatalom.core.errors import BadFile, IllegalAction


class PositionFault(msgspec.Struct, frozen=True):
    """Which fault it is, its particulars, and what it is in English; `detail` says more, in English only."""

    name: str
    args: dict[str, str | int]
    english: str
    detail: str = ""


ENGLISH: Final = {
    # the text
    "first-line": "the first line should be like: {example}",
    "line": "line {number}: cannot understand {line!r}",
    "short": "line {number}: something is missing in {line!r}",
    "word": "line {number}: cannot understand {word!r} in {line!r}",
    "twice": "{thing} is in two places",
    "box": "there are more pieces in this position than in the box",
    # the position
    "players": "this is a game of {wanted} players, not of {found}",
    "rule": "the position is against rule {rule}",
    "rules": "the position contradicts itself",
    "stuck": "the rules cannot go on from this position",
    "over": "the game is over in this position: nobody has a choice",
    "chance": "chance comes next in this position: set up one in which somebody chooses",
}


class BadPosition(BadFile):
    """A position that cannot be used as it is.  `said` is the English of it, where something better is known."""

    def __init__(self, name: str, said: str = "", /, detail: str = "", **args: str | int) -> None:
        self.fault = PositionFault(name, args, said or ENGLISH[name].format(**args), detail)
        super().__init__(self.fault.english)


class BadWord(BadFile):
    """A word in a line of a notation, and in English what is wrong with it."""

    def __init__(self, word: str, said: str) -> None:
        self.word = word
        super().__init__(said)


class RefusedPosition(IllegalAction):
    """A fault, said to somebody who sent the position."""

    def __init__(self, fault: PositionFault) -> None:
        self.fault = fault
        super().__init__("bad-request", fault.english)
