"""Chapters 11 and 12: what may be raised where, the rows of the cards, income, joint occupation."""
