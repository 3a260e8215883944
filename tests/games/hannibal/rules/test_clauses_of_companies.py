"""Single clauses about armies: how tired they are and who belongs to them; asked of the lookups themselves."""

import pytest

from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_OPS,
    CARTHAGE,
    FABIUS,
    HANNIBAL,
    MAGO,
    MARCELLUS,
    NO_COMPANY,
    NO_SPACE,
    NORMAL,
    ROME,
    VARRO,
    Space,
    company_of,
)
from hatalom.games.hannibal.phases.march.muster import ELEPHANTS_STEP, Muster
from hatalom.games.hannibal.phases.march.station import GENERALS_STEP, Station
from hatalom.games.hannibal.records import (
    AVOIDING,
    INTERCEPTION,
    MARCH,
    ON_THE_MARCH,
    REGROUP,
    Errand,
    Orders,
    Tired,
)
from hatalom.games.hannibal.rules.activation import why_not_activate
from hatalom.games.hannibal.rules.entering import leaves_consul_behind, why_not_enter
from hatalom.games.hannibal.rules.fatigue import FOUGHT, SPENT, forget, join_army, spend_besiegers, tiredness
from hatalom.games.hannibal.rules.forces import may_follow, possible_numbers, whole_force
from hatalom.games.hannibal.rules.marching import reach
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule

ARPI = the_space("arpi")
CANNAE = the_space("cannae")


def records(scene: Scene) -> list[tuple[Space, int, int]]:
    return sorted((tired.space, tired.used, tired.units) for tired in scene.pos.tired)


class TestTiredUnits:
    @rule("9.3", "9.4")
    def test_the_most_tired_fall_first(self) -> None:
        scene = Scene("rome")
        for count, left in (
            (0, [(ARPI, 1, 2), (ARPI, 4, 3), (CANNAE, 2, 1)]),
            (1, [(ARPI, 1, 2), (ARPI, 4, 2), (CANNAE, 2, 1)]),
            (4, [(ARPI, 1, 1), (CANNAE, 2, 1)]),
            (9, [(CANNAE, 2, 1)]),
        ):
            scene.pos.tired = [Tired(ARPI, 4, 3), Tired(CANNAE, 2, 1), Tired(ARPI, 1, 2)]
            forget(scene.pos, ARPI, count)
            assert records(scene) == left

    @rule("9.3")
    def test_three_kinds_of_tired_units_are_all_remembered(self) -> None:
        scene = Scene("rome")
        scene.pos.tired = [Tired(ARPI, 3, 1), Tired(ARPI, 1, 1), Tired(ARPI, 2, 1)]
        forget(scene.pos, ARPI, 1)
        assert records(scene) == [(ARPI, 1, 1), (ARPI, 2, 1)]

    @rule("9.3r1")
    def test_the_freshest_go_along_first(self) -> None:
        scene = Scene("rome")
        scene.pos.tired = [Tired(ARPI, 3, 2), Tired(ARPI, 1, 2), Tired(CANNAE, 2, 1)]
        join_army(scene.pos, ARPI, 5, 4)
        assert records(scene) == [
            (ON_THE_MARCH, 0, 1),
            (ON_THE_MARCH, 1, 2),
            (ON_THE_MARCH, 3, 1),
            (ARPI, 3, 1),
            (CANNAE, 2, 1),
        ]

    @rule("9.3")
    def test_the_army_is_as_tired_as_the_most_tired_with_it(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "marcellus consul")
        scene.pos.tired = [
            Tired(ON_THE_MARCH, 1, 1),
            Tired(ON_THE_MARCH, 3, 1),
            Tired(ON_THE_MARCH, 2, 1),
            Tired(ARPI, 4, 1),
        ]
        assert tiredness(scene.pos) == 3
        scene.pos.used[MARCELLUS] = 4
        assert tiredness(scene.pos) == 4
        scene.pos.used[VARRO] = 5  # he is not with them
        assert tiredness(scene.pos) == 4
        scene.pos.army_generals = company_of(VARRO)
        assert tiredness(scene.pos) == 5

    @rule("20.13", "9.4")
    def test_besiegers_who_have_fought_stay_where_they_are_in_the_records(self) -> None:
        scene = on_the_march("rome", "gades", 1, "marcellus proconsul")
        scene.army("rome", "gades", 4)
        gades = the_space("gades")
        scene.pos.tired = [Tired(gades, FOUGHT, 1), Tired(gades, 2, 1), Tired(ON_THE_MARCH, 1, 1)]
        spend_besiegers(scene.pos, gades, 5)  # two fresh ones stand there too
        assert records(scene) == [(gades, SPENT, 1), (gades, SPENT, 1), (gades, SPENT, 1), (gades, FOUGHT, 1)]

    @rule("20.13")
    @pytest.mark.parametrize(("units", "others"), [(2, 1), (3, 0), (4, 0)])
    def test_three_of_the_army_need_nobody_else(self, units: int, others: int) -> None:
        scene = on_the_march("rome", "gades", units, "marcellus proconsul")
        scene.army("rome", "gades", 3)
        gades = the_space("gades")
        scene.pos.tired = [Tired(ON_THE_MARCH, 1, units), Tired(gades, 2, 2)]
        spend_besiegers(scene.pos, gades, units + 3)
        spent = [tired.units for tired in scene.pos.tired if tired.used == SPENT]
        assert sum(spent) == units + others

    @rule("9.3")
    def test_an_army_that_has_not_moved_in_the_campaign_is_not_tired(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "marcellus consul")
        scene.pos.march_left = 4
        assert tiredness(scene.pos) == 0
        assert reach(scene.pos, Orders(ROME, the_card("c33"), BY_CAMPAIGN)) == 4

    @rule("9.3")
    @pytest.mark.parametrize(("used", "left"), [(0, 3), (2, 2), (4, 0)])
    def test_how_far_an_army_of_a_campaign_still_gets(self, used: int, left: int) -> None:
        scene = on_the_march("rome", "arpi", 3, "marcellus consul")
        scene.pos.march_left = 3
        scene.pos.used[MARCELLUS] = used
        assert reach(scene.pos, Orders(ROME, the_card("c33"), BY_CAMPAIGN)) == left
        assert reach(scene.pos, Orders(ROME, the_card("c62"), BY_OPS)) == 3

    @rule("9.1", "9.3")
    @pytest.mark.parametrize(("used", "reason"), [(3, None), (4, "is-spent"), (SPENT, "is-spent")])
    def test_who_has_no_movement_left_is_not_activated(self, used: int, reason: str | None) -> None:
        scene = Scene("rome")
        scene.army("rome", "arpi", 5, "marcellus consul")
        scene.pos.used[MARCELLUS] = used
        message = why_not_activate(scene.pos, Orders(ROME, the_card("c33"), BY_CAMPAIGN), MARCELLUS)
        assert (message.key if message else None) == reason
        assert why_not_activate(scene.pos, Orders(ROME, the_card("c62"), BY_OPS), MARCELLUS) is None


