"""The computer's advice: the squire's own choice first, and reasons that can be checked."""

from itertools import pairwise
from typing import Any

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.answers import DRAWS, VICTORY_LOOKS, VICTORY_WIDTH, Answered, Answers, Line, Seeker
from hatalom.bots.commanders import Marshal
from hatalom.bots.hearing import MOST, Advice, Adviser, Turn, is_behind, never
from hatalom.bots.played import spelled_out, turn_played
from hatalom.bots.reasons import (
    ANSWER_WINS,
    BEST,
    CHANCE,
    CHANCE_BESIDE,
    DANGERS,
    DEPENDS,
    NO_DEFENCE,
    OTHERWISE,
    PREVENTS,
    SECRET_CAN_WIN,
    SECRET_WINS,
    SHARE,
    SOLVED,
    WINS,
    Reason,
    changes,
    is_comparable,
)
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.secrets import DECIDED, Secret
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import UNTOLD, Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Message, Said
from hatalom.core.question import Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.heads_of_state.prompts import PART_SETS
from hatalom.games.power_and_weakness.forecast import REMARK_AUCTION, REMARK_BID_COSTS, REMARK_BID_NONE, REMARK_BID_WINS
from hatalom.games.power_and_weakness.names import VICTORY_POINT
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.prompts import (
    CLOSING_CYCLE,
    CLOSING_NEXT,
    CLOSING_REGIONS,
    CLOSING_SPENT,
    MEASURE_UNITS,
    OBJECTION_SNAKE,
    PROSPECT_END,
    PROSPECT_NEXT,
    PROSPECT_REGIONS,
    PROSPECT_TILES,
    PROSPECT_WINS,
)
from tests.bots.positions import questions
from tests.games.heads_of_state.scenario import FULL_DISPLAY, placing, table


