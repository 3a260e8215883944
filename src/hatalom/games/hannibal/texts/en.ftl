### Hannibal in English. A prompt is said after "Rome: ", so it begins small; its .wait is what others read after
### "Waiting for Rome: ". A refusal says the fact, its .help what would make it legal.

## The game in the lobby

game-title = Hannibal
game-invited = Hannibal
game-subtitle = Rome against Carthage, 218 to 201 BC
game-about = Hannibal crosses the Alps and Italy trembles; but Rome has more men, and time. Two players move generals and their armies with strategy cards, win provinces with markers and walled cities with sieges, and decide battles in a duel of cards. Whoever controls more provinces at the end wins; whoever takes the enemy’s capital wins at once.
game-hidden = Strategy hands and battle hands are secret; armies, generals and markers lie open.
game-scenario = Second Punic War
game-scenario-note = Two players; nine turns, three to four hours. Two shorter scenarios take an hour.
option-scenario = Scenario
option-scenario-second_punic_war = Second Punic War (9 turns)
option-scenario-hannibal_ad_portas = Hannibal ad Portas (3 turns)
option-scenario-campaign_iberia = Campaign in Iberia (2 turns)
option-siege_attempts_per_card = Siege attempts
option-siege_attempts_per_card-one_total = One per card
option-siege_attempts_per_card-per_site = One per place and card
option-change_of_command_turn1 = Change of command in the first turn
option-change_of_command_turn1-no = No
option-change_of_command_turn1-yes = Yes
option-messenger_intercepted_variant = Messenger Intercepted: the opponent may demand another play at once
option-messenger_intercepted_variant-no = No
option-messenger_intercepted_variant-yes = Yes
option-political_consequences_on_withdrawal = Political consequences of a withdrawal
option-political_consequences_on_withdrawal-no = No
option-political_consequences_on_withdrawal-yes = Yes

## The board in the terminal

board-turn = Turn { $n } of { $last }
board-siege = (siege { $n })
board-inside = (inside { $size })
board-battle = Battle at { THE($space) }
board-commander = commander
board-cards = cards
board-points = points
board-hand = hand

## The look back

plan-cards = Cards in hand
plan-bare = { $n ->
    [0] { NAME($space) } is left without units beside the enemy
   *[other] { NAME($space) } and { $n } more are left without units beside the enemy
 }
danger-siege = { NAME($space) } is besieged: { $n } of { $all } siege { $all ->
    [1] point
   *[other] points
 }
danger-army = { THE($general, cap: 1) } at { NAME($space) }: { $n } { $n ->
    [1] unit
   *[other] units
 } beside { $m } of { THE($other) }
measure-points = Political points
measure-spaces = Spaces under control
measure-units = Combat units on the map
part-provinces = Provinces, and those nearly won
part-ground = Markers and troops
part-generals = Where the generals stand
part-goals = New Carthage and Gades
part-battle = Prospects in the battle

## Chance

deal = deal a strategy card to { NAME($seat) }.
draw-a-consul = draw a consul.
lose-a-card = draw the card that { NAME($seat) } loses.
steal-a-card = draw the card that is taken from { NAME($seat) }.
deal-battle = deal a battle card to { NAME($seat) }.
show-card = draw the battle card that { NAME($seat) } has to show.
take-card = draw the battle card that { NAME($seat) } loses.
roll-attrition = attrition of { NAME($seat) } at { THE($space) } (modifier { $modifier }).
roll-naval = naval combat roll for { NAME($general) } bound for { THE($space) } (modifier { $modifier }).
roll-pursuit = { NAME($general) } pursues on { $most } or less.
roll-avoid = { NAME($general) } avoids battle on { $most } or less.
roll-intercept = { NAME($general) } intercepts on { $most } or less (modifier { $modifier }).
roll-change-of-command = change of command: on 4 to 6 { NAME($other) } commands instead of { NAME($general) }.
roll-charge = { $n ->
    [one] 1 elephant charges; it succeeds
   *[other] { $n } elephants charge; they succeed
 } above { $rating }.
roll-counterattack = { NAME($general) } counterattacks on { $most } or less.
roll-withdraw = { NAME($general) } withdraws on { $most } or less.
roll-prevent = { NAME($general) } prevents the withdrawal on { $most } or less.
roll-casualties = casualties of a battle of { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }.
roll-retreat = retreat die against { NAME($seat) }.
roll-siege = siege by { NAME($seat) } at { THE($space) } (modifier { $modifier }).
roll-exemption = { NAME($general) } holds his men on { $most } or less.

## Prompts

ask-reinforce = place a combat unit ({ $n } to go).
    .wait = place reinforcements
ask-return = choose the army to which { NAME($general) } returns.
    .wait = bring back a displaced general
ask-africanus = choose where Scipio Africanus lands with his army.
    .wait = land Scipio Africanus
ask-proconsul = name one general as proconsul, or none.
    .wait = name a proconsul
ask-consul = choose the army of the consul { NAME($general) }.
    .wait = place a consul
ask-preempt = you may play first if your first card is a Campaign.
    .wait = decide whether to play first with a Campaign
    .order = Play first with a Campaign
ask-first = choose who plays first.
    .wait = choose who plays first
ask-card = choose a strategy card.
    .wait = play a strategy card
ask-use = choose what you do with { NAME($card) }.
    .wait = play a strategy card
ask-pcs = place or convert { $n ->
    [one] 1 control marker
   *[other] up to { $n } control markers
 }.
    .wait = place control markers
ask-raise = choose the general with whom you raise troops ({ NAME($card) }).
    .wait = raise troops
ask-general = choose the general you activate with { NAME($card) }.
    .wait = activate a general
ask-campaign = choose the next general of the campaign (at most { $n }), or end it.
    .wait = choose the next general of the campaign
ask-subordinates = choose the generals who go with { NAME($general) }.
    .wait = form an army
ask-units = choose how many combat units go with { NAME($general) }.
    .wait = form an army
ask-elephants = choose how many elephants are among the units of { NAME($general) }.
    .wait = form an army
ask-train = decide whether the siege train goes with { NAME($general) }.
    .wait = form an army
ask-march = { NAME($general) } marches { $n ->
    [0] alone
    [one] with 1 unit
   *[other] with { $n } units
 }: choose where to ({ $left ->
    [one] 1 movement point
   *[other] { $left } movement points
 } left), or stop.
    .wait = march
ask-intercepted = { NAME($general) } is intercepted at { THE($space) }: fight or back up.
    .wait = fight or back up
ask-overrun = { NAME($general) } meets a single unit at { THE($space) }: overrun it or fight.
    .wait = overrun or fight
ask-after-avoid = the enemy has avoided battle at { THE($space) }: let { NAME($general) } pursue, or stop.
    .wait = pursue or stop
ask-split-elephants = choose how many elephants enter { THE($space) }.
    .wait = enter a city
ask-hanno = decide whether Hanno removes the Roman marker of { THE($space) }.
    .wait = decide about a marker
ask-siege = { NAME($general) } stands before { THE($space) }: make an attempt, or rest.
    .wait = decide about a siege
ask-command = choose who commands at { THE($space) }.
    .wait = choose a commander
ask-station = an enemy army is before { THE($space) }: choose how many units go inside the walls.
    .wait = man the walls of { THE($space) }
ask-station-elephants = choose how many elephants go inside the walls of { THE($space) }.
    .wait = man the walls of { THE($space) }
ask-station-generals = choose the generals who go inside the walls of { THE($space) }.
    .wait = man the walls of { THE($space) }
ask-avoid = the enemy has come to { THE($space) }: avoid battle, or stand.
    .wait = react to the army at { THE($space) }
    .order = Avoid battle, with everyone who may go
ask-intercept = the enemy has come to { THE($space) }: choose who intercepts, or let it pass.
    .wait = react to the army at { THE($space) }
    .order = Intercept, with every army in reach
ask-avoid-goal = choose where { NAME($general) } slips away to.
    .wait = avoid battle
ask-counter-weather = answer the march to { THE($space) } with a card, or let it pass.
    .wait = answer the march
    .order = Bad Weather against a march
ask-counter-naval = answer the voyage to { THE($space) } with a card, or let it pass.
    .wait = answer the voyage
    .order = Bad Weather or Storms at Sea against a voyage
ask-counter-tribes = answer the march into { THE($space) } with a card, or let it pass.
    .wait = answer the march
    .order = Hostile Tribes in Liguria and Transalpine Gaul
ask-sortie = decide whether those inside { THE($space) } join the battle.
    .wait = decide about a sortie
