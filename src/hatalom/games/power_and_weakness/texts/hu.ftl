### Hatalom és Gyengeség magyarul. A teendő a „Narancs: ” után áll, ezért kisbetűvel kezdődik; a .wait az, amit a többiek
### olvasnak a „Várakozás: Narancs” után. Az elutasítás a tényt mondja, a .help azt, ami segítene.

## A játék az előcsarnokban

game-title = Hatalom és Gyengeség
game-invited = Hatalom és Gyengeségre
game-subtitle = Acél és mágia a rómaiak utáni Britanniában
game-about = Két uralkodó küzd Britannia tizenöt régiójáért. A mágia ciklusaiban a mágusok számítanak, és az azonos jelzőjű régiók szomszédosak; az acél ciklusaiban a lovagok, és a határok döntenek. Senki sem tudja, meddig tart egy ciklus: minden kijátszott lapka elvesz egy kockát a homokóráról. Aki győzelmi pontokkal és aktív régiókkal együtt eléri a 12 pontot, győz.
game-hidden = Csak az aukciók licitje titkos, minden más nyíltan látható.
game-scenario = A teljes játék
game-scenario-note = Két játékos, kb. 45 perc; 12 pont kell a győzelemhez.

## Sorsolás

ask-marker = húzd ki { NAME($region) } régiójelzőjét.
ask-time-tile = csapj fel egy időlapkát.
ask-tile = csapj fel egy akciólapkát.
ask-starter = sorsold ki, ki kezd.

## Teendők

ask-action = válassz régiót vagy lapkát, vagy toborozz ({ $n }/{ $of }).
    .wait = akciót választ ({ $n }/{ $of })
ask-next-tile = játssz ki még egy lapkát (homokóra: { $n }), vagy hagyd abba.
    .wait = eldönti, játszik-e ki még lapkát
ask-bid = licitálj titokban { THE($tile) } aukcióján a tartalékod aktív egységeivel ({ NAME($unit, case: "pl") }).
    .wait = { THE($tile) } aukcióján licitál
ask-revolt = válassz régiót, ahonnan legfeljebb { $n } ellenséges egységet leveszel, vagy hagyd ki.
    .wait = régiót választ a lázadáshoz
ask-revolt-unit = válaszd ki, melyik egységet veszed le { NAME($region, case: "from") } (legfeljebb { $n }).
    .wait = egységet vesz le { NAME($region, case: "from") }
ask-exchange = válassz régiót, amelynek a jelzőjét kicseréled, vagy hagyd ki.
    .wait = régiót választ a jelzőcseréhez
ask-new-marker = válaszd ki a félretett jelzők közül { NAME($region) } új jelzőjét.
    .wait = kiválasztja { NAME($region) } új jelzőjét
ask-influence = válassz egy { NAME($marker, case: "adj") } régiót: erősíts meg egy üreset vagy sajátot, vagy szerezz meg egy ellenségest.
    .wait = eldönti, mire használja a lapkát
ask-strength = használd a lapkát +1 erőre { A($marker) } { NAME($marker, case: "adj") } régiókban a ciklus végéig, vagy toborozz vele.
    .wait = eldönti, mire használja a lapkát
ask-move = válaszd ki, melyik régióból mozogjanak egységek, vagy toborozz a lapkával.
    .wait = eldönti, mire használja a lapkát
ask-move-goal = válaszd ki a szomszédos régiót, ahová { NAME($region, case: "from") } mozogsz.
    .wait = kiválasztja a mozgás régióit
ask-move-units = válaszd ki egyenként, mely egységek mozognak { NAME($start) } és { NAME($goal) } között.
    .wait = kiválasztja a mozgó egységeket
ask-ship = válaszd ki, melyik tengerparti régióból hajózzanak el egységek, vagy toborozz a lapkával.
    .wait = eldönti, mire használja a lapkát
ask-ship-goal = válaszd ki a tengerparti régiót, ahová { NAME($region, case: "from") } hajózol.
    .wait = kiválasztja a hajózás régióit
ask-ship-units = válaszd ki egyenként, mely egységek hajóznak { NAME($start, case: "from") } { NAME($goal, case: "to") }.
    .wait = kiválasztja a hajózó egységeket
ask-merlin = használd Merlint egy régióban bármilyen befolyáslapkaként, vagy toborozz vele.
    .wait = eldönti, mire használja a lapkát
ask-snake-recruit = válaszd ki, milyen egységeket toborzol a kígyóval.
    .wait = eldönti, mire használja a lapkát
