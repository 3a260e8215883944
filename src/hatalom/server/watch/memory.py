"""How much memory this process uses, and how much it should use at most."""

import ctypes
import os
import sys
from contextlib import suppress
from pathlib import Path

from hatalom.server.garbage import GARBAGE

SHARE = 0.5
"""Of what there is: computers think in processes of their own, and need some too."""
LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
"""What a container may use, in the two ways in which Linux tells it."""


def used() -> int:
    """Bytes of this process in the machine's memory; 0 where the system does not tell."""
    with suppress(OSError, ValueError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def usual_limit() -> int:
    """Half of what the machine, or the container, has; 0 (no limit) where the system does not tell."""
    if not hasattr(os, "sysconf"):
        return 0
    found = []
    with suppress(OSError, ValueError):
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    for file in LIMITS:
        with suppress(OSError, ValueError):  # "max" where there is no limit
            found.append(int(Path(file).read_text(encoding="ascii")))
    return int(min(found) * SHARE) if found else 0


def give_back() -> None:
    """What is no longer used goes back to the system, where the system can take it."""
    GARBAGE.look_through_all()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries do it by themselves
            ctypes.CDLL(None).malloc_trim(0)
