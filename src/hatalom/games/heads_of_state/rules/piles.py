"""6.3, 7.3  What the piles and displays allow."""

from hatalom.core.message import Message
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.refusals import FIRST_TURN, TOO_FEW_TO_REFRESH
from hatalom.kit.bag import size_of


def why_not_refresh(pos: HeadsOfState) -> Message | None:
    """6.2r1, 7.3  Not in a player's first turn, and only if the new display comes from the draw pile alone."""
    if pos.is_first_turn():
        return FIRST_TURN
    if size_of(pos.draw_pile) < pos.content.refresh_min:
        return TOO_FEW_TO_REFRESH
    return None


def lacks_treachery(pos: HeadsOfState) -> bool:
    """6.3  Fewer than two treachery cards lie face up, and there are more."""
    if size_of(pos.treachery_display) >= pos.content.treachery_display:
        return False
    return size_of(pos.treachery_pile) + size_of(pos.treachery_discard) > 0
