"""*Why can't I?*: the rule behind everything that is not offered."""

from hatalom.core.chance import Seeded
from hatalom.core.numbers import zeros
from hatalom.table.table import Table
from tests.table.tables import play, power


def whole_region(table: Table) -> str:
    """A region of the other's, where the one who is asked cannot place a unit."""
    rng = Seeded(1)
    while True:
        play(table, rng, 1)
        asked = table.asked()
        owners = list(table.match.pos.owner)  # type: ignore[attr-defined]
        prompt = table.match.questions()[0].prompt.key
        if len(asked) == 1 and prompt == "ask-action" and (1 - asked[0]) in owners:
            return str(table.game.kinds[1].ids[owners.index(1 - asked[0])])


def test_a_thing_is_explained_with_its_rule() -> None:
    table = power()
    region = whole_region(table)
    refusals = table.why(table.asked()[0], f"region.{region}")
    placing = [refusal for refusal in refusals if refusal.action == f"place_unit {region}"]
    assert len(placing) == 1
    assert (placing[0].message.key, placing[0].message.rule) == ("foreign-region", "3.9r1")


def test_an_action_can_be_asked_about_too() -> None:
    table = power()
    region = whole_region(table)
    refusals = table.why(table.asked()[0], f"place_unit {region}")
    assert [refusal.action for refusal in refusals] == [f"place_unit {region}"]


def test_nothing_is_said_of_what_is_offered_unknown_or_not_asked() -> None:
    table = power()
    asked = table.asked()[0]
    assert table.why(asked, "recruit") == []
    assert table.why(asked, "region.atlantis") == []
    assert table.why(asked, "nonsense") == []
    assert table.why(1 - asked, "region.kent") == []


def test_a_verb_that_is_closed_says_why_once_for_all_its_targets() -> None:
    """At the start nobody holds a tile: no tile can be played, and that is told once, of no tile by name."""
    table = power()
    asked = table.asked()[0]
    question = table.state(asked).question
    assert question is not None
    told = [(closed.verb, closed.message.key, closed.message.args) for closed in question.closed if closed.message]
    assert told == [("play_tile", "no-tiles", {})]
    assert [refusal.message.key for refusal in table.why(asked, "play_tile")] == ["no-tiles"]


def test_a_closed_verb_does_not_blame_things_that_are_not_there() -> None:
    """Somebody who holds one tile without a use reads about that one, not about the tiles he does not hold."""
    table = power()
    pos = table.match.pos
    asked = table.asked()[0]
    pos.reserve = zeros(4)  # type: ignore[attr-defined]
    pos.held[19 * asked + 3] = 1  # type: ignore[attr-defined]
    refusals = table.why(asked, "play_tile")
    assert [(refusal.action, refusal.message.key) for refusal in refusals] == [("play_tile influence_key", "no-object")]
    question = table.state(asked).question
    assert question is not None
    told = {closed.verb: closed.message for closed in question.closed}
    assert told["play_tile"] is not None
    assert told["play_tile"].args == {"tile": "tile.influence_key"}
    assert table.why(asked, "play_tile merlin")[0].message.key == "not-held"


def test_where_all_targets_are_closed_for_one_reason_it_is_told_with_the_question() -> None:
    table = power()
    rng = Seeded(3)
    while True:
        play(table, rng, 1)
        pos = table.match.pos
        asked = table.asked()
        is_spent = len(asked) == 1 and pos.reserve[2 * asked[0] + pos.cycle] == 0  # type: ignore[attr-defined]
        if is_spent and table.match.questions()[0].prompt.key == "ask-action":
            break
    question = table.state(asked[0]).question
    assert question is not None
    reasons = {closed.verb: closed.message for closed in question.closed}
    assert reasons["place_unit"] is not None
    assert (reasons["place_unit"].key, reasons["place_unit"].rule) == ("no-active-unit", "10.1")
