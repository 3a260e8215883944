"""20  Sieges and subjugation."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import (
    CAPITAL,
    CITY_TAKEN,
    IBERIA_CITIES,
    SIEGE_ROLLED,
    TRIBE_SUBJUGATED,
    UNITS_LOST,
    WON_CAPITAL,
    WON_CITIES,
)
from hatalom.games.hannibal.names import (
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CARTHAGE_CITY,
    CITY,
    GADES,
    NEUTRAL_TRIBE,
    NEW_CARTHAGE,
    ROME,
    ROME_CITY,
)
from hatalom.games.hannibal.phases.dice import die
from hatalom.games.hannibal.phases.fatigue import FOUGHT, spent_at
from hatalom.games.hannibal.phases.generals import displace_all
from hatalom.games.hannibal.phases.losses import Losses
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_SIEGE, ROLL_SIEGE
from hatalom.games.hannibal.verbs import ROLL

ROLLING: Final = 0
COUNTING: Final = 1


def besiegers(pos: Hannibal, seat: int, space: int) -> int:
    """20.2, 20.2r1  CUs there already or brought, less those that have fought with this card."""
    return pos.outside(seat, space) - spent_at(pos, space, FOUGHT)


def may_besiege(pos: Hannibal, seat: int, space: int) -> bool:
    """20.2, 20.4, 24.2  Three CUs at a city or tribe, one attempt per card, no truce for cities."""
    if not pos.siege_site(seat, space) or besiegers(pos, seat, space) < pos.content.siege_min:
        return False
    if pos.truce and pos.marker[space] != NEUTRAL_TRIBE:
        return False
    if pos.siege_per_site:
        return space not in pos.sieges_tried
    return not pos.sieges_tried


def siege_modifier(pos: Hannibal, seat: int, space: int, general: int, in_campaign: bool) -> int:
    """20.5, 20.5r1  Carthage without its siege train, the great cities, Marcellus; nothing for tribes."""
    if pos.content.kind[space] != CITY:
        return 0
    modifier = pos.content.siege_modifier[space]
    if seat == CARTHAGE and pos.train != space:
        modifier += pos.content.carthage_siege_modifier
    if in_campaign:
        modifier += pos.content.campaign_siege[general]
    return modifier


def siege_result(pos: Hannibal, roll: int) -> list[int]:
    """20.5  Points gained and CUs lost."""
    table = pos.content.siege_table
    return table[max(1, min(roll, len(table) - 1))]


def take_city(pos: Hannibal, seat: int, space: int) -> None:
    """20.7, 24.18  The marker is flipped, the garrison dies, generals inside are displaced."""
    lost = pos.garrison[space]
    if lost > 0:
        pos.tell(UNITS_LOST, [1 - seat, lost, space, pos.garrison_elephants[space]])
    pos.garrison[space] = 0
    pos.garrison_elephants[space] = 0
    displace_all(pos, 1 - seat, space, True)
    pos.marker[space] = seat
    pos.siege[space] = 0
    pos.tell(CITY_TAKEN, [seat, space])
    pos.tidy(space)


def is_decided(pos: Hannibal) -> bool:
    """22.2, 25.6  A capital has fallen, or in Iberia New Carthage and Gades; returns whether the game is over."""
    if pos.winner >= 0:
        return True
    if pos.scenario == CAMPAIGN_IBERIA:
        if pos.marker[NEW_CARTHAGE] == ROME and pos.marker[GADES] == ROME:
            pos.tell(WON_CITIES, [ROME])
            pos.finish(ROME, IBERIA_CITIES)
            return True
        return False
    if pos.marker[ROME_CITY] == CARTHAGE:
        pos.tell(WON_CAPITAL, [CARTHAGE, ROME_CITY])
        pos.finish(CARTHAGE, CAPITAL)
        return True
    if pos.marker[CARTHAGE_CITY] == ROME:
        pos.tell(WON_CAPITAL, [ROME, CARTHAGE_CITY])
        pos.finish(ROME, CAPITAL)
        return True
    return False


@final
class Siege(Phase[Hannibal]):
    """20.5, 20.6  An attempt: one die, or two whose results both count."""

    FIELDS = ("seat", "space", "modifier", "rolls", "step", "points")

    def __init__(self, seat: int, space: int, modifier: int, rolls: int, step: int = ROLLING, points: int = 0) -> None:
        self.seat = seat
        self.space = space
        self.modifier = modifier
        self.rolls = rolls
        self.step = step
        self.points = points

    def copy(self) -> "Siege":
        return Siege(self.seat, self.space, self.modifier, self.rolls, self.step, self.points)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_SIEGE, [self.space])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == ROLLING and self.rolls > 0 and pos.outside(self.seat, self.space) > 0:
            return die(ROLL_SIEGE, [self.seat, self.space, self.modifier])
        return []

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        face = ROLL.target(action)
        points, lost = siege_result(pos, face + self.modifier)
        self.rolls -= 1
        self.points = points
        self.step = COUNTING
        pos.tell(SIEGE_ROLLED, [self.seat, self.space, face, face + self.modifier, points, lost])
        if lost > 0:
            pos.push(Losses(self.seat, self.space, False, False, lost, 0))

    def advance(self, pos: Hannibal) -> None:
        if self.step == ROLLING:
            pos.pop()
            return
        self.step = ROLLING
        if pos.outside(self.seat, self.space) == 0:  # 20.9: no besieger is left
            pos.tidy(self.space)
            return
        pos.siege[self.space] += self.points
        if pos.content.kind[self.space] == CITY:
            if pos.siege[self.space] >= pos.content.siege_points:
                self.rolls = 0
                take_city(pos, self.seat, self.space)
                is_decided(pos)
        elif pos.siege[self.space] >= pos.content.subjugation_points:
            self.rolls = 0
            pos.siege[self.space] = 0
            pos.marker[self.space] = self.seat
            pos.tell(TRIBE_SUBJUGATED, [self.seat, self.space])
