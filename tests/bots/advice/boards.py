"""Positions of Power & Weakness in which advice matters, line by line."""

WHITE_IS_NEAR = """
cycle 9 magic cubes 1/5
orange vp 6 points 7 reserve 0m2k tiles strength
white vp 9 points 11 reserve 2m2k tiles strength
display influence_key ship
discard
time 3 4 5 6*2 7 8
strathclyde helmet
bernicia key
rheged tent white 2m1k
deira castle
elmet castle white 2m0k
gwynedd castle
powys helmet
dyfed key
mercia helmet
lindsey key
east_anglia key
essex castle orange 2m0k
kent tent
wessex tent
dumnonia helmet
stack Cycle[4,1,false] Turn[0,2,2]
"""

TWO_SNAKES = """
cycle 4 steel cubes 6/7 recruited
orange vp 1 points 3 reserve 6m7k tiles influence_castle*3 strength_castle_knights move merlin*2 snake*2 strength
white vp 2 points 10 reserve 0m5k tiles influence_helmet strength_castle_mages strength
display move ship*2 revolt marker_exchange
discard
time 3 4 5*3 6*2 8
strathclyde helmet orange 2m0k
bernicia key orange 0m1k
rheged helmet orange 0m1k
deira tent white 1m0k
elmet tent white 0m1k
gwynedd helmet white 1m0k
powys castle orange 1m0k
dyfed castle white 1m2k
mercia helmet orange 0m4k
lindsey key orange 0m3k
east_anglia castle white 2m2k
essex castle white 2m2k
kent castle white 1m0k
wessex helmet white 1m2k
dumnonia tent white 1m0k
stack Cycle[4,0,false] Turn[1,2,1]
"""

MERLIN_WINS = """
cycle 9 magic cubes 4/4
orange vp 6 points 8 reserve 9m2k tiles influence_helmet influence_tent strength_helmet_mages merlin strength
white vp 4 points 11 reserve 11m2k tiles influence_helmet ship snake strength
display influence_tent influence_key strength_castle_mages strength_tent_mages
discard
time 5*2 7
strathclyde castle white 0m1k
bernicia helmet white 0m1k
rheged castle white 1m2k
deira tent white 0m1k
elmet key white 3m0k
gwynedd helmet orange 1m0k
powys helmet white 1m1k
dyfed tent white 0m1k
mercia key white 0m4k
lindsey tent orange 0m1k
east_anglia key white 0m1k
essex tent orange 1m0k
kent helmet orange 1m0k
wessex helmet orange 3m1k
dumnonia castle orange 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""

FULL_HOURGLASS = """
cycle 6 steel cubes 7/7
orange vp 5 points 6 reserve 2m13k tiles influence_helmet strength
white vp 3 points 6 reserve 6m5k tiles influence_helmet influence_tent influence_key merlin*2 snake*2 strength
display influence_helmet influence_tent*2 influence_key strength_castle_knights strength_tent_knights \
strength_tent_mages strength_key_knights strength_key_mages revolt
discard
time 4 5*2 6*2 8
strathclyde helmet orange 0m1k
bernicia castle orange 0m1k
rheged helmet white 1m0k
deira castle orange 1m1k
elmet helmet white 0m1k
gwynedd key white 0m1k
powys castle white 0m1k
dyfed tent white 1m0k
mercia tent white 0m3k
lindsey key white 0m1k
east_anglia castle white 0m1k
essex tent white 1m0k
kent tent orange 1m0k
wessex castle white 0m1k
dumnonia helmet white 0m1k
stack Cycle[4,0,false] Turn[1,2,2]
"""

ONE_DEFENCE = """
cycle 6 steel cubes 2/7 recruited
orange vp 2 points 6 reserve 1m4k tiles influence_castle*3 influence_helmet strength_castle_knights move strength
white vp 6 points 10 reserve 3m2k tiles strength
display influence_castle influence_key victory_point revolt*2 marker_exchange*2
discard influence_helmet*3 influence_tent*2 influence_key strength_tent_knights move*2 merlin snake
time 3 4 5 6*2 7
strathclyde key orange 1m0k
bernicia castle white 1m0k
rheged tent white 1m2k
deira castle white 0m1k
elmet key white 0m1k
gwynedd castle orange 1m0k
powys key orange 0m5k
dyfed tent orange 0m1k
mercia tent white 0m2k
lindsey key white 0m4k
east_anglia castle white 1m0k
essex helmet white 0m1k
kent helmet white 2m1k
wessex helmet white 0m1k
dumnonia helmet white 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""

NO_WAY_OUT = """
cycle 9 magic cubes 1/5 recruited
orange vp 7 points 10 reserve 0m0k tiles strength
white vp 3 points 4 reserve 5m10k tiles influence_castle influence_helmet*2 influence_tent*2 influence_key strength
display influence_key*2
discard victory_point marker_exchange
time 4 6 8
strathclyde helmet white 1m0k
bernicia castle orange 3m1k
rheged tent orange 1m0k
deira castle white 1m3k
elmet tent orange 1m0k
gwynedd helmet white 1m0k
powys castle orange 0m1k
dyfed tent orange 0m5k
mercia castle orange 2m1k
lindsey helmet white 1m0k
east_anglia castle orange 1m0k
essex helmet orange 0m6k
kent key orange 1m0k
wessex key orange 0m2k
dumnonia helmet white 1m0k
stack Cycle[4,0,false] Turn[1,2,2]
"""

