"""14.10 to 14.14  An imagined battle of cards, played out by rules of thumb that know one hand each."""

from typing import Final, final

from hatalom.core.chance import Seeded
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    BATTLE_CARDS,
    CARTHAGE,
    ENEMY,
    ENVELOPMENT,
    NO_BATTLE_CARD,
    PLAIN_BATTLE_CARDS,
    PROBE,
    RESERVE,
    BattleCard,
)
from hatalom.games.hannibal.rules.battle_cards import probe_helps

PLENTY: Final = 0.2  # how much it counts to attack with what one has many of
RISK: Final = 0.4  # 14.12: what it costs to lose the initiative for sure


@final
class Duel:
    """Both hands, what was played, who attacks; `counter` is the highest roll that takes the initiative (14.11)."""

    def __init__(self, deck: list[int], counter: list[int], attacker: Seat) -> None:
        self.deck = deck  # the cards that are in neither hand and not played
        self.counter = counter
        self.attacker = attacker
        self.hand = [0] * (2 * BATTLE_CARDS)
        self.size = [0, 0]
        self.may_probe = False  # 23.1: Hannibal's Probe

    def deal(self, seat: Seat, count: int, rng: Seeded) -> None:
        """14.8  Cards from the deck, as far as it goes."""
        left = 0
        for number in self.deck:
            left += number
        for _ in range(min(count, left)):
            self.gain(seat, BattleCard(rng.pick(self.deck)))

    def gain(self, seat: Seat, card: BattleCard) -> None:
        self.deck[card] -= 1
        self.hand[BATTLE_CARDS * seat + card] += 1
        self.size[seat] += 1

    def use(self, seat: Seat, card: BattleCard) -> None:
        self.hand[BATTLE_CARDS * seat + card] -= 1
        self.size[seat] -= 1

    def play_out(self, rng: Seeded) -> Seat:
        """The winner, if both sides go on by their rules of thumb."""
        while self.size[self.attacker] > 0:
            card = self.attack()
            if not self.match(card):
                return self.attacker
            self.contest(card, rng)
        return ENEMY[self.attacker]

    def attack(self) -> BattleCard:
        """14.10  The card the attacker thinks least likely to be matched; Reserves are kept for the defence."""
        first = BATTLE_CARDS * self.attacker
        best = NO_BATTLE_CARD
        most = 0.0
        theirs = self.size[ENEMY[self.attacker]]
        other = BATTLE_CARDS - first
        unseen = 0
        for card in ALL_BATTLE_CARDS:
            unseen += self.deck[card] + self.hand[other + card]
        jokers = self.deck[RESERVE] + self.hand[other + RESERVE]
        for card in PLAIN_BATTLE_CARDS:
            own = self.hand[first + card]
            if own > 0 or self.hand[first + RESERVE] == self.size[self.attacker]:
                matching = self.deck[card] + self.hand[other + card] + jokers
                score: float = (1.0 - matching / unseen) ** theirs if theirs > 0 else 1.0
                score += PLENTY * own / self.size[self.attacker]
                if card == ENVELOPMENT:
                    score -= RISK
                if best < 0 or score > most:
                    best, most = card, score
        self.use(self.attacker, best if self.hand[first + best] > 0 else RESERVE)
        return best

    def match(self, card: BattleCard) -> bool:
        """14.10, 14.13, 23.1  The same type, else a Reserve, else Hannibal's Probe; False if the battle is lost."""
        seat = ENEMY[self.attacker]
        first = BATTLE_CARDS * seat
        if self.hand[first + card] > 0:
            self.use(seat, card)
        elif self.hand[first + RESERVE] > 0:
            self.use(seat, RESERVE)
        elif self.may_probe and seat == CARTHAGE and self.hand[first + PROBE] > 0 and probe_helps(card):
            self.may_probe = False
            self.use(seat, PROBE)
        else:
            return False
        return True

    def contest(self, card: BattleCard, rng: Seeded) -> None:
        """14.11, 14.12  The side that has matched wants the initiative, unless one of the two is out of cards."""
        seat = ENEMY[self.attacker]
        if self.size[seat] > 0 and self.size[self.attacker] > 0:
            if card == ENVELOPMENT or rng.below(6) < self.counter[seat]:
                self.attacker = seat
