"""What a notice says, in all five games: the game, the side, names and times, and nothing else."""

import pytest

from hatalom import games
from hatalom.server.ids import SeatId, TableId
from hatalom.server.library import game_of
from hatalom.server.post.matters import KINDS, Matter
from hatalom.server.post.words import notice_of
from hatalom.table.clock import HOUR
from hatalom.texts import notice_texts


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("name", games.NAMES)
def test_a_notice_says_the_game_the_side_names_and_times(name: str, lang: str) -> None:
    """Whatever the position: two notices about the same side differ only in names, time and place."""
    game = game_of(name)
    texts = notice_texts(game, lang)
    for seat in game.seat_ids(max(game.seat_counts)):
        for kind in KINDS:
            notice = notice_of(Matter(TableId("t"), name, kind, SeatId(seat), 0, ["Béla"], 5 * HOUR, 2, 7), lang)
            said = f"{notice.title} {notice.line}"
            assert notice.path == "/tables/t"
            assert texts.text("game-title") in said
            assert "notice-" not in said
            assert {sign for sign in said.replace(texts.text("game-title"), "") if sign.isdigit()} <= set("527")
