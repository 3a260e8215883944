### Hannibál magyarul. A teendő a „Róma: ” után áll, ezért kisbetűvel kezdődik; a .wait az, amit a többiek olvasnak a
### „Várakozás: Róma” után. Az elutasítás a tényt mondja, a .help azt, ami segítene.

## A játék az előcsarnokban

game-title = Hannibál
game-invited = Hannibálra
game-subtitle = Róma Karthágó ellen, Kr. e. 218–201
game-about = Hannibál átkel az Alpokon, és Itália megremeg; de Rómának több a katonája, és az idő is neki dolgozik. A két játékos stratégiakártyákkal mozgatja hadvezéreit és seregeit, jelzőkkel tartományokat, ostrommal fallal védett városokat szerez, és kártyapárbajban dönti el a csatákat. A végén az győz, aki több tartományt ellenőriz; aki elfoglalja az ellenség fővárosát, azonnal győz.
game-hidden = A stratégiakártyák és a harci kártyák titkosak; a seregek, a hadvezérek és a jelzők nyíltan látszanak.
game-scenario = A második pun háború
game-scenario-note = Két játékos, kilenc forduló, három-négy óra. A két rövidebb forgatókönyv egy-egy óra.
option-scenario = Forgatókönyv
option-scenario-second_punic_war = A második pun háború (9 forduló)
option-scenario-hannibal_ad_portas = Hannibál a kapuk előtt (3 forduló)
option-scenario-campaign_iberia = Hispaniai hadjárat (2 forduló)
option-siege_attempts_per_card = Ostromkísérletek
option-siege_attempts_per_card-one_total = Kártyánként egy
option-siege_attempts_per_card-per_site = Kártyánként és helyszínenként egy
option-change_of_command_turn1 = Parancsnokváltás az első fordulóban
option-change_of_command_turn1-no = Nem
option-change_of_command_turn1-yes = Igen
option-messenger_intercepted_variant = Elfogott futár: az ellenfél követelheti, hogy azonnal játssz ki még egy lapot
option-messenger_intercepted_variant-no = Nem
option-messenger_intercepted_variant-yes = Igen
option-political_consequences_on_withdrawal = Az elszakadás politikai következményei
option-political_consequences_on_withdrawal-no = Nem
option-political_consequences_on_withdrawal-yes = Igen

## A tábla a terminálban

board-turn = { $n }. forduló, összesen { $last }
board-siege = (ostrom { $n })
board-inside = (a falak között { $size })
board-battle = Csata { THE($space, case: "near") }
board-commander = parancsnok
board-cards = lapok
board-points = pontok
board-hand = kézben

## Visszatekintés

plan-cards = Kézben tartott lapok
plan-bare = { $n ->
    [0] Egység nélkül marad az ellenség mellett: { NAME($space) }
   *[other] Egység nélkül marad az ellenség mellett: { NAME($space) } és még { $n } hely
 }
danger-siege = Ostrom alatt: { NAME($space) }, { $n } ostrompont a { $all } közül
danger-army = { THE($general, cap: 1) } itt: { NAME($space) }, { $n } egységgel; mellette { THE($other) } { NUM($m, case: "with") }
measure-points = Politikai pontok
measure-spaces = Ellenőrzött helyszínek
measure-units = Harci egységek a térképen
part-provinces = Megszerzett és majdnem megszerzett tartományok
part-ground = Jelzők és csapatok
part-generals = A hadvezérek helyzete
part-goals = Új-Karthágó és Gades
part-battle = Kilátások a csatában

## Sorsolás

deal = ossz egy stratégiakártyát: { NAME($seat) }.
draw-a-consul = húzz egy konzult.
lose-a-card = húzd ki, melyik lapját veszíti el { NAME($seat) }.
steal-a-card = húzd ki, melyik lapját veszik el ({ NAME($seat) }).
deal-battle = ossz egy harci kártyát: { NAME($seat) }.
show-card = húzd ki, melyik harci kártyáját mutatja meg { NAME($seat) }.
take-card = húzd ki, melyik harci kártyáját veszíti el { NAME($seat) }.
roll-attrition = { NAME($seat) } veszteségdobása { THE($space, case: "near") } (módosító: { $modifier }).
roll-naval = tengeri dobás: { NAME($general) } { THE($space, case: "to") } hajózik (módosító: { $modifier }).
roll-pursuit = { NAME($general) } üldöz, siker: legfeljebb { NUM($most, case: "adj") }.
roll-avoid = { NAME($general) } elkerüli a csatát, siker: legfeljebb { NUM($most, case: "adj") }.
roll-intercept = { NAME($general) } közbelép, siker: legfeljebb { NUM($most, case: "adj") } (módosító: { $modifier }).
roll-change-of-command = parancsnokváltás: 4–6 esetén { NAME($general) } helyett { NAME($other) } a parancsnok.
roll-charge = { $n } elefánt rohamoz; { NUM($rating, case: "nom") } fölött sikeres.
roll-counterattack = { NAME($general) } ellentámad, siker: legfeljebb { NUM($most, case: "adj") }.
roll-withdraw = { NAME($general) } elszakad, siker: legfeljebb { NUM($most, case: "adj") }.
roll-prevent = { NAME($general) } megakadályozza az elszakadást, siker: legfeljebb { NUM($most, case: "adj") }.
roll-casualties = a csata vesztesége { $n } kör után.
roll-retreat = visszavonulási kocka { NAME($seat) } ellen.
roll-siege = { NAME($seat) } kísérlete { THE($space, case: "near") } (módosító: { $modifier }).
roll-exemption = { NAME($general) } együtt tartja az embereit, siker: legfeljebb { NUM($most, case: "adj") }.

## Teendők

ask-reinforce = helyezz el egy harci egységet (még { $n }).
    .wait = erősítést helyez el
ask-return = válaszd ki, melyik sereghez tér vissza { NAME($general) }.
    .wait = félreállított hadvezért hoz vissza
ask-africanus = válaszd ki, hol száll partra Scipio Africanus a seregével.
    .wait = kiválasztja, hol száll partra Scipio Africanus
ask-proconsul = jelölj ki egy hadvezért prokonzulnak, vagy senkit.
    .wait = prokonzult jelöl ki
ask-consul = válaszd ki, melyik sereget kapja meg { NAME($general) } konzul.
    .wait = konzult helyez el
ask-preempt = te kezdhetsz, ha az első lapod hadjáratkártya.
    .wait = eldönti, kezd-e hadjáratkártyával
    .order = Kezdés hadjáratkártyával
ask-first = válaszd ki, ki kezd.
    .wait = eldönti, ki kezd
ask-card = válassz egy stratégiakártyát.
    .wait = stratégiakártyát játszik ki
ask-use = válaszd ki, mire használod { THE($card, case: "acc") }.
    .wait = stratégiakártyát játszik ki
ask-pcs = helyezz el vagy fordíts meg legfeljebb { $n } ellenőrzésjelzőt.
    .wait = ellenőrzésjelzőket helyez el
ask-raise = válaszd ki, melyik hadvezérnél toborzol ({ NAME($card, case: "title") }).
    .wait = csapatokat toboroz
ask-general = válaszd ki, melyik hadvezért aktiválod { THE($card, case: "with") }.
    .wait = hadvezért aktivál
ask-campaign = válaszd ki a hadjárat következő hadvezérét (még legfeljebb { $n }), vagy zárd le a hadjáratot.
    .wait = kiválasztja a hadjárat következő hadvezérét
ask-subordinates = válaszd ki, mely hadvezérek mennek { NAME($general, case: "with") }.
    .wait = sereget állít össze
ask-units = válaszd ki, hány harci egység megy { NAME($general, case: "with") }.
    .wait = sereget állít össze
ask-elephants = válaszd ki, hány elefánt van { NAME($general) } egységei között.
    .wait = sereget állít össze
ask-train = döntsd el, mennek-e az ostromgépek { NAME($general, case: "with") }.
    .wait = sereget állít össze
ask-march = { NAME($general) } { $n ->
    [0] egyedül
   *[other] { $n } egységgel
 } vonul: válaszd ki, hová (még { $left } mozgáspont), vagy állj meg.
    .wait = vonul
ask-intercepted = az ellenség közbelépett { THE($space, case: "near") }: { NAME($general) } ütközzön meg vele, vagy húzódjon vissza.
    .wait = csatázik vagy visszahúzódik
ask-overrun = { NAME($general) } egyetlen egységgel áll szemben { THE($space, case: "near") }: rohanja le, vagy csatázzon.
    .wait = lerohan vagy csatázik
ask-after-avoid = az ellenség elkerülte a csatát { THE($space, case: "near") }: { NAME($general) } üldözze, vagy álljon meg.
    .wait = üldöz vagy megáll
ask-split-elephants = válaszd ki, hány elefánt megy be a városba ({ NAME($space) }).
    .wait = bevonul egy városba
ask-hanno = döntsd el, leveszi-e Hannó a római jelzőt ({ NAME($space) }).
    .wait = egy jelzőről dönt
ask-siege = { NAME($general) } megérkezett ({ NAME($space) }): próbáld elfoglalni, vagy pihenj.
    .wait = ostromról dönt
ask-command = válaszd ki, ki a parancsnok { THE($space, case: "near") }.
    .wait = parancsnokot választ
ask-station = ellenséges sereg áll { THE($space, case: "near") }: válaszd ki, hány egység megy a falak mögé.
    .wait = védőket rendel a falakra { THE($space, case: "near") }
ask-station-elephants = válaszd ki, hány elefánt megy a falak mögé { THE($space, case: "near") }.
    .wait = védőket rendel a falakra { THE($space, case: "near") }
ask-station-generals = válaszd ki, mely hadvezérek mennek a falak mögé { THE($space, case: "near") }.
    .wait = védőket rendel a falakra { THE($space, case: "near") }
ask-avoid = az ellenség { THE($space, case: "near") } áll: kerüld el a csatát, vagy állj ki ellene.
    .wait = a seregre reagál { THE($space, case: "near") }
    .order = A csata elkerülése mindenkivel, aki mehet
ask-intercept = az ellenség { THE($space, case: "near") } jár: válaszd ki, ki lép közbe, vagy engedd tovább.
    .wait = a seregre reagál { THE($space, case: "near") }
    .order = Közbelépés minden szomszédos hadsereggel
ask-avoid-goal = válaszd ki, hová tér ki { NAME($general) }.
    .wait = elkerüli a csatát
