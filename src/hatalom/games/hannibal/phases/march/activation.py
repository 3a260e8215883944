"""2.8, 2.17, 9  Activating generals: one with OPs or a Force March, two or three with a Campaign."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import CAMPAIGN_ENDED
from hatalom.games.hannibal.names import BY_CAMPAIGN, NOBODY
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_CAMPAIGN, ASK_GENERAL, CRUMB_ACTIVATION, CRUMB_CAMPAIGN
from hatalom.games.hannibal.refusals import FIRST_A_GENERAL
from hatalom.games.hannibal.rules.activation import may_activate, points_of, refuse_activation, ships_of
from hatalom.games.hannibal.rules.forces import MARCH
from hatalom.games.hannibal.verbs import ACTIVATE, DONE, MARCH_TO


def activate(pos: Hannibal, seat: int, general: int, card: int, mode: int) -> March:
    """6.4  The march of a general; who goes with him is asked first."""
    points = points_of(pos, general, mode)
    limit = points if mode == BY_CAMPAIGN else 0
    left = points - pos.used[general] if limit > 0 else points
    march = March(seat, card, mode, points, ships_of(pos, seat, card, mode), mode == BY_CAMPAIGN, 0, left)
    if mode == BY_CAMPAIGN:  # 9.1; with other cards nobody may see yet whom he thinks of
        pos.activated |= 1 << general
    pos.barred = 0
    return march


@final
class Activation(Phase[Hannibal]):
    """2.8, 2.17  One general with a good enough strategy rating."""

    FIELDS = ("seat", "card", "mode")

    def __init__(self, seat: int, card: int, mode: int) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode

    def copy(self) -> "Activation":
        return Activation(self.seat, self.card, self.mode)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ACTIVATION, [self.card])

    def is_private(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        options: list[int] = []
        for general in pos.content.generals_of[self.seat]:
            if may_activate(pos, self.seat, general, self.card, self.mode):
                options.append(ACTIVATE(general))
        return [Question(self.seat, ASK_GENERAL, options, [self.card])]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        general = ACTIVATE.target(action)
        pos.replace(activate(pos, seat, general, self.card, self.mode))
        pos.push(Muster(seat, general, MARCH, NOBODY, 0))

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if not ACTIVATE.has(action):
            return Said(FIRST_A_GENERAL, []) if MARCH_TO.has(action) else None
        return refuse_activation(pos, seat, ACTIVATE.target(action), self.card, self.mode)


@final
class Campaign(Phase[Hannibal]):
    """9.1, 9.2  Different generals one after the other; each finishes his move and his battle first."""

    FIELDS = ("seat", "card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def copy(self) -> "Campaign":
        return Campaign(self.seat, self.card, self.left)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_CAMPAIGN, [self.card, self.left])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0 or pos.debt > 0:
            return []
        options: list[int] = []
        for general in pos.content.generals_of[self.seat]:
            if may_activate(pos, self.seat, general, self.card, BY_CAMPAIGN):
                options.append(ACTIVATE(general))
        if not options:
            return []
        options.append(DONE())
        return [Question(self.seat, ASK_CAMPAIGN, options, [self.left])]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if DONE.has(action):
            self.left = 0
            return
        general = ACTIVATE.target(action)
        self.left -= 1
        pos.push(activate(pos, seat, general, self.card, BY_CAMPAIGN))
        pos.push(Muster(seat, general, MARCH, NOBODY, points_of(pos, general, BY_CAMPAIGN)))

    def advance(self, pos: Hannibal) -> None:
        if pos.debt > 0:
            pay_debt(pos)
            return
        pos.tell(CAMPAIGN_ENDED, [self.seat])
        pos.pop()

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if not ACTIVATE.has(action):
            return Said(FIRST_A_GENERAL, []) if MARCH_TO.has(action) else None
        return refuse_activation(pos, seat, ACTIVATE.target(action), self.card, BY_CAMPAIGN)
