### Power & Weakness in English. A prompt is said after "Orange: ", so it begins small; its .wait is what others read
### after "Waiting for Orange: ". A refusal says the fact, its .help what would make it legal.

## The game in the lobby

game-title = Power & Weakness
game-invited = Power & Weakness
game-subtitle = Steel and magic in Britain after the Romans
game-about = Two rulers struggle for fifteen regions of Britain. In the cycles of magic the mages count and every region with the same marker is adjacent; in the cycles of steel the knights count and borders decide. Nobody knows how long a cycle lasts: every tile played takes a cube from the hourglass. Twelve points, victory points and active regions together, win the game.
game-hidden = Only the bids of an auction are secret; everything else lies open.
game-scenario = The whole game
game-scenario-note = Two players, about 45 minutes; 12 points win.

## Chance

ask-marker = draw the region marker of { NAME($region) }.
ask-time-tile = turn up a time tile.
ask-tile = turn up an action tile.
ask-starter = draw lots for the first turn.

## Prompts

ask-action = choose a region or a tile, or recruit ({ $n } of { $of }).
    .wait = choose an action ({ $n } of { $of })
ask-next-tile = play another tile (hourglass: { $n }) or stop.
    .wait = play another tile or stop
ask-bid = bid secretly for { THE($tile) } with the active units of your reserve ({ NAME($unit, case: "pl") }).
    .wait = bid for { THE($tile) }
ask-revolt = choose a region from which you remove up to { $n } of your opponent’s units, or decline.
    .wait = choose the region of the revolt
ask-revolt-unit = choose a unit to remove from { NAME($region) } (at most { $n }).
    .wait = choose a unit to remove from { NAME($region) }
ask-exchange = choose the region whose marker you exchange, or decline.
    .wait = choose the region whose marker is exchanged
ask-new-marker = choose the new marker of { NAME($region) } from those set aside.
    .wait = choose the new marker of { NAME($region) }
ask-influence = choose { A($marker) } { NAME($marker, case: "adj") } region: reinforce an empty one or your own, or acquire one of your opponent’s.
    .wait = choose the use of a tile
ask-strength = use the tile for +1 strength in { NAME($marker, case: "adj") } regions until the cycle ends, or recruit with it.
    .wait = choose the use of a tile
ask-move = choose the region from which units move, or recruit with the tile.
    .wait = choose the use of a tile
ask-move-goal = choose the adjacent region to which you move from { NAME($region) }.
    .wait = choose the regions of a move
ask-move-units = choose the units that move between { NAME($start) } and { NAME($goal) }, one at a time.
    .wait = choose the units of a move
ask-ship = choose the coastal region from which units sail, or recruit with the tile.
    .wait = choose the use of a tile
ask-ship-goal = choose the coastal region to which you sail from { NAME($region) }.
    .wait = choose the regions of a voyage
ask-ship-units = choose the units that sail from { NAME($start) } to { NAME($goal) }, one at a time.
    .wait = choose the units of a voyage
ask-merlin = use Merlin in a region as influence of any kind, or recruit with him.
    .wait = choose the use of a tile
ask-snake-recruit = choose the units you recruit with the snake.
    .wait = choose the use of a tile
ask-snake = neutralise { THE($tile) } with your snake, or let it stand.
    .wait = answer { THE($tile) }
ask-retreat = { NAME($region) } is lost: choose the unit that retreats and where it goes, or retreat with none.
    .wait = choose a retreat from { NAME($region) }
ask-occupy = place { A($unit) } { NAME($unit) } from your reserve in { NAME($region) }, or leave it empty.
    .wait = move into { NAME($region) } or leave it empty

## Breadcrumbs and the strip of a cycle

crumb-set-up = Set-up
crumb-cycle = Cycle { $n }: { NAME($cycle, case: "short") }
crumb-turn = { NAME($seat) }: action { $n } of { $of }
crumb-auction = Auction: { NAME($tile, case: "title") }
crumb-revolt = Revolt
crumb-exchange = Exchange
crumb-play-tiles = Playing tiles
crumb-tile = { NAME($tile, case: "title") }
crumb-snake = Snake
crumb-acquisition = Acquisition: { NAME($region) }

