### Nagy Háború magyarul. A kérdés a „Németország: ” után hangzik el, ezért kisbetűvel kezdődik; a .wait az, amit a többiek
### olvasnak a „Várakozás: Németország” után. Egy helyen több hatalom is ülhet: a név azé, amelyik cselekszik (speaker).
### Az elutasítás a tényt mondja, a .help azt, mi segítene.

## The game in the lobby

game-title = Nagy Háború
game-invited = Nagy Háborúra
game-subtitle = Előzd meg Trianont!
game-about = 1914 nyara: két szövetség csap össze egész Európában, Észak-Afrikában és a Közel-Keleten. Évszakról évszakra hadat üzensz és szövetségeseket hívsz be, támadsz szárazon és vízen, partra szállsz, mozogsz, vásárolsz és szállítasz, amíg 1918-ban el nem hallgatnak a fegyverek, vagy amíg az egyik fél el nem veszíti a fővárosait.
game-hidden = Semmi sem titkos: hadsereg, kártya, pénz mindenki előtt nyitva fekszik.
game-scenario = Az első világháború, 1914–1918
game-scenario-note = Két szövetségben ketten-heten játszhatjátok; legfeljebb tizennyolc forduló, egész nap vagy tovább. Aki elég ellenséges fővárost tart, hamarabb győz.
panel-seat-2-germany = Központi hatalmak
panel-seat-2-britain = Antant
panel-seat-3-germany = Központi hatalmak
option-form = Szabályok
option-form-basic = Alapjáték
option-form-advanced = Haladó játék
option-turkey = Négy játékosnál Törökországot vezeti
option-turkey-austria = az Osztrák–Magyar Monarchia
option-turkey-germany = Németország
option-rebellion = Lázadások
option-rebellion-by_form = A játék formája szerint
option-rebellion-on = Be
option-rebellion-off = Ki
option-poland = Lengyelország
option-poland-by_form = A játék formája szerint
option-poland-on = Be
option-poland-off = Ki
option-trialism = Trializmus és főváros
option-trialism-by_form = A játék formája szerint
option-trialism-on = Be
option-trialism-off = Ki
option-belgium = Az antant nem támadhatja Belgiumot
option-belgium-by_form = A játék formája szerint
option-belgium-on = Be
option-belgium-off = Ki
option-romania_russia = Románok és oroszok külön
option-romania_russia-by_form = A játék formája szerint
option-romania_russia-on = Be
option-romania_russia-off = Ki
option-submarines = Tengeralattjáró-háború
option-submarines-by_form = A játék formája szerint
option-submarines-on = Be
option-submarines-off = Ki
option-pursuit = Lovas üldözés
option-pursuit-by_form = A játék formája szerint
option-pursuit-on = Be
option-pursuit-off = Ki
option-encirclement = Bekerítés
option-encirclement-by_form = A játék formája szerint
option-encirclement-on = Be
option-encirclement-off = Ki
option-suez = Szuezi-csatorna és Perzsa-öböl
option-suez-by_form = A játék formája szerint
option-suez-on = Be
option-suez-off = Ki
option-africa_limits = Egységlimit Afrikában
option-africa_limits-by_form = A játék formája szerint
option-africa_limits-on = Be
option-africa_limits-off = Ki
option-aid = Segélyezés
option-aid-by_form = A játék formája szerint
option-aid-on = Be
option-aid-off = Ki

## Set-up, battles, movements, end

# Chance
roll-artillery = tüzérség ({ NAME($power) }): { NUM($n, case: "off") } talál.
roll-again = új dobás ({ NAME($power) }).
roll-torpedo = torpedó ({ NAME($power) }): { NUM($n, case: "to") } talál.
roll-luck = szerencse ({ NAME($power) }{ $n ->
    [0] { "" }
   *[other] { ", " }plusz { $n }
 }).
verb-roll = Dobás

# A hely több hatalmat is vezethet: a kérdés azé, amelyik cselekszik.
speaker = { NAME($power) }

# Set-up
ask-place = válaszd ki, hová kerüljön { THE($unit) } (még { $n }).
    .wait = felállítja az egységeit
ask-general = válassz tábornokot { NAME($place, case: "to") }.
    .wait = tábornokot nevez ki

# Battles
ask-battle = válaszd ki, mit támadsz meg, vagy zárd le a csatákat.
    .wait = csatázik
ask-assemble = állítsd össze a támadást (célpont: { NAME($place) }, eddig { $n } egység).
    .wait = támadást készít elő { THE($place) } ellen
ask-commit = válaszd ki, mi induljon { THE($origin, case: "from") } { THE($place) } ellen.
    .wait = támadást készít elő { THE($place) } ellen
ask-join = { THE($lead) } támad, a célpont { NAME($place) }: adj hozzá egységeket, vagy jelezd, hogy kész.
    .wait = dönt a csatlakozásról
    .order = Csatlakozás szövetséges támadáshoz
ask-gas = döntsd el, bevetsz-e gázt ebben a rohamban (célpont: { NAME($place) }).
    .wait = dönt a gázról
    .order = Gáz a rohamainkban
ask-hit = válaszd ki, mit találjon el a tüzérséged (még { $n } találat).
    .wait = kiválasztja a tüzérség célpontját
    .order = A tüzérségünk célpontja
ask-torpedo = döntsd el, torpedót lőjenek-e a tengeralattjáróid ({ $n } hajó).
    .wait = dönt a torpedókról
    .order = A tengeralattjáróink torpedói
ask-torpedo-hit = válaszd ki, mit süllyesszen el a torpedó (még { $n }).
    .wait = kiválasztja a torpedó célpontját
ask-lose = válaszd ki, mit veszítesz el (még { $n } egység).
    .wait = kiválasztja a veszteségeit
    .order = Veszteségek szárazon
ask-lose-from = válaszd ki, honnan jött az elesett egység ({ NAME($piece) }).
    .wait = kiválasztja a veszteségeit
    .order = Veszteség, ha egyforma egységek több helyről jöttek
ask-lose-ship = válaszd ki, melyik hajót veszíted el (még { $n }).
    .wait = kiválasztja a tengeri veszteségeit
    .order = Veszteségek tengeren
ask-lose-cargo = válaszd ki, mi süllyedjen el a csatahajóval.
    .wait = kiválasztja az elsüllyedt rakományt
ask-second = indíts második rohamot, vagy szakítsd meg a támadást (célpont: { NAME($place) }).
    .wait = dönt a második rohamról
    .order = Második roham
ask-stand = második roham jön { THE($place) } ellen: tarts ki, vagy vonulj vissza.
    .wait = dönt a visszavonulásról
    .order = Visszavonulás a második roham elől
ask-retreat = válaszd ki, hová vonuljon vissza: { $n } { NAME($unit) } ({ NAME($nation) }).
    .wait = visszavonul
ask-general-retreat = válaszd ki, merre menjen { NAME($general) } a visszavonulókkal.
    .wait = dönt egy tábornok útjáról
ask-advance = válaszd ki, mi vonuljon be { THE($place, case: "to") }.
    .wait = bevonul { THE($place, case: "to") }
    .order = Bevonulás az elfoglalt tartományba
ask-advance-from = válaszd ki, honnan vonuljon be az egység { THE($place, case: "to") } ({ NAME($unit) }).
    .wait = bevonul { THE($place, case: "to") }
    .order = Bevonulás, ha egyforma egységek több helyről jöttek
ask-enter-zone = válaszd ki, mely hajók menjenek { THE($place, case: "to") }.
    .wait = behajózik { THE($place, case: "to") }
ask-general-along = döntsd el, velük menjen-e { NAME($general) } { THE($place, case: "to") }.
    .wait = dönt egy tábornokról
    .order = A tábornok velük megy
ask-ships = adj parancsot a hajóknak ({ $n } { NAME($unit) }): haza, { THE($place, case: "to") }, vagy a kikötőbe, ha elesett.
    .wait = parancsot ad a flottának
ask-ships-flee = a kikötő elesett ({ NAME($place) }): válaszd ki, hová meneküljön { $n } { NAME($unit) }.
    .wait = kimenekíti a hajóit

