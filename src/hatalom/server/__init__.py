"""The server: HTTP and WebSocket around tables.

`app` puts everything together.  A request comes in by `routes`, is checked by `services` and carried out in `rooms`
(the tables in memory), which write to the `store` before anybody is told.  `wire` is what travels, `security` keeps
strangers out, `post` tells who is away, `watch` counts what is done, `care` looks after the database, `thinkers` are
the processes in which computers think, `historians` those that go through long games, `experimenters` those that play
visitors' experiments, `examiners` those that try corrected boxes, `library` knows the games and their words, `boxes`
reads what owners have corrected in theirs.
"""