ask-counter-weather = az ellenség { THE($space, case: "to") } vonulna: válaszolj lappal, vagy engedd.
    .wait = válaszol a menetre
    .order = Rossz idő a menet ellen
ask-counter-naval = az ellenség { THE($space, case: "to") } hajózna: válaszolj lappal, vagy engedd.
    .wait = válaszol a hajózásra
    .order = Rossz idő vagy Tengeri vihar a hajózás ellen
ask-counter-tribes = az ellenség { THE($space, case: "near") } jár: válaszolj lappal, vagy engedd.
    .wait = válaszol a menetre
    .order = Ellenséges törzsek Liguriában és Gallia Transalpinában
ask-sortie = döntsd el, kitörnek-e a bent lévők { THE($space, case: "near") }.
    .wait = kitörésről dönt
ask-change-of-command = két konzul támad: dobj parancsnokváltásra, vagy maradjon { NAME($general) } a parancsnok.
    .wait = parancsnokváltásról dönt
ask-declare = játssz ki stratégiakártyát a csata előtt ({ NAME($space) }), vagy engedd.
    .wait = előkészíti a csatát
    .order = Stratégiakártya a csata előtt
ask-charge = döntsd el, rohamoz-e { A($n) } { $n } elefántod.
    .wait = elefántrohamról dönt
ask-elephant-fright = rohamoznak az elefántok: válaszolj lappal, vagy engedd.
    .wait = válaszol az elefántrohamra
    .order = Megriadt elefántok a roham ellen
ask-attack = játssz ki egy harci kártyát ({ $n }. kör, lapjaid: { $cards }).
    .wait = támad
ask-defence = az ellenség lapja: { NAME($card) }; felelj meg rá, vagy add fel a csatát.
    .wait = megfelel a lapra
ask-initiative = vedd át a kezdeményezést, vagy maradj védekező.
    .wait = a kezdeményezésről dönt
ask-counterattack = indíts ellentámadást { NAME($general, case: "with") } (siker: legfeljebb { NUM($most, case: "adj") }), vagy maradj védekező.
    .wait = ellentámadásról dönt
ask-open-card = vegyél el egy nyílt lapot, vagy egyet találomra.
    .wait = harci kártyát vesz el
ask-prevent = döntsd el, megpróbálja-e { NAME($general) } megakadályozni az elszakadást.
    .wait = az elszakadásról dönt
ask-withdraw-goal = válaszd ki, hová szakad el a sereged { THE($space, case: "from") }.
    .wait = elszakad
ask-losses = válaszd ki, hány elefánt van az elveszett { $n } egység között { THE($space, case: "near") }.
    .wait = veszteséget választ
ask-retreat-city = válaszd ki, hány egység vonul vissza a városba ({ NAME($space) }).
    .wait = visszavonul
ask-retreat = válaszd ki a visszavonulás következő helyszínét ({ $n } egység).
    .wait = visszavonul
ask-join = döntsd el, csatlakozik-e a visszavonuláshoz { A($n) } { $n } baráti egység { THE($space, case: "near") }.
    .wait = visszavonul
ask-pc-to-remove = vegyél le saját ellenőrzésjelzőt (még { $n }).
    .wait = ellenőrzésjelzőket vesz le
ask-event-units = válaszd ki, hová érkezik { $n } egység ({ NAME($card, case: "title") }).
    .wait = egységeket helyez el
ask-train-general = válaszd ki, melyik hadvezér kapja az ostromgépeket.
    .wait = elhelyezi az ostromgépeket
ask-event-province = válassz tartományt ({ NAME($card, case: "title") }).
    .wait = tartományt választ
ask-event-marker = válassz jelzőt (még { $n }; { NAME($card, case: "title") }).
    .wait = jelzőket választ
ask-strike = válaszd ki, melyik sereget sújtja { THE($card) }.
    .wait = sereget választ
ask-relief = válaszd ki, melyik helyszínt menti fel { THE($card) }.
    .wait = helyszínt választ
ask-replacement = válaszd ki, ki váltja { NAME($general, case: "acc") } prokonzulként.
    .wait = új prokonzult választ
ask-demand = követeld, hogy { NAME($seat) } azonnal játsszon ki még egy lapot, vagy engedd.
    .wait = újabb kijátszásról dönt

## Útjelző és a forduló sávja

crumb-turn = { $n }. forduló
crumb-reinforcements = Erősítések
crumb-elections = Választások
crumb-strategy = Lapok: { $rome } és { $carthage }
crumb-play = { NAME($seat) } játszik
crumb-card = { NAME($card, case: "title") }
crumb-pcs = Ellenőrzésjelzők: { $n }
crumb-raise = Toborzás: { NAME($card, case: "title") }
crumb-activation = Aktiválás: { NAME($card, case: "title") }
crumb-campaign = { NAME($card, case: "title") }: még { $n }
crumb-muster = { NAME($general) } serege
crumb-march = { NAME($general) } menete: még { $left } pont
crumb-counter = { NAME($seat) } válaszolhat
crumb-reaction = { NAME($seat) } reagál: { NAME($space) }
crumb-station = Falak: { NAME($space) }
crumb-battle = Csata: { NAME($space) }
crumb-rounds = { $n }. kör, támad: { NAME($seat) }
crumb-aftermath = A csata után: { NAME($space) }
crumb-losses = Veszteség: { NAME($space) }
crumb-retreat = { NAME($seat) } visszavonul
crumb-remove-pcs = { NAME($seat) } jelzőket vesz le: { $n }
crumb-siege = Megállás: { NAME($space) }
crumb-attrition = Veszteségdobás: { NAME($space) }
crumb-command = Parancsnok: { NAME($space) }
crumb-event = { NAME($card, case: "title") }
crumb-winter = Tél: { NAME($seat) }
strip-reinforcements = Erősítések
strip-deal = Osztás ({ $n })
strip-plays = Stratégiafázis
strip-winter = Téli veszteség
strip-isolation = Elszigetelődés
strip-victory = Győzelem ellenőrzése

## Napló: erősítések és választások

turn-begun = Elkezdődött { A($n) } { $n }. forduló.
reinforced = { NAME($seat) } { $n } harci egységet helyezett el { THE($space, case: "near") }.
reinforcement-lost = { NAME($seat, case: "dat") } nem volt hová tennie { $n } harci egységet.
general-returned = { NAME($general) } visszatért a sereghez { THE($space, case: "to") }.
africanus-arrived = { NAME($general) } { $n } harci egységgel megérkezett { THE($space, case: "to") }.
proconsul-named = { NAME($general) } prokonzul maradt.
consuls-leave = Róma nem jelölt ki prokonzult.
consul-drawn = Konzul lett: { NAME($general) }.
consul-placed = { NAME($general) } konzul átvette a parancsnokságot { THE($space, case: "near") }.

## Napló: stratégiakártyák

deck-shuffled = A stratégiakártyák új paklija elkészült ({ $n } lap).
cards-dealt = Mindkét játékos { $n } stratégiakártyát kapott.
card-dealt = Osztott lap: { NAME($card, case: "title") }.
preempted = { NAME($seat) } kezdett, hadjáratkártyával.
preempted-not = { NAME($seat) } nem élt a kezdés jogával.
first-chosen = { NAME($seat) } döntött: { NAME($first) } kezd.
card-for-ops = { NAME($seat) } műveletekre használta { THE($card, case: "acc") } ({ $n }).
card-as-event = { NAME($seat) } eseményként játszotta ki { THE($card, case: "acc") }.
card-discarded = { NAME($seat) } eldobta { THE($card, case: "acc") }.
counter-played = { NAME($seat) } válaszul kijátszotta { THE($card, case: "acc") }.
pc-placed = { NAME($seat) } jelzőt helyezett el { THE($space, case: "at") }.
pc-converted = { NAME($seat) } a maga oldalára fordította { THE($space, case: "acc") }.
troops-raised = { NAME($seat) } egy harci egységet toborzott { NAME($general, case: "near") } ({ NAME($space) }).
campaign-ended = { NAME($seat) } hadjárata véget ért.

## Napló: mozgás

army-marched = { NAME($general) } { THE($start, case: "from") } { THE($goal, case: "to") } vonult ({ $n ->
    [0] egyedül
   *[other] { $n } egység
 }).
army-sailed = { NAME($general) } { THE($start, case: "from") } { THE($goal, case: "to") } hajózott ({ $n ->
    [0] egyedül
   *[other] { $n } egység
 }).
army-sallied = { NAME($general) } { $n } egységgel kitört { THE($space, case: "from") }.
army-stopped = { NAME($general) } megállt { THE($space, case: "near") }.
army-backed-up = { NAME($general) } visszahúzódott { THE($space, case: "to") }.
army-entered-city = { NAME($general) } { $n } egysége bement a városba ({ NAME($space) }).
overrun-done = { NAME($general) } lerohant { $n } egységet { THE($space, case: "near") }.
naval-rolled = Tengeri dobás, { NAME($general) }: { $n }, módosítva { $roll }: { $outcome ->
    [0] az út biztonságos volt.
    [1] a flotta visszatért a kikötőbe.
   *[2] a flotta elsüllyedt.
 }
pursuit-rolled = { NAME($general) } üldözésre { NUM($n, case: "acc") } dobott (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] a sereg továbbment.
   *[0] a sereg megállt.
 }
weather-stopped = A rossz idő megállította { NAME($general, case: "acc") } { THE($space, case: "near") }.
charmed = Hannibál híre nyomán eltűnt a római jelző { THE($space, case: "from") }.
attrition-rolled = { NAME($seat) } veszteségdobása { THE($space, case: "near") }: { $n }, módosítva { $roll }; odaveszett { $lost }.
units-lost = { NAME($seat, case: "dat") } { $n } harci egysége veszett oda { THE($space, case: "near") }{ $elephants ->
    [0] .
   *[other] , köztük { $elephants } elefánt.
 }

## Napló: reakciók

stationed = { NAME($seat) } { THE($space, case: "near") }: { $inside } a falak mögött, { $outside } kívül.
avoid-declared = { NAME($general) } megpróbálta elkerülni a csatát { THE($space, case: "near") } ({ $n ->
    [0] egyedül
   *[other] { $n } egység
 }).
avoid-rolled = { NAME($general) } a csata elkerülésére { NUM($n, case: "acc") } dobott (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] siker.
   *[0] kudarc.
 }
