"""Where the numbers come from: the rulebook names some of them, the others were made for this game."""

from hatalom.core.content import Sourced, sources
from hatalom.games.great_war.load import FILES, load
from tests.rules import rule

BLOCKS = list(sources(FILES.load()))


def row_of(power: str, year: int) -> Sourced:
    """The source of a year's row on a country card that has one of its own."""
    card = next(card for card in FILES.load()["cards"] if card["power"] == power)
    row = next(row for row in card["rows"] if row.get("year") == year)
    return next(iter(sources({"row": row})))


def test_every_source_is_of_a_known_kind() -> None:
    kinds = {"rulebook", "public", "reconstructed"}
    assert {block.source for block in BLOCKS} == kinds
    assert {word for block in BLOCKS for word in block.details.values()} <= kinds


@rule("11.3", "12.9")
def test_a_row_of_which_the_rulebook_names_only_some_cells_says_which() -> None:
    """11.3 names the units of Austria-Hungary in 1915, the example of 12.9 the IP of France in 1916."""
    austria = row_of("austria", 1915)
    assert (austria.source, austria.details) == ("rulebook", {"ip": "reconstructed"})
    france = row_of("france", 1916)
    assert (france.source, france.details) == ("reconstructed", {"ip": "rulebook", "ip_war": "rulebook"})


@rule("7.25", "11.6", "16.2", "18.19")
def test_an_overlay_changes_what_the_rules_count_with() -> None:
    content = load(
        {
            "prices": [{"id": "rebuild", "cost": 5}, {"id": "invasion", "cost": 1}],
            "constants": {"assaults_per_battle": 3},
            "victory": {"conditions_needed": 1},
            "advanced": {"submarine_hits_on": [5, 6]},
        }
    )
    assert (content.rebuild_price, content.invasion_price) == (5, 1)
    assert (content.most_assaults, content.needed_conditions, content.torpedo_hits_from) == (3, 1, 5)
