"""The wheel also carries each game's rules pages, which live with the documentation."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class WithRules(build_py):
    def run(self) -> None:
        super().run()
        for page in Path("docs/games").glob("*/rules.*.md"):
            goal = Path(self.build_lib, "hatalom/games", page.parent.name, "pages")
            if goal.parent.is_dir():
                goal.mkdir(exist_ok=True)
                shutil.copy(page, goal)


setup(cmdclass={"build_py": WithRules})