strip-reinforcement = Reinforce
strip-time = { $n ->
    [0] Time
   *[other] Time { $n }
 }
strip-tiles = Tiles
strip-turns = Turns
strip-score = Score
strip-next = Next: { NAME($cycle, case: "short") }

## The log: set-up and start of a cycle

marker-laid = { NAME($region) } received { A($marker) } { NAME($marker) } marker.
cycle-begun = Cycle { $n } began: { A($cycle) } { NAME($cycle) }.
reinforced = { $n ->
    [0] { NAME($seat) } received no reinforcement: no { NAME($unit) } was left in the stock.
    [one] { NAME($seat) } received 1 { NAME($unit) } as reinforcement.
   *[other] { NAME($seat) } received { $n } { NAME($unit, case: "pl") } as reinforcement.
 }
time-turned-up = The time tile shows { $n }: as many cubes go on the hourglass. Tiles turned up: { $tiles }.
tile-turned-up = Turned up: { NAME($tile, case: "title") }.
starts-with-fewer-points = { NAME($seat) } starts: fewer victory points.
starts-with-fewer-regions = { NAME($seat) } starts: fewer active regions.
starts-by-lot = { NAME($seat) } starts: drawn by lot.

## The log: actions

tile-taken = { NAME($seat) } took { A($tile) } { NAME($tile) }.
unit-placed = { NAME($seat) } placed { A($unit) } { NAME($unit) } in { NAME($region) }.
recruited = { $n ->
    [0] { NAME($seat) } recruited nobody (hourglass: { $cubes }).
    [one] { NAME($seat) } recruited 1 { NAME($unit) } (hourglass: { $cubes }).
   *[other] { NAME($seat) } recruited { $n } { NAME($unit, case: "pl") } (hourglass: { $cubes }).
 }
recruited-first = { $n ->
    [0] { NAME($seat) } was the first to recruit in this cycle, but got nobody (hourglass: { $cubes }).
    [one] { NAME($seat) } was the first to recruit in this cycle: 1 { NAME($unit) } (hourglass: { $cubes }).
   *[other] { NAME($seat) } was the first to recruit in this cycle: { $n } { NAME($unit, case: "pl") } (hourglass: { $cubes }).
 }

## The log: lightning tiles

lightning-taken = { NAME($seat) } took { A($tile) } { NAME($tile) }, which is auctioned (hourglass: { $cubes }).
bids-shown = Bids: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
auction-won = { $n ->
    [one] { NAME($seat) } won { THE($tile) } and paid 1 { NAME($unit) }.
   *[other] { NAME($seat) } won { THE($tile) } and paid { $n } { NAME($unit, case: "pl") }.
 }
auction-tied = Equal bids: nobody got { THE($tile) }, and nobody paid.
point-won = { NAME($seat) } won 1 victory point.
unit-removed = { NAME($seat) } lost { A($unit) } { NAME($unit) } in { NAME($region) } to the revolt.
marker-exchanged = { NAME($seat) } exchanged the marker of { NAME($region) }: { NAME($new) } instead of { NAME($old) }.
declined = { NAME($seat) } made no use of { THE($tile) }.

## The log: tiles