ask-snake = semlegesítsd kígyóval { THE($tile, case: "acc") }, vagy hagyd érvényben.
    .wait = eldönti, semlegesíti-e { THE($tile, case: "acc") }
ask-retreat = { NAME($region) } elveszett: válaszd ki, melyik egység hová vonul vissza, vagy mondj le a visszavonulásról.
    .wait = visszavonulást választ { NAME($region, case: "from") }
ask-occupy = rakj fel egy { NAME($unit, case: "acc") } a tartalékodból { NAME($region, case: "to") }, vagy hagyd üresen.
    .wait = eldönti, rak-e fel egységet { NAME($region, case: "to") }

## Morzsák és a ciklus sávja

crumb-set-up = Előkészületek
crumb-cycle = { $n }. ciklus: { NAME($cycle, case: "short") }
crumb-turn = { NAME($seat) }: { $n }/{ $of }. akció
crumb-auction = Aukció: { NAME($tile, case: "title") }
crumb-revolt = Lázadás
crumb-exchange = Jelzőcsere
crumb-play-tiles = Lapkák kijátszása
crumb-tile = { NAME($tile, case: "title") }
crumb-snake = Kígyó
crumb-acquisition = Megszerzés: { NAME($region) }

strip-reinforcement = Erősítés
strip-time = { $n ->
    [0] Idő
   *[other] Idő: { $n }
 }
strip-tiles = Lapkák
strip-turns = Körök
strip-score = Pontozás
strip-next = Utána: { NAME($cycle, case: "short") }

## Napló: előkészületek és a ciklus kezdete

marker-laid = { NAME($region) } { NAME($marker, case: "adj") } jelzőt kapott.
cycle-begun = Elkezdődött { A($n) } { $n }. ciklus, { THE($cycle) }.
reinforced = { $n ->
    [0] { NAME($seat) } nem kapott erősítést: nem maradt { NAME($unit) } a készletében.
   *[other] { NAME($seat) } { $n } { NAME($unit, case: "acc") } kapott erősítésként.
 }
time-turned-up = Az időlapka értéke { $n }: ennyi kocka kerül a homokórára, és { $tiles } lapka a kínálatba.
tile-turned-up = Felcsapva: { NAME($tile, case: "title") }.
starts-with-fewer-points = { NAME($seat) } kezd, mert kevesebb a győzelmi pontja.
starts-with-fewer-regions = { NAME($seat) } kezd, mert kevesebb az aktív régiója.
starts-by-lot = A sorsolás döntött: { NAME($seat) } kezd.

## Napló: akciók

tile-taken = { NAME($seat) } elvett egy { NAME($tile, case: "acc") }.
unit-placed = { NAME($seat) } felrakott egy { NAME($unit, case: "acc") } { NAME($region, case: "to") }.
recruited = { $n ->
    [0] { NAME($seat) } senkit sem tudott toborozni (homokóra: { $cubes }).
   *[other] { NAME($seat) } { $n } { NAME($unit, case: "acc") } toborzott (homokóra: { $cubes }).
 }
recruited-first = { $n ->
    [0] { NAME($seat) } elsőként toborzott a ciklusban, de senki sem jutott neki (homokóra: { $cubes }).
   *[other] { NAME($seat) } a ciklusban elsőként toborzott: { $n } { NAME($unit, case: "acc") } kapott (homokóra: { $cubes }).
 }

## Napló: villámikonos lapkák

lightning-taken = { NAME($seat) } elvett egy { NAME($tile, case: "acc") }, aukció következik (homokóra: { $cubes }).
bids-shown = Licitek: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
auction-won = { NAME($seat) } megnyerte { THE($tile, case: "acc") }, és { $n } { NAME($unit, case: "with") } fizetett érte.
auction-tied = Egyenlő licitek: senki sem kapta meg { THE($tile, case: "acc") }, és senki sem fizetett.
point-won = { NAME($seat) } 1 győzelmi pontot nyert.
unit-removed = { NAME($seat) } a lázadásban elveszített egy { NAME($unit, case: "acc") } { NAME($region, case: "at") }.
marker-exchanged = { NAME($seat) } kicserélte { NAME($region) } jelzőjét: { NAME($old) } helyett { NAME($new) } lett.
declined = { NAME($seat) } nem használta fel { THE($tile, case: "acc") }.

## Napló: lapkák

