"""*Why can't I?*: the refusals of the running phases for a thing that is not offered."""

from typing import Any

from hatalom.core.action import Verb
from hatalom.core.game import Game
from hatalom.core.match import Match
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import Seat
from hatalom.table import words
from hatalom.table.wire import MessageWire, RefusalWire


def refusals_of(match: Match, seat: int, thing: str) -> list[RefusalWire]:
    """Why nothing can be done with a thing (`region.kent`), why an action (`place_unit kent`) is not legal, or why
    nothing at all can be done by a verb (`place_unit`): then each reason is told once, whatever its example, and
    things that are not there are left out where there is another reason.

    Nothing is said where the seat is not asked at all: then it is simply not its turn.
    """
    question = match.question_for(seat)
    if question is None:
        return []
    pos = match.pos
    is_verb = thing in match.game.verbs.by_name
    found: list[RefusalWire] = []
    for action in _actions_about(match, thing):
        if action in question.options:
            continue
        for phase in reversed(pos.stack):
            said = phase.why_not(pos, seat, action)
            if said is not None:
                message = words.message_of(said)
                if all(not _is_alike(entry.message, message, is_verb) for entry in found):
                    found.append(RefusalWire(match.game.verbs.text(action), message))
                break
    keys = {message.key for message in match.game.absences}
    present = [refusal for refusal in found if refusal.message.key not in keys]
    return present if is_verb and present else found


def why_closed(game: Game[Any, Any], pos: Position, seat: Seat, verb: Verb) -> Said | None:
    """The one reason why the asking phase offers nothing by this verb, things that are not there aside; or None."""
    reason: Said | None = None
    for action in range(verb.first, verb.end):
        said = pos.stack[-1].why_not(pos, seat, action)
        if said is None:
            return None
        if said.message not in game.absences:
            if reason is not None and not words.is_same(reason, said):
                return None
            reason = said
    return reason


def _is_alike(one: MessageWire, other: MessageWire, is_verb: bool) -> bool:
    return one.key == other.key if is_verb else one == other


def _actions_about(match: Match, thing: str) -> list[int]:
    verbs = match.game.verbs
    action = verbs.parse(thing)
    if action >= 0:
        return [action]
    if thing in verbs.by_name:
        verb = verbs.by_name[thing]
        return list(range(verb.first, verb.end))
    kind, _, name = thing.partition(".")
    actions = []
    for verb in verbs.all:
        if verb.kind is not None and verb.kind.name == kind:
            target = verb.kind.parse(name)
            if 0 <= target < verb.end - verb.first:
                actions.append(verb(target))
    return actions