played-to-reinforce = { NAME($seat) } played { A($tile) } { NAME($tile) } to reinforce { NAME($region) } (hourglass: { $cubes }).
played-to-acquire = { NAME($seat) } played { A($tile) } { NAME($tile) } to acquire { NAME($region) } (hourglass: { $cubes }).
played-for-strength = { NAME($seat) } played { A($tile) } { NAME($tile) } for +1 strength in { NAME($marker, case: "adj") } regions (hourglass: { $cubes }).
played-to-recruit = { NAME($seat) } played { A($tile) } { NAME($tile) } to recruit (hourglass: { $cubes }).
played-to-move = { NAME($seat) } played { A($tile) } { NAME($tile) }: { NAME($start) }–{ NAME($goal) } (hourglass: { $cubes }).
tile-cancelled = { NAME($seat) } neutralised { THE($tile) } with a snake (hourglass: { $cubes }).
region-acquired = { NAME($seat) } acquired { NAME($region) }: attack { $attack }, defence { $defence }.
units-lost = { $n ->
    [one] { NAME($seat) } lost 1 { NAME($unit) } in { NAME($region) }.
   *[other] { NAME($seat) } lost { $n } { NAME($unit, case: "pl") } in { NAME($region) }.
 }
unit-retreated = { NAME($seat, case: "poss") } { NAME($unit) } retreated to { NAME($region) }.
left-empty = { NAME($region) } stayed empty.
units-moved = { $n ->
    [one] { NAME($seat) } moved 1 { NAME($unit) } from { NAME($start) } to { NAME($goal) }.
   *[other] { NAME($seat) } moved { $n } { NAME($unit, case: "pl") } from { NAME($start) } to { NAME($goal) }.
 }
recruited-by-tile = { $n ->
    [0] { NAME($seat) } recruited nobody: no { NAME($unit) } was left in the stock.
    [one] { NAME($seat) } recruited 1 { NAME($unit) }.
   *[other] { NAME($seat) } recruited { $n } { NAME($unit, case: "pl") }.
 }

## The log: end of a cycle and of the game

cycle-ended = The cycle ended. Active regions: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
point-scored = { NAME($seat) } scored 1 victory point.
standing = Points with active regions: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
won = { NAME($seat) } has won with { panel-points }!
shared-victory = Shared victory: both players have { panel-points }.
taken-back = { NAME($seat) } took back what had been played since.
result-resigned = { NAME($seat) } resigned.
result-draw-agreed = A draw was agreed.

## Refusals

no-active-unit = You have no { NAME($unit) } in your reserve, and only active units can be used here.
    .help = Active units come with the reinforcement at the start of a cycle, or by recruiting with a tile that shows them.
foreign-region = Your units cannot enter { NAME($region) }: your opponent controls it.
    .help = Acquire it first, with an influence tile or Merlin.
full-region = You cannot place a unit in { NAME($region) }: { $n } of your units stand there.
    .help = Reinforce it with an influence tile or Merlin: that has no limit.
empty-display = The display is empty.
    .help = New tiles are turned up at the start of the next cycle.
not-in-display = There is no { NAME($tile) } in the display.
    .help = New tiles are turned up at the start of the next cycle.
no-tiles = You have no tiles in your reserve.
    .help = Take one from the display first.
not-held = There is no { NAME($tile) } in your reserve.
    .help = Take one from the display first.
no-object = { THE($tile, cap: 1) } has no target now: there is no region to reinforce and none to acquire.
    .help = You need an active unit in your reserve and an empty or own region with this symbol, or a majority in one of your opponent’s.
wrong-marker = The tile does not work in { NAME($region) }: { A($marker) } { NAME($marker) } lies there.
    .help = Play an influence tile with that symbol, or Merlin.
not-the-opponents = { NAME($region) } cannot be acquired: your opponent does not control it.
    .help = An empty region becomes yours when you place a unit there or reinforce it.
no-majority = { NAME($region) } cannot be acquired: attack { $attack }, defence { $defence }; the attack must be greater.
    .help = Bring active units next to it, or play a strength tile with its symbol.
no-own-units = You have no units in { NAME($region) }.
    .help = Choose a region you control.
nowhere-to-go = The units in { NAME($region) } have nowhere to go: no region in reach is empty or yours.
    .help = Start from another region, or recruit with the tile.
not-adjacent = { NAME($region) } and { NAME($start) } are not adjacent in this cycle.
    .help = In a magic cycle regions with the same marker are adjacent, in a steel cycle those with a common border.
same-region = The units are in { NAME($region) } already.
    .help = Choose another region.
