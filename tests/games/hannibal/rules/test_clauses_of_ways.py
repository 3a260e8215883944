"""Single clauses about ways: where armies may go, and who may slip away or step in between; asked of the lookups."""

import pytest

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ADRIATIC_PIRATES,
    BY_CAMPAIGN,
    BY_OPS,
    BY_SEA,
    CARTHAGE,
    FABIUS,
    HANNIBAL,
    LONGUS,
    MAGO,
    MARCELLUS,
    NO_COMPANY,
    NO_SPACE,
    NORMAL,
    PAULUS,
    ROME,
    SORTIE,
    STRAIT,
    VARRO,
    General,
    Way,
    company_of,
    joined,
)
from hatalom.games.hannibal.phases.attrition import roll_on_pass
from hatalom.games.hannibal.phases.march.arrival import OUTCOME, Arrival
from hatalom.games.hannibal.phases.march.avoidance import GOAL, ROLLING, Avoidance
from hatalom.games.hannibal.phases.march.halt import halt
from hatalom.games.hannibal.phases.march.reaction import (
    DECLARE_AVOID,
    DECLARE_INTERCEPTIONS,
    INTERCEPTION_STEP,
    Reaction,
)
from hatalom.games.hannibal.records import (
    AVOIDING,
    Errand,
    Force,
    Orders,
)
from hatalom.games.hannibal.rules.activation import ships_of
from hatalom.games.hannibal.rules.battle_cards import counter_max
from hatalom.games.hannibal.rules.entering import why_not_enter
from hatalom.games.hannibal.rules.forces import possible_numbers, whole_force
from hatalom.games.hannibal.rules.marching import relocate
from hatalom.games.hannibal.rules.naval import needs_roll
from hatalom.games.hannibal.rules.reactions import avoiders_at, move_force, refuse_avoiding, whole_interceptor
from hatalom.games.hannibal.rules.slipping import refuse_slip, withdrawal_spaces
from hatalom.games.hannibal.rules.steps import refuse_stay, refuse_step, why_not_sail
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule

ARPI = the_space("arpi")
CANNAE = the_space("cannae")


