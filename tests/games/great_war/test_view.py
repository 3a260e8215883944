"""The view: the whole position, told once and briefly."""

from collections.abc import Iterator

import msgspec
import pytest

from hatalom.core import snapshot
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import SPECTATOR
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.phases.turn import STEP_TRANSPORT, STEP_YEAR_END
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.view import View
from tests.games.great_war.scenario import CONTENT, Scene
from tests.rules import rule

MOST = 36_000
"""Bytes: a view is sent with every click.  Wars at random scatter their units; others have two thirds."""
EVERY = 150


def looks(form: str) -> Iterator[GreatWar]:
    """A war at random, looked at now and then."""
    rng = Seeded(5)
    pos = GAME.set_up(7, {"form": form}, CONTENT)
    decisions = 0
    while (questions := settle_by(pos, rng)) and decisions < 20 * EVERY:
        question = questions[0]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
        decisions += 1
        if decisions % EVERY == 0:
            yield pos


@rule("19.1", "19.3")
@pytest.mark.parametrize("form", ["basic", "advanced"])
def test_a_view_is_small_and_the_position_can_be_made_from_it(form: str) -> None:
    for pos in looks(form):
        sent = msgspec.json.encode(GAME.view(pos, SPECTATOR))
        assert len(sent) < MOST
        again = GAME.determinize(msgspec.json.decode(sent, type=View), Seeded(0), CONTENT)
        assert snapshot.checksum(again) == snapshot.checksum(pos)


@rule("3.2", "12.1")
def test_the_strip_of_a_turn_has_the_year_end_in_autumn() -> None:
    def strip(scene: Scene) -> list[tuple[str, int]]:
        return [(step.label.message.key, step.when) for step in GAME.strip(scene.pos)]

    stages = [("crumb-stage", -1)] * 4
    assert strip(Scene("1915_summer").step(STEP_TRANSPORT)) == [*stages, ("crumb-stage", 0)]
    assert strip(Scene("1915_autumn").purchase("germany"))[3:] == [
        ("crumb-stage", 0),
        ("crumb-year-end", 1),
        ("crumb-stage", 1),
    ]
    assert strip(Scene("1915_autumn").begin(YearEnd(), step_=STEP_YEAR_END)) == [
        *stages,
        ("crumb-year-end", 0),
        ("crumb-stage", 1),
    ]
    assert strip(Scene("1915_autumn").step(STEP_TRANSPORT)) == [*stages, ("crumb-year-end", -1), ("crumb-stage", 0)]


def test_what_is_not_there_is_not_sent() -> None:
    (metz,) = [place for place in sent_places() if place["id"] == "metz"]
    assert metz == {"id": "metz", "controller": "germany"}


def sent_places() -> list[dict[str, object]]:
    view = GAME.view(GAME.set_up(7, {}, CONTENT), SPECTATOR)
    return msgspec.json.decode(msgspec.json.encode(view.places))  # type: ignore[no-any-return]
