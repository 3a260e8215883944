### Great War in English. A prompt is said after "Germany: ", so it begins small; its .wait is what others read after
### "Waiting for Germany: ". One seat may run several powers, so prompts name the power that acts.
### A refusal says the fact, its .help what would make it legal.

## Home: diplomacy, purchase, year-end, transport

# Diplomacy (4)
ask-diplomacy = diplomacy of { THE($power) } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
 }): declare war, play a card, or end it.
    .wait = diplomacy of { THE($power) }
ask-hand-over = { THE($country) } is called into the war: hand over { NAME($place) } as { NAME($power) } for a card and keep it out for a year?
    .wait = decide about { NAME($place) }
ask-pay-territory = pay a card of { THE($power) } for handing over { NAME($place) }?
    .wait = decide about a card
ask-delay = { THE($country) } is called into the war ({ $n ->
    [one] 1 delay card is played
   *[other] { $n } delay cards are played
 }): play a card of { THE($power) } against it?
    .wait = decide about delaying { THE($country) }
    .order = Delay cards against a call
ask-pay-peace = { THE($lead) } makes peace with Russia: pay a card of { THE($power) }?
    .wait = decide about a card for the peace
ask-flee = choose where the units of { THE($power) } go from { THE($place) }: { $n ->
    [one] 1 { NAME($unit) }.
   *[other] { $n } { NAME($unit, case: "pl") }.
 }
    .wait = bring units out of { THE($place) }
ask-revolution = revolution in Russia: { THE($power) } may remove { $n } more Russian units; choose a place, or stop.
    .wait = choose victims of the revolution
ask-revolution-unit = choose the unit that { THE($power) } removes from { THE($place) }.
    .wait = choose a victim of the revolution
ask-krakow = Poland is being made: does { NAME($power) } add Kraków?
    .wait = decide about Kraków
ask-free-infantry = choose where { NAME($power) } raises a free infantry ({ $n } left).
    .wait = raise the infantry of Trialism
ask-capital = does { NAME($power) } move its capital to Prague now, for nothing?
    .wait = decide about the capital

# Battles
ask-rebuild = rebuild a fallen unit of { THE($power) } for { $n } IP?
    .wait = decide about the hospitals
ask-hospital = choose the hospital for the { NAME($unit) } of { THE($power) }.
    .wait = choose a hospital
ask-pursue = choose where the cavalry of { THE($power) } pursues (at most { $n } units), or stop.
    .wait = decide about a pursuit
ask-pursue-unit = choose the unit that the cavalry of { THE($power) } cuts down in { NAME($place) } (at most { $n }), or stop.
    .wait = decide about a pursuit

# Purchase and year-end
ask-yield = { NAME($place) } is jointly occupied: { THE($power) } keeps it or yields it.
    .wait = decide about { NAME($place) }
ask-accept = { THE($holder) } yields { NAME($place) }: does { THE($power) } accept it?
    .wait = decide about { NAME($place) }
ask-buy = choose what { THE($power) } buys ({ $n } IP left), or end its purchases.
    .wait = purchases of { THE($power) }
ask-buy-at = choose where { THE($power) } puts the { NAME($item) }.
    .wait = purchases of { THE($power) }
ask-war-production = does { THE($power) } introduce war production? It brings more IP, and strikes become possible.
    .wait = decide about war production

# Transport
ask-keep-general = two armies meet in { NAME($place) }: choose the general who stays ({ NAME($power) } decides).
    .wait = merge two armies
ask-assign = choose the general of { THE($power) } for { NAME($place) }.
    .wait = assign a general
ask-transport = transport of { THE($power) } ({ $n } left): choose where a unit starts, or another act, or pass.
    .wait = transport of { THE($power) }
ask-transport-unit = choose the unit that { THE($power) } takes from { NAME($place) }.
    .wait = transport of { THE($power) }
ask-transport-to = choose where { THE($power) } brings the { NAME($unit) } from { NAME($place) }.
    .wait = transport of { THE($power) }
ask-new-general = choose the new general of { THE($power) } in { NAME($place) }.
    .wait = replace a general
ask-swap-with = choose with whom { NAME($general) } changes places ({ NAME($power) }).
    .wait = exchange two generals
ask-amount = choose how many IP { THE($power) } gives to { THE($receiver) }.
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
    [one] { NAME($piece) } goes to { THE($place) }.
   *[other] { $n } { NAME($piece, case: "pl") } go to { THE($place) }.
 }
nowhere-to-flee = { $n ->
    [one] { NAME($piece) } with nowhere to go: back to the card.
   *[other] { $n } { NAME($piece, case: "pl") } with nowhere to go: back to the card.
 }
entered = { THE($country, cap: 1) } enters the war on the side of { THE($alliance) }.
run-by = { THE($country, cap: 1) } is run by { THE($power) }.
row-laid = The units of { $n } are on the country cards.
strike-begun = { THE($power, cap: 1) } incites a strike in { NAME($place) }.
strike-over = The strike in { NAME($place) } is over.
revolution-took = Revolution: { NAME($piece) } in { THE($place) }.
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
debt-grown = { $n } IP of Great Britain’s next year are lost to submarines.
aid-given = { THE($power, cap: 1) } gives { $n } IP to { THE($receiver) }.
rebuilt = { THE($power, cap: 1) } rebuilds its { NAME($unit) } in { NAME($place) } ({ $n } IP).
pursued = Cavalry cuts down { NAME($piece) } in { NAME($place) }.
occupation-passed = { NAME($place) } passes to { THE($power) }, which has more units there.
yielded = { THE($power, cap: 1) } yields { NAME($place) } to { THE($receiver) }.
yield-refused = { THE($power, cap: 1) } does not take { NAME($place) }.
bought = { THE($power, cap: 1) } buys: { NAME($item) } in { NAME($place) }.
card-bought = { THE($power, cap: 1) } buys a diplomatic card.
war-production-begun = { THE($power, cap: 1) } introduces war production.
income = { THE($power, cap: 1) } has { $n } IP for the next year.
armies-merged = { NAME($general) } takes over the merged army in { NAME($place) }.
general-assigned = { NAME($general) } is assigned to { NAME($place) }.
general-replaced = { NAME($general) } takes over the army in { NAME($place) }.
generals-swapped = { NAME($general) } and { NAME($other) } change places.
transported = { NAME($piece) } is brought from { NAME($origin) } to { NAME($place) }.
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
too-dear = A { NAME($item) } costs { $price } IP and there are { $n }.
    .help = IP come at the end of each year.
not-on-card = There is no { NAME($item) } on the country card.
    .help = New units come in winter.
only-lines = Neutral countries buy no { NAME($item) }.
    .help = They may buy defence lines only.
no-place-to-buy = There is no place for a { NAME($item) }.
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
do-end-purchase = End purchases
do-war-production = War production
do-no-war-production = No war production
do-keep-general = { NAME($target) } stays
do-transport = From { THE($target) }
do-unit = { NAME($target) }
do-repeat-transport = The same again
do-replace-general = New general in { NAME($target) }
do-swap = Exchange { NAME($target) }
do-with = With { NAME($target) }
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
verb-at = Place
verb-keep-general = General who stays
verb-transport = Transport
verb-unit = Unit
verb-replace-general = Replace a general
verb-swap = Exchange generals
verb-with = Exchange with
verb-aid = Give aid
verb-amount = Amount
