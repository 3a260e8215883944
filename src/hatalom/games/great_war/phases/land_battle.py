"""7.7 to 7.27  The assaults of a battle on land: artillery, luck, strength, losses; then a second one or a retreat."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.board import ARTILLERY_HITS, EXTRA_ENEMY_LOSS, REROLL
from hatalom.games.great_war.events import (
    ARTILLERY_ROLLED,
    ASSAULT_BEGUN,
    BROKEN_OFF,
    GAS_USED,
    LUCK_ROLLED,
    LUCK_WON,
    STOOD,
    STRENGTHS,
    TECHNICAL_LOST,
)
from hatalom.games.great_war.names import (
    ARTILLERY,
    GAS,
    LUCK,
    NOBODY,
    NOWHERE,
    PURSUIT,
    UNITS,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.phases.dice import (
    dice_spec,
    die,
    spec_again,
    spec_hits_from,
    spec_power,
    spec_side,
)
from hatalom.games.great_war.phases.forces import chooser
from hatalom.games.great_war.phases.losses import NO_LIMIT, Hits, Losses, cap_of, capped_origin, losses_due
from hatalom.games.great_war.phases.pursuit import Pursuit
from hatalom.games.great_war.phases.retreat import Retreat, may_retreat
from hatalom.games.great_war.phases.strength import (
    attack_bonuses,
    attack_luck,
    attack_strength,
    attacking_fighters,
    attacking_generals,
    defence_bonuses,
    defence_luck,
    defence_strength,
    defenders,
    defending_general,
    has_attacking,
    is_in_land_part,
    muster,
    rerolls_luck,
    total_of,
)
from hatalom.games.great_war.position import FAILED, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import (
    ASK_GAS,
    ASK_SECOND,
    ASK_STAND,
    CRUMB_ASSAULT,
    ROLL_AGAIN,
    ROLL_ARTILLERY,
    ROLL_LUCK,
)
from hatalom.games.great_war.units import count_of, kind_of, origin_of, power_of, turned_of
from hatalom.games.great_war.verbs import (
    BREAK_OFF,
    NO_GAS,
    RETREAT,
    ROLL,
    SECOND_ASSAULT,
    STAND,
    USE_GAS,
)

BEGIN: Final = 0
GAS_CHOICE: Final = 1
FIRE: Final = 2
HITS: Final = 3
AFTER_HITS: Final = 4
ATTACK_DIE: Final = 5
DEFENCE_DIE: Final = 6
AGAIN_DIE: Final = 7
COMPARE: Final = 8
AFTER_LOSSES: Final = 9
SECOND_CHOICE: Final = 10
STAND_CHOICE: Final = 11
AFTER_RETREAT: Final = 12
OVER: Final = 13

ASSAULTS: Final = 2
UNROLLED: Final = 0
AGAINST_ATTACK: Final = 1
AGAINST_DEFENCE: Final = 2


@final
class LandBattle(Phase[GreatWar]):
    """7.25  Up to two assaults.  `dice` waits to be thrown; the two dice of luck are 0 until they lie on the table."""

    FIELDS = ("step", "dice", "attack_hits", "defence_hits", "attack_die", "defence_die", "has_gas")

    def __init__(
        self,
        step: int,
        dice: list[int],
        attack_hits: int,
        defence_hits: int,
        attack_die: int,
        defence_die: int,
        has_gas: bool,
    ) -> None:
        self.step = step
        self.dice = dice
        self.attack_hits = attack_hits
        self.defence_hits = defence_hits
        self.attack_die = attack_die
        self.defence_die = defence_die
        self.has_gas = has_gas

    def copy(self) -> "LandBattle":
        return LandBattle(
            self.step,
            self.dice.copy(),
            self.attack_hits,
            self.defence_hits,
            self.attack_die,
            self.defence_die,
            self.has_gas,
        )

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ASSAULT, [max(1, pos.assault)])

    def ask(self, pos: GreatWar) -> list[Question]:
        step, lead = self.step, pos.lead
        if step == GAS_CHOICE and has_attacking(pos, GAS):
            return [Question(pos.seat_of(lead), ASK_GAS, [USE_GAS.of(), NO_GAS.of()], [lead, pos.target])]
        if step == FIRE and self.dice:
            return die(ROLL_ARTILLERY, [spec_power(self.dice[0]), spec_hits_from(self.dice[0])])
        if step == ATTACK_DIE:
            return die(ROLL_LUCK, [lead, attack_luck(pos, False)])
        if step == DEFENCE_DIE:
            return die(ROLL_LUCK, [self._defender(pos), defence_luck(pos, pos.target, False)])
        if step == AGAIN_DIE:
            again = self._luck_again(pos)
            if again != UNROLLED:
                return die(ROLL_AGAIN, [lead if again == AGAINST_ATTACK else self._defender(pos)])
        if step == SECOND_CHOICE:
            return [Question(pos.seat_of(lead), ASK_SECOND, [SECOND_ASSAULT.of(), BREAK_OFF.of()], [lead, pos.target])]
        if step == STAND_CHOICE and may_retreat(pos, pos.target, False):
            power = self._defender(pos)
            return [Question(pos.seat_of(power), ASK_STAND, [STAND.of(), RETREAT.of()], [power, pos.target])]
        return []

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if ROLL.has(action):
            self._rolled(pos, ROLL.target(action))
        elif USE_GAS.has(action):
            self._use_gas(pos)
            self.step = FIRE
            self.load_dice(pos)
        elif NO_GAS.has(action):
            self.step = FIRE
            self.load_dice(pos)
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
            self.step = AFTER_RETREAT
            pos.push(Retreat(self._defender(pos), False, [], []))

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            self._begin(pos)
        elif step == GAS_CHOICE:
            self.step = FIRE
            self.load_dice(pos)
        elif step == FIRE:
            self.step = HITS
        elif step == HITS:
            self.step = AFTER_HITS
            pos.push(Hits(False, self.defence_hits, False))
            pos.push(Hits(True, self.attack_hits, False))
        elif step == AFTER_HITS:
            self.step = OVER if is_decided(pos) else ATTACK_DIE
        elif step == AGAIN_DIE:
            self.step = COMPARE
        elif step == COMPARE:
            self.step = AFTER_LOSSES
            self._compare(pos)
        elif step == AFTER_LOSSES:
            self._after_losses(pos)
        elif step == STAND_CHOICE:
            self.step = BEGIN
        elif step == AFTER_RETREAT:
            self.step = BEGIN
            if pos.is_on(PURSUIT) and pos.retreated:
                pos.push(Pursuit())
        else:
            pos.pop()

    # -- the steps of an assault --------------------------------------------------------------------------------

    def _defender(self, pos: GreatWar) -> int:
        return chooser(pos, False, False)

    def _begin(self, pos: GreatWar) -> None:
        """7.27  Without fighting units in defence the battle is won before it begins."""
        if is_decided(pos):
            self.step = OVER
            return
        pos.assault += 1
        muster(pos, False)
        pos.tell(ASSAULT_BEGUN, [pos.assault, pos.target])
        self.attack_hits = self.defence_hits = 0
        self.attack_die = self.defence_die = UNROLLED
        self.has_gas = False
        self.step = GAS_CHOICE

    def _use_gas(self, pos: GreatWar) -> None:
        """7.7r46  One gas unit of the attackers, dead after the assault."""
        for entry in pos.force:
            if kind_of(entry) == GAS and is_in_land_part(entry):
                power = power_of(entry)
                pos.leave_force(entry, 1)
                pos.dead[UNITS * power + GAS] += 1
                pos.tell(GAS_USED, [power])
                self.has_gas = True
                return

    def load_dice(self, pos: GreatWar) -> None:
        """7.7, 21.6r132  One die per artillery: the attacker's by origin and power, then the defender's."""
        self.dice = []
        guns: list[int] = []
        for entry in pos.force:
            if kind_of(entry) == ARTILLERY and is_in_land_part(entry):
                guns.append(origin_of(entry) << 32 | pos.rank(power_of(entry)) << 24 | len(guns))
        force = [entry for entry in pos.force if kind_of(entry) == ARTILLERY and is_in_land_part(entry)]
        for gun in sorted(guns):
            self._add_dice(pos, force[gun & 255], pos.general_in(gun >> 32), 0)
        general = defending_general(pos, pos.target)
        for entry in defenders(pos, pos.target, False):
            if kind_of(entry) == ARTILLERY and turned_of(entry) == 0:
                self._add_dice(pos, entry, general, 1)

    def _add_dice(self, pos: GreatWar, entry: int, general: int, side: int) -> None:
        content = pos.content
        power = power_of(entry)
        hits_from = content.hit_from_strong if content.is_strong[power] else content.hit_from
        again = 0
        if general != NOBODY:
            if content.effect[general] == ARTILLERY_HITS:
                hits_from = min(hits_from, content.effect_value[general])
            elif content.effect[general] == REROLL:
                again = content.effect_value[general]
        for _ in range(count_of(entry)):
            self.dice.append(dice_spec(power, hits_from, again, side))

    def _rolled(self, pos: GreatWar, face: int) -> None:
        if self.step == FIRE:
            self._fired(pos, face)
        elif self.step == ATTACK_DIE:
            self.attack_die = face
            pos.tell(LUCK_ROLLED, [pos.lead, face, face + attack_luck(pos, False)])
            self.step = DEFENCE_DIE
        elif self.step == DEFENCE_DIE:
            self.defence_die = face
            pos.tell(LUCK_ROLLED, [self._defender(pos), face, face + defence_luck(pos, pos.target, False)])
            self.step = AGAIN_DIE
        elif self._luck_again(pos) == AGAINST_ATTACK:
            self.attack_die = face
            pos.tell(LUCK_ROLLED, [pos.lead, face, face + attack_luck(pos, False)])
            self.step = COMPARE
        else:
            self.defence_die = face
            pos.tell(LUCK_ROLLED, [self._defender(pos), face, face + defence_luck(pos, pos.target, False)])
            self.step = COMPARE

    def _fired(self, pos: GreatWar, face: int) -> None:
        """7.7, 6.7  A hit, a miss, or a die that Hindenburg throws again once."""
        spec = self.dice.pop(0)
        is_hit = face >= spec_hits_from(spec)
        pos.tell(ARTILLERY_ROLLED, [spec_power(spec), face, int(is_hit)])
        if is_hit:
            if spec_side(spec) == 0:
                self.attack_hits += 1
            else:
                self.defence_hits += 1
        elif face <= spec_again(spec):
            self.dice.append(dice_spec(spec_power(spec), spec_hits_from(spec), 0, spec_side(spec)))

    def _luck_again(self, pos: GreatWar) -> int:
        """6.7r39  Hindenburg's second throw of a 1 or 2, unless his side is ahead already."""
        attack = self.attack_die + attack_luck(pos, False)
        defence = self.defence_die + defence_luck(pos, pos.target, False)
        if self.attack_die <= rerolls_luck(pos, True) and attack <= defence:
            return AGAINST_ATTACK
        if self.defence_die <= rerolls_luck(pos, False) and defence <= attack:
            return AGAINST_DEFENCE
        return UNROLLED

    def _compare(self, pos: GreatWar) -> None:
        """7.8, 7.9, 7.15, 7.16  Luck, strength, and how many units each side removes."""
        content = pos.content
        attack = attack_strength(pos) + total_of(attack_bonuses(pos, self.has_gas))
        defence = defence_strength(pos, pos.target) + total_of(defence_bonuses(pos, pos.target))
        attack_total = self.attack_die + attack_luck(pos, False)
        defence_total = self.defence_die + defence_luck(pos, pos.target, False)
        if attack_total > defence_total:
            attack += content.modifier[LUCK]
            pos.tell(LUCK_WON, [pos.alliance[pos.lead]])
        elif defence_total > attack_total:
            defence += content.modifier[LUCK]
            pos.tell(LUCK_WON, [1 - pos.alliance[pos.lead]])
        pos.tell(STRENGTHS, [attack, defence])
        lost_by_defence = losses_due(pos, False, defence_losses(pos, attack - defence))
        lost_by_attack = losses_due(pos, True, attack_losses(pos, attack - defence))
        capped = cap_of(pos) if capped_origin(pos) != NOWHERE else NO_LIMIT
        pos.push(Losses(False, lost_by_defence, False, False, NO_LIMIT, NOWHERE))
        pos.push(Losses(True, lost_by_attack, True, False, capped, NOWHERE))

    def _after_losses(self, pos: GreatWar) -> None:
        """7.18, 7.26, 7.32r57  Decided, failed after the second assault, or the lead is asked."""
        if is_decided(pos):
            self.step = OVER
        elif pos.assault >= ASSAULTS:
            pos.outcome = FAILED
            self.step = OVER
        else:
            self.step = SECOND_CHOICE


