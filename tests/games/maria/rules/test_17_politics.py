"""17, 25, X  The politics stage: trump, laying, influence, choosing, executing, the display."""

import pytest

from hatalom.games.maria.names import CLUBS, FREDERICK, IN_BOX, LOUIS, MARIA, NOBODY, PCS, PRAGMATIC
from hatalom.games.maria.phases.politics.execution import CardText, Execution
from hatalom.games.maria.phases.politics.expeditions import CallBack
from hatalom.games.maria.phases.politics.politics import EXPEDITIONS, Politics
from hatalom.games.maria.rules.expeditions import is_expedition_due
from hatalom.games.maria.rules.politics import influence_of, influence_order
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_face, the_general, the_pc, the_power, the_seat
from tests.rules import rule

FIRST, SECOND = "british_gold", "spaniards_land_at_orbetello"
"""Two cards of 1741: arms of the Pragmatic Army, Austria, France; of France, Austria, the Pragmatic Army."""


def stage(turn: int = 1, trump: str = "clubs", cards: tuple[str, str] = (FIRST, SECOND), **hands: str) -> Court:
    """A politics stage at the laying of cards; Maria Theresa won the last combat and named the trump."""
    court = Court(turn=turn)
    court.pos.last_winner = MARIA
    for name, cards_held in hands.items():
        court.hold(name, cards_held)
    court.pos.pc_deck = [1 if pc in (the_pc(cards[0]), the_pc(cards[1])) else 0 for pc in range(PCS)]
    court.begin(Politics(0))
    court.play(f"turn_up_pc {cards[0]}", f"turn_up_pc {cards[1]}", f"name_trump {trump}")
    return court


def lay(court: Court, prussia: str = "", france: str = "", pragmatic: str = "", austria: str = "") -> None:
    for card in (prussia, france, pragmatic, austria):
        court.play(f"lay {card}" if card else "lay_nothing")


@rule("17.0.1", "17.1.1", "4.14")
def test_two_cards_of_the_lowest_year_are_turned_up() -> None:
    court = Court(turn=1)
    court.begin(Politics(0))
    assert {CONTENT.politics.year[the_pc(text.split()[1])] for text in court.options()} == {1741}
    court.play(f"turn_up_pc {FIRST}")
    assert len(court.options()) == 5
    court.play(f"turn_up_pc {SECOND}")
    assert len(court.pos.open_pcs) == 2


@rule("17.2.1")
def test_the_last_winner_names_the_trump() -> None:
    court = Court()
    court.pos.last_winner = LOUIS
    court.pos.open_pcs = [the_pc("treaty_of_nymphenburg"), the_pc("the_diet_at_pressburg")]
    court.begin(Politics(0))
    assert court.asks() == "ask-trump louis"
    court.play("name_trump hearts")
    assert court.pos.trump == 2


@rule("17.2.2", "17.2.2r1")
def test_without_a_winner_the_first_card_that_is_no_reserve_is_trump() -> None:
    court = Court()
    court.pos.open_pcs = [the_pc("treaty_of_nymphenburg"), the_pc("the_diet_at_pressburg")]
    court.begin(Politics(0))
    court.play("turn_up_trump reserve_1")
    assert court.pos.trump == NOBODY
    court.play("turn_up_trump spades_7_1")
    assert court.pos.trump == 3
    assert sum(court.pos.discard) == 2


@rule("17.3.1", "17.3.1r1")
def test_powers_lay_from_left_to_right_any_card_or_none() -> None:
    court = stage(prussia="clubs_2 hearts_9", france="spades_3", pragmatic="clubs_4", austria="reserve")
    seats = []
    for card in ("lay hearts_9", "lay_nothing", "lay clubs_4", "lay reserve"):
        seats.append(court.asks())
        assert "lay_nothing" in court.options()
        court.play(card)
    assert seats == ["ask-lay frederick", "ask-lay louis", "ask-lay frederick", "ask-lay maria"]


@rule("17.3.1")
def test_a_laid_card_is_unseen_until_all_are_turned_up() -> None:
    court = stage(prussia="clubs_2 hearts_9")
    court.play("lay hearts_9")
    assert "laid" in court.told(MARIA)
    assert "turned-up-false" not in court.told(MARIA)
    court.play("lay_nothing", "lay_nothing", "lay_nothing")
    assert "turned-up-false" in court.told(MARIA)


