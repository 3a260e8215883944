"""What can be wrong with a box: every fault has a name and its particulars, so that it can be told in any language.

The words in English are here, for the command line, those of one game's own faults in its `faults.py`; the client has
them all in its languages as `box-fault-…`.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from hatalom.core.errors import BadFile, IllegalAction


class BoxFault(msgspec.Struct, frozen=True):
    """Which fault it is, its particulars, what it is in English, and the line of the file where that is known."""

    name: str
    args: dict[str, str | int]
    english: str
    line: int = 0

    def text(self) -> str:
        return self.english + (f" (line {self.line})" if self.line else "")


ENGLISH: Final = {
    # the file
    "not-toml": "{file} is not valid TOML: {why}",
    "too-deep": "{file} is nested too deeply: write it like the content files of the game",
    "about": "{file}: in [box], {why}",
    "other-game": "{file} is a box of {found}, not of {game}",
    "changed": (
        "{file} was changed after it was saved: its corrections have the digest {found}, not {digest}; "
        "if you changed it yourself, take the line digest out"
    ),
    "nothing": "{file} corrects nothing: it is the box as we have it",
    "too-long": "the box is longer than {most} characters",
    # a value in its place
    "unknown-key": "overlay: {key} is unknown; keys at this place: {known}",
    "fixed": "overlay: {key} cannot be changed; leave it out",
    "no-entry": "overlay: {key} has no entry with {fact} {found}; {fact}s: {known}",
    "row-lacks": "overlay: a row of {key} has no {facts}; these rows are given whole",
    "unknown-end": "overlay: {key} names {found}; expected one of {known}",
    "joins-itself": "overlay: {key} joins {found} with itself; name two places",
    "no-link": "overlay: {key} has no link {a} – {b} to remove",
    "below-zero": "overlay: {key} is {found}; expected 0 or more",
    "limits": "overlay: {key} is {found}; expected {low} to {high}",
    "off-the-map": "overlay: {key} is {found}; on the map are {low} to {high} degrees",
    "not-finite": "overlay: {key} is {found}; expected a number",
    "unknown-word": "overlay: {key} is {found}; expected one of {known}",
    "twice": "overlay: {key} names one thing twice: {found}",
    "too-many": "overlay: {key} has {found} items; expected at most {most}",
    "expected-int": "overlay: {key} is {found}; expected a whole number",
    "expected-float": "overlay: {key} is {found}; expected a number with a point",
    "expected-str": "overlay: {key} is {found}; expected a text",
    "expected-bool": "overlay: {key} is {found}; expected true or false",
    "expected-list": "overlay: {key} is {found}; expected a list",
    "expected-dict": "overlay: {key} is {found}; expected a table",
    "item-int": "overlay: {key} has the item {found}; expected a whole number",
    "item-float": "overlay: {key} has the item {found}; expected a number with a point",
    "item-str": "overlay: {key} has the item {found}; expected a text",
    "item-bool": "overlay: {key} has the item {found}; expected true or false",
    "item-list": "overlay: {key} has the item {found}; expected a list",
    "item-dict": "overlay: {key} has the item {found}; expected a table",
    # names
    "names-by-language": "overlay: {key} must hold tables by language ({known}), such as [names.en.…]",
    "unknown-name": "overlay: {key} is unknown; ids: {known}",
    "unknown-form": "overlay: {key} is unknown; forms: {known}",
    "expected-texts": "overlay: {key} is {found}; expected a list of texts",
    # values together
    "sum-limits": "content: {key} adds up to {found}; expected {low} to {high}",
    "sum": "{key} adds up to {found}; the rules say {wanted}",
    "cut-off": "{key}: there is no way to {places} any more",
    "not-joined": "content: {key} must join all places",
    "impossible": "overlay: {key} cannot be {found}: no game can be set up with it",
    "not-together": "these corrections cannot be used together: no game can be set up with them",
    "halt": "a game with {players} players came to a halt after {steps} steps ({check}): {why}",
    "endless": "a game with this box does not get on: it was given up after {seconds} seconds",
    "other-id": "content: {key} should be {known}, not {found}",
    "unknown-thing": "content: {key} names the {kind} {found}; expected one of {known}",
}


class BadBox(BadFile):
    """A box that cannot be used as it is.  A game has its own kind of these, with the words of its own faults."""

    words: ClassVar[Mapping[str, str]] = ENGLISH

    def __init__(self, name: str, line: int = 0, /, **args: str | int) -> None:
        self.fault = BoxFault(name, args, self.words[name].format(**args), line)
        super().__init__(self.fault.text())


class RefusedBox(IllegalAction):
    """The same, said to somebody who sent it."""

    def __init__(self, fault: BoxFault) -> None:
        self.fault = fault
        super().__init__("bad-request", fault.text())


def fault_of(name: str, /, **args: str | int) -> BoxFault:
    """One of the faults that a box of any game can have."""
    return BadBox(name, **args).fault


def check_limits(key: str, value: int, low: int, high: int) -> int:
    """Refuses a value that is out of its limits."""
    if not low <= value <= high:
        raise BadBox("limits", key=key, found=value, low=low, high=high)
    return value


def check_sum(key: str, values: list[int], low: int, high: int) -> None:
    """The same of numbers that are added up; none of them may be below 0."""
    if min(values) < 0:
        raise BadBox("below-zero", key=key, found=min(values))
    if not low <= sum(values) <= high:
        raise BadBox("sum-limits", key=key, found=sum(values), low=low, high=high)