# Other movements
ask-move = válaszd ki, honnan mozogsz, vagy zárd le a mozgást.
    .wait = mozog
ask-move-to = válaszd ki, hová menjenek az egységek { THE($origin, case: "from") }.
    .wait = mozog
ask-move-unit = válaszd ki, mi menjen { THE($origin, case: "from") } { THE($place, case: "to") }.
    .wait = mozog

# Breadcrumbs
crumb-set-up = Felállítás
crumb-placement = { NAME($power) }
crumb-turn = { NAME($turn, cap: 1) }
crumb-stage = { NAME($stage, cap: 1) }
crumb-battles = Csaták: { NAME($power) }
crumb-attack = Támadás: { NAME($place) }
crumb-assault = { $n }. roham
crumb-retreat = Visszavonulás { THE($place, case: "from") }
crumb-advance = Csata után: { NAME($place) }
crumb-moves = Mozgás: { NAME($power) }

# Log: set-up and turn
units-placed = { THE($power, cap: 1) } { $n } { NAME($unit, case: "acc") } állított fel { THE($place, case: "at") }.
units-unplaced = { THE($power, case: "dat", cap: 1) } nem volt helye, az országkartonon maradt: { $n } { NAME($unit) }.
ready-made-taken = { THE($power, cap: 1) } a kész felállást választotta.
general-appointed = { NAME($general) } átvette a parancsnokságot { THE($place, case: "at") }.
turn-begun = { NAME($turn, cap: 1) }: új forduló kezdődött.
stage-begun = { NAME($stage, cap: 1) }.

# Log: battles
attack-declared = { THE($power, cap: 1) } { $n } egységgel megtámadta { THE($place, case: "acc") }.
sea-attack-declared = { THE($power, cap: 1) } { $n } egységgel megtámadta az ellenséges flottát { THE($place, case: "at") }.
invasion-declared = { THE($power, cap: 1) } partra szállt { THE($place, case: "at") }: hajók és rakomány, összesen { $n }.
came-from = { THE($origin, case: "from", cap: 1) } jött: { THE($power) } { $n } egysége.
attack-cancelled = { THE($power, cap: 1) } lefújta a támadást { THE($place) } ellen.
power-invited = { THE($lead, cap: 1) } csatlakozásra kérte { THE($power, case: "acc") }.
power-joined = { THE($power, cap: 1) } csatlakozott { $n } egységgel.
power-declined = { THE($power, cap: 1) } nem csatlakozott.
assault-begun = { $n }. roham { THE($place) } ellen.
gas-used = { THE($power, cap: 1) } gázt vetett be.
artillery-rolled = Tüzérség ({ NAME($power) }): { $n }, { $ok ->
    [0] nem talált
   *[other] talált
 }.
torpedoes-used = { THE($power, cap: 1) } torpedót lőtt ki: { $n } tengeralattjáró.
torpedo-rolled = Torpedó ({ NAME($power) }): { $n }, { $ok ->
    [0] nem talált
   *[other] talált
 }.
hit-taken = Találat: { NAME($piece) }.
line-hit = Elpusztult a védvonal { THE($place, case: "at") }.
luck-rolled = Szerencse ({ NAME($power) }): { $more ->
    [0] { $n }
   *[other] { $n } meg { $more }, összesen { $total }
 }.
luck-won = A szerencse { THE($alliance, case: "dat") } kedvezett.
strengths = Erő: a támadóé { HALF($attack) }, a védőé { HALF($defence) }.
unit-lost = Veszteség: { NAME($piece) }.
cargo-lost = Elsüllyedt a hajóval: { NAME($piece) }.
broken-off = { THE($power, cap: 1) } megszakította a támadást { THE($place) } ellen.
stood = { THE($power, cap: 1) } kitartott { THE($place, case: "at") }.
retreated = Visszavonult { THE($place, case: "to") }: { $n } { NAME($piece) }.
general-retreated = { NAME($general) } velük tartott { THE($place, case: "to") }.
attack-won = { THE($power, cap: 1) } győzött { THE($place, case: "near") }.
attack-failed = { THE($power, cap: 1) } támadása kudarcot vallott { THE($place, case: "near") }.
technical-lost = Fedezet nélkül maradt, visszakerült az országkartonra: { $n } { NAME($piece) }.
advanced = Bevonult { THE($place, case: "to") }: { $n } { NAME($piece) }.
general-advanced = { NAME($general) } velük ment { THE($place, case: "to") }.
occupied = { THE($power, cap: 1) } elfoglalta { THE($place, case: "acc") }.
liberated = Felszabadult { NAME($place) }: visszakapta { THE($power) }.
line-removed = Lekerült a védvonal { THE($place, case: "at") }.
patient-died = Elveszett az egység a kórházban { THE($place, case: "at") }.
ships-fled = { THE($place, case: "to", cap: 1) } menekült: { $n } { NAME($piece) }.
ships-lost = Nem volt kiút, visszakerült az országkartonra: { $n } { NAME($piece) }.
invasion-stuck = { THE($power, cap: 1) } partraszállása elakadt { THE($place, case: "near") }.
ships-entered = { THE($place, case: "to", cap: 1) } hajózott: { $n } { NAME($piece) }.

# Log: movements and end
moved = { THE($origin, case: "from", cap: 1) } { THE($place, case: "to") } ment: { $n } { NAME($piece) }.
general-moved = { NAME($general) } velük ment { THE($place, case: "to") }.
ships-crossed = Átkelt az óceánon { THE($place, case: "to") }: { $n } { NAME($piece) }.
power-marked = { THE($power, cap: 1) } elvesztette a hazáját: még egy fordulója van, hogy valamit visszaszerezzen.
power-saved = { THE($power, cap: 1) } visszaszerezte hazája egy részét.
power-eliminated = { THE($power, cap: 1) } végleg kiesett a háborúból.
province-passed = { NAME($place) } új birtokosa: { NAME($power) }.
condition-held = { THE($alliance, cap: 1) } a forduló végén teljesítette: { NAME($condition) } ({ $n }. alkalommal).
won-by-conditions = { THE($alliance, cap: 1) } győzött: két feltételt két fordulón át tartott.
won-by-points = { THE($alliance, cap: 1) } győzött: { $points } pont { $other } ellen.
drawn = A háború döntetlen, { $points } pont mindkét oldalon.

# Refusals
not-core = { NAME($place) } nem olyan magterület, amelyet { THE($power) } birtokol.
    .help = Az egységek saját magterületre kerülnek.
no-port-there = Nincs kikötő { THE($place, case: "at") }.
    .help = A hajók saját kikötőbe kerülnek.
army-full = Már { $n } szárazföldi egység áll { THE($place, case: "at") }.
    .help = Válassz másik magterületet.
italy-needs-two-armies = Olaszország két, legalább { $n } egységes hadsereggel lép be.
    .help = Oda tedd, ahol a két hadsereg még feltölthető.
not-enemy-place = Nem az ellenség kezén van: { NAME($place) }.
    .help = Ellenséges helyet támadj; semleges országnak a diplomáciai szakaszban lehet hadat üzenni.
no-unit-reaches = Most egyetlen egység sem támadhatja meg { THE($place, case: "acc") }.
    .help = Szomszédos, képpel felfelé fordított egység kell, mozgásponttal, amely ebben a fordulóban még nem támadott; lovas és repülő két tartományról is támadhat.
no-ship-reaches = Most egyetlen hajó sem támadhatja meg { THE($place, case: "acc") }.
    .help = Felfordított hajó kell, elég mozgásponttal, ellenségtől szabad tengeri úttal és nyitott átjárókkal, amely ebben a fordulóban még nem támadott.
no-landing = Most nem lehet partra szállni { THE($place, case: "at") }.
    .help = Kikötőben álló csatahajó és mellette szárazföldi egység kell, a partig pedig ellenséges hajóktól szabad út.
cancelled-before = Ezt a támadást már lefújtad: { NAME($place) }.
    .help = Válassz másik célpontot.
