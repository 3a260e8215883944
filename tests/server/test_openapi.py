"""Everything the OpenAPI description promises, fuzzed: no answer is a server error."""

import os
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from tests.server.conftest import token_in
from tests.server.running import Running

EXAMPLES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 8


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
