"""Looking beyond the own turn: the best whole turns, budgets, doubt, and the same answer from the same seed."""

import itertools
import time
from typing import Any

import pytest

from hatalom import games
from hatalom.bots import Budget, knowledge_of, make, opponents_of
from hatalom.bots.commanders import Captain, Commander, Marshal
from hatalom.bots.search.ahead import FEWEST, SURE, Candidate, Lookahead, sooner
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.weighted import judged_by, weights_named
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.evaluator import Foresight
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat
from hatalom.core.snapshot import checksum
from hatalom.core.weights import beside
from tests.bots.positions import questions
from tests.bots.test_no_cheating import AMBUSH, AmbushEvaluator, likes_high_cards

BUDGET = 1200
OVERRUN = 1.2
LOST = 50.0
"""A judgement below the negative of this is that of a lost game."""
COMMANDERS = (Captain.level, Marshal.level)
COMMANDERS_OF_GAMES = [
    (level, name) for name in games.NAMES for level in opponents_of(games.load(name)) if level in COMMANDERS
]


def some_questions(name: str, count: int) -> list[tuple[Any, Question]]:
    found = [(pos, question) for pos, question in questions(games.load(name), 5, 200) if len(question.options) > 1]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_best_turns_are_different_ones_and_the_first_is_the_squires(name: str) -> None:
    evaluator = knowledge_of(games.load(name)).evaluator
    one = TurnSearch(evaluator, evaluator.width(), 300)
    many = TurnSearch(evaluator, evaluator.width(), 300, keep=4)
    for pos, question in some_questions(name, 4):
        choice = one.choose(pos.copy(), question, Seeded(1))
        assert many.choose(pos.copy(), question, Seeded(1)) == choice
        values = [end.value for end in many.ends]
        assert values == sorted(values, reverse=True)
        assert len({(end.value, end.key) for end in many.ends}) == len(many.ends) <= 4
        assert [end.value for end in many.ends[:1]] == [end.value for end in one.ends]


@pytest.mark.parametrize("name", games.NAMES)
def test_turns_that_begin_alike_leave_room_for_others(name: str) -> None:
    evaluator = knowledge_of(games.load(name)).evaluator
    any_turns = TurnSearch(evaluator, evaluator.width(), 300, keep=4)
    varied = TurnSearch(evaluator, evaluator.width(), 300, keep=4, alike=1)
    for pos, question in some_questions(name, 4):
        assert varied.choose(pos.copy(), question, Seeded(1)) == any_turns.choose(pos.copy(), question, Seeded(1))
        first = [end.way[0] for end in varied.ends]
        assert len(set(first)) == len(first)
        assert len(first) >= len({end.way[0] for end in any_turns.ends})


