"""1 and 3: powers and players, components, the two maps, control."""

from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_CARDS,
    ALL_POWERS,
    AUSTRIA,
    BAVARIA,
    BOX,
    BOXES,
    ELECTORS_BOX,
    FLANDERS,
    FRANCE,
    GENERALS,
    IN_BOX,
    MAJOR,
    MINOR,
    NOBODY,
    PCS,
    POWER,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    REGION,
    SAXONY,
    SAXONY_TRACK,
    SEAT,
    SILESIA,
    SUIT,
    TOWN,
    TOWNS,
    TRAINS,
    Form,
)
from hatalom.games.maria.phases.course import COMBAT, SUPPLY
from hatalom.games.maria.position import Maria
from tests.games.maria.ids import CONTENT, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule

BOARD = CONTENT.board


def start(form: Form = ADVANCED, seats: int = 3) -> Maria:
    return Maria(CONTENT, seats, form)


@rule("1.1", "1.2", "1.3", "24.2")
def test_two_or_three_players_and_two_forms() -> None:
    assert sorted(GAME.seat_counts) == [2, 3]
    form = next(option for option in GAME.options if option.key == "form")
    assert set(form.choices) == {"introductory", "advanced"}
    assert CONTENT.turns == [9, 12]


@rule("1.4", "1.5", "1.6")
def test_who_plays_whom() -> None:
    pos = start()
    players = {POWER.ids[power]: SEAT.ids[pos.seat_of(power)] for power in ALL_POWERS}
    assert players == {
        "austria": "maria",
        "prussia": "frederick",
        "saxony": "frederick",
        "pragmatic": "frederick",
        "france": "louis",
        "bavaria": "louis",
    }
    assert [POWER.ids[power] for power in range(POWERS) if CONTENT.is_major[power]] == [
        "france",
        "prussia",
        "pragmatic",
        "austria",
    ]


@rule("24.1", "24.2", "24.2r1")
def test_with_two_players_one_leads_austrias_side() -> None:
    pos = start(seats=2)
    assert [pos.seat_of(power) for power in (AUSTRIA, PRAGMATIC)] == [0, 0]
    assert [pos.seat_of(power) for power in (FRANCE, BAVARIA, PRUSSIA, SAXONY)] == [1, 1, 1, 1]
    pos.saxony_left = True
    assert pos.seat_of(SAXONY) == 0


@rule("1.7", "1.8", "1.9")
def test_allies_enemies_and_co_operators() -> None:
    pos = start()
    west, east = (FRANCE, BAVARIA, PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC)
    for power in west:
        assert all(pos.is_friend(power, other) for other in west)
        assert all(pos.is_enemy(power, other) for other in east)
    assert pos.is_friend(AUSTRIA, PRAGMATIC)
    pairs = {(a, b) for a in ALL_POWERS for b in ALL_POWERS[a + 1 :] if pos.co_operate(a, b)}
    assert pairs == {(FRANCE, BAVARIA), (PRUSSIA, SAXONY), (PRAGMATIC, AUSTRIA)}


@rule("1.9r1")
def test_the_major_power_of_a_minor_one_is_the_co_operating_one() -> None:
    pos = start()
    assert pos.major_of(BAVARIA) == FRANCE
    assert pos.major_of(SAXONY) == PRUSSIA
    pos.track[SAXONY_TRACK] = 4
    assert pos.major_of(SAXONY) == AUSTRIA


@rule("1.9r2", "11.1.1")
def test_fredericks_own_powers_are_enemies() -> None:
    scene = Scene()
    scene.general("friedrich", "ulm", 5)
    scene.general("george", "goeppingen", 3)
    scene.stage("prussia_saxony", COMBAT)
    assert scene.asked() == [("frederick", "ask-card")]
    assert "combat-begun" in scene.told()


@rule("1.10", "1.10r1")
def test_saxony_after_leaving_prussia() -> None:
    pos = start()
    pos.track[SAXONY_TRACK] = 2
    assert not any(
        pos.is_enemy(SAXONY, power) or pos.is_friend(SAXONY, power) for power in ALL_POWERS if power != SAXONY
    )
    pos.track[SAXONY_TRACK] = 4
    assert all(pos.is_enemy(SAXONY, power) for power in (FRANCE, BAVARIA, PRUSSIA))
    assert pos.is_friend(SAXONY, AUSTRIA)
    assert pos.co_operate(SAXONY, AUSTRIA)
    assert not pos.co_operate(SAXONY, PRUSSIA)