inland = { NAME($region) } has no coast: no ship sails from there or lands there.
    .help = Choose a coastal region; a move tile also goes inland.
no-such-unit-there = No { NAME($unit) } is left to send from { NAME($region) }.
    .help = Choose other units, or finish the move.
not-a-retreat = No unit can retreat from { NAME($start) } to { NAME($region) }: it is not adjacent, or your opponent controls it.
    .help = Retreat to an adjacent region that is empty or yours.
not-set-aside = There is no { NAME($marker) } among the markers set aside.
    .help = Choose one of the markers set aside.
nobody-to-revolt = There are no units of your opponent in { NAME($region) }.
    .help = Choose a region your opponent controls.

## The sum of an acquisition, and the second line of an option

forecast-own-near = own units near
forecast-own-strength = own { NAME($marker) } tile
forecast-theirs-there = there
forecast-theirs-near = theirs near
forecast-their-strength = their { NAME($marker) } tile
forecast-succeeds = succeeds
forecast-fails = not enough
hint-recruit = { $n ->
    [0] nobody is left in the stock; { $cubes } left on the hourglass
    [one] 1 { NAME($unit) }; { $cubes } left on the hourglass
   *[other] { $n } { NAME($unit, case: "pl") }; { $cubes } left on the hourglass
 }
panel-units = { $knights ->
    [0] { $mages ->
        [one] 1 { NAME("unit.mage") }
       *[other] { $mages } { NAME("unit.mage", case: "pl") }
     }
    [one] 1 { NAME("unit.knight") }{ $mages ->
        [0] { "" }
        [one] , 1 { NAME("unit.mage") }
       *[other] , { $mages } { NAME("unit.mage", case: "pl") }
     }
   *[other] { $knights } { NAME("unit.knight", case: "pl") }{ $mages ->
        [0] { "" }
        [one] , 1 { NAME("unit.mage") }
       *[other] , { $mages } { NAME("unit.mage", case: "pl") }
     }
 }
hint-region = there: { panel-units }; { $left } left in your reserve
danger-region = { THE($region, cap: 1) } could be taken, by { $n }
hint-yours = yours at once; { $left } left in your reserve
panel-empty = empty

## What can be done

do-take-tile = Take: { NAME($target, case: "title") }
do-place-unit = Place a unit in { NAME($target) }
do-recruit = Recruit
do-play-tile = Play: { NAME($target, case: "title") }
do-stop-playing = Stop playing tiles
do-bid = Bid { $target }
do-revolt-in = Revolt in { NAME($target) }
do-remove-unit = Remove { A($target) } { NAME($target) }
do-exchange-at = Exchange the marker of { NAME($target) }
do-lay-instead = Lay { A($target) } { NAME($target) }
do-decline = Decline
do-reinforce = Reinforce { NAME($target) }
do-acquire = Acquire { NAME($target) }
do-strengthen = +1 strength
do-recruit-shown = Recruit the units shown
do-recruit-two = Recruit two { NAME($target, case: "pl") }
do-move-from = Move from { NAME($target) }
do-move-to = Move to { NAME($target) }
do-ship-from = Sail from { NAME($target) }
do-ship-to = Sail to { NAME($target) }
do-send-mage = Send { A("unit.mage") } { NAME("unit.mage") } from { NAME($target) }
do-send-knight = Send { A("unit.knight") } { NAME("unit.knight") } from { NAME($target) }
do-send-all = Send all units from { NAME($target) }
do-done = Done
do-play-snake = Play the snake
do-let-it-stand = Let it stand
do-retreat-mage = Retreat to { NAME($target) } with { A("unit.mage") } { NAME("unit.mage") }
do-retreat-knight = Retreat to { NAME($target) } with { A("unit.knight") } { NAME("unit.knight") }
do-give-up = Retreat with none
do-occupy = Place a unit in { NAME($target) }
do-leave-empty = Leave it empty

## The board as text

