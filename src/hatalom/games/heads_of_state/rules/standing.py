"""11.4  Influence, and the order of the players in a country."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import NOWHERE, Box, Country
from hatalom.games.heads_of_state.position import HeadsOfState

BY_INFLUENCE: Final = 0
BY_RANK: Final = 1
BY_HEX: Final = 2

TIE_STEP: Final = 1000
"""More than any tie-break value of a box."""


def influence(pos: HeadsOfState, seat: Seat, country: Country) -> int:
    """11.4.2  Only living nobles count, each by its box."""
    total = 0
    for box in pos.content.country_boxes[country]:
        if pos.owner[box] == seat:
            total += pos.content.box_influence[box]
    return total


def standing(pos: HeadsOfState, seat: Seat, country: Country) -> int:
    """11.4.1, 11.4.3  A number for the order of the players: influence, then the tie-break; 0 without influence."""
    content = pos.content
    total = 0
    best = 0
    for box in content.country_boxes[country]:
        if pos.owner[box] == seat:
            total += content.box_influence[box]
            best = max(best, content.tie_break[box])
    return total * TIE_STEP + best


def order_in(pos: HeadsOfState, country: Country) -> list[Seat]:
    """11.4.1, 11.4.3  The seats with influence there, the strongest first."""
    seats: list[Seat] = []
    standings: list[int] = []
    for seat in pos.players:
        number = standing(pos, seat, country)
        if number == 0:
            continue
        place = len(seats)
        while place > 0 and standings[place - 1] < number:
            place -= 1
        seats.insert(place, seat)
        standings.insert(place, number)
    return seats


def best_box(pos: HeadsOfState, seat: Seat, country: Country) -> Box:
    """11.4.3r1  The box whose noble speaks for the player in a tie; NOWHERE without one."""
    best = NOWHERE
    for box in pos.content.country_boxes[country]:
        if pos.owner[box] == seat and (best == NOWHERE or pos.content.tie_break[box] > pos.content.tie_break[best]):
            best = box
    return best


def decided_by(pos: HeadsOfState, country: Country, seat: Seat, other: Seat) -> int:
    """11.4.3  What sets a player above another one: influence, else the higher rank, else the higher hex."""
    if influence(pos, seat, country) != influence(pos, other, country):
        return BY_INFLUENCE
    own, theirs = best_box(pos, seat, country), best_box(pos, other, country)
    return BY_HEX if pos.content.box_noble[own] == pos.content.box_noble[theirs] else BY_RANK
