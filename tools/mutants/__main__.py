"""The command: `python -m tools.mutants maria --seed 1`."""

import os
import subprocess
import sys
from typing import Annotated

os.environ["HATALOM_PURE"] = "1"  # machine code cannot be changed in place

import pytest
import typer
from hypothesis import Phase, settings
from rich.console import Console
from rich.markup import escape

from tools.mutants.campaign import Campaign, pytest_arguments, survivors
from tools.mutants.equivalent import draft, read
from tools.mutants.mutant import all_mutants, sample
from tools.mutants.report import report
from tools.mutants.target import BUILD, games, target_of


def run_one(name: str, seed: int, size: int, workers: int, again: bool = False) -> bool:
    target = target_of(name)
    equivalents = read(target.equivalents)
    every = all_mutants(target)
    tried = sample(every, size, seed)
    BUILD.mkdir(parents=True, exist_ok=True)
    if again:
        lived = survivors(BUILD / f"{name}.json")
        tried = [mutant for mutant in tried if mutant.key in lived]
    os.chdir(target.root)
    sys.path.insert(0, str(target.root / "src"))  # these sources, whatever the environment was built for
    # The same examples every time, so that no mutant lives or dies by chance; the first failure is enough.
    once = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", deadline=None, max_examples=25, derandomize=True, database=None, phases=once)
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"  # the one that the tests load
    campaign = Campaign(target, tried, workers)
    code = pytest.main(pytest_arguments(target), plugins=[campaign])
    if any(mutant.key not in campaign.results for mutant in tried):
        raise SystemExit(f"mutants: {name}: pytest stopped with {code!r}")
    made = report(target, seed, every, tried, campaign.results, equivalents)
    made.problems += [f"fails without any change: {test}" for test in campaign.failing]
    (BUILD / f"{name}.txt").write_text("\n".join(made.lines()) + "\n", encoding="utf-8")
    (BUILD / f"{name}.survivors.toml").write_text(draft(made.survivors), encoding="utf-8")
    for line in made.lines():
        Console().print(escape(line), highlight=False, soft_wrap=True)
    return made.holds


def main(
    only: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Games or `core`; all if none.")] = None,
    seed: Annotated[int, typer.Option(help="Which sample is drawn.")] = 1,
    size: Annotated[int, typer.Option("--sample", help="How many mutants are tried.")] = 300,
    workers: Annotated[int, typer.Option(help="How many at a time.")] = os.cpu_count() or 1,
    again: Annotated[
        bool, typer.Option("--again", help="Only those of the sample that no test noticed before.")
    ] = False,
) -> None:
    """Change the rules a little, many times, and report the changes that no test notices."""
    names = only or [*games(), "core"]
    unknown = sorted(set(names) - {*games(), "core"})
    if unknown:
        raise typer.BadParameter(f"there is no {', '.join(unknown)}; there is {', '.join([*games(), 'core'])}")
    if len(names) == 1:
        raise typer.Exit(0 if run_one(names[0], seed, size, workers, again) else 1)
    options = [f"--seed={seed}", f"--sample={size}", f"--workers={workers}", *(["--again"] if again else [])]
    codes = [subprocess.run([sys.executable, "-m", "tools.mutants", name, *options]).returncode for name in names]
    raise typer.Exit(max(codes))


if __name__ == "__main__":
    typer.run(main)
