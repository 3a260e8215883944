"""What holds for all options that are told is said once, before them; what goes on alike is not told again."""

from dataclasses import dataclass, replace

from hatalom.bots.hearing import Advice
from hatalom.bots.reasons import ANSWER_WINS, BEST, NO_DEFENCE, SHARE, Reason
from hatalom.core.message import Said

LONG = 2
"""So many clicks that follow are worth a reference to the first option."""


@dataclass(frozen=True)
class Counsel:
    """What holds for all options that are told, and these, the best first."""

    common: list[Reason]
    options: list[Advice]


def say_once(found: list[Advice]) -> Counsel:
    """Takes what every option says out of them all; how often one should be chosen is said of each.

    The first, if nothing else is left to say of it, is the best because no other was judged better.
    """
    if len(found) < 2:
        return Counsel([], found)
    first, *others = found
    common = [
        reason
        for reason in first.reasons
        if reason.label.message is not SHARE and all(_is_said(reason, other.reasons) for other in others)
    ]
    told = [
        replace(one, reasons=[reason for reason in one.reasons if not any(_covers(said, reason) for said in common)])
        for one in found
    ]
    if common and not told[0].reasons:
        told[0] = replace(told[0], reasons=[Reason(Said(BEST))])
    return Counsel(common, [told[0], *(_beside(told[0], other) for other in told[1:])])


def _is_said(reason: Reason, among: list[Reason]) -> bool:
    return any(_covers(reason, other) for other in among)


def _covers(said: Reason, other: Reason) -> bool:
    """Whether one tells all that the other does: what is only judged shows no number, but better or worse."""
    is_as_much = said.change * other.change > 0 if said.is_judged else said.change == other.change
    if not is_as_much or replace(said, label=other.label, change=other.change, grounds=other.grounds) != other:
        return False
    messages = said.label.message, other.label.message
    is_as_said = messages[0] is messages[1] or messages == (NO_DEFENCE, ANSWER_WINS)
    return is_as_said and said.label.args == other.label.args and _named(said) == _named(other)


def _named(reason: Reason) -> list[tuple[str, list[int], int, int]]:
    """The things that it names, as they are shown."""
    return [(one.label.message.key, one.label.args, one.count, one.seat) for one in reason.grounds]


def _beside(first: Advice, other: Advice) -> Advice:
    """What goes on as after the first option says only that."""
    goes_on = len(other.then) >= LONG and other.then == first.then
    is_answered = len(other.answer) >= LONG and other.answer == first.answer
    return replace(
        other,
        then=[] if goes_on else other.then,
        answer=[] if is_answered else other.answer,
        goes_on_alike=goes_on,
        is_answered_alike=is_answered,
    )
