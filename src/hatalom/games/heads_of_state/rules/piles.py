"""6.3, 7.3  What the piles and displays allow."""

from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.kit.bag import is_empty, size_of


def may_refresh(pos: HeadsOfState) -> bool:
    """7.3  Only if the new display comes from the draw pile alone."""
    return size_of(pos.draw_pile) >= pos.content.refresh_min


def lacks_treachery(pos: HeadsOfState) -> bool:
    """6.3  Fewer than two treachery cards lie face up, and there are more."""
    if size_of(pos.treachery_display) >= pos.content.treachery_display:
        return False
    return not (is_empty(pos.treachery_pile) and is_empty(pos.treachery_discard))