too-little-ip = Az invázió ára { $n } IP, de csak { $ip } van.
    .help = Tegyél félre IP-t a vásárlási szakaszban.
too-many-from-here = Tábornok nélkül legfeljebb { $n } szárazföldi egység támadhat { THE($place, case: "from") }.
    .help = Hozz egységet másik tartományból, vagy nevezz ki tábornokot a szállítási szakaszban.
too-many-in-all = Egy csatában legfeljebb { $n } egység támadhat { THE($place, case: "from") }.
    .help = Hozz egységet másik tartományból.
needs-own-unit = Aki a támadást vezeti, annak részt is kell vennie benne.
    .help = Adj hozzá egyet a saját egységeid közül, vagy fújd le a támadást.
needs-fighting-unit = Gyalogos vagy lovas nélkül nincs támadás (tengeren hajó, invázióhoz rakomány kell).
    .help = Adj hozzá egyet, vagy fújd le a támadást.
cannot-be-hit = Ezt nem lehet eltalálni.
    .help = A tüzérség gyalogost, lovast, tankot vagy a megtámadott védvonalat találhatja el.
must-lose-fighting = A támadó egyik veszteségének gyalogosnak vagy lovasnak kell lennie.
    .help = Válassz közülük.
cap-of-general = A tábornok hadserege már elveszítette, amennyit kell.
    .help = Válassz egységet másik tartományból.
no-own-port-here = Ezek a hajók nem maradhatnak { THE($place, case: "at") }: nincs ott saját kikötő.
    .help = Visszatérnek oda, ahonnan indultak.
technical-not-alone = Műszaki egység csak gyalogossal vagy lovassal együtt vonulhat be { THE($place, case: "to") }.
    .help = Előbb gyalogost vagy lovast vonultass be.
not-ours = Nem a szövetségé: { NAME($place) }.
    .help = Az egységek szövetséges helyeken mozognak; az üres ellenséges tartományt a csaták szakaszában foglalod el.
no-points-left = Nincs ott semmi, aminek ehhez elég mozgáspontja volna.
    .help = Aki támadott, marad, kivéve a lovast és a repülőt, ha maradt pontja.

# What can be done
do-place = { NAME($target) }
do-place-all = Mind { THE($target, case: "to") }
do-ready-made = Kész felállás
do-general = { NAME($target) }
do-attack = Támadás: { NAME($target) }
do-sea-attack = Tengeri támadás: { NAME($target) }
do-invade = Partraszállás: { NAME($target) }
do-end-battles = Csaták vége
do-origin = Innen: { NAME($target) }
do-commit = Indul: { NAME($target) }
do-commit-all = Innen mindenki
do-load = Hajóra: { NAME($target) }
do-origin-done = Innen kész
do-all-in = Minden, ami odaér
do-commit-as-before = Mint legutóbb
do-invite = Felkérés: { NAME($target) }
do-fight = Támadás!
do-cancel = Lefújás
do-join-done = Kész
do-gas = Gáz bevetése
do-no-gas = Gáz nélkül
do-hit = Találat: { NAME($target) }
do-lose = Veszteség: { NAME($target) }
do-lose-from = Innen: { NAME($target) }
do-lose-cargo = Elsüllyed: { NAME($target) }
do-second-assault = Második roham
do-break-off = Megszakítás
do-stand = Kitartás
do-retreat = Visszavonulás
do-retreat-to = Egy egység { THE($target, case: "to") }
do-all-to = Mind { THE($target, case: "to") }
do-general-to = { THE($target, case: "to", cap: 1) }
do-torpedo = Torpedó
do-guns = Ágyúk
do-advance = Bevonul: { NAME($target) }
do-advance-from = Innen: { NAME($target) }
do-advance-all = Mind bevonul
do-advance-done = Ennyi
do-general-along = A tábornok velük megy
do-general-stays = A tábornok marad
do-ships-home = Haza
do-ships-zone = A tengeren marad
do-ships-port = A kikötőbe
do-from = Innen: { NAME($target) }
do-to = { THE($target, case: "to", cap: 1) }
do-move = Megy: { NAME($target) }
do-move-all = Mind
do-move-done = Ennyi
do-end-moves = Mozgás vége
verb-place = Tartomány választása
verb-place-all = Mind egy tartományba
verb-general = Tábornok választása
verb-attack = Tartomány megtámadása
verb-sea-attack = Flotta megtámadása
verb-invade = Partraszállás
verb-origin = Egységek hozzáadása
verb-commit = Egység hozzáadása
verb-load = Hajóra szállás
verb-invite = Szövetséges felkérése
verb-hit = Célpont választása
verb-lose = Veszteség választása
verb-lose-from = Honnan jött?
verb-lose-cargo = Rakomány választása
verb-retreat-to = Egy egység …
verb-all-to = Mind …
verb-general-to = A tábornok útja
verb-advance = Bevonulás
verb-advance-from = Honnan vonul be?
verb-from = Mozgás innen …
verb-to = Cél választása
verb-move = Egység mozgatása

# Forecast and look back
forecast-units = Egységek: { NAME($power) }
forecast-modifier = { NAME($modifier, cap: 1) }
forecast-general = { NAME($general) }
forecast-guns = Tüzérség, { NAME($power) }: { $n } kocka, { $face }–6 talál
forecast-ahead = { THE($power, cap: 1) } fölényben van az első rohamban
off-absent = nincs ott
off-tank = tank támad
off-general = { NAME($general) } ellen nem számít
off-direction = { THE($place, case: "from") } nem
forecast-luck = A szerencsedobáshoz: { NAME($power) }
forecast-odds = { $percent }% az esély a győzelemre; átlagos veszteség: a támadóé { $attack },{ $attack_tenths }, a védőé { $defence },{ $defence_tenths } egység.
forecast-sure = { THE($place, cap: 1) } harc nélkül elesik.
plan-ip = { NAME($power) } IP-je
plan-bare = { $n ->
    [0] Üresen marad az ellenség mellett: { NAME($place) }
   *[other] Üresen marad az ellenség mellett: { NAME($place) } és még { $n } hely
 }
danger-city = { NAME($place, cap: 1) }: { $n } szárazföldi egység, mellette { $m } ellenséges
hint-price = { $n } IP
hint-income = jövőre { $n } IP
hint-war = belép { THE($alliance) } oldalán: { $n } egység, { $ip } IP
measure-points = A szövetség győzelmi pontjai
measure-provinces = Tartományok
measure-units = Egységek
part-front = Ipar és a front közelében álló egységek
part-means = Feltételek, pénz, kártyák és hajók
part-enemy-means = Előny az ellenség feltételeivel, pénzével, kártyáival és hajóival szemben
part-attack = A támadás várható haszna

# How a game can end at the table
taken-back = { NAME($seat) } visszavette, ami azóta történt.
result-resigned = { NAME($seat) } feladta a játszmát.
result-draw-agreed = Döntetlen, közös megegyezéssel.

## Diplomacy, purchase, year-end, transport

# Diplomacy (4)
ask-diplomacy = { $n ->
    [0] válaszd ki, kinek üzensz hadat, vagy zárd le a diplomáciát (nincs kártyád).
   *[other] üzenj hadat, játssz ki kártyát ({ $n } van), vagy zárd le a diplomáciát.
 }
    .wait = diplomáciát folytat
ask-hand-over = { THE($country, case: "acc") } behívták a háborúba: döntsd el, átadod-e { NAME($place, case: "acc") } egy kártyával, hogy egy évig kimaradjon.
    .wait = dönt { NAME($place) } átadásáról
ask-pay-territory = döntsd el, fizetsz-e egy kártyát { NAME($place) } átadásáért.
    .wait = dönt egy kártyáról
ask-delay = { THE($country, case: "acc") } behívták a háborúba (kijátszott halasztó kártyák: { $n }): döntsd el, játszol-e ki ellene kártyát.
    .wait = dönt { THE($country) } belépésének halasztásáról
    .order = Halasztó kártyák behívás ellen
ask-pay-peace = { THE($lead) } békét köt Oroszországgal: döntsd el, fizetsz-e hozzá egy kártyát.
    .wait = dönt a béke kártyájáról
