"""7.7 to 7.27  The assaults of a battle on land: artillery, luck, strength, losses; then a second one or a retreat."""

from typing import Final, final

from hatalom.core.question import Question, Seat
from hatalom.games.great_war.board import ARTILLERY_HITS, REROLL
from hatalom.games.great_war.events import ARTILLERY_ROLLED, GAS_USED, TECHNICAL_LOST
from hatalom.games.great_war.names import (
    ARTILLERY,
    GAS,
    NOBODY,
    NOWHERE,
    PURSUIT,
    UNIT_COUNT,
    Alliance,
    General,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.phases.battles.assaults import (
    AFTER_HITS,
    AFTER_LOSSES,
    AFTER_RETREAT,
    AGAIN_DIE,
    ATTACK_DIE,
    BEGIN,
    COMPARE,
    DEFENCE_DIE,
    FIRE,
    HITS,
    OVER,
    STAND_CHOICE,
    UNROLLED,
    WEAPON_CHOICE,
    Assaults,
)
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.pursuit import Pursuit
from hatalom.games.great_war.position import FAILED, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import ASK_GAS, ROLL_AGAIN, ROLL_ARTILLERY
from hatalom.games.great_war.rules.battles.dice import dice_spec, die, spec_again, spec_hits_from, spec_power, spec_side
from hatalom.games.great_war.rules.battles.losses import (
    NO_LIMIT,
    attack_losses,
    cap_of,
    capped_origin,
    defence_losses,
    losses_due,
)
from hatalom.games.great_war.rules.battles.luck import rerolls_luck
from hatalom.games.great_war.rules.battles.sides import (
    attacking_fighters,
    defenders,
    defending_general,
    has_attacking,
    is_in_land_part,
)
from hatalom.games.great_war.rules.battles.strength import (
    attack_bonuses,
    attack_strength,
    defence_bonuses,
    defence_strength,
    total_of,
)
from hatalom.games.great_war.units import Entry, count_of, kind_of, origin_of, power_of, turned_of
from hatalom.games.great_war.verbs import NO_GAS, ROLL, USE_GAS

AGAINST_ATTACK: Final = 1
AGAINST_DEFENCE: Final = 2


@final
class LandBattle(Assaults):
    """7.7 to 7.18  Artillery and gas, luck, strength, losses."""

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
        super().__init__(False, step, dice, attack_hits, defence_hits, attack_die, defence_die)
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

    def ask(self, pos: GreatWar) -> list[Question]:
        step, lead = self.step, pos.lead
        if step == WEAPON_CHOICE and has_attacking(pos, GAS):
            return [Question(pos.seat_of(lead), ASK_GAS, [USE_GAS.of(), NO_GAS.of()], [lead, pos.target])]
        if step == FIRE and self.dice:
            return die(ROLL_ARTILLERY, [spec_power(self.dice[0]), spec_hits_from(self.dice[0])])
        if step == ATTACK_DIE or step == DEFENCE_DIE:
            return self.ask_luck(pos)
        if step == AGAIN_DIE:
            again = self._luck_again(pos)
            if again != UNROLLED:
                return die(ROLL_AGAIN, [lead if again == AGAINST_ATTACK else self.defender(pos)])
        return self.ask_between(pos)

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._rolled(pos, ROLL.target(action))
        elif USE_GAS.has(action):
            self._use_gas(pos)
            self.step = FIRE
            self.load_dice(pos)
        elif NO_GAS.has(action):
            self.step = FIRE
            self.load_dice(pos)
        else:
            self.choose_between(pos, action)

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            if self.begin(pos):
                self.has_gas = False
        elif step == WEAPON_CHOICE:
            self.step = FIRE
            self.load_dice(pos)
        elif step == FIRE:
            self.step = HITS
        elif step == HITS:
            self.push_hits(pos)
        elif step == AFTER_HITS:
            self.step = OVER if is_decided(pos) else ATTACK_DIE
        elif step == AGAIN_DIE:
            self.step = COMPARE
        elif step == COMPARE:
            self.step = AFTER_LOSSES
            self._compare(pos)
        elif step == AFTER_LOSSES:
            self.after_losses(pos)
        elif step == STAND_CHOICE:
            self.step = BEGIN
        elif step == AFTER_RETREAT:
            self.step = BEGIN
            if pos.is_on(PURSUIT) and pos.retreated:
                pos.push(Pursuit())
        else:
            pos.pop()

    def is_decided(self, pos: GreatWar) -> bool:
        return is_decided(pos)

    # -- the steps of an assault --------------------------------------------------------------------------------

    def _use_gas(self, pos: GreatWar) -> None:
        """7.7r46  One gas unit of the attackers, dead after the assault."""
        for entry in pos.force:
            if kind_of(entry) == GAS and is_in_land_part(entry):
                power = power_of(entry)
                pos.leave_force(entry, 1)
                pos.dead[UNIT_COUNT * power + GAS] += 1
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

    def _add_dice(self, pos: GreatWar, entry: Entry, general: General, side: Alliance) -> None:
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
            self.luck_rolled(pos, True, face)
            self.step = DEFENCE_DIE
        elif self.step == DEFENCE_DIE:
            self.luck_rolled(pos, False, face)
            self.step = AGAIN_DIE
        else:
            self.luck_rolled(pos, self._luck_again(pos) == AGAINST_ATTACK, face)
            self.step = COMPARE

    def _fired(self, pos: GreatWar, face: int) -> None:
        """7.7, 6.7  A hit, a miss, or a die that Hindenburg throws again once."""
        spec = self.dice.pop(0)
        is_hit = face >= spec_hits_from(spec)
        pos.tell(ARTILLERY_ROLLED, [spec_power(spec), face, int(is_hit)])
        if is_hit:
            self.count_hit(spec)
        elif face <= spec_again(spec):
            self.dice.append(dice_spec(spec_power(spec), spec_hits_from(spec), 0, spec_side(spec)))

    def _luck_again(self, pos: GreatWar) -> int:
        """6.7r39  Hindenburg's second throw of a 1 or 2, unless his side is ahead already."""
        lead = self.lead_in_luck(pos)
        if self.attack_die <= rerolls_luck(pos, True) and lead <= 0:
            return AGAINST_ATTACK
        if self.defence_die <= rerolls_luck(pos, False) and lead >= 0:
            return AGAINST_DEFENCE
        return UNROLLED

    def _compare(self, pos: GreatWar) -> None:
        """7.8, 7.9, 7.15, 7.16  Luck, strength, and how many units each side removes."""
        attack = attack_strength(pos) + total_of(attack_bonuses(pos, self.has_gas))
        defence = defence_strength(pos, pos.target) + total_of(defence_bonuses(pos, pos.target))
        lead = self.lead_with_luck(pos, attack, defence)
        lost_by_defence = losses_due(pos, False, defence_losses(pos, lead))
        lost_by_attack = losses_due(pos, True, attack_losses(pos, lead))
        capped = cap_of(pos) if capped_origin(pos) != NOWHERE else NO_LIMIT
        pos.push(Losses(False, lost_by_defence, False, False, NO_LIMIT, NOWHERE))
        pos.push(Losses(True, lost_by_attack, True, False, capped, NOWHERE))


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
