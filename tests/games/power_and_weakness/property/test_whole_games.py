"""Invariants after every step of whole random games; undo and replay of matches."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.question import NATURE
from hatalom.core.replay import replay
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import NO_MARKER, NOBODY, REGION_COUNT, REGIONS, TILE_COUNT
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.verbs import VERBS
from tests.games.power_and_weakness.random_play import walk
from tests.games.power_and_weakness.scenario import CONTENT
from tests.rules import rule

BOX = {"tiles": 40, "markers": 18, "time": 11, "units": 16}


def check_totals(pos: PowerAndWeakness) -> None:
    """2.2, 2.4, 2.5, 2.7, counted without the game's own invariants."""
    for seat in range(2):
        for unit in range(2):
            on_board = sum(pos.units[2 * region + unit] for region in REGIONS if pos.owner[region] == seat)
            assert on_board + pos.reserve[2 * seat + unit] + pos.stock[2 * seat + unit] == BOX["units"]
    for region in REGIONS:
        assert (pos.owner[region] == NOBODY) == (pos.units_in(region) == 0)
    bags = (pos.pile, pos.display, pos.discard, pos.held)
    auctioned = sum(type(phase).__name__ == "Auction" for phase in pos.stack)
    assert sum(sum(bag) for bag in bags) + auctioned == BOX["tiles"]
    assert sum(pos.time_pile) + sum(pos.time_used) == BOX["time"]
    assert sum(pos.time_pile) > 0
    laid = sum(marker != NO_MARKER for marker in pos.marker)
    assert laid + sum(pos.set_aside) == BOX["markers"]
    assert laid < REGION_COUNT or sum(pos.set_aside) == 3
    everything = (*pos.units, *pos.reserve, *pos.stock, *pos.pile, *pos.display, *pos.discard, *pos.held, *pos.vp)
    assert min(everything) >= 0
    assert 0 <= pos.hourglass <= 8
    assert sum(pos.held[tile] + pos.held[TILE_COUNT + tile] for tile in (16, 17, 18)) == 0  # 9.2


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [VERBS.text(action) for action in range(VERBS.size)]
    assert len(set(texts)) == VERBS.size
    assert [VERBS.parse(text) for text in texts] == list(range(VERBS.size))


def check_game(seed: int) -> int:
    """One random game, looked at after each answer; returns how many there were."""
    steps, cycle_number, last_vp = 0, 0, (0, 0)
    pos = GAME.set_up(2, {}, CONTENT)
    for moment in walk(seed):
        steps += 1
        pos = moment.pos
        assert GAME.broken_invariant(pos) is None
        check_totals(pos)
        for question in moment.questions:
            assert question.options
            assert len(set(question.options)) == len(question.options)
            question.prompt.fill(question.args)
        for event in moment.events:
            event.message.fill(event.args)
        assert len({question.seat for question in moment.questions}) == len(moment.questions)
        if pos.cycle_number != cycle_number:
            assert pos.cycle_number == cycle_number + 1
            assert pos.cycle == (pos.cycle_number + 1) % 2  # 3.1: magic first, then steel
            assert cycle_number == 0 or sum(pos.vp) > sum(last_vp)  # 1.3
            cycle_number, last_vp = pos.cycle_number, (pos.vp[0], pos.vp[1])
    assert not pos.stack
    assert pos.cycle_number <= 23
    result = GAME.result(pos)
    assert result is not None
    assert result.winners()
    assert max(seat.score for seat in result.seats) >= 12
    return steps


@rule("17.9", "3.8r1", "3.9r1", "8.4r1")
@pytest.mark.parametrize("block", range(10))
def test_random_games_keep_the_invariants(block: int) -> None:
    for seed in range(20 * block, 20 * (block + 1)):
        assert check_game(seed) > 50


@pytest.mark.long
@pytest.mark.parametrize("block", range(40))
def test_thousands_of_random_games_keep_the_invariants(block: int) -> None:
    for seed in range(10_000 + 100 * block, 10_000 + 100 * (block + 1)):
        check_game(seed)


def new_match(seed: int) -> Match:
    match = Match(GAME, Head(GAME.name, GAME.rules_version, ("A", "B")), CONTENT, Seeded(seed))
    match.run()
    return match


def play_on(match: Match, rng: Seeded, choices: int) -> None:
    for _ in range(choices):
        questions = match.questions()
        if not questions:
            return
        question = questions[rng.below(len(questions))]
        match.answer(question.seat, question.options[rng.below(len(question.options))])


@given(st.integers(0, 2**32), st.integers(0, 120))
def test_undo_then_redo_is_identity_and_never_crosses_chance_or_another_seat(seed: int, choices: int) -> None:
    match = new_match(seed)
    rng = Seeded(seed + 1)
    play_on(match, rng, choices)
    for seat in range(2):
        target = match.undo_target(seat)
        if target is None:
            continue
        undone = match.plies[target:]
        assert all(ply.step.seat == seat and not ply.revealed for ply in undone)
        before = match.checksum()
        match.take_back(seat, target)
        assert match.question_for(seat) is not None
        match.answer(seat, undone[0].step.action)
        for ply in undone[1:]:
            if not ply.step.auto:
                match.answer(seat, ply.step.action)
        assert match.checksum() == before


@given(st.integers(0, 2**32), st.integers(0, 120))
def test_a_journal_plays_itself_again(seed: int, choices: int) -> None:
    match = new_match(seed)
    play_on(match, Seeded(seed + 1), choices)
    text = journal.write(match.journal, GAME)
    again = replay(GAME, journal.read(text, GAME), CONTENT)
    assert again.checksum() == match.checksum()
    assert journal.write(again.journal, GAME) == text


@given(st.integers(0, 2**32), st.integers(0, 120), st.integers(-5, VERBS.size + 5))
def test_what_is_not_offered_is_refused_and_changes_nothing(seed: int, choices: int, action: int) -> None:
    match = new_match(seed)
    play_on(match, Seeded(seed + 1), choices)
    before, version = match.checksum(), match.version
    for seat in (0, 1, NATURE):
        question = match.question_for(seat)
        if question is None or seat == NATURE or action not in question.options:
            with pytest.raises(IllegalAction):
                match.answer(seat, action)
        else:
            others_may_have_bid = question.prompt.key == "ask-bid"  # in secret, while this was asked already
            with pytest.raises(IllegalAction):
                match.answer(seat, action, version=-1 if others_may_have_bid else version - 1)
    assert (match.checksum(), match.version) == (before, version)


@given(st.integers(0, 2**32))
def test_the_same_seed_gives_the_same_game(seed: int) -> None:
    ends = []
    for _ in range(2):
        pos = GAME.set_up(2, {}, CONTENT)
        play_at_random(pos, Seeded(seed))
        ends.append(GAME.write(pos))
    assert ends[0] == ends[1]
