"""4  Diplomacy: declarations of war, calls, reactions, Sarajevo, strikes."""

from hatalom.games.great_war.names import CENTRAL, ENTENTE
from hatalom.games.great_war.phases.turn import STEP_BEGIN, STEP_DIPLOMACY, STEP_REBELS_UP
from hatalom.games.great_war.position import FREE, TURNED_OVER, WORKING
from hatalom.games.great_war.units import troops_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


@rule("4.1", "3.3")
def test_delayed_entries_come_first_then_every_power_has_one_slot() -> None:
    scene = Scene("1915_spring", players=2)
    scene.pos.pending.append(power("turkey"))
    scene.pos.due[power("turkey")] = scene.pos.turn
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "turkey")
    while scene.prompt() in ("ask-place", "ask-general"):
        question = scene.options()
        scene.play("turkey", next((o for o in question if o.startswith("place_all")), question[0]))
    assert scene.asked() == ("ask-diplomacy", "germany")
    scene.play("germany", "end_diplomacy")
    assert scene.asked() == ("ask-diplomacy", "britain")


@rule("4.1")
def test_a_country_that_enters_in_a_slot_has_no_diplomacy_slot_in_this_turn() -> None:
    scene = Scene(players=2)
    scene.step(STEP_BEGIN)
    scene.play("germany", "declare_war albania")
    scene.play("germany", "end_diplomacy")
    seen = []
    while scene.prompt() == "ask-diplomacy":
        seen.append(scene.asked()[1])
        scene.play(seen[-1], "end_diplomacy")
    assert "albania" not in seen
    assert seen == ["britain", "france", "russia", "austria", "serbia"]
    assert "albania" in scene.order()


@rule("4.2", "4.5", "4.6", "5.4", "5.6")
def test_germany_declares_war_on_the_netherlands() -> None:
    scene = Scene().cards(germany=0)
    scene.slot("germany").play("germany", "declare_war netherlands")
    assert scene.pos.alliance[power("netherlands")] == ENTENTE
    assert scene.pos.runner[power("netherlands")] == scene.pos.runner[power("britain")]
    scene.play("britain", "place_all amsterdam", "place rotterdam")
    assert scene.count("netherlands", "amsterdam", "infantry") == 3
    assert scene.count("netherlands", "rotterdam", "cavalry") == 1
    assert scene.pos.cards[power("germany")] == 0
    assert scene.asked() == ("ask-diplomacy", "germany")


@rule("4.2", "R15", "2.2", "2.4")
def test_war_is_not_declared_on_closed_countries_nor_on_those_in_the_war() -> None:
    scene = Scene().slot("germany")
    assert scene.offers("declare_war norway")
    assert scene.why_not("declare_war switzerland") == "never-at-war"
    assert scene.why_not("declare_war serbia") == "in-the-war"
    assert scene.why_not("declare_war poland") == "not-made-yet"


@rule("4.3", "18.15")
def test_both_may_attack_belgium_in_the_basic_game_and_the_entente_not_in_the_advanced_one() -> None:
    assert Scene().slot("germany").offers("declare_war belgium")
    assert Scene().slot("france").offers("declare_war belgium")
    scene = Scene(advanced="on").slot("france")
    assert not scene.offers("declare_war belgium")
    assert scene.why_not("declare_war belgium") == "belgium-is-safe"
    assert Scene(advanced="on").slot("germany").offers("declare_war belgium")


@rule("4.4", "R16", "4.8")
def test_austria_declares_war_on_romania_before_its_date() -> None:
    """E1b"""
    scene = Scene("1915_summer").cards(germany=2, austria=2)
    scene.slot("austria").play("austria", "declare_war romania")
    assert scene.pos.alliance[power("romania")] == ENTENTE
    assert scene.pos.runner[power("romania")] == scene.pos.runner[power("russia")]
    assert scene.asked() == ("ask-place", "romania")
    assert scene.owner("brasso") == "austria"


@rule("R16")
def test_war_may_be_declared_during_a_delay_but_not_on_the_usa() -> None:
    scene = Scene("1915_summer")
    scene.pos.pending.append(power("italy"))
    scene.pos.due[power("italy")] = scene.pos.turn + 2
    scene.slot("germany")
    assert scene.why_not("declare_war usa") == "usa-is-far"
    scene.play("germany", "declare_war italy")
    assert scene.pos.pending == []
    assert "italy" in scene.order()


@rule("R17")
def test_nobody_declares_war_on_his_own_future_allies() -> None:
    scene = Scene().slot("germany")
    assert scene.why_not("declare_war turkey") == "own-ally"
    assert scene.offers("declare_war italy")
    assert not Scene().slot("britain").offers("declare_war italy")


