"""The ladder: how a bot is made, and that each rung is stronger than the one below."""

import pytest

from hatalom.bots import OPPONENTS, Budget, check_level, make, opponents_of
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by
from hatalom.core.errors import BadFile
from hatalom.games import NAMES, load
from hatalom.lab import strength
from hatalom.lab.simulate import plan_of, simulate

GAME = "power_and_weakness"


def share_of_wins(strong: str, weak: str, games: int, workers: int = 1) -> float:
    """Of games with seats swapped, the share that the first bot wins; a draw is half a win."""
    won = 0.0
    for seat, names in enumerate(((strong, weak), (weak, strong))):
        tally = simulate(plan_of(GAME, bot_names=names, count=games // 2, seed=seat), workers).tally
        assert tally.errors == 0
        won += tally.wins[seat] + tally.draws / 2
    return won / games


LEVELS_OF_GAMES = [(level, name) for name in NAMES for level in ("random", *opponents_of(load(name)))]


@pytest.mark.parametrize(("level", "name"), LEVELS_OF_GAMES)
def test_every_level_answers_every_question_of_a_seat_with_an_option(level: str, name: str) -> None:
    game = load(name)
    content = game.load_content()
    bot = make(level, game, content, Budget(positions=300))
    pos = game.set_up(game.seat_counts[0], game.default_options(), content)
    rng = Seeded(1)
    question = settle_by(pos, rng)[0]
    view = game.view(pos, question.seat) if bot.needs_view else None
    assert bot.choose(view, question, rng) in question.options


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    game = load(GAME)
    with pytest.raises(BadFile, match="random, novice, squire, captain, marshal, sovereign"):
        make("emperor", game, game.load_content())


@pytest.mark.parametrize("name", NAMES)
def test_a_level_that_a_game_does_not_have_is_refused_with_a_reason(name: str) -> None:
    game = load(name)
    for level in ("captain", "marshal", "sovereign"):
        if level in opponents_of(game):
            assert check_level(level, game) == level
        else:
            with pytest.raises(BadFile, match=f"there is no {level} in {name}"):
                make(level, game, game.load_content())


@pytest.mark.parametrize("players", [None, 2, 3, 4, 5])
def test_a_level_is_offered_with_as_many_players_as_it_has_proved_itself_with(players: int | None) -> None:
    offered = opponents_of(load("heads_of_state"), players)
    assert offered == (OPPONENTS if players in (None, 2, 3) else OPPONENTS[:-1])


@pytest.mark.parametrize("name", [name for name in NAMES if name != "heads_of_state"])
def test_elsewhere_every_level_of_a_game_is_offered_with_any_number_of_players(name: str) -> None:
    game = load(name)
    assert {opponents_of(game, players) for players in game.seat_counts} == {opponents_of(game)}


def test_a_level_that_is_not_offered_with_so_many_still_plays_there() -> None:
    plan = strength.plan_of("heads_of_state", players=[5], pairs=[("sovereign", "marshal", 4)])
    assert [match.bot for match in plan.matches] == ["sovereign"]


def test_novice_beats_random() -> None:
    assert share_of_wins("novice", "random", 60) >= 0.8


@pytest.mark.long
def test_squire_beats_random() -> None:
    assert share_of_wins("squire", "random", 12) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("strong", "weak", "share"), [("novice", "random", 0.8), ("squire", "random", 0.95)])
def test_the_promised_share_of_400_games(strong: str, weak: str, share: float) -> None:
    assert share_of_wins(strong, weak, 400, workers=2) >= share


@pytest.mark.long
def test_squire_beats_novice() -> None:
    assert share_of_wins("squire", "novice", 100, workers=2) >= 0.75


@pytest.mark.long
def test_captain_beats_squire_with_its_first_weights() -> None:
    assert share_of_wins("captain", "squire:first", 40, workers=2) >= 0.75
