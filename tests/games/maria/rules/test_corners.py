"""Corners of the rules where one item meets another: what really happens on the map."""

from hatalom.games.maria.facts import UNTIL_ELECTION, Agreement
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    CHARLES,
    FREDERICK,
    IN_BOX,
    LOUIS,
    MARIA,
    PRUSSIA,
    SAXONY,
    STAY_OUT,
    TRUCE,
    VOTE,
)
from hatalom.games.maria.phases.changes.saxony import move_saxony
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.course import CARDS, COMBAT, MOVEMENT
from hatalom.games.maria.prompts import ASK_ALLOT, ASK_SUPPLY, ASK_TAKE_TROOPS
from hatalom.games.maria.rules.hussars import hussar_towns, why_not_hussar
from hatalom.games.maria.rules.income import draw_of
from hatalom.games.maria.rules.recruits import return_towns
from hatalom.games.maria.rules.saxony import leave_prussia
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost
from hatalom.games.maria.rules.trains import reentry_towns
from tests.games.maria.ids import CONTENT, the_general, the_piece, the_power, the_region, the_town, the_train
from tests.games.maria.scenario import Scene
from tests.rules import rule
from tests.table.tables import human, new_table


@rule("10.1.2", "10.3.2")
def test_a_move_to_a_neighbour_takes_the_road_between_them() -> None:
    """Schärding and Ried are adjacent; along main roads Ried is four cities away, over Linz."""
    scene = Scene()
    scene.general("belle_isle", "schaerding", 5)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general belle_isle", "move_to ried")
    assert scene.at("belle_isle") == "ried"
    assert scene.controller("linz") == "austria"
    assert scene.targets("move_to")


@rule("9.3", "14.1", "14.1r1")
def test_no_supply_path_runs_over_the_map_that_is_not_used() -> None:
    """From Würzburg to Ulm it is 5 cities over Flanders and 7 on the map of Bohemia."""
    for form, cost in (("advanced", 0), ("introductory", NO_PATH)):
        scene = Scene(form)
        scene.general("broglie", "wuerzburg", 4)
        scene.train("france_2", "ulm")
        assert supply_cost(scene.pos, the_general("broglie")) == cost


@rule("19.3.3", "8.3")
def test_a_saxony_that_could_not_draw_with_prussia_draws_with_austria() -> None:
    for is_taken, drawn, then in ((True, 0, 2), (False, 1, 0)):
        scene = Scene()
        if is_taken:
            scene.marker("dresden", "austria")
        scene.stage("prussia_saxony", CARDS)
        scene.draw_any()
        assert len(scene.cards("saxony")) == drawn
        scene.pos.track[0] = 4
        scene.pos.saxony_left = True
        assert draw_of(scene.pos, SAXONY) == then


@rule("8.3a", "14.2", "19.3.3")
def test_the_panel_shows_the_income_of_a_turn() -> None:
    scene = Scene()
    scene.stage("prussia_saxony", CARDS)
    scene.draw_any()
    shown = {power.id: power.income for power in GAME.view(scene.pos, MARIA).powers}
    assert shown == {"france": 5, "bavaria": 1, "prussia": 3, "saxony": 1, "pragmatic": 3, "austria": 5}
    introductory = {power.id: power.income for power in GAME.view(Scene("introductory").pos, MARIA).powers}
    assert (introductory["france"], introductory["pragmatic"]) == (3, 0)


def promise(scene: Scene, power: str, region: str) -> None:
    """The power has promised to stay out of a country until the last turn."""
    scene.pos.agreements.append(Agreement(STAY_OUT, the_power(power), the_region(region), 12, MARIA, FREDERICK))


