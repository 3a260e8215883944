"""15, 17  What is hidden from whom, and what chance decides."""

from collections import Counter

from hatalom.core.chance import Seeded
from hatalom.core.question import SPECTATOR
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.names import ATTRIBUTE, ATTRIBUTE_COUNT
from hatalom.games.heads_of_state.view import View
from tests.games.heads_of_state.scenario import (
    CONTENT,
    FULL_DISPLAY,
    Table,
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


def seen_by(at: Table, viewer: int) -> View:
    at.questions()
    return GAME.view(at.pos, viewer)


@rule("15.1", "15.2", "15.2r1")
def test_15_2_hands_are_secret_their_sizes_are_not() -> None:
    at = table("red hand gold*2 title treachery assassin", choosing("red"), *FULL_DISPLAY)
    for viewer in (1, 2, SPECTATOR):
        red = seen_by(at, viewer).seats[0]
        assert (red.hand, red.treachery_hand) == (None, None)
        assert (red.attributes, red.treachery) == (3, 1)
        assert red.known == red.known_treachery == {}
    own = seen_by(at, 0).seats[0]
    assert (own.hand, own.treachery_hand) == (bag("gold*2 title"), bag("assassin"))


@rule("15.1")
def test_15_1_piles_show_their_sizes_only() -> None:
    view = seen_by(table("revolution palace*4", choosing("red"), *FULL_DISPLAY), 0)
    assert (view.draw_pile, view.revolution_pile, view.treachery_pile) == (68 - 4 - 6, 5, 27)
    assert view.unseen["palace"] == 6  # in which pile they lie is not told


@rule("15.3", "15.5", "15.5r1")
def test_15_3_open_cards_are_remembered_blind_ones_are_the_takers_secret() -> None:
    at = table(choosing("red"), *FULL_DISPLAY)
    at.does("red", "take_three", "take_attribute gold", "take_blind_attribute")
    at.nature("draw_attribute bishop")
    for viewer in (1, SPECTATOR):
        red = seen_by(at, viewer).seats[0]
        assert (red.attributes, red.known) == (2, bag("gold"))
    lines = {viewer: [e.message.key for e in at.pos.log or [] if e.is_for(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert "attribute-drawn" in lines[0]
    for viewer in (1, SPECTATOR):
        assert "attribute-drawn" not in lines[viewer]
        assert "attribute-drawn-blind" in lines[viewer]


@rule("15.5r1")
def test_15_5_a_known_card_is_forgotten_when_it_is_spent() -> None:
    at = table("red hand gold*2 known gold", placing("red"), *FULL_DISPLAY)
    reveals = at.pos.reveals
    at.does("red", "place_noble hanover_upper")
    assert seen_by(at, 1).seats[0].known == {}
    assert at.pos.reveals == reveals  # everybody knew of one gold: nothing was revealed
    at.does("red", "place_noble brittany_upper")
    assert at.pos.reveals > reveals


@rule("15.4")
def test_15_4_what_is_open_to_all() -> None:
    at = table(
        "red score 7 cards king hand gold",
        "paris_upper red dead blue",
        "hex paris red",
        "set_aside gold*6",
        "discard title*2",
        "treachery_discard axeman",
        "emptied ireland_upper",
        "named ireland_upper",
        treachery("red"),
        *FULL_DISPLAY,
    )
    view = seen_by(at, SPECTATOR)
    assert (view.century, view.active, view.option) == ("1589", "red", "treachery")
    assert (view.display, view.treachery_display) == (bag("gold*2 title*2 troops castle"), bag("assassin gallows"))
    assert (view.set_aside, view.discard, view.treachery_discard) == (bag("gold*6"), bag("title*2"), bag("axeman"))
    areas = {area.id: area for area in view.areas}
    assert areas["paris"].boxes[0].owner == "red"
    assert [(dead.seat, dead.noble, dead.count) for dead in areas["paris"].dead] == [("blue", "king", 1)]
    assert areas["ireland"].boxes[0].emptied
    assert (view.seats[0].score, view.seats[0].cards, view.seats[0].tiles["king"]) == (7, bag("king"), 3)
    assert next(row.cards_left for row in view.chart if row.noble == "king") == 9


@rule("15.5r1")
def test_15_5_what_was_shuffled_back_never_lies_in_the_revolution_pile() -> None:
    at = table(
        "revolution gold*2 title*2", "returned palace*3", "display troops*6", choosing("red"), draw="palace*3 castle*3"
    )
    for seed in range(30):
        for viewer in (0, SPECTATOR):
            world = GAME.determinize(GAME.view(at.pos, viewer), Seeded(seed), CONTENT)
            palace = ATTRIBUTE.numbers["palace"]
            hidden = sum(world.hand[ATTRIBUTE_COUNT * seat + palace] for seat in range(3) if seat != viewer)
            assert world.draw_pile[palace] + hidden >= 3


@rule("15.5r1")
def test_15_5_a_card_that_comes_up_is_no_longer_known_to_be_in_the_pile() -> None:
    at = table("returned palace*2", "display troops*5", "treachery_display axeman*2", ending("red"))
    at.nature("turn_up_attribute palace")
    assert GAME.view(at.pos, 0).returned == bag("palace")


@rule("15.5r1", "10.8r1")
def test_15_5_who_owes_a_replacement_can_make_it() -> None:
    """Red killed two nobles: whoever imagines his hand imagines one that can pay for one of them."""
    at = table(
        "emptied berlin_upper bavaria_upper",
        "red hand title troops duelling palace bishop gold treachery gallows",
        "display troops*2",
        treachery("red"),
    )
    for seed in range(20):
        world = GAME.determinize(GAME.view(at.pos, 1), Seeded(seed), CONTENT)
        assert GAME.broken_invariant(world) is None
        assert world.stack[-1].ask(world)[0].options


@rule("17.2", "17.5", "7.4")
def test_17_2_each_card_of_the_draw_pile_is_equally_likely() -> None:
    at = table(taking("red", 1), "display title*2", draw="gold*5 palace*2 courtesan")
    at.does("red", "take_blind_attribute")
    assert at.odds() == {"draw_attribute gold": 5, "draw_attribute palace": 2, "draw_attribute courtesan": 1}


@rule("17.3", "4.3")
def test_17_3_every_place_of_the_revolution_is_equally_likely() -> None:
    """With eleven cards it is the first with 1 to 10, after that the first of ten with 1 to 9, and so on."""
    at = table("revolution gold*10", taking("red", 3), "display title*2", draw="")
    for left in range(10, 7, -1):
        at.does("red", "take_blind_attribute")
        assert at.odds() == {"draw_attribute gold": left, "revolution": 1}
        at.nature("draw_attribute gold")


@rule("17.4", "4.4")
def test_17_4_the_treachery_cards_are_shuffled_at_set_up() -> None:
    at = begin(3)
    while not any(option.startswith("turn_up_treachery") for option in at.odds()):
        at.nature(next(iter(at.odds())))
    kinds = Counter({option.split(" ")[1]: weight for option, weight in at.odds().items()})
    assert kinds == Counter(dict(zip((row.split()[0] for row in kinds), CONTENT.treachery_count, strict=True)))
    assert sum(kinds.values()) == 29