@rule("17.4.1", "17.4.2")
def test_a_bluff_goes_back_and_a_saved_card_of_another_suit_counts() -> None:
    court = stage(trump="clubs", austria="spades_9")
    court.hold("austria", "hearts_6")
    court.pos.saved[the_power("austria")].append(court.pos.take_face(the_power("austria"), the_face("hearts_6")))
    assert influence_of(court.pos, the_power("austria")) == 6
    lay(court, austria="spades_9")
    assert court.hand("austria") == ["spades_9"]
    assert influence_of(court.pos, the_power("austria")) == 6
    assert court.asks() == "ask-choose maria"


@rule("25.3", "25.1")
def test_with_the_option_the_bluff_lies_face_down_for_a_turn() -> None:
    court = stage(austria="spades_9 clubs_3")
    court.pos.bluff_costs = True
    lay(court, austria="spades_9")
    assert court.hand("austria") == ["clubs_3"]
    assert len(court.pos.laid[the_power("austria")]) == 1
    court.questions()
    court.pos.stack = []
    court.pos.open_pcs = [the_pc("treaty_of_nymphenburg"), the_pc("the_diet_at_pressburg")]
    court.begin(Politics(0))
    court.questions()
    assert court.hand("austria") == ["clubs_3", "spades_9"]


@rule("17.4.3", "17.4.3r1")
def test_a_reserve_counts_sixteen() -> None:
    court = stage(trump="clubs", france="reserve", austria="clubs_10 clubs_5")
    court.pos.saved[the_power("austria")].append(court.pos.take_face(the_power("austria"), the_face("clubs_5")))
    lay(court, france="reserve", austria="clubs_10")
    assert influence_of(court.pos, the_power("france")) == 16
    assert influence_of(court.pos, the_power("austria")) == 15
    assert court.asks() == "ask-choose louis"


@rule("17.4.4", "17.4.5", "17.4.5r1", "17.4.5r2")
def test_influence_orders_the_powers_and_ties_go_to_the_right() -> None:
    court = Court()
    for name, card in (("prussia", "clubs_9"), ("austria", "clubs_3"), ("france", "spades_3"), ("pragmatic", "")):
        if card:
            court.hold(name, card)
            court.pos.saved[the_power(name)] = [court.pos.hand[the_power(name)].pop()]
    assert influence_order(court.pos) == [the_power("prussia"), the_power("austria"), the_power("france")]


def saved(court: Court) -> list[int]:
    """How many cards Prussia, France, Austria and the Pragmatic Army have on the display."""
    return [len(court.pos.saved[the_power(name)]) for name in ("prussia", "france", "austria", "pragmatic")]


def example_15() -> Court:
    """The cards bear the arms of Prussia, Austria (X) and of France, the Pragmatic Army (Y)."""
    court = stage(
        turn=7,
        cards=("treaty_of_vienna_with_saxony", "the_fleet_at_dunkirk"),
        prussia="clubs_9",
        france="clubs_3",
        austria="clubs_3",
        pragmatic="spades_2",
    )
    court.pos.saved[the_power("pragmatic")].append(court.pos.hand[the_power("pragmatic")].pop())
    lay(court, prussia="clubs_9", france="clubs_3", austria="clubs_3")
    return court


@rule("17.5.1", "17.5.2", "17.5.3", "17.5.4")
def test_who_cannot_choose_saves_and_who_had_no_turn_takes_back() -> None:
    court = example_15()
    assert court.asks() == "ask-choose frederick"
    assert court.refusal("choose the_fleet_at_dunkirk") == "no-arms"
    court.play("choose treaty_of_vienna_with_saxony", "finish")
    assert "pc-discarded" in court.told()
    assert court.asks() == "ask-choose louis"
    assert len(court.pos.saved[the_power("austria")]) == 1
    court.play("choose the_fleet_at_dunkirk", "finish")
    assert [len(court.pos.saved[the_power(name)]) for name in ("prussia", "france", "austria", "pragmatic")] == [
        0,
        0,
        1,
        0,
    ]
    assert court.hand("pragmatic") == ["spades_2"]
    assert sum(court.pos.discard) == 2