board-hourglass = hourglass
board-first-recruit = the first to recruit gets more
board-points = Points
board-vp = Victory points
board-active-regions = Active regions
board-reserve = Reserve
board-stock = Stock
board-strength = Strength
board-tiles = tiles:
board-display = Display:
board-set-aside = Markers set aside:
board-active = active region

## What the tiles do

tile-help-influence = Works in regions with its symbol. Reinforce: one active unit from your reserve goes to an empty or own region, without limit. Acquire: you take a region of your opponent if your attack is greater than the defence.
tile-help-strength = +1 for you in every attempt to acquire a region with its symbol, as attacker and as defender, until the cycle ends. Or recruit the units on its lower edge.
tile-help-move = Your units move between two adjacent regions, in both directions. Or recruit the units on its lower edge.
tile-help-ship = Your units sail from one coastal region to another that is empty or yours. Or recruit the units on its lower edge.
tile-help-merlin = An influence tile of any symbol. Or recruit two mages or two knights.
tile-help-snake = Neutralises a tile your opponent has just played; takes one more cube from the hourglass. In your own turn it recruits two mages or two knights.
tile-help-victory-point = Auctioned at once: the winner gets 1 victory point.
tile-help-revolt = Auctioned at once: the winner may remove up to two of the opponent’s units from one region.
tile-help-marker-exchange = Auctioned at once: the winner may exchange a region marker of the map for one of those set aside.

## Many options of one kind behind one button

verb-take-tile = Take a tile
verb-place-unit = Place a unit
verb-play-tile = Play a tile
verb-reinforce = Reinforce
verb-acquire = Acquire
verb-move-from = Move from
verb-ship-from = Sail from
verb-revolt-in = Revolt
verb-exchange-at = Exchange a marker
verb-retreat-mage = Retreat with a mage
verb-retreat-knight = Retreat with a knight

## The look back on a game

verb-bid = Bid
verb-remove-unit = Remove a unit
verb-lay-instead = Lay another marker
verb-recruit-two = Recruit two
verb-move-to = Move to
verb-ship-to = Sail to
verb-send-mage = Send a mage
verb-send-knight = Send a knight
verb-send-all = Send all
verb-occupy = Occupy
verb-lay-marker = Region markers
verb-turn-up-time = Time tiles
verb-turn-up-tile = Action tiles
verb-draw-starter = Who starts

# Why an act is not open at all
panel-closed-play-tile = no tile of yours can be played now
panel-closed-reinforce = no region to reinforce now
panel-closed-acquire = no region where you have the majority
measure-points = Points
measure-victory-points = Victory points
measure-units = Units on the map
measure-regions = Active regions
remark-bid-wins = { $most ->
    [0] { NAME($seat) } has no active unit to bid: you are sure to win the tile
   *[other] { NAME($seat) } can bid at most { $most }: you are sure to win the tile
 }
remark-bid-enough = { $most ->
    [0] { NAME($seat) } has no active unit to bid: { $enough } would be enough
   *[other] { NAME($seat) } can bid at most { $most }: { $enough } would be enough
 }
remark-bid-not-lost = { NAME($seat) } can bid as many, but no more; with equal bids nobody gets the tile
remark-bid-unsure = { NAME($seat) } can bid up to { $most }; only the higher bid wins
remark-bid-none = { $most ->
    [0] { NAME($seat) } has no active unit to bid: nobody would get the tile
   *[other] Costs nothing; a bid of 1 would be enough for { NAME($seat) }
 }
remark-auction = { $most ->
    [0] Auction: { NAME($seat) } can bid up to { $own }, { NAME($other) } nothing
   *[other] Auction: { NAME($seat) } can bid up to { $own }, { NAME($other) } up to { $most }
 }
remark-bid-costs = If it wins it costs { $n } of { $of } { $of ->
    [one] { NAME($unit) }
   *[other] { NAME($unit, case: "pl") }
 }
