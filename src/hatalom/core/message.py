"""Messages: prompts, refusals and log lines as data with a rule number; words are made at the edge."""

from typing import final

from mypy_extensions import i64

from hatalom.core.action import SECRET_NUMBER, Kind


@final
class Message:
    """A sentence without its language: a key of the text files, the rule behind it, and named gaps."""

    def __init__(self, key: str, rule: str = "", **gaps: Kind) -> None:
        self.key = key
        self.rule = rule
        self.gaps: list[tuple[str, Kind]] = list(gaps.items())

    def fill(self, args: list[i64]) -> dict[str, str | int]:
        """The arguments as they travel: `{"region": "region.kent", "n": 3}`; a number below 0 fills no gap."""
        filled: dict[str, str | int] = {}
        for (name, kind), value in zip(self.gaps, args, strict=True):
            if value >= 0 or not kind.ids:
                filled[name] = kind.full(value)
        return filled

    def fill_for_others(self, args: list[i64]) -> dict[str, str | int]:
        """The arguments as the other players may read them: none where one of them is a secret."""
        for _, kind in self.gaps:
            if kind is SECRET_NUMBER:
                return {}
        return self.fill(args)


@final
class Said:
    """A message with its arguments: a refusal to show, a breadcrumb, a label."""

    def __init__(self, message: Message, args: list[i64] | None = None) -> None:
        self.message = message
        self.args: list[i64] = args if args is not None else []

    def fill(self) -> dict[str, str | int]:
        return self.message.fill(self.args)