@rule("17.5.4", "X.3")
def test_cards_come_back_before_the_second_political_card_is_executed() -> None:
    """Austria's only card lies on the display when Prussia makes it discard one."""
    court = stage(
        turn=7,
        cards=("the_lopukhina_affair", "the_canton_regiments"),
        prussia="clubs_9",
        france="clubs_8",
        austria="clubs_3",
    )
    lay(court, prussia="clubs_9", france="clubs_8", austria="clubs_3")
    court.play("choose the_lopukhina_affair", "finish", "choose the_canton_regiments")
    assert court.hand("austria") == ["clubs_3"]
    assert court.asks() == "ask-execute louis"


@rule("17.5.3", "17.5.5")
def test_all_save_and_the_card_left_is_discarded() -> None:
    court = example_15()
    court.play("choose treaty_of_vienna_with_saxony", "finish", "save", "save")
    assert [len(court.pos.saved[the_power(name)]) for name in ("prussia", "france", "austria", "pragmatic")] == [
        0,
        1,
        1,
        1,
    ]
    assert "pc-left" in court.told()
    assert court.pos.open_pcs == []


@rule("25.4", "25.4r1", "25.2")
def test_with_the_option_who_had_no_turn_turns_its_cards_down() -> None:
    court = example_15()
    court.pos.bluff_costs = True
    court.play("choose treaty_of_vienna_with_saxony", "finish", "choose the_fleet_at_dunkirk", "finish")
    pragmatic = the_power("pragmatic")
    assert (len(court.pos.saved[pragmatic]), len(court.pos.laid[pragmatic]), court.hand("pragmatic")) == (0, 1, [])
    assert len(court.pos.saved[the_power("austria")]) == 1


@rule("25.4", "25.4r1")
def test_face_down_cards_give_no_influence() -> None:
    court = stage(austria="spades_9")
    court.pos.bluff_costs = True
    lay(court, austria="spades_9")
    assert court.asks() == ""
    assert court.pos.stack == []


def execution(card: str, name: str, turn: int = 4) -> Court:
    court = Court(turn=turn)
    court.begin(Execution(the_power(name), the_pc(card)))
    return court


@rule("17.5.6", "X.6")
def test_text_and_each_arrow_are_executed_or_not() -> None:
    court = execution("treaty_of_worms", "austria")
    assert court.options() == {"follow_text", "marker_right italy", "finish"}
    court.play("marker_right italy")
    assert court.options() == {"follow_text", "finish"}
    assert court.refusal("marker_right italy") == "same-card-twice"
    court.play("finish")
    assert court.pos.noted == [0, 0, 2]
    assert court.track("italy") == 4
    assert court.hand("austria") == []


@rule("17.5.7")
def test_some_arrows_go_either_way_and_two_tracks_are_two_choices() -> None:
    court = execution("convention_of_klein_schnellendorf", "prussia")
    assert court.options() == {"marker_right saxony", "marker_left russia", "marker_right russia", "finish"}
    court.play("marker_left russia", "marker_right saxony")
    assert court.pos.noted == [1, -1, 0]


@rule("17.5.8", "17.5.8r1")
def test_the_sum_moves_the_marker_when_the_choosing_is_over() -> None:
    court = Court(turn=7)
    court.pos.open_pcs = [the_pc("treaty_of_worms")]
    court.pos.noted = [0, 0, 2]
    court.begin(Politics(6))
    assert court.track("italy") == 4
    court.pos.noted[2] -= 1
    court.questions()
    assert court.track("italy") == 5
    assert court.pos.icon_income(the_power("france")) == -1
    assert court.pos.noted == [0, 0, 0]


@rule("17.5.8r1")
def test_a_marker_stops_at_the_end_of_its_track() -> None:
    court = Court()
    court.set_track("russia", 6)
    court.pos.noted = [0, 4, 0]
    court.begin(Politics(6))
    court.questions()
    assert court.track("russia") == 7