played-to-reinforce = { NAME($seat) } kijátszott egy { NAME($tile, case: "acc") } { NAME($region) } megerősítésére (homokóra: { $cubes }).
played-to-acquire = { NAME($seat) } kijátszott egy { NAME($tile, case: "acc") } { NAME($region) } megszerzésére (homokóra: { $cubes }).
played-for-strength = { NAME($seat) } kijátszott egy { NAME($tile, case: "acc") }, hogy +1 ereje legyen { A($marker) } { NAME($marker, case: "adj") } régiókban (homokóra: { $cubes }).
played-to-recruit = { NAME($seat) } toborzásra játszott ki egy { NAME($tile, case: "acc") } (homokóra: { $cubes }).
played-to-move = { NAME($seat) } kijátszott egy { NAME($tile, case: "acc") }: { NAME($start) }–{ NAME($goal) } (homokóra: { $cubes }).
tile-cancelled = { NAME($seat) } kígyóval semlegesítette { THE($tile, case: "acc") } (homokóra: { $cubes }).
region-acquired = { NAME($seat) } megszerezte { NAME($region, case: "acc") }: támadás { $attack }, védelem { $defence }.
units-lost = { NAME($seat) } { $n } { NAME($unit, case: "acc") } veszített { NAME($region, case: "at") }.
unit-retreated = { NAME($seat) } egyik { NAME($unit, case: "poss") } visszavonult { NAME($region, case: "to") }.
left-empty = { NAME($region) } üresen maradt.
units-moved = { NAME($seat) } { $n } { NAME($unit, case: "acc") } vitt át { NAME($start, case: "from") } { NAME($goal, case: "to") }.
recruited-by-tile = { $n ->
    [0] { NAME($seat) } senkit sem tudott toborozni: nem maradt { NAME($unit) } a készletében.
   *[other] { NAME($seat) } { $n } { NAME($unit, case: "acc") } toborzott.
 }

## Napló: a ciklus és a játék vége

cycle-ended = A ciklus véget ért. Aktív régiók: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
point-scored = { NAME($seat) } 1 győzelmi pontot szerzett.
standing = Pontok az aktív régiókkal együtt: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }.
won = { NAME($seat) } győzött { $n } ponttal!
shared-victory = Közös győzelem: mindkét játékosnak { $n } pontja van.
taken-back = { NAME($seat) } visszavette, ami azóta történt.
result-resigned = { NAME($seat) } feladta a játszmát.
result-draw-agreed = Döntetlen, közös megegyezéssel.

## Elutasítások

no-active-unit = Nincs { NAME($unit) } a tartalékodban, ide pedig aktív egység kell.
    .help = Aktív egységet a ciklus eleji erősítés hoz, vagy toborzás olyan lapkával, amelyen szerepel.
foreign-region = { NAME($region, case: "to") } nem kerülhet egységed: ellenfeled irányítja.
    .help = Előbb szerezd meg befolyáslapkával vagy Merlinnel.
full-region = { NAME($region, case: "to") } nem rakhatsz fel több egységet: már { $n } egységed áll ott.
    .help = Erősítsd meg befolyáslapkával vagy Merlinnel: annak nincs felső határa.
empty-display = Üres a kínálat.
    .help = Új lapkák a következő ciklus elején kerülnek a kínálatba.
not-in-display = Nincs { NAME($tile) } a kínálatban.
    .help = Új lapkák a következő ciklus elején kerülnek a kínálatba.
no-tiles = Nincs lapka a tartalékodban.
    .help = Előbb vegyél el egyet a kínálatból.
not-held = Nincs { NAME($tile) } a tartalékodban.
    .help = Előbb vegyél el egyet a kínálatból.
no-object = { THE($tile, case: "dat", cap: 1) } most nincs célja: nincs vele megerősíthető vagy megszerezhető régió.
    .help = Aktív egység kell a tartalékodban és egy ilyen jelű üres vagy saját régió, vagy többség egy ilyen jelű ellenséges régióban.
wrong-marker = A lapka nem hat { NAME($region, case: "at") }: ott { NAME($marker) } van.
    .help = Olyan jelű befolyáslapka kell ide, vagy Merlin.
not-the-opponents = { NAME($region) } nem szerezhető meg: nem az ellenfeled irányítja.
    .help = Üres régió akkor lesz a tiéd, ha egységet raksz fel oda, vagy megerősíted.
no-majority = { NAME($region) } nem szerezhető meg: a támadás { $attack }, a védelem { $defence }; a támadásnak nagyobbnak kell lennie.
    .help = Vigyél mellé aktív egységeket, vagy játssz ki egy ilyen jelű erőlapkát.
no-own-units = Nincs egységed { NAME($region, case: "at") }.
    .help = Olyan régiót válassz, amelyet te irányítasz.
nowhere-to-go = { NAME($region, case: "from") } nincs hová menni: egyetlen elérhető régió sem üres vagy a tiéd.
    .help = Indulj másik régióból, vagy toborozz a lapkával.
