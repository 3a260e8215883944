"""11.5 done again, slowly and from other sources: the map file, and the view as a player sees it."""

from hypothesis import given
from hypothesis import strategies as st

from hatalom.core.numbers import numbers_of
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.load import FILES
from hatalom.games.power_and_weakness.names import MARKER
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.view import View
from tests.games.power_and_weakness.random_play import position_after, walk
from tests.rules import rule

BORDERS = {frozenset((link["a"], link["b"])) for link in FILES.load()["map"]["connections"]}
SEATS = ("orange", "white")


def slow_net(view: View, attacker: str, target: str) -> int:
    """Attack minus defence by the words of 11.5."""
    regions = {region.id: region for region in view.regions}
    seats = {seat.id: seat for seat in view.seats}
    defender = "white" if attacker == "orange" else "orange"
    goal = regions[target]

    def near(region: str) -> bool:
        if view.cycle == "magic":
            return region != target and regions[region].marker == goal.marker
        return frozenset((region, target)) in BORDERS

    def active_units(owner: str) -> int:
        return sum(
            region.mages if view.cycle == "magic" else region.knights
            for region in view.regions
            if region.owner == owner and near(region.id)
        )

    attack = active_units(attacker) + seats[attacker].strength.get(goal.marker or "", 0)
    defence = goal.mages + goal.knights + active_units(defender) + seats[defender].strength.get(goal.marker or "", 0)
    return attack - defence


def strengthened(pos: PowerAndWeakness, strength: list[int]) -> PowerAndWeakness:
    """Random play seldom has strength in play: it is laid on by hand."""
    pos.strength = numbers_of(strength)
    return pos


@rule("11.5")
@given(st.integers(0, 2**32), st.integers(22, 400), st.lists(st.integers(0, 2), min_size=8, max_size=8))
def test_the_sum_agrees_with_a_slow_one(seed: int, plies: int, strength: list[int]) -> None:
    pos = strengthened(position_after(seed, plies), strength)
    view = GAME.view(pos, 0)
    for number, name in enumerate(SEATS):
        for region in view.regions:
            if region.owner not in (None, name):
                text = f"acquire {region.id}"
                forecast = GAME.forecast(pos, Seat(number), GAME.verbs.parse(text))
                assert forecast is not None
                expected = slow_net(view, name, region.id)
                assert forecast.total == sum(part.value for part in forecast.parts) == expected
                assert forecast.good == (expected >= 1)
                for part in forecast.parts:
                    assert not part.places or sum(share for _, share in part.places) == part.value


@rule("11.5r2", "15.1")
def test_exactly_the_acquisitions_that_succeed_are_offered() -> None:
    """Wherever an influence tile or Merlin is about to be used in some games."""
    uses = found = 0
    for seed in range(25):
        for moment in walk(seed):
            if moment.question.prompt.key not in ("ask-influence", "ask-merlin"):
                continue
            uses += 1
            seat = moment.question.seat
            view = GAME.view(moment.pos, seat)
            symbol = moment.question.args  # none for Merlin
            expected = {
                f"acquire {region.id}"
                for region in view.regions
                if region.owner == SEATS[1 - seat]
                and (not symbol or region.marker == MARKER.ids[symbol[0]])
                and slow_net(view, SEATS[seat], region.id) >= 1
            }
            offered = {GAME.verbs.text(action) for action in moment.question.options}
            assert {text for text in offered if text.startswith("acquire")} == expected
            found += len(expected)
    assert uses > 100
    assert found > 50