@rule("3.1", "3.2", "3.3", "3.4")
def test_the_box_holds_what_it_holds() -> None:
    assert GENERALS == len(CONTENT.rank) == 20
    assert TRAINS == 10
    assert sum(CONTENT.copies(card) for card in ALL_CARDS) == 152
    assert sum(CONTENT.deck(0)) == 38
    assert PCS == 25
    for power in range(POWERS):
        ranks = [CONTENT.rank[general] for general in CONTENT.power_generals[power]]
        assert ranks == list(range(1, len(ranks) + 1))


@rule("3.5", "3.6", "3.8")
def test_two_maps_with_suits_and_roads() -> None:
    table = GAME.content_files.load()
    assert len(table["sectors"]) == 44
    assert [sum(row["suit"] == suit for row in table["sectors"]) for suit in SUIT.ids] == [11, 11, 11, 11]
    sectors = {row["id"]: row["suit"] for row in table["sectors"]}
    assert all(SUIT.ids[BOARD.suit[TOWN.numbers[row["id"]]]] == sectors[row["sector"]] for row in table["towns"])
    assert sum(1 for town in range(TOWNS) if BOARD.map_of[town] == FLANDERS) == 202
    across = {
        (TOWN.ids[a], TOWN.ids[b])
        for a in range(TOWNS)
        for b in BOARD.neighbours[a]
        if BOARD.map_of[a] == FLANDERS != BOARD.map_of[b]
    }
    assert ("goeppingen", "ulm") in across
    assert all(set(BOARD.main[town]) <= set(BOARD.neighbours[town]) for town in range(TOWNS))


@rule("3.7")
def test_home_countries() -> None:
    pos = start()
    assert pos.home_of(the_town("bruessel")) == AUSTRIA
    assert pos.home_of(the_town("breslau")) == NOBODY
    pos.annexed = True
    assert pos.home_of(the_town("breslau")) == PRUSSIA
    silesia = [town for town in BOARD.fort_town if BOARD.region[town] == SILESIA]
    assert len(silesia) == 7
    assert REGION.ids[SILESIA] == "silesia"


@rule("3.9")
def test_minor_and_major_fortresses() -> None:
    assert len(BOARD.forts) == 93
    assert BOARD.fortress[the_town("wien")] == MAJOR
    assert BOARD.fortress[the_town("straubing")] == MINOR
    assert BOARD.fortress[the_town("trautenau")] == 0


@rule("3.10", "3.10r1")
def test_control_follows_the_marker() -> None:
    scene = Scene()
    assert scene.controller("wien") == "austria"
    scene.marker("wien", "france")
    assert scene.controller("wien") == "france"
    assert scene.pos.home_of(the_town("wien")) == AUSTRIA
    scene.marker("straubing", "prussia")
    assert scene.controller("straubing") == "prussia"
    assert scene.pos.holds(BAVARIA, the_town("straubing"))
    scene.pos.neutral_until = 5
    assert not scene.pos.holds(BAVARIA, the_town("straubing"))
    assert not scene.pos.is_enemy(AUSTRIA, PRUSSIA)


@rule("3.11")
def test_nine_electoral_votes() -> None:
    assert {TOWN.ids[town] for town in BOARD.electors} == {
        "berlin",
        "hannover",
        "dresden",
        "prag",
        "muenchen",
        "koeln",
        "mainz",
        "trier",
        "mannheim",
    }
    votes = GAME.view(start(), 0).votes
    assert votes["koeln"] == "france"
    assert votes["mainz"] == "austria"
    assert votes["dresden"] == "saxony"


@rule("3.12", "3.13")
def test_victory_boxes_pools_and_off_map_boxes() -> None:
    assert CONTENT.battle_boxes == 2
    assert BOX.ids[ELECTORS_BOX:BOXES] == ["three_electors", "emperor", "italy", "silesia"]
    assert [power for power in range(POWERS) if CONTENT.off_map[power] != NOBODY] == [
        FRANCE,
        PRUSSIA,
        PRAGMATIC,
        AUSTRIA,
    ]


@rule("3.14", "3.14r1")
def test_a_general_in_an_off_map_box_is_out_of_play() -> None:
    scene = Scene()
    scene.general("dessauer", "berlin", 6)
    scene.pos.at[15] = IN_BOX
    scene.general("friedrich", "berlin", 4)
    assert scene.pos.total_troops(PRUSSIA) == 10
    scene.stage("prussia_saxony", SUPPLY)
    assert scene.troops("dessauer") == 6
    assert scene.pos.stack[-1].__class__.__name__ == "Movement"
    assert "move_general dessauer" not in scene.options()