ask-change-of-command = two consuls attack: roll for a change of command, or leave it to { NAME($general) }.
    .wait = decide about a change of command
ask-declare = play a strategy card for the battle of { THE($space) }, or none.
    .wait = prepare the battle
    .order = Strategy cards before a battle
ask-charge = decide whether your { $n ->
    [one] elephant charges
   *[other] { $n } elephants charge
 }.
    .wait = decide about an elephant charge
ask-elephant-fright = the elephants charge: answer with a card, or let it pass.
    .wait = answer the elephant charge
    .order = Elephant Fright against a charge
ask-attack = play a battle card (round { $n }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand).
    .wait = attack
ask-defence = match { A($card) } { NAME($card) }, or concede the battle.
    .wait = match the card
ask-initiative = take the initiative, or stay on the defence.
    .wait = decide about the initiative
ask-counterattack = let { NAME($general) } counterattack ({ $most } or less), or stay on the defence.
    .wait = decide about a counterattack
ask-open-card = take one of the open cards, or one at random.
    .wait = take a battle card
ask-prevent = decide whether { NAME($general) } tries to prevent the withdrawal.
    .wait = decide about the withdrawal
ask-withdraw-goal = choose where your army withdraws from { THE($space) }.
    .wait = withdraw
ask-losses = choose how many of the units lost at { THE($space) } are elephants ({ $n } lost).
    .wait = choose losses
ask-retreat-city = choose how many units retreat into { THE($space) }.
    .wait = retreat
ask-retreat = choose the next space of the retreat ({ $n ->
    [one] 1 unit
   *[other] { $n } units
 }).
    .wait = retreat
ask-join = decide whether the { $n ->
    [one] friendly unit at { THE($space) } joins
   *[other] { $n } friendly units at { THE($space) } join
 } the retreat.
    .wait = retreat
ask-pc-to-remove = remove control markers of your own ({ $n } to go).
    .wait = remove control markers
ask-event-units = choose where { $n ->
    [one] 1 unit arrives
   *[other] { $n } units arrive
 } ({ NAME($card, case: "title") }).
    .wait = place units
ask-train-general = choose the general who gets the siege train.
    .wait = place the siege train
ask-event-province = choose the province ({ NAME($card, case: "title") }).
    .wait = choose a province
ask-event-marker = choose a marker ({ $n } to go; { NAME($card, case: "title") }).
    .wait = choose markers
ask-strike = choose the army that suffers from { NAME($card) }.
    .wait = choose an army
ask-relief = choose the place that { NAME($card) } relieves.
    .wait = choose a place
ask-replacement = choose who replaces the proconsul { NAME($general) }.
    .wait = choose a new proconsul
ask-demand = demand that { NAME($seat) } plays again at once, or not.
    .wait = decide about another play

## Breadcrumbs and the strip of a turn

crumb-turn = Turn { $n }
crumb-reinforcements = Reinforcements
crumb-elections = Elections
crumb-strategy = Cards: { $rome } and { $carthage }
crumb-play = { NAME($seat) } plays
crumb-card = { NAME($card, case: "title") }
crumb-pcs = Control markers: { $n }
crumb-raise = Raising troops: { NAME($card, case: "title") }
crumb-activation = Activation: { NAME($card, case: "title") }
crumb-campaign = { NAME($card, case: "title") }: { $n } more
crumb-muster = The army of { NAME($general) }
crumb-march = March of { NAME($general) }: { $left ->
    [one] 1 point
   *[other] { $left } points
 }
crumb-counter = { NAME($seat) } may answer
crumb-reaction = Reaction of { NAME($seat) } at { THE($space) }
crumb-station = The walls of { THE($space) }
crumb-battle = Battle of { THE($space) }
crumb-rounds = Round { $n }, { NAME($seat) } attacks
crumb-aftermath = After the battle of { THE($space) }
crumb-losses = Losses at { THE($space) }
crumb-retreat = Retreat of { NAME($seat) }
crumb-remove-pcs = { NAME($seat) } removes { $n ->
    [one] 1 marker
   *[other] { $n } markers
 }
crumb-siege = Before { THE($space) }
crumb-attrition = Attrition at { THE($space) }
crumb-command = Command at { THE($space) }
crumb-event = { NAME($card, case: "title") }
crumb-winter = Winter: { NAME($seat) }
strip-reinforcements = Reinforcements
strip-deal = Deal ({ $n })
strip-plays = Strategy phase
strip-winter = Winter
strip-isolation = Isolation
strip-victory = Victory check

## The log: reinforcements and elections

turn-begun = Turn { $n } began.
reinforced = { NAME($seat) } placed { $n ->
    [one] 1 combat unit
   *[other] { $n } combat units
 } at { THE($space) }.
reinforcement-lost = { NAME($seat) } had no place for { $n ->
    [one] 1 combat unit
   *[other] { $n } combat units
 }.
general-returned = { NAME($general) } returned to the army at { THE($space) }.
africanus-arrived = { NAME($general) } landed at { THE($space) } with { $n ->
    [one] 1 combat unit
   *[other] { $n } combat units
 }.
proconsul-named = { NAME($general) } stayed as proconsul.
consuls-leave = Rome named no proconsul.
consul-drawn = { NAME($general) } was elected consul.
consul-placed = The consul { NAME($general) } took command at { THE($space) }.

## The log: strategy cards

deck-shuffled = The strategy deck was shuffled ({ $n ->
    [one] 1 card
   *[other] { $n } cards
 }).
cards-dealt = Each player was dealt { $n ->
    [one] 1 strategy card
   *[other] { $n } strategy cards
 }.
card-dealt = Dealt: { NAME($card) }.
preempted = { NAME($seat) } chose to play first, with a Campaign.
preempted-not = { NAME($seat) } did not preempt.
first-chosen = { NAME($seat) } decided: { NAME($first) } plays first.
card-for-ops = { NAME($seat) } used { NAME($card) } for operations ({ $n }).
card-as-event = { NAME($seat) } played { NAME($card) } as an event.
card-discarded = { NAME($seat) } discarded { NAME($card) }.
counter-played = { NAME($seat) } answered with { NAME($card) }.
pc-placed = { NAME($seat) } placed a marker at { THE($space) }.
pc-converted = { NAME($seat) } converted { THE($space) }.
troops-raised = { NAME($seat) } raised a combat unit with { NAME($general) } at { THE($space) }.
campaign-ended = The campaign of { NAME($seat) } ended.

## The log: movement

army-marched = { NAME($general) } marched from { THE($start) } to { THE($goal) } ({ $n ->
    [0] alone
    [one] 1 unit
   *[other] { $n } units
 }).
army-sailed = { NAME($general) } sailed from { THE($start) } to { THE($goal) } ({ $n ->
    [0] alone
    [one] 1 unit
   *[other] { $n } units
 }).
