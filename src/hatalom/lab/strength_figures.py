"""What was measured of the levels of a game, as data: the page is made of it, and the browser shows it."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from hatalom.core.errors import BadFile

FIGURES = "strength.json"


class Rung(msgspec.Struct, frozen=True):
    """One seat of a level against others of another level: of so many games it won a share, with its 95 % interval.

    `fair` is what its seats win where all hold the other level, `random` what they win between random players (nothing
    where it was not measured).  `limit` says how long each of them could think;
    empty where everybody thought as long as it usually does.  `options` are those that are not as usual.
    """

    level: str
    rivals: str
    players: int
    games: int
    won: float
    low: float
    high: float
    fair: float
    day: str
    seed: int | None = None
    limit: str = ""
    ms: float | None = None
    options: dict[str, str] = {}
    random: float | None = None

    def is_about(self) -> tuple[object, ...]:
        """Another measurement of the same takes its place."""
        return self.level, self.rivals, self.players, self.limit, *sorted(self.options.items())

    def verdict(self) -> str:
        return "**stronger**" if self.low > self.fair else "weaker" if self.high < self.fair else "open"


class Strength(msgspec.Struct, frozen=True):
    """All that is known of the levels of one game."""

    game: str
    rungs: list[Rung]

    def with_new(self, rungs: Iterable[Rung]) -> "Strength":
        """The same with further measurements, by players and level."""
        found = {rung.is_about(): rung for rung in [*self.rungs, *rungs]}
        return Strength(self.game, list(found.values()))


def read_figures(file: Path, game: str) -> Strength:
    """What a folder knows already; nothing where there is no such file."""
    if not file.is_file():
        return Strength(game, [])
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Strength)
    except msgspec.MsgspecError as error:
        raise BadFile(f"{file} holds no figures of strength: {error}") from error
    if found.game != game:
        raise BadFile(f"{file} is about {found.game}, not about {game}: choose another folder")
    return found


def write_figures(file: Path, figures: Strength) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
