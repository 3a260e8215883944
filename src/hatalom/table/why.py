"""*Why can't I?*: the refusals of the running phases for a thing that is not offered (E3)."""

from hatalom.core.match import Match
from hatalom.table import words
from hatalom.table.wire import RefusalWire


def refusals_of(match: Match, seat: int, thing: str) -> list[RefusalWire]:
    """Why nothing can be done with a thing (`region.kent`) or why an action (`place_unit kent`) is not legal.

    Nothing is said where the seat is not asked at all: then it is simply not its turn.
    """
    question = match.question_for(seat)
    if question is None:
        return []
    pos = match.pos
    found: list[RefusalWire] = []
    for action in _actions_about(match, thing):
        if action in question.options:
            continue
        for phase in reversed(pos.stack):
            said = phase.why_not(pos, seat, action)
            if said is not None:
                message = words.message_of(said)
                if all(entry.message != message for entry in found):
                    found.append(RefusalWire(match.game.verbs.text(action), message))
                break
    return found


def _actions_about(match: Match, thing: str) -> list[int]:
    verbs = match.game.verbs
    action = verbs.parse(thing)
    if action >= 0:
        return [action]
    kind, _, name = thing.partition(".")
    actions = []
    for verb in verbs.all:
        if verb.kind is not None and verb.kind.name == kind:
            target = verb.kind.parse(name)
            if 0 <= target < verb.end - verb.first:
                actions.append(verb(target))
    return actions