avoided-to = { NAME($general) } kitért { THE($space, case: "to") }.
avoided-into-city = { NAME($general) } a falak mögé húzódott { THE($space, case: "near") }.
intercept-declared = { NAME($general) } { $n } egységgel megpróbált közbelépni { THE($space, case: "near") }.
intercept-rolled = { NAME($general) } közbelépésre { NUM($n, case: "acc") } dobott, módosítva { $roll } (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] siker.
   *[0] kudarc.
 }
intercepted = { NAME($general) } { $n } egységgel közbelépett { THE($space, case: "near") }.
general-displaced = { NAME($general, case: "acc") } félreállították { THE($space, case: "near") }.
general-eliminated = { NAME($general) } elesett { THE($space, case: "near") }.

## Napló: csata

battle-begun = { NAME($seat) } támadott { THE($space, case: "near") }: { $n } egység { $enemies } ellen.
sortie-joined = { NAME($seat) } { $n } egysége kitört { THE($space, case: "from") }.
command-changed = Parancsnokváltás: dobás { $n }, { NAME($general) } vette át a parancsnokságot.
command-kept = Parancsnokváltás: dobás { $n }, { NAME($general) } maradt a parancsnok.
charge-rolled = Elefántroham: dobás { $n }, határ { $rating }; Róma { $rome }, Karthágó { $carthage } harci kártyát veszített.
elephants-frightened = Az elefántok megriadtak: Karthágó két harci kártyával kevesebbet kapott.
hands-dealt = Harci kártyák: Róma { $rome }, Karthágó { $carthage }.
battle-card-shown = { NAME($seat, case: "dat") } meg kellett mutatnia egy lapot: { NAME($card) }.
battle-card-taken = { NAME($seat) } elvett az ellenségtől egy lapot: { NAME($card) }.
attacked-with = { NAME($seat) } { $other ->
    [0] támadása: { NAME($card) }.
   *[1] támadása: { NAME($card) } mint { NAME($type) }.
 }
matched = { NAME($seat) } megfelelt rá: { NAME($card) }.
conceded = { NAME($seat) } nem tudott vagy nem akart megfelelni rá.
out-of-cards = { NAME($seat, case: "dat") } nem maradt harci kártyája.
initiative-taken = { NAME($seat) } átvette a kezdeményezést.
counterattack-rolled = { NAME($general) } ellentámadásra { NUM($n, case: "acc") } dobott (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] siker.
   *[0] kudarc.
 }
withdraw-rolled = { NAME($general) } elszakadásra { NUM($n, case: "acc") } dobott (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] siker.
   *[0] kudarc.
 }
prevent-rolled = { NAME($general) } az elszakadás megakadályozására { NUM($n, case: "acc") } dobott (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] megakadályozta.
   *[0] kudarc.
 }
casualties-rolled = Veszteség: dobás { $n }, { $rounds } kör után; mindkét fél { $lost } egységet veszített.
retreat-rolled = Visszavonulási kocka: { $n }, módosítva { $roll }; { NAME($seat) } további { $lost } egységet veszített.
battle-lost = { NAME($seat) } elvesztette a csatát { THE($space, case: "near") }{ $n ->
    [0] , de egység nem veszett oda.
   *[other] , és { $n } harci egysége odaveszett.
 }
withdrew-to = { NAME($seat) } elszakadt { THE($space, case: "to") }.
withdrew-into-city = { NAME($seat) } visszahúzódott a városba ({ NAME($space) }).
retreated-to = { NAME($seat) } visszavonult { THE($space, case: "to") } ({ $n } egység).
retreated-into-city = { NAME($seat) } { $n } egysége visszavonult a városba ({ NAME($space) }).
joined-retreat = { NAME($seat) } további { $n } egysége csatlakozott a visszavonuláshoz { THE($space, case: "near") }.
force-eliminated = { NAME($seat) } nem tudott visszavonulni { THE($space, case: "from") }: { $n } egysége elpusztult.
train-lost = Az ostromgépek elvesztek { THE($space, case: "near") }.

## Napló: ostrom és események

siege-begun = { NAME($general) } kísérletet tett { THE($space, case: "near") }.
siege-rolled = { NAME($seat) } kísérlete { THE($space, case: "near") }: dobás { $n }, módosítva { $roll }; pont { $points }, veszteség { $lost }.
city-taken = { NAME($seat) } elfoglalta { THE($space, case: "acc") }.
tribe-subjugated = { NAME($seat) } leigázta { THE($space, case: "acc") }.
hanno-removed = Hannó levette a római jelzőt { THE($space, case: "from") }.
traitor-opened = Egy áruló kaput nyitott { NAME($seat, case: "dat") } { THE($space, case: "at") }.
units-arrived = { NAME($seat, case: "dat") } { $n } egysége érkezett { THE($space, case: "to") }{ $elephants ->
    [0] .
   *[other] , köztük { $elephants } elefánt.
 }
train-placed = { NAME($general) } megkapta az ostromgépeket { THE($space, case: "near") }.
pc-removed = { NAME($seat) } elvesztette a jelzőjét { THE($space, case: "at") }.
marker-changed = { NAME($seat) } oldalára állt { THE($space) }.
exemption-rolled = { NAME($general) } { NUM($n, case: "acc") } dobott, hogy együtt tartsa az embereit (legfeljebb { NUM($most, case: "adj") } kellett): { $ok ->
    [1] maradtak.
   *[0] többen megszöktek.
 }
points-removed = { THE($space, case: "near", cap: 1) } lekerült { $n } ostrom- vagy leigázáspont.
proconsul-replaced = A szenátus leváltotta { NAME($old, case: "acc") }; az új prokonzul { NAME($new) } lett.
card-lost = { NAME($seat) } elvesztette { THE($card, case: "acc") }.
card-stolen = { NAME($seat) } elvette { THE($card, case: "acc") } { NAME($victim, case: "off") }.
card-stolen-hidden = { NAME($seat) } elvett egy stratégiakártyát { NAME($victim, case: "off") }.
play-demanded = { NAME($seat) } követelte, hogy { NAME($other) } azonnal játsszon ki még egy lapot.
macedon-joined = Makedón Fülöp szövetséget kötött Karthágóval.
macedon-left = Makedón Fülöp békét kötött.
naval-victory-won = Karthágó győzött a tengeren, és a forduló végéig uralja.
hanno-begun = Hannó tanácsa: karthágói egység nem hagyhatja el Afrikát.
cato-begun = Cato tanácsa: római egység nem mehet Afrikába.
counsels-ended = Már nincs érvényben { THE($card) }.
truce-begun = Fegyverszünet kezdődött.
truce-ended = A fegyverszünet véget ért.

## Napló: a forduló és a játék vége

isolated = { NAME($seat) } jelzője elszigetelődött { THE($space, case: "at") }.
points-counted = Politikai pontok: Róma { $rome }, Karthágó { $carthage }.
sued-for-peace = { NAME($seat) } nem tudott levenni { $n } jelzőt, ezért békét kért.
won-capital = { NAME($seat) } győzött: { NAME($space) } elesett!
won-italy = { NAME($seat) } győzött: Latium kivételével egész Itália átállt!
won-on-points = { NAME($seat) } győzött politikai pontokkal: Róma { $rome }, Karthágó { $carthage }!
won-africanus = { NAME($seat) } győzött: Scipio Africanus elesett!
won-no-romans = { NAME($seat) } győzött: nem maradt római egység Hispaniában!
won-cities = { NAME($seat) } győzött: Új-Karthágó és Gades elesett!
result-peace = { NAME($seat) } győzött: az ellenség békét kért.
result-capital = { NAME($seat) } győzött: elfoglalta az ellenség fővárosát.
result-italy = { NAME($seat) } győzött: ellenőrzi Itáliát.
result-last-turn = { NAME($seat) } győzött politikai pontokkal.
result-africanus = { NAME($seat) } győzött: Scipio Africanus elesett.
result-no-romans = { NAME($seat) } győzött: a római sereg megsemmisült.
result-cities = { NAME($seat) } győzött: Új-Karthágó és Gades elesett.
taken-back = { NAME($seat) } visszavette az azóta történteket.
result-resigned = { NAME($seat) } feladta a játszmát.
result-draw-agreed = A játékosok döntetlenben egyeztek meg.

## Elutasítások

not-in-hand = Nincs a kezedben { THE($card) }.
    .help = Válassz a saját lapjaid közül.
must-be-campaign = Az első lapod nem lehet { THE($card) }: hadjáratkártyát jelentettél be.
    .help = Játssz ki egy kis vagy nagy hadjáratot.
not-your-event = { THE($card, cap: 1) } eseménye az ellenfélé.
    .help = Használd a lapot műveletekre.
only-as-counter = { THE($card, cap: 1) } váratlan esemény: a maga pillanatára vár.
    .help = Használd most műveletekre, vagy tartsd meg.
only-for-ops = { THE($card, cap: 1) } szövege a műveleteivel együtt hat.
    .help = Aktiválj vele hadvezért.
not-in-scenario = { THE($card, cap: 1) } eseménye ebben a forgatókönyvben nem történhet meg.
    .help = Használd a lapot műveletekre.
no-effect = { THE($card, cap: 1) } eseményének most nincs meg a feltétele, vagy nem változtatna semmin.
    .help = Használd műveletekre, vagy dobd el.
needs-province = Nincs meg a feltétele: { NAME($seat) } nem ellenőrzi { THE($province, case: "acc") }.
    .help = Használd műveletekre, vagy dobd el.
needs-general = Egyik hadvezéred sem áll ott, ahová { THE($card) } egységeket hozna.
    .help = Használd műveletekre, vagy dobd el.
needs-three = Nincs meg a feltétele: Karthágó nem ellenőriz három itáliai tartományt.
    .help = Használd műveletekre, vagy dobd el.
needs-macedon = Nincs meg a feltétele: Makedónia nem Karthágó szövetségese.
    .help = Használd műveletekre, vagy dobd el.
hannibal-elsewhere = Nincs meg a feltétele: Hannibál nincs Itáliában.
    .help = Használd műveletekre, vagy dobd el.
no-proconsul-to-replace = Nincs prokonzul, akit le lehetne váltani.
    .help = Használd műveletekre, vagy dobd el.
no-points-to-remove = Sehol sincs pont, amelyet ez a lap levehetne.
    .help = Használd műveletekre, vagy dobd el.
no-army-to-strike = Egyetlen ellenséges sereg sem áll ott, ahol ez a lap sújthatná.
    .help = Használd műveletekre, vagy dobd el.
no-general-to-move = Egyetlen hadvezér sem aktiválható { THE($card, case: "with") }.
    .help = A hadvezér stratégiai értéke nem lehet nagyobb a műveleti értéknél.
