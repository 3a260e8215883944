"""Journals on the disk, and the secrets of games that are still being played."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path, user_state_path

from hatalom import games
from hatalom.cli.house import House, house_of
from hatalom.core import journal as journals
from hatalom.core.chance import commitment_of
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.core.journal import Journal


@dataclass(frozen=True)
class Kept:
    """A journal with all that is needed to play it again."""

    game: Game[Any, Any]
    journal: Journal
    house: House

    def content(self) -> Any:
        return self.game.load_content(self.house.table)

    def is_of_other_rules(self) -> bool:
        """Whether it was played by another version of the rules than this program plays."""
        return self.journal.head.rules_version != self.game.rules_version


def read_journal(path: Path, box: Path | None) -> Kept:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is not a journal: it is not a text file") from error
    game = games.load(journals.read_head(text).game)
    journal = journals.read(text, game)
    return Kept(game, journal, house_of(game, journal.head.overlay, box))


def write_journal(path: Path, journal: Journal, game: Game[Any, Any]) -> None:
    """All or nothing: a crash while writing leaves the old file."""
    _write(path, journals.write(journal, game).encode("utf-8"))


def new_file(game: Game[Any, Any], commitment: str) -> Path:
    """Where a game is kept if the player names no file."""
    return user_data_path("hatalom") / "games" / f"{game.name}-{commitment[:8]}.journal"


def keep_secret(secret: bytes) -> None:
    """Until the game is over, the secret is kept apart from the journal: reading the journal foretells no draw."""
    path = _secret_file(commitment_of(secret))
    _write(path, secret.hex().encode("ascii"))
    path.chmod(0o600)


def kept_secret(commitment: str) -> bytes:
    path = _secret_file(commitment)
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii"))
    except (OSError, ValueError) as error:
        raise BadFile(
            f"the draws of this game cannot go on: their secret is not in {path}; "
            f"a game can be continued only where it was begun"
        ) from error
    if commitment_of(secret) != commitment:
        raise BadFile(f"{path} does not fit the commitment in the journal")
    return secret


def forget_secret(commitment: str) -> None:
    _secret_file(commitment).unlink(missing_ok=True)


def _secret_file(commitment: str) -> Path:
    return user_state_path("hatalom") / "secrets" / commitment


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.new")
        draft.write_bytes(data)
        os.replace(draft, path)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror}") from error
