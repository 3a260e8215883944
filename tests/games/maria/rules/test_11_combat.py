"""11: combat and retreat."""

from hatalom.games.maria.names import AUSTRIA, CARD, FRANCE, PRUSSIA, REMOVED, TOWN, Card
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.combat.combat import Combat
from hatalom.games.maria.phases.course import COMBAT
from hatalom.games.maria.rules.retreat import retreat_ends
from tests.games.maria.ids import CONTENT, the_general, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule


def duel(
    austria: str = "diamonds_10 diamonds_9 diamonds_7 reserve", prussia: str = "spades_5 spades_4 spades_3"
) -> Scene:
    """Neipperg (2) at Trautenau attacks Friedrich and Schwerin (4) at Landeshut."""
    scene = Scene()
    scene.general("neipperg", "trautenau", 2)
    scene.general("friedrich", "landeshut", 2)
    scene.general("schwerin", "landeshut", 2)
    scene.hand("austria", austria)
    scene.hand("prussia", prussia)
    scene.stage("austria_pragmatic", COMBAT)
    return scene


def battle(scene: Scene) -> Battle:
    top = scene.pos.stack[-1]
    assert isinstance(top, Battle)
    return top


def pair_scene(attacker: int, defender: int, **hands: str) -> Scene:
    """Karl at Trautenau attacks Friedrich at Landeshut."""
    scene = Scene()
    scene.general("karl", "trautenau", attacker)
    scene.general("friedrich", "landeshut", defender)
    for power, cards in hands.items():
        scene.hand(power, cards)
    scene.stage("austria_pragmatic", COMBAT)
    return scene


class TestTheDuel:
    @rule("11.1.4", "11.1.5", "11.1.6", "11.1.7", "11.1.8", "11.1.9", "11.1.9r1", "16.2", "6.6r1", "12.1")
    def test_card_by_card(self) -> None:
        """The worked combat of 11.1; the fourth spade of the printed hand comes from a second deck."""
        scene = Scene()
        scene.general("neipperg", "trautenau", 2)
        scene.general("friedrich", "landeshut", 2)
        scene.general("schwerin", "landeshut", 2)
        scene.hand("austria", "diamonds_10 diamonds_9 diamonds_7 reserve")
        scene.hand("prussia", "spades_5 spades_4 spades_3")
        scene.pos.give(PRUSSIA, Card(CARD.numbers["spades_4_2"]))
        scene.pos.battle[PRUSSIA] = 1
        scene.pos.pool[PRUSSIA] -= 1
        scene.stage("austria_pragmatic", COMBAT)
        assert battle(scene).score == -2
        assert scene.asked() == [("maria", "ask-card")]
        scene.act("play diamonds_10")
        assert battle(scene).score == 8
        assert scene.asked() == [("frederick", "ask-card")]
        scene.act("play spades_5")
        assert battle(scene).score == 3
        scene.act("play spades_3")
        assert battle(scene).score == 0
        assert scene.asked() == [("maria", "ask-card-at-zero")]
        assert scene.why_not("concede") == "must-play"
        assert "play_reserve 1" in scene.options()
        scene.act("play diamonds_7")
        assert battle(scene).score == 7
        scene.act("play spades_4")
        assert battle(scene).score == 3
        assert scene.options() == {"play spades_4", "concede"}
        scene.act("concede")
        assert scene.at("schwerin") == "removed"
        assert scene.troops("friedrich") == 1
        assert scene.pos.battle[AUSTRIA] == 1
        assert scene.pos.battle[PRUSSIA] == 0
        assert scene.troops("neipperg") == 2
        assert scene.at("neipperg") == "trautenau"
        assert scene.targets("retreat_to") == {"bunzlau", "goerlitz", "liegnitz", "wohlau", "breslau"}
        scene.act("retreat_to breslau")
        assert scene.at("friedrich") == "breslau"
        assert scene.pos.last_winner == 0

    @rule("11.1.9", "11.1.9r1")
    def test_with_a_reserve_only_zero_may_end_in_a_draw(self) -> None:
        scene = duel(austria="diamonds_10 reserve", prussia="spades_5 spades_3")
        scene.act("play diamonds_10", "play spades_5", "play spades_3")
        assert "concede" in scene.options()
        scene.act("concede")
        assert "combat-drawn" in scene.told()
        assert scene.at("neipperg") == "trautenau"
        assert scene.at("friedrich") == "landeshut"
        assert scene.pos.last_winner == -1

    @rule("11.1.14", "11.1.14r1", "11.1.8", "11.2.1r1")
    def test_one_may_stop_at_once(self) -> None:
        scene = duel()
        scene.act("concede")
        assert scene.at("neipperg") == "removed"
        assert len(scene.cards("austria")) == 4

    @rule("11.1.4")
    def test_only_cards_of_ones_own_sector(self) -> None:
        scene = duel(austria="diamonds_10 spades_2")
        assert scene.why_not("play spades_2") == "wrong-suit"
        assert scene.why_not("play hearts_2") == "not-in-hand"
        assert scene.why_not("play_reserve 3") == "no-reserve"
        assert CONTENT.board.suit[the_town("trautenau")] == 1
        assert CONTENT.board.suit[the_town("landeshut")] == 3

    @rule("8.5", "11.1.6")
    def test_a_reserve_of_one(self) -> None:
        """At −1 a Reserve of 1 makes it 0, and the enemy must play a suited card."""
        scene = pair_scene(4, 5, austria="reserve", prussia="spades_2")
        scene.act("play_reserve 1")
        assert scene.asked() == [("frederick", "ask-card-at-zero")]
        assert scene.options() == {"play spades_2"}

    @rule("11.1.10")
    def test_with_equal_troops_the_attacker_begins(self) -> None:
        scene = pair_scene(5, 5, austria="reserve hearts_3", prussia="spades_2")
        assert scene.asked() == [("maria", "ask-card-at-zero")]
        assert "concede" in scene.options()
        scene = pair_scene(5, 5, austria="reserve diamonds_3", prussia="spades_2")
        assert "concede" not in scene.options()

    @rule("11.1.6")
    def test_who_is_still_behind_plays_on(self) -> None:
        scene = pair_scene(1, 8, austria="diamonds_2 diamonds_3 diamonds_4")
        scene.act("play diamonds_2", "play diamonds_3")
        assert battle(scene).score == -2
        assert scene.asked() == [("maria", "ask-card")]


