# Co klient říká o hře Kód. Česky.

compile-name = Kód
compile-about = Ovládni kyberprostor: zkompiluj tři řádky dřív než soupeř.
compile-facts = 2 hráči · 30 protokolů

## Úvodní obrazovka

options-protocols = Protokoly
options-protocols-draft = Výběr
options-protocols-draft-meaning = Vybíráte na střídačku: 1, 2, 2, 1.
options-protocols-random = Náhodné
options-protocols-random-meaning = Každý dostane tři, hraje se hned.
options-protocols-fixed = Pevné
options-protocols-fixed-meaning = Vybereš je pro obě strany.
options-protocol-line = Protokol v řádku { $line }
options-sets = Sady v nabídce
options-control = S řídicím prvkem

## Partie

strip-compile-start = začátek
strip-compile-control = nadvláda
strip-compile-compile = kompilace
strip-compile-action = akce
strip-compile-cache = mezipaměť
strip-compile-end = konec
strip-compile-start-about = Provedou se příkazy, které čekají na začátek tahu.
strip-compile-control-about = Kdo vede ve dvou řádcích, získá řídicí prvek.
strip-compile-compile-about = Řádek, kde máš aspoň 10 a víc než soupeř, se musí zkompilovat.
strip-compile-action-about = Zahraj kartu, nebo si obnov karty v ruce.
strip-compile-cache-about = Kdo má v ruce víc než pět karet, odloží přebytečné.
strip-compile-end-about = Provedou se příkazy, které čekají na konec tahu.

number-compiled = Zkompilované protokoly

## Stůl hry Kód

