### Great War in English. A prompt is said after "Germany: ", so it begins small; its .wait is what others read after
### "Waiting for Germany: ". One seat may run several powers: the name is that of the one that acts (speaker).
### A refusal says the fact, its .help what would make it legal.

## The game in the lobby

game-title = Great War
game-invited = Great War
game-subtitle = Forestall Trianon!
game-about = Summer 1914: two alliances go to war over the whole of Europe, North Africa and the Near East. From season to season you declare wars and call in allies, attack by land and sea, land on coasts, move, buy and transport, until the armistice of 1918 or until one side has lost its capitals.
game-hidden = Nothing is hidden: armies, cards and money lie open to everybody.
game-scenario = The First World War, 1914 to 1918
game-scenario-note = Two to seven players in two alliances; up to eighteen turns, a whole day or more. A side that holds enough enemy capitals wins before.
panel-seat-2-germany = Central Powers
panel-seat-2-britain = Entente
panel-seat-3-germany = Central Powers
option-form = Rules
option-form-basic = Basic game
option-form-advanced = Advanced game
option-turkey = With four players Turkey is run by
option-turkey-austria = Austria-Hungary
option-turkey-germany = Germany
option-rebellion = Rebellions
option-rebellion-by_form = By the form of the game
option-rebellion-on = On
option-rebellion-off = Off
option-poland = Poland
option-poland-by_form = By the form of the game
option-poland-on = On
option-poland-off = Off
option-trialism = Trialism and the capital
option-trialism-by_form = By the form of the game
option-trialism-on = On
option-trialism-off = Off
option-belgium = The Entente may not attack Belgium
option-belgium-by_form = By the form of the game
option-belgium-on = On
option-belgium-off = Off
option-romania_russia = Romanians and Russians apart
option-romania_russia-by_form = By the form of the game
option-romania_russia-on = On
option-romania_russia-off = Off
option-submarines = Submarine warfare
option-submarines-by_form = By the form of the game
option-submarines-on = On
option-submarines-off = Off
option-pursuit = Cavalry pursuit
option-pursuit-by_form = By the form of the game
option-pursuit-on = On
option-pursuit-off = Off
option-encirclement = Encirclement
option-encirclement-by_form = By the form of the game
option-encirclement-on = On
option-encirclement-off = Off
option-suez = Suez Canal and Persian Gulf
option-suez-by_form = By the form of the game
option-suez-on = On
option-suez-off = Off
option-africa_limits = Limits for units raised in Africa
option-africa_limits-by_form = By the form of the game
option-africa_limits-on = On
option-africa_limits-off = Off
option-aid = Aid in IP
option-aid-by_form = By the form of the game
option-aid-on = On
option-aid-off = Off

## Set-up, battles, movements, end

# Chance
roll-artillery = artillery of { THE($power) } hits from { $n } up.
roll-again = { THE($power) } rolls again.
roll-torpedo = a torpedo of { THE($power) } hits with { $n }.
roll-luck = luck of { THE($power) }{ $n ->
    [0] { "" }
   *[other] { " " }(plus { $n })
 }.
verb-roll = Roll

# A seat may lead several powers: the question is put to the one that acts.
speaker = { NAME($power) }

# Set-up
ask-place = choose where to put { NAME($unit) } ({ $n } left).
    .wait = set up units
ask-general = choose a general for { NAME($place) }.
    .wait = appoint a general

# Battles
ask-battle = choose what to attack, or end your battles.
    .wait = fight battles
ask-assemble = put together the attack on { THE($place) } ({ $n ->
    [one] 1 unit
   *[other] { $n } units
 } so far).
    .wait = prepare an attack on { THE($place) }
ask-commit = choose the units that go from { THE($origin) } against { THE($place) }.
    .wait = prepare an attack on { THE($place) }
ask-join = { THE($lead) } attacks { THE($place) }: add units, or say that you are done.
    .wait = decide about joining the attack
    .order = Joining an ally’s attack
ask-gas = do you use gas in this assault on { THE($place) }?
    .wait = decide about gas
    .order = Gas in our assaults
ask-hit = choose what your artillery hits ({ $n ->
    [one] 1 hit
   *[other] { $n } hits
 } left).
    .wait = choose what the artillery hits
    .order = What our artillery hits
ask-torpedo = { $n ->
    [one] does your submarine fire a torpedo?
   *[other] do your { $n } submarines fire torpedoes?
 }
    .wait = decide about torpedoes
    .order = Torpedoes of our submarines
ask-torpedo-hit = choose the ship that your torpedo sinks ({ $n } left).
    .wait = choose what a torpedo sinks
ask-lose = choose a unit that you lose ({ $n } left).
    .wait = choose losses
    .order = Losses on land
ask-lose-from = choose where the unit that you lose came from ({ NAME($piece) }).
    .wait = choose losses
    .order = Losses where equal units came from several places
ask-lose-ship = choose a ship that you lose ({ $n } left).
    .wait = choose losses at sea
    .order = Losses at sea
ask-lose-cargo = choose the cargo that goes down with the battleship.
    .wait = choose lost cargo
ask-second = a second assault on { THE($place) }, or break off?
    .wait = decide about a second assault
    .order = A second assault
ask-stand = a second assault on { THE($place) } is coming: stand or retreat?
    .wait = decide about a retreat
    .order = Retreat before a second assault
ask-retreat = choose where { $n ->
    [one] 1 { NAME($unit) } of { THE($nation) } retreats
   *[other] { $n } { NAME($unit, case: "pl") } of { THE($nation) } retreat
 }.
    .wait = retreat
ask-general-retreat = choose with whom { NAME($general) } goes.
    .wait = choose the way of a general
ask-advance = choose the units that move into { THE($place) }.
    .wait = move into { THE($place) }
    .order = Moving into a conquered province
ask-advance-from = choose from where the unit moves into { THE($place) } ({ NAME($unit) }).
    .wait = move into { THE($place) }
    .order = Moving in where equal units came from several places
ask-enter-zone = choose the ships that enter { THE($place) }.
    .wait = move into { THE($place) }
ask-general-along = does { NAME($general) } go along to { THE($place) }?
    .wait = decide about a general
    .order = The general goes along
ask-ships = choose what { $n ->
    [one] 1 { NAME($unit) } does
   *[other] { $n } { NAME($unit, case: "pl") } do
 } now: home, or { THE($place) }, or the port if it was won.
    .wait = give orders to the fleet
ask-ships-flee = { NAME($place) } is occupied: choose where { $n ->
    [one] 1 { NAME($unit) } flees
   *[other] { $n } { NAME($unit, case: "pl") } flee
 }.
    .wait = bring ships out of { THE($place) }

# Other movements
ask-move = choose from where to move units, or end your movements.
    .wait = move units
ask-move-to = choose where units go from { THE($origin) }.
    .wait = move units
