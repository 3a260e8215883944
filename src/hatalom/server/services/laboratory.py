"""The laboratory: visitors' experiments, within limits."""

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from hatalom import bots
from hatalom.bots.at_random import AtRandom
from hatalom.core.boxfaults import BadBox, RefusedBox
from hatalom.core.boxfile import opened
from hatalom.core.content import overlay_label
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.lab.experiment import Experiment, command_of, experiment_of, is_current
from hatalom.lab.findings import Findings, Share, control_shares
from hatalom.server.examiners import Examiners
from hatalom.server.experimenters import Experimenters
from hatalom.server.ids import ExperimentId
from hatalom.server.library import game_of
from hatalom.server.security.rates import Rates
from hatalom.server.store.experiments import OPEN, Record
from hatalom.server.store.records import Person
from hatalom.server.store.rows import now
from hatalom.server.wire.laboratory import (
    ExperimentRowWire,
    ExperimentWire,
    LaboratoryWire,
    LevelWire,
    NewExperimentWire,
)

MOST_GAMES = 5_000
MOST_OPEN = 3
"""Experiments of one person that wait or are played."""
MOST_WAITING = 50
"""Experiments of all people that wait."""
MOST_KEPT = 20
"""Experiments of one person that are kept; older ones are forgotten."""
MOST_KEPT_OF_ALL = 1_000


class Laboratory:
    """Anybody with the link may look at an experiment: bots have no secrets.  Only its owner may stop it."""

    def __init__(self, experimenters: Experimenters, examiners: Examiners, rates: Rates) -> None:
        self.experimenters = experimenters
        self.examiners = examiners
        self.experiments = experimenters.experiments
        self.rates = rates

    def about(self, person: Person | None) -> LaboratoryWire:
        mine = self.experiments.of(person.id) if person is not None else []
        crew = self.experimenters
        return LaboratoryWire(
            is_open=crew.workers > 0,
            workers=crew.workers,
            most_games=MOST_GAMES,
            most_open=MOST_OPEN,
            most_minutes=round(crew.limit / 60),
            waiting=len(crew.waiting),
            mine=[_row(record) for record in mine],
        )

    async def begin(self, person: Person, wish: NewExperimentWire) -> ExperimentWire:
        """Everything is checked before anything is stored."""
        self.check_open()
        box, overlay = await self._box(wish)
        experiment = _checked(wish, overlay, box)
        self._check_room(person)
        self.rates.take(person.id)
        record = Record(ExperimentId(secrets.token_urlsafe(12)), person.id, now(), experiment)
        await self.experimenters.add(record)
        await self._forget_old(person)
        return await self.show(person, record.id)

    async def _box(self, wish: NewExperimentWire) -> tuple[str, dict[str, Any] | None]:
        """The corrected box of an experiment, tried, with its label; nothing where it has none."""
        if not wish.overlay:
            return "", None
        try:
            boxed = opened(wish.overlay, "the box", game_of(wish.game).name)
        except BadBox as error:
            raise RefusedBox(error.fault) from error
        await self.examiners.require(wish.game, boxed.overlay)
        return overlay_label(boxed.about.name or "box", boxed.overlay), boxed.overlay

    async def show(self, person: Person | None, experiment: ExperimentId) -> ExperimentWire:
        record, crew = self._record(experiment), self.experimenters
        findings = await asyncio.to_thread(self.experiments.findings, experiment)
        by_level = await asyncio.to_thread(self._by_level, record, findings) if findings is not None else []
        files = [] if record.status in OPEN else self.experiments.files(experiment)
        played = findings.played if findings is not None and record.status not in OPEN else record.experiment.games
        return ExperimentWire(
            **_facts(record),
            is_mine=person is not None and person.id == record.owner,
            is_stopping=experiment in crew.stopping,
            place=crew.waiting.index(experiment) + 1 if experiment in crew.waiting else 0,
            command=command_of(record.experiment, played),
            files=files,
            findings=findings,
            by_level=by_level,
        )

    def _by_level(self, shown: Record, findings: Findings) -> list[LevelWire]:
        """The largest experiment of every other level, whoever began it; some random games are always played."""
        wanted = shown.experiment
        if wanted.kind != "simulate" or not _is_even(wanted):
            return []
        seats = game_of(wanted.game).seat_ids(wanted.players)
        found = {AtRandom.level: control_shares(findings, seats)}
        for record in self._like(wanted):
            level, shares = record.experiment.bots[0], self._shares(record)
            if shares and (level not in found or shares[0].of > found[level][0].of):
                found[level] = shares
        found.pop(wanted.bots[0], None)
        return [LevelWire(level, found[level]) for level in bots.LEVELS if level in found]

    def _like(self, wanted: Experiment) -> list[Record]:
        """Those that have ended and asked the same of one level, with any number of games and any seed."""
        question = _question(wanted)
        ended = [record for record in list(self.experiments.records.values()) if record.status not in OPEN]
        return [record for record in ended if _is_even(record.experiment) and _question(record.experiment) == question]

    def _shares(self, record: Record) -> list[Share]:
        """Nothing where the rules or the computers have changed since."""
        if not is_current(record.experiment, self.experiments.folder_of(record.id)):
            return []
        findings = self.experiments.findings(record.id)
        return findings.shares if findings is not None else []

    async def stop(self, person: Person, experiment: ExperimentId) -> ExperimentWire:
        """What has been played stays, and can be gone on with."""
        await self.experimenters.stop(self._own(person, experiment))
        return await self.show(person, experiment)

    async def go_on(self, person: Person, experiment: ExperimentId) -> ExperimentWire:
        record = self._own(person, experiment)
        if record.status != "stopped" or experiment in self.experimenters.stopping:
            raise IllegalAction("over", "only an experiment that was stopped can be gone on with")
        self._check_room(person)
        self.rates.take(person.id)
        await self.experimenters.add(record)
        return await self.show(person, experiment)

    def file(self, experiment: ExperimentId, name: str) -> Path:
        record = self._record(experiment)
        if record.status in OPEN or name not in self.experiments.files(experiment):
            raise IllegalAction("not-found", "there is no such file, or the experiment has not ended yet")
        return self.experiments.folder_of(experiment) / name

    def check_open(self) -> None:
        if self.experimenters.workers == 0:
            raise IllegalAction(
                "closed", "the laboratory is switched off on this server: start it with 'hatalom serve --laboratory'"
            )

    def _check_room(self, person: Person) -> None:
        if sum(record.status in OPEN for record in self.experiments.of(person.id)) >= MOST_OPEN:
            raise IllegalAction("too-many", f"{MOST_OPEN} experiments of yours wait or are being played: let one end")
        if sum(record.status == "waiting" for record in self.experiments.records.values()) >= MOST_WAITING:
            raise IllegalAction("too-many", "too many experiments are waiting: try again later")

    async def _forget_old(self, person: Person) -> None:
        """The oldest that have ended, where somebody has too many, or all together."""
        for kept, most in ((self.experiments.of(person.id), MOST_KEPT), (self._all(), MOST_KEPT_OF_ALL)):
            ended = [record.id for record in kept if record.status not in OPEN]
            surplus = len(kept) - most
            for experiment in ended[-surplus:] if surplus > 0 else []:
                if experiment in self.experiments.records:
                    await asyncio.to_thread(self.experiments.forget, experiment)

    def _all(self) -> list[Record]:
        return list(reversed(self.experiments.records.values()))

    def _record(self, experiment: ExperimentId) -> Record:
        self.check_open()
        record = self.experiments.records.get(experiment)
        if record is None:
            raise IllegalAction("not-found", "there is no such experiment; old ones are forgotten")
        return record

    def _own(self, person: Person, experiment: ExperimentId) -> Record:
        record = self._record(experiment)
        if record.owner != person.id:
            raise IllegalAction("forbidden", "this experiment is somebody else's")
        return record