not-adjacent = { NAME($region) } és { NAME($start) } ebben a ciklusban nem szomszédos.
    .help = A mágia ciklusában az azonos jelzőjű régiók szomszédosak, az acél ciklusában a közös határúak.
same-region = Az egységek már { NAME($region, case: "at") } vannak.
    .help = Válassz másik régiót.
inland = { NAME($region) } nem tengerparti: hajó nem indulhat onnan, és nem is köthet ki ott.
    .help = Válassz tengerparti régiót; mozgáslapkával a szárazföld belsejébe is eljutsz.
no-such-unit-there = { NAME($region, case: "from") } nem küldhető több { NAME($unit) }.
    .help = Válassz más egységet, vagy zárd le a mozgást.
not-a-retreat = { NAME($start, case: "from") } nem lehet { NAME($region, case: "to") } visszavonulni: nem szomszédos, vagy ellenfeled irányítja.
    .help = Olyan szomszédos régióba vonulj vissza, amely üres vagy a tiéd.
not-set-aside = A félretett jelzők között nincs { NAME($marker) }.
    .help = Válassz a félretett jelzők közül.
nobody-to-revolt = { NAME($region, case: "at") } nincs ellenséges egység.
    .help = Olyan régiót válassz, amelyet ellenfeled irányít.

## A megszerzés számítása és a lehetőségek második sora

forecast-own-near = saját a közelben
forecast-own-strength = saját erő ({ NAME($marker) })
forecast-theirs-there = ott áll
forecast-theirs-near = ellenfél a közelben
forecast-their-strength = ellenfél ereje ({ NAME($marker) })
forecast-succeeds = sikerül
forecast-fails = kevés
hint-recruit = { $n ->
    [0] nincs egység a készletben; { $cubes } kocka marad
   *[other] { $n } { NAME($unit) }; { $cubes } kocka marad
 }
panel-units = { $knights ->
    [0] { $mages } { NAME("unit.mage") }
   *[other] { $knights } { NAME("unit.knight") }{ $mages ->
        [0] { "" }
       *[other] , { $mages } { NAME("unit.mage") }
     }
 }
hint-region = ott: { panel-units }; { $left } marad a tartalékodban
danger-region = Elvehetik, { $n } ponttal: { NAME($region) }
hint-yours = rögtön a tiéd; { $left } marad a tartalékodban
panel-empty = üres

## Amit tenni lehet

do-take-tile = Elvétel: { NAME($target, case: "title") }
do-place-unit = Egység felrakása { NAME($target, case: "to") }
do-recruit = Toborzás
do-play-tile = Kijátszás: { NAME($target, case: "title") }
do-stop-playing = Kijátszás vége
do-bid = Licit: { $target }
do-revolt-in = Lázadás { NAME($target, case: "at") }
do-remove-unit = { NAME($target, cap: 1) } levétele
do-exchange-at = Jelzőcsere { NAME($target, case: "at") }
do-lay-instead = { NAME($target, cap: 1) } lerakása
do-decline = Kihagyás
do-reinforce = { NAME($target) } megerősítése
do-acquire = { NAME($target) } megszerzése
do-strengthen = +1 erő
do-recruit-shown = Toborzás a lapka szerint
do-recruit-two = Két { NAME($target) } toborzása
do-move-from = Indulás { NAME($target, case: "from") }
do-move-to = Mozgás { NAME($target, case: "to") }
do-ship-from = Kihajózás { NAME($target, case: "from") }
do-ship-to = Hajózás { NAME($target, case: "to") }
do-send-mage = { NAME("unit.mage", cap: 1) } { NAME($target, case: "from") }
do-send-knight = { NAME("unit.knight", cap: 1) } { NAME($target, case: "from") }
do-send-all = Minden egység { NAME($target, case: "from") }
do-done = Kész
do-play-snake = Kígyó kijátszása
do-let-it-stand = Nincs válasz
do-retreat-mage = { NAME("unit.mage", cap: 1) } visszavonulása { NAME($target, case: "to") }
do-retreat-knight = { NAME("unit.knight", cap: 1) } visszavonulása { NAME($target, case: "to") }
do-give-up = Nincs visszavonulás
do-occupy = Egység felrakása { NAME($target, case: "to") }
do-leave-empty = Üresen hagyás

## A tábla szövegként

board-hourglass = homokóra
board-first-recruit = az első toborzás többet hoz
board-points = Pont
board-vp = Győzelmi pont
board-active-regions = Aktív régió
board-reserve = Tartalék
board-stock = Készlet
board-strength = Erő
board-tiles = lapkák:
board-display = Kínálat:
board-set-aside = Félretett jelzők:
board-active = aktív régió

