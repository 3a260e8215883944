"""An entrant of the laboratory with a limit of its own: `marshal@1000ms` or `squire@200n` (positions).

So each can think as long as it does at a table: a limit for all lets a level look at far more than it usually does.
"""

import re

from hatalom.bots.bot import Budget
from hatalom.bots.networked import LEVELS
from hatalom.bots.weighted import level_of
from hatalom.core.errors import BadFile

LIMIT = re.compile(r"([1-9][0-9]{0,8})(ms|n)")


def without_limit(name: str) -> str:
    """`squire:first` of `squire:first@200n`."""
    return _parts(name)[0]


def limit_of(name: str) -> Budget | None:
    """The limit that a name lays down, if it does; says so where it makes no sense."""
    bare, limit = _parts(name)
    if limit is None:
        return None
    found = LIMIT.fullmatch(limit)
    if found is None:
        raise BadFile(f"{name}: a limit looks like @1000ms (milliseconds) or @200n (positions)")
    if level_of(bare) not in LEVELS:
        raise BadFile(f"{name}: only {', '.join(LEVELS)} can be limited; {bare} thinks as it likes")
    count = int(found[1])
    return Budget(milliseconds=count) if found[2] == "ms" else Budget(positions=count)


def _parts(name: str) -> tuple[str, str | None]:
    """The name and its limit; an @ in the path of a file is none."""
    bare, at, limit = name.rpartition("@")
    return (bare, limit) if at and not limit.endswith((".toml", ".json")) else (name, None)
