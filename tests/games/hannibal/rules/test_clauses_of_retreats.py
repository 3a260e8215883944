"""Single clauses of retreats, sieges and landings that whole games seldom come to."""

import pytest

from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_OPS,
    CARDS,
    CARTHAGE,
    FRONTAL,
    MARCELLUS,
    NEUTRAL_TRIBE,
    NO_COMPANY,
    NO_SPACE,
    NORMAL,
    ROME,
    SORTIE,
    company_of,
)
from hatalom.games.hannibal.phases.battle.aftermath import CONSEQUENCES, DEBT, OVER, RETREATING, Aftermath
from hatalom.games.hannibal.phases.battle.battle import begin_battle
from hatalom.games.hannibal.phases.battle.city_retreat import ELEPHANTS_STEP, CityRetreat, may_enter_city
from hatalom.games.hannibal.phases.battle.retreat import LOSING, Retreat
from hatalom.games.hannibal.phases.cards.events_others import MessengerEvent
from hatalom.games.hannibal.phases.march.activation import Campaign
from hatalom.games.hannibal.phases.march.arrival import OUTCOME, Arrival
from hatalom.games.hannibal.phases.march.back_up import VoyageBack, go_back
from hatalom.games.hannibal.phases.march.halt import SIEGE_STEP, Halt
from hatalom.games.hannibal.phases.march.interception import Interception
from hatalom.games.hannibal.phases.march.siege import Siege
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.records import ON_THE_MARCH, Force, Orders, Tired
from hatalom.games.hannibal.rules.fatigue import FOUGHT
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, SUNK, naval_outcome
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_card, the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule

ARPI = the_space("arpi")
CAPUA = the_space("capua")
MAGO = the_general("mago")