@pytest.mark.parametrize("name", games.NAMES)
def test_the_first_is_what_the_squire_would_choose(name: str) -> None:
    game = games.load(name)
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    found = questions(game, 2, 120)
    for pos, question in found[:: max(1, len(found) // 6)]:
        advice = advise(squire, game.view(pos, question.seat), question, Seeded(1))
        assert 1 <= len(advice) <= MOST
        assert len({one.action for one in advice}) == len(advice)
        assert all(one.action in question.options for one in advice)
        is_mixed = any(reason.label.message is SHARE for reason in advice[0].reasons)
        if not is_mixed:
            assert advice[0].action == squire.choose(game.view(pos, question.seat), question, Seeded(1))


@pytest.mark.parametrize("name", games.NAMES)
def test_the_parts_of_a_judgement_add_up_to_it(name: str) -> None:
    game = games.load(name)
    evaluator = bots.knowledge_of(game).evaluator
    for pos, question in questions(game, 4, 80):
        parts = evaluator.parts(pos, question.seat)
        assert len(parts) == len(evaluator.part_labels())
        assert not parts or sum(parts) == pytest.approx(evaluator.value(pos, question.seat))


CLOSINGS = (CLOSING_CYCLE, CLOSING_REGIONS, CLOSING_NEXT, CLOSING_SPENT, PROSPECT_TILES)


def test_what_can_be_counted_is_counted_at_the_end_of_the_way() -> None:
    """The reasons of an option are what its way changes: played to its end the game shows the same numbers."""
    game = games.load("power_and_weakness")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    checked = 0
    for pos, question in questions(game, 6, 60):
        for one in advise(squire, game.view(pos, question.seat), question, Seeded(1)):
            if any(reason.label.message is SHARE for reason in one.reasons):
                continue  # all choose in secret: no way has an end of its own
            trial = pos.copy()
            before = game.measures(trial)
            for action in [one.action, *one.then]:
                if [q.seat for q in settle(trial)] != [question.seat] or action not in settle(trial)[0].options:
                    break  # the opponent reacts, or chance decides
                step(trial, question.seat, action)
            else:
                settle(trial)
                if game.result(trial) is not None:
                    continue
                told = {
                    (r.label.message.key, r.seat): r.change
                    for r in one.reasons
                    if r.seat >= 0 and not (r.is_compared or r.is_ahead)
                }
                changed = {
                    (new.label.key, seat): value - old.values[seat]
                    for old, new in zip(before, game.measures(trial), strict=True)
                    for seat, value in enumerate(new.values)
                    if value != old.values[seat] and old.span == new.span
                }
                assert told == changed
                checked += 1
    assert checked > 20


def test_no_further_option_is_looked_for_when_time_is_up() -> None:
    game = games.load("power_and_weakness")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    pos, question = questions(game, 2, 40)[0]
    assert len(advise(squire, game.view(pos, question.seat), question, Seeded(1), lambda: False)) == 1


def test_a_commander_advises_by_what_follows_its_turns() -> None:
    """Its advice begins with what it would play, and each further option begins with another click."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos, question = next(asked for asked in questions(game, 2, 60) if len(asked[1].options) > 5)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=1500))
    found = advise(marshal, view, question, Seeded(3))
    assert isinstance(marshal, Marshal)
    assert found[0].action == marshal.choose(view, question, Seeded(3))
    assert 1 < len(found) <= MOST
    assert len({one.action for one in found}) == len(found)
    again = advise(marshal, view, question, Seeded(3))
    assert [(one.action, one.then) for one in again] == [(one.action, one.then) for one in found]


def test_a_level_that_only_has_a_liking_lets_a_squire_advise() -> None:
    game = games.load("power_and_weakness")
    assert isinstance(bots.adviser("novice", game, game.load_content()), Squire)


@pytest.mark.parametrize("name", ["power_and_weakness", "heads_of_state"])
def test_the_lamp_says_what_the_judgement_is_made_of(name: str) -> None:
    """A card or tile that is only taken changes nothing that is counted: the parts of the judgement speak for it."""
    game = games.load(name)
    evaluator = bots.knowledge_of(game).evaluator
    squire = Squire(game, game.load_content(), evaluator)
    told = []
    for pos, question in questions(game, 2, 120):
        first = advise(squire, game.view(pos, question.seat), question, Seeded(1))[0]
        told.append([reason.label.message for reason in first.reasons])
    labels = {message for messages in told for message in messages}
    assert len(labels & set(evaluator.part_labels())) >= 5
    assert UNTOLD not in labels
    silent = [messages for messages in told if not messages or messages[0] in (BEST, SOLVED)]
    assert len(silent) < len(told) / 10


def test_what_counts_in_one_cycle_is_not_compared_with_what_counts_in_the_next() -> None:
    """In the next cycle other units are active: fewer active regions then are no loss."""
    game = games.load("power_and_weakness")
    checked = 0
    asked = [pos for pos, _ in questions(game, 6, 200)]
    for before, after in pairwise(asked):
        told = {reason.label.message.key for reason in changes(game, before, after, Seat(0))}
        if before.cycle_number == after.cycle_number:
            assert is_comparable(game, before, after)
        else:
            assert not is_comparable(game, before, after)
            assert told <= {"measure-victory-points", "measure-units"}
            checked += "measure-victory-points" in told
    assert checked > 2


def test_what_is_weaker_than_the_first_stands_last() -> None:
    game = games.load("power_and_weakness")
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=1000))
    mixed = 0
    for pos, question in questions(game, 2, 200)[::6]:
        found = advise(captain, game.view(pos, question.seat), question, Seeded(3))
        weaker = [is_behind(one) for one in found[1:]]
        assert weaker == sorted(weaker)
        mixed += len(set(weaker)) == 2
    assert mixed > 0


@pytest.mark.parametrize(("name", "seats"), [("power_and_weakness", 2), ("heads_of_state", 3), ("great_war", 7)])
def test_a_weaker_option_says_in_what_it_is_behind_the_first(name: str, seats: int) -> None:
    game = games.load(name)
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=300))
    weaker = compared = 0
    for pos, question in questions(game, 2, 90, seats)[::6]:
        for number, one in enumerate(advise(captain, game.view(pos, question.seat), question, Seeded(3))):
            beside = [reason for reason in one.reasons if reason.is_compared]
            is_weaker = number > 0 and is_behind(one)
            assert is_weaker or not beside
            assert beside == one.reasons[len(one.reasons) - len(beside) :]
            assert len(beside) <= MOST
            for reason in beside:
                own = reason.seat in (-1, question.seat)
                assert reason.change < 0 if own else (reason.change > 0 and seats == 2)
            weaker += is_weaker
            compared += bool(beside)
    assert compared > weaker / 2


def test_the_opponents_answer_is_told_where_nothing_is_hidden() -> None:
    game = games.load("power_and_weakness")
    marshal = bots.adviser("marshal", game, game.load_content(), bots.Budget(positions=1000))
    answered = 0
    for pos, question in questions(game, 2, 140)[::9]:
        view = game.view(pos, question.seat)
        for one in advise(marshal, view, question, Seeded(3)):
            told = [reason for reason in one.reasons if reason.is_answered]
            assert sum(reason.change != 0 for reason in told) <= MOST
            assert all(reason.label.message in CLOSINGS or reason.change != 0 for reason in told)
            assert one.answer or not told
            answered += bool(one.answer)
        hurried = advise(marshal, view, question, Seeded(3), lambda: False)
        assert not any(one.answer for one in hurried)
    assert answered > 5


def test_where_hands_are_hidden_no_answer_is_foretold() -> None:
    game = games.load("hannibal")
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=200))
    for pos, question in questions(game, 2, 60)[::12]:
        for one in advise(captain, game.view(pos, question.seat), question, Seeded(3)):
            assert one.answer == []


WHITE_IS_NEAR = """
cycle 9 magic cubes 1/5
orange vp 6 points 7 reserve 0m2k tiles strength
white vp 9 points 11 reserve 2m2k tiles strength
display influence_key ship
discard
time 3 4 5 6*2 7 8
strathclyde helmet
bernicia key
rheged tent white 2m1k
deira castle
elmet castle white 2m0k
gwynedd castle
powys helmet
dyfed key
mercia helmet
lindsey key
east_anglia key
essex castle orange 2m0k
kent tent
wessex tent
dumnonia helmet
stack Cycle[4,1,false] Turn[0,2,2]
"""


def test_that_the_opponent_could_win_is_told() -> None:
    """Orange leaves the last cube: White takes it, has more active regions, and with the point for them 12."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(WHITE_IS_NEAR, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2000))
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
    assert any(reason.label.message is ANSWER_WINS for one in found for reason in one.reasons)


def test_with_how_many_points_the_cycle_would_end_is_told() -> None:
    """Played to its end the game shows the same points, whether the own turn ends the cycle or the answer."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    start = game.read(WHITE_IS_NEAR, content)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2000))
    ended = {"own": 0, "answer": 0, "defeat": 0}
    for vp in (9, 2):
        start.vp = replaced(start.vp, 1, vp)
        (question,) = settle(start)
        for one in advise(marshal, game.view(start, question.seat), question, Seeded(3)):
            trial = start.copy()
            for action in [one.action, *one.then]:
                step(trial, question.seat, action)
            settle(trial)
            told = [reason for reason in one.reasons if reason.label.message in CLOSINGS]
            own = game.closings(start, trial)
            for action in one.answer:
                step(trial, Seat(1), action)
            settle(trial)
            answered = [] if own else game.closings(start, trial)
            assert [reason.label.args for reason in told] == [said.args for said in own + answered]
            is_lost = is_answered_by_defeat(one.reasons)
            assert all(reason.is_answered == (not own) for reason in told)
            ended["own"] += bool(own)
            ended["defeat" if is_lost else "answer"] += bool(answered)
    assert all(ended.values())


TWO_SNAKES = """
cycle 4 steel cubes 6/7 recruited
orange vp 1 points 3 reserve 6m7k tiles influence_castle*3 strength_castle_knights move merlin*2 snake*2 strength
white vp 2 points 10 reserve 0m5k tiles influence_helmet strength_castle_mages strength
display move ship*2 revolt marker_exchange
discard
time 3 4 5*3 6*2 8
strathclyde helmet orange 2m0k
bernicia key orange 0m1k
rheged helmet orange 0m1k
deira tent white 1m0k
elmet tent white 0m1k
gwynedd helmet white 1m0k
powys castle orange 1m0k
dyfed castle white 1m2k
mercia helmet orange 0m4k
lindsey key orange 0m3k
east_anglia castle white 2m2k
essex castle white 2m2k
kent castle white 1m0k
wessex helmet white 1m2k
dumnonia tent white 1m0k
stack Cycle[4,0,false] Turn[1,2,1]
"""


def test_a_snake_that_could_stop_a_turn_is_told() -> None:
    """White can acquire Mercia with a tile; Orange, who is thought to keep his snakes, could neutralise it."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    told = {}
    for snakes, text in ((2, TWO_SNAKES), (0, TWO_SNAKES.replace(" snake*2", ""))):
        pos = game.read(text, content)
        (question,) = settle(pos)
        marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2500))
        found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
        acquiring = next(one for one in found if game.verbs.text(one.action) == "play_tile influence_helmet")
        told[snakes] = [reason.label for reason in acquiring.reasons if reason.label.message is OBJECTION_SNAKE]
    assert [said.fill() for said in told[2]] == [{"seat": "seat.orange", "tile": "tile.influence_helmet"}]
    assert told[0] == []


