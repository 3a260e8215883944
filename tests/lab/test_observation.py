"""What is seen as numbers: as long as the layout says, documented to the last number, blind for what is hidden.

The numbers come in two ways, from the view and straight from the position; both are the same.
"""

import random

import numpy as np
import pytest

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.question import EVERYTHING, SPECTATOR
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
            row = layout.numbers(moment.view(viewer))
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


def check_both_ways(rules: Rules, answers: int, every: int) -> None:
    """Every viewer gets the numbers of the view straight from the position too."""
    layout = rules.layout
    assert layout is not None
    for moment in positions(rules, answers, every):
        for viewer in (*range(rules.players), SPECTATOR, EVERYTHING):
            wrong = np.flatnonzero(np.asarray(moment.numbers(viewer)) != layout.numbers(moment.view(viewer)))
            labels = [f"{slot.block.name}: {label}" for slot in layout.slots for label in slot.block.labels]
            assert [labels[place] for place in wrong] == []


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_fast_way_gives_the_numbers_of_the_view(name: str, players: int) -> None:
    check_both_ways(Rules(setting_of(name, players)), 600, 29)


@pytest.mark.long
@pytest.mark.parametrize("name", games.NAMES)
def test_the_fast_way_gives_the_numbers_of_the_view_in_every_variant_to_the_end(name: str) -> None:
    game = games.load(name)
    for players in game.seat_counts:
        for option in game.options:
            for choice in option.choices:
                check_both_ways(Rules(setting_of(name, players, {option.key: choice})), 400, 37)
        check_both_ways(Rules(setting_of(name, players)), 100_000, 97)
