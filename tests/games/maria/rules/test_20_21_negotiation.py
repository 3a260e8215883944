"""20, 21, 24.3  Subsidy contracts and agreements."""

import pytest

from hatalom.games.maria.names import FRENCH_STAGE, LOUIS, MARIA, WORDS
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.negotiation import negotiation_of
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.phases.tactical_cards import TacticalCards
from hatalom.games.maria.rules.agreements import end_contracts, expire, forbids_combat, forbids_entry, may_subsidise
from tests.games.maria.court import Court
from tests.games.maria.ids import the_general, the_power, the_town
from tests.rules import rule


def talks(turn: int = 4, seats: int = 3) -> Court:
    court = Court(seats=seats, turn=turn)
    court.begin(negotiation_of(court.pos))
    return court


def subsidy(court: Court, giver: str, receiver: str) -> int:
    return court.pos.subsidy[the_power(giver)][the_power(receiver)]


@rule("20.1")
@pytest.mark.parametrize(
    ("giver", "receiver", "allowed"),
    [
        ("france", "prussia", True),
        ("france", "saxony", True),
        ("prussia", "bavaria", True),
        ("pragmatic", "austria", True),
        ("austria", "pragmatic", True),
        ("france", "austria", False),
        ("bavaria", "france", False),
        ("saxony", "prussia", False),
        ("austria", "saxony", False),
    ],
)
def test_major_powers_pay_their_allies(giver: str, receiver: str, allowed: bool) -> None:
    assert may_subsidise(Court().pos, the_power(giver), the_power(receiver)) == allowed


@rule("20.2", "20.4", "21.1")
def test_three_turns_from_france_to_prussia() -> None:
    court = talks()
    court.play_as("louis", "talk_to frederick")
    court.play("clause_subsidy", "clause_power france", "clause_power prussia", "clause_turns 3", "send_offer")
    assert court.asks() == "ask-answer frederick"
    court.play("accept_offer")
    assert subsidy(court, "france", "prussia") == 3
    assert "agreed-subsidy" in court.told(MARIA)


@rule("20.1", "21.1")
def test_the_writer_of_an_offer_is_asked_for_each_power_by_what_it_is_to_do() -> None:
    court = talks()
    court.play_as("louis", "talk_to frederick")
    asked = []
    for action in ("clause_subsidy", "clause_power france", "clause_power prussia", "clause_turns 1", "clause_truce"):
        court.play(action)
        asked.append(court.asks().split()[0])
    assert asked == ["ask-clause-giver", "ask-clause-receiver", "ask-clause-turns", "ask-clause", "ask-clause-truce"]


@rule("20.3", "20.3r1", "20.4")
def test_a_card_goes_unseen_from_the_givers_income_to_the_receiver() -> None:
    court = Court(turn=2)
    court.pos.subsidy[the_power("france")][the_power("prussia")] = 3
    court.begin(TacticalCards(FRENCH_STAGE))
    for card in range(2, 8):
        court.play(f"draw clubs_{card}_1")
    assert court.asks() == ""
    assert [len(court.hand(name)) for name in ("france", "bavaria", "prussia")] == [3, 2, 1]
    assert subsidy(court, "france", "prussia") == 2
    assert [event.is_for(LOUIS) for event in court.pos.log or [] if event.message.key == "card-drawn"].count(False) == 1


@rule("20.3r1", "8.3")
def test_a_turn_without_payment_still_counts() -> None:
    court = Court(turn=2)
    court.mark("austria", "muenchen")
    court.begin(TacticalCards(FRENCH_STAGE))
    court.questions()
    assert subsidy(court, "france", "bavaria") == 2


@rule("20.2")
def test_between_two_powers_there_is_never_more_than_one_contract() -> None:
    court = Court()
    court.pos.subsidy[the_power("france")][the_power("prussia")] = 1
    assert not may_subsidise(court.pos, the_power("france"), the_power("prussia"))
    assert not may_subsidise(court.pos, the_power("prussia"), the_power("france"))
    assert may_subsidise(court.pos, the_power("france"), the_power("saxony"))


@rule("20.2")
def test_a_contract_ends_early_if_both_agree_but_not_the_initial_one() -> None:
    court = talks(turn=2)
    court.pos.subsidy[the_power("france")][the_power("prussia")] = 4
    court.play_as("louis", "talk_to frederick")
    court.play("clause_end_subsidy")
    assert court.options() == {"clause_power france"}
    court.play("clause_power france")
    assert court.options() == {"clause_power prussia"}
    court.play("clause_power prussia", "send_offer", "accept_offer")
    assert subsidy(court, "france", "prussia") == 0
    assert subsidy(court, "france", "bavaria") == 3


@rule("20.3r1")
def test_a_contract_with_a_power_that_is_no_longer_allied_ends() -> None:
    court = Court()
    court.pos.subsidy[the_power("france")][the_power("prussia")] = 4
    court.pos.neutral_until = 6
    end_contracts(court.pos)
    assert subsidy(court, "france", "prussia") == 0
    assert subsidy(court, "france", "bavaria") == 3


@rule("24.3")
def test_with_two_players_only_minor_powers_are_paid() -> None:
    pos = Court(seats=2).pos
    assert not may_subsidise(pos, the_power("france"), the_power("prussia"))
    assert may_subsidise(pos, the_power("prussia"), the_power("saxony"))