ask-move-unit = choose the units that go from { THE($origin) } to { THE($place) }.
    .wait = move units

# Breadcrumbs
crumb-set-up = Set-up
crumb-placement = { NAME($power) }
crumb-turn = { NAME($turn, cap: 1) }
crumb-stage = { NAME($stage, cap: 1) }
crumb-battles = Battles of { THE($power) }
crumb-attack = Attack on { THE($place) }
crumb-assault = Assault { $n }
crumb-retreat = Retreat from { THE($place) }
crumb-advance = After the battle of { THE($place) }
crumb-moves = Movements of { THE($power) }

# Log: set-up and turn
units-placed = { THE($power, cap: 1) } puts { $n ->
    [one] 1 { NAME($unit) }
   *[other] { $n } { NAME($unit, case: "pl") }
 } in { NAME($place) }.
units-unplaced = { THE($power, cap: 1) } has no room for { $n ->
    [one] 1 { NAME($unit) }: it stays on the card.
   *[other] { $n } { NAME($unit, case: "pl") }: they stay on the card.
 }
ready-made-taken = { THE($power, cap: 1) } takes the ready-made set-up.
general-appointed = { NAME($general) } takes command in { NAME($place) }.
turn-begun = { NAME($turn, cap: 1) } begins.
stage-begun = { NAME($stage, cap: 1) }.

# Log: battles
attack-declared = { THE($power, cap: 1) } attacks { THE($place) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
sea-attack-declared = { THE($power, cap: 1) } attacks the fleet in { THE($place) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
invasion-declared = { THE($power, cap: 1) } lands in { NAME($place) } with { $n ->
    [one] 1 piece
   *[other] { $n } pieces
 }, ships and cargo.
came-from = { $n ->
    [one] 1 unit of { THE($power) } comes
   *[other] { $n } units of { THE($power) } come
 } from { THE($origin) }.
attack-cancelled = { THE($power, cap: 1) } calls the attack on { THE($place) } off.
power-invited = { THE($lead, cap: 1) } asks { THE($power) } to join.
power-joined = { THE($power, cap: 1) } joins with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
power-declined = { THE($power, cap: 1) } does not join.
assault-begun = Assault { $n } on { THE($place) }.
gas-used = { THE($power, cap: 1) } uses gas.
artillery-rolled = Artillery of { THE($power) }: { $n }, { $ok ->
    [0] a miss
   *[other] a hit
 }.
torpedoes-used = Submarines of { THE($power) } fire torpedoes ({ $n }).
torpedo-rolled = Torpedo of { THE($power) }: { $n }, { $ok ->
    [0] a miss
   *[other] a hit
 }.
hit-taken = { A($piece, cap: 1) } { NAME($piece) } is hit.
line-hit = The defence line in { NAME($place) } is shot to pieces.
luck-rolled = Luck of { THE($power) }: { $more ->
    [0] { $n }
   *[other] { $n } and { $more } more, { $total } in all
 }.
luck-won = Luck is with { THE($alliance) }.
strengths = Strength { HALF($attack) } to { HALF($defence) }.
unit-lost = { A($piece, cap: 1) } { NAME($piece) } is lost.
cargo-lost = { A($piece, cap: 1) } { NAME($piece) } goes down with its ship.
broken-off = { THE($power, cap: 1) } breaks the attack on { THE($place) } off.
stood = { THE($power, cap: 1) } stands in { THE($place) }.
retreated = { $n ->
    [one] 1 { NAME($piece) } retreats to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } retreat to { THE($place) }.
 }
general-retreated = { NAME($general) } goes to { THE($place) }.
attack-won = { THE($power, cap: 1) } wins at { THE($place) }.
attack-failed = The attack of { THE($power) } on { THE($place) } has failed.
technical-lost = { $n ->
    [one] 1 { NAME($piece) } is without cover: back to the card.
   *[other] { $n } { NAME($piece, case: "pl") } are without cover: back to the card.
 }
advanced = { $n ->
    [one] 1 { NAME($piece) } moves into { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } move into { THE($place) }.
 }
general-advanced = { NAME($general) } goes along to { THE($place) }.
occupied = { THE($power, cap: 1) } occupies { THE($place) }.
liberated = { NAME($place) } is free again: it returns to { THE($power) }.
line-removed = The defence line in { NAME($place) } is removed.
patient-died = The unit in the hospital of { NAME($place) } is lost.
ships-fled = { $n ->
    [one] 1 { NAME($piece) } flees to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } flee to { THE($place) }.
 }
ships-lost = { $n ->
    [one] 1 { NAME($piece) } finds no way out: back to the card.
   *[other] { $n } { NAME($piece, case: "pl") } find no way out: back to the card.
 }
invasion-stuck = The landing of { THE($power) } in { NAME($place) } is stuck.
ships-entered = { $n ->
    [one] 1 { NAME($piece) } sails to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } sail to { THE($place) }.
 }

# Log: movements and end
moved = { $n ->
    [one] 1 { NAME($piece) } goes from { THE($origin) } to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } go from { THE($origin) } to { THE($place) }.
 }
general-moved = { NAME($general) } goes along to { THE($place) }.
ships-crossed = { $n ->
    [one] 1 { NAME($piece) } crosses the ocean to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } cross the ocean to { THE($place) }.
 }
power-marked = { THE($power, cap: 1) } has lost its homeland: one more turn to free some of it.
power-saved = { THE($power, cap: 1) } holds a part of its homeland again.
power-eliminated = { THE($power, cap: 1) } is out of the war for ever.
province-passed = { NAME($place) } passes to { THE($power) }.
condition-held = { THE($alliance, cap: 1) } { $n ->
    [one] holds { NAME($condition) } at the end of a turn
   *[other] holds { NAME($condition) } for { $n } turns
 }.
won-by-conditions = { THE($alliance, cap: 1) } won: two conditions held over two turns.
won-by-points = { THE($alliance, cap: 1) } won the war by { $points ->
    [one] 1 point
   *[other] { $points } points
 } to { $other }.
drawn = The war ends in a draw, { $points ->
    [one] 1 point
   *[other] { $points } points
 } each.

# Refusals
not-core = { NAME($place) } is no core province that { THE($power) } holds.
    .help = Units are set up on own core provinces.
no-port-there = { NAME($place) } has no port.
    .help = Ships are set up in core ports.
army-full = { NAME($place) } already has { $n ->
    [one] 1 land unit
   *[other] { $n } land units
 }.
    .help = Choose another core province.
italy-needs-two-armies = Italy must enter with two armies of at least { $n ->
    [one] 1 land unit
   *[other] { $n } land units
 } each.
    .help = Put this unit where the two armies can still be filled.
not-enemy-place = { NAME($place) } is not held by the enemy.
    .help = Attack a place that the enemy alliance controls; war on a neutral country is declared in the Diplomacy phase.
