"""What an overlay changes of a box: every single value, as it was and as it is."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hatalom.core.content import NAMES, ContentFiles, Table, overlaid, row_name


class Change(msgspec.Struct, frozen=True):
    """A value that was corrected; nothing where it was not there before, or is not there any more."""

    key: str
    was: Any
    is_: Any = msgspec.field(name="is")


def differences(base: Table, overlay: Table, content_files: ContentFiles) -> list[Change]:
    """Every single value that the overlay changes, adds or takes away, and every name it gives."""
    before, after = dict(_leaves(base, "")), dict(_leaves(overlaid(base, overlay, content_files), ""))
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    changed = [Change(key, before.get(key), after.get(key)) for key in keys if not key.endswith(".source")]
    return [*changed, *(Change(key, None, word) for key, word in _leaves(overlay.get(NAMES, {}), NAMES))]


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, row in enumerate(value):
            here = f"{path}.{row_name(row, number)}"
            if "a" in row and "b" in row:
                yield here, row.get("kind", "linked")
            else:
                yield from _leaves(row, here)
    else:
        yield path, value
