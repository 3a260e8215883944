"""Whoever does not get his request finished is cut off: half a request costs him nothing and us a connection."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 30.0
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it; a request must be there in full some seconds after its first byte."""

    seconds = REQUEST_SECONDS

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._waiting: asyncio.TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket or self.conn.their_state not in UNFINISHED:
            self._stop_waiting()
        elif self._waiting is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True  # another protocol goes on; h11 never hears that the request is over
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