TWICE_IN_A_ROW = """
cycle 8 steel cubes 1/5
orange vp 8 points 9 reserve 0m0k tiles strength
white vp 7 points 8 reserve 0m0k tiles strength_castle_mages strength_helmet_mages strength_tent_mages strength
display influence_key move
discard
time 3
strathclyde helmet
bernicia key
rheged tent white 2m0k
deira castle
elmet castle white 2m0k
gwynedd castle
powys helmet
dyfed key
mercia helmet white 2m0k
lindsey key
east_anglia key
essex castle white 0m1k
kent tent white 2m0k
wessex tent
dumnonia helmet orange 0m1k
stack Cycle[4,1,false] Turn[0,2,1]
"""

SHIP_RAID = """
cycle 7 magic cubes 5/7
orange vp 5 points 10 reserve 0m10k tiles influence_tent strength
white vp 3 points 9 reserve 3m5k tiles influence_castle influence_helmet*2 influence_tent influence_key \
strength_tent_knights merlin snake*2 strength
display influence_key strength_tent_mages move ship
discard influence_castle*3 influence_helmet influence_tent influence_key strength_helmet_knights \
strength_key_knights move*2 revolt*2 marker_exchange
time 5*2 6*2 7
strathclyde tent orange 2m0k
bernicia helmet orange 0m1k
rheged castle orange 0m1k
deira key orange 0m1k
elmet castle orange 5m0k
gwynedd castle orange 0m1k
powys helmet orange 0m1k
dyfed helmet orange 2m0k
mercia castle white 0m4k
lindsey tent white 0m2k
east_anglia tent white 0m1k
essex key white 0m1k
kent castle white 3m0k
wessex tent white 0m2k
dumnonia helmet white 0m1k
stack Cycle[4,1,false] Turn[0,2,2]
"""

PLAYED = ("take_tile strength_tent_mages", "take_tile influence_key")

AUCTION_FOR_VICTORY = """
cycle 4 steel cubes 1/5 recruited
orange vp 2 points 3 reserve 10m2k tiles strength
white vp 2 points 8 reserve 4m3k tiles influence_helmet influence_tent influence_key strength_key_mages merlin snake*2 \
strength
display move marker_exchange
discard influence_castle*3 influence_helmet influence_tent*3 influence_key*3 strength_castle_knights \
strength_castle_mages strength_helmet_mages strength_tent_mages strength_key_knights ship*2 merlin victory_point*2 \
revolt*2 marker_exchange
time 3 4*2 5 6*2 7 8
strathclyde tent white 1m0k
bernicia tent white 0m1k
rheged castle white 2m0k
deira helmet orange 0m1k
elmet castle orange 0m1k
gwynedd castle orange 1m2k
powys key orange 0m1k
dyfed key white 1m0k
mercia helmet orange 0m1k
lindsey helmet orange 0m1k
east_anglia key white 1m0k
essex castle white 1m0k
kent helmet orange 0m1k
wessex castle orange 0m1k
dumnonia tent white 1m0k
stack Cycle[4,1,false] Turn[0,2,1] Auction[16,-1,-1]
"""
"""Eight active regions and two points: Orange has 12 if he gets the victory point and then ends the cycle."""

ONE_TARGET = """
cycle 7 magic cubes 7/8
orange vp 6 points 7 reserve 0m4k tiles influence_castle influence_helmet influence_tent influence_key move strength
white vp 2 points 10 reserve 4m2k tiles influence_key*2 strength_castle_knights strength_helmet_knights snake*2 \
strength
display strength_tent_knights strength_tent_mages marker_exchange
discard influence_castle influence_helmet*2 influence_tent*2 influence_key strength_castle_mages \
strength_helmet_mages strength_key_knights move ship merlin victory_point*2 marker_exchange
time 3 4 5 6 7
strathclyde key white 1m0k
bernicia helmet white 0m1k
rheged helmet white 0m3k
deira helmet white 0m1k
elmet castle white 0m2k
gwynedd tent white 0m1k
powys key white 0m3k
dyfed tent white 2m1k
mercia castle white 2m1k
lindsey helmet white 0m1k
east_anglia castle orange 1m3k
essex tent orange 1m0k
kent castle orange 3m1k
wessex key white 4m0k
dumnonia helmet orange 1m0k
stack Cycle[4,1,false] Turn[0,2,1]
"""

THREE_ORDERS = """
players 2 century 1589 turns 6
red score 4 hand troops castle palace courtesan known troops castle palace treachery seen cards count
yellow score 7 hand castle*2 palace bishop courtesan known castle*2 palace bishop courtesan treachery seen cards \
count baron
provence_lower red
brittany_upper yellow
andalusia_lower yellow
hex provence red
hex brittany yellow
hex andalusia yellow
square britain - -
square france - -
square spain - -
square germany - -
large - -
round 1589 britain - -
round 1589 france - -
round 1589 spain - -
round 1589 germany - -
round 1689 britain - -
round 1689 france - -
round 1689 spain - -
round 1689 germany - -
round 1789 britain - -
round 1789 france - -
round 1789 spain - -
round 1789 germany - -
revolution gold*2 title*3 troops duelling*2 palace diplomacy
display gold castle palace bishop diplomacy*2
set_aside
discard gold*3 courtesan*2
returned
treachery_display inquisition axeman_gallows
treachery_discard
emptied
named
stack CourseOfPlay[1] Turn[0,1,0] Taking[0,3,0,0]

"""
"""A position of Heads of State: Yellow or Red takes the same three cards in any order."""