no-unit-reaches = No unit of { THE($power) } can reach { THE($place) } for an attack now.
    .help = It must stand next to it (cavalry and aircraft also two provinces away), face-up, with movement points, and not have attacked this turn.
no-ship-reaches = No ship of { THE($power) } can reach { THE($place) } for an attack now.
    .help = It must be face-up with enough movement points, the zones on the way must be free of the enemy and the passages open, and it must not have attacked this turn.
no-landing = { THE($power, cap: 1) } cannot land in { NAME($place) } now.
    .help = It takes a battleship in a port with a land unit beside it, and a way over zones without enemy ships to the coast.
cancelled-before = The attack on { THE($place) } was called off in this slot.
    .help = Choose another target.
too-little-ip = An invasion costs { $n } IP, and there { $ip ->
    [one] is
   *[other] are
 } only { $ip }.
    .help = Save IP for it in the Purchase phase.
too-many-from-here = At most { $n ->
    [one] 1 land unit
   *[other] { $n } land units
 } may attack from { THE($place) } without a general.
    .help = Bring units from another province, or appoint a general there in the Transport phase.
too-many-in-all = At most { $n ->
    [one] 1 unit
   *[other] { $n } units
 } may attack from { THE($place) } in one battle.
    .help = Bring units from another province.
needs-own-unit = The power that leads an attack must take part in it.
    .help = Add one of its own units, or call the attack off.
needs-fighting-unit = The attack needs an infantry or a cavalry (at sea a ship, in an invasion one with cargo).
    .help = Add one, or call the attack off.
cannot-be-hit = This cannot be hit.
    .help = Artillery hits infantry, cavalry, tanks and the attacked defence line.
must-lose-fighting = One of the attacker’s losses must be an infantry or a cavalry.
    .help = Choose one of them.
cap-of-general = The general’s army has lost as many as it has to.
    .help = Choose a unit from another province.
no-own-port-here = These ships cannot stay in { THE($place) }: no port of their alliance opens onto it.
    .help = They go back to where they started.
technical-not-alone = Technical units move into { THE($place) } only together with infantry or cavalry.
    .help = Move an infantry or a cavalry in first.
not-ours = { NAME($place) } is not held by the alliance.
    .help = Units move over places of their own alliance; empty enemy provinces are taken in the Battles phase.
no-points-left = Nothing there has the movement points for it.
    .help = Units that attacked stay where they are, except cavalry and aircraft with a point left.

# What can be done
do-place = { NAME($target) }
do-place-all = All to { THE($target) }
do-ready-made = Ready-made set-up
do-general = { NAME($target) }
do-attack = Attack { THE($target) }
do-sea-attack = Attack the fleet in { THE($target) }
do-invade = Land in { NAME($target) }
do-end-battles = End of battles
do-origin = From { THE($target) }
do-commit = { NAME($target, cap: 1) }
do-commit-all = All from here
do-load = Aboard: { NAME($target) }
do-origin-done = Done here
do-all-in = Everything in reach
do-commit-as-before = As last time
do-invite = Ask { THE($target) }
do-fight = Attack!
do-cancel = Call off
do-join-done = Done
do-gas = Use gas
do-no-gas = No gas
do-hit = Hit: { NAME($target) }
do-lose = Lose: { NAME($target) }
do-lose-from = From { THE($target) }
do-lose-cargo = Lose: { NAME($target) }
do-second-assault = Second assault
do-break-off = Break off
do-stand = Stand
do-retreat = Retreat
do-retreat-to = One to { THE($target) }
do-all-to = All to { THE($target) }
do-general-to = To { THE($target) }
do-torpedo = Torpedoes
do-guns = Guns
do-advance = { NAME($target, cap: 1) } moves in
do-advance-from = From { THE($target) }
do-advance-all = All move in
do-advance-done = That is all
do-general-along = The general goes along
do-general-stays = The general stays
do-ships-home = Back home
do-ships-zone = Stay at sea
do-ships-port = Into the port
do-from = From { THE($target) }
do-to = To { THE($target) }
do-move = { NAME($target, cap: 1) }
do-move-all = All
do-move-done = That is all
do-end-moves = End of movements
verb-place = Choose a province
verb-place-all = All to one province
verb-general = Choose the general
verb-attack = Attack a province
verb-sea-attack = Attack a fleet
verb-invade = Land on a coast
verb-origin = Add units from …
verb-commit = Add a unit
verb-load = Take aboard
verb-invite = Ask an ally
verb-hit = Choose the target
verb-lose = Choose the loss
verb-lose-from = Choose where it came from
verb-lose-cargo = Choose the cargo
verb-retreat-to = One unit to …
verb-all-to = All to …
verb-general-to = The general goes to …
verb-advance = Move in
verb-advance-from = Choose where it comes from
verb-from = Move from …
verb-to = Choose the goal
verb-move = Move a unit

# Forecast and look back
forecast-units = Units of { THE($power) }
forecast-modifier = { NAME($modifier, cap: 1) }
forecast-general = { NAME($general) }
forecast-guns = Artillery, { NAME($power) }: { $n ->
    [one] 1 die
   *[other] { $n } dice
 }, { $face }–6 hits
forecast-ahead = { THE($power, cap: 1) } is stronger in the first assault
off-absent = none there
off-tank = a tank attacks
off-general = { NAME($general) } ignores it
off-direction = not from { NAME($place) }
forecast-luck = Added to the luck roll of { THE($power) }
forecast-odds = { $percent }% to win; average losses: { $attack }.{ $attack_tenths } of the attackers, { $defence }.{ $defence_tenths } of the defenders.
forecast-sure = { THE($place, cap: 1) } falls without a fight.
plan-ip = IP of { THE($power) }
plan-bare = { $n ->
    [0] Nobody is left in { THE($place) }, beside the enemy
   *[other] Nobody is left in { THE($place) } and { $n } more places beside the enemy
 }
danger-city = { THE($place, cap: 1) }: { $n } land { $n ->
    [1] unit
   *[other] units
 } beside { $m } of the enemy
hint-price = { $n } IP
hint-income = { $n } IP next year
hint-war = joins { THE($alliance) }: { $n } { $n ->
    [1] unit
   *[other] units
 }, { $ip } IP
measure-points = Victory points of the alliance
measure-provinces = Provinces
measure-units = Units
part-front = Industry, and units near the front
part-means = Conditions, money, cards and ships
part-enemy-means = Lead over the enemy’s conditions, money, cards and ships
part-attack = What the attack will probably bring

# How a game can end at the table
taken-back = { NAME($seat) } took back what had been played since.
result-resigned = { NAME($seat) } resigned.
result-draw-agreed = A draw was agreed.

## Diplomacy, purchase, year-end, transport

# Diplomacy (4)
ask-diplomacy = { $n ->
    [0] choose whom to declare war on, or end your diplomacy (no cards).
    [one] declare war, play your card, or end your diplomacy.
   *[other] declare war, play one of your { $n } cards, or end your diplomacy.
 }
    .wait = conduct diplomacy
