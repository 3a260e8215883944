"""A searching level with another network than the game's own: `sovereign:mine.json` or `squire:mine.json`.

They are for the laboratory: a new network is measured against the shipped one, and a quick level with a network plays
the games from which the next one learns.
"""

import hashlib
from pathlib import Path
from typing import Any

from hatalom.bots.commanders import Captain, Marshal, Sovereign
from hatalom.bots.squire import Squire
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Knowledge
from hatalom.kit.learned import read_net

LEVELS = (Squire.level, Captain.level, Marshal.level, Sovereign.level)
"""Those that judge positions."""


def is_networked(name: str) -> bool:
    level, colon, source = name.partition(":")
    return bool(colon) and level in LEVELS and source.endswith(".json")


def checksum_of(name: str) -> str:
    """A checksum of the file with the network of this name."""
    return hashlib.sha256(Path(name.partition(":")[2]).read_bytes()).hexdigest()[:16]


def judged_with(name: str, knowledge: Knowledge) -> Evaluator[Any]:
    """The judgement with the network of this name, a file that `hatalom learn` has written."""
    if knowledge.learned is None:
        raise BadFile("this game has no features from which a network could learn")
    net = read_net(Path(name.partition(":")[2]), knowledge.learned.inputs)
    return knowledge.learned.evaluator(net)
