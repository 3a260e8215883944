### Amit a távollévők megtudnak: játék, oldal, nevek, idő. Soha nem kártya, szám vagy terv.

notice-turn = { $game }: te jössz ({ $seat })
notice-scarce = { $game }: fogy az időd ({ $seat })
notice-nudge = { $game }: valaki rád vár ({ $seat })
notice-invited = { $name } hív: { $game } ({ $seat })
notice-seated = { $game }: megtelt az asztalod, elkezdődött a játék
notice-over = { $game }: véget ért a játék
notice-said = { $game }: valaki írt neked
notice-test = Ez egy próba. Így szólunk majd, amikor te jössz.
notice-many = { $n } játék vár rád
notice-with = { $n ->
    [one] Vele: { $names }.
   *[other] Velük: { $names }.
}
notice-left-days = Még { $n } nap van hátra.
notice-left-hours = Még { $n } óra van hátra.
notice-left-minutes = Még { $n } perc van hátra.
notice-left-none = Lejárt az idő.
notice-first = Te lettél az első.
notice-shared = Másokkal együtt te lettél az első.
notice-place = Helyezésed: { $n }. a { $of } játékosból.
notice-stop = Azért kapod ezt, mert kérted. Egy kattintással véget vethetsz neki:
notice-settings = Miről és mikor szólunk:

proof-subject = Ez a te címed?
proof-text = { $name } azt szeretné, hogy itt szóljunk neki, amikor ő jön. Ha te vagy az, nyisd meg ezt a linket:
proof-not = Ha nem te vagy, nincs teendőd: nem jön több levél.

link-subject = Vissza a Hatalomba
link-text = Ez a link egyszer, negyedórán belül megnyitja a fiókodat:
link-not = Ha nem te kérted, nincs teendőd.
