"""17.5.8, 17.5.9  The markers of the political display move, and the box "Italy" follows."""

from hatalom.core.shared import changed
from hatalom.games.maria.events import ITALY_LOST, ITALY_WON, TRACK_MOVED
from hatalom.games.maria.names import ITALY_BOX, ITALY_TRACK, NO_POWER, NOBODY, VICTORY_POINT, Track
from hatalom.games.maria.position import Maria


def move_marker(pos: Maria, track: Track, spaces: int) -> None:
    before = pos.track[track]
    place = min(pos.content.politics.length[track] - 1, max(0, before + spaces))
    if place == before:
        return
    pos.track = changed(pos.track, track, place)
    pos.tell(TRACK_MOVED, track, place + 1)
    if track == ITALY_TRACK:
        settle_italy(pos, before, place)


def settle_italy(pos: Maria, before: int, place: int) -> None:
    """16.8, 17.5.9  A marker leaves the box when the track reaches or crosses the star, and comes by an icon."""
    star = pos.content.politics.star[ITALY_TRACK]
    holder = pos.box[ITALY_BOX]
    if holder != NOBODY and (before - star) * (place - star) <= 0:
        pos.box = changed(pos.box, ITALY_BOX, NO_POWER)
        pos.take_marker_back(holder)
        pos.tell(ITALY_LOST, holder)
    for icon in pos.content.politics.icons[ITALY_TRACK][place]:
        if icon.kind == VICTORY_POINT and pos.box[ITALY_BOX] == NOBODY:
            pos.box = changed(pos.box, ITALY_BOX, icon.power)
            pos.place_marker(icon.power)
            pos.tell(ITALY_WON, icon.power)
