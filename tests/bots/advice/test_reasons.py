"""What speaks for an option can be checked: it is counted, or a part of the judgement."""

from itertools import pairwise

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.reasons import BEST, CHANCE, CHANCE_BESIDE, SHARE, SOLVED, changes, is_comparable
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import UNTOLD
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.prompts import PART_SETS
from hatalom.games.power_and_weakness.prompts import OBJECTION_SNAKE
from tests.bots.advice.boards import ONE_TARGET, SHIP_RAID, TWO_SNAKES
from tests.bots.positions import questions
from tests.games.heads_of_state.scenario import FULL_DISPLAY, placing, table


@pytest.mark.parametrize("name", games.NAMES)
def test_the_parts_of_a_judgement_add_up_to_it(name: str) -> None:
    game = games.load(name)
    evaluator = bots.knowledge_of(game).evaluator
    for pos, question in questions(game, 4, 80):
        parts = evaluator.parts(pos, question.seat)
        assert len(parts) == len(evaluator.part_labels())
        assert not parts or sum(parts) == pytest.approx(evaluator.value(pos, question.seat))


def test_what_can_be_counted_is_counted_at_the_end_of_the_way() -> None:
    """The reasons of an option are what its way changes: played to its end the game shows the same numbers."""
    game = games.load("power_and_weakness")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    checked = 0
    for pos, question in questions(game, 6, 60):
        for one in advise(squire, game.view(pos, question.seat), question, Seeded(1)):
            if any(reason.label.message is SHARE for reason in one.reasons):
                continue  # all choose in secret: no way has an end of its own
            trial = pos.copy()
            before = game.measures(trial)
            for action in [one.action, *one.then]:
                if [q.seat for q in settle(trial)] != [question.seat] or action not in settle(trial)[0].options:
                    break  # the opponent reacts, or chance decides
                step(trial, question.seat, action)
            else:
                settle(trial)
                if game.result(trial) is not None:
                    continue
                told = {
                    (r.label.message.key, r.seat): r.change
                    for r in one.reasons
                    if r.seat >= 0 and not (r.is_compared or r.is_ahead)
                }
                changed = {
                    (new.label.key, seat): value - old.values[seat]
                    for old, new in zip(before, game.measures(trial), strict=True)
                    for seat, value in enumerate(new.values)
                    if value != old.values[seat] and old.span == new.span
                }
                assert told == changed
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("name", ["power_and_weakness", "heads_of_state"])
def test_the_lamp_says_what_the_judgement_is_made_of(name: str) -> None:
    """A card or tile that is only taken changes nothing that is counted: the parts of the judgement speak for it."""
    game = games.load(name)
    evaluator = bots.knowledge_of(game).evaluator
    squire = Squire(game, game.load_content(), evaluator)
    told = []
    for pos, question in questions(game, 2, 120):
        first = advise(squire, game.view(pos, question.seat), question, Seeded(1))[0]
        told.append([reason.label.message for reason in first.reasons])
    labels = {message for messages in told for message in messages}
    assert len(labels & set(evaluator.part_labels())) >= 5
    assert UNTOLD not in labels
    silent = [messages for messages in told if not messages or messages[0] in (BEST, SOLVED)]
    assert len(silent) < len(told) / 10


def test_what_counts_in_one_cycle_is_not_compared_with_what_counts_in_the_next() -> None:
    """In the next cycle other units are active: fewer active regions then are no loss."""
    game = games.load("power_and_weakness")
    checked = 0
    asked = [pos for pos, _ in questions(game, 6, 200)]
    for before, after in pairwise(asked):
        told = {reason.label.message.key for reason in changes(game, before, after, Seat(0))}
        if before.cycle_number == after.cycle_number:
            assert is_comparable(game, before, after)
        else:
            assert not is_comparable(game, before, after)
            assert told <= {"measure-victory-points", "measure-units"}
            checked += "measure-victory-points" in told
    assert checked > 2


def test_a_snake_that_could_stop_a_turn_is_told() -> None:
    """White can acquire Mercia with a tile; Orange, who is thought to keep his snakes, could neutralise it."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    told = {}
    for snakes, text in ((2, TWO_SNAKES), (0, TWO_SNAKES.replace(" snake*2", ""))):
        pos = game.read(text, content)
        (question,) = settle(pos)
        marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2500))
        found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
        acquiring = next(one for one in found if game.verbs.text(one.action) == "play_tile influence_helmet")
        told[snakes] = [reason.label for reason in acquiring.reasons if reason.label.message is OBJECTION_SNAKE]
    assert [said.fill() for said in told[2]] == [{"seat": "seat.orange", "tile": "tile.influence_helmet"}]
    assert told[0] == []


@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_a_snake_against_the_last_tile_of_a_turn_is_told_once(tiles: int) -> None:
    """The castle tile leaves no choice of a region, so White is asked when no click of Orange's is left."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(ONE_TARGET.replace("tiles influence_castle ", "tiles influence_castle*2 "), content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2500))
    played = [game.verbs.parse("play_tile influence_castle")] * tiles or [game.verbs.parse("recruit")]
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3), played=played)
    shown = next(one for one in found if one.is_played)
    objections = [reason.label for reason in shown.reasons if reason.label.message is OBJECTION_SNAKE]
    told = [{"seat": "seat.white", "tile": "tile.influence_castle"}]
    assert [said.fill() for said in objections] == told[:tiles]


def test_a_set_that_is_completed_does_not_speak_against_what_completes_it() -> None:
    """11.2, 11.3: its points are scored, and what it had promised until then is gone."""
    game = games.load("heads_of_state")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    at = table(
        *("london_upper red", "ireland_lower red", "hex scotland blue", "red hand gold"), placing("red"), *FULL_DISPLAY
    )
    question = at.question("red")
    advice = advise(squire, game.view(at.pos, question.seat), question, Seeded(1))
    completing = next(one for one in advice if game.verbs.text(one.action) == "place_noble scotland_lower")
    sets = [reason.change for reason in completing.reasons if reason.label.message is PART_SETS]
    assert sets
    assert all(change > 0 for change in sets)


def test_the_chance_to_win_is_told_where_it_was_measured() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    sovereign = bots.adviser("sovereign", game, content, bots.Budget(positions=300))
    played = [game.verbs.parse("play_tile influence_tent")]
    first, *others = advise(sovereign, view, question, Seeded(3), played=played)
    (chance,) = [one.label.args for one in first.reasons if one.label.message is CHANCE]
    assert 1 <= chance[0] <= 99
    beside = [one.label.args for told in others for one in told.reasons if one.label.message is CHANCE_BESIDE]
    assert beside
    assert all(own < best == chance[0] for own, best in beside)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=300))
    said = {one.label.message for told in advise(marshal, view, question, Seeded(3)) for one in told.reasons}
    assert not said & {CHANCE, CHANCE_BESIDE}, "nobody has measured its judgement"


def test_what_weighs_most_is_marked() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
    judged = [one for told in found for one in told.reasons if one.is_judged]
    most = max(abs(one.change) for one in judged)
    assert all(one.is_large == (2 * abs(one.change) >= most) for one in judged)