def _checked(wish: NewExperimentWire, overlay: dict[str, Any] | None, box: str) -> Experiment:
    """Visitors choose among the house's levels: other bots would be files and programs of this machine."""
    game = game_of(wish.game)
    if wish.games > MOST_GAMES:
        raise IllegalAction("bad-request", f"at most {MOST_GAMES} games are played here; use the command line for more")
    try:
        for name in wish.bots:
            bots.check_level(name, game)
        return experiment_of(
            wish.kind,
            game.name,
            tuple(wish.bots),
            wish.players,
            dict(wish.options),
            wish.games,
            wish.seed,
            wish.changes_seats,
            overlay,
            box,
        )
    except BadFile as error:
        raise IllegalAction("bad-request", str(error)) from error


def _question(experiment: Experiment) -> Experiment:
    """What is asked, whoever plays, and however often."""
    return replace(experiment, bots=(), games=0, seed=0)


def _is_even(experiment: Experiment) -> bool:
    """Whether the same computer holds all seats."""
    return len(set(experiment.bots)) == 1


def _facts(record: Record) -> dict[str, Any]:
    experiment = record.experiment
    return {
        "id": record.id,
        "kind": experiment.kind,
        "game": experiment.game,
        "players": experiment.players,
        "options": experiment.options,
        "bots": list(experiment.bots),
        "games": experiment.games,
        "seed": experiment.seed,
        "changes_seats": experiment.changes_seats,
        "status": record.status,
        "created": record.created,
        "box": experiment.box,
    }


def _row(record: Record) -> ExperimentRowWire:
    return ExperimentRowWire(**_facts(record))