ask-flee = válaszd ki, hová menjen { THE($place, case: "from") } { $n } { NAME($unit) }.
    .wait = kiviszi az egységeit { THE($place, case: "from") }
ask-revolution = orosz forradalom: még { $n } orosz egységet vehetsz le; válassz helyet, vagy hagyd abba.
    .wait = kiválasztja a forradalom áldozatait
ask-revolution-unit = válaszd ki, melyik egységet veszed le { THE($place, case: "from") }.
    .wait = kiválasztja a forradalom áldozatát
ask-krakow = készül Lengyelország felállítása: döntsd el, hozzáadod-e Krakkót.
    .wait = dönt Krakkóról
ask-free-infantry = válaszd ki, hol álljon fel egy ingyenes gyalogos (még { $n }).
    .wait = felállítja a trializmus gyalogosait
ask-capital = döntsd el, áthelyezed-e most, ingyen Prágába a fővárost.
    .wait = dönt a fővárosról

# Battles
ask-rebuild-cheap = döntsd el, újjáépítesz-e egy elesett egységet (Straussenburgét { $cheap }, a másik fajtát { $n } IP-ért).
    .wait = dönt a kórházakról
ask-rebuild = döntsd el, újjáépítesz-e egy elesett egységet { $n } IP-ért.
    .wait = dönt a kórházakról
    .order = Újjáépítés kórházban
ask-hospital = válaszd ki, melyik kórházba kerüljön { THE($unit) }.
    .wait = kórházat választ
ask-pursue = válaszd ki, hol üldözzön a lovasságod (legfeljebb { $n } egységet), vagy hagyd abba.
    .wait = dönt az üldözésről
ask-pursue-unit = válaszd ki, mit vágjon le a lovasságod { NAME($place, case: "near") } (legfeljebb { $n } egységet), vagy hagyd abba.
    .wait = dönt az üldözésről

# Purchase and year-end
ask-yield = { NAME($place) } közös megszállás alatt áll: tartsd meg, vagy engedd át.
    .wait = dönt { NAME($place) } sorsáról
ask-accept = { THE($holder) } átengedné { NAME($place, case: "acc") }: döntsd el, elfogadod-e.
    .wait = dönt { NAME($place) } sorsáról
ask-buy = válaszd ki, mit veszel (még { $n } IP), vagy zárd le a vásárlást.
    .wait = vásárol
ask-buy-at = válaszd ki, hová kerüljön { THE($item) }.
    .wait = vásárol
ask-war-production = döntsd el, bevezeted-e a haditermelést: több IP-t hoz, de sztrájkot lehet szítani ellened.
    .wait = dönt a haditermelésről

# Transport
ask-keep-general = két hadsereg áll { NAME($place, case: "near") }: válaszd ki, melyik tábornok marad.
    .wait = hadseregeket von össze
ask-assign = válassz tábornokot { NAME($place, case: "to") }.
    .wait = tábornokot rendel ki
ask-transport = válaszd ki, honnan szállítasz egységet (még { $n } szállítás), cserélj tábornokot, vagy passzolj.
    .wait = szállít
ask-transport-unit = válaszd ki, mit szállítasz el { NAME($place, case: "from") }.
    .wait = szállít
ask-transport-to = válaszd ki, hová szállítod { THE($unit, case: "acc") } { NAME($place, case: "from") }.
    .wait = szállít
ask-new-general = válaszd ki a hadsereg új tábornokát { NAME($place, case: "near") }.
    .wait = tábornokot vált le
ask-swap-with = válaszd ki, kivel cseréljen helyet { NAME($general) }.
    .wait = tábornokokat cserél
ask-amount = válaszd ki, hány IP segélyt adsz { THE($receiver, case: "dat") }.
    .wait = segélyt ad

crumb-diplomacy = { NAME($power) }
crumb-call = Behívás: { NAME($country) }
crumb-flight = Kivonulás
crumb-revolution = Orosz forradalom
crumb-rebuilding = Kórházak
crumb-pursuit = Üldözés
crumb-joint = Közös megszállás
crumb-purchase = { NAME($power) }
crumb-year-end = Év vége
crumb-generals = Tábornokok
crumb-transport = { $n }. kör

# What happens
war-declared = { THE($power, cap: 1) } hadat üzent { THE($country, case: "dat") }.
called = { THE($power, cap: 1) } behívta a háborúba { THE($country, case: "acc") }.
delay-played = { THE($power, cap: 1) } kártyát játszott ki { THE($country) } belépése ellen.
delayed = { THE($country, cap: 1) } később lép be: { NAME($turn, case: "at") }.
delayed-for-ever = { THE($country, cap: 1) } a háború végéig már nem lép be.
card-paid = { THE($power, cap: 1) } diplomáciai kártyát játszott ki.
payment-refused = { THE($power, cap: 1) } nem fizetett.
handed-over = { NAME($place) } új birtokosa: { NAME($country) }.
serbia-left = Szerbia kilépett a háborúból. Visszatér: { NAME($turn, case: "at") }.
serbia-stays-out = Szerbia nem tér vissza a háborúba.
fled = { THE($place, case: "to", cap: 1) } vonult: { $n } { NAME($piece) }.
nowhere-to-flee = Nem volt hová mennie, visszakerült az országkartonra: { $n } { NAME($piece) }.
entered = { THE($country, cap: 1) } belépett a háborúba { THE($alliance) } oldalán.
run-by = { THE($country, case: "acc", cap: 1) } { THE($power) } irányítja.
row-laid = Felkerültek az országkartonokra { A($n) } { $n }. évi egységek.
strike-begun = { THE($power, cap: 1) } sztrájkot szított { NAME($place, case: "at") }.
strike-over = Véget ért a sztrájk { NAME($place, case: "at") }.
revolution-took = Forradalom { THE($place, case: "at") }: { NAME($piece) }.
peace-made = { THE($power, cap: 1) } különbékét kötött Oroszországgal: Oroszország kilépett a háborúból.
province-returned = { NAME($place) } új birtokosa: { NAME($power) }.
rebellion-incited = { THE($power, cap: 1) } lázadást szított { NAME($place, case: "at") }.
rebellion-put-down = Leverték a lázadást { NAME($place, case: "at") }.
rebellion-won = A felkelők elfoglalták { NAME($place, case: "acc") }. Új birtokosa: { NAME($power) }.
poland-refused = { THE($power, cap: 1) } nem adta Krakkót: Lengyelország nem jött létre.
poland-made = { THE($power, cap: 1) } felállította Lengyelországot.
krakow-given = { THE($power, cap: 1) } Lengyelországnak adta Krakkót.
trialism-made = A Monarchia kiegyezett a szlávokkal.
infantry-raised = Ingyenes gyalogos állt fel { NAME($place, case: "at") }.
capital-moved = A Monarchia új fővárosa { NAME($place) }.
submarines-sank = A tengeralattjárók miatt Nagy-Britannia { $n } IP-t veszített.
debt-grown = Nagy-Britannia jövő évi IP-jéből { $n } a tengeralattjáróké.
aid-given = { THE($power, cap: 1) } { $n } IP segélyt adott { THE($receiver, case: "dat") }.
rebuilt = { THE($power, cap: 1) } újjáépítette { THE($unit, case: "acc") } { NAME($place, case: "at") } ({ $n } IP).
pursued = A lovasság levágta { NAME($place, case: "near") }: { NAME($piece) }.
occupation-passed = { NAME($place) } új birtokosa: { NAME($power) }, mert ott több egysége van.
yielded = { THE($power, cap: 1) } átengedte { NAME($place, case: "acc") }. Új birtokosa: { NAME($receiver) }.
yield-refused = { THE($power, cap: 1) } nem vette át { NAME($place, case: "acc") }.
bought = { THE($power, cap: 1) } { NAME($item, case: "acc") } vett { NAME($place, case: "at") }.
card-bought = { THE($power, cap: 1) } diplomáciai kártyát vett.
war-production-begun = { THE($power, cap: 1) } bevezette a haditermelést.
income = { THE($power, cap: 1) } jövő évi kerete { $n } IP.
armies-merged = { NAME($general) } vezeti tovább az összevont hadsereget { NAME($place, case: "near") }.
general-assigned = { NAME($general) } átvette a hadsereg vezetését { NAME($place, case: "near") }.
general-replaced = { NAME($general) } átvette a hadsereg vezetését { NAME($place, case: "near") }.
generals-swapped = { NAME($general) } és { NAME($other) } helyet cserélt.
transported = { THE($piece, cap: 1) } { NAME($origin, case: "from") } { NAME($place, case: "to") } került.
transport-passed = { THE($power, cap: 1) } passzolt.