## Mit tudnak a lapkák

tile-help-influence = A jelével egyező régiókban hat. Megerősítés: egy aktív egység kerül a tartalékodból egy üres vagy saját régióba, felső határ nélkül. Megszerzés: ellenfeled egyik régiója elesik, ha a támadásod nagyobb a védelménél.
tile-help-strength = A ciklus végéig +1-et ad neked, valahányszor ilyen jelű régiót akarsz megszerezni, vagy kell megvédened. Vagy toborzás: az alsó szélén látható egységek.
tile-help-move = Egységeid két szomszédos régió között mozognak, mindkét irányban. Vagy toborzás: az alsó szélén látható egységek.
tile-help-ship = Egységeid egy tengerparti régióból egy másikba hajóznak, amely üres vagy a tiéd. Vagy toborzás: az alsó szélén látható egységek.
tile-help-merlin = Bármilyen jelű befolyáslapka lehet. Vagy toborzás: két mágus vagy két lovag.
tile-help-snake = Semlegesíti azt a lapkát, amelyet ellenfeled éppen kijátszott; ehhez még egy kocka lekerül a homokóráról. A saját körödben toborzás: két mágus vagy két lovag.
tile-help-victory-point = Azonnal aukció: a győztes 1 győzelmi pontot kap.
tile-help-revolt = Azonnal aukció: a győztes egyetlen régióból legfeljebb két ellenséges egységet levehet.
tile-help-marker-exchange = Azonnal aukció: a győztes a térkép egyik jelzőjét kicserélheti egy félretettre.

## Sok hasonló lehetőség egy gomb mögött

verb-take-tile = Lapka elvétele
verb-place-unit = Egység felrakása
verb-play-tile = Lapka kijátszása
verb-reinforce = Megerősítés
verb-acquire = Megszerzés
verb-move-from = Indulás
verb-ship-from = Kihajózás
verb-revolt-in = Lázadás
verb-exchange-at = Jelzőcsere
verb-retreat-mage = Mágus visszavonulása
verb-retreat-knight = Lovag visszavonulása

## Visszatekintés

verb-bid = Licitálás
verb-remove-unit = Egység levétele
verb-lay-instead = Új jelző lerakása
verb-recruit-two = Két egység toborzása
verb-move-to = Érkezés
verb-ship-to = Kikötés
verb-send-mage = Mágus küldése
verb-send-knight = Lovag küldése
verb-send-all = Mindenki küldése
verb-occupy = Elfoglalás
verb-lay-marker = Régiójelzők
verb-turn-up-time = Időlapkák
verb-turn-up-tile = Akciólapkák
verb-draw-starter = Kezdő játékos

# Miért nem nyílik meg egy lépés
panel-closed-play-tile = most egyik lapkád sem játszható ki
panel-closed-reinforce = most nincs megerősíthető régió
panel-closed-acquire = sehol sincs többséged
measure-points = Pontok
measure-victory-points = Győzelmi pontok
measure-units = Egységek a térképen
measure-regions = Aktív régiók
remark-bid-wins = { $most ->
    [0] { NAME($seat, case: "dat") } nincs mivel licitálnia: a lapka biztosan a tiéd
   *[other] { NAME($seat) } legfeljebb { NUM($most, case: "acc") } licitálhat: a lapka biztosan a tiéd
 }
remark-bid-enough = { $most ->
    [0] { NAME($seat, case: "dat") } nincs mivel licitálnia: { A($enough) } { $enough } is elég volna
   *[other] { NAME($seat) } legfeljebb { NUM($most, case: "acc") } licitálhat: { A($enough) } { $enough } is elég volna
 }
remark-bid-not-lost = { NAME($seat) } ugyanennyit licitálhat, de többet nem; egyenlőségnél senki sem kapja meg a lapkát
remark-bid-unsure = { NAME($seat) } akár { NUM($most, case: "acc") } is licitálhat; csak a nagyobb licit nyer
remark-bid-none = { $most ->
    [0] { NAME($seat, case: "dat") } nincs mivel licitálnia: a lapkát senki sem kapja meg
   *[other] Nem kerül semmibe; { NAME($seat, case: "dat") } már 1 is elég volna
 }
remark-auction = { $most ->
    [0] Aukció: a legnagyobb lehetséges licit { NAME($seat) } { $own }, { NAME($other) } nem licitálhat
   *[other] Aukció, a legnagyobb lehetséges licitek: { NAME($seat) } { $own }, { NAME($other) } { $most }
 }
