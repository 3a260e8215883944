"""14 to 16, 23 and 24: the introductory game, pools, victory boxes, the end of the game."""

import pytest

from hatalom.core.driver import settle
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    ADVANCED,
    AUSTRIA,
    FRANCE,
    FREDERICK,
    LOUIS,
    MARIA,
    NO_POWER,
    NO_SEAT,
    NOBODY,
    PRAGMATIC,
    PRUSSIA,
    SILESIA,
    Fort,
    Power,
)
from hatalom.games.maria.phases.course import ELECTION_OVER, END, MOVEMENT, NEXT, POLITICS_OVER, CourseOfPlay
from hatalom.games.maria.rules.conquest import conquer
from hatalom.games.maria.rules.victory import (
    check_introductory,
    check_pools,
    fortresses_won,
    last_turn_is_over,
    lose_points,
    win_points,
)
from tests.games.maria.ids import CONTENT, the_power, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule

BOARD = CONTENT.board
CORE = [BOARD.fort_of[town] for town in BOARD.fort_town if BOARD.in_core_austria[town]]
SILESIAN = [BOARD.fort_of[town] for town in BOARD.fort_town if BOARD.region[town] == SILESIA]


def hold(scene: Scene, power: Power, core: int, silesian: int = 0) -> None:
    """So many fortresses carry this power's markers."""
    free = [fort for fort in CORE if scene.pos.marker[fort] == NOBODY]
    for fort in (*free[:core], *SILESIAN[:silesian]):
        scene.pos.marker[fort] = power


def next_core(scene: Scene) -> Fort:
    return next(fort for fort in CORE if scene.pos.marker[fort] == NOBODY)


class TestIntroductory:
    @rule("14.3", "14.3r1")
    def test_louis_needs_nine_in_austria(self) -> None:
        scene = Scene("introductory")
        hold(scene, FRANCE, 8)
        conquer(scene.pos, FRANCE, SILESIAN[0])
        assert not scene.pos.is_over()  # Silesia counts for Frederick only
        conquer(scene.pos, FRANCE, next_core(scene))
        assert (scene.pos.winner, scene.pos.is_over()) == (LOUIS, True)

    @rule("14.3", "14.3r1", "10.3.11")
    def test_frederick_needs_twelve_in_austria_and_silesia(self) -> None:
        scene = Scene("introductory")
        hold(scene, PRUSSIA, 4, 7)
        conquer(scene.pos, the_power("saxony"), next_core(scene))
        assert scene.pos.winner == FREDERICK
        assert fortresses_won(scene.pos, PRUSSIA) == 12

    @rule("14.3")
    def test_the_game_ends_in_the_middle_of_a_move(self) -> None:
        scene = Scene("introductory")
        hold(scene, FRANCE, 0)
        for fort in CORE:
            if BOARD.fort_town[fort] != the_town("prag") and fortresses_won(scene.pos, FRANCE) < 8:
                scene.pos.marker[fort] = FRANCE
        scene.general("belle_isle", "prag", 5)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general belle_isle", "move_to beraun")
        assert scene.is_over()
        assert scene.pos.winner == LOUIS

    @rule("14.3", "14.3r1")
    def test_maria_theresa_holds_out(self) -> None:
        scene = Scene("introductory", turn=9)
        scene.pos.stack = [CourseOfPlay(NEXT)]
        assert settle(scene.pos) == []
        assert scene.pos.winner == MARIA
        result = GAME.result(scene.pos)
        assert result is not None
        assert result.winners() == [MARIA]

    @rule("24.1", "24.1r1")
    def test_with_two_players_both_conditions_must_hold_at_once(self) -> None:
        scene = Scene("introductory", seats=2)
        hold(scene, FRANCE, 8)
        conquer(scene.pos, FRANCE, next_core(scene))
        assert not scene.pos.is_over()
        hold(scene, PRUSSIA, 4, 7)
        conquer(scene.pos, PRUSSIA, next_core(scene))
        assert scene.pos.winner == FREDERICK

    @rule("24.1")
    @pytest.mark.parametrize(("core", "winners"), [(9, [0, 1]), (8, [MARIA])])
    def test_one_condition_at_the_end_is_a_draw(self, core: int, winners: list[int]) -> None:
        scene = Scene("introductory", seats=2, turn=9)
        hold(scene, FRANCE, core)
        scene.pos.stack = [CourseOfPlay(NEXT)]
        settle(scene.pos)
        result = GAME.result(scene.pos)
        assert result is not None
        assert result.winners() == winners


