"""The words of the terminal, beside those of the game."""

import os
from enum import StrEnum
from importlib.resources import files
from itertools import groupby
from typing import Annotated, Any

import typer

from hatalom.core.content import Table
from hatalom.core.game import Game
from hatalom.table.wire import AdviceWire, ForecastWire, MessageWire, ReasonWire
from hatalom.texts import Bundle, load_texts
from hatalom.texts.numbers import MINUS, format_number

FORCED = " → "
"""Before what follows without a choice."""


class Language(StrEnum):
    EN = "en"
    HU = "hu"


def usual_language() -> Language:
    """Hungarian where the system speaks Hungarian, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Language.HU if spoken.startswith("hu") else Language.EN


Lang = Annotated[Language, typer.Option(default_factory=usual_language, help="Language.", show_default="system")]


def words_of(game: Game[Any, Any], lang: Language, overlay: Table | None = None) -> Bundle:
    """The texts of the game and of the terminal in one language."""
    texts = load_texts(game, lang, overlay)
    texts.add((files("hatalom.cli") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    return texts


def say(texts: Bundle, message: MessageWire, attribute: str = "") -> str:
    return texts.text(message.key, message.args, attribute)


def with_rule(texts: Bundle, message: MessageWire) -> str:
    """A sentence and the number of the rule behind it."""
    return f"{say(texts, message)} [{message.rule}]" if message.rule else say(texts, message)


def sum_of(texts: Bundle, forecast: ForecastWire) -> str:
    """`own units adjacent 4 − enemy units there 2 = 2: the region is acquired`; a total that is no sum is not shown."""
    parts = [part for part in forecast.parts if part.off is None and part.value]
    verdict = say(texts, forecast.verdict)
    if not parts:
        return verdict
    terms = []
    for number, part in enumerate(parts):
        sign = f"{MINUS} " if part.value < 0 else "+ " if number else ""
        terms.append(f"{sign}{say(texts, part.label)} {format_number(abs(part.value), texts.lang)}")
    is_sum = not forecast.is_chance and abs(sum(part.value for part in parts) - forecast.total) < 1
    total = f" = {format_number(forecast.total, texts.lang)}" if is_sum else ""
    return f"{' '.join(terms)}{total}: {verdict}"


def advice_lines(texts: Bundle, advice: AdviceWire, seat: str) -> list[str]:
    """What speaks for an option, what its answer changes, in what it is weaker, and how it would go on: a line each."""
    lines = _reason_lines(texts, advice.reasons, seat)
    for key, alike, is_alike, ways in (
        ("cli-hint-then", "cli-hint-then-alike", advice.then_alike, advice.then),
        ("cli-hint-answer", "cli-hint-answer-alike", advice.answer_alike, advice.answer),
        ("cli-hint-example", "", False, advice.example),
    ):
        if is_alike:
            lines.append(texts.text(alike))
        elif ways:
            lines.append(f"{texts.text(key)} {'; '.join(_in_a_row([say(texts, step) for step in ways]))}")
    return lines


def option_line(texts: Bundle, advice: AdviceWire) -> str:
    """The option, and what comes with it because there is no choice: `Play: Castle → Acquire Kent`."""
    label = [] if advice.label is None else [say(texts, advice.label)]
    return FORCED.join([*label, *_in_a_row([say(texts, step) for step in advice.forced])])


def common_line(texts: Bundle, common: list[ReasonWire], seat: str) -> str:
    """What holds for every option that is told."""
    return f"{texts.text('cli-hint-common')} {' · '.join(_reason_lines(texts, common, seat))}"


def _reason_lines(texts: Bundle, reasons: list[ReasonWire], seat: str) -> list[str]:
    """Its own, what is against the player, what the answer changes, in what it is weaker or better: a line each."""
    own = [reason for reason in reasons if not (reason.against or reason.answered or reason.compared or reason.ahead)]
    lines = [_reasons(texts, own, seat)] if own else []
    for key, chosen in (
        ("cli-hint-against", [reason for reason in reasons if reason.against]),
        ("cli-hint-answered", [reason for reason in reasons if reason.answered]),
        ("cli-hint-compared", [reason for reason in reasons if reason.compared]),
        ("cli-hint-ahead", [reason for reason in reasons if reason.ahead]),
    ):
        if chosen:
            lines.append(f"{texts.text(key)} {_reasons(texts, chosen, seat)}")
    return lines


def _in_a_row(steps: list[str]) -> list[str]:
    """The same step several times in a row is said once: `a unit from Kent ×4`."""
    counted = [(step, len(list(same))) for step, same in groupby(steps)]
    return [f"{step} ×{count}" if count > 1 else step for step, count in counted]


def _reasons(texts: Bundle, reasons: list[ReasonWire], seat: str) -> str:
    return " · ".join(_reason(texts, reason, seat) for reason in reasons)


def _reason(texts: Bundle, reason: ReasonWire, seat: str) -> str:
    """`White: units +2`; what is only judged has an arrow, two where it weighs much, and the things it consists of."""
    amount = _signed(texts, reason.change)
    if reason.judged and reason.change != 0:
        amount = " " + ("▲" if reason.change > 0 else "▼") * (2 if reason.large else 1)
    return f"{_whose(texts, reason.seat, seat)}{say(texts, reason.label)}{amount}{_grounds(texts, reason, seat)}"


def _grounds(texts: Bundle, reason: ReasonWire, seat: str) -> str:
    """`: snakes −1, White: knights +2, and more`."""
    named = [
        f"{_whose(texts, one.seat, seat)}{say(texts, one.label)}{_signed(texts, one.count)}" for one in reason.grounds
    ]
    more = [texts.text("cli-hint-grounds-more")] if reason.more else []
    return f": {', '.join(named + more)}" if named else ""


def _whose(texts: Bundle, owner: str | None, seat: str) -> str:
    return "" if owner in (None, seat) else f"{texts.name(f'seat.{owner}')}: "


def _signed(texts: Bundle, change: float) -> str:
    """` +2`; nothing where nothing is counted."""
    return f" {'+' if change > 0 else MINUS}{format_number(abs(change), texts.lang)}" if change else ""