army-sallied = { NAME($general) } sallied from { THE($space) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
army-stopped = { NAME($general) } stopped at { THE($space) }.
army-backed-up = { NAME($general) } backed up to { THE($space) }.
army-entered-city = { $n ->
    [one] 1 unit
   *[other] { $n } units
 } of { NAME($general) } entered { THE($space) }.
overrun-done = { NAME($general) } overran { $n ->
    [one] 1 unit
   *[other] { $n } units
 } at { THE($space) }.
naval-rolled = Naval combat roll for { NAME($general) }: { $n }, with modifiers { $roll }: { $outcome ->
    [0] the voyage was safe.
    [1] the fleet returned to port.
   *[2] the fleet was sunk.
 }
pursuit-rolled = { NAME($general) } rolled { $n } to pursue ({ $most } or less): { $ok ->
    [1] the army went on.
   *[0] the army stopped.
 }
weather-stopped = Bad weather stopped { NAME($general) } at { THE($space) }.
charmed = Hannibal’s charm removed the Roman marker of { THE($space) }.
attrition-rolled = Attrition of { NAME($seat) } at { THE($space) }: rolled { $n }, counted as { $roll }, lost { $lost }.
units-lost = { NAME($seat) } lost { $n ->
    [one] 1 combat unit
   *[other] { $n } combat units
 } at { THE($space) }{ $elephants ->
    [0] .
    [one] , 1 of them an elephant.
   *[other] , { $elephants } of them elephants.
 }

## The log: reactions

stationed = { NAME($seat) } at { THE($space) }: { $inside } inside the walls, { $outside } outside.
avoid-declared = { NAME($general) } tried to avoid battle at { THE($space) } ({ $n ->
    [0] alone
    [one] 1 unit
   *[other] { $n } units
 }).
avoid-rolled = { NAME($general) } rolled { $n } to avoid battle ({ $most } or less): { $ok ->
    [1] success.
   *[0] failure.
 }
avoided-to = { NAME($general) } slipped away to { THE($space) }.
avoided-into-city = { NAME($general) } went behind the walls of { THE($space) }.
intercept-declared = { NAME($general) } tried to intercept at { THE($space) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
intercept-rolled = { NAME($general) } rolled { $n } to intercept, counted as { $roll } ({ $most } or less): { $ok ->
    [1] success.
   *[0] failure.
 }
intercepted = { NAME($general) } intercepted at { THE($space) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
general-displaced = { NAME($general) } was displaced at { THE($space) }.
general-eliminated = { NAME($general) } fell at { THE($space) }.

## The log: battle

battle-begun = { NAME($seat) } attacked at { THE($space) }: { $n ->
    [one] 1 unit
   *[other] { $n } units
 } against { $enemies }.
sortie-joined = { $n ->
    [one] 1 unit
   *[other] { $n } units
 } of { NAME($seat) } came out of { THE($space) } to fight.
command-changed = Change of command: rolled { $n }, { NAME($general) } took over.
command-kept = Change of command: rolled { $n }, { NAME($general) } stayed in command.
charge-rolled = Elephant charge: rolled { $n } against { $rating }; Rome lost { $rome ->
    [one] 1 battle card
   *[other] { $rome } battle cards
 }, Carthage { $carthage }.
elephants-frightened = The elephants panicked: Carthage lost two battle cards.
hands-dealt = Battle cards: Rome { $rome }, Carthage { $carthage }.
battle-card-shown = { NAME($seat) } had to show { A($card) } { NAME($card) }.
battle-card-taken = { NAME($seat) } took { A($card) } { NAME($card) } from the enemy.
attacked-with = { NAME($seat) } attacked with { A($card) } { NAME($card) }{ $other ->
    [0] .
   *[1] {" "}as { A($type) } { NAME($type) }.
 }
matched = { NAME($seat) } matched it with { A($card) } { NAME($card) }.
conceded = { NAME($seat) } could not or would not match it.
out-of-cards = { NAME($seat) } had no battle card left.
initiative-taken = { NAME($seat) } took the initiative.
counterattack-rolled = { NAME($general) } rolled { $n } to counterattack ({ $most } or less): { $ok ->
    [1] success.
   *[0] failure.
 }
withdraw-rolled = { NAME($general) } rolled { $n } to withdraw ({ $most } or less): { $ok ->
    [1] success.
   *[0] failure.
 }
prevent-rolled = { NAME($general) } rolled { $n } to prevent the withdrawal ({ $most } or less): { $ok ->
    [1] prevented.
   *[0] failure.
 }
casualties-rolled = Casualties: rolled { $n } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }, both sides lost { $lost }.
retreat-rolled = Retreat die: { $n }, counted as { $roll }; { NAME($seat) } lost { $lost } more.
battle-lost = { NAME($seat) } lost the battle of { THE($space) }{ $n ->
    [0] , but no combat unit.
    [one] {" "}and 1 combat unit.
   *[other] {" "}and { $n } combat units.
 }
withdrew-to = { NAME($seat) } withdrew to { THE($space) }.
withdrew-into-city = { NAME($seat) } withdrew into { THE($space) }.
retreated-to = { NAME($seat) } retreated to { THE($space) } ({ $n ->
    [one] 1 unit
   *[other] { $n } units
 }).
retreated-into-city = { $n ->
    [one] 1 unit
   *[other] { $n } units
 } of { NAME($seat) } retreated into { THE($space) }.
joined-retreat = { $n ->
    [one] 1 more unit
   *[other] { $n } more units
 } of { NAME($seat) } joined the retreat at { THE($space) }.
force-eliminated = { NAME($seat) } had no way to retreat from { THE($space) }: { $n ->
    [one] 1 unit was
   *[other] { $n } units were
 } eliminated.
train-lost = The siege train was lost at { THE($space) }.

## The log: sieges and events

siege-begun = { NAME($general) } made an attempt on { THE($space) }.
siege-rolled = { NAME($seat) } at { THE($space) }: rolled { $n }, counted as { $roll }; points { $points }, units lost { $lost }.
city-taken = { NAME($seat) } took { THE($space) }.
tribe-subjugated = { NAME($seat) } subjugated { THE($space) }.
hanno-removed = Hanno removed the Roman marker of { THE($space) }.
traitor-opened = A traitor opened the gates of { THE($space) } to { NAME($seat) }.
units-arrived = { $n ->
    [one] 1 unit
   *[other] { $n } units
 } of { NAME($seat) } arrived at { THE($space) }{ $elephants ->
    [0] .
    [one] , 1 of them an elephant.
   *[other] , { $elephants } of them elephants.
 }
train-placed = { NAME($general) } got the siege train at { THE($space) }.
pc-removed = { NAME($seat) } lost its marker at { THE($space) }.
marker-changed = { THE($space, cap: 1) } went over to { NAME($seat) }.
exemption-rolled = { NAME($general) } rolled { $n } to hold his men ({ $most } or less): { $ok ->
    [1] they stayed.
   *[0] some deserted.
 }
points-removed = { $n ->
    [one] 1 point was
   *[other] { $n } points were
 } removed at { THE($space) }.
proconsul-replaced = The Senate dismissed { NAME($old) }; { NAME($new) } became proconsul.
card-lost = { NAME($seat) } lost { NAME($card) }.
card-stolen = { NAME($seat) } took { NAME($card) } from { NAME($victim) }.
card-stolen-hidden = { NAME($seat) } took a strategy card from { NAME($victim) }.
play-demanded = { NAME($seat) } demanded that { NAME($other) } play again at once.
macedon-joined = Philip of Macedon became an ally of Carthage.
macedon-left = Philip of Macedon made peace.
naval-victory-won = Carthage won at sea and rules it until the end of the turn.
hanno-begun = Hanno’s counsel: Carthaginian units may not leave Africa.
cato-begun = Cato’s counsel: Roman units may not go to Africa.
counsels-ended = { NAME($card) } is no longer in force.
truce-begun = A truce began.
truce-ended = The truce ended.

## The log: end of a turn and of the game

isolated = The marker of { NAME($seat) } at { THE($space) } was isolated.
points-counted = Political points: Rome { $rome }, Carthage { $carthage }.
sued-for-peace = { NAME($seat) } could not remove { $n ->
    [one] 1 marker
   *[other] { $n } markers
 } and sued for peace.
won-capital = { NAME($seat) } has won: { THE($space) } has fallen!
won-italy = { NAME($seat) } has won: all Italy but Latium has gone over!
won-on-points = { NAME($seat) } has won: political points Rome { $rome }, Carthage { $carthage }!
won-africanus = { NAME($seat) } has won: Scipio Africanus has fallen!
won-no-romans = { NAME($seat) } has won: no Roman unit is left in Hispania!
won-cities = { NAME($seat) } has won: New Carthage and Gades have fallen!
result-peace = { NAME($seat) } won: the enemy sued for peace.
result-capital = { NAME($seat) } won by taking the enemy’s capital.
result-italy = { NAME($seat) } won by controlling Italy.
result-last-turn = { NAME($seat) } won by political points.
result-africanus = { NAME($seat) } won: Scipio Africanus fell.
result-no-romans = { NAME($seat) } won: the Roman army was destroyed.
result-cities = { NAME($seat) } won: New Carthage and Gades fell.
taken-back = { NAME($seat) } took back what had been played since.
result-resigned = { NAME($seat) } resigned.
result-draw-agreed = A draw was agreed.

## Refusals

not-in-hand = { NAME($card) } is not in your hand.
    .help = Choose one of your cards.
must-be-campaign = { NAME($card) } cannot be your first card: you announced a Campaign.
    .help = Play a Minor or Major Campaign.
not-your-event = The event of { NAME($card) } belongs to your opponent.
    .help = Use the card for operations.
only-as-counter = { NAME($card) } is a counter event: it waits for its moment.
    .help = Use it for operations now, or keep it.
only-for-ops = The text of { NAME($card) } works together with its operations.
    .help = Use it to activate a general.
not-in-scenario = The event of { NAME($card) } cannot happen in this scenario.
    .help = Use the card for operations.
no-effect = { NAME($card) } would change nothing now, or its condition is not met.
    .help = Use the card for operations, or discard it.
needs-province = The condition is not met: { NAME($seat) } does not control { THE($province) }.
    .help = Use the card for operations, or discard it.
needs-general = No general of yours stands where { NAME($card) } could bring units.
    .help = Use the card for operations, or discard it.
needs-three = The condition is not met: Carthage does not control three Italian provinces.
    .help = Use the card for operations, or discard it.
needs-macedon = The condition is not met: Macedon is not Carthage’s ally.
    .help = Use the card for operations, or discard it.
hannibal-elsewhere = The condition is not met: Hannibal is not in Italy.
    .help = Use the card for operations, or discard it.
no-proconsul-to-replace = There is no proconsul who could be replaced.
    .help = Use the card for operations, or discard it.
no-points-to-remove = There are no points that this card could remove.
    .help = Use the card for operations, or discard it.
no-army-to-strike = No enemy army stands where this card could strike it.
    .help = Use the card for operations, or discard it.
no-general-to-move = No general can be activated with { NAME($card) }.
    .help = A general’s strategy rating must not be above the operations number.
no-place-for-pc = There is no space for a control marker ({ NAME($card) }).
    .help = A marker needs an empty space without enemy units; to convert one you need a unit there.
raising-needs-three = Troops cannot be raised with { NAME($card) }.
    .help = Raising troops needs an operations number of 3.
nowhere-to-raise = There is no general with whom troops can be raised ({ NAME($card) }).
    .help = He must stand in a friendly space of a friendly province, and not be besieged.
no-raising-with = Troops cannot be raised with { NAME($general) }.
    .help = He must stand in a friendly space of a friendly province, and not be besieged.
not-now = { NAME($card) } cannot be played at this moment.
    .help = A counter event names its moment; every other card waits for your own play.
first-a-card = Nothing moves without a card.
    .help = First choose a strategy card from your hand.
card-is-chosen = { NAME($card) } has to wait: a card has already been chosen for this play.
    .help = Finish what you have begun, or take it back.
first-a-use = First decide what { NAME($card) } is used for.
    .help = Move a general, place control markers, raise troops, play the event, or discard it.
first-a-general = Units march only with a general.
    .help = First choose the general you activate.
first-the-army = { NAME($general) } does not march yet.
    .help = First choose who goes with him.
one-army = { NAME($general) } cannot move now: an army is already on the march.
    .help = Finish this march. Only a Campaign lets several generals move, one after the other.
has-marker = { THE($space, cap: 1) } already has a marker.
    .help = Choose an empty space, or convert one on which a unit of yours stands.
enemy-units-there = Enemy units stand at { THE($space) }.
    .help = Drive them out first.
out-of-play = { THE($space, cap: 1) } is not in play in this scenario.
    .help = Choose a space of the scenario.
no-enemy-pc = There is no enemy marker at { THE($space) } that could be converted.
    .help = Walled cities are besieged, tribes subjugated.
no-own-unit = No unit of yours stands at { THE($space) }.
    .help = March there first.
truce-convert = { THE($space, cap: 1) } cannot be converted during a truce.
    .help = An event ends the truce.
not-a-pc-to-remove = There is no marker of yours at { THE($space) } that could be removed.
    .help = Walled cities and tribes do not count.
not-for-units = The units of { NAME($card) } cannot be placed at { THE($space) }.
    .help = Read the card: it names the places.
not-for-event = { NAME($card) } does nothing at { THE($space) }.
    .help = Read the card: it names what it changes.
not-a-place-to-reinforce = Reinforcements cannot be placed at { THE($space) }.
    .help = They go to the capital or to a general, never into a besieged city.
not-a-place-to-return = A displaced general cannot return to { THE($space) }.
    .help = Units of his side must stand there, and not be besieged; Hanno stays in Africa.
not-a-place-for-africanus = Scipio Africanus cannot land at { THE($space) }.
    .help = He comes to a Roman space in Italy or a Roman port in Hispania without enemy units.
not-for-province = { NAME($card) } does nothing in { THE($province) }.
    .help = Read the card: it names the provinces.
not-a-place-for-consul = A consul cannot be placed at { THE($space) }.
    .help = He needs five combat units.
not-your-general = { NAME($general) } is not your general.
    .help = Choose a general of yours.
not-on-map = { NAME($general) } is not on the map.
    .help = Choose a general on the map.
rating-too-low = { NAME($general) } has strategy rating { $n }; the card activates up to { $ops }.
    .help = Use a card with a higher operations number.
already-activated = { NAME($general) } has already moved in this campaign.
    .help = Choose another general.
is-spent = { NAME($general) } cannot be moved any more with this card.
    .help = Choose another general.
consul-needs-five = { NAME($general) } cannot move: a consul must keep five units, and so must the consul he leaves.
    .help = Bring more units together first.
not-with-him = { NAME($general) } cannot go with { NAME($leader) }.
    .help = Only generals of the same place and of no higher rank go along.
consul-apart = At { THE($space) } a consul stays with five units, or with all that are there.
wrong-number = { NAME($general) } cannot go with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
    .help = At most ten units move; a consul keeps five, and so does one who stays.
not-connected = { THE($space, cap: 1) } is not connected with { THE($start) }.
    .help = March along the lines of the map.
already-there = The army already stands at { THE($space) }.
    .help = “Stop” ends the march; before an enemy city or a foreign tribe an attempt may follow.
siege-needs-three = An attempt on { THE($space) } needs three units.
    .help = Bring more units here.
siege-tried = An attempt has already been made with this card.
    .help = Try again with the next card.
truce-besiege = { THE($space, cap: 1) } cannot be besieged during a truce.
    .help = An event ends the truce.
too-far = { THE($space, cap: 1) } costs { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
 }; { $left ->
    [one] 1 is left
   *[other] { $left } are left
 }.
    .help = Stop here, or choose a nearer space.
no-crossing = The strait from { THE($start) } to { THE($space) } is closed to you.
    .help = You must control the city from which you start.
may-not-leave = { NAME($general) } may not go to { THE($space) }.
    .help = Hanno stays in Africa, Fabius in Italy.
counsels = Combat units may not go to { THE($space) } while the counsel is in force.
    .help = It ends in the turn after the next shuffle.
truce-holds = { THE($space, cap: 1) } cannot be entered during the truce.
    .help = An event ends the truce.
alone-against-units = A general without units may not enter { THE($space) }: enemy units stand there.
    .help = Take units along.
train-stays = The siege train cannot go to { THE($space) }.
    .help = Leave it behind: it crosses neither the Alps nor the sea.
consul-left-behind = The army cannot go on to { THE($space) }: it would leave a consul with fewer than five units.
    .help = Leave him enough units, or stop.
army-tired = The army cannot reach { THE($space) }: some of it has used its movement in this campaign.
    .help = Leave the tired units behind.
no-port = { THE($space, cap: 1) } has no port.
    .help = Ships sail from port to port.
no-ship = You cannot sail to { THE($space) } with this card.
    .help = The card must bear a ship.
too-many-at-sea = { $n ->
    [one] 1 unit is
   *[other] { $n } units are
 } too many for the fleet, which carries { $most }.
    .help = Leave some behind.
city-besieged = Nobody can sail out of { THE($space) }: it is besieged.
    .help = Sally against the besiegers.
walls-shut = Enemies stand before the walls of { THE($space) }.
    .help = Sally, or sail away while there is no siege.

too-far-to-intercept = { NAME($general) } cannot intercept at { THE($space) }.
    .help = He must stand next to it, with no pass and no strait between.
behind-walls = { NAME($general) } is behind walls.
    .help = Only who stands outside can intercept.
one-from-a-space = { NAME($general) } cannot intercept as well: somebody already goes from there.
    .help = From each space one army at most intercepts.
no-units-to-spare = { NAME($general) } has no units he could lead.
    .help = At least one goes; the commander who stays keeps one, a consul five.
not-in-the-way = { NAME($general) } does not face the enemy at { THE($space) }.
    .help = Only who stands there, outside the walls, avoids battle.
nowhere-to-slip = { NAME($general) } cannot avoid battle.
    .help = A space next to him must be free of enemies and their markers, and not be the one the enemy came from; and who has failed to intercept this army must stand.
not-next-to = No way leads from { THE($start) } to { THE($space) } here.
    .help = Choose a space next to it; passes and straits cannot be crossed now.
came-from = The enemy came from { THE($space) }.
    .help = Choose another space.
enemy-ground = { THE($space, cap: 1) } bears an enemy marker or belongs to a foreign tribe.
    .help = Choose a friendly space or an empty one.
enemies-ahead = Enemy units stand at { THE($space) }.
    .help = Choose another space.
must-go-back = The army cannot withdraw to { THE($space) }.
    .help = Who attacked withdraws to where he came from.
not-a-retreat = The retreat does not lead to { THE($space) }.
    .help = It takes the shortest way to a friendly space or a larger army, or one that costs less; never across a pass or a strait.
no-such-battle-card = You have no { NAME($card, case: "title") }.
    .help = Choose a card from your battle hand.
reserve-for-what = { A($card, cap: 1) } { NAME($card, case: "title") } is played as another card.
    .help = Choose what it stands for.
no-match = { A($card, cap: 1) } { NAME($card, case: "title") } does not match { A($played) } { NAME($played, case: "title") }.
    .help = Play the same, or a Reserve; once in a battle Hannibal’s Probe also serves.

## Forecasts

hand-rating = battle rating
hand-units = combat units
hand-allies = allies
hand-militia = militia of Latium
hand-tribe = friendly tribe
hand-interception = interception
hand-failed-avoid = failed to avoid battle
naval-ports = the two ports
naval-roman-ports = Roman ports
naval-small-force = at most one unit
naval-syracuse = Syracuse
naval-macedon = Macedon
naval-victory = naval victory
naval-commander = commander
pass-modifier = not an Alpine pass
guide-modifier = native guide
city-modifier = great city
carthage-modifier = no siege train
marcellus-modifier = Marcellus
roll-to-make = success up to
enemy-pc-modifier = enemy marker
second-roll = rolls
points-there = points there already
cannot-match = the enemy cannot match it (%)
battle-forecast = battle cards: { $own } against { $theirs }, victory about { $percent }%
odds-forecast = victory about { $percent }%
chance-forecast = success { $percent }%
naval-forecast = safe { $safe }%, back to port { $back }%, sunk { $sunk }%
attrition-forecast = { $least } to { $most } units lost, { $whole }.{ $tenth } on average
siege-forecast = a point { $percent }%, falls now { $take }%, a loss { $lose }%
interception-forecast = interception at { THE($space) } { $percent }%
retreat-face = die { $n }
defeat-forecast = each side loses { $least } to { $most }, then the retreat die; all lost { $percent }%
hint-card = { $ops ->
    [one] 1 operation
   *[other] { $ops } operations
 }
hint-cost = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
 }

## What can be done

do-reinforce = Reinforce { THE($target) }
do-return-to = Return to { THE($target) }
do-land-africanus = Land at { THE($target) }
do-keep-proconsul = Proconsul: { NAME($target) }
do-no-proconsul = No proconsul
do-place-consul = Place at { THE($target) }
do-preempt = Play first with a Campaign
do-do-not-preempt = Do not play first
do-play-first = { NAME($target) } plays first
do-play-card = Play: { NAME($target, case: "title") }
do-move-general = Move a general
do-place-pcs = Place control markers
do-raise-troops = Raise troops
do-play-event = Play the event
do-discard = Discard
do-place-pc = Place a marker at { THE($target) }
do-convert-pc = Convert { THE($target) }
do-raise-with = With { NAME($target) }
do-play-counter = Play: { NAME($target, case: "title") }
do-let-pass = Let it pass
do-done = Done
do-activate = Activate { NAME($target) }
do-take-general = Take { NAME($target) } along
do-enough-generals = Nobody else
do-take-units = Units: { $target }
do-take-elephants = Elephants: { $target }
do-take-train = Take the siege train
do-leave-train = Leave the siege train
do-march-to = March to { THE($target) }
do-sail-to = Sail to { THE($target) }
do-sail-into = Sail into { THE($target) }
do-sally = Sally
do-regroup = Regroup
do-charm = Charm this space
do-stop = Stop
do-back-up = Back up
do-fight = Fight
do-overrun = Overrun
do-pursue = Pursue
do-enter-city = Enter the city: { $target }
do-appoint = { NAME($target) } commands
do-station = Inside the walls: { $target }
do-station-elephants = Elephants inside: { $target }
do-station-general = { NAME($target) } goes inside
do-avoid = { NAME($target) } avoids battle
do-intercept = { NAME($target) } intercepts
do-avoid-to = Slip away to { THE($target) }
do-avoid-into-city = Behind the walls
do-avoid-with-all = Everyone avoids battle
do-intercept-with-all = Every army in reach intercepts
do-besiege = Make an attempt
do-bribe = The traitor opens the gates
do-remove-marker = Remove the marker
do-rest = Rest
do-join-sortie = Join the battle
do-stay-inside = Stay inside
do-roll-command = Roll for command
do-keep-command = Leave it
do-charge = Charge
do-no-charge = No charge
do-attack-with = { NAME($target, case: "title") }
do-reserve-as = Reserve as { NAME($target, case: "title") }
do-probe-as = Probe as { NAME($target, case: "title") }
do-match = Match
do-match-with-reserve = Match with a Reserve
do-match-with-probe = Match with a Probe
do-take-open-card = Take: { NAME($target, case: "title") }
do-take-random-card = Take one at random
do-concede = Concede
do-counterattack = Counterattack
do-take-initiative = Take the initiative
do-stay-on-defence = Stay on the defence
do-withdraw = Withdraw
do-prevent = Prevent it
do-let-go = Let them go
do-withdraw-to = Withdraw to { THE($target) }
do-withdraw-into-city = Withdraw into the city
do-lose-elephants = Elephants lost: { $target }
do-retreat-into-city = Into the city: { $target }
do-retreat-to = Retreat to { THE($target) }
do-halt = Halt here
do-join-retreat = They join
do-leave-them = They stay
do-remove-pc = Remove { THE($target) }
do-place-units = Place at { THE($target) }
do-relieve = Relieve { THE($target) }
do-strike = Strike { THE($target) }
do-revolt-in = { NAME($target) }
do-side-with = Win { THE($target) }
do-replace-by = Appoint { NAME($target) }
do-give-train = Give it to { NAME($target) }
do-demand-play = Demand another play

## Groups of acts

verb-reinforce = Reinforce
verb-return-to = Return
verb-land-africanus = Land
verb-keep-proconsul = Proconsul
verb-place-consul = Place the consul
verb-play-first = Who plays first
verb-play-card = Play a card
verb-place-pc = Place a marker
verb-convert-pc = Convert a marker
verb-raise-with = Raise troops
verb-play-counter = Answer with a card
verb-activate = Activate a general
verb-take-general = Take a general along
verb-take-units = Units
verb-take-elephants = Elephants
verb-march-to = March
verb-sail-to = Sail
verb-sail-into = Sail into a city
verb-enter-city = Enter the city
verb-appoint = Commander
verb-station = Inside the walls
verb-station-elephants = Elephants inside
verb-station-general = General inside
verb-avoid = Avoid battle
verb-intercept = Intercept
verb-avoid-to = Slip away
verb-attack-with = Battle card
verb-reserve-as = Reserve
verb-probe-as = Hannibal’s Probe
verb-take-open-card = Take an open card
verb-withdraw-to = Withdraw
verb-lose-elephants = Elephants lost
verb-retreat-into-city = Retreat into the city
verb-retreat-to = Retreat
verb-remove-pc = Remove a marker
verb-place-units = Place units
verb-relieve = Relieve
verb-strike = Strike
verb-revolt-in = Province
verb-side-with = Win a space
verb-replace-by = Appoint
verb-give-train = Siege train
verb-done = Finished
verb-let-pass = No answer
verb-besiege = Sieges and subjugations
verb-rest = Waiting before a city
verb-stop = Stops
verb-avoid-with-all = Avoid battle with everyone
verb-intercept-with-all = Intercept with every army
verb-do-not-preempt = Leave the first play to others
verb-match = Match a card
verb-let-go = Let a withdrawal happen
verb-no-charge = No elephant charge
verb-keep-command = No roll for command
verb-roll = Dice
verb-deal-card = Strategy cards
verb-lose-card = Cards lost
verb-steal-card = Messengers
verb-draw-consul = Consuls
verb-deal-battle-card = Battle cards
verb-show-battle-card = Cards seen by a spy
verb-steal-battle-card = Battle cards taken

## What the strategy cards say

card-help-c01 = If your opponent controls Corsica and Sardinia: remove all their markers there that no unit of theirs guards.
card-help-c02 = If your opponent controls Sicilia: remove all their unwalled markers there that no unit of theirs guards.
card-help-c03 = Choose Western or Eastern Numidia: remove all enemy markers there that no enemy unit guards.
card-help-c04 = If your opponent controls Celtiberia: remove all their unwalled markers there that no unit of theirs guards.
card-help-c05 = With its operations: a general of strategy rating 1 or 2 has −3 on every attrition roll for a mountain pass.
card-help-c06 = In a battle: counts as a Double Envelopment, in attack or to match, even without another battle card. If it is matched, the enemy gets no free initiative.
card-help-c07 = When enemy units enter or occupy a space of Transalpine Gaul or Liguria: they suffer attrition in the column 5–6. In the opponent’s play or in your own.
card-help-c08 = When enemy units enter or occupy a space of Transalpine Gaul or Liguria: they suffer attrition in the column 5–6. In the opponent’s play or in your own.
card-help-c09 = Rome loses a random card. Macedon is Carthage’s ally: −1 on Carthaginian naval combat rolls. Card 9B joins the discards.
card-help-c10 = If Macedon is an ally: two units arrive in a friendly port of Africa or Italy.
card-help-c11 = If you control the Balearic Islands: one unit arrives in a friendly port without enemy units.
card-help-c12 = Two elephants arrive in Carthage; ordinary units take the place of those that are not available.
card-help-c13 = Two units join a general in Lucania.
card-help-c14 = Two units join a general in Liguria, Cisalpine Gaul or Etruria.
card-help-c15 = Two units join a general in a province of Hispania that you control.
card-help-c16 = Two units join a general in Transalpine or Cisalpine Gaul.
card-help-c17 = Remove one siege point from a walled city.
card-help-c18 = With its operations: an army of three or more units at enemy Tarentum takes the city without a roll.
card-help-c19 = The proconsul (not Africanus) is replaced by an unused Roman general of your choice.
card-help-c20 = At the start of a battle: half of the enemy’s battle cards, drawn at random, lie open until its end.
card-help-c21 = Every Carthaginian force away from a friendly walled city suffers attrition; a general holds his men with a roll of his battle rating or less.
card-help-c22 = A unit and a marker arrive in an unwalled space of Sicilia without Roman units; a Roman marker there is flipped.
card-help-c23 = Place or flip up to three markers in Eastern Numidia, where no enemy unit stands.
card-help-c24 = Choose Western or Eastern Numidia: place or flip up to three markers there, where no enemy unit stands.
card-help-c25 = If Carthage controls three Italian provinces: Capua goes over with its garrison.
card-help-c26 = Syracuse goes over with its garrison; while Carthage holds it, −1 on Carthaginian naval combat rolls.
card-help-c27 = If Hannibal is in Italy: flip two unwalled Roman markers in Italy where no Roman unit stands.
card-help-c28 = With its operations for Hannibal: every unwalled Roman marker in an Italian space he enters is removed if no Roman unit is there; in the space where he starts, for one movement point.
card-help-c29 = Until the end of the turn: −1 on Carthaginian naval combat rolls, and Rome sails only with Campaigns.
card-help-c30 = A general gets the siege train: his sieges have no −1 for Carthage.
card-help-c31 = At the start of a battle in Hispania: the enemy gets no battle cards for Spanish allies.
card-help-c32 = At the start of a battle in Africa: the enemy gets no battle cards for the Numidias.
card-help-c33 = Up to three generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c34 = Up to three generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c35 = Flip one enemy marker, neither walled nor tribal, where no enemy unit stands.
card-help-c36 = Flip one enemy marker, neither walled nor tribal, where no enemy unit stands.
card-help-c37 = Up to two generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c38 = Up to two generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c39 = Up to two generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c40 = Up to two generals move one after the other, each with 4 movement points and up to ten units; one of them may sail.
card-help-c41 = When an enemy army is about to enter its third space, to cross a pass or strait late, or to sail: it goes no farther than its second space, or stays in port.
card-help-c42 = When elephants charge: the charge has no effect, and Carthage has two battle cards less.
card-help-c43 = If Carthage controls three Italian provinces: four units arrive in Rome if no enemy unit is there.
card-help-c44 = If Rome controls Apulia: two units join a general in Italy.
card-help-c45 = If Rome controls Etruria: two units join a general in Italy.
card-help-c46 = If Rome controls Samnium: two units join a general in Italy.
card-help-c47 = If Rome controls Lucania: two units join a general in Italy.
card-help-c48 = If Rome controls Campania: two units join a general in Italy.
card-help-c49 = Remove all siege points from a walled port.
card-help-c50 = With its operations: a voyage of at most three units from or to Brundisium, Croton or Tarentum needs no naval combat roll.
card-help-c51 = An enemy army suffers attrition.
card-help-c52 = An enemy army that besieges a city suffers attrition with +1.
card-help-c53 = Remove all subjugation points from a tribe.
card-help-c54 = With its operations: a siege is rolled twice, and both results count.
card-help-c55 = Take a random card from your opponent’s hand.
card-help-c56 = If Carthage controls Sicilia: remove three unwalled Roman markers.
card-help-c57 = Carthaginian units may not leave Africa until the turn after the next shuffle.
card-help-c58 = Roman units may not go to Africa until the turn after the next shuffle.
card-help-c59 = In a battle: take a battle card from the enemy’s hand, at random or one that lies open.
card-help-c60 = When an enemy army sails: it suffers attrition with +2; if nobody is left, the general returns to port.
card-help-c61 = A general of strategy rating 1 moves with 6 movement points.
card-help-c62 = A general of strategy rating 1 or 2 moves with 6 movement points.
card-help-c63 = Any general moves with 6 movement points, by sea too.
card-help-c64 = Nobody may enter a space with enemy units or markers, intercept or besiege a city, until an event ends the truce. The deck is shuffled at the end of the turn.
card-help-box-units = In this box the number of units is { $n }.
card-help-box-markers = In this box the number of markers is { $n }.
card-help-box-campaign-generals = In this box the number of generals is { $n }.
card-help-box-march-rating = In this box the strategy rating is { $n }.
card-help-box-siege-rolls = In this box the number of siege rolls is { $n }.
card-help-box-battle-cards-lost = In this box the number of battle cards lost is { $n }.
card-help-c09b = Only while Macedon is Carthage’s ally: Carthage loses a random card, and the alliance ends.

## Panels beside the map

panel-map = Map of the western Mediterranean
panel-muster = The army
panel-one-fewer = One fewer
panel-one-more = One more
panel-all-of-them = All
panel-stay = stay here: { $n }
panel-none-stays = none stays here
panel-hand = Your strategy cards
panel-hand-short = Cards
panel-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
panel-card-both = either side
panel-card-dual = with its operations
panel-card-counter = can answer the opponent
panel-card-ship = allows a voyage
panel-card-foreign = Not your event.
panel-deck = Deck { $deck }, discards { $discards }
panel-discards = Discards
panel-removed = Out of the game
panel-points = Political points
panel-turn = Turn
panel-turn-of = Turn { $n } of { $of }
panel-nobody = nobody
panel-rome-leads = Rome would win today, { $n } ahead.
panel-carthage-leads = Carthage would win today, { $n } ahead.
panel-tie = Even: Carthage would win today.
panel-loses-markers = { NAME($seat) } would lose { $n ->
    [one] 1 marker
   *[other] { $n } markers
 } of { $left } at the end of the turn.
panel-italy = Carthage holds { $n } of { $of } provinces of Italy (all win at once).
panel-status = Turn, voyages, cards in force
panel-status-short = State
panel-years = { $from } BC
panel-years-range = { $from }–{ $to } BC
panel-years-heading = Years
panel-naval = Voyages of Carthage: { $n }
panel-naval-note = Modifiers that count for every naval combat roll; ports, small forces and Mago are added for each voyage.
panel-in-force = In force:
panel-tables = Tables
panel-table-attrition = Attrition and battle casualties
panel-table-attrition-note = Columns: units of the force, or rounds of the battle. †: one of the units lost must be an elephant.
panel-table-retreat = Retreat die
panel-table-siege = Siege and subjugation
panel-table-siege-note = { $n } points take the place. Carthage −1 without the siege train; Rome, Carthage and Syracuse −1.
panel-table-naval = Naval combat (Carthage)
panel-table-naval-note = Both ports, +1 for each Roman port, −1 with at most one unit, for Syracuse, Macedon, a naval victory and Mago.
panel-table-cards = Battle cards
panel-table-turns = Turns
panel-roll = Roll
panel-result = Result
panel-all = all
panel-small-die = 1–{ $n } units
panel-large-die = { $n }+ units
panel-points-won = Points
panel-units-lost = Units lost
panel-cards-dealt = Cards
panel-naval-safe = safe
panel-naval-back = back to port
panel-naval-sunk = sunk
panel-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
 }
