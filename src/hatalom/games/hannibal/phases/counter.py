"""2.12  Counter events outside battle: Bad Weather, Storms at Sea, Hostile Tribes."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.hannibal.names import (
    BAD_WEATHER,
    HOSTILE_TRIBES_1,
    HOSTILE_TRIBES_2,
    NO_CARD,
    STORMS,
    Card,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_COUNTER_NAVAL, ASK_COUNTER_TRIBES, ASK_COUNTER_WEATHER, CRUMB_COUNTER
from hatalom.games.hannibal.rules.cards import play_counter, refuse_counter
from hatalom.games.hannibal.verbs import LET_PASS, PLAY_COUNTER

WEATHER: Final = 0
NAVAL: Final = 1
TRIBES: Final = 2
NAVAL_AFTER_ROLL: Final = 3  # 24.6r1: too late for Bad Weather
CARDS_OF: Final = [[BAD_WEATHER], [BAD_WEATHER, STORMS], [HOSTILE_TRIBES_1, HOSTILE_TRIBES_2], [STORMS]]


def open_counter(pos: Hannibal, seat: Seat, occasion: int, space: Space) -> None:
    """Opens a window if the player could hold a card for it, as far as everybody can see."""
    pos.countered = NO_CARD
    for card in CARDS_OF[occasion]:
        if pos.may_hold(seat, card):
            pos.push(Counter(seat, occasion, space))
            return


@final
class Counter(Phase[Hannibal]):
    """2.12  The opponent of the player on turn may answer with a card; it does not count as a play."""

    FIELDS = ("seat", "occasion", "space")

    def __init__(self, seat: Seat, occasion: int, space: Space) -> None:
        self.seat = seat
        self.occasion = occasion
        self.space = space

    def copy(self) -> "Counter":
        return Counter(self.seat, self.occasion, self.space)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_COUNTER, [self.seat])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [PLAY_COUNTER.of(card) for card in CARDS_OF[self.occasion] if pos.holds(self.seat, card)]
        options.append(LET_PASS.of())
        if self.occasion == WEATHER:
            prompt = ASK_COUNTER_WEATHER
        elif self.occasion == TRIBES:
            prompt = ASK_COUNTER_TRIBES
        else:
            prompt = ASK_COUNTER_NAVAL
        comply = options[0] if self.occasion == TRIBES and len(options) > 1 else -1  # the two cards are alike
        return [Question(self.seat, prompt, options, [self.space], True, LET_PASS.of(), comply)]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        pos.pop()
        if PLAY_COUNTER.has(action):
            pos.countered = Card(PLAY_COUNTER.target(action))
            play_counter(pos, seat, pos.countered)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return refuse_counter(pos, seat, action)
