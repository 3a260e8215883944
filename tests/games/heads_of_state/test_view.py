"""What everybody sees at the table of Heads of State."""

from hatalom.core.question import SPECTATOR
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import placing, table
from tests.rules import rule


@rule("10.9", "10.10", "10.11")
def test_each_treachery_card_says_where_it_strikes() -> None:
    found = GAME.view(table("red hand gold", placing("red")).pos, SPECTATOR).strikes_in
    assert found["gallows"] == ["germany"]
    assert found["axeman_guillotine"] == ["britain", "france"]
    assert found["assassin"] == ["britain", "france", "spain", "germany"]
