"""The log: lines for those they are meant for, under their headings, cut by take-backs."""

from collections.abc import Callable

from hatalom.core.chance import Seeded
from hatalom.core.question import SPECTATOR
from hatalom.table.log import TAKEN_BACK, News, ViewerLog
from hatalom.table.table import Table
from hatalom.table.wire import LogEntry
from tests.table.tables import ambush, computer, do, human, play, power


def log(table: Table, viewer: int) -> ViewerLog:
    return ViewerLog(table.match, viewer, table.cuts)


def read_on(lines: list[LogEntry], news: News) -> list[LogEntry]:
    """What a reader of the protocol makes of his log."""
    return [entry for entry in lines if entry.ply <= news.kept] + news.lines


def played(make: Callable[..., Table]) -> Table:
    """A game with chance of one person against a computer, in the middle."""
    table = make(human("anna"), computer())
    play(table, Seeded(3), 12)
    return table


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
        read = [list(entry.entries) for entry in logs]
        for _ in range(80):
            if table.match.result() is not None:
                break
            play(table, rng, 1)
            asked = table.asked()
            undo = table.state(0).undo
            if undo is not None and rng.below(4) == 0 and asked:
                table.undo(0, undo.step, table.match.version_for(0))
            for number, viewer_log in enumerate(logs):
                read[number] = read_on(read[number], viewer_log.catch_up(table.match, table.cuts))
                assert viewer_log.entries == log(table, viewer_log.viewer).entries
                assert read[number] == viewer_log.entries


def test_after_a_take_back_to_any_ply_a_reader_has_the_log_of_a_newcomer() -> None:
    """Where chance is asked at that ply it has drawn again, and told so, before anybody is told of the take-back."""
    fallen = 0
    for make in (ambush, power):
        for ply in range(len(played(make).match.plies)):
            table = played(make)
            logs = [log(table, viewer) for viewer in (0, 1, SPECTATOR)]
            read = [list(viewer_log.entries) for viewer_log in logs]
            table.undo(0, ply, table.match.version_for(0))
            fallen += len(table.match.plies) > ply
            for lines, viewer_log in zip(read, logs, strict=True):
                news = viewer_log.catch_up(table.match, table.cuts)
                assert read_on(lines, news) == log(table, viewer_log.viewer).entries
    assert fallen


def test_a_seats_own_preparations_are_not_to_be_counted_by_the_others() -> None:
    """What falls away is told in plies that the reader has been told of."""
    table = ambush(human("anna"), computer())
    told = log(table, SPECTATOR)
    do(table, table.game.verbs.text(table.match.questions()[0].options[0]))
    known = table.match.plies_for(SPECTATOR)
    table.undo(0, len(table.match.plies) - 1, table.match.version_for(0))
    assert told.catch_up(table.match, table.cuts) == News(known, [])


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
