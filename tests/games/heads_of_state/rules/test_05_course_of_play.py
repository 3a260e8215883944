"""5  Course of play: turns, the revolution, the change of century."""

import pytest

from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import FULL_DISPLAY, bag, begin, choosing, ending, placing, table, taking
from tests.rules import rule

REVOLUTION_NEXT = ("revolution palace*2", "display title*5", "treachery_display axeman*2")


@rule("5.1", "5.2")
def test_5_1_turns_go_round_clockwise() -> None:
    at = table(choosing("yellow"), *FULL_DISPLAY)
    order = []
    for _ in range(4):
        seat = at.asked()[0]
        order.append(seat)
        at.does(seat, "take_three")
        for _ in range(3):
            at.does(seat, "take_blind_attribute")
            at.chance_runs()
        at.does(seat, "finish")
        at.chance_runs()
    assert order == ["yellow", "blue", "red", "yellow"]


@rule("5.2", "6.5", "13.6")
def test_5_2_open_cards_are_replaced_after_the_turn() -> None:
    at = table(choosing("red"), *FULL_DISPLAY)
    at.does("red", "take_three", "take_attribute gold", "take_attribute title")
    assert at.size("display") == 4  # never between two draws
    at.does("red", "take_attribute troops")
    assert at.size("display") == 3
    at.does("red", "finish")
    at.chance_runs()
    assert at.size("display") == 6
    assert at.asked() == ["yellow"]


@rule("5.3", "5.3r1", "6.5r1", "17.3")
def test_5_3_the_revolution_pile_follows_the_draw_pile_card_by_card() -> None:
    at = table(
        "display title*4", "revolution palace*3 gold", "treachery_display axeman*2", ending("red"), draw="castle"
    )
    assert at.odds() == {"turn_up_attribute castle": 1}
    at.nature("turn_up_attribute castle")
    assert at.odds() == {"turn_up_attribute palace": 3, "turn_up_attribute gold": 1, "revolution": 1}


@rule("5.4", "5.4r1")
def test_5_4_the_revolution_is_no_card_taken() -> None:
    at = table(*REVOLUTION_NEXT, taking("red", 3), draw="")
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    at.chance_runs()
    assert at.hand("red") == {}
    assert at.question("red").args == [3]
    assert at.pos.century == 1


