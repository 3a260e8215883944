"""Further worked cases that follow from the rules: o1 to o25, of our own."""

from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import (
    FULL_DISPLAY,
    bag,
    choosing,
    ending,
    placing,
    scoring,
    table,
    taking,
    treachery,
)
from tests.rules import rule

KING = "gold title troops castle duelling palace bishop diplomacy"


@rule("11.4.3", "11.4.3r1")
def test_o1_same_rank_the_hex_decides() -> None:
    at = table("provence_upper red", "gascony_upper blue", scoring())
    at.questions()
    assert at.scores() == {"red": 10, "blue": 2}
    assert at.told("tie-by-hex")[0]["area"] == "area.provence"


@rule("11.4.2r1")
def test_o2_a_lower_baron_is_worth_one_a_lone_baron_two() -> None:
    at = table("brittany_upper red", "gascony_lower blue", scoring())
    assert (at.influence("red", "france"), at.influence("blue", "france")) == (2, 1)
    at.questions()
    assert at.scores() == {"red": 10, "blue": 2}
    assert at.told("tie-by-rank") == at.told("tie-by-hex") == []


@rule("11.2.1", "11.2.1r1", "11.2.2", "11.2.2r1", "10.3", "10.3r1")
def test_o3_the_dead_count_for_the_set_not_for_influence() -> None:
    for squares, points in (("- -", 8), ("red -", 4), ("red yellow", 0)):
        at = table(
            "ireland_lower - dead blue",
            "london_upper blue",
            "blue hand gold",
            "hex scotland red",
            f"square britain {squares}",
            placing("blue"),
            *FULL_DISPLAY,
        )
        at.does("blue", "place_noble scotland_lower")
        assert at.score("blue") == points
        assert at.influence("blue", "britain") == 4 + 1


