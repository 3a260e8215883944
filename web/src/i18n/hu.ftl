### A keret szövegei. A helyek és játékok neve a játék saját szövegeiből jön, készen, alanyesetben.

brand = Hatalom
close = Bezárás
save = Mentés
change = másik

## Térkép

map-closer = Közelítés
map-farther = Távolítás
map-fit = A teljes térkép
map-hide-pieces = Bábuk elrejtése (tartsd nyomva)
map-layers = A térkép rétegei
map-layer-names = Nevek
map-layer-rivers = Folyók
map-layer-relief = Hegyek és erdők
map-layer-control = Ki mit birtokol
map-layer-grid = Fokhálózat

## Beállítások

settings = Beállítások
language = Nyelv
language-en = EN
language-hu = HU
theme = Színek
theme-system = Rendszer
theme-paper = Papír
theme-night = Éjszaka
theme-contrast = Kontraszt
letters = Betűméret
letters-small = Kicsi
letters-normal = Közepes
letters-large = Nagy
letters-huge = Óriás
still = Mozgások nélkül

## Kezdőlap

nav = Oldalak
nav-lobby = Játék
nav-learn = Tanulás
nav-watch = Asztalok
nav-rules = Szabályok
guest = Vendég
your-name = A neved
your-name-note = A többiek ezt látják az asztalnál. Fiók nem kell hozzá.
continue = Folytatás
wait-for-you = { $n } vár rád
your-turn-as = Te jössz: { $seat }
waiting-for = Várakozás: { $seat }
table-over = Véget ért
table-open = Szabad hely: ülj le
choose-game = Válassz játékot
server-away = A kiszolgáló nem válaszol. Az oldal magától újra próbálja.
not-private = Ez a kapcsolat nem védett: a hálózaton mások is beleolvashatnak. Ne adj meg olyan jelszót, amelyet máshol is használsz.
players = Játékosok
minutes = { $n } perc
weight = Nehézség: 5-ből { $n }
ago-now = az imént
ago-minutes = { $n } perce
ago-hours = { $n } órája
ago-days = { $n } napja
ways = Más módok
mode-computer = Gép ellen
mode-computer-note = három kattintás, és indul
mode-same_screen = Közös képernyő
mode-same_screen-note = körönként átadjátok
mode-friends = Barátokkal
mode-friends-note = linkkel, élőben vagy levelezve
watch-note = { $n ->
    [0] szabad asztalok és régi játszmák
   *[other] { $n } asztalnál játszanak
 }
learn-note = 3–5 perces leckék
rules-note = teljes, számozott, két nyelven
step-game = Játék
step-options = Forgatókönyv
step-side = Oldal és erősség
step-seats = Helyek
more-options = további beállítások
side = Oldal
strength = A gép erőssége
computer = Gépi játékos
either = Mindegy
by-lot = sorsolva
level-random = céltalan
level-random-note = Céltalan: bármit meglép, ami szabályos. A szabályokkal ismerkedni jó.
level-novice = újonc
level-novice-note = Újonc: azt lépi, ami éppen a legjobbnak látszik, és elnézi a hibát.
level-squire = apród
level-squire-note = Apród: minden lépés után mérlegeli az állást, megbízhatóan játszik.
level-captain = kapitány
level-captain-note = Kapitány: előre gondolkodik, és számol a válaszoddal.
level-marshal = marsall
level-marshal-note = Marsall: kihasználja a teljes idejét, és semmit sem ad ingyen.
level-sovereign = uralkodó
level-sovereign-note = Uralkodó: játszmák ezreiből tanult.
start = Kezdés
start-as = Kezdés: { $seat }
start-note-computer = Nincs óra · szabad visszavétel
start-note-same_screen = Mindenki ennél a képernyőnél · körök között az oldal el van takarva
start-note-friends = Minden barátodnak külön linket kapsz
seat-me = Én
seat-here = ennél a képernyőnél
seat-link = Barát, linkkel
seat-open = Bárki az előcsarnokból
seat-computer = Gépi játékos
seat-who = Ki játszik itt: { $seat }
same-screen-note = Két kör között az asztalt eltakarja egy lap, amíg a következő játékos el nem készül.
friends-note = A linkeket az asztalnál találod. Mindegyik egy helyre szól, és egyszer használható.
list-open = Szabad asztalok
list-open-empty = Most egyik asztalnál sincs szabad hely.
list-watch = Most folyik
list-watch-empty = Most senki sem játszik nyilvánosan.
list-finished = Befejezett játszmák
list-finished-empty = Itt még nem ért véget játszma.

## Tanulás

