"""What a refused request is answered."""

import msgspec

from hatalom.core.boxfaults import BoxFault
from hatalom.core.positionfaults import PositionFault


class ErrorWire(msgspec.Struct):
    error: str
    message: str
    fault: BoxFault | None = None
    """What is wrong with a box, for any language."""
    position: PositionFault | None = None
    """What is wrong with a position set up by hand, likewise."""


RETRY_SECONDS = "5"


def away(why: str) -> ErrorWire:
    """Browsers know the code: it is the one they use themselves where a server does not answer."""
    return ErrorWire("away", f"{why}: try again in a few seconds, with the same key if there was one")
