"""11.4.3 done again, slowly and from the content files: the order in a country, and what the screen says of it."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.load import FILES
from hatalom.games.heads_of_state.names import NOBLE
from tests.games.heads_of_state.scenario import Table, scoring, table
from tests.rules import rule

FILE = FILES.load()
SEATS = ("red", "yellow", "blue")
AREAS = {row["id"]: row for row in FILE["areas"]}
BOXES = {row["id"]: row["noble"] for row in FILE["boxes"] if row["noble"]}
OWNERS = st.fixed_dictionaries({box: st.sampled_from(["-", "-", *SEATS]) for box in BOXES})


def area_of(box: str) -> str:
    return box.rpartition("_")[0]


def strength(owners: dict[str, str], seat: str, country: str) -> tuple[int, int, int]:
    """Influence, then the highest rank, then the highest hex among nobles of that rank; all 0 without a noble."""
    total, ranks = 0, []
    for box, owner in owners.items():
        area = AREAS[area_of(box)]
        if owner == seat and area["country"] == country:
            size = "capital" if area["capital"] else "province"
            total += FILE["influence"][f"{size}_{box.rpartition('_')[2]}"]
            ranks.append((-NOBLE.numbers[BOXES[box]], area["hex"]))
    return (total, *max(ranks)) if ranks else (0, 0, 0)


def at_the_revolution(owners: dict[str, str]) -> Table:
    return table(*(f"{box} {owner}" for box, owner in owners.items() if owner != "-"), scoring())


@rule("11.4.1", "11.4.2", "11.4.3", "11.4.3r1", "11.4.4")
@given(OWNERS)
def test_the_order_agrees_with_a_slow_one(owners: dict[str, str]) -> None:
    at = at_the_revolution(owners)
    pos = GAME.read(GAME.write(at.pos), at.pos.content)
    for country in GAME.view(pos, 0).countries:
        by_strength = {seat: strength(owners, seat, country.id) for seat in SEATS}
        order = sorted((seat for seat in SEATS if by_strength[seat][0]), key=lambda seat: by_strength[seat])[::-1]
        assert [place.seat for place in country.standings] == order
        assert [place.influence for place in country.standings] == [by_strength[seat][0] for seat in order]
        for place, (seat, other) in zip(country.standings, pairwise(order), strict=False):
            first = next(i for i in range(3) if by_strength[seat][i] != by_strength[other][i])
            assert place.above_next_by == ("influence", "rank", "hex")[first]
        if order:
            assert country.standings[-1].above_next_by is None


@rule("11.4.1", "11.4.3", "11.4.4")
@given(OWNERS)
def test_the_log_tells_who_was_first_and_by_what(owners: dict[str, str]) -> None:
    at = at_the_revolution(owners)
    at.questions()
    for country in (row["id"] for row in FILE["countries"]):
        by_strength = {seat: strength(owners, seat, country) for seat in SEATS}
        order = sorted((seat for seat in SEATS if by_strength[seat][0]), key=lambda seat: by_strength[seat])[::-1]
        told = {
            key: [line for line in at.told(key) if line["country"] == f"country.{country}"]
            for key in ("country-first", "country-second", "country-empty", "tie-by-rank", "tie-by-hex")
        }
        assert [line["seat"] for line in told["country-first"]] == [f"seat.{seat}" for seat in order[:1]]
        assert [line["seat"] for line in told["country-second"]] == [f"seat.{seat}" for seat in order[1:2]]
        assert bool(told["country-empty"]) == (not order)
        ties = {
            (f"seat.{seat}", f"seat.{other}", "rank" if by_strength[seat][1] != by_strength[other][1] else "hex")
            for seat, other in pairwise(order)
            if by_strength[seat][0] == by_strength[other][0]
        }
        by_rank = {(line["seat"], line["other"], "rank") for line in told["tie-by-rank"]}
        assert by_rank | {(line["seat"], line["other"], "hex") for line in told["tie-by-hex"]} == ties
