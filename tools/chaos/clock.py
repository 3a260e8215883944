"""A time of day that can be set back, for the server and its database but for nobody else on the machine.

A small library, compiled here, is preloaded into their processes and answers in the place of the system's clock; see
`clock.c`.  The server itself knows nothing of it.
"""

import shutil
import struct
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).with_name("clock.c")


class Clock:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self.set_ahead(0)
        self.library = folder / "clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.library, SOURCE], check=True)
        for path in (self.file, self.library):
            path.chmod(0o755)

    @staticmethod
    def why_not() -> str:
        """Why there can be none on this machine."""
        if sys.platform != "linux" or shutil.which("cc") is None:
            return "a clock is set back on Linux, with a C compiler"
        return ""

    def set_ahead(self, seconds: int) -> None:
        """In place: the processes have the file in their memory."""
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(struct.pack("q", seconds))

    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "HATALOM_CHAOS_CLOCK": str(self.file)}
