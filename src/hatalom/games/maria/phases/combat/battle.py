"""11.1  One combat, card by card."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import CARD_PLAYED, COMBAT_BEGUN, COMBAT_DRAWN, COMBAT_WON, NO_RETREAT, RESERVE_PLAYED
from hatalom.games.maria.names import NO_GENERAL, NOBODY, RESERVE, Face, General, Suit, suit_of, value_of
from hatalom.games.maria.phases.changes.saxony import SaxonyMarker
from hatalom.games.maria.phases.combat.retreat import Retreat
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_CARD, ASK_CARD_AT_ZERO, CRUMB_BATTLE
from hatalom.games.maria.refusals import MUST_PLAY, NO_RESERVE, NOT_IN_HAND, WRONG_SUIT
from hatalom.games.maria.rules.combat import battle_points
from hatalom.games.maria.rules.retreat import retreat_ends
from hatalom.games.maria.rules.stacks import lose_troops
from hatalom.games.maria.rules.victory import lose_points, saxony_steps, win_points
from hatalom.games.maria.verbs import CONCEDE, PLAY, PLAY_RESERVE

FIGHTING: Final = 0
SETTLED: Final = 1
OVER: Final = 2


@final
class Battle(Phase[Maria]):
    """11.1.5 to 11.1.11  The right to play goes to the side with the negative score until it cannot or will not."""

    FIELDS = ("attacker", "defender", "score", "is_attackers", "step", "saxon_spaces")

    def __init__(
        self,
        attacker: General,
        defender: General,
        score: int,
        is_attackers: bool,
        step: int = FIGHTING,
        saxon_spaces: int = 0,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.score = score
        """The attacker's; the defender's is the same with the other sign."""
        self.is_attackers = is_attackers
        """The attacker has the right to play."""
        self.step = step
        self.saxon_spaces = saxon_spaces
        """19.3.1  How far the Saxony marker may move afterwards."""

    def copy(self) -> "Battle":
        return Battle(self.attacker, self.defender, self.score, self.is_attackers, self.step, self.saxon_spaces)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_BATTLE, [self.attacker, self.defender])

    def acting(self) -> General:
        """The general whose side has the right to play."""
        return self.attacker if self.is_attackers else self.defender

    def opponent(self) -> General:
        """The general on the other side."""
        return self.defender if self.is_attackers else self.attacker

    def score_of_acting(self) -> int:
        return self.score if self.is_attackers else -self.score

    def suit(self, pos: Maria) -> Suit:
        """11.1.4  The suit of the sector in which his own general stands."""
        return pos.content.board.suit[pos.at[self.acting()]]

    # -- asking ---------------------------------------------------------------------------------------------

    def ask(self, pos: Maria) -> list[Question]:
        if self.step != FIGHTING:
            return NO_QUESTIONS
        power = pos.power_of(self.acting())
        suit = self.suit(pos)
        options: list[int] = []
        has_suited = False
        for face in pos.faces(power):
            if face == RESERVE:
                for value in range(pos.content.reserve_min, pos.content.reserve_max + 1):
                    options.append(PLAY_RESERVE.of(value))
            elif suit_of(face) == suit:
                has_suited = True
                options.append(PLAY.of(face))
        score = self.score_of_acting()
        if score < 0 or not has_suited:
            options.append(CONCEDE.of())
        seat = pos.seat_of(power)
        if score < 0:
            return [Question(seat, ASK_CARD, options, [suit, -score], window=True)]
        return [Question(seat, ASK_CARD_AT_ZERO, options, [suit], window=True)]

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        power = pos.power_of(self.acting())
        if PLAY.has(action):
            face = Face(PLAY.target(action))
            if face not in pos.faces(power):
                return Said(NOT_IN_HAND, [power, face])
            return Said(WRONG_SUIT, [face, self.suit(pos)])
        if PLAY_RESERVE.has(action):
            return Said(NO_RESERVE)
        return Said(MUST_PLAY, [self.suit(pos)]) if CONCEDE.has(action) else None

    # -- answering ------------------------------------------------------------------------------------------

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if CONCEDE.has(action):
            self._settle(pos)
            return
        power = pos.power_of(self.acting())
        if PLAY_RESERVE.has(action):
            value = PLAY_RESERVE.target(action)
            pos.spend(power, RESERVE)
        else:
            face = Face(PLAY.target(action))
            value = value_of(face)
            pos.spend(power, face)
        self.score += value if self.is_attackers else -value
        if PLAY_RESERVE.has(action):
            pos.tell(RESERVE_PLAYED, power, value, self.score_of_acting())
        else:
            pos.tell(CARD_PLAYED, power, PLAY.target(action), self.score_of_acting())
        if self.score_of_acting() >= 0:
            self.is_attackers = not self.is_attackers

    def advance(self, pos: Maria) -> None:
        """19.3.2  After the retreat the Saxony marker moves, then the next combat may begin."""
        if self.step == SETTLED:
            self.step = OVER
            if self.saxon_spaces > 0:
                pos.push(SaxonyMarker(self.saxon_spaces))
                return
        pos.pop()

    # -- the outcome ----------------------------------------------------------------------------------------

    def _settle(self, pos: Maria) -> None:
        self.step = SETTLED
        score = self.score_of_acting()
        if score == 0:
            pos.tell(COMBAT_DRAWN, self.attacker, self.defender)
            return
        loser = self.acting()
        winner = self.opponent()
        winning, losing = pos.power_of(winner), pos.power_of(loser)
        mate = pos.mate_of(loser)
        town = pos.at[loser]
        strength = pos.strength(loser)
        loss = min(-score, strength)
        pos.last_winner = pos.seat_of(winning)
        pos.tell(COMBAT_WON, winner, loser, loss)
        pos.reveal()
        removed = len(lose_troops(pos, loser, loss))
        left = loser if pos.at[loser] >= 0 else mate
        if left != NOBODY and pos.at[left] < 0:
            left = NO_GENERAL
        if left != NOBODY and not retreat_ends(pos, left, pos.at[winner], loss):
            pos.tell(NO_RETREAT, left)
            removed += len(lose_troops(pos, left, pos.strength(left)))
            loss = strength
            left = NO_GENERAL
        points = battle_points(pos, loss, removed)
        self.saxon_spaces = saxony_steps(pos, losing, points, town)
        win_points(pos, winning, points)
        lose_points(pos, losing, points)
        if left != NOBODY:
            pos.push(Retreat(left, winner, loss))


def battle_of(pos: Maria, attacker: General, defender: General) -> Battle:
    """11.1.5, 11.1.10  Both sides announce their troops; at zero the attacker starts."""
    own, other = pos.strength(attacker), pos.strength(defender)
    pos.tell(COMBAT_BEGUN, attacker, defender, pos.at[attacker], pos.at[defender], own, other)
    pos.reveal()
    return Battle(attacker, defender, own - other, own <= other)


def fight_of(pos: Maria) -> Battle | None:
    """The combat in which the cards are still being played."""
    for phase in pos.stack:
        if isinstance(phase, Battle) and phase.step == FIGHTING:
            return phase
    return None
