"""What a network of Great War is shown, and what it learns to foretell."""

from hatalom.core.question import Seat
from hatalom.games.great_war.bots.features import CONQUERED, OF_A_SIDE, features_of, margin_of
from hatalom.games.great_war.bots.outlook import alliance_of_seat
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import BERLIN, CENTRAL, NEITHER, PARIS, PLACE, Power
from tests.bots.test_learned import positions

GERMANY, FRANCE = Power(0), Power(2)
SEATS = (Seat(0), Seat(1))


def test_a_conquered_province_is_good_for_one_side_and_bad_for_the_other() -> None:
    pos = positions(GAME, 2, 1)[0]
    pos.set_controller(PLACE.numbers["lille"], GERMANY)
    for seat in SEATS:
        shown = features_of(pos, seat)
        alliance = alliance_of_seat(pos, seat)
        row = dict(zip(shown.places, shown.amounts, strict=True))
        first = OF_A_SIDE * alliance + CONQUERED
        conquered = {place - first: amount for place, amount in row.items() if first <= place < first + len(PLACE.ids)}
        assert conquered.get(PLACE.numbers["lille"]) == (1.0 if alliance == CENTRAL else -1.0)


def test_points_say_how_clearly_a_game_was_won_and_a_draw_is_nobodys() -> None:
    pos = positions(GAME, 2, 1)[0]
    sides = [alliance_of_seat(pos, seat) for seat in SEATS]
    pos.set_controller(PARIS, GERMANY)
    pos.taken[PARIS] = 0
    pos.is_over, pos.winner = True, CENTRAL
    assert [margin_of(pos, seat) for seat in SEATS] == [1.0 if side == CENTRAL else -1.0 for side in sides]
    pos.set_controller(BERLIN, FRANCE)
    pos.taken[BERLIN] = 0
    assert [margin_of(pos, seat) for seat in SEATS] == [0.5 if side == CENTRAL else -0.5 for side in sides]
    pos.winner = NEITHER
    assert [margin_of(pos, seat) for seat in SEATS] == [0.0, 0.0]
