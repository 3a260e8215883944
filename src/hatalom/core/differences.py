"""What an overlay changes of a box: every single value, as it was and as it is."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hatalom.core.content import NAMES, ContentFiles, Table, row_name
from hatalom.core.overlay import is_rows, overlaid


class Change(msgspec.Struct, frozen=True):
    """A value that was corrected; nothing where it was not there before, or is not there any more."""

    key: str
    was: Any
    is_: Any = msgspec.field(name="is")


def differences(base: Table, overlay: Table, content_files: ContentFiles) -> list[Change]:
    """Every single value that the overlay changes, adds or takes away, and every name it gives."""
    corrected = overlaid(base, overlay, content_files)
    before, after = (dict(leaves(table, "", content_files)) for table in (base, corrected))
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    changed = [Change(key, before.get(key), after.get(key)) for key in keys if not key.endswith(".source")]
    return [*changed, *(Change(key, None, word) for key, word in leaves(overlay.get(NAMES, {}), NAMES, content_files))]


def leaves(value: Any, path: str, files: ContentFiles) -> Iterator[tuple[str, Any]]:
    """Every single value with its key; a link is one value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}" if path else key, files)
    elif is_rows(value):
        for number, row in enumerate(value):
            here = f"{path}.{row_name(row, number, files.key_of(path))}"
            if "a" in row and "b" in row:
                yield here, link_word(row)
            else:
                yield from leaves(row, here, files)
    else:
        yield path, value


def link_word(row: Table) -> str:
    """What kind of link it is: the word for it, its flags, or only that there is one."""
    flags = [key for key, value in row.items() if value is True and key != "remove"]
    return ", ".join([*([str(row["kind"])] if "kind" in row else []), *flags]) or "linked"
