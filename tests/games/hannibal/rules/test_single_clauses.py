"""Single clauses, asked of the lookups themselves: places where whole games seldom come."""

import pytest

from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    ALLY_DESERTS,
    BATTLE_CARDS,
    BY_FORCE_MARCH,
    BY_OPS,
    CARD,
    CARTHAGE,
    FABIUS,
    HANNIBAL,
    MACEDON_ALLIES,
    MARCELLUS,
    NO_SPACE,
    NOBODY,
    NORMAL,
    ROME,
    SENATE_DISMISSES,
    company_of,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.battle.aftermath import RETREATING, Aftermath
from hatalom.games.hannibal.phases.battle.retreat import Retreat
from hatalom.games.hannibal.phases.battle.thefts import Theft
from hatalom.games.hannibal.phases.cards.events_others import SenateEvent
from hatalom.games.hannibal.phases.march.back_up import CityEntry
from hatalom.games.hannibal.phases.march.halt import OVER, Halt
from hatalom.games.hannibal.phases.march.station import Station
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.records import AVOIDING, OF_ARMY, ON_THE_MARCH, OUTSIDE, Errand, Orders, Tired
from hatalom.games.hannibal.rules.battle_cards import matches
from hatalom.games.hannibal.rules.battle_hands import allies_of
from hatalom.games.hannibal.rules.event_targets import can_happen
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_besiegers
from hatalom.games.hannibal.rules.forces import whole_force
from hatalom.games.hannibal.rules.generals import equals_at
from hatalom.games.hannibal.rules.marching import may_charm
from hatalom.games.hannibal.rules.reactions import (
    avoiders_at,
    refuse_avoiding,
    refuse_interception,
    whole_interceptor,
)
from hatalom.games.hannibal.rules.retreat_paths import offered_paths
from hatalom.games.hannibal.rules.slipping import refuse_slip
from hatalom.games.hannibal.rules.steps import may_land_inside
from hatalom.games.hannibal.rules.victory import is_decided
from hatalom.games.hannibal.rules.walls import may_station
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_general, the_province, the_seat, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def on_the_march(seat: str, space: str, units: int, general: str, elephants: int = 0, inside: bool = False) -> Scene:
    """A scene in which this army is under way."""
    scene = Scene(seat)
    scene.army(seat, space, units, general, elephants=elephants, inside=inside)
    scene.pos.army = the_general(general.split(maxsplit=1)[0])
    scene.pos.army_units = units
    scene.pos.army_elephants = elephants
    scene.pos.army_inside = inside
    return scene


