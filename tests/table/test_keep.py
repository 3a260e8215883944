"""Stored rows and snapshots: a table that is loaded is the table that was left."""

from typing import Any

import msgspec
import pytest

from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.question import SPECTATOR
from hatalom.table import keep
from hatalom.table.log import ViewerLog
from hatalom.table.table import Table
from tests.table.tables import ambush, computer, human, play, power


def played(moves: int) -> Table:
    table = power(human("anna"), computer())
    rng = Seeded(8)
    for _ in range(moves):
        play(table, rng, 1)
        undo = table.state(0).undo
        if undo is not None and rng.below(6) == 0:
            table.undo(0, undo.step, table.match.version_for(0))
    return table


def fresh() -> Table:
    table = power(human("anna"), computer())
    table.match.journal.rows.clear()
    return Table(type(table.match)(table.game, table.match.journal.head, table.match.content, None), table.seats)


def test_rows_survive_being_stored() -> None:
    table = played(60)
    table.match.resign(0)
    rows = table.match.journal.rows
    assert [keep.read_row(keep.store_row(row, table.game), table.game) for row in rows] == rows


def test_a_row_of_other_rules_is_named() -> None:
    with pytest.raises(BadFile, match="dance"):
        keep.read_row(keep.StoredRow("step", 0, "dance kent"), power().game)


def test_a_snapshot_brings_back_everything_viewers_are_told() -> None:
    table = played(50)
    while not keep.may_snapshot(table):
        play(table, Seeded(9), 1)
    rows = table.match.journal.rows
    loaded = fresh()
    assert keep.load_snapshot(loaded, keep.take_snapshot(table), rows)
    assert loaded.match.version == len(rows)
    assert loaded.match.checksum() == table.match.checksum()
    for viewer in (0, 1, SPECTATOR):
        assert loaded.state(viewer) == table.state(viewer)
        entries = ViewerLog(loaded.match, viewer, loaded.cuts).entries
        assert entries == ViewerLog(table.match, viewer, table.cuts).entries
    assert loaded.match.undo_floor(0) == table.match.undo_floor(0)


def test_a_snapshot_that_does_not_fit_is_left_alone() -> None:
    table = played(30)
    while not keep.may_snapshot(table):
        play(table, Seeded(9), 1)
    rows = table.match.journal.rows
    data = keep.take_snapshot(table)
    whole = msgspec.json.decode(data)
    whole["position"]["fields"]["hourglass"] += 1
    older = {**msgspec.json.decode(data), "rules_version": 0}
    for bad in (b"{", msgspec.json.encode(whole), msgspec.json.encode(older)):
        loaded = fresh()
        assert not keep.load_snapshot(loaded, bad, rows)
        assert loaded.match.version == 0
    assert not keep.load_snapshot(fresh(), data, rows[:-1])


def test_no_snapshot_while_somebody_prepares_a_move() -> None:
    table = ambush()
    assert keep.may_snapshot(table)
    table.act(0, table.game.verbs.text(table.match.questions()[0].options[0]), table.match.version)
    assert not keep.may_snapshot(table)


@pytest.mark.parametrize(
    ("then", "now", "is_alike"),
    [
        (3, 4, True),
        ([1, 2], [], True),
        ([1], [[1]], False),
        ({"a": 1}, {"a": 2}, True),
        ({"a": 1}, {"b": 1}, False),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, False),
        ([{"x": 1}], [{"x": 5}, {"x": 6}], True),
        ([{"x": 1}], [{"y": 1}], False),
        ({"a": 1}, {"a": [1]}, False),
        ({"a": {"x": 1}}, {"a": 1}, False),
    ],
)
def test_the_shape_of_what_was_stored(then: Any, now: Any, is_alike: bool) -> None:
    assert keep._is_alike(then, now) is is_alike