ask-hand-over = { THE($country) } is called into the war: hand over { NAME($place) } for a card and keep it out for a year?
    .wait = decide about { NAME($place) }
ask-pay-territory = pay a card for handing over { NAME($place) }?
    .wait = decide about a card
ask-delay = { THE($country) } is called into the war ({ $n ->
    [one] 1 delay card is played
   *[other] { $n } delay cards are played
 }): play a card against it?
    .wait = decide about delaying { THE($country) }
    .order = Delay cards against a call
ask-pay-peace = { THE($lead) } makes peace with Russia: pay a card for it?
    .wait = decide about a card for the peace
ask-flee = choose where to go from { THE($place) }: { $n ->
    [one] 1 { NAME($unit) }.
   *[other] { $n } { NAME($unit, case: "pl") }.
 }
    .wait = bring units out of { THE($place) }
ask-revolution = revolution in Russia: you may remove { $n ->
    [one] 1 more Russian unit
   *[other] { $n } more Russian units
 }; choose a place, or stop.
    .wait = choose victims of the revolution
ask-revolution-unit = choose the unit to remove from { THE($place) }.
    .wait = choose a victim of the revolution
ask-krakow = Poland is being made: do you add Kraków?
    .wait = decide about Kraków
ask-free-infantry = choose where to raise a free infantry ({ $n } left).
    .wait = raise the infantry of Trialism
ask-capital = move the capital to Prague now, for nothing?
    .wait = decide about the capital

# Battles
ask-rebuild-cheap = rebuild a fallen unit (Straussenburg’s for { $cheap }, the other kind for { $n } IP)?
    .wait = decide about the hospitals
ask-rebuild = rebuild a fallen unit for { $n } IP?
    .wait = decide about the hospitals
    .order = Rebuilding in hospitals
ask-hospital = choose the hospital for the { NAME($unit) }.
    .wait = choose a hospital
ask-pursue = choose where your cavalry pursues (at most { $n ->
    [one] 1 unit
   *[other] { $n } units
 }), or stop.
    .wait = decide about a pursuit
ask-pursue-unit = choose the unit that your cavalry cuts down in { NAME($place) } (at most { $n }), or stop.
    .wait = decide about a pursuit

# Purchase and year-end
ask-yield = { NAME($place) } is jointly occupied: keep it or yield it.
    .wait = decide about { NAME($place) }
ask-accept = { THE($holder) } yields { NAME($place) }: do you accept it?
    .wait = decide about { NAME($place) }
ask-buy = choose what to buy ({ $n } IP left), or end your purchases.
    .wait = buy
ask-buy-at = choose where to put the { NAME($item) }.
    .wait = buy
ask-war-production = decide whether to introduce war production: it brings more IP, and strikes become possible.
    .wait = decide about war production

# Transport
ask-keep-general = two armies meet in { NAME($place) }: choose the general who stays.
    .wait = merge two armies
ask-assign = choose a general for { NAME($place) }.
    .wait = assign a general
ask-transport = choose where a unit starts ({ $n ->
    [one] 1 transfer
   *[other] { $n } transfers
 } left), exchange generals, or pass.
    .wait = transport units
ask-transport-unit = choose the unit to take from { NAME($place) }.
    .wait = transport units
ask-transport-to = choose where to bring the { NAME($unit) } from { NAME($place) }.
    .wait = transport units
ask-new-general = choose the new general in { NAME($place) }.
    .wait = replace a general
ask-swap-with = choose with whom { NAME($general) } changes places.
    .wait = exchange two generals
ask-amount = choose how many IP to give to { THE($receiver) }.
    .wait = give aid

crumb-diplomacy = { NAME($power) }
crumb-call = Call of { THE($country) }
crumb-flight = Flight
crumb-revolution = Russian revolution
crumb-rebuilding = Hospitals
crumb-pursuit = Pursuit
crumb-joint = Joint occupation
crumb-purchase = { NAME($power) }
crumb-year-end = Year-end
crumb-generals = Generals
crumb-transport = Round { $n }

# What happens
war-declared = { THE($power, cap: 1) } declares war on { THE($country) }.
called = { THE($power, cap: 1) } calls { THE($country) } into the war.
delay-played = { THE($power, cap: 1) } plays a card to delay { THE($country) }.
delayed = { THE($country, cap: 1) } will enter in { NAME($turn) }.
delayed-for-ever = { THE($country, cap: 1) } will not enter before the war is over.
card-paid = { THE($power, cap: 1) } plays a diplomatic card.
payment-refused = { THE($power, cap: 1) } refuses to pay.
handed-over = { NAME($place) } is handed over to { THE($country) }.
serbia-left = Serbia leaves the war until { NAME($turn) }.
serbia-stays-out = Serbia does not return to the war.
fled = { $n ->
    [one] 1 { NAME($piece) } goes to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } go to { THE($place) }.
 }
nowhere-to-flee = { $n ->
    [one] 1 { NAME($piece) } has nowhere to go: back to the card.
   *[other] { $n } { NAME($piece, case: "pl") } have nowhere to go: back to the card.
 }
entered = { THE($country, cap: 1) } enters the war on the side of { THE($alliance) }.
run-by = { THE($country, cap: 1) } is run by { THE($power) }.
row-laid = The units of { $n } are on the country cards.
strike-begun = { THE($power, cap: 1) } incites a strike in { NAME($place) }.
strike-over = The strike in { NAME($place) } is over.
revolution-took = The revolution takes { A($piece) } { NAME($piece) } in { THE($place) }.
peace-made = { THE($power, cap: 1) } makes peace with Russia: Russia is out of the war.
province-returned = { NAME($place) } passes to { THE($power) }.
rebellion-incited = { THE($power, cap: 1) } incites a rebellion in { NAME($place) }.
rebellion-put-down = The rebellion in { NAME($place) } is put down.
rebellion-won = The rebels hold { NAME($place) } for { THE($power) }.
poland-refused = { THE($power, cap: 1) } keeps Kraków: Poland is not made.
poland-made = { THE($power, cap: 1) } sets up Poland.
krakow-given = { THE($power, cap: 1) } gives Kraków to Poland.
trialism-made = Austria-Hungary comes to terms with the Slavs.
infantry-raised = A free infantry rises in { NAME($place) }.
capital-moved = { NAME($place) } is the capital of Austria-Hungary now.
submarines-sank = Submarines cost Great Britain { $n } IP.
debt-grown = Submarines will cost Great Britain { $n } IP of the next year.
aid-given = { THE($power, cap: 1) } gives { $n } IP to { THE($receiver) }.
rebuilt = { THE($power, cap: 1) } rebuilds its { NAME($unit) } in { NAME($place) } ({ $n } IP).
pursued = Cavalry cuts down { A($piece) } { NAME($piece) } in { NAME($place) }.
occupation-passed = { NAME($place) } passes to { THE($power) }, which has more units there.
yielded = { THE($power, cap: 1) } yields { NAME($place) } to { THE($receiver) }.
yield-refused = { THE($power, cap: 1) } does not take { NAME($place) }.
bought = { THE($power, cap: 1) } buys { A($item) } { NAME($item) } in { NAME($place) }.
card-bought = { THE($power, cap: 1) } buys a diplomatic card.
war-production-begun = { THE($power, cap: 1) } introduces war production.
income = { THE($power, cap: 1) } has { $n } IP for the next year.
armies-merged = { NAME($general) } takes over the merged army in { NAME($place) }.
general-assigned = { NAME($general) } is assigned to { NAME($place) }.
general-replaced = { NAME($general) } takes over the army in { NAME($place) }.
generals-swapped = { NAME($general) } and { NAME($other) } change places.
transported = { A($piece, cap: 1) } { NAME($piece) } is brought from { NAME($origin) } to { NAME($place) }.
transport-passed = { THE($power, cap: 1) } passes.

