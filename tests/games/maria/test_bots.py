"""The bots: they answer every kind of question with one of its options, for every player and form."""

import pytest

from hatalom.bots import make
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import Seat
from hatalom.games.maria.bots.aims import MARKER, Appraisal, hunger
from hatalom.games.maria.bots.evaluate import EVALUATOR
from hatalom.games.maria.bots.novice import appeal
from hatalom.games.maria.game import GAME
from hatalom.games.maria.load import DIRECTIONS
from hatalom.games.maria.names import (
    ALL_POWERS,
    ALL_STAGES,
    ARENBERG,
    AUSTRIAN_STAGE,
    CLUBS,
    EFFECT,
    LOUIS,
    SUBSIDY,
    Stage,
)
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.course import FIRST_STAGE, MOVEMENT, ActionStage, CourseOfPlay
from hatalom.games.maria.phases.movement.movement import Movement
from hatalom.games.maria.phases.negotiation import Answering
from hatalom.games.maria.phases.politics.politics import Politics
from hatalom.games.maria.rules.agreements import Clause
from hatalom.games.maria.rules.conquest import deserves_marker
from hatalom.games.maria.verbs import VERBS
from hatalom.texts import LANGS, message_source
from tests.games.maria.court import Court
from tests.games.maria.ids import the_general, the_pc, the_power, the_seat, the_town
from tests.rules import rule

CONTENT = GAME.load_content()


def options(form: str) -> dict[str, str]:
    return GAME.check_options({"form": form})


@pytest.mark.parametrize(
    ("form", "seats"), [("advanced", 3), ("advanced", 2), ("introductory", 3), ("introductory", 2)]
)
def test_novices_play_a_whole_game(form: str, seats: int) -> None:
    pos = GAME.set_up(seats, options(form), CONTENT)
    rng = Seeded(seats)
    while questions := settle_by(pos, rng):
        question = questions[0]
        best = max(question.options, key=lambda action: appeal(pos, question.seat, action))
        step(pos, question.seat, best)
    assert pos.is_over()


def best(court: Court) -> str:
    question = court.question()
    return VERBS.text(max(question.options, key=lambda action: appeal(court.pos, question.seat, action)))


def test_a_novice_plays_the_smallest_card_that_turns_the_score() -> None:
    court = Court()
    court.put("neipperg", "trautenau", 2)
    court.put("friedrich", "landeshut", 4)
    court.hold("austria", "diamonds_10 diamonds_3 diamonds_2 reserve")
    court.begin(Battle(the_general("neipperg"), the_general("friedrich"), score=-2, is_attackers=True))
    assert best(court) == "play diamonds_3"


def test_a_novice_lays_a_small_trump_for_a_card_it_wants() -> None:
    court = Court(turn=10)
    court.pos.open_pcs = [the_pc("the_french_militia")]
    court.hold("france", "clubs_9 clubs_2 spades_10")
    court.pos.trump = CLUBS
    court.begin(Politics(3, 1))
    assert best(court) == "lay clubs_2"


@pytest.mark.parametrize(
    ("giver", "receiver", "answer"), [("pragmatic", "austria", "accept"), ("austria", "pragmatic", "decline")]
)
def test_a_novice_takes_cards_and_gives_none_while_poor(giver: str, receiver: str, answer: str) -> None:
    court = Court()
    clause = Clause(SUBSIDY, the_power(giver), the_power(receiver), 2)
    court.begin(Answering(the_seat("frederick"), the_seat("maria"), [clause]))
    assert best(court) == f"{answer}_offer"


def test_the_squire_answers_from_a_view() -> None:
    pos = GAME.set_up(3, options("advanced"), CONTENT)
    rng = Seeded(1)
    squire = make("squire", GAME, CONTENT)
    for _ in range(12):
        for question in settle_by(pos, rng):
            chosen = question.options[0]
            if question.seat == LOUIS:
                chosen = squire.choose(GAME.view(pos, LOUIS), question, rng)
            assert chosen in question.options
            step(pos, question.seat, chosen)
            break


def test_marches_are_compared_by_what_follows_and_battles_are_searched() -> None:
    court = Court()
    court.put("neipperg", "trautenau", 2)
    court.put("friedrich", "landeshut", 4)
    court.begin(Movement(AUSTRIAN_STAGE))
    assert EVALUATOR.looks_ahead(court.pos, Seat(0), is_wide=False)
    court = Court()
    court.begin(Battle(the_general("neipperg"), the_general("friedrich"), score=-2, is_attackers=True))
    assert not EVALUATOR.looks_ahead(court.pos, Seat(0), is_wide=False)


def test_a_span_is_a_stage_of_a_turn_or_what_lies_between() -> None:
    def span(turn: int, stage: Stage | None) -> int:
        court = Court(turn=turn)
        court.pos.stack = [CourseOfPlay(FIRST_STAGE)]
        if stage is not None:
            court.pos.push(ActionStage(stage, MOVEMENT))
        return EVALUATOR.span_of(court.pos)

    spans = [span(turn, stage) for turn in (3, 4) for stage in (*ALL_STAGES, None)]
    assert len(set(spans)) == len(spans)
    assert spans == sorted(spans)


def test_the_evaluator_likes_markers_out_of_the_pool() -> None:
    court = Court()
    before = EVALUATOR.value(court.pos, LOUIS)
    court.mark("france", "linz")
    assert EVALUATOR.value(court.pos, LOUIS) > before


@pytest.mark.parametrize("lang", LANGS)
def test_every_political_card_says_what_it_does(lang: str) -> None:
    source = message_source(GAME, lang)
    says = [*EFFECT.ids, *(f"arrow-{direction}" for direction in DIRECTIONS), "imperial-election"]
    assert [one for one in says if f"card-help-{one.replace('_', '-')} = " not in source] == []


@rule("22.1")
def test_arenberg_is_at_home_in_the_netherlands_and_fed_by_the_pragmatic_train() -> None:
    court = Court()
    court.put("arenberg", "breda")
    court.put("karl", "eindhoven")
    pos = court.pos
    assert hunger(pos, ARENBERG, the_town("breda")) == 0.0
    assert hunger(pos, the_general("karl"), the_town("eindhoven")) > 0.0
    alone = hunger(pos, ARENBERG, the_town("koeln"))
    court.put("pragmatic_1", "maastricht")
    assert hunger(pos, ARENBERG, the_town("koeln")) < alone


@rule("10.3.9")
def test_a_fortress_is_worth_a_marker_where_the_rule_gives_one() -> None:
    pos = Court().pos
    board = pos.content.board
    for power in ALL_POWERS:
        appraisal = Appraisal(pos, power)
        for town in appraisal.targets:
            fort = board.fort_of[town]
            if not board.is_rhenish[fort]:
                assert (appraisal.worth[fort] >= MARKER) == deserves_marker(pos, power, town)  # nobody guards any
