"""Records the golden games anew, after a change of the rules that was meant.

    PYTHONPATH=src python -m tests.games.heads_of_state.golden.record

Look at the difference before you commit it: every line that changes is a line somebody's old game will trip over.
"""

import hashlib
from pathlib import Path

from hatalom.core import journal
from hatalom.core.chance import Seeded, Stream, commitment_of
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.games.heads_of_state.game import GAME

FOLDER = Path(__file__).parent
NAMES = ("Tudor", "Valois", "Habsburg", "Hohenzollern", "Stuart")
PLAYERS = (2, 3, 4, 5)


def play(players: int) -> Match:
    """A game of random choices on a committed stream of chance."""
    secret = hashlib.sha256(b"golden game %d" % players).digest()
    head = Head(GAME.name, GAME.rules_version, NAMES[:players], commitment=commitment_of(secret))
    match = Match(GAME, head, GAME.load_content(), Stream(secret))
    rng = Seeded(players)
    match.run()
    while questions := match.questions():
        question = questions[rng.below(len(questions))]
        match.answer(question.seat, question.options[rng.below(len(question.options))])
    match.journal.secret = secret
    return match


def main() -> None:
    lines = ["# The end of each golden game: checksum of the position, points of the seats, seats that won."]
    for players in PLAYERS:
        match = play(players)
        result = match.result()
        assert result is not None
        name = f"players_{players}"
        (FOLDER / f"{name}.journal").write_text(journal.write(match.journal, GAME), encoding="utf-8")
        points = [seat.score for seat in result.seats]
        lines += ["", f"[{name}]", f'checksum = "{match.checksum()}"', f"points = {points}"]
        lines += [f"winners = {result.winners()}"]
    (FOLDER / "games.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