MERLIN_WINS = """
cycle 9 magic cubes 4/4
orange vp 6 points 8 reserve 9m2k tiles influence_helmet influence_tent strength_helmet_mages merlin strength
white vp 4 points 11 reserve 11m2k tiles influence_helmet ship snake strength
display influence_tent influence_key strength_castle_mages strength_tent_mages
discard
time 5*2 7
strathclyde castle white 0m1k
bernicia helmet white 0m1k
rheged castle white 1m2k
deira tent white 0m1k
elmet key white 3m0k
gwynedd helmet orange 1m0k
powys helmet white 1m1k
dyfed tent white 0m1k
mercia key white 0m4k
lindsey tent orange 0m1k
east_anglia key white 0m1k
essex tent orange 1m0k
kent helmet orange 1m0k
wessex helmet orange 3m1k
dumnonia castle orange 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""


def test_a_turn_that_wins_at_once_stands_first() -> None:
    """Orange plays four tiles, which empty the hourglass, and has 12 points; Marshal does not see so far."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(MERLIN_WINS, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2500))
    assert isinstance(marshal, Marshal)
    marshal.search.choose(pos.copy(), question, Seeded(3))
    assert game.result(marshal.search.ranking[0].end.pos) is None
    first = advise(marshal, view, question, Seeded(3))[0]
    assert first.reasons[0].label.message is WINS
    for action in [first.action, *first.then]:
        step(pos, question.seat, action)
        while any(asked.seat == Seat(1) for asked in settle(pos)):  # he lets every tile stand
            step(pos, Seat(1), settle(pos)[0].options[-1])
    result = game.result(pos)
    assert result is not None
    assert result.winners() == [question.seat]