no-place-for-pc = Nincs hely ellenőrzésjelzőnek ({ NAME($card) }).
    .help = A jelzőhöz üres, ellenség nélküli helyszín kell; a megfordításhoz saját egység.
raising-needs-three = Nem lehet toborozni { THE($card, case: "with") }.
    .help = A toborzáshoz 3-as műveleti érték kell.
nowhere-to-raise = Nincs hadvezér, akinél toborozni lehetne ({ NAME($card) }).
    .help = Baráti tartomány baráti helyszínén kell állnia, ostrom nélkül.
no-raising-with = { NAME($general, case: "near") } nem lehet toborozni.
    .help = Baráti tartomány baráti helyszínén kell állnia, ostrom nélkül.
not-now = { THE($card, cap: 1) } most nem játszható ki.
    .help = A váratlan esemény megnevezi a maga pillanatát; minden más lap a saját kijátszásodra vár.
first-a-card = Kártya nélkül semmi sem mozdul.
    .help = Előbb válassz egy stratégiakártyát a kezedből.
card-is-chosen = Ehhez a kijátszáshoz már választottál lapot; { THE($card) } várjon.
    .help = Fejezd be, amit elkezdtél, vagy vedd vissza.
first-a-use = Előbb döntsd el, mire használod { THE($card, case: "acc") }.
    .help = Mozgathatsz hadvezért, elhelyezhetsz jelzőket, toborozhatsz, kijátszhatod az eseményt, vagy eldobhatod a lapot.
first-a-general = Az egységek csak hadvezérrel vonulnak.
    .help = Előbb válaszd ki, melyik hadvezért aktiválod.
first-the-army = { NAME($general) } még nem indul.
    .help = Előbb válaszd ki, ki megy vele.
one-army = { NAME($general) } most nem mozoghat: már vonul egy sereg.
    .help = Fejezd be ezt a menetet. Több hadvezér csak hadjárattal mozoghat, egymás után.
has-marker = { THE($space, case: "at", cap: 1) } már van jelző.
    .help = Válassz üres helyszínt, vagy fordíts meg egyet, ahol saját egységed áll.
enemy-units-there = Ellenséges egységek állnak { THE($space, case: "near") }.
    .help = Előbb űzd el őket.
out-of-play = { THE($space, cap: 1) } nem szerepel ebben a forgatókönyvben.
    .help = Válassz a forgatókönyv helyszínei közül.
no-enemy-pc = Nincs megfordítható ellenséges jelző { THE($space, case: "at") }.
    .help = A fallal védett várost ostromolni, a törzset leigázni kell.
no-own-unit = Nem áll saját egységed { THE($space, case: "near") }.
    .help = Előbb vonulj oda.
truce-convert = { THE($space, cap: 1) } fegyverszünet alatt nem fordítható meg.
    .help = Egy esemény véget vet a fegyverszünetnek.
not-a-pc-to-remove = Nincs levehető saját jelződ { THE($space, case: "at") }.
    .help = A fallal védett városok és a törzsek nem számítanak.
not-for-units = { THE($card, cap: 1) } egységei nem érkezhetnek { THE($space, case: "to") }.
    .help = A lap megnevezi a helyszíneket.
not-for-event = { THE($card, cap: 1) } nem változtat semmin { THE($space, case: "at") }.
    .help = A lap megnevezi, min változtat.
not-a-place-to-reinforce = Nem érkezhet erősítés { THE($space, case: "to") }.
    .help = Az erősítés a fővárosba vagy egy hadvezérhez megy, ostromlott városba soha.
not-a-place-to-return = Félreállított hadvezér nem térhet vissza { THE($space, case: "to") }.
    .help = Saját egységnek kell ott állnia, ostrom nélkül; Hannó Afrikában marad.
not-a-place-for-africanus = Scipio Africanus nem szállhat partra { THE($space, case: "near") }.
    .help = Itália római helyszínére vagy Hispania római kikötőjébe jön, ahol nincs ellenséges egység.
not-for-province = { THE($card, cap: 1) } nem változtat semmin { THE($province, case: "at") }.
    .help = A lap megnevezi a tartományokat.
not-a-place-for-consul = Nem állhat konzul { THE($space, case: "near") }.
    .help = Öt harci egység kell neki.
not-your-general = { NAME($general) } nem a te hadvezéred.
    .help = Válassz saját hadvezért.
not-on-map = { NAME($general) } nincs a térképen.
    .help = Válassz hadvezért a térképről.
rating-too-low = { NAME($general) } stratégiai értéke { $n }; ez a lap legfeljebb { NUM($ops, case: "adj") } értékűt aktivál.
    .help = Nagyobb műveleti értékű lap kell.
already-activated = { NAME($general) } ebben a hadjáratban már mozgott.
    .help = Válassz másik hadvezért.
is-spent = { NAME($general) } ezzel a lappal már nem mozgatható.
    .help = Válassz másik hadvezért.
consul-needs-five = { NAME($general) } nem mozoghat: öt egységnek kell maradnia nála is, ha konzul, és a hátrahagyott konzulnál is.
    .help = Előbb gyűjts össze több egységet.
not-with-him = { NAME($general) } nem mehet { NAME($leader, case: "with") }.
    .help = Csak az ott álló, nem magasabb rangú hadvezérek mehetnek vele.
consul-apart = { THE($space, case: "near", cap: 1) } a konzul öt egységgel vagy az ott lévők mindegyikével együtt marad.
wrong-number = { NAME($general) } nem mehet { $n } egységgel.
    .help = Legfeljebb tíz egység mozog; a konzul ötöt megtart, a maradó konzul is.
not-connected = { THE($start, case: "from", cap: 1) } nem vezet közvetlen út { THE($space, case: "to") }.
    .help = A térkép vonalain lehet vonulni.
already-there = A sereg már itt áll: { NAME($space) }.
    .help = A „Megállás” zárja le a menetet; ellenséges városnál vagy idegen törzsnél utána jöhet a kísérlet.
siege-needs-three = Három egység kell a kísérlethez { THE($space, case: "near") }.
    .help = Hozz ide több egységet.
siege-tried = Ezzel a lappal már volt ostrom- vagy leigázáskísérlet.
    .help = A következő lappal újra próbálhatod.
truce-besiege = Fegyverszünet alatt várost nem lehet ostromolni: { NAME($space) }.
    .help = Egy esemény véget vet a fegyverszünetnek.
too-far = { THE($space, case: "to", cap: 1) } { $cost } mozgáspont az út; { $left } maradt.
    .help = Állj meg, vagy válassz közelebbit.
no-crossing = A tengerszoros zárva van előtted: { NAME($start) }–{ NAME($space) }.
    .help = A várost kell ellenőrizned, ahonnan indulsz.
may-not-leave = { NAME($general) } nem mehet { THE($space, case: "to") }.
    .help = Hannó Afrikában, Fabius Itáliában marad.
counsels = Harci egység nem mehet { THE($space, case: "to") }, amíg a tanács érvényben van.
    .help = A következő keverés utáni fordulóban véget ér.
truce-holds = Fegyverszünet alatt nem lehet belépni { THE($space, case: "to") }.
    .help = Egy esemény véget vet a fegyverszünetnek.
alone-against-units = Egység nélküli hadvezér nem léphet be { THE($space, case: "to") }: ellenséges egységek állnak ott.
    .help = Vigyél magaddal egységeket.
train-stays = Az ostromgépek nem mehetnek { THE($space, case: "to") }.
    .help = Hagyd hátra: nem kelnek át sem az Alpokon, sem a tengeren.
consul-left-behind = A sereg nem mehet tovább { THE($space, case: "to") }: ötnél kevesebb egységgel hagyna hátra egy konzult.
    .help = Hagyj nála elég egységet, vagy állj meg.
army-tired = A sereg nem ér el { THE($space, case: "to") }: egy része ebben a hadjáratban már felhasználta a mozgását.
    .help = Hagyd hátra a fáradt egységeket.
no-port = { THE($space, case: "at", cap: 1) } nincs kikötő.
    .help = A hajók kikötőből kikötőbe mennek.
no-ship = Ezzel a lappal nem hajózhatsz { THE($space, case: "to") }.
    .help = Hajójeles lap kell.
too-many-at-sea = { $n } egység túl sok: a flotta { NUM($most, case: "acc") } visz.
    .help = Hagyj hátra néhányat.
city-besieged = Senki sem hajózhat ki { THE($space, case: "from") }: a város ostrom alatt áll.
    .help = Törj ki az ostromlók ellen.
walls-shut = Ellenség áll a falak előtt { THE($space, case: "near") }.
    .help = Törj ki, vagy hajózz el, amíg nincs ostrom.

too-far-to-intercept = { NAME($general) } nem léphet közbe { THE($space, case: "near") }.
    .help = Szomszédos helyszínen kell állnia, hágó és tengerszoros nélkül.
behind-walls = { NAME($general) } a falak mögött van.
    .help = Csak az léphet közbe, aki a falakon kívül áll.
one-from-a-space = { NAME($general) } már nem léphet közbe: onnan valaki már megy.
    .help = Egy helyszínről legfeljebb egy hadsereg lép közbe.
no-units-to-spare = { NAME($general, case: "dat") } nincs egysége, amelyet vezethetne.
    .help = Legalább egy megy; a hátramaradó parancsnoknál egynek, konzulnál ötnek kell maradnia.
not-in-the-way = { NAME($general) } nem áll szemben az ellenséggel { THE($space, case: "near") }.
    .help = Csak az kerülheti el a csatát, aki ott áll, a falakon kívül.
nowhere-to-slip = { NAME($general) } nem kerülheti el a csatát.
    .help = Olyan szomszédos helyszín kell hozzá, ahol nincs ellenség és ellenséges jelző, és nem onnan jött az ellenség; akinek pedig nem sikerült közbelépnie ez ellen a sereg ellen, annak állnia kell a csatát.
not-next-to = { THE($start, case: "from", cap: 1) } most nem vezet út { THE($space, case: "to") }.
    .help = Szomszédos helyszínt válassz; hágón és tengerszoroson most nem lehet átkelni.
came-from = Az ellenség { THE($space, case: "from") } jött.
    .help = Válassz másik helyszínt.
enemy-ground = { THE($space, case: "at", cap: 1) } ellenséges jelző vagy idegen törzs van.
    .help = Válassz baráti vagy üres helyszínt.