class TestReactions:
    @rule("12.3", "23.5")
    def test_fabius_slips_nowhere_outside_italy(self) -> None:
        scene = Scene("carthage")
        scene.mark("rome", "eastern_ligurians")
        scene.army("rome", "pisae", 5, "fabius consul")
        start, goal = the_space("pisae"), the_space("eastern_ligurians")
        said = refuse_slip(scene.pos, ROME, company_of(FABIUS), goal, start, NO_SPACE)
        assert said is not None
        assert (said.message.key, said.args) == ("may-not-leave", [FABIUS, goal])

    @rule("11.3", "11.8", "23.5")
    def test_fabius_intercepts_nobody_outside_italy(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "pisae", 5, "fabius consul")
        goal = the_space("eastern_ligurians")
        assert refuse_interception(scene.pos, ROME, FABIUS, goal, False).message.key == "may-not-leave"
        alone = Scene("carthage")
        alone.army("rome", "pisae", 0, "fabius proconsul")
        assert refuse_interception(alone.pos, ROME, FABIUS, goal, False).message.key == "no-units-to-spare"

    @rule("11.10")
    def test_nobody_intercepts_from_behind_his_walls(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", 2, "marcellus proconsul", inside=True)
        said = refuse_interception(scene.pos, ROME, MARCELLUS, the_space("beneventum"), False)
        assert said.message.key == "behind-walls"

    @rule("12.3")
    def test_a_friendly_space_without_enemies_is_open(self) -> None:
        scene = Scene("carthage")
        scene.mark("rome", "arpi")
        start, goal = the_space("cannae"), the_space("arpi")
        assert refuse_slip(scene.pos, ROME, company_of(MARCELLUS), goal, start, NO_SPACE) is None

    @rule("12.2")
    def test_a_subordinate_without_units_to_spare_leads_nobody(self) -> None:
        scene = Scene("rome")
        scene.army("carthage", "arpi", 1, "hannibal", "mago")
        assert whole_force(scene.pos, Errand(CARTHAGE, the_general("mago"), AVOIDING)) is None

    @rule("11.3")
    def test_the_army_goes_under_another_if_its_commander_may_not(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "pisae", 12, "fabius consul", "marcellus consul")
        scene.pos.commander[the_space("pisae")] = FABIUS
        force = whole_interceptor(scene.pos, ROME, the_space("pisae"), the_space("eastern_ligurians"))
        assert force is not None
        assert force.general == MARCELLUS

    @rule("12.1", "12.5")
    def test_why_a_general_does_not_avoid_battle(self) -> None:
        scene = Scene("carthage")
        scene.army("carthage", "arpi", 1, "hannibal", "mago")
        arpi = the_space("arpi")
        assert refuse_avoiding(scene.pos, CARTHAGE, HANNIBAL, arpi).message.key == "nowhere-to-slip"
        mago = the_general("mago")  # a subordinate leaves his commander something
        assert refuse_avoiding(scene.pos, CARTHAGE, mago, arpi).message.key == "no-units-to-spare"

    @rule("12.6")
    def test_a_city_with_room_for_one_is_a_refuge(self) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("carthage", "tarentum")
        scene.mark("rome", "cannae", "brundisium", "heraclea")
        scene.army("carthage", "tarentum", 2, "mago")
        scene.army("carthage", "tarentum", 1, inside=True)
        tarentum = the_space("tarentum")
        assert avoiders_at(scene.pos, CARTHAGE, tarentum, the_space("cannae")) == [the_general("mago")]
        scene.army("carthage", "tarentum", 1, inside=True)
        assert avoiders_at(scene.pos, CARTHAGE, tarentum, the_space("cannae")) == []


class TestLanding:
    @rule("13.3")
    def test_into_a_city_go_neither_a_siege_train_nor_who_may_not_stand_there(self) -> None:
        def hanno() -> Scene:
            return on_the_march("carthage", "utica", 1, "hanno")

        city = the_space("carthage_city")
        assert may_land_inside(hanno().pos, CARTHAGE, city)
        with_train = hanno()
        with_train.pos.army_has_train = True
        assert not may_land_inside(with_train.pos, CARTHAGE, city)
        assert not may_land_inside(hanno().pos, CARTHAGE, the_space("gades"))  # he stays in Africa

    @rule("11.11", "17.2")
    def test_a_part_enters_the_city_and_the_rest_sails_back(self) -> None:
        scene = Scene("carthage", carthage="c01 c63", rome="")
        scene.mark("carthage", "tarentum")
        scene.army("carthage", "utica", 3, "hasdrubal", elephants=1)
        scene.army("rome", "cannae", 6, "marcellus consul")
        scene.ready("carthage", "c01", "hasdrubal", 3)
        if scene.asked() == "ask-elephants":
            scene.play("carthage", "take_elephants 1")
        scene.play("carthage", "sail_to tarentum").roll(1)
        scene.play("rome", "intercept marcellus", "take_units 6").roll(1)
        scene.play("carthage", "enter_city 1")
        assert set(scene.options()) == {"station_elephants 0", "station_elephants 1"}
        scene.play("carthage", "station_elephants 0").roll(1)
        assert (scene.inside("tarentum"), scene.units("carthage", "tarentum")) == (1, 0)
        assert (scene.units("carthage", "utica"), scene.elephants("utica")) == (2, 1)
        assert scene.place_of("hasdrubal") == "utica"

    @rule("11.11", "17.2")
    @pytest.mark.parametrize(("entering", "fewest", "most"), [(1, 0, 1), (2, 1, 2), (3, 2, 2)])
    def test_elephants_enter_where_the_others_are_too_few(self, entering: int, fewest: int, most: int) -> None:
        scene = on_the_march("carthage", "tarentum", 3, "hasdrubal", elephants=2)
        scene.mark("carthage", "tarentum")
        orders = Orders(CARTHAGE, the_card("c01"), BY_OPS)
        entry = CityEntry(orders, the_space("tarentum"), the_space("utica"), False, entering)
        assert entry._elephant_range(scene.pos) == (fewest, most)
        romans = CityEntry(Orders(ROME, the_card("c01"), BY_OPS), the_space("tarentum"), the_space("utica"), False, 2)
        assert romans._elephant_range(scene.pos) == (0, 0)

    @rule("11.11")
    def test_if_all_enter_the_general_is_behind_the_walls_too(self) -> None:
        scene = Scene("carthage", carthage="c01 c63", rome="")
        scene.mark("carthage", "tarentum")
        scene.army("carthage", "utica", 2, "hasdrubal")
        scene.army("rome", "cannae", 6, "marcellus consul")
        scene.ready("carthage", "c01", "hasdrubal", 2).play("carthage", "sail_to tarentum").roll(1)
        scene.play("rome", "intercept marcellus", "take_units 6").roll(1).play("carthage", "enter_city 2")
        assert scene.inside("tarentum") == 2
        assert scene.pos.is_inside[the_general("hasdrubal")]
        assert scene.place_of("hasdrubal") == "tarentum"
        assert not scene.pos.intercepted


class TestRetreat:
    def retreating(self, paths: list[list[str]], elephants: int = 0) -> Scene:
        scene = Scene("rome", bare=True)
        scene.mark("carthage", "terventum", "beneventum", "capua", "rome_city", "neapolis")
        scene.army("carthage", "arpi", 4, "mago", elephants=elephants)
        arpi, mago = the_space("arpi"), company_of(the_general("mago"))
        ways = [[the_space(space) for space in path] for path in paths]
        scene.pos.battle_active = ROME
        scene.pos.push(Retreat(CARTHAGE, arpi, 4, elephants, mago, ways))
        return scene

    @rule("15.1", "15.2")
    def test_only_paths_that_go_through_the_chosen_space_stay_open(self) -> None:
        scene = self.retreating([["terventum", "rome_city"], ["beneventum", "capua"], ["beneventum", "neapolis"]])
        assert scene.targets("retreat_to") == {"terventum", "beneventum"}
        scene.play("carthage", "retreat_to beneventum")
        assert set(scene.options()) == {"retreat_to capua", "retreat_to neapolis"}

    @rule("15.1", "15.2")
    def test_a_halt_where_one_of_the_paths_ends(self) -> None:
        scene = self.retreating([["beneventum"], ["beneventum", "capua"]])
        scene.play("carthage", "retreat_to beneventum")
        assert set(scene.options()) == {"retreat_to capua", "halt"}
        scene.play("carthage", "halt")
        assert scene.units("carthage", "beneventum") == 4

    @rule("15.6", "17.2")
    def test_no_more_elephants_are_lost_than_there_are(self) -> None:
        scene = self.retreating([["beneventum", "capua"]], elephants=1)
        scene.mark("rome", "beneventum")
        scene.army("rome", "beneventum", 1)
        assert set(scene.options()) == {"lose_elephants 0", "lose_elephants 1"}  # of two CUs: the PC and an enemy

    @rule("15.3", "20.9")
    def test_besiegers_who_join_the_retreat_end_their_siege(self) -> None:
        scene = self.retreating([["capua", "neapolis"]])
        scene.mark("rome", "capua")
        scene.army("rome", "capua", 1, inside=True)
        scene.army("carthage", "capua", 1)
        scene.pos.siege[the_space("capua")] = 1
        scene.play("carthage", "join_retreat")
        assert scene.units("carthage", "neapolis") == 3  # one lost to the PC and one to the garrison
        assert scene.siege("capua") == 0
        assert (scene.units("rome", "capua"), scene.inside("capua")) == (1, 0)  # the gates are open again

    @rule("15.1", "9.4")
    def test_a_beaten_attacker_is_no_army_on_the_march_any_more(self) -> None:
        scene = self.retreating([["beneventum"]])
        scene.pos.battle_active = CARTHAGE
        scene.pos.army, scene.pos.army_units = the_general("mago"), 4
        assert scene.units("carthage", "beneventum") == 4
        assert scene.pos.army_units == 0

    @rule("23.5", "23.8r1")
    def test_fabius_comes_home_from_a_retreat_out_of_italy(self) -> None:
        for home in ("pisae", "none"):
            scene = Scene("carthage", bare=True)
            scene.mark("rome", "eastern_ligurians", home if home != "none" else "eastern_ligurians")
            scene.army("rome", "pisae", 5, "fabius proconsul")
            way = [[the_space("eastern_ligurians")]]
            scene.pos.battle_active = CARTHAGE
            scene.pos.push(Retreat(ROME, the_space("pisae"), 5, 0, company_of(FABIUS), way))
            assert scene.units("rome", "eastern_ligurians") == 5
            assert scene.place_of("fabius") == ("pisae" if home != "none" else "pool")

    @rule("15.9", "24.5")
    def test_a_beaten_army_loses_its_siege_train_even_if_it_only_goes_behind_its_walls(self) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("carthage", "tarentum")
        scene.army("carthage", "tarentum", 2, "mago")
        scene.army("rome", "tarentum", 6, "marcellus consul")
        scene.pos.train = scene.pos.battle_space = the_space("tarentum")
        scene.pos.battle_active = ROME
        scene.pos.push(Aftermath(CARTHAGE, False, 1, ALL_BATTLE_CARDS[0], RETREATING))
        scene.play("carthage", "retreat_into_city 2")
        assert scene.inside("tarentum") == 2
        assert scene.pos.train == NO_SPACE

    @rule("15.1")
    def test_a_beaten_attacker_goes_back_to_the_first_space_of_the_map_too(self) -> None:
        scene = Scene("rome")
        scene.pos.battle_active, scene.pos.battle_way = ROME, NORMAL
        scene.mark("rome", "western_ligurians")
        scene.pos.battle_space, scene.pos.battle_from = the_space("nice"), the_space("western_ligurians")
        assert offered_paths(scene.pos, ROME, 3) == [[the_space("western_ligurians")]]


class TestSieges:
    @rule("20.6")
    def test_two_rolls_for_card_54_and_for_africanus_on_a_force_march(self) -> None:
        city, tribe = the_space("gades"), the_space("western_ligurians")
        for card, mode, general, space, rolls in (
            ("c54", BY_OPS, "marcellus", city, 2),
            ("c54", BY_OPS, "marcellus", tribe, 1),
            ("c62", BY_OPS, "marcellus", city, 1),
            ("c61", BY_FORCE_MARCH, "marcellus", city, 1),
            ("c61", BY_FORCE_MARCH, "scipio_africanus", city, 2),
            ("c62", BY_OPS, "scipio_africanus", city, 1),
        ):
            scene = Scene("rome")
            scene.pos.army = the_general(general)
            assert Halt(Orders(ROME, the_card(card), mode), OVER).rolls_at(scene.pos, space) == rolls

    @rule("20.13")
    def test_fresh_besiegers_are_used_up_to_three(self) -> None:
        scene = on_the_march("rome", "gades", 1, "marcellus proconsul")
        gades = the_space("gades")
        scene.army("rome", "gades", 3)
        scene.pos.tired = [Tired(gades, 2, 1), Tired(ON_THE_MARCH, 1, 1)]
        spend_besiegers(scene.pos, gades, 4)  # one of the army, one tired, two fresh
        assert sum(tired.units for tired in scene.pos.tired if tired.used == SPENT) == 3
        all_tired = on_the_march("rome", "gades", 1, "marcellus proconsul")
        all_tired.army("rome", "gades", 1)
        all_tired.pos.tired = [Tired(gades, 2, 1), Tired(ON_THE_MARCH, 1, 1)]
        spend_besiegers(all_tired.pos, gades, 2)
        assert sum(tired.units for tired in all_tired.pos.tired) == 2  # nobody else is there to be used up

    @rule("8.1", "10.13r1")
    def test_a_lone_general_makes_nobody_man_the_walls(self) -> None:
        scene = on_the_march("carthage", "arpi", 0, "mago")
        scene.army("rome", "capua", 3)
        assert not may_station(scene.pos, ROME, the_space("capua"))
        scene.pos.army_units = 1
        assert may_station(scene.pos, ROME, the_space("capua"))

    @rule("8.1", "18.1r2")
    def test_only_a_number_that_parts_a_consul_from_his_army_is_refused(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", 6, "marcellus consul")
        station = Station(ROME, the_space("capua"))
        scene.pos.push(station)
        assert scene.targets("station") == {"0", "1"}
        for text, is_refused in (("station 2", True), ("station_elephants 2", False), ("place_pc cannae", False)):
            said = station.why_not(scene.pos, ROME, VERBS.parse(text))
            assert (said is not None) == is_refused


class TestAttrition:
    @rule("21.1")
    @pytest.mark.parametrize("part", [OUTSIDE, OF_ARMY])
    def test_nobody_rolls_for_a_force_without_units(self, part: int) -> None:
        scene = on_the_march("rome", "gades", 0, "marcellus proconsul")
        scene.pos.push(Attrition(ROME, the_space("gades"), part))
        assert scene.asked() == "ask-card"

    @rule("3.1", "3.3r1")
    def test_winter_begins_with_rome(self) -> None:
        scene = Scene("rome")
        assert Winter(0).crumb(scene.pos).args == [ROME]


class TestCards:
    @rule("24.11", "24.11r1", "2.15")
    def test_a_proconsul_is_dismissed_only_if_somebody_can_take_his_place(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "gades", 3, "marcellus proconsul")
        assert can_happen(scene.pos, CARTHAGE, SENATE_DISMISSES)
        for general in scene.pos.content.generals_of[ROME]:
            if general not in (MARCELLUS, FABIUS):  # Fabius could not stand there
                scene.pos.at[general] = the_space("rome_city")
        assert not can_happen(scene.pos, CARTHAGE, SENATE_DISMISSES)

    @rule("24.11")
    def test_the_new_proconsul_stands_where_the_old_one_stood(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", 2, "marcellus proconsul", inside=True)
        scene.army("carthage", "capua", 5)
        scene.pos.push(SenateEvent(CARTHAGE, SENATE_DISMISSES))
        scene.play("carthage", "replace_by varro")
        varro = the_general("varro")
        assert (scene.place_of("varro"), scene.pos.is_inside[varro]) == ("capua", True)
        assert (scene.place_of("marcellus"), scene.pos.is_inside[MARCELLUS]) == ("pool", False)

    @rule("24.1", "2.15")
    def test_macedon_becomes_an_ally_once(self) -> None:
        scene = Scene("carthage")
        assert can_happen(scene.pos, CARTHAGE, MACEDON_ALLIES)
        scene.pos.macedon_allied = True
        assert not can_happen(scene.pos, CARTHAGE, MACEDON_ALLIES)

    @rule("24.8")
    def test_the_thief_may_leave_the_open_card_and_draw(self) -> None:
        scene = Scene("rome")
        first = BATTLE_CARDS * CARTHAGE
        scene.pos.battle_hand[first : first + 2] = [1, 2]
        scene.pos.battle_open[first] = 1
        scene.pos.push(Theft(ROME))
        assert "take_random_card" in scene.options()
        scene.play("rome", "take_random_card")
        question = scene.question()
        assert question is not None
        assert question.weights == [1, 2]

    @rule("24.8")
    def test_no_ally_deserts_from_an_enemy_without_battle_cards(self) -> None:
        scene = Scene("rome", rome=CARD.ids[ALLY_DESERTS])
        card = ALL_BATTLE_CARDS[0]
        assert [VERBS.text(action) for action in matches(scene.pos, ROME, card, False)] == []
        scene.pos.battle_hand[BATTLE_CARDS * CARTHAGE + card] = 1
        assert len(matches(scene.pos, ROME, card, False)) == 1

    @rule("24.1")
    def test_hannibal_charms_open_towns_without_roman_units(self) -> None:
        scene = on_the_march("carthage", "arpi", 3, "hannibal")
        assert may_charm(scene.pos, the_space("cannae"))
        assert not may_charm(scene.pos, the_space("capua"))  # walled
        scene.army("rome", "cannae", 1)
        assert not may_charm(scene.pos, the_space("cannae"))


class TestHands:
    @rule("14.4", "14.5", "14.6")
    def test_allies(self) -> None:
        scene = Scene("rome", bare=True)
        pos = scene.pos
        for province in ("carthage", "carthaginia", "eastern_numidia", "western_numidia"):
            for space in pos.content.spaces_of[the_province(province)]:
                pos.marker[space] = ROME
        assert allies_of(pos, ROME, the_space("zama"), False, False) == 6
        assert allies_of(pos, ROME, the_space("zama"), False, True) == 2
        pos.marker = [CARTHAGE] * len(pos.marker)
        assert allies_of(pos, CARTHAGE, the_space("laminium"), False, True) == 4
        assert allies_of(pos, CARTHAGE, the_space("laminium"), True, False) == 0
        pos.marker = [NOBODY] * len(pos.marker)
        for province in ("etruria", "samnium", "campania"):
            for space in pos.content.spaces_of[the_province(province)]:
                pos.marker[space] = CARTHAGE
        assert allies_of(pos, CARTHAGE, the_space("capua"), False, False) == 3  # the limit is Rome's


@rule("7.3")
def test_hannibal_is_a_commander_like_others() -> None:
    scene = Scene("carthage")
    scene.army("carthage", "arpi", 3, "hannibal")
    assert equals_at(scene.pos, CARTHAGE, the_space("arpi"), False) == [HANNIBAL]


@rule("22.2", "25.6")
def test_what_decides_the_game_at_once() -> None:
    for scenario, taken, winner in (
        ("second_punic_war", ["rome_city"], "carthage"),
        ("second_punic_war", ["carthage_city"], "rome"),
        ("campaign_iberia", ["new_carthage", "gades"], "rome"),
    ):
        scene = Scene("rome", scenario=scenario)
        for space in taken:
            assert not is_decided(scene.pos)
            scene.mark(winner, space)
        assert is_decided(scene.pos)
        assert scene.pos.winner == the_seat(winner)


@rule("22.2")
def test_a_game_that_is_won_stays_won() -> None:
    scene = Scene("rome")
    assert not is_decided(scene.pos)
    scene.pos.winner = CARTHAGE
    assert is_decided(scene.pos)
