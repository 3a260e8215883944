"""What a list can do and a block of memory cannot would only fail where rules are compiled: it fails here instead."""

import os
import subprocess
import sys

import pytest

from hatalom.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_and_the_computers_get_on_with_blocks_of_memory(name: str) -> None:
    surroundings = {**os.environ, "HATALOM_PURE": "1", "HATALOM_BLOCKS": "1"}
    played = subprocess.run(
        [sys.executable, "-m", "tests.games.in_blocks", name],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr[-2000:]
