"""Ids by kind: each is a type of its own, so that no table is taken for a person."""

from typing import NewType

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
ExperimentId = NewType("ExperimentId", str)
TokenHash = NewType("TokenHash", str)
"""Of a session's token: the token itself is known to its owner's browser alone."""
ProcessId = NewType("ProcessId", str)
"""One of the processes that serve the same database."""
WayId = NewType("WayId", str)
"""A way by which somebody is told things while he is away; whoever knows it may turn it off."""
BoxId = NewType("BoxId", str)
"""A box in somebody's account; whoever knows it may look at the box once it is shared."""
LeagueId = NewType("LeagueId", str)
SeatId = NewType("SeatId", str)
"""A seat by the name its game gives it, such as "orange"; inside the table seats are numbers."""

NOBODY = PersonId("")
"""Somebody without a cookie; also the owner of a seat that nobody owns."""