@rule("17.5.9", "16.8")
def test_the_marker_of_italy_stays_until_the_star() -> None:
    court = Court()
    court.put("maillebois", "paris")
    court.pos.at[the_general("noailles")] = IN_BOX
    pool = court.pool("austria")
    move_italy(court, 3)
    assert (court.box("italy"), court.pool("austria")) == ("austria", pool - 1)
    move_italy(court, -1)
    assert court.box("italy") == "austria"
    move_italy(court, -2)
    assert (court.box("italy"), court.pool("austria")) == ("", pool)


@rule("17.5.8r1", "17.5.9r1")
def test_across_the_star_the_other_side_takes_the_box() -> None:
    court = Court()
    court.put("neipperg", "wien")
    court.set_track("italy", 7)
    court.pos.box[3] = the_power("austria")
    court.pos.pool[the_power("austria")] -= 1
    pools = court.pool("austria"), court.pool("france")
    court.pos.at[the_general("noailles")] = IN_BOX
    move_italy(court, -6)
    assert court.box("italy") == "france"
    assert (court.pool("austria"), court.pool("france")) == (pools[0] + 1, pools[1] - 1)


def move_italy(court: Court, spaces: int) -> None:
    court.pos.noted = [0, 0, spaces]
    court.begin(Politics(6))
    court.questions()
    court.pos.stack = []


@rule("17.5.9", "8.3a")
def test_icons_change_the_income_while_the_marker_is_there() -> None:
    court = Court()
    for space, austria, prussia in ((1, 0, 1), (2, 0, 0), (6, 1, 0), (7, 1, -1)):
        court.set_track("russia", space)
        assert court.pos.icon_income(the_power("austria")) == austria
        assert court.pos.icon_income(the_power("prussia")) == prussia


def expedition(court: Court) -> None:
    """The Italy track reaches the space that sends a French general away."""
    court.set_track("italy", 5)
    court.pos.noted = [0, 0, 1]
    court.begin(Politics(6))


@rule("17.5.9", "3.14")
def test_an_expedition_takes_a_general_and_his_troops_off_the_map() -> None:
    court = Court()
    court.put("maillebois", "paris", 3)
    court.put("noailles", "metz", 4)
    expedition(court)
    assert court.options() == {"send maillebois", "send noailles"}
    court.play("send noailles")
    assert court.pos.at[the_general("noailles")] == IN_BOX
    assert court.pos.total_troops(the_power("france")) == 7


@rule("17.5.9")
def test_a_removed_general_is_raised_for_eight_points() -> None:
    court = Court()
    court.put("maillebois", "paris", 3)
    court.hold("france", "clubs_8 spades_2")
    expedition(court)
    court.play("send noailles")
    assert "ask-pay-expedition" in court.asks()
    court.play("pay clubs_8")
    assert (court.pos.at[the_general("noailles")], court.troops("noailles")) == (IN_BOX, 2)
    assert court.hand("france") == ["spades_2"]


@rule("17.5.9r1", "6.5")
def test_in_a_stack_the_troops_are_divided_before_he_leaves() -> None:
    court = Court()
    court.put("maillebois", "paris", 3)
    court.put("noailles", "paris", 4)
    expedition(court)
    court.play("send noailles", "take_troops 1")
    assert (court.troops("noailles"), court.troops("maillebois")) == (1, 6)


@rule("17.5.9r1")
def test_who_has_nobody_to_send_sends_the_next_who_returns() -> None:
    court = Court()
    expedition(court)
    court.questions()
    assert "expedition-owed" in court.told()
    court.begin(CardText(the_power("france"), the_pc("the_french_militia")))
    court.play("return moritz")
    assert court.pos.at[the_general("moritz")] == IN_BOX
    court.play("return noailles", "return_at paris")
    assert court.where("noailles") == "paris"


@rule("17.5.9r1")
def test_the_same_icon_again_sends_no_second_general() -> None:
    court = Court()
    court.put("maillebois", "paris", 3)
    court.put("noailles", "metz", 4)
    expedition(court)
    court.play("send noailles")
    court.pos.noted = [0, 0, 1]
    court.begin(Politics(6))
    assert court.asks() == ""
    assert court.where("maillebois") == "paris"


