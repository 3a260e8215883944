"""Packed pages of a log read like a list."""

from hypothesis import given
from hypothesis import strategies as st

from hatalom.table.pages import PAGE, Pages
from hatalom.table.wire import LogEntry, MessageWire

lengths = st.integers(0, 3 * PAGE + 5)


def lines(first: int, count: int) -> list[LogEntry]:
    return [LogEntry(ply // 2, MessageWire("said", {"n": ply})) for ply in range(first, first + count)]


@given(lengths, lengths, st.integers(-1, 2 * PAGE), lengths)
def test_pages_are_read_as_a_list_is(count: int, after: int, ply: int, more: int) -> None:
    pages, listed = Pages(LogEntry), lines(0, count)
    for entry in listed:
        pages.add(entry)
    assert len(pages) == count
    assert pages.after(after) == listed[after:]
    pages.cut(ply)
    listed = [entry for entry in listed if entry.ply <= ply]
    for entry in lines(7, more):  # a log goes on at an earlier ply where something was taken back
        pages.add(entry)
    assert pages.after(0) == listed + lines(7, more)
    pages.cut(9)
    assert pages.after(0) == [entry for entry in listed + lines(7, more) if entry.ply <= 9]
