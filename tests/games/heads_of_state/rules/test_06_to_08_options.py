"""6 to 8  The turn and its two options."""

import pytest

from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.rules.piles import lacks_treachery
from tests.games.heads_of_state.scenario import (
    FULL_DISPLAY,
    bag,
    begin,
    choosing,
    ending,
    placing,
    table,
    taking,
    treachery,
)
from tests.rules import rule

NO_GALLOWS = (
    "assassin*7 axeman*4 guillotine*4 inquisition*4 axeman_guillotine axeman_inquisition axeman_gallows "
    "guillotine_inquisition guillotine_gallows inquisition_gallows"
)
"""All treachery cards but the four gallows."""


@rule("6.1", "7.2")
def test_6_1_the_options_of_a_turn() -> None:
    at = table(choosing("red"), *FULL_DISPLAY)
    assert at.options("red") == {"take_three", "refresh", "choose_treachery"}


@rule("6.2", "6.2r1", "14.1")
@pytest.mark.parametrize(("players", "draws"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])])
def test_6_2_first_turns(players: int, draws: list[int]) -> None:
    at = begin(players)
    at.chance_runs()
    first = at.asked()[0]
    for number in draws:
        seat = at.asked()[0]
        assert at.question(seat).args == [number]
        assert not {"refresh", "choose_treachery"} & at.options(seat)
        assert at.targets(seat, "take_attribute")  # from the display or from the pile
        for _ in range(number):
            at.does(seat, "take_blind_attribute")
            at.chance_runs()
        assert at.question(seat).prompt.key == "ask-place"
        at.does(seat, "finish")
        at.chance_runs()
    assert at.asked() == [first]
    assert "choose_treachery" in at.options(first)


@rule("6.2r1")
def test_6_2_nobles_may_be_placed_in_the_first_turn() -> None:
    at = table("red hand gold", taking("red", 1), *FULL_DISPLAY, turns=1)
    at.does("red", "take_attribute gold", "place_noble hanover_upper")
    assert at.owner("hanover_upper") == "red"


@rule("6.2", "6.2r1")
def test_6_2_neither_refresh_nor_treachery_in_the_first_turn() -> None:
    at = table(taking("red", 1), *FULL_DISPLAY, turns=3)
    assert at.why_not("red", "refresh") == "6.2"
    assert at.why_not("red", "choose_treachery") == "6.2"
    assert at.why_not("blue", "refresh") is None  # not asked
    assert table(taking("red", 1), *FULL_DISPLAY, turns=4).why_not("red", "refresh") is None  # chosen already


@rule("6.2")
def test_6_2_the_first_turn_is_option_1_whatever_the_position_says_of_the_option() -> None:
    at = table("stack CourseOfPlay[1] Turn[0,0,2]", *FULL_DISPLAY, turns=1)
    at.does("red", "take_attribute gold")
    assert at.question("red").prompt.key == "ask-place"


@rule("7.3")
def test_7_3_a_refresh_needs_six_cards_in_the_draw_pile() -> None:
    for draw, is_possible in (("castle*6", True), ("castle*5", False)):
        at = table("display title*6", "treachery_display axeman*2", choosing("red"), draw=draw)
        assert ("refresh" in at.options("red")) == is_possible
    assert at.why_not("red", "refresh") == "7.3"
    assert at.why_not("red", "place_noble hanover_upper") == "7.7r1"
    assert at.why_not("red", "play_treachery gallows") == "7.7"


@rule("6.3")
def test_6_3_limits_before_refill_attributes_before_treachery() -> None:
    at = table(
        "red hand gold*11 treachery assassin*5",
        "display title*5",
        "treachery_display axeman",
        "set_aside castle*2",
        ending("red", option=1),
    )
    assert at.options("red") == {"discard_attribute gold", "discard_treachery assassin"}
    at.does("red", "discard_treachery assassin")  # of the gold there is no choice left
    assert sum(at.hand("red").values()) == 10
    assert at.size("set_aside") == 0
    assert all(option.startswith("turn_up_attribute") for option in at.odds())
    at.nature("turn_up_attribute bishop")
    assert all(option.startswith("turn_up_treachery") for option in at.odds())


@rule("6.3")
def test_6_3_the_last_treachery_card_is_turned_up_too() -> None:
    at = table(f"yellow treachery {NO_GALLOWS} gallows*2", "treachery_display gallows", FULL_DISPLAY[0], placing("red"))
    assert at.pile("treachery_pile") == bag("gallows")
    at.does("red", "finish")
    assert at.odds() == {"turn_up_treachery gallows": 1}