@rule("17.5.11")
def test_when_the_penalty_ends_he_may_come_back_to_the_arrow_city() -> None:
    court = Court()
    court.set_track("italy", 6)
    court.pos.at[the_general("noailles")] = IN_BOX
    court.pos.troops[the_general("noailles")] = 4
    court.pos.open_pcs = [the_pc("treaty_of_nymphenburg"), the_pc("the_diet_at_pressburg")]
    court.pos.trump = CLUBS
    politics = Politics(0)
    court.begin(politics)
    politics.advance(court.pos)
    politics.step = 6
    court.pos.noted = [0, 0, -1]
    assert court.asks() == "ask-call-back louis"
    court.play("call_back noailles")
    assert (court.where("noailles"), court.troops("noailles")) == ("auxerre", 4)


@rule("17.5.11", "17.5.11r1", "7.4")
def test_who_stands_in_the_arrow_city_steps_aside() -> None:
    court = Court()
    court.pos.at[the_general("noailles")] = IN_BOX
    court.put("france_1", "auxerre")
    court.begin(CallBack(the_general("noailles")))
    assert court.asks() == "ask-step-aside louis"
    away = sorted(court.options())[0]
    court.play(away)
    assert court.where("noailles") == "auxerre"
    assert court.where("france_1") == away.split()[1]


@rule("17.5.11r1", "6.1")
def test_a_friendly_general_alone_is_not_in_the_way() -> None:
    court = Court()
    court.pos.at[the_general("noailles")] = IN_BOX
    court.pos.face_down = 1 << the_general("noailles")
    court.put("maillebois", "auxerre", 2)
    court.begin(CallBack(the_general("noailles")))
    assert court.asks() == ""
    assert court.where("noailles") == court.where("maillebois") == "auxerre"
    assert court.pos.is_face_down(the_general("noailles"))


@rule("6.2", "6.2r1", "17.5.11r1")
def test_who_comes_back_to_a_general_of_equal_rank_asks_who_commands() -> None:
    court = Court()
    court.pos.at[the_general("friedrich")] = IN_BOX
    court.pos.troops[the_general("friedrich")] = 2
    court.put("rutowski", "landsberg_an_der_warthe", 5)
    court.begin(CallBack(the_general("friedrich")))
    assert court.asks() == "ask-command frederick"
    court.play("command friedrich")
    assert court.pos.commander(the_general("rutowski")) == the_general("friedrich")


@rule("17.5.12", "4.5")
def test_the_old_dessauer_waits_for_the_russia_track() -> None:
    court = Court()
    assert is_expedition_due(court.pos, the_power("prussia"))
    court.pos.at[the_general("dessauer")] = IN_BOX
    court.set_track("russia", 3)
    assert not is_expedition_due(court.pos, the_power("prussia"))
    court.begin(CallBack(the_general("dessauer")))
    court.questions()
    assert court.where("dessauer") == "landsberg_an_der_warthe"
    court.set_track("russia", 3)
    court.put("friedrich", "berlin")
    court.pos.noted = [0, 1, 0]
    court.begin(Politics(6))
    assert court.options() == {"send dessauer", "send friedrich"}


@rule("17.5.10", "17.5.10r1", "X.2")
def test_new_troops_go_to_any_general_and_bring_removed_ones_back() -> None:
    court = Court(turn=1)
    court.put("karl", "olmuetz", 8)
    court.begin(Execution(the_power("austria"), the_pc("the_diet_at_pressburg")))
    court.play("follow_text")
    assert "give_troop karl" not in court.options()
    court.play("return traun", "return_at wien", "give_troop traun")
    assert court.troops("traun") == 2


@rule("X.1", "X.7")
def test_draws_are_made_at_once_also_for_another_players_power() -> None:
    court = execution("count_bruehls_intrigues", "austria")
    court.play("follow_text", "draw clubs_5_1")
    assert court.hand("saxony") == ["clubs_5"]
    assert "card-drawn" in court.told(FREDERICK)
    assert "card-drawn" not in court.told(MARIA)


@rule("X.3")
def test_a_power_discards_of_its_own_choice() -> None:
    court = execution("the_lopukhina_affair", "prussia")
    court.hold("austria", "clubs_5 spades_9")
    court.play("follow_text")
    assert court.asks() == "ask-discard maria"
    court.play("discard clubs_5")
    assert court.hand("austria") == ["spades_9"]
    empty = execution("the_lopukhina_affair", "prussia")
    empty.play("follow_text")
    assert empty.asks() == "ask-execute frederick"


