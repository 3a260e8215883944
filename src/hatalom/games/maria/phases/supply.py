"""9  The supply phase."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import SUPPLIED, SUPPLY_PAID, UNSUPPLIED
from hatalom.games.maria.names import GENERALS, NO_GENERAL, NO_POWER, NOBODY, General, Power, Stage
from hatalom.games.maria.phases.changes.saxony import SaxonyMarker
from hatalom.games.maria.phases.payment import FOR_SUPPLY, Payment
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_SUPPLY, CRUMB_SUPPLY
from hatalom.games.maria.rules.stacks import remove_the_empty, spread_loss
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost
from hatalom.games.maria.rules.victory import lose_points, saxony_steps
from hatalom.games.maria.verbs import SUPPLY

CHECK: Final = 0
CHOICE: Final = 1
PAID: Final = 2


@final
class Supply(Phase[Maria]):
    """9.1, 9.7r1  Power after power: who is supplied, who must be paid for, and who goes without."""

    FIELDS = ("stage", "step", "checked", "power", "cost", "chosen")

    def __init__(
        self,
        stage: Stage,
        step: int = CHECK,
        checked: int = 0,
        power: Power = NO_POWER,
        cost: list[int] | None = None,
        chosen: int = 0,
    ) -> None:
        self.stage = stage
        self.step = step
        self.checked = checked
        """Powers that have had their turn, a bit each."""
        self.power = power
        """The power that is being checked."""
        self.cost: list[int] = cost if cost is not None else []
        """By general: 0 where supply is free, its price, or NO_PATH."""
        self.chosen = chosen
        """Generals who will be paid for, a bit each."""

    def copy(self) -> "Supply":
        return Supply(self.stage, self.step, self.checked, self.power, self.cost.copy(), self.chosen)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_SUPPLY)

    def ask(self, pos: Maria) -> list[Question]:
        if self.step != CHOICE:
            return NO_QUESTIONS
        options = [SUPPLY.of(general) for general in self._affordable(pos)]
        if not options:
            return NO_QUESTIONS
        left = pos.hand_value(self.power) - self.price()
        return [Question(pos.seat_of(self.power), ASK_SUPPLY, options, [self.power, left])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        self.chosen |= bit(SUPPLY.target(action))

    def advance(self, pos: Maria) -> None:
        if self.step == CHECK:
            self._check_next(pos)
        elif self.step == CHOICE:
            self.step = PAID
            pos.push(Payment(self.power, self.price(), FOR_SUPPLY))
        else:
            self.step = CHECK
            self._settle(pos)

    def _check_next(self, pos: Maria) -> None:
        self.power = NO_POWER
        for power in pos.active_powers(self.stage):
            if (self.checked >> power) & 1 == 0:
                self.power = power
                break
        if self.power == NOBODY:
            pos.pop()
            return
        self.checked |= bit(self.power)
        self.step = CHOICE
        self.chosen = 0
        self.cost = [NO_PATH] * GENERALS
        total = 0
        for general in pos.content.power_generals[self.power]:
            if pos.at[general] >= 0:
                cost = supply_cost(pos, general)
                self.cost[general] = cost
                if cost < NO_PATH:
                    total += cost
        if total > 0:
            pos.reveal()  # whether it can pay tells something of its hand
        if total <= pos.hand_value(self.power):
            for general in pos.content.power_generals[self.power]:
                if 0 < self.cost[general] < NO_PATH:
                    self.chosen |= bit(general)  # 9.7: a power must pay if it can

    def price(self) -> int:
        price = 0
        for general in range(GENERALS):
            if (self.chosen >> general) & 1 == 1:
                price += self.cost[general]
        return price

    def _affordable(self, pos: Maria) -> list[General]:
        """9.7r1  Generals who could still be added without exceeding the hand."""
        left = pos.hand_value(self.power) - self.price()
        found: list[General] = []
        for general in pos.content.power_generals[self.power]:
            cost = self.cost[general]
            if 0 < cost <= left and cost < NO_PATH and (self.chosen >> general) & 1 == 0:
                found.append(general)
        return found

    def _settle(self, pos: Maria) -> None:
        """9.4  Supplied generals turn face up; the others turn face down and lose troops."""
        removed = 0
        steps = 0
        seen = 0
        for general in pos.content.power_generals[self.power]:
            town = pos.at[general]
            if town < 0 or (seen >> general) & 1 == 1:
                continue
            mate = pos.mate_of(general)
            if mate != NOBODY and pos.power_of(mate) != self.power:
                mate = NO_GENERAL
            loss = self._feed(pos, general)
            if mate != NOBODY:
                seen |= bit(mate)
                loss += self._feed(pos, mate)
            lost = self._lose(pos, general, mate, loss)
            removed += lost
            if lost > 0:
                steps += saxony_steps(pos, self.power, lost, town)
        lose_points(pos, self.power, removed)
        if steps > 0:
            pos.push(SaxonyMarker(steps))

    def _feed(self, pos: Maria, general: General) -> int:
        """Turns one general face up or down; returns how many troops he loses."""
        own = bit(general)
        if self.cost[general] == 0 or (self.chosen & own) != 0:
            if self.cost[general] > 0:
                pos.tell(SUPPLY_PAID, general, self.cost[general])
            if (pos.face_down & own) != 0:
                pos.face_down &= ~own
                pos.tell(SUPPLIED, general)
            return 0
        loss = pos.content.further_loss if (pos.face_down & own) != 0 else pos.content.first_loss
        pos.face_down |= own
        pos.tell(UNSUPPLIED, general, loss)
        return loss

    def _lose(self, pos: Maria, general: General, mate: General, loss: int) -> int:
        """9.4r1  The losses of a one-power stack are summed; in a mixed stack each power bears its own.

        A power's generals are numbered by rank, so the first of a stack is its commander (6.2).
        """
        if mate == NOBODY:
            pos.troops[general] -= min(loss, pos.troops[general])
        else:
            spread_loss(pos, general, mate, loss)
        return len(remove_the_empty(pos, general, mate))