class TestWhoFights:
    @rule("11.1.1")
    def test_across_the_border_of_the_maps(self) -> None:
        """Göppingen and Ulm are adjacent: they must fight although neither may cross."""
        scene = Scene()
        scene.general("george", "goeppingen", 4)
        scene.general("toerring", "ulm", 5)
        scene.stage("france_bavaria", COMBAT)
        scene.act("concede")
        ends = scene.targets("retreat_to")
        assert ends
        assert all(CONTENT.board.map_of[the_town(town)] == 0 for town in ends)

    @rule("11.1.2", "11.1.2r1")
    def test_austria_attacks_before_the_pragmatic_army(self) -> None:
        scene = Scene()
        scene.general("george", "mechelen", 3)
        scene.general("moritz", "bruessel", 3)
        scene.general("karl", "trautenau", 3)
        scene.general("friedrich", "landeshut", 3)
        scene.general("traun", "wien", 3)
        scene.general("toerring", "korneuburg", 3)
        scene.stage("austria_pragmatic", COMBAT)
        assert scene.asked() == [("maria", "ask-attacker")]
        assert scene.options() == {"attack_with karl", "attack_with traun"}
        assert scene.why_not("attack_with george") == "austria-first"

    @rule("24.6")
    def test_one_player_orders_his_attacks_freely(self) -> None:
        scene = Scene(seats=2)
        scene.general("george", "mechelen", 3)
        scene.general("moritz", "bruessel", 3)
        scene.general("karl", "trautenau", 3)
        scene.general("friedrich", "landeshut", 3)
        scene.stage("austria_pragmatic", COMBAT)
        assert scene.options() == {"attack_with karl", "attack_with george"}

    @rule("11.1.2r1", "11.1.3", "11.1.5")
    def test_a_stack_fights_as_one_under_its_commander(self) -> None:
        scene = Scene()
        scene.general("karl", "trautenau", 3)
        scene.general("stair", "trautenau", 4)
        scene.general("friedrich", "landeshut", 3)
        scene.stage("austria_pragmatic", COMBAT)
        assert battle(scene).attacker == the_general("karl")
        assert battle(scene).score == 4

    @rule("11.1.12", "11.1.13", "11.1.13r1")
    def test_two_attackers_on_one_defender(self) -> None:
        """If the first wins, the second's combat is cancelled; if he loses, the second still attacks."""
        scene = Scene()
        scene.general("karl", "trautenau", 2)
        scene.general("traun", "striegau", 2)
        scene.general("friedrich", "landeshut", 3)
        scene.hand("prussia", "spades_10")
        scene.stage("austria_pragmatic", COMBAT)
        fork = scene.pos.copy()
        scene.act("attack_with karl", "concede")
        if scene.targets("retreat_to"):
            scene.act(sorted(scene.options())[0])
        assert battle(scene).attacker == the_general("traun")
        scene.pos = fork
        scene.pos.troops[the_general("karl")] = 5
        scene.act("attack_with karl", "concede")
        scene.act(sorted(scene.options())[0])
        assert not any(isinstance(phase, Combat | Battle) for phase in scene.pos.stack)

    @rule("11.1.12", "11.1.8")
    def test_a_winner_fights_the_next_one_with_the_same_troops(self) -> None:
        scene = Scene()
        scene.general("karl", "trautenau", 6)
        scene.general("friedrich", "landeshut", 4)
        scene.general("leopold", "nachod", 4)
        scene.stage("austria_pragmatic", COMBAT)
        assert scene.options() == {"attack friedrich", "attack leopold"}
        scene.act("attack friedrich", "concede")
        if scene.targets("retreat_to"):
            scene.act(sorted(scene.options())[0])
        assert battle(scene).defender == the_general("leopold")
        assert battle(scene).score == 2

    @rule("11.1.12")
    def test_a_draw_ends_only_that_combat(self) -> None:
        scene = Scene()
        scene.general("karl", "trautenau", 4)
        scene.general("friedrich", "landeshut", 4)
        scene.general("leopold", "nachod", 4)
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("attack friedrich", "concede")
        assert battle(scene).defender == the_general("leopold")

    @rule("11.1.11", "16.5", "16.5r1")
    def test_losses_of_a_mixed_stack(self) -> None:
        """Törring commands; a loss of 4 is Broglie's alone, and France loses the VP."""
        scene = Scene()
        scene.general("broglie", "landeshut", 4)
        scene.general("toerring", "landeshut", 3)
        scene.general("karl", "trautenau", 8)
        scene.hand("bavaria", "spades_2")
        scene.hand("france", "spades_3")
        scene.pos.battle[FRANCE] = 1
        scene.pos.pool[FRANCE] -= 1
        scene.stage("austria_pragmatic", COMBAT)
        assert scene.options() == {"play spades_2", "concede"}
        battle(scene).score = 4
        scene.act("concede")
        assert scene.at("broglie") == "removed"
        assert scene.troops("toerring") == 3
        assert scene.pos.battle[FRANCE] == 0
        assert scene.pos.battle[AUSTRIA] == 1
        assert "retreat_to" in sorted(scene.options())[0]

    @rule("11.1.11")
    def test_what_is_left_over_falls_on_the_commander(self) -> None:
        scene = Scene()
        scene.general("broglie", "landeshut", 2)
        scene.general("toerring", "landeshut", 3)
        scene.general("karl", "trautenau", 8)
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("concede")
        assert scene.at("broglie") == "removed"
        assert scene.troops("toerring") == 2