@rule("9.8", "11.0")
def test_o4_one_placement_several_scorings() -> None:
    at = table(
        "berlin_upper blue",
        "rhineland_upper blue",
        "bavaria_lower - dead blue",
        "bavaria_upper blue",
        "galicia_upper blue",
        "madrid_upper blue",
        "blue hand gold",
        placing("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "place_noble hanover_upper")
    assert at.score("blue") == 2 + 10 + 16


@rule("11.2.1r1")
def test_o5_nobody_takes_both_squares() -> None:
    at = table(
        "london_upper blue",
        "ireland_upper blue",
        "scotland_upper blue",
        "blue hand gold*2 title",
        "square britain blue -",
        "hex scotland blue",
        "hex ireland blue",
        placing("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "place_noble scotland_lower", "place_noble ireland_lower")
    assert at.score("blue") == 0
    assert at.pos.square_taken[1] == -1


@rule("4.8", "11.3.1", "11.3.1r1")
def test_o6_two_players_seven_types() -> None:
    at = table(
        "madrid_upper yellow",
        "berlin_upper yellow",
        "scotland_upper yellow",
        "gascony_upper yellow",
        "ireland_upper yellow",
        "bavaria_lower yellow",
        "yellow hand gold",
        "hex gascony red",
        "large red",
        placing("yellow", players=2),
        *FULL_DISPLAY,
        players=2,
    )
    at.does("yellow", "place_noble gascony_lower")
    assert at.score("yellow") == 8


@rule("10.5", "10.5r1")
def test_o7_a_failed_target_is_safe_this_turn() -> None:
    at = table(
        "hanover_upper red",
        "bavaria_lower yellow",
        "blue treachery assassin gallows",
        treachery("blue"),
    )
    at.does("blue", "play_treachery assassin", "strike hanover_upper")
    at.nature("draw_cube red")
    assert at.owner("hanover_upper") == "red"
    at.does("blue", "play_treachery gallows")  # the other noble is the only target left
    assert at.owner("hanover_upper") == "red"
    assert at.owner("bavaria_lower") is None


@rule("10.5")
def test_o7_the_failed_target_is_refused() -> None:
    at = table(
        "hanover_upper red",
        "bavaria_lower yellow",
        "bavaria_upper yellow",
        "named hanover_upper",
        "blue treachery gallows",
        treachery("blue"),
    )
    at.does("blue", "play_treachery gallows")
    assert at.options("blue") == {"strike bavaria_lower", "strike bavaria_upper"}
    assert at.why_not("blue", "strike hanover_upper") == "10.5"


@rule("10.8", "10.8r1")
def test_o8_attempt_forbidden_by_the_duty() -> None:
    lines = ("emptied ireland_upper", "blue hand gold treachery inquisition", treachery("blue"))
    at = table("valencia_upper yellow", *lines)
    assert at.options("blue") == {"finish"}
    assert at.why_not("blue", "play_treachery inquisition") == "10.5a"
    at = table("valencia_lower yellow", *lines, *FULL_DISPLAY)
    at.does("blue", "play_treachery inquisition")
    assert at.owner("valencia_lower") is None
    assert at.options("blue") == {"place_noble valencia_lower"}
    at.does("blue", "place_noble valencia_lower")
    assert at.options("blue") == {"finish"}


@rule("10.8a", "10.8ar1")
def test_o9_replacement_that_would_break_the_duty() -> None:
    at = table(
        "emptied ireland_upper ireland_lower hanover_upper",
        "scotland_lower red",
        "blue hand gold title troops castle treachery axeman",
        treachery("blue"),
        *FULL_DISPLAY,
    )
    assert at.targets("blue", "place_noble") == {"ireland_upper", "hanover_upper"}
    assert at.why_not("blue", "place_noble ireland_lower") == "10.8r1"
    assert "finish" not in at.options("blue")
    at.does("blue", "place_noble ireland_upper")
    assert at.hand("blue") == bag("gold")
    assert at.options("blue") == {"place_noble hanover_upper"}
    assert at.why_not("blue", "finish") == "10.8"
    at.does("blue", "place_noble hanover_upper")
    assert "finish" in at.options("blue")


@rule("10.8a", "10.8ar1")
def test_o9b_third_attempt_forbidden() -> None:
    lines = ("emptied ireland_upper ireland_lower", "hanover_upper red", treachery("blue"))
    at = table("blue hand gold title treachery gallows", *lines)
    assert at.targets("blue", "play_treachery") == set()
    at = table("blue hand gold*2 title treachery gallows", *lines, *FULL_DISPLAY)
    at.does("blue", "play_treachery gallows")
    assert at.targets("blue", "place_noble") == {"ireland_lower", "hanover_upper"}
    at.does("blue", "place_noble ireland_lower", "place_noble hanover_upper")
    assert "finish" in at.options("blue")


@rule("10.9", "10.9r1", "10.10", "10.11", "10.11r1")
def test_o10_pairs_for_a_capital() -> None:
    for cards in ("guillotine*2", "guillotine guillotine_gallows", "axeman_guillotine guillotine_inquisition"):
        at = table("paris_upper red", f"blue treachery {cards}", treachery("blue"))
        first = cards.split("*")[0].split()[0]
        at.does("blue", f"play_treachery {first}")
        assert at.owner("paris_upper") is None
        assert at.treachery("blue") == {}
    at = table("paris_upper red", "blue treachery assassin*2", treachery("blue"))
    at.does("blue", "play_treachery assassin")
    assert at.odds() == {"draw_cube blue": 3, "draw_cube red": 1}
    at.nature("draw_cube blue")
    assert at.owner("paris_upper") is None
    for cards in ("assassin guillotine", "guillotine", "assassin", "axeman_gallows guillotine"):
        at = table("paris_upper red", f"blue treachery {cards}", treachery("blue"))
        assert at.options("blue") == {"finish"}, cards


@rule("8.5", "13.2")
def test_o11_old_vacancies_are_closed_in_option_2() -> None:
    at = table(
        "ireland_upper red",
        "blue hand gold*2 title*2 troops castle treachery axeman",
        treachery("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "play_treachery axeman")
    assert at.targets("blue", "place_noble") == {"ireland_upper"}
    for box in ("scotland_lower", "ireland_lower"):
        assert at.why_not("blue", f"place_noble {box}") == "8.5"


@rule("9.5", "13.7")
def test_o12_courtesan_limits() -> None:
    at = table("blue hand courtesan*2 title*2", placing("blue"), *FULL_DISPLAY)
    counts = {"ireland_lower", "provence_lower", "andalusia_lower", "galicia_lower", "bavaria_lower"}
    assert at.targets("blue", "place_noble") == counts
    for box in ("ireland_upper", "hanover_upper"):
        assert at.why_not("blue", f"place_noble {box}") == "9.2"
    at.does("blue", "place_noble ireland_lower", "place_noble galicia_lower")
    assert at.hand("blue") == {}
    seven = KING.replace("gold ", "")
    at = table(f"blue hand {seven} courtesan", placing("blue"), *FULL_DISPLAY)
    assert at.targets("blue", "place_noble").isdisjoint({"london_upper", "paris_upper", "madrid_upper"})


@rule("5.4", "5.4r1", "5.6", "5.7", "5.7r1", "5.7a", "5.7ar1", "5.8", "5.10", "5.10r1")
def test_o13_revolution_on_the_second_draw() -> None:
    at = table(
        "red hand gold*3 title*2 troops*2 castle treachery assassin*2 gallows",
        "display title*5",
        "revolution palace*2",
        "treachery_display axeman axeman",
        taking("red", 2),
        draw="",
    )
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    assert at.told("revolution-came") == [{"century": "century.1589"}]
    assert at.pos.century == 1
    assert at.asked() == ["red"]
    assert at.question("red").args == [2, 1]
    at.does("red", "discard_attribute title", "discard_treachery gallows", "discard_attribute gold")
    at.chance_runs()
    assert at.hand("red") == bag("gold*2 title troops*2 castle")
    assert at.treachery("red") == bag("assassin*2")
    assert (at.size("revolution"), at.size("display"), at.size("discard")) == (10, 6, 0)
    assert at.size("draw_pile") == 68 - 6 - 10 - 6
    assert at.size("treachery_display") == 2
    assert at.question("red").args == [2]  # two cards are still owed
    at.does("red", "take_blind_attribute")
    at.chance_runs()
    at.does("red", "take_blind_attribute")
    at.chance_runs()
    assert sum(at.hand("red").values()) == 8
    at.does("red", "finish")
    at.chance_runs()
    assert at.asked() == ["yellow"]


@rule("5.7a", "5.10r1")
def test_o14_revolution_during_the_refill() -> None:
    for century in ("1589", "1689"):
        at = table(
            "red hand gold*8",
            "display title*4",
            "revolution palace*2",
            "treachery_display axeman axeman",
            ending("red"),
            century=century,
            draw="",
        )
        at.nature("turn_up_attribute palace", "revolution")
        at.chance_runs()  # with gold only, red had no choice of what to discard
        assert at.hand("red") == bag("gold*6")
        assert at.asked() == ["yellow"]
        assert (at.size("display"), at.size("revolution"), at.size("treachery_display")) == (6, 10, 2)


@rule("5.11", "12.1")
def test_o15_revolution_in_1789() -> None:
    at = table(
        f"red hand {KING} cards baron",
        "hanover_upper red",
        "revolution palace",
        "display gold*2",
        taking("red", 3),
        century="1789",
        draw="",
    )
    at.does("red", "take_blind_attribute")
    at.nature("revolution")
    assert at.questions() == []
    assert at.hand("red") == bag(KING)
    assert at.score("red") == 6 + 4  # Germany, then the most barons
    result = GAME.result(at.pos)
    assert result is not None
    assert result.winners() == [0]


@rule("6.3", "7.2", "7.3", "7.4r1", "13.5")
def test_o16_refresh_and_refill_order() -> None:
    at = table(
        "display title*3 troops*3",
        "revolution palace*4 gold*6",
        "treachery_display axeman axeman",
        choosing("red"),
        draw="castle*6",
    )
    at.does("red", "refresh")
    at.nature(*["turn_up_attribute castle"] * 6)
    assert at.pile("set_aside") == bag("title*3 troops*3")
    assert at.size("draw_pile") == 0
    assert at.options("red") == {"take_attribute castle", "take_blind_attribute"}
    at.does("red", "take_attribute castle", "finish")
    assert at.odds() == {"turn_up_attribute title": 3, "turn_up_attribute troops": 3}
    at.nature("turn_up_attribute title")
    assert at.pile("draw_pile") == bag("title*2 troops*3")
    assert at.pile("revolution") == bag("palace*4 gold*6")
    assert at.asked() == ["yellow"]


@rule("6.4", "6.4r1")
def test_o17_hand_limit_after_placing() -> None:
    hand = "red hand gold*4 title*3 castle*3 duelling*3"
    at = table(hand, "gascony_lower red", "gascony_upper -", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble provence_upper", "finish")
    assert sum(at.hand("red").values()) == 9
    assert at.asked() == ["yellow"]
    at = table(hand, placing("red"), *FULL_DISPLAY)
    at.does("red", "finish")
    assert at.question("red").args == [3, 0]
    at.does("red", "discard_attribute gold", "discard_attribute title", "discard_attribute duelling")
    assert at.hand("red") == bag("gold*3 title*2 castle*3 duelling*2")
    assert at.asked() == ["yellow"]


@rule("9.7", "9.7r1", "2.5")
def test_o18_tiles_run_out() -> None:
    at = table(
        "ireland_upper yellow",
        "galicia_upper - dead yellow",
        "burgundy_lower yellow dead yellow",
        "yellow hand title troops castle",
        placing("yellow"),
        *FULL_DISPLAY,
    )
    assert at.tiles("yellow", "earl") == 0
    assert at.options("yellow") == {"finish"}
    assert at.why_not("yellow", "place_noble galicia_upper") == "9.7r1"


@rule("11.5.2", "11.5.2r1")
def test_o19_ties_for_the_most_cards() -> None:
    for cards, points in (
        ((2, 2, 2, 1), [0, 0, 0, 0]),
        ((2, 2, 1, 1), [7, 7, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((2, 2, 2, 2), [0, 0, 0, 0]),
    ):
        seats = ("red", "yellow", "blue", "green")
        lines = [f"{seat} cards archduke*{count}" for seat, count in zip(seats, cards, strict=True) if count]
        at = table(*lines, scoring(players=4), players=4, century="1789")
        at.questions()
        assert at.pos.score == points


@rule("12.2", "12.2r1")
def test_o20_winner_tie() -> None:
    """Points equal after the final scoring, kings and archdukes equal, dukes decide."""
    at = table("red score 96", "blue score 96", scoring(), century="1789")
    at.pos.cards = [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0]
    at.pos.stack.clear()
    result = GAME.result(at.pos)
    assert result is not None
    assert result.winners() == [2]
    assert [seat.rank for seat in result.seats] == [2, 3, 1]
    assert result.reason.fill() == {"seat": "seat.blue", "n": 96, "noble": "noble.duke"}


@rule("11.4.3", "11.4.3r2")
def test_o21_tie_for_second_place() -> None:
    at = table("london_upper red", "ireland_upper yellow", "scotland_upper blue", scoring())
    at.questions()
    assert at.scores() == {"red": 8, "blue": 3}


@rule("10.3", "10.4", "11.4.2", "11.4.4", "5.12", "5.12r1")
def test_o22_killed_by_treachery_before_scoring() -> None:
    at = table(
        "berlin_upper blue",
        "blue cards archduke score 6",
        "hex berlin blue",
        "red treachery gallows*2",
        "revolution gold*2",
        "display title*5",
        "treachery_display axeman axeman",
        treachery("red"),
        draw="",
    )
    at.does("red", "play_treachery gallows", "finish")
    at.nature("revolution")
    assert at.influence("blue", "germany") == 0
    assert at.score("blue") == 6
    assert at.hex_taken_by("berlin") == "blue"
    assert at.cards("blue") == bag("archduke")
    at.chance_runs()
    assert at.dead("berlin_upper", "blue") == 1  # the board is not cleared


@rule("9.6", "9.6r1", "11.3.1r1")
def test_o23_eleventh_noble_and_seven_types() -> None:
    at = table(
        "madrid_upper blue",
        "berlin_upper blue",
        "scotland_upper blue",
        "provence_upper blue",
        "ireland_upper blue",
        "bavaria_lower blue",
        "blue hand gold",
        "red cards baron*6",
        "yellow cards baron*4",
        "hex gascony red",
        "large red",
        placing("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "place_noble gascony_lower")
    assert at.cards("blue") == {}
    assert at.score("blue") == 12


@rule("9.5", "9.5r1")
def test_o24_payment_need_not_use_the_courtesan() -> None:
    at = table("blue hand gold title courtesan", placing("blue"), *FULL_DISPLAY)
    at.does("blue", "place_noble ireland_lower")
    assert at.options("blue") == {"pay_in_full", "pay_courtesan gold", "pay_courtesan title"}
    at.does("blue", "pay_courtesan gold")
    assert at.hand("blue") == bag("gold")


@rule("6.3", "6.7", "6.7r1")
def test_o25_treachery_pile_runs_out() -> None:
    rest = "axeman*4 guillotine*4 inquisition*2 axeman_guillotine axeman_inquisition"
    held = "assassin*6 gallows*3 inquisition*2 axeman_gallows guillotine_inquisition guillotine_gallows"
    at = table(
        f"yellow treachery {held}",
        f"treachery_discard {rest}",
        "treachery_display assassin gallows",
        "red treachery inquisition_gallows",
        "display gold*6",
        taking("red", 1, 1),
    )
    assert at.size("treachery_discard") == 12
    assert at.size("treachery_pile") == 0
    at.does("red", "take_treachery gallows", "take_attribute gold", "finish")
    at.chance_runs()
    assert at.size("treachery_pile") == 11
    assert at.size("treachery_discard") == 0
    assert at.size("treachery_display") == 2
