"""Write `requirements.lock`: every Python package with its version and the checksums of its files.

The packages are those of pyproject.toml with everything for development, for Python 3.11 and newer on Linux and
macOS. No address stands in the lock, so that it works with any package index or mirror.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
UV = ROOT / "build" / "uv"
HEAD = "# Written by `make lock` from pyproject.toml; `make setup` installs exactly this.\n"


def main() -> int:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    if not UV.exists():
        print("lock: fetching uv, which works out the versions", flush=True)
        if subprocess.run([*pip, "install", "--target", str(UV), "uv"]).returncode != 0:
            return 1
    print("lock: working out the versions", flush=True)
    command = [str(UV / "bin" / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    how = ["--extra=dev", "--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header", "--upgrade"]
    done = subprocess.run([*command, *how, "pyproject.toml"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode == 0:
        LOCK.write_text(HEAD + done.stdout, encoding="utf-8")
        print(f"lock: {LOCK.name} is new; try it with 'make setup test'")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