def compared_by_marshal(text: str) -> list[Candidate]:
    """What Marshal has compared in this position of Power & Weakness, the best first."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(text, content)
    (question,) = settle(pos)
    marshal = make("marshal", game, content, Budget(positions=8000))
    assert isinstance(marshal, Marshal)
    marshal.search.choose(pos.copy(), question, Seeded(3))
    return marshal.search.ranking


ORANGE_IS_NEAR = """
cycle 4 steel cubes 4/6
orange vp 4 points 4 reserve 8m4k tiles strength
white vp 1 points 4 reserve 1m0k tiles influence_castle influence_helmet*3 influence_tent*2 influence_key*3 merlin*2 snake strength
display strength_castle_mages strength_tent_knights move marker_exchange
discard influence_castle influence_tent influence_key strength_helmet_mages strength_tent_mages strength_key_knights strength_key_mages move ship*2 victory_point*3 revolt marker_exchange
time 4*2 5*3 7*2 8
strathclyde key white 1m0k
bernicia castle white 0m1k
rheged helmet white 0m1k
deira tent white 0m1k
elmet key white 1m0k
gwynedd helmet white 0m1k
powys tent orange 0m1k
dyfed tent orange 0m1k
mercia castle orange 0m3k
lindsey castle orange 1m1k
east_anglia helmet white 0m1k
essex helmet orange 0m1k
kent castle orange 1m1k
wessex key white 1m0k
dumnonia tent orange 0m1k
stack Cycle[4,0,false] Turn[1,2,2]
"""  # noqa: E501


def test_marshal_spends_its_tiles_before_the_opponent_has_won() -> None:
    """Orange will have twelve points when this cycle ends; a Marshal that only gathers tiles has lost."""
    assert compared_by_marshal(ORANGE_IS_NEAR)[0].value > -LOST


ORANGE_WINS_NOW = """
cycle 9 magic cubes 1/5
orange vp 8 points 10 reserve 3m2k tiles strength
white vp 7 points 10 reserve 2m2k tiles strength
display influence_key ship
discard
time 3 4 5 6*2 7 8
strathclyde helmet
bernicia key
rheged tent white 2m1k
deira castle white 1m0k
elmet castle white 1m0k
gwynedd castle
powys helmet
dyfed key
mercia helmet orange 1m1k
lindsey key
east_anglia key
essex castle orange 2m0k
kent tent orange 1m0k
wessex tent
dumnonia helmet
stack Cycle[4,1,false] Turn[0,2,2]
"""


def test_a_victory_now_is_better_than_one_later() -> None:
    best, *others = compared_by_marshal(ORANGE_WINS_NOW)
    assert games.load("power_and_weakness").result(best.end.pos) is not None
    assert all(other.value < best.value for other in others)
    assert sooner(100.0, 4) < sooner(100.0, 1) < 100.0
    assert sooner(-100.0, 4) > sooner(-100.0, 1) > -100.0


def test_what_is_looked_at_for_a_victory_is_part_of_the_budget() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    positions = 12_000
    marshal = make("marshal", game, content, Budget(positions=positions))
    assert isinstance(marshal, Marshal)
    assert marshal.seeker.hurry is not None
    pos = game.read(ORANGE_IS_NEAR, content)
    (question,) = settle(pos)
    marshal.choose(game.view(pos, question.seat), question, Seeded(3))
    assert marshal.seeker.hurry.nodes > 0
    assert marshal.search.nodes + marshal.seeker.hurry.nodes <= OVERRUN * positions
    timed = make("marshal", game, content, Budget(milliseconds=1000))
    assert isinstance(timed, Marshal)
    assert timed.seeks_victory
    assert timed.seeker.search.seconds + timed.search.seconds == pytest.approx(1.0)
    for level, fewer in (("captain", positions), ("marshal", BUDGET)):
        other = make(level, game, content, Budget(positions=fewer))
        assert isinstance(other, Captain | Marshal)
        assert not other.seeks_victory


def test_who_would_win_at_the_end_of_the_cycle_wants_an_empty_hourglass() -> None:
    game = games.load("power_and_weakness")
    judge = knowledge_of(game).evaluator
    values = []
    for cubes in (6, 4, 2):
        pos = game.read(
            ORANGE_IS_NEAR.replace("cubes 4/6", f"cubes {cubes}/6").replace("1m1k", "0m1k"), game.load_content()
        )
        values.append(judge.value(pos, Seat(0)))
    assert values == sorted(values)
    assert values[2] > values[0] + 5


@pytest.mark.parametrize(("level", "name"), COMMANDERS_OF_GAMES)
def test_a_number_of_positions_bounds_the_thinking_and_decides_the_answer(level: str, name: str) -> None:
    game = games.load(name)
    content = game.load_content()
    for pos, question in some_questions(name, 2):
        view = game.view(pos, question.seat)
        answers = []
        for _ in range(2):
            bot = make(level, game, content, Budget(positions=BUDGET))
            assert isinstance(bot, Captain | Marshal)
            answers.append(bot.choose(view, question, Seeded(3)))
            assert bot.search.nodes <= OVERRUN * BUDGET
        assert answers[0] == answers[1]
        assert answers[0] in question.options


@pytest.mark.parametrize("level", COMMANDERS)
def test_commanders_stop_when_their_time_is_over(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves a second at every look: two seconds are enough for few positions only."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos, question = some_questions("power_and_weakness", 3)[1]
    looked = []
    for budget in (Budget(positions=2 * BUDGET), Budget(milliseconds=2000)):
        ticks = itertools.count()
        monkeypatch.setattr(time, "monotonic", lambda ticks=ticks: float(next(ticks)))
        bot = make(level, game, content, budget)
        assert isinstance(bot, Captain | Marshal)
        assert bot.choose(game.view(pos, question.seat), question, Seeded(1)) in question.options
        looked.append(bot.search.nodes)
    assert looked[1] < looked[0]


def test_more_positions_are_used_for_more_turns_or_more_worlds() -> None:
    game = games.load("power_and_weakness")
    knowledge = knowledge_of(game)
    pos, question = some_questions("power_and_weakness", 3)[1]
    deep = Foresight(turns=4, depth=3, replies=2, width=2, looks=30, worlds=1, positions=BUDGET)
    often = Foresight(turns=4, depth=1, replies=1, width=2, looks=30, worlds=3, positions=BUDGET)
    by_thumb = Foresight(turns=4, depth=2, replies=1, width=2, looks=30, worlds=3, positions=BUDGET, by_thumb=True)
    for foresight, depth, worlds in ((deep, 3, 0), (often, 0, 3), (by_thumb, 0, 3)):
        search = Lookahead(knowledge.evaluator, game.resample, knowledge.appeal, foresight, 20_000)
        assert search.choose(pos.copy(), question, Seeded(1)) in question.options
        assert (search.depth, search.worlds) == (depth, worlds)


class Watched(AmbushEvaluator):
    """Notes the spans that each line of play goes through; a line begins where secrets are taken back."""

    def __init__(self) -> None:
        self.lines: list[list[int]] = []

    def reopen(self, pos: Any, seat: int) -> None:
        self.lines.append([self.turn_of(pos)])

    def span_of(self, pos: Any) -> int:
        turn = self.turn_of(pos)
        if self.lines and self.lines[-1][-1] != turn:
            self.lines[-1].append(turn)
        return turn


def look(evaluator: Watched, foresight: Foresight) -> tuple[Lookahead, int, Question]:
    pos, question = next(asked for asked in questions(AMBUSH, 3, 20) if len(asked[1].options) > 2)
    search = Lookahead(evaluator, AMBUSH.resample, likes_high_cards, foresight, 20_000)
    return search, search.choose(pos.copy(), question, Seeded(1)), question


@pytest.mark.parametrize("spans", [1, 2, 3])
def test_by_thumb_everybody_goes_on_to_the_end_of_so_many_spans(spans: int) -> None:
    evaluator = Watched()
    search, _, _ = look(evaluator, Foresight(3, 1, worlds=6, positions=20_000, by_thumb=True, spans=spans))
    assert search.worlds == 6
    lines = evaluator.lines[1:]  # the first is that of the turn search
    assert len(lines) == 6 * len(search.ranking)
    assert max(len(line) - 1 for line in lines) == spans


def test_answers_are_compared_that_a_beginner_likes_nearly_as_much_as_the_best() -> None:
    def compared(near: float, turns: int) -> list[int]:
        foresight = Foresight(turns, 1, worlds=4, positions=20_000, by_thumb=True, near=near, spans=1)
        search, choice, question = look(Watched(), foresight)
        assert choice in question.options
        return sorted(candidate.end.way[0] for candidate in search.ranking)

    _, _, question = look(Watched(), Foresight(1, 1, worlds=4, positions=20_000, by_thumb=True, near=0.0, spans=1))
    liked = sorted(question.options)  # it likes what has the greatest number
    assert compared(0.0, 9) == liked[-1:]
    assert compared(liked[-1] - liked[-2], 9) == liked[-2:]
    assert compared(999.0, 9) == liked
    assert compared(999.0, 2) == liked[-2:]


class Solving(Watched):
    """After a while it knows every answer."""

    is_solved = False

    def answer(self, pos: Any, question: Question) -> int:
        return int(question.options[0]) if self.is_solved else -1


def test_where_an_answer_is_known_nothing_is_looked_at_whatever_was_looked_at_before() -> None:
    """Otherwise a computer that has played other games would have fewer positions left for this one."""
    evaluator = Solving()
    search, _, question = look(evaluator, Foresight(3, 1, worlds=4, positions=20_000, by_thumb=True, spans=3))
    assert search.nodes > search.turn.nodes > 0
    evaluator.is_solved = True
    pos = next(pos for pos, asked in questions(AMBUSH, 3, 20) if len(asked.options) > 2)
    assert search.choose(pos, question, Seeded(1)) == question.options[0]
    assert search.nodes == search.turn.nodes == 0


class Hasty(AmbushEvaluator):
    """Notes for which seats it judges."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def value(self, pos: Any, seat: int) -> float:
        self.seats.add(seat)
        return super().value(pos, seat)


