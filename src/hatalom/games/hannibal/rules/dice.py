"""0.11  One six-sided die, thrown by NATURE."""

from typing import Final

from hatalom.core.message import Message
from hatalom.core.question import Question, chance
from hatalom.games.hannibal.verbs import ROLL

FACES: Final = [ROLL.of(face) for face in range(1, 7)]
WEIGHTS: Final = [1, 1, 1, 1, 1, 1]


def die(prompt: Message, args: list[int]) -> list[Question]:
    return [chance(prompt, FACES, WEIGHTS, args)]
