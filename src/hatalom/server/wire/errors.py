"""What a refused request is answered."""

import msgspec

from hatalom.core.boxfaults import BoxFault


class ErrorWire(msgspec.Struct):
    error: str
    message: str
    fault: BoxFault | None = None
    """What is wrong with a box, for any language."""