# Why not
in-the-war = { THE($country, cap: 1) } is already in the war.
    .help = Choose a country that is not.
out-of-the-game = { THE($country, cap: 1) } is out of the game.
    .help = Choose another country.
never-at-war = { NAME($country) } stays out of the war for ever.
    .help = Switzerland and Luxembourg cannot be attacked.
own-ally = { THE($country, cap: 1) } belongs to your own side.
    .help = Call it into the war with a card when its time has come.
belgium-is-safe = { NAME($country) } may not be attacked by the Entente.
    .help = Only the Central Powers may declare war on it.
usa-is-far = { THE($country, cap: 1) } has nothing on the map to attack.
    .help = It can only be called by the Entente.
not-made-yet = { NAME($country) } does not exist yet.
    .help = The Central Powers can make it when they hold Warsaw and two more Polish areas.
not-an-ally = { THE($country, cap: 1) } is no ally of yours to be called.
    .help = Call an ally of your own side.
too-early = The time of { THE($country) } has not come.
    .help = The time track shows from which turn on it can be called.
called-already = { THE($country, cap: 1) } has been called already.
    .help = It enters by itself when the delay is over.
no-card-to-call = Calling { THE($country) } takes a diplomatic card.
    .help = Buy one in the Purchase phase.
no-factory-there = There is no factory in { NAME($place) }.
    .help = Choose an enemy province with a factory.
not-enemy = { NAME($place) } is not the enemy’s.
    .help = Choose an enemy province with a factory.
was-guarded = Units stood in { NAME($place) } when the turn began.
    .help = A strike needs a factory that nobody guarded.
no-war-production-there = There is no war production in { NAME($place) }.
    .help = Strikes are possible under war production, and in Russia from 1916 on.
on-strike = The factory of { NAME($place) } is on strike already.
    .help = Choose another factory.
no-card-to-incite = Unrest in { NAME($place) } takes a diplomatic card.
    .help = Buy one in the Purchase phase.
no-nationality = { NAME($place) } is no nationality territory.
    .help = Brassó, Trent, Sarajevo, Warsaw, Łódź, Płock, Prague and Dublin may rise.
not-the-owners = { NAME($place) } is not held by its owner’s side, or it is your own.
    .help = Only the enemy’s own nationalities rise.
mother-at-peace = The mother country of { NAME($place) } is not at war with its holder.
    .help = Bring it into the war first.
is-guarded = Infantry or cavalry stands in { NAME($place) }.
    .help = Choose a territory without a garrison.
rebels-already = There is a rebellion in { NAME($place) } already.
    .help = Choose another territory.
slavs-content = After Trialism nobody rises in { NAME($place) }.
    .help = Choose another territory.
rule-not-used = This advanced rule is not in use.
    .help = The table chooses the advanced rules before the game.
only-austria = Only Austria-Hungary can do this.
    .help = Wait for its slot.
sarajevo-not-held = Sarajevo is not Austria-Hungary’s.
    .help = Retake it first.
serbia-not-there = Serbia is not in the war, or has no core province.
    .help = There is nobody to hand Sarajevo over to.
once-only = This is possible only once in a game.
    .help = It has been done.
needs-a-card = There are not enough diplomatic cards.
    .help = Buy them in the Purchase phase.
only-central = Only the Central Powers can do this.
    .help = Wait for their slots.
peace-too-early = Peace with Russia is possible from spring 1917 on.
    .help = Wait until then.
russia-is-out = Russia is out of the war.
    .help = There is nothing left to do.
allies-refused = Your allies refused in this slot.
    .help = Try again in the next turn.
not-enough-poland = Warsaw and two more Polish areas must be held by the Central Powers.
    .help = Conquer them first; Kraków counts if Austria-Hungary gives it.
not-a-capital = { NAME($place) } cannot be the capital.
    .help = Budapest can, and Prague after Trialism.
capital-not-held = { NAME($place) } is not Austria-Hungary’s.
    .help = Retake it first.
too-dear = { A($item, cap: 1) } { NAME($item) } costs { $price } IP, and there { $n ->
    [one] is
   *[other] are
 } only { $n }.
    .help = IP come at the end of each year.
not-on-card = There is no { NAME($item) } on the country card.
    .help = New units come in winter.
only-lines = Neutral countries buy no { NAME($item) }.
    .help = They may buy defence lines only.
no-place-to-buy = There is no place for { A($item) } { NAME($item) }.
    .help = See where it may be raised.
not-yours = { THE($place, cap: 1) } is not this power’s own province.
    .help = Choose a province it controls itself.
not-core-to-raise = { NAME($place) } is no core province of this power.
    .help = Choose one in its own colour.
needs-factory = There is no working factory in { NAME($place) }.
    .help = A factory bought this turn works from the next turn on.
factory-used = The factory of { NAME($place) } has raised its unit of this turn.
    .help = Choose another factory.
needs-port = { NAME($place) } has no port.
    .help = Choose a port.
port-used = The port of { NAME($place) } has raised its ship of this turn.
    .help = Choose another port.
not-in-america = { NAME($place) } cannot be attacked: it needs no defence line.
    .help = Choose a province in Europe, Africa or Asia.
has-one = { NAME($place) } can have no other { NAME($item) }.
    .help = Choose another province.
strike-there = { NAME($place) } is on strike: nothing can be raised there.
    .help = Bring infantry or cavalry there to end the strike.
rebels-there = There is a rebellion in { NAME($place) }: nothing can be raised there.
    .help = Choose another province.
encircled = { NAME($place) } is encircled.
    .help = Break the ring first.
area-limit = No more units can be raised in the area of { NAME($place) } this turn.
    .help = Choose a province elsewhere.
not-together = Romanian and Russian units cannot both be in { THE($place) }.
    .help = Choose another place.
no-unit-there = There is no land unit of this power in { THE($place) }.
    .help = Choose a province with one of its units.
