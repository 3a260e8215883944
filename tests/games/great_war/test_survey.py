"""The rules answer what they answered: no clause has changed unnoticed."""

import pytest

from tests.games.great_war.survey import GROUPS, recorded, survey

RECORDED = recorded()


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_rule_answers_as_it_did(group: int) -> None:
    renew = "PYTHONPATH=src python -m tests.games.great_war.survey"
    assert survey(group) == {name: prints[group] for name, prints in RECORDED.items()}, f"if that was meant: {renew}"
