"""The golden games together tell every line the log can hold."""

from hatalom.core.game import messages_in
from hatalom.core.replay import replay
from hatalom.games.power_and_weakness import events
from tests.games.golden import golden_games


def test_the_golden_games_together_tell_every_line_of_the_log() -> None:
    told = set()
    for golden in golden_games("power_and_weakness"):
        for ply in replay(golden.game, golden.stored(), golden.game.load_content()).plies:
            told |= {event.message.key for event in ply.events}
    assert told == {message.key for message in messages_in(events)}
