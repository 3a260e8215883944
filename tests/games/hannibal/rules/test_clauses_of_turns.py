"""Single clauses of cards and turns, asked of the lookups themselves: whole games seldom come there."""

import pytest
from mypy_extensions import i64

from hatalom.core.numbers import numbers_of, put_in
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
    HOSTILE_TRIBES_1,
    HOSTILE_TRIBES_2,
    IBERIAN_RECRUITS,
    LIGURIAN_RECRUITS,
    MACEDON_ALLIES,
    MACEDON_PEACE,
    MACEDONIANS,
    MARCELLUS,
    NOBODY,
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
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.battle.rounds import Rounds, rounds_under
from hatalom.games.hannibal.phases.battle.thefts import Theft
from hatalom.games.hannibal.phases.cards.events_others import SenateEvent
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs
from hatalom.games.hannibal.phases.turn.elections import FIRST_PLACE, Elections
from hatalom.games.hannibal.phases.turn.turn import check_victory
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.records import OF_ARMY, OUTSIDE
from hatalom.games.hannibal.rules.battle_cards import matches
from hatalom.games.hannibal.rules.event_refusals import refuse_event
from hatalom.games.hannibal.rules.event_targets import can_happen
from hatalom.games.hannibal.rules.marching import may_charm
from hatalom.games.hannibal.rules.victory import is_decided
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_general, the_province, the_seat, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule


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
        put_in(scene.pos.battle_hand, first, [1, 2])
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
    def why(self, scene: Scene, seat: Seat, card: Card) -> tuple[str, list[i64]]:
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
        scene.pos.marker = numbers_of([seat] * SPACES)
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
        owe_pcs(scene.pos, ROME, count)
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