learn-intro = Rövid leckék az igazi játéktáblán. Mindig csak az a lépés lehetséges, amelyről éppen szó van; a leckék végén önálló feladat vár.
lessons-done = Leckék: { $n }/{ $of }
lesson-done = kész,
lesson-missing = Nincs ilyen lecke.
coach = Tanító
coach-step = { $n }. lépés, összesen { $of }
coach-leave = Minden lecke
coach-next = Tovább
coach-hint = Segítség
coach-again = Újrakezdés
coach-exercise = Feladat:
coach-lost = Ez most nem sikerült. Kezdd újra, és próbáld másképp.
coach-following = Következő lecke
coach-play = Játsszunk!

## Szabályok

rule-open = { $rule }. pont
rules-search = Keresés a szabályokban
rules-none = Nincs ilyen szavú szabály.

## Asztal

loading = Terítjük az asztalt …
menu = Menü
phase = Fázis
this-turn = Ez a kör
panels = Panelek
tab-log = Napló
tab-chat = Csevegés
tab-rules = Szabályok
fold = Panelek elrejtése
unfold = Panelek megjelenítése
find = Hely keresése
find-note = a név egy része
keys = Billentyűparancsok
menu-lobby = Kezdőlap
menu-lobby-note = az asztal úgy marad, ahogy van
menu-take-back = Visszavétel kérése
menu-take-back-note = a többieknek bele kell egyezniük
menu-draw = Döntetlen ajánlása
menu-draw-note = ha mindenki elfogadja, vége a játéknak
menu-abandon = Felállás az asztaltól
menu-abandon-note = a helyeden gépi játékos folytatja
menu-resign = Feladás
menu-resign-note = a játszma azonnal elveszett
press-again = nyomd meg újra, ha biztos
computer-level = Gépi játékos · { $level }
seat-free = szabad hely
seat-invited = egy barátra vár
you = { $name } · te
away = nincs az asztalnál
thinking = gondolkodik
your-turn = Te jössz
on-turn = Ő jön
sit-down = Leülök
invite-link = Meghívó link erre a helyre
invite-used = Ezt a linket már felhasználták, vagy nem érvényes.
invite-watch = Tovább az asztalhoz
copy = Másolás
copied = Másolva
spectators = { $n } néző
filter-all = Minden
filter-mine = Enyém
filter-battles = Csaták
filter-cards = Lapok
log-empty = Itt még nincs mit mutatni.
chat-empty = Még senki sem szólt.
chat-say = Szólj hozzá
chat-send = Küldés
game-over = Vége a játéknak.
waiting = Várakozás:
forecast = Előrejelzés
back = Vissza
choices = { $n } lehetőség
undo = Visszavétel
undo-takes = visszaveszi: { $what }
undo-nothing = nincs mit visszavenni
undo-phase = Vissza a fázis elejére
tap-shows-sum = előbb koppints: megmutatja az összeget
ends-chance = tartsd nyomva: a sors dönt, nem vehető vissza
ends-other = tartsd nyomva: utána a másik jön
ends-reveal = tartsd nyomva: valami láthatóvá válik
ends-over = tartsd nyomva: vége a játéknak
offer-draw = { $seat } döntetlent ajánl.
offer-take_back = { $seat } vissza szeretne venni egy lépést.
accept = Elfogadás
decline = Elutasítás
rank = { $n }.
again = Még egy játszma
why = Miért nem lehet?
why-not-asked = Most nem te döntesz.
why-nothing = Ezzel most nincs teendő.
hand-over = { $seat } következik
hand-over-note = Add át a képernyőt. Az asztal akkor jelenik meg, ha nyomva tartod a gombot.
hold-to-show = Tartsd nyomva: jöhet az asztal
line-lost = Nincs kapcsolat. Újracsatlakozás …
trouble-stale = Közben megváltozott az állás: nézd meg újra, aztán válassz.
trouble-not-offered = Ez most nem lehetséges.
trouble-not-your-turn = Most nem te jössz.
trouble-over = A játszma már véget ért.
trouble-not-your-seat = Ez nem a te helyed.
trouble-too-many = Ez most sok volt egyszerre. Várj egy kicsit.
trouble-forbidden = Ez itt nem megengedett.
trouble-not-found = Nincs ilyen asztal.
trouble-away = A kiszolgáló nem válaszolt. Próbáld újra.

## Billentyűk

key-options = a teendősor gombjai
key-undo = egy lépés visszavétele
key-finish = kész
key-back = vissza, bezárás
key-fold = panelek elrejtése, megjelenítése
key-hand = lapkák, lapok a kézben
key-walk = lépkedés a térképen helyről helyre
key-pick = cselekvés a kijelölt helyen
key-zoom = nagyítás
key-fit = teljes térkép
key-hide = bábuk elrejtése (nyomva tartva)
