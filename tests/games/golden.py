"""Golden games: whole games stored as journals, the same for every game.

Each `tests/games/<game>/golden/games.toml` names its games: the seed of the choices and of the chance stream, the
players, the options, and how it ends.  After a change of the rules that was meant, record them anew:

    PYTHONPATH=src python -m tests.games.golden GAME

Look at the difference before you commit it: every line that changes is a line somebody's old game will trip over.
"""

import hashlib
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hatalom import games
from hatalom.core import journal
from hatalom.core.chance import Seeded, Stream, commitment_of
from hatalom.core.game import Game
from hatalom.core.journal import Head, Journal
from hatalom.core.match import Match


@dataclass(frozen=True)
class Golden:
    """One stored game."""

    game: Game[Any, Any]
    name: str
    facts: dict[str, Any]

    @property
    def file(self) -> Path:
        return folder_of(self.game.name) / f"{self.name}.journal"

    def stored(self) -> Journal:
        return journal.read(self.file.read_text(encoding="utf-8"), self.game)

    def play(self) -> Match:
        """The game of random choices on a committed stream of chance that the file holds."""
        seed = self.facts["seed"]
        secret = hashlib.sha256(b"golden game %d" % seed).digest()
        options = self.game.check_options(self.facts.get("options", {})) if self.game.options else {}
        names = tuple(self.facts["names"])
        head = Head(self.game.name, self.game.rules_version, names, options, commitment=commitment_of(secret))
        match = Match(self.game, head, self.game.load_content(), Stream(secret))
        rng = Seeded(seed)
        match.run()
        while questions := match.questions():
            question = questions[rng.below(len(questions))]
            match.answer(question.seat, question.options[rng.below(len(question.options))])
        match.journal.secret = secret
        return match


def folder_of(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


def golden_games(game: str) -> list[Golden]:
    """Those that are kept; a game that is new has none yet."""
    file = folder_of(game) / "games.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [Golden(games.load(game), name, facts) for name, facts in table.items()]


def ending(match: Match) -> dict[str, Any]:
    """How a game ended: what `games.toml` says of it."""
    result = match.result()
    assert result is not None
    points = [seat.score for seat in result.seats]
    return {"checksum": match.checksum(), "points": points, "winners": result.winners()}


def record(game: str) -> None:
    lines = ["# Each golden game: the seed of its choices and draws, who plays, and how it ends."]
    for golden in golden_games(game):
        match = golden.play()
        golden.file.write_text(journal.write(match.journal, golden.game), encoding="utf-8")
        facts = {**golden.facts, **ending(match)}
        lines += ["", f"[{golden.name}]", *(f"{key} = {_toml(value)}" for key, value in facts.items())]
    (folder_of(game) / "games.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    record(sys.argv[1])