class TestRetreats:
    def retreating(self, space: str, elephants: int = 0, active: str = "rome") -> Scene:
        """Mago goes with four CUs from Arpi through a space to Capua."""
        scene = Scene("rome", bare=True)
        scene.mark("carthage", "capua")
        scene.army("carthage", "arpi", 4, "mago", elephants=elephants)
        scene.pos.battle_active = ROME if active == "rome" else CARTHAGE
        scene.pos.battle_space = ARPI
        scene.pos.push(Retreat(CARTHAGE, ARPI, 4, elephants, company_of(MAGO), [[the_space(space), CAPUA]]))
        return scene

    @rule("15.6", "17.2")
    @pytest.mark.parametrize(
        ("units", "elephants", "owed", "numbers"), [(4, 2, 1, [0, 1]), (4, 2, 3, [1, 2]), (2, 2, 1, []), (3, 1, 3, [])]
    )
    def test_elephants_that_fall_on_the_way(self, units: int, elephants: int, owed: int, numbers: list[int]) -> None:
        retreat = Retreat(CARTHAGE, ARPI, units, elephants, NO_COMPANY, [], 1, owed, LOSING)
        asked = retreat.ask(Scene("rome").pos)
        options = [VERBS.text(action) for question in asked for action in question.options]
        assert options == [f"lose_elephants {number}" for number in numbers]

    @rule("15.6", "17.2")
    def test_lost_elephants_go_no_further(self) -> None:
        scene = self.retreating("terventum", elephants=2)
        scene.mark("rome", "terventum")
        scene.play("carthage", "lose_elephants 1")
        assert (scene.units("carthage", "capua"), scene.elephants("capua")) == (3, 1)
        assert scene.elephants("terventum") == 0

    @rule("15.3", "17.2")
    def test_elephants_join_the_retreat(self) -> None:
        scene = self.retreating("terventum", elephants=1)
        scene.army("carthage", "terventum", 2, elephants=1)
        scene.play("carthage", "join_retreat")
        assert (scene.units("carthage", "capua"), scene.elephants("capua")) == (6, 2)
        assert (scene.units("carthage", "terventum"), scene.elephants("terventum")) == (0, 0)

    @rule("15.6", "9.4")
    @pytest.mark.parametrize(("army", "left"), [(4, 3), (3, 2)])
    def test_a_beaten_attacker_first_loses_those_who_fought(self, army: int, left: int) -> None:
        scene = self.retreating("terventum", elephants=1, active="carthage")
        scene.mark("rome", "terventum")
        pos = scene.pos
        pos.army, pos.army_units, pos.army_elephants = MAGO, army, 1
        pos.tired = [Tired(ON_THE_MARCH, FOUGHT, army)]
        scene.play("carthage", "lose_elephants 0")
        assert scene.units("carthage", "capua") == 3
        assert [(tired.space, tired.units) for tired in pos.tired] == [(CAPUA, left)]

    @rule("15.6", "9.4")
    def test_no_more_fighters_fall_than_there_are(self) -> None:
        scene = self.retreating("terventum", elephants=2, active="carthage")
        scene.mark("rome", "terventum")
        scene.army("rome", "terventum", 1)
        pos = scene.pos
        pos.army, pos.army_units, pos.army_elephants = MAGO, 1, 1  # the others have joined him
        scene.play("carthage", "lose_elephants 2")
        assert (pos.army_units, pos.army_elephants) == (0, 0)

    @rule("24.5")
    def test_a_siege_train_is_lost_to_those_who_retreat_there(self) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark("rome", "capua")
        scene.army("rome", "arpi", 4, "varro proconsul")
        varro = company_of(the_general("varro"))
        scene.pos.train, scene.pos.battle_active = the_space("terventum"), CARTHAGE
        scene.pos.push(Retreat(ROME, ARPI, 4, 0, varro, [[the_space("terventum"), CAPUA]]))
        assert scene.place_of("varro") == "capua"
        assert scene.pos.train == NO_SPACE

    @rule("15.7", "10.1")
    def test_a_force_without_a_way_perishes_once(self) -> None:
        scene = Scene("rome", bare=True)
        scene.army("carthage", "arpi", 3, "mago")
        before = len(scene.pos.stack)
        retreat = Retreat(CARTHAGE, ARPI, 3, 0, company_of(MAGO), [])
        scene.pos.push(retreat)
        scene.pos.battle_active, scene.pos.army, scene.pos.army_units = CARTHAGE, MAGO, 3
        scene.pos.tired = [Tired(ON_THE_MARCH, FOUGHT, 3)]
        retreat.perish(scene.pos)
        assert (scene.pos.army_units, scene.pos.tired) == (0, [])
        assert len(scene.pos.stack) == before
        assert scene.pos.battle_lost[CARTHAGE] == 3
        assert scene.place_of("mago") == "displaced"

    @rule("15.9", "20.12")
    @pytest.mark.parametrize(
        ("siege", "units", "generals", "may"), [(0, 0, 0, True), (1, 0, 0, False), (1, 1, 0, True), (1, 0, 1, True)]
    )
    def test_a_besieged_city_admits_those_who_came_out(self, siege: int, units: int, generals: int, may: bool) -> None:
        scene = Scene("carthage")
        pos = scene.pos
        pos.battle_space, pos.siege[CAPUA], pos.sortie_units = CAPUA, siege, units
        pos.sortie_generals = company_of(MARCELLUS) if generals else NO_COMPANY
        assert may_enter_city(pos, ROME) == may
        assert not may_enter_city(pos, CARTHAGE)

    @rule("20.11", "15.4")
    def test_those_who_sallied_go_back_behind_their_walls(self) -> None:
        scene = on_the_march("rome", "rome_city", 3, "marcellus consul")
        scene.army("carthage", "rome_city", 6, "mago", elephants=2)
        pos = scene.pos
        pos.siege[the_space("rome_city")] = 1
        begin_battle(pos, ROME, the_space("rome_city"), NO_SPACE, SORTIE)
        assert (pos.sortie_units, pos.sortie_generals) == (3, company_of(MARCELLUS))
        pos.pop()
        pos.push(Aftermath(ROME, False, 1, FRONTAL, RETREATING))
        scene.question()
        assert (scene.inside("rome_city"), scene.units("rome", "rome_city")) == (3, 0)
        assert pos.is_inside[MARCELLUS]
        assert pos.army_units == 0
        assert scene.elephants("rome_city") == 2

    @rule("15.9")
    def test_a_general_goes_in_with_a_part(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", 3, "varro proconsul", "marcellus proconsul")
        scene.army("carthage", "capua", 6, "mago", elephants=2)
        pos = scene.pos
        pos.battle_space, pos.battle_active, pos.battle_way = CAPUA, CARTHAGE, NORMAL
        pos.push(CityRetreat(ROME))
        assert CityRetreat(ROME, ELEPHANTS_STEP, 2)._elephant_range(pos) == (0, 0)
        assert CityRetreat(CARTHAGE, ELEPHANTS_STEP, 1)._elephant_range(pos) == (0, 1)
        assert CityRetreat(CARTHAGE, ELEPHANTS_STEP, 5)._elephant_range(pos) == (1, 2)
        scene.play("rome", "retreat_into_city 2", "station_general varro", "done")
        assert pos.is_inside[the_general("varro")]
        assert (scene.inside("capua"), scene.place_of("varro")) == (2, "capua")
        assert not pos.is_inside[MARCELLUS]

    @rule("15.1", "15.9")
    def test_nobody_is_asked_about_a_force_that_is_gone(self) -> None:
        scene = Scene("carthage")
        scene.army("carthage", "capua", 6, "mago")
        pos = scene.pos
        pos.battle_space, pos.battle_active, pos.battle_way = CAPUA, CARTHAGE, NORMAL
        aftermath = Aftermath(ROME, False, 1, FRONTAL, RETREATING)
        pos.push(aftermath)
        aftermath.advance(pos)
        assert pos.stack[-1] is aftermath

    @rule("14.15")
    @pytest.mark.parametrize(("withdrew", "variant", "count"), [(False, False, 1), (True, False, 0), (True, True, 1)])
    def test_a_withdrawal_has_consequences_by_the_variant(self, withdrew: bool, variant: bool, count: int) -> None:
        scene = Scene("rome")
        pos = scene.pos
        pos.battle_space, pos.battle_active = ARPI, ROME
        pos.consequences_of_withdrawal = variant
        pos.battle_lost[CARTHAGE] = pos.content.consequences_divisor
        pos.push(Aftermath(CARTHAGE, withdrew, 1, FRONTAL, CONSEQUENCES))
        assert (scene.asked() == "ask-pc-to-remove") == (count > 0)

    @rule("16.2", "24.5")
    @pytest.mark.parametrize(("loser", "place"), [("rome", "arpi"), ("carthage", "terventum")])
    def test_the_siege_train_goes_only_with_its_own_side(self, loser: str, place: str) -> None:
        scene = Scene("rome", bare=True)
        scene.army("rome", "arpi", 3, "varro proconsul")
        scene.army("carthage", "arpi", 3, "mago")
        pos = scene.pos
        pos.battle_space, pos.train = ARPI, ARPI
        pos.battle_active = CARTHAGE if loser == "rome" else ROME
        seat = ROME if loser == "rome" else CARTHAGE
        pos.push(Aftermath(seat, True, 1, FRONTAL, RETREATING))
        scene.play(loser, "withdraw_to terventum")
        assert pos.train == the_space(place)

    @rule("20.9")
    def test_points_at_a_tribe_are_lost_with_those_who_are_driven_off(self) -> None:
        scene = Scene("rome")
        boii = the_space("boii")
        scene.army("rome", "boii", 3, "varro consul")
        pos = scene.pos
        pos.siege[boii], pos.battle_space, pos.battle_active = 1, boii, ROME
        pos.marker[boii] = NEUTRAL_TRIBE
        pos.push(Aftermath(CARTHAGE, False, 1, FRONTAL, OVER))
        assert scene.siege("boii") == 0

    @rule("10.4", "10.4r1")
    @pytest.mark.parametrize(("debt", "pcs", "asked"), [(0, 9, 0), (1, 9, 1), (5, 9, 5), (5, 2, 2), (5, 0, 0)])
    def test_what_hannibals_death_costs(self, debt: int, pcs: int, asked: int) -> None:
        scene = Scene("rome", bare=True)
        scene.mark("carthage", *["arpi", "cannae", "enna", "acci", "arsa", "cosa", "sena", "zama", "cirta"][:pcs])
        scene.pos.debt = debt
        pay_debt(scene.pos)
        assert scene.pos.debt == 0
        assert scene.asked() == ("ask-pc-to-remove" if asked else "ask-card")
        assert scene.args() == ([asked] if asked else [])


class TestSieges:
    @rule("20.15")
    def test_a_subjugated_tribe_has_no_points_and_needs_no_second_roll(self) -> None:
        scene = Scene("rome")
        boii = the_space("boii")
        scene.army("rome", "boii", 5, "varro consul")
        scene.pos.siege[boii] = scene.pos.content.subjugation_points - 1
        scene.pos.push(Siege(ROME, boii, 0, 2))
        scene.roll(5)
        assert scene.asked() == "ask-card"
        assert scene.siege("boii") == 0
        assert scene.marker("boii") == ROME

    @rule("20.5", "20.6")
    def test_both_rolls_count(self) -> None:
        scene = Scene("carthage")
        scene.army("carthage", "capua", 3, "mago")
        scene.pos.push(Siege(CARTHAGE, CAPUA, 0, 2))
        scene.roll(1, 4)
        assert scene.asked() == "ask-card"
        assert (scene.siege("capua"), scene.units("carthage", "capua")) == (1, 2)

    @rule("11.9", "11.12", "13.4")
    @pytest.mark.parametrize(
        ("units", "outcome"), [(2, SAFE), (0, SAFE), (2, RETURN), (0, RETURN), (2, SUNK), (0, SUNK)]
    )
    def test_the_voyage_back(self, units: int, outcome: int) -> None:
        """A fleet that is turned back has to fight where it landed; a lone general cannot, and is displaced."""
        scene = on_the_march("carthage", "agrigentum", units, "mago")
        scene.army("rome", "agrigentum", 5, "marcellus consul")
        pos = scene.pos
        back = VoyageBack(Orders(CARTHAGE, the_card("c62"), BY_OPS), the_space("utica"), False)
        pos.push(back)
        (question,) = back.ask(pos)
        faces = [face for face in range(1, 7) if naval_outcome(pos, face + question.args[2]) == outcome]
        back.apply(pos, CARTHAGE, VERBS.parse(f"roll {faces[0]}"))
        if outcome == SAFE:
            assert scene.place_of("mago") == "utica"
            assert scene.units("carthage", "utica") == units
        elif outcome == RETURN and units > 0:
            assert (pos.battle_space, pos.battle_from) == (the_space("agrigentum"), the_space("utica"))
        else:
            assert scene.place_of("mago") == "displaced"
            assert scene.units("carthage", "agrigentum") == 0
            assert pos.battle_space == NO_SPACE
        assert back not in pos.stack

    @rule("11.9", "10.1")
    def test_a_lone_friend_is_displaced_when_the_army_backs_up(self) -> None:
        scene = on_the_march("rome", "arpi", 3, "varro consul")
        scene.army("rome", "arpi", 0, "marcellus proconsul")
        scene.army("carthage", "arpi", 4, "mago")
        go_back(scene.pos, Orders(ROME, the_card("c62"), BY_OPS), the_space("cannae"), False)
        assert scene.place_of("varro") == "cannae"
        assert scene.place_of("marcellus") == "pool"

    @rule("11.3", "20.9")
    def test_besiegers_who_intercept_leave_their_siege(self) -> None:
        scene = on_the_march("rome", "beneventum", 3, "varro consul")
        scene.army("carthage", "capua", 3, "mago")
        scene.army("rome", "capua", 1, inside=True)
        pos = scene.pos
        pos.siege[CAPUA] = 1
        interception = Interception(CARTHAGE, the_space("beneventum"), Force(MAGO, NO_COMPANY, 3, 0, False))
        pos.push(interception)
        interception.apply(pos, CARTHAGE, VERBS.parse("roll 1"))
        assert pos.at[MAGO] == the_space("beneventum")
        assert (pos.siege[CAPUA], pos.garrison[CAPUA], pos.outside(ROME, CAPUA)) == (0, 0, 1)

    @rule("24.18")
    @pytest.mark.parametrize(
        ("card", "place", "may"), [("c18", "tarentum", True), ("c62", "tarentum", False), ("c18", "capua", False)]
    )
    def test_the_traitor_opens_tarentum_for_his_card(self, card: str, place: str, may: bool) -> None:
        scene = on_the_march("carthage", place, 3, "mago")
        halt = Halt(Orders(CARTHAGE, the_card(card), BY_OPS), SIEGE_STEP)
        scene.pos.push(halt)
        assert ("bribe" in scene.options()) == may
        if may:
            scene.pos.log = []
            halt.apply(scene.pos, CARTHAGE, VERBS.parse("bribe"))
            assert "traitor-opened" in [entry.message.key for entry in scene.pos.log]
            assert scene.pos.marker[the_space("tarentum")] == CARTHAGE

    @rule("6.7", "17.2")
    def test_elephants_of_the_mover_survive_an_overrun(self) -> None:
        scene = on_the_march("carthage", "arpi", 5, "mago", elephants=1)
        scene.army("rome", "arpi", 1)
        orders = Orders(CARTHAGE, the_card("c62"), BY_OPS)
        arrival = Arrival(orders, ARPI, the_space("cannae"), NORMAL, False, OUTCOME)
        scene.pos.push(arrival)
        arrival.apply(scene.pos, CARTHAGE, VERBS.parse("overrun"))
        assert (scene.pos.outside(ROME, ARPI), scene.pos.elephants[ARPI]) == (0, 1)

    @rule("10.4", "14.15")
    def test_what_hannibals_death_costs_is_paid_after_the_battle(self) -> None:
        scene = Scene("rome")
        pos = scene.pos
        pos.battle_space, pos.battle_active, pos.debt = ARPI, ROME, 2
        aftermath = Aftermath(CARTHAGE, False, 1, FRONTAL, DEBT)
        pos.push(aftermath)
        assert (scene.asked(), scene.args()) == ("ask-pc-to-remove", [2])
        assert aftermath in pos.stack

    @rule("10.4", "9.2")
    def test_what_hannibals_death_costs_is_paid_before_the_next_general_sets_out(self) -> None:
        scene = Scene("carthage")
        scene.army("carthage", "arpi", 2, "mago")
        scene.pos.debt = 1
        scene.pos.push(Campaign(Orders(CARTHAGE, the_card("c33"), BY_CAMPAIGN), 2))
        assert scene.asked() == "ask-pc-to-remove"
        scene.play("carthage", scene.options()[0])
        assert scene.asked() == "ask-campaign"

    @rule("24.10")
    def test_a_stolen_card_is_known_to_both_and_no_longer_held_by_the_victim(self) -> None:
        scene = Scene("rome", rome="c64", carthage="c62 c63")
        pos, card = scene.pos, the_card("c62")
        pos.known[CARDS * CARTHAGE + card] = 1
        pos.push(MessengerEvent(ROME))
        scene.nature("steal_card c62")
        assert pos.holds(ROME, card)
        assert not pos.holds(CARTHAGE, card)
        assert (pos.known[CARDS * ROME + card], pos.known[CARDS * CARTHAGE + card]) == (1, 0)
