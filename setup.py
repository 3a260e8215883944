"""The wheel also carries each game's rules pages and balance, and with HATALOM_COMPILE=1 compiled rules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

PAGES = ("rules.*.md", "decisions.md", "*.json")
IS_COMPILED = bool(os.environ.get("HATALOM_COMPILE"))


class WithRules(build_py):
    def run(self) -> None:
        super().run()
        self._add_pages()
        if IS_COMPILED:
            self._add_machine_code()

    def _add_pages(self) -> None:
        games = Path("docs/games")
        for page in (page for kind in PAGES for page in games.glob(f"*/{kind}")):
            goal = Path(self.build_lib, "hatalom/games", page.parent.name, "pages")
            if goal.parent.is_dir():
                goal.mkdir(exist_ok=True)
                shutil.copy(page, goal)

    def _add_machine_code(self) -> None:
        """What `make compile` builds, where `hatalom._compiled` looks for it."""
        here = {**os.environ, "PYTHONPATH": "src"}
        subprocess.run([sys.executable, "-m", "tools.compile", "--needed"], check=True, env=here)
        shutil.copytree("build/compiled", Path(self.build_lib, "hatalom/compiled"), dirs_exist_ok=True)


class ForOneMachine(Distribution):
    """Machine code is for one Python on one kind of machine; the wheel's name says so."""

    def has_ext_modules(self) -> bool:
        return IS_COMPILED


setup(cmdclass={"build_py": WithRules}, distclass=ForOneMachine)
