"""The stored forms of names: every nameable thing has an id with its kind, as in `region.kent`."""

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from hatalom.core.boxfaults import BadBox

Forms = dict[str, str | list[str]]
NameTable = dict[str, Forms]

CASES = ("acc", "dat", "at", "to", "from", "near", "with", "off", "by")
"""What is an ending in Hungarian and a word of its own in English."""
OTHER_FORMS = ("nom", "art", "adj", "pl", "poss", "number", "title", "told", "short", "find")


def read_names(text: str) -> NameTable:
    """`[region.kent]` becomes the entry `region.kent`."""
    return {f"{kind}.{id_}": forms for kind, things in tomllib.loads(text).items() for id_, forms in things.items()}


def row_names(content: Any) -> Iterator[tuple[str, str]]:
    """The names that an overlay gives in the content itself: every row with an `id` and a `name`."""
    if isinstance(content, dict):
        if isinstance(content.get("name"), str) and isinstance(content.get("id"), str):
            yield content["id"], content["name"]
        for inner in content.values():
            yield from row_names(inner)
    elif isinstance(content, list):
        for inner in content:
            yield from row_names(inner)


def renamed(names: NameTable, changes: dict[str, Any], where: str) -> NameTable:
    """The table with the names of an overlay.

    Who gives a new nominative gives the whole name: old endings would not fit it.
    """
    table = dict(names)
    for kind, things in _table(changes, where).items():
        for id_, forms in _table(things, f"{where}.{kind}").items():
            id_with_kind, here = f"{kind}.{id_}", f"{where}.{kind}.{id_}"
            if id_with_kind not in names:
                same = [name.partition(".")[2] for name in names if name.startswith(f"{kind}.")]
                raise BadBox("unknown-name", key=here, known=", ".join(same) or "–")
            for form, word in _table(forms, here).items():
                if form not in CASES and form not in OTHER_FORMS:
                    raise BadBox("unknown-form", key=f"{here}.{form}", known=", ".join((*OTHER_FORMS, *CASES)))
                if not isinstance(word, list if form == "find" else str):
                    fault = "expected-texts" if form == "find" else "expected-str"
                    raise BadBox(fault, key=f"{here}.{form}", found=repr(word))
            table[id_with_kind] = forms if "nom" in forms else {**names[id_with_kind], **forms}
    return table


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadBox("expected-dict", key=where, found=repr(value))
    return value


def noun_form(names: NameTable, id_: str, case: str, missing: Callable[[str], None]) -> str:
    """The form asked for; where it is missing, the nominative."""
    forms = names.get(id_)
    if forms is None:
        missing(f"name {id_}")
        return id_.partition(".")[2] or id_
    form = forms.get(case)
    if isinstance(form, str):
        return form
    missing(f"form {case} of {id_}")
    return str(forms["nom"])


def stored_article(names: NameTable, id_: str) -> str:
    return str(names.get(id_, {}).get("art", ""))


def grammatical_number(names: NameTable, id_: str) -> str:
    return "pl" if names.get(id_, {}).get("number") == "pl" else "sg"


def capitalize(text: str) -> str:
    return text[:1].upper() + text[1:]
