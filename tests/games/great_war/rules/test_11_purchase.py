"""11  Purchase: country cards, prices, where what may be raised, joint occupation, minor powers."""

from hatalom.games.great_war.names import ENTENTE, INFANTRY, NO_PIECE, UNIT_COUNT, Unit, piece_of
from hatalom.games.great_war.phases.turn import STEP_OTHER_MOVES, STEP_REBELS_PUT_DOWN
from hatalom.games.great_war.position import NEW_FACTORY, TURNED_OVER, WORKING
from hatalom.games.great_war.rules.between_turns import turn_face_up
from hatalom.games.great_war.rules.purchase.new_rows import lay_new_rows
from hatalom.games.great_war.units import UNTIL_PURCHASE, Entry, pack, turned_of, with_turned
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def buyer(nation: str = "germany", ip: int = 30, **kinds: int) -> Scene:
    scene = Scene("1915_spring").ip(**{nation: ip}).on_card(nation, **kinds)
    return scene.purchase(nation)


@rule("11.1", "11.5", "11.16", "R81a", "11.6")
def test_things_are_bought_one_at_a_time_and_paid_at_once() -> None:
    scene = buyer(ip=20, infantry=2, cavalry=1, artillery=1)
    scene.play("germany", "buy infantry", "at berlin", "buy cavalry", "at posen", "buy artillery", "at breslau")
    scene.play("germany", "buy hospital", "at metz", "buy factory", "at metz", "buy defence_line", "at metz")
    scene.play("germany", "buy diplomacy_card")
    assert scene.pos.ip[power("germany")] == 20 - 1 - 2 - 3 - 2 - 4 - 1 - 3
    assert scene.count("germany", "berlin", "infantry") == 1
    assert scene.pos.hospital[place("metz")]
    assert scene.pos.line[place("metz")]
    assert scene.pos.factory[place("metz")] == NEW_FACTORY
    assert scene.pos.cards[power("germany")] == 1
    scene.play("germany", "end_purchase")
    assert scene.pos.ip[power("germany")] == 4


@rule("11.6")
def test_what_is_too_dear_is_not_offered() -> None:
    scene = buyer(ip=2, infantry=1, artillery=1)
    assert scene.why_not("buy artillery") == "too-dear"
    assert scene.offers("buy infantry")


@rule("11.3", "11.4")
def test_new_units_of_a_year_are_added_to_what_is_left() -> None:
    scene = Scene("1915_winter")
    for kind in range(UNIT_COUNT):
        scene.pos.card[UNIT_COUNT * power("austria") + kind] = 0
    scene.on_card("austria", infantry=2)
    lay_new_rows(scene.pos)
    card = scene.pos.card[UNIT_COUNT * power("austria") : UNIT_COUNT * (power("austria") + 1)]
    assert list(card[:4]) == [2 + 5, 1, 1, 1]
    assert card[7] == 1
    scene.pos.turn += 1
    lay_new_rows(scene.pos)
    assert scene.pos.card[UNIT_COUNT * power("austria")] == 7


@rule("11.4")
def test_what_is_not_on_the_card_cannot_be_bought() -> None:
    scene = buyer(infantry=1, tank=0)
    assert scene.why_not("buy tank") == "not-on-card"
    scene.play("germany", "buy infantry", "at berlin")
    assert scene.why_not("buy infantry") == "not-on-card"


@rule("11.7", "20.2")
def test_the_same_again_with_one_click() -> None:
    scene = buyer(infantry=4)
    scene.play("germany", "buy infantry", "at berlin", "repeat_purchase", "repeat_purchase")
    assert scene.count("germany", "berlin", "infantry") == 3


@rule("11.8")
def test_units_are_raised_only_in_own_provinces() -> None:
    scene = buyer(infantry=1)
    scene.hold("austria", "posen").play("germany", "buy infantry")
    assert scene.why_not("at posen") == "not-yours"
    assert scene.why_not("at wien") == "not-yours"


@rule("11.9", "R83", "11.13")
def test_a_defence_line_anywhere_but_only_one() -> None:
    scene = buyer().hold("germany", "warsaw").line("berlin")
    scene.play("germany", "buy defence_line")
    assert scene.why_not("at berlin") == "has-one"
    scene.play("germany", "at warsaw")
    assert scene.pos.line[place("warsaw")]


