"""The lock fits pyproject.toml."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINNED = dict(re.findall(r"^([\w.-]+)(?:\[\w+\])?==([\w.+-]+)", LOCK, re.MULTILINE))


def test_every_dependency_is_locked_in_a_version_that_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for line in project["dependencies"] + project["optional-dependencies"]["dev"]:
        wanted = Requirement(line)
        pinned = PINNED.get(canonicalize_name(wanted.name))
        assert pinned is not None, f"{wanted.name} is not in the lock: run 'make lock'"
        assert wanted.specifier.contains(pinned), f"{line}, but the lock has {pinned}: run 'make lock'"


def test_every_package_has_checksums_and_no_address() -> None:
    entries = re.split(r"\n(?=\w)", LOCK)[1:]
    assert len(entries) >= len(PINNED)
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in LOCK
