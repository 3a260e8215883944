"""8.4 to 8.6, 10  Treachery: attempts on the nobles of others, and one's own in their places."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat, chance
from hatalom.core.shared import added, changed
from hatalom.games.heads_of_state.events import CUBE_DRAWN, KILLED, STRUCK, STRUCK_CAPITAL, SURVIVED
from hatalom.games.heads_of_state.names import (
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
    Box,
    TreacheryCard,
    area_of,
)
from hatalom.games.heads_of_state.phases.placing import Payment
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import (
    ASK_CUBE,
    ASK_TARGET,
    ASK_TARGET_CAPITAL,
    ASK_TREACHERY,
    ASK_TREACHERY_DUTY,
    CRUMB_ASSASSINATION,
    CRUMB_ATTEMPT,
    CRUMB_TREACHERY,
)
from hatalom.games.heads_of_state.refusals import DUTY_OPEN, NO_PAIR, NO_TARGET, NOT_HELD
from hatalom.games.heads_of_state.rules.duty import boxes_in, duty_left
from hatalom.games.heads_of_state.rules.payment import why_not_replace
from hatalom.games.heads_of_state.rules.treachery import (
    pair_countries,
    partners,
    target_countries,
    targets,
    why_not_play,
    why_not_reach,
    why_not_strike,
)
from hatalom.games.heads_of_state.verbs import (
    ADD_TREACHERY,
    DRAW_CUBE,
    FINISH,
    PLACE_NOBLE,
    PLAY_TREACHERY,
    STRIKE,
)


@final
class Treachery(Phase[HeadsOfState]):
    """8.4, 10.12  Attempts and replacements in any order, until the player finishes.

    What he could still do is his secret, so he finishes himself even when there is nothing else.
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> "Treachery":
        return Treachery(self.seat)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_TREACHERY)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        options = self._cards(pos)
        for box in boxes_in(pos.emptied):
            if why_not_replace(pos, self.seat, box) is None:
                options.append(PLACE_NOBLE.of(box))
        due = duty_left(pos)
        if due > 0:
            return [Question(self.seat, ASK_TREACHERY_DUTY, options, [due], window=True)]
        options.append(FINISH.of())
        return [Question(self.seat, ASK_TREACHERY, options, window=True)]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if PLAY_TREACHERY.has(action):
            pos.push(Attempt(seat, TreacheryCard(PLAY_TREACHERY.target(action)), NO_CARD))
        elif PLACE_NOBLE.has(action):
            pos.push(Payment(seat, Box(PLACE_NOBLE.target(action))))
        else:
            pos.pop()

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if seat != self.seat:
            return None
        if PLACE_NOBLE.has(action):
            return why_not_replace(pos, seat, Box(PLACE_NOBLE.target(action)))
        if PLAY_TREACHERY.has(action):
            return why_not_play(pos, seat, TreacheryCard(PLAY_TREACHERY.target(action)))
        return Said(DUTY_OPEN, [duty_left(pos)]) if FINISH.has(action) else None

    def _cards(self, pos: HeadsOfState) -> list[int]:
        """10.5a  The cards that have a target, alone in a province or in a pair in a capital."""
        seat = self.seat
        if pos.treachery_size(seat) == 0:
            return []
        options: list[int] = []
        boxes = targets(pos, seat)
        if not boxes:
            return options
        provinces = target_countries(pos, boxes, False)
        capitals = target_countries(pos, boxes, True)
        for card in TREACHERIES:
            if pos.treachery[TREACHERY_COUNT * seat + card] == 0:
                continue
            if pos.content.treachery_countries[card] & provinces or partners(pos, seat, card, capitals):
                options.append(PLAY_TREACHERY.of(card))
        return options


