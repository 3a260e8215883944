"""Clicks at a table: what only prepares a move is private, and undo ends where something was learnt."""

from hatalom.core.chance import Seeded
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import (
    CONTENT,
    FULL_DISPLAY,
    Table,
    choosing,
    ending,
    placing,
    table,
    treachery,
)
from tests.rules import rule

RED, YELLOW = 0, 1


def match_at(at: Table) -> Match:
    names = tuple(GAME.seat_ids(at.pos.seats))
    match = Match(GAME, Head(GAME.name, 1, names), CONTENT, Seeded(1), start=at.pos)
    match.run()
    return match


def answer(match: Match, seat: int, *texts: str) -> None:
    for text in texts:
        match.answer(seat, GAME.verbs.parse(text))


@rule("9.5")
def test_half_a_payment_is_seen_by_nobody_else_and_can_be_taken_back() -> None:
    match = match_at(table("red hand gold title courtesan", placing("red"), *FULL_DISPLAY))
    before = match.checksum()
    answer(match, RED, "place_noble ireland_lower")
    shown = [phase["phase"] for phase in match.game.view(match.position_for(YELLOW), YELLOW).stack]
    assert shown[-1] == "Placing"
    target = match.undo_target(RED)
    assert target is not None
    match.take_back(RED, target)
    assert match.checksum() == before


@rule("15.2", "15.5r1")
def test_a_payment_with_cards_all_have_seen_can_be_taken_back_another_cannot() -> None:
    match = match_at(table("red hand gold*2 known gold", placing("red"), *FULL_DISPLAY))
    answer(match, RED, "place_noble hanover_upper")
    assert match.undo_target(RED) is not None
    answer(match, RED, "place_noble brittany_upper")
    assert match.undo_target(RED) is None


@rule("7.4", "6.5r1")
def test_an_open_card_can_be_put_back_a_blind_one_cannot() -> None:
    match = match_at(table(choosing("red"), *FULL_DISPLAY))
    answer(match, RED, "take_three", "take_attribute gold")
    assert match.undo_target(RED) is not None
    answer(match, RED, "take_blind_attribute")
    assert match.undo_target(RED) is None
    answer(match, RED, "take_attribute castle")
    assert match.undo_target(RED) is not None


@rule("10.5")
def test_the_card_is_announced_with_its_target() -> None:
    nobles = ("hanover_upper blue", "bavaria_lower blue")
    match = match_at(table(*nobles, "red treachery gallows", treachery("red"), *FULL_DISPLAY))
    answer(match, RED, "play_treachery gallows")
    assert match.game.view(match.position_for(YELLOW), YELLOW).seats[RED].treachery == 1
    assert match.plies[-1].events == []
    answer(match, RED, "strike hanover_upper")
    assert match.game.view(match.position_for(YELLOW), YELLOW).seats[RED].treachery == 0


@rule("6.4")
def test_the_surplus_is_shown_when_it_is_complete() -> None:
    match = match_at(table("red hand gold*6 title*6", ending("red"), *FULL_DISPLAY))
    answer(match, RED, "discard_attribute gold")
    assert match.game.view(match.position_for(YELLOW), YELLOW).discard == {}
    answer(match, RED, "discard_attribute title")
    assert match.game.view(match.position_for(YELLOW), YELLOW).discard == {"gold": 1, "title": 1}
    assert match.undo_target(RED) is None


@rule("7.7", "8.6", "15.2")
def test_who_can_place_nothing_ends_the_turn_himself_too() -> None:
    """Otherwise everybody would see what his hand is not good for."""
    for hand in ("diplomacy", "gold"):
        match = match_at(table(f"red hand {hand}", placing("red"), *FULL_DISPLAY))
        assert match.question_for(RED) is not None
