"""What a network is shown of each game and learns to foretell, and those that are shipped."""

import json
from importlib.resources import files
from typing import Any

import pytest

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.game import Game
from hatalom.core.question import Seat
from hatalom.games import load
from hatalom.lab.learn import learned_of

SHIPPED = ("power_and_weakness", "heads_of_state", "hannibal")
VARIANTS: dict[str, dict[str, str]] = {
    "hannibal": {"scenario": "campaign_iberia"},
    "maria": {"form": "introductory"},
    "great_war": {"form": "advanced"},
}
MOST_BYTES = 5_000_000


def positions(game: Game[Any, Any], seats: int, count: int, options: dict[str, str] | None = None) -> list[Any]:
    rng = Seeded(5)
    pos = game.set_up(seats, {**game.default_options(), **(options or {})}, game.load_content())
    found: list[Any] = []
    while len(found) < count and (questions := settle_by(pos, rng)):
        found.append(pos.copy())
        step(pos, questions[0].seat, questions[0].options[rng.below(len(questions[0].options))])
    return found


@pytest.mark.parametrize("name", sorted(games.NAMES))
def test_every_feature_has_a_place_of_its_own(name: str) -> None:
    game = load(name)
    learned = learned_of(game)
    ways = [(seats, game.default_options(), 60) for seats in game.seat_counts]
    ways.append((game.seat_counts[0], VARIANTS.get(name, {}), 600))
    for seats, options, count in ways:
        for pos in positions(game, seats, count, options)[:: count // 60]:
            for seat in range(seats):
                shown = learned.features(pos, Seat(seat))
                assert len(set(shown.places)) == len(shown.places) == len(shown.amounts)
                assert all(0 <= place < learned.inputs for place in shown.places)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_network_is_small_and_says_where_it_comes_from(name: str) -> None:
    text = (files(load(name).content_files.package) / "bots" / "weights" / "learned.json").read_text(encoding="utf-8")
    assert len(text) < MOST_BYTES
    assert {"date", "games", "positions", "digest"} <= json.loads(text)["origin"].keys()


@pytest.mark.parametrize("name", SHIPPED)
def test_the_network_corrects_the_judgement_and_does_not_replace_it(name: str) -> None:
    game = load(name)
    knowledge = game.knowledge()
    assert knowledge is not None
    shipped = learned_of(game).shipped
    assert shipped is not None
    judge, learned = knowledge.evaluator, shipped()
    seats = game.seat_counts[0]
    gaps = [abs(learned.value(pos, Seat(0)) - judge.value(pos, Seat(0))) for pos in positions(game, seats, 60)]
    assert 0 < sum(gaps) / len(gaps) < 30