# Why not
in-the-war = { THE($country, cap: 1) } már hadban áll.
    .help = Válassz olyan országot, amely még nem.
out-of-the-game = { THE($country, cap: 1) } kiesett a játékból.
    .help = Válassz másik országot.
never-at-war = { THE($country, cap: 1) } mindvégig kimarad a háborúból.
    .help = Svájc és Luxemburg nem támadható.
own-ally = { THE($country, cap: 1) } a te oldaladhoz tartozik.
    .help = Hívd be kártyával, ha eljött az ideje.
belgium-is-safe = { NAME($country, case: "acc") } az antant nem támadhatja meg.
    .help = Csak a központi hatalmak üzenhetnek neki hadat.
usa-is-far = { THE($country, case: "dat", cap: 1) } nincs a térképen megtámadható területe.
    .help = Csak az antant hívhatja be.
not-made-yet = { NAME($country) } még nem létezik.
    .help = A központi hatalmak felállíthatják, ha Varsó és még két lengyel terület az övék.
not-an-ally = { THE($country, case: "acc", cap: 1) } nem te hívhatod be.
    .help = A saját oldalad szövetségesét hívd be.
too-early = { THE($country, case: "acc", cap: 1) } még nem lehet behívni.
    .help = Az időmérő mutatja, melyik fordulótól lehet.
called-already = { THE($country, case: "acc", cap: 1) } már behívták.
    .help = A halasztás végén magától belép.
no-card-to-call = { THE($country, cap: 1) } behívásához diplomáciai kártya kell.
    .help = Vegyél egyet a vásárlási szakaszban.
no-factory-there = Nincs gyár { THE($place, case: "at") }.
    .help = Ellenséges, gyáras tartományt válassz.
not-enemy = { NAME($place) } nem az ellenségé.
    .help = Ellenséges, gyáras tartományt válassz.
was-guarded = Egység állt { NAME($place, case: "at") }, amikor a forduló elkezdődött.
    .help = Sztrájk csak őrizetlen gyárban szítható.
no-war-production-there = Nincs haditermelés { NAME($place, case: "at") }.
    .help = Sztrájk haditermelés mellett szítható, Oroszországban 1916-tól anélkül is.
on-strike = { NAME($place, case: "at") } már sztrájkolnak.
    .help = Válassz másik gyárat.
no-card-to-incite = Kártya nélkül nem szíthatsz nyugtalanságot { NAME($place, case: "at") }.
    .help = Vegyél diplomáciai kártyát a vásárlási szakaszban.
no-nationality = { THE($place, cap: 1) } nem nemzetiségi terület.
    .help = Brassóban, Trientben, Szarajevóban, Varsóban, Lódzban, Plockban, Prágában és Dublinban szítható lázadás.
not-the-owners = { NAME($place) } most nem az eredeti birtokosáé, vagy a te oldaladé.
    .help = Csak az ellenség saját nemzetiségei lázadnak fel.
mother-at-peace = { NAME($place) } anyaországa nem áll hadban a birtokossal.
    .help = Előbb kerüljön be a háborúba.
is-guarded = Gyalogos vagy lovas áll { NAME($place, case: "at") }.
    .help = Helyőrség nélküli területet válassz.
rebels-already = { NAME($place, case: "at") } már folyik lázadás.
    .help = Válassz másik területet.
slavs-content = A trializmus után { NAME($place, case: "at") } senki sem lázad.
    .help = Válassz másik területet.
rule-not-used = Ez a haladó szabály nincs használatban.
    .help = A haladó szabályokat az asztal a játék előtt választja ki.
only-austria = Ezt csak a Monarchia teheti meg.
    .help = Várd meg, amíg sorra kerül.
sarajevo-not-held = Szarajevó nem a Monarchiáé.
    .help = Előbb foglald vissza.
serbia-not-there = Szerbia nem áll hadban, vagy nincs magterülete.
    .help = Nincs kinek átadni Szarajevót.
once-only = Ez egy játékban csak egyszer lehetséges.
    .help = Már megtörtént.
needs-a-card = Nincs elég diplomáciai kártya.
    .help = A vásárlási szakaszban vehetsz.
only-central = Ezt csak a központi hatalmak tehetik meg.
    .help = Várd meg, amíg sorra kerülnek.
peace-too-early = Oroszországgal 1917 tavaszától köthető béke.
    .help = Várj addig.
russia-is-out = Oroszország kilépett a háborúból.
    .help = Nincs több tennivaló.
allies-refused = A szövetségeseid ebben a fordulóban már nemet mondtak.
    .help = A következő fordulóban újra próbálhatod.
not-enough-poland = Varsónak és még két lengyel területnek a központi hatalmak kezén kell lennie.
    .help = Előbb foglald el őket; Krakkó is számít, ha a Monarchia adja.
not-a-capital = { THE($place, cap: 1) } nem lehet főváros.
    .help = Budapest lehet, és a trializmus után Prága.
capital-not-held = { NAME($place) } nem a Monarchiáé.
    .help = Előbb foglald vissza.
too-dear = { THE($item, cap: 1) } ára { $price } IP, de csak { $n } van.
    .help = IP minden év végén jön.
not-on-card = Az országkartonon nincs több ilyen: { NAME($item) }.
    .help = Új egységek télen jönnek.
only-lines = Semleges ország ilyet nem vehet: { NAME($item) }.
    .help = Csak védvonalat vehet.
no-place-to-buy = Nincs hely, ahová kerülhetne: { NAME($item) }.
    .help = Nézd meg, hol állítható ki.
not-yours = { THE($place, cap: 1) } nem ennek a hatalomnak a saját tartománya.
    .help = Olyat válassz, amelyet ő maga birtokol.
not-core-to-raise = { THE($place, cap: 1) } nem ennek a hatalomnak a magterülete.
    .help = A saját színében válassz.
needs-factory = Nincs működő gyár { NAME($place, case: "at") }.
    .help = Az e fordulóban vett gyár a következő fordulótól működik.
factory-used = A gyár { NAME($place, case: "at") } ebben a fordulóban már kiállított egy egységet.
    .help = Válassz másik gyárat.
needs-port = Nincs kikötő { NAME($place, case: "at") }.
    .help = Kikötőt válassz.
port-used = A kikötő { NAME($place, case: "at") } ebben a fordulóban már kiállított egy hajót.
    .help = Válassz másik kikötőt.
not-in-america = Amerikát nem lehet megtámadni, nem kell oda védvonal: { NAME($place) }.
    .help = Válassz európai, afrikai vagy ázsiai tartományt.
has-one = { NAME($place, case: "at") } nem lehet több ilyen: { NAME($item) }.
    .help = Válassz másik tartományt.
strike-there = Sztrájk van { NAME($place, case: "at") }: ott semmi sem állítható ki.
    .help = Gyalogossal vagy lovassal véget vethetsz a sztrájknak.
rebels-there = Lázadás van { NAME($place, case: "at") }: ott semmi sem állítható ki.
    .help = Válassz másik tartományt.
encircled = { NAME($place) } be van kerítve.
    .help = Előbb törd át a gyűrűt.
area-limit = { NAME($place) } térségében ebben a fordulóban nem állítható ki több egység.
    .help = Válassz máshol tartományt.
not-together = Román és orosz egység nem lehet együtt { THE($place, case: "at") }.
    .help = Válassz másik helyet.
no-unit-there = Ennek a hatalomnak nincs szárazföldi egysége { THE($place, case: "at") }.
    .help = Olyan tartományt válassz, ahol van.
