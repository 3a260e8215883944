"""What a refused request is answered."""

import msgspec


class ErrorWire(msgspec.Struct):
    error: str
    message: str
