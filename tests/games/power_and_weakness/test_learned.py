"""The learned level of Power & Weakness: what its network is shown, and the one that is shipped."""

import json
from importlib.resources import files

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.bots.evaluate import EVALUATOR, PACKAGE, with_shipped_net
from hatalom.games.power_and_weakness.bots.features import FEATURES, HELD_REGIONS, OF_A_CYCLE, features_of
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, REGIONS, WHITE
from hatalom.games.power_and_weakness.position import PowerAndWeakness

MOST_BYTES = 5_000_000


def positions(count: int) -> list[PowerAndWeakness]:
    rng = Seeded(5)
    pos = GAME.set_up(2, GAME.default_options(), GAME.load_content())
    found: list[PowerAndWeakness] = []
    while len(found) < count and (questions := settle_by(pos, rng)):
        found.append(pos.copy())
        step(pos, questions[0].seat, questions[0].options[rng.below(len(questions[0].options))])
    return found


def test_every_feature_has_a_place_of_its_own() -> None:
    for pos in positions(120):
        for seat in (ORANGE, WHITE):
            shown = features_of(pos, seat)
            assert len(set(shown.places)) == len(shown.places) == len(shown.amounts)
            assert all(0 <= place < FEATURES for place in shown.places)


def test_what_one_seat_is_shown_as_its_own_the_other_is_shown_as_his() -> None:
    for pos in positions(120):
        shown = {Seat(seat): dict(zip(*_lists(pos, Seat(seat)), strict=True)) for seat in (ORANGE, WHITE)}
        for region in REGIONS:
            mine = OF_A_CYCLE * pos.cycle + HELD_REGIONS + 6 * region
            assert shown[ORANGE].get(mine, 0) == shown[WHITE].get(mine + 3, 0) == (pos.owner[region] == ORANGE)


def _lists(pos: PowerAndWeakness, seat: Seat) -> tuple[list[int], list[float]]:
    shown = features_of(pos, seat)
    return shown.places, shown.amounts


def test_the_shipped_network_is_small_and_says_where_it_comes_from() -> None:
    text = (files(PACKAGE) / "bots" / "weights" / "learned.json").read_text(encoding="utf-8")
    assert len(text) < MOST_BYTES
    assert {"date", "games", "positions", "digest"} <= json.loads(text)["origin"].keys()


def test_the_network_corrects_the_judgement_and_does_not_replace_it() -> None:
    learned = with_shipped_net()
    gaps = [abs(learned.value(pos, ORANGE) - EVALUATOR.value(pos, ORANGE)) for pos in positions(60)]
    assert 0 < sum(gaps) / len(gaps) < 30