remark-bid-costs = Ára, ha nyer: { $n } { NAME($unit) } (a tartalékban { $of } van)
objection-snake = { NAME($seat) } kígyóval semlegesítheti { THE($tile, case: "acc") }
closing-cycle = Véget ér a ciklus, pontok: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
closing-regions = A következő ciklusban aktív régiók: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
closing-next = { $tiles ->
    [0] A következő ciklust { NAME($seat) } kezdi, lapka nélkül
   *[other] A következő ciklust { NAME($seat) } kezdi, { $tiles } lapkával
 }
closing-spent = { $rest ->
    [0] A következő ciklus első köre kiürítheti a homokórát: { NAME($other) } kör nélkül maradhat
   *[other] A hátralévő { $of } időlapkából { $n } esetén a következő ciklus első köre kiürítheti a homokórát: { NAME($other) } kör nélkül maradhat
 }
prospect-end = { NAME($seat) } egyetlen körben véget vethet a ciklusnak (homokóra: { $cubes })
prospect-regions = Ha így marad, a következő ciklusban aktív régiók: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
prospect-next = { $played ->
    [0] { $most ->
        [0] A következő ciklust { NAME($seat) } kezdené, lapka nélkül
       *[other] A következő ciklust { NAME($seat) } kezdené, { $most } lapkával
     }
   *[other] A következő ciklust { NAME($seat) } kezdené, { $least }–{ $most } lapkával
 }
prospect-wins = Ha a ciklus így érne véget, { NAME($seat) } győzne, pontok: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
prospect-shared = Ha a ciklus így érne véget, közös lenne a győzelem, pontok fejenként: { $n }
prospect-tiles = Lapkák a tartalékban: { NAME("seat.orange") } { $orange }, { NAME("seat.white") } { $white }
part-next = Saját régiók és egységek értéke a következő ciklusban az ellenféléihez képest
part-board = Saját egységek értéke a térképen az ellenféléihez képest
part-reserve = Saját aktív tartalék értéke az ellenféléihez képest
part-tiles = Saját lapkák értéke az ellenféléihez képest
part-safety = A saját régiók védettsége
part-reach = Az ellenfél régióinak fenyegetettsége
ground-tile = { NAME($tile) }
ground-strength = { NAME($tile) } ({ NAME($unit) })
ground-units = { NAME($unit) }
ground-reserve = { NAME($unit) } a tartalékban
ground-there = { NAME($unit) } { NAME($region, case: "at") }
ground-instead = { $n ->
    [one] { NAME($unit) } { NAME($region, case: "at") } { NAME($other) } helyett
   *[other] { $n } { NAME($unit) } { NAME($region, case: "at") } { NAME($other) } helyett
 }
ground-spare = többletegység { NAME($region, case: "at") }
ground-next-active = { NAME($region) } aktív
ground-next-idle = { NAME($region) } nem aktív
ground-not-yours = { NAME($region, case: "at") } nincs mit veszítened
ground-not-theirs = { NAME($region) } nem az ellenfélé
ground-in-reach = { NAME($region) } megszerezhető
ground-out-of-reach = { NAME($region) } nem szerezhető meg
ground-pressed = túlerő { NAME($region) } ellen
ground-not-pressed = nincs túlerő { NAME($region) } ellen
ground-pressed-next = a következő ciklusban túlerő { NAME($region) } ellen
ground-not-pressed-next = a következő ciklusban nincs túlerő { NAME($region) } ellen

## Panelek a térkép mellett

panel-points = { $n } pont
panel-map = Britannia térképe
panel-cycle = { $n }. ciklus
panel-cycle-short = Ciklus
panel-acts-steel = a lovagok aktívak
panel-acts-magic = a mágusok aktívak
panel-comes-next = ez jön utána
panel-hourglass = még { $n } { A($of) } { $of } kockából
panel-adjacent-steel = A közös határú régiók szomszédosak.
panel-adjacent-magic = Az azonos jelzőjű régiók szomszédosak.
panel-if-it-ended = Ha most érne véget a ciklus
panel-would-win = { NAME($seat) } nyerne
panel-would-share = közös győzelem lenne
panel-display = Kínálat
panel-auction = Aukció
panel-display-left = még { $n }
panel-discards = { $n } dobott lapka
panel-set-aside = Félretett jelzők
panel-hand = Lapkáid
panel-of = / { $n }
panel-goal = cél: { $n }
panel-score = { $n } pontból { $vp } győzelmi pont és { $active } aktív régió
panel-vp = { $n } GYP
panel-active = { $n } aktív régió
panel-reserve = Tartalék
panel-stock = Készlet
panel-tiles = Lapkák
panel-strength = +{ $n } erő
panel-until-end = a ciklus végéig
panel-cycle-over = Vége a ciklusnak
panel-had = győzelmi pont eddig
panel-won = a legtöbb aktív régióért
panel-held = aktív régió
panel-coast = tengerparti
panel-inland = szárazföldi
panel-filter-cards = Lapkák

