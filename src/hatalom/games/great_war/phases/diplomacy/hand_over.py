"""4.10, 4.12, 4.13  Hand-over of a nationality territory."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.shared import flagged, increased, replaced
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.events import HANDED_OVER, SERBIA_LEFT, SERBIA_STAYS_OUT
from hatalom.games.great_war.names import (
    AUSTRIA,
    NEITHER,
    NO_PIECE,
    NOBODY,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    SARAJEVO,
    SERBIA,
    TURN_COUNT,
    Place,
    Power,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.phases.diplomacy.flight import Flight
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.diplomacy.payment import pay_card
from hatalom.games.great_war.units import Entry, count_of, kind_of, power_of


def hand_over(pos: GreatWar, province: Place, country: Power) -> None:
    """4.12  The units in it leave first, then it passes to a country that is not in the war."""
    pos.push(HandedOver(province, country))
    pos.push(Flight([province], False))


@final
class HandedOver(Phase[GreatWar]):
    """4.12  The territory is the receiver's and closed; a defence line is removed, factory and hospital go with it."""

    FIELDS = ("province", "country")

    def __init__(self, province: Place, country: Power) -> None:
        self.province = province
        self.country = country

    def copy(self) -> "HandedOver":
        return HandedOver(self.province, self.country)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
        province = self.province
        pos.set_controller(province, self.country)
        pos.line = flagged(pos.line, province, False)
        pos.set_rebel(province, NOBODY)
        pos.tell(HANDED_OVER, province, self.country)


def hand_over_sarajevo(pos: GreatWar) -> None:
    """4.13, R24  Serbia leaves the war for a year; whoever stands in its provinces walks out."""
    pay_card(pos, AUSTRIA)
    pos.sarajevo_given = True
    take_up_reserve(pos)
    lands = [province for province in PROVINCES if pos.controller[province] == SERBIA]
    hand_over(pos, SARAJEVO, SERBIA)
    pos.push(SerbiaOut())
    pos.push(Flight(lands, True))


def take_up_reserve(pos: GreatWar) -> None:
    """R24  All Serbian units leave the map and wait; patients of the hospitals among them."""
    for place in PLACES:
        kept = vec[Entry]()
        for entry in pos.units[place]:
            if power_of(entry) == SERBIA:
                pos.reserve = increased(pos.reserve, kind_of(entry), count_of(entry))
            else:
                kept = append(kept, entry)
        if len(kept) < len(pos.units[place]):
            pos.set_units(place, kept)
            if place < PROVINCE_COUNT:
                pos.release_generals(place)
    for province in PROVINCES:
        patient = pos.patient[province]
        if piece_power(patient) == SERBIA:
            pos.reserve = increased(pos.reserve, piece_kind(patient), 1)
            pos.set_patient(province, NO_PIECE)


@final
class SerbiaOut(Phase[GreatWar]):
    """R24  Serbia has no slots and no purchases until it comes back a year later."""

    def copy(self) -> "SerbiaOut":
        return SerbiaOut()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
        pos.leave_order(SERBIA)
        pos.set_alliance(SERBIA, NEITHER)
        pos.marked = flagged(pos.marked, SERBIA, False)
        pos.capacity = replaced(pos.capacity, SERBIA, 0)
        pos.due = replaced(pos.due, SERBIA, pos.turn + pos.content.pause)
        pos.pending.append(SERBIA)
        if pos.due[SERBIA] < TURN_COUNT:
            pos.tell(SERBIA_LEFT, pos.due[SERBIA])
        else:
            pos.tell(SERBIA_STAYS_OUT)