not-connected = There is no connection with { NAME($place) }.
    .help = A chain of own provinces, ports and free seas is needed.
not-our-province = { THE($place, cap: 1) } is not a province of this alliance to go to.
    .help = Choose another province of the alliance.

# Buttons
do-revolution-at = Revolution in { THE($target) }
do-revolution-unit = Remove { NAME($target) }
do-stop = Enough
do-declare-war = Declare war on { THE($target) }
do-call = Call { THE($target) }
do-strike = Strike in { NAME($target) }
do-hand-over-sarajevo = Hand over Sarajevo
do-peace-with-russia = Peace with Russia
do-rebellion = Rebellion in { NAME($target) }
do-make-poland = Set up Poland
do-trialism = Trialism
do-move-capital = Capital to { NAME($target) }
do-end-diplomacy = End diplomacy
do-hand-over = Hand it over
do-keep = Keep it
do-delay = Delay
do-pay = Pay
do-refuse = Refuse
do-accept = Accept
do-flee-to = One to { THE($target) }
do-all-flee-to = All to { THE($target) }
do-add-krakow = Add Kraków
do-keep-krakow = Keep Kraków
do-capital-prague = Capital to Prague
do-capital-stays = The capital stays
do-pursue-at = Pursue in { NAME($target) }
do-pursue = Cut down { NAME($target) }
do-stop-pursuit = End the pursuit
do-rebuild = Rebuild { NAME($target) }
do-hospital = Hospital in { NAME($target) }
do-no-rebuild = Rebuild nothing
do-keep-province = Keep the province
do-yield = Yield to { THE($target) }
do-buy = Buy { NAME($target) }
do-at = In { THE($target) }
do-repeat-purchase = The same again
do-buy-as-before = As last turn
do-end-purchase = End purchases
do-war-production = War production
do-no-war-production = No war production
do-keep-general = { NAME($target) } stays
do-transport = From { THE($target) }
do-unit = { NAME($target) }
do-repeat-transport = The same again
do-replace-general = New general in { NAME($target) }
do-swap = Change places: { NAME($target) }
do-with = Change places with { NAME($target) }
do-pass = Pass
do-pass-all = Pass all rounds
do-aid = Aid for { THE($target) }
do-amount = { $target } IP

verb-declare-war = Declare war
verb-call = Call an ally
verb-strike = Incite a strike
verb-rebellion = Incite a rebellion
verb-move-capital = Move the capital
verb-revolution-at = Revolution
verb-revolution-unit = Remove
verb-flee-to = One unit
verb-all-flee-to = All units
verb-pursue-at = Pursue
verb-pursue = Cut down
verb-rebuild = Rebuild
verb-hospital = Hospital
verb-yield = Yield
verb-buy = Buy
verb-at = Choose the place
verb-keep-general = General who stays
verb-transport = Transport
verb-unit = Unit
verb-replace-general = Replace a general
verb-swap = Two generals change places
verb-with = Exchange with
verb-aid = Give aid
verb-amount = Amount

# ---------------------------------------------------------------- the board in the browser

panel-map = Map of Europe, North Africa and the Near East
panel-closed-attack = none in reach
panel-closed-sea-attack = none in reach
panel-closed-invade = not possible now
panel-battle = Battle
panel-choices = To choose from
panel-country = Country card
panel-conditions = How near is the end?
panel-ip = IP
panel-cards = cards
panel-transport = transport
panel-on-card = on card
panel-dead = lost
panel-free = without an army
panel-commands = { NAME($place) }: { $n ->
    [one] one unit
   *[other] { $n } units
  }
panel-units-short = units
panel-sum = Sum
panel-losses = Average losses: { $mine } of the attackers, { $theirs } of the defenders.
panel-taken = taken
panel-holds = holds
panel-ahead = stronger in the first assault; then the defender stands or retreats
panel-luck = { $n } added to the luck roll
panel-assumes = Exact, if gas is used, nobody breaks off or retreats, artillery hits the strongest and the weakest fall first.
panel-callable = can be called from here on: { NAME($power) }
panel-enters = enters: { NAME($power) }
panel-against = { $mine } against { $theirs }
panel-units-from = { $n } from { THE($place) }
panel-how = How it is reckoned
panel-ask-first = click where each { NAME($item) } goes, or end your purchases.
panel-ask-more = click where each { NAME($item) } goes, or use − and +.
panel-ask-what = choose what to buy, or end your purchases.
panel-ask-else = choose what else to buy, or buy what is laid out.
panel-purchase = Purchase
panel-each = { $n } IP each
panel-not-now = not now
panel-fewer = One fewer: { NAME($item) }
panel-more = One more: { NAME($item) }
panel-how-many = How many: { NAME($item) }
panel-too-dear = Costs { $price } IP, { $n } left.
panel-all-of-card = All { $n } of the country card are planned.
panel-no-more-places = No place is left for it in this turn.
panel-put = { NAME($item, cap: 1) } in { THE($place) }
panel-clear = Clear
panel-buy-all = Buy for { $n } IP and end
panel-buy-all-what = { $n ->
    [one] one piece
   *[other] { $n } pieces
 }{ $places ->
    [0] {""}
    [one] , one place
   *[other] , { $places } places
 }
panel-sum-of = { $terms } = { $n } of { $of } IP
panel-sum-one = { $term }: { $n } of { $of } IP
panel-spent = { $n } of { $of } IP spent
panel-left = { $n } IP left
panel-left-for = { $n } IP left, and this year { $more ->
    [one] one more purchase
   *[other] { $more } more purchases
 }
panel-price = price
panel-all-in = If all that can reach it attack.
panel-lost-attack = Attackers lost in assault { $n } (%)
panel-lost-defence = Defenders lost in assault { $n } (%)
panel-assumes-sea = Exact, if nobody breaks off or retreats, guns are used, and the weakest ships sink first.
panel-won-sea = victory
panel-lost-sea = defeat
panel-told = The last assault
panel-plan = Plan of the attack
panel-what-if = With this: { $to }% instead of { $from }%
panel-points = { $n ->
    [one] one point
   *[other] { $n } points
  }
panel-held-for = { $n ->
    [0] not held
    [one] held for one turn
   *[other] held for { $n } turns
  }
panel-worth = { $n } IP
panel-vp = { $n ->
    [one] one victory point
   *[other] { $n } victory points
  }
panel-port = port
panel-season-winter = winter
panel-season-spring = spring
panel-season-summer = summer
panel-season-autumn = autumn
panel-part-all = All
panel-part-west = West
panel-part-italy = Italy
panel-part-east = East
panel-part-south = Near East
panel-french-front = French front
panel-italian-front = Italian front
board-points = points

# Standing orders
order-weakest = Weakest first
order-strongest = Strongest first
order-infantry = Infantry first
order-cavalry = Cavalry first
order-line = Defence line first
order-everything = With everything
order-strength = Keep the attack strong
order-largest = From the largest group

