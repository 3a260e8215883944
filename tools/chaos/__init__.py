"""Chaos: a server is killed, and what it stands on fails, while people play; and nothing may be lost.

`python -m tools.chaos` (`make chaos`).  `house` is the server that is killed and started again, `databases` what it
stands on, `troubles` what comes over it, `people` are those who play there and remember what they were told, `verdict`
compares that with what is stored in the end.
"""
