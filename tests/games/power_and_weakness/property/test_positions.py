"""Properties of any position of random play: text, copies, snapshots, views, other worlds."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random, settle, step
from hatalom.core.question import NATURE, SPECTATOR, Question, Seat
from hatalom.core.snapshot import checksum, dump
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from tests.games.power_and_weakness.random_play import position_after, walk
from tests.games.power_and_weakness.scenario import CONTENT
from tests.rules import rule

SEEDS = st.integers(0, 2**32)
PLIES = st.integers(0, 400)
VIEWERS = st.sampled_from([0, 1, SPECTATOR])


def shape(questions: list[Question]) -> list[tuple[int, str, list[int], list[int], list[int]]]:
    return [(asked.seat, asked.prompt.key, asked.args, asked.options, asked.weights) for asked in questions]


@given(SEEDS, PLIES)
def test_position_to_text_to_position_is_identity(seed: int, plies: int) -> None:
    pos = position_after(seed, plies)
    text = GAME.write(pos)
    again = GAME.read(text, CONTENT)
    assert dump(again) == dump(pos)
    assert GAME.write(again) == text
    assert shape(settle(again)) == shape(settle(pos))


@given(SEEDS, PLIES)
def test_a_snapshot_restores_the_position(seed: int, plies: int) -> None:
    pos = position_after(seed, plies)
    stored = msgspec.json.decode(msgspec.json.encode(dump(pos)))
    again = GAME.restore(stored, 2, {}, CONTENT)
    assert checksum(again) == checksum(pos)
    assert GAME.broken_invariant(again) is None


@given(SEEDS, PLIES, SEEDS)
def test_a_copy_is_equal_and_independent(seed: int, plies: int, other: int) -> None:
    pos = position_after(seed, plies)
    before = dump(pos)
    copy = pos.copy()
    assert dump(copy) == before
    play_at_random(copy, Seeded(other))
    assert dump(pos) == before
    twin = pos.copy()
    play_at_random(pos, Seeded(other))
    assert dump(twin) == before
    assert dump(pos) == dump(copy)


@given(SEEDS, PLIES)
def test_asking_viewing_and_writing_change_nothing(seed: int, plies: int) -> None:
    pos = position_after(seed, plies)
    before = dump(pos)
    first = shape(pos.stack[-1].ask(pos))
    for viewer in (0, 1, SPECTATOR):
        GAME.view(pos, viewer)
    GAME.write(pos)
    GAME.strip(pos)
    GAME.progress(pos)
    for phase in pos.stack:
        phase.crumb(pos)
        for action in range(0, GAME.verbs.size, 5):
            phase.why_not(pos, Seat(0), action)
            phase.why_not(pos, Seat(1), action)
    for asked in pos.stack[-1].ask(pos):
        for action in asked.options:
            GAME.forecast(pos, asked.seat, action)
            GAME.hint(pos, asked.seat, action)
    assert dump(pos) == before
    assert shape(pos.stack[-1].ask(pos)) == first


@given(SEEDS, PLIES, SEEDS)
def test_a_determinized_position_fits_its_view(seed: int, plies: int, other: int) -> None:
    """The seat that is asked sees the same and has the same options in the world it imagines."""
    pos = position_after(seed, plies)
    for asked in settle(pos):
        viewer = asked.seat if asked.seat != NATURE else SPECTATOR
        view = GAME.view(pos, viewer)
        world = GAME.determinize(msgspec.convert(msgspec.to_builtins(view), GAME.view_type), Seeded(other), CONTENT)
        assert GAME.broken_invariant(world) is None
        assert GAME.view(world, viewer) == view
        assert [entry for entry in shape(settle(world)) if entry[0] == asked.seat] == shape([asked])
        play_at_random(world, Seeded(other))


@given(SEEDS, PLIES, SEEDS, VIEWERS)
def test_another_world_looks_the_same_to_the_viewer(seed: int, plies: int, other: int, viewer: int) -> None:
    pos = position_after(seed, plies)
    if pos.stack[-1].private_to(pos) not in (-1, viewer):
        return  # the table shows the position before the move that is being prepared
    world = GAME.resample(pos, viewer, Seeded(other))
    assert GAME.view(world, viewer) == GAME.view(pos, viewer)
    own = [entry for entry in shape(settle(pos)) if entry[0] == viewer]
    assert [entry for entry in shape(settle(world)) if entry[0] == viewer] == own


@rule("9.4")
def test_a_bid_is_nowhere_in_what_others_see() -> None:
    """In every auction of some games the view and the log of others are the same whatever was bid."""
    auctions = 0
    for seed in range(12):
        for moment in walk(seed):
            if moment.question.prompt.key == "ask-bid" and len(moment.questions) == 2:
                auctions += 1
                for bidder, other in (moment.questions, moment.questions[::-1]):
                    seen = {told_to(other.seat, moment.pos, bidder.seat, bid) for bid in bidder.options}
                    assert len(seen) == 1
    assert auctions > 20


def told_to(seat: int, pos: PowerAndWeakness, bidder: int, bid: int) -> bytes:
    """All that a seat and a spectator see and read after a first bid."""
    world = pos.copy()
    world.log = []
    step(world, bidder, bid)
    asked = shape(settle(world))
    events = [event.args for event in world.log for viewer in (seat, SPECTATOR) if event.is_for(viewer)]
    return msgspec.json.encode([GAME.view(world, seat), GAME.view(world, SPECTATOR), asked, events])


@given(SEEDS, PLIES)
def test_adjacency_is_symmetric_and_never_with_itself(seed: int, plies: int) -> None:
    pos = position_after(seed, plies)
    for a in range(15):
        assert not pos.is_adjacent(Region(a), Region(a))
        assert list(pos.adjacent(Region(a))) == [b for b in range(15) if pos.is_adjacent(Region(a), Region(b))]
        assert all(pos.is_adjacent(b, Region(a)) for b in pos.adjacent(Region(a)))


def mirrored(pos: PowerAndWeakness) -> PowerAndWeakness:
    """2.2r1  The same position with the colours exchanged, before an action."""
    swap = {"orange": "white", "white": "orange"}
    lines = [" ".join(swap.get(word, word) for word in line.split(" ")) for line in GAME.write(pos).splitlines()]
    other = GAME.read("\n".join(lines), CONTENT)
    for phase in other.stack:
        for name in ("seat", "on_turn"):
            if name in type(phase).FIELDS:
                setattr(phase, name, 1 - getattr(phase, name))
    return other


@rule("2.2r1")
@given(SEEDS, PLIES)
def test_colours_are_equal(seed: int, plies: int) -> None:
    pos = position_after(seed, plies)
    questions = settle(pos)
    if questions[0].seat == NATURE or len(questions) > 1 or questions[0].prompt.key == "ask-bid":
        return
    mirror = mirrored(pos)
    assert GAME.broken_invariant(mirror) is None
    asked = settle(mirror)[0]
    assert asked.seat == 1 - questions[0].seat
    assert asked.options == questions[0].options