not-connected = Nincs összeköttetés: { NAME($place) }.
    .help = Saját tartományok, kikötők és szabad tengerek lánca kell.
not-our-province = { THE($place, cap: 1) } nem választható: nem a szövetség tartománya.
    .help = Válaszd a szövetség másik tartományát.

# Buttons
do-revolution-at = Forradalom { THE($target, case: "at") }
do-revolution-unit = Levétel: { NAME($target) }
do-stop = Elég
do-declare-war = Hadüzenet: { NAME($target) }
do-call = Behívás: { NAME($target) }
do-strike = Sztrájk { THE($target, case: "at") }
do-hand-over-sarajevo = Szarajevó átadása
do-peace-with-russia = Különbéke Oroszországgal
do-rebellion = Lázadás { THE($target, case: "at") }
do-make-poland = Lengyelország felállítása
do-trialism = Trializmus
do-move-capital = Főváros áthelyezése: { NAME($target) }
do-end-diplomacy = Diplomácia vége
do-hand-over = Átadás
do-keep = Megtartás
do-delay = Halasztás
do-pay = Fizetés
do-refuse = Elutasítás
do-accept = Elfogadás
do-flee-to = Egy egység { THE($target, case: "to") }
do-all-flee-to = Mind { THE($target, case: "to") }
do-add-krakow = Krakkó hozzáadása
do-keep-krakow = Krakkó megtartása
do-capital-prague = Főváros Prágába
do-capital-stays = A főváros marad
do-pursue-at = Üldözés { THE($target, case: "at") }
do-pursue = Levágás: { NAME($target) }
do-stop-pursuit = Üldözés vége
do-rebuild = Újjáépítés: { NAME($target) }
do-hospital = Kórház { THE($target, case: "at") }
do-no-rebuild = Újjáépítés nélkül
do-keep-province = Megtartás
do-yield = Átengedés: { NAME($target) }
do-buy = Vásárlás: { NAME($target) }
do-at = { THE($target, case: "to", cap: 1) }
do-repeat-purchase = Még egy ugyanilyen
do-buy-as-before = Mint az előző fordulóban
do-end-purchase = Vásárlás vége
do-war-production = Haditermelés
do-no-war-production = Haditermelés nélkül
do-keep-general = { NAME($target) } marad
do-transport = Indulás { THE($target, case: "from") }
do-unit = Egység: { NAME($target) }
do-repeat-transport = Még egy ugyanígy
do-replace-general = Leváltás { THE($target, case: "at") }
do-swap = Helycsere: { NAME($target) }
do-with = Helycsere { NAME($target, case: "with") }
do-pass = Passz
do-pass-all = Passz minden körben
do-aid = Segély: { NAME($target) }
do-amount = { $target } IP

verb-declare-war = Hadüzenet
verb-call = Behívás
verb-strike = Sztrájk szítása
verb-rebellion = Lázadás szítása
verb-move-capital = Főváros áthelyezése
verb-revolution-at = Forradalom
verb-revolution-unit = Levétel
verb-flee-to = Egy egység
verb-all-flee-to = Mind
verb-pursue-at = Üldözés
verb-pursue = Levágás
verb-rebuild = Újjáépítés
verb-hospital = Kórház
verb-yield = Átengedés
verb-buy = Vásárlás
verb-at = Hely választása
verb-keep-general = Maradó tábornok
verb-transport = Szállítás
verb-unit = Egység
verb-replace-general = Tábornok leváltása
verb-swap = Két tábornok helycseréje
verb-with = Csere
verb-aid = Segély
verb-amount = Mennyiség

# ---------------------------------------------------------------- a tábla a böngészőben

panel-map = Európa, Észak-Afrika és a Közel-Kelet térképe
panel-closed-attack = nincs elérhető
panel-closed-sea-attack = nincs elérhető
panel-closed-invade = most nem lehet
panel-battle = Csata
panel-choices = Választható
panel-country = Országkarton
panel-conditions = Milyen közel a vég?
panel-ip = IP
panel-cards = kártya
panel-transport = szállítás
panel-on-card = kartonon
panel-dead = elesett
panel-free = sereg nélkül
panel-commands = { NAME($place) }: { $n } egység
panel-units-short = egység
panel-sum = Összesen
panel-losses = Átlagos veszteség: a támadóé { $mine }, a védőé { $theirs } egység.
panel-taken = elesik
panel-holds = kitart
panel-ahead = fölény az első rohamban; utána a védő kitart vagy visszavonul
panel-luck = { $n } a szerencsedobáshoz
panel-assumes = Pontos érték, ha bevetik a gázt, senki sem hagyja abba és nem vonul vissza, a tüzérség a legerősebbet találja el, és előbb a leggyengébb esik el.
panel-callable = innen hívható be: { NAME($power) }
panel-enters = belép: { NAME($power) }
panel-against = { $mine } : { $theirs }
panel-units-from = { $n } { THE($place, case: "from") }
panel-how = A számítás részletei
panel-ask-first = kattints, hová kerüljön { NAME($item) }, vagy zárd le a vásárlást.
panel-ask-more = kattints, hová kerüljön { NAME($item) }, vagy használd a − és + gombot.
panel-ask-what = válaszd ki, mit veszel, vagy zárd le a vásárlást.
panel-ask-else = válaszd ki, mit veszel még, vagy vedd meg az eddigieket.
panel-purchase = Vásárlás
panel-each = darabja { $n } IP
panel-not-now = most nem
panel-fewer = Eggyel kevesebb: { NAME($item) }
panel-more = Még egy: { NAME($item) }
panel-how-many = Hány legyen: { NAME($item) }
panel-too-dear = Ára { $price } IP, és csak { $n } maradt.
panel-all-of-card = A kartonon lévő mind a { $n } szerepel a tervben.
panel-no-more-places = Ebben a fordulóban nincs több hely számára.
panel-put = { NAME($item, cap: 1) } { THE($place, case: "to") }
panel-clear = Terv törlése
panel-buy-all = Vásárlás { $n } IP-ért, és kész
panel-buy-all-what = { $n } darab{ $places ->
    [0] {""}
   *[other] , { $places } helyre
 }
panel-sum-of = { $terms } = { $n } ({ $of } IP-ből)
panel-sum-one = { $term }: { $of } IP-ből { $n }
panel-spent = { $of } IP-ből { $n } elköltve
panel-left = marad { $n } IP
panel-left-for = marad { $n } IP, és idén még { $more } vásárlás
panel-price = ára
panel-all-in = Ha mindenki támad, aki odaér.
panel-lost-attack = A támadó vesztesége, { $n }. roham (%)
panel-lost-defence = A védő vesztesége, { $n }. roham (%)
panel-assumes-sea = Pontos érték, ha senki sem hagyja abba és nem vonul vissza, ágyúk szólnak, és előbb a leggyengébb hajó süllyed el.
panel-won-sea = győz
panel-lost-sea = veszít
panel-told = Az utolsó roham
panel-plan = A támadás terve
panel-what-if = Ezzel együtt: { $to }% az eddigi { $from }% helyett
panel-points = { $n } pont
panel-held-for = { $n ->
    [0] nem teljesül
   *[other] { $n } fordulója teljesül
  }
panel-worth = { $n } IP
panel-vp = { $n } győzelmi pont
panel-port = kikötő
panel-season-winter = tél
panel-season-spring = tavasz
panel-season-summer = nyár
panel-season-autumn = ősz
panel-part-all = Egész
panel-part-west = Nyugat
panel-part-italy = Itália
panel-part-east = Kelet
panel-part-south = Közel-Kelet
panel-french-front = Francia front
panel-italian-front = Olasz front
board-points = pont

# Állandó utasítások
order-weakest = A leggyengébb előbb
order-strongest = A legerősebb előbb
order-infantry = Gyalogság előbb
order-cavalry = Lovasság előbb
order-line = Védvonal előbb
order-everything = Mindennel
order-strength = Maradjon erős a támadás
order-largest = A legnagyobb csoportból