@rule("6.3")
def test_6_3_where_no_treachery_card_is_left_none_is_turned_up() -> None:
    at = table(f"yellow treachery {NO_GALLOWS} gallows*3", "treachery_display gallows", FULL_DISPLAY[0], placing("red"))
    assert at.size("treachery_pile") + at.size("treachery_discard") == 0
    assert not lacks_treachery(at.pos)
    at.does("red", "finish")
    assert (at.asked(), at.pile("treachery_display")) == (["yellow"], bag("gallows"))


@rule("6.3", "5.7a")
def test_6_3_a_revolution_in_the_refill_ends_the_refill() -> None:
    at = table("revolution palace", "display title*3", "treachery_display axeman", ending("red"), draw="")
    at.nature("revolution")
    at.chance_runs()
    assert at.size("treachery_display") == 2
    assert at.pile("treachery_discard") == bag("axeman")
    assert at.asked() == ["yellow"]


@rule("6.4", "6.4r1")
def test_6_4_both_limits_after_either_option() -> None:
    hand = "red hand gold*6 title*5 courtesan treachery assassin*3 axeman*2"
    for stack in (placing("red"), treachery("red")):
        at = table(hand, stack, *FULL_DISPLAY)
        at.does("red", "finish")
        assert at.question("red").args == [2, 1]
        at.does("red", "discard_treachery axeman", "discard_attribute courtesan", "discard_attribute gold")
        assert at.hand("red") == bag("gold*5 title*5")
        assert at.treachery("red") == bag("assassin*3 axeman")


@rule("6.4")
def test_6_4_too_many_treachery_cards_alone_are_discarded_too() -> None:
    at = table("red hand gold treachery assassin*3 axeman*2", placing("red"), *FULL_DISPLAY)
    at.does("red", "finish")
    assert at.question("red").args == [0, 1]
    assert at.options("red") == {"discard_treachery assassin", "discard_treachery axeman"}


@rule("6.5r1", "15.3")
def test_6_5_a_blind_card_is_seen_before_the_next_is_taken() -> None:
    at = table(taking("red", 2), *FULL_DISPLAY)
    at.does("red", "take_blind_attribute")
    at.nature("draw_attribute bishop")
    assert at.hand("red") == bag("bishop")
    assert at.question("red").args == [1]
    assert "take_attribute gold" in at.options("red")


@rule("6.6", "10.7")
def test_6_6_two_discard_piles() -> None:
    at = table("hanover_upper red", "blue treachery gallows hand gold", treachery("blue"), *FULL_DISPLAY)
    at.does("blue", "play_treachery gallows", "place_noble hanover_upper")
    assert at.pile("discard") == bag("gold")
    assert at.pile("treachery_discard") == bag("gallows")


@rule("6.7", "6.7r1", "17.4")
def test_6_7_a_blind_treachery_card_from_the_empty_pile() -> None:
    held = (
        "assassin*7 axeman*3 guillotine*4 inquisition*4 gallows*3 axeman_guillotine axeman_inquisition axeman_gallows"
    )
    at = table(
        f"yellow treachery {held}",
        "treachery_display axeman gallows",
        "treachery_discard guillotine_inquisition guillotine_gallows inquisition_gallows",
        "display gold*6",
        taking("red", 1, 1),
    )
    assert at.size("treachery_pile") == 0
    at.does("red", "take_blind_treachery")
    assert at.odds() == {
        "draw_treachery guillotine_inquisition": 1,
        "draw_treachery guillotine_gallows": 1,
        "draw_treachery inquisition_gallows": 1,
    }


@rule("7.1", "7.5", "7.7r1")
def test_7_1_cards_first_and_nobles_afterwards() -> None:
    at = table("red hand gold", choosing("red"), *FULL_DISPLAY)
    at.does("red", "take_three")
    for card in ("gold", "title", "castle"):
        assert not at.targets("red", "place_noble")
        assert "finish" not in at.options("red")  # taking is compulsory
        assert at.why_not("red", "place_noble hanover_upper") == "7.7r1"
        at.does("red", f"take_attribute {card}")
    assert "hanover_upper" in at.targets("red", "place_noble")
    at.does("red", "finish")  # placing is not
    assert at.owner("hanover_upper") is None


@rule("7.2", "17.5", "15.5r1")
def test_7_2_refresh() -> None:
    at = table(choosing("red"), "display gold*3 title*3", "treachery_display axeman*2")
    at.does("red", "refresh")
    assert at.pile("set_aside") == bag("gold*3 title*3")
    for _ in range(6):
        at.nature("turn_up_attribute palace" if at.size("display") < 3 else "turn_up_attribute bishop")
    assert at.options("red") == {"take_attribute palace", "take_attribute bishop", "take_blind_attribute"}
    at.does("red", "take_attribute palace")
    assert at.size("discard") == 0  # the cards set aside are no discards
    before = at.pile("draw_pile")
    at.does("red", "finish")
    after = at.pile("draw_pile")
    assert (after["gold"] - before["gold"], after["title"] - before["title"]) == (3, 3)
    assert GAME.view(at.pos, 1).returned == bag("gold*3 title*3")


