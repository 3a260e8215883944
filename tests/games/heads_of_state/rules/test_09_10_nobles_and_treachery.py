"""9, 10  Bringing nobles into play and removing them."""

import pytest

from hatalom.games.heads_of_state.names import ATTRIBUTE, NOBLE
from tests.games.heads_of_state.scenario import CONTENT, FULL_DISPLAY, bag, placing, table, treachery
from tests.rules import rule

COSTS = {
    "baron": "gold",
    "count": "gold title",
    "earl": "title troops castle",
    "marquis": "gold title castle duelling",
    "duke": "title troops duelling palace bishop",
    "archduke": "gold title troops palace bishop diplomacy",
    "king": "gold title troops castle duelling palace bishop diplomacy",
}
BOXES = {
    "baron": "hanover_upper",
    "count": "bavaria_lower",
    "earl": "galicia_upper",
    "marquis": "valencia_upper",
    "duke": "andalusia_upper",
    "archduke": "berlin_upper",
    "king": "london_upper",
}


@rule("9.1", "9.1r1", "9.2")
@pytest.mark.parametrize("noble", NOBLE.ids)
def test_9_1_the_noble_chart(noble: str) -> None:
    assert [ATTRIBUTE.ids[card] for card in CONTENT.costs[NOBLE.numbers[noble]]] == COSTS[noble].split()
    at = table(f"red hand {COSTS[noble]}", placing("red"), *FULL_DISPLAY)
    at.does("red", f"place_noble {BOXES[noble]}")
    assert at.hand("red") == {}
    assert at.cards("red") == bag(noble)


@rule("9.2", "9.5")
@pytest.mark.parametrize("noble", NOBLE.ids)
def test_9_2_one_card_less_is_not_enough_but_a_courtesan_may_help(noble: str) -> None:
    for missing in COSTS[noble].split():
        rest = " ".join(card for card in COSTS[noble].split() if card != missing)
        at = table(f"red hand {rest}", placing("red"), *FULL_DISPLAY)
        assert BOXES[noble] not in at.targets("red", "place_noble")
        assert at.why_not("red", f"place_noble {BOXES[noble]}") == "9.2"
        at = table(f"red hand {rest} courtesan*2", placing("red"), *FULL_DISPLAY)
        assert (BOXES[noble] in at.targets("red", "place_noble")) == (noble not in ("king", "baron"))


