"""Random corrections of a box: each is refused with a reason that helps, or gives a game that the examiner passes.

Refused means: no table can be opened with it.  The door is `examine_box`, as the server calls it before a table, an
import, an experiment or the box of the house is taken (`Examiners.require`, `house_boxes`): do the values fit, can the
game be set up, and does a short game of it pass the examiner?
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from hatalom.core.columns import Column, columns_of
from hatalom.core.conform import Report, examine_game
from hatalom.core.content import Table
from hatalom.core.game import Game
from hatalom.core.provenance import Block, Row, blocks
from hatalom.games import load
from hatalom.table.boxes import examine_box
from tests.games.five import THE_FIVE

PLIES = 60
NONSENSE: tuple[Any, ...] = (-1, 10**12, "", "camelot", True, [], {}, 0.5)
RARE = 9
"""One correction in so many is nonsense."""


def nested(path: str, value: Any) -> Any:
    key, _, rest = path.partition(".")
    return {key: nested(rest, value) if rest else value}


@st.composite
def a_value(draw: st.DrawFn, column: Column) -> Any:
    """Something that the description of the box allows, or now and then something that it does not."""
    if draw(st.integers(0, RARE)) == 0:
        return draw(st.sampled_from(NONSENSE))
    if column.kind == "number":
        near = st.integers(max(column.low, -3), min(column.high, 20))
        return draw(near | st.integers(column.low, column.high))
    if column.kind == "decimal":
        return draw(st.sampled_from([0.0, 0.5, 1.0, 2.5, 9.0]))
    if column.kind == "degrees":
        return draw(st.floats(column.low, column.high) | st.sampled_from([0.0, 90.5]))
    if column.kind == "flag":
        return draw(st.booleans())
    if column.kind == "word":
        return draw(st.sampled_from(column.words))
    if column.kind == "words":
        return draw(st.lists(st.sampled_from([word for word in column.words if word]), max_size=4, unique=True))
    if column.kind == "numbers":
        return draw(st.lists(st.integers(-1, 9), max_size=8))
    if column.kind == "rows":
        row = st.fixed_dictionaries({inner.key: a_value(inner) for inner in column.columns})
        return draw(st.lists(row, max_size=4))
    return draw(st.text(max_size=12))


@st.composite
def a_correction(draw: st.DrawFn, name: str) -> Table:
    """One fact of a row, or a link that is added or taken away."""
    game = load(name)
    files = game.content_files
    facts = [
        (block, column)
        for block in blocks(files.load(), files)
        for column in columns_of(block, files, game.kinds)
        if column.kind != "locked"
    ]
    linked = [block for block in blocks(files.load(), files) if block.path in files.links]
    if linked and draw(st.integers(0, 4)) == 0:
        return draw(a_link(draw(st.sampled_from(linked))))
    block, column = draw(st.sampled_from(facts))
    row = draw(st.sampled_from(block.rows))
    value = nested(column.key, draw(a_value(column)))
    if not block.is_list:
        return dict(nested(block.path, value))
    return dict(nested(block.path, [{**named(row, files.key_of(block.path)), **value}]))


@st.composite
def a_link(draw: st.DrawFn, block: Block) -> Table:
    ends = st.sampled_from(sorted({end for row in block.rows for end in row.ends or ()}))
    if draw(st.booleans()):
        known = draw(st.sampled_from(block.rows)).ends or ("", "")
        return dict(nested(block.path, [{"a": known[0], "b": known[1], "remove": True}]))
    return dict(nested(block.path, [{"a": draw(ends), "b": draw(ends)}]))


def named(row: Row, key: str) -> Table:
    if row.ends is not None:
        return {"a": row.ends[0], "b": row.ends[1]}
    return {key: int(row.id) if key != "id" and row.id.isdigit() else row.id}


def is_playable(game: Game[Any, Any], overlay: Table, seed: int) -> bool:
    """Whether a game with this correction passes the examiner, in another game than the door has tried."""
    report = Report()
    content = game.load_content(overlay)
    examine_game(game, game.seat_counts[0], game.default_options(), seed, content, report, PLIES)
    return not report.violations


def check(name: str, times: int, seed: int) -> None:
    game = load(name)
    outcomes = []

    @settings(
        max_examples=times,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(a_correction(name))
    def tried(overlay: Table) -> None:
        fault = examine_box(game, overlay, is_played=False).fault()
        if fault is None and not is_playable(game, overlay, seed):
            # The door plays too, which takes long: it is asked where its answer matters.
            fault = examine_box(game, overlay).fault()
            assert fault is not None, ("a table would be opened with it", overlay)
        outcomes.append(fault is None)
        if fault is not None:
            assert len(fault.why) > 20, (overlay, fault)
            assert fault.fault is not None, (overlay, fault)
            assert fault.name == "played" or "Error" not in fault.why, (overlay, fault)

    tried()
    assert sum(outcomes) > len(outcomes) / 4


@pytest.mark.parametrize("name", THE_FIVE)
def test_a_correction_is_refused_or_can_be_played(name: str) -> None:
    check(name, 12, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", THE_FIVE)
def test_hundreds_of_corrections(name: str) -> None:
    check(name, 150, 2)
