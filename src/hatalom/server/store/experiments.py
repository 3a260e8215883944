"""Experiments: each has a folder of its own beside the database, so what is played lies there at once."""

import shutil
from pathlib import Path

import msgspec
import platformdirs

from hatalom.lab.experiment import FILES, Experiment, Status, read_findings
from hatalom.lab.findings import Findings
from hatalom.server.ids import ExperimentId, PersonId
from hatalom.server.store.engine import url_of
from hatalom.server.store.files import file_of

OPEN = ("waiting", "running")
RECORD = "experiment.json"
OWNER_ONLY = 0o700


class Record(msgspec.Struct, frozen=True):
    """What is stored of an experiment besides what it has found."""

    id: ExperimentId
    owner: PersonId
    created: str
    experiment: Experiment
    status: Status = "waiting"


def folder_for(database: str) -> Path:
    """Beside an SQLite file; for another database in the user's data folder."""
    file = file_of(url_of(database))
    if file is not None:
        return file.with_name(f"{file.name}-laboratory")
    return Path(platformdirs.user_data_dir("hatalom", appauthor=False)) / "laboratory"


class Experiments:
    """All experiments, the oldest first.  Their records are in memory; what they have found is read when asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.records: dict[ExperimentId, Record] = {}

    def load(self) -> None:
        """A folder whose record cannot be read is left alone: somebody may want to look at it."""
        self.folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        found = []
        for file in self.folder.glob(f"*/{RECORD}"):
            try:
                found.append(msgspec.json.decode(file.read_bytes(), type=Record))
            except (msgspec.MsgspecError, OSError):
                continue
        self.records = {record.id: record for record in sorted(found, key=lambda record: record.created)}

    def save(self, record: Record) -> None:
        folder = self.folder_of(record.id)
        folder.mkdir(exist_ok=True)
        beside = folder / f"new-{RECORD}"
        beside.write_bytes(msgspec.json.encode(record))
        beside.replace(folder / RECORD)
        self.records[record.id] = record

    def forget(self, experiment: ExperimentId) -> None:
        del self.records[experiment]
        shutil.rmtree(self.folder_of(experiment), ignore_errors=True)

    def of(self, person: PersonId) -> list[Record]:
        """The newest first."""
        return [record for record in reversed(self.records.values()) if record.owner == person]

    def folder_of(self, experiment: ExperimentId) -> Path:
        return self.folder / experiment

    def findings(self, experiment: ExperimentId) -> Findings | None:
        return read_findings(self.folder_of(experiment))

    def files(self, experiment: ExperimentId) -> list[str]:
        """What can be fetched of an experiment that has ended."""
        return [name for name in FILES if (self.folder_of(experiment) / name).is_file()]