panel-units-short = Units
panel-markers-short = Markers
panel-provinces-short = Provinces
panel-displaced = Displaced:
panel-elephants = { $n ->
    [one] 1 of them an elephant
   *[other] { $n } of them elephants
 }
panel-train = siege train
panel-inside = inside the walls
panel-neutral-tribe = neutral tribe
panel-city = walled city
panel-tribe = tribe
panel-port = port ({ $n })
panel-siege-points = { $n ->
    [one] 1 siege point
   *[other] { $n } siege points
 }
panel-ratings = strategy { $strategy }, battle { $battle }
panel-way-cost = { $n } of { $of } movement points
panel-reach = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
 }: { $n ->
    [one] 1 space
   *[other] { $n } spaces
 }
panel-reach-ports = { $n ->
    [one] 1 port by ship
   *[other] { $n } ports by ship
 }
panel-reach-battle = battle at { THE($space) } (enemies: { $n })
panel-battle = Battle
panel-battle-cards = battle cards in hand
panel-no-general = no general
panel-from = from { THE($space) }
panel-leads = leads
panel-initiative = { NAME($seat) } has the initiative
panel-charged = elephants
panel-lost = lost { $n }
panel-open-cards = open:
panel-round = Round { $n }
panel-match-it = to be matched
panel-not-matched = not matched
panel-die-takes = { $n } ≤ { $most }: takes the lead
panel-die-keeps = { $n } > { $most }: no change
panel-lead-taken = the lead changes
panel-casualties = Casualties: each side loses { $n }.
panel-retreat-die = Retreat die: { NAME($seat) } loses { $n } more.
panel-matches = matches
panel-as-any = as another card
panel-no-match = no match
panel-if-lost = If you give up the field
panel-if-not-matched = If you do not match
panel-part-italia = Italia
panel-part-hispania = Hispania
panel-part-gallia = Gallia
panel-part-africa = Africa
panel-part-insulae = Islands

