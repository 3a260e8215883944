"""Many games in lockstep: each on its place, with its own chance; the next one begins where one is over."""

from collections.abc import Callable

import pytest

from hatalom.core.cells import Cells, empty_mask, empty_row
from hatalom.core.chance import Seeded
from hatalom.core.errors import BrokenRule
from hatalom.core.lockstep import Lockstep
from hatalom.core.position import Position
from tests.core.ambush import ATTACK, BURY, CHOOSE, GAME, Ambush
from tests.core.plan import Planned
from tests.core.test_versions import Pledges


def rolling(number: int) -> Seeded:
    """The chance of game number n always draws the n-th of six cards."""
    rng = Seeded(0)
    rng.draw = lambda: (number + 0.5) / 6
    return rng


class Begun:
    """Notes which games have begun."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def __call__(self, number: int) -> Seeded:
        self.numbers.append(number)
        return rolling(number)


def planned(*steps: list[int]) -> Ambush:
    pos = Ambush(2)
    pos.push(Planned([[*step, -1, 0] for step in steps], []))
    return pos


def taken(pos: object) -> list[int]:
    assert isinstance(pos, Ambush)
    phase = pos.stack[-1]
    assert isinstance(phase, Planned)
    return phase.taken


def three(*steps: list[int]) -> Lockstep:
    return Lockstep(planned(*steps), 3, rolling)


def test_every_place_begins_with_a_game_of_its_own() -> None:
    begun = Begun()
    start = planned([-1, 6], [1, 4], [0, 2])
    games = Lockstep(start, 3, begun)
    assert begun.numbers == games.numbers() == [0, 1, 2]
    assert games.begun == 3
    assert [taken(game.pos) for game in games.games] == [[0], [1], [2]]
    assert taken(start) == []
    assert (games.seats(), list(games.counts), games.over) == ([1, 1, 1], [4, 4, 4], [])
    assert [game.question.seat for game in games.games] == [1, 1, 1]


def test_an_answer_for_every_place() -> None:
    games = three([1, 4], [-1, 6], [0, 2])
    games.step([CHOOSE(3), CHOOSE(0), CHOOSE(2)])
    assert [taken(game.pos) for game in games.games] == [[CHOOSE(3), 0], [CHOOSE(0), 1], [CHOOSE(2), 2]]
    assert (games.seats(), list(games.counts), games.over) == ([0, 0, 0], [2, 2, 2], [])
    assert [len(game.question.options) for game in games.games] == [2, 2, 2]


def test_options_may_be_chosen_by_their_place() -> None:
    games = three([1, 4], [0, 2])
    games.choose([3, 0, 2])
    assert [taken(game.pos) for game in games.games] == [[CHOOSE(3)], [CHOOSE(0)], [CHOOSE(2)]]


def test_options_may_be_chosen_at_random() -> None:
    games = three([1, 4], [0, 2])
    rng = Seeded(3)
    expected = [[CHOOSE(Seeded.below(rng, 4))] for _ in range(3)]
    games.choose_at_random(Seeded(3))
    assert [taken(game.pos) for game in games.games] == expected


class TestAGameThatIsOver:
    def over(self) -> Lockstep:
        """Two games have one more choice to make; the one in the middle is over after its first answer."""
        games = three([0, 2], [1, 3])
        middle = games.games[1].pos.stack[-1]
        assert isinstance(middle, Planned)
        middle.steps = middle.steps[:1]
        games.step([CHOOSE(0), CHOOSE(1), CHOOSE(0)])
        return games

    def test_is_told_with_its_place(self) -> None:
        games = self.over()
        ((place, pos),) = games.over
        assert (place, pos.stack) == (1, [])

    def test_gives_its_place_to_the_next_one(self) -> None:
        games = self.over()
        assert (games.numbers(), games.begun) == ([0, 3, 2], 4)
        assert len(games.games) == 3
        assert [taken(game.pos) for game in games.games] == [[CHOOSE(0)], [], [CHOOSE(0)]]
        assert (games.seats(), list(games.counts)) == ([1, 0, 1], [3, 2, 3])
        assert games.games[1].chance.below(6) == 3
        assert [game.question.seat for game in games.games] == [1, 0, 1]

    def test_is_told_once(self) -> None:
        ways: list[Callable[[Lockstep], None]] = [
            lambda games: games.step([CHOOSE(0), CHOOSE(1), CHOOSE(0)]),
            lambda games: games.choose([0, 1, 0]),
            lambda games: games.choose_at_random(Seeded(1)),
        ]
        for go_on in ways:
            games = self.over()
            go_on(games)
            assert [place for place, _ in games.over] == [0, 2]
            assert games.numbers() == [4, 3, 5]


def test_the_first_answer_that_is_not_offered_is_found() -> None:
    games = three([0, 2], [0, 2])
    assert games.first_illegal([CHOOSE(0), CHOOSE(1), CHOOSE(0)]) == -1
    assert games.first_illegal([CHOOSE(2), CHOOSE(1), CHOOSE(2)]) == 0
    assert games.first_illegal([CHOOSE(0), CHOOSE(1), ATTACK()]) == 2


def test_the_first_option_that_is_missing_is_found() -> None:
    games = three([0, 2], [0, 2])
    assert games.first_missing([0, 1, 0]) == -1
    assert games.first_missing([0, 2, 2]) == 1
    assert games.first_missing([0, 1, -1]) == 2


def test_all_options_stand_in_a_row() -> None:
    games = three([0, 2], [0, 3])
    games.games[1].pos.stack[-1].steps[1][1] = 1  # type: ignore[attr-defined]
    assert games.options() == [CHOOSE(0), CHOOSE(1)] * 3


def test_where_several_are_asked_the_first_one_answers() -> None:
    start = Ambush(2)
    start.push(Pledges(2, [0, 0]))
    games = Lockstep(start, 1, rolling)
    assert games.seats() == [0]
    games.step([ATTACK()])
    assert games.seats() == [1]
    games.step([BURY()])
    assert (games.seats(), list(games.counts)) == ([0], [3])
    assert games.games[0].question.seat == 0


def test_only_real_choices_are_counted() -> None:
    games = three([0, 1], [1, 4], [0, 2])
    assert games.choices == 0
    games.choose([0, 0, 0])
    assert games.choices == 3


def test_allowed_answers_are_marked_row_by_row() -> None:
    games = three([0, 2], [0, 3])
    size = GAME.verbs.size
    mask = empty_mask(3 * size)
    games.mask(mask, size)
    assert [cell for cell in range(3 * size) if mask[cell]] == [
        row * size + action for row in range(3) for action in (CHOOSE(0), CHOOSE(1))
    ]
    games.choose([0, 0, 0])
    games.mask(mask, size)
    assert [cell for cell in range(3 * size) if mask[cell]] == [
        row * size + action for row in range(3) for action in games.games[row].question.options
    ]


def test_what_the_asked_seat_sees_fills_its_row() -> None:
    games = three([1, 2], [0, 3])
    row = empty_row(6)

    def fill(pos: Position, viewer: int, cells: Cells) -> None:
        cells.put(viewer)
        cells.flag(True)

    games.observe(fill, row, 2)
    assert list(row) == [1, 1] * 3
    with pytest.raises(BrokenRule, match="game 0 fills the cells to 2 instead of 3"):
        games.observe(fill, row, 3)
