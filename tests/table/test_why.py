"""*Why can't I?*: the rule behind everything that is not offered."""

from hatalom.core.chance import Seeded
from hatalom.table.table import Table
from tests.table.tables import play, power


def whole_region(table: Table) -> str:
    """A region of the other's, where the one who is asked cannot place a unit."""
    rng = Seeded(1)
    while True:
        play(table, rng, 1)
        asked = table.asked()
        owners = table.match.pos.owner  # type: ignore[attr-defined]
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