class WithHaste(Watched):
    def __init__(self) -> None:
        super().__init__()
        self.hasty = Hasty()
        self.as_others = Hasty()

    def quick(self) -> Hasty:
        return self.hasty

    def of_others(self) -> Hasty:
        return self.as_others


@pytest.mark.parametrize("own_looks", [0, 20])
@pytest.mark.parametrize("others_looks", [0, 20])
def test_turns_that_follow_are_searched_with_judgements_of_their_own(own_looks: int, others_looks: int) -> None:
    """The own ones with the quick judgement, the others' as they are thought to judge."""
    evaluator = WithHaste()
    search, choice, question = look(
        evaluator,
        Foresight(
            3, 1, worlds=4, positions=20_000, by_thumb=True, own_looks=own_looks, others_looks=others_looks, spans=3
        ),
    )
    assert choice in question.options
    assert search.worlds == 4
    assert evaluator.hasty.seats == ({question.seat} if own_looks else set())
    assert bool(evaluator.as_others.seats) == (others_looks > 0)
    assert question.seat not in evaluator.as_others.seats


def test_what_was_gone_through_before_counts_no_more() -> None:
    search, choice, question = look(Watched(), Foresight(3, 1, worlds=4, positions=20_000, by_thumb=True, spans=3))
    worlds, nodes = [candidate.worlds for candidate in search.ranking], search.nodes
    assert max(worlds) == 4
    pos = next(pos for pos, asked in questions(AMBUSH, 3, 20) if len(asked.options) > 2)
    assert search.choose(pos, question, Seeded(1)) == choice
    assert ([candidate.worlds for candidate in search.ranking], search.nodes) == (worlds, nodes)


