taken-back = { NAME($seat) } visszavett egy lépést.