## Szavak, amelyeket a kártyák megmagyaráznak: hogyan állnak ott, és mit jelentenek

word-active = Aktív egység
    .forms = aktív egység*
    .says = Az acél ciklusában a lovag, a mágia ciklusában a mágus. Csak ők támadnak, csak velük lehet licitálni, és csak őket rakhatod fel.
word-units = Egységek
    .forms = egységei*|egységek|egységet
    .says = Lovagok (kockák) és mágusok (korongok). Mindkét játékosnak 16-16 van belőlük: a táblán, a tartalékban vagy a készletben.
word-reserve = Tartalék
    .forms = tartalék*
    .says = Felhasználható egységeid és lapkáid, magad előtt. Az egységek a készletből kerülnek ide.
word-recruit = Toborzás lapkával
    .forms = toborzás*
    .says = A lapka alsó szélén látható egységek a készletből a tartalékodba kerülnek. Mint minden lapkáért, egy kocka lekerül a homokóráról.
word-adjacent = Szomszédos
    .forms = szomszédos
    .says = Az acél ciklusában a közös határú régiók, a mágia ciklusában az azonos jelű régiók szomszédosak.
word-symbol = Jel
    .forms = jelével|jelű
    .says = Vár, sisak, sátor vagy kulcs: a régióban fekvő jelző. Ez mutatja, melyik lapka hat ott.
word-reinforce = Megerősítés
    .forms = megerősítés*
    .says = Egy aktív egység a tartalékodból a lapka jelét viselő üres vagy saját régióba kerül, akárhányan állnak ott.
word-acquire = Megszerzés
    .forms = megszerzés|megszerezni
    .says = Támadás: a régió melletti aktív egységeid és az erőd. Védelem: minden ottani egység, a melletti aktívak és az erő. A támadásnak kell nagyobbnak lennie.
word-coast = Tengerparti régió
    .forms = tengerparti régió*
    .says = Tenger melletti régió. A hajó bármelyik másikat eléri, legyen közel vagy távol.
word-hourglass = Homokóra
    .forms = homokór*
    .says = Szürke kockái a ciklus ideje. Amint az utolsó lekerül, a ciklus azonnal véget ér.
word-cycle = Ciklus
    .forms = ciklus*
    .says = A mágia és az acél váltja egymást. A ciklus dönti el, mely egységek aktívak és mely régiók szomszédosak; a végén az aktív régiók pontot érnek.
word-auction = Aukció
    .forms = aukció
    .says = Mindkét játékos egyszerre, titokban licitál a tartalékában lévő aktív egységekkel. A több fizet és nyer; egyenlőségnél senki.
word-victory-point = Győzelmi pont
    .forms = győzelmi pont*
    .says = Végleg megmarad. Aktív régióiddal együtt ciklus végén 12 pont a győzelem.

# A napló: több sor egyben
many-marker-laid = { $n } régió megkapta a jelzőjét.
many-tile-turned-up = { $n } lapkát csaptak fel.
many-tile-taken = { NAME($seat) } elvett { $n } lapkát.
many-unit-placed = { NAME($seat) } felrakott { $n } egységet.

# Mire ment ki egy gépi játékos lépése; a neve után áll
intent-takes = megszerzi { THE($region, case: "acc") }
intent-threatens = fenyegeti { THE($region, case: "acc") }
intent-gathers = { THE($region, case: "at") } gyülekezik
intent-recruits = toboroz
intent-collects = lapkákat gyűjt

## pillanatok, krónikás hangon

told-unit-removed = { NAME($seat) } a lázadásban elveszít egy { NAME($unit, case: "acc") } { NAME($region, case: "at") }.
told-tile-cancelled = { NAME($seat) } kígyóval semlegesíti { THE($tile, case: "acc") } (homokóra: { $cubes }).
told-place = { $way ->
    [1] { NAME($seat) } egy { NAME($unit, case: "acc") } állít { NAME($region, case: "to") }.
   *[0] { NAME($seat) } egy { NAME($unit, case: "acc") } küld { NAME($region, case: "to") }.
 }