def test_a_network_is_left_out_where_sovereign_searches_turns_that_follow() -> None:
    """In its own turns what stands beside it judges alone, weights of its own; in the others' turns Marshal's do."""
    game = games.load("heads_of_state")
    knowledge = knowledge_of(game)
    learned, usual = knowledge.learned, knowledge.evaluator
    assert learned is not None
    assert learned.shipped is not None
    with_net, without = learned.shipped(), judged_by(beside(game.content_files.package).values, game)
    marshal = judged_by(weights_named("marshal", game), game)
    asked = some_questions("heads_of_state", 4)
    for other in (usual, marshal):
        assert any(without.value(pos, question.seat) != other.value(pos, question.seat) for pos, question in asked)
    for pos, question in asked:
        assert with_net.value(pos, question.seat) != without.value(pos, question.seat)
        assert with_net.quick().value(pos, question.seat) == without.value(pos, question.seat)
        assert with_net.of_others().value(pos, question.seat) == marshal.value(pos, question.seat)
        assert without.quick() is without.of_others() is without


class Thrifty(WithHaste):
    """With many players the others' turns are not worth a search."""

    def searches_others(self, pos: Any) -> bool:
        return False


def test_where_it_costs_too_much_the_others_turns_are_not_searched_and_the_own_still_are() -> None:
    evaluator = Thrifty()
    foresight = Foresight(3, 1, worlds=4, positions=20_000, by_thumb=True, own_looks=20, others_looks=20, spans=3)
    _, _, question = look(evaluator, foresight)
    assert evaluator.hasty.seats == {question.seat}
    assert evaluator.as_others.seats == set()


@pytest.mark.parametrize(("seats", "is_few"), [(2, True), (3, True), (4, False), (5, False)])
def test_in_heads_of_state_the_others_turns_are_searched_among_few_players(seats: int, is_few: bool) -> None:
    evaluator = knowledge_of(games.load("heads_of_state")).evaluator
    pos, _ = questions(games.load("heads_of_state"), 1, 40, seats)[0]
    assert evaluator.searches_others(pos) == is_few


