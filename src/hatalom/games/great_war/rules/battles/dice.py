"""21  One six-sided die, thrown by NATURE."""

from typing import Final

from hatalom.core.message import Message
from hatalom.core.question import Question, chance
from hatalom.games.great_war.names import Alliance, Power
from hatalom.games.great_war.verbs import ROLL

FACES: Final = [ROLL(face) for face in range(1, 7)]
WEIGHTS: Final = [1, 1, 1, 1, 1, 1]


def die(prompt: Message, args: list[int]) -> list[Question]:
    return [chance(prompt, FACES, WEIGHTS, args)]


def dice_spec(power: Power, hits_from: int, again_to: int, side: Alliance) -> int:
    """A die that waits to be thrown: whose it is, the lowest face that hits, the highest that is thrown again."""
    return ((power * 8 + hits_from) * 8 + again_to) * 2 + side


def spec_side(spec: int) -> int:
    """0 for the attacker, 1 for the defender."""
    return spec % 2


def spec_again(spec: int) -> int:
    return spec // 2 % 8


def spec_hits_from(spec: int) -> int:
    return spec // 16 % 8


def spec_power(spec: int) -> Power:
    return spec // 128
