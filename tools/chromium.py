"""Find the Chromium the browser tests drive; install it from the system's packages where that is allowed."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """The browser's path: `HATALOM_CHROMIUM` if it is set, else the first one on the search path."""
    return os.environ.get("HATALOM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def launch_flags() -> list[str]:
    """Quiet and without network of its own; Chromium refuses to run its sandbox for root."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else list(FLAGS)


def main() -> int:
    if find_chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("browser: installing chromium from the system's packages", flush=True)
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL)
    found = find_chromium()
    if found is None:
        print("browser: no Chromium found, and the browser tests need one.")
        print("  Debian: sudo apt install chromium; Fedora: sudo dnf install chromium;")
        print("  macOS: brew install chromium;")
        print("  or set HATALOM_CHROMIUM to the path of a Chromium or Chrome")
        return 1
    print(f"browser: {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
