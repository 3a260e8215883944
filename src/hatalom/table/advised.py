"""What a strong computer would have done at a decision, seeing what the seat saw and nothing else."""

from typing import Any

from hatalom.bots import Bot
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.game import Game
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE
from hatalom.table import words
from hatalom.table.wire import AdvisedWire

MOST_ACTS = 4
SEED = 1
"""Every reader is told the same."""


def second_thoughts(match: Match, bot: Bot, level: str, parts: list[tuple[int, int]]) -> list[AdvisedWire | None]:
    """For each stretch of plies (after, up to) its first real decision, and the computer's own way from there."""
    wanted = {_decision(match, start, end): index for index, (start, end) in reversed(list(enumerate(parts)))}
    found: list[AdvisedWire | None] = [None] * len(parts)
    pos = match.at(0).pos
    for number, entry in enumerate(match.plies, start=1):
        settle(pos)
        if number in wanted:
            seat = entry.step.seat
            played = _played(match, number)
            advised = _own_way(match.game, pos.copy(), seat, bot, len(played))
            found[wanted[number]] = AdvisedWire(
                match.game.seat_ids(match.seats)[seat],
                number - 1,
                level,
                [words.label_of(match.game, action) for action in played],
                [words.label_of(match.game, action) for action in advised],
                sorted(advised) == sorted(played),
            )
        step(pos, entry.step.seat, entry.step.action)
    return found


def _decision(match: Match, start: int, end: int) -> int:
    """The first ply after `start` that somebody chose; 0 where there is none."""
    for number in range(start + 1, end + 1):
        entry = match.plies[number - 1]
        if entry.step.seat != NATURE and not entry.step.auto:
            return number
    return 0


def _played(match: Match, first: int) -> list[int]:
    """What the seat chose from there on, until chance or somebody else came in."""
    seat = match.plies[first - 1].step.seat
    acts: list[int] = []
    for entry in match.plies[first - 1 :]:
        if entry.step.seat != seat or len(acts) == MOST_ACTS:
            break
        if not entry.step.auto:
            acts.append(entry.step.action)
    return acts


def _own_way(game: Game[Any, Any], pos: Position, seat: int, bot: Bot, most: int) -> list[int]:
    """The computer's acts from this position on, as many as were played, until chance or somebody else comes in."""
    acts: list[int] = []
    while len(acts) < most:
        question = next((one for one in settle(pos)[:1] if one.seat == seat), None)
        if question is None:
            break
        if question.is_forced():
            step(pos, seat, question.options[0])
            continue
        view = game.view(pos, seat) if bot.needs_view else None
        acts.append(bot.choose(view, question, Seeded(SEED)))
        step(pos, seat, acts[-1])
    return acts
