"""A server under load: thousands of games, a thousand connections, people who play.  `make load`.

`people.py` plays, `curve.py` raises the rate until it is too much, `__main__.py` is the command.
"""
