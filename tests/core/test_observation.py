"""A view as a row of numbers: every block in its place, every number with its label."""

from types import SimpleNamespace

import pytest

from hatalom.core.cells import Cells, empty_row, phase_numbers
from hatalom.core.errors import BrokenRule
from hatalom.core.observation import Layout, counts, hot, number, one_of, phase, rows, tally
from tests.core.ambush import CARD, GAME, SEAT

VIEW = SimpleNamespace(
    turn=7, leader="east", nobody=None, hand={"one": 2, "six": 1}, regions=[(1, 0), (2, 5)], stack=[{"phase": "Turn"}]
)
TURN = number("turn", "which turn it is", lambda view: view.turn)
LEADER = one_of("leader", "who leads", SEAT, lambda view: view.leader)
NOBODY = one_of("nobody", "who does not", SEAT, lambda view: view.nobody)
HAND = counts("hand", "the own hand", CARD, lambda view: view.hand)
REGIONS = rows("regions", "all regions", ("kent", "essex"), ("owner", "units"), lambda view: view.regions)
PHASE = phase(["Use", "Deal", "Turn"])


def fill(pos: object, viewer: int, cells: Cells) -> None:
    """Nobody asks for these cells."""


def test_blocks_stand_one_behind_the_other() -> None:
    layout = Layout(fill, TURN, LEADER, HAND)
    assert [(slot.first, slot.end, slot.block.name) for slot in layout.slots] == [
        (0, 1, "turn"),
        (1, 4, "leader"),
        (4, 10, "hand"),
    ]
    assert layout.size == 10
    assert layout.numbers(VIEW) == [7, 0, 1, 0, 2, 0, 0, 0, 0, 1]
    assert (Layout(fill).size, Layout(fill).numbers(VIEW)) == (0, [])


def test_the_row_of_a_position_is_as_long_as_the_layout_says() -> None:
    def fill_two(pos: object, viewer: int, cells: Cells) -> None:
        cells.put(7)
        cells.flag(viewer == 1)

    assert Layout(fill_two, TURN, TURN).seen(None, 1).tolist() == [7, 1]
    with pytest.raises(BrokenRule, match="2 cells were filled instead of 4"):
        Layout(fill_two, TURN, LEADER).seen(None, 1)


def test_every_number_has_a_label() -> None:
    assert TURN.labels == ("turn",)
    assert LEADER.labels == ("north", "east", "south")
    assert HAND.labels == tuple(CARD.ids)
    assert REGIONS.labels == ("kent owner", "kent units", "essex owner", "essex units")
    assert PHASE.labels == ("Deal", "Turn", "Use")


def test_a_member_is_a_one_in_its_place() -> None:
    assert list(LEADER.numbers(VIEW)) == hot(SEAT, "east") == [0.0, 1.0, 0.0]
    assert list(NOBODY.numbers(VIEW)) == hot(SEAT, None) == [0.0, 0.0, 0.0]


def test_things_are_counted_by_kind() -> None:
    assert tally(CARD, {"two": 3, "one": 1}) == [1.0, 3.0, 0.0, 0.0, 0.0, 0.0]


def test_rows_follow_each_other_thing_by_thing() -> None:
    assert list(REGIONS.numbers(VIEW)) == [1, 0, 2, 5]


def test_the_phase_on_top_is_marked() -> None:
    assert list(PHASE.numbers(VIEW)) == [0.0, 1.0, 0.0]
    below = SimpleNamespace(stack=[{"phase": "Turn"}, {"phase": "Use"}])
    assert list(PHASE.numbers(below)) == [0.0, 0.0, 1.0]
    assert list(PHASE.numbers(SimpleNamespace(stack=[]))) == [0.0, 0.0, 0.0]


def test_a_block_with_too_many_numbers_is_our_mistake() -> None:
    with pytest.raises(BrokenRule, match="regions gave 4 numbers instead of 2"):
        Layout(fill, rows("regions", "", ("kent",), ("owner", "units"), lambda view: view.regions)).numbers(VIEW)


def test_cells_are_filled_from_left_to_right() -> None:
    row = empty_row(18)
    for place in range(17):
        row[place] = 8
    cells = Cells(row)
    cells.put(7)
    cells.put(0)
    cells.flag(True)
    cells.flag(False)
    cells.skip(2)
    cells.bag([9, 0, -3, 300, 9], 1, 3)
    cells.one_of(2, 3)
    cells.one_of(-1, 2)
    cells.one_of(2, 2)
    cells.bag([], 0, 0)
    cells.put(-1)
    assert list(row) == [7, 0, 1, 0, 0, 0, 0, -3, 300, 0, 0, 1, 0, 0, 0, 0, -1, 0]
    assert cells.at == 17


def test_a_phase_has_the_place_that_its_label_has() -> None:
    numbers = phase_numbers(GAME.phases)
    names = phase(GAME.phases).labels
    for name, cls in GAME.phases.items():
        row = empty_row(len(names))
        cells = Cells(row)
        cells.phase(cls.__new__(cls), numbers)
        assert [names[place] for place, cell in enumerate(row) if cell] == [name]
        assert cells.at == len(names)
    row = empty_row(len(names))
    Cells(row).phase(None, numbers)
    assert not any(row)
