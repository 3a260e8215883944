"""Two kinds of error: somebody else's input, and our own bug.  Messages tell what to do next."""


class HatalomError(Exception):
    """Anything we say to a person on purpose."""


class IllegalAction(HatalomError):
    """An answer that was not asked for, not offered, late or unreadable.  Nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class BadFile(HatalomError):
    """A journal, snapshot, notation or overlay that cannot be used as it is."""


class BrokenRule(HatalomError):
    """The program contradicts itself: our bug, never the player's."""
