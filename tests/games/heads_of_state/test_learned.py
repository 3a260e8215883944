"""What the network of Heads of State is shown."""

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.bots.features import BOXES_OF, OF_A_PLAYER, features_of
from hatalom.games.heads_of_state.game import GAME
from tests.bots.test_learned import positions


def test_every_player_sees_himself_first_and_the_others_in_the_order_of_their_turns() -> None:
    for pos in positions(GAME, 3, 120):
        for seat in pos.players:
            shown = features_of(pos, seat)
            for number in range(3):
                first = OF_A_PLAYER * number + BOXES_OF
                boxes = {place - first for place in shown.places if first <= place < first + len(pos.owner)}
                whose = Seat((seat + number) % 3)
                assert boxes == {box for box in pos.content.boxes if pos.owner[box] == whose}
