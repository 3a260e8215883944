"""Prefer the compiled modules, as long as they were built from the sources that lie here.

In a checkout `make compile` builds them into `build/compiled`; a wheel for one kind of machine brings them in
`hatalom/compiled`.  They never lie beside a source, where they would shadow every edit.  One changed source (or another
Python) and the whole folder is left alone.  `HATALOM_PURE=1` in the environment leaves it alone too.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


def folder_of(package: Path) -> Path:
    """Where a package's compiled modules lie: a wheel brings them along, a checkout builds them."""
    in_wheel = package / "compiled"
    return in_wheel if in_wheel.exists() else package.parent.parent / "build" / "compiled"


PACKAGE = Path(__file__).resolve().parent
FOLDER = folder_of(PACKAGE)
STAMP = "stamp"
LAYERS = ("core", "kit", "games", "bots")  # those that hold compiled modules


def source_stamp() -> str:
    """A checksum of the kind of Python and of every source that a compiled module may have been built from."""
    digest = hashlib.sha256(f"{sys.platform} {EXTENSION_SUFFIXES[0]}".encode())
    for layer in LAYERS:
        for source in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(str(source.relative_to(PACKAGE)).encode() + b"\0")
            digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()


class CompiledFinder:
    """Finds the modules of one folder of extension modules, and nothing else."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.modules = {
            ".".join(file.relative_to(folder).parts).removesuffix(suffix): str(file)
            for file in folder.rglob("*" + suffix)
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use_compiled() -> None:
    """Put the compiled modules before the sources if they are wanted, there, and up to date."""
    stamp = FOLDER / STAMP
    if os.environ.get("HATALOM_PURE") or not stamp.exists() or is_compiled():
        return
    if stamp.read_text().split()[0] == source_stamp():
        sys.meta_path.insert(0, CompiledFinder(FOLDER))


def is_compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)
