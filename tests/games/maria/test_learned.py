"""What a network of Maria is shown, and what it learns to foretell."""

import pytest

from hatalom.games.maria.bots.features import (
    KINDS_OF_CARDS,
    OF_A_SEAT,
    OWN_ARMIES,
    OWN_CARDS,
    features_of,
    margin_of,
    progress_of,
)
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_POWERS,
    AUSTRIA,
    FRANCE,
    FREDERICK,
    LOUIS,
    MARIA,
    NOBODY,
    PRUSSIA,
)
from tests.bots.test_learned import positions


def test_a_seat_is_shown_the_cards_and_troops_of_its_own_powers_alone() -> None:
    for pos in positions(GAME, 3, 300)[::30]:
        for seat in pos.players():
            first = OF_A_SEAT * seat
            shown = {place - first for place in features_of(pos, seat).places}
            for power in ALL_POWERS:
                start = OWN_CARDS + KINDS_OF_CARDS * power
                has_cards = any(start <= place < start + KINDS_OF_CARDS for place in shown)
                assert has_cards == (pos.seat_of(power) == seat and len(pos.hand[power]) > 0)
            for general in ALL_GENERALS:
                if OWN_ARMIES + general in shown:
                    assert pos.seat_of(pos.power_of(general)) == seat


def test_the_share_of_the_way_says_how_clearly_a_game_was_won() -> None:
    pos = positions(GAME, 3, 1)[0]
    pos.pool[AUSTRIA], pos.pool[PRUSSIA], pos.pool[FRANCE] = 0, 13, 11
    pos.reason, pos.winner = 3, MARIA
    assert progress_of(pos, MARIA) == 1.0
    others = [progress_of(pos, seat) for seat in (FREDERICK, LOUIS)]
    assert margin_of(pos, MARIA) == pytest.approx(1.0 - max(others) / 2)
    assert margin_of(pos, LOUIS) == pytest.approx((-1.0 + others[1] - 1.0) / 2)
    pos.winner = NOBODY
    assert margin_of(pos, MARIA) == pytest.approx((1.0 - max(others)) / 2)


def test_in_the_introductory_game_maria_theresa_is_as_far_as_she_keeps_the_others_back() -> None:
    pos = positions(GAME, 3, 1, {"form": "introductory"})[0]
    french, prussian = progress_of(pos, LOUIS), progress_of(pos, FREDERICK)
    assert french < prussian, "Prussia has two markers when the game begins"
    assert progress_of(pos, MARIA) == 1.0 - prussian
