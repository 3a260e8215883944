"""Fields that many messages have; every input has a size limit."""

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000)]


class Body(msgspec.Struct, omit_defaults=True):
    """What a client sends: fields with a default may be left out."""
