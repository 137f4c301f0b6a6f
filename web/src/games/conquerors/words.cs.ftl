# Co klient říká o hře Planetary Conquerors. Česky.

conquerors-name = Planetary Conquerors
conquerors-about = Těž, stav a bojuj o planetu plnou pastí.
conquerors-facts = 2 až 6 hráčů · 8 hotových balíčků

## Úvodní obrazovka

options-decks = Balíčky
options-decks-own = Tvoje balíčky
options-decks-ready = Hotové balíčky
options-deck-random = Kterýkoli hotový balíček
options-block-line = Warrior smí v útoku blokovat jednou v každé linii

## Hráči, karty, hodiny

card-stars = { $count ->
    [one] 1 hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
 }
card-cost = cena: { $materials }
card-attack = útok { $attack }
card-life = životy { $life }

## Partie

strip-conquerors-start = začátek
strip-conquerors-mining = mining
strip-conquerors-kuk = kuk
strip-conquerors-main = hlavní
strip-conquerors-attack = útok
strip-conquerors-trap = trap
strip-conquerors-end = konec
strip-conquerors-start-about = Použité karty se dobijí, exhaustlí warrioři jsou opět battle ready a proběhnou efekty začátku tahu.
strip-conquerors-mining-about = Karty, které přidávají nebo vyrábějí materiály, to udělají.
strip-conquerors-kuk-about = Koukni se na vrchní kartu svého balíčku: lízni si ji, nebo ji dej dospodu a lízni si další.
strip-conquerors-main-about = Hrají se karty, platí se efekty a z cosmia se vyrábí elektřina.
strip-conquerors-attack-about = Warrioři mohou útočit.
strip-conquerors-trap-about = Lízne se karta, potom lze jednu past položit a jednu přesunout.
strip-conquerors-end-about = Proběhnou efekty konce tahu.

number-attacks = Útoky
number-lost = Ztráty na planetě

## Stůl hry Planetary Conquerors

pc-area-you = Tvoje oblast
pc-area-of = Oblast hráče { $name }
pc-show-area = Ukázat oblast hráče { $name }
pc-area-offers = dá se tam vybírat
pc-lost = mimo hru
pc-miners = Mineři
pc-buildings = Důl a budovy
pc-warriors = Warrioři
pc-base = Důl: { $life } z { $most } životů
pc-life = životy { $life } z { $most }
pc-building-life = Životy všech budov: { $life } z 30, které znamenají výhru
pc-to-win = k výhře
pc-stored-gold = Zlato: { $count } z nejvýše { $most }
pc-stored-cosmium = Cosmium: { $count } z nejvýše { $most }
pc-stored-electricity = Elektřina: { $count } z nejvýše { $most }
pc-gold = { $count ->
    [one] 1 zlato
   *[other] { $count } zlata
 }
pc-cosmium = { $count ->
    [one] 1 cosmium
   *[other] { $count } cosmia
 }
pc-electricity = { $count ->
    [one] 1 elektřina
   *[other] { $count } elektřiny
 }
pc-junkyard = Smetiště: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
pc-traps = { $count ->
    [one] 1 past vpředu
    [few] { $count } pasti vpředu
   *[other] { $count } pastí vpředu
 }
pc-trap-down = Past lícem dolů
pc-trap-short = Past
pc-trap-at = { $place }. past před: { $name }
pc-stack = Co se má stát
pc-stack-play = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
 }
pc-stack-stopped = { $who ->
    [you] Hraješ (zastaveno)
   *[other] { $name } hraje (zastaveno)
 }
pc-stack-paid = { $who ->
    [you] Používáš
   *[other] { $name } používá
 }
pc-stack-trap = { $who ->
    [you] Tvoje past
   *[other] Past hráče { $name }
 }
pc-stack-effect = { $who ->
    [you] Tvůj efekt
   *[other] Efekt, { $name }
 }
pc-stack-waiting = { $who ->
    [you] Potom: tvůj efekt
   *[other] Potom: efekt, { $name }
 }