@rule("11.10", "R84")
def test_one_technical_unit_per_factory_and_turn() -> None:
    scene = buyer(artillery=2, aircraft=1).play("germany", "buy artillery", "at koln", "buy aircraft")
    scene.play("germany", "at breslau")
    assert scene.why_not("buy artillery") == "no-place-to-buy"
    scene = buyer(artillery=2).factory("berlin", state=NEW_FACTORY).play("germany", "buy artillery")
    assert scene.why_not("at berlin") == "needs-factory"
    assert scene.why_not("at posen") == "needs-factory"
    scene.play("germany", "at koln", "buy artillery")
    assert scene.count("germany", "breslau", "artillery") == 1
    assert scene.pos.factory[place("koln")] == WORKING


@rule("R84")
def test_technical_units_and_ships_may_be_raised_in_conquered_provinces() -> None:
    scene = buyer(artillery=1, cruiser=1, infantry=1).hold("germany", "paris", "riga").play("germany", "buy artillery")
    scene.play("germany", "at paris", "buy cruiser", "at riga", "buy infantry")
    assert scene.why_not("at paris") == "not-core-to-raise"


@rule("11.11")
def test_one_ship_per_port_and_turn() -> None:
    scene = buyer(cruiser=3).play("germany", "buy cruiser", "at kiel", "buy cruiser")
    assert scene.why_not("at kiel") == "port-used"
    assert scene.why_not("at berlin") == "needs-port"
    assert scene.offers("at hamburg")


@rule("11.12")
def test_infantry_cavalry_factory_and_hospital_only_on_core_provinces() -> None:
    for item in ("infantry", "cavalry", "factory", "hospital"):
        scene = buyer(infantry=1, cavalry=1).hold("germany", "warsaw").play("germany", f"buy {item}")
        assert scene.why_not("at warsaw") == "not-core-to-raise"


@rule("11.13")
def test_at_most_one_factory_and_one_hospital() -> None:
    scene = buyer().hospital("berlin").play("germany", "buy factory")
    assert scene.why_not("at koln") == "has-one"
    scene.play("germany", "at berlin", "buy hospital")
    assert scene.why_not("at berlin") == "has-one"


@rule("11.14")
def test_nothing_is_raised_where_the_factory_is_turned_over() -> None:
    scene = buyer(artillery=1, infantry=1).factory("koln", state=TURNED_OVER).play("germany", "buy artillery")
    assert scene.count("germany", "breslau", "artillery") == 1
    scene.play("germany", "buy infantry")
    assert scene.why_not("at koln") == "strike-there"


@rule("11.2", "7.23", "11.15")
def test_units_are_turned_up_before_the_purchases() -> None:
    scene = Scene("1915_spring").hospital("paris")
    scene.pos.add(place("lille"), with_turned(pack(power("france"), Unit(0), 2, 0), UNTIL_PURCHASE))
    scene.pos.patient[place("paris")] = piece_of(power("france"), INFANTRY)
    turn_face_up(scene.pos)
    assert turned_of(scene.pos.units[place("lille")][0]) == 0
    assert scene.count("france", "paris", "infantry") == 1
    assert scene.pos.patient[place("paris")] == NO_PIECE


@rule("11.8", "R82")
def test_a_jointly_occupied_province_belongs_to_the_stronger() -> None:
    scene = Scene("1915_spring").hold("austria", "lodz")
    scene.units("austria", "lodz", infantry=3).units("germany", "lodz", infantry=5)
    scene.step(STEP_REBELS_PUT_DOWN)
    assert scene.asked() == ("ask-yield", "germany")
    assert scene.owner("lodz") == "germany"
    scene.play("germany", "yield austria").play("austria", "accept")
    assert scene.owner("lodz") == "austria"
    scene.step(STEP_REBELS_PUT_DOWN)
    assert scene.prompt() != "ask-yield"
    assert scene.owner("lodz") == "austria"


