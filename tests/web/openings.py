"""Tables at the opening of a game: the set-up has just been laid out, and this visitor is asked first."""

from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.table.table import open_match
from tests.web.people import Visitor

PLAYERS = {"power_and_weakness": 2, "heads_of_state": 3, "hannibal": 2, "maria": 3, "great_war": 2}
SET_UP = "crumb-set-up"


class Opening(NamedTuple):
    journal: str
    ply: int
    asked: str
    others: tuple[str, ...]


def is_set_up(match: Match) -> bool:
    headings = [event.heading for ply in match.plies for event in ply.events if event.heading is not None]
    return bool(headings) and headings[-1].message.key != SET_UP


@cache
def opening(name: str) -> Opening:
    """A game that is given up when its set-up is done, to be played on from there."""
    game = games.load(name)
    match = open_match(game, [f"player {number}" for number in range(PLAYERS[name])], {}, "", bytes(32))
    bot, rng = bots.make("novice", game, match.content), Seeded(1)
    while not is_set_up(match):
        question = match.questions()[0]
        view = game.view(match.position_for(question.seat), question.seat)
        match.answer(question.seat, bot.choose(view, question, rng))
    asked, ply, seats = match.questions()[0].seat, len(match.plies), game.seat_ids(PLAYERS[name])
    match.resign((asked + 1) % len(seats))
    return Opening(write(match.journal, game), ply, seats[asked], tuple(s for s in seats if s != seats[asked]))


def lay_out(visitor: Visitor, name: str) -> Page:
    """Sits down at a table with this opening; the other seats are computers."""
    found = opening(name)
    return visitor.lay(found.journal, found.ply, found.asked, *found.others)
