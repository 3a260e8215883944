"""11.3, 11.4  Influence tiles, and Merlin in their place: reinforcement here, acquisition next door."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.events import PLAYED_TO_ACQUIRE, PLAYED_TO_REINFORCE, UNIT_REINFORCES
from hatalom.games.power_and_weakness.names import OPPONENT, REGIONS, Region, Tile, marker_of
from hatalom.games.power_and_weakness.phases.acquisition import ANNOUNCED, Acquisition
from hatalom.games.power_and_weakness.phases.snake import announce
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import CRUMB_TILE
from hatalom.games.power_and_weakness.refusals import (
    FOREIGN_REGION,
    NO_ACTIVE_UNIT_TO_REINFORCE,
    NO_MAJORITY,
    NOT_THE_OPPONENTS,
    WRONG_MARKER,
)
from hatalom.games.power_and_weakness.rules.acquisition import attack, defence, why_not_acquire
from hatalom.games.power_and_weakness.rules.placement import why_not_reinforce
from hatalom.games.power_and_weakness.verbs import ACQUIRE, REINFORCE


def influence_options(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> list[int]:
    """11.3  Every region where the tile can act: own or empty ones to reinforce, the opponent's to acquire."""
    marker = marker_of(tile)
    options: list[int] = []
    for region in REGIONS:
        if why_not_reinforce(pos, seat, region, marker) is None:
            options.append(REINFORCE.of(region))
        elif why_not_acquire(pos, seat, region, marker) is None:
            options.append(ACQUIRE.of(region))
    return options


def choose_influence(pos: PowerAndWeakness, seat: Seat, tile: Tile, action: int) -> None:
    if REINFORCE.has(action):
        region = Region(REINFORCE.target(action))
        pos.replace(Reinforcement(seat, tile, region))
        announce(pos, seat, tile, PLAYED_TO_REINFORCE, region)
    else:
        region = Region(ACQUIRE.target(action))
        pos.replace(Acquisition(seat, tile, region, ANNOUNCED))
        announce(pos, seat, tile, PLAYED_TO_ACQUIRE, region)


def why_not_influence(pos: PowerAndWeakness, seat: Seat, tile: Tile, action: int) -> Said | None:
    """The reason that helps most: on the opponent's region that of the acquisition, else of the reinforcement.

    Where the other use would be legal, the reason against this one.
    """
    region = Region(REINFORCE.target(action) if REINFORCE.has(action) else ACQUIRE.target(action))
    if pos.owner[region] == OPPONENT[seat]:
        reason = why_not_acquire(pos, seat, region, marker_of(tile)) or FOREIGN_REGION
    else:
        reason = why_not_reinforce(pos, seat, region, marker_of(tile)) or NOT_THE_OPPONENTS
    if reason is WRONG_MARKER:
        return Said(reason, [region, pos.marker[region]])
    if reason is NO_MAJORITY:
        return Said(reason, [region, attack(pos, seat, region), defence(pos, OPPONENT[seat], region)])
    return Said(reason, [pos.active()] if reason is NO_ACTIVE_UNIT_TO_REINFORCE else [region])


@final
class Reinforcement(Phase[PowerAndWeakness]):
    """11.4  One active unit from the reserve to an empty or own region with the symbol, without limit."""

    FIELDS = ("seat", "tile", "region")

    def __init__(self, seat: Seat, tile: Tile, region: Region) -> None:
        self.seat = seat
        self.tile = tile
        self.region = region

    def copy(self) -> "Reinforcement":
        return Reinforcement(self.seat, self.tile, self.region)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_TILE, [self.tile])

    def advance(self, pos: PowerAndWeakness) -> None:
        pos.put(self.seat, pos.active(), self.region)
        pos.tell(UNIT_REINFORCES, self.seat, pos.active(), self.region)
        pos.pop()
