"""Single clauses of marches, reactions and landings, asked of the lookups themselves: whole games seldom come there."""

import pytest

from hatalom.games.hannibal.names import (
    BY_FORCE_MARCH,
    BY_OPS,
    BY_SEA,
    CARTHAGE,
    FABIUS,
    HANNIBAL,
    MARCELLUS,
    NO_SPACE,
    NORMAL,
    ROME,
    Way,
    company_of,
)
from hatalom.games.hannibal.phases.march.arrival import OUTCOME, Arrival
from hatalom.games.hannibal.phases.march.back_up import CityEntry
from hatalom.games.hannibal.phases.march.halt import OVER, Halt
from hatalom.games.hannibal.phases.march.station import Station
from hatalom.games.hannibal.records import AVOIDING, ON_THE_MARCH, Errand, Orders, Tired
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_besiegers
from hatalom.games.hannibal.rules.forces import whole_force
from hatalom.games.hannibal.rules.marching import may_overrun
from hatalom.games.hannibal.rules.reactions import (
    avoid_goals,
    avoiders_at,
    refuse_avoiding,
    refuse_interception,
    whole_interceptor,
)
from hatalom.games.hannibal.rules.slipping import refuse_slip
from hatalom.games.hannibal.rules.steps import may_land_inside
from hatalom.games.hannibal.rules.walls import may_station
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule


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
