"""How the game stands: a leader who is likely to lose, and a game that is practically decided."""

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.once import say_once
from hatalom.bots.reasons import CHANCE, DANGERS, DECIDED, FEW_CHANCES, LEADS_YET, Reason
from hatalom.bots.standing import FEW, LOST, LOW, WON, standing
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.prompts import PART_TILES
from tests.bots.advice.boards import ONE_DEFENCE, SHIP_RAID, WHITE_IS_NEAR
from tests.bots.advice.heard import evaluator_of


def said_of(text: str, seat: Seat, chance: int) -> list[Reason]:
    game = games.load("power_and_weakness")
    return standing(game, evaluator_of(game), game.read(text, game.load_content()), seat, chance)


def messages(reasons: list[Reason]) -> list[Message]:
    return [reason.label.message for reason in reasons]


def test_a_leader_with_a_low_chance_is_told_and_what_is_against_him() -> None:
    """Orange leads 8 : 4; White has nine tiles against three."""
    told = said_of(SHIP_RAID, Seat(0), LOW)
    assert messages(told)[:2] == [LEADS_YET, PART_TILES]
    assert told[0].label.args == [8, 4, LOW]
    assert [reason.is_against for reason in told] == [False, True, True]


@pytest.mark.parametrize(("seat", "chance"), [(0, LOW + 1), (1, LOW), (0, -1), (1, FEW + 1), (0, WON - 1)])
def test_of_anything_else_nothing_is_said(seat: int, chance: int) -> None:
    """A fair chance, one who is behind, a chance that nobody has measured."""
    assert said_of(SHIP_RAID, Seat(seat), chance) == []


def test_what_is_against_a_leader_is_what_is_for_his_opponent() -> None:
    game = games.load("power_and_weakness")
    evaluator, pos = evaluator_of(game), game.read(SHIP_RAID, game.load_content())
    labels = evaluator.part_labels()
    own, other = evaluator.parts(pos, Seat(0)), evaluator.parts(pos, Seat(1))
    for reason in said_of(SHIP_RAID, Seat(0), LOW)[1:]:
        number = labels.index(reason.label.message)
        assert own[number] < other[number]


@pytest.mark.parametrize("chance", [LOST + 1, FEW])
def test_who_has_few_chances_is_told_why(chance: int) -> None:
    """White is behind and has the tiles: what speaks against him stands beside it."""
    told = said_of(SHIP_RAID, Seat(1), chance)
    assert (told[0].label.message, told[0].label.args) == (FEW_CHANCES, [chance])
    assert PART_TILES not in messages(told)
    assert all(reason.is_against for reason in told[1:])


@pytest.mark.parametrize(("chance", "won"), [(LOST, 0), (WON, 1)])
def test_a_game_that_is_practically_decided_is_called_so(chance: int, won: int) -> None:
    """White is behind in both: who leads and is lost is told that he leads; nothing is against a winner."""
    told = said_of(SHIP_RAID, Seat(1), chance)
    assert (told[0].label.message, told[0].label.args) == (DECIDED, [won, chance])
    assert all(reason.is_against for reason in told[1:])
    assert chance == LOST or len(told) == 1
    assert messages(said_of(SHIP_RAID, Seat(0), LOST))[0] is LEADS_YET


@pytest.mark.parametrize(("text", "message"), [(SHIP_RAID, LEADS_YET), (ONE_DEFENCE, DECIDED)])
def test_the_lamp_says_it_once_of_all_options_with_the_chance_of_the_first(text: str, message: Message) -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(text, content)
    (question,) = settle(pos)
    sovereign = bots.adviser("sovereign", game, content, bots.Budget(positions=300))
    counsel = say_once(advise(sovereign, game.view(pos, question.seat), question, Seeded(3)))
    assert counsel.common[0].label.message is message
    (chance,) = [one.label.args for one in counsel.options[0].reasons if one.label.message is CHANCE]
    assert counsel.common[0].label.args[-1:] == chance
    assert not any(message in messages(one.reasons) for one in counsel.options)


def test_a_danger_stands_before_it_and_where_all_is_lost_the_danger_is_enough() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    sovereign = bots.adviser("sovereign", game, content, bots.Budget(positions=300))
    for text in (ONE_DEFENCE, WHITE_IS_NEAR):
        pos = game.read(text, content)
        (question,) = settle(pos)
        found = advise(sovereign, game.view(pos, question.seat), question, Seeded(3))
        assert all(one.reasons[0].label.message in DANGERS for one in found)
        assert any(DECIDED in messages(one.reasons) for one in found) == (text is ONE_DEFENCE)
