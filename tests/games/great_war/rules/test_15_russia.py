"""15  The Russian revolution and the peace."""

from hatalom.games.great_war.names import ENTENTE, UNIT_COUNT
from hatalom.games.great_war.phases.turn import STEP_ENTRIES, STEP_YEAR_END
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


@rule("15.1", "R101")
def test_the_central_spokesman_removes_five_russian_units() -> None:
    scene = Scene("1917_winter").units("russia", "warsaw", infantry=4, artillery=1).units("russia", "riga", cruiser=1)
    scene.on_card("russia", artillery=0, cruiser=0)
    scene.step(STEP_ENTRIES)
    assert scene.asked() == ("ask-revolution", "germany")
    scene.play("germany", "revolution_at riga", "revolution_at warsaw", "revolution_unit artillery")
    scene.play("germany", *["revolution_at warsaw", "revolution_unit infantry"] * 3)
    assert scene.prompt() != "ask-revolution"
    assert scene.count("russia", "warsaw", "infantry") == 1
    assert scene.pos.dead[UNIT_COUNT * power("russia")] == 3
    assert scene.pos.card[UNIT_COUNT * power("russia") + 2] == 1
    assert scene.pos.card[UNIT_COUNT * power("russia") + 8] == 1


@rule("15.1", "R101")
def test_he_may_stop_earlier_and_it_comes_twice() -> None:
    content = Scene().pos.content
    assert [turn for turn in range(18) if content.revolution[turn]] == [10, 13]
    scene = Scene("1917_autumn").units("russia", "warsaw", infantry=4).step(STEP_ENTRIES)
    scene.play("germany", "stop")
    assert scene.count("russia", "warsaw", "infantry") == 4


@rule("R101")
def test_nothing_happens_when_russia_is_out() -> None:
    scene = Scene("1917_autumn").cards(germany=2)
    scene.slot("germany").play("germany", "peace_with_russia")
    scene.step(STEP_ENTRIES)
    assert scene.prompt() != "ask-revolution"


@rule("15.2", "15.3")
def test_the_price_of_peace_and_its_time() -> None:
    scene = Scene("1917_winter").cards(germany=5).slot("germany")
    assert scene.why_not("peace_with_russia") == "peace-too-early"
    scene = Scene("1917_spring").cards(germany=1).slot("germany")
    assert scene.why_not("peace_with_russia") == "needs-a-card"
    assert Scene("1917_spring").cards(germany=2).slot("germany").offers("peace_with_russia")
    assert Scene("1918_winter").cards(germany=1).slot("germany").offers("peace_with_russia")
    assert Scene("1918_winter").cards(britain=1).slot("britain").why_not("peace_with_russia") == "only-central"


@rule("15.3", "R102", "4.17")
def test_the_ally_refuses_and_germany_keeps_its_card() -> None:
    scene = Scene("1917_autumn").cards(germany=1, austria=1)
    scene.slot("germany").play("germany", "peace_with_russia")
    assert scene.asked() == ("ask-pay-peace", "austria")
    scene.play("austria", "refuse")
    assert "russia" in scene.order()
    assert scene.pos.cards[power("germany")] == 1
    assert scene.why_not("peace_with_russia") == "allies-refused"
    scene.slot("germany").play("germany", "peace_with_russia").play("austria", "pay")
    assert "russia" not in scene.order()
    assert scene.pos.cards[power("germany")] == scene.pos.cards[power("austria")] == 0


@rule("4.17")
def test_powers_of_the_same_player_pay_without_being_asked() -> None:
    scene = Scene("1917_autumn", players=2).cards(germany=1, austria=1)
    scene.slot("germany").play("germany", "peace_with_russia")
    assert "russia" not in scene.order()


@rule("15.4", "R103")
def test_after_the_peace() -> None:
    scene = Scene("1918_winter").cards(germany=1).hold("germany", "warsaw").hold("russia", "lemberg", "bergen")
    scene.units("russia", "vilna", infantry=3).units("russia", "fin", cruiser=1).general("brusilov", "vilna")
    scene.slot("germany").play("germany", "peace_with_russia")
    assert scene.owner("warsaw") == "germany"
    assert scene.pos.side(place("vilna")) == -1
    assert scene.owner("lemberg") == "austria"
    assert scene.owner("bergen") == "britain"
    assert scene.pos.is_empty(place("vilna"))
    assert scene.pos.is_empty(place("fin"))
    assert scene.pos.gone[power("russia")]
    assert scene.why_not("declare_war russia") == "out-of-the-game"


@rule("R103", "R24")
def test_other_entente_units_walk_out_of_russia() -> None:
    scene = Scene("1918_winter", war="romania").cards(germany=1).units("romania", "odessa", infantry=2)
    scene.units("britain", "petersburg", infantry=1).on_card("britain", infantry=0)
    scene.slot("germany").play("germany", "peace_with_russia")
    assert scene.asked() == ("ask-flee", "britain")
    scene.play("britain", "all_flee_to constanta").play("romania", "all_flee_to iasi")
    assert scene.pos.is_empty(place("odessa"))
    assert scene.count("romania", "iasi", "infantry") == 2
    assert scene.pos.is_empty(place("petersburg"))


@rule("R103", "5.6", "R31")
def test_minor_powers_go_with_the_one_that_called_them_to_its_new_player() -> None:
    scene = Scene("1917_summer").join("romania", ENTENTE, "russia").join("greece", ENTENTE, "romania").cards(germany=2)
    runner = scene.pos.runner
    assert runner[power("greece")] == runner[power("russia")]
    scene.slot("germany").play("germany", "peace_with_russia")
    runner = scene.pos.runner
    assert runner[power("romania")] == runner[power("britain")] != runner[power("russia")]
    assert runner[power("greece")] == runner[power("romania")]


@rule("R103", "18.3", "R115")
def test_a_rebellion_that_russia_incited_outlives_the_peace() -> None:
    scene = Scene("1918_winter", advanced="on", war="italy").cards(austria=1, russia=2)
    scene.slot("russia").play("russia", "rebellion trent", "rebellion prag")
    scene.slot("austria").play("austria", "peace_with_russia")
    scene.step(STEP_YEAR_END).question()
    assert scene.owner("trent") == "italy"  # the mother country
    assert scene.owner("prag") == "italy"  # the nearest great power of the Entente that is left
    assert scene.count("italy", "prag", "rebel") == 1