## The enlarged cards

card-help-hindenburg = Whenever a 1 or 2 is rolled for the luck roll or for the artillery of his army, it is rolled again once.
card-help-moltke = When he attacks, the enemy’s basic defence modifier does not count; the other modifiers do.
card-help-falkenhayn = His army loses at most 3 units in an assault; artillery’s hits are not counted in this.
card-help-mackensen = +2 to the luck roll, as if he had one more aircraft.
card-help-hotzendorf = The artillery of his army hits on 4, 5 and 6.
card-help-straussenburg = Once a turn a fallen infantry or cavalry of his army may be rebuilt for 1 IP; it still needs a free hospital.
card-help-kemal = +2 strength when he defends.
card-help-joffre = While he commands an army on the map, France has +1 transport capacity.
card-help-petain = When he defends, a defence line counts +3 instead of +1.
card-help-foch = +2 strength when units of at least two powers attack with him.
card-help-haig = When he attacks and wins an assault, the defender’s losses are 1 greater, 4 at most.
card-help-allenby = The cavalry of his army attacks with strength 1.
card-help-nikolai = When his units retreat as defenders, they are not turned face-down.
card-help-yudenich = When he attacks, mountains do not help the defender.
card-help-brusilov = When he attacks, defence lines and fortresses do not help the defender.
card-help-cadorna = When he attacks, rivers do not help the defender.
card-help-diaz = +1 strength when he defends.
card-help-pershing = +1 strength when he attacks.
card-help-infantry = Strength 1.5 for Germany, Britain and the USA, 1 for all others. Raised in a core province.
card-help-cavalry = Strength 0.5 in attack, 1 in defence; it moves two provinces. Raised in a core province.
card-help-artillery = One die before each assault; it hits on 4–6 for Germany, Britain and the USA, on 5–6 for others. Raised at a factory.
card-help-aircraft = +2 to the luck roll; it moves two provinces. Raised at a factory.
card-help-tank = When it attacks, the enemy has no basic defence modifier. Raised at a factory.
card-help-zeppelin = +1 to the luck roll. Raised at a factory.
card-help-gas = +3 strength for the attacker in one assault, announced before the artillery; then it is used up. Raised at a factory.
card-help-battleship = Strength 4 in attack, 3 in defence; it moves four zones and carries land units. Raised in a port.
card-help-cruiser = Strength 1 in attack, 2 in defence; it moves three zones. Raised in a port.
card-help-submarine = Strength 2 in attack, 1 in defence; it moves three zones. Raised in a port.
card-help-defence-line = +1 strength for the defender of its province, one in each. It is gone when the province is taken.
card-help-factory = Technical units are raised at it, one a turn; +1 strength for the defender. On a core province.
card-help-hospital = Rebuilds one fallen infantry or cavalry a turn for 3 IP; +1 strength for the defender. On a core province.
card-help-diplomacy-card = Calls a country into the war, answers such a call, or starts a strike in an enemy factory.
panel-card-general = General, { $power }

## Words that the cards explain: how they are written there, and what they mean

word-luck = Luck roll
    .forms = luck roll
    .says = Step 2 of an assault: each side rolls a die, +2 for each aircraft, +1 for each Zeppelin. The higher total has +2 strength.
word-artillery = Artillery
    .forms = artillery
    .says = Step 1 of an assault: one die each. A hit (4–6 for Germany, Britain and the USA, 5–6 for others) removes a unit or a defence line.
word-strength = Strength
    .forms = strength
    .says = Step 3 of an assault: the units’ values, the modifiers, the luck. The difference is what the loser removes, at most 4.
word-base = Basic defence modifier
    .forms = basic defence modifier
    .says = The defender has +2 strength, unless the attacker brings a tank.
word-modifiers = Modifiers
    .forms = river|rivers|mountains|fortress|fortresses|defence line|defence lines
    .says = River +1, mountains +1, fortress +2, defence line, factory and hospital +1 each; only if it counts against every attacker.
word-losses = Losses
    .forms = losses|loses|loss
    .says = The difference of the strengths, at most 4; artillery’s hits come on top. The side that loses chooses.
word-hospital = Hospital
    .forms = hospital
    .says = After a battle it rebuilds one fallen infantry or cavalry a turn for 3 IP.
word-assault = Assault
    .forms = assault
    .says = Artillery, luck, strength, losses. A battle has up to two; between them either side may retreat.
word-army = Army
    .forms = army|commands
    .says = All land units of the alliance in the general’s province, 25 at most. Without a general only 5 may attack from one province.
word-face-down = Face-down
    .forms = face-down
    .says = Retreated and rebuilt units lie face-down until the Purchase phase: they defend with strength 0.
word-transport = Transport capacity
    .forms = transport capacity
    .says = At the end of the turn a country puts so many units into any connected own or allied provinces.
word-ip = Industrial points
    .forms = IP
    .says = The money of a country for one year: units, works, rebuilding and invasions cost them.
word-core = Core province
    .forms = core province|core provinces
    .says = A province in the country’s own colour.

# The log: several lines as one
many-ready-made-taken = { $n } powers take the ready-made set-up.
many-transport-passed = { $n } powers pass.
many-units-placed = { THE($power, cap: 1) } places { $n } units.
many-unit-lost = { THE($power, cap: 1) } loses { $n } units.
many-hit-taken = { $n } units of { THE($power) } are hit.
many-cargo-lost = { $n } units of { THE($power) } go down with their ships.
many-came-from = { $n } units of { THE($power) } come from several sides.
many-retreated = { $n } units of { THE($power) } retreat to { THE($place) }.
many-advanced = { $n } units of { THE($power) } move into { THE($place) }.
many-moved = { $n } units of { THE($power) } move to { THE($place) }.
many-ships-fled = { $n } ships of { THE($power) } flee.
many-ships-entered = { $n } ships of { THE($power) } sail to { THE($place) }.
many-bought = { THE($power, cap: 1) } buys { $n } pieces.
many-transported = { $n } units of { THE($power) } are brought to { NAME($place) }.
many-general-appointed = { $n } generals take command.
many-general-advanced = { $n } generals go along to { THE($place) }.

# What a computer's turn was for; said after its name
intent-war = brings { THE($country) } into the war
intent-takes = takes { THE($place) }
intent-attacks = attacks { THE($place) }
intent-buys = buys for the front against { THE($enemy) }
intent-invites = asks { THE($power) } for help in { THE($place) }: together they would be stronger
intent-helps = helps { THE($power) } in { THE($place) }: together they are stronger
intent-stays-out = does not help { THE($power) } in { THE($place) }: it keeps its units
intent-gathers = gathers in { THE($place) }

## moments, in the manner of a chronicle

