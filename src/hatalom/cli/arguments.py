"""Arguments that several commands read in the same way."""

import os

from hatalom.core.errors import BadFile

DEFAULT_WORKERS = os.cpu_count() or 1
"""Experiments use the whole machine unless told otherwise."""


def pairs(options: list[str]) -> dict[str, str]:
    """`--option key=value`, given once or more."""
    found = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadFile(f"--option {text!r} should look like key=value")
        found[key] = value
    return found