## The enlarged cards

card-help-frontal-assault = The most common battle card: 12 of 48. It can be matched by a Frontal Assault or a Reserve.
card-help-flank-left = 9 of 48. It can be matched by a Flank Left or a Reserve.
card-help-flank-right = 9 of 48. It can be matched by a Flank Right or a Reserve.
card-help-probe = 8 of 48. It can be matched by a Probe or a Reserve. If the battle is won with it, the retreat die counts 2 less. Hannibal may once play it as a Flank or a Double Envelopment.
card-help-double-envelopment = 6 of 48. If the battle is won with it, the retreat die counts 2 more. If it is matched, the defender may take the initiative without a roll.
card-help-reserve = 4 of 48. The attacker names the kind it stands for; the defender uses it to match anything.
card-help-hannibal = Once in a battle, in attack or defence, he plays a Probe as a Flank Left, a Flank Right or a Double Envelopment.
card-help-hasdrubal = He has no ability of his own.
card-help-mago = −1 on naval combat rolls when he sails.
card-help-h-gisgo = He avoids battle and intercepts with a roll of 1–3.
card-help-hanno = Where he ends his move as commander without a battle, he may remove an unwalled Roman marker. He may not leave Africa.
card-help-p-scipio = In Hispania his strategy rating is 2.
card-help-t-longus = If he began the battle, he takes the initiative with a roll of 1–2.
card-help-flaminius = He pursues and prevents withdrawals with a roll of 1–4.
card-help-fabius = He avoids battle with a roll of 1–5. He may not leave Italy.
card-help-marcellus = With a Campaign his siege rolls have +1.
card-help-g-nero = With a Campaign he has 6 movement points, voyages included.
card-help-varro = He intercepts with a roll of 1–4.
card-help-a-paulus = If he was attacked, he takes the initiative with a roll of 1–3.
card-help-scipio-africanus = With a Force March he rolls twice for a siege.
panel-card-general = strategy rating { $strategy }, battle rating { $battle }
panel-card-battle = battle card
panel-card-ops = { $n ->
    [one] 1 operation
   *[other] { $n } operations
 }, { $owner }

