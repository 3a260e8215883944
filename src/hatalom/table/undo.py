"""Who may take back what: alone down to the floor, freely in a game against computers only, else by consent."""

from hatalom.core.match import Match
from hatalom.core.question import NATURE
from hatalom.table import words
from hatalom.table.wire import UndoWire


def last_choice(match: Match, seat: int) -> int | None:
    """The ply of this seat's last real choice, whatever has happened since."""
    for number in range(len(match.plies) - 1, -1, -1):
        entry = match.plies.steps[number]
        if entry.seat == seat and not entry.auto:
            return number
    return None


def undo_of(match: Match, seat: int, is_free: bool) -> UndoWire | None:
    """What this seat may take back by itself now; with `is_free` also what others have answered since."""
    own = match.undo_target(seat)
    target = own if own is not None or not is_free else last_choice(match, seat)
    if target is None:
        return None
    label = words.label_of(match.game, match.plies.steps[target].action)
    return UndoWire(target, label, start=match.undo_floor(seat) if own is not None else target, free=own is None)


def may_undo(match: Match, seat: int, ply: int, is_free: bool) -> bool:
    """Whether this seat may go back to this ply without asking anybody."""
    if match.result() is not None or not 0 <= ply < len(match.plies):
        return False
    return is_free or ply >= match.undo_floor(seat)


def concerned(match: Match, seat: int, ply: int) -> set[int]:
    """The other seats that have decided something since this ply, or to whom it was told what came of it.

    What chance brought was told to all, so a draw concerns everybody.
    """
    plies = match.plies
    since = {step.seat for step in plies.steps[ply:]}
    if NATURE in since or any(plies.is_revealed(number) for number in range(ply, len(plies))):
        return set(range(match.seats)) - {seat}
    return since - {seat}