def attack_losses(pos: GreatWar, lead: int) -> int:
    """7.15, 7.16r49  The attacker's losses for a lead (doubled, below 0 if he is behind): at least 1, at most 4."""
    return max(1, min(pos.content.loss_cap, -lead // 2 if lead < 0 else 0))


def defence_losses(pos: GreatWar, lead: int) -> int:
    """7.15, 6.7r39a  The defender's losses: the attacker's lead rounded down, at most 4; Haig adds 1 to a loss."""
    lost = lead // 2 if lead > 0 else 0
    if lost > 0:
        for general in attacking_generals(pos):
            if pos.content.effect[general] == EXTRA_ENEMY_LOSS:
                lost += pos.content.effect_value[general]
    return min(pos.content.loss_cap, lost)


def is_decided(pos: GreatWar) -> bool:
    """7.18r51, 7.27  Without fighting attackers it has failed; without fighting defenders it is won."""
    if pos.outcome != UNDECIDED:
        return True
    if attacking_fighters(pos) == 0:
        pos.outcome = FAILED
        return True
    if pos.fighting_units(pos.target) > 0:
        return False
    pos.outcome = WON
    for entry in pos.units[pos.target]:
        if not is_ship(kind_of(entry)):
            pos.remove(pos.target, entry, count_of(entry))
            pos.bury(power_of(entry), kind_of(entry), count_of(entry))
            pos.tell(TECHNICAL_LOST, [piece_of(power_of(entry), kind_of(entry)), count_of(entry)])
    return True
