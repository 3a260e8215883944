"""10.2.3, 10.2.4  Where supply trains may re-enter."""

from hatalom.games.maria.names import NOBODY, Power, Town, Train, train_piece
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbids_entry


def reentry_towns(pos: Maria, train: Train) -> list[Town]:
    """10.2.3, 10.2.4  Empty major fortresses at home or of the co-operating minor power, under friendly control."""
    power = pos.power_of(train_piece(train))
    return [town for town in pos.content.board.major_towns if _is_for_reentry(pos, power, town)]


def has_reentry_town(pos: Maria, power: Power) -> bool:
    for town in pos.content.board.major_towns:
        if _is_for_reentry(pos, power, town):
            return True
    return False


def _is_for_reentry(pos: Maria, power: Power, town: Town) -> bool:
    home = pos.home_of(town)
    if home != power and (home == NOBODY or pos.major_of(home) != power):
        return False
    if not pos.holds(power, town) or not pos.may_enter(power, town) or forbids_entry(pos, power, town):
        return False
    return pos.piece_in(town) == NOBODY
