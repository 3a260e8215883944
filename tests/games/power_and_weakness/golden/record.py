"""Records the golden games anew, after a change of the rules that was meant.

    PYTHONPATH=src python -m tests.games.power_and_weakness.golden.record

Look at the difference before you commit it: every line that changes is a line somebody's old game will trip over.
"""

import hashlib
from pathlib import Path

from hatalom.core import journal
from hatalom.core.chance import Seeded, Stream, commitment_of
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.games.power_and_weakness.game import GAME

FOLDER = Path(__file__).parent
SEEDS = (1, 79, 120, 124)
"""Together they tell every kind of line of the log; 1 is long (14 cycles, both piles renewed), 124 is short."""


def play(seed: int) -> Match:
    """A game of random choices on a committed stream of chance."""
    secret = hashlib.sha256(b"golden game %d" % seed).digest()
    head = Head(GAME.name, GAME.rules_version, ("Arthur", "Morgan"), commitment=commitment_of(secret))
    match = Match(GAME, head, GAME.load_content(), Stream(secret))
    rng = Seeded(seed)
    match.run()
    while questions := match.questions():
        question = questions[rng.below(len(questions))]
        match.answer(question.seat, question.options[rng.below(len(question.options))])
    match.journal.secret = secret
    return match


def main() -> None:
    lines = ["# The end of each golden game: checksum of the position, points of both seats, seats that won."]
    for seed in SEEDS:
        match = play(seed)
        result = match.result()
        assert result is not None
        name = f"random_{seed}"
        (FOLDER / f"{name}.journal").write_text(journal.write(match.journal, GAME), encoding="utf-8")
        points = [seat.score for seat in result.seats]
        lines += ["", f"[{name}]", f'checksum = "{match.checksum()}"', f"points = {points}"]
        lines += [f"winners = {result.winners()}"]
    (FOLDER / "games.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