@rule("R82")
def test_a_tie_changes_nothing_and_a_refusal_leaves_the_province() -> None:
    scene = Scene("1915_spring").hold("austria", "lodz")
    scene.units("austria", "lodz", infantry=3).units("germany", "lodz", infantry=3)
    scene.step(STEP_REBELS_PUT_DOWN)
    assert scene.asked() == ("ask-yield", "austria")
    scene.play("austria", "yield germany").play("germany", "refuse")
    assert scene.owner("lodz") == "austria"


@rule("R82")
def test_the_holder_is_asked_though_only_its_allies_stand_there() -> None:
    scene = Scene("1915_spring", war="turkey").hold("austria", "lodz")
    scene.units("germany", "lodz", infantry=3).units("turkey", "lodz", infantry=3)
    scene.step(STEP_REBELS_PUT_DOWN)
    assert scene.asked() == ("ask-yield", "austria")
    assert scene.options() == ["keep_province", "yield germany", "yield turkey"]
    scene.play("austria", "yield turkey").play("turkey", "accept")
    assert scene.owner("lodz") == "turkey"


@rule("R82")
def test_a_yielded_province_is_counted_again_when_the_receiver_was_away() -> None:
    scene = Scene("1915_spring").hold("germany", "lodz").units("germany", "lodz", infantry=5)
    scene.units("austria", "lodz", infantry=1).step(STEP_REBELS_PUT_DOWN)
    scene.play("germany", "yield austria").play("austria", "accept")
    scene.pos.remove(place("lodz"), pack(power("austria"), Unit(0), 1, 1), 1)
    scene.step(STEP_REBELS_PUT_DOWN).question()
    assert scene.owner("lodz") == "austria"  # nobody shares it, so nothing is counted
    scene.units("austria", "lodz", infantry=1).step(STEP_REBELS_PUT_DOWN)
    assert scene.asked() == ("ask-yield", "germany")
    assert scene.owner("lodz") == "germany"


@rule("R82")
def test_with_two_armies_the_bigger_army_counts_whatever_its_nations() -> None:
    scene = Scene("1915_spring").hold("austria", "lodz").general("hindenburg", "lodz").general("hotzendorf", "lodz")
    scene.pos.add(place("lodz"), Entry(pack(power("austria"), Unit(0), 4, 1) | 1 << 8))
    scene.units("germany", "lodz", infantry=1).units("austria", "lodz", infantry=4)
    scene.step(STEP_REBELS_PUT_DOWN).question()
    assert scene.owner("lodz") == "germany"


@rule("R82")
def test_core_provinces_of_an_ally_are_no_joint_occupation() -> None:
    scene = Scene("1915_spring").units("austria", "berlin", infantry=5).units("germany", "berlin", infantry=1)
    scene.step(STEP_REBELS_PUT_DOWN).question()
    assert scene.owner("berlin") == "germany"


@rule("11.15", "3.5")
def test_the_sequence_of_the_phase() -> None:
    scene = Scene("1915_winter", players=2).hold("austria", "lodz")
    scene.units("austria", "lodz", infantry=1).units("germany", "lodz", infantry=2)
    before = scene.pos.card[UNIT_COUNT * power("germany")]
    scene.step(STEP_OTHER_MOVES)
    assert scene.prompt() == "ask-yield"
    scene.play("germany", "keep_province")
    assert scene.pos.card[UNIT_COUNT * power("germany")] == before + 14
    assert scene.asked() == ("ask-buy", "germany")


@rule("11.17", "R86")
def test_minor_powers_with_a_table_buy_like_great_powers() -> None:
    scene = Scene("1915_spring").ip(serbia=20).on_card("serbia", infantry=1).purchase("serbia")
    for item in ("infantry", "factory", "hospital", "defence_line", "diplomacy_card"):
        assert scene.offers(f"buy {item}")
    assert scene.pos.content.transport[power("serbia")] == 0
    assert not scene.pos.content.has_war_production[power("serbia")]


@rule("11.19")
def test_grey_countries_buy_only_defence_lines() -> None:
    scene = Scene("1915_spring").join("netherlands", ENTENTE).ip(netherlands=9).purchase("netherlands")
    assert scene.options() == ["buy defence_line", "end_purchase"]
    assert scene.why_not("buy diplomacy_card") == "only-lines"
