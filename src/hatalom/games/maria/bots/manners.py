"""21.1  How computers behave in talks: what was refused is not offered again."""

# cold: asked once a question

from collections.abc import Iterable

from hatalom.core.event import Event
from hatalom.core.question import Question
from hatalom.games.maria.events import OFFER_ACCEPTED, OFFER_DECLINED, OFFER_MADE
from hatalom.games.maria.verbs import TALK_TO


def refused(told: Iterable[Event], question: Question) -> list[int]:
    """Talks with players who have declined the last offer and made none since; `told` begins with the newest."""
    offers = [option for option in question.options if TALK_TO.has(option)]
    if not offers:
        return []
    last: dict[int, bool] = {}
    """By partner: whether the last thing between the two was that he declined."""
    for event in told:
        if event.message is OFFER_DECLINED and event.args[1] == question.seat:
            last.setdefault(event.args[0], True)
        elif event.message in (OFFER_MADE, OFFER_ACCEPTED) and event.args[0] != question.seat:
            if event.args[1] == question.seat:
                last.setdefault(event.args[0], False)
    return [offer for offer in offers if last.get(TALK_TO.target(offer), False)]