@rule("4.7", "R18", "4.16")
def test_a_call_needs_a_card_of_the_caller_and_the_date() -> None:
    scene = Scene("1914_summer").cards(germany=1).slot("germany")
    assert scene.why_not("call turkey") == "too-early"
    scene = Scene("1914_autumn").cards(austria=1).slot("germany")
    assert scene.why_not("call turkey") == "no-card-to-call"
    scene.slot("austria").play("austria", "call turkey")
    assert scene.pos.cards[power("austria")] == 0
    assert "turkey" in scene.order()
    assert Scene("1914_autumn").cards(britain=1).slot("britain").why_not("call turkey") == "not-an-ally"


@rule("R18")
def test_a_country_is_called_once() -> None:
    scene = Scene("1914_autumn").cards(germany=2, britain=1)
    scene.slot("germany").play("germany", "call turkey").play("britain", "delay")
    assert scene.why_not("call turkey") == "called-already"


@rule("4.9", "R19", "R20", "5.2")
def test_turkey_is_delayed_by_two_cards() -> None:
    scene = Scene("1914_autumn", players=2).cards(germany=1, britain=2)
    scene.slot("germany").play("germany", "call turkey").play("britain", "delay", "delay")
    assert scene.pos.due[power("turkey")] == scene.pos.turn + 2
    assert "turkey" not in scene.order()
    scene.pos.turn += 1
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-diplomacy", "germany")
    scene.pos.turn += 1
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "turkey")
    assert scene.pos.cards[power("germany")] == 0
    placed = 0
    while scene.prompt() in ("ask-place", "ask-general"):
        choices = scene.options()
        scene.play("turkey", next((o for o in choices if o.startswith("place_all")), choices[0]))
    for province in scene.pos.content.core[power("turkey")]:
        placed += scene.pos.land_units(province)
    assert placed == 10 + 3 + 1 + 4 + 1
    assert scene.pos.card[11 * power("turkey")] == 6


@rule("4.10", "4.11", "4.12", "R19", "R22")
def test_trent_is_handed_over_and_nobody_else_is_asked() -> None:
    """E2b"""
    scene = Scene("1915_spring").cards(france=1, austria=1, germany=2)
    scene.units("austria", "trent", infantry=2).line("trent")
    scene.slot("france").play("france", "call italy").play("austria", "hand_over")
    assert scene.owner("trent") == "italy"
    assert scene.pos.side(place("trent")) == -1
    assert not scene.pos.line[place("trent")]
    assert scene.count("austria", "innsbruck", "infantry") == 2
    assert scene.pos.cards[power("austria")] == 0
    assert scene.pos.cards[power("germany")] == 2
    assert scene.pos.due[power("italy")] == scene.pos.turn + 4
    assert scene.asked() == ("ask-diplomacy", "france")


@rule("4.12", "R22", "6.6", "R38")
def test_the_owners_lead_their_units_out_of_a_territory_free_of_charge() -> None:
    scene = Scene("1916_autumn").cards(russia=1, austria=1).hospital("brasso").factory("brasso")
    scene.units("austria", "brasso", infantry=6).general("hotzendorf", "brasso").units("germany", "brasso", infantry=2)
    scene.slot("russia").play("russia", "call romania").play("austria", "hand_over")
    assert scene.asked() == ("ask-flee", "germany")
    scene.play("germany", "flee_to kolozsvar", "all_flee_to temesvar")
    assert scene.asked() == ("ask-flee", "austria")
    scene.play("austria", "all_flee_to kolozsvar")
    assert scene.state("kolozsvar", "austria", 0) == [(6, 1, 0)]
    assert scene.state("kolozsvar", "germany", 0) == scene.state("temesvar", "germany", 0) == [(1, 1, 0)]
    assert scene.pos.general_at[4] == FREE
    assert scene.owner("brasso") == "romania"
    assert scene.pos.hospital[place("brasso")]
    assert scene.pos.factory[place("brasso")] == WORKING
    assert scene.pos.core[place("brasso")] == power("austria")


@rule("4.11", "R19")
def test_trent_is_kept_and_germany_delays() -> None:
    """E2b, variant"""
    scene = Scene("1915_spring").cards(france=1, austria=1, germany=2)
    scene.slot("france").play("france", "call italy").play("austria", "keep")
    scene.play("germany", "delay", "delay")
    assert scene.pos.due[power("italy")] == scene.pos.turn + 2
    assert scene.owner("trent") == "austria"
    assert scene.pos.cards[power("austria")] == 1


