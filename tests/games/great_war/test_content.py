"""Where the numbers come from: the rulebook names some of them, the others were made for this game."""

from hatalom.core.content import Sourced, sources
from hatalom.games.great_war.load import FILES
from tests.rules import rule

BLOCKS = list(sources(FILES.load()))


def row_of(power: str, year: int) -> Sourced:
    """The source of a year's row on a country card that has one of its own."""
    card = next(card for card in FILES.load()["cards"] if card["power"] == power)
    row = next(row for row in card["rows"] if row["year"] == year and "start" not in row)
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
