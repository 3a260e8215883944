"""The moments at which a table is looked at: an own question on the map, a battle, a purchase or auction."""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

from hatalom import games
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.table.table import open_match
from tests.web import great_war_scenes, hannibal_scenes, maria_scenes
from tests.web.people import Visitor

PLAYERS = {"power_and_weakness": 2, "heads_of_state": 5, "hannibal": 2, "maria": 3, "great_war": 2}
MAP_VERBS = {"power_and_weakness": "place_unit", "heads_of_state": "place_noble", "hannibal": "march_to",
             "maria": "move_to", "great_war": "attack"}  # fmt: skip
"""What is chosen on the map in the question that is looked at."""
FIRST = 30
"""So much of a game is over: there is something on the map."""
MOST_GAMES = 40
MOST_PLIES = 3000
EAGER = {"ready_made": 1000.0, "end_diplomacy": 1000.0, "move_general": 1000.0}
TO_AUCTIONS = {"take_tile": 30.0}
TO_TREACHERY = {"choose_treachery": 20.0, "play_treachery": 40.0, "place_noble": 20.0}

IsThere = Callable[[list[str], Question], bool]
"""By the verbs on offer, and the question itself."""


class Scene(NamedTuple):
    journal: str
    ply: int
    mine: str
    others: list[str]


def asks(key: str, least: int = 1) -> IsThere:
    return lambda verbs, question: question.prompt.key == key and len(verbs) >= least


def on_the_map(name: str) -> IsThere:
    return lambda verbs, question: verbs.count(MAP_VERBS[name]) > 1


@cache
def moment(name: str, kind: str) -> Scene:
    """A "question", "battle" or "purchase" of a game."""
    match name, kind:
        case _, "question":
            return search(name, on_the_map(name), EAGER)
        case "power_and_weakness", "battle":
            return search(name, lambda verbs, _: verbs.count("acquire") > 0, {"place_unit": 5.0, "acquire": 0.1})
        case "power_and_weakness", _:
            return search(name, asks("ask-bid"), TO_AUCTIONS)
        case "heads_of_state", "battle":
            return search(name, lambda verbs, _: verbs.count("strike") > 1, TO_TREACHERY)
        case "heads_of_state", _:
            return search(name, asks("ask-take", least=4), EAGER)
        case "hannibal", "battle":
            return whole(name, hannibal_scenes.picture("battle"))
        case "hannibal", _:
            return search(name, asks("ask-reinforce", least=3), EAGER)
        case "maria", "battle":
            return whole(name, maria_scenes.picture("duel"))
        case "maria", _:
            return whole(name, maria_scenes.picture("politics"))
        case "great_war", "battle":
            return whole(name, great_war_scenes.picture("attack"))
        case _:
            return whole(name, great_war_scenes.picture("purchase"))


def search(name: str, is_there: IsThere, eager: dict[str, float]) -> Scene:
    """Games played at random, until one comes to such a question; it is given up there, to be played on."""
    game = games.load(name)
    for seed in range(7, 7 + MOST_GAMES):
        rng = random.Random(seed)
        match = open_match(game, ["Anna"] * PLAYERS[name], game.default_options(), "", seed.to_bytes(32))
        for ply in range(MOST_PLIES):
            question = next(iter(match.questions()), None)
            if question is None:
                break
            verbs = [game.verbs.text(action).split()[0] for action in question.options]
            if ply > FIRST and is_there(verbs, question):
                return given_up(name, match, question)
            match.answer(question.seat, rng.choices(question.options, [eager.get(verb, 1.0) for verb in verbs])[0])
    raise AssertionError("no game came to such a question, raise MOST_GAMES")


def given_up(name: str, match: Match, question: Question) -> Scene:
    players = PLAYERS[name]
    match.resign((question.seat + 1) % players)
    mine = games.load(name).seat_ids(players)[question.seat]
    return seated(name, write(match.journal, games.load(name)), len(match.plies), mine)


def whole(name: str, picture: tuple[str, int, str]) -> Scene:
    return seated(name, *picture)


def seated(name: str, journal: str, ply: int, mine: str) -> Scene:
    """The others are those who do not sit at this screen."""
    return Scene(journal, ply, mine, [seat for seat in games.load(name).seat_ids(PLAYERS[name]) if seat != mine])


def sit_down(visitor: Visitor, there: Scene, size: tuple[int, int]) -> Page:
    """The others are computers."""
    visitor.resize(*size)
    visitor.knows_the_tips()
    return visitor.lay(there.journal, there.ply, there.mine, *there.others, level="random")
