"""Berlin is the first town of the list, so its number is 0: what holds for pieces on the map holds there too."""

from hatalom.games.maria.load import load
from hatalom.games.maria.names import AUSTRIA, NOT_IN_PLAY, PRUSSIA
from hatalom.games.maria.phases.course import COMBAT, MOVEMENT, SUPPLY
from hatalom.games.maria.phases.politics.expeditions import Expedition
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.rules.agreements import countries_to_avoid
from hatalom.games.maria.rules.combat import ends_after_loss
from hatalom.games.maria.rules.hussars import hussar_towns, why_not_hussar
from hatalom.games.maria.rules.recruits import room_for_troops
from hatalom.games.maria.rules.saxony import foreigners_in, pieces_of
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_general, the_piece, the_region, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule


def test_berlin_is_the_first_town() -> None:
    assert the_town("berlin") == 0


@rule("7.2")
def test_an_austrian_general_in_berlin_sends_hussars() -> None:
    court = Court()
    court.put("karl", "berlin")
    towns = hussar_towns(court.pos)
    assert the_town("potsdam") in towns
    assert the_town("berlin") not in towns
    assert why_not_hussar(court.pos, the_town("potsdam")) is None
    away = Court()
    away.put("karl", "potsdam")
    assert the_town("berlin") in hussar_towns(away.pos)
    away.put("prussia_1", "berlin")
    assert the_town("berlin") not in hussar_towns(away.pos)


@rule("9.3", "9.4")
def test_a_general_in_berlin_goes_hungry_and_a_train_there_feeds() -> None:
    scene = Scene()
    scene.general("karl", "berlin", 3)
    scene.stage("austria_pragmatic", SUPPLY)
    assert scene.troops("karl") == 2
    fed = Scene()
    fed.general("karl", "potsdam", 3)
    fed.train("austria_1", "berlin")
    assert supply_cost(fed.pos, the_general("karl")) == 0


@rule("9.3")
def test_an_enemy_in_berlin_cuts_a_supply_path() -> None:
    scene = Scene()
    scene.general("karl", "potsdam", 3)
    scene.train("austria_1", "muencheberg")
    for number, town in enumerate(CONTENT.board.neighbours[the_town("potsdam")]):
        if town != the_town("berlin"):
            scene.pos.at[(the_general("moritz"), the_general("broglie"), the_general("toerring"))[number - 1]] = town
    assert supply_cost(scene.pos, the_general("karl")) == 0
    scene.general("friedrich", "berlin", 3)
    assert supply_cost(scene.pos, the_general("karl")) == NO_PATH


@rule("10.1.1", "10.2.1")
def test_pieces_in_berlin_move_and_reenter() -> None:
    scene = Scene()
    scene.general("friedrich", "potsdam", 3)
    scene.train("prussia_1", "berlin")
    scene.hand("prussia", "clubs_4")
    scene.stage("prussia_saxony", MOVEMENT)
    assert {"move_general friedrich", "move_train prussia_1", "reenter prussia_1"} <= scene.options()
    scene = Scene()
    scene.general("friedrich", "berlin", 3)
    scene.stage("prussia_saxony", MOVEMENT)
    assert "move_general friedrich" in scene.options()
    scene.act("move_general friedrich", "move_to potsdam", "stop")
    assert scene.at("friedrich") == "potsdam"


@rule("10.1.6")
def test_a_piece_in_berlin_counts_in_a_dispute_if_house_data_put_berlin_in_flanders() -> None:
    scene = Scene()
    scene.pos.content = load({"towns": [{"id": "berlin", "region": "hannover"}]})
    scene.general("karl", "berlin", 3)
    scene.general("stair", "mechelen", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    assert "dispute" in scene.options()


@rule("10.1.7")
def test_a_piece_in_berlin_is_in_the_way() -> None:
    scene = Scene()
    scene.general("friedrich", "potsdam", 3)
    scene.train("prussia_1", "berlin")
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    assert "berlin" not in scene.targets("move_to")


@rule("11.1.1", "11.2.3")
def test_generals_in_berlin_fight_and_retreat() -> None:
    scene = Scene()
    scene.general("friedrich", "berlin", 5)
    scene.general("karl", "potsdam", 8)
    assert ends_after_loss(scene.pos, the_general("friedrich"), the_general("karl"), 3)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    assert scene.asked()[0][1] == "ask-retreat"
    scene.act(min(scene.options()))
    assert scene.at("friedrich") not in ("berlin", "removed")
    assert scene.troops("friedrich") == 2


@rule("11.1.3", "11.2.1r1")
def test_who_is_left_of_a_stack_retreats_from_berlin() -> None:
    scene = Scene()
    scene.general("broglie", "berlin", 2)
    scene.general("toerring", "berlin", 4)
    scene.general("karl", "potsdam", 8)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    scene.act(min(scene.options()))
    assert scene.at("broglie") == "removed"
    assert scene.at("toerring") not in ("berlin", "removed")


@rule("13.4", "6.3")
def test_a_general_in_berlin_gets_new_troops() -> None:
    court = Court()
    for general in CONTENT.power_generals[PRUSSIA]:
        court.pos.at[general] = NOT_IN_PLAY
    court.put("friedrich", "berlin", 3)
    assert room_for_troops(court.pos, PRUSSIA) == CONTENT.most_troops - 3
    court.begin(Muster(PRUSSIA, 1))
    assert court.options() == {"give_troop friedrich"}


@rule("17.5.9")
def test_a_general_in_berlin_may_be_sent_away() -> None:
    court = Court()
    court.put("karl", "berlin", 3)
    court.put("traun", "wien", 3)
    court.begin(Expedition(AUSTRIA))
    assert court.options() == {"send karl", "send traun"}


@rule("19.1.5", "19.1.8", "19.3.4")
def test_pieces_in_berlin_are_on_the_map() -> None:
    court = Court()
    court.put("karl", "berlin", 3)
    assert foreigners_in(court.pos, PRUSSIA) == [the_general("karl")]
    assert pieces_of(court.pos, AUSTRIA) == [the_general("karl")]
    court.put("austria_1", "berlin")
    assert the_piece("austria_1") in pieces_of(court.pos, AUSTRIA)


@rule("21.1")
def test_nobody_promises_to_avoid_a_country_where_he_stands_in_berlin() -> None:
    court = Court()
    assert the_region("prussia") in countries_to_avoid(court.pos, AUSTRIA)
    court.put("karl", "berlin", 3)
    assert the_region("prussia") not in countries_to_avoid(court.pos, AUSTRIA)
