"""18  The imperial election."""

import pytest

from hatalom.games.maria.names import CALLED, ELECTION_CARD, HELD, PC, PCS
from hatalom.games.maria.phases.course import ELECTION, CourseOfPlay
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.phases.politics.politics import Politics
from hatalom.games.maria.rules.election import is_bound, voter, votes_of
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_power
from tests.rules import rule


@rule("18.1", "17.1.1")
def test_the_election_card_brings_a_third_card_and_calls_the_election() -> None:
    court = Court(turn=5)
    court.pos.pc_deck = [1 if CONTENT.politics.year[card] == 1742 else 0 for card in range(PCS)]
    court.begin(Politics(0))
    court.play("turn_up_pc imperial_election")
    assert court.pos.election == CALLED
    court.play("turn_up_pc fall_of_walpole", "turn_up_pc pandours_and_croats")
    assert [PC.ids[card] for card in court.pos.open_pcs] == ["fall_of_walpole", "pandours_and_croats"]
    assert "election-called" in court.told()


@rule("18.2")
@pytest.mark.parametrize("place", range(7))
def test_the_election_comes_between_turns_four_and_seven(place: int) -> None:
    """Two real cards a turn, six of 1741 before; the election card is number `place` among the seven of 1742."""
    others = [card for card in range(PCS) if card != ELECTION_CARD]
    ordered = sorted(others, key=lambda card: CONTENT.politics.year[card])
    deck = [*ordered[: 6 + place], ELECTION_CARD, *ordered[6 + place :]]
    turn = 0
    while ELECTION_CARD in deck:
        turn += 1
        real = 0
        while real < 2:
            real += deck.pop(0) != ELECTION_CARD
    assert 4 <= turn <= 7


@rule("18.1", "18.7r1")
def test_the_emperor_is_elected_at_the_end_of_the_turn_before_winter() -> None:
    court = Court(turn=6)
    court.pos.election = CALLED
    course = CourseOfPlay(ELECTION)
    court.begin(course)
    course.advance(court.pos)
    assert isinstance(court.pos.stack[-1], Election)


@rule("3.11", "18.4", "18.6r1")
def test_votes_go_with_the_control_of_nine_fortresses() -> None:
    court = Court()
    votes = {
        name: votes_of(court.pos, the_power(name)) for name in ("austria", "france", "prussia", "saxony", "bavaria")
    }
    assert votes == {"austria": 3, "france": 2, "prussia": 1, "saxony": 1, "bavaria": 1}
    assert votes_of(court.pos, the_power("pragmatic")) == 1
    court.mark("france", "muenchen", "prag")
    assert votes_of(court.pos, the_power("france")) == 4
    assert votes_of(court.pos, the_power("bavaria")) == 0


@rule("18.5")
def test_austria_the_pragmatic_army_and_a_neutral_saxony_are_bound() -> None:
    court = Court()
    assert [name for name in ("austria", "pragmatic", "prussia", "france") if is_bound(court.pos, the_power(name))] == [
        "austria",
        "pragmatic",
    ]
    assert not is_bound(court.pos, the_power("saxony"))
    court.set_track("saxony", 3)
    assert is_bound(court.pos, the_power("saxony"))


@rule("18.5")
def test_a_neutral_prussia_still_votes_freely() -> None:
    court = Court()
    court.pos.neutral_until = 6
    assert not is_bound(court.pos, the_power("prussia"))


@rule("18.6", "18.6r1")
def test_maria_theresa_votes_first_then_louis_then_frederick() -> None:
    court = Court()
    order = [voter(court.pos, number) for number in range(6)]
    assert order == [the_power(name) for name in ("austria", "france", "bavaria", "saxony", "prussia", "pragmatic")]
    court.pos.saxony_left = True
    assert voter(court.pos, 1) == the_power("saxony")


def vote(court: Court, *numbers: int) -> None:
    court.pos.election = CALLED
    court.begin(Election(0))
    for number in numbers:
        court.play(f"vote_charles {number}")


@rule("18.3", "18.7", "16.7")
def test_five_votes_make_charles_emperor() -> None:
    court = Court()
    pool = court.pool("france")
    vote(court, 2, 1, 1, 1)
    assert (court.box("emperor"), court.pool("france"), court.pos.election) == ("france", pool - 1, HELD)


@rule("18.3", "18.7")
def test_otherwise_francis_is_emperor_and_votes_may_be_split() -> None:
    court = Court()
    pool = court.pool("austria")
    vote(court, 1, 1, 1, 1)
    assert (court.box("emperor"), court.pool("austria")) == ("austria", pool - 1)
    assert court.told().count("voted") == 6


@rule("18.4", "18.6")
def test_a_power_without_an_elector_fortress_is_passed_over() -> None:
    court = Court()
    court.mark("france", "muenchen")
    vote(court, 3, 1, 1)
    voted = [event.args for event in court.pos.log or [] if event.message.key == "voted"]
    cast = {"austria": [0, 3], "france": [3, 0], "saxony": [1, 0], "prussia": [1, 0], "pragmatic": [0, 1]}
    assert voted == [[the_power(power), *votes] for power, votes in cast.items()]
    assert court.box("emperor") == "france"


@rule("18.5")
def test_nobody_abstains() -> None:
    court = Court()
    court.begin(Election(0))
    assert court.options() == {"vote_charles 0", "vote_charles 1", "vote_charles 2"}