@rule("9.5", "9.5r1")
def test_9_5_payments_are_refused_with_a_reason() -> None:
    at = table("red hand gold title courtesan", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble ireland_lower")
    assert at.why_not("red", "pay_courtesan palace") == "9.5r1"
    assert at.pos.stack[-1].private_to(at.pos) == 0  # nobody else sees half a payment
    at.does("red", "pay_courtesan title")
    assert at.hand("red") == bag("title")


@rule("9.3", "9.4", "11.1.1")
def test_9_3_either_box_first_and_both_for_one_player() -> None:
    at = table("red hand gold*2 title*2 castle duelling", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble provence_lower", "place_noble provence_upper")
    assert (at.owner("provence_lower"), at.owner("provence_upper")) == ("red", "red")
    assert at.score("red") == 4  # the hex once


@rule("10.1", "10.2")
def test_10_2_own_nobles_are_safe() -> None:
    at = table("hanover_upper red", "bavaria_lower red", "red treachery gallows*2 assassin", treachery("red"))
    assert at.options("red") == {"finish"}
    at = table(
        "hanover_upper red", "bavaria_lower blue", "bavaria_upper blue", "red treachery gallows", treachery("red")
    )
    at.does("red", "play_treachery gallows")
    assert at.why_not("red", "strike hanover_upper") == "10.2"


@rule("10.3r1", "10.5ar1")
def test_10_3_dead_tiles_stay_and_are_no_targets() -> None:
    at = table("hanover_upper - dead blue*2 red", "red treachery gallows", treachery("red"), *FULL_DISPLAY)
    assert at.options("red") == {"finish"}
    assert at.why_not("red", "play_treachery gallows") == "10.5a"
    at = table(
        "hanover_upper yellow dead blue*2",
        "bavaria_upper yellow",
        "red treachery gallows",
        treachery("red"),
        *FULL_DISPLAY,
    )
    at.does("red", "play_treachery gallows", "strike hanover_upper")
    assert (at.dead("hanover_upper", "blue"), at.dead("hanover_upper", "yellow")) == (2, 1)


@rule("10.5", "10.5a")
def test_10_5_one_target_for_each_attempt() -> None:
    at = table(
        "hanover_upper blue", "bavaria_lower blue", "red treachery gallows*2 hand gold", treachery("red"), *FULL_DISPLAY
    )
    at.does("red", "play_treachery gallows", "strike bavaria_lower")
    assert at.treachery("red") == bag("gallows")
    at.does("red", "play_treachery gallows")  # gold could replace the baron
    assert at.owner("hanover_upper") is None


@rule("10.5r1", "10.2")
def test_10_5_a_replacement_is_no_target() -> None:
    at = table("hanover_upper blue", "red treachery gallows*2 hand gold", treachery("red"), *FULL_DISPLAY)
    at.does("red", "play_treachery gallows", "place_noble hanover_upper")
    assert at.options("red") == {"finish"}


@rule("10.6", "10.6r1", "10.12")
def test_10_6_replace_at_once_or_later() -> None:
    lines = (
        "hanover_upper blue",
        "scotland_lower blue",
        "red treachery gallows axeman hand gold*2",
        treachery("red"),
        *FULL_DISPLAY,
    )
    at = table(*lines)
    at.does("red", "play_treachery gallows", "place_noble hanover_upper", "play_treachery axeman")
    at.does("red", "place_noble scotland_lower", "finish")
    later = table(*lines)
    later.does("red", "play_treachery gallows", "play_treachery axeman")
    later.does("red", "place_noble hanover_upper", "place_noble scotland_lower", "finish")
    for outcome in (at, later):
        assert outcome.owner("hanover_upper") == outcome.owner("scotland_lower") == "red"
        assert outcome.asked() == ["yellow"]


@rule("10.7", "10.9")
def test_10_7_cards_are_discarded_after_a_failure_too() -> None:
    at = table("paris_upper blue", "paris_lower blue", "red treachery assassin*2", treachery("red"))
    at.does("red", "play_treachery assassin", "strike paris_upper")
    at.nature("draw_cube blue")
    assert at.owner("paris_upper") == "blue"
    assert at.pile("treachery_discard") == bag("assassin*2")


@rule("10.8ar1")
def test_10_8_failed_attempts_open_no_box() -> None:
    at = table(
        "hanover_upper blue", "scotland_lower blue", "red treachery assassin gallows", treachery("red"), *FULL_DISPLAY
    )
    at.does("red", "play_treachery assassin", "strike scotland_lower")
    at.nature("draw_cube blue")
    at.does("red", "play_treachery gallows", "finish")
    assert at.owner("hanover_upper") is None


@rule("10.8ar1")
def test_10_8_an_assassination_is_tested_as_if_it_succeeded() -> None:
    at = table("hanover_upper blue", "emptied ireland_upper", "red treachery assassin", treachery("red"))
    assert at.options("red") == {"finish"}


@rule("10.8ar1")
def test_10_8_courtesans_and_tiles_count_in_the_test() -> None:
    lines = ("hanover_upper blue", "emptied ireland_lower", treachery("red"), *FULL_DISPLAY)
    at = table("red treachery gallows hand title courtesan", *lines)  # the count: title and courtesan
    assert at.targets("red", "play_treachery") == {"gallows"}
    at = table("red treachery gallows hand courtesan", *lines)  # no courtesan for the baron
    assert at.targets("red", "play_treachery") == set()
    no_baron_left = "brittany_upper - dead red*6"
    at = table("red treachery gallows hand gold", no_baron_left, *lines)
    assert at.targets("red", "play_treachery") == set()


@rule("10.8ar1")
def test_10_8_a_payment_that_breaks_the_duty_is_not_offered() -> None:
    at = table(
        "emptied ireland_lower galicia_lower hanover_upper",
        "red hand gold*2 title*2 courtesan",
        treachery("red"),
        *FULL_DISPLAY,
    )
    at.does("red", "place_noble hanover_upper")
    at.does("red", "place_noble ireland_lower")
    assert at.options("red") == {"pay_in_full", "pay_courtesan gold", "pay_courtesan title"}
    tight = table(
        "emptied ireland_lower galicia_upper hanover_upper",
        "red hand gold title*2 troops courtesan",
        treachery("red"),
        *FULL_DISPLAY,
    )
    tight.does("red", "place_noble ireland_lower")
    # With a courtesan for the title neither earl nor baron could follow: no gold, no castle, no courtesan.
    assert tight.options("red") == {"pay_in_full", "pay_courtesan gold"}
    assert tight.why_not("red", "pay_courtesan title") == "10.8r1"


@rule("9.7r1", "10.8ar1")
def test_10_8_the_tile_that_is_being_placed_pays_for_no_second_box() -> None:
    at = table(
        "ireland_lower red dead blue*5",  # blue has one count left
        "galicia_lower red",
        "hanover_upper red",
        "blue hand gold title courtesan*2 treachery axeman inquisition gallows",
        treachery("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "play_treachery axeman", "play_treachery inquisition", "play_treachery gallows")
    assert at.tiles("blue", "count") == 1
    # After the count only the baron can follow, and he needs the gold: the courtesan must stand for it now, and the
    # payment is forced.
    at.does("blue", "place_noble ireland_lower")
    assert at.hand("blue") == bag("gold courtesan")
    assert at.options("blue") == {"place_noble hanover_upper"}
    at.does("blue", "place_noble hanover_upper", "finish")


@rule("9.5", "10.8ar1")
def test_10_8_one_courtesan_for_each_noble_that_must_be_replaced() -> None:
    lines = (
        "emptied brittany_upper galicia_upper",  # a baron and an earl
        "gascony_upper blue",
        treachery("red"),
        *FULL_DISPLAY,
    )
    at = table("red treachery guillotine hand gold title castle courtesan", *lines)  # one for the earl's troops
    assert at.targets("red", "play_treachery") == {"guillotine"}
    at = table("red treachery guillotine hand gold title courtesan*2", *lines)  # the earl would need both
    assert at.targets("red", "play_treachery") == set()


@rule("10.11", "10.11r1")
def test_10_11_two_cards_strike_only_where_both_work() -> None:
    at = table(
        "london_upper blue",
        "paris_upper blue",
        "red treachery axeman_guillotine axeman guillotine",
        treachery("red"),
        *FULL_DISPLAY,
    )
    at.does("red", "play_treachery axeman_guillotine")
    assert at.options("red") == {"add_treachery axeman", "add_treachery guillotine"}
    at.does("red", "add_treachery axeman")  # then London is the only target
    assert at.owner("london_upper") is None
    assert at.owner("paris_upper") == "blue"


@rule("10.9")
def test_10_9_one_assassin_strikes_in_any_province() -> None:
    at = table(
        "ireland_upper blue",
        "gascony_upper blue",
        "galicia_lower yellow",
        "hanover_upper yellow",
        "london_upper blue",
        "red treachery assassin",
        treachery("red"),
    )
    at.does("red", "play_treachery assassin")
    assert at.targets("red", "strike") == {"ireland_upper", "gascony_upper", "galicia_lower", "hanover_upper"}
    assert at.why_not("red", "strike london_upper") == "10.10"


@rule("10.9r1", "10.10r1")
def test_10_9_a_province_takes_exactly_one_card() -> None:
    at = table("ireland_upper blue", "london_upper blue", "red treachery assassin*2", treachery("red"))
    at.does("red", "play_treachery assassin", "add_treachery assassin")  # then the capital is the only target
    assert at.odds() == {"draw_cube red": 3, "draw_cube blue": 1}
    assert at.told("struck-capital")[0]["area"] == "area.london"


@rule("10.9r1", "17.6")
def test_17_6_three_to_one() -> None:
    at = table("hanover_upper blue", "red treachery assassin", treachery("red"))
    at.does("red", "play_treachery assassin")
    assert at.odds() == {"draw_cube red": 3, "draw_cube blue": 1}


@rule("10.11r1")
def test_10_11_an_assassin_never_joins_a_country_card() -> None:
    at = table("berlin_upper blue", "hanover_upper blue", "red treachery assassin gallows", treachery("red"))
    at.does("red", "play_treachery gallows")
    assert at.owner("hanover_upper") is None
    assert at.owner("berlin_upper") == "blue"
    at = table(
        "berlin_upper blue",
        "hanover_upper blue",
        "bavaria_upper blue",
        "red treachery assassin gallows",
        treachery("red"),
    )
    at.does("red", "play_treachery gallows")
    assert at.why_not("red", "add_treachery assassin") == "10.11r1"
