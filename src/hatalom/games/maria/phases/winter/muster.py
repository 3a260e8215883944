"""13.3 to 13.7, 17.5.10  New troops: who gets them, and where generals return."""

from typing import final

from hatalom.core.event import only
from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import (
    GENERAL_RETURNED,
    RETURN_REFUSED,
    RETURNED_TO_BOX,
    TRAIN_ELIMINATED,
    TROOP_GIVEN,
    TROOPS_UNCLAIMED,
)
from hatalom.games.maria.names import (
    ALL_TRAINS,
    IN_BOX,
    NO_GENERAL,
    NO_TOWN,
    NOBODY,
    REMOVED,
    General,
    Power,
    Town,
    general_of,
    train_piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_COMMAND, ASK_CONSENT, ASK_MUSTER, ASK_RETURN_AT
from hatalom.games.maria.refusals import HAS_MOST_TROOPS, NO_RETURN_THERE
from hatalom.games.maria.rules.expeditions import owes_general
from hatalom.games.maria.rules.recruits import return_towns
from hatalom.games.maria.rules.stacks import lone_general, needs_command, needs_consent, set_command
from hatalom.games.maria.verbs import COMMAND, CONSENT, GIVE_TROOP, REFUSE, RETURN, RETURN_AT


@final
class Muster(Phase[Maria]):
    """13.3, 13.4  One troop after the other; a removed general returns with the first one he gets."""

    FIELDS = ("power", "left", "general", "town", "commander", "refused")

    def __init__(
        self,
        power: Power,
        left: int,
        general: General = NO_GENERAL,
        town: Town = NO_TOWN,
        commander: General = NO_GENERAL,
        refused: list[Town] | None = None,
    ) -> None:
        self.power = power
        self.left = left
        self.general = general  # the one who returns
        self.town = town  # where he would join another general, while it is talked about
        self.commander = commander  # who would command there
        self.refused: list[Town] = refused if refused is not None else []

    def copy(self) -> "Muster":
        return Muster(self.power, self.left, self.general, self.town, self.commander, self.refused.copy())

    def ask(self, pos: Maria) -> list[Question]:
        seat = pos.seat_of(self.power)
        if self.town != NOBODY:
            return self._ask_about_stack(pos, seat)
        if self.general != NOBODY:
            options = [RETURN_AT.of(town) for town in self._towns(pos, self.general)]
            return [Question(seat, ASK_RETURN_AT, options, [self.general])]
        options = self._takers(pos)
        if self.left == 0 or len(options) == 0:
            return NO_QUESTIONS
        return [Question(seat, ASK_MUSTER, options, [self.power, self.left])]

    def _ask_about_stack(self, pos: Maria, seat: Seat) -> list[Question]:
        """6.2r1, 10.1.5  If ranks are equal, the returning general's player names the commander; the other agrees."""
        other = lone_general(pos, self.town)
        if self.commander == NOBODY:
            options = [COMMAND.of(self.general), COMMAND.of(other)]
            return [Question(seat, ASK_COMMAND, options, [self.general, other])]
        asked = pos.seat_of(pos.power_of(other))
        return [Question(asked, ASK_CONSENT, [CONSENT.of(), REFUSE.of()], [self.general, other, self.commander])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if GIVE_TROOP.has(action):
            general = general_of(GIVE_TROOP.target(action))
            pos.troops[general] += 1
            self.left -= 1
            pos.tell(TROOP_GIVEN, general, audience=only(seat))
        elif RETURN.has(action):
            self.general = general_of(RETURN.target(action))
            if owes_general(pos, self.power):
                self._return_to_box(pos)
        elif RETURN_AT.has(action):
            self._come_to(pos, Town(RETURN_AT.target(action)))
        elif COMMAND.has(action):
            self.commander = general_of(COMMAND.target(action))
            self._agree_or_arrive(pos)
        elif CONSENT.has(action):
            self._arrive(pos, self.town)
        else:
            pos.tell(RETURN_REFUSED, seat, self.general, self.town)
            self.refused.append(self.town)
            self._forget()

    def advance(self, pos: Maria) -> None:
        """17.5.10r1  What nobody can take is lost."""
        if self.left > 0:
            pos.tell(TROOPS_UNCLAIMED, self.power, self.left)
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if GIVE_TROOP.has(action) and pos.troops[GIVE_TROOP.target(action)] >= pos.content.most_troops:
            return Said(HAS_MOST_TROOPS, [GIVE_TROOP.target(action), pos.content.most_troops])
        if RETURN_AT.has(action) and self.general != NOBODY:
            return Said(NO_RETURN_THERE, [self.general, RETURN_AT.target(action)])
        return None

    def _takers(self, pos: Maria) -> list[int]:
        options: list[int] = []
        for general in pos.content.power_generals[self.power]:
            if pos.at[general] >= 0 and pos.troops[general] < pos.content.most_troops:
                options.append(GIVE_TROOP.of(general))
            elif pos.at[general] == REMOVED and (owes_general(pos, self.power) or len(self._towns(pos, general)) > 0):
                options.append(RETURN.of(general))
        return options

    def _towns(self, pos: Maria, general: General) -> list[Town]:
        return [town for town in return_towns(pos, general) if town not in self.refused]

    def _come_to(self, pos: Maria, town: Town) -> None:
        other = lone_general(pos, town)
        if other == NOBODY:
            self._arrive(pos, town)
            return
        self.town = town
        if not needs_command(pos, self.general, other):
            is_first = pos.content.rank[self.general] < pos.content.rank[other]
            self.commander = self.general if is_first else other
            self._agree_or_arrive(pos)

    def _agree_or_arrive(self, pos: Maria) -> None:
        if not needs_consent(pos, self.general, lone_general(pos, self.town)):
            self._arrive(pos, self.town)

    def _arrive(self, pos: Maria, town: Town) -> None:
        """13.7  An enemy train there is eliminated."""
        general = self.general
        for train in ALL_TRAINS:
            piece = train_piece(train)
            if pos.at[piece] == town:
                pos.at[piece] = REMOVED
                pos.tell(TRAIN_ELIMINATED, pos.power_of(piece), town)
        other = lone_general(pos, town)
        if other != NOBODY:
            set_command(pos, general, other, self.commander)
        pos.put(general, town)
        pos.troops[general] = 1
        pos.tell(GENERAL_RETURNED, general, town)
        self._has_returned()

    def _return_to_box(self, pos: Maria) -> None:
        """17.5.9r1  He goes to the off-map box at once, because an expedition could not be sent before."""
        pos.at[self.general] = IN_BOX
        pos.troops[self.general] = 1
        pos.tell(RETURNED_TO_BOX, self.general)
        self._has_returned()

    def _has_returned(self) -> None:
        self.left -= 1
        self._forget()

    def _forget(self) -> None:
        self.general = NO_GENERAL
        self.town = NO_TOWN
        self.commander = NO_GENERAL
