"""How the game stands: a leader who is likely to lose, and a game that is practically decided."""

from typing import Any

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.once import say_once
from hatalom.bots.reasons import CHANCE, CHANCE_BESIDE, DANGERS, DECIDED, FEW_CHANCES, LEADS_YET, SMALL, Reason
from hatalom.bots.standing import FEW, LOST, LOW, WON, standing
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.evaluator import UNTOLD, Evaluator
from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.prompts import PART_BOARD, PART_NEXT, PART_RESERVE, PART_TILES
from tests.bots.advice.boards import SHIP_RAID, TWICE_IN_A_ROW, WHITE_IS_NEAR
from tests.bots.advice.heard import evaluator_of, is_answered_by_defeat

FAR_BEHIND = SHIP_RAID.replace("orange vp 5", "orange vp 1").replace("white vp 3", "white vp 6")
TWICE_BY_CHANCE = TWICE_IN_A_ROW.replace("time 3", "time 3 4 5 6 7 8")


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
    """A fair chance, one who is behind but has chances, a chance that nobody has measured."""
    assert said_of(SHIP_RAID, Seat(seat), chance) == []


def test_who_has_as_many_points_as_the_other_does_not_lead() -> None:
    equal = SHIP_RAID.replace("white vp 3", "white vp 7")
    assert said_of(equal, Seat(0), LOW) == []
    assert said_of(equal.replace("white vp 7", "white vp 6"), Seat(0), LOW) != []


def test_against_a_leader_is_only_what_the_judgement_names_and_sees_behind() -> None:
    """What differs by as much is told once: a threat to one is the other's want of safety."""

    class Judge(Evaluator[Any]):
        def parts(self, pos: Any, seat: Seat) -> list[float]:
            return [-9.0, 1.0, SMALL / 4, -1.0, -1.0] if seat == 0 else [9.0, -1.0, SMALL / 2, 1.0, 1.0]

        def part_labels(self) -> list[Message]:
            return [UNTOLD, PART_BOARD, PART_RESERVE, PART_TILES, PART_NEXT]

    game = games.load("power_and_weakness")
    told = standing(game, Judge(), game.read(SHIP_RAID, game.load_content()), Seat(0), LOW)
    assert messages(told) == [LEADS_YET, PART_TILES]


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
    """Orange is behind, and White has nine tiles against three."""
    told = said_of(FAR_BEHIND, Seat(0), chance)
    assert messages(told)[:2] == [FEW_CHANCES, PART_TILES]
    assert told[0].label.args == [chance]
    assert [reason.is_against for reason in told] == [False, True, True]


def test_a_game_that_is_practically_decided_is_called_so() -> None:
    """Who leads and is lost is told that he leads; nothing is against a winner."""
    lost = said_of(FAR_BEHIND, Seat(0), LOST)
    assert messages(lost)[:2] == [DECIDED, PART_TILES]
    assert lost[0].label.args == [0, LOST]
    (won,) = said_of(FAR_BEHIND, Seat(1), WON)
    assert (won.label.message, won.label.args) == (DECIDED, [1, WON])
    assert messages(said_of(SHIP_RAID, Seat(0), LOST))[0] is LEADS_YET


@pytest.mark.parametrize(("text", "message"), [(SHIP_RAID, LEADS_YET), (FAR_BEHIND, DECIDED)])
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
    for text in (TWICE_BY_CHANCE, WHITE_IS_NEAR):
        pos = game.read(text, content)
        (question,) = settle(pos)
        found = advise(sovereign, game.view(pos, question.seat), question, Seeded(3))
        assert all(one.reasons[0].label.message in DANGERS for one in found)
        lost = [messages(one.reasons) for one in found if is_answered_by_defeat(one.reasons)]
        assert bool(lost) == (text is WHITE_IS_NEAR)
        assert not any({CHANCE, CHANCE_BESIDE} & set(said) for said in lost), "of what is lost there is no chance"
        assert any(LEADS_YET in messages(one.reasons) for one in found) == (text is TWICE_BY_CHANCE)