FULL_HOURGLASS = """
cycle 6 steel cubes 7/7
orange vp 5 points 6 reserve 2m13k tiles influence_helmet strength
white vp 3 points 6 reserve 6m5k tiles influence_helmet influence_tent influence_key merlin*2 snake*2 strength
display influence_helmet influence_tent*2 influence_key strength_castle_knights strength_tent_knights \
strength_tent_mages strength_key_knights strength_key_mages revolt
discard
time 4 5*2 6*2 8
strathclyde helmet orange 0m1k
bernicia castle orange 0m1k
rheged helmet white 1m0k
deira castle orange 1m1k
elmet helmet white 0m1k
gwynedd key white 0m1k
powys castle white 0m1k
dyfed tent white 1m0k
mercia tent white 0m3k
lindsey key white 0m1k
east_anglia castle white 0m1k
essex tent white 1m0k
kent tent orange 1m0k
wessex castle white 0m1k
dumnonia helmet white 0m1k
stack Cycle[4,0,false] Turn[1,2,2]
"""


def test_seven_tiles_that_empty_the_hourglass_win_and_are_found() -> None:
    """White need not gain anything: who wants to keep his tiles does not see it, neither the lamp nor Marshal."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(FULL_HOURGLASS, content)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=60_000))
    (question,) = settle(pos)
    first = advise(marshal, game.view(pos, question.seat), question, Seeded(3))[0]
    assert first.reasons[0].label.message is WINS
    assert sum(game.verbs.text(action).startswith("play_tile") for action in [first.action, *first.then]) == 7
    while questions := settle(pos):
        (question,) = questions
        is_white = question.seat == Seat(1)
        step(
            pos,
            question.seat,
            marshal.choose(game.view(pos, 1), question, Seeded(3)) if is_white else question.options[-1],
        )
    result = game.result(pos)
    assert result is not None
    assert result.winners() == [Seat(1)]


def test_the_danger_of_an_emptied_hourglass_is_told() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(FULL_HOURGLASS.replace("Cycle[4,0,false] Turn[1,2,2]", "Cycle[4,1,false] Turn[0,2,1]"), content)
    (question,) = settle(pos)
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    answers = Answers(game, evaluator, question.seat)
    answers.thorough = Seeker(game, evaluator, VICTORY_WIDTH, VICTORY_LOOKS)
    step(pos, question.seat, next(option for option in question.options if game.verbs.text(option) == "recruit"))
    assert answers.to(pos).is_lost


def heard(vps: list[int], by_auction: bool = True) -> Adviser:
    """Turns of Orange before the last cube, which end with an auction; White has so many points after each."""
    game = games.load("power_and_weakness")
    start = game.read(WHITE_IS_NEAR, game.load_content())
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    (question,) = settle(start)
    adviser = Adviser(game, evaluator, start.copy(), question, lambda: True)
    for number, vp in enumerate(vps):
        after = start.copy()
        after.vp = replaced(after.vp, 1, vp)
        after.hourglass = 1
        after.stack[-1].left = 0
        if by_auction:
            after.push(Auction(VICTORY_POINT, -1, -1))
        adviser.hear(End(after, [number], float(-number), number))
    return adviser


def defended(vps: list[int], by_auction: bool = True) -> list[Advice]:
    adviser = heard(vps, by_auction)
    adviser.defend()
    return adviser.told()


def is_answered_by_defeat(reasons: list[Reason]) -> bool:
    return any(reason.label.message in (ANSWER_WINS, NO_DEFENCE) for reason in reasons)


def near_victory() -> int:
    """White's points with which he could win after Orange's turn."""
    game = games.load("power_and_weakness")
    return int(game.read(WHITE_IS_NEAR, game.load_content()).vp[1])


def dangers(found: list[Advice]) -> list[Message | None]:
    """What each option says first, where that is about a victory of the opponent; it says no such thing later."""
    for one in found:
        assert not any(reason.label.message in DANGERS for reason in one.reasons[1:])
    firsts = [one.reasons[0].label.message if one.reasons else None for one in found]
    return [message if message in DANGERS else None for message in firsts]


def test_that_the_opponent_could_win_after_a_secret_choice_is_told() -> None:
    first, second = heard([near_victory(), 0]).told()
    assert is_answered_by_defeat(first.reasons)
    assert not is_answered_by_defeat(second.reasons)
    assert first.answer == second.answer == []


def test_what_would_lose_at_once_does_not_stand_first() -> None:
    vp = near_victory()
    saving, losing = defended([vp, 0])
    assert (saving.action, losing.action) == (1, 0)
    assert is_behind(losing)
    assert not is_answered_by_defeat(saving.reasons)
    assert [one.action for one in defended([0, vp])] == [0, 1]


def test_what_prevents_the_opponents_victory_says_so_first() -> None:
    vp = near_victory()
    assert dangers(defended([vp, 0], by_auction=False)) == [OTHERWISE, ANSWER_WINS]
    assert dangers(defended([0, vp, vp], by_auction=False)) == [OTHERWISE, ANSWER_WINS, ANSWER_WINS]
    assert dangers(defended([0, vp, 0], by_auction=False)) == [PREVENTS, PREVENTS, ANSWER_WINS]
    assert dangers(defended([0, 0], by_auction=False)) == [None, None]


def test_of_a_turn_that_ends_with_secret_bids_it_is_not_said_that_it_prevents_anything() -> None:
    """A few of the bids were tried, and prove nothing."""
    vp = near_victory()
    assert dangers(defended([vp, 0])) == [None, ANSWER_WINS]
    assert dangers(defended([0, vp, 0])) == [None, None, ANSWER_WINS]


ONE_DEFENCE = """
cycle 6 steel cubes 2/7 recruited
orange vp 2 points 6 reserve 1m4k tiles influence_castle*3 influence_helmet strength_castle_knights move strength
white vp 6 points 10 reserve 3m2k tiles strength
display influence_castle influence_key victory_point revolt*2 marker_exchange*2
discard influence_helmet*3 influence_tent*2 influence_key strength_tent_knights move*2 merlin snake
time 3 4 5 6*2 7
strathclyde key orange 1m0k
bernicia castle white 1m0k
rheged tent white 1m2k
deira castle white 0m1k
elmet key white 0m1k
gwynedd castle orange 1m0k
powys key orange 0m5k
dyfed tent orange 0m1k
mercia tent white 0m2k
lindsey key white 0m4k
east_anglia castle white 1m0k
essex helmet white 0m1k
kent helmet white 2m1k
wessex helmet white 0m1k
dumnonia helmet white 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""


