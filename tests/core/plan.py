"""Plan, a toy whose questions follow a list: whom they are put to, how many options there are, and what happens then.

It is for tests that need a certain order of choices, forced answers, draws and reveals.
"""

from typing import Any, ClassVar

from hatalom.core.position import Phase
from hatalom.core.question import NATURE, Question, chance
from tests.core.ambush import ASK_CARD, ASK_DRAW, BURIED, CHOOSE, DRAW, PHASES, WON, Ambush, AmbushGame


class Planned(Phase[Ambush]):
    """Its steps are [seat, number of options, who alone knows of it or -1, whether it reveals something]."""

    FIELDS = ("steps", "taken")

    def __init__(self, steps: list[list[int]], taken: list[int]) -> None:
        self.steps = steps
        self.taken = taken

    def copy(self) -> "Planned":
        return Planned([step.copy() for step in self.steps], self.taken.copy())

    def ask(self, pos: Ambush) -> list[Question]:
        if len(self.taken) == len(self.steps):
            return []
        seat, size, _, _ = self.steps[len(self.taken)]
        if seat == NATURE:
            return [chance(ASK_DRAW, [DRAW(n) for n in range(size)], [1] * size)]
        return [Question(seat, ASK_CARD, [CHOOSE(n) for n in range(size)])]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        if self.steps[len(self.taken)][3]:
            pos.reveal()
        self.taken.append(action)
        if self.private_to(pos) < 0:
            pos.tell(BURIED, max(seat, 0))

    def advance(self, pos: Ambush) -> None:
        pos.tell(WON, len(self.taken))
        pos.pop()

    def private_to(self, pos: Ambush) -> int:
        """Whether what was answered last is still being prepared."""
        return self.steps[len(self.taken) - 1][2] if self.taken else -1


class PlanGame(AmbushGame):
    name = "plan"
    phases: ClassVar[dict[str, type[Phase[Any]]]] = {**PHASES, "Planned": Planned}

    def __init__(self, *steps: list[int]) -> None:
        self.steps = [[*step, *[-1, 0][len(step) - 2 :]] for step in steps]

    def set_up(self, seats: int, options: dict[str, str], content: Any) -> Ambush:
        pos = Ambush(seats)
        pos.push(Planned(self.steps, []))
        return pos
