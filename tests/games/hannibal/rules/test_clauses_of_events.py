"""Single clauses of events, asked of the lookups themselves."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import (
    AFRICAN_REINFORCEMENTS,
    AFRICANUS,
    BALEARIC_SLINGERS,
    CARD,
    CARTHAGE,
    CATO_COUNSELS,
    COME_INTO_ITALY,
    DIPLOMACY_1,
    DISPLACED,
    ELIMINATED,
    EPIDEMIC,
    FORCE_MARCH_1,
    HANNIBAL,
    HANNO_COUNSELS,
    IN_POOL,
    LIGURIAN_RECRUITS,
    MACEDONIANS,
    MAGO,
    MINOR_CAMPAIGN_1,
    MUTIN,
    NAVAL_VICTORY,
    NO_SEAT,
    PESTILENCE,
    ROME,
    SICILIA_REVOLTS,
    SIEGE_TRAIN,
    SPACES,
    TRUCE,
    Card,
    Space,
)
from hatalom.games.hannibal.phases.cards.card_use import CardUse
from hatalom.games.hannibal.phases.cards.events_units import UnitsEvent
from hatalom.games.hannibal.phases.cards.operations import RaiseTroops
from hatalom.games.hannibal.phases.turn.reinforcements import RETURNING, Reinforcements
from hatalom.games.hannibal.phases.turn.turn import BEGIN, Turn
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.rules.attrition import losses_of
from hatalom.games.hannibal.rules.event_targets import can_happen, struck_spaces, train_generals, unit_places
from hatalom.games.hannibal.rules.generals import displace
from hatalom.games.hannibal.rules.isolation import may_trace
from hatalom.games.hannibal.rules.operations import pc_options
from hatalom.games.hannibal.rules.sieges import siege_result, take_city
from hatalom.games.hannibal.rules.victory import check_iberia
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import names_of, the_card, the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def told(scene: Scene) -> list[str]:
    """What has been told since this was asked last; the first time it only begins to listen."""
    lines = [entry.message.key for entry in scene.pos.log or []]
    scene.pos.log = []
    return lines


class TestEvents:
    @rule("2.15", "24.5")
    def test_the_siege_train_needs_a_general_who_has_none(self) -> None:
        scene = Scene("carthage")
        assert not can_happen(scene.pos, CARTHAGE, SIEGE_TRAIN)
        scene.army("carthage", "western_ligurians", 3, "mago")
        assert train_generals(scene.pos) == [the_general("mago")]
        assert can_happen(scene.pos, CARTHAGE, SIEGE_TRAIN)
        scene.pos.train = the_space("western_ligurians")
        assert not can_happen(scene.pos, CARTHAGE, SIEGE_TRAIN)

    @rule("2.15", "24.2")
    @pytest.mark.parametrize("truce", [False, True])
    def test_a_truce_keeps_only_the_truce_from_happening(self, truce: bool) -> None:
        scene = Scene("rome")
        scene.pos.truce = truce
        assert can_happen(scene.pos, ROME, NAVAL_VICTORY)
        assert can_happen(scene.pos, ROME, TRUCE) != truce

    @rule("2.15", "24.15")
    def test_one_space_is_enough_for_a_revolt_or_diplomacy(self) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark("rome", "messana", "lilybaeum", "panormus")
        scene.army("rome", "panormus", 1)
        assert can_happen(scene.pos, CARTHAGE, SICILIA_REVOLTS)  # Rome holds three of five; one lies open
        assert can_happen(scene.pos, CARTHAGE, DIPLOMACY_1)
        scene.army("rome", "lilybaeum", 1)
        assert not can_happen(scene.pos, CARTHAGE, SICILIA_REVOLTS)
        assert not can_happen(scene.pos, CARTHAGE, DIPLOMACY_1)

    @rule("24.16", "24.12")
    @pytest.mark.parametrize(("garrison", "may"), [(0, True), (1, False)])
    def test_macedonians_want_room_for_all_in_a_port_of_africa_or_italy(self, garrison: int, may: bool) -> None:
        scene = Scene("carthage", bare=True)
        units = scene.pos.content.units_placed[MACEDONIANS]
        scene.pos.macedon_allied = True
        scene.mark("carthage", "tarentum", "gades", "messana", "utica", "croton")
        scene.army("carthage", "tarentum", 2 - units + garrison, inside=True)
        scene.army("rome", "tarentum", 3)
        places = names_of(unit_places(scene.pos, CARTHAGE, MACEDONIANS))
        assert places == ({"tarentum", "utica", "croton"} if may else {"utica", "croton"})
        scene.pos.macedon_allied = False
        assert unit_places(scene.pos, CARTHAGE, MACEDONIANS) == []

    @rule("24.16")
    def test_slingers_need_their_islands_and_reinforcements_their_city(self) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark("carthage", "gades", "utica", "carthage_city")
        scene.pos.macedon_allied = True
        assert unit_places(scene.pos, CARTHAGE, BALEARIC_SLINGERS) == []
        assert names_of(unit_places(scene.pos, CARTHAGE, MACEDONIANS)) == {"utica", "carthage_city"}
        assert names_of(unit_places(scene.pos, CARTHAGE, AFRICAN_REINFORCEMENTS)) == {"carthage_city"}
        scene.mark("rome", "carthage_city")
        assert unit_places(scene.pos, CARTHAGE, AFRICAN_REINFORCEMENTS) == []

    @rule("10.1", "24.16")
    def test_units_of_an_event_drive_off_a_lone_enemy_general(self) -> None:
        scene = Scene("carthage")
        scene.army("carthage", "eastern_ligurians", 0, "mago")
        scene.army("rome", "eastern_ligurians", 0, "varro proconsul")
        scene.pos.push(UnitsEvent(CARTHAGE, LIGURIAN_RECRUITS))
        scene.play("carthage", "place_units eastern_ligurians")
        assert scene.place_of("varro") == "pool"
        assert scene.place_of("mago") == "eastern_ligurians"

    @rule("10.1", "2.9")
    def test_raised_units_drive_off_a_lone_enemy_general(self) -> None:
        scene = Scene("rome", rome="c62 c64")
        scene.army("rome", "arpi", 0, "marcellus consul")
        scene.army("carthage", "arpi", 0, "mago")
        scene.pos.push(RaiseTroops(ROME, the_card("c62")))
        scene.play("rome", "raise_with marcellus")
        assert scene.place_of("mago") == "displaced"
        assert scene.units("rome", "arpi") == 1

    @rule("24.16")
    @pytest.mark.parametrize("owner", ["rome", "carthage"])
    def test_mutin_tells_of_a_marker_only_if_it_changes(self, owner: str) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark(owner, "enna")
        event = UnitsEvent(CARTHAGE, MUTIN)
        scene.pos.push(event)
        told(scene)
        event.apply(scene.pos, CARTHAGE, VERBS.parse("place_units enna"))
        assert ("marker-changed" in told(scene)) == (owner == "rome")
        assert scene.marker("enna") == CARTHAGE

    @rule("24.14")
    def test_pestilence_strikes_besiegers_of_cities_and_an_epidemic_any_army(self) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark("carthage", "gades", "saguntum")
        scene.army("rome", "gades", 3, "varro consul")  # no siege yet
        scene.army("rome", "acci", 3, "fabius proconsul")
        scene.army("rome", "saguntum", 1, "marcellus consul")
        scene.pos.siege[the_space("saguntum")] = 1
        scene.mark("rome", "capua", "neapolis", "rhegium")
        scene.army("rome", "capua", 1, "p_scipio proconsul", inside=True)
        scene.army("carthage", "capua", 3)
        scene.army("rome", "neapolis", 0, "t_longus proconsul", inside=True)
        scene.army("carthage", "neapolis", 3)
        scene.army("rome", "rhegium", 1, inside=True)
        scene.army("rome", "tarquini", 0, "g_nero consul")
        assert names_of(struck_spaces(scene.pos, CARTHAGE, PESTILENCE)) == {"saguntum"}
        assert names_of(struck_spaces(scene.pos, CARTHAGE, EPIDEMIC)) == {"gades", "acci", "saguntum", "capua"}
        scene.mark("none", "saguntum")
        scene.pos.marker[the_space("boii")] = CARTHAGE
        assert names_of(struck_spaces(scene.pos, CARTHAGE, PESTILENCE)) == {"saguntum"}

    @rule("24.14")
    def test_pestilence_does_not_strike_at_a_tribe(self) -> None:
        scene = Scene("carthage")
        scene.army("rome", "boii", 3, "varro consul")
        scene.pos.siege[the_space("boii")] = 1
        assert struck_spaces(scene.pos, CARTHAGE, PESTILENCE) == []

    @rule("24.1", "2.15")
    @pytest.mark.parametrize("place", [IN_POOL, ELIMINATED])
    def test_nobody_comes_into_italy_without_hannibal(self, place: Space) -> None:
        scene = Scene("carthage")
        scene.pos.at[HANNIBAL] = place
        assert not can_happen(scene.pos, CARTHAGE, COME_INTO_ITALY)

    @rule("2.4", "2.6")
    @pytest.mark.parametrize(
        ("must_use", "general", "may"), [(True, False, True), (True, True, False), (False, True, True)]
    )
    def test_whoever_preempted_discards_only_if_nothing_else_is_possible(
        self, must_use: bool, general: bool, may: bool
    ) -> None:
        scene = Scene("rome")
        scene.pos.marker = numbers_of([ROME] * SPACES)
        if general:
            scene.army("rome", "arpi", 2, "marcellus proconsul")
        (question,) = CardUse(ROME, MINOR_CAMPAIGN_1, must_use).ask(scene.pos)
        assert (VERBS.parse("discard") in question.options) == may

    @rule("2.15", "9.1")
    @pytest.mark.parametrize("card", [MINOR_CAMPAIGN_1, FORCE_MARCH_1])
    def test_a_campaign_or_a_force_march_needs_a_general(self, card: Card) -> None:
        scene = Scene("rome")
        assert not can_happen(scene.pos, ROME, card)
        scene.army("rome", "arpi", 2, "varro proconsul")
        assert can_happen(scene.pos, ROME, card)

    @rule("2.10")
    def test_nobody_converts_what_is_his_or_a_tribe(self) -> None:
        scene = Scene("rome", bare=True)
        scene.pos.marker = numbers_of([CARTHAGE] * SPACES)
        scene.mark("rome", "arpi")
        scene.army("rome", "arpi", 1)
        scene.army("rome", "cannae", 1)
        assert [VERBS.text(action) for action in pc_options(scene.pos, ROME)] == ["convert_pc cannae"]


class TestTurn:
    @rule("24.3")
    @pytest.mark.parametrize(("counsels", "is_over"), [(0, False), (1, False), (2, True)])
    def test_counsels_end_with_the_turn_after_the_shuffle(self, counsels: int, is_over: bool) -> None:
        scene = Scene("rome")
        scene.pos.hanno_counsels = scene.pos.cato_counsels = counsels
        told(scene)
        Turn(BEGIN, ROME, False).advance(scene.pos)
        ended = [entry.args[0] for entry in scene.pos.log or [] if entry.message.key == "counsels-ended"]
        assert ended == ([HANNO_COUNSELS, CATO_COUNSELS] if is_over else [])
        assert scene.pos.hanno_counsels == scene.pos.cato_counsels == (0 if is_over else counsels)

    @rule("2.2")
    @pytest.mark.parametrize(("missing", "is_shuffled"), [(0, False), (1, True)])
    def test_the_deck_is_shuffled_if_it_is_too_small_for_both_hands(self, missing: int, is_shuffled: bool) -> None:
        scene = Scene("rome", turn=4, rome="", carthage="")
        needed = 2 * scene.pos.content.cards_dealt[4] - missing
        scene.pos.deck = numbers_of([1] * needed + [0] * (len(CARD.ids) - needed))
        scene.pos.discard = numbers_of([0] * needed + [1] * (len(CARD.ids) - needed))
        told(scene)
        Turn(BEGIN, ROME, False).advance(scene.pos)
        assert ("deck-shuffled" in told(scene)) == is_shuffled

    @rule("3.1")
    def test_whose_winter_it_is(self) -> None:
        scene = Scene("rome")
        for checked, seat in ((1, ROME), (SPACES, ROME), (SPACES + 1, CARTHAGE), (2 * SPACES, CARTHAGE)):
            assert Winter(checked).crumb(scene.pos).args == [seat]

    @rule("21.1", "20.5")
    def test_results_below_and_above_the_tables(self) -> None:
        pos = Scene("rome").pos
        last = len(pos.content.attrition) - 1
        assert losses_of(pos, 12, 0) == losses_of(pos, 12, -2) == losses_of(pos, 12, 1) == 1
        assert losses_of(pos, 12, last + 1) == losses_of(pos, 12, last) > losses_of(pos, 12, last - 1)
        assert siege_result(pos, 0) == siege_result(pos, -1) == siege_result(pos, 1) == [0, 1]
        assert siege_result(pos, 7) == siege_result(pos, 6) != siege_result(pos, 5)

    @rule("20.7", "10.1")
    @pytest.mark.parametrize("garrison", [0, 1, 2])
    def test_the_garrison_of_a_city_that_falls_is_told_of_if_there_is_one(self, garrison: int) -> None:
        scene = Scene("carthage")
        scene.army("rome", "capua", garrison, inside=True)
        scene.army("carthage", "capua", 3, "mago")
        scene.pos.siege[the_space("capua")] = 3
        told(scene)
        take_city(scene.pos, CARTHAGE, the_space("capua"))
        assert ("units-lost" in told(scene)) == (garrison > 0)
        assert (scene.pos.siege[the_space("capua")], scene.pos.garrison[the_space("capua")]) == (0, 0)

    @rule("4.4", "4.5", "4.6")
    @pytest.mark.parametrize(("marker", "friends", "enemies", "may"), [
        ("none", 0, 0, True), ("none", 0, 1, False), ("rome", 1, 0, True), ("rome", 0, 0, False),
        ("carthage", 0, 1, True),
    ])  # fmt: skip
    def test_where_a_way_of_supply_leads(self, marker: str, friends: int, enemies: int, may: bool) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark(marker, "arpi")
        scene.army("carthage", "arpi", friends)
        scene.army("rome", "arpi", enemies)
        assert may_trace(scene.pos, CARTHAGE, the_space("arpi")) == may

    @rule("10.3", "10.5")
    def test_a_displaced_general_is_behind_no_walls_any_more(self) -> None:
        scene = Scene("rome")
        scene.army("carthage", "gades", 1, "mago", inside=True)
        displace(scene.pos, the_general("mago"))
        assert not scene.pos.is_inside[the_general("mago")]
        assert scene.place_of("mago") == "displaced"

    @rule("25.6")
    def test_the_fall_of_africanus_ends_the_war_in_iberia_only(self) -> None:
        for scenario, is_over in (("campaign_iberia", True), ("second_punic_war", False)):
            scene = Scene("rome", scenario=scenario)
            assert not check_iberia(scene.pos)
            scene.pos.at[AFRICANUS] = ELIMINATED
            assert check_iberia(scene.pos) == is_over
            assert scene.pos.winner == (CARTHAGE if is_over else NO_SEAT)

    @rule("1.8", "10.14")
    @pytest.mark.parametrize("enemies", [0, 3])
    def test_a_general_comes_back_to_units_behind_walls(self, enemies: int) -> None:
        scene = Scene("carthage", bare=True)
        scene.mark("carthage", "gades")
        scene.army("carthage", "gades", 1, inside=enemies > 0)
        scene.army("rome", "gades", enemies)
        scene.pos.at[MAGO] = DISPLACED
        scene.pos.push(Reinforcements(RETURNING, 0, 0))
        scene.question()
        assert scene.place_of("mago") == "gades"
        assert scene.pos.is_inside[MAGO] == (enemies > 0)