enemies-ahead = Ellenséges egységek állnak { THE($space, case: "near") }.
    .help = Válassz másik helyszínt.
must-go-back = A sereg nem szakadhat el { THE($space, case: "to") }.
    .help = Aki támadott, oda szakad el, ahonnan jött.
not-a-retreat = A visszavonulás nem vezet { THE($space, case: "to") }.
    .help = A legrövidebb úton megy baráti helyszínre vagy nagyobb sereghez, vagy olyan úton, amely kevesebbe kerül; hágón és tengerszoroson soha.
no-such-battle-card = Nincs ilyen lapod: { NAME($card) }.
    .help = Válassz a harci kártyáid közül.
reserve-for-what = { THE($card, cap: 1) } egy másik lap helyett játszható ki.
    .help = Válaszd ki, mi helyett.
no-match = { THE($card, case: "with", cap: 1) } nem lehet megfelelni erre: { NAME($played) }.
    .help = Ugyanilyen lap kell, vagy tartalék; csatánként egyszer Hannibál tapogatózása is megteszi.

## Előrejelzés

hand-rating = harci érték
hand-units = harci egységek
hand-allies = szövetségesek
hand-militia = latiumi népfelkelők
hand-tribe = baráti törzs
hand-interception = közbelépés
hand-failed-avoid = nem sikerült elkerülni a csatát
naval-ports = a két kikötő
naval-roman-ports = római kikötők
naval-small-force = legfeljebb egy egység
naval-syracuse = Szürakuszai
naval-macedon = Makedónia
naval-victory = tengeri győzelem
naval-commander = parancsnok
pass-modifier = nem alpesi hágó
guide-modifier = helybeli vezető
city-modifier = nagy város
carthage-modifier = nincs ostromgép
marcellus-modifier = Marcellus
roll-to-make = siker eddig
enemy-pc-modifier = ellenséges jelző
second-roll = dobások
points-there = már meglévő pontok
cannot-match = az ellenség nem tud megfelelni rá (%)
battle-forecast = harci kártyák: { $own } { A($theirs) } { $theirs } ellen, győzelem kb. { $percent }%
odds-forecast = győzelem kb. { $percent }%
chance-forecast = siker { $percent }%
naval-forecast = biztonságos { $safe }%, visszatér { $back }%, elsüllyed { $sunk }%
attrition-forecast = { $least }–{ $most } egység vész oda, átlagosan { $whole },{ $tenth }
siege-forecast = pont { $percent }%, most elesik { $take }%, veszteség { $lose }%
interception-forecast = közbelépés { THE($space, case: "near") } { $percent }%
retreat-face = kocka { $n }
defeat-forecast = mindkét fél veszít { $least }–{ $most } egységet, utána a visszavonulási kocka; minden odavész: { $percent }%
hint-card = műveleti érték: { $ops }
hint-cost = { $n } mozgáspont

## Lehetőségek

do-reinforce = Erősítés: { NAME($target) }
do-return-to = Visszatérés: { NAME($target) }
do-land-africanus = Partraszállás: { NAME($target) }
do-keep-proconsul = Prokonzul: { NAME($target) }
do-no-proconsul = Nincs prokonzul
do-place-consul = Elhelyezés: { NAME($target) }
do-preempt = Kezdés hadjárattal
do-do-not-preempt = Nem kezdek
do-play-first = { NAME($target) } kezd
do-play-card = Kijátszás: { NAME($target, case: "title") }
do-move-general = Hadvezér mozgatása
do-place-pcs = Ellenőrzésjelzők elhelyezése
do-raise-troops = Toborzás
do-play-event = Esemény kijátszása
do-discard = Eldobás
do-place-pc = Jelző: { NAME($target) }
do-convert-pc = Megfordítás: { NAME($target) }
do-raise-with = { NAME($target, case: "near") }
do-play-counter = Kijátszás: { NAME($target, case: "title") }
do-let-pass = Engedem
do-done = Kész
do-activate = Aktiválás: { NAME($target) }
do-take-general = Vele megy: { NAME($target) }
do-enough-generals = Senki más
do-take-units = Egységek: { $target }
do-take-elephants = Elefántok: { $target }
do-take-train = Ostromgépekkel
do-leave-train = Ostromgépek nélkül
do-march-to = Menet: { NAME($target) }
do-sail-to = Hajózás: { NAME($target) }
do-sail-into = Hajózás a városba: { NAME($target) }
do-sally = Kitörés
do-regroup = Átszervezés
do-charm = Helyszín megnyerése
do-stop = Megállás
do-back-up = Visszahúzódás
do-fight = Csata
do-overrun = Lerohanás
do-pursue = Üldözés
do-enter-city = Bevonulás a városba: { $target }
do-appoint = Parancsnok: { NAME($target) }
do-station = A falak mögött: { $target }
do-station-elephants = Elefánt a falak mögött: { $target }
do-station-general = A falak mögé: { NAME($target) }
do-avoid = Csata elkerülése: { NAME($target) }
do-intercept = Közbelépés: { NAME($target) }
do-avoid-to = Kitérés: { NAME($target) }
do-avoid-into-city = A falak mögé
do-avoid-with-all = Mindenki elkerüli a csatát
do-intercept-with-all = Minden szomszédos hadsereg közbelép
do-besiege = Ostrom vagy leigázás
do-bribe = Az áruló kaput nyit
do-remove-marker = Jelző levétele
do-rest = Pihenés
do-join-sortie = Kitörnek
do-stay-inside = Bent maradnak
do-roll-command = Dobás parancsnokváltásra
do-keep-command = Nincs dobás
do-charge = Elefántroham
do-no-charge = Nincs roham
do-attack-with = { NAME($target, case: "title") }
do-reserve-as = Tartalék mint { NAME($target) }
do-probe-as = Tapogatózás mint { NAME($target) }
do-match = Megfelelés
do-match-with-reserve = Megfelelés tartalékkal
do-match-with-probe = Megfelelés tapogatózással
do-take-open-card = Elvétel: { NAME($target) }
do-take-random-card = Egy találomra
do-concede = Csata feladása
do-counterattack = Ellentámadás
do-take-initiative = Kezdeményezés átvétele
do-stay-on-defence = Védekezés
do-withdraw = Elszakadás
do-prevent = Megakadályozás
do-let-go = Engedem
do-withdraw-to = Elszakadás: { NAME($target) }
do-withdraw-into-city = Vissza a városba
do-lose-elephants = Elveszett elefánt: { $target }
do-retreat-into-city = A városba: { $target }
do-retreat-to = Visszavonulás: { NAME($target) }
do-halt = Megállás itt
do-join-retreat = Csatlakoznak
do-leave-them = Maradnak
do-remove-pc = Levétel: { NAME($target) }
do-place-units = Elhelyezés: { NAME($target) }
do-relieve = Felmentés: { NAME($target) }
do-strike = Csapás: { NAME($target) }
do-revolt-in = { NAME($target) }
do-side-with = Megnyerés: { NAME($target) }
do-replace-by = Kinevezés: { NAME($target) }
do-give-train = Nála: { NAME($target) }
do-demand-play = Újabb kijátszás követelése

## Lehetőségek csoportjai

verb-reinforce = Erősítés
verb-return-to = Visszatérés
verb-land-africanus = Partraszállás
verb-keep-proconsul = Prokonzul
verb-place-consul = Konzul elhelyezése
verb-play-first = Ki kezd
verb-play-card = Kártya kijátszása
verb-place-pc = Jelző elhelyezése
verb-convert-pc = Jelző megfordítása
verb-raise-with = Toborzás
verb-play-counter = Válasz lappal
verb-activate = Hadvezér aktiválása
verb-take-general = Hadvezér vele megy
verb-take-units = Egységek
verb-take-elephants = Elefántok
verb-march-to = Menet
verb-sail-to = Hajózás
verb-sail-into = Hajózás városba
verb-enter-city = Bevonulás a városba
verb-appoint = Parancsnok
verb-station = A falak mögött
verb-station-elephants = Elefánt a falak mögött
verb-station-general = Hadvezér a falak mögé
verb-avoid = Csata elkerülése
verb-intercept = Közbelépés
verb-avoid-to = Kitérés
verb-attack-with = Harci kártya
verb-reserve-as = Tartalék
verb-probe-as = Hannibál tapogatózása
verb-take-open-card = Nyílt lap elvétele
verb-withdraw-to = Elszakadás
verb-lose-elephants = Elveszett elefánt
verb-retreat-into-city = Visszavonulás a városba
verb-retreat-to = Visszavonulás
verb-remove-pc = Jelző levétele
verb-place-units = Egységek elhelyezése
verb-relieve = Felmentés
verb-strike = Csapás
verb-revolt-in = Tartomány
verb-side-with = Helyszín megnyerése
verb-replace-by = Kinevezés
verb-give-train = Ostromgépek
verb-done = Lezárás
verb-let-pass = Válasz nélkül hagyva
verb-besiege = Ostrom és leigázás
verb-rest = Várakozás a falak előtt
verb-stop = Megállás
verb-avoid-with-all = Csata elkerülése mindenkivel
verb-intercept-with-all = Közbelépés minden sereggel
verb-do-not-preempt = Lemondás a kezdésről
verb-match = Megfelelés egy lapra
verb-let-go = Elszakadás engedése
verb-no-charge = Elmaradt elefántroham
verb-keep-command = Elmaradt dobás parancsnokváltásra
verb-roll = Kockadobás
verb-deal-card = Stratégiakártyák
verb-lose-card = Elveszett lapok
verb-steal-card = Elfogott futárok
verb-draw-consul = Konzulok
verb-deal-battle-card = Harci kártyák
verb-show-battle-card = A kém által látott lapok
verb-steal-battle-card = Elvett harci kártyák

## A stratégiakártyák szövege

