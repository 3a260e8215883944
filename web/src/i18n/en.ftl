### Texts of the shell. Names of seats and games come from the game's own texts and arrive here ready, in the nominative.

brand = Hatalom
close = Close
save = Save
change = change

## Map

map-closer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
map-hide-pieces = Hide the pieces (hold)
map-layers = Layers of the map
map-layer-names = Names
map-layer-rivers = Rivers
map-layer-relief = Hills and woods
map-layer-control = Who holds what
map-layer-grid = Degrees

## Settings

settings = Settings
language = Language
language-en = EN
language-hu = HU
theme = Colours
theme-system = System
theme-paper = Paper
theme-night = Night
theme-contrast = Contrast
letters = Size of letters
letters-small = Small
letters-normal = Normal
letters-large = Large
letters-huge = Huge
still = No animations

## Start screen

nav = Pages
nav-lobby = Play
nav-watch = Watch
nav-rules = Rules
your-name = Your name
your-name-note = The others at the table see it. No account is needed.
continue = Continue
wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
 }
your-turn-as = Your turn as { $seat }
waiting-for = Waiting for { $seat }
table-over = Finished
table-open = Free seat: sit down
choose-game = Choose a game
server-away = The server does not answer. The page tries again by itself.
players = Players
minutes = { $n } min
weight = Weight { $n } of 5
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] 1 day ago
   *[other] { $n } days ago
 }
ways = Other ways to play
mode-computer = Play against the computer
mode-computer-note = three clicks and it begins
mode-same_screen = Same screen
mode-same_screen-note = hand over between turns
mode-friends = With friends
mode-friends-note = send a link, live or over days
watch-note = { $n ->
    [0] open tables and finished games
    [one] 1 table is being played
   *[other] { $n } tables are being played
 }
rules-note = complete, numbered, in both languages
step-game = Game
step-options = Scenario
step-side = Side and strength
step-seats = Seats
more-options = more options
side = Side
strength = Strength of the computer
either = Either
by-lot = drawn by lot
level-random = aimless
level-random-note = Aimless: any legal move will do. For a first look at the rules.
level-easy = gentle
level-easy-note = Gentle: plays sensibly one move at a time and forgives mistakes.
level-medium = careful
level-medium-note = Careful: looks a few moves ahead, rarely gambles.
level-hard = bold
level-hard-note = Bold: thinks longer, attacks where it counts.
level-expert = hard
level-expert-note = Hard: takes its full time to think and gives nothing away.
start = Start
start-as = Start as { $seat }
start-note-computer = No clock · free take-back
start-note-same_screen = Everybody at this screen · the page is covered between turns
start-note-friends = You get a link for every friend at the table
seat-me = Me
seat-here = at this screen
seat-link = A friend, by link
seat-open = Anyone, from the lobby
seat-computer = The computer
seat-who = Who plays { $seat }
same-screen-note = Between turns a page covers the table until the next player is ready.
friends-note = Links are shown at the table. Each opens one seat and can be used once.
list-open = Open tables
list-open-empty = No table has a free seat just now.
list-watch = Being played
list-watch-empty = Nobody plays in public just now.
list-finished = Finished games
list-finished-empty = Nothing has been finished here yet.

## Rules

rule-open = Rule { $rule }
