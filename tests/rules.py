"""The marker by which a test says which rules it proves."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """`@rule("8.4", "8.4r1")`: the test proves rule item 8.4 and its first ruling."""
    return pytest.mark.rule(*numbers)
