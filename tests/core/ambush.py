"""Ambush, a tiny game that hides things: hands, a pile, cards buried face down, and a reaction window.

Each seat is dealt three of the cards 1 to 6 (three of each).  In his turn a player chooses a card (which nobody
sees), then attacks with it or buries it.  After an attack the next seat may answer with a 6 from his hand, which
cancels it; otherwise the attacker scores the card.  Then he draws a card.  Hands empty: most points win.
"""

from typing import Any, ClassVar, Final

import msgspec

from hatalom.core.action import NUMBER, Kind, Verbs
from hatalom.core.chance import Seeded
from hatalom.core.content import ContentFiles
from hatalom.core.event import all_but, only
from hatalom.core.game import Game, Option, Result, SeatResult
from hatalom.core.message import Message, Said
from hatalom.core.notation import read_bag, read_stack, write_bag, write_stack
from hatalom.core.numbers import numbers_of
from hatalom.core.position import Phase, Position
from hatalom.core.question import NATURE, Question
from hatalom.core.snapshot import dump_stack, restore_phase
from hatalom.kit.bag import deal, draw_from

KINDS: Final = 6
SHIELD: Final = 5
SEATS: Final = 3
CARD: Final = Kind("card", ["one", "two", "three", "four", "five", "six"])
SEAT: Final = Kind("seat", ["north", "east", "south"])

VERBS: Final = Verbs()
DRAW: Final = VERBS.add_chance("draw", CARD)
CHOOSE: Final = VERBS.add("choose", CARD)
ATTACK: Final = VERBS.add("attack")
BURY: Final = VERBS.add("bury")
PARRY: Final = VERBS.add("parry")
SUFFER: Final = VERBS.add("suffer")

ASK_DRAW: Final = Message("ask-draw", "1.1")
ASK_CARD: Final = Message("ask-card", "2.1")
ASK_USE: Final = Message("ask-use", "2.2", card=CARD)
ASK_PARRY: Final = Message("ask-parry", "3.1", card=CARD)
DRAWN: Final = Message("drawn", "1.1", seat=SEAT, card=CARD)
DRAWN_HIDDEN: Final = Message("drawn-hidden", "1.1", seat=SEAT)
ATTACKED: Final = Message("attacked", "2.2", seat=SEAT, card=CARD)
BURIED: Final = Message("buried", "2.3", seat=SEAT)
PARRIED: Final = Message("parried", "3.1", seat=SEAT)
SUFFERED: Final = Message("suffered", "3.2", seat=SEAT)
SCORED: Final = Message("scored", "3.2", seat=SEAT, n=NUMBER)
WON: Final = Message("won", "4.1", n=NUMBER)


class Ambush(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "hands", "pile", "buried", "open", "points")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.pile = [3] * KINDS
        self.buried = [[0] * KINDS for _ in range(seats)]
        self.open = [0] * KINDS
        self.points = [0] * seats

    def copy(self) -> "Ambush":
        other = Ambush(self.seats)
        other.hands = [hand.copy() for hand in self.hands]
        other.pile = self.pile.copy()
        other.buried = [bag.copy() for bag in self.buried]
        other.open = self.open.copy()
        other.points = self.points.copy()
        other.copy_stack_from(self)
        return other


def take(pos: Ambush, seat: int, action: int) -> None:
    card = DRAW.target(action)
    pos.pile[card] -= 1
    pos.hands[seat][card] += 1
    pos.tell(DRAWN, seat, card, audience=only(seat))
    pos.tell(DRAWN_HIDDEN, seat, audience=all_but(seat))


class Deal(Phase[Ambush]):
    """1.1  Three cards each."""

    FIELDS = ("dealt",)

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def copy(self) -> "Deal":
        return Deal(self.dealt)

    def ask(self, pos: Ambush) -> list[Question]:
        return [draw_from(numbers_of(pos.pile), DRAW, ASK_DRAW)] if self.dealt < 3 * pos.seats else []

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        take(pos, self.dealt % pos.seats, action)
        self.dealt += 1

    def advance(self, pos: Ambush) -> None:
        pos.replace(Turn(0, False))


