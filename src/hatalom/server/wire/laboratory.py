"""The laboratory: what is asked of it, and what it has found."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatalom.lab.balance_figures import Balance
from hatalom.lab.experiment import Status
from hatalom.lab.findings import Findings, Kind, Share
from hatalom.server.wire.fields import Body, Id, Whole


class NewExperimentWire(Body):
    """An experiment to be played: the arguments of `hatalom arena` or of `hatalom simulate`."""

    kind: Kind
    game: Id
    bots: Annotated[list[Id], Meta(min_length=1, max_length=8)]
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    seed: Whole = 0
    changes_seats: bool = False
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    overlay: dict[str, Any] | None = None
    """A corrected box to play with; without one it is played with the box as it came."""


class ExperimentRowWire(msgspec.Struct):
    """An experiment in a list."""

    id: str
    kind: Kind
    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    changes_seats: bool
    status: Status
    created: str
    box: str
    """What the corrected box is called; nothing where there is none."""


class LevelWire(msgspec.Struct):
    """What every seat won where all were held by computers of this level."""

    level: str
    shares: list[Share]


class ExperimentWire(ExperimentRowWire):
    """One experiment.  `command` plays the games again that have been played; `files` can be fetched.

    `place` is where it stands among those that wait, from 1 on; 0 where it does not wait.  `by_level` is the same game
    between computers of other levels, from weak to strong, as far as it has been played on this server.
    """

    is_mine: bool
    is_stopping: bool
    place: int
    command: str
    files: list[str]
    findings: Findings | None
    by_level: list[LevelWire]


class BalancesWire(msgspec.Struct):
    """The balance reports that came with the games."""

    reports: list[Balance]


class LaboratoryWire(msgspec.Struct):
    """Whether this server has a laboratory, its limits, and my experiments, the newest first."""

    is_open: bool
    workers: int
    most_games: int
    most_open: int
    most_minutes: int
    waiting: int
    mine: list[ExperimentRowWire]
