"""The five games that this house was built for, by name: what is asked of them a small game need not have."""

THE_FIVE = ("power_and_weakness", "heads_of_state", "hannibal", "maria", "great_war")