pc-underway = Karta, na kterou můžeš reagovat
pc-reactions = Reakce:
pc-react-passed = nereaguje
pc-react-asked = právě rozhoduje
pc-react-later = ještě může reagovat
pc-moment-phase = Za chvíli skončí: { $phase }
pc-moment-part = Útok pokračuje
pc-moment-line = Teď udeří linie { $line }
pc-moment-damage = Teď přijde poškození
pc-coming = míří sem útok { $attack }, potom zbude životů: { $left }
pc-vain = bez účinku
pc-in-order = V tomto pořadí
pc-keep = Nechat si ji
pc-goal = Znič soupeřům důl, nebo měj na svých budovách dohromady 30 životů.
pc-kuk = Vrch tvého balíčku
pc-kuk-bottom = Dospodu
pc-menu = Co z toho?
pc-attack-with = { $count ->
    [one] Zaútočit: 1 warrior
    [few] Zaútočit: { $count } warrioři
   *[other] Zaútočit: { $count } warriorů
 }
pc-strike = { $count ->
    [one] Do útoku jde 1 warrior. Klepni na jeho cíl.
    [few] Do útoku jdou { $count } warrioři. Klepni na jejich cíl.
   *[other] Do útoku jde { $count } warriorů. Klepni na jejich cíl.
 }
pc-strike-at = { $count ->
    [one] 1 warrior útočí. Cíl: { $target }.
    [few] { $count } warrioři útočí. Cíl: { $target }.
   *[other] { $count } warriorů útočí. Cíl: { $target }.
}
pc-outcome = { $left ->
    [0] Když nikdo neblokuje: poškození { $damage }, cíl bude zničen.
   *[other] Když nikdo neblokuje: poškození { $damage }, zbude { $left } z { $most } životů.
 }
pc-outcome-shield = Shielding zastaví { $count }.
pc-outcome-traps = { $count ->
    [one] Nejdřív se spustí 1 past.
    [few] Nejdřív se spustí { $count } pasti.
   *[other] Nejdřív se spustí { $count } pastí.
 }
pc-strike-other = Jiný vybereš klepnutím.
pc-strike-each = Každý zvlášť
pc-aim-card = { $card }: { $count ->
    [one] klepni na cíl. Je jen jeden.
   *[other] klepni na cíl.
 }
pc-aim-back = Zrušit
pc-back = Vrátit ji
pc-back-hint = Vybráno v ruce: { $count } z { $most }
pc-put-back = Vrátit do balíčku
pc-why-trap = Pasti se pokládají v trap fázi.
pc-why-expensive = Příliš drahé: chybí ti { $materials }.
pc-why-main = Jen ve tvé hlavní fázi.
pc-why-target = Teď nemá žádný cíl.
pc-why-not-now = Teď ne.

## Prohlížeč karet

cards-type = Typ
cards-stars = Hvězdy
cards-price = Cena
cards-price-more = { $price }+
cards-material = Stojí
cards-faction = Národ
cards-world = Svět hry: planeta { $planet } a kdo na ní žije
world-play = Ve hře: { $text }
cards-tokens = I tokeny
cards-token = Token
cards-token-about = Tuto kartu vytvářejí jen efekty, do balíčku nepatří.
cards-gold = Zlato
cards-cosmium = Cosmium
cards-electricity = Elektřina
cards-type-miner = Mineři
cards-type-building = Budovy
cards-type-warrior = Warrioři
cards-type-trap = Pasti
cards-type-spell = Spelly
cards-type-other = Neznámé

## Balíčky

decks-title = Balíčky
decks-builder = Stavba balíčku
decks-deck = Balíček
decks-own = Tvoje balíčky
decks-none = Vlastní balíček zatím nemáš. Začni s prázdným, nebo si uprav některý hotový.
decks-guest = Balíčky se ukládají v tomto prohlížeči. S účtem je máš všude:
decks-ready = Hotové balíčky
decks-plan = Jak se s ním hraje
decks-against = Proti němu:
decks-ready-about = Každý můžeš rovnou hrát, nebo z něj postavit vlastní.
decks-new = Nový balíček
decks-import = Vložit jako text
decks-edit = Upravit
decks-copy = Prohlédnout a upravit
decks-play = Hrát
decks-size = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
decks-problems = { $count ->
    [one] 1 problém
    [few] { $count } problémy
   *[other] { $count } problémů
 }
