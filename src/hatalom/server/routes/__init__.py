"""The addresses of the server: they read a request and name a service, which checks and answers it.

games.py lessons.py   the games of this server, their words, rules and lessons
boxes.py              boxes that their owners have corrected: checked, kept, shared
friends.py            other people: profiles, friends, whom I block, who sees what of me
people.py home.py     who I am; what waits for me, and what was finished here
accounts.py           how I come back, where I am signed in, what is stored of me
moderation.py         complaints about people, and what moderators do about them
notices.py            what I am told while I am away, and how
tables.py             tables: lists, opening, and all that is done at one
seats.py              seats that wait for somebody: joining, invitations, rematches
leagues.py            leagues: making, joining, standings
live.py               the WebSocket: what is new at a table
past.py               looking back: plies, branches, journals, analysis, reports
chronicle.py          chronicles of finished games, consent, notes
laboratory.py         experiments between computers
operator.py           for whoever runs the server: alive, ready, figures, how it fares
pages.py docs.py      the client's files; the page about the HTTP interface
given.py              what the server hands to its routes, by name
"""
