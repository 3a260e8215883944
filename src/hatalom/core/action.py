"""Actions: a verb with at most one target, numbered densely so that a game's action space is finite."""

from typing import Any, Final, final

from mypy_extensions import i64

MOST_DIGITS: Final = 18
"""A longer number stands nowhere in a game; whoever writes one wants to see what breaks."""


@final
class Kind:
    """One kind of thing a player can point at: a region, a card, a seat.  Its members are numbered from 0."""

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.numbers: dict[str, int] = {}
        for number, text in enumerate(ids):
            self.numbers[text] = number

    def text(self, number: i64) -> str:
        """The bare id (`kent`); a number stands for itself."""
        return self.ids[number] if self.ids else str(number)

    def full(self, number: i64) -> str | int:
        """What travels in a message: `region.kent`, or the number itself."""
        return f"{self.name}.{self.ids[number]}" if self.ids else number

    def parse(self, text: str) -> int:
        """The number of an id, -1 if there is none."""
        if self.ids:
            return self.numbers.get(text, -1)
        return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


NUMBER: Final = Kind("number", [])
SECRET_NUMBER: Final = Kind("number", [])
"""A number in a prompt that only the one who is asked may know; the others read such a prompt without arguments."""


@final
class Verb:
    """What a player does.  `PLACE_UNIT(kent)` is an action: one integer of the game's action space."""

    def __init__(self, name: str, kind: Kind | None, size: int, first: int, is_chance: bool) -> None:
        self.name = name
        self.kind = kind
        self.first: i64 = first
        self.end: i64 = first + size
        self.is_chance = is_chance  # only NATURE does it, so it has no button and no label
        self.actions: list[Any] = list(range(first, first + size))
        """Its actions, made once for all options that will ever be listed."""

    def __call__(self, target: i64 = 0) -> i64:
        return self.first + target

    def of(self, target: i64 = 0) -> Any:
        """The same as a call, for lists of options: the number is there already, and is put into the list as it is.

        Compiled code would make a number of another type anew each time.
        """
        return self.actions[target]

    def has(self, action: i64) -> bool:
        return self.first <= action < self.end

    def target(self, action: i64) -> int:
        return action - self.first


@final
class Verbs:
    """All verbs of a game: the whole action space, in a fixed order.

    >>> verbs = Verbs()
    >>> pass_on = verbs.add("pass_on")
    >>> place = verbs.add("place", Kind("region", ["kent", "essex"]))
    >>> place(1), verbs.text(place(1)), verbs.parse("place kent"), verbs.size
    (2, 'place essex', 1, 3)
    """

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0

    def add(self, name: str, kind: Kind | None = None, size: int = 0, is_chance: bool = False) -> Verb:
        """A new verb; `size` is needed only where the target is a number (0 to size - 1)."""
        if kind is None:
            size = 1
        elif kind.ids:
            size = len(kind.ids)
        verb = Verb(name, kind, size, self.size, is_chance)
        self.size = verb.end
        self.all.append(verb)
        self.by_name[name] = verb
        return verb

    def add_chance(self, name: str, kind: Kind | None = None, size: int = 0) -> Verb:
        """A draw or a roll of NATURE."""
        return self.add(name, kind, size, True)

    def verb_of(self, action: int) -> Verb | None:
        for verb in self.all:
            if verb.first <= action < verb.end:
                return verb
        return None

    def text(self, action: int) -> str:
        """`place_unit kent`, `bid 3`, `recruit`."""
        verb = self.verb_of(action)
        if verb is None:
            return f"?{action}"
        if verb.kind is None:
            return verb.name
        return f"{verb.name} {verb.kind.text(action - verb.first)}"

    def parse(self, text: str) -> int:
        """The action of a text, -1 if the text is none of this game's actions."""
        words = text.split(" ")
        verb = self.by_name.get(words[0])
        if verb is None:
            return -1
        if verb.kind is None:
            return verb.first if len(words) == 1 else -1
        if len(words) != 2:
            return -1
        target = verb.kind.parse(words[1])
        if target < 0 or verb.first + target >= verb.end:
            return -1
        return verb.first + target
