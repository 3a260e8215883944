"""Moments at which a seat is asked the very same question again right after it has answered it."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hatalom import games
from hatalom.core.game import Game
from hatalom.core.journal import Head, Journal, Row, Step, read
from hatalom.core.match import Match
from hatalom.core.question import NATURE, Question

GOLDEN = Path(__file__).parents[1] / "games"
ASKED_AGAIN = [
    ("power_and_weakness", "random_1", "ask-move-units"),
    ("hannibal", "second_punic_war", "ask-reinforce"),
    ("great_war", "two_alliances", "ask-move-unit"),
    ("great_war", "two_alliances", "ask-commit"),
]


class Again(NamedTuple):
    """The rows of a golden game up to a question, and the answer after which it is put once more."""

    game: Game[Any, Any]
    head: Head
    rows: list[Row]
    answer: Step

    @property
    def action(self) -> str:
        return self.game.verbs.text(self.answer.action)


@cache
def again(name: str, file: str, prompt: str) -> Again:
    game = games.load(name)
    journal = golden(game, file)
    match = Match(game, journal.head, game.load_content(), None)
    for number, row in enumerate(journal.rows):
        before = match.question_for(row.seat)
        match.repeat(row, number + 1)
        if isinstance(row, Step) and row.seat != NATURE and before is not None and before.prompt.key == prompt:
            after = match.question_for(row.seat)
            if after is not None and facts(after) == facts(before):
                return Again(game, journal.head, journal.rows[:number], row)
    raise AssertionError(f"{prompt} is never put twice in {file}")


def golden(game: Game[Any, Any], file: str) -> Journal:
    return read((GOLDEN / game.name / "golden" / f"{file}.journal").read_text(encoding="utf-8"), game)


def facts(question: Question) -> tuple[Any, ...]:
    return question.prompt, question.args, question.options