@rule("20.1", "21.1")
def test_a_player_contracts_between_his_own_powers_without_asking() -> None:
    court = talks()
    court.play_as("frederick", "talk_to frederick")
    court.play("clause_subsidy", "clause_power prussia", "clause_power saxony", "clause_turns 2", "send_offer")
    assert subsidy(court, "prussia", "saxony") == 2


@rule("21.1")
def test_all_players_talk_at_once_and_an_offer_may_be_declined() -> None:
    court = talks()
    assert [question.seat for question in court.questions()] == [0, 1, 2]
    court.play("end_talks")
    assert [question.seat for question in court.questions()] == [1, 2]
    court.play("talk_to maria")
    assert court.pos.stack[-1].private_to(court.pos) == -1  # nothing is secret in negotiations
    court.play("clause_words", "clause_turns 2", "send_offer", "decline_offer")
    assert court.pos.agreements == []
    assert "offer-declined" in court.told()


@rule("21.1")
def test_negotiations_are_short() -> None:
    court = talks()
    court.play("talk_to frederick", "cancel_offer", "talk_to frederick", "cancel_offer")
    assert [question.seat for question in court.questions()] == [1, 2]


def agree(court: Court, *clause: str) -> None:
    court.play("talk_to frederick", *clause, "send_offer", "accept_offer")


@rule("21.1", "21.3r1")
def test_a_truce_forbids_combat_until_its_last_turn() -> None:
    court = talks(turn=4)
    agree(court, "clause_truce", "clause_power prussia", "clause_power austria", "clause_turns 2")
    austria, prussia = the_power("austria"), the_power("prussia")
    assert forbids_combat(court.pos, austria, prussia)
    assert forbids_combat(court.pos, prussia, austria)
    assert not forbids_combat(court.pos, austria, the_power("saxony"))
    for turn, holds in ((5, True), (6, False)):
        court.pos.turn = turn
        expire(court.pos)
        assert forbids_combat(court.pos, austria, prussia) == holds
    assert "agreement-over" in court.told()


@rule("21.1", "21.3r1")
def test_a_power_stays_out_of_a_country_as_promised() -> None:
    court = talks()
    court.put("neipperg", "breslau", 3)
    court.play("talk_to frederick", "clause_stay_out", "clause_power austria")
    assert "clause_region silesia" not in court.options()
    assert "clause_region bohemia" not in court.options()
    court.play("clause_region saxony", "clause_turns 1", "send_offer", "accept_offer")
    assert forbids_entry(court.pos, the_power("austria"), the_town("dresden"))
    assert not forbids_entry(court.pos, the_power("austria"), the_town("berlin"))
    assert not forbids_entry(court.pos, the_power("prussia"), the_town("dresden"))


@rule("21.1", "18.5")
def test_a_promised_vote_is_cast() -> None:
    court = talks()
    agree(court, "clause_vote", "clause_power prussia", "clause_candidate francis")
    court.pos.stack = []
    court.begin(Election(0))
    court.play("vote_charles 2", "vote_charles 1", "vote_charles 1")
    assert court.options() == {"vote_charles 0"}
    assert court.refusal("vote_charles 1") == "vote-promised"
    court.play("vote_charles 0")
    court.pos.stack = []
    expire(court.pos)
    assert court.pos.agreements == []


@rule("21.1", "21.3r1")
def test_an_offer_joins_clauses_of_both_sides() -> None:
    court = talks()
    agree(
        court,
        "clause_subsidy",
        "clause_power pragmatic",
        "clause_power austria",
        "clause_turns 2",
        "clause_words",
        "clause_turns 2",
    )
    assert subsidy(court, "pragmatic", "austria") == 2
    assert court.pos.agreements[0].kind == WORDS
    assert "agreed-words" in court.told(LOUIS)


@rule("20.2", "21.1")
def test_an_offer_promises_a_vote_or_a_contract_only_once() -> None:
    court = talks()
    court.play("talk_to frederick", "clause_vote", "clause_power prussia", "clause_candidate francis", "clause_vote")
    assert court.options() == {"clause_power saxony"}
    court.play("clause_power saxony", "clause_candidate charles")
    assert "clause_vote" not in court.options()
    other = talks()
    other.play("talk_to frederick", "clause_subsidy", "clause_power austria", "clause_power pragmatic")
    other.play("clause_turns 2")
    assert "clause_subsidy" not in other.options()


@rule("21.2", "21.3")
def test_no_clause_gives_cards_away_or_changes_alliances() -> None:
    court = talks()
    court.play("talk_to frederick")
    assert court.options() == {
        "clause_subsidy",
        "clause_truce",
        "clause_stay_out",
        "clause_vote",
        "clause_words",
        "cancel_offer",
    }
    court.play("clause_truce", "clause_power prussia")
    assert court.options() == {"clause_power austria"}


@rule("21.1", "21.3r1")
def test_the_program_refuses_to_break_a_promise() -> None:
    court = talks()
    court.put("neipperg", "trautenau", 3)
    agree(court, "clause_stay_out", "clause_power austria", "clause_region silesia", "clause_turns 1")
    court.pos.stack = []
    court.begin(Moving(the_general("neipperg")))
    assert "move_to braunau_in_boehmen" in court.options()
    assert "move_to landeshut" not in court.options()
    assert court.refusal("move_to landeshut") == "promised-away"