objection-snake = { NAME($seat) } has a snake against { THE($tile) }
closing-cycle = The cycle ends, points: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
closing-regions = Active in the next cycle: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
closing-next = { $tiles ->
    [0] { NAME($seat) } begins the next cycle without tiles
    [one] { NAME($seat) } begins the next cycle with 1 tile
   *[other] { NAME($seat) } begins the next cycle with { $tiles } tiles
 }
closing-spent = { $rest ->
    [0] The first turn of the next cycle could use up its hourglass and leave { NAME($other) } no turn
   *[other] With { $n } of { $of } time tiles the first turn of the next cycle could use up its hourglass and leave { NAME($other) } no turn
 }
prospect-end = { $cubes ->
    [one] { NAME($seat) } can end the cycle in one turn (1 cube left)
   *[other] { NAME($seat) } can end the cycle in one turn ({ $cubes } cubes left)
 }
prospect-regions = Active in the next cycle as it stands: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
prospect-next = { $played ->
    [0] { $most ->
        [0] { NAME($seat) } would begin the next cycle without tiles
        [one] { NAME($seat) } would begin the next cycle with 1 tile
       *[other] { NAME($seat) } would begin the next cycle with { $most } tiles
     }
   *[other] { NAME($seat) } would begin the next cycle, tiles held then: { $least }–{ $most }
 }
prospect-wins = If the cycle ended so, { NAME($seat) } would win, points: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
prospect-shared = If the cycle ended so, the victory would be shared, points of each: { $n }
prospect-tiles = Tiles held: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
part-next = Value of own regions and units in the next cycle compared with the opponent’s
part-board = Value of own units on the map compared with the opponent’s
part-reserve = Value of own active reserve compared with the opponent’s
part-tiles = Value of own tiles compared with the opponent’s
part-safety = Safety of own regions
part-reach = Threat to the opponent’s regions
ground-tile = { NAME($tile, case: "pl") }
ground-strength = { NAME($tile, case: "pl") } ({ NAME($unit, case: "pl") })
ground-units = { NAME($unit, case: "pl") }
ground-reserve = { NAME($unit, case: "pl") } in the reserve
ground-there = { NAME($unit, case: "pl") } in { NAME($region) }
ground-instead = { $n ->
    [one] { NAME($unit) } in { NAME($region) } instead of { NAME($other) }
   *[other] { $n } { NAME($unit, case: "pl") } in { NAME($region) } instead of { NAME($other) }
 }
ground-spare = surplus units in { NAME($region) }
ground-next-active = { NAME($region) } active
ground-next-idle = { NAME($region) } not active
ground-not-yours = nothing to lose in { NAME($region) }
ground-not-theirs = { NAME($region) } not the opponent’s
ground-in-reach = { NAME($region) } can be acquired
ground-out-of-reach = { NAME($region) } cannot be acquired
ground-pressed = { NAME($region) } outnumbered
ground-not-pressed = { NAME($region) } not outnumbered
ground-pressed-next = { NAME($region) } outnumbered in the next cycle
ground-not-pressed-next = { NAME($region) } not outnumbered in the next cycle

## Panels beside the map

panel-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
panel-map = Map of Britain
panel-cycle = Cycle { $n }
panel-cycle-short = Cycle
panel-acts-steel = knights act
panel-acts-magic = mages act
panel-comes-next = comes next
panel-hourglass = { $n } of { $of } left
panel-adjacent-steel = Regions with a common border are adjacent.
panel-adjacent-magic = Regions with the same marker are adjacent.
panel-if-it-ended = If the cycle ended now
panel-would-win = { NAME($seat) } would win
panel-would-share = both would win
panel-display = Display
panel-auction = Auction
panel-display-left = { $n } left
panel-discards = { $n ->
    [one] 1 tile discarded
   *[other] { $n } tiles discarded
 }
panel-set-aside = Markers set aside
panel-hand = Your tiles
panel-of = of { $n }
panel-goal = of { $n }
panel-score = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
 } and { $active ->
    [one] 1 active region
   *[other] { $active } active regions
 } of { $n }