def test_a_turn_that_he_could_answer_with_victory_in_all_ways_is_no_defence() -> None:
    """If Orange takes the revolt the bids come first: they were tried, and Orange's turn goes on behind them."""
    game = games.load("power_and_weakness")
    pos = game.read(ONE_DEFENCE, game.load_content())
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question, lambda: True)
    revolt = game.verbs.parse("take_tile revolt")
    step(pos, question.seat, revolt)
    adviser.hear(End(pos, [revolt], 0.0, 0))
    (turn,) = adviser.turns
    assert turn.answered is not None
    assert (turn.answered.wins, len(turn.answered.lines)) == (DRAWS, DRAWS)
    (told,) = adviser.told()
    assert dangers([told]) == [ANSWER_WINS]
    assert told.answer == [], "the bids are secret"
    assert told.example, "but one of the ways is shown"
    assert any(reason.label.message is REMARK_AUCTION for reason in told.reasons)


def evaluator_of(game: Game[Any, Any]) -> Evaluator[Any]:
    found = bots.evaluator_of(game)
    assert found is not None
    return found


def test_a_defence_that_nobody_has_proposed_stands_first() -> None:
    """White can win wherever Orange places his mage; not if Orange ends the cycle."""
    game = games.load("power_and_weakness")
    pos = game.read(WHITE_IS_NEAR.replace("reserve 0m2k", "reserve 3m2k"), game.load_content())
    pos.vp = replaced(pos.vp, 1, 8)
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question, lambda: True)
    search = TurnSearch(adviser.evaluator, 8, 300)
    for name in ("place_unit strathclyde", "place_unit bernicia"):
        only = Question(question.seat, question.prompt, [game.verbs.parse(name)], question.args)
        search.choose(pos.copy(), only, Seeded(3))
        adviser.hear(search.ends[0])
    assert dangers(adviser.told()) == [ANSWER_WINS, ANSWER_WINS]
    adviser.defend()
    found = adviser.told()
    assert dangers(found) == [OTHERWISE, ANSWER_WINS, ANSWER_WINS]
    assert not game.verbs.text(found[0].action).startswith("place_unit")
    assert [is_behind(one) for one in found[1:]] == [True, True]