## A nagyított kártyák

card-help-hindenburg = Ha a szerencsedobás vagy hadseregének tüzérsége 1-est vagy 2-est dob, egyszer újra lehet dobni.
card-help-moltke = Ha támad, az ellenség alap védelmi módosítója nem számít; a többi módosító igen.
card-help-falkenhayn = Hadserege egy rohamban legfeljebb 3 egységet veszít; a tüzérség találatai ebbe nem számítanak.
card-help-mackensen = +2 a szerencsedobáshoz, mintha eggyel több repülője volna.
card-help-hotzendorf = Hadseregének tüzérsége 4-re, 5-re és 6-ra talál.
card-help-straussenburg = Fordulónként hadseregének egy elesett gyalogosa vagy lovasa 1 IP-ért újjáépíthető; szabad kórház így is kell.
card-help-kemal = +2 harcérték, ha védekezik.
card-help-joffre = Amíg hadsereget vezet a térképen, Franciaország szállítókapacitása eggyel nagyobb.
card-help-petain = Ha védekezik, a védvonal +1 helyett +3-at ér.
card-help-foch = +2 harcérték, ha legalább két hatalom egységei támadnak vele.
card-help-haig = Ha támad és megnyeri a rohamot, a védő vesztesége 1-gyel nagyobb, legfeljebb 4.
card-help-allenby = Hadseregének lovassága 1-es harcértékkel támad.
card-help-nikolai = Ha egységei védőként visszavonulnak, nem kell őket lefordítani.
card-help-yudenich = Ha támad, a hegyvidék nem segíti a védőt.
card-help-brusilov = Ha támad, a védvonal és az erőd nem segíti a védőt.
card-help-cadorna = Ha támad, a folyó nem segíti a védőt.
card-help-diaz = +1 harcérték, ha védekezik.
card-help-pershing = +1 harcérték, ha támad.
card-help-infantry = Harcértéke 1,5 a németnek, a britnek és az amerikainak, másnak 1. Magterületen állítható ki.
card-help-cavalry = Harcértéke támadva 0,5, védve 1; két tartományt mozog. Magterületen állítható ki.
card-help-artillery = Minden roham előtt egy kocka; a németnél, britnél, amerikainál 4–6-ra, másnál 5–6-ra talál. Gyárnál állítható ki.
card-help-aircraft = +2 a szerencsedobáshoz; két tartományt mozog. Gyárnál állítható ki.
card-help-tank = Ha támad, az ellenségnek nincs alap védelmi módosítója. Gyárnál állítható ki.
card-help-zeppelin = +1 a szerencsedobáshoz. Gyárnál állítható ki.
card-help-gas = +3 harcérték a támadónak egy rohamban, a tüzérség előtt kell bejelenteni; azután elhasználódott. Gyárnál állítható ki.
card-help-battleship = Harcértéke támadva 4, védve 3; négy mezőt mozog, és szárazföldi egységet is visz. Kikötőben állítható ki.
card-help-cruiser = Harcértéke támadva 1, védve 2; három mezőt mozog. Kikötőben állítható ki.
card-help-submarine = Harcértéke támadva 2, védve 1; három mezőt mozog. Kikötőben állítható ki.
card-help-defence-line = +1 harcérték tartománya védőjének, tartományonként egy. Ha a tartomány elesik, lekerül.
card-help-factory = Műszaki egység állítható ki nála, fordulónként egy; +1 harcérték a védőnek. Magterületre épül.
card-help-hospital = Fordulónként egy elesett gyalogost vagy lovast épít újjá 3 IP-ért; +1 harcérték a védőnek. Magterületre épül.
card-help-diplomacy-card = Országot hív a háborúba, felel egy ilyen hívásra, vagy sztrájkot szít egy ellenséges gyárban.
panel-card-general = Tábornok, { $power }

## Szavak, amelyeket a kártyák megmagyaráznak: hogyan állnak ott, és mit jelentenek

word-luck = Szerencsedobás
    .forms = szerencsedobás*
    .says = A roham 2. lépése: mindkét oldal dob, repülőnként +2, zeppelinenként +1. A magasabb összeg +2 harcértéket ad.
word-artillery = Tüzérség
    .forms = tüzérség*|löveg*
    .says = A roham 1. lépése: lövegenként egy kocka. A találat (németnél, britnél, amerikainál 4–6, másnál 5–6) egy egységet vagy védvonalat vesz le.
word-strength = Harcérték
    .forms = harcérték*
    .says = A roham 3. lépése: az egységek értéke, a módosítók, a szerencse. A különbséget veszíti el a vesztes, legfeljebb 4-et.
word-base = Alap védelmi módosító
    .forms = alap védelmi módosító*
    .says = A védő +2 harcértéket kap, hacsak a támadónak nincs tankja.
word-modifiers = Módosítók
    .forms = folyó*|hegyvidék*|erőd*|védvonal*
    .says = Folyó +1, hegyvidék +1, erőd +2, védvonal, gyár és kórház +1-+1; csak ha minden támadóval szemben jár.
word-losses = Veszteség
    .forms = veszteség*|veszít*
    .says = A harcértékek különbsége, legfeljebb 4; a tüzérség találatai ezen felül. A vesztes választ.
word-hospital = Kórház
    .forms = kórház*
    .says = Csata után fordulónként egy elesett gyalogost vagy lovast épít újjá 3 IP-ért.
word-assault = Roham
    .forms = roham*
    .says = Tüzérség, szerencse, harcérték, veszteség. Egy csatában legfeljebb kettő van; köztük bármelyik fél visszavonulhat.
word-army = Hadsereg
    .forms = hadsereg*
    .says = A szövetség minden szárazföldi egysége a tábornok tartományában, legfeljebb 25. Tábornok nélkül egy tartományból csak 5 támadhat.
word-face-down = Lefordítva
    .forms = lefordít*
    .says = A visszavonult és újjáépített egységek a vásárlásig lefordítva fekszenek: 0 harcértékkel védekeznek.
word-transport = Szállítókapacitás
    .forms = szállítókapacitás*|szállít*
    .says = A forduló végén az ország ennyi egységet tehet át bármely összekötött saját vagy szövetséges tartományba.
word-ip = Ipari pont
    .forms = IP*
    .says = Az ország egy évre szóló pénze: egység, építkezés, újjáépítés és partraszállás kerül ennyibe.
word-core = Magterület
    .forms = magterület*
    .says = Az ország saját színű tartománya.

# A napló: több sor egyben
many-ready-made-taken = { $n } hatalom a kész felállást választotta.
many-transport-passed = { $n } hatalom passzolt.
many-units-placed = { THE($power, cap: 1) } { $n } egységet állított fel.
many-unit-lost = { THE($power, cap: 1) } { $n } egységet veszített.
many-hit-taken = Találat: { THE($power) } { $n } egysége.
many-cargo-lost = Elsüllyedt a hajókkal: { THE($power) } { $n } egysége.
many-came-from = Több felől jött: { THE($power) } { $n } egysége.
many-retreated = Visszavonult { THE($place, case: "to") }: { THE($power) } { $n } egysége.
many-advanced = Bevonult { THE($place, case: "to") }: { THE($power) } { $n } egysége.
many-moved = { THE($place, case: "to", cap: 1) } ment: { THE($power) } { $n } egysége.
many-ships-fled = Elmenekült: { THE($power) } { $n } hajója.
many-ships-entered = { THE($place, case: "to", cap: 1) } hajózott: { THE($power) } { $n } hajója.
many-bought = { THE($power, cap: 1) } { $n } darabot vett.
many-transported = { NAME($place, case: "to", cap: 1) } került: { THE($power) } { $n } egysége.
many-general-appointed = { $n } tábornok átvette a parancsnokságot.
many-general-advanced = { $n } tábornok velük ment { THE($place, case: "to") }.

