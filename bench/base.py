"""The older state beside which the speed of the rules is told: a checkout of it, compiled, under `build/base`.

The first time that takes some minutes.  `HATALOM_BASE=FOLDER` names another checkout, in which `make compile` was run.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "base"
COMMIT = "571899ceecb4d57061fa80726d5ce0814f338b94"
"""With it the work on speed began (tag speed-base)."""


def folder() -> Path | None:
    """The compiled checkout; nothing where this copy of the project knows no history."""
    if "HATALOM_BASE" in os.environ:
        return Path(os.environ["HATALOM_BASE"]).resolve()
    if not _is_known():
        print(f"bench: commit {COMMIT[:8]} is not in this checkout, so nothing is compared with it", file=sys.stderr)
        return None
    if not FOLDER.is_dir():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(FOLDER), COMMIT], cwd=ROOT, check=True)
    print(f"bench: compiling the rules of commit {COMMIT[:8]}", file=sys.stderr)
    paths = {"PYTHONPATH": f"{FOLDER / 'src'}{os.pathsep}{FOLDER}"}
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=FOLDER, env={**os.environ, **paths}, check=True)
    return FOLDER


def _is_known() -> bool:
    found = subprocess.run(["git", "cat-file", "-e", COMMIT], cwd=ROOT, stderr=subprocess.DEVNULL, check=False)
    return found.returncode == 0