class TestRetreat:
    def ends(self, scene: Scene, loser: str, winner: str, distance: int) -> set[str]:
        found = retreat_ends(scene.pos, the_general(loser), the_town(winner), distance)
        return {TOWN.ids[town] for town in found}

    @rule("11.2.2", "11.2.3", "11.2.3r1")
    def test_the_diagram(self) -> None:
        """From Landeshut three cities away from Trautenau."""
        scene = Scene()
        scene.general("friedrich", "landeshut", 4)
        assert self.ends(scene, "friedrich", "trautenau", 3) == {"bunzlau", "goerlitz", "liegnitz", "wohlau", "breslau"}

    @rule("11.2.3", "11.2.3r1")
    def test_only_the_ends_farthest_from_the_winner(self) -> None:
        scene = Scene()
        scene.general("friedrich", "landeshut", 4)
        row = CONTENT.board.distances(the_town("trautenau"))
        for distance in range(1, 9):
            ends = self.ends(scene, "friedrich", "trautenau", distance)
            assert {row[the_town(town)] for town in ends} == {distance + 1}

    @rule("11.2.4", "11.2.4r1", "11.2.7")
    def test_no_city_twice_in_a_blind_alley(self) -> None:
        """Where the way is short the full distance is impossible, because the way back is closed."""
        scene = Scene()
        scene.general("friedrich", "landeshut", 4)
        scene.general("karl", "trautenau", 8)
        for name, town in (("traun", "striegau"), ("neipperg", "schweidnitz")):
            scene.general(name, town, 2)
        hirschberg = [TOWN.ids[town] for town in CONTENT.board.neighbours[the_town("hirschberg")]]
        for name, town in zip(("batthyany", "khevenhueller", "arenberg"), hirschberg, strict=False):
            if town != "landeshut":
                scene.general(name, town, 2)
        assert self.ends(scene, "friedrich", "trautenau", 1) == {"hirschberg"}
        assert self.ends(scene, "friedrich", "trautenau", 2) == set()

    @rule("11.2.5", "11.2.7", "11.2.1r1")
    def test_closed_in_by_pieces_he_loses_everything(self) -> None:
        scene = Scene()
        scene.general("friedrich", "landeshut", 6)
        scene.general("karl", "trautenau", 7)
        scene.train("prussia_1", "hirschberg")
        scene.general("schwerin", "striegau", 2)
        scene.general("leopold", "schweidnitz", 2)
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("concede")
        assert scene.at("friedrich") == "removed"
        assert scene.at("prussia_1") == "hirschberg"
        assert "no-retreat" in scene.told()

    @rule("11.2.1")
    def test_a_stack_retreats_together_as_far_as_it_lost(self) -> None:
        scene = Scene()
        scene.general("friedrich", "landeshut", 3)
        scene.general("schwerin", "landeshut", 3)
        scene.general("karl", "trautenau", 8)
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("concede")
        assert scene.asked()[0][1] == "ask-retreat"
        end = sorted(scene.targets("retreat_to"))[0]
        scene.act(f"retreat_to {end}")
        assert scene.at("friedrich") == scene.at("schwerin") == end
        assert CONTENT.board.distance(the_town("landeshut"), the_town(end)) == 2

    @rule("11.2.5")
    def test_a_piece_in_berlin_closes_it(self) -> None:
        scene = Scene()
        scene.general("friedrich", "potsdam", 3)
        winner = next(
            town for town in ("brandenburg", "nauen", "treuenbrietzen") if self.ends(scene, "friedrich", town, 1)
        )
        assert "berlin" in self.ends(scene, "friedrich", winner, 1)
        scene.train("prussia_1", "berlin")
        assert "berlin" not in self.ends(scene, "friedrich", winner, 1)

    @rule("11.2.6", "11.2.6r1", "19.4.1")
    def test_maps_and_neutral_land_are_limits(self) -> None:
        scene = Scene()
        scene.general("toerring", "ulm", 3)
        assert all(CONTENT.board.map_of[the_town(town)] == 1 for town in self.ends(scene, "toerring", "guenzburg", 3))
        scene.general("broglie", "ulm", 3)
        both = self.ends(scene, "broglie", "guenzburg", 3)
        assert all(CONTENT.board.map_of[the_town(town)] == 1 for town in both)
        scene.pos.at[the_general("toerring")] = REMOVED
        alone = self.ends(scene, "broglie", "guenzburg", 3)
        assert any(CONTENT.board.map_of[the_town(town)] == 0 for town in alone)
        scene = Scene()
        scene.general("karl", "teplitz", 3)
        scene.pos.track[0] = 2
        saxon = [town for town in self.ends(scene, "karl", "aussig", 2) if CONTENT.board.home[the_town(town)] == 3]
        assert saxon == []

    @rule("7.4")
    def test_a_retreat_drives_hussars_off(self) -> None:
        scene = Scene()
        scene.general("friedrich", "landeshut", 6)
        scene.general("karl", "trautenau", 7)
        scene.hussars("hirschberg")
        scene.stage("austria_pragmatic", COMBAT)
        scene.act("concede", "retreat_to hirschberg")
        assert scene.pos.hussar[0] == -1