@rule("R19", "4.17")
def test_an_ally_may_pay_for_the_territory() -> None:
    scene = Scene("1916_autumn", war="turkey").cards(russia=1, germany=1, turkey=1)
    scene.slot("russia").play("russia", "call romania").play("austria", "hand_over").play("germany", "refuse")
    scene.play("turkey", "pay")
    assert scene.owner("brasso") == "romania"
    assert scene.pos.cards[power("turkey")] == 0
    assert scene.pos.cards[power("germany")] == 1


@rule("4.11", "R19", "R20")
def test_reactions_cannot_be_added_up() -> None:
    scene = Scene("1916_autumn").cards(russia=1, germany=1, austria=1)
    scene.slot("russia").play("russia", "call romania").play("austria", "keep").play("germany", "delay")
    assert scene.asked() == ("ask-delay", "austria")
    scene.play("austria", "pass")
    assert scene.pos.due[power("romania")] == scene.pos.turn + 1
    scene.pos.turn += 1
    scene.cards(austria=3).step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "romania")


@rule("R20")
def test_without_a_reaction_the_country_enters_at_once() -> None:
    scene = Scene("1914_autumn").cards(germany=1)
    scene.slot("germany").play("germany", "call turkey")
    assert scene.asked() == ("ask-place", "turkey")


@rule("R21")
def test_a_delay_beyond_1918_means_never() -> None:
    scene = Scene("1918_autumn").cards(britain=1, germany=1)
    scene.slot("britain").play("britain", "call greece").play("germany", "delay")
    assert len(scene.said("delayed-for-ever")) == 1
    assert "greece" not in scene.order()


@rule("4.13", "R23", "R24")
def test_serbia_leaves_the_war_for_a_year() -> None:
    scene = Scene("1915_winter").cards(austria=1)
    scene.units("serbia", "belgrade", infantry=4).units("russia", "nis", infantry=1)
    scene.units("serbia", "nis", cavalry=1).on_card("serbia", infantry=1)
    scene.hold("austria", "skopje")
    scene.slot("austria").play("austria", "hand_over_sarajevo")
    assert scene.owner("sarajevo") == "serbia"
    assert scene.pos.side(place("belgrade")) == -1
    assert scene.owner("skopje") == "austria"
    assert "serbia" not in scene.order()
    assert scene.pos.card[11 * power("russia")] == 5 + 1  # its row of 1914, and the infantry with nowhere to go
    assert not scene.offers("hand_over_sarajevo")
    scene.pos.turn += 4
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "serbia")
    scene.play("serbia", "place_all belgrade", "place nis")
    assert scene.count("serbia", "belgrade", "infantry") == 4 + 1 + 2
    assert scene.count("serbia", "nis", "cavalry") == 1
    assert scene.order().index("serbia") == 5


@rule("R24")
def test_strangers_in_serbia_walk_to_the_nearest_province_of_their_alliance() -> None:
    scene = Scene("1915_winter", war="greece").cards(austria=1).units("serbia", "belgrade", infantry=4)
    scene.units("britain", "belgrade", infantry=2, artillery=1)
    scene.slot("austria").play("austria", "hand_over_sarajevo")
    assert scene.count("britain", "thessaloniki", "infantry") == 2
    assert scene.count("britain", "thessaloniki", "artillery") == 1


@rule("R24", "4.4")
def test_the_central_powers_may_end_serbias_pause() -> None:
    scene = Scene("1915_winter").cards(austria=1).units("serbia", "belgrade", infantry=4)
    scene.slot("austria").play("austria", "hand_over_sarajevo", "declare_war serbia")
    assert scene.asked() == ("ask-place", "serbia")
    scene.play("serbia", "place_all belgrade")
    assert scene.count("serbia", "belgrade", "infantry") == 4 + 1
    assert scene.pos.pending == []


@rule("R24", "4.1")
def test_serbia_has_no_slot_in_the_phase_in_which_it_left_and_was_attacked_again() -> None:
    scene = Scene("1915_winter", war="turkey").cards(austria=1, serbia=1).units("serbia", "belgrade", infantry=4)
    scene.begin(step_=STEP_DIPLOMACY, waiting=("austria", "turkey", "serbia"))
    scene.play("austria", "hand_over_sarajevo", "end_diplomacy").play("turkey", "declare_war serbia")
    scene.play("serbia", "place_all belgrade").play("turkey", "end_diplomacy")
    assert scene.asked() == ("ask-battle", "serbia")


@rule("R24")
def test_serbia_does_not_return_without_a_core_province() -> None:
    scene = Scene("1915_winter").cards(austria=1).units("serbia", "belgrade", infantry=4)
    scene.slot("austria").play("austria", "hand_over_sarajevo")
    scene.hold("austria", "belgrade", "nis", "skopje", "cetinje")
    scene.pos.turn += 4
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-diplomacy", "germany")
    assert scene.pos.gone[power("serbia")]


