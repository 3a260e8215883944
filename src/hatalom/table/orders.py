"""Standing orders: what a player has said in advance, so that he need not be asked each time.

For a reaction window an order is looked up by the prompt alone.  Whether the seat could have reacted changes neither
whether an order answers nor when.  So a player who cannot react and one who does not want to look the same.
Questions of routine (`Game.standing`) hide nothing: they are answered at once, where the order says what to do.
"""

from enum import StrEnum
from typing import Any

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.core.position import Position
from hatalom.core.question import Question


class Order(StrEnum):
    """What every game understands."""

    ASK = "ask"
    NEVER = "never"
    ALWAYS = "always"


Orders = dict[str, str]
"""By the key of the prompt; a question that is not in it is asked."""


class WindowWire(msgspec.Struct):
    """A question for which orders may be given; the text `<prompt>.order` says what is ordered."""

    prompt: str
    rule: str
    orders: list[str]
    """What may be ordered beside "ask": "never", "always" where it says enough, or orders that the game names."""


def windows_of(game: Game[Any, Any]) -> list[WindowWire]:
    windows = [
        WindowWire(
            prompt.key, prompt.rule, [Order.NEVER, Order.ALWAYS] if prompt in game.sure_prompts else [Order.NEVER]
        )
        for prompt in game.window_prompts
    ]
    return windows + [WindowWire(entry.prompt.key, entry.prompt.rule, list(entry.orders)) for entry in game.standing]


def changed(orders: Orders, game: Game[Any, Any], prompt: str, order: str) -> Orders:
    """The orders of a seat with one of them changed; refused where the game has no such window or order."""
    window = next((window for window in windows_of(game) if window.prompt == prompt), None)
    if window is None:
        raise IllegalAction("bad-request", f"{prompt!r} is no question of {game.name} that orders can be given for")
    if order not in (Order.ASK, *window.orders):
        raise IllegalAction("bad-request", f"for {prompt!r} you may order: {', '.join((Order.ASK, *window.orders))}")
    rest = {key: value for key, value in orders.items() if key != prompt}
    return rest if order == Order.ASK else {**rest, prompt: order}


def is_ordered(game: Game[Any, Any], pos: Position, question: Question, orders: Orders) -> bool:
    """Whether an order answers this question; in a window the options do not matter."""
    if question.prompt.key not in orders:
        return False
    if question.window:
        return question.decline >= 0
    return game.ordered(pos, question, orders[question.prompt.key]) >= 0


def answer_of(game: Game[Any, Any], pos: Position, question: Question, orders: Orders) -> int:
    """What was ordered: to react, in the one way there is or in the one that the question names; else to decline."""
    order = orders[question.prompt.key]
    if not question.window:
        return game.ordered(pos, question, order)
    if order == Order.NEVER:
        return question.decline
    if question.comply >= 0:
        return question.comply
    return next((option for option in question.options if option != question.decline), question.decline)
