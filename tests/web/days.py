"""A house whose days pass when a test says so, and that posts to receivers on this machine; see `test_days.py`."""

import os
import ssl
import time
from pathlib import Path

import pytest

from hatalom.cli import app
from hatalom.server.post.poster import Poster
from hatalom.server.uptime import Uptime
from hatalom.table.clock import DAY
from tests.server.running import ROOT

PASSED, TRUSTED = "PASSED_DAYS", "TRUSTED_CERTIFICATE"
"""Name the file that says how many days have passed, and the certificate that is believed."""
PROGRAM = "from tests.web.days import serve; serve()"
ROUND_SECONDS, MOMENT_SECONDS = 1.0, 5.0
"""How often it is looked who is to be told something, and after how long somebody is away."""


class Calendar:
    """In the hands of the test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.days = 0
        self.pass_days(0)

    def pass_days(self, days: int) -> None:
        self.days += days
        new = self.file.with_suffix(".new")
        new.write_text(str(self.days))
        new.replace(self.file)  # whole: the house reads it at any moment

    def environment(self, certificate: Path) -> dict[str, str]:
        """What the house has to be told."""
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        return {PASSED: str(self.file), TRUSTED: str(certificate), "PYTHONPATH": path}


class Hurried(Uptime):
    def now(self) -> int:
        return super().now() + int(Path(os.environ[PASSED]).read_text()) * DAY

    def skew(self) -> int:
        """The days have passed on the calendar too."""
        return int(time.time() * 1000) - super().now()


def serve() -> None:
    trust = ssl.create_default_context(cafile=os.environ[TRUSTED])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hatalom.server.rooms.hub.Uptime", Hurried)
        patch.setattr("hatalom.server.post.outlets.Poster", lambda: Poster(lambda address: address.is_loopback, trust))
        patch.setattr("hatalom.server.post.teller.ROUND_SECONDS", ROUND_SECONDS)
        patch.setattr("hatalom.server.post.teller.MOMENT_SECONDS", MOMENT_SECONDS)
        app()
