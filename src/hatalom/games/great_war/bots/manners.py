"""7.3, 11.8, 18.10  How computers behave towards allies: what one has refused is not proposed again.

An ally that did not join an attack is asked again in another season; the other proposals are not made twice.
"""

# cold: asked once a question

from collections.abc import Iterable

from hatalom.core.event import Event
from hatalom.core.question import Question
from hatalom.games.great_war.events import (
    POLAND_REFUSED,
    POWER_DECLINED,
    POWER_INVITED,
    TURN_BEGUN,
    YIELD_REFUSED,
)
from hatalom.games.great_war.prompts import ASK_ASSEMBLE, ASK_DIPLOMACY, ASK_YIELD
from hatalom.games.great_war.verbs import INVITE, MAKE_POLAND, YIELD_TO


def refused(told: Iterable[Event], question: Question) -> list[int]:
    """Options that would repeat a refused proposal; `told` begins with the newest."""
    if question.prompt is ASK_ASSEMBLE:
        return _unwilling(told, question)
    if question.prompt is ASK_DIPLOMACY and MAKE_POLAND.of() in question.options:
        return [MAKE_POLAND.of()] if any(event.message is POLAND_REFUSED for event in told) else []
    if question.prompt is ASK_YIELD:
        province = question.args[1]
        events = [event for event in told if event.message is YIELD_REFUSED and event.args[1] == province]
        return [YIELD_TO.of(event.args[0]) for event in events if YIELD_TO.of(event.args[0]) in question.options]
    return []


def _unwilling(told: Iterable[Event], question: Question) -> list[int]:
    """7.3  Allies that this power has asked in vain in the running season."""
    lead, silent, found = question.args[0], -1, []
    for event in told:
        if event.message is TURN_BEGUN:
            break
        if event.message is POWER_DECLINED:
            silent = event.args[0]
        elif event.message is POWER_INVITED:
            if event.args[0] == silent and event.args[1] == lead and INVITE.of(silent) in question.options:
                found.append(INVITE.of(silent))
            silent = -1
    return found