# Mire ment ki egy gépi játékos lépése; a neve után áll
intent-war = háborúba viszi { THE($country, case: "acc") }
intent-takes = elfoglalja { THE($place, case: "acc") }
intent-attacks = megtámadja { THE($place, case: "acc") }
intent-buys = { THE($enemy) } ellen fegyverkezik
intent-invites = segítségül hívja { THE($power, case: "acc") } { THE($place, case: "near") }: együtt erősebbek volnának
intent-helps = segít { THE($power, case: "dat") } { THE($place, case: "near") }: együtt erősebbek
intent-stays-out = nem segít { THE($power, case: "dat") } { THE($place, case: "near") }: megtartja az egységeit
intent-gathers = { THE($place, case: "near") } gyülekezik

## pillanatok, krónikás hangon

told-war-declared = { THE($power, cap: 1) } hadat üzen { THE($country, case: "dat") }.
told-delayed = { THE($country, cap: 1) } később lép be: { NAME($turn, case: "at") }.
told-serbia-left = Szerbia kilép a háborúból. Visszatér: { NAME($turn, case: "at") }.
told-strike-begun = { THE($power, cap: 1) } sztrájkot szít { NAME($place, case: "at") }.
told-revolution-took = A forradalom { THE($place, case: "at") } elsodor egy egységet: { NAME($piece) }.
told-peace-made = { THE($power, cap: 1) } különbékét köt Oroszországgal: Oroszország kilép a háborúból.
told-rebellion-incited = { THE($power, cap: 1) } lázadást szít { NAME($place, case: "at") }.
told-rebellion-put-down = Leverik a lázadást { NAME($place, case: "at") }.
told-rebellion-won = A felkelők elfoglalják { NAME($place, case: "acc") }. Új birtokosa: { NAME($power) }.
told-poland-made = { THE($power, cap: 1) } felállítja Lengyelországot.
told-trialism-made = A Monarchia kiegyezik a szlávokkal.
told-capital-moved = A Monarchia új fővárosa { NAME($place) }.
told-submarines-sank = A tengeralattjárók miatt Nagy-Britannia { $n } IP-t veszít.
told-aid-given = { THE($power, cap: 1) } { $n } IP segélyt ad { THE($receiver, case: "dat") }.
told-power-marked = { THE($power, cap: 1) } elveszti a hazáját: még egy fordulója van, hogy valamit visszaszerezzen.
told-power-saved = { THE($power, cap: 1) } visszaszerzi hazája egy részét.
told-power-eliminated = { THE($power, cap: 1) } végleg kiesik a háborúból.
told-attack = { THE($power, cap: 1) } { WORD($n) } egységgel { THE($place) } ellen indul.
told-attack-at-sea = { THE($power, cap: 1) } { WORD($n) } hajót küld harcba { THE($place, case: "at") }.
told-won = { $way ->
    [1] { THE($power, cap: 1) } beveszi { THE($place, case: "acc") }, { HALF($a) } : { HALF($d) }.
   *[0] Elesik { THE($place) }: { THE($power) } győz, { HALF($a) } : { HALF($d) }.
 }
told-joint = { $way ->
    [1] { THE($power, cap: 1) } és { THE($other) } együtt veszi be { THE($place, case: "acc") }, { WORD($n) } egységgel.
   *[0] { THE($power, cap: 1) } és { THE($other) } együtt indul { THE($place) } ellen { WORD($n) } egységgel, és be is veszi.
 }
told-taken = { $way ->
    [1] Elesik { THE($place) }, még a roham előtt: { THE($power) } elfoglalja.
   *[0] { THE($power, cap: 1) } { WORD($n) } egységgel jön, és övé { THE($place) }.
 }
told-capital = { $way ->
    [1] { THE($power, cap: 1) } bevonul { THE($place, case: "to") }: { THE($owner) } elveszíti fővárosát.
   *[0] Elesik { THE($owner) } fővárosa, { THE($place) }: { THE($power) } veszi be.
 }
told-walkover = { $way ->
    [1] Senki sem védi { THE($place, case: "acc") }: { THE($power) } bevonul.
   *[0] { THE($power, cap: 1) } bevonul { THE($place, case: "to") }; nincs ott senki.
 }
told-hold = { $way ->
    [1] { THE($place, cap: 1) } kitart { THE($power) } { WORD($n) } egysége ellen.
   *[0] Hiába jön { THE($power) } { WORD($n) } egységgel, { THE($place) } estére is áll.
 }
told-twice = { $way ->
    [1] { THE($power, cap: 1) } { WORD($n) } egységgel kétszer is megrohamozza { THE($place, case: "acc") }, de az kitart.
   *[0] { THE($place, cap: 1) } másodszor is tart: { THE($power) } { WORD($n) } egysége visszavonul.
 }
told-sea = { $way ->
    [1] Csata { THE($place, case: "at") }: { THE($power) } { WORD($m) } hajót veszít, és { WORD($n) } hajót süllyeszt el.
   *[0] { THE($place, case: "at", cap: 1) } { THE($power) } { WORD($n) } hajót süllyeszt el, és { WORD($m) } hajót veszít.
 }
told-landing = { $way ->
    [1] { THE($power, cap: 1) } a tenger felől veszi be { THE($place, case: "acc") }, { WORD($n) } egységgel.
   *[0] { THE($power, cap: 1) } { WORD($n) } egységgel partra száll { THE($place, case: "near") }.
 }
told-entry = { $way ->
    [1] { THE($country, cap: 1) } háborúba lép { THE($alliance) } mellett.
   *[0] { THE($country, cap: 1) } hadba lép { THE($alliance) } oldalán.
 }
told-buy = { $way ->
    [1] { THE($power, cap: 1) } fegyvertárába { WORD($n) } új tétel kerül{ $n ->
        [one] {""}
       *[other] , főleg ez
     }: { NAME($item) }.
   *[0] { THE($power, cap: 1) } { WORD($n) } dolgot vásárol{ $n ->
        [one] {""}
       *[other] , főleg ezt
     }: { NAME($item) }.
 }
told-moves = { $way ->
    [1] Úton van { THE($power) } { WORD($n) } egysége{ $n ->
        [one] {""}
       *[other] , főleg
     } { THE($place) } felé.
   *[0] { THE($power, cap: 1) } { WORD($n) } egységet mozgat{ $n ->
        [one] {""}
       *[other] , főleg
     } { THE($place, case: "to") }.
 }
told-end-conditions = { THE($alliance, cap: 1) } két feltétele két fordulón át teljesült: a háború eldőlt.
told-end-points = Letelt az utolsó év, és a pontok { THE($alliance) } javára döntenek: { $points } : { $other }.
told-end-drawn = Letelt az utolsó év, és a pontok nem döntenek: { $points } mindkét oldalon.
term-units = egységek
term-attack = támadás
term-defence = védelem
term-lost = { THE($power) } vesztesége
term-lost-there = a védők vesztesége
term-holds = { THE($place, cap: 1) } kitart
term-falls = { THE($place, cap: 1) } elesik
term-bought = { NAME($item) }
row-artillery = Tüzérség: találat
row-luck = Szerencse
row-strength = Harcérték, { $n }. roham
row-lost = Elveszett egységek
odds-luck = Ennyi volt az esélye, hogy a szerencse { THE($power, case: "acc") } segíti
why-nobody-left = { $n ->
    [0] Nem maradt, aki harcoljon érte.
   *[other] A védők { WORD($n) } egységet vesztettek, és nem maradt, aki harcoljon.
 }
why-gave-way = A védők nem várták meg a második rohamot: visszavonultak.
why-broken-off = { THE($power, cap: 1) } az első roham után megszakította a támadást; veszteség: { $n } támadó, { $m } védő egység.
why-spent = Az első roham után { THE($power, case: "dat") } nem maradt harcoló egysége.
why-not-enough = A két roham kevés volt; veszteség: { $m } támadó, { $n } védő egység.
verdict-falls = { THE($place, cap: 1) } elesik
verdict-holds = { $n ->
    [0] { THE($place, cap: 1) } kitart
    [1] { THE($place, cap: 1) } kitart
    [2] { THE($place, cap: 1) } kitart, kétszer is
   *[other] { THE($place, cap: 1) } újra meg újra kitart
 }
verdict-sea = { THE($power, cap: 1) } támad { THE($place, case: "at") }
