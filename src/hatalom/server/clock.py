"""The time of day, as it is stored and told."""

import datetime as dt


def now() -> str:
    return dt.datetime.now(dt.UTC).isoformat(timespec="milliseconds")
