"""What learning programs get from a game, as arrays: the numbers of a view, and a mask of what is allowed."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hatalom.lab.stepper import Rules, Stepper

MOST = np.iinfo(np.int16).max
Observed = dict[str, NDArray[Any]]


def observation_space(rules: Rules) -> gymnasium.spaces.Space[Any]:
    """All that `observed` may return."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-MOST, MOST, (rules.size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )


def observed(stepper: Stepper, seat: int) -> Observed:
    """What a seat sees, and a 1 for every answer that it may give now."""
    mask = np.zeros(stepper.rules.actions, np.int8)
    question = stepper.question
    if question is not None and question.seat == seat:
        mask[question.options] = 1
    return {"observation": np.asarray(stepper.numbers(seat), np.float32), "action_mask": mask}