card-help-c01 = Ha az ellenfél ellenőrzi Korzikát és Szardíniát: vedd le minden olyan jelzőjét ott, amelyet nem őriz egysége.
card-help-c02 = Ha az ellenfél ellenőrzi Szicíliát: vedd le minden nem városi jelzőjét ott, amelyet nem őriz egysége.
card-help-c03 = Válaszd Nyugat- vagy Kelet-Numidiát: vedd le ott minden ellenséges jelzőt, amelyet nem őriz ellenséges egység.
card-help-c04 = Ha az ellenfél ellenőrzi Celtiberiát: vedd le minden nem városi jelzőjét ott, amelyet nem őriz egysége.
card-help-c05 = A műveleteivel együtt: az 1-es vagy 2-es stratégiai értékű hadvezér minden hágódobása −3.
card-help-c06 = Csatában: Kettős átkarolásnak számít, támadva vagy megfelelve, más harci kártya nélkül is. Ha megfelelnek rá, az ellenség nem kap ingyen kezdeményezést.
card-help-c07 = Ha ellenséges egységek Gallia Transalpina vagy Liguria helyszínére lépnek vagy ott állnak: veszteségdobás az 5–6 oszlopban. Az ellenfél kijátszása közben vagy a sajátodban.
card-help-c08 = Ha ellenséges egységek Gallia Transalpina vagy Liguria helyszínére lépnek vagy ott állnak: veszteségdobás az 5–6 oszlopban. Az ellenfél kijátszása közben vagy a sajátodban.
card-help-c09 = Róma elveszít egy véletlen lapot. Makedónia Karthágó szövetségese: −1 a karthágói tengeri dobásokra. A 9B lap a dobott lapok közé kerül.
card-help-c10 = Ha Makedónia szövetséges: két egység érkezik egy baráti afrikai vagy itáliai kikötőbe.
card-help-c11 = Ha ellenőrzöd a Baleár-szigeteket: egy egység érkezik egy ellenség nélküli baráti kikötőbe.
card-help-c12 = Két elefánt érkezik Karthágóba; a hiányzók helyett közönséges egységek.
card-help-c13 = Két egység csatlakozik egy lucaniai hadvezérhez.
card-help-c14 = Két egység csatlakozik egy hadvezérhez Liguriában, Gallia Cisalpinában vagy Etruriában.
card-help-c15 = Két egység csatlakozik egy hadvezérhez Hispania általad ellenőrzött tartományában.
card-help-c16 = Két egység csatlakozik egy hadvezérhez Gallia Transalpinában vagy Gallia Cisalpinában.
card-help-c17 = Vegyél le egy ostrompontot egy fallal védett városról.
card-help-c18 = A műveleteivel együtt: legalább három egységből álló sereg az ellenséges Tarentumnál dobás nélkül elfoglalja a várost.
card-help-c19 = A prokonzult (nem Africanust) egy általad választott, nem használt római hadvezér váltja le.
card-help-c20 = A csata elején: az ellenség harci kártyáinak véletlenül húzott fele a csata végéig nyíltan fekszik.
card-help-c21 = Minden baráti fallal védett várostól távoli karthágói erő veszteségre dob; a hadvezér a harci értékénél nem nagyobb dobással megtartja embereit.
card-help-c22 = Egy egység és egy jelző érkezik Szicília egy nem városi helyszínére, ahol nincs római egység; az ottani római jelző megfordul.
card-help-c23 = Helyezz el vagy fordíts meg legfeljebb három jelzőt Kelet-Numidiában, ahol nem áll ellenséges egység.
card-help-c24 = Válaszd Nyugat- vagy Kelet-Numidiát: helyezz el vagy fordíts meg ott legfeljebb három jelzőt, ahol nem áll ellenséges egység.
card-help-c25 = Ha Karthágó három itáliai tartományt ellenőriz: Capua őrségével együtt átáll.
card-help-c26 = Szürakuszai őrségével együtt átáll; amíg karthágói, −1 a karthágói tengeri dobásokra.
card-help-c27 = Ha Hannibál Itáliában van: fordíts meg két nem városi római jelzőt Itáliában, ahol nem áll római egység.
card-help-c28 = A műveleteivel együtt, Hannibálnak: minden nem városi római jelző lekerül azokról az itáliai helyszínekről, ahová belép, ha nincs ott római egység; az induló helyszínről egy mozgáspontért.
card-help-c29 = A forduló végéig: −1 a karthágói tengeri dobásokra, és Róma csak hadjáratokkal hajózhat.
card-help-c30 = Egy hadvezér megkapja az ostromgépeket: ostromaira nem érvényes Karthágó −1-e.
card-help-c31 = Hispaniai csata elején: az ellenség nem kap harci kártyát hispaniai szövetségesekért.
card-help-c32 = Afrikai csata elején: az ellenség nem kap harci kártyát a két Numidiáért.
card-help-c33 = Legfeljebb három hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c34 = Legfeljebb három hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c35 = Fordíts meg egy ellenséges jelzőt, amely nem város és nem törzs, és ahol nem áll ellenséges egység.
card-help-c36 = Fordíts meg egy ellenséges jelzőt, amely nem város és nem törzs, és ahol nem áll ellenséges egység.
card-help-c37 = Legfeljebb két hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c38 = Legfeljebb két hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c39 = Legfeljebb két hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c40 = Legfeljebb két hadvezér mozog egymás után, mindegyik 4 mozgásponttal és legfeljebb tíz egységgel; egyikük hajózhat.
card-help-c41 = Ha egy ellenséges sereg a harmadik helyszínére lépne, későn kelne át hágón vagy tengerszoroson, vagy hajózna: nem jut tovább a második helyszínénél, illetve kikötőben marad.
card-help-c42 = Ha rohamoznak az elefántok: a roham hatástalan, és Karthágó két harci kártyával kevesebbet kap.
card-help-c43 = Ha Karthágó három itáliai tartományt ellenőriz: négy egység érkezik Rómába, ha nincs ott ellenséges egység.
card-help-c44 = Ha Róma ellenőrzi Apuliát: két egység csatlakozik egy itáliai hadvezérhez.
card-help-c45 = Ha Róma ellenőrzi Etruriát: két egység csatlakozik egy itáliai hadvezérhez.
card-help-c46 = Ha Róma ellenőrzi Samniumot: két egység csatlakozik egy itáliai hadvezérhez.
card-help-c47 = Ha Róma ellenőrzi Lucaniát: két egység csatlakozik egy itáliai hadvezérhez.
card-help-c48 = Ha Róma ellenőrzi Campaniát: két egység csatlakozik egy itáliai hadvezérhez.
card-help-c49 = Vedd le az összes ostrompontot egy fallal védett kikötővárosról.
card-help-c50 = A műveleteivel együtt: legfeljebb három egység hajózása Brundisiumból, Crotonból, Tarentumból vagy oda nem kíván tengeri dobást.
card-help-c51 = Egy ellenséges hadsereg veszteségre dob.
card-help-c52 = Egy várost ostromló ellenséges hadsereg +1-gyel veszteségre dob.
card-help-c53 = Vedd le az összes leigázáspontot egy törzsről.
card-help-c54 = A műveleteivel együtt: az ostromra kétszer kell dobni, mindkettő számít.
card-help-c55 = Vegyél el egy véletlen lapot az ellenfél kezéből.
card-help-c56 = Ha Karthágó ellenőrzi Szicíliát: vegyél le három nem városi római jelzőt.
card-help-c57 = Karthágói egység a következő keverés utáni fordulóig nem hagyhatja el Afrikát.
card-help-c58 = Római egység a következő keverés utáni fordulóig nem mehet Afrikába.
card-help-c59 = Csatában: vegyél el egy harci kártyát az ellenség kezéből, találomra vagy egy nyíltat.
card-help-c60 = Ha ellenséges sereg hajózik: +2-vel veszteségre dob; ha senki sem marad, a hadvezér visszatér a kikötőbe.
card-help-c61 = Egy 1-es stratégiai értékű hadvezér 6 mozgásponttal mozog.
card-help-c62 = Egy 1-es vagy 2-es stratégiai értékű hadvezér 6 mozgásponttal mozog.
card-help-c63 = Bármely hadvezér 6 mozgásponttal mozog, tengeren is.
card-help-c64 = Amíg egy esemény véget nem vet neki, senki sem léphet ellenséges egységek vagy jelzők helyszínére, nem léphet közbe és nem ostromolhat várost. A forduló végén a paklit meg kell keverni.
card-help-box-units = Ebben a dobozban az egységek száma { $n }.
card-help-box-markers = Ebben a dobozban a jelzők száma { $n }.
card-help-box-campaign-generals = Ebben a dobozban a hadvezérek száma { $n }.
card-help-box-march-rating = Ebben a dobozban a stratégiai érték { $n }.
card-help-box-siege-rolls = Ebben a dobozban az ostromdobások száma { $n }.
card-help-box-battle-cards-lost = Ebben a dobozban az elvesző harci kártyák száma { $n }.
card-help-c09b = Csak ha Makedónia Karthágó szövetségese: Karthágó elveszít egy véletlen lapot, és a szövetség véget ér.

## Táblák a térkép mellett