NO_WAY_OUT = """
cycle 9 magic cubes 1/5 recruited
orange vp 7 points 10 reserve 0m0k tiles strength
white vp 3 points 4 reserve 5m10k tiles influence_castle influence_helmet*2 influence_tent*2 influence_key strength
display influence_key*2
discard victory_point marker_exchange
time 4 6 8
strathclyde helmet white 1m0k
bernicia castle orange 3m1k
rheged tent orange 1m0k
deira castle white 1m3k
elmet tent orange 1m0k
gwynedd helmet white 1m0k
powys castle orange 0m1k
dyfed tent orange 0m5k
mercia castle orange 2m1k
lindsey helmet white 1m0k
east_anglia castle orange 1m0k
essex helmet orange 0m6k
kent key orange 1m0k
wessex key orange 0m2k
dumnonia helmet white 1m0k
stack Cycle[4,0,false] Turn[1,2,2]
"""


def test_that_nothing_prevents_defeat_is_said_only_when_all_was_tried() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(NO_WAY_OUT, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    view = game.view(pos, question.seat)
    assert dangers(advise(marshal, view, question, Seeded(3))) == [NO_DEFENCE, ANSWER_WINS, ANSWER_WINS]
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    answers = Answers(game, evaluator, question.seat)
    looks = iter([True] * len(question.options) + [False])
    hurried = answers.defence(pos, question, lambda: next(looks))
    assert (hurried.end, hurried.is_complete) == (None, False)
    adviser = heard([near_victory()])
    adviser.looks_for_answers = lambda: False
    adviser.defend()
    assert dangers(adviser.told()) == [ANSWER_WINS]


TWICE_IN_A_ROW = """
cycle 8 steel cubes 1/5
orange vp 8 points 9 reserve 0m0k tiles strength
white vp 7 points 8 reserve 0m0k tiles strength_castle_mages strength_helmet_mages strength_tent_mages strength
display influence_key move
discard
time 3
strathclyde helmet
bernicia key
rheged tent white 2m0k
deira castle
elmet castle white 2m0k
gwynedd castle
powys helmet
dyfed key
mercia helmet white 2m0k
lindsey key
east_anglia key
essex castle white 0m1k
kent tent white 2m0k
wessex tent
dumnonia helmet orange 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""


def lost_at_once() -> Answered:
    """What follows a turn after which White could win with his next one."""
    answered = heard([near_victory()]).turns[0].answered
    assert answered is not None
    assert answered.turns == 1
    return answered


@pytest.mark.parametrize(("time", "turns"), [("3", 2), ("3 4 5 6 7 8", 0), ("8", 0)])
def test_a_victory_across_the_end_of_a_cycle_is_told_if_it_comes_in_all_draws(time: str, turns: int) -> None:
    """White ends the cycle, begins the next one with fewer points, empties an hourglass of three cubes, and has 12."""
    game = games.load("power_and_weakness")
    pos = game.read(TWICE_IN_A_ROW.replace("time 3", f"time {time}"), game.load_content())
    (question,) = settle(pos)
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    adviser = Adviser(game, evaluator, pos.copy(), question, lambda: True)
    taking = game.verbs.parse("take_tile move")
    step(pos, question.seat, taking)
    adviser.hear(End(pos, [taking], 0.0, 0))
    (told,) = adviser.told()
    danger = [reason.label.args for reason in told.reasons if reason.label.message is ANSWER_WINS]
    assert danger == ([[turns]] if turns else [])
    assert (adviser.answers.to(pos).wins == 0) == (time == "8")
    adviser.turns.append(Turn(End(pos, [taking], 0.0, 0), lost_at_once()))
    beside = {2: [ANSWER_WINS, ANSWER_WINS], 0: [OTHERWISE if time == "8" else DEPENDS, ANSWER_WINS]}
    assert bool(told.example) == (time != "8"), "the second turn is shown, too"
    assert dangers(adviser.told()) == beside[turns]
    assert told.answer, "his first turn has no secret in it"


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


def test_a_set_that_is_completed_does_not_speak_against_what_completes_it() -> None:
    """11.2, 11.3: its points are scored, and what it had promised until then is gone."""
    game = games.load("heads_of_state")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    at = table(
        *("london_upper red", "ireland_lower red", "hex scotland blue", "red hand gold"), placing("red"), *FULL_DISPLAY
    )
    question = at.question("red")
    advice = advise(squire, game.view(at.pos, question.seat), question, Seeded(1))
    completing = next(one for one in advice if game.verbs.text(one.action) == "place_noble scotland_lower")
    sets = [reason.change for reason in completing.reasons if reason.label.message is PART_SETS]
    assert sets
    assert all(change > 0 for change in sets)


SHIP_RAID = """
cycle 7 magic cubes 5/7
orange vp 5 points 10 reserve 0m10k tiles influence_tent strength
white vp 3 points 9 reserve 3m5k tiles influence_castle influence_helmet*2 influence_tent influence_key \
strength_tent_knights merlin snake*2 strength
display influence_key strength_tent_mages move ship
discard influence_castle*3 influence_helmet influence_tent influence_key strength_helmet_knights \
strength_key_knights move*2 revolt*2 marker_exchange
time 5*2 6*2 7
strathclyde tent orange 2m0k
bernicia helmet orange 0m1k
rheged castle orange 0m1k
deira key orange 0m1k
elmet castle orange 5m0k
gwynedd castle orange 0m1k
powys helmet orange 0m1k
dyfed helmet orange 2m0k
mercia castle white 0m4k
lindsey tent white 0m2k
east_anglia tent white 0m1k
essex key white 0m1k
kent castle white 3m0k
wessex tent white 0m2k
dumnonia helmet white 0m1k
stack Cycle[4,1,false] Turn[0,2,2]
"""
PLAYED = ("take_tile strength_tent_mages", "take_tile influence_key")


def test_a_raid_of_many_clicks_is_among_the_answers() -> None:
    """White takes the ship, lands with four mages, and acquires three regions; half the width does not see it."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    judge = bots.judgement_of(game)
    assert judge is not None
    for name in PLAYED:
        settle(pos)
        step(pos, Seat(0), game.verbs.parse(name))
    settle(pos)
    line = Line(Answers(game, judge, Seat(0)), pos, Seeker(game, judge, 32, 20_000), Seeded(0))
    assert line.best is not None
    units = [measure.values[0] for measure in game.measures(pos) if measure.label is MEASURE_UNITS]
    left = [measure.values[0] for measure in game.measures(line.best.pos) if measure.label is MEASURE_UNITS]
    assert units[0] - left[0] >= 4


def test_what_was_played_is_told_beside_the_best() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    for name in ("play_tile influence_tent", "recruit"):
        found = advise(marshal, view, question, Seeded(3), played=[game.verbs.parse(name)])
        (played,) = [one for one in found if one.is_played]
        assert game.verbs.text(played.action) == name
        assert len(found) <= MOST + 1
        assert played in found[:MOST] or (played is found[-1] and is_behind(played))
    first = advise(marshal, view, question, Seeded(3))[0]
    again = advise(marshal, view, question, Seeded(3), played=[first.action, *first.then])
    assert [one.is_played for one in again] == [True] + [False] * (len(again) - 1)


def test_a_played_turn_is_followed_through_the_reactions_to_its_end() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    (question,) = settle(pos)
    clicks = [game.verbs.parse(name) for name in (*PLAYED, "recruit")]
    end = turn_played(evaluator_of(game), pos, question, clicks)
    assert end.way == clicks[:2], "the third click is of another turn"
    part = turn_played(evaluator_of(game), pos, question, clicks[:1])
    assert part.way[:1] == clicks[:1]
    assert len(part.way) > 1, "the turn goes on"


def test_the_chance_to_win_is_told_where_it_was_measured() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    sovereign = bots.adviser("sovereign", game, content, bots.Budget(positions=300))
    played = [game.verbs.parse("play_tile influence_tent")]
    first, *others = advise(sovereign, view, question, Seeded(3), played=played)
    (chance,) = [one.label.args for one in first.reasons if one.label.message is CHANCE]
    assert 1 <= chance[0] <= 99
    beside = [one.label.args for told in others for one in told.reasons if one.label.message is CHANCE_BESIDE]
    assert beside
    assert all(own < best == chance[0] for own, best in beside)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=300))
    said = {one.label.message for told in advise(marshal, view, question, Seeded(3)) for one in told.reasons}
    assert not said & {CHANCE, CHANCE_BESIDE}, "nobody has measured its judgement"


