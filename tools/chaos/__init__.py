"""Chaos: processes of a server are killed at random moments while people play, and nothing may be lost.

`python -m tools.chaos` (`make chaos`).  `house` is the server that is killed and started again, `people` are those who
play there and remember what they were told, `verdict` compares that with what is stored in the end.
"""
