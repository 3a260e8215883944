"""14.10  The state of a battle of cards, which its parts share."""

from typing import Final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.hannibal.names import ROME
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_ROUNDS

ATTACK: Final = 0
DEFENCE: Final = 1
INITIATIVE: Final = 2
COUNTER_ROLL: Final = 3
WITHDRAW_ROLL: Final = 4
PREVENT_STEP: Final = 5
PREVENT_ROLL: Final = 6
AFTER_FAILURE: Final = 7


class RoundsState(Phase[Hannibal]):
    """14.10  The attacker plays a card, the defender matches it or loses."""

    FIELDS = (
        "attacker",
        "step",
        "rounds",
        "card",
        "thief",
        "is_cavalry",
        "probe_used",
        "spy_rome",
        "spy_carthage",
        "deserting",
        "at_random",
    )

    def __init__(
        self,
        attacker: int,
        step: int,
        rounds: int,
        card: int,
        thief: int,
        is_cavalry: bool,
        probe_used: bool,
        spy_rome: int,
        spy_carthage: int,
        deserting: int,
        at_random: bool = False,
    ) -> None:
        self.attacker = attacker
        self.step = step
        self.rounds = rounds
        self.card = card  # the type the attacker played
        self.thief = thief  # 24.8: who is taking a card with Ally Deserts
        self.is_cavalry = is_cavalry  # 24.9: the attacker's card was card 6
        self.probe_used = probe_used  # 23.1: Hannibal has used his Probe
        self.spy_rome = spy_rome  # cards of the enemy that Rome may still uncover
        self.spy_carthage = spy_carthage
        self.deserting = deserting  # a bit per seat that declared Ally Deserts before the deal
        self.at_random = at_random  # the thief wants none of the open cards

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ROUNDS, [max(1, self.rounds), self.attacker])

    def spy_on(self, pos: Hannibal, seat: int) -> None:
        """24.8  Half of the enemy's cards, rounded down."""
        half = pos.battle_hand_size(1 - seat) // 2
        if seat == ROME:
            self.spy_rome = half
        else:
            self.spy_carthage = half

    def desert_to(self, seat: int) -> None:
        self.deserting |= 1 << seat
