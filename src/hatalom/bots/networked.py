"""The learned level with another network than the game's own: `sovereign:mine.json`, for the laboratory."""

from pathlib import Path
from typing import Any

from hatalom.bots.commanders import Sovereign
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Knowledge
from hatalom.kit.learned import read_net

MARK = f"{Sovereign.level}:"


def is_networked(name: str) -> bool:
    return name.startswith(MARK)


def judged_with(name: str, knowledge: Knowledge) -> Evaluator[Any]:
    """The judgement with the network of this name, a file that `hatalom learn` has written."""
    if knowledge.learned is None:
        raise BadFile(f"there is no {Sovereign.level} in this game: nobody has learned it yet")
    net = read_net(Path(name.removeprefix(MARK)), knowledge.learned.inputs)
    return knowledge.learned.evaluator(net)
