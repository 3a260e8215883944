"""Secret bids: how often, and what they lead to against every answer."""

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.answers import Answers
from hatalom.bots.hearing import Advice, never
from hatalom.bots.once import say_once
from hatalom.bots.reasons import (
    CHANCE,
    LEADS_YET,
    LOSES,
    SECRET_CAN_WIN,
    SECRET_CHANCE,
    SECRET_LOSES,
    SECRET_WINS,
    SHARE,
    WINS,
)
from hatalom.bots.secrets import DECIDED, Secret
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.message import Said
from hatalom.core.shared import replaced
from hatalom.games.power_and_weakness.forecast import REMARK_BID_COSTS, REMARK_BID_NONE, REMARK_BID_WINS
from hatalom.games.power_and_weakness.names import VICTORY_POINT
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.prompts import PROSPECT_TILES
from tests.bots.advice.boards import AUCTION_FOR_VICTORY, MERLIN_WINS
from tests.bots.advice.heard import evaluator_of


def bidding(own: int, most: int, vps: tuple[int, int] = (6, 4), cubes: int = 1) -> dict[str, list[Said]]:
    """What is said of Orange's bids for a victory point; White can bid so many."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(MERLIN_WINS, content)
    pos.reserve[0], pos.reserve[2] = own, most
    pos.vp = replaced(replaced(pos.vp, 0, vps[0]), 1, vps[1])
    pos.hourglass = cubes
    pos.push(Auction(VICTORY_POINT, -1, -1))
    question = settle(pos)[0]
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=300))
    played = [game.verbs.parse(f"bid {own}")]
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3), played=played)
    assert all(one.reasons[-1].label.message is SHARE for one in found)
    prospects = game.prospects(pos)
    known = [(said.message, said.args) for said in prospects]
    return {
        game.verbs.text(one.action): [
            reason.label for reason in one.reasons[:-1] if (reason.label.message, reason.label.args) not in known
        ]
        for one in found
    }


def test_bids_have_reasons_that_can_be_counted() -> None:
    """9.5"""
    said = bidding(own=3, most=2)["bid 3"][-2:]
    assert [one.message for one in said] == [REMARK_BID_WINS, REMARK_BID_COSTS]
    assert [one.fill() for one in said] == [{"seat": "seat.white", "most": 2}, {"n": 3, "of": 3, "unit": "unit.mage"}]


def test_a_bid_that_decides_the_game_says_so_first() -> None:
    """17.1  The hourglass is empty: the cycle ends with the auction."""
    said = bidding(own=3, most=2, vps=(6, 8), cubes=0)
    assert said["bid 3"][0].message is WINS
    assert (said["bid 2"][0].message, said["bid 2"][0].args) == (SECRET_WINS, [2, 3])
    assert [one.message for one in said["bid 0"]] == [REMARK_BID_NONE]


def test_a_bid_that_opens_the_way_to_victory_says_so() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(AUCTION_FOR_VICTORY, content)
    question = settle(pos)[0]
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=300))
    view = game.view(pos, question.seat)
    told = {game.verbs.text(one.action): one.reasons[0].label for one in advise(marshal, view, question, Seeded(3))}
    assert (told["bid 2"].message, told["bid 2"].args) == (SECRET_CAN_WIN, [2, 4, 2])
    hurried = advise(marshal, view, question, Seeded(3), never)
    assert all(one.reasons[0].label.message is not SECRET_CAN_WIN for one in hurried), "there was no time to look"


def test_a_bid_that_wins_is_worth_the_same_whatever_it_costs() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    question, other = settle(pos)
    secret = Secret(Answers(game, evaluator_of(game), question.seat), pos, question, other, lambda: True)
    assert secret.is_complete
    assert [row.can_win for row in secret.rows] == [0, 1, 2]
    assert {row.values[0] for row in secret.rows[1:]} == {DECIDED}
    assert secret.rows[0].values[0] < DECIDED
    assert [one.label.message for one in secret.rows[2].reasons(secret.is_complete)] == [SECRET_CAN_WIN]


def test_if_the_time_ends_between_bids_nothing_is_counted_too_low() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    question, other = settle(pos)
    left = iter([True] * 5)
    secret = Secret(Answers(game, evaluator_of(game), question.seat), pos, question, other, lambda: next(left, False))
    assert not secret.is_complete
    assert secret.rows[1].can_win > 0, "it was followed in time"
    assert all(row.reasons(secret.is_complete) == [] for row in secret.rows)


def told_by(level: str) -> list[Advice]:
    """What is said of the bids for the victory point; Sovereign's chances were measured."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(AUCTION_FOR_VICTORY, content)
    question = settle(pos)[0]
    adviser = bots.adviser(level, game, content, bots.Budget(positions=300))
    return advise(adviser, game.view(pos, question.seat), question, Seeded(3))