class TestBattlePoints:
    @rule("16.2", "16.4", "16.4r1", "16.5", "16.5r1", "11.2.7")
    def test_a_stack_that_cannot_retreat(self) -> None:
        """10 troops lost: 3 VPs; France fills its two boxes, Austria gives its one marker back."""
        scene = Scene()
        scene.general("karl", "landeshut", 5)
        scene.general("traun", "landeshut", 5)
        scene.general("toerring", "trautenau", 8)
        for name, town in (("friedrich", "hirschberg"), ("schwerin", "striegau"), ("leopold", "schweidnitz")):
            scene.general(name, town, 2)
        scene.pos.battle[AUSTRIA] = 1
        scene.pos.pool[AUSTRIA] -= 1
        pools = (scene.pool("france"), scene.pool("austria"))
        scene.stage("france_bavaria", COMBAT)
        battle(scene).score = 1
        battle(scene).is_attackers = False
        scene.act("concede")
        assert scene.at("karl") == scene.at("traun") == "removed"
        assert scene.pos.battle[FRANCE] == 2
        assert scene.pool("france") == pools[0] - 2
        assert scene.pos.battle[AUSTRIA] == 0
        assert scene.pool("austria") == pools[1] + 1

    @rule("16.2")
    def test_a_general_removed_with_few_troops_is_one_point(self) -> None:
        scene = pair_scene(1, 3)
        scene.act("concede")
        assert scene.pos.battle[PRUSSIA] == 1

    @rule("16.2", "16.4")
    def test_fewer_than_three_troops_are_none(self) -> None:
        scene = pair_scene(5, 7)
        scene.act("concede")
        assert scene.pos.battle[PRUSSIA] == 0
