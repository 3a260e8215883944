"""Build the project's own environment in `.venv`; a second run only checks a stamp.

Runs on the system's Python with nothing but the standard library, because nothing else is there yet.
"""

from __future__ import annotations  # so that an old Python reads far enough to be told that it is old

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "hatalom.stamp"
OLDEST = (3, 11)


def say(text: str) -> None:
    print(f"setup: {text}", flush=True)


def why_not_python() -> str | None:
    """What this Python lacks, and how to get it."""
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        return f"Python 3.11 or newer is needed, this is {found}. Try: make setup PYTHON=python3.12"
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        return (
            f"this Python has no `venv` module. Debian and Ubuntu: sudo apt install {package}; "
            "elsewhere install a complete Python from your system's packages."
        )
    return None


def why_no_compiler() -> str | None:
    """What is missing for compiling C, and how to get it."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if sys.platform != "win32" and not shutil.which(compiler):  # Visual C++ is on no path; setuptools knows where it is
        return (
            f"there is no C compiler ({compiler}). Debian and Ubuntu: sudo apt install build-essential; "
            "macOS: xcode-select --install"
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing. Debian and Ubuntu: sudo apt install python3-dev"
    return None


def wanted_stamp() -> str:
    """The environment is good while pyproject.toml, the lock and the checkout's place stay the same."""
    files = (ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()
    return hashlib.sha256(files + str(ROOT).encode()).hexdigest()


def install() -> int:
    if not VENV_PYTHON.exists():
        say("making the environment in .venv")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    say("installing the packages of requirements.lock (a few minutes the first time)")
    # -qq: errors are shown, warnings about pip's own settings are not.
    pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    locked = subprocess.run([*pip, "--require-hashes", "--requirement", str(LOCK)]).returncode
    return locked or subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]).returncode


def main() -> int:
    if VENV.is_symlink():
        return 0  # another checkout's environment, borrowed: its owner keeps it up to date
    wanted = wanted_stamp()
    if VENV_PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    missing = why_not_python()
    if missing:
        say(missing)
        return 1
    slower = why_no_compiler()
    if slower:
        say(f"{slower}. It is optional: without it the computer opponents think more slowly.")
    if install() != 0:
        say("pip could not install the packages (see above). Check the network or pip's settings.")
        return 1
    STAMP.write_text(wanted)
    say("ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
