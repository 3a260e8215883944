"""24.8  Spy in Enemy Camp and Ally Deserts: cards of the enemy's battle hand are uncovered or change hands."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.events import BATTLE_CARD_SHOWN, BATTLE_CARD_TAKEN
from hatalom.games.hannibal.names import ALL_BATTLE_CARDS, BATTLE_CARDS, ENEMY, BattleCard
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_OPEN_CARD, SHOW_CARD, TAKE_CARD
from hatalom.games.hannibal.rules.battle_cards import closed_cards
from hatalom.games.hannibal.verbs import SHOW_BATTLE_CARD, STEAL_BATTLE_CARD, TAKE_OPEN_CARD, TAKE_RANDOM_CARD
from hatalom.kit.bag import draw_from


@final
class Spying(Phase[Hannibal]):
    """24.8  Half of the enemy's cards, rounded down, are drawn at random and lie open for the whole battle."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left  # cards still to be uncovered

    def copy(self) -> "Spying":
        return Spying(self.seat, self.left)

    def ask(self, pos: Hannibal) -> list[Question]:
        victim = ENEMY[self.seat]
        if self.left == 0:
            return NO_QUESTIONS
        return [draw_from(closed_cards(pos, victim), SHOW_BATTLE_CARD, SHOW_CARD, [victim])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        victim, card = ENEMY[self.seat], BattleCard(SHOW_BATTLE_CARD.target(action))
        self.left -= 1
        pos.battle_open = increased(pos.battle_open, BATTLE_CARDS * victim + card, 1)
        pos.tell(BATTLE_CARD_SHOWN, victim, card)

    def advance(self, pos: Hannibal) -> None:
        pos.pop()


@final
class Theft(Phase[Hannibal]):
    """24.8  One card of the enemy, at random or one that lies open; both players know it then."""

    FIELDS = ("seat", "is_at_random")

    def __init__(self, seat: Seat, is_at_random: bool = False) -> None:
        self.seat = seat
        self.is_at_random = is_at_random  # the thief wants none of the open cards

    def copy(self) -> "Theft":
        return Theft(self.seat, self.is_at_random)

    def ask(self, pos: Hannibal) -> list[Question]:
        victim = ENEMY[self.seat]
        first = BATTLE_CARDS * victim
        if pos.battle_hand_size(victim) == 0:
            return NO_QUESTIONS
        options: list[int] = []
        for card in ALL_BATTLE_CARDS:
            if pos.battle_open[first + card] > 0:
                options.append(TAKE_OPEN_CARD.of(card))
        if options and not self.is_at_random:
            options.append(TAKE_RANDOM_CARD.of())
            return [Question(self.seat, ASK_OPEN_CARD, options)]
        hand = pos.battle_hand[first : first + BATTLE_CARDS]
        return [draw_from(hand, STEAL_BATTLE_CARD, TAKE_CARD, [victim])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if TAKE_RANDOM_CARD.has(action):
            self.is_at_random = True
        elif TAKE_OPEN_CARD.has(action):
            self._steal(pos, BattleCard(TAKE_OPEN_CARD.target(action)), True)
        else:
            self._steal(pos, BattleCard(STEAL_BATTLE_CARD.target(action)), False)

    def advance(self, pos: Hannibal) -> None:
        """The enemy has no card left."""
        pos.pop()

    def _steal(self, pos: Hannibal, card: BattleCard, is_open: bool) -> None:
        pos.pop()
        source, goal = BATTLE_CARDS * (ENEMY[self.seat]) + card, BATTLE_CARDS * self.seat + card
        pos.battle_hand = increased(pos.battle_hand, source, -1)
        if is_open:
            pos.battle_open = increased(pos.battle_open, source, -1)
        else:
            pos.battle_open = replaced(pos.battle_open, source, min(pos.battle_open[source], pos.battle_hand[source]))
        pos.battle_hand = increased(pos.battle_hand, goal, 1)
        pos.battle_open = increased(pos.battle_open, goal, 1)
        pos.tell(BATTLE_CARD_TAKEN, self.seat, card)
