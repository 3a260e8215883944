"""What came out: the figure, and the survivors by rule."""

from collections import defaultdict
from dataclasses import dataclass, field

from tools.mutants.campaign import Result
from tools.mutants.equivalent import Equivalent
from tools.mutants.mutant import Mutant
from tools.mutants.target import Target
from tools.mutants.trial import HUNG, INVALID, KILLED, UNREACHED


@dataclass
class Report:
    target: Target
    seed: int
    possible: int  # mutants in all
    killed: int = 0
    hung: int = 0
    equivalent: int = 0
    survivors: list[Mutant] = field(default_factory=list)
    unreached: set[str] = field(default_factory=set)  # keys of those survivors that no test comes to
    problems: list[str] = field(default_factory=list)

    @property
    def tried(self) -> int:
        return self.killed + self.hung + len(self.survivors)

    @property
    def percent(self) -> float:
        return 100.0 * (self.killed + self.hung) / self.tried if self.tried else 100.0

    @property
    def holds(self) -> bool:
        return self.percent >= self.target.goal and not self.problems

    def lines(self) -> list[str]:
        found: list[str] = []
        by_rule: defaultdict[str, list[Mutant]] = defaultdict(list)
        for mutant in self.survivors:
            by_rule[mutant.rule].append(mutant)
        for rule, mutants in sorted(by_rule.items()):
            found.append(f"rule {rule}")
            for mutant in mutants:
                missing = ", reached by no test" if mutant.key in self.unreached else ""
                found.append(f"  {mutant.file}:{mutant.change.line} {mutant.function} ({mutant.change.kind}{missing})")
                found += [f"    - {mutant.before}", f"    + {mutant.after}"]
        found += [f"problem: {problem}" for problem in self.problems]
        found.append(
            f"{self.target.name}: {self.percent:.1f} % noticed (goal {self.target.goal:g} %): "
            f"{self.tried} mutants of {self.possible} with seed {self.seed}, {self.killed} killed, "
            f"{self.hung} hung, {len(self.survivors)} survived ({len(self.unreached)} reached by no test), "
            f"{self.equivalent} equivalent"
        )
        return found


def report(
    target: Target, seed: int, every: list[Mutant], tried: list[Mutant], results: dict[str, Result],
    equivalents: list[Equivalent],
) -> Report:  # fmt: skip
    made = Report(target, seed, len(every))
    for entry in equivalents:
        if not any(entry.is_about(mutant) for mutant in every):
            made.problems.append(f"{target.equivalents.name}: nothing is like '{entry.after}' in {entry.function}")
    for mutant in tried:
        outcome = results[mutant.key].outcome
        excuse = next((entry for entry in equivalents if entry.is_about(mutant)), None)
        if outcome == INVALID:
            made.possible -= 1
        elif outcome == HUNG:
            made.hung += 1
        elif outcome == KILLED:
            made.killed += 1
        elif excuse is not None:
            made.equivalent += 1
        else:
            made.survivors.append(mutant)
            if outcome == UNREACHED:
                made.unreached.add(mutant.key)
        if excuse is not None and outcome in (KILLED, HUNG):
            killer = results[mutant.key].killer
            made.problems.append(f"{target.equivalents.name}: '{mutant.after}' does change something: see {killer}")
    return made
