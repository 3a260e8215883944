"""The worked examples of the rulebook, in its order: r1 to r22."""

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import AREA, BOX, COUNTRY, NOBLE, Noble
from tests.games.heads_of_state.scenario import (
    CONTENT,
    FULL_DISPLAY,
    bag,
    begin,
    choosing,
    placing,
    scoring,
    table,
    treachery,
)
from tests.rules import rule


@rule("3.5", "3.1")
def test_r1_britain_has_three_areas() -> None:
    areas = [AREA.ids[area] for area in CONTENT.country_areas[COUNTRY.numbers["britain"]]]
    assert set(areas) == {"london", "ireland", "scotland"}
    boxes = [sum(1 for box in CONTENT.boxes if box // 2 == AREA.numbers[area]) for area in areas]
    assert dict(zip(areas, boxes, strict=True)) == {"ireland": 2, "scotland": 2, "london": 1}
    assert [area for area in areas if CONTENT.is_capital[AREA.numbers[area]]] == ["london"]


@rule("4.7", "3.7")
def test_r2_round_markers_of_france() -> None:
    """Three pairs, one for each century."""
    first = 2 * COUNTRY.numbers["france"]
    assert CONTENT.round_points[first : first + 2] == [10, 2]
    assert len(begin(2).pos.round_taken) == 24


@rule("6.2")
def test_r3_first_turns_with_two_players() -> None:
    at = begin(2)
    at.chance_runs()
    first = at.asked()[0]
    second = "yellow" if first == "red" else "red"
    for seat, number in ((first, 2), (second, 3)):
        assert at.asked() == [seat]
        assert at.question(seat).args == [number]
        assert "choose_treachery" not in at.options(seat)
        for _ in range(number):
            at.does(seat, "take_blind_attribute")
            at.chance_runs()
        assert sum(at.hand(seat).values()) == number
        at.does(seat, "finish")
        at.chance_runs()


@rule("3.3", "9.3")
def test_r4_province_with_earl_and_count() -> None:
    assert NOBLE.ids[CONTENT.box_noble[BOX.numbers["ireland_upper"]]] == "earl"
    assert NOBLE.ids[CONTENT.box_noble[BOX.numbers["ireland_lower"]]] == "count"
    everything = "blue hand gold*3 title*4 troops*3 castle*3 duelling*2 palace*2 bishop*2 diplomacy*2"
    for first, second, nobles in (("upper", "lower", "earl count"), ("lower", "upper", "count earl")):
        at = table(everything, placing("blue"), *FULL_DISPLAY)
        at.does("blue", f"place_noble ireland_{first}", f"place_noble ireland_{second}")
        assert at.cards("blue") == bag(nobles)
        assert not {box for box in at.targets("blue", "place_noble") if box.startswith("ireland")}


@rule("9.1", "9.2", "6.6")
def test_r5_cost_of_an_earl() -> None:
    at = table("blue hand title troops castle", placing("blue"), *FULL_DISPLAY)
    at.does("blue", "place_noble ireland_upper")
    assert at.hand("blue") == {}
    assert at.pile("discard") == bag("title troops castle")
    assert at.size("treachery_discard") == 0


@rule("9.2", "4.1")
def test_r6_noble_card() -> None:
    at = table("blue hand title troops castle", placing("blue"), *FULL_DISPLAY)
    assert at.pos.cards_left(Noble(NOBLE.numbers["earl"])) == 10
    at.does("blue", "place_noble ireland_upper")
    assert at.owner("ireland_upper") == "blue"
    assert at.cards("blue") == bag("earl")
    assert at.pos.cards_left(Noble(NOBLE.numbers["earl"])) == 9
    assert at.tiles("blue", "earl") == 3


@rule("9.4")
def test_r7_same_owner_twice() -> None:
    at = table("blue hand gold title", "ireland_upper blue", placing("blue"), *FULL_DISPLAY)
    at.does("blue", "place_noble ireland_lower")
    assert (at.owner("ireland_upper"), at.owner("ireland_lower")) == ("blue", "blue")


@rule("9.5")
def test_r8_courtesan_for_the_castle() -> None:
    at = table("blue hand title troops courtesan", placing("blue"), *FULL_DISPLAY)
    at.does("blue", "place_noble galicia_upper")
    assert at.owner("galicia_upper") == "blue"
    assert at.pile("discard") == bag("title troops courtesan")
    assert at.told("noble-placed-with-courtesan")[0]["attribute"] == "attribute.castle"


@rule("10.10", "10.10r1", "10.1", "10.7")
def test_r9_one_guillotine() -> None:
    at = table(
        "yellow treachery guillotine",
        "burgundy_lower red",
        "provence_upper blue",
        "paris_upper red",
        "ireland_upper red",
        treachery("yellow"),
    )
    at.does("yellow", "play_treachery guillotine")
    assert at.options("yellow") == {"strike burgundy_lower", "strike provence_upper"}
    at.does("yellow", "strike burgundy_lower")
    assert at.owner("burgundy_lower") is None
    assert at.dead("burgundy_lower", "red") == 1
    assert at.asked() == ["yellow"]  # no cube was drawn
    assert at.pile("treachery_discard") == bag("guillotine")


@rule("10.10", "10.5a")
def test_r10_two_guillotines() -> None:
    at = table("yellow treachery guillotine*2", "paris_upper red", "paris_lower red", treachery("yellow"))
    at.does("yellow", "play_treachery guillotine")  # the second card is the only way to go on
    assert at.options("yellow") == {"strike paris_upper", "strike paris_lower"}
    at.does("yellow", "strike paris_lower")
    assert (at.owner("paris_upper"), at.owner("paris_lower")) == ("red", None)
    assert at.treachery("yellow") == {}
    assert at.options("yellow") == {"finish"}


@rule("10.11")
def test_r11_double_card() -> None:
    at = table(
        "blue treachery axeman_gallows",
        "scotland_lower red",
        "hanover_upper yellow",
        "brittany_upper red",
        "galicia_upper red",
        treachery("blue"),
    )
    at.does("blue", "play_treachery axeman_gallows")
    assert at.options("blue") == {"strike scotland_lower", "strike hanover_upper"}
    assert at.why_not("blue", "strike brittany_upper") == "10.10"


@rule("10.9", "10.9r1", "10.3", "10.4", "10.6", "10.7")
def test_r12_assassination_and_replacement() -> None:
    at = table(
        "yellow cards duke",
        "bavaria_upper yellow",
        "galicia_lower red",
        "blue treachery assassin hand title troops duelling palace bishop",
        treachery("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "play_treachery assassin", "strike bavaria_upper")
    assert at.odds() == {"draw_cube blue": 3, "draw_cube yellow": 1}
    at.nature("draw_cube blue")
    assert at.owner("bavaria_upper") is None
    assert at.dead("bavaria_upper", "yellow") == 1
    assert at.pile("treachery_discard") == bag("assassin")
    at.does("blue", "place_noble bavaria_upper")
    assert at.owner("bavaria_upper") == "blue"
    assert at.cards("blue") == bag("duke")
    assert at.cards("yellow") == bag("duke")


@rule("10.8", "13.3")
def test_r13_number_of_replacements() -> None:
    """The hand pays for everything; the more were killed, the more must be replaced."""
    for boxes, due in (
        ("ireland_upper", 0),
        ("ireland_upper ireland_lower", 1),
        ("ireland_upper ireland_lower hanover_upper", 2),
    ):
        at = table("blue hand gold*2 title*2 troops castle", f"emptied {boxes}", treachery("blue"), *FULL_DISPLAY)
        for box in boxes.split()[:due]:
            assert "finish" not in at.options("blue")
            at.does("blue", f"place_noble {box}")
        assert "finish" in at.options("blue")
        left = boxes.split()[due:]
        assert at.targets("blue", "place_noble") == set(left)  # replacing all is allowed


@rule("11.1.1", "11.1.2", "3.6")
def test_r14_first_noble_in_a_capital() -> None:
    at = table("blue hand gold title troops palace bishop diplomacy", placing("blue"), *FULL_DISPLAY)
    at.does("blue", "place_noble paris_lower")
    assert at.score("blue") == 7
    assert at.hex_taken_by("paris") == "blue"
    king = "gold title troops castle duelling palace bishop diplomacy"
    later = table(f"red hand {king}", "paris_lower blue", "hex paris blue", placing("red"), *FULL_DISPLAY)
    later.does("red", "place_noble paris_upper")
    assert later.score("red") == 0
    assert later.hex_taken_by("paris") == "blue"


@rule("11.4.1", "11.4.2", "11.4.2r1", "11.4.3")
def test_r15_germany_at_the_end_of_a_century() -> None:
    at = table(
        "berlin_upper red",
        "bavaria_upper yellow",
        "rhineland_lower yellow",
        "rhineland_upper blue",
        "hanover_upper blue",
        scoring(),
    )
    assert [at.influence(seat, "germany") for seat in ("red", "yellow", "blue")] == [4, 3, 4]
    at.questions()
    assert at.scores() == {"red": 6, "blue": 5}
    assert at.told("tie-by-rank")[0]["noble"] == "noble.archduke"


@rule("11.4.1", "11.4.2r1", "11.4.3")
def test_r16_france_at_the_end_of_a_century() -> None:
    at = table(
        "paris_lower red",
        "brittany_upper red",
        "burgundy_lower red",
        "burgundy_upper yellow",
        "provence_upper yellow",
        "provence_lower yellow",
        "paris_upper blue",
        scoring(),
    )
    assert [at.influence(seat, "france") for seat in ("red", "yellow", "blue")] == [5, 5, 4]
    at.questions()
    assert at.scores() == {"red": 10, "yellow": 2}


@rule("3.4", "2.7")
def test_r17_upper_outranks_lower() -> None:
    upper, lower = BOX.numbers["burgundy_upper"], BOX.numbers["burgundy_lower"]
    assert [NOBLE.ids[CONTENT.box_noble[box]] for box in (upper, lower)] == ["duke", "earl"]
    assert [CONTENT.box_influence[box] for box in (upper, lower)] == [2, 1]
    for box in CONTENT.boxes:
        if box % 2:
            assert CONTENT.box_noble[box] > CONTENT.box_noble[box - 1]  # a higher number is a lower rank


@rule("11.5.1", "11.5.2")
def test_r18_final_scoring() -> None:
    """Red has the most barons and marquises; two tie for kings, three for counts."""
    at = table(
        "red cards baron*3 marquis*2 king*2 count*2",
        "yellow cards king*2 count*2 earl*3 duke*2 archduke",
        "blue cards count*2 baron earl*2 marquis",
        scoring(),
        century="1789",
    )
    assert at.questions() == []
    assert at.score("red") == 4 + 10 + 8
    assert at.score("yellow") == 8 + 8 + 12 + 14
    assert at.score("blue") == 0


@rule("9.6", "9.6r1", "2.2")
def test_r19_eleventh_duke() -> None:
    at = table(
        "red cards duke*4",
        "yellow cards duke*4",
        "blue cards duke*2 hand title troops duelling palace bishop",
        placing("blue"),
        *FULL_DISPLAY,
    )
    at.does("blue", "place_noble andalusia_upper")
    assert at.owner("andalusia_upper") == "blue"
    assert at.cards("blue") == bag("duke*2")
    assert at.score("blue") == 5  # the hex counts as ever


@rule("11.4.4", "11.4.4r1", "13.4")
def test_r20_sole_influence() -> None:
    at = table("madrid_upper red", "galicia_lower red", scoring(), century="1689")
    at.questions()
    assert at.scores() == {"red": 7}
    assert at.pos.round_taken.count(Seat(0)) == 1


@rule("7.3", "13.5")
def test_r21_refresh_needs_six() -> None:
    lines = ("revolution gold*10", "display title*6", choosing("red"))
    at = table(*lines, draw="castle*6")
    assert at.options("red") == {"take_three", "refresh", "choose_treachery"}
    at = table(*lines, draw="castle*5")
    assert at.options("red") == {"take_three", "choose_treachery"}
    assert at.why_not("red", "refresh") == "7.3"


@rule("7.7", "13.1")
def test_r22_no_treachery_in_option_1() -> None:
    at = table("red treachery assassin*2 hand gold", "hanover_upper blue", choosing("red"), *FULL_DISPLAY)
    at.does("red", "take_three", "take_attribute gold", "take_attribute title", "take_attribute castle")
    assert at.targets("red", "play_treachery") == set()
    assert at.why_not("red", "play_treachery assassin") == "7.7"
    at.does("red", "finish")
    assert at.treachery("red") == bag("assassin*2")
