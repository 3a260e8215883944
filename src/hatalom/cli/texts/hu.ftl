### Amit a terminál mond a játékon kívül.

cli-welcome = { $title }. A választáshoz írd be a sorszámot; a parancsokat a „segítség” sorolja fel.
cli-house = Saját adatok: { $label }
cli-kept = A játszma itt van: { $file }
cli-go-on = Folytatás: hatalom play { $game } --file { $file }
cli-asked = { $seat }: { $prompt }
cli-choose = Választásod
cli-final = nem vehető vissza
cli-hand-over = { $seat } következik. Add át a billentyűzetet, majd nyomj Entert.
cli-no-number = Írj be egy sorszámot 1 és { $n } között, egy lépést a naplófájl szavaival ({ $action }), vagy azt, hogy „segítség”.
cli-nothing-to-undo = Itt nincs mit visszavenni.
cli-undone = Visszavéve: { $label }.
cli-why-what = Írd oda, mi érdekel: „miért” és egy név a játékból, vagy „miért” és egy akció, ahogy a játszmafájl írja.
cli-why-unknown = Ebben a játékban nincs ilyen: „{ $word }”.
cli-why-offered = { $thing }: a lehetőségek között van, sorszáma { $numbers }.
cli-why-nothing = { $thing }: a játék e pontján semmit sem lehet kezdeni vele.
cli-saved = A játszma másolata itt van: { $file }
cli-resign-sure = A játszma feladásához írd be még egyszer: „{ $word }”.
cli-score = { $seat }: { $score } pont
cli-hint-title = Mit tenne a legerősebb gép, ha annyit tudna, mint itt { $seat }:
cli-hint-none = Ehhez a játékhoz egyik gép sem tud tanácsot adni.
cli-hint-answered = A legjobb válasz után:
cli-hint-compared = Gyengébb az elsőnél:
cli-hint-then = Utána:
cli-hint-answer = A legjobb válasz rá:
cli-verify = Minden húzás ellenőrzése: hatalom verify { $file }

cli-command-help = segítség
    .help = ezt a listát mutatja
cli-command-board = tábla
    .help = újra megmutatja a táblát
cli-command-log = napló
    .help = megmutat mindent, ami eddig történt
cli-command-hint = tipp
    .help = mit tenne itt a legerősebb gép, és miért
cli-command-why = miért
    .help = miért nem lehet most valamit: miért NÉV
cli-command-undo = vissza
    .help = visszaveszi az utolsó választásodat
cli-command-save = mentés
    .help = másolatot ír a játszmáról: mentés FÁJL
cli-command-resign = feladom
    .help = feladja a játszmát
cli-command-quit = kilépés
    .help = kilép; a játszma megmarad, és folytatható

cli-replay-keys = Enter: tovább, b: vissza, szám: ugrás a lépésre, q: vége