co-you-compile = Kompiluješ: { $what }
co-compiles = { $name } kompiluje: { $what }
co-line = řádek { $line }
co-up = Lícem vzhůru
co-down = Lícem dolů
co-covered = překrytá
co-coming = na cestě
co-leaving = Odchází:
co-down-note = Leží lícem dolů: počítá se za { $value } a její text neplatí.
co-known = Víš, co to je: { $card }
co-counts = počítá se za { $value }
co-source = právě se vyhodnocuje její text
co-about = otázka je o ní
co-new = nová
co-changed = nová nebo změněná od soupeřova tahu
co-place-own = Řádek { $line }, tvoje strana
co-place-of = Řádek { $line }, strana hráče { $name }
co-protocol-of = Řádek { $line }, protokol hráče { $name }
co-of-full = { $total } z { $full }
co-gauge = Řádek, ve kterém je aspoň { $full } a víc než na druhé straně, se zkompiluje.
co-not-ahead = Nevede
co-leads = vede
co-ready = na začátku tahu se bude kompilovat
co-ready-short = Kompilace v příštím tahu
co-stack = Sloupeček { $line }
co-control = Řídicí prvek
co-control-holds = Má nadvládu: kdo s ní kompiluje nebo obnovuje ruku, smí předtím přeskládat protokoly jedné strany.
co-control-other = Nadvládu má druhý hráč.
co-control-free = Nadvládu nemá nikdo. Získá ji, kdo na začátku svého tahu vede ve dvou řádcích.
co-trash = Koš: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
co-refreshed-alone = Nemáš co hrát, a tak si obnovuješ karty v ruce.
co-cancel = Zpět
co-discard = Odložit { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
co-discard-exactly = vyber karty, které odložíš ({ $chosen } z { $most }).
co-discard-some = vyber karty, které odložíš: nejméně { $least } (zatím { $chosen }).
co-hint-place = vyber místo. Lícem vzhůru do řádku { $line }, kde leží její protokol; lícem dolů kamkoli, jako dvojka bez textu.
co-hint-where = vyber místo.
co-hint-barred = Příkaz některé karty teď brání zahrát ji lícem vzhůru.
co-hint-no-line = Její protokol v žádném řádku neleží, jde zahrát jen lícem dolů.
co-hint-order = Vyber dva protokoly, které si vymění místo.
co-hint-stacks = Vyber dva své sloupečky, které si vymění místo.
co-why-chosen = Už je vybraná.
co-why-not-now = Teď ji zahrát nejde.
co-draft-you = { $count ->
    [one] Vybíráš ty: 1 protokol
    [few] Vybíráš ty: { $count } protokoly
   *[other] Vybíráš ty: { $count } protokolů
 }
co-draft-waits = Vybírá { $name }…
co-draft-order = Kdo kdy vybírá
co-draft-now = právě se vybírá
co-draft-later = zatím nevybráno
co-draft-other = Jiné sady
co-draft-taken = Má: { $name }
co-draft-pick = Vybrat
co-draft-pick-of = Vybrat protokol { $protocol }
co-draft-cards = Karty
co-draft-cards-of = Karty protokolu { $protocol }

## Prohlížeč karet

cards-protocol = Protokol
cards-value = Hodnota

## Pravidla

compile-box-top = Vrchní příkaz platí, dokud karta leží lícem vzhůru, i když je překrytá.
compile-box-middle = Prostřední příkaz se vyhodnotí, když kartu zahraješ lícem vzhůru, otočíš lícem vzhůru nebo odkryješ.
compile-box-bottom = Spodní příkaz platí, dokud karta leží lícem vzhůru a není překrytá.
compile-word-flip = Otočit: karta lícem vzhůru se obrátí lícem dolů, a naopak.
compile-word-covered = Překrytá: leží na ní jiná karta.
compile-word-uncovered = Odkrytá: neleží na ní žádná karta: je poslední ve sloupečku.
compile-word-shift = Posunout: přesune se do jiného řádku téže strany, tam navrch.
compile-word-reveal = Odhalit: uvidí ji oba hráči, pak leží jako předtím.
compile-word-rearrange = Přeskládat: dát tři protokoly do jiného pořadí; karty zůstanou.
compile-word-swap = Prohodit: dva protokoly nebo sloupečky si vymění místa.
compile-word-refresh = Obnovit: doberete si do pěti karet v ruce.
compile-word-compile = Kompilovat: s 10 a víc, a s víc než druhá strana, se řádek smaže a jeho protokol je zkompilovaný.
compile-word-trash = Koš: leží tu lícem vzhůru odložené a smazané karty.
compile-word-start = Začátek: na začátku vašeho tahu.
compile-word-end = Konec: na konci vašeho tahu.
compile-word-highest = Nejvyšší a nejnižší: porovnávají se jen odkryté karty, není-li uvedeno jinak.
compile-tip-1 = Vyhraješ, když zkompiluješ všechny tři své protokoly: na začátku tahu měj v řádku aspoň 10 a víc než soupeř.
compile-tip-2 = Vyber kartu, pak řádek: lícem vzhůru tam, kde leží její protokol, nebo kamkoli lícem dolů jako dvojku.
compile-tip-3 = Dochází ti karty? Místo zahrání karty si můžeš karty v ruce obnovit: dobereš si do pěti.
compile-tip-4 = Žárovka poradí nejlepší volby i s důvodem. Hodiny nahoře ukážou poslední tah znovu.
compile-tip-5 = Karta, která se znovu odkryje, znovu udělá, co říká její prostřední příkaz: dávej pozor, co leží pod kartami, které odstraníš.
compile-tip-6 = Řádek, který září, se zkompiluje na začátku tahu svého hráče. Všechny karty v něm se smažou, na obou stranách.
compile-tip-7 = Vrchní příkaz platí, i když je karta překrytá, spodní jen dokud překrytá není.
compile-turn-over = Tvůj tah skončil sám: v každém tahu máš jednu akci.
compile-advice = Příště: doplň jeden řádek do 10, než začneš další, a hlídej, aby v něm soupeř neměl víc.
compile-preset-first-name = První partie
compile-preset-first = Protokoly jsou dané, pravidla nejjednodušší.
compile-preset-classic-name = Výběr z 12
compile-preset-classic = Střídavě si vybíráte po třech protokolech z první sady.
compile-preset-all-name = Výběr ze všech
compile-preset-all = Střídavě si vybíráte po třech protokolech ze všech sad.
compile-rules = Psáno vlastními slovy. Pravidlo je z tištěných pravidel, z pozdějších textů vydavatele nebo z odpovědí autora hry; kde mlčí nebo si odporují, museli jsme rozhodnout.
