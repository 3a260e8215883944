"""Plies kept as numbers read like those that were added."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatalom.core.errors import BadFile
from hatalom.core.event import Event
from hatalom.core.journal import Step
from hatalom.core.message import Message, Said
from hatalom.core.plies import Plies, Ply

MESSAGES = [Message(key) for key in "abc"]
numbers = st.integers(-(1 << 40), 1 << 40)
saids = st.builds(Said, st.sampled_from(MESSAGES), st.lists(numbers, max_size=3))
events = st.builds(
    Event,
    st.sampled_from(MESSAGES),
    st.lists(numbers, max_size=4),
    st.integers(-9, 9),
    st.none() | st.sampled_from([Said(MESSAGES[0], [1]), Said(MESSAGES[0], [2])]) | saids,
)
plies = st.builds(
    Ply, st.builds(Step, st.integers(-1, 3), numbers, st.booleans()), st.lists(events, max_size=4), st.booleans()
)


def plain(entries: list[Ply]) -> list[object]:
    """What can be compared: messages by themselves, all else by its value."""
    return [
        (ply.step, ply.revealed, [(e.message, e.args, e.audience, said(e.heading)) for e in ply.events])
        for ply in entries
    ]


def said(heading: Said | None) -> object:
    return None if heading is None else (heading.message, heading.args)


@given(st.lists(plies, max_size=8), st.integers(0, 8), st.lists(plies, max_size=4))
def test_plies_are_read_as_they_were_added_also_after_a_cut(first: list[Ply], kept: int, more: list[Ply]) -> None:
    packed = Plies(first)
    assert plain(list(packed)) == plain(first)
    other = packed.copy()
    other.cut(kept)
    for ply in more:
        other.append(ply)
    assert plain(other[:]) == plain([*first[:kept], *more])
    assert plain(list(reversed(other))) == plain([*first[:kept], *more][::-1])
    assert other.steps == [ply.step for ply in [*first[:kept], *more]]
    messages = {(message.key, message.rule): message for message in MESSAGES}
    again = Plies.unpack(other.pack(), other.steps, messages)
    assert plain(again[:]) == plain(other[:])
    assert plain(packed[1:3]) == plain(first[1:3]), "the first one stays as it was"


def test_plies_that_do_not_fit_their_steps_are_not_unpacked() -> None:
    packed = Plies([Ply(Step(0, 1), [], False)]).pack()
    with pytest.raises(BadFile):
        Plies.unpack(packed, [], {})
    packed.told = b"no numbers"
    with pytest.raises(BadFile):
        Plies.unpack(packed, [Step(0, 1)], {})