panel-vp = { $n } VP
panel-active = { $n ->
    [one] 1 active region
   *[other] { $n } active regions
 }
panel-reserve = Reserve
panel-stock = Stock
panel-tiles = Tiles
panel-strength = +{ $n } strength
panel-until-end = until the cycle ends
panel-cycle-over = The cycle is over
panel-had = { $n ->
    [one] victory point before
   *[other] victory points before
 }
panel-won = for the most active regions
panel-held = { $n ->
    [one] active region
   *[other] active regions
 }
panel-coast = coastal
panel-inland = inland
panel-filter-cards = Tiles

## Words that the cards explain: how they are written there, and what they mean

word-active = Active unit
    .forms = active unit|active units
    .says = Knights in a steel cycle, mages in a magic cycle. Only they attack, bid and can be placed.
word-units = Units
    .forms = units
    .says = Knights (cubes) and mages (discs). Every player has 16 of each: on the board, in the reserve or in the stock.
word-reserve = Reserve
    .forms = reserve
    .says = Your units and tiles that are ready for use, in front of you. Units come into it from the stock.
word-recruit = Recruiting by tile
    .forms = recruit|recruits
    .says = Take the units on the tile’s lower edge from the stock into your reserve. One cube leaves the hourglass, as for every tile.
word-adjacent = Adjacent
    .forms = adjacent
    .says = In a steel cycle regions that share a border; in a magic cycle regions with the same kind of marker.
word-symbol = Symbol
    .forms = symbol
    .says = Castle, helmet, tent or key: the marker that lies in a region. It shows which tiles act there.
word-reinforce = Reinforcement
    .forms = reinforce
    .says = One active unit from your reserve goes to an empty or own region with the tile’s symbol, however many stand there.
word-acquire = Acquisition
    .forms = acquire
    .says = Attack: your active units next to the region, plus strength. Defence: all units in it, active ones next to it, strength. The attack must be greater.
word-coast = Coastal region
    .forms = coastal region
    .says = A region by the sea. A ship reaches every other one, near or far.
word-hourglass = Hourglass
    .forms = hourglass
    .says = Its grey cubes are the time of the cycle. When the last one leaves it, the cycle ends at once.
word-cycle = Cycle
    .forms = cycle
    .says = Magic and steel take turns. The cycle decides which units are active and which regions are adjacent; when it ends, active regions score.
word-auction = Auction
    .forms = auctioned
    .says = Both players bid active units of their reserves, secretly and at the same time. The higher bid pays and wins; with equal bids nobody does.
word-victory-point = Victory point
    .forms = victory point
    .says = They stay for good. With your active regions added, 12 points win when a cycle ends.

# The log: several lines as one
many-marker-laid = { $n } regions received their markers.
many-tile-turned-up = { $n } tiles were turned up.
many-tile-taken = { NAME($seat) } took { $n } tiles.
many-unit-placed = { NAME($seat) } placed { $n } units.

# What a computer's turn was for; said after its name
intent-takes = takes { NAME($region) }
intent-threatens = threatens { NAME($region) }
intent-gathers = gathers in { NAME($region) }
intent-recruits = recruits
intent-collects = collects tiles

## moments, in the manner of a chronicle

told-unit-removed = { NAME($seat) } loses { A($unit) } { NAME($unit) } in { NAME($region) } to the revolt.
told-tile-cancelled = { NAME($seat) } neutralises { THE($tile) } with a snake (hourglass: { $cubes }).
told-place = { $way ->
    [1] { A($unit, cap: 1) } { NAME($unit) } of { NAME($seat) } comes to { NAME($region) }.
   *[0] { NAME($seat) } puts { A($unit) } { NAME($unit) } into { NAME($region) }.
 }
told-place-two = { $way ->
    [1] { NAME($region) } and { NAME($other) } see new banners: those of { NAME($seat) }.
   *[0] { NAME($seat) } comes to { NAME($region) } and { NAME($other) }.
 }
