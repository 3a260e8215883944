"""Single clauses, asked of the lookups themselves: places where whole games seldom come."""

import pytest

from hatalom.core.question import Seat
from hatalom.games.hannibal.events import ITALY_LOST, LAST_TURN
from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    ALLY_DESERTS,
    AUXILIARIES_APULIA,
    AUXILIARIES_CAMPANIA,
    AUXILIARIES_ETRURIA,
    AUXILIARIES_LUCANIA,
    AUXILIARIES_SAMNIUM,
    BALEARIC_SLINGERS,
    BATTLE_CARDS,
    BRUTTIUM_RECRUITS,
    BY_FORCE_MARCH,
    BY_OPS,
    BY_SEA,
    CAPUA_SIDES,
    CARD,
    CARTHAGE,
    CELTIBERIA_REVOLTS,
    COME_INTO_ITALY,
    CORSICA_REVOLT,
    EPIDEMIC,
    FABIUS,
    FLEET_BREAKS_SIEGE,
    GALLIC_RECRUITS,
    GRAIN_SHORTAGE,
    HANNIBAL,
    HOSTILE_TRIBES_1,
    HOSTILE_TRIBES_2,
    IBERIAN_RECRUITS,
    LIGURIAN_RECRUITS,
    MACEDON_ALLIES,
    MACEDON_PEACE,
    MACEDONIANS,
    MARCELLUS,
    NO_GENERAL,
    NO_SPACE,
    NOBODY,
    NORMAL,
    PESTILENCE,
    ROME,
    SCENARIO,
    SENATE_DISMISSES,
    SICILIA_REVOLTS,
    SLAVE_LEGIONS,
    SPACES,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    TRIBAL_RESISTANCE,
    Card,
    Way,
    company_of,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.battle.aftermath import CASUALTIES, RETREATING, Aftermath