## Words that the cards explain: how they are written there, and what they mean

word-control = Control marker
    .forms = marker|markers
    .says = Shows whose a space is. Who has more than half of a province’s spaces controls it. Walled cities and tribes have markers of their own.
word-walled = Walled city
    .forms = walled city|walled port|walled|unwalled
    .says = A square space. Its marker is flipped only by a siege (three siege points); units inside do not fight outside.
word-attrition = Attrition
    .forms = attrition
    .says = The owner rolls one die in the column for his number of units and loses as many as the table says. Generals are never lost to it.
word-siege-point = Siege point
    .forms = siege point|siege points|siege
    .says = A general with three units at an enemy city may roll once when his move ends. With three siege points the city falls.
word-subjugation = Subjugation point
    .forms = subjugation points
    .says = As siege points, for a tribe: with three of them its marker is gone for good.
word-strategy = Strategy rating
    .forms = strategy rating
    .says = A general moves with a card whose operations are at least this number: 1 is best, 3 is worst.
word-battle-rating = Battle rating
    .forms = battle rating
    .says = As many battle cards more, and the number not to be exceeded in rolls to intercept, avoid battle, pursue or counterattack.
word-movement = Movement points
    .forms = movement point|movement points
    .says = A road costs 1, a pass or a strait 2, a voyage 3. Usually there are 4.