@rule("5.5")
def test_5_5_discards_stay_out_within_a_century() -> None:
    at = table("red hand gold", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble hanover_upper")
    before = at.size("draw_pile")
    at.does("red", "finish")
    assert at.pile("discard") == bag("gold")
    assert at.size("draw_pile") == before


@rule("5.6", "5.12", "5.12r1")
def test_5_6_the_turn_marker_moves_and_everything_stays() -> None:
    at = table(
        "red cards baron score 2", "hanover_upper red", "hex hanover red", *REVOLUTION_NEXT, ending("red"), draw=""
    )
    at.nature("revolution")
    assert at.told("century-begun") == [{"century": "century.1689"}]
    at.chance_runs()
    assert at.owner("hanover_upper") == "red"
    assert at.cards("red") == bag("baron")
    assert at.hex_taken_by("hanover") == "red"
    assert at.score("red") == 2 + 6
    at = table(
        "hanover_upper red", "round 1589 germany red -", *REVOLUTION_NEXT, ending("red"), century="1689", draw=""
    )
    at.nature("revolution")
    assert at.score("red") == 6  # the same noble wins the next pair


@rule("5.7", "5.7r1", "15.6")
def test_5_7_all_discard_at_the_same_time_and_in_secret() -> None:
    at = table(
        "red hand gold*4 title*4",
        "yellow hand castle*4 troops*3 treachery assassin*2 gallows",
        "blue hand bishop*6 treachery axeman*2",
        "revolution palace*2",
        "display title*5",
        "treachery_display inquisition*2",
        ending("red"),
        draw="",
    )
    at.nature("revolution")
    assert at.asked() == ["red", "yellow"]  # blue holds six and two
    at.does("red", "discard_attribute gold")
    assert at.pile("discard").get("gold", 0) == 12 - 4  # nothing is shown yet
    assert at.told("attributes-discarded") == []
    at.does("yellow", "discard_treachery gallows", "discard_attribute castle")
    assert at.asked() == ["red"]
    reveals = at.pos.reveals
    at.does("red", "discard_attribute title")
    assert at.pos.reveals > reveals
    shown = {(line["seat"], line["attribute"]) for line in at.told("attributes-discarded")}
    assert shown == {
        ("seat.red", "attribute.gold"),
        ("seat.red", "attribute.title"),
        ("seat.yellow", "attribute.castle"),
    }
    assert at.pile("treachery_discard") == bag("gallows inquisition*2")
    at.chance_runs()
    assert [sum(at.hand(seat).values()) for seat in ("red", "yellow", "blue")] == [6, 6, 6]


@rule("5.7r1")
def test_5_7_exactly_the_surplus() -> None:
    at = table("red hand gold*4 title*3", *REVOLUTION_NEXT, ending("red"), draw="")
    at.nature("revolution")
    assert at.options("red") == {"discard_attribute gold", "discard_attribute title"}
    assert at.why_not("red", "discard_treachery assassin") == "5.7r1"
    assert at.why_not("red", "discard_attribute palace") == "6.4"


@rule("5.8", "17.2")
def test_5_8_every_card_in_no_hand_is_shuffled() -> None:
    at = table("red hand gold*2", "set_aside castle*6", *REVOLUTION_NEXT, taking("red", 1, option=1), draw="")
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    assert sum(at.odds().values()) == 68 - 2
    assert at.size("set_aside") == at.size("discard") == 0


@rule("5.9", "5.9r1")
@pytest.mark.parametrize("display", ["axeman gallows", "axeman"])
def test_5_9_two_new_treachery_cards(display: str) -> None:
    at = table("revolution palace*2", "display title*5", f"treachery_display {display}", ending("red"), draw="")
    at.nature("revolution")
    at.chance_runs()
    assert at.pile("treachery_discard") == bag(display)
    assert at.size("treachery_display") == 2


@rule("5.9r1", "6.7")
def test_5_9_the_discards_are_shuffled_in_if_the_pile_runs_out() -> None:
    everything = "assassin*7 axeman*3 guillotine*4 inquisition*4 gallows*3 axeman_guillotine axeman_inquisition"
    rest = "axeman_gallows guillotine_inquisition guillotine_gallows"
    at = table(
        f"yellow treachery {everything}",
        "treachery_display axeman gallows",
        f"treachery_discard {rest}",
        "revolution palace*2",
        "display title*5",
        ending("red"),
        draw="",
    )
    assert at.pile("treachery_pile") == bag("inquisition_gallows")
    at.nature("revolution")
    while "discard_treachery assassin" in (at.options("yellow") if at.asked() == ["yellow"] else ()):
        at.does("yellow", "discard_treachery assassin")
    while at.asked() == ["yellow"]:
        at.does("yellow", next(iter(sorted(at.options("yellow")))))
    at.chance_runs()
    assert at.size("treachery_display") == 2
    assert at.told("treachery-reshuffled")


@rule("5.10", "5.10r1")
def test_5_10_option_2_owes_only_what_was_not_taken() -> None:
    at = table(*REVOLUTION_NEXT, "hanover_upper blue", taking("red", 1, 1), draw="")
    at.does("red", "take_treachery axeman", "take_blind_attribute")
    at.nature("revolution")
    at.chance_runs()
    assert at.treachery("red") == bag("axeman")
    assert at.targets("red", "take_treachery") == set()
    at.does("red", "take_blind_attribute")
    at.chance_runs()
    assert "finish" in at.options("red")
    assert at.targets("red", "place_noble") == set()  # still option 2


@rule("5.10r1")
def test_5_10_nothing_is_returned_after_a_broken_refresh() -> None:
    at = table("set_aside castle*6", *REVOLUTION_NEXT, taking("red", 1, option=1), draw="")
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    at.chance_runs()
    at.does("red", "take_blind_attribute")
    at.chance_runs()
    at.does("red", "finish")
    assert at.told("set-aside-returned") == []
    assert at.asked() == ["yellow"]


@rule("5.10", "5.7r1")
def test_5_10_the_broken_turn_may_go_above_six_again() -> None:
    at = table("red hand gold*5 title*3", *REVOLUTION_NEXT, taking("red", 3), draw="")
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    at.does("red", "discard_attribute gold", "discard_attribute gold")
    at.chance_runs()
    for _ in range(3):
        at.does("red", "take_blind_attribute")
        at.chance_runs()
    at.does("red", "finish")
    assert sum(at.hand("red").values()) == 9


@rule("5.11", "12.1")
def test_5_11_no_hands_are_cut_after_1789() -> None:
    at = table("red hand gold*8", *REVOLUTION_NEXT, ending("red"), century="1789", draw="")
    at.nature("revolution")
    assert at.questions() == []
    assert GAME.result(at.pos) is not None


def test_the_first_question_of_a_game_is_natures() -> None:
    assert begin(5).asked() == ["nature"]