told-war-declared = { THE($power, cap: 1) } declares war on { THE($country) }.
told-delayed = { THE($country, cap: 1) } will enter in { NAME($turn) }.
told-serbia-left = Serbia leaves the war until { NAME($turn) }.
told-strike-begun = { THE($power, cap: 1) } incites a strike in { NAME($place) }.
told-revolution-took = The revolution takes { A($piece) } { NAME($piece) } in { THE($place) }.
told-peace-made = { THE($power, cap: 1) } makes peace with Russia: Russia is out of the war.
told-rebellion-incited = { THE($power, cap: 1) } incites a rebellion in { NAME($place) }.
told-rebellion-put-down = The rebellion in { NAME($place) } is put down.
told-rebellion-won = The rebels hold { NAME($place) } for { THE($power) }.
told-poland-made = { THE($power, cap: 1) } sets up Poland.
told-trialism-made = Austria-Hungary comes to terms with the Slavs.
told-capital-moved = { NAME($place) } is the capital of Austria-Hungary now.
told-submarines-sank = Submarines cost Great Britain { $n } IP.
told-aid-given = { THE($power, cap: 1) } gives { $n } IP to { THE($receiver) }.
told-power-marked = { THE($power, cap: 1) } has lost its homeland: one more turn to free some of it.
told-power-saved = { THE($power, cap: 1) } holds a part of its homeland again.
told-power-eliminated = { THE($power, cap: 1) } is out of the war for ever.
told-attack = { THE($power, cap: 1) } comes against { THE($place) } with { WORD($n) } { $n ->
    [one] unit.
   *[other] units.
 }
told-attack-at-sea = { THE($power, cap: 1) } sends { WORD($n) } { $n ->
    [one] ship
   *[other] ships
 } into battle in { THE($place) }.
told-won = { $way ->
    [1] { THE($power, cap: 1) } takes { THE($place) }, { HALF($a) } against { HALF($d) }.
   *[0] { THE($place, cap: 1) } falls to { THE($power) }, { HALF($a) } against { HALF($d) }.
 }
told-joint = { $way ->
    [1] { THE($place, cap: 1) } cannot stand against the { WORD($n) } units of { THE($power) } and { THE($other) }.
   *[0] { THE($power, cap: 1) } and { THE($other) } come against { THE($place) } together, { WORD($n) } units, and take it.
 }
told-taken = { $way ->
    [1] { THE($place, cap: 1) } falls to { THE($power) } before the assault.
   *[0] { THE($power, cap: 1) } comes with { WORD($n) } { $n ->
        [one] unit
       *[other] units
     } and has { THE($place) }.
 }
told-capital = { $way ->
    [1] { THE($power, cap: 1) } is in { THE($place) }: { THE($owner) } has lost its capital.
   *[0] { THE($place, cap: 1) }, the capital of { THE($owner) }, falls to { THE($power) }.
 }
told-walkover = { $way ->
    [1] Nobody defends { THE($place) }: { THE($power) } marches in.
   *[0] { THE($power, cap: 1) } walks into { THE($place) }; nobody is there.
 }
told-hold = { $way ->
    [1] { THE($place, cap: 1) } holds against { WORD($n) } { $n ->
        [one] unit
       *[other] units
     } of { THE($power) }.
   *[0] { THE($power, cap: 1) } comes against { THE($place) } with { WORD($n) } { $n ->
        [one] unit
       *[other] units
     }, and it still stands in the evening.
 }
told-twice = { $way ->
    [1] Twice { THE($power) } storms { THE($place) } with { WORD($n) } units, and twice it holds.
   *[0] { THE($place, cap: 1) } holds a second time: the { WORD($n) } units of { THE($power) } fall back.
 }
told-sea = { $way ->
    [1] Battle in { THE($place) }: { THE($power) } loses { WORD($m, alone: 1) } and sinks { WORD($n, alone: 1) }.
   *[0] In { THE($place) } { THE($power) } sinks { WORD($n, alone: 1) } and loses { WORD($m, alone: 1) }.
 }
told-landing = { $way ->
    [1] From the sea { THE($power) } takes { THE($place) } with { WORD($n) } { $n ->
        [one] unit.
       *[other] units.
     }
   *[0] { THE($power, cap: 1) } lands at { THE($place) } with { WORD($n) } { $n ->
        [one] unit.
       *[other] units.
     }
 }
told-entry = { $way ->
    [1] { THE($country, cap: 1) } is at war: it joins { THE($alliance) }.
   *[0] { THE($country, cap: 1) } enters the war on the side of { THE($alliance) }.
 }
told-buy = { $way ->
    [1] New in the arsenals of { THE($power) }: { WORD($n) } { $n ->
        [one] thing,
       *[other] things, above all
     } { NAME($item) }.
   *[0] { THE($power, cap: 1) } buys { WORD($n) } { $n ->
        [one] thing:
       *[other] things, above all
     } { NAME($item) }.
 }
told-moves = { $way ->
    [1] { WORD($n, cap: 1) } { $n ->
        [one] unit
       *[other] units
     } of { THE($power) } { $n ->
        [one] is on the road
       *[other] are on the road, above all
     } to { THE($place) }.
   *[0] { THE($power, cap: 1) } moves { WORD($n) } { $n ->
        [one] unit
       *[other] units, above all
     } to { THE($place) }.
 }
told-end-conditions = Two conditions of { THE($alliance) } have held over two turns; the war is decided.
told-end-points = The last year is over, and the points decide for { THE($alliance) }: { $points } to { $other }.
told-end-drawn = The last year is over, and the points decide nothing: { $points } on each side.
term-units = units
term-attack = attack
term-defence = defence
term-lost = { THE($power) } loses
term-lost-there = the defenders lose
term-holds = { THE($place, cap: 1) } holds
term-falls = { THE($place, cap: 1) } falls
term-bought = { NAME($item) }
row-artillery = Artillery: hits
row-luck = Luck
row-strength = Strength, assault { $n }
row-lost = Units lost
odds-luck = How likely it was that luck would be with { THE($power) }
why-nobody-left = { $n ->
    [0] Nobody was left to fight for it.
    [one] The defenders lost a unit, and nobody was left to fight.
   *[other] The defenders lost { WORD($n) } units, and nobody was left to fight.
 }
why-gave-way = The defenders did not wait for the second assault: they gave way.
why-broken-off = { THE($power, cap: 1) } broke off after the first assault; lost in it: { $n } of the attackers, { $m } of the defenders.
why-spent = After the first assault { THE($power) } had nobody left to fight.
why-not-enough = Two assaults were not enough; lost in them: { $m } of the attackers, { $n } of the defenders.
verdict-falls = { THE($place, cap: 1) } falls
verdict-holds = { $n ->
    [0] { THE($place, cap: 1) } holds
    [one] { THE($place, cap: 1) } holds
    [2] { THE($place, cap: 1) } holds, twice
   *[other] { THE($place, cap: 1) } holds, again and again
 }
verdict-sea = { THE($power, cap: 1) } attacks in { THE($place) }