panel-map = A Földközi-tenger nyugati medencéje
panel-muster = A sereg
panel-one-fewer = Eggyel kevesebb
panel-one-more = Eggyel több
panel-all-of-them = Mind
panel-stay = itt marad: { $n }
panel-none-stays = egy sem marad itt
panel-hand = Stratégiakártyáid
panel-hand-short = Lapok
panel-cards = { $n } lap
panel-card-both = bármelyik fél
panel-card-dual = a műveleteivel együtt hat
panel-card-counter = váratlan esemény: válaszul is kijátszható
panel-card-ship = tengeri mozgást enged
panel-card-foreign = Nem a te eseményed.
panel-deck = Pakli: { $deck }, eldobva: { $discards }
panel-discards = Eldobott lapok
panel-removed = Kikerült a játékból
panel-points = Politikai pontok
panel-turn = Forduló
panel-turn-of = { $n }/{ $of }. forduló
panel-nobody = senki
panel-rome-leads = Most Róma győzne: { $n } ponttal vezet.
panel-carthage-leads = Most Karthágó győzne: { $n } ponttal vezet.
panel-tie = Döntetlen: most Karthágó győzne.
panel-loses-markers = { NAME($seat) } a forduló végén { $n } jelzőt veszítene { A($left) } { $left } közül.
panel-italy = Karthágó Itália { $of } tartományából { NUM($n, case: "acc") } ellenőriz (mind { A($of) } { $of } azonnali győzelem).
panel-status = Forduló, tengeri módosító, érvényes lapok
panel-status-short = Állás
panel-years = Kr. e. { $from }
panel-years-range = Kr. e. { $from }–{ $to }
panel-years-heading = Évek
panel-naval = Karthágó tengeri dobásai: { $n }
panel-naval-note = Ezek a módosítók minden tengeri dobásnál számítanak; a kikötők, a kis sereg és Magó hajózásonként jön hozzájuk.
panel-in-force = Érvényben:
panel-tables = Táblázatok
panel-table-attrition = Veszteség és csataveszteség
panel-table-attrition-note = Oszlopok: a sereg egységei vagy a csata körei. †: az elveszettek közül egynek elefántnak kell lennie.
panel-table-retreat = Visszavonulási kocka
panel-table-siege = Ostrom és leigázás
panel-table-siege-note = { $n } ponttal esik el a hely. Karthágónak −1 ostromgépek nélkül; Rómánál, Karthágónál és Szürakuszainál −1.
panel-table-naval = Tengeri dobás (Karthágó)
panel-table-naval-note = A két kikötő, +1 minden római kikötőért; −1, ha legfeljebb egy egység hajózik, −1 Szürakuszaiért, Makedóniáért, a tengeri győzelemért és Magóért.
panel-table-cards = Harci kártyák
panel-table-turns = Fordulók
panel-roll = Dobás
panel-result = Eredmény
panel-all = mind
panel-small-die = 1–{ $n } egység
panel-large-die = { $n }+ egység
panel-points-won = Pont
panel-units-lost = Veszteség
panel-cards-dealt = Lap
panel-naval-safe = biztonságos
panel-naval-back = vissza a kikötőbe
panel-naval-sunk = elsüllyed
panel-units = { $n } egység
panel-units-short = Egységek
panel-markers-short = Jelzők
panel-provinces-short = Tartományok
panel-displaced = Félreállítva:
panel-elephants = köztük { $n } elefánt
panel-train = ostromgépek
panel-inside = a falakon belül
panel-neutral-tribe = semleges törzs
panel-city = fallal védett város
panel-tribe = törzs
panel-port = kikötő ({ $n })
panel-siege-points = { $n } ostrompont
panel-ratings = stratégiai érték { $strategy }, harci érték { $battle }
panel-way-cost = az út ára { $n } / { $of } mozgáspont
panel-reach = { $points } mozgáspont: { $n } helyszín
panel-reach-ports = hajóval { $n } kikötő
panel-reach-battle = csata { THE($space, case: "near") } (ellenség: { $n })
panel-battle = Csata
panel-battle-cards = harci kártya kézben
panel-no-general = nincs hadvezér
panel-from = { THE($space, case: "from", cap: 1) } jött
panel-leads = támad
panel-initiative = A kezdeményezés: { NAME($seat) }
panel-charged = elefántok
panel-lost = veszteség: { $n }
panel-open-cards = nyílt:
panel-round = { $n }. kör
panel-match-it = megfelelésre vár
panel-not-matched = nem feleltek meg rá
panel-die-takes = { $n } ≤ { $most }: átveszi
panel-die-keeps = { $n } > { $most }: marad
panel-lead-taken = a kezdeményezés átszáll
panel-casualties = Csataveszteség: mindkét fél { $n } egységet veszít.
panel-retreat-die = Visszavonulási kocka: { NAME($seat) } további { $n } egységet veszít.
panel-matches = megfelel rá
panel-as-any = más lapként
panel-no-match = nem felel meg rá
panel-if-lost = Ha feladod a csatát
panel-if-not-matched = Ha nem felelsz meg rá
panel-part-italia = Itália
panel-part-hispania = Hispania
panel-part-gallia = Gallia
panel-part-africa = Afrika
panel-part-insulae = Szigetek

## A nagyított kártyák

card-help-frontal-assault = A leggyakoribb harci kártya: 48-ból 12. Frontális rohammal vagy Tartalékkal lehet megfelelni neki.
card-help-flank-left = 48-ból 9. Bal szárnnyal vagy Tartalékkal lehet megfelelni neki.
card-help-flank-right = 48-ból 9. Jobb szárnnyal vagy Tartalékkal lehet megfelelni neki.
card-help-probe = 48-ból 8. Tapogatózással vagy Tartalékkal lehet megfelelni neki. Ha ez nyeri meg a csatát, a visszavonulási kocka 2-vel kevesebb. Hannibál egyszer Szárnyként vagy Kettős átkarolásként játszhatja ki.
card-help-double-envelopment = 48-ból 6. Ha ez nyeri meg a csatát, a visszavonulási kocka 2-vel több. Ha megfelelnek rá, a védő dobás nélkül átveheti a kezdeményezést.
card-help-reserve = 48-ból 4. A támadó megnevezi, minek számít; a védő bármire megfelel vele.
card-help-hannibal = Csatánként egyszer, támadva vagy védekezve, a Tapogatózást Bal szárnyként, Jobb szárnyként vagy Kettős átkarolásként játssza ki.
card-help-hasdrubal = Nincs külön képessége.
card-help-mago = −1 a tengeri dobásokra, ha ő hajózik.
card-help-h-gisgo = 1–3-as dobással kerüli el a csatát és lép közbe.
card-help-hanno = Ahol parancsnokként csata nélkül fejezi be mozgását, levehet egy nem városi római jelzőt. Nem hagyhatja el Afrikát.
card-help-p-scipio = Hispaniában a stratégiai értéke 2.
card-help-t-longus = Ha ő kezdte a csatát, 1–2-es dobással szerzi meg a kezdeményezést.
card-help-flaminius = 1–4-es dobással üldöz, és akadályozza meg az elszakadást.
card-help-fabius = 1–5-ös dobással kerüli el a csatát. Nem hagyhatja el Itáliát.
card-help-marcellus = Hadjárattal az ostromdobásai +1-et kapnak.
card-help-g-nero = Hadjárattal 6 mozgáspontja van, hajózással is.
card-help-varro = 1–4-es dobással lép közbe.
card-help-a-paulus = Ha őt támadták meg, 1–3-as dobással szerzi meg a kezdeményezést.
card-help-scipio-africanus = Erőltetett menettel kétszer dob az ostromra.
panel-card-general = stratégiai érték { $strategy }, harci érték { $battle }
panel-card-battle = harci kártya
panel-card-ops = { $n } művelet, { $owner }

## Szavak, amelyeket a kártyák megmagyaráznak: hogyan állnak ott, és mit jelentenek

word-control = Ellenőrzésjelző
    .forms = jelző*
    .says = Azt mutatja, kié a helyszín. Akié egy tartomány helyszíneinek több mint a fele, az ellenőrzi. A fallal védett városoknak és a törzseknek saját jelzőjük van.
word-walled = Fallal védett város
    .forms = fallal védett*|nem városi
    .says = Négyzetes helyszín. Jelzőjét csak ostrom (három ostrompont) fordítja meg; a benne lévő egységek kint nem harcolnak.
word-attrition = Veszteség
    .forms = veszteség*|hágódobás*
    .says = A tulajdonos egy kockával dob egységei számának oszlopában, és annyit veszít, amennyit a táblázat mond. Hadvezér így sosem vész el.
word-siege-point = Ostrompont
    .forms = ostrompont*|ostrom*
    .says = Ellenséges városnál a hadvezér legalább három egységgel mozgása végén egyszer dobhat. Három ostrompontnál a város elesik.
word-subjugation = Leigázáspont
    .forms = leigázáspont*
    .says = Mint az ostrompont, de törzsnél: három után a jelzője végleg lekerül.
word-strategy = Stratégiai érték
    .forms = stratégiai érték*
    .says = A hadvezér olyan lappal mozog, amelynek műveletszáma legalább ennyi: az 1-es a legjobb, a 3-as a legrosszabb.
word-battle-rating = Harci érték
    .forms = harci érték*
    .says = Ennyivel több harci kártya; és ennél nem lehet nagyobb a dobás közbelépéskor, csata elkerülésekor, üldözéskor és ellentámadáskor.
word-movement = Mozgáspont
    .forms = mozgáspont*
    .says = Egy út 1, egy hágó vagy tengerszoros 2, egy hajózás 3 pont. Rendszerint 4 van.
word-operations = Műveletek
    .forms = műveletei*
    .says = A lap száma: legfeljebb ekkora stratégiai értékű hadvezér mozog, vagy ennyi jelző kerül le, vagy 3-assal egy egység áll ki.
word-battle-card = Harci kártya
    .forms = harci kártyá*
    .says = A harci értékhez adódnak az egységek, a szövetségesek és mások. A védőnek minden támadásra ugyanolyannal kell felelnie.
word-naval = Tengeri dobás
    .forms = tengeri dobás*
    .says = Karthágó hajózásakor Róma dob: 1-ig biztonságos, a 2 visszafordítja, 3-tól elsüllyed a flotta.
word-campaign = Hadjárat
    .forms = hadjárat*
    .says = Lap, amellyel két (kis) vagy három (nagy), bármilyen értékű hadvezér mozog egymás után.
word-initiative = Kezdeményezés
    .forms = kezdeményezés*
    .says = Akinél van, az támad. Megfelelt támadás után a védő a harci értékénél nem nagyobb dobással megszerezheti.
word-intercept = Közbelépés
    .forms = közbe
    .says = A hadsereg vezére harci értékénél nem nagyobb dobással egy szomszédos ellenség útjába állhat.
word-match = Megfelelés
    .forms = megfelel*
    .says = Felelni a támadásra ugyanolyan harci kártyával vagy Tartalékkal. Aki nem tud vagy nem akar, elveszti a csatát.
word-retreat-die = Visszavonulási kocka
    .forms = visszavonulási kock*
    .says = A győztes dob a vesztes további veszteségéért; a Tapogatózás 2-t levon, a Kettős átkarolás 2-t hozzáad.
word-ally = Szövetségesek
    .forms = szövetséges*
    .says = A csatához közeli, ellenőrzött tartomány egy harci kártyát ad, ha van ott hadvezéred, a két Numidia kettőt-kettőt.

# A napló: több sor egyben
many-reinforced = { NAME($seat) } { $n } harci egységet helyezett el.
many-consul-drawn = { $n } konzult választottak.
many-card-dealt = { $n } osztott lap.
many-pc-placed = { NAME($seat) } { $n } jelzőt helyezett el.
many-pc-converted = { NAME($seat) } { $n } mezőt fordított a maga oldalára.
many-pc-removed = { NAME($seat) } { $n } jelzőt vesztett el.
many-marker-changed = { $n } mező állt { NAME($seat) } oldalára.
many-isolated = { NAME($seat) } { $n } jelzője elszigetelődött.
many-charmed = Hannibál híre nyomán { $n } római jelző tűnt el.
many-army-marched = { NAME($general) } { THE($start, case: "from") } { THE($goal, case: "to") } vonult.

