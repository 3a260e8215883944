"""Everything the OpenAPI description promises, fuzzed: no answer is a server error."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from tests.server.conftest import token_in
from tests.server.running import Running

EXAMPLES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 2


def test_nothing_breaks_the_server(tmp_path: Path) -> None:
    with Running(tmp_path / "fuzz.sqlite") as server:
        token = token_in(httpx.post(f"{server.url}/api/me", json={"name": "Fuzz"}))
        headers = {"Authorization": f"Bearer {token}"}
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "me"}]
        wish = {"game": "power_and_weakness", "seats": seats, "same_screen": True}
        table = httpx.post(f"{server.url}/api/tables", json=wish, headers=headers).json()["id"]
        schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        tried = set()
        for result in schema.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]  # a broken schema raises here

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), is_known=st.booleans())
            def fuzz(case: Any, is_known: bool) -> None:
                if is_known and "table" in case.path_parameters:
                    case.path_parameters["table"] = table
                case.call_and_validate(headers=headers, checks=[not_a_server_error])

            fuzz()
            tried.add(operation.label)
        assert len(tried) == len(list(schema.get_all_operations()))


@pytest.mark.long
def test_schemathesis_runs_to_its_end_over_the_whole_description(tmp_path: Path) -> None:
    """All its phases, as it is run from the command line."""
    log = tmp_path / "log"
    with log.open("w") as errors, Running(tmp_path / "fuzz.sqlite", errors=errors) as server:
        token = token_in(httpx.post(f"{server.url}/api/me", json={"name": "Fuzz"}))
        command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
        options = ["--checks=not_a_server_error", "--phases=examples,coverage,fuzzing,stateful", "--max-examples=20"]
        options += ["--suppress-health-check=all", f"--header=Authorization: Bearer {token}"]
        address = f"{server.url}/api/schema/openapi.json"
        done = subprocess.run([*command, *options, address], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in log.read_text()
