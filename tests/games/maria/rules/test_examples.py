"""Worked examples that need more than one phase: played through as they are told."""

import pytest

from hatalom.games.maria.names import AUSTRIA, FRANCE, IN_BOX, NO_POWER, PRUSSIA, TOWN
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.course import ANNEXATION, CARDS, COMBAT, MOVEMENT, SUPPLY
from tests.games.maria.ids import CONTENT, the_fort, the_general, the_piece, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule

SILESIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "glatz", "cosel")


def distance(a: str, b: str) -> int:
    return CONTENT.board.distance(the_town(a), the_town(b))


@rule("11.2.3", "11.2.7", "6.6r1")
def test_with_every_way_closed_friedrich_is_removed_with_his_last_troop() -> None:
    scene = Scene()
    scene.general("neipperg", "trautenau", 7)
    scene.general("friedrich", "landeshut", 2)
    scene.general("schwerin", "landeshut", 2)
    for train, town in (("saxony_1", "hirschberg"), ("bavaria_1", "striegau"), ("prussia_1", "schweidnitz")):
        scene.train(train, town)
    others = set(CONTENT.board.neighbours[the_town("landeshut")]) - set(scene.pos.at)
    assert others == set()
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    assert (scene.at("friedrich"), scene.at("schwerin")) == ("removed", "removed")


@rule("19.1.7", "19.1.7r1", "19.4.1")
def test_the_peace_of_turn_five_ends_with_the_prussian_stage_of_turn_seven() -> None:
    scene = Scene(turn=5)
    for town in SILESIAN:
        if scene.marked(town) != "prussia":
            scene.marker(town, "prussia")
    scene.pos.at[the_piece("prussia_2")] = IN_BOX
    scene.general("friedrich", "prag", 5)
    scene.general("karl", "neisse", 5)
    scene.stage("prussia_saxony", ANNEXATION)
    scene.act("offer_peace", "accept_peace")
    while scene.targets("displace_to"):
        scene.act(f"displace_to {sorted(scene.targets('displace_to'))[0]}")
    scene.act("place_train breslau")
    assert scene.pos.home_of(scene.pos.at[the_general("friedrich")]) == PRUSSIA
    assert scene.pos.home_of(scene.pos.at[the_general("karl")]) == AUSTRIA
    scene.general("karl", "jaegerndorf", 5)
    scene.general("friedrich", "neisse", 5)
    scene.pos.turn = 6
    scene.stage("austria_pragmatic", MOVEMENT)
    scene.act("move_general karl")
    entered = {town for town in scene.targets("move_to") if scene.pos.home_of(the_town(town)) == PRUSSIA}
    assert entered == set()
    scene.stage("prussia_saxony", COMBAT)
    assert not isinstance(scene.pos.stack[-1], Battle)
    scene.pos.turn = 7
    scene.general("moritz", "paris", 5)
    scene.stage("france_bavaria", MOVEMENT)
    assert scene.pos.neutral_until == 7
    scene.stage("prussia_saxony", CARDS)
    assert scene.pos.neutral_until == 0
    assert scene.pos.is_enemy(PRUSSIA, AUSTRIA)