class TestWays:
    @rule("24.3")
    @pytest.mark.parametrize(
        ("seat", "general", "start", "goal", "is_forbidden"),
        [
            ("carthage", "mago", "utica", "gades", True),
            ("carthage", "mago", "gades", "utica", False),
            ("carthage", "mago", "utica", "zama", False),
            ("carthage", "mago", "gades", "malaca", False),
            ("rome", "varro", "utica", "gades", False),
            ("rome", "varro", "gades", "utica", True),
            ("rome", "varro", "utica", "hippo_regius", False),
        ],
    )
    def test_counsels_bind_one_side_and_one_direction(
        self, seat: str, general: str, start: str, goal: str, is_forbidden: bool
    ) -> None:
        scene = on_the_march(seat, start, 3, general)
        scene.pos.hanno_counsels = scene.pos.cato_counsels = 1
        side = CARTHAGE if seat == "carthage" else ROME
        message = why_not_enter(scene.pos, side, the_space(start), the_space(goal), BY_SEA)
        assert (message is not None) == is_forbidden
        scene.pos.army_units = 0
        assert why_not_enter(scene.pos, side, the_space(start), the_space(goal), BY_SEA) is None

    @rule("13.3")
    @pytest.mark.parametrize(("inside", "siege", "reason"), [
        (True, 0, None), (True, 1, "city-besieged"), (False, 1, None),
    ])  # fmt: skip
    def test_nobody_sails_out_of_a_besieged_city(self, inside: bool, siege: int, reason: str | None) -> None:
        scene = on_the_march("rome", "neapolis", 2, "varro proconsul", inside=inside)
        scene.pos.march_ships, scene.pos.siege[the_space("neapolis")] = 5, siege
        message = why_not_sail(scene.pos, ROME, 4)
        assert (message.key if message else None) == reason

    @rule("24.19")
    @pytest.mark.parametrize(
        ("port", "needs"), [("brundisium", False), ("croton", False), ("tarentum", False), ("utica", True)]
    )
    def test_the_pirates_help_to_and_from_their_ports(self, port: str, needs: bool) -> None:
        scene = on_the_march("carthage", "gades", 2, "mago")
        orders = Orders(CARTHAGE, ADRIATIC_PIRATES, BY_OPS)
        there, gades = the_space(port), the_space("gades")
        assert needs_roll(scene.pos, orders, gades, there) == needs
        assert needs_roll(scene.pos, orders, there, gades) == needs
        assert needs_roll(scene.pos, Orders(CARTHAGE, the_card("c62"), BY_OPS), there, gades)
        scene.pos.army_units = scene.pos.content.pirates_most + 1
        assert needs_roll(scene.pos, orders, gades, there)

    @rule("16.3", "16.4", "23.5")
    def test_where_a_beaten_side_withdraws_to(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "pisae", 5, "fabius consul")
        scene.mark("none", "eastern_ligurians", "cosa", "faesulae", "boii")
        pos = scene.pos
        pos.battle_space, pos.battle_active, pos.battle_way = the_space("pisae"), CARTHAGE, NORMAL
        pos.battle_from = the_space("faesulae")
        assert withdrawal_spaces(pos, ROME) == [the_space("cosa")]  # Fabius not out of Italy
        pos.battle_active = ROME
        assert withdrawal_spaces(pos, ROME) == [the_space("faesulae")]
        pos.battle_way = STRAIT
        assert withdrawal_spaces(pos, ROME) == []
        pos.battle_way, pos.battle_from = NORMAL, the_space("eastern_ligurians")
        assert withdrawal_spaces(pos, ROME) == []

    @rule("12.3", "23.3", "23.5")
    def test_the_first_general_who_may_not_go_is_named(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "pisae", 5, "fabius consul", "varro proconsul")
        scene.mark("none", "eastern_ligurians")
        company = joined(company_of(FABIUS), VARRO)
        said = refuse_slip(scene.pos, ROME, company, the_space("eastern_ligurians"), the_space("pisae"), NO_SPACE)
        assert said is not None
        assert said.args == [FABIUS, the_space("eastern_ligurians")]

    @rule("12.1")
    def test_a_general_behind_his_walls_is_in_nobodys_way(self) -> None:
        scene = on_the_march("carthage", "capua", 5, "hannibal")
        scene.army("rome", "capua", 2, "varro proconsul", inside=True)
        assert refuse_avoiding(scene.pos, ROME, VARRO, the_space("capua")).message.key == "not-in-the-way"
        assert refuse_avoiding(scene.pos, ROME, VARRO, ARPI).message.key == "not-in-the-way"

    @rule("12.3r1", "12.6")
    @pytest.mark.parametrize(("garrison", "units", "may"), [(1, 1, True), (2, 1, False), (2, 0, True)])
    def test_a_full_city_is_no_refuge_for_units(self, garrison: int, units: int, may: bool) -> None:
        scene = on_the_march("carthage", "capua", 5, "hannibal")
        scene.mark("carthage", "rome_city", "terventum", "beneventum", "neapolis")
        scene.army("rome", "capua", garrison, inside=True)
        scene.army("rome", "capua", units, "varro proconsul")
        assert (avoiders_at(scene.pos, ROME, the_space("capua"), NO_SPACE) == [VARRO]) == may

    @rule("24.5", "12.3")
    def test_a_siege_train_is_lost_to_those_who_slip_there(self) -> None:
        scene = on_the_march("carthage", "arpi", 5, "hannibal")
        scene.army("rome", "arpi", 3, "varro proconsul")
        scene.pos.train = the_space("terventum")
        move_force(scene.pos, ROME, Force(VARRO, NO_COMPANY, 3, 0, False), the_space("terventum"))
        assert scene.pos.train == NO_SPACE

    @rule("10.1", "11.12")
    @pytest.mark.parametrize(("general", "place"), [("mago", "displaced"), ("hannibal", "terventum")])
    def test_lone_generals_are_displaced_but_not_the_one_on_the_march(self, general: str, place: str) -> None:
        scene = on_the_march("carthage", "terventum" if general == "hannibal" else "capua", 0, "hannibal")
        scene.army("carthage", "terventum", 0, general)
        scene.army("rome", "arpi", 1, "varro proconsul")
        move_force(scene.pos, ROME, Force(VARRO, NO_COMPANY, 1, 0, False), the_space("terventum"))
        assert scene.place_of(general) == place

    @rule("12.3", "23.5")
    def test_a_force_that_finds_no_way_out_stays(self) -> None:
        scene = on_the_march("carthage", "pisae", 5, "hannibal")
        scene.mark("carthage", "faesulae", "cosa")
        scene.mark("rome", "eastern_ligurians")
        scene.army("rome", "pisae", 5, "varro proconsul", "fabius proconsul")
        force = Force(VARRO, company_of(FABIUS), 5, 0, False)
        before = len(scene.pos.stack)
        scene.pos.push(Avoidance(ROME, the_space("pisae"), NO_SPACE, force, GOAL))
        assert scene.asked() == "ask-card"
        assert len(scene.pos.stack) == before
        assert scene.units("rome", "pisae") == 5

    @rule("10.8", "24.6r1")
    @pytest.mark.parametrize("units", [0, 1])
    def test_only_an_army_with_units_rolls_on_a_pass(self, units: int) -> None:
        scene = on_the_march("rome", "taurini", units, "varro consul")
        roll_on_pass(scene.pos, Orders(ROME, the_card("c62"), BY_OPS), scene.pos.board().way[the_space("taurini")][0])
        assert scene.pos.march_has_rolled == (units > 0)

    @rule("6.8", "12.7")
    def test_at_a_halt_nobody_remembers_who_slipped_away(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "varro consul")
        scene.pos.avoided = True
        halt(scene.pos, Orders(ROME, the_card("c62"), BY_OPS))
        assert not scene.pos.avoided

    @rule("13.3")
    @pytest.mark.parametrize("into_city", [False, True])
    def test_generals_are_where_their_army_is(self, into_city: bool) -> None:
        scene = on_the_march("rome", "neapolis", 2, "varro proconsul", inside=not into_city)
        scene.army("rome", "neapolis", 0, "fabius proconsul", inside=not into_city)
        scene.pos.army_generals = company_of(FABIUS)
        scene.army("carthage", "rhegium", int(into_city))
        relocate(scene.pos, ROME, the_space("rhegium"), into_city)
        for general in (VARRO, FABIUS):
            assert scene.pos.at[general] == the_space("rhegium")
            assert scene.pos.is_inside[general] == into_city

    @rule("14.11")
    @pytest.mark.parametrize(("general", "as_attacker", "as_defender"), [(LONGUS, 2, 1), (PAULUS, 2, 3)])
    def test_longus_counterattacks_better_as_attacker_and_paulus_as_defender(
        self, general: General, as_attacker: int, as_defender: int
    ) -> None:
        scene = Scene("rome")
        scene.pos.battle_commander[ROME] = general
        active: list[tuple[Seat, int]] = [(ROME, as_attacker), (CARTHAGE, as_defender)]
        for seat, most in active:
            scene.pos.battle_active = seat
            assert counter_max(scene.pos, ROME) == most

    @rule("6.6", "12.3", "11.3")
    def test_an_interception_under_the_first_who_may_if_the_commander_may_not(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "pisae", 5, "fabius consul", "marcellus proconsul", "varro proconsul")
        force = whole_interceptor(scene.pos, ROME, the_space("pisae"), the_space("eastern_ligurians"))
        assert force is None  # Fabius, who stays, is a consul and keeps five
        scene.army("rome", "pisae", 2)
        force = whole_interceptor(scene.pos, ROME, the_space("pisae"), the_space("eastern_ligurians"))
        assert force is not None
        assert (force.general, force.others, force.units) == (MARCELLUS, company_of(VARRO), 2)

    @rule("12.2", "24.5")
    @pytest.mark.parametrize(("units", "has_train"), [(0, False), (1, True)])
    def test_a_lone_general_takes_no_siege_train(self, units: int, has_train: bool) -> None:
        scene = Scene("rome")
        scene.army("carthage", "arpi", units, "hannibal")
        scene.pos.train = ARPI
        force = whole_force(scene.pos, Errand(CARTHAGE, HANNIBAL, AVOIDING))
        assert force is not None
        assert force.has_train == has_train

    @rule("12.3r1", "12.6")
    @pytest.mark.parametrize(("garrison", "most"), [(0, 2), (1, 1), (2, 0)])
    def test_no_more_go_into_a_city_than_fit(self, garrison: int, most: int) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", garrison, inside=True)
        scene.army("rome", "capua", 3, "varro proconsul")
        errand = Errand(ROME, VARRO, AVOIDING, the_space("capua"))
        assert possible_numbers(scene.pos, errand, NO_COMPANY) == list(range(1, most + 1))

    @rule("12.3")
    @pytest.mark.parametrize(("step", "is_refused"), [(ROLLING, False), (GOAL, True)])
    def test_a_way_out_is_refused_only_to_whoever_looks_for_one(self, step: int, is_refused: bool) -> None:
        scene = on_the_march("carthage", "arpi", 5, "hannibal")
        scene.army("rome", "arpi", 2, "varro proconsul")
        force = Force(VARRO, NO_COMPANY, 2, 0, False)
        avoidance = Avoidance(ROME, ARPI, CANNAE, force, step)
        for text, refused in (("avoid_to cannae", is_refused), ("avoid_into_city", False)):
            assert (avoidance.why_not(scene.pos, ROME, VERBS.parse(text)) is not None) == refused

    @rule("9.5", "13.2", "24.4")
    def test_how_many_may_sail(self) -> None:
        pos = Scene("rome").pos
        campaign, ship = Orders(ROME, the_card("c33"), BY_CAMPAIGN), Orders(ROME, the_card("c33"), BY_OPS)
        assert (ships_of(pos, campaign), ships_of(pos, ship)) == (10, 5)
        pos.sailed = True
        assert (ships_of(pos, campaign), ships_of(pos, ship)) == (0, 5)
        pos.naval_victory = True
        assert ships_of(pos, ship) == 0
        assert ships_of(pos, Orders(CARTHAGE, the_card("c33"), BY_OPS)) == 5

    @rule("20.2", "20.4", "24.2")
    def test_why_nobody_besieges_where_he_stands(self) -> None:
        for units, tried, truce, reason in (
            (2, False, False, "siege-needs-three"),
            (3, True, False, "siege-tried"),
            (3, False, True, "truce-besiege"),
            (3, False, False, "already-there"),
        ):
            scene = on_the_march("carthage", "capua", units, "hannibal")
            scene.pos.sieges_tried = [CANNAE] if tried else []
            scene.pos.truce = truce
            assert refuse_stay(scene.pos, CARTHAGE, the_space("capua")).message.key == reason

    @rule("6.6", "11.9")
    def test_a_lone_general_among_enemies_goes_back(self) -> None:
        scene = on_the_march("rome", "taurini", 0, "varro consul")
        scene.army("carthage", "taurini", 3, "mago")
        way = scene.pos.board().way[the_space("taurini")][0]
        orders = Orders(ROME, the_card("c62"), BY_OPS)
        scene.pos.push(Arrival(orders, the_space("taurini"), the_space("allobroges"), way, False, OUTCOME))
        assert scene.place_of("varro") == "allobroges"
        assert scene.pos.battle_space == NO_SPACE

    @rule("13.3")
    def test_a_landing_behind_the_walls_meets_nobody_outside(self) -> None:
        scene = on_the_march("rome", "neapolis", 1, "varro proconsul", inside=True)
        scene.army("carthage", "neapolis", 3, "mago")
        orders = Orders(ROME, the_card("c62"), BY_OPS)
        scene.pos.push(Arrival(orders, the_space("neapolis"), the_space("rhegium"), BY_SEA, False, OUTCOME))
        scene.question()
        assert (scene.place_of("varro"), scene.inside("neapolis")) == ("neapolis", 1)
        assert scene.pos.battle_space == NO_SPACE

    @rule("8.2", "12.1")
    @pytest.mark.parametrize(("units", "asked"), [(0, []), (1, ["ask-avoid"])])
    def test_nobody_avoids_a_lone_general(self, units: int, asked: list[str]) -> None:
        scene = on_the_march("rome", "arpi", units, "varro consul")
        scene.army("carthage", "arpi", 0, "mago")
        scene.mark("none", "terventum")
        reaction = Reaction(CARTHAGE, ARPI, CANNAE, NORMAL, DECLARE_AVOID)
        assert [question.prompt.key for question in reaction.ask(scene.pos)] == asked

    @rule("8.2", "11.1", "20.11")
    @pytest.mark.parametrize(("way", "asked"), [(NORMAL, ["ask-intercept"]), (SORTIE, [])])
    def test_nobody_intercepts_those_who_sally(self, way: Way, asked: list[str]) -> None:
        scene = on_the_march("rome", "capua", 2, "varro consul")
        scene.army("carthage", "terventum", 3, "mago")
        reaction = Reaction(CARTHAGE, the_space("capua"), NO_SPACE, way, DECLARE_INTERCEPTIONS)
        assert [question.prompt.key for question in reaction.ask(scene.pos)] == asked
        scene.pos.truce = True
        assert reaction.ask(scene.pos) == []

    @rule("7.3", "7.6", "11.3")
    def test_among_equal_interceptors_the_owner_names_the_commander_once(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "varro consul")
        scene.army("carthage", "arpi", 3, "mago", "hasdrubal")
        scene.pos.intercepted = True
        mago = Force(MAGO, NO_COMPANY, 2, 0, False)
        reaction = Reaction(CARTHAGE, ARPI, CANNAE, NORMAL, INTERCEPTION_STEP, mago)
        scene.pos.push(reaction)
        assert scene.options() == ["appoint hasdrubal", "appoint mago"]
        assert scene.asked() == "ask-command"
        scene.pos.log = []
        reaction.apply(scene.pos, CARTHAGE, VERBS.parse("appoint mago"))
        assert scene.pos.log == []  # what was declared is not told again
        assert scene.pos.commander_of(CARTHAGE, ARPI, False) == MAGO

    @rule("6.2", "24.2")
    @pytest.mark.parametrize(("left", "reason"), [(1, "truce-holds"), (0, "too-far")])
    def test_a_step_that_takes_the_last_point_is_not_too_far(self, left: int, reason: str) -> None:
        scene = on_the_march("carthage", "arpi", 3, "hannibal")
        scene.pos.truce = True
        said = refuse_step(scene.pos, CARTHAGE, the_space("cannae"), left, False)
        assert said is not None
        assert said.message.key == reason
