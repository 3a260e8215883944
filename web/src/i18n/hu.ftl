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
nav-watch = Asztalok
nav-rules = Szabályok
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
rules-note = teljes, számozott, két nyelven
step-game = Játék
step-options = Forgatókönyv
step-side = Oldal és erősség
step-seats = Helyek
more-options = további beállítások
side = Oldal
strength = A gép erőssége
either = Mindegy
by-lot = sorsolva
level-random = céltalan
level-random-note = Céltalan: bármit meglép, ami szabályos. A szabályokkal ismerkedni jó.
level-easy = kíméletes
level-easy-note = Kíméletes: értelmesen lép, de nem néz előre, és elnézi a hibát.
level-medium = óvatos
level-medium-note = Óvatos: néhány lépéssel előre gondolkodik, ritkán kockáztat.
level-hard = merész
level-hard-note = Merész: tovább gondolkodik, és ott támad, ahol számít.
level-expert = kemény
level-expert-note = Kemény: kihasználja a teljes idejét, és semmit sem ad ingyen.
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

## Szabályok

rule-open = { $rule }. pont
