"""10: movement, forced march, trains, conquest; 12: retroactive conquests."""

import pytest

from hatalom.core.driver import step
from hatalom.games.maria.names import (
    AUSTRIA,
    ELECTORS_BOX,
    FRANCE,
    GENERAL,
    IN_BOX,
    PRAGMATIC,
    REMOVED,
    SAXONY_TRACK,
    TOWN,
)
from hatalom.games.maria.phases.course import COMBAT, MOVEMENT
from hatalom.games.maria.rules.conquest import check_questions, conquer
from hatalom.games.maria.rules.protection import is_protected
from hatalom.games.maria.verbs import FINISH
from tests.games.maria.ids import CONTENT, the_fort, the_general, the_piece, the_power, the_seat, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule

MAIN_ROAD_WAY = ["komorn", "raab", "wieselburg", "bruck_an_der_leitha", "wien", "sankt_poelten", "melk", "amstetten"]


def moving(stage: str, *pieces: tuple[str, str], first: str) -> Scene:
    scene = Scene()
    for name, town in pieces:
        if name in GENERAL.numbers:
            scene.general(name, town, 5)
        else:
            scene.train(name, town)
    scene.stage(stage, MOVEMENT)
    verb = "move_general" if first in GENERAL.numbers else "move_train"
    scene.act(f"{verb} {first}")
    return scene


def take(scene: Scene, power: str, town: str) -> None:
    conquer(scene.pos, the_power(power), the_fort(town))


