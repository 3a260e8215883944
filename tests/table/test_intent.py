"""What a computer's turn has brought, as everybody could see."""

from typing import Any

import pytest

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import MAGE, REGIONS, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import majority
from hatalom.table.intent import Public, intent_of, public_of
from hatalom.table.words import reason_of
from tests.table.tables import human, new_table, play, power

MADE = {"power_and_weakness": 2, "heads_of_state": 3, "hannibal": 2, "maria": 3, "great_war": 2}


def plain(public: Public) -> Any:
    measures = [(label.key, values) for label, values in public.measures]
    return measures, [[(said.message.key, said.args) for said in seat] for seat in public.threats]


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_hidden_changes_nothing_of_it(name: str) -> None:
    """The line is made of the public view alone: with other secrets in the same public game it is the same."""
    game = games.load(name)
    table = new_table(game, *(human(f"player {number}") for number in range(MADE[name])))
    rng = Seeded(8)
    for _ in range(6):
        play(table, rng, 15)
        match = table.match
        if match.result() is not None:
            break
        known, truth = plain(public_of(match)), match.pos
        is_preparing = match.position_for(-2) is not truth
        if is_preparing:
            continue
        for seed in range(3):
            match.pos = game.resample(truth, -2, Seeded(seed))
            assert plain(public_of(match)) == known
        match.pos = truth


def test_gains_losses_and_threats_are_told() -> None:
    table = power()
    play(table, Seeded(2), 12)
    match = table.match
    before = public_of(match)
    after = Public([(label, tuple(v + 2 if v is not None else None for v in vs)) for label, vs in before.measures], [])
    after.threats.extend(before.threats)
    found = [reason_of(reason, ["orange", "white"]) for reason in intent_of(before, after, 1)]
    assert [(one.label.key, one.change, one.seat) for one in found][:2] == [
        ("measure-points", 2.0, "white"),
        ("measure-units", 2.0, "white"),
    ]
    assert intent_of(before, before, 0) == []


def test_a_region_that_a_held_tile_would_acquire_is_threatened() -> None:
    """11.5  The same sum by which the rules allow the acquisition."""
    table = power()
    play(table, Seeded(2), 4)
    game, pos = table.match.game, table.match.pos.copy()
    assert isinstance(pos, PowerAndWeakness)
    marker = pos.marker[0]
    for region in REGIONS:
        pos.owner[region] = Seat(-1)
        for unit in range(2):
            pos.units[2 * region + unit] = 0
        if pos.marker[region] == marker:
            pos.owner[region], pos.units[2 * region + MAGE] = Seat(1 if region == 0 else 0), 2
    pos.held[marker] = 0
    assert game.threats(pos, Seat(0)) == []
    pos.held[marker] = 1
    pos.units[MAGE] = 1
    threatened = [said.args for said in game.threats(pos, Seat(0))]
    assert threatened == ([[0]] if majority(pos, Seat(0), Region(0)) >= 1 else [])
    assert majority(pos, Seat(0), Region(0)) >= 1
