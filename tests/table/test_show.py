"""What a viewer is told: options with labels and warnings, waiting lines, nothing of what others prepare."""

import copy

import msgspec
import pytest

from hatalom.core.chance import Seeded
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR
from hatalom.core.replay import replay
from hatalom.table.table import Table
from tests.table.tables import ambush, any_option, do, play, power


def shown(table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(table.state(viewer))


def test_an_option_has_its_action_its_label_and_what_it_points_at() -> None:
    table = power()
    state = table.state(table.asked()[0])
    assert state.question is not None
    kent = next(option for option in state.question.options if option.action == "place_unit kent")
    assert (kent.verb, kent.target) == ("place_unit", "region.kent")
    assert (kent.label.key, kent.label.args) == ("do-place-unit", {"target": "region.kent"})
    recruit = next(option for option in state.question.options if option.action == "recruit")
    assert (recruit.target, recruit.label.key, recruit.label.args) == (None, "do-recruit", {})
    assert recruit.hint is not None
    assert recruit.hint.rule == "10.3"


def test_only_the_one_who_is_asked_gets_the_options() -> None:
    table = power()
    asked = table.asked()[0]
    other, public = table.state(1 - asked), table.state(SPECTATOR)
    assert other.question is None
    assert public.question is None
    assert [entry.seat for entry in other.waiting] == [table.seat_ids[asked]]
    assert other.waiting[0].prompt.key == "ask-action"
    assert (public.viewer, public.undo) == (None, None)


def test_breadcrumbs_and_the_strip_of_the_turn() -> None:
    state = power().state(0)
    assert [crumb.key for crumb in state.crumbs] == ["crumb-cycle", "crumb-turn"]
    assert [step.when for step in state.strip].count(0) == 1


def test_a_prepared_move_changes_nothing_for_the_others_not_even_the_version() -> None:
    table = ambush()
    others = [shown(table, 1), shown(table, SPECTATOR)]
    mine = shown(table, 0)
    text = table.game.verbs.text(table.match.questions()[0].options[0])
    do(table, text)
    assert [shown(table, 1), shown(table, SPECTATOR)] == others
    assert shown(table, 0) != mine
    table.undo(0, table.match.undo_target(0) or 0, table.match.version_for(0))
    do(table, text)
    assert table.state(1).plies == len(table.match.plies) - 1
    do(table, "bury")
    assert table.state(1).version == table.match.version
    assert table.state(1).plies == len(table.match.plies)


def test_ends_undo_tells_the_truth() -> None:
    """Each warning is compared with what really can be taken back after the click."""
    rng = Seeded(5)
    seen = set()
    for table in (ambush(), power()):
        for _ in range(60):
            if table.match.result() is not None:
                break
            seat, text = any_option(table, rng)
            question = table.state(seat).question
            assert question is not None
            warning = next(option.ends_undo for option in question.options if option.action == text)
            before = len(table.match.plies)
            do(table, text, seat)
            seen.add(warning)
            if warning is None:
                assert table.match.undo_target(seat) == before
            elif warning != "other":
                assert table.match.result() is not None or table.match.undo_target(seat) is None
    assert {None, "other", "chance", "reveal"} <= seen


def test_secrets_are_announced_and_public_views_have_none() -> None:
    assert ambush().state(0).has_secrets
    assert not ambush().state(SPECTATOR).has_secrets
    assert not power().state(0).has_secrets


def test_a_fixed_bid_is_a_secret() -> None:
    table = power()
    rng = Seeded(3)
    while not any(question.prompt.key == "ask-bid" for question in table.match.questions()):
        assert play(table, rng, 1) == 1
    first, second = table.asked()
    public = shown(table, SPECTATOR)
    bids = table.match.questions()[0].options
    before = shown(table, second)
    do(table, table.game.verbs.text(bids[-1]), first)
    assert table.state(first).has_secrets
    assert not table.state(second).has_secrets
    fixed = copy.deepcopy(table.state(second).view.bids)
    assert fixed[first] == -2
    assert shown(table, SPECTATOR) != public
    assert shown(table, second) != before


@pytest.mark.parametrize("seed", range(3))
def test_the_result_is_told_to_everybody(seed: int) -> None:
    table = power(secret=bytes([seed] * 32))
    play(table, Seeded(seed), 5000)
    for viewer in (0, 1, SPECTATOR):
        state = table.state(viewer)
        assert state.result is not None
        assert (state.question, state.waiting, state.undo) == (None, [], None)
        assert sorted(entry.rank for entry in state.result.seats)[0] == 1


def test_a_loaded_match_shows_the_same() -> None:
    """Versions and plies that viewers are told do not depend on having been there from the beginning."""
    table = ambush()
    rng = Seeded(11)

    def compare() -> None:
        again = replay(table.game, table.match.journal, None)
        for viewer in (0, 1, SPECTATOR):
            assert shown(Table(again, table.seats), viewer) == shown(table, viewer)

    play(table, rng, 25, compare)


def test_after_resigning_nothing_is_hidden_as_prepared() -> None:
    table = ambush()
    do(table, table.game.verbs.text(table.match.questions()[0].options[0]))
    table.match.resign(1)
    match: Match = table.match
    assert match.version_for(1) == match.version
    assert match.plies_for(1) == len(match.plies)