word-operations = Operations
    .forms = operations
    .says = The number on the card: move a general of at most that strategy rating, place so many markers, or with a 3 raise a unit.
word-battle-card = Battle card
    .forms = battle card|battle cards
    .says = As many as the battle rating and the units, allies and others added. The defender must match each attack with the same kind.
word-naval = Naval combat roll
    .forms = naval combat roll|naval combat rolls
    .says = Rome rolls when Carthage sails: 1 or less is safe, 2 sends the fleet back, 3 or more sinks it.
word-campaign = Campaign
    .forms = Campaigns
    .says = A card with which two (minor) or three (major) generals of any rating move one after the other.
word-initiative = Initiative
    .forms = initiative
    .says = Who has it attacks. After a matched attack the defender may roll his battle rating or less for it.
word-intercept = Interception
    .forms = intercept
    .says = An army rolls its general’s battle rating or less to step in the way of an enemy next to it.
word-match = To match
    .forms = match|matched
    .says = To answer an attack with a battle card of the same kind, or a Reserve. Who cannot or will not, loses the battle.
word-retreat-die = Retreat die
    .forms = retreat die
    .says = The winner rolls for the loser’s further losses; a Probe takes 2 off the result, a Double Envelopment adds 2.
word-ally = Allies
    .forms = ally|allies
    .says = A province you control near the battle gives a battle card if you have a general there, each Numidia two.

# The log: several lines as one
many-reinforced = { NAME($seat) } placed { $n } combat units.
many-consul-drawn = { $n } consuls were elected.
many-card-dealt = { $n } cards were dealt to this hand.
many-pc-placed = { NAME($seat) } placed { $n } markers.
many-pc-converted = { NAME($seat) } converted { $n } spaces.
many-pc-removed = { NAME($seat) } lost { $n } markers.
many-marker-changed = { $n } spaces went over to { NAME($seat) }.
many-isolated = { $n } markers of { NAME($seat) } were isolated.
many-charmed = Hannibal’s charm removed { $n } Roman markers.
many-army-marched = { NAME($general) } marched from { THE($start) } to { THE($goal) }.

# What a computer's turn was for; said after its name
intent-takes = takes { THE($space) }
intent-besieges = besieges { THE($space) }
intent-faces = brings { NAME($general) } up to { NAME($other) }
intent-gathers = gathers at { THE($space) }
intent-goes = leads { NAME($general) } to { THE($space) }
intent-wins = wins over { NAME($province) }
intent-gains = gains ground in { NAME($province) }

## moments, in the manner of a chronicle

told-attrition = { NAME($seat) } loses { $lost ->
    [one] 1 unit
   *[other] { $lost } units
 } on the way at { THE($space) }.
told-fleet-sunk = The fleet of { NAME($general) } goes down.
told-overrun-done = { NAME($general) } overruns { $n ->
    [one] 1 unit
   *[other] { $n } units
 } at { THE($space) }.