# Mire ment ki egy gépi játékos lépése; a neve után áll
intent-takes = beveszi { THE($space, case: "acc") }
intent-besieges = ostromolja { THE($space, case: "acc") }
intent-faces = { NAME($general, case: "acc") } { NAME($other) } elé állítja
intent-gathers = { THE($space, case: "near") } gyülekezik
intent-goes = { NAME($general, case: "acc") } { THE($space, case: "to") } vezeti
intent-wins = megnyeri magának { THE($province, case: "acc") }
intent-gains = { THE($province, case: "at") } tért nyer

## pillanatok, krónikás hangon

told-attrition = { NAME($seat, case: "dat") } útközben { $lost } egysége vész oda { THE($space, case: "near") }.
told-fleet-sunk = { NAME($general) } flottája elsüllyed.
told-overrun-done = { NAME($general) } lerohan { $n } egységet { THE($space, case: "near") }.
told-intercepted = { NAME($general) } { $n } egységgel közbelép { THE($space, case: "near") }.
told-weather-stopped = A rossz idő megállítja { NAME($general, case: "acc") } { THE($space, case: "near") }.
told-tribe-subjugated = { NAME($seat) } leigázza { THE($space, case: "acc") }.
told-traitor-opened = Egy áruló kaput nyit { NAME($seat, case: "dat") } { THE($space, case: "at") }.
told-general-eliminated = { NAME($general) } elesik { THE($space, case: "near") }.
told-africanus-arrived = { NAME($general) } { $n } harci egységgel megérkezik { THE($space, case: "to") }.
told-units-arrived = { NAME($seat, case: "dat") } { $n } egysége érkezik { THE($space, case: "to") }{ $elephants ->
    [0] .
   *[other] , köztük { $elephants } elefánt.
 }
told-macedon-joined = Makedón Fülöp szövetséget köt Karthágóval.
told-macedon-left = Makedón Fülöp békét köt.
told-naval-victory-won = Karthágó győz a tengeren, és a forduló végéig uralja.
told-hanno-begun = Hannó tanácsa: karthágói egység nem hagyhatja el Afrikát.
told-cato-begun = Cato tanácsa: római egység nem mehet Afrikába.
told-march = { $way ->
    [1] { NAME($general) } { WORD($n) } egységgel { THE($start, case: "from") } { THE($goal, case: "to") } vonul.
   *[0] { NAME($general) } { WORD($n) } egységgel elindul { THE($start, case: "from") }, és { THE($goal, case: "to") } ér.
 }
told-march-alone = { $way ->
    [1] { NAME($general) } csapatok nélkül { THE($goal, case: "to") } megy { THE($start, case: "from") }.
   *[0] { NAME($general) } egymaga { THE($start, case: "from") } { THE($goal, case: "to") } lovagol.
 }
told-sail = { $way ->
    [1] { NAME($general) } hajóhada { WORD($n) } egységgel kiköt { THE($goal, case: "near") }.
   *[0] { NAME($general) } { WORD($n) } egységgel partra száll { THE($goal, case: "near") }.
 }
told-attack = { NAME($general) }, { WORD($n) } egység { WORD($m, alone: 1) } ellen, megtámadja { NAME($seat) } seregét { THE($space, case: "near") }.
told-break = { $way ->
    [1] { THE($space, case: "near", cap: 1) } { NAME($general) }, { WORD($n) } egység { WORD($m, alone: 1) } ellen, megsemmisíti { NAME($seat) } seregét.
   *[0] { NAME($general) }, { WORD($n) } egység { WORD($m, alone: 1) } ellen, szétveri { NAME($seat) } seregét { THE($space, case: "near") }.
 }
told-beat = { $way ->
    [1] { NAME($seat) } { WORD($rounds) } összecsapás után meghátrál { NAME($general) } elől { THE($space, case: "near") }.
   *[0] { NAME($general) } { WORD($rounds) } összecsapásban legyőzi { NAME($seat) } seregét { THE($space, case: "near") }.
 }
told-hold = { $way ->
    [1] { NAME($general) } { THE($space, case: "near") } támad, de { NAME($seat) } kitart; { $n ->
        [0] senki sem esik el.
       *[other] { WORD($n) } egység vész oda.
     }
   *[0] { NAME($seat) } nem mozdul { THE($space, case: "from") }; { NAME($general) } vesztesége { $n } egység.
 }
told-beaten = { $way ->
    [1] { NAME($other) } elveszíti a csatát { THE($space, case: "near") } { NAME($seat) } ellen.
   *[0] { NAME($seat) } legyőzi { NAME($other) } seregét { THE($space, case: "near") }.
 }
told-parted = { $way ->
    [1] { NAME($seat) } kivonul a csatából { THE($space, case: "near") }, mielőtt { NAME($other) } győzhetne.
   *[0] { NAME($seat) } elszakad az ellenségtől { THE($space, case: "near") }, és { NAME($other) } nem tudja megtartani.
 }
told-slip = { $way ->
    [1] { NAME($general) } nem vállal csatát, és { THE($space, case: "to") } megy.
   *[0] { NAME($general) } kisiklik a csapás elől { THE($space, case: "to") }.
 }
told-siege = { $way ->
    [1] { NAME($seat) } közelebb jut { THE($space) } elfoglalásához: ostrompont +{ $n }.
   *[0] { NAME($seat) } { WORD($n) } lépéssel közelebb jut { THE($space) } falaihoz.
 }
told-siege-in-vain = { $way ->
    [1] { THE($space, cap: 1) } áll, és { NAME($seat) } egy lépéssel sincs közelebb.
   *[0] { NAME($seat) } hiába próbálkozik { THE($space, case: "near") }.
 }
told-fall = { $way ->
    [1] Az ostrom véget ér: { THE($space) } { NAME($seat) } kezében van.
   *[0] { THE($space, cap: 1) } kaput nyit { NAME($seat, case: "dat") }.
 }
told-event = { $way ->
    [1] { NAME($seat) } leteszi { THE($card, case: "told") }.
   *[0] { NAME($seat) } kijátssza { THE($card, case: "told") }.
 }
told-counter = { $way ->
    [1] { NAME($seat, case: "dat") } van rá válasza: „{ NAME($card, case: "title") }”.
   *[0] { NAME($seat) } { THE($card, case: "with") } felel.
 }
told-marker = { $way ->
    [1] { NAME($seat) } új szövetségese: { THE($space) }.
   *[0] { NAME($seat) } a maga oldalára állítja { THE($space, case: "acc") }.
 }
told-markers = { $way ->
    [1] { NAME($seat) } új szövetségesei: { THE($space) } { $n ->
        [0] és { THE($other) }.
       *[other] meg { THE($other) }, és rajtuk kívül még { WORD($n) } hely.
     }
   *[0] { NAME($seat) } a maga oldalára állítja { THE($space, case: "acc") } és { THE($other, case: "acc") }{ $n ->
        [0] .
       *[other] , s velük még { WORD($n) } helyet.
     }
 }
told-markers-three = { $way ->
    [1] { NAME($seat) } új szövetségesei: { THE($space) }, { THE($second) } és { THE($third) }.
   *[0] { NAME($seat) } a maga oldalára állítja { THE($space, case: "acc") }, { THE($second, case: "acc") } és { THE($third, case: "acc") }.
 }
told-marker-lost = { $way ->
    [1] { THE($space, cap: 1) } nem engedelmeskedik többé { NAME($seat, case: "dat") }.
   *[0] { NAME($seat) } elveszíti { THE($space, case: "acc") }.
 }
told-markers-lost-two = { $way ->
    [1] { THE($space, cap: 1) } és { THE($other) } nem engedelmeskedik többé { NAME($seat, case: "dat") }.
   *[0] { NAME($seat) } elveszíti { THE($space, case: "acc") } és { THE($other, case: "acc") }.
 }
told-markers-lost = { $way ->
    [1] { THE($space, cap: 1) } és még { WORD($n) } hely nem engedelmeskedik többé { NAME($seat, case: "dat") }.
   *[0] { NAME($seat) } elveszíti { THE($space, case: "acc") } és még { WORD($n) } helyet.
 }
told-count = { $way ->
    [1] A forduló végén Róma pontjai: { $rome }, Karthágóéi: { $carthage }.
   *[0] Megszámolják a tartományokat: Róma { WORD($rome, alone: 1) }, Karthágó { WORD($carthage, alone: 1) }.
 }
told-truce = Fegyverszünet kezdődik.
told-truce-over = Véget ér a fegyverszünet.
told-end-peace = { NAME($seat, case: "dat") } nincs több tartománya, amit odaadjon; békét kér, és vége a háborúnak.
told-end-capital = { THE($space, cap: 1) } elesett, és vele a háború is elveszett.
told-end-italy = Latium kivételével egész Itália átállt Karthágóhoz; vége a háborúnak.
told-end-points = Letelt az utolsó forduló, és a politikai pontok döntenek: Róma { $rome }, Karthágó { $carthage }.
told-end-tie = Az utolsó forduló után mindkét félnek { WORD($rome) } politikai pontja van; egyenlőségnél { NAME($seat) } győz.
told-end-africanus = Scipio Africanus elesett; vége a háborúnak.
told-end-no-romans = Nem maradt római egység Hispaniában; vége a háborúnak.
told-end-cities = Új-Karthágó és Gades elesett; vége a háborúnak.
term-space = { NAME($space) }
term-units = { NAME($seat) }: egységek
term-cards = { NAME($seat) }: harci kártyák
term-lost = { NAME($seat) } vesztesége
term-rounds = összecsapás
term-seat = { NAME($seat) }
term-roll = dobás
term-siege-points = ostrompont
row-units = Egységek
row-hands = Harci kártyák
row-losses = { WORD($n, cap: 1) } összecsapás vesztesége
row-retreat = Veszteség a visszavonuláskor
row-points = Politikai pontok
card-fallen = { NAME($card) }
nothing-fallen = nincs felelet
card-rolled = { $n }, legfeljebb { $most } kell
odds-counter = Ennyi volt az esélye, hogy { NAME($general) } ellentámad (legfeljebb { $most })
odds-siege = Ennyi volt az esélye, hogy { NAME($seat) } ostrompontot szerez
why-unmatched = { A($n, cap: 1) } { $n }. körben { NAME($seat) } nem felelt erre a kártyára: { NAME($card) }.
why-out = { NAME($seat, case: "dat") } elfogytak a harci kártyái.
verdict-lost = { NAME($seat) } veszít { THE($space, case: "near") }
verdict-parted = { THE($space, cap: 1) }: nincs döntés
verdict-siege = { THE($space, cap: 1) }: ostrompont +{ $n }
verdict-count = Róma { $rome }, Karthágó { $carthage }
