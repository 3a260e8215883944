"""Positions of Great War worth looking at: an attack, a fleet, a landing, a purchase, a year-end, found by playing."""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import BASE, PROVINCE_COUNT
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.sides import defenders
from hatalom.games.great_war.rules.battles.strength import defence_bonuses
from hatalom.games.great_war.verbs import FROM, TO
from hatalom.table.table import open_match

MOST_GAMES = 20
MOST_PLIES = 1500
FINISHING = ("ready_made", "end_diplomacy", "end_battles", "end_moves", "end_purchase", "pass_all")
HASTY = dict.fromkeys(FINISHING, 1000.0)
"""How gladly each verb is chosen by those who only want to get on."""
BOLD = HASTY | {"end_battles": 1.0, "attack": 20.0, "origin": 5.0, "all_in": 20.0, "fight": 30.0, "cancel": 0.01}
AT_SEA = HASTY | {
    "end_battles": 1.0,
    "end_moves": 1.0,
    "sea_attack": 500.0,
    "attack": 0.01,
    "invade": 0.01,
    "all_in": 20.0,
}
LANDING = HASTY | {"end_battles": 1.0, "pass_all": 1.0, "invade": 500.0, "attack": 0.01, "sea_attack": 0.01,
                   "all_in": 20.0}  # fmt: skip


class Scene(NamedTuple):
    is_there: Callable[[GreatWar, Question], bool]
    eager: dict[str, float]


class Picture(NamedTuple):
    journal: str
    ply: int
    seat: str
    """Who is asked there."""


def verb(action: int) -> str:
    return GAME.verbs.text(action).split()[0]


def is_ready(mode: int) -> Callable[[GreatWar, Question], bool]:
    """An attack that only waits for the word."""

    def is_there(pos: GreatWar, question: Question) -> bool:
        return pos.mode == mode and any(verb(action) == "fight" for action in question.options)

    return is_there


def is_uphill(pos: GreatWar, question: Question) -> bool:
    """Against a fortress that is held, and without anything that takes the basic defence away."""
    if not is_ready(LAND_ATTACK)(pos, question) or not pos.content.is_fortress[pos.target]:
        return False
    return len(defenders(pos, pos.target, False)) > 0 and defence_bonuses(pos, pos.target)[BASE] > 0


SCENES = {
    "attack": Scene(is_uphill, BOLD),
    "fleet": Scene(is_ready(SEA_ATTACK), AT_SEA),
    "landing": Scene(is_ready(INVASION_ATTACK), LANDING),
    "purchase": Scene(lambda pos, question: question.prompt.key == "ask-buy", HASTY),
    "year_end": Scene(lambda pos, question: question.prompt.key == "ask-war-production", HASTY),
}


def weight(action: int, eager: dict[str, float]) -> float:
    """Ships go out to sea."""
    if eager is AT_SEA and (FROM.has(action) or TO.has(action)):
        return 5.0 if FROM.has(action) or TO.target(action) >= PROVINCE_COUNT else 0.01
    return eager.get(verb(action), 1.0)


@cache
def picture(name: str) -> Picture:
    """A game that is given up at the first such moment, to be played on from there."""
    for seed in range(MOST_GAMES):
        match = open_match(GAME, ["Anna", "Béla"], GAME.default_options(), "", seed.to_bytes(32))
        found = _play_until(match, SCENES[name], random.Random(seed))
        if found is not None:
            match.resign(1 - found.seat)
            return Picture(write(match.journal, GAME), len(match.plies), GAME.seat_ids(2)[found.seat])
    raise AssertionError(f"no {name} came up, raise MOST_GAMES")


def _play_until(match: Match, scene: Scene, rng: random.Random) -> Question | None:
    for _ in range(MOST_PLIES):
        question = next(iter(match.questions()), None)
        if question is None:
            return None
        assert isinstance(match.pos, GreatWar)
        if scene.is_there(match.pos, question):
            return question
        match.answer(
            question.seat, rng.choices(question.options, [weight(one, scene.eager) for one in question.options])[0]
        )
    return None
