"""The log: for people one line each, for machines one JSON object a line.  Both name the request behind it."""

import datetime as dt
import logging
from typing import Any

import msgspec

from hatalom.server.watch.figures import Figures
from hatalom.server.watch.requests import REQUEST

STRANGERS = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
"""What uvicorn says of senders who speak neither HTTP nor UTF-8, and cuts off: anybody could fill the disk with it."""


class Plain(logging.Formatter):
    """`2026-11-16 15:40:12 WARNING table x does not go on (request 1f…)`."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{key}={value}" for key, value in getattr(record, "told", {}).items())
        request = REQUEST.get()
        at = dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(" ", "seconds")
        line = f"{at} {record.levelname} {_on_one_line(record.getMessage())}"
        line += f" {_on_one_line(told)}" if told else ""
        line += f" (request {request})" if request else ""
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if request := REQUEST.get():
            entry["request"] = request
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


class CountedLines(logging.Handler):
    """Counts warnings and errors, so that somebody who only looks at figures knows that there is something to read."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.WARNING)
        self.figures = figures

    def emit(self, record: logging.LogRecord) -> None:
        self.figures.count(f"log level {'error' if record.levelno >= logging.ERROR else 'warning'}")


def set_up_logs(is_json: bool, logs_requests: bool) -> None:
    """Sends this program's log, and that of the libraries it stands on, to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if is_json else Plain())
    handler.addFilter(lambda record: record.msg not in STRANGERS)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hatalom").setLevel(logging.INFO if logs_requests else logging.WARNING)


def _on_one_line(text: str) -> str:
    """What others have said cannot begin a line of its own."""
    return text.replace("\r", "\\r").replace("\n", "\\n")
