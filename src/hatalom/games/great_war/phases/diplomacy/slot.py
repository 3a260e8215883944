"""4.1 to 4.17, 15.3, 18.1 to 18.14  Diplomacy: one power's slot."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.events import WAR_DECLARED
from hatalom.games.great_war.names import BUDAPEST, POWERS, PRAG, PROVINCES, Place, Power, enemy_of
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.phases.diplomacy.hand_over import hand_over_sarajevo
from hatalom.games.great_war.phases.diplomacy.peace import begin_peace
from hatalom.games.great_war.phases.diplomacy.poland import begin_poland
from hatalom.games.great_war.phases.diplomacy.reactions import call
from hatalom.games.great_war.phases.diplomacy.rebellion import incite
from hatalom.games.great_war.phases.diplomacy.trialism import begin_trialism, move_capital
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_DIPLOMACY, CRUMB_DIPLOMACY
from hatalom.games.great_war.rules.diplomacy.acts import (
    REBEL_AREAS,
    TRIED_PEACE,
    TRIED_POLAND,
    why_not_call,
    why_not_capital,
    why_not_declare,
    why_not_incite,
    why_not_peace,
    why_not_poland,
    why_not_sarajevo,
    why_not_strike,
    why_not_trialism,
)
from hatalom.games.great_war.rules.diplomacy.strikes import strike
from hatalom.games.great_war.verbs import (
    CALL,
    DECLARE_WAR,
    END_DIPLOMACY,
    HAND_OVER_SARAJEVO,
    INCITE,
    MAKE_POLAND,
    MAKE_TRIALISM,
    MOVE_CAPITAL,
    PEACE_WITH_RUSSIA,
    STRIKE,
)


@final
class DiplomacySlot(Phase[GreatWar]):
    """4.1  A power does what it likes, one act after another, until it ends its slot."""

    FIELDS = ("power", "tried")

    def __init__(self, power: Power, tried: int = 0) -> None:
        self.power = power
        self.tried = tried  # proposals to its allies in this slot, a bit each: none is made twice (R102)

    def copy(self) -> "DiplomacySlot":
        return DiplomacySlot(self.power, self.tried)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_DIPLOMACY, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        power = self.power
        options: list[int] = []
        for country in POWERS:
            if why_not_declare(pos, power, country) is None:
                options.append(DECLARE_WAR.of(country))
        if pos.cards[power] > 0:
            self._add_paid_acts(pos, options)
        if not options:
            return NO_QUESTIONS
        options.append(END_DIPLOMACY.of())
        return [Question(pos.seat_of(power), ASK_DIPLOMACY, options, [power, pos.cards[power]])]

    def _add_paid_acts(self, pos: GreatWar, options: list[int]) -> None:
        power = self.power
        for country in POWERS:
            if why_not_call(pos, power, country) is None:
                options.append(CALL.of(country))
        for province in PROVINCES:
            if why_not_strike(pos, power, province) is None:
                options.append(STRIKE.of(province))
        if why_not_sarajevo(pos, power) is None:
            options.append(HAND_OVER_SARAJEVO.of())
        if why_not_peace(pos, power, self.tried) is None:
            options.append(PEACE_WITH_RUSSIA.of())
        for province in REBEL_AREAS:
            if why_not_incite(pos, power, province) is None:
                options.append(INCITE.of(province))
        if why_not_poland(pos, power, self.tried) is None:
            options.append(MAKE_POLAND.of())
        if why_not_trialism(pos, power) is None:
            options.append(MAKE_TRIALISM.of())
        for city in (PRAG, BUDAPEST):
            if why_not_capital(pos, power, city) is None:
                options.append(MOVE_CAPITAL.of(city))

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        power = self.power
        if END_DIPLOMACY.has(action):
            pos.pop()
        elif DECLARE_WAR.has(action):
            declare_war(pos, power, Power(DECLARE_WAR.target(action)))
        elif CALL.has(action):
            call(pos, power, Power(CALL.target(action)))
        elif STRIKE.has(action):
            strike(pos, power, Place(STRIKE.target(action)))
        elif HAND_OVER_SARAJEVO.has(action):
            hand_over_sarajevo(pos)
        elif PEACE_WITH_RUSSIA.has(action):
            self.tried |= TRIED_PEACE
            begin_peace(pos, power)
        elif INCITE.has(action):
            incite(pos, power, Place(INCITE.target(action)))
        elif MAKE_POLAND.has(action):
            self.tried |= TRIED_POLAND
            begin_poland(pos, power)
        elif MAKE_TRIALISM.has(action):
            begin_trialism(pos)
        else:
            pos.cards = increased(pos.cards, power, -1)
            move_capital(pos, Place(MOVE_CAPITAL.target(action)))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        power = self.power
        if DECLARE_WAR.has(action):
            thing = DECLARE_WAR.target(action)
            found = why_not_declare(pos, power, Power(thing))
        elif CALL.has(action):
            thing = CALL.target(action)
            found = why_not_call(pos, power, Power(thing))
        elif STRIKE.has(action):
            thing = STRIKE.target(action)
            found = why_not_strike(pos, power, Place(thing))
        elif INCITE.has(action):
            thing = INCITE.target(action)
            found = why_not_incite(pos, power, Place(thing))
        elif MOVE_CAPITAL.has(action):
            thing = MOVE_CAPITAL.target(action)
            found = why_not_capital(pos, power, Place(thing))
        else:
            return self._why_not_other(pos, action)
        return None if found is None else Said(found, [thing] if found.gaps else [])

    def _why_not_other(self, pos: GreatWar, action: int) -> Said | None:
        power = self.power
        if HAND_OVER_SARAJEVO.has(action):
            found = why_not_sarajevo(pos, power)
        elif PEACE_WITH_RUSSIA.has(action):
            found = why_not_peace(pos, power, self.tried)
        elif MAKE_POLAND.has(action):
            found = why_not_poland(pos, power, self.tried)
        elif MAKE_TRIALISM.has(action):
            found = why_not_trialism(pos, power)
        else:
            return None
        return None if found is None else Said(found)


def declare_war(pos: GreatWar, power: Power, country: Power) -> None:
    """4.2, 4.4, 4.5  The country joins the other alliance (its own, if it has one) and is set up at once."""
    pos.tell(WAR_DECLARED, power, country)
    enter_war(pos, country, enemy_of(pos.alliance[power]))