def test_what_weighs_most_is_marked() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
    judged = [one for told in found for one in told.reasons if one.is_judged]
    most = max(abs(one.change) for one in judged)
    assert all(one.is_large == (2 * abs(one.change) >= most) for one in judged)


def test_what_the_end_of_the_cycle_would_bring_is_told_before_it() -> None:
    """White can use up the five cubes in one turn, and could begin the next cycle with five of his nine tiles."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question)
    recruits = [game.verbs.parse("take_tile move"), game.verbs.parse("take_tile ship")]
    adviser.hear(turn_played(adviser.evaluator, pos, question, recruits))
    (told,) = adviser.told()
    said = {one.label.message: one.label.args for one in told.reasons}
    assert said[PROSPECT_END] == [1, 5]
    assert said[PROSPECT_REGIONS] == [5, 6]
    assert said[PROSPECT_TILES] == [3, 9]
    assert said[PROSPECT_NEXT] == [1, 5, 9, 4], "he plays four now, unless the cubes go without them"
    assert said[CLOSING_SPENT] == [0, 5, 5, 0], "ten cubes with a recruit: 5, 5, 6, 6 and 7 are all no more"


AUCTION_FOR_VICTORY = """
cycle 4 steel cubes 1/5 recruited
orange vp 2 points 3 reserve 10m2k tiles strength
white vp 2 points 8 reserve 4m3k tiles influence_helmet influence_tent influence_key strength_key_mages merlin snake*2 \
strength
display move marker_exchange
discard influence_castle*3 influence_helmet influence_tent*3 influence_key*3 strength_castle_knights \
strength_castle_mages strength_helmet_mages strength_tent_mages strength_key_knights ship*2 merlin victory_point*2 \
revolt*2 marker_exchange
time 3 4*2 5 6*2 7 8
strathclyde tent white 1m0k
bernicia tent white 0m1k
rheged castle white 2m0k
deira helmet orange 0m1k
elmet castle orange 0m1k
gwynedd castle orange 1m2k
powys key orange 0m1k
dyfed key white 1m0k
mercia helmet orange 0m1k
lindsey helmet orange 0m1k
east_anglia key white 1m0k
essex castle white 1m0k
kent helmet orange 0m1k
wessex castle orange 0m1k
dumnonia tent white 1m0k
stack Cycle[4,1,false] Turn[0,2,1] Auction[16,-1,-1]
"""
"""Eight active regions and two points: Orange has 12 if he gets the victory point and then ends the cycle."""


def test_who_would_win_with_the_end_of_the_cycle_is_told_before_it() -> None:
    """17.4  Eight active regions, three points, and one for the majority."""
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    pos.pop()
    pos.vp = replaced(pos.vp, 0, 3)
    said = {one.message: one.args for one in game.prospects(pos)}
    assert said[PROSPECT_END] == [0, 1]
    assert said[PROSPECT_WINS] == [0, 12, 3]
    assert PROSPECT_NEXT not in said


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


def test_clicks_without_a_choice_are_told_too() -> None:
    """The tent can mean one region alone, so the search goes on at once; the reader wants to know which."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    way = [game.verbs.parse(name) for name in ("take_tile influence_key", "play_tile influence_tent")]
    spelled = spelled_out(evaluator_of(game), pos, Seat(0), way)
    assert [game.verbs.text(action) for action in spelled[2:]] == ["acquire east_anglia"]
    assert spelled[:2] == way
    for action in way:
        settle(pos)
        step(pos, Seat(0), action)
    (question,) = settle(pos)
    assert question.options == spelled[2:], "there was no choice"


def test_he_who_reacts_is_warned_of_the_running_turn() -> None:
    adviser = heard([near_victory()])
    adviser.is_reacting = True
    (told,) = adviser.told()
    assert told.reasons[0].label.message is ANSWER_WINS
    assert told.reasons[0].label.args == [0]
