"""Plans tried in recorded games: nothing hidden shows, nothing real changes, and what is foreseen comes true."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from hatalom import games
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.conform import variants
from hatalom.core.event import Event
from hatalom.core.journal import Step
from hatalom.core.match import Match
from hatalom.core.question import NATURE, Seat
from hatalom.table.plan import Known, known_to, plan_of, why_in_plan
from hatalom.table.show import state_of
from hatalom.table.table import open_match
from hatalom.table.wire import PlanWire
from hatalom.table.words import line_of
from hatalom.texts import LANGS, load_texts
from hatalom.texts.bundle import Bundle, strictly

FOLDER = Path(__file__).parent / "told"
MOST_STEPS = 4
SHORT_ROWS, SHORT_EVERY = 120, 70
LONG_EVERY = 25
VARIANT_EVERY = 90
MOST_ANSWERS = 400
each_game = pytest.mark.parametrize("name", games.NAMES)


def moments(name: str, every: int, most: int | None) -> Iterator[tuple[Match, Seat]]:
    """A recorded game now and then, where somebody has a choice, and whose."""
    game = games.load(name)
    stored = journal.read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), game)
    match = Match(game, stored.head, game.load_content(), None)
    due = 0
    for number, row in enumerate(stored.rows[:most], start=1):
        if number >= due and isinstance(row, Step) and row.seat != NATURE and not row.auto:
            yield match, Seat(row.seat)
            due = number + every
        match.repeat(row, number)


def known(match: Match, seat: int) -> Known:
    return known_to(match, seat, match.version_for(seat))


def lay_out(match: Match, seat: int, rng: Seeded) -> list[list[str]]:
    """Steps at random, each of which was offered when it was added."""
    steps: list[list[str]] = []
    for _ in range(MOST_STEPS):
        plan = plan_of(known(match, seat), steps)
        question = plan.state.question
        assert question is not None, "a plan goes on from before what ends it"
        if not question.options:
            break
        act = question.options[rng.below(len(question.options))].action
        if plan.steps and plan.steps[-1].is_open:
            steps[-1].append(act)
        else:
            steps.append([act])
    return steps


def shuffled(steps: list[list[str]], rng: Seeded) -> list[list[str]]:
    left, order = steps.copy(), []
    while left:
        order.append(left.pop(rng.below(len(left))))
    return order


def in_another_world(match: Match, seat: int, rng: Seeded) -> Known:
    """What the same seat knows where everything is different that it cannot know."""
    mine = known(match, seat)
    other = match.game.resample(match.position_for(seat), seat, rng)
    return Known(mine.game, mine.head, mine.content, mine.seat, mine.game.view(other, seat), mine.version, mine.plies)


def at_random(name: str, seats: int, options: dict[str, str], every: int, most: int) -> Iterator[tuple[Match, Seat]]:
    """A variant of a game now and then, all of whose players answer at random."""
    game, rng = games.load(name), Seeded(seats)
    names = [f"player {number}" for number in range(seats)]
    match = open_match(game, names, options, "", seats.to_bytes(32))
    for number in range(most):
        questions = match.questions()
        if not questions:
            return
        question = questions[rng.below(len(questions))]
        if number % every == 0:
            yield match, question.seat
        match.answer(question.seat, question.options[rng.below(len(question.options))])


def check_plans(found: Iterator[tuple[Match, Seat]]) -> None:
    rng = Seeded(7)
    for match, seat in found:
        before, rows, version = match.checksum(), len(match.journal.rows), match.version
        dangers = plan_of(known(match, seat), [])
        assert msgspec.json.encode(dangers) == msgspec.json.encode(plan_of(in_another_world(match, seat, rng), []))
        check_words(match, dangers)
        steps = lay_out(match, seat, rng)
        for order in (steps, shuffled(steps, rng)):
            plan = plan_of(known(match, seat), order)
            assert msgspec.json.encode(plan) == msgspec.json.encode(plan_of(in_another_world(match, seat, rng), order))
            check_reasons(match, seat, order, rng)
            check_words(match, plan)
            carry_out(match.at(len(match.plies), match), seat, order, plan)
        assert (match.checksum(), len(match.journal.rows), match.version) == (before, rows, version)


def check_reasons(match: Match, seat: Seat, steps: list[list[str]], rng: Seeded) -> None:
    """Why something would not be legal then is the same, too, whatever is hidden."""
    verbs = match.game.verbs
    verb = verbs.all[rng.below(len(verbs.all))]
    thing = verbs.text(verb.first + rng.below(verb.end - verb.first))
    reasons = why_in_plan(known(match, seat), steps, thing)
    assert reasons == why_in_plan(in_another_world(match, seat, rng), steps, thing)
    for lang in LANGS:
        texts = texts_of(match.game.name, lang)
        assert all(texts.text(reason.message.key, reason.message.args) for reason in reasons)


@cache
def texts_of(name: str, lang: str) -> Bundle:
    return load_texts(games.load(name), lang, missing=strictly)


def check_words(match: Match, plan: PlanWire) -> None:
    said = [label for step in plan.steps for label in step.labels]
    said += [line for step in plan.steps for line in [*step.told, *step.said]]
    said += [step.why for step in plan.steps if step.why is not None]
    said += [row.text for row in plan.outlook] + [row.note for row in plan.outlook if row.note is not None]
    for lang in LANGS:
        texts = texts_of(match.game.name, lang)
        assert all(texts.text(one.key, one.args) for one in said)


def carry_out(match: Match, seat: Seat, steps: list[list[str]], plan: PlanWire) -> None:
    """As long as nothing comes between, all comes as foreseen: refusals, lines of the log, and the last question."""
    verbs = match.game.verbs
    for step, tried in zip(steps, plan.steps, strict=True):
        if tried.status == "refused":
            trial = match.at(len(match.plies), match)
            assert not all(is_answered(trial, seat, verbs.parse(act)) for act in step)
            continue
        if tried.stop is not None:
            return
        known = len(match.plies)
        for act in step:
            match.answer(seat, verbs.parse(act))
        events: list[Event] = [event for ply in match.plies[known:] for event in ply.events]
        assert [line_of(event) for event in events if event.is_for(seat)] == tried.told
    real = state_of(match, seat, is_free=True)
    assert real.question == plan.state.question
    assert msgspec.json.encode(real.view) == msgspec.json.encode(plan.state.view)


def is_answered(match: Match, seat: Seat, action: int) -> bool:
    question = match.question_for(seat)
    if question is None or action not in question.options:
        return False
    match.answer(seat, action)
    return True


@each_game
def test_plans_at_random(name: str) -> None:
    check_plans(moments(name, SHORT_EVERY, SHORT_ROWS))


@pytest.mark.long
@each_game
def test_plans_at_random_through_a_whole_game(name: str) -> None:
    check_plans(moments(name, LONG_EVERY, None))


@pytest.mark.long
@each_game
def test_plans_with_every_number_of_players_and_every_variant(name: str) -> None:
    game = games.load(name)
    for seats, options in variants(game):
        every = LONG_EVERY if options == game.default_options() else VARIANT_EVERY
        check_plans(at_random(name, seats, options, every, MOST_ANSWERS))
