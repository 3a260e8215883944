"""Build the wheels into `dist/`: the plain one for every machine, and a fast one with compiled rules for this kind.

pip takes the fast one where it fits and the plain one elsewhere; both play the same games.
"""

import os
import shutil
import subprocess
import sys

from tools.setup_env import ROOT, why_no_compiler


def build(is_compiled: bool) -> None:
    for pattern in ("lib*", "bdist.*"):  # a wheel holds whatever lies there
        for left_over in (ROOT / "build").glob(pattern):
            shutil.rmtree(left_over)
    recipe = [sys.executable, "-m", "pip", "--quiet", "wheel", "."]
    switches = ["--no-deps", "--no-build-isolation", "--wheel-dir", "dist"]
    environment = {**os.environ, "HATALOM_COMPILE": "1" if is_compiled else "", "HATALOM_LEARN": "1"}
    subprocess.run([*recipe, *switches], check=True, cwd=ROOT, env=environment)


def main() -> None:
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    print("dist: the plain wheel, for every machine", flush=True)
    build(is_compiled=False)
    missing = why_no_compiler()
    if missing:
        print(f"dist: {missing}. So there is no fast wheel for this kind of machine.")
    else:
        print("dist: the fast wheel, for this kind of machine (twenty minutes of one core, once)", flush=True)
        build(is_compiled=True)
    for wheel in sorted((ROOT / "dist").iterdir()):
        print(f"dist: dist/{wheel.name}, {wheel.stat().st_size / 2**20:.1f} MB")


if __name__ == "__main__":
    main()
