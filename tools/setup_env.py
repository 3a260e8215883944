"""Build the project's own environment in `.venv`; a second run only checks a stamp.

Runs on the system's Python with nothing but the standard library, because nothing else is there yet.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "hatalom.stamp"
OLDEST = (3, 11)


def say(text: str) -> None:
    print(f"setup: {text}", flush=True)


def stop(text: str) -> None:
    say(text)
    sys.exit(1)


def check_python() -> None:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        stop(f"Python 3.11 or newer is needed, this is {found}. With another one: make setup PYTHON=python3.12")
    try:
        import ensurepip  # noqa: F401, PLC0415
        import venv  # noqa: F401, PLC0415
    except ImportError:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        stop(
            f"this Python has no `venv` module. Debian and Ubuntu: sudo apt install python{version}-venv; "
            "elsewhere install a complete Python from your system's packages."
        )


def warn_about_compiler() -> None:
    """Without a compiler everything works, only slower: so it is a remark, not an error."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not (shutil.which(compiler) or shutil.which("cc")):
        say("no C compiler: `make compile` will not work and the computer opponents think more slowly.")
        say("  Debian and Ubuntu: sudo apt install build-essential python3-dev; macOS: xcode-select --install")
    elif not header.exists():
        say("no Python headers: `make compile` will not work. Debian and Ubuntu: sudo apt install python3-dev")


def wanted_stamp() -> str:
    """The environment is good while pyproject.toml, the Python and the place of the checkout stay the same."""
    parts = [(ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def build() -> None:
    python = VENV / "bin" / "python"
    if not python.exists():
        say("making the environment in .venv")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    say("installing the packages of pyproject.toml (a few minutes the first time)")
    installed = subprocess.run([*pip, "--editable", f"{ROOT}[dev]"], check=False)
    if installed.returncode:
        stop("pip could not install the packages (see above). Check the network or pip's settings and run it again.")


def main() -> None:
    if VENV.is_symlink():
        return  # another checkout's environment, borrowed: its owner keeps it up to date
    wanted = wanted_stamp()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    check_python()
    warn_about_compiler()
    build()
    STAMP.write_text(wanted)
    say("ready")


if __name__ == "__main__":
    main()