def test_in_heads_of_state_sovereign_alone_searches_the_others_turns() -> None:
    game = games.load("heads_of_state")
    content = game.load_content()
    for level, searches in (("captain", False), ("marshal", False), ("sovereign", True)):
        bot = make(level, game, content)
        assert isinstance(bot, Commander)
        assert (bot.search.foresight.others_looks > 0) == searches


def test_whoever_goes_through_worlds_himself_hears_what_each_turn_came_to() -> None:
    foresight = Foresight(3, 1, worlds=1, positions=20_000, by_thumb=True, spans=1)
    pos, question = next(asked for asked in questions(AMBUSH, 3, 20) if len(asked[1].options) > 2)
    search = Lookahead(Watched(), AMBUSH.resample, likes_high_cards, foresight, 20_000)
    candidates = search.propose(pos, question, Seeded(1))
    assert [candidate.worlds for candidate in candidates] == [0] * len(candidates)
    before, rng = checksum(pos), Seeded(2)
    for _ in range(5):
        search.go_through_a_world(pos, candidates, rng)
    assert [candidate.worlds for candidate in candidates] == [5] * len(candidates)
    assert checksum(pos) == before


class Unforeseeing(Watched):
    def looks_ahead(self, pos: Any, seat: Seat, is_wide: bool) -> bool:
        return False


def test_where_a_game_says_so_a_commander_answers_as_a_squire() -> None:
    search, choice, _ = look(Unforeseeing(), Foresight(3, 1, worlds=6, positions=20_000, by_thumb=True, spans=1))
    assert (search.worlds, search.ranking) == (0, [])
    assert choice == search.turn.ends[0].way[0]
    assert search.nodes == search.turn.nodes > 0


def test_who_is_surely_worse_than_the_best_is_left_behind() -> None:
    search, _, _ = look(Watched(), Foresight(3, 1, worlds=4, positions=20_000, by_thumb=True, spans=1))
    first, better, unsure, worse = (Candidate(End(Position(), [way], 0.0, 0)) for way in range(4))
    search.worlds = 0
    for world in range(SURE):
        assert search._leave_behind([first, better, unsure, worse]) == [first, better, unsure, worse]
        first.hear(0.0, 0.0)
        better.hear(1.0 + 0.1 * (world % 2), 0.0)
        unsure.hear(3.0 if world % 2 else -2.0, 0.0)
        worse.hear(-1.0 + 0.1 * (world % 2), 0.0)
        search.worlds = world + 1
    assert search._leave_behind([first, better, unsure, worse]) == [first, better, unsure]


def test_a_world_that_was_not_finished_counts_for_nobody() -> None:
    """Whatever the budget, what is known is what the whole worlds have told."""

    def known(budget: int, worlds: int) -> tuple[int, list[float]]:
        pos, question = next(asked for asked in questions(AMBUSH, 3, 20) if len(asked[1].options) > 2)
        foresight = Foresight(3, 1, worlds=worlds, positions=20_000, by_thumb=True, near=999.0, spans=3)
        search = Lookahead(Watched(), AMBUSH.resample, likes_high_cards, foresight, budget)
        search.choose(pos.copy(), question, Seeded(1))
        by_option = sorted(search.ranking, key=lambda candidate: candidate.end.way[0])
        return search.worlds, [candidate.lead for candidate in by_option]

    found = [known(budget, 6) for budget in range(1, 60)]
    assert {worlds for worlds, _ in found} >= {0, 1, 2, 3}
    for worlds, leads in found:
        assert leads == (known(20_000, worlds)[1] if worlds else [0.0] * len(leads))


def test_what_was_better_by_luck_alone_does_not_overcome_doubt() -> None:
    lucky, better = (Candidate(End(Position(), [1], 0.0, 0)) for _ in range(2))
    for world in range(FEWEST):
        lucky.hear(5.0 if world == 0 else -1.0, 0.0)
        better.hear(0.5 + 0.1 * world, 0.0)
    assert lucky.mean() == pytest.approx(0.5)
    assert lucky.mean() < lucky.error()
    assert better.mean() > 4 * better.error()