class TestCompany:
    @rule("7.4", "9.3", "23.5")
    def test_who_may_go_along(self) -> None:
        scene = Scene("rome")
        scene.army("rome", "pisae", 6, "marcellus proconsul", "fabius proconsul", "varro consul")
        for goal, limit, used, other, may in (
            (NO_SPACE, 0, 0, FABIUS, True),
            (NO_SPACE, 4, 3, FABIUS, True),
            (NO_SPACE, 4, 4, FABIUS, False),
            (the_space("eastern_ligurians"), 0, 0, FABIUS, False),
            (the_space("western_ligurians"), 0, 0, FABIUS, False),  # the first space of all
            (the_space("faesulae"), 0, 0, FABIUS, True),
            (NO_SPACE, 0, 0, VARRO, False),
            (NO_SPACE, 0, 0, MARCELLUS, False),
        ):
            scene.pos.used[other] = used
            assert may_follow(scene.pos, Errand(ROME, MARCELLUS, MARCH, goal, limit), other) == may

    @rule("18.1", "18.4")
    def test_a_proconsul_leaves_a_weak_consul_alone_or_with_five(self) -> None:
        scene = Scene("rome")
        scene.army("rome", "arpi", 3, "marcellus proconsul", "varro consul")
        errand = Errand(ROME, MARCELLUS, MARCH)
        assert possible_numbers(scene.pos, errand, NO_COMPANY) == [0]
        scene.army("rome", "arpi", 4)
        assert possible_numbers(scene.pos, errand, NO_COMPANY) == [0, 1, 2]

    @rule("18.1", "6.3")
    def test_a_consul_who_regroups_does_not_shrink_below_five(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "varro consul")
        scene.army("rome", "arpi", 4)
        regroup, march = Errand(ROME, VARRO, REGROUP), Errand(ROME, VARRO, MARCH)
        assert possible_numbers(scene.pos, regroup, NO_COMPANY) == [3, 4, 5, 6, 7]
        assert possible_numbers(scene.pos, march, NO_COMPANY) == [5, 6, 7]

    @rule("12.5", "11.8")
    def test_whoever_stays_in_command_keeps_a_unit_if_there_is_one(self) -> None:
        scene = Scene("rome")
        scene.army("carthage", "arpi", 2, "hannibal", "mago")
        errand = Errand(CARTHAGE, MAGO, AVOIDING)
        assert possible_numbers(scene.pos, errand, NO_COMPANY) == [1]
        assert possible_numbers(scene.pos, errand, company_of(HANNIBAL)) == [1, 2]
        alone = Scene("rome")
        alone.army("carthage", "arpi", 0, "hannibal", "mago")
        assert possible_numbers(alone.pos, errand, NO_COMPANY) == [0]
        assert possible_numbers(alone.pos, Errand(CARTHAGE, MAGO, INTERCEPTION), NO_COMPANY) == []

    @rule("18.1", "7.4")
    def test_a_general_may_go_along_if_he_or_everybody_may(self) -> None:
        scene = Scene("rome", rome="c62 c64")
        scene.army("rome", "arpi", 7, "marcellus consul", "varro consul", "fabius proconsul")
        scene.play("rome", "play_card c62", "move_general", "activate marcellus")
        assert scene.targets("take_general") == {"varro", "fabius"}  # Fabius alone would leave Varro too weak
        assert "enough_generals" not in scene.options()
        scene.play("rome", "take_general fabius")
        assert scene.targets("take_units") == {"5", "6", "7"}  # Varro had to go along too

    @rule("12.2", "17.2", "24.5")
    def test_romans_who_slip_away_take_neither_elephants_nor_siege_train(self) -> None:
        scene = on_the_march("carthage", "arpi", 5, "hannibal", elephants=2)
        scene.army("rome", "arpi", 4, "marcellus proconsul")
        scene.pos.train = ARPI
        force = whole_force(scene.pos, Errand(ROME, MARCELLUS, AVOIDING))
        assert force is not None
        assert (force.units, force.elephants, force.has_train) == (4, 0, False)
        muster = Muster(Errand(ROME, MARCELLUS, AVOIDING), ELEPHANTS_STEP, NO_COMPANY, 4)
        assert muster.ask(scene.pos) == []
        muster.advance(scene.pos)
        assert muster.elephants == 0
        assert not muster._may_take_train(scene.pos)

    @rule("17.2", "8.1")
    @pytest.mark.parametrize(("units", "range_"), [(1, (0, 1)), (2, (1, 2)), (3, (2, 2))])
    def test_elephants_man_the_walls_where_others_are_too_few(self, units: int, range_: tuple[int, int]) -> None:
        scene = Scene("rome")
        scene.army("carthage", "gades", 3, "mago", elephants=2)
        station = Station(CARTHAGE, the_space("gades"), ELEPHANTS_STEP, units)
        assert station._elephants(scene.pos) == range_

    @rule("8.1", "17.2")
    def test_romans_man_their_walls_without_the_elephants_before_them(self) -> None:
        scene = on_the_march("carthage", "capua", 5, "hannibal", elephants=2)
        scene.army("rome", "capua", 2)
        assert Station(ROME, the_space("capua"), ELEPHANTS_STEP, 2)._elephants(scene.pos) == (0, 0)

    @rule("8.1", "18.1r2")
    def test_what_a_consul_at_the_gates_is_refused_in_each_step(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", 6, "marcellus consul")
        for step, text, is_refused in (
            (0, "station 2", True),
            (0, "station_general marcellus", False),
            (0, "done", False),
            (GENERALS_STEP, "station 2", False),
            (GENERALS_STEP, "station_general marcellus", True),
            (GENERALS_STEP, "done", True),
        ):
            said = Station(ROME, the_space("capua"), step).why_not(scene.pos, ROME, VERBS.parse(text))
            assert (said is not None) == is_refused

    @rule("18.1", "18.4")
    @pytest.mark.parametrize(
        ("units", "staying", "inside", "leaves"),
        [(2, 4, False, True), (2, 5, False, False), (0, 4, False, False), (2, 4, True, False)],
    )
    def test_who_leaves_a_consul_behind(self, units: int, staying: int, inside: bool, leaves: bool) -> None:
        scene = on_the_march("rome", "capua", units, "marcellus proconsul", inside=inside)
        scene.army("rome", "capua", staying, "varro consul")
        assert leaves_consul_behind(scene.pos, the_space("capua")) == leaves
        scene.pos.army_generals = company_of(VARRO)
        assert not leaves_consul_behind(scene.pos, the_space("capua"))

    @rule("18.1", "18.4")
    def test_a_consul_in_the_way_of_carthage_does_not_keep_its_army(self) -> None:
        """While the Romans react both sides stand in Arpi."""
        scene = on_the_march("carthage", "arpi", 5, "hannibal")
        scene.army("rome", "arpi", 3, "varro consul")
        assert why_not_enter(scene.pos, CARTHAGE, ARPI, CANNAE, NORMAL) is None

    @rule("9.3", "18.1")
    @pytest.mark.parametrize(("spent", "reason"), [(1, None), (2, "consul-needs-five")])
    def test_a_consul_whose_men_are_tired_is_not_activated(self, spent: int, reason: str | None) -> None:
        scene = Scene("rome")
        scene.army("rome", "arpi", 6, "marcellus consul")
        scene.pos.tired = [Tired(ARPI, SPENT, spent)]
        message = why_not_activate(scene.pos, Orders(ROME, the_card("c33"), BY_CAMPAIGN), MARCELLUS)
        assert (message.key if message else None) == reason