decks-sound = Dá se s ním hrát
decks-unnamed = Můj balíček
decks-drop = Smazat { $name }
decks-drop-sure = Balíček bude nenávratně pryč.
decks-drop-yes = Smazat
decks-drop-no = Ponechat
decks-all = Všechny balíčky
decks-missing = Tento balíček mezi tvými není.
decks-name = Název balíčku
decks-save = Uložit
decks-undo = Zpět
decks-saved = Balíček { $name } je uložený.
decks-as-text = Jako text
decks-how = Kartu přidáš kliknutím, přečteš najetím nebo podržením.
decks-keys = Klávesy: + přidá, − ubere, / hledá.
decks-add = V balíčku: { $count }. Přidat
decks-remove = O jednu méně: { $name }
decks-more = O jednu víc: { $name }
decks-now = { $count } × { $name }
decks-rules = Pravidla pro balíčky
decks-kept = splněno
decks-broken = nesplněno
decks-empty = Balíček je prázdný. Vybírej karty, nebo vlož seznam jako text.
decks-curve = Karty podle ceny
decks-text = Balíček jako text
decks-text-about = Na každém řádku jedna karta: počet a název, česky nebo anglicky. Třeba: 3 Gold Miner
decks-text-take = Použít
decks-text-check = Zkontrolovat
decks-text-copy = Kopírovat
decks-text-keep = Uložit jako soubor
decks-text-load = Otevřít soubor
decks-line = { $line }. řádek:

## Pravidla

conquerors-tip-1 = Vyhraješ s 30 životy na budovách, nebo když soupeřův důl o všechny přijde. Minery hraj co nejdřív.
conquerors-tip-2 = Mineři přinášejí v každém tahu materiály, warrioři útočí a blokují, budovy tě přibližují ke 30.
conquerors-tip-3 = Past nic nestojí: na konci tahu jednu polož před svůj důl.
conquerors-tip-4 = Žárovka poradí nejlepší volby i s důvodem. Hodiny nahoře ukážou poslední tah znovu.
conquerors-advice = Příště: v prvních tazích hraj minery, jednoho warriora si nech doma na blokování a každý tah polož past.
conquerors-preset-first-name = První partie
conquerors-preset-first = Balíčky jsou dané: ty útočíš, soupeř staví.
conquerors-preset-classic-name = Dva hráči
conquerors-preset-classic = Náhodné hotové balíčky; vybrat si můžeš v možnostech.
conquerors-preset-all-name = Čtyři hráči
conquerors-preset-all = Každý proti všem, s náhodnými hotovými balíčky.
conquerors-rules = Psáno vlastními slovy. Pravidlo je z obou knížek pravidel, nebo z jedné, když druhá mlčí; kde mlčí obě nebo nejsou jasné, museli jsme rozhodnout.

## Slova na kartách, každé jednou větou

conquerors-word-12-6 = Shielding x (štít): z každého zdroje se v každém tahu prvních x poškození neprojeví.
conquerors-word-12-7 = Final hit (poslední rána): zabije-li ho warrior, udeří toho warriora ještě jednou.
conquerors-word-12-8 = Selfheal x (samoléčení): na konci tvého tahu se vyléčí o x.
conquerors-word-12-9 = Selfdestroy x (sebepoškození): na konci tvého tahu si samo udělí poškození x.
conquerors-word-12-10 = Iluze: místo aby šla jinam, zmizí, a nezemře.
conquerors-word-12-11 = Trapback x (návrat pastí): vrať až x pastí ze smetiště před své budovy nebo důl.
conquerors-word-12-5 = Obětování: vzdej se jedné své karty daného typu; jde na smetiště.
conquerors-word-12-4 = Kuknutí x: podívej se na x vrchních karet, nechtěné dej dospodu a pak si x lízni.
conquerors-word-12-3 = Kouknutí x: podívej se na x vrchních karet a vrať je ve stejném pořadí.
conquerors-word-12-13 = Návnada: kdo na tohoto hráče útočí, musí nejdřív na budovu s Návnadou.
conquerors-word-12-14 = Hledání: projdi balíček, ukaž, co si bereš, a zamíchej.
conquerors-word-12-15 = Krádež: jde to z úschovny druhého hráče do tvé, pokud je v ní místo.
conquerors-word-12-16 = Žetony: značky na kartě; k čemu jsou, říká sama.
conquerors-word-12-17 = Přivolání: vstoupí na planetu hned, nehraje se a nic nestojí.
conquerors-word-12-18 = Cena: součet všech materiálů natištěných na kartě.
conquerors-word-12-19 = Trvale: dokud je karta na planetě.
conquerors-word-7-11 = Když je zahrána karta: až poté, co proběhla.
conquerors-word-4-1 = Exhaustlý: nesmí útočit ani blokovat, dokud není zase připraven.
conquerors-word-12-1 = Smrt, zničení: jde z planety na smetiště.
