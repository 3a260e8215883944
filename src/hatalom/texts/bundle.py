"""One Fluent bundle with our functions NAME, THE, A, NUM, WORD, PL, HALF; the browser has the same in TypeScript."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from hatalom.core.errors import HatalomError
from hatalom.core.message import Said
from hatalom.texts.english import indefinite_article
from hatalom.texts.hungarian import article_of, number_with_ending
from hatalom.texts.names import CASES, NameTable, capitalize, grammatical_number, noun_form, stored_article
from hatalom.texts.numbers import MINUS, format_number, is_grouped, number_word

Args = Mapping[str, str | int]


class MissingText(HatalomError):
    """A text or a form that the files do not have: an error in tests, a fallback in play."""


def strictly(what: str) -> None:
    raise MissingText(f"missing: {what}")


def leniently(what: str) -> None:
    """In play the nominative or the key stands in for what is missing."""


HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The formatter prints a hyphen before a negative number."""


def _fluent(value: str | int) -> str | FluentInt:
    """Numbers choose variants as usual; they are grouped only where `format_number` does so."""
    return FluentInt(value, useGrouping=is_grouped(value)) if isinstance(value, int) else value


class Bundle:
    """The messages of one game (or of the command line) in one language, with the names that fill them."""

    def __init__(
        self,
        lang: str,
        source: str,
        names: NameTable | None = None,
        missing: Callable[[str], None] = leniently,
    ) -> None:
        self.lang = lang
        self.names = names if names is not None else {}
        self._missing = missing
        self._bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def add(self, source: str) -> None:
        """More messages that use the same names."""
        self._bundle.add_resource(FluentResource(source))

    def has(self, key: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(key):
            return False
        return not attribute or attribute in self._bundle.get_message(key).attributes

    def text(self, key: str, args: Args | None = None, attribute: str = "") -> str:
        """The sentence of a key, or one of its attributes (`.help`, `.wait`)."""
        pattern = None
        if self.has(key, attribute):
            message = self._bundle.get_message(key)
            pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            self._missing(f"message {key}.{attribute}" if attribute else f"message {key}")
            return key
        values = {name: _fluent(value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        for error in errors:
            self._missing(f"{key}: {error}")
        return HYPHEN_FOR_MINUS.sub(MINUS, str(text))

    def said(self, said: Said, attribute: str = "") -> str:
        return self.text(said.message.key, said.fill(), attribute)

    def name(self, id_: str, case: str = "nom") -> str:
        form = "nom" if self.lang == "en" and case in CASES else case
        return noun_form(self.names, id_, form, self._missing)

    # -- the functions of the message files -------------------------------------------------------------------

    def _functions(self) -> dict[str, Callable[..., FluentType]]:
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "THE": self._the,
            "A": self._article,
            "NUM": self._number,
            "WORD": self._word,
            "PL": self._plural,
            "HALF": self._half,
        }
        return functions

    def _half(self, doubled: int) -> str:
        """Half of a number that was counted in halves: 17 is said as 8½."""
        whole = format_number(doubled // 2, self.lang) if doubled > 1 or doubled == 0 else ""
        return whole + ("½" if doubled % 2 else "")

    def _name(self, thing: str | int, case: str = "nom", cap: int = 0) -> str:
        if isinstance(thing, int):
            return format_number(thing, self.lang)
        noun = self.name(thing, case)
        return capitalize(noun) if cap else noun

    def _the(self, thing: str, case: str = "nom", cap: int = 0) -> str:
        article = stored_article(self.names, thing)
        noun = self.name(thing, case)
        phrase = f"{article} {noun}" if article else noun
        return capitalize(phrase) if cap else phrase

    def _article(self, thing: str | int, cap: int = 0) -> str:
        spoken = self.name(thing) if isinstance(thing, str) and thing in self.names else thing
        article = article_of(spoken) if self.lang == "hu" else indefinite_article(spoken)
        return capitalize(article) if cap else article

    def _number(self, value: int, case: str = "nom") -> str:
        return number_with_ending(value, case) if self.lang == "hu" else format_number(value, self.lang)

    def _word(self, value: int, cap: int = 0, alone: int = 0) -> str:
        word = number_word(int(value), self.lang, bool(alone))
        return capitalize(word) if cap else word

    def _plural(self, thing: str) -> str:
        return grammatical_number(self.names, thing)
