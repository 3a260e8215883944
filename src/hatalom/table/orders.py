"""Standing orders: what a player has said in advance about reaction windows, so that he need not be asked each time.

An order is looked up by the window's prompt alone.  Whether the seat could have reacted changes neither whether an
order answers nor when: who cannot react and who will not look the same from outside.
"""

from enum import StrEnum
from typing import Any

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.core.question import Question


class Order(StrEnum):
    ASK = "ask"
    NEVER = "never"
    ALWAYS = "always"


Orders = dict[str, Order]
"""By the key of the prompt; a window that is not in it is asked about."""


class WindowWire(msgspec.Struct):
    """A kind of window for which orders may be given; the text `<prompt>.order` says what is ordered."""

    prompt: str
    rule: str
    always: bool
    """Whether "always" says enough, so that it may be ordered too."""


def windows_of(game: Game[Any, Any]) -> list[WindowWire]:
    sure = {prompt.key for prompt in game.sure_prompts}
    return [WindowWire(prompt.key, prompt.rule, prompt.key in sure) for prompt in game.window_prompts]


def changed(orders: Orders, game: Game[Any, Any], prompt: str, order: Order) -> Orders:
    """The orders of a seat with one of them changed; refused where the game has no such window."""
    window = next((window for window in windows_of(game) if window.prompt == prompt), None)
    if window is None:
        raise IllegalAction("bad-request", f"{prompt!r} is no window of {game.name} that orders can be given for")
    if order == Order.ALWAYS and not window.always:
        raise IllegalAction("bad-request", "there are several ways to react: only 'never' and 'ask' can be ordered")
    rest = {key: value for key, value in orders.items() if key != prompt}
    return rest if order == Order.ASK else {**rest, prompt: order}


def is_ordered(question: Question, orders: Orders) -> bool:
    """Whether an order answers this question; the options do not matter."""
    return question.window and question.decline >= 0 and question.prompt.key in orders


def answer_of(question: Question, orders: Orders) -> int:
    """What was ordered: to react, in the one way there is or in the one that the question names; else to decline."""
    if orders[question.prompt.key] == Order.NEVER:
        return question.decline
    if question.comply >= 0:
        return question.comply
    return next((option for option in question.options if option != question.decline), question.decline)