told-intercepted = { NAME($general) } intercepts at { THE($space) } with { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
told-weather-stopped = Bad weather stops { NAME($general) } at { THE($space) }.
told-tribe-subjugated = { NAME($seat) } subjugates { THE($space) }.
told-traitor-opened = A traitor opens the gates of { THE($space) } to { NAME($seat) }.
told-general-eliminated = { NAME($general) } falls at { THE($space) }.
told-africanus-arrived = { NAME($general) } lands at { THE($space) } with { $n ->
    [one] 1 combat unit
   *[other] { $n } combat units
 }.
told-units-arrived = { $n ->
    [one] 1 unit of { NAME($seat) } arrives at { THE($space) }
   *[other] { $n } units of { NAME($seat) } arrive at { THE($space) }
 }{ $elephants ->
    [0] .
    [one] , 1 of them an elephant.
   *[other] , { $elephants } of them elephants.
 }
told-macedon-joined = Philip of Macedon becomes an ally of Carthage.
told-macedon-left = Philip of Macedon makes peace.
told-naval-victory-won = Carthage wins at sea and rules it until the end of the turn.
told-hanno-begun = Hanno’s counsel: Carthaginian units may not leave Africa.
told-cato-begun = Cato’s counsel: Roman units may not go to Africa.
told-march = { $way ->
    [1] With { WORD($n) } { $n ->
        [one] unit
       *[other] units
     } { NAME($general) } marches from { THE($start) } to { THE($goal) }.
   *[0] { NAME($general) } leaves { THE($start) } with { WORD($n) } { $n ->
        [one] unit
       *[other] units
     } and takes the road to { THE($goal) }.
 }
told-march-alone = { $way ->
    [1] Without troops { NAME($general) } goes from { THE($start) } to { THE($goal) }.
   *[0] { NAME($general) } leaves { THE($start) } alone and rides to { THE($goal) }.
 }
told-sail = { $way ->
    [1] The fleet of { NAME($general) } comes to { THE($goal) }, { WORD($n) } { $n ->
        [one] unit
       *[other] units
     } on board.
   *[0] { NAME($general) } lands at { THE($goal) } with { WORD($n) } { $n ->
        [one] unit.
       *[other] units.
     }
 }
told-attack = { NAME($general) }, { WORD($n, alone: 1) } against { WORD($m, alone: 1) }, attacks { NAME($seat) } at { THE($space) }.
told-break = { $way ->
    [1] At { THE($space) } { NAME($general) }, { WORD($n, alone: 1) } against { WORD($m, alone: 1) }, destroys the army of { NAME($seat) }.
   *[0] { NAME($general) }, { WORD($n, alone: 1) } against { WORD($m, alone: 1) }, breaks { NAME($seat) } at { THE($space) }.
 }
told-beat = { $way ->
    [1] { NAME($seat) } gives way to { NAME($general) } at { THE($space) } after { WORD($rounds) } { $rounds ->
        [one] round.
       *[other] rounds.
     }
   *[0] { NAME($general) } beats { NAME($seat) } at { THE($space) } in { WORD($rounds) } { $rounds ->
        [one] round.
       *[other] rounds.
     }
 }
told-hold = { $way ->
    [1] { NAME($general) } attacks at { THE($space) }, but { NAME($seat) } holds; { $n ->
        [0] nobody falls.
        [one] one unit is lost.
       *[other] { WORD($n) } units are lost.
     }
   *[0] { NAME($seat) } is not moved from { THE($space) }; { NAME($general) } loses { WORD($n, alone: 1) }.
 }
told-beaten = { $way ->
    [1] { NAME($other) } loses the battle of { THE($space) } to { NAME($seat) }.
   *[0] { NAME($seat) } beats { NAME($other) } at { THE($space) }.
 }
told-parted = { $way ->
    [1] { NAME($seat) } withdraws from { THE($space) } before { NAME($other) } can win.
   *[0] { NAME($seat) } breaks off the battle of { THE($space) }, and { NAME($other) } lets go.
 }
told-slip = { $way ->
    [1] { NAME($general) } will not fight and goes to { THE($space) }.
   *[0] { NAME($general) } slips away to { THE($space) } before the enemy can strike.
 }
told-siege = { $way ->
    [1] { NAME($seat) } comes nearer to the walls of { THE($space) }: siege points +{ $n }.
   *[0] { NAME($seat) } gains { $n ->
        [one] a step
       *[other] { WORD($n) } steps
     } against { THE($space) }.
 }
told-siege-in-vain = { $way ->
    [1] { THE($space, cap: 1) } stands, and { NAME($seat) } is no nearer.
   *[0] { NAME($seat) } tries { THE($space) } and gains nothing.
 }
told-fall = { $way ->
    [1] After the siege { THE($space) } is in the hands of { NAME($seat) }.
   *[0] { THE($space, cap: 1) } opens its gates to { NAME($seat) }.
 }
told-event = { $way ->
    [1] { NAME($seat) } lays down { NAME($card, case: "told") }.
   *[0] { NAME($seat) } plays { NAME($card, case: "told") }.
 }
told-counter = { $way ->
    [1] { NAME($seat) } has an answer: { NAME($card) }.
   *[0] { NAME($seat) } answers with { NAME($card) }.
 }
told-marker = { $way ->
    [1] { THE($space, cap: 1) } joins { NAME($seat) }.
   *[0] { NAME($seat) } wins over { THE($space) }.
 }
told-markers = { $way ->
    [1] { THE($space, cap: 1) } and { THE($other) } join { NAME($seat) }{ $n ->
        [0] .
        [one] , and one more place.
       *[other] , and { WORD($n) } more places.
     }
   *[0] { NAME($seat) } wins over { THE($space) } and { THE($other) }{ $n ->
        [0] .
        [one] , and one more place.
       *[other] , and { WORD($n) } more places.
     }
 }
told-markers-three = { $way ->
    [1] { THE($space, cap: 1) }, { THE($second) } and { THE($third) } join { NAME($seat) }.
   *[0] { NAME($seat) } wins over { THE($space) }, { THE($second) } and { THE($third) }.
 }
told-marker-lost = { $way ->
    [1] { THE($space, cap: 1) } no longer obeys { NAME($seat) }.
   *[0] { NAME($seat) } loses its hold on { THE($space) }.
 }
told-markers-lost-two = { $way ->
    [1] { THE($space, cap: 1) } and { THE($other) } no longer obey { NAME($seat) }.
   *[0] { NAME($seat) } loses its hold on { THE($space) } and { THE($other) }.
 }
told-markers-lost = { $way ->
    [1] { THE($space, cap: 1) } and { $n ->
        [one] one more place
       *[other] { WORD($n) } more places
     } no longer obey { NAME($seat) }.
   *[0] { NAME($seat) } loses its hold on { THE($space) } and on { $n ->
        [one] one more place.
       *[other] { WORD($n) } more places.
     }
 }
told-count = { $way ->
    [1] At the end of the turn Rome counts { WORD($rome, alone: 1) }, Carthage { WORD($carthage, alone: 1) }.
   *[0] The provinces are counted: Rome { WORD($rome, alone: 1) }, Carthage { WORD($carthage, alone: 1) }.
 }
told-truce = A truce begins.
told-truce-over = The truce is over.
told-end-peace = { NAME($seat) } has no more provinces to give and asks for peace; the war is over.
told-end-capital = With { THE($space) } the war is lost.
told-end-italy = All Italy but Latium has gone over to Carthage; the war is over.
told-end-points = The last turn is over, and the political points decide: Rome { $rome }, Carthage { $carthage }.
told-end-tie = After the last turn both have { WORD($rome) } political points, and a tie goes to { NAME($seat) }.
told-end-africanus = Scipio Africanus has fallen; the war is over.
told-end-no-romans = No Roman unit is left in Hispania; the war is over.
told-end-cities = New Carthage and Gades have fallen; the war is over.
term-space = { THE($space) }
term-units = { NAME($seat) }: units
term-cards = { NAME($seat) }: battle cards
term-lost = { NAME($seat) } loses
term-rounds = rounds
term-seat = { NAME($seat) }
term-roll = roll
term-siege-points = siege points
row-units = Units
row-hands = Battle cards
row-losses = { $n ->
    [one] Losses of one round
   *[other] Losses of { WORD($n) } rounds
 }
row-retreat = Lost in the retreat
row-points = Political points
card-fallen = { NAME($card) }
nothing-fallen = no answer
card-rolled = { $n }, needs { $most } or less
odds-counter = How likely it was that { NAME($general) } would take the initiative ({ $most } or less)
odds-siege = How likely it was that { NAME($seat) } would gain a siege point
why-unmatched = In round { $n } { NAME($seat) } did not match the { NAME($card) }.
why-out = { NAME($seat) } ran out of battle cards.
verdict-lost = { NAME($seat) } loses at { THE($space) }
verdict-parted = { THE($space, cap: 1) }: no decision
verdict-siege = { THE($space, cap: 1) }: siege points +{ $n }
verdict-count = Rome { $rome }, Carthage { $carthage }
