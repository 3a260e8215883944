"""The battle of cards as a game of its own: what its solver knows, and that it plays better than chance."""

from itertools import product

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.numbers import numbers_of
from hatalom.core.question import Seat
from hatalom.games.hannibal.bots.battle_solver import best_answer, chance_unmatched, imagine, odds_of_deal
from hatalom.games.hannibal.bots.evaluate import odds_by_size
from hatalom.games.hannibal.names import (
    BATTLE_CARDS,
    CARTHAGE,
    HASDRUBAL,
    NO_BATTLE_CARD,
    NO_SPACE,
    P_SCIPIO,
    ROME,
    SEATS,
    BattleCard,
)
from hatalom.games.hannibal.phases.battle.aftermath import Aftermath
from hatalom.games.hannibal.phases.battle.rounds import ATTACK, DEFENCE, INITIATIVE, Rounds
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.scenario import CONTENT, Scene

LETTERS = "FLRPDX"
DECK = CONTENT.battle_card_count


def the_battle_card(letter: str) -> BattleCard:
    return BattleCard(LETTERS.index(letter))


def battle(rome: str, carthage: str, attacker: Seat = ROME, step: int = ATTACK, card: str = "") -> Hannibal:
    """Publius Scipio against Hasdrubal with these hands; F(rontal), L(eft), R(ight), P(robe), D(ouble), X (reserve)."""
    scene = Scene("rome")
    scene.army("rome", "corduba", 6, "p_scipio consul")
    scene.army("carthage", "corduba", 6, "hasdrubal")
    pos = scene.pos
    pos.battle_space, pos.battle_active, pos.battle_from = pos.at[P_SCIPIO], ROME, NO_SPACE
    pos.battle_commander, pos.battle_start = [P_SCIPIO, HASDRUBAL], numbers_of([6, 6])
    for seat, hand in enumerate((rome, carthage)):
        for letter in hand:
            pos.battle_hand[BATTLE_CARDS * seat + the_battle_card(letter)] += 1
            pos.battle_deck[the_battle_card(letter)] -= 1
    shown = the_battle_card(card) if card else NO_BATTLE_CARD
    pos.push(Rounds(attacker, step, 1 if card else 0, shown))
    return pos


def answer(pos: Hannibal) -> str:
    question = pos.stack[-1].ask(pos)[0]
    rounds = pos.stack[-1]
    assert isinstance(rounds, Rounds)
    return VERBS.text(best_answer(pos, rounds, question.seat, question.options))


def test_the_enemys_cards_are_dealt_anew_from_what_was_not_seen() -> None:
    pos = battle("FFFFFFFFFFFF", "LRPDX")
    rounds = pos.stack[-1]
    assert isinstance(rounds, Rounds)
    hands = [tuple(imagine(pos, rounds, ROME, Seeded(seed)).hand[BATTLE_CARDS:]) for seed in range(20)]
    assert len(set(hands)) > 10
    assert all(sum(hand) == 5 and hand[0] == 0 for hand in hands)  # all twelve frontal assaults are in Rome's hand


def test_what_a_spy_has_shown_is_known() -> None:
    pos = battle("FF", "LRPDX")
    pos.battle_open[BATTLE_CARDS * CARTHAGE + the_battle_card("D")] = 1
    rounds = pos.stack[-1]
    assert isinstance(rounds, Rounds)
    assert all(imagine(pos, rounds, ROME, Seeded(seed)).hand[BATTLE_CARDS + 4] >= 1 for seed in range(20))
    assert chance_unmatched(pos, ROME, the_battle_card("D")) == 0


def test_the_answer_does_not_depend_on_the_enemys_hand() -> None:
    assert len({answer(battle("FFLRP", hand)) for hand in ("FFFFF", "LLRRP", "XXDDD")}) == 1


@pytest.mark.parametrize(
    ("own", "theirs", "card", "chance"),
    [
        ("F", "P", "F", 1 - 15 / 47),  # one covered card of 47, 11 frontal assaults and 4 Reserves among them
        ("FFFFFFFFFFFFXXXX", "P", "F", 1.0),  # nobody else can have one
        ("F", "LL", "F", (32 / 47) * (31 / 46)),
    ],
)
def test_the_chance_that_a_card_cannot_be_matched(own: str, theirs: str, card: str, chance: float) -> None:
    assert chance_unmatched(battle(own, theirs), ROME, the_battle_card(card)) == pytest.approx(chance)


def test_it_attacks_with_what_nobody_can_match() -> None:
    assert answer(battle("FFFFFFFFFFFFXXXXL", "LRPDL")) == "attack_with frontal_assault"


def test_it_matches_with_the_card_itself_and_keeps_the_reserve() -> None:
    assert answer(battle("LRPD", "FXLR", ROME, DEFENCE, "F")) == "match"


def test_it_stays_on_the_defence_without_cards() -> None:
    """14.14  Who takes the initiative without a card has lost; an attacker without cards loses to him."""
    assert answer(battle("", "", ROME, INITIATIVE, "F")) == "stay_on_defence"


def test_it_takes_the_initiative_while_it_has_the_cards_for_it() -> None:
    assert answer(battle("FL", "FFLLRRPD", ROME, INITIATIVE, "F")) == "counterattack"


def test_the_odds_of_a_deal_grow_with_ones_own_cards() -> None:
    odds = [odds_of_deal(DECK, own, 8, [2, 2], ROME) for own in (2, 5, 8, 11, 14)]
    assert odds == sorted(odds)
    assert odds[0] < 0.2
    assert 0.5 < odds[2] < 0.75  # between equals, the first attacker is a little ahead
    assert odds[-1] > 0.8


def test_the_curve_for_the_search_lies_near_the_imagined_battles() -> None:
    for own, theirs, lead in product((4, 8, 12, 16), (4, 8, 12, 16), (-2, 0, 2)):
        counter = [2 + max(0, lead), 2 + max(0, -lead)]
        assert odds_by_size(own, theirs, lead) == pytest.approx(
            odds_of_deal(DECK, own, theirs, counter, ROME), abs=0.15
        )


def loser_of(pos: Hannibal, solver: Seat, rng: Seeded) -> int:
    """The battle played out, the solver against any option."""
    while True:
        question = settle(pos)[0]
        rounds = pos.stack[-1]
        if isinstance(rounds, Aftermath):
            return rounds.loser
        assert isinstance(rounds, Rounds)
        options = question.options
        if question.seat == solver:
            step(pos, solver, best_answer(pos, rounds, solver, options))
        else:
            step(pos, question.seat, options[rng.below(len(options))])


def test_the_solver_beats_chance_with_equal_hands() -> None:
    won = 0
    for seed in range(30):
        rng, solver = Seeded(seed), SEATS[seed % 2]
        pos = battle("", "")
        for seat in (ROME, CARTHAGE):
            for _ in range(8):
                card = rng.draw_from(pos.battle_deck)
                pos.battle_deck[card] -= 1
                pos.battle_hand[BATTLE_CARDS * seat + card] += 1
        won += loser_of(pos, solver, rng) != solver
    assert won >= 24