@rule("7.4", "8.2")
def test_7_4_from_the_display_or_from_the_pile() -> None:
    at = table(choosing("red"), "display gold*2 title*4", "treachery_display axeman gallows")
    at.does("red", "take_three")
    assert at.options("red") == {"take_attribute gold", "take_attribute title", "take_blind_attribute"}
    assert at.why_not("red", "take_attribute palace") == "7.4"
    at.does("red", "take_attribute gold")
    assert at.hand("red") == bag("gold")
    assert at.pile("display") == bag("gold title*4")


@rule("7.4r1", "7.3")
def test_7_4_the_single_card_of_a_refresh_may_come_from_the_revolution_pile() -> None:
    at = table(
        "display title*6", "revolution palace*4 gold*6", "treachery_display axeman*2", choosing("red"), draw="castle*6"
    )
    at.does("red", "refresh")
    at.nature(*["turn_up_attribute castle"] * 6)
    at.does("red", "take_blind_attribute")
    assert at.odds() == {"draw_attribute palace": 4, "draw_attribute gold": 6, "revolution": 1}
    at.nature("draw_attribute palace")
    at.does("red", "finish")
    assert at.pile("draw_pile") == bag("title*6")  # used up before the revolution pile is touched again
    at.does("yellow", "take_three", "take_blind_attribute")
    assert at.odds() == {"draw_attribute title": 6}


@rule("7.6")
def test_7_6_as_many_nobles_as_one_can_pay_for() -> None:
    at = table("red hand gold*3 title", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble hanover_upper", "place_noble brittany_upper", "place_noble ireland_lower")
    assert at.hand("red") == {}
    assert at.options("red") == {"finish"}


@rule("8.1", "8.2", "8.2r1")
def test_8_1_one_card_of_each_kind_in_either_order() -> None:
    at = table(choosing("red"), *FULL_DISPLAY)
    at.does("red", "choose_treachery")
    assert {
        "take_attribute gold",
        "take_blind_attribute",
        "take_treachery assassin",
        "take_blind_treachery",
    } <= at.options("red")
    at.does("red", "take_treachery assassin")
    assert not at.targets("red", "take_treachery")
    assert "take_blind_treachery" not in at.options("red")
    assert "finish" not in at.options("red")
    at.does("red", "take_attribute gold")
    assert (at.hand("red"), at.treachery("red")) == (bag("gold"), bag("assassin"))
    at = table(choosing("red"), *FULL_DISPLAY)
    at.does("red", "choose_treachery", "take_attribute gold")
    assert not at.targets("red", "take_attribute")
    assert at.why_not("red", "take_attribute title") == "8.1"
    at.does("red", "take_blind_treachery")
    at.nature("draw_treachery gallows")
    assert at.treachery("red") == bag("gallows")


@rule("8.2r1")
def test_8_2_the_attribute_card_may_come_from_the_revolution_pile() -> None:
    at = table("revolution palace*3", "display title", *FULL_DISPLAY[1:], taking("red", 1, 1), draw="")
    at.does("red", "take_blind_attribute")
    assert at.odds() == {"draw_attribute palace": 3, "revolution": 1}


@rule("8.3", "8.3r1", "8.4")
def test_8_3_the_card_just_taken_may_be_played_after_both_are_taken() -> None:
    at = table("hanover_upper blue", "scotland_lower blue", "red treachery axeman", taking("red", 1, 1), *FULL_DISPLAY)
    at.does("red", "take_treachery gallows")
    assert not at.targets("red", "play_treachery")
    at.does("red", "take_attribute gold")
    assert at.targets("red", "play_treachery") == {"gallows", "axeman"}
    at.does("red", "play_treachery gallows", "play_treachery axeman")  # any number in a turn
    assert at.owner("hanover_upper") is None
    assert at.owner("scotland_lower") is None


@rule("8.3", "8.6", "10.5ar1")
def test_8_6_playing_is_optional() -> None:
    at = table("hanover_upper blue", taking("red", 1, 1), *FULL_DISPLAY)
    at.does("red", "take_treachery gallows", "take_attribute gold", "finish")
    assert at.treachery("red") == bag("gallows")  # kept for a later turn
    assert at.owner("hanover_upper") == "blue"