def test_a_bid_has_a_chance_to_win_and_between_which_bounds() -> None:
    """With 1 or 2 Orange wins against smaller bids, and stands badly against all others."""
    game = games.load("power_and_weakness")
    chances = {
        game.verbs.text(one.action): reason.label.args
        for one in told_by("sovereign")
        for reason in one.reasons
        if reason.label.message is SECRET_CHANCE
    }
    assert set(chances) == {"bid 0", "bid 1", "bid 2"}
    for mean, low, high in chances.values():
        assert low <= mean <= high
    assert chances["bid 1"][2] == chances["bid 2"][2] == 99
    assert chances["bid 0"][2] < 50
    assert max(mean for mean, _, _ in chances.values()) < 50, "White bids as he should"


def test_bids_have_no_chance_where_none_was_measured_or_not_all_were_followed() -> None:
    assert not any(reason.label.message is SECRET_CHANCE for one in told_by("marshal") for reason in one.reasons)
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    question, other = settle(pos)
    judge = bots.judgement_of(game)
    assert judge is not None
    secret = Secret(Answers(game, judge, question.seat), pos, question, other, never)
    assert [secret.chance(index) for index in range(3)] == [-1, -1, -1]
    assert all(secret.reasons(index) == [] for index in range(3))


def test_a_bid_after_which_every_answer_is_as_likely_to_win_tells_one_number() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    question, other = settle(pos)
    secret = Secret(Answers(game, evaluator_of(game), question.seat), pos, question, other, lambda: True)
    for row in secret.rows:
        row.chances = [0.25] * len(row.chances)
    (said,) = [reason.label for reason in secret.reasons(0)]
    assert (said.message, said.args) == (CHANCE, [25])


def test_how_the_game_stands_is_said_of_every_bid() -> None:
    """Orange leads 10 : 3, and White has seven tiles for the next cycle."""
    common = say_once(told_by("sovereign")).common
    assert common[0].label.message is LEADS_YET
    assert common[0].label.args[:2] == [10, 3]
    assert any(reason.label.message is PROSPECT_TILES for reason in common), "and the prospects are"


def test_bids_are_weighed_by_their_chances_where_these_are_known() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    question, other = settle(pos)
    secret = Secret(Answers(game, evaluator_of(game), question.seat), pos, question, other, lambda: True)
    by_value = secret.weights()
    assert max(by_value) != by_value[0], "a bid of nothing cannot win"
    for row, chance in zip(secret.rows, (0.9, 0.3, 0.2), strict=True):
        row.chances = [chance] * len(row.chances)
    assert max(secret.weights()) == secret.weights()[0]


def test_the_bid_that_is_chosen_most_often_stands_first() -> None:
    shares = [one.reasons[-1].label.args[0] for one in told_by("sovereign")]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


def deciding(vps: tuple[int, int]) -> Secret:
    """Orange's bids from 0 to 3 against White's from 0 to 2, with which the cycle ends; its chances were measured."""
    game = games.load("power_and_weakness")
    pos = game.read(MERLIN_WINS, game.load_content())
    pos.reserve[0], pos.reserve[2] = 3, 2
    pos.vp = replaced(replaced(pos.vp, 0, vps[0]), 1, vps[1])
    pos.hourglass = 0
    pos.push(Auction(VICTORY_POINT, -1, -1))
    question, other = settle(pos)
    judge = bots.judgement_of(game)
    assert judge is not None
    return Secret(Answers(game, judge, question.seat), pos, question, other, lambda: True)


def test_bids_that_decide_the_game_have_a_chance_of_all_or_nothing() -> None:
    """17.3  Orange wins with 12 points; without the victory point White does."""
    secret = deciding((7, 11))
    assert [row.chances for row in secret.rows] == [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]
    assert [[reason.label.message for reason in secret.reasons(index)] for index in range(4)] == [
        [LOSES],
        [SECRET_LOSES, SECRET_WINS, SECRET_CHANCE],
        [SECRET_LOSES, SECRET_WINS, SECRET_CHANCE],
        [WINS],
    ]
    assert secret.reasons(1)[0].label.args == [2, 3]


def test_the_chance_of_a_bid_is_that_against_the_best_answer() -> None:
    secret = deciding((7, 11))
    for row in secret.rows:
        row.chances = [0.1, 0.8, 0.8]
    assert [secret.chance(index) for index in range(4)] == [10, 10, 10, 10]


def test_among_equals_a_bid_is_preferred_that_can_win_against_more_answers() -> None:
    secret = deciding((7, 11))
    for number, row in enumerate(secret.rows):
        row.chances, row.can_win = [0.5] * 3, int(number == 2)
    assert max(secret.weights()) == secret.weights()[2]
