"""Looking back: every viewer is shown what he was shown then, during the game and after it."""

import msgspec
import pytest

from hatalom.core.chance import Seeded
from hatalom.core.errors import IllegalAction
from hatalom.core.question import EVERYTHING, SPECTATOR
from hatalom.table.past import Past
from hatalom.table.table import Table
from tests.table.tables import ambush, any_option, do, play, power, state

VIEWERS = (0, 1, SPECTATOR)


def view(table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(table.state(viewer).view)


def past_view(table: Table, past: Past, ply: int, viewer: int) -> bytes:
    return msgspec.json.encode(past.state(table, ply, viewer).view)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("make", [ambush, power])
def test_the_past_shows_what_was_shown_then_and_nothing_more(make, seed: int) -> None:  # type: ignore[no-untyped-def]
    table, rng, past = make(), Seeded(seed), Past()
    shown: dict[tuple[int, int], bytes] = {}

    def look() -> None:
        ply = len(table.match.plies)
        for viewer in VIEWERS:
            shown[ply, viewer] = view(table, viewer)
        for told, viewer in [key for key in shown if key[0] % 7 == ply % 7]:
            if told <= table.match.plies_for(viewer):
                assert past_view(table, past, told, viewer) == shown[told, viewer]
            else:
                with pytest.raises(IllegalAction, match="no ply"):
                    past.state(table, told, viewer)

    play(table, rng, 80, look)
    assert len(shown) > 30


def test_a_move_that_another_seat_prepares_is_not_in_the_past_of_the_others() -> None:
    table, past = ambush(), Past()
    before = len(table.match.plies)
    do(table, table.game.verbs.text(table.match.questions()[0].options[0]))
    assert past.state(table, before + 1, 0).plies == before + 1
    for viewer in (1, SPECTATOR):
        with pytest.raises(IllegalAction, match="you know of"):
            past.state(table, before + 1, viewer)
    do(table, "bury")
    assert past_view(table, past, before + 1, 1) == past_view(table, past, before, 1)
    assert past_view(table, past, before + 1, 0) != past_view(table, past, before, 0)


def test_the_past_asks_nothing_and_takes_nothing_back() -> None:
    table, past = power(), Past()
    asked = table.asked()[0]
    state = past.state(table, len(table.match.plies), asked)
    assert (state.question, state.undo, state.result) == (None, None, None)
    assert [entry.seat for entry in state.waiting] == [table.seat_ids[asked]]


def test_what_was_taken_back_has_never_been() -> None:
    table, past, rng = power(), Past(), Seeded(2)
    play(table, rng, 60)
    ply = len(table.match.plies)
    assert past.state(table, ply, 0).plies == ply
    table.take_back(0, 20)
    play(table, Seeded(9), 60)
    fresh = Past()
    for number in (10, 20, 40, 60):
        assert past_view(table, past, number, 0) == past_view(table, fresh, number, 0)


def test_the_end_has_its_result_also_where_the_players_ended_it() -> None:
    table = power()
    play(table, Seeded(1), 10)
    table.match.resign(1)
    end = len(table.match.plies)
    assert Past().state(table, end, SPECTATOR).result is not None
    assert Past().state(table, end - 1, SPECTATOR).result is None


def test_all_eyes_see_a_fixed_bid() -> None:
    table, rng = power(), Seeded(3)
    while not any(question.prompt.key == "ask-bid" for question in table.match.questions()):
        play(table, rng, 1)
    first, second = table.asked()
    do(table, "bid 0", first)
    assert table.state(EVERYTHING).view.bids[first] == 0
    assert table.state(second).view.bids[first] == -2


def test_all_eyes_see_every_hand() -> None:
    table = state()
    play(table, Seeded(3), 60)
    whole, public = table.state(EVERYTHING).view, table.state(SPECTATOR).view
    for seat, shown, hidden in zip(range(3), whole.seats, public.seats, strict=True):
        own = table.state(seat).view.seats[seat]
        assert (shown.hand, shown.treachery_hand) == (own.hand, own.treachery_hand) != ({}, {})
        assert (hidden.hand, hidden.treachery_hand) == (None, None)
    piles = whole.draw_pile + whole.revolution_pile - 1  # the Revolution is no attribute card
    assert sum(whole.unseen.values()) == piles
    assert sum(whole.unseen_treachery.values()) == whole.treachery_pile


def test_all_eyes_see_what_a_seat_prepares_and_read_every_line() -> None:
    table = ambush()
    seat, text = any_option(table, Seeded(1))
    do(table, text, seat)
    assert table.match.plies_for(EVERYTHING) == len(table.match.plies)
    assert table.state(EVERYTHING).view.stack[-1]["phase"] == "Use"
    events = [event for ply in table.match.plies for event in ply.events]
    assert all(event.is_for(EVERYTHING) for event in events)
    assert not all(event.is_for(SPECTATOR) for event in events)
