"""0.11  One six-sided die, thrown by NATURE."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.message import Message
from hatalom.core.numbers import Numbers, numbers_of
from hatalom.core.question import Question
from hatalom.games.hannibal.verbs import ROLL
from hatalom.kit.bag import draw_from

FACES: Final[Numbers] = numbers_of([0, 1, 1, 1, 1, 1, 1])
"""A throw draws one of the faces 1 to 6, each of which is there once."""


def die(prompt: Message, args: list[i64]) -> list[Question]:
    return [draw_from(FACES, ROLL, prompt, args)]
