"""Single clauses of battles, asked of the lookups themselves: whole games seldom come there."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    CARTHAGE,
    FABIUS,
    HANNIBAL,
    NO_GENERAL,
    NO_SPACE,
    NOBODY,
    NORMAL,
    ROME,
    company_of,
)
from hatalom.games.hannibal.phases.battle.aftermath import CASUALTIES, RETREATING, Aftermath
from hatalom.games.hannibal.phases.battle.city_retreat import CityRetreat
from hatalom.games.hannibal.phases.battle.retreat import Retreat
from hatalom.games.hannibal.phases.losses import Losses
from hatalom.games.hannibal.records import INSIDE, OF_ARMY, OUTSIDE, Tired
from hatalom.games.hannibal.rules.battle_hands import allies_of
from hatalom.games.hannibal.rules.generals import equals_at
from hatalom.games.hannibal.rules.retreat_paths import offered_paths
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_general, the_province, the_seat, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule


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
        assert scene.asked() == "ask-card"

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
        pos.marker = numbers_of([CARTHAGE] * len(pos.marker))
        assert allies_of(pos, CARTHAGE, the_space("laminium"), False, True) == 4
        assert allies_of(pos, CARTHAGE, the_space("laminium"), True, False) == 0
        pos.marker = numbers_of([NOBODY] * len(pos.marker))
        for province in ("etruria", "samnium", "campania"):
            for space in pos.content.spaces_of[the_province(province)]:
                pos.marker[space] = CARTHAGE
        assert allies_of(pos, CARTHAGE, the_space("capua"), False, False) == 3  # the limit is Rome's


@rule("7.3")
def test_hannibal_is_a_commander_like_others() -> None:
    scene = Scene("carthage")
    scene.army("carthage", "arpi", 3, "hannibal")
    assert equals_at(scene.pos, CARTHAGE, the_space("arpi"), False) == [HANNIBAL]