class Turn(Phase[Ambush]):
    """2.1  Choose a card, use it, draw a card; then it is the next seat's turn."""

    FIELDS = ("seat", "used")

    def __init__(self, seat: int, used: bool) -> None:
        self.seat = seat
        self.used = used

    def copy(self) -> "Turn":
        return Turn(self.seat, self.used)

    def ask(self, pos: Ambush) -> list[Question]:
        if self.used:
            return [draw_from(numbers_of(pos.pile), DRAW, ASK_DRAW)] if any(pos.pile) else []
        hand = pos.hands[self.seat]
        options = [CHOOSE(card) for card in range(KINDS) if hand[card]]
        return [Question(self.seat, ASK_CARD, options)] if options else []

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        if seat == NATURE:
            take(pos, self.seat, action)
            self._pass_on(pos)
        else:
            self.used = True
            pos.push(Use(seat, CHOOSE.target(action)))

    def advance(self, pos: Ambush) -> None:
        if any(any(hand) for hand in pos.hands):
            self._pass_on(pos)
        else:
            pos.pop()

    def _pass_on(self, pos: Ambush) -> None:
        self.seat = (self.seat + 1) % pos.seats
        self.used = False


class Use(Phase[Ambush]):
    """2.2, 2.3  Attack with the chosen card, or bury it; until then nobody else knows of it."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "Use":
        return Use(self.seat, self.card)

    def private_to(self, pos: Ambush) -> int:
        return self.seat

    def ask(self, pos: Ambush) -> list[Question]:
        return [Question(self.seat, ASK_USE, [ATTACK(), BURY()], [self.card])]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        pos.hands[seat][self.card] -= 1
        if ATTACK.has(action):
            pos.reveal()
            pos.tell(ATTACKED, seat, self.card)
            pos.open[self.card] += 1
            pos.replace(Parry(seat, self.card))
        else:
            pos.buried[seat][self.card] += 1
            pos.tell(BURIED, seat)
            pos.pop()


class Parry(Phase[Ambush]):
    """3.1  The next seat is always asked, whether he holds a six or not."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "Parry":
        return Parry(self.seat, self.card)

    def ask(self, pos: Ambush) -> list[Question]:
        other = (self.seat + 1) % pos.seats
        options = [SUFFER()]
        if pos.hands[other][SHIELD]:
            options.append(PARRY())
        return [Question(other, ASK_PARRY, options, [self.card], window=True, decline=SUFFER())]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        if PARRY.has(action):
            pos.reveal()
            pos.hands[seat][SHIELD] -= 1
            pos.open[SHIELD] += 1
            pos.tell(PARRIED, seat)
        else:
            pos.tell(SUFFERED, seat)
            pos.points[self.seat] += self.card + 1
            pos.tell(SCORED, self.seat, self.card + 1)
        pos.pop()


PHASES: Final[dict[str, type[Phase[Any]]]] = {"Deal": Deal, "Turn": Turn, "Use": Use, "Parry": Parry}


class View(msgspec.Struct):
    hand: list[int]
    buried: list[int]
    hand_sizes: list[int]
    buried_sizes: list[int]
    pile: int
    open: list[int]
    points: list[int]
    viewer: int
    stack: list[dict[str, Any]]