@rule("20.3", "20.3r1", "20.4", "8.2")
def test_three_turns_one_card_each() -> None:
    scene = Scene(turn=1)
    scene.pos.subsidy[FRANCE][PRUSSIA] = 3
    drawn = []
    for turn in (1, 2, 3):
        scene.pos.turn = turn
        before = [len(scene.cards(power)) for power in ("france", "bavaria", "prussia")]
        scene.stage("france_bavaria", CARDS)
        scene.draw_any()
        after = [len(scene.cards(power)) for power in ("france", "bavaria", "prussia")]
        drawn.append([now - then for now, then in zip(after, before, strict=True)])
    assert drawn == [[3, 2, 1]] * 3
    scene.pos.turn = 4
    before = [len(scene.cards(power)) for power in ("france", "bavaria", "prussia")]
    scene.stage("france_bavaria", CARDS)
    scene.act("keep_subsidy")
    scene.draw_any()
    after = [len(scene.cards(power)) for power in ("france", "bavaria", "prussia")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [5, 1, 0]


@rule("9.7", "9.7r1", "9.6")
@pytest.mark.parametrize("paid", [("friedrich", "schwerin"), ("friedrich", "leopold"), ("schwerin", "leopold")])
def test_any_two_of_three_generals_are_paid_for_on_the_map(paid: tuple[str, str]) -> None:
    """All ways out of Ulm lead over hussars or an enemy train: Friedrich and Schwerin owe 4, Leopold 5."""
    scene = Scene()
    scene.train("prussia_1", "ulm")
    scene.train("austria_1", "goeppingen")
    scene.hussars("guenzburg", "memmingen")
    for name, town in cities_around_ulm({"friedrich": 4, "schwerin": 4, "leopold": 5}).items():
        scene.general(name, town, 3)
    scene.hand("prussia", "clubs_9")
    scene.stage("prussia_saxony", SUPPLY)
    assert scene.targets("supply") == {"friedrich", "schwerin", "leopold"}
    scene.act(f"supply {paid[0]}", f"supply {paid[1]}")
    assert scene.cards("prussia") == []
    for name in ("friedrich", "schwerin", "leopold"):
        assert scene.pos.is_face_down(the_general(name)) == (name not in paid)
        assert scene.troops(name) == (3 if name in paid else 2)


def cities_around_ulm(wanted: dict[str, int]) -> dict[str, str]:
    """For every general a city of his own at his distance from Ulm, not over Göppingen."""
    ulm = the_town("ulm")
    steps = {ulm: 0, the_town("goeppingen"): 99}
    queue = [ulm]
    for town in queue:
        for other in CONTENT.board.neighbours[town]:
            if other not in steps:
                steps[other] = steps[town] + 1
                queue.append(other)
    found: dict[str, str] = {}
    for name, cost in wanted.items():
        found[name] = next(
            TOWN.ids[town] for town in queue if steps[town] == cost and TOWN.ids[town] not in found.values()
        )
    return found


@rule("11.1.11", "11.2.1", "16.5")
def test_the_commander_of_the_mixed_stack_retreats_four_cities() -> None:
    scene = Scene()
    scene.general("broglie", "landeshut", 4)
    scene.general("toerring", "landeshut", 3)
    scene.general("karl", "trautenau", 8)
    scene.general("traun", "trautenau", 3)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    assert (scene.at("broglie"), scene.troops("toerring")) == ("removed", 3)
    assert {distance("landeshut", town) for town in scene.targets("retreat_to")} == {4}


@rule("23.1", "16.4")
def test_a_marker_that_comes_back_in_the_same_stage_lets_the_game_go_on() -> None:
    """France conquers Tournai with its last marker and then loses a combat and a battle marker."""
    for battle_markers, is_over in ((1, False), (0, True)):
        scene = Scene()
        scene.pos.pool[FRANCE] = 1
        scene.pos.battle[FRANCE] = battle_markers
        scene.general("moritz", "tournai", 4)
        scene.general("noailles", "lille", 4)
        scene.general("stair", "bruessel", 8)
        scene.pos.marker[the_fort("tournai")] = NO_POWER
        scene.pos.at[the_general("stair")] = the_town("utrecht")
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to ath", "stop")
        assert (scene.marked("tournai"), scene.pool("france")) == ("france", 0)
        scene.pos.at[the_general("stair")] = the_town("bruessel")
        scene.act("finish", "concede")
        assert "vp-lost" in scene.told()
        assert scene.is_over() == is_over


def lost_battle() -> Scene:
    """Friedrich and Schwerin (9 troops) attack a greater army, give up at once and cannot retreat."""
    scene = Scene()
    scene.pos.track[0] = 1
    scene.general("friedrich", "landeshut", 5)
    scene.general("schwerin", "landeshut", 4)
    scene.general("karl", "trautenau", 8)
    scene.general("traun", "trautenau", 8)
    for train, town in (("saxony_1", "hirschberg"), ("bavaria_1", "striegau"), ("france_2", "schweidnitz")):
        scene.train(train, town)
    scene.general("rutowski", "leitmeritz", 5)
    scene.general("belle_isle", "leipzig", 4)
    scene.marker("leipzig", "prussia")
    scene.hand("saxony", "hearts_4")
    scene.pos.saxony_drew = scene.pos.turn
    scene.stage("prussia_saxony", COMBAT)
    scene.act("concede")
    return scene


@rule("19.3.2", "19.3.3", "19.3.3r1", "19.3.5", "16.2")
def test_three_points_make_saxony_austrias_ally_and_it_acts_again() -> None:
    scene = lost_battle()
    assert scene.asked() == [("maria", "ask-saxony")]
    scene.act("move_saxony 3")
    assert scene.pos.track[0] == 4
    scene.draw_any()
    assert (scene.at("rutowski"), scene.at("belle_isle"), scene.marked("leipzig")) == (
        "leitmeritz",
        "leipzig",
        "prussia",
    )
    assert len(scene.cards("saxony")) == 1  # it had drawn with Prussia
    assert "move_general rutowski" in scene.options("maria")


@rule("19.3.4", "19.3.4r1", "19.3.2")
def test_one_point_makes_saxony_neutral_and_sends_everybody_home() -> None:
    scene = lost_battle()
    pool = scene.pool("prussia")
    scene.act("move_saxony 1")
    while scene.targets("displace_to"):
        scene.act(f"displace_to {sorted(scene.targets('displace_to'))[0]}")
    assert scene.pos.track[0] == 2
    assert (scene.at("rutowski"), scene.at("saxony_1"), scene.marked("leipzig")) == ("freiberg", "zwickau", None)
    assert scene.pool("prussia") == pool + 1
    assert CONTENT.board.home[scene.pos.at[the_general("belle_isle")]] in (0, 1)
