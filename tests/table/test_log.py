"""The log: lines for those they are meant for, under their headings, cut by take-backs."""

from hatalom.core.chance import Seeded
from hatalom.core.question import SPECTATOR
from hatalom.table.log import TAKEN_BACK, ViewerLog
from hatalom.table.table import Table
from tests.table.tables import ambush, computer, do, human, play, power


def log(table: Table, viewer: int) -> ViewerLog:
    return ViewerLog(table.match, viewer, table.cuts)


def test_lines_reach_their_audience_only() -> None:
    table = ambush()
    own = [entry.message.key for entry in log(table, 0).entries]
    other = [entry.message.key for entry in log(table, SPECTATOR).entries]
    assert own.count("drawn") == 3
    assert own.count("drawn-hidden") == 3
    assert other.count("drawn") == 0
    assert all("card" not in entry.message.args for entry in log(table, SPECTATOR).entries)


def test_a_heading_stands_with_the_first_line_below_it() -> None:
    table = power()
    play(table, Seeded(1), 60)
    headings = [entry.crumb for entry in log(table, 0).entries if entry.crumb is not None]
    assert [heading.key for heading in headings[:2]] == ["crumb-set-up", "crumb-cycle"]
    cycles = [heading.args["n"] for heading in headings[1:]]
    assert cycles == list(range(1, len(cycles) + 1))
    first = next(entry for entry in log(table, 0).entries if entry.crumb and entry.crumb.args.get("n") == 2)
    assert first.message.key == "cycle-begun"


def test_what_is_added_step_by_step_is_what_a_newcomer_reads() -> None:
    rng = Seeded(2)
    for table in (ambush(), power(human("anna"), computer())):
        logs = [log(table, viewer) for viewer in (0, 1, SPECTATOR)]
        read: list[list[object]] = [list(entry.entries) for entry in logs]
        for _ in range(80):
            if table.match.result() is not None:
                break
            play(table, rng, 1)
            asked = table.asked()
            undo = table.state(0).undo
            if undo is not None and rng.below(4) == 0 and asked:
                table.undo(0, undo.step, table.match.version_for(0))
            for number, viewer_log in enumerate(logs):
                new = viewer_log.catch_up(table.match, table.cuts)
                plies = table.match.plies_for(viewer_log.viewer)
                read[number] = [entry for entry in read[number] if entry.ply <= plies] + list(new)  # type: ignore[attr-defined]
                assert viewer_log.entries == log(table, viewer_log.viewer).entries
                assert read[number] == viewer_log.entries


def test_a_free_take_back_is_marked_and_an_ordinary_one_is_not() -> None:
    table = ambush(human("anna"), computer())
    choose = table.game.verbs.text(table.match.questions()[0].options[0])
    do(table, choose)
    table.undo(0, 6, table.match.version_for(0))
    assert table.is_counted()
    do(table, choose)
    do(table, "bury")  # a card is drawn
    undo = table.state(0).undo
    assert undo is not None
    assert undo.free
    table.undo(0, undo.step, table.match.version_for(0))
    assert not table.is_counted()
    marks = [entry for entry in log(table, SPECTATOR).entries if entry.message.key == TAKEN_BACK]
    assert [mark.message.args for mark in marks] == [{"seat": "seat.north"}]
