"""What a network of Hannibal is shown, and what it learns to foretell."""

import pytest

from hatalom.games.hannibal.bots.features import (
    ENEMY_UNITS,
    HAND,
    OF_A_SIDE,
    OWN_UNITS,
    SIEGES,
    features_of,
    margin_of,
)
from hatalom.games.hannibal.events import CAPITAL, LAST_TURN
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARDS, CARTHAGE, ENEMY, ROME, SEATS, SPACES
from tests.bots.test_learned import positions


def test_a_side_sees_its_own_armies_first_and_only_its_own_cards() -> None:
    for pos in positions(GAME, 2, 300)[::20]:
        shown = {seat: features_of(pos, seat) for seat in SEATS}
        rows = {seat: dict(zip(shown[seat].places, shown[seat].amounts, strict=True)) for seat in SEATS}
        for seat in SEATS:
            first, other = OF_A_SIDE * seat, OF_A_SIDE * ENEMY[seat]
            for space in range(SPACES):
                assert rows[seat].get(first + OWN_UNITS + space) == rows[ENEMY[seat]].get(other + ENEMY_UNITS + space)
                siege = rows[seat].get(first + SIEGES + space, 0.0)
                assert siege == -rows[ENEMY[seat]].get(other + SIEGES + space, 0.0)
            cards = {card for card in range(CARDS) if rows[seat].get(first + HAND + card)}
            assert cards == {card for card in range(CARDS) if pos.holds(seat, card)}


def test_a_sudden_victory_is_as_clear_as_can_be_and_points_say_how_clear_the_last_turn_was() -> None:
    pos = positions(GAME, 2, 1)[0]
    lead = pos.count_points(ROME) - pos.count_points(CARTHAGE)
    pos.finish(ROME, CAPITAL)
    assert [margin_of(pos, seat) for seat in SEATS] == [1.0, -1.0]
    pos.finish(CARTHAGE, LAST_TURN)
    provinces = len(pos.scenario_in_play().scoring)
    assert margin_of(pos, CARTHAGE) == pytest.approx((1.0 - 2 * lead / provinces) / 2)
    assert margin_of(pos, ROME) == -margin_of(pos, CARTHAGE)
