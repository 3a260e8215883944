"""Fields that many messages have; every input has a size limit."""

from typing import Annotated

import msgspec
from msgspec import Meta

NO_NUL = r"^[^\x00]*$"
"""PostgreSQL stores every character but this one."""
Id = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000)]


class Body(msgspec.Struct, omit_defaults=True):
    """What a client sends: fields with a default may be left out."""
