"""A small disk of its own for the database, which can be made full and free again.

It is a file system in memory (tmpfs): a write that finds no place fails there as it does on any other.
"""

import errno
import os
import subprocess
import sys
from pathlib import Path


class SmallDisk:
    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir()
        options = f"size={megabytes}m,mode=0755"
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)

    @staticmethod
    def why_not() -> str:
        """Why there can be none on this machine."""
        if sys.platform != "linux" or os.geteuid() != 0:
            return "a small disk is mounted on Linux, by root"
        return ""

    @property
    def ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """To the last byte."""
        with self.ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(65_536))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def free(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        subprocess.run(["umount", "--lazy", self.folder], check=True)
