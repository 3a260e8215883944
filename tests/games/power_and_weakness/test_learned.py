"""What the network of Power & Weakness is shown."""

from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.bots.features import HELD_REGIONS, OF_A_CYCLE, features_of
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, REGIONS, WHITE
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from tests.bots.test_learned import positions


def test_what_one_seat_is_shown_as_its_own_the_other_is_shown_as_his() -> None:
    for pos in positions(GAME, 2, 120):
        shown = {seat: _shown(pos, seat) for seat in (ORANGE, WHITE)}
        for region in REGIONS:
            mine = OF_A_CYCLE * pos.cycle + HELD_REGIONS + 6 * region
            assert shown[ORANGE].get(mine, 0) == shown[WHITE].get(mine + 3, 0) == (pos.owner[region] == ORANGE)


def _shown(pos: PowerAndWeakness, seat: Seat) -> dict[int, float]:
    shown = features_of(pos, seat)
    return dict(zip(shown.places, shown.amounts, strict=True))
