"""The time that the clocks of tables go by: how long this server has been up."""

import time


class Uptime:
    """How long this server has been up in all its lives, in milliseconds.

    Clocks of tables go by it, so that the time in which nobody could play counts against nobody.  It is stored
    every few seconds: a server that is killed gives those seconds back to the players.
    """

    def __init__(self) -> None:
        self._before = 0
        self._began = time.monotonic()

    def go_on_from(self, before: int) -> None:
        self._before = before
        self._began = time.monotonic()

    def skew(self) -> int:
        """How far the time of day is ahead of this time; it grows while the server is down."""
        return int(time.time() * 1000) - self.now()

    def now(self) -> int:
        return self._before + int((time.monotonic() - self._began) * 1000)