from hatalom.games.hannibal.phases.battle.city_retreat import CityRetreat
from hatalom.games.hannibal.phases.battle.retreat import Retreat
from hatalom.games.hannibal.phases.battle.rounds import Rounds, rounds_under
from hatalom.games.hannibal.phases.battle.thefts import Theft
from hatalom.games.hannibal.phases.cards.events_others import SenateEvent
from hatalom.games.hannibal.phases.losses import Losses
from hatalom.games.hannibal.phases.march.arrival import OUTCOME, Arrival
from hatalom.games.hannibal.phases.march.back_up import CityEntry
from hatalom.games.hannibal.phases.march.halt import OVER, Halt
from hatalom.games.hannibal.phases.march.station import Station
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs
from hatalom.games.hannibal.phases.turn.elections import FIRST_PLACE, Elections
from hatalom.games.hannibal.phases.turn.turn import check_victory
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.records import AVOIDING, INSIDE, OF_ARMY, ON_THE_MARCH, OUTSIDE, Errand, Orders, Tired
from hatalom.games.hannibal.rules.battle_cards import matches
from hatalom.games.hannibal.rules.battle_hands import allies_of
from hatalom.games.hannibal.rules.event_refusals import refuse_event
from hatalom.games.hannibal.rules.event_targets import can_happen
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_besiegers
from hatalom.games.hannibal.rules.forces import whole_force
from hatalom.games.hannibal.rules.generals import equals_at
from hatalom.games.hannibal.rules.marching import may_charm, may_overrun
from hatalom.games.hannibal.rules.reactions import (
    avoid_goals,
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

    @rule("12.3", "12.6")
    def test_a_city_under_siege_is_no_refuge(self) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("carthage", "tarentum")
        scene.mark("rome", "cannae", "brundisium", "heraclea")
        scene.army("carthage", "tarentum", 2, "mago")
        tarentum, mago = the_space("tarentum"), company_of(the_general("mago"))
        inside = [VERBS.parse("avoid_into_city")]
        assert avoid_goals(scene.pos, CARTHAGE, tarentum, the_space("cannae"), mago, 2) == inside
        assert avoid_goals(scene.pos, CARTHAGE, tarentum, the_space("cannae"), mago, 3) == []  # too many
        scene.pos.siege[tarentum] = 1
        assert avoid_goals(scene.pos, CARTHAGE, tarentum, the_space("cannae"), mago, 2) == []


class TestArrival:
    def avoided(self, staying: int) -> Scene:
        """Marcellus, whose rating is 3, has marched against Hannibal, who slips away with all but so many."""
        scene = Scene("rome", rome="c62 c63", carthage="")
        scene.army("rome", "cannae", 6, "marcellus consul")
        scene.army("carthage", "arpi", 4, "hannibal")
        scene.mark("none", "terventum", "beneventum")
        scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
        scene.play("carthage", "avoid hannibal", f"take_units {4 - staying}").roll(4)
        return scene.play("carthage", "avoid_to terventum")

    @rule("12.7", "9.4")
    @pytest.mark.parametrize(("face", "goes_on"), [(2, True), (3, True), (4, False)])
    def test_a_pursuit_succeeds_up_to_the_rating(self, face: int, goes_on: bool) -> None:
        scene = self.avoided(0).play("rome", "pursue").roll(face)
        assert scene.asked() == ("ask-march" if goes_on else "ask-card")
        assert scene.place_of("marcellus") == "arpi"
        assert not scene.pos.avoided

    @rule("12.7")
    @pytest.mark.parametrize(("left", "asked"), [(0, []), (1, ["ask-after-avoid"])])
    def test_who_cannot_go_on_does_not_pursue(self, left: int, asked: list[str]) -> None:
        scene = on_the_march("rome", "arpi", 6, "marcellus consul")
        arpi = the_space("arpi")
        scene.pos.avoided, scene.pos.march_left = True, left
        arrival = Arrival(Orders(ROME, the_card("c62"), BY_OPS), arpi, the_space("cannae"), NORMAL, False, OUTCOME)
        assert [question.prompt.key for question in arrival.ask(scene.pos)] == asked

    @rule("6.7", "12.7r1")
    def test_after_an_overrun_nothing_remains_of_those_who_slipped_away(self) -> None:
        scene = self.avoided(1)
        assert scene.pos.avoided
        scene.play("rome", "overrun")
        assert scene.units("carthage", "arpi") == 0
        assert scene.asked() == "ask-march"
        assert not scene.pos.avoided

    @rule("6.7")
    @pytest.mark.parametrize(
        ("units", "enemies", "general", "may"),
        [(5, 1, (), True), (6, 1, (), True), (4, 1, (), False), (9, 2, (), False), (5, 1, ("mago",), False)],
    )
    def test_five_overrun_one_without_a_general(
        self, units: int, enemies: int, general: tuple[str, ...], may: bool
    ) -> None:
        scene = on_the_march("rome", "cannae", units, "marcellus consul")
        scene.army("carthage", "cannae", enemies, *general)
        assert may_overrun(scene.pos, ROME, the_space("cannae")) == may

    @rule("6.7", "17.2")
    def test_an_elephant_is_overrun_too(self) -> None:
        scene = Scene("rome", rome="c62 c63", carthage="")
        scene.army("rome", "cannae", 5, "marcellus consul")
        scene.army("carthage", "arpi", 1, elephants=1)
        scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to arpi", "overrun")
        assert (scene.units("carthage", "arpi"), scene.elephants("arpi")) == (0, 0)

    @rule("11.11")
    @pytest.mark.parametrize(
        ("way", "owner", "garrison", "siege", "most"),
        [
            (BY_SEA, "carthage", 0, 0, 2),
            (BY_SEA, "carthage", 1, 0, 1),
            (BY_SEA, "carthage", 2, 0, 0),
            (BY_SEA, "carthage", 0, 1, 0),
            (BY_SEA, "rome", 0, 0, 0),
            (NORMAL, "carthage", 0, 0, 0),
        ],
    )
    def test_so_many_enter_the_city_as_fit(self, way: Way, owner: str, garrison: int, siege: int, most: int) -> None:
        scene = on_the_march("carthage", "tarentum", 3, "hasdrubal")
        tarentum = the_space("tarentum")
        scene.mark(owner, "tarentum")
        scene.pos.garrison[tarentum], scene.pos.siege[tarentum] = garrison, siege
        arrival = Arrival(Orders(CARTHAGE, the_card("c01"), BY_OPS), tarentum, the_space("utica"), way, False, OUTCOME)
        options: list[int] = []
        arrival._add_city_entry(scene.pos, options)
        assert [VERBS.text(action) for action in options] == [f"enter_city {n}" for n in range(1, most + 1)]


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

    @rule("11.11", "17.2")
    @pytest.mark.parametrize("elephants", [0, 1, 2])
    def test_after_all_have_entered_the_march_is_over(self, elephants: int) -> None:
        scene = Scene("carthage", carthage="c01 c63", rome="c64")
        scene.mark("carthage", "tarentum")
        scene.army("carthage", "utica", 2, "hasdrubal", elephants=elephants)
        scene.army("rome", "cannae", 6, "marcellus consul")
        scene.ready("carthage", "c01", "hasdrubal", 2).play("carthage", "sail_to tarentum").roll(1)
        scene.play("rome", "intercept marcellus", "take_units 6").roll(1)
        scene.pos.log = []
        scene.play("carthage", "enter_city 2")
        assert scene.asked() == "ask-card"
        assert [event.message.key for event in scene.pos.log][:2] == ["army-entered-city", "army-stopped"]
        assert [event.message.key for event in scene.pos.log].count("army-stopped") == 1
        assert scene.inside("tarentum") == 2
        assert scene.pos.garrison_elephants[the_space("tarentum")] == elephants
        assert scene.elephants("tarentum") == scene.elephants("utica") == 0


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

    @rule("15.1", "15.2")
    def test_a_longer_path_may_go_on_where_a_shorter_one_ends(self) -> None:
        scene = self.retreating([["beneventum"], ["beneventum", "capua"]])
        scene.play("carthage", "retreat_to beneventum", "retreat_to capua")
        assert scene.units("carthage", "capua") == 4
        assert scene.units("carthage", "beneventum") == 0

    @rule("15.1", "15.3")
    @pytest.mark.parametrize(
        ("answer", "place", "units"), [("join_retreat", "capua", 6), ("leave_them", "beneventum", 4)]
    )
    def test_a_general_goes_with_those_who_join(self, answer: str, place: str, units: int) -> None:
        scene = self.retreating([["beneventum", "capua"]])
        scene.army("carthage", "beneventum", 2, "hasdrubal")
        scene.play("carthage", answer)
        assert scene.place_of("hasdrubal") == place
        assert scene.place_of("mago") == "capua"
        assert scene.units("carthage", "capua") == units

    @rule("15.3")
    @pytest.mark.parametrize(("others", "may"), [(4, True), (5, False)])
    def test_only_those_who_are_not_more_numerous_join(self, others: int, may: bool) -> None:
        scene = self.retreating([["beneventum", "capua"]])
        scene.army("carthage", "beneventum", others)
        assert ("join_retreat" in scene.options()) == may

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

    @rule("14.15", "16.3")
    def test_only_a_side_that_looks_for_its_way_out_is_told_why_not(self) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("rome", "beneventum")
        scene.army("carthage", "arpi", 4, "mago")
        scene.army("rome", "arpi", 6, "marcellus consul")
        scene.pos.battle_space, scene.pos.battle_from = the_space("arpi"), the_space("cannae")
        scene.pos.battle_active = ROME

        def why(withdrew: bool, step: int, seat: Seat, text: str) -> str:
            aftermath = Aftermath(CARTHAGE, withdrew, 1, ALL_BATTLE_CARDS[0], step)
            said = aftermath.why_not(scene.pos, seat, VERBS.parse(text))
            return said.message.key if said is not None else ""

        assert why(True, RETREATING, CARTHAGE, "withdraw_to beneventum") == "enemy-ground"
        assert why(True, RETREATING, CARTHAGE, "withdraw_to cannae") == "came-from"
        assert why(True, RETREATING, CARTHAGE, "withdraw_to gades") == "not-next-to"
        assert why(True, RETREATING, CARTHAGE, "withdraw_to terventum") == ""
        assert why(True, RETREATING, ROME, "withdraw_to terventum") == "must-go-back"
        assert why(True, CASUALTIES, CARTHAGE, "withdraw_to beneventum") == ""
        assert why(False, RETREATING, CARTHAGE, "withdraw_to beneventum") == ""
        assert why(True, RETREATING, CARTHAGE, "march_to beneventum") == ""


class TestLosses:
    @rule("14.15", "17.2")
    @pytest.mark.parametrize("part", [OUTSIDE, INSIDE, OF_ARMY])
    @pytest.mark.parametrize(
        ("units", "elephants", "count", "due", "least", "most"),
        [
            (5, 2, 2, 0, 0, 2),
            (5, 2, 2, 1, 1, 2),
            (5, 3, 2, 1, 1, 2),
            (3, 2, 2, 0, 1, 2),
            (5, 2, 2, 2, 2, 2),
            (5, 3, 1, 2, 1, 1),
            (3, 3, 1, 0, 1, 1),
            (5, 0, 2, 1, 0, 0),
            (2, 1, 4, 0, 1, 1),
        ],
    )
    def test_how_many_elephants_fall(
        self, part: int, units: int, elephants: int, count: int, due: int, least: int, most: int
    ) -> None:
        if part == OF_ARMY:
            scene = on_the_march("carthage", "tarentum", units, "hannibal", elephants=elephants)
        else:
            scene = Scene("carthage")
            scene.mark("carthage", "tarentum")
            scene.army("carthage", "tarentum", units, "hannibal", elephants=elephants, inside=part == INSIDE)
        if part == INSIDE:
            scene.army("rome", "tarentum", 6)  # so the gates stay shut
        tarentum = the_space("tarentum")
        scene.pos.push(Losses(CARTHAGE, tarentum, part, count, due))
        if least < most:
            assert set(scene.options()) == {f"lose_elephants {number}" for number in range(least, most + 1)}
            scene.play("carthage", f"lose_elephants {most}")
        left = scene.inside("tarentum") if part == INSIDE else scene.units("carthage", "tarentum")
        beasts = scene.pos.garrison_elephants if part == INSIDE else scene.pos.elephants
        assert (left, beasts[tarentum]) == (max(0, units - count), elephants - most)
        if part == OF_ARMY:
            assert (scene.pos.army_units, scene.pos.army_elephants) == (left, elephants - most)

    @rule("14.15", "17.2")
    @pytest.mark.parametrize(("seat", "count"), [("rome", 1), ("carthage", 1), ("rome", 0)])
    def test_who_has_nobody_loses_nobody(self, seat: str, count: int) -> None:
        scene = Scene("rome")
        scene.army(seat, "arpi", 1 - count)
        scene.pos.log = []
        scene.pos.push(Losses(the_seat(seat), the_space("arpi"), OUTSIDE, count))
        assert scene.asked() == "ask-card"
        assert scene.units(seat, "arpi") == 1 - count
        assert [event.message.key for event in scene.pos.log] == []

    @rule("14.15", "9.4")
    def test_an_army_behind_its_walls_loses_those_inside(self) -> None:
        scene = on_the_march("rome", "capua", 3, "marcellus proconsul", inside=True)
        capua = the_space("capua")
        scene.army("carthage", "capua", 5)
        Losses(ROME, capua, OF_ARMY, 1)._take(scene.pos, 0)
        assert (scene.pos.garrison[capua], scene.pos.army_units) == (2, 2)

    @rule("15.9")
    @pytest.mark.parametrize(("siege", "most"), [(0, 2), (1, 1)])
    def test_into_a_besieged_city_go_no_more_than_came_out(self, siege: int, most: int) -> None:
        scene = Scene("rome")
        scene.mark("carthage", "tarentum")
        scene.army("carthage", "tarentum", 3, "mago")
        tarentum = the_space("tarentum")
        scene.pos.battle_space, scene.pos.siege[tarentum], scene.pos.sortie_units = tarentum, siege, 1
        assert CityRetreat(CARTHAGE)._most(scene.pos) == most

    @rule("9.3", "14.15")
    def test_only_the_side_on_the_march_remembers_who_was_tired(self) -> None:
        arpi = the_space("arpi")
        for army, remembered in (("marcellus", 1), ("hannibal", 2), ("", 2)):
            scene = Scene("rome")
            scene.army("rome", "arpi", 3)
            scene.pos.army = the_general(army) if army else NO_GENERAL
            scene.pos.tired = [Tired(arpi, 2, 2)]
            Losses(ROME, arpi, OUTSIDE, 1)._take(scene.pos, 0)
            assert scene.pos.outside(ROME, arpi) == 2
            assert sum(tired.units for tired in scene.pos.tired) == remembered


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

    @rule("8.1", "10.13r1")
    def test_who_mans_the_walls(self) -> None:
        capua = the_space("capua")
        for units, generals, enemies, siege, may in (
            (3, [], 4, 0, True),  # all enemies came with this army
            (3, [], 5, 0, False),  # one stood at the walls before
            (3, [], 4, 1, False),
            (0, [], 4, 0, False),
            (0, ["varro"], 4, 0, True),
        ):
            scene = on_the_march("carthage", "capua", 4, "mago")
            scene.army("carthage", "capua", enemies - 4)
            scene.army("rome", "capua", units, *generals)
            scene.pos.siege[capua] = siege
            assert may_station(scene.pos, ROME, capua) == may
            scene.mark("carthage", "capua")
            assert not may_station(scene.pos, ROME, capua)

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
    def test_the_battle_goes_on_beneath_a_theft(self) -> None:
        scene = Scene("rome")
        assert rounds_under(scene.pos) is None
        rounds = Rounds(ROME)
        scene.pos.push(rounds)
        assert rounds_under(scene.pos) is rounds
        scene.pos.push(Theft(ROME))
        assert rounds_under(scene.pos) is rounds

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


class TestEventRefusals:
    def why(self, scene: Scene, seat: Seat, card: Card) -> tuple[str, list[int]]:
        said = refuse_event(scene.pos, seat, card)
        return ("", []) if said is None else (said.message.key, said.args)

    @rule("2.7", "2.15")
    @pytest.mark.parametrize(
        ("seat", "card", "owner", "province"),
        [
            (ROME, AUXILIARIES_APULIA, ROME, "apulia"),
            (ROME, AUXILIARIES_ETRURIA, ROME, "etruria"),
            (ROME, AUXILIARIES_SAMNIUM, ROME, "samnium"),
            (ROME, AUXILIARIES_LUCANIA, ROME, "lucania"),
            (ROME, AUXILIARIES_CAMPANIA, ROME, "campania"),
            (ROME, BALEARIC_SLINGERS, ROME, "balearic_islands"),
            (CARTHAGE, BALEARIC_SLINGERS, CARTHAGE, "balearic_islands"),
            (ROME, CORSICA_REVOLT, CARTHAGE, "corsica_sardinia"),
            (CARTHAGE, SICILIA_REVOLTS, ROME, "sicilia"),
            (ROME, CELTIBERIA_REVOLTS, CARTHAGE, "celtiberia"),
            (CARTHAGE, GRAIN_SHORTAGE, CARTHAGE, "sicilia"),
        ],
    )
    def test_the_province_that_is_not_controlled(self, seat: Seat, card: Card, owner: Seat, province: str) -> None:
        scene = Scene("rome", bare=True)
        number = the_province(province)
        assert self.why(scene, seat, card) == ("needs-province", [owner, number])
        for space in scene.pos.content.spaces_of[number]:
            scene.pos.marker[space] = owner
        assert self.why(scene, seat, card)[0] != "needs-province"

    @rule("2.15", "24.16")
    @pytest.mark.parametrize(
        ("seat", "card", "general", "place"),
        [
            (CARTHAGE, BRUTTIUM_RECRUITS, "mago", "heraclea"),
            (CARTHAGE, LIGURIAN_RECRUITS, "mago", "pisae"),
            (CARTHAGE, GALLIC_RECRUITS, "mago", "mutina"),
            (CARTHAGE, IBERIAN_RECRUITS, "mago", "saguntum"),
            (ROME, IBERIAN_RECRUITS, "marcellus", "saguntum"),
            (ROME, AUXILIARIES_APULIA, "marcellus", "cosa"),
            (ROME, AUXILIARIES_CAMPANIA, "marcellus", "cosa"),
        ],
    )
    def test_a_general_who_would_lead_the_recruits(self, seat: Seat, card: Card, general: str, place: str) -> None:
        scene = Scene("rome", bare=True)
        scene.pos.marker = [seat] * SPACES
        assert self.why(scene, seat, card) == ("needs-general", [card])
        scene.army("rome" if seat == ROME else "carthage", place, 1, general)
        assert self.why(scene, seat, card) == ("", [])

    @rule("2.15", "24.17")
    def test_three_italian_provinces(self) -> None:
        for seat, card in ((CARTHAGE, CAPUA_SIDES), (ROME, SLAVE_LEGIONS)):
            scene = Scene("rome", bare=True)
            for province in ("apulia", "lucania", "samnium"):
                assert self.why(scene, seat, card) == ("needs-three", [])
                for space in scene.pos.content.spaces_of[the_province(province)]:
                    scene.pos.marker[space] = CARTHAGE
            scene.army("carthage", "rome_city", 1)  # Rome is shut, and nobody holds Capua
            assert self.why(scene, seat, card) == ("no-effect", [card])

    @rule("2.15", "24.1")
    def test_macedon(self) -> None:
        for seat, card, then in ((CARTHAGE, MACEDONIANS, "no-effect"), (ROME, MACEDON_PEACE, "")):
            scene = Scene("rome", bare=True)
            assert self.why(scene, seat, card) == ("needs-macedon", [])
            scene.pos.macedon_allied = True
            assert self.why(scene, seat, card)[0] == then

    @rule("2.15")
    def test_hannibal_in_italy(self) -> None:
        for place, reason in (("", "hannibal-elsewhere"), ("saguntum", "hannibal-elsewhere"), ("arpi", "no-effect")):
            scene = Scene("carthage", bare=True)
            if place:
                scene.army("carthage", place, 5, "hannibal")
            assert self.why(scene, CARTHAGE, COME_INTO_ITALY)[0] == reason

    @rule("2.15", "24.11")
    def test_a_proconsul(self) -> None:
        scene = Scene("carthage")
        assert self.why(scene, CARTHAGE, SENATE_DISMISSES) == ("no-proconsul-to-replace", [])
        for general in scene.pos.content.generals_of[ROME]:
            scene.pos.at[general] = the_space("rome_city")
        scene.army("rome", "gades", 3, "marcellus proconsul")
        assert self.why(scene, CARTHAGE, SENATE_DISMISSES) == ("no-effect", [SENATE_DISMISSES])

    @rule("2.15", "20.9", "24.14")
    @pytest.mark.parametrize(
        ("card", "reason"),
        [
            (SURPRISE_SORTIE, "no-points-to-remove"),
            (TRIBAL_RESISTANCE, "no-points-to-remove"),
            (FLEET_BREAKS_SIEGE, "no-points-to-remove"),
            (EPIDEMIC, "no-army-to-strike"),
            (PESTILENCE, "no-army-to-strike"),
            (HOSTILE_TRIBES_1, "no-army-to-strike"),
            (HOSTILE_TRIBES_2, "no-army-to-strike"),
            (SYRACUSE_ALLIES, "no-effect"),
        ],
    )
    def test_nothing_to_strike_or_to_relieve(self, card: Card, reason: str) -> None:
        assert self.why(Scene("carthage", bare=True), CARTHAGE, card)[0] == reason

    @rule("2.7")
    def test_an_event_of_the_other_side(self) -> None:
        scene = Scene("rome")
        assert self.why(scene, ROME, GRAIN_SHORTAGE) == ("not-your-event", [GRAIN_SHORTAGE])
        assert self.why(scene, CARTHAGE, AUXILIARIES_APULIA) == ("not-your-event", [AUXILIARIES_APULIA])


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


class TestEndOfTurn:
    @rule("5.1", "22.3", "0.12")
    @pytest.mark.parametrize("turn", [4, 9])
    def test_italy_ends_the_game_before_points_are_counted(self, turn: int) -> None:
        scene = Scene("rome", turn=turn)
        for province in scene.pos.content.italian:
            for space in scene.pos.content.spaces_of[province]:
                scene.pos.marker[space] = CARTHAGE
        scene.pos.log = []
        check_victory(scene.pos)
        assert (scene.pos.winner, scene.pos.reason) == (CARTHAGE, ITALY_LOST)
        assert [event.message.key for event in scene.pos.log] == ["won-italy"]
        assert scene.question() is None

    @rule("5.4", "5.4r1", "25.6")
    @pytest.mark.parametrize("scenario", SCENARIO.ids)
    @pytest.mark.parametrize("winner", [CARTHAGE, ROME])
    def test_the_scenario_says_who_wins_a_tie(
        self, scenario: str, winner: Seat, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        scene = Scene("rome", scenario=scenario, bare=True)
        played = scene.pos.scenario_in_play()
        assert played.tie_winner == CARTHAGE
        monkeypatch.setattr(played, "tie_winner", winner)
        scene.pos.turn = played.last_turn
        assert scene.pos.count_points(ROME) == scene.pos.count_points(CARTHAGE)
        check_victory(scene.pos)
        assert (scene.pos.winner, scene.pos.reason) == (winner, LAST_TURN)

    @rule("5.3")
    def test_a_tie_before_the_last_turn_costs_nobody_anything(self) -> None:
        scene = Scene("rome", turn=8, bare=True)
        check_victory(scene.pos)
        assert scene.pos.winner == NOBODY
        assert scene.asked() == "ask-card"

    @rule("5.3")
    @pytest.mark.parametrize(("loser", "winner"), [(ROME, CARTHAGE), (CARTHAGE, ROME)])
    def test_the_difference_is_removed_by_the_side_behind(self, loser: Seat, winner: Seat) -> None:
        scene = Scene("rome", turn=8, bare=True)
        for province in ("apulia", "lucania"):
            for space in scene.pos.content.spaces_of[the_province(province)]:
                scene.pos.marker[space] = winner
        for place in ("enna", "segovia", "acci"):
            scene.pos.marker[the_space(place)] = loser
        check_victory(scene.pos)
        question = scene.question()
        assert question is not None
        assert (question.seat, question.prompt.key, question.args) == (loser, "ask-pc-to-remove", [2])

    @rule("5.3", "19.1", "22.1")
    @pytest.mark.parametrize(("count", "is_over"), [(0, False), (1, False), (2, False), (3, True)])
    def test_who_can_pay_does_not_sue_for_peace(self, count: int, is_over: bool) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("rome", "enna", "arpi")
        assert owe_pcs(scene.pos, ROME, count) is is_over
        assert scene.pos.winner == (CARTHAGE if is_over else NOBODY)

    @rule("1.10", "1.11", "1.12r1")
    @pytest.mark.parametrize(("outside", "inside", "is_inside"), [(1, 0, False), (0, 1, True), (1, 1, False)])
    def test_a_consul_stands_where_his_army_stands(self, outside: int, inside: int, is_inside: bool) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("rome", "capua")
        scene.army("rome", "capua", outside)
        scene.army("rome", "capua", inside, inside=True)
        scene.pos.push(Elections(FIRST_PLACE, MARCELLUS, the_general("varro")))
        assert scene.place_of("marcellus") == scene.place_of("varro") == "capua"
        assert scene.pos.is_inside[MARCELLUS] == is_inside

    @rule("1.10", "1.12r1")
    @pytest.mark.parametrize("enemies", [0, 3])
    def test_consuls_without_an_army_stand_in_rome(self, enemies: int) -> None:
        scene = Scene("rome")
        scene.army("carthage", "rome_city", enemies)
        scene.pos.push(Elections(FIRST_PLACE, MARCELLUS, the_general("varro")))
        assert scene.place_of("marcellus") == scene.place_of("varro") == "rome_city"
        assert scene.pos.is_inside[MARCELLUS] == (enemies > 0)
