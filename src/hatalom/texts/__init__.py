"""Words: messages and ids become sentences here, at the edge, in English and Hungarian."""

from hatalom.texts.bundle import Bundle, MissingText
from hatalom.texts.games import (
    LANGS,
    box_names,
    box_source,
    load_texts,
    message_source,
    name_table,
    notice_source,
    notice_texts,
)
from hatalom.texts.names import NameTable

__all__ = [
    "LANGS",
    "Bundle",
    "MissingText",
    "NameTable",
    "box_names",
    "box_source",
    "load_texts",
    "message_source",
    "name_table",
    "notice_source",
    "notice_texts",
]