told-place-two = { $way ->
    [1] { NAME($region, case: "at") } és { NAME($other, case: "at") } { NAME($seat) } zászlaja tűnik fel.
   *[0] { NAME($seat) } bevonul { NAME($region, case: "to") } és { NAME($other, case: "to") }.
 }
told-place-more = { $way ->
    [1] { NAME($seat) } { WORD($n) } egységet küld ki, az utolsót { NAME($region, case: "to") }.
   *[0] { NAME($seat) } { WORD($n) } egységet tesz le, az utolsót { NAME($region, case: "at") }.
 }
told-take = { NAME($seat) } elviszi: { NAME($tile) }.
told-recruit = { NAME($seat) } { WORD($n) } { NAME($unit, case: "acc") } toboroz.
told-acquire = { $way ->
    [1] { NAME($region) } { NAME($seat) } kezére kerül, { WORD($a, alone: 1) } { WORD($d, alone: 1) } ellen.
   *[0] { NAME($seat) } megszerzi { NAME($region, case: "acc") }, { WORD($a, alone: 1) } { WORD($d, alone: 1) } ellen.
 }
told-narrow = { $way ->
    [1] Elég volt eggyel több: { NAME($region) } { NAME($seat) } kezére kerül.
   *[0] { NAME($seat) } egyetlen ponttal szerzi meg { NAME($region, case: "acc") }.
 }
told-reinforce = { $way ->
    [1] { NAME($region) } segítséget kap: { NAME($seat) } megerősíti.
   *[0] { NAME($seat) } bebiztosítja { NAME($region, case: "acc") }.
 }
told-move = { $way ->
    [1] { NAME($start, case: "from") } { NAME($goal, case: "to") } tart { NAME($seat) } { WORD($n) } egysége ({ NAME($unit) }).
   *[0] { NAME($seat) } { WORD($n) } { NAME($unit, case: "acc") } vezet { NAME($start, case: "from") } { NAME($goal, case: "to") }.
 }
told-auction = { $way ->
    [1] { NAME($seat) } ajánlata { $n }, a másiké { $m }: a lapka gazdára talált ({ NAME($tile) }).
   *[0] Nyílnak az öklök: { WORD($n, alone: 1) } { WORD($m, alone: 1) } ellen; { NAME($seat) } viszi: { NAME($tile) }.
 }
told-tie = { $way ->
    [1] Két egyforma ököl, mindkettőben { $n }: senki sem viszi.
   *[0] Mindketten { NUM($n, case: "acc") } ígértek; senki sem kap semmit.
 }
told-exchange = { $way ->
    [1] { NAME($region) } jele más lesz: { NAME($old) } helyett { NAME($new) }.
   *[0] { NAME($region, case: "at") } { NAME($old) } helyett { NAME($new) } lesz a jel.
 }
told-sand = { $way ->
    [1] Kiürült a homokóra: { NAME($seat, case: "dat") } { WORD($n) } régiója van, { NAME($other, case: "dat") } { $m ->
        [0] egy sem
       *[other] { WORD($m, alone: 1) }
     }.
   *[0] Lepereg az utolsó homokszem: { NAME($seat) } { WORD($n) } régiót számol, { NAME($other) } { $m ->
        [0] egyet sem
       *[other] { WORD($m) } régiót
     }.
 }
told-sand-even = { $way ->
    [1] Kiürült a homokóra, és mindkét fél { WORD($n) } régiót számol.
   *[0] Lepereg az utolsó homokszem, és senki sem áll jobban: { WORD($n) } régió jut mindkettőre.
 }
told-end-won = { NAME($seat, case: "dat") } { WORD($n) } pontja van: Britanniának ura lett.
told-end-shared = Mindkét félnek { WORD($n) } pontja van: Britanniának két ura lett.
term-attack = { NAME($seat) }: támadás
term-defence = { NAME($seat) }: védelem
term-taken = { NAME($region) } gazdát cserél
term-bid = { NAME($seat) } ajánlata
term-regions = { NAME($seat) }: aktív régiók
term-point = { NAME($seat) }: győzelmi pont
row-strength = Erő
row-bids = Ajánlatok
row-regions = Aktív régiók
row-points = Győzelmi pontok
row-standing = Pontok az aktív régiókkal
why-taken = Legalább { $m } kellett hozzá, és { NAME($seat) } támadása { $n }.
verdict-taken = { NAME($seat) } megszerzi { NAME($region, case: "acc") }
verdict-auction = { NAME($seat) } viszi, { $n } : { $m }
verdict-tie = Senki sem viszi
verdict-count = Narancs { $orange }, Fehér { $white }