@rule("R23")
def test_sarajevo_is_austrias_to_give_and_only_once() -> None:
    scene = Scene("1915_winter").cards(austria=1, germany=1)
    assert scene.slot("germany").why_not("hand_over_sarajevo") == "only-austria"
    scene.hold("serbia", "sarajevo")
    assert scene.slot("austria").why_not("hand_over_sarajevo") == "sarajevo-not-held"
    scene.hold("austria", "sarajevo")
    scene.pos.sarajevo_given = True
    assert scene.slot("austria").why_not("hand_over_sarajevo") == "once-only"


@rule("4.14", "4.15", "R25", "R26", "11.14")
def test_a_strike_in_cologne() -> None:
    scene = Scene("1916_winter").cards(france=3).ip(germany=9).on_card("germany", infantry=3, artillery=1)
    assert scene.slot("france").why_not("strike koln") == "no-war-production-there"
    scene.war_production("germany").slot("france").play("france", "strike koln")
    assert scene.pos.factory[place("koln")] == TURNED_OVER
    assert scene.pos.cards[power("france")] == 2
    scene.purchase("germany").play("germany", "buy infantry")
    assert scene.why_not("at koln") == "strike-there"
    scene.units("germany", "frankfurt", artillery=1).units("austria", "frankfurt", infantry=1)
    scene.moves("germany", "austria").play("germany", "from frankfurt", "to koln", "move artillery")
    assert scene.pos.factory[place("koln")] == TURNED_OVER
    scene.play("austria", "from frankfurt", "to koln", "move infantry")
    assert scene.pos.factory[place("koln")] == WORKING


@rule("4.15", "R26")
def test_a_strike_is_not_ended_by_guns_though_infantry_that_was_not_brought_in_stands_there() -> None:
    scene = Scene("1916_winter").factory("koln", state=TURNED_OVER).units("germany", "koln", infantry=1)
    scene.units("germany", "hamburg", artillery=1, infantry=1).step(STEP_REBELS_UP)
    scene.play("germany", "transport hamburg", "unit artillery", "to koln")
    assert scene.count("germany", "koln", "artillery") == 1
    assert scene.pos.factory[place("koln")] == TURNED_OVER
    scene.play("germany", "transport hamburg", "to koln")
    assert scene.pos.factory[place("koln")] == WORKING


@rule("R25")
def test_any_unit_at_the_beginning_of_the_turn_prevents_a_strike() -> None:
    for kind in ("aircraft", "infantry"):
        scene = Scene("1916_winter").cards(france=1).war_production("germany")
        scene.units("germany", "koln", **{kind: 1}).slot("france")
        assert scene.why_not("strike koln") == "was-guarded"
    scene = Scene("1916_winter").cards(germany=1).units("russia", "petersburg", cruiser=1).slot("germany")
    assert scene.why_not("strike petersburg") == "was-guarded"
    scene.pos.set_units(place("petersburg"), troops_of([]))
    assert not scene.offers("strike petersburg")


@rule("4.14")
def test_strikes_in_russia_are_possible_from_1916_on_without_war_production() -> None:
    scene = Scene("1915_autumn").cards(germany=1).slot("germany")
    assert scene.why_not("strike moscow") == "no-war-production-there"
    scene = Scene("1916_winter").cards(germany=1).slot("germany")
    assert scene.offers("strike moscow")
    assert scene.why_not("strike koln") == "not-enemy"
    assert scene.why_not("strike riga") == "no-factory-there"


@rule("4.16")
def test_nobody_has_cards_in_the_first_turn() -> None:
    assert sum(Scene().pos.cards) == 0


@rule("2.3", "3.4", "R13")
def test_the_general_order() -> None:
    scene = Scene(war="italy turkey usa")
    great = ["germany", "britain", "france", "usa", "russia", "austria", "turkey", "italy", "serbia"]
    assert scene.order() == great
    scene.join("greece").join("bulgaria")
    assert scene.order() == [*great, "greece", "bulgaria"]
    assert scene.pos.alliance[power("bulgaria")] == CENTRAL


@rule("4.13", "R24")
def test_serbia_cannot_be_called_back_before_its_year_is_over() -> None:
    scene = Scene("1915_spring").cards(austria=1, britain=2).units("serbia", "belgrade", infantry=2).slot("austria")
    scene.play("austria", "hand_over_sarajevo").slot("britain")
    assert not scene.pos.in_war(power("serbia"))
    assert not scene.offers("call serbia")
    assert scene.why_not("call serbia") == "called-already"