@final
class Attempt(Phase[HeadsOfState]):
    """10.5, 10.5a  The target of one card, or a second card and then a target in a capital."""

    FIELDS = ("seat", "card", "second")

    def __init__(self, seat: Seat, card: TreacheryCard, second: TreacheryCard) -> None:
        self.seat = seat
        self.card = card
        self.second = second

    def copy(self) -> "Attempt":
        return Attempt(self.seat, self.card, self.second)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_ATTEMPT, [self.card])

    def private_to(self, pos: HeadsOfState) -> int:
        return self.seat

    def ask(self, pos: HeadsOfState) -> list[Question]:
        options: list[int] = []
        boxes = targets(pos, self.seat)
        for box in boxes:
            if why_not_reach(pos, self.card, self.second, box) is None:
                options.append(STRIKE.of(box))
        if self.second != NO_CARD:
            return [Question(self.seat, ASK_TARGET_CAPITAL, options, [self.card, self.second])]
        capitals = target_countries(pos, boxes, True)
        for card in partners(pos, self.seat, self.card, capitals):
            options.append(ADD_TREACHERY.of(card))
        return [Question(self.seat, ASK_TARGET, options, [self.card])]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if ADD_TREACHERY.has(action):
            self.second = TreacheryCard(ADD_TREACHERY.target(action))
            return
        pos.pop()
        self._strike(pos, Box(STRIKE.target(action)))

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if seat != self.seat:
            return None
        if STRIKE.has(action):
            return why_not_strike(pos, seat, self.card, self.second, Box(STRIKE.target(action)))
        if ADD_TREACHERY.has(action):
            second = TreacheryCard(ADD_TREACHERY.target(action))
            if pos.treachery[TREACHERY_COUNT * seat + second] == 0:
                return Said(NOT_HELD, [second])
            if not pair_countries(pos, self.card, second):
                return Said(NO_PAIR, [self.card, second])
            return Said(NO_TARGET, [second])
        return None

    def _strike(self, pos: HeadsOfState, box: Box) -> None:
        """10.7, 10.10r1  The cards are discarded; country cards always succeed, an assassin needs the bag."""
        noble, area, owner = pos.content.box_noble[box], area_of(box), pos.owner[box]
        pos.spend_treachery(self.seat, self.card)
        pos.named |= bit(box)
        if self.second == NO_CARD:
            pos.tell(STRUCK, self.seat, self.card, owner, noble, area)
        else:
            pos.spend_treachery(self.seat, self.second)
            pos.tell(STRUCK_CAPITAL, self.seat, self.card, self.second, owner, noble, area)
        if pos.content.bag_draw[self.card]:
            pos.push(Assassination(self.seat, box))
        else:
            kill(pos, box)


@final
class Assassination(Phase[HeadsOfState]):
    """10.9  Three own cubes and one of the target's owner in the bag; an own cube kills."""

    FIELDS = ("seat", "box")

    def __init__(self, seat: Seat, box: Box) -> None:
        self.seat = seat
        self.box = box

    def copy(self) -> "Assassination":
        return Assassination(self.seat, self.box)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_ASSASSINATION, [pos.content.box_noble[self.box], area_of(self.box)])

    def ask(self, pos: HeadsOfState) -> list[Question]:
        options = [DRAW_CUBE.of(self.seat), DRAW_CUBE.of(pos.owner[self.box])]
        return [chance(ASK_CUBE, options, [pos.content.own_cubes, pos.content.target_cubes])]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        pos.pop()
        drawn = Seat(DRAW_CUBE.target(action))
        pos.tell(CUBE_DRAWN, drawn)
        if drawn == self.seat:
            kill(pos, self.box)
        else:
            pos.tell(SURVIVED, pos.owner[self.box], pos.content.box_noble[self.box], area_of(self.box))


def kill(pos: HeadsOfState, box: Box) -> None:
    """10.3, 10.4  The tile goes to the hex and its owner keeps the noble card."""
    owner = pos.owner[box]
    pos.dead = added(pos.dead, MOST_SEATS * box + owner, 1)
    pos.owner = changed(pos.owner, box, NOBODY)
    pos.emptied |= bit(box)
    pos.tell(KILLED, owner, pos.content.box_noble[box], area_of(box))
