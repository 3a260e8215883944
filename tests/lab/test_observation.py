"""A view as numbers: as long as the layout says, documented to the last number, and blind for what is hidden."""

import random

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.question import SPECTATOR
from hatalom.lab.playing import setting_of
from hatalom.lab.stepper import Rules, Stepper

SETTINGS = [
    ("power_and_weakness", 2),
    ("heads_of_state", 2),
    ("heads_of_state", 5),
    ("hannibal", 2),
    ("maria", 2),
    ("maria", 3),
    ("great_war", 2),
    ("great_war", 7),
]


def positions(rules: Rules, answers: int, every: int) -> list[Stepper]:
    """Some moments of a random game."""
    rng = random.Random(3)
    game = rules.new_game()
    found = [game.copy()]
    for number in range(1, answers):
        if game.question is None:
            break
        game.step(rng.choice(game.question.options))
        if number % every == 0:
            found.append(game.copy())
    return found


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_viewer_gets_the_numbers_of_the_layout_and_nothing_hidden(name: str, players: int) -> None:
    rules = Rules(setting_of(name, players))
    layout = rules.layout
    assert layout is not None
    for moment in positions(rules, 240, 40):
        for viewer in (*range(players), SPECTATOR):
            row = moment.numbers(viewer)
            assert len(row) == layout.size
            other = rules.game.resample(moment.pos, viewer, Seeded(1))
            assert layout.numbers(rules.game.view(other, viewer)) == row


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    layout = Rules(setting_of(name, players)).layout
    assert layout is not None
    labels = [(slot.block.name, label) for slot in layout.slots for label in slot.block.labels]
    assert len(labels) == len(set(labels)) == layout.size
    assert all(slot.block.meaning for slot in layout.slots)
