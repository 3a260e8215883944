"""15.2, 15.3  Recruiting by tile: the units on its lower edge instead of its own effect."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.events import PLAYED_TO_RECRUIT, RECRUITED_BY_TILE
from hatalom.games.power_and_weakness.names import KNIGHT, MAGE, Tile
from hatalom.games.power_and_weakness.phases.snake import announce
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import CRUMB_TILE
from hatalom.games.power_and_weakness.verbs import RECRUIT_SHOWN, RECRUIT_TWO


def recruit_options(pos: PowerAndWeakness, tile: Tile) -> list[int]:
    """15.3  Merlin and the snake give two of a kind, chosen by the player; the others what they show."""
    if pos.content.recruit_choice[tile]:
        return [RECRUIT_TWO.of(MAGE), RECRUIT_TWO.of(KNIGHT)]
    return [RECRUIT_SHOWN.of()]


def choose_recruits(pos: PowerAndWeakness, seat: Seat, tile: Tile, action: int) -> None:
    mages, knights = pos.content.recruit[tile][MAGE], pos.content.recruit[tile][KNIGHT]
    if RECRUIT_TWO.has(action):
        mages, knights = (2, 0) if RECRUIT_TWO.target(action) == MAGE else (0, 2)
    pos.replace(Recruiting(seat, tile, mages, knights))
    announce(pos, seat, tile, PLAYED_TO_RECRUIT)


@final
class Recruiting(Phase[PowerAndWeakness]):
    """15.2  The units go from stock to reserve, as many as there are (15.3r2); the bonus of 10.3 is untouched."""

    FIELDS = ("seat", "tile", "mages", "knights")

    def __init__(self, seat: Seat, tile: Tile, mages: int, knights: int) -> None:
        self.seat = seat
        self.tile = tile
        self.mages = mages
        self.knights = knights

    def copy(self) -> "Recruiting":
        return Recruiting(self.seat, self.tile, self.mages, self.knights)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_TILE, [self.tile])

    def advance(self, pos: PowerAndWeakness) -> None:
        if self.mages > 0:
            pos.tell(RECRUITED_BY_TILE, self.seat, pos.enlist(self.seat, MAGE, self.mages), MAGE)
        if self.knights > 0:
            pos.tell(RECRUITED_BY_TILE, self.seat, pos.enlist(self.seat, KNIGHT, self.knights), KNIGHT)
        pos.pop()
