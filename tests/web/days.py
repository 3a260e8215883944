"""A server whose days pass when the test says so, and that posts to this machine; see `test_days.py`."""

import os
import ssl
import time
from pathlib import Path

import pytest

from hatalom.cli import app
from hatalom.server.post.poster import Poster
from hatalom.server.uptime import Uptime
from hatalom.table.clock import DAY

PASSED = "PASSED_DAYS"
"""Names the file that says how many days have passed by hand."""
TRUSTED = "TRUSTED_CERTIFICATE"
PROGRAM = "from tests.web.days import serve; serve()"


class Hurried(Uptime):
    def now(self) -> int:
        return super().now() + int(Path(os.environ[PASSED]).read_text()) * DAY

    def skew(self) -> int:
        """The time of day is moved too."""
        return int(time.time() * 1000) - super().now()


def serve() -> None:
    trust = ssl.create_default_context(cafile=os.environ[TRUSTED])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hatalom.server.rooms.hub.Uptime", Hurried)
        patch.setattr("hatalom.server.post.outlets.Poster", lambda: Poster(lambda address: address.is_loopback, trust))
        app()
