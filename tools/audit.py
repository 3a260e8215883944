"""Looks for known holes in what the project stands on, and for risky places in its own code.  `python -m tools.audit`.

pip-audit and npm ask the registries of their worlds; bandit reads the sources.  Both Python tools get an environment of
their own in `build/audit`, so that the project does not depend on them.

Exit code 0: nothing found; 1: something was found; 2: somebody could not be asked.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from tools.node import command

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "audit"
TOOLS = ("pip-audit", "bandit")
NODE_PROJECTS = ("web", "tools/build_map")
UNASKED = "not found on PyPI"
CALM, FOUND, SILENT = 0, 1, 2


def main() -> int:
    tools = install()
    results = {"Python packages": python_packages(tools)}
    for project in NODE_PROJECTS:
        results[f"npm packages of {project}"] = npm_packages(project)
    results["our own code"] = own_code(tools)
    for what, code in results.items():
        print(f"audit: {what}: {('nothing found', 'SOMETHING WAS FOUND', 'could not be asked')[code]}")
    return FOUND if FOUND in results.values() else max(results.values())


def install() -> Path:
    """Where the tools lie."""
    tools = FOLDER / ("Scripts" if sys.platform == "win32" else "bin")
    if not all(list(tools.glob(f"{tool}*")) for tool in TOOLS):
        print("audit: installing pip-audit and bandit into build/audit")
        venv.create(FOLDER, with_pip=True, clear=True)
        subprocess.run([str(tools / "python"), "-m", "pip", "install", "--quiet", *TOOLS], check=True)
    return tools


def python_packages(tools: Path) -> int:
    """All of requirements.lock, by its exact versions."""
    options = ["--requirement=requirements.lock", "--disable-pip", "--no-deps", "--format=json"]
    done = subprocess.run([str(tools / "pip-audit"), *options], cwd=ROOT, capture_output=True, text=True)
    try:
        packages: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        print(done.stderr.strip()[-500:])
        return SILENT
    bad = [package for package in packages if package.get("vulns")]
    for package in bad:
        for hole in package["vulns"]:
            mended = ", ".join(hole.get("fix_versions", ())) or "no version yet"
            print(f"  {package['name']} {package['version']}: {hole['id']}, mended in {mended}")
    unasked = [package["name"] for package in packages if UNASKED in package.get("skip_reason", "")]
    if unasked:
        print(f"  {len(unasked)} of {len(packages)} packages are unknown to the registry that was asked")
    return FOUND if bad else SILENT if unasked else CALM


def npm_packages(project: str) -> int:
    done = subprocess.run(command("npm", ["audit", "--json"]), cwd=ROOT / project, capture_output=True, text=True)
    try:
        counts = json.loads(done.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        return SILENT
    if counts["total"]:
        print("  " + ", ".join(f"{count} {kind}" for kind, count in counts.items() if count))
    return FOUND if counts["total"] else CALM


def own_code(tools: Path) -> int:
    """What bandit takes for of middle or high severity, apart from the places that say why they are none."""
    options = ["--quiet", "--recursive", "--severity-level=medium", "src", "tools"]
    done = subprocess.run([str(tools / "bandit"), *options], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout)
    return FOUND if done.returncode else CALM


if __name__ == "__main__":
    sys.exit(main())
