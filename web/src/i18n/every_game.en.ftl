taken-back = { NAME($seat) } took back a move.
