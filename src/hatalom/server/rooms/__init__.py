"""Tables in memory: loaded when somebody asks, going on by themselves, stored before anybody is told.

`hub` puts the parts together.  `rooms` holds the loaded tables, `loading` brings one from the store, `changes` changes
and stores one.  Whatever follows a table is told after every change: `publisher` (viewers), `computers`, `deadlines`
(clocks), `late` (spectators some minutes behind).  `room` is one table with `presence`, `talk`, `advice` and `turns`;
`show` says what a viewer is shown of it, `channel` which updates he gets, and `post` numbers and sends them.
`visitors` closes the connections of those who are signed out.  `company` is what other processes on the same database
mean to a room: nothing where there are none, else `together`, which hears of them by `news`.
"""