@rule("10.1.8", "10.1.5")
def test_a_refused_stack_leaves_the_comrade_of_the_refused_free() -> None:
    scene = Scene()
    scene.general("karl", "bruessel", 3)
    scene.general("traun", "bruessel", 3)
    scene.general("stair", "mechelen", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    scene.act("move_general karl", "take_troops 3", "move_to mechelen", "refuse", "stop")
    assert scene.at("karl") == "bruessel"
    assert scene.targets("move_general") == {"karl", "traun", "stair"}  # 10.1.1: who stays has not moved


@rule("10.1.8")
def test_who_comes_back_to_his_own_stack_ends_its_movement() -> None:
    scene = Scene()
    scene.general("karl", "wien", 3)
    scene.general("traun", "wien", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    scene.act("move_general karl", "take_troops 3", "move_to korneuburg", "move_to wien")
    assert scene.targets("move_general") == set()
    assert "joined" in scene.told()


@rule("10.1.6", "10.1.6r1")
def test_in_a_dispute_a_stack_is_one_move_and_the_last_one_ends_it() -> None:
    scene = Scene()
    scene.general("george", "mechelen", 3)
    scene.general("stair", "mechelen", 3)
    scene.general("arenberg", "namur", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    scene.act("dispute", "move_stack george", "move_to bruessel", "stop")
    assert "move_general arenberg" in scene.options("maria")
    scene.act("move_general arenberg", "move_to charleroi", "stop")
    assert "pass_flanders" not in scene.options()


@rule("17.5.11r1")
def test_a_general_is_called_back_before_any_other_piece_moves() -> None:
    for train, town, is_late in (("france_1", "douai", True), ("bavaria_1", "eichstaett", False)):
        scene = Scene()
        scene.train("france_1", "lille")
        scene.train("bavaria_1", "ingolstadt")
        scene.general("moritz", "paris", 5)
        scene.pos.at[the_general("noailles")] = IN_BOX
        scene.pos.troops[the_general("noailles")] = 2
        scene.stage("france_bavaria", MOVEMENT)
        assert "call_back noailles" in scene.options()
        scene.act(f"move_train {train}", f"move_to {town}", "stop")
        assert ("call_back noailles" not in scene.options()) == is_late


@rule("10.2.3", "10.2.1")
def test_why_a_train_cannot_re_enter() -> None:
    scene = Scene()
    scene.general("friedrich", "breslau", 3)
    scene.hand("prussia", "clubs_4 spades_4")
    scene.pos.at[the_piece("prussia_2")] = IN_BOX
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("reenter prussia_1", "reenter_at berlin", "pay clubs_4")
    assert scene.why_not("reenter prussia_1") == "has-reentered"
    assert scene.why_not("reenter prussia_2") == "train-in-box"
    assert scene.why_not("reenter france_1") == "not-active"


@rule("21.1", "21.3r1")
def test_who_was_driven_into_promised_land_may_leave_it_and_nobody_else_comes_in() -> None:
    scene = Scene()
    promise(scene, "austria", "saxony")
    scene.general("karl", "dresden", 3)
    scene.general("traun", "teplitz", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    fork = scene.pos.copy()
    scene.act("move_general karl")
    assert "freiberg" in scene.targets("move_to")
    scene.pos = fork
    scene.act("move_general traun")
    assert scene.why_not("move_to dresden") == "promised-away"
    regions = {CONTENT.board.region[the_town(town)] for town in scene.targets("move_to")}
    assert the_region("saxony") not in regions


@rule("21.1", "21.3r1", "10.2.3")
def test_no_train_re_enters_and_no_general_returns_in_promised_land() -> None:
    scene = Scene()
    train = the_train("france_2")
    assert the_town("muenchen") in reentry_towns(scene.pos, train)
    promise(scene, "france", "bavaria")
    assert the_town("muenchen") not in reentry_towns(scene.pos, train)
    arenberg = the_general("arenberg")
    assert the_town("amsterdam") in return_towns(scene.pos, arenberg)
    promise(scene, "austria", "netherlands")
    assert the_town("amsterdam") not in return_towns(scene.pos, arenberg)


@rule("21.1", "21.3r1", "11.1.3")
def test_a_truce_holds_for_every_power_of_a_stack() -> None:
    """Karl commands Stair; Prussia has a truce with one of the two powers."""
    for partner, asked in (("austria", []), ("pragmatic", []), ("saxony", [("maria", "ask-card-at-zero")])):
        scene = Scene()
        scene.pos.agreements.append(Agreement(TRUCE, the_power("prussia"), the_power(partner), 12, MARIA, FREDERICK))
        scene.general("karl", "trautenau", 3)
        scene.general("stair", "trautenau", 4)
        scene.general("friedrich", "landeshut", 7)
        scene.stage("austria_pragmatic", COMBAT)
        assert [ask for ask in scene.asked() if ask[1].startswith("ask-card")] == asked


@rule("19.3.3", "21.1", "18.6")
def test_promises_in_saxonys_name_end_when_it_changes_its_player() -> None:
    scene = Scene()
    kept = Agreement(VOTE, PRUSSIA, CHARLES, UNTIL_ELECTION, FREDERICK, LOUIS)
    scene.pos.agreements = [
        Agreement(VOTE, SAXONY, CHARLES, UNTIL_ELECTION, FREDERICK, LOUIS),
        kept,
        Agreement(TRUCE, SAXONY, the_power("austria"), 12, FREDERICK, MARIA),
    ]
    scene.pos.track[0] = 1
    move_saxony(scene.pos, 3)
    assert scene.pos.agreements == [kept]
    assert scene.told().count("agreement-over") == 2


@rule("19.3.2r1", "11.1.1")
def test_a_general_whom_the_saxon_commander_leaves_still_fights() -> None:
    """Rutowski commands Friedrich; Leopold is beaten first, and Saxony becomes neutral."""
    scene = Scene()
    scene.pos.track[0] = 1
    scene.general("rutowski", "landeshut", 5, leads=True)
    scene.general("friedrich", "landeshut", 4)
    scene.general("karl", "trautenau", 6)
    scene.general("leopold", "wien", 8)
    scene.general("traun", "korneuburg", 8)
    scene.general("batthyany", "korneuburg", 8)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("attack_with traun", "concede", "move_saxony 2")
    assert scene.at("rutowski") == "freiberg"
    battle = scene.pos.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.attacker, battle.defender) == (the_general("karl"), the_general("friedrich"))
    assert battle.score == 2


@rule("6.4", "4.11", "6.5", "9.7")
def test_what_others_wait_for_tells_no_secret_number() -> None:
    """Troops still to be divided, the sum of a stack, the worth of a hand: the others read that somebody decides."""
    for prompt in (ASK_ALLOT, ASK_TAKE_TROOPS, ASK_SUPPLY):
        args = [0] * (len(prompt.gaps) - 1) + [7]
        assert prompt.fill(args)["n"] == 7
        assert prompt.fill_for_others(args) == {}
    table = new_table(GAME, *(human(f"player {number}") for number in range(3)))
    own = table.state(MARIA).question
    assert own is not None
    assert own.prompt.args == {"general": "general.karl", "n": 28}
    awaited = {waiting.seat: waiting.prompt.args for waiting in table.state(LOUIS).waiting}
    assert awaited["maria"] == {}


@rule("14.1", "7.2", "11.2.3r1")
def test_distances_do_not_run_over_the_map_that_is_not_used() -> None:
    """Aalen and Ulm are 2 cities apart over Göppingen, 4 on the map of Bohemia; Rothenburg and Ulm 4 and 6."""
    aalen, rothenburg, ulm = (the_town(town) for town in ("aalen", "rothenburg", "ulm"))
    for form, near, far, is_allowed in (("advanced", 2, 4, True), ("introductory", 4, 6, False)):
        scene = Scene(form)
        assert (scene.pos.distances(aalen)[ulm], scene.pos.distances(ulm)[rothenburg]) == (near, far)
        scene.general("karl", "rothenburg", 4)
        assert (why_not_hussar(scene.pos, ulm) is None) == is_allowed
        assert (ulm in hussar_towns(scene.pos)) == is_allowed


@rule("7.4")
def test_the_log_tells_of_every_hussar_that_is_driven_off() -> None:
    scene = Scene()
    scene.hussars("muenchen")
    scene.hand("france", "clubs_5")
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("reenter france_2", "reenter_at muenchen")
    assert "hussar-driven-off" in scene.told()


@rule("14.1", "14.1r1")
def test_in_the_introductory_game_flanders_is_refused_for_what_it_is() -> None:
    scene = Scene("introductory")
    scene.general("broglie", "ulm", 4)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general broglie")
    assert scene.why_not("move_to goeppingen") == "unused-map"


@rule("10.3.5", "19.3.2r1")
def test_a_question_mark_that_a_prussian_general_earned_too_does_not_lapse_with_saxony() -> None:
    scene = Scene()
    scene.general("rutowski", "prag", 5)
    scene.general("karl", "kolin", 5)
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general rutowski", "move_to beraun", "stop")
    fork = scene.pos.copy()
    leave_prussia(scene.pos)
    assert not scene.is_questioned("prag")
    scene.pos = fork
    scene.general("friedrich", "prag", 5)
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich", "move_to schlan", "stop")
    leave_prussia(scene.pos)
    assert scene.is_questioned("prag")
