"""7.2  Where hussars may be put."""

from hatalom.core.message import Message
from hatalom.games.maria.names import ALL_TOWNS, AUSTRIA, BOHEMIA, NOBODY, TOWNS, Town
from hatalom.games.maria.position import Maria
from hatalom.games.maria.refusals import HUSSAR_NOT_EMPTY, HUSSAR_TOO_FAR, HUSSAR_WRONG_MAP
from hatalom.kit.rows import row_of


def why_not_hussar(pos: Maria, town: Town) -> Message | None:
    """7.2  On the Bohemia map, at most 4 cities from an Austrian general, without a piece."""
    if pos.content.board.map_of[town] != BOHEMIA:
        return HUSSAR_WRONG_MAP
    if pos.piece_in(town) != NOBODY:
        return HUSSAR_NOT_EMPTY
    row = pos.distances(town)
    for general in pos.content.power_generals[AUSTRIA]:
        if pos.at[general] >= 0 and row[pos.at[general]] <= pos.content.hussar_range:
            return None
    return HUSSAR_TOO_FAR


def hussar_towns(pos: Maria) -> list[Town]:
    """Every city on which a hussar may be put now."""
    near = row_of(0, TOWNS)
    for general in pos.content.power_generals[AUSTRIA]:
        if pos.at[general] >= 0:
            for town in pos.content.hussar_towns(pos.at[general], pos.form):
                near[town] = 1
    for town in pos.at:
        if town >= 0:
            near[town] = 0
    return [town for town in ALL_TOWNS if near[town] != 0]