told-place-more = { $way ->
    [1] { NAME($seat) } sends out { WORD($n) } units, the last of them to { NAME($region) }.
   *[0] { NAME($seat) } places { WORD($n) } units, the last of them in { NAME($region) }.
 }
told-take = { NAME($seat) } takes { THE($tile) }.
told-recruit = { NAME($seat) } recruits { WORD($n) } { $n ->
    [one] { NAME($unit) }
   *[other] { NAME($unit, case: "pl") }
 }.
told-acquire = { $way ->
    [1] { NAME($region) } falls to { NAME($seat) }, { WORD($a, alone: 1) } against { WORD($d, alone: 1) }.
   *[0] { NAME($seat) } takes { NAME($region) }, { WORD($a, alone: 1) } against { WORD($d, alone: 1) }.
 }
told-narrow = { $way ->
    [1] One more was enough: { NAME($region) } is { NAME($seat, case: "poss") }.
   *[0] { NAME($seat) } takes { NAME($region) } by one.
 }
told-reinforce = { $way ->
    [1] { NAME($region) } gets help from { NAME($seat) }.
   *[0] { NAME($seat) } makes { NAME($region) } sure.
 }
told-move = { $way ->
    [1] From { NAME($start) } to { NAME($goal) }: { NAME($seat) } leads { WORD($n) } { $n ->
        [one] { NAME($unit) }
       *[other] { NAME($unit, case: "pl") }
     }.
   *[0] { NAME($seat) } moves { WORD($n) } { $n ->
        [one] { NAME($unit) }
       *[other] { NAME($unit, case: "pl") }
     } from { NAME($start) } to { NAME($goal) }.
 }
told-auction = { $way ->
    [1] { NAME($seat) } bids { WORD($n, alone: 1) }, the other { WORD($m, alone: 1) }: { THE($tile) } is sold.
   *[0] Both fists open: { WORD($n, alone: 1) } against { WORD($m, alone: 1) }; { NAME($seat) } has { THE($tile) }.
 }
told-tie = { $way ->
    [1] Two equal fists, { WORD($n, alone: 1) } and { WORD($n, alone: 1) }: nothing is sold.
   *[0] Both bid { WORD($n, alone: 1) }; nobody gets anything.
 }
told-exchange = { $way ->
    [1] { NAME($region) } changes its sign: { NAME($new) } instead of { NAME($old) }.
   *[0] In { NAME($region) } the { NAME($old) } becomes { A($new) } { NAME($new) }.
 }
told-sand = { $way ->
    [1] The glass is empty: { NAME($seat) } has { WORD($n) } { $n ->
        [one] region
       *[other] regions
     }, { NAME($other) } { WORD($m, alone: 1) }.
   *[0] The last sand falls: { NAME($seat) } counts { WORD($n) } { $n ->
        [one] region
       *[other] regions
     }, { NAME($other) } { WORD($m, alone: 1) }.
 }
told-sand-even = { $way ->
    [1] The glass is empty, and both count { WORD($n, alone: 1) }.
   *[0] The last sand falls, and neither is ahead: { WORD($n, alone: 1) } each.
 }
told-end-won = { NAME($seat) } has { WORD($n) } points, and Britain has a master.
told-end-shared = Both have { WORD($n) } points: Britain has two masters.
term-attack = { NAME($seat) }: attack
term-defence = { NAME($seat) }: defence
term-taken = { NAME($region) } changes hands
term-bid = { NAME($seat) } bids
term-regions = { NAME($seat) }: active regions
term-point = { NAME($seat) }: victory point
row-strength = Strength
row-bids = Bids
row-regions = Active regions
row-points = Victory points
row-standing = Points with active regions
why-taken = It took at least { $m }, and { NAME($seat) } attacked with { $n }.
verdict-taken = { NAME($seat) } takes { NAME($region) }
verdict-auction = { NAME($seat) } wins it, { WORD($n, alone: 1) } to { WORD($m, alone: 1) }
verdict-tie = Nobody wins it
verdict-count = Orange { $orange }, White { $white }
