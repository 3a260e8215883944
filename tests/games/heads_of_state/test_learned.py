"""What the network of Heads of State is shown."""

import pytest

from hatalom import bots
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import NATURE, Seat
from hatalom.games.heads_of_state.bots.evaluate import VICTORY, HeadsOfStateEvaluator
from hatalom.games.heads_of_state.bots.features import BOXES_OF, DISPLAY, OF_A_PLAYER, features_of
from hatalom.games.heads_of_state.bots.survey import Survey
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.names import AREAS, ATTRIBUTES, COUNTRIES, Box
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.standing import influence, standing
from hatalom.games.heads_of_state.verbs import REVOLUTION
from hatalom.kit.bag import size_of
from tests.bots.test_learned import positions


def test_every_player_sees_himself_first_and_the_others_in_the_order_of_their_turns() -> None:
    for pos in positions(GAME, 3, 120):
        for seat in pos.players:
            shown = features_of(pos, seat)
            for number in range(3):
                first = OF_A_PLAYER * number + BOXES_OF
                boxes = {place - first for place in shown.places if first <= place < first + len(pos.owner)}
                whose = Seat((seat + number) % 3)
                assert boxes == {box for box in pos.content.boxes if pos.owner[box] == whose}


def test_a_survey_counts_what_the_rules_say() -> None:
    for pos in positions(GAME, 4, 700)[::7]:
        survey = Survey(pos)
        for seat in pos.players:
            exposed = {pos.content.country_of(box) for box in pos.content.boxes if is_open_to_all(pos, seat, box)}
            for country in COUNTRIES:
                assert survey.influence_of(seat, country) == influence(pos, seat, country)
                assert survey.standing_of(seat, country) == standing(pos, seat, country)
                assert ((survey.exposed[seat] >> country) & 1 == 1) == (country in exposed)
            for area in AREAS:
                assert survey.has_been_in(seat, area) == pos.has_been_in(seat, area)


def is_open_to_all(pos: HeadsOfState, seat: Seat, box: Box) -> bool:
    return pos.owner[box] == seat and not pos.content.in_capital(box)


def test_a_card_that_is_still_to_be_turned_up_counts_by_its_chance() -> None:
    pos = next(pos for pos in positions(GAME, 2, 200) if size_of(pos.display) < pos.content.attribute_display)
    shown = features_of(pos, Seat(0))
    amounts = dict(zip(shown.places, shown.amounts, strict=True))
    missing = pos.content.attribute_display - size_of(pos.display)
    for attribute in ATTRIBUTES:
        chance = missing * pos.draw_pile[attribute] / size_of(pos.draw_pile)
        assert amounts.get(DISPLAY + attribute, 0.0) == pytest.approx(pos.display[attribute] + chance)


def test_the_end_is_measured_by_points_with_the_network_and_without_it() -> None:
    pos = positions(GAME, 2, 1)[0]
    pos.stack.clear()
    pos.score = [40, 31]
    learned = GAME.knowledge().learned
    assert learned is not None
    assert learned.shipped is not None
    for judge in (learned.shipped(), GAME.knowledge().evaluator):
        assert judge.value(pos, Seat(0)) == pytest.approx(9 + VICTORY)
        assert judge.value(pos, Seat(1)) == pytest.approx(-9 - VICTORY), "an end is nothing to be glad of when lost"


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_whole_game_is_looked_through_with_the_network_only_where_that_is_quick(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "is_compiled", lambda: is_compiled)
    judge = bots.judgement_of(GAME)
    assert isinstance(judge, HeadsOfStateEvaluator)
    assert (judge.net is not None) == is_compiled


def test_6_3_what_is_turned_up_at_the_end_of_a_turn_is_not_weighed_before_the_revolution_may_come() -> None:
    judge = GAME.knowledge().evaluator
    rng, pos, seen = Seeded(3), GAME.set_up(2, {}, GAME.load_content()), {True: 0, False: 0}
    while questions := settle(pos):
        question = questions[0]
        if question.seat == NATURE and isinstance(pos.stack[-1], Turn):
            is_judged = judge.is_judged_before_chance(pos)
            assert is_judged == (REVOLUTION.of() not in question.options)
            seen[is_judged] += 1
        elif question.seat == NATURE:
            assert not judge.is_judged_before_chance(pos)
        chosen = question.drawn_by(rng) if question.seat == NATURE else question.options[0]
        step(pos, question.seat, chosen)
    assert seen[True]
    assert seen[False]
