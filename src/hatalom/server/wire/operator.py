"""What the operator of a server is told."""

from typing import Literal

import msgspec


class HealthWire(msgspec.Struct):
    """`status` is "ok", or says what is wrong."""

    status: str
    version: str


class LoadWire(msgspec.Struct):
    """A few minutes: actions a second, and within how many milliseconds 99 of 100 acts were answered."""

    at: str
    rate: float
    act_ms: float | None


class ProcessWire(msgspec.Struct):
    """One process of the server; memory in bytes."""

    id: str
    memory: int
    awake: int
    sockets: int
    lag_ms: float


class ReportRowWire(msgspec.Struct):
    """Something that a player thinks is wrong by the rules."""

    id: int
    game: str
    table: str
    ply: int
    name: str
    words: str
    at: str


class HappenedWire(msgspec.Struct):
    at: str
    what: Literal[
        "start",
        "backup",
        "restore",
        "removed",
        "muted",
        "unmuted",
        "banned",
        "unbanned",
        "renamed",
        "looked",
        "closed",
        "answered",
    ]
    words: dict[str, str]


class OperatorWire(msgspec.Struct):
    """How the server fares.  `waiting_long` games have stood still for a day; `unstored` actions were refused."""

    version: str
    is_compiled: bool
    database: str
    here: int
    open_games: int
    waiting_long: int
    awake: int
    act_ms: float | None
    unstored: int
    errors: int
    thinking: int
    thinkers: int
    thinking_waiting: int
    last_backup: str | None
    disk_free: int | None
    processes: list[ProcessWire]
    load: list[LoadWire]
    reports: list[ReportRowWire]
    logbook: list[HappenedWire]
