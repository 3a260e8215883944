"""10.8ar1 done again, slowly: every way to replace is tried to its end, one noble after the other."""

from collections import Counter
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from hatalom.games.heads_of_state.load import FILES
from hatalom.games.heads_of_state.names import BOX, NOBLE
from tests.games.heads_of_state.scenario import FULL_DISPLAY, Table, table, treachery
from tests.rules import rule

FILE = FILES.load()
NOBLE_OF = {row["id"]: row["noble"] for row in FILE["boxes"] if row["noble"]}
COST = {row["id"]: row["cost"] for row in FILE["nobles"]}
TILES = {row["id"]: row["tiles_per_player"] for row in FILE["nobles"]}
NO_COURTESAN = ("king", "baron")
GRAVES = {noble: next(box for box in NOBLE_OF if NOBLE_OF[box] == noble) for noble in NOBLE.ids}
"""Where the nobles that red has lost lie, a box for each type."""


class Debt(NamedTuple):
    boxes: frozenset[str]
    tiles: dict[str, int]
    hand: Counter[str]


LOW = [box for box in BOX.ids if NOBLE_OF.get(box) in ("marquis", "earl", "count", "baron")]
"""Most of the boxes drawn are of low rank, so that it is not hopeless to pay for several."""


@st.composite
def debts(draw: st.DrawFn) -> Debt:
    """Boxes that red has emptied, few tiles, and roughly the cards that they cost."""
    boxes = draw(st.lists(st.sampled_from([*LOW, *LOW, *NOBLE_OF]), min_size=2, max_size=4, unique=True))
    tiles = {noble: draw(st.integers(0, 2)) for noble in NOBLE.ids}
    costs = sorted(card for box in boxes for card in COST[NOBLE_OF[box]])
    cards = [card for card in costs if draw(st.integers(0, 3))]
    return Debt(frozenset(boxes), tiles, Counter(cards + ["courtesan"] * draw(st.integers(0, 3))))


def ways_to_pay(noble: str, hand: Counter[str]) -> dict[str, Counter[str]]:
    """9.5  What is left of the hand after each way to pay: in full, or with a courtesan for one of the cards."""
    bills = {"pay_in_full": Counter(COST[noble])}
    if noble not in NO_COURTESAN:
        for card in COST[noble]:
            bills[f"pay_courtesan {card}"] = Counter(COST[noble]) - Counter([card]) + Counter(["courtesan"])
    return {way: hand - bill for way, bill in bills.items() if bill <= hand}


def replaced(debt: Debt, box: str) -> dict[str, Debt]:
    """What is still owed after each way to fill this box."""
    noble = NOBLE_OF[box]
    if debt.tiles[noble] == 0:
        return {}
    tiles = {**debt.tiles, noble: debt.tiles[noble] - 1}
    return {way: Debt(debt.boxes - {box}, tiles, rest) for way, rest in ways_to_pay(noble, debt.hand).items()}


def can_be_met(debt: Debt) -> bool:
    """10.8  In some order, with some payments, at most one box is still open at the end."""
    if len(debt.boxes) <= 1:
        return True
    return any(can_be_met(rest) for box in debt.boxes for rest in replaced(debt, box).values())


def in_treachery(debt: Debt) -> Table:
    graves = [f"{GRAVES[noble]} - dead red*{TILES[noble] - debt.tiles[noble]}" for noble in NOBLE.ids]
    hand = " ".join(f"{card}*{count}" for card, count in debt.hand.items())
    lines = [f"emptied {' '.join(sorted(debt.boxes))}", f"red hand {hand}", *graves, treachery("red"), *FULL_DISPLAY]
    return table(*lines, players=5)


@rule("9.5r1", "9.7r1", "10.8", "10.8ar1")
@given(debts())
def test_a_replacement_is_offered_exactly_if_the_duty_can_still_be_met(debt: Debt) -> None:
    for box in debt.boxes:
        wanted = {way for way, rest in replaced(debt, box).items() if can_be_met(rest)}
        at = in_treachery(debt)
        assert (f"place_noble {box}" in at.options("red")) == bool(wanted)
        if len(wanted) > 1:  # a single payment is taken at once
            at.does("red", f"place_noble {box}")
            assert at.options("red") == wanted


@rule("10.8r1")
@given(debts())
def test_whoever_can_meet_his_duty_is_never_stuck(debt: Debt) -> None:
    assert bool(in_treachery(debt).options("red")) == can_be_met(debt)
