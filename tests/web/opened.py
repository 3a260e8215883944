"""Games at the beginning of a turn, to be played on from there: by these rules or by those of another checkout.

`PYTHONPATH=FOLDER/src python tests/web/opened.py GAME KIND` writes the game as JSON.
"""

import json
import sys
from functools import cache
from typing import NamedTuple

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.table.table import open_match

PLAYERS = {"power_and_weakness": 2, "heads_of_state": 3, "hannibal": 2, "maria": 3, "great_war": 2}
SET_UP = "crumb-set-up"
LEAST_GENERALS = 3
LEAST_GOODS = 6


class Opening(NamedTuple):
    journal: str
    ply: int
    asked: str
    others: tuple[str, ...]


def is_set_up(match: Match) -> bool:
    headings = [event.heading for ply in match.plies for event in ply.events if event.heading is not None]
    return bool(headings) and headings[-1].message.key != SET_UP


def verbs(match: Match) -> list[str]:
    """What is on offer."""
    question = next(iter(match.questions()))
    return [match.game.verbs.text(action).split()[0] for action in question.options]


def is_there(match: Match, kind: str) -> bool:
    """The opening; a stage of Maria with several generals and a train; a purchase of Great War with a choice."""
    if not is_set_up(match):
        return False
    match kind:
        case "stage":
            return verbs(match).count("move_general") >= LEAST_GENERALS and "move_train" in verbs(match)
        case "purchase":
            return verbs(match).count("buy") >= LEAST_GOODS
        case _:
            return True


@cache
def opening(name: str, kind: str = "opening") -> Opening:
    """A game that is given up when it has come there, to be played on."""
    game = games.load(name)
    names = [f"player {number}" for number in range(PLAYERS[name])]
    match = open_match(game, names, game.default_options(), "", bytes(32))
    bot, rng = bots.make("novice", game, match.content), Seeded(1)
    while not is_there(match, kind):
        question = match.questions()[0]
        view = game.view(match.position_for(question.seat), question.seat)
        match.answer(question.seat, bot.choose(view, question, rng))
    asked, ply, seats = match.questions()[0].seat, len(match.plies), game.seat_ids(PLAYERS[name])
    match.resign((asked + 1) % len(seats))
    return Opening(write(match.journal, game), ply, seats[asked], tuple(s for s in seats if s != seats[asked]))


if __name__ == "__main__":
    print(json.dumps(opening(*sys.argv[1:3])))
