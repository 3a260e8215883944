"""A limit in the name of an entrant limits that one alone."""

from pathlib import Path

import pytest

from hatalom import bots, games
from hatalom.bots import Budget
from hatalom.bots.commanders import Marshal
from hatalom.bots.squire import UNLIMITED, Squire
from hatalom.bots.weighted import weights_named
from hatalom.core.errors import BadFile
from hatalom.lab import arena, kept
from hatalom.lab.playing import setting_of
from hatalom.lab.strength import Match, limit_of

NAME = "power_and_weakness"
GAME = games.load(NAME)
CONTENT = GAME.load_content()


def test_a_limit_in_the_name_counts_more_than_that_for_all() -> None:
    timed = bots.make("marshal@700ms", GAME, CONTENT, Budget(positions=50))
    counted = bots.make("squire:first@200n", GAME, CONTENT, Budget(milliseconds=5))
    usual = bots.make("squire:first", GAME, CONTENT)
    assert isinstance(timed, Marshal)
    assert timed.seeker.search.seconds + timed.search.seconds == pytest.approx(0.7)  # a victory is looked for first
    assert timed.search.budget == UNLIMITED
    assert isinstance(counted, Squire)
    assert (counted.search.seconds, counted.search.budget) == (0.0, 200)
    assert isinstance(usual, Squire)
    assert usual.search.budget == usual.search.evaluator.budget()


@pytest.mark.parametrize("name", ["squire@", "squire@200", "squire@0n", "squire@-5ms", "squire@1.5ms", "squire@5sec"])
def test_what_is_no_limit_is_refused(name: str) -> None:
    with pytest.raises(BadFile, match="a limit looks like @1000ms"):
        bots.check_entrant(name, GAME)


@pytest.mark.parametrize("name", ["novice@5ms", "random@5n", "my_bots:Cautious@5ms"])
def test_who_does_not_search_for_us_cannot_be_limited(name: str) -> None:
    with pytest.raises(BadFile, match="can be limited"):
        bots.check_entrant(name, GAME)


def test_a_file_may_have_an_at_in_its_name(tmp_path: Path) -> None:
    file = tmp_path / "b@200n.toml"
    file.write_text(
        "[weights]\n" + "".join(f"{key} = {value}\n" for key, value in weights_named("squire:first", GAME).items())
    )
    assert bots.limit_of(bots.check_entrant(f"squire:{file}", GAME)) is None
    assert bots.limit_of(bots.check_entrant(f"squire:{file}@7n", GAME)) == Budget(positions=7)


def test_a_table_takes_no_limit_from_a_visitor() -> None:
    with pytest.raises(BadFile, match="there is no bot called"):
        bots.check_level("marshal@60000ms", GAME)


def test_in_the_arena_each_has_its_own_limit_and_other_limits_are_other_games() -> None:
    plan = arena.plan_of(setting_of(NAME), ["squire:first@4n", "squire@9n"], 2)
    assert plan.weights == bots.weights_of(["squire:first@4n"], GAME)
    playing = plan.player().playing
    first, other = playing.bots_of(plan.bots)
    assert isinstance(first, Squire)
    assert isinstance(other, Squire)
    assert (first.search.budget, other.search.budget) == (4, 9)
    longer = arena.plan_of(setting_of(NAME), ["squire:first@5n", "squire@9n"], 2)
    assert kept.digest_of(longer) != kept.digest_of(plan)


def test_the_page_on_strength_says_how_long_each_could_think() -> None:
    def said(bot: str, rivals: str, budget: Budget) -> str:
        return limit_of(Match(bot, rivals, 2, 2), budget)

    assert said("marshal", "squire", Budget()) == ""
    assert said("marshal", "squire", Budget(milliseconds=50)) == "50 ms a choice"
    assert said("marshal@9n", "squire@9n", Budget()) == "9 positions"
    assert said("marshal@1000ms", "squire:first", Budget()) == "1000 ms a choice, squire:first as usual"
    assert said("marshal", "squire@9n", Budget()) == "as usual, squire 9 positions"
