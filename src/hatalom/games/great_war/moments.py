"""The moments of Great War: attacks on land and at sea, entries into the war, movements, purchases."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from hatalom.core import moment
from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Line, Odds, Row, Teller, Term, Verdict
from hatalom.core.question import Seat
from hatalom.games.great_war import events
from hatalom.games.great_war.names import ALLIANCE, ITEM, PIECE_KINDS, PLACE, POWER, Place

ATTACK: Final = Message("told-attack", "7.2", power=POWER, place=PLACE, n=NUMBER)
ATTACK_AT_SEA: Final = Message("told-attack-at-sea", "8.2", power=POWER, place=PLACE, n=NUMBER)
WON: Final = Message("told-won", "7.28", power=POWER, place=PLACE, a=NUMBER, d=NUMBER, way=NUMBER)
JOINT: Final = Message("told-joint", "7.28", power=POWER, other=POWER, place=PLACE, n=NUMBER, way=NUMBER)
TAKEN: Final = Message("told-taken", "7.28", power=POWER, place=PLACE, n=NUMBER, way=NUMBER)
CAPITAL: Final = Message("told-capital", "7.30", power=POWER, place=PLACE, owner=POWER, way=NUMBER)
WALKOVER: Final = Message("told-walkover", "7.30", power=POWER, place=PLACE, way=NUMBER)
HOLD: Final = Message("told-hold", "7.26", power=POWER, place=PLACE, n=NUMBER, way=NUMBER)
TWICE: Final = Message("told-twice", "7.25", power=POWER, place=PLACE, n=NUMBER, way=NUMBER)
SEA: Final = Message("told-sea", "8.2", power=POWER, place=PLACE, n=NUMBER, m=NUMBER, way=NUMBER)
LANDING: Final = Message("told-landing", "9.2", power=POWER, place=PLACE, n=NUMBER, way=NUMBER)
ENTRY: Final = Message("told-entry", "5.1", country=POWER, alliance=ALLIANCE, way=NUMBER)
BUY: Final = Message("told-buy", "11.1", power=POWER, n=NUMBER, item=ITEM, way=NUMBER)
MOVES: Final = Message("told-moves", "10.1", power=POWER, n=NUMBER, place=PLACE, way=NUMBER)
END_CONDITIONS: Final = Message("told-end-conditions", "16.2", alliance=ALLIANCE)
END_POINTS: Final = Message("told-end-points", "16.7", alliance=ALLIANCE, points=NUMBER, other=NUMBER)
END_DRAWN: Final = Message("told-end-drawn", "16.7", points=NUMBER)

TERM_UNITS: Final = Message("term-units", "7.2")
TERM_ATTACK: Final = Message("term-attack", "7.9")
TERM_DEFENCE: Final = Message("term-defence", "7.9")
TERM_LOST: Final = Message("term-lost", "7.15", power=POWER)
TERM_LOST_THERE: Final = Message("term-lost-there", "7.15")
TERM_HOLDS: Final = Message("term-holds", "7.26", place=PLACE)
TERM_FALLS: Final = Message("term-falls", "7.28", place=PLACE)
TERM_BOUGHT: Final = Message("term-bought", "11.1", item=ITEM)
ROW_ARTILLERY: Final = Message("row-artillery", "7.7")
ROW_LUCK: Final = Message("row-luck", "7.8")
ROW_STRENGTH: Final = Message("row-strength", "7.9", n=NUMBER)
ROW_LOST: Final = Message("row-lost", "7.15")
ODDS_LUCK: Final = Message("odds-luck", "7.8", power=POWER)
VERDICT_FALLS: Final = Message("verdict-falls", "7.28", place=PLACE)
VERDICT_HOLDS: Final = Message("verdict-holds", "7.26", place=PLACE, n=NUMBER)
VERDICT_SEA: Final = Message("verdict-sea", "8.2", power=POWER, place=PLACE)
WHY_NOBODY_LEFT: Final = Message("why-nobody-left", "7.18", n=NUMBER)
WHY_GAVE_WAY: Final = Message("why-gave-way", "7.33")
WHY_BROKEN_OFF: Final = Message("why-broken-off", "7.34", power=POWER, n=NUMBER, m=NUMBER)
WHY_SPENT: Final = Message("why-spent", "7.18", power=POWER)
WHY_NOT_ENOUGH: Final = Message("why-not-enough", "7.26", n=NUMBER, m=NUMBER)

FACES: Final = 6
MOST_ARROWS: Final = 6
DECLARED: Final = (events.ATTACK_DECLARED, events.SEA_ATTACK_DECLARED, events.INVASION_DECLARED)
DECIDED: Final = (events.ATTACK_WON, events.ATTACK_FAILED)
HELD: Final = (events.OCCUPIED, events.LIBERATED)
FOUGHT: Final = (
    events.CAME_FROM,
    events.ASSAULT_BEGUN,
    events.GAS_USED,
    events.ARTILLERY_ROLLED,
    events.HIT_TAKEN,
    events.LINE_HIT,
    events.LUCK_ROLLED,
    events.LUCK_WON,
    events.STRENGTHS,
    events.UNIT_LOST,
    events.BROKEN_OFF,
    events.STOOD,
    events.RETREATED,
    events.GENERAL_RETREATED,
    events.TECHNICAL_LOST,
    events.ADVANCED,
    events.GENERAL_ADVANCED,
    events.LINE_REMOVED,
    events.PATIENT_DIED,
    events.SHIPS_FLED,
    events.SHIPS_LOST,
    events.TORPEDOES_USED,
    events.TORPEDO_ROLLED,
    events.CARGO_LOST,
    events.INVASION_STUCK,
    events.SHIPS_ENTERED,
    events.PURSUED,
    *DECIDED,
    *HELD,
)
"""The lines of an attack."""
SHOWN: Final = (events.RETREATED, events.GENERAL_RETREATED, events.SHIPS_LOST, events.TECHNICAL_LOST, *HELD)
"""Lines of an attack that its verdict quotes."""
QUOTED: Final = {
    events.WAR_DECLARED: ("war", moment.BATTLE),
    events.DELAYED: ("war", moment.CARD),
    events.SERBIA_LEFT: ("war", moment.BATTLE),
    events.STRIKE_BEGUN: ("loss", moment.PLACE),
    events.REVOLUTION_TOOK: ("loss", moment.PLACE),
    events.PEACE_MADE: ("war", moment.BATTLE),
    events.REBELLION_INCITED: ("loss", moment.PLACE),
    events.REBELLION_PUT_DOWN: ("gain", moment.PLACE),
    events.REBELLION_WON: ("loss", moment.PLACE),
    events.POLAND_MADE: ("war", moment.PLACE),
    events.TRIALISM_MADE: ("war", moment.PLACE),
    events.CAPITAL_MOVED: ("loss", moment.BATTLE),
    events.SUBMARINES_SANK: ("loss", moment.CARD),
    events.AID_GIVEN: ("purchase", moment.CARD),
    events.POWER_MARKED: ("loss", moment.PLACE),
    events.POWER_SAVED: ("gain", moment.PLACE),
    events.POWER_ELIMINATED: ("loss", moment.BATTLE),
}
"""Lines that are moments by themselves."""
TOLD: Final = moment.in_the_present(QUOTED)
"""The same lines as a chronicle says them."""
LAST: Final = {
    events.WON_BY_CONDITIONS: END_CONDITIONS,
    events.WON_BY_POINTS: END_POINTS,
    events.DRAWN: END_DRAWN,
}
"""The last line of a game, and how a chronicle says it."""


@dataclass
class Assault:
    """One assault of an attack: what was rolled, and the strengths in halves."""

    artillery: list[Line] = field(default_factory=list)
    luck: list[Line] = field(default_factory=list)
    strengths: Line | None = None


@dataclass
class Attack:
    """An attack that is being read."""

    declared: Line
    powers: list[int]
    origins: list[Line] = field(default_factory=list)
    assaults: list[Assault] = field(default_factory=list)
    losses: list[Line] = field(default_factory=list)
    shown: list[Line] = field(default_factory=list)
    decided: Line | None = None
    last: Line | None = None
    is_over: bool = False
    is_broken_off: bool = False


class GreatWarTeller(Teller):
    """`runner` is who plays each power at the beginning; `capitals` has the capital of each."""

    def __init__(self, runner: list[Seat], capitals: list[Place]) -> None:
        super().__init__()
        self.capitals = capitals
        self.runner: list[int] = list(runner)
        self.joined: list[Line] = []
        self.attack: Attack | None = None
        self.moves: list[Line] = []
        self.bought: list[Line] = []

    # -- reading --------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        message = line.message
        if self.attack is not None:
            if message in FOUGHT:
                self._read_attack(self.attack, line)
                return
            self.tell_attack(self.attack)
        if message is events.MOVED:
            self._read_move(line)
        elif message in (events.BOUGHT, events.CARD_BOUGHT):
            self._read_bought(line)
        elif message is events.POWER_JOINED:
            self.joined.append(line)
        elif message is events.ATTACK_CANCELLED:
            self.joined = []
        elif message in DECLARED:
            powers = [line["power"], *(joined["power"] for joined in self.joined)]
            self.attack = Attack(line, powers)
            self.joined = []
        elif message is events.RUN_BY:
            self.runner[line["country"]] = self.runner[line["power"]]
        elif message is events.STAGE_BEGUN:
            self.tell_moves()
            self.tell_bought()
        elif message is events.ENTERED:
            text = self.say(ENTRY, line["country"], line["alliance"])
            capital = self.capitals[line["country"]]
            places = [str(PLACE.full(capital))] if capital >= 0 else []
            self.tell("war", [line], text, line.full("country"), self._all(), moment.BATTLE, places)
        elif message in LAST:
            text = self.retell(line, LAST[message])
            self.tell("end", [line], text, "", self._all(), moment.BATTLE + moment.PLACE)
        elif message in QUOTED:
            self._quote(line)

    def settle(self) -> None:
        self.tell_moves()
        self.tell_bought()

    def rest(self, ply: int) -> None:
        if self.attack is not None and self.attack.is_over:
            self.tell_attack(self.attack)

    def underway(self) -> Said | None:
        if self.attack is None:
            return None
        declared = self.attack.declared
        message = ATTACK_AT_SEA if declared.message is events.SEA_ATTACK_DECLARED else ATTACK
        return self.say(message, declared["power"], declared["place"], declared["n"])

    def _read_attack(self, attack: Attack, line: Line) -> None:
        message = line.message
        attack.last = line
        if message is events.CAME_FROM:
            attack.origins.append(line)
        elif message is events.ASSAULT_BEGUN:
            attack.assaults.append(Assault())
        elif message is events.ARTILLERY_ROLLED and attack.assaults:
            attack.assaults[-1].artillery.append(line)
        elif message is events.LUCK_ROLLED and attack.assaults:
            attack.assaults[-1].luck.append(line)
        elif message is events.STRENGTHS and attack.assaults:
            attack.assaults[-1].strengths = line
        elif message in (events.UNIT_LOST, events.HIT_TAKEN, events.SHIPS_LOST):
            attack.losses.append(line)
        elif message is events.BROKEN_OFF:
            attack.is_broken_off = True
        if message in SHOWN:
            attack.shown.append(line)
        if message in DECIDED:
            attack.decided = line
            attack.is_over = message is events.ATTACK_FAILED
        elif message in HELD:
            attack.is_over = True

    def _read_move(self, line: Line) -> None:
        if self.moves and _nation(self.moves[-1]) != _nation(line):
            self.tell_moves()
        self.moves.append(line)

    def _read_bought(self, line: Line) -> None:
        if self.bought and self.bought[-1]["power"] != line["power"]:
            self.tell_bought()
        self.bought.append(line)

    def _quote(self, line: Line) -> None:
        kind, weight = QUOTED[line.message]
        gap = next((gap for gap in ("power", "country", "receiver") if gap in line.args), "")
        who = line.full(gap) if gap else ""
        seats = [self.runner[line[gap]]] if gap and kind != "war" else self._all()
        places = [line.full("place")] if "place" in line.args else []
        self.tell(kind, [line], self.retell(line, TOLD[line.message]), who, seats, weight, places)

    # -- telling --------------------------------------------------------------------------------------------

    def tell_moves(self) -> None:
        """10.1  What one power moves, told as one."""
        lines, self.moves = self.moves, []
        if not lines:
            return
        goals: Counter[int] = Counter()
        for line in lines:
            goals[line["place"]] += line["n"]
        power = _nation(lines[0])
        text = self.say(MOVES, power, sum(goals.values()), goals.most_common(1)[0][0])
        ways: Counter[tuple[str, str]] = Counter()
        for line in lines:
            ways[line.full("origin"), line.full("place")] += line["n"]
        who = str(POWER.full(power))
        arrows = [Arrow(start, goal, who, n=n) for (start, goal), n in ways.most_common(MOST_ARROWS)]
        places = [place for arrow in arrows for place in (arrow.start, arrow.goal)]
        self.tell("march", lines, text, who, [self.runner[power]], moment.MARCH, places, arrows)

    def tell_bought(self) -> None:
        """11.1  What one power buys."""
        lines, self.bought = self.bought, []
        items: Counter[int] = Counter(line["item"] for line in lines if line.message is events.BOUGHT)
        if not items:
            return
        power = lines[0]["power"]
        text = self.say(BUY, power, len(lines), items.most_common(1)[0][0])
        terms = [
            Term(Said(TERM_BOUGHT, [item]), n, "", "plus" if number else "")
            for number, (item, n) in enumerate(items.most_common())
        ]
        places = [line.full("place") for line in lines if line.message is events.BOUGHT]
        who, seats = str(POWER.full(power)), [self.runner[power]]
        self.tell("purchase", lines, text, who, seats, moment.CARD, places, (), terms)

    def tell_attack(self, attack: Attack) -> None:
        """7, 8, 9  An attack from its declaration to the last unit that moves in."""
        self.attack = None
        declared = attack.declared
        if attack.decided is None or attack.last is None:
            return
        is_won = attack.decided.message is events.ATTACK_WON
        who = declared.full("power")
        seats = [self.runner[power] for power in [*attack.powers, *self._defenders(attack)]]
        arrows = self._arrows(attack)
        places = [declared.full("place"), *(arrow.goal for arrow in arrows)]
        text = self._outcome(attack, is_won)
        terms = self._terms(attack, is_won)
        verdict = self._verdict(attack, is_won) if attack.assaults else None
        weight = moment.BATTLE if attack.assaults else moment.PLACE
        if text.message is CAPITAL:
            weight = moment.BATTLE + moment.CARD
        kind = "battle" if attack.assaults else "gain"
        self.tell(kind, [declared, attack.last], text, who, seats, weight, places, arrows, terms, verdict)

    def _arrows(self, attack: Attack) -> list[Arrow]:
        """7.2, 7.33  From where the attackers came, and where the defenders went."""
        place = attack.declared.full("place")
        sails = attack.declared.message is not events.ATTACK_DECLARED
        came = sorted(attack.origins, key=lambda line: -line["n"])[:MOST_ARROWS]
        arrows = [
            Arrow(line.full("origin"), place, line.full("power"), "sail" if sails else "attack", line["n"])
            for line in came
            if line.full("origin") != place
        ]
        fled: Counter[tuple[str, int]] = Counter()
        for line in attack.shown:
            if line.message is events.RETREATED:
                fled[line.full("place"), _nation(line)] += line["n"]
        gone = [Arrow(place, goal, str(POWER.full(power)), "retreat", n) for (goal, power), n in fled.items()]
        return [*arrows, *gone]

    def _outcome(self, attack: Attack, is_won: bool) -> Said:
        declared, power = attack.declared, attack.declared["power"]
        place, n = declared["place"], declared["n"]
        if declared.message is events.SEA_ATTACK_DECLARED:
            ours, theirs = self._losses(attack)
            return self.say(SEA, power, place, theirs, ours)
        if not is_won:
            return self.say(TWICE if len(attack.assaults) > 1 else HOLD, power, place, n)
        if place in self.capitals and attack.shown and attack.shown[-1].message is events.OCCUPIED:
            return self.say(CAPITAL, power, place, self.capitals.index(Place(place)))
        if declared.message is events.INVASION_DECLARED:
            return self.say(LANDING, power, place, n)
        if not attack.assaults and not attack.losses:
            return self.say(WALKOVER, power, place)
        if len(attack.powers) > 1:
            return self.say(JOINT, power, attack.powers[1], place, n)
        strengths = attack.assaults[-1].strengths if attack.assaults else None
        if strengths is None:
            return self.say(TAKEN, power, place, n)
        return self.say(WON, power, place, strengths["attack"], strengths["defence"])

    def _losses(self, attack: Attack) -> tuple[int, int]:
        """The units that the attackers and the defenders have lost."""
        counts = [line.args.get("n", 1) for line in attack.losses]
        ours = sum(n for n, line in zip(counts, attack.losses, strict=True) if _nation(line) in attack.powers)
        return ours, sum(counts) - ours

    def _terms(self, attack: Attack, is_won: bool) -> list[Term]:
        declared = attack.declared
        who, place = declared.full("power"), declared["place"]
        terms = [Term(Said(TERM_UNITS), declared["n"], who)]
        strengths = attack.assaults[-1].strengths if attack.assaults else None
        if strengths is not None:
            terms.append(Term(Said(TERM_ATTACK), strengths["attack"] / 2, who, "plus"))
            terms.append(Term(Said(TERM_DEFENCE), strengths["defence"] / 2, "", "against"))
        terms.append(Term(Said(TERM_FALLS if is_won else TERM_HOLDS, [place]), None, "", "equals", is_good=is_won))
        if attack.losses:
            ours, theirs = self._losses(attack)
            terms.append(Term(Said(TERM_LOST, [declared["power"]]), ours, who, "plus"))
            terms.append(Term(Said(TERM_LOST_THERE), theirs, "", "plus"))
        return terms

    def _verdict(self, attack: Attack, is_won: bool) -> Verdict:
        declared, rows = attack.declared, []
        odds: list[Odds] = []
        for number, assault in enumerate(attack.assaults, start=1):
            guns = [self._split(attack, assault.artillery), self._split(attack, assault.luck)]
            for label, rule, (ours, theirs) in zip((ROW_ARTILLERY, ROW_LUCK), ("7.7", "7.8"), guns, strict=True):
                if ours or theirs:
                    gap = "ok" if label is ROW_ARTILLERY else "total"
                    values = (sum(line[gap] for line in ours), sum(line[gap] for line in theirs))
                    dice = (tuple(line["n"] for line in ours), tuple(line["n"] for line in theirs))
                    rows.append(Row(Said(label), values, dice, rule))
            if assault.strengths is not None:
                strengths = (assault.strengths["attack"] / 2, assault.strengths["defence"] / 2)
                rows.append(Row(Said(ROW_STRENGTH, [number]), strengths, rule="7.9", is_total=True))
            odds += self._luck(attack, assault)
        rows.append(Row(Said(ROW_LOST), self._losses(attack), rule="7.15"))
        if declared.message is events.SEA_ATTACK_DECLARED:
            title = Said(VERDICT_SEA, [declared["power"], declared["place"]])
        elif is_won:
            title = Said(VERDICT_FALLS, [declared["place"]])
        else:
            title = Said(VERDICT_HOLDS, [declared["place"], len(attack.assaults)])
        follows = tuple(self.quote(line) for line in attack.shown)
        defenders = [str(POWER.full(power)) for power in self._defenders(attack)]
        sides = (declared.full("power"), defenders[0] if defenders else declared.full("place"))
        return Verdict(title, sides, (), tuple(rows), follows, tuple(odds[:1]), self._why(attack, is_won))

    def _why(self, attack: Attack, is_won: bool) -> Said | None:
        """7.18, 7.26, 7.32  A province falls when nobody is left to fight for it, not to the greater strength alone."""
        declared = attack.declared
        if declared.message is not events.ATTACK_DECLARED:
            return None
        ours, theirs = self._losses(attack)
        if is_won:
            gave_way = len(attack.assaults) == 1 and any(line.message is events.RETREATED for line in attack.shown)
            return Said(WHY_GAVE_WAY) if gave_way else Said(WHY_NOBODY_LEFT, [theirs])
        if attack.is_broken_off:
            return Said(WHY_BROKEN_OFF, [declared["power"], ours, theirs])
        if len(attack.assaults) > 1:
            return Said(WHY_NOT_ENOUGH, [theirs, ours])
        return Said(WHY_SPENT, [declared["power"]])

    def _defenders(self, attack: Attack) -> list[int]:
        """The powers that were attacked, as far as the lines name them."""
        rolls = [roll["power"] for assault in attack.assaults for roll in [*assault.luck, *assault.artillery]]
        pieces = [_nation(line) for line in [*attack.losses, *attack.shown] if "piece" in line.args]
        found = [power for power in [*rolls, *pieces] if power >= 0 and power not in attack.powers]
        return list(dict.fromkeys(found))

    def _luck(self, attack: Attack, assault: Assault) -> list[Odds]:
        """7.8  How likely it was that luck would be with the attackers."""
        ours, theirs = self._split(attack, assault.luck)
        if len(ours) != 1 or len(theirs) != 1:
            return []
        faces = range(1, FACES + 1)
        won = sum(a + ours[0]["more"] > d + theirs[0]["more"] for a, d in product(faces, faces))
        return [Odds(Said(ODDS_LUCK, [attack.declared["power"]]), 100 * won // FACES**2)]

    def _split(self, attack: Attack, lines: list[Line]) -> tuple[list[Line], list[Line]]:
        """The rolls of the attackers and those of the defenders."""
        ours = [line for line in lines if line["power"] in attack.powers]
        return ours, [line for line in lines if line not in ours]

    def _all(self) -> list[int]:
        return sorted(set(self.runner))


def _nation(line: Line) -> int:
    """The power that a piece belongs to; -1 for a defence line."""
    power = line["piece"] // PIECE_KINDS
    return power if power < len(POWER.ids) else -1