class TestMoves:
    @rule("10.1.1")
    def test_each_piece_at_most_once_and_one_after_the_other(self) -> None:
        scene = moving("france_bavaria", ("moritz", "paris"), ("maillebois", "amiens"), first="moritz")
        assert not scene.targets("move_general")
        scene.act("move_to pontoise", "stop")
        assert scene.targets("move_general") == {"maillebois"}
        assert scene.why_not("move_general moritz") == "has-moved"
        assert scene.why_not("move_general karl") == "not-active"

    @rule("10.1.2")
    def test_three_cities_or_four_on_main_roads(self) -> None:
        """Lille – Tournai – Ath – Brüssel – Mechelen is legal, over Oudenaarde only three cities."""
        scene = moving("france_bavaria", ("maillebois", "lille"), first="maillebois")
        scene.act("move_to tournai", "move_to ath", "move_to bruessel")
        assert "mechelen" in scene.targets("move_to")
        scene = moving("france_bavaria", ("maillebois", "lille"), first="maillebois")
        scene.act("move_to tournai", "move_to oudenaarde", "move_to ath")
        assert scene.at("maillebois") == "ath"
        assert scene.asked()[0][1] == "ask-move"

    @rule("10.1.2")
    def test_straight_to_a_town_and_back_and_forth(self) -> None:
        scene = moving("france_bavaria", ("maillebois", "lille"), first="maillebois")
        assert "mechelen" in scene.targets("move_to")
        assert scene.why_not("move_to wien") == "too-far"
        scene.act("move_to tournai", "move_to lille")
        assert "tournai" in scene.targets("move_to")

    @rule("10.1.3")
    def test_a_train_moves_one_less(self) -> None:
        scene = moving("france_bavaria", ("france_1", "lille"), first="france_1")
        assert "bruessel" in scene.targets("move_to")
        assert "mechelen" not in scene.targets("move_to")
        assert not scene.targets("march_to")

    @rule("10.1.4")
    def test_only_french_and_austrian_pieces_change_maps(self) -> None:
        scene = moving("france_bavaria", ("broglie", "ulm"), ("toerring", "guenzburg"), first="broglie")
        assert "goeppingen" in scene.targets("move_to")
        scene = moving("france_bavaria", ("toerring", "ulm"), first="toerring")
        assert "goeppingen" not in scene.targets("move_to")
        assert scene.why_not("move_to goeppingen") == "other-map"

    @rule("10.1.7", "10.1.10r1")
    def test_nobody_jumps_over_a_piece(self) -> None:
        scene = moving("france_bavaria", ("maillebois", "lille"), ("moritz", "tournai"), first="maillebois")
        assert "tournai" in scene.targets("move_to")
        assert "bruessel" not in scene.targets("move_to")
        scene = moving("france_bavaria", ("france_1", "lille"), ("karl", "tournai"), first="france_1")
        assert "tournai" not in scene.targets("move_to")

    @rule("10.1.8", "10.1.8r1", "10.1.9")
    def test_both_end_their_movement_and_keep_their_facing(self) -> None:
        scene = Scene()
        scene.general("belle_isle", "augsburg", 3, face_down=True)
        scene.general("broglie", "aichach", 3)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general belle_isle", "move_to aichach")
        assert scene.at("belle_isle") == "aichach"
        assert not scene.targets("move_general")
        assert not scene.targets("move_stack")
        assert scene.pos.is_face_down(the_general("belle_isle"))
        assert not scene.pos.is_face_down(the_general("broglie"))

    @rule("10.1.10")
    def test_an_enemy_train_is_eliminated_and_the_general_goes_on(self) -> None:
        scene = moving("france_bavaria", ("maillebois", "lille"), ("austria_1", "tournai"), first="maillebois")
        scene.act("move_to tournai")
        assert scene.at("austria_1") == "removed"
        assert "ath" in scene.targets("move_to")

    @rule("10.1.11")
    def test_stacks_move_together_or_apart(self) -> None:
        scene = Scene()
        scene.general("belle_isle", "augsburg", 3)
        scene.general("broglie", "augsburg", 3)
        scene.stage("france_bavaria", MOVEMENT)
        assert scene.targets("move_general") == {"belle_isle", "broglie"}
        assert scene.targets("move_stack") == {"belle_isle"}
        scene.act("move_stack belle_isle", "move_to aichach", "stop")
        assert scene.at("broglie") == scene.at("belle_isle") == "aichach"
        assert not scene.targets("move_general")

    @rule("10.1.11r1", "10.1.5")
    def test_a_mixed_stack_of_two_players_needs_consent_to_move(self) -> None:
        scene = Scene()
        scene.general("karl", "mechelen", 3)
        scene.general("stair", "mechelen", 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_stack karl")
        assert scene.asked() == [("frederick", "ask-consent")]
        fork = scene.pos.copy()
        scene.act("refuse")
        assert not scene.targets("move_stack")
        scene.pos = fork
        scene.act("consent", "move_to bruessel", "stop")
        assert scene.at("stair") == "bruessel"

    def neighbours(self) -> Scene:
        """Karl and Stair next to one another: a stack of theirs needs the consent of two players."""
        scene = Scene()
        scene.general("karl", "bruessel", 3)
        scene.general("stair", "mechelen", 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        return scene

    @rule("10.1.1", "10.1.5")
    def test_a_general_who_stays_after_a_refusal_has_not_moved(self) -> None:
        scene = self.neighbours()
        scene.act("move_general karl", "move_to mechelen", "refuse")
        assert "stop" in scene.options("maria")
        scene.act("stop")
        assert scene.at("karl") == "bruessel"
        assert "move_general karl" in scene.options("maria")
        scene.act("move_general karl")
        assert "mechelen" not in scene.targets("move_to")
        assert "stop" not in scene.options("maria")
        there = sorted(scene.targets("move_to"))[0]
        scene.act(f"move_to {there}")
        if "stop" in scene.options():
            scene.act("stop")
        assert scene.why_not("move_general karl", "maria") == "has-moved"

    @rule("10.1.1", "10.1.5")
    def test_a_general_who_can_only_join_is_not_offered_again_after_a_refusal(self) -> None:
        scene = Scene()
        scene.general("karl", "mons", 3)
        others = iter(["moritz", "belle_isle", "broglie", "maillebois", "noailles", "toerring"])
        neighbours = [TOWN.ids[town] for town in CONTENT.board.neighbours[the_town("mons")]]
        scene.general("stair", neighbours[0], 3)
        for town in neighbours[1:]:
            scene.general(next(others), town, 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_general karl", "refuse")  # there is no other way than to Stair
        assert "move_general karl" not in scene.options("maria")
        assert scene.why_not("move_general karl", "maria") == "no-way-out"

    @rule("10.1.5")
    def test_a_stack_that_was_refused_says_so(self) -> None:
        scene = Scene()
        scene.general("karl", "mechelen", 3)
        scene.general("stair", "mechelen", 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_stack karl", "refuse")
        assert scene.why_not("move_stack karl", "maria") == "stack-refused"


class TestDispute:
    def scene(self) -> Scene:
        scene = Scene()
        scene.general("arenberg", "namur", 4)
        scene.general("karl", "wien", 4)
        scene.general("stair", "utrecht", 4)
        scene.general("george", "diepholz", 4)
        scene.stage("austria_pragmatic", MOVEMENT)
        return scene

    @rule("10.1.6", "10.1.6r1")
    def test_they_alternate_in_flanders_the_pragmatic_army_first(self) -> None:
        scene = self.scene()
        scene.act("dispute")
        assert "move_general arenberg" not in scene.options("maria")
        assert "move_general karl" in scene.options("maria")
        scene.act("move_general stair", "move_to amersfoort", "stop")
        assert "move_general george" not in scene.options("frederick")
        scene.act("move_general arenberg", "move_to charleroi", "stop")
        assert "move_general george" in scene.options("frederick")

    @rule("10.1.6r1")
    def test_who_declines_is_skipped_for_good(self) -> None:
        scene = self.scene()
        scene.act("dispute", "pass_flanders")
        assert "move_general george" not in scene.options("frederick")
        assert "move_general arenberg" in scene.options("maria")

    @rule("10.1.6")
    def test_a_piece_that_has_to_wait_says_whose_turn_it_is(self) -> None:
        scene = self.scene()
        scene.train("pragmatic_1", "lemfoerde")
        scene.train("austria_3", "mons")
        scene.act("dispute")
        assert scene.why_not("move_general arenberg", "maria") == "waits-in-flanders"
        assert scene.why_not("move_train austria_3", "maria") == "waits-in-flanders"
        assert scene.why_not("pass_flanders", "maria") == "waits-in-flanders"
        assert scene.why_not("dispute", "maria") == "no-dispute"
        scene.act("move_general stair", "move_to amersfoort", "stop")
        assert scene.why_not("move_general george", "frederick") == "waits-in-flanders"
        assert scene.why_not("move_general stair", "frederick") == "has-moved"

    @rule("10.1.6r1")
    def test_who_has_declined_is_told_so(self) -> None:
        scene = self.scene()
        scene.act("dispute", "pass_flanders")
        assert scene.why_not("move_general george", "frederick") == "declined-in-flanders"
        assert scene.why_not("dispute", "maria") == "no-dispute"

    @rule("10.1.6")
    def test_who_has_not_left_his_city_still_has_his_turn_in_flanders(self) -> None:
        scene = Scene()
        scene.general("arenberg", "namur", 4)
        scene.general("stair", "charleroi", 4)
        scene.general("george", "diepholz", 4)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("dispute", "move_general stair", "move_to namur", "refuse", "stop")
        assert "move_general stair" in scene.options("frederick")
        assert "move_general arenberg" not in scene.options("maria")
        scene.act("move_general george", "move_to sulingen", "stop")
        assert "move_general arenberg" in scene.options("maria")

    @rule("10.1.6")
    def test_nobody_disputes_with_himself(self) -> None:
        scene = Scene(seats=2)
        scene.general("arenberg", "namur", 4)
        scene.general("stair", "utrecht", 4)
        scene.stage("austria_pragmatic", MOVEMENT)
        assert "dispute" not in scene.options()


class TestForcedMarch:
    def march(self, *pieces: tuple[str, str]) -> set[str]:
        scene = moving("austria_pragmatic", ("khevenhueller", "totis"), *pieces, first="khevenhueller")
        return scene.targets("march_to")

    @rule("10.1.12")
    def test_eight_cities_along_main_roads(self) -> None:
        reach = self.march()
        assert set(MAIN_ROAD_WAY) <= reach
        assert "enns" not in reach

    @rule("10.1.12")
    @pytest.mark.parametrize("piece", ["broglie", "france_2"])
    def test_not_next_to_an_enemy_piece(self, piece: str) -> None:
        reach = self.march((piece, "enns"))
        assert "amstetten" not in reach
        assert "melk" in reach

    @rule("10.1.12")
    def test_not_through_an_enemy_fortress(self) -> None:
        scene = Scene()
        scene.general("khevenhueller", "totis", 5)
        scene.marker("wien", "france")
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_general khevenhueller")
        assert "bruck_an_der_leitha" in scene.targets("march_to")
        assert {"wien", "sankt_poelten"} & scene.targets("march_to") == set()
        assert scene.why_not("march_to wien") == "not-on-march"

    @rule("10.1.13", "10.3.4")
    def test_a_forced_march_does_not_conquer(self) -> None:
        scene = moving("france_bavaria", ("moritz", "bruessel"), first="moritz")
        scene.act("march_to mechelen")
        assert scene.controller("bruessel") == "austria"
        scene = moving("france_bavaria", ("moritz", "bruessel"), first="moritz")
        scene.act("move_to mechelen", "stop")
        assert scene.controller("bruessel") == "france"

    @rule("10.1.13r1")
    def test_it_may_start_next_to_an_enemy_and_end_with_a_friend(self) -> None:
        scene = moving(
            "austria_pragmatic",
            ("khevenhueller", "totis"),
            ("france_2", "stuhlweissenburg"),
            ("traun", "wien"),
            first="khevenhueller",
        )
        reach = scene.targets("march_to")
        assert "wien" in reach
        assert "stuhlweissenburg" not in reach
        scene.act("march_to wien")
        assert scene.at("khevenhueller") == "wien"


class TestTrains:
    @rule("10.2.1", "10.2.2", "10.2.3", "8.7")
    def test_a_train_re_enters_for_four_points(self) -> None:
        """München is empty and friendly; the 5 is paid, no change is given."""
        scene = Scene()
        scene.hand("france", "clubs_5 hearts_2")
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("reenter france_2")
        assert "muenchen" in scene.targets("reenter_at")
        assert "paris" in scene.targets("reenter_at") or len(scene.targets("reenter_at")) >= 2
        scene.act("reenter_at muenchen")
        assert scene.at("france_2") == "muenchen"
        assert scene.cards("france") == ["hearts_2"]
        assert "france_2" not in scene.targets("move_train")

    @rule("10.2.1", "10.2.4r1")
    def test_a_train_may_be_taken_off_after_it_moved(self) -> None:
        scene = Scene()
        scene.train("france_1", "lille")
        scene.hussars("muenchen")
        scene.hand("france", "clubs_5 hearts_4")
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_train france_1", "move_to douai", "stop", "reenter france_1", "reenter_at muenchen")
        assert scene.asked() == [("louis", "ask-pay-train")]
        scene.act("pay hearts_4")
        assert scene.at("france_1") == "muenchen"
        assert scene.pos.hussar[0] == -1
        assert "reenter france_1" not in scene.options()

    @rule("10.2.1")
    def test_the_train_on_silesia_stays_there(self) -> None:
        scene = Scene()
        scene.pos.at[the_piece("prussia_2")] = IN_BOX
        scene.hand("prussia", "clubs_5")
        scene.stage("prussia_saxony", MOVEMENT)
        assert scene.targets("reenter") == {"prussia_1"}

    @rule("10.2.4")
    def test_the_fortress_must_be_empty_and_friendly(self) -> None:
        scene = Scene()
        scene.hand("bavaria", "clubs_5")
        scene.marker("muenchen", "austria")
        scene.general("toerring", "ulm", 3)
        scene.stage("france_bavaria", MOVEMENT)
        assert "reenter bavaria_1" not in scene.options()
        assert scene.why_not("reenter bavaria_1") == "no-fortress-free"
        assert scene.why_not("reenter france_1") == "cannot-pay"
        scene = Scene()
        scene.hand("bavaria", "clubs_5")
        scene.general("karl", "muenchen", 3)
        scene.general("toerring", "ulm", 3)
        scene.stage("france_bavaria", MOVEMENT)
        assert "reenter bavaria_1" not in scene.options()


class TestConquest:
    @rule("10.3.1", "10.3.2", "10.3.2a", "10.3.3", "10.3.4", "10.3.5", "15.3")
    def test_a_move_through_two_fortresses(self) -> None:
        """Tournai falls, Brüssel is protected from Antwerpen and gets a "?"."""
        scene = Scene()
        scene.general("moritz", "lille", 7)
        scene.general("stair", "antwerpen", 4)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to tournai", "move_to ath", "move_to bruessel", "move_to mechelen")
        assert scene.marked("tournai") == "france"
        assert scene.pool("france") == 10
        assert scene.controller("bruessel") == "austria"
        assert scene.is_questioned("bruessel")

    @rule("10.3.5", "10.3.5r1", "10.3.6", "10.3.6r1", "12.1")
    @pytest.mark.parametrize(("end", "owner"), [("utrecht", "france"), ("lille", "austria")])
    def test_a_retreat_makes_the_difference(self, end: str, owner: str) -> None:
        """From Utrecht (5 from Brüssel) nobody protects it, from Lille (3) he does."""
        scene = Scene()
        scene.general("moritz", "lille", 7)
        scene.general("stair", "antwerpen", 4)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to tournai", "move_to ath", "move_to bruessel", "move_to mechelen")
        scene.act("finish")
        assert scene.asked() == [("frederick", "ask-card")]
        scene.act("concede")
        assert {"utrecht", "lille"} <= scene.targets("retreat_to")
        scene.act(f"retreat_to {end}")
        assert scene.at("stair") == end
        assert scene.controller("bruessel") == owner
        assert not scene.is_questioned("bruessel")

    @rule("10.3.2")
    def test_conquest_needs_leaving(self) -> None:
        scene = moving("france_bavaria", ("moritz", "lille"), first="moritz")
        scene.act("move_to tournai", "stop")
        assert scene.controller("tournai") == "austria"
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to ath", "stop")
        assert scene.controller("tournai") == "france"

    @rule("10.3.1")
    def test_a_friends_conquest_is_not_conquered_again(self) -> None:
        scene = Scene()
        scene.general("friedrich", "prag", 5)
        scene.marker("prag", "france")
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general friedrich", "move_to beraun", "stop")
        assert scene.marked("prag") == "france"

    @rule("10.3.2r1")
    @pytest.mark.parametrize(("down", "owner"), [("broglie", "france"), ("belle_isle", "france"), ("", "france")])
    def test_a_stack_conquers_if_one_of_it_is_face_up(self, down: str, owner: str) -> None:
        scene = Scene()
        scene.general("broglie", "prag", 5, face_down=down == "broglie")
        scene.general("belle_isle", "prag", 5, face_down=down == "belle_isle")
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_stack belle_isle", "move_to beraun", "stop")
        assert scene.controller("prag") == owner

    @rule("10.3.3", "10.3.3r1")
    def test_who_protects(self) -> None:
        """A Prussian general 3 cities away protects Straubing; neutral or in a box he does not."""
        scene = Scene()
        fort = the_fort("straubing")
        row = CONTENT.board.distances(the_town("straubing"))
        near = next(TOWN.ids[town] for town in range(len(row)) if row[town] == 3)
        far = next(TOWN.ids[town] for town in range(len(row)) if row[town] == 4)
        assert not is_protected(scene.pos, fort)
        scene.general("friedrich", far, 3)
        assert not is_protected(scene.pos, fort)
        scene.general("friedrich", near, 3, face_down=True)
        assert is_protected(scene.pos, fort)
        scene.pos.neutral_until = 5
        assert not is_protected(scene.pos, fort)
        scene.pos.neutral_until = 0
        scene.pos.at[the_general("friedrich")] = IN_BOX
        assert not is_protected(scene.pos, fort)
        scene.train("bavaria_1", near)
        assert not is_protected(scene.pos, fort)
        scene.general("toerring", "straubing", 3)
        assert is_protected(scene.pos, fort)

    @rule("10.3.4")
    def test_several_fortresses_in_one_move(self) -> None:
        scene = Scene()
        scene.general("moritz", "tournai", 5)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to ath", "move_to bruessel", "move_to mechelen")
        assert (scene.controller("tournai"), scene.controller("bruessel")) == ("france", "france")

    @rule("10.3.7", "10.3.9", "10.3.9r1", "10.3.11", "10.3.12", "15.3")
    def test_markers_after_a_conquest(self) -> None:
        scene = Scene()
        take(scene, "austria", "straubing")
        assert scene.marked("straubing") == "austria"
        assert scene.pool("austria") == 2
        take(scene, "bavaria", "straubing")
        assert scene.marked("straubing") == "france"
        assert (scene.pool("austria"), scene.pool("france")) == (3, 10)
        scene.marker("mons", "france")
        take(scene, "pragmatic", "mons")
        assert scene.marked("mons") is None
        assert scene.controller("mons") == "austria"
        assert scene.pool("france") == 10
        take(scene, "austria", "straubing")
        take(scene, "prussia", "straubing")
        assert scene.marked("straubing") == "prussia"
        take(scene, "prussia", "breslau")
        assert scene.marked("breslau") == "prussia"

    @rule("10.3.8", "10.3.10", "16.6", "16.1")
    def test_elector_fortresses(self) -> None:
        scene = Scene()
        pools = (scene.pool("france"), scene.pool("pragmatic"))
        take(scene, "france", "mainz")
        assert scene.pos.box[ELECTORS_BOX] == FRANCE
        assert scene.pool("france") == pools[0] - 1
        take(scene, "pragmatic", "koeln")
        assert scene.pos.box[ELECTORS_BOX] == -1
        assert scene.pool("france") == pools[0]
        take(scene, "austria", "mainz")
        assert scene.pos.box[ELECTORS_BOX] == PRAGMATIC
        assert scene.pool("pragmatic") == pools[1] - 1
        assert scene.controller("mainz") == "austria"
        assert scene.pos.holds(PRAGMATIC, the_town("mainz"))
        assert scene.pos.markers_of(AUSTRIA) == 5  # elector markers are no victory markers

    @rule("10.3.12r1")
    def test_with_an_empty_pool_a_surplus_marker_is_noted(self) -> None:
        scene = Scene()
        scene.pos.pool[AUSTRIA] = 0
        take(scene, "austria", "straubing")
        assert scene.pos.surplus[AUSTRIA] == 1
        take(scene, "bavaria", "straubing")
        assert (scene.pos.surplus[AUSTRIA], scene.pos.pool[AUSTRIA]) == (0, 0)

    @rule("10.3.5r1")
    def test_a_question_is_checked_whatever_became_of_the_general(self) -> None:
        scene = Scene()
        fort = the_fort("bruessel")
        scene.pos.question[fort] = FRANCE
        scene.general("karl", "antwerpen", 2)
        check_questions(scene.pos)
        assert scene.controller("bruessel") == "austria"
        scene.pos.question[fort] = FRANCE
        scene.pos.at[the_general("karl")] = REMOVED
        check_questions(scene.pos)
        assert scene.controller("bruessel") == "france"

    @rule("10.3.13", "11.2.5")
    def test_a_retreat_conquers_nothing(self) -> None:
        scene = Scene()
        scene.general("moritz", "bruessel", 3)
        scene.general("karl", "mechelen", 5)
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("concede")
        scene.act(sorted(scene.options())[0])
        assert scene.at("moritz") != "bruessel"
        assert scene.controller("bruessel") == "austria"


class TestRefusals:
    @rule("19.4.1")
    def test_neutral_land_is_closed(self) -> None:
        scene = moving("austria_pragmatic", ("karl", "teplitz"), first="karl")
        scene.pos.track[SAXONY_TRACK] = 2
        scene.pos.saxony_left = True
        assert "pirna" not in scene.targets("move_to")
        assert scene.why_not("move_to pirna") == "closed-land"

    @rule("10.2.1", "5.3")
    def test_a_train_of_another_player_does_not_re_enter(self) -> None:
        scene = Scene()
        scene.hand("austria", "clubs_5")
        scene.stage("austria_pragmatic", MOVEMENT)
        assert scene.why_not("reenter austria_1", "frederick") == "not-active"
        assert scene.why_not("reenter france_1", "maria") == "not-active"

    @rule("10.2.2", "10.2.4", "10.2.1")
    def test_why_a_train_does_not_re_enter(self) -> None:
        scene = Scene()
        scene.general("friedrich", "breslau", 3)
        scene.pos.at[the_piece("prussia_2")] = IN_BOX
        scene.stage("prussia_saxony", MOVEMENT)
        assert scene.why_not("reenter prussia_1") == "cannot-pay"
        assert scene.why_not("reenter prussia_2") == "train-in-box"
        scene.hand("prussia", "clubs_5")
        for fort in CONTENT.board.forts:
            if CONTENT.board.fort_town[fort] in CONTENT.board.major_towns:
                scene.pos.marker[fort] = AUSTRIA
        assert scene.why_not("reenter prussia_1") == "no-fortress-free"

    @rule("10.1.1", "6.2")
    def test_why_a_general_or_a_stack_does_not_move(self) -> None:
        scene = Scene()
        scene.general("belle_isle", "augsburg", 3)
        scene.general("broglie", "augsburg", 3)
        scene.stage("france_bavaria", MOVEMENT)
        assert scene.why_not("move_general moritz") == "not-on-map"
        assert scene.why_not("move_stack broglie") == "commands-no-stack"
        assert scene.why_not("move_stack moritz") == "commands-no-stack"
        assert scene.why_not("move_train france_1") == "not-on-map"
        scene.act("move_general broglie", "take_troops 3", "move_to aichach", "stop")
        assert scene.why_not("move_stack belle_isle") == "commands-no-stack"


class TestConsentAndOrder:
    @rule("10.1.5", "10.1.11r1")
    def test_after_a_stack_was_agreed_on_the_phase_goes_on(self) -> None:
        scene = Scene()
        scene.general("karl", "mechelen", 3)
        scene.general("stair", "mechelen", 3)
        scene.general("george", "diepholz", 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_stack karl", "consent", "move_to bruessel", "stop")
        assert ("frederick", "ask-move") in scene.asked()
        assert not any(prompt == "ask-consent" for _, prompt in scene.asked())

    @rule("10.1.6r1")
    def test_who_has_finished_gets_no_turn_in_flanders(self) -> None:
        scene = Scene()
        scene.general("arenberg", "namur", 4)
        scene.general("traun", "luettich", 4)
        scene.general("stair", "utrecht", 4)
        scene.general("george", "diepholz", 4)
        scene.general("cumberland", "prag", 4)  # so that Frederick is asked while he waits in Flanders
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("dispute", "move_general stair", "move_to amersfoort", "stop")
        step(scene.pos, the_seat("frederick"), FINISH.of())
        scene.act("move_general arenberg", "move_to charleroi", "stop")
        assert "move_general traun" in scene.options("maria")