class AmbushGame(Game[Ambush, View]):
    name = "ambush"
    rules_version = 1
    seat_counts = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("length", ("short", "long"), "long", "1.2"),)
    verbs = VERBS
    kinds = (CARD, SEAT)
    messages = (
        *(ASK_DRAW, ASK_CARD, ASK_USE, ASK_PARRY, DRAWN, DRAWN_HIDDEN, ATTACKED),
        *(BURIED, PARRIED, SUFFERED, SCORED, WON),
    )
    window_prompts = (ASK_PARRY,)
    sure_prompts = (ASK_PARRY,)
    phases = PHASES
    view_type = View
    content_files = ContentFiles("tests.core", ())

    def seat_ids(self, seats: int) -> list[str]:
        return SEAT.ids[:seats]

    def load_content(self, overlay: dict[str, Any] | None = None) -> None:
        return None

    def set_up(self, seats: int, options: dict[str, str], content: Any) -> Ambush:
        pos = Ambush(seats)
        if options.get("length") == "short":
            pos.pile = [2] * KINDS
        pos.push(Deal(0))
        return pos

    def view(self, pos: Ambush, viewer: int) -> View:
        nothing = [0] * KINDS
        return View(
            hand=pos.hands[viewer].copy() if viewer >= 0 else nothing,
            buried=pos.buried[viewer].copy() if viewer >= 0 else nothing,
            hand_sizes=[sum(hand) for hand in pos.hands],
            buried_sizes=[sum(bag) for bag in pos.buried],
            pile=sum(pos.pile),
            open=pos.open.copy(),
            points=pos.points.copy(),
            viewer=viewer,
            stack=dump_stack(pos, viewer),
        )

    def determinize(self, view: View, rng: Seeded, content: Any) -> Ambush:
        seats = len(view.hand_sizes)
        pos = Ambush(seats)
        each = (view.pile + sum(view.open) + sum(view.hand_sizes) + sum(view.buried_sizes)) // KINDS
        rest = numbers_of([each - view.open[card] - view.hand[card] - view.buried[card] for card in range(KINDS)])
        pos.open, pos.points = view.open.copy(), view.points.copy()
        for seat in range(seats):
            if seat == view.viewer:
                pos.hands[seat], pos.buried[seat] = view.hand.copy(), view.buried.copy()
            else:
                pos.hands[seat] = list(deal(rest, view.hand_sizes[seat], rng))
                pos.buried[seat] = list(deal(rest, view.buried_sizes[seat], rng))
        pos.pile = list(rest)
        pos.stack = [restore_phase(entry, self.phases) for entry in view.stack]
        return pos

    def resample(self, pos: Ambush, viewer: int, rng: Seeded) -> Ambush:
        other = pos.copy()
        for seat in range(pos.seats):
            if seat != viewer:
                for bag in (other.hands[seat], other.buried[seat]):
                    for card in range(KINDS):
                        other.pile[card] += bag[card]
        pile = numbers_of(other.pile)
        for seat in range(pos.seats):
            if seat != viewer:
                other.hands[seat] = list(deal(pile, sum(pos.hands[seat]), rng))
                other.buried[seat] = list(deal(pile, sum(pos.buried[seat]), rng))
        other.pile = list(pile)
        return other

    def result(self, pos: Ambush) -> Result | None:
        if pos.stack:
            return None
        ranks = [1 + sum(1 for other in pos.points if other > own) for own in pos.points]
        seats = tuple(SeatResult(rank, own) for rank, own in zip(ranks, pos.points, strict=True))
        return Result(seats, Said(WON, [max(pos.points)]))

    def broken_invariant(self, pos: Ambush) -> str | None:
        for card in range(KINDS):
            bags = [*pos.hands, *pos.buried, pos.pile, pos.open]
            if sum(bag[card] for bag in bags) not in (2, 3) or min(bag[card] for bag in bags) < 0:
                return f"card {card} does not add up"
        return None

    def write(self, pos: Ambush) -> str:
        bags = [*pos.hands, *pos.buried, pos.pile, pos.open]
        lines = [["points", *map(str, pos.points)], *(["bag", *write_bag(bag, CARD)] for bag in bags)]
        return "\n".join(" ".join(words) for words in [*lines, ["stack", *write_stack(pos)]])

    def read(self, text: str, content: Any) -> Ambush:
        points, *bags, stack = [line.split()[1:] for line in text.splitlines()]
        pos = Ambush(len(points))
        pos.points = [int(word) for word in points]
        read = [read_bag(words, CARD, KINDS) for words in bags]
        pos.hands, pos.buried = read[: pos.seats], read[pos.seats : 2 * pos.seats]
        pos.pile, pos.open = read[2 * pos.seats :]
        pos.stack = read_stack(stack, self.phases)
        return pos


GAME = AmbushGame()
