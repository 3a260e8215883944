"""What follows a turn: secret bids, what is done with what they have won, and the turns behind them."""

import re

from hatalom import games
from hatalom.bots.answers import Answers, Line
from hatalom.bots.secrets import Secret
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from tests.bots.advice.boards import SHIP_RAID, TWICE_IN_A_ROW, WHITE_IS_NEAR
from tests.bots.advice.heard import evaluator_of

EXCHANGE, REVOLT = "Auction[18,-1,-1]", "Auction[17,-1,-1]"


def position(text: str) -> PowerAndWeakness:
    game = games.load("power_and_weakness")
    pos: PowerAndWeakness = game.read(text, game.load_content())
    return pos


def could_lose(text: str) -> list[int]:
    """After how many of White's bids he could win, for each of Orange's."""
    pos = position(text)
    question, other = settle(pos)
    secret = Secret(answers_of_orange(), pos, question, other, lambda: True)
    assert secret.is_complete
    return [row.could_lose for row in secret.rows]


def answers_of_orange() -> Answers:
    game = games.load("power_and_weakness")
    return Answers(game, evaluator_of(game), Seat(0))


def test_what_is_won_in_the_opponents_turn_is_used_and_his_turn_goes_on() -> None:
    """9.5r1  White takes the last cube with his second action; a marker that Orange exchanges does not prevent it.

    A revolt does: White has only one active region left.
    """
    text = WHITE_IS_NEAR.replace("reserve 0m2k", "reserve 2m2k").replace("11 reserve 2m2k", "11 reserve 1m2k")
    running = text.replace("Cycle[4,1,false] Turn[0,2,2]", "Cycle[4,0,false] Turn[1,2,1] {}")
    assert could_lose(running.format(EXCHANGE)) == [2, 2, 2]
    assert could_lose(running.format(REVOLT)) == [2, 1, 0]


def test_what_the_opponent_wins_in_ones_own_turn_is_not_his_answer() -> None:
    """9.5r1  White exchanges a marker, or declines; Orange's turn goes on, and only then White takes the last cube."""
    running = WHITE_IS_NEAR.replace("Turn[0,2,2]", f"Turn[0,2,1] {EXCHANGE}")
    assert could_lose(running) == [3]


def test_the_next_cycle_begins_with_one_turn_of_the_opponent() -> None:
    """The cycle ends with the bids in Orange's turn: White begins the next one, and wins with his first turn."""
    text = TWICE_IN_A_ROW.replace("cubes 1/5", "cubes 0/5").replace("Turn[0,2,1]", f"Turn[0,2,0] {EXCHANGE}")
    answered = answers_of_orange().to(position(text.replace("reserve 0m0k", "reserve 0m1k")))
    assert answered.turns == 1


def test_behind_the_rest_of_ones_own_turn_no_answer_is_the_best() -> None:
    """White can bid nothing, so nothing is secret: Orange bids, and has one more action before White answers."""
    text = WHITE_IS_NEAR.replace("reserve 0m2k", "reserve 3m2k").replace("11 reserve 2m2k", "11 reserve 0m2k")
    answered = answers_of_orange().to(position(text.replace("Turn[0,2,2]", f"Turn[0,2,1] {EXCHANGE}")))
    assert answered.lines[0].ways
    assert answered.best is None


def test_behind_secret_bids_and_the_rest_of_ones_own_turn_no_answer_is_the_best() -> None:
    """Orange goes on behind the bids in a way that does not lose; each draw begins with bids of its own."""
    text = SHIP_RAID.replace("white vp 3", "white vp 4").replace("cubes 5/7", "cubes 2/7")
    text = re.sub(r"reserve \d+m\d+k", "reserve 2m2k", text).replace("Turn[0,2,2]", f"Turn[0,2,1] {EXCHANGE}")
    answers, pos = answers_of_orange(), position(text)
    first = Line(answers, pos, answers.quick, Seeded(0))
    assert first.turns > 0
    assert first.is_secret
    answered = answers.to(pos)
    assert answered.lines[0].turns == 0
    assert answered.best is None
    assert all(line.is_secret for line in answered.lines)
