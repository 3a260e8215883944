"""Single clauses about where reinforcements, consuls and generals come to the map."""

import pytest

from hatalom.games.hannibal.events import REINFORCEMENT_LOST
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CARTHAGE,
    ELIMINATED,
    FABIUS,
    IN_POOL,
    MARCELLUS,
    ROME,
)
from hatalom.games.hannibal.phases.turn.reinforcements import ARRIVAL, ROMAN_UNITS, Reinforcements
from hatalom.games.hannibal.rules.elections import candidates, consul_places
from hatalom.games.hannibal.rules.generals import spaces_with_general
from hatalom.games.hannibal.rules.operations import may_raise_with
from hatalom.games.hannibal.rules.reinforcements import (
    FROM_AFRICA,
    FROM_ANYWHERE,
    FROM_NEW_CARTHAGE,
    africanus_places,
    carthaginian_places,
    is_africanus_due,
    roman_places,
)
from tests.games.hannibal.ids import names_of, the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


class TestPlaces:
    @rule("24.12", "1.6")
    def test_spaces_of_generals_with_room_each_once(self) -> None:
        scene = Scene("rome", bare=True)
        scene.army("rome", "western_ligurians", 1, "marcellus consul", "varro consul")  # the first space of all
        scene.army("rome", "capua", 1, "fabius proconsul", inside=True)
        scene.mark("rome", "capua")
        scene.army("carthage", "capua", 3)
        assert names_of(spaces_with_general(scene.pos, ROME)) == {"western_ligurians", "capua"}
        scene.pos.garrison[the_space("capua")] = 2  # as many as the walls hold
        assert names_of(spaces_with_general(scene.pos, ROME)) == {"western_ligurians"}

    @rule("1.4", "1.6", "25.4")
    @pytest.mark.parametrize(("scenario", "home"), [("second_punic_war", "rome_city"), ("campaign_iberia", "tarraco")])
    def test_rome_reinforces_at_home_and_with_generals(self, scenario: str, home: str) -> None:
        scene = Scene("rome", scenario=scenario, bare=True)
        scene.mark("rome", home)
        scene.army("rome", "dertosa", 1, "marcellus consul")
        assert names_of(roman_places(scene.pos)) == {home, "dertosa"}
        scene.army("rome", home, 1, "varro consul")
        assert names_of(roman_places(scene.pos)) == {home, "dertosa"}
        scene = Scene("rome", scenario=scenario, bare=True)
        scene.mark("rome", home)
        scene.army("carthage", home, 6)
        scene.pos.siege[the_space(home)] = 1
        assert names_of(roman_places(scene.pos)) == set()

    @rule("25.4")
    def test_in_iberia_nobody_lands_in_a_tarraco_that_is_not_roman(self) -> None:
        scene = Scene("rome", scenario="campaign_iberia", bare=True)
        assert roman_places(scene.pos) == []

    @rule("1.3", "1.3r1")
    @pytest.mark.parametrize(
        ("number", "places"),
        [
            (FROM_AFRICA, {"carthage_city", "utica"}),
            (FROM_NEW_CARTHAGE, {"new_carthage", "gades"}),
            (FROM_ANYWHERE, {"carthage_city", "new_carthage", "utica", "gades", "arpi"}),
        ],
    )
    def test_carthage_reinforces_where_the_unit_comes_from(self, number: int, places: set[str]) -> None:
        scene = Scene("carthage")
        for place, general in (
            ("utica", "hanno"),
            ("gades", "mago"),
            ("arpi", "hannibal"),
            ("new_carthage", "h_gisgo"),
        ):
            scene.army("carthage", place, 1, general)
        assert names_of(carthaginian_places(scene.pos, number)) == places
        for city in ("carthage_city", "new_carthage"):
            scene.mark("rome", city)
        assert "carthage_city" not in names_of(carthaginian_places(scene.pos, number))

    @rule("1.9")
    def test_africanus_lands_in_italy_or_in_a_spanish_port(self) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("rome", "capua", "acci", "malaca", "dianium", "agrigentum")
        scene.army("carthage", "dianium", 1)
        assert names_of(africanus_places(scene.pos)) == {"capua", "malaca"}

    @rule("1.9")
    def test_when_africanus_comes(self) -> None:
        turn = Scene("rome").pos.content.africanus_turn
        for scenario, number, place, is_due in (
            ("second_punic_war", turn, IN_POOL, True),
            ("second_punic_war", turn - 1, IN_POOL, False),
            ("second_punic_war", turn, ELIMINATED, False),
            ("hannibal_ad_portas", turn, IN_POOL, False),
        ):
            scene = Scene("rome", scenario=scenario, turn=number)
            scene.pos.at[AFRICANUS] = place
            assert is_africanus_due(scene.pos) == is_due
            asked = Reinforcements(ARRIVAL, 0, 0).ask(scene.pos)
            assert [question.prompt.key for question in asked] == (["ask-africanus"] if is_due else [])
        assert Reinforcements(ARRIVAL + 1, 0, 0).ask(Scene("rome", turn=turn).pos) == []

    @rule("1.9", "7.3", "10.1")
    def test_where_africanus_lands_another_may_command(self) -> None:
        scene = Scene("rome", turn=Scene("rome").pos.content.africanus_turn)
        scene.army("rome", "capua", 2, "marcellus proconsul")
        scene.pos.push(Reinforcements(ARRIVAL, 0, 0))
        scene.play("rome", "land_africanus capua")
        assert scene.asked() == "ask-command"

    @rule("1.3", "1.4")
    def test_reinforcements_without_a_place_are_lost(self) -> None:
        scene = Scene("rome", bare=True)
        scene.army("carthage", "rome_city", 6)
        scene.pos.siege[the_space("rome_city")] = 1
        scene.pos.log = []
        Reinforcements(FROM_AFRICA, 0, 0).advance(scene.pos)
        Reinforcements(ROMAN_UNITS, 2, 0).advance(scene.pos)
        left = scene.pos.content.roman_reinforcement - 2
        lost = [entry.args for entry in scene.pos.log if entry.message is REINFORCEMENT_LOST]
        assert lost == [[CARTHAGE, 1], [ROME, left]]

    @rule("1.4")
    @pytest.mark.parametrize("left", [0, 1])
    def test_the_last_roman_unit_is_lost_too_if_it_has_no_place(self, left: int) -> None:
        scene = Scene("rome", bare=True)
        scene.pos.log = []
        Reinforcements(ROMAN_UNITS, scene.pos.content.roman_reinforcement - left, 0).advance(scene.pos)
        lost = [entry.args for entry in scene.pos.log if entry.message is REINFORCEMENT_LOST]
        assert lost == [[ROME, 1]] * left

    @rule("1.10")
    def test_africanus_is_no_candidate(self) -> None:
        scene = Scene("rome")
        scene.army("rome", "western_ligurians", 2, "scipio_africanus proconsul", "varro consul")
        assert candidates(scene.pos) == [the_general("varro")]

    @rule("1.11", "1.12", "1.13")
    def test_a_consul_goes_to_besieged_rome_with_five_units_only(self) -> None:
        for units, places in ((5, {"rome_city"}), (4, {"capua", "rome_city"})):
            scene = Scene("rome", bare=True)
            scene.mark("rome", "rome_city")
            scene.army("rome", "rome_city", units, inside=True)
            scene.army("rome", "capua", 4)
            scene.army("carthage", "rome_city", 6)
            scene.pos.siege[the_space("rome_city")] = 1
            assert names_of(consul_places(scene.pos, MARCELLUS)) == places

    @rule("1.11", "1.13")
    def test_fabius_goes_to_any_army_in_italy_before_he_goes_to_rome(self) -> None:
        scene = Scene("rome", bare=True)
        scene.army("rome", "capua", 1)
        scene.army("rome", "arpi", 2)
        scene.army("rome", "gades", 9)
        assert names_of(consul_places(scene.pos, FABIUS)) == {"capua", "arpi"}
        assert names_of(consul_places(scene.pos, MARCELLUS)) == {"gades"}
        assert names_of(consul_places(Scene("rome", bare=True).pos, FABIUS)) == {"rome_city"}

    @rule("2.9")
    def test_raising_needs_room_for_one(self) -> None:
        scene = Scene("rome")
        scene.army("rome", "capua", 1, "marcellus consul", inside=True)
        scene.army("carthage", "capua", 3)
        assert may_raise_with(scene.pos, ROME, MARCELLUS)
        scene.pos.garrison[the_space("capua")] = 2
        assert not may_raise_with(scene.pos, ROME, MARCELLUS)
