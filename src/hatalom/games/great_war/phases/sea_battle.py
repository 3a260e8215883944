"""8.5 to 8.9, 9.4, 18.19  The assaults of a battle at sea, or against the ships in an invaded port."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.events import (
    ASSAULT_BEGUN,
    BROKEN_OFF,
    LUCK_ROLLED,
    LUCK_WON,
    STOOD,
    STRENGTHS,
    TORPEDO_ROLLED,
    TORPEDOES_USED,
)
from hatalom.games.great_war.names import LUCK, NOWHERE, PROVINCES, SUBMARINE, SUBMARINES
from hatalom.games.great_war.phases.dice import dice_spec, die, spec_hits_from, spec_power, spec_side
from hatalom.games.great_war.phases.forces import chooser
from hatalom.games.great_war.phases.losses import NO_LIMIT, Hits, Losses
from hatalom.games.great_war.phases.retreat import Retreat, may_retreat
from hatalom.games.great_war.phases.strength import (
    attack_luck,
    attacking_ships,
    defence_luck,
    defenders,
    muster,
    sea_attack_strength,
    sea_defence_strength,
)
from hatalom.games.great_war.position import FAILED, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import (
    ASK_SECOND,
    ASK_STAND,
    ASK_TORPEDO,
    CRUMB_ASSAULT,
    ROLL_LUCK,
    ROLL_TORPEDO,
)
from hatalom.games.great_war.units import count_of, kind_of, power_of, turned_of
from hatalom.games.great_war.verbs import BREAK_OFF, GUNS, RETREAT, ROLL, SECOND_ASSAULT, STAND, TORPEDO

BEGIN: Final = 0
ATTACK_TORPEDO: Final = 1
DEFENCE_TORPEDO: Final = 2
FIRE: Final = 3
HITS: Final = 4
AFTER_HITS: Final = 5
ATTACK_DIE: Final = 6
DEFENCE_DIE: Final = 7
COMPARE: Final = 8
AFTER_LOSSES: Final = 9
SECOND_CHOICE: Final = 10
STAND_CHOICE: Final = 11
OVER: Final = 12

ASSAULTS: Final = 2
TORPEDO_HITS_FROM: Final = 6
"""18.19  A torpedo hits on a 6."""


@final
class SeaBattle(Phase[GreatWar]):
    """8.5  Like a battle on land without artillery, basic modifier and compulsory loss; losses are halved."""

    FIELDS = (
        "step",
        "dice",
        "attack_hits",
        "defence_hits",
        "attack_die",
        "defence_die",
        "attack_torpedo",
        "defence_torpedo",
    )

    def __init__(
        self,
        step: int,
        dice: list[int],
        attack_hits: int,
        defence_hits: int,
        attack_die: int,
        defence_die: int,
        attack_torpedo: bool,
        defence_torpedo: bool,
    ) -> None:
        self.step = step
        self.dice = dice
        self.attack_hits = attack_hits
        self.defence_hits = defence_hits
        self.attack_die = attack_die
        self.defence_die = defence_die
        self.attack_torpedo = attack_torpedo
        self.defence_torpedo = defence_torpedo

    def copy(self) -> "SeaBattle":
        return SeaBattle(
            self.step,
            self.dice.copy(),
            self.attack_hits,
            self.defence_hits,
            self.attack_die,
            self.defence_die,
            self.attack_torpedo,
            self.defence_torpedo,
        )

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ASSAULT, [max(1, pos.assault)])

    def ask(self, pos: GreatWar) -> list[Question]:
        step, lead = self.step, pos.lead
        if step == ATTACK_TORPEDO and self._may_torpedo(pos, True):
            return self._ask_torpedo(pos, lead, submarines(pos.force))
        if step == DEFENCE_TORPEDO and self._may_torpedo(pos, False):
            return self._ask_torpedo(pos, self._defender(pos), submarines(defenders(pos, pos.target, True)))
        if step == FIRE and self.dice:
            return die(ROLL_TORPEDO, [spec_power(self.dice[0]), spec_hits_from(self.dice[0])])
        if step == ATTACK_DIE:
            return die(ROLL_LUCK, [lead, attack_luck(pos, True)])
        if step == DEFENCE_DIE:
            return die(ROLL_LUCK, [self._defender(pos), defence_luck(pos, pos.target, True)])
        if step == SECOND_CHOICE:
            return [Question(pos.seat_of(lead), ASK_SECOND, [SECOND_ASSAULT.of(), BREAK_OFF.of()], [lead, pos.target])]
        if step == STAND_CHOICE and may_retreat(pos, pos.target, True):
            power = self._defender(pos)
            return [Question(pos.seat_of(power), ASK_STAND, [STAND.of(), RETREAT.of()], [power, pos.target])]
        return []

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if ROLL.has(action):
            self._rolled(pos, ROLL.target(action))
        elif TORPEDO.has(action) or GUNS.has(action):
            self._choose_weapon(pos, TORPEDO.has(action))
        elif SECOND_ASSAULT.has(action):
            self.step = STAND_CHOICE
        elif BREAK_OFF.has(action):
            pos.tell(BROKEN_OFF, [pos.lead, pos.target])
            pos.outcome = FAILED
            self.step = OVER
        elif STAND.has(action):
            pos.tell(STOOD, [self._defender(pos), pos.target])
            self.step = BEGIN
        else:
            self.step = BEGIN
            pos.push(Retreat(self._defender(pos), True, [], []))

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            self._begin(pos)
        elif step in (ATTACK_TORPEDO, DEFENCE_TORPEDO, FIRE):
            self.step += 1
            if self.step == FIRE:
                self._load_dice(pos)
        elif step == HITS:
            self.step = AFTER_HITS
            pos.push(Hits(False, self.defence_hits, True))
            pos.push(Hits(True, self.attack_hits, True))
        elif step == AFTER_HITS:
            self.step = OVER if is_decided_at_sea(pos) else ATTACK_DIE
        elif step == COMPARE:
            self.step = AFTER_LOSSES
            self._compare(pos)
        elif step == AFTER_LOSSES:
            self._after_losses(pos)
        elif step == STAND_CHOICE:
            self.step = BEGIN
        else:
            pos.pop()

    def _defender(self, pos: GreatWar) -> int:
        return chooser(pos, False, True)

    def _begin(self, pos: GreatWar) -> None:
        if is_decided_at_sea(pos):
            self.step = OVER
            return
        pos.assault += 1
        muster(pos, True)
        pos.tell(ASSAULT_BEGUN, [pos.assault, pos.target])
        self.dice = []
        self.attack_hits = self.defence_hits = self.attack_die = self.defence_die = 0
        self.attack_torpedo = self.defence_torpedo = False
        self.step = ATTACK_TORPEDO

    # -- torpedoes (18.19) --------------------------------------------------------------------------------------

    def _may_torpedo(self, pos: GreatWar, is_attacker: bool) -> bool:
        """18.19  Not in an invasion; face-down submarines have none."""
        if not pos.is_on(SUBMARINES) or pos.target < PROVINCES:
            return False
        return submarines(pos.force if is_attacker else defenders(pos, pos.target, True)) > 0

    def _ask_torpedo(self, pos: GreatWar, power: int, number: int) -> list[Question]:
        return [Question(pos.seat_of(power), ASK_TORPEDO, [TORPEDO.of(), GUNS.of()], [power, number])]

    def _choose_weapon(self, pos: GreatWar, is_torpedo: bool) -> None:
        if self.step == ATTACK_TORPEDO:
            self.attack_torpedo = is_torpedo
            self.step = DEFENCE_TORPEDO
            if is_torpedo:
                pos.tell(TORPEDOES_USED, [pos.lead, submarines(pos.force)])
        else:
            self.defence_torpedo = is_torpedo
            self.step = FIRE
            if is_torpedo:
                pos.tell(TORPEDOES_USED, [self._defender(pos), submarines(defenders(pos, pos.target, True))])
            self._load_dice(pos)

    def _load_dice(self, pos: GreatWar) -> None:
        self.dice = []
        if self.attack_torpedo:
            self._add_dice(pos.force, 0)
        if self.defence_torpedo:
            self._add_dice(defenders(pos, pos.target, True), 1)

    def _add_dice(self, entries: list[int], side: int) -> None:
        for entry in entries:
            if kind_of(entry) == SUBMARINE and turned_of(entry) == 0:
                for _ in range(count_of(entry)):
                    self.dice.append(dice_spec(power_of(entry), TORPEDO_HITS_FROM, 0, side))

    # -- luck, strength, losses ---------------------------------------------------------------------------------

    def _rolled(self, pos: GreatWar, face: int) -> None:
        if self.step == FIRE:
            spec = self.dice.pop(0)
            is_hit = face >= spec_hits_from(spec)
            pos.tell(TORPEDO_ROLLED, [spec_power(spec), face, int(is_hit)])
            if is_hit and spec_side(spec) == 0:
                self.attack_hits += 1
            elif is_hit:
                self.defence_hits += 1
        elif self.step == ATTACK_DIE:
            self.attack_die = face
            pos.tell(LUCK_ROLLED, [pos.lead, face, face + attack_luck(pos, True)])
            self.step = DEFENCE_DIE
        else:
            self.defence_die = face
            pos.tell(LUCK_ROLLED, [self._defender(pos), face, face + defence_luck(pos, pos.target, True)])
            self.step = COMPARE

    def _compare(self, pos: GreatWar) -> None:
        """8.6, 8.7r68  Strengths with luck; the loser removes half the difference in ships, at most 4."""
        attack = sea_attack_strength(pos, self.attack_torpedo)
        defence = sea_defence_strength(pos, pos.target, self.defence_torpedo)
        attack_total = self.attack_die + attack_luck(pos, True)
        defence_total = self.defence_die + defence_luck(pos, pos.target, True)
        if attack_total > defence_total:
            attack += pos.content.modifier[LUCK]
            pos.tell(LUCK_WON, [pos.alliance[pos.lead]])
        elif defence_total > attack_total:
            defence += pos.content.modifier[LUCK]
            pos.tell(LUCK_WON, [1 - pos.alliance[pos.lead]])
        pos.tell(STRENGTHS, [attack, defence])
        if attack > defence:
            pos.push(Losses(False, sea_losses(pos, attack - defence), False, True, NO_LIMIT, NOWHERE))
        elif defence > attack:
            pos.push(Losses(True, sea_losses(pos, defence - attack), False, True, NO_LIMIT, NOWHERE))

    def _after_losses(self, pos: GreatWar) -> None:
        if is_decided_at_sea(pos):
            self.step = OVER
        elif pos.assault >= ASSAULTS:
            pos.outcome = FAILED
            self.step = OVER
        else:
            self.step = SECOND_CHOICE


def sea_losses(pos: GreatWar, difference: int) -> int:
    """8.7r68  Half the difference (which is doubled), rounded down, at most 4."""
    return min(pos.content.loss_cap, difference // (2 * pos.content.constants["naval_loss_divisor"]))


def submarines(entries: list[int]) -> int:
    """Submarines that lie face-up."""
    total = 0
    for entry in entries:
        if kind_of(entry) == SUBMARINE and turned_of(entry) == 0:
            total += count_of(entry)
    return total


def is_decided_at_sea(pos: GreatWar) -> bool:
    """8.9r69  Over when a side has no ship left; if both have none, the attack has failed."""
    if pos.outcome != UNDECIDED:
        return True
    if attacking_ships(pos) == 0:
        pos.outcome = FAILED
        return True
    if pos.ships(pos.target) == 0:
        pos.outcome = WON
        return True
    return False