class TestPools:
    @rule("15.1", "15.2", "23.1", "23.1r1")
    @pytest.mark.parametrize(
        ("power", "winner"), [(FRANCE, LOUIS), (PRUSSIA, FREDERICK), (PRAGMATIC, FREDERICK), (AUSTRIA, MARIA)]
    )
    def test_an_empty_pool_wins(self, power: int, winner: int) -> None:
        scene = Scene()
        scene.pos.pool[power] = 0
        check_pools(scene.pos)
        assert scene.pos.winner == winner

    @rule("23.1")
    def test_at_the_end_of_any_stage_and_not_before(self) -> None:
        """In the middle of a stage an empty pool is nothing."""
        scene = Scene()
        scene.pos.pool[FRANCE] = 0
        scene.general("belle_isle", "prag", 5)
        scene.stage("france_bavaria", MOVEMENT)
        assert not scene.is_over()
        scene.stage("austria_pragmatic", END)
        assert scene.is_over()
        assert scene.pos.winner == LOUIS

    @rule("23.1", "18.7r1")
    @pytest.mark.parametrize("step", [POLITICS_OVER, ELECTION_OVER])
    def test_after_politics_and_after_the_election(self, step: int) -> None:
        scene = Scene()
        scene.pos.pool[PRUSSIA] = 0
        scene.pos.stack = [CourseOfPlay(step)]
        settle(scene.pos)
        assert scene.pos.winner == FREDERICK

    @rule("23.2", "23.2r1")
    def test_the_larger_surplus_wins(self) -> None:
        scene = Scene()
        scene.pos.pool[AUSTRIA] = scene.pos.pool[FRANCE] = 0
        scene.pos.surplus[FRANCE] = 2
        scene.pos.surplus[AUSTRIA] = 1
        check_pools(scene.pos)
        assert (scene.pos.winner, scene.told()) == (LOUIS, ["won-by-surplus"])

    @rule("23.3")
    def test_maria_theresa_wins_ties_louis_loses_them(self) -> None:
        scene = Scene()
        scene.pos.pool[AUSTRIA] = scene.pos.pool[PRAGMATIC] = 0
        check_pools(scene.pos)
        assert (scene.pos.winner, scene.told()) == (MARIA, ["won-by-tie"])
        scene = Scene()
        scene.pos.pool[FRANCE] = scene.pos.pool[PRUSSIA] = 0
        check_pools(scene.pos)
        assert scene.pos.winner == FREDERICK
        scene = Scene()
        scene.pos.pool[PRUSSIA] = scene.pos.pool[PRAGMATIC] = 0
        check_pools(scene.pos)
        assert (scene.pos.winner, scene.told()) == (FREDERICK, ["won-by-pool"])

    @rule("24.7")
    def test_with_two_players_the_leader_of_austrias_side_wins_ties(self) -> None:
        scene = Scene(seats=2)
        scene.pos.pool[FRANCE] = scene.pos.pool[PRAGMATIC] = 0
        check_pools(scene.pos)
        assert scene.pos.winner == MARIA

    @rule("23.4", "23.4r1")
    def test_the_lowest_sum_of_the_winters(self) -> None:
        scene = Scene(turn=12)
        scene.pos.winters = [[5, 0, 4, 0, 3, 4]] * 3 + [[5, 0, 4, 0, 3, 3]]
        last_turn_is_over(scene.pos)
        assert scene.pos.winner == FREDERICK  # with the Pragmatic Army
        scene = Scene(turn=12)
        scene.pos.winters = [[3, 0, 4, 0, 3, 3]] * 4
        last_turn_is_over(scene.pos)
        assert scene.pos.winner == MARIA

    @rule("16.4", "16.4r1", "23.2r1")
    def test_points_without_a_free_box_are_no_surplus(self) -> None:
        scene = Scene()
        win_points(scene.pos, FRANCE, 5)
        assert (scene.pos.battle[FRANCE], scene.pos.surplus[FRANCE]) == (2, 0)
        lose_points(scene.pos, FRANCE, 5)
        assert (scene.pos.battle[FRANCE], scene.pool("france")) == (0, 11)
        scene.pos.pool[FRANCE] = 1
        win_points(scene.pos, FRANCE, 2)
        assert (scene.pool("france"), scene.pos.surplus[FRANCE]) == (0, 1)
        assert scene.pos.form == ADVANCED


@rule("15.1")
def test_both_maps_are_used_in_the_advanced_game() -> None:
    scene = Scene()
    scene.general("broglie", "ulm", 3)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general broglie")
    assert "goeppingen" in scene.targets("move_to")


@rule("14.3", "24.1")
def test_with_three_players_maria_theresa_wins_by_holding_out_whatever_one_enemy_has() -> None:
    for seats, winner in ((3, MARIA), (2, NO_SEAT)):
        scene = Scene("introductory", seats=seats)
        hold(scene, FRANCE, 9)
        last_turn_is_over(scene.pos)
        assert scene.pos.winner == winner


@rule("14.3")
def test_the_first_who_has_enough_stays_the_winner() -> None:
    scene = Scene("introductory")
    hold(scene, FRANCE, 9)
    check_introductory(scene.pos)
    assert scene.pos.winner == LOUIS
    for fort in CORE:
        scene.pos.marker[fort] = NO_POWER
    hold(scene, PRUSSIA, 5, 7)
    check_introductory(scene.pos)
    assert scene.pos.winner == LOUIS
    advanced = Scene()
    hold(advanced, FRANCE, 9)
    check_introductory(advanced.pos)
    assert not advanced.pos.is_over()