@rule("X.4")
def test_the_executing_power_names_an_enemy_of_austria() -> None:
    court = execution("pandours_and_croats", "austria")
    court.hold("bavaria", "hearts_2")
    court.play("follow_text", "draw clubs_5_1")
    assert court.options() == {f"name_enemy {name}" for name in ("france", "bavaria", "prussia", "saxony")}
    court.play("name_enemy bavaria", "discard hearts_2")
    assert court.hand("bavaria") == []


@rule("X.5")
def test_an_expedition_by_a_card_lasts_for_whole_turns() -> None:
    court = execution("the_fleet_at_dunkirk", "france", turn=10)
    court.put("stair", "utrecht", 3)
    court.put("george", "hannover", 3)
    court.play("follow_text", "send stair")
    assert court.pos.at[the_general("stair")] == IN_BOX
    for turn, due in ((10, True), (11, True), (12, False)):
        court.pos.turn = turn
        assert is_expedition_due(court.pos, the_power("pragmatic")) == due


@rule("X.5", "17.5.11")
def test_who_was_sent_away_by_a_card_may_come_back_at_the_start_of_the_stage() -> None:
    court = Court(turn=12)
    court.pos.expedition_until[the_power("pragmatic")] = 12
    court.pos.at[the_general("stair")] = IN_BOX
    court.pos.troops[the_general("stair")] = 2
    court.begin(Politics(0))
    assert court.asks() == "ask-call-back frederick"
    court.play("call_back stair")
    assert court.where("stair") == "rotterdam"
    assert court.asks() == "ask-turn-up nature"


@rule("24.4", "24.4r1")
@pytest.mark.parametrize("executes", [True, False])
def test_with_two_players_who_executed_one_card_discards_the_other(executes: bool) -> None:
    court = Court(seats=2)
    court.begin(Execution(the_power("prussia"), the_pc("the_court_of_elizabeth")))
    court.play("marker_left russia" if executes else "finish")
    court.begin(Execution(the_power("france"), the_pc("the_treasury_of_versailles")))
    assert (court.asks() == "") == executes
    assert ("pc-must-be-discarded" in court.told()) == executes


@rule("17.5.7")
def test_what_is_not_on_a_card_or_was_done_is_refused() -> None:
    court = Court()
    court.put("karl", "wien", 3)
    court.begin(Execution(the_power("austria"), the_pc("treaty_of_worms")))
    assert court.refusal("marker_left italy") == "same-card-twice"
    assert court.refusal("save") == ""
    court.play("marker_right italy")
    assert court.refusal("marker_right italy") == "same-card-twice"
    second = Court()
    second.begin(Execution(the_power("austria"), the_pc("treaty_of_worms"), is_read=True))
    assert second.refusal("follow_text") == "same-card-twice"


@rule("17.5.9", "17.5.9r1", "17.5.11")
def test_an_expedition_that_ends_is_asked_about_once() -> None:
    court = Court(turn=5)
    court.pos.at[the_general("stair")] = IN_BOX
    court.pos.troops[the_general("stair")] = 3
    politics = Politics(EXPEDITIONS)
    politics.away = 1 << PRAGMATIC
    court.begin(politics)
    assert court.asks() == "ask-call-back frederick"
    court.play("leave_away")
    assert court.asks() == ""


@rule("17.1.1")
def test_an_empty_deck_turns_up_nothing() -> None:
    court = Court(turn=12)
    court.pos.pc_deck = [0] * PCS
    court.pos.trump = CLUBS
    court.begin(Politics(1))
    assert not court.asks().startswith("ask-turn-up ")
    assert court.pos.open_pcs == []


@rule("X.5")
def test_who_was_sent_by_a_card_is_asked_only_in_the_turn_when_he_may_return() -> None:
    for until, asked in ((4, "ask-call-back frederick"), (3, "")):
        court = Court(turn=4)
        court.pos.at[the_general("stair")] = IN_BOX
        court.pos.expedition_until[PRAGMATIC] = until
        court.pos.pc_deck = [0] * PCS
        court.pos.last_winner = the_seat("maria")
        court.begin(Politics(0))
        assert court.asks() == (asked or "ask-trump maria")
