# Co říká klient v prohlížeči. Česky.

app-name = Overrule
language = Jazyk
loading = Načítá se …
close = Zavřít
reload = Načíst znovu
skip = Přejít na obsah
yes = Ano
no = Ne
copied = Zkopírováno.
copy-failed = Tento prohlížeč kopírovat nedovolí. Označ si text a zkopíruj ho ručně.

error-title = Něco se nepovedlo
error-network = Server neodpovídá. Funguje připojení k síti?
error-server = Tohle server nezvládl. Zkus to za chvíli znovu.
error-load = Část stránky se nepodařilo načíst.
missing-title = Tady nic není
missing-text = Tato adresa nikam nevede. Odkaz je možná starý.

nav = Nabídka
nav-home = Úvod
nav-lobby = Volné stoly
nav-cards = Karty
nav-decks = Balíčky
nav-rules = Pravidla
nav-learn = Výuka
nav-settings = Nastavení
nav-account = Účet

game-compile = Kód
game-compile-about = Ovládni kyberprostor: zkompiluj tři řádky dřív než soupeř.
game-compile-facts = 2 hráči · 30 protokolů
game-conquerors = Planetary Conquerors
game-conquerors-about = Těž, stav a bojuj o planetu plnou pastí.
game-conquerors-facts = 2 až 6 hráčů · 6 hotových balíčků

## Úvodní obrazovka

home-choose-game = Vyber hru
home-title = Dvě karetní hry na jedno kliknutí
home-about = Zahraj si hned s počítačem, pozvi přátele odkazem, nebo se hru nauč rovnou při hraní.
home-unfinished = Máš rozehranou partii:
home-continue = Pokračovat
home-mode = S kým chceš hrát?
home-mode-computer = S počítačem
home-mode-computer-about = Začne se hned. Tahy můžeš brát zpět.
home-mode-friends = S přáteli
home-mode-friends-about = Dostaneš odkaz a QR kód pro přátele. Účet nikdo nepotřebuje.
home-mode-open = S kýmkoli
home-mode-open-about = Tvůj stůl uvidí všichni, dokud si k němu někdo nesedne.
home-mode-screen = U jedné obrazovky
home-mode-screen-about = Střídáte se u tohoto zařízení. Karty v ruce zůstávají mezitím zakryté.
home-mode-bots = Jen počítače
home-mode-bots-about = Jen se dívej, jak hrají počítače proti sobě.
home-start-computer = Hrát
home-start-friends = Pozvat přátele
home-start-open = Otevřít stůl
home-start-screen = Hrát
home-start-bots = Dívat se
home-options = Možnosti
home-new = Hraješ { $game } poprvé?
home-new-about = Trenér tě provede první partií krok za krokem. Zabere to asi deset minut.
home-your-name = Tvoje jméno
home-learn = Naučit se hrou
home-rules = Pravidla
home-watch = Dívat se na partii

options-seats = Hráči
options-bot-seats = Místa pro počítač
options-seat = { $number }. hráč
options-names = Jména
options-protocols = Protokoly
options-protocols-draft = Draft
options-protocols-draft-meaning = Vybíráte na střídačku: 1, 2, 2, 1.
options-protocols-random = Náhodné
options-protocols-random-meaning = Každý dostane tři, hraje se hned.
options-protocols-fixed = Pevné
options-protocols-fixed-meaning = Vybereš je pro obě strany.
options-protocol-line = Protokol v řádku { $line }
options-sets = Sady v nabídce
options-control = S řídicím prvkem
options-decks = Balíčky
options-decks-own = Tvoje balíčky
options-decks-ready = Hotové balíčky
options-deck-random = Kterýkoli hotový balíček
options-block-line = Warrior smí v útoku blokovat jednou v každé linii
options-first = Kdo začíná?
options-first-random = Náhodně
options-first-me = Já
options-first-other = Soupeř
options-bot = Jak silný je počítač
bot-easy = Lehký: vidí jen to nejbližší
bot-medium = Střední: bere, co je zrovna nejlepší
bot-hard = Těžký: dívá se dál dopředu
bot-expert = Expert: než se rozhodne, své plány si vyzkouší
options-clock = Čas pro každého hráče
options-clock-none = Bez omezení
options-clock-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }

## Volné stoly

lobby-title = Volné stoly
lobby-open = Stoly s volným místem
lobby-running = Partie pro diváky
lobby-none-open = Právě nikdo na spoluhráče nečeká. Otevři stůl a uvidí ho tu všichni.
lobby-none-running = Právě se žádná otevřená partie nehraje. Můžeš se ale dívat na počítače.
lobby-new = Otevřít stůl
lobby-bots = Sledovat počítače
lobby-about = Zahraj si s kýmkoli, kdo jde kolem, nebo se dívej na cizí partii.
lobby-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
lobby-join = Přisednout
lobby-watch = Dívat se

## Účet a nastavení

account-about = Hrát můžeš bez účtu. S účtem najdeš své balíčky, nastavení a partie na každém zařízení.
account-title-login = Přihlášení
account-title-register = Nový účet
account-name = Jméno účtu
account-password = Heslo
account-password-about = Alespoň 8 znaků.
account-login = Přihlásit
account-register = Založit účet
account-logout = Odhlásit
account-is = Účet { $name }
account-is-about = Balíčky, nastavení a partie se ukládají k tomuto účtu.
account-welcome = Vítej, { $name }.
account-rename = Uložit
account-renamed = Jméno je uložené.
account-name-about = Takhle tě uvidí ostatní u stolu.
account-history = Tvoje partie
account-history-none = Zatím žádná partie. Všechny, které odehraješ, najdeš tady.
account-programs = Programy, které hrají
account-programs-about = S tokenem tu může hrát i tvůj program. Má vlastní jméno i místo u stolu, takže se s ním můžeš utkat. Jak se serverem mluví, popisuje docs/protocol.md ve zdrojovém kódu.
account-program-name = Jméno programu
account-program-new = Vytvořit token
account-program-token = Token: { $name }
account-program-once = Zkopíruj si ho hned, podruhé už se neukáže.
account-program-copy = Zkopírovat
account-program-seen = Naposledy tu byl { $when }
account-program-drop = Zrušit token: { $name }
account-program-drop-sure = Program už se s tímto tokenem nepřipojí.
account-program-drop-yes = Zrušit token
account-program-drop-no = Ponechat
account-over = Přehrát
account-running = Pokračovat
account-with = spoluhráči: { $names }

settings-theme = Vzhled
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-theme-system = Podle zařízení
settings-animation = Animace
settings-animation-normal = Normální
settings-animation-fast = Rychlé
settings-animation-off = Vypnuté
settings-reactions = Reakce
settings-reactions-smart = Chytré
settings-reactions-smart-meaning = Ptáme se, když můžeš udělat něco užitečného nebo na tebe někdo útočí.
settings-reactions-full = Plná kontrola
settings-reactions-full-meaning = Ptáme se pokaždé, když můžeš reagovat.
settings-reactions-fast = Rychlé
settings-reactions-fast-meaning = Ptáme se jen na to, co se rozhodnout musí.
settings-sound = Zvuky
settings-kept = Nastavení se ukládá v tomto prohlížeči, a pokud máš účet, i k němu.

## Hráči, karty, hodiny

player-you = Ty
player-bot = počítač
player-open = volné
player-open-seat = Volné místo
player-away = pryč
player-out = mimo hru
player-winner = Vítěz
player-decides = rozhoduje se
clock-left = zbývá { $minutes } min { $seconds } s

card-face-down = Karta rubem vzhůru
card-can-choose = Lze zvolit
card-chosen = Zvoleno
card-keywords = Slova na této kartě
card-stars = { $count ->
    [one] 1 hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
 }
card-cost = stojí { $gold } zlata, { $cosmium } cosmia, { $electricity } elektřiny
card-attack = útok { $attack }
card-life = životy { $life }

## Partie

room-table = Stůl
room-players = Hráči
room-question = O čem se rozhoduje
room-wait = Moment …
room-over = Partie skončila.
room-log = Záznam
room-log-empty = Zatím se nic nestalo.
room-log-chat = Záznam a rozhovor
room-chat = Rozhovor
room-turn = { $turn }. tah
room-watchers = { $count ->
    [one] Dívá se 1 člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
 }
room-options-show = { $count ->
    [one] Ukázat 1 možnost
    [few] Ukázat všechny { $count } možnosti
   *[other] Ukázat všech { $count } možností
 }
room-options-hide = Skrýt seznam
room-menu = Nabídka partie
room-undo = Vzít zpět
room-undo-ask = Požádat o vrácení tahu
room-undo-asked = { $name } chce vzít tah zpět. Souhlasíš?
room-undo-waits = Žádáš o vrácení volby. Ostatní rozhodují …
room-undo-refused = Ostatní nesouhlasili: tvoje volba platí.
room-claim = Přihlásit se o výhru
room-claim-about = U stolu chybí { $name }. Můžeš počkat, nebo se přihlásit o výhru.
room-concede = Vzdát
room-concede-sure = Opravdu chceš partii vzdát?
room-concede-not = Hrát dál
room-copy-watch = Zkopírovat odkaz pro diváky
room-leave = Odejít
room-leave-open = Odejít od stolu (partie na tebe počká)
room-lost = Spojení chybí. Zkus to za chvíli znovu.
room-reconnecting = Spojení se přerušilo. Navazuje se znovu …
room-gone = Tento stůl je zrušený
room-closed = Sem se dostat nemůžeš
room-watch-instead = Dívat se

strip-compile-start = začátek
strip-compile-control = nadvláda
strip-compile-compile = kompilace
strip-compile-action = akce
strip-compile-cache = mezipaměť
strip-compile-end = konec
strip-conquerors-start = začátek
strip-conquerors-mining = mining
strip-conquerors-kuk = kuk
strip-conquerors-main = hlavní
strip-conquerors-attack = útok
strip-conquerors-trap = trap
strip-conquerors-end = konec
phase-strip = Fáze tahu
phase-your-turn = Jsi na tahu
phase-turn-of = Na tahu: { $name }
phase-stop = Zastavit tady: zeptat se mě na reakci

passing-until-turn = Pasovat do mého tahu
passing-turn = Pasuješ až do svého tahu
passing-window = Teď pasuješ
passing-stop = Přestat pasovat (Esc)

chat-say = Něco řekni
chat-send = Poslat
chat-empty = Zatím nikdo nic neřekl.
chat-mute = Ztlumit: { $name }
chat-mute-watchers = Ztlumit diváky

cover-title = Hraje { $name }
cover-about = Předej zařízení. Stůl je zakrytý, aby ruce zůstaly tajné.
cover-ready = { $name } jsem já

join-title = { $name } tě zve ke stolu
join-deck = Tvůj balíček
join-sit = Sednout si
join-late = Všechna místa jsou obsazená. Můžeš se dívat.

waiting-title = { $count ->
    [one] Čeká se na 1 hráče
    [few] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
 }
waiting-public = Tento stůl je mezi volnými stoly. Partie začne, až budou všechna místa obsazená.
waiting-invite = Pozvi přátele
waiting-invite-about = Kdo má tento odkaz, může si sednout na volné místo. Partie začne, až budou všichni u stolu.
waiting-link = Odkaz s pozvánkou
waiting-copy = Zkopírovat odkaz
waiting-share = Sdílet
waiting-qr = Odkaz jako kód pro fotoaparát
waiting-leave = Zrušit tento stůl

end-won = Vyhráváš!
end-lost = Prohráváš
end-draw = Remíza
end-winner = Vyhrává { $name }
end-numbers = Partie v číslech
end-rematch = Odveta
end-rematch-waits = Čeká se na ostatní …
end-rematch-wanted = Odvetu by si dali: { $name }
end-replay = Přehrát záznam
end-look = Prohlédnout stůl
end-new = Úvod
end-show = Výsledek

number-turns = Tahy
number-choices = Volby
number-seconds = Čas
number-played = Zahrané karty
number-drawn = Dobrané karty
number-discarded = Odhozené karty
number-compiled = Zkompilované protokoly
number-attacks = Útoky
number-lost = Ztráty na planetě

## Stůl hry Planetary Conquerors

pc-area-you = Tvoje území
pc-area-of = Území hráče { $name }
pc-show-area = Ukázat území hráče { $name }
pc-plays = na tahu
pc-decides = rozhoduje
pc-lost = mimo hru
pc-miners = Mineři
pc-buildings = Důl a budovy
pc-warriors = Warrioři
pc-base = Důl: { $life } z { $most } životů
pc-life = životy { $life } z { $most }
pc-building-life = Životy všech budov: { $life } z 30, které znamenají výhru
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
pc-hand = Ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
pc-deck = Balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
pc-junkyard = Smetiště: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
pc-hand-title = Tvoje ruka
pc-hand-empty = V ruce nic nemáš.
pc-piles = Karty hráče { $name }
pc-junkyard-empty = Zatím tu nic neleží.
pc-known-hand = Tyto znáš:
pc-known-deck = O těchto víš, kde jsou:
pc-deck-place = { $place }. shora
pc-traps = { $count ->
    [one] 1 past vpředu
    [few] { $count } pasti vpředu
   *[other] { $count } pastí vpředu
 }
pc-trap-down = Zakrytá past
pc-trap-at = { $place }. past před: { $name }
pc-stack = Co se má stát
pc-stack-play = { $name } hraje
pc-stack-stopped = { $name } hraje, ale je to zastaveno
pc-stack-paid = { $name } používá
pc-stack-trap = Past hráče { $name }
pc-stack-effect = Efekt, { $name }
pc-stack-waiting = Potom: efekt, { $name }
pc-reactions = Reakce:
pc-react-passed = nereaguje
pc-react-asked = právě rozhoduje
pc-react-later = ještě může reagovat
pc-moment-phase = Chystá se skončit: { $phase }
pc-moment-part = Útok pokračuje
pc-moment-line = Teď zasahuje { $line }. linie
pc-moment-damage = Teď přijde poškození
pc-in-order = V tomto pořadí
pc-tray = Karty na výběr
pc-menu = Co z toho?
pc-attack-hint = Vyber útočníky:
pc-attack-with = { $count ->
    [0] Zaútočit
    [one] Zaútočit: 1 warrior
    [few] Zaútočit: { $count } warrioři
   *[other] Zaútočit: { $count } warriorů
 }
pc-aim-hint = Vyber cíl pro:
pc-back-hint = Vybráno v ruce: { $count } z { $most }
pc-put-back = Vrátit do balíčku
pc-why-waiting = Teď nejsi na řadě.
pc-why-question = Nejdřív odpověz na otázku.
pc-why-trap = Pasti se pokládají v trap fázi.
pc-why-expensive = Příliš drahé: chybí ti { $materials }.
pc-why-main = Jen ve tvé hlavní fázi.
pc-why-target = Teď nemá žádný cíl.
pc-why-not-now = Teď ne.

## Stůl hry Kód

co-up = Lícem vzhůru
co-down = Lícem dolů
co-covered = zakrytá
co-coming = na cestě
co-leaving = Odchází:
co-known = Víš, co to je: { $card }
co-counts = počítá se za { $value }
co-source = právě se provádí její text
co-place-own = Řádek { $line }, tvoje strana
co-place-of = Řádek { $line }, strana hráče { $name }
co-protocol-of = Řádek { $line }, protokol hráče { $name }
co-leads = vede
co-ready = na začátku tahu se bude kompilovat
co-stack = Sloupeček { $line }
co-plays = hraje
co-decides = rozhoduje
co-control = Řídicí prvek
co-control-free = Řídicí prvek je jinde
co-hand = Ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
co-deck = Balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
co-trash = Koš: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
co-hand-title = Tvoje ruka
co-hand-empty = V ruce nejsou žádné karty.
co-piles = Karty hráče { $name }
co-trash-empty = Zatím tu nic není.
co-known-hand = Tyto karty z ruky znáš:
co-known-deck = O těchto víš, kde jsou:
co-deck-place = { $place }. shora
co-tray = Karty na výběr
co-refresh = Obnovit +{ $count }
co-cancel = Zpět
co-hint-place = vyber místo. Lícem vzhůru jen do řádku { $line }, kde leží její protokol.
co-hint-where = Vyber místo.
co-hint-barred = Nějaký text teď brání zahrát ji lícem vzhůru.
co-hint-no-line = Její protokol v žádném řádku neleží, jde zahrát jen lícem dolů.
co-hint-order = Vyber dva protokoly, které si vymění místo.
co-hint-stacks = Vyber dva své sloupečky, které si vymění místo.
co-why-waiting = Teď se tě nikdo na nic neptá.
co-why-question = Nejdřív odpověz na otázku.
co-why-chosen = Už je vybraná.
co-why-not-now = Teď ji zahrát nejde.
co-draft-you = { $count ->
    [one] Vybíráš ty: 1 protokol
    [few] Vybíráš ty: { $count } protokoly
   *[other] Vybíráš ty: { $count } protokolů
 }
co-draft-waits = Vybírá { $name } …
co-draft-order = Kdo kdy vybírá
co-draft-now = právě se vybírá
co-draft-later = zatím nevybráno
co-draft-other = Jiné sady
co-draft-taken = Má: { $name }
co-draft-pick = Vybrat
co-draft-pick-of = Vybrat { $protocol }
co-draft-cards = Karty
co-draft-cards-of = Karty protokolu { $protocol }

## Prohlížeč karet

cards-title = Karty
cards-game = Hra
cards-search = Hledat v názvech a textech
cards-clear = Zrušit vše
cards-filters = Filtry
cards-all = Vše
cards-set = Sada
cards-protocol = Protokol
cards-value = Hodnota
cards-type = Typ
cards-stars = Hvězdy
cards-price = Cena
cards-price-more = { $price }+
cards-material = Stojí
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
cards-type-spell = Kouzla
cards-type-other = Neznámé
cards-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
cards-none = Nic takového tu není. Uber filtr nebo slovo.
cards-before = Předchozí karta
cards-after = Další karta
cards-link = Kopírovat odkaz
cards-in-decks = V těchto balíčcích

## Balíčky

decks-title = Balíčky
decks-builder = Stavba balíčku
decks-deck = Balíček
decks-own = Tvoje balíčky
decks-none = Vlastní balíček zatím nemáš. Začni s prázdným, nebo si uprav některý hotový.
decks-guest = Balíčky se ukládají v tomto prohlížeči. S účtem je máš všude:
decks-ready = Hotové balíčky
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
decks-how = Kartu přidáš kliknutím, přečteš najetím nebo podržením. Klávesy: + přidá, − ubere, / hledá.
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
decks-text-about = Na každém řádku jedna karta: počet a název, česky nebo anglicky. Třeba: 3 Zlatokop
decks-text-take = Použít
decks-text-check = Zkontrolovat
decks-text-copy = Kopírovat
decks-text-keep = Uložit jako soubor
decks-text-load = Otevřít soubor
decks-line = { $line }. řádek:

## Pravidla

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-contents = Kapitoly
rules-source = Odkud pravidlo je
rules-source-book = Pravidla hry
rules-source-official = Vydavatel
rules-source-designer = Autor hry
rules-source-english = Anglická pravidla
rules-source-czech = Česká pravidla
rules-source-ruling = Naše rozhodnutí
rules-link = Kopírovat odkaz na { $number }
rules-found = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
 }
rules-none = Žádné pravidlo tato slova neobsahuje.
rules-about-compile = Psáno vlastními slovy. Pravidlo je z tištěných pravidel, z pozdějších textů vydavatele nebo z odpovědí autora hry; kde mlčí nebo si odporují, museli jsme rozhodnout.
rules-about-conquerors = Psáno vlastními slovy. Pravidlo je z obou knížek pravidel, nebo z jedné, když druhá mlčí; kde mlčí obě nebo nejsou jasné, museli jsme rozhodnout.

## Záznamy partií

replay-title = Záznam partie
replay-eyes = Číma očima
replay-watching = Divák
replay-share = Kopírovat odkaz na tento okamžik
replay-record = Stáhnout záznam
replay-controls = Kroky partie
replay-start = Partie začíná.
replay-beginning = Začátek
replay-step = Krok
replay-at = Krok { $step } z { $count }, tah { $turn }
replay-before = O krok zpět
replay-after = O krok dál
replay-turn-before = Na předchozí tah
replay-turn-after = Na další tah
replay-play = Přehrát
replay-pause = Pozastavit
replay-turn = Tah
replay-speed = Rychlost

## Výuka

learn-title = Naučit se hrou
learn-about = Hraješ opravdovou partii s počítačem. Trenér říká, co vidíš, a ukazuje, co se teď dá udělat. Vždycky se můžeš rozhodnout jinak.
learn-start = Začít
learn-what = Co se naučíš
learn-coach = Trenér
learn-next = Dál
learn-list = Kroky výuky
learn-done = umíš
learn-fold = Sbalit trenéra
learn-unfold = Ukázat trenéra
learn-on = Teď se rozhoduješ ty
learn-wait-title = Moment
learn-wait = Rozhoduje druhá strana. Sleduj stůl a záznam.
learn-over = Konec výuky
learn-won = Výborně! Teď už hru umíš. V příští partii si všechno zvolíš podle sebe.
learn-lost = Tentokrát to nevyšlo, ale hru už znáš. Zkus to znovu, nebo si zahraj opravdovou partii.
learn-again = Zopakovat výuku
learn-real = Zahrát si doopravdy
learn-hint-other = Přečti si otázku pod stolem a vyber jednu z vyznačených možností.

learn-co-about = Dva programy bojují o tři řádky. Asi za deset minut odehraješ první partii se třemi jednoduchými protokoly.
learn-co-see = Stůl
learn-co-see-text = Mezi tebou a soupeřem jsou tři řádky. V každém máš na své straně jeden protokol. Kdo první zkompiluje všechny tři, vyhrává.
learn-co-hand = Tvoje karty
learn-co-hand-text = Každá karta patří k jednomu z tvých protokolů. Vlevo nahoře je její hodnota. Text má tři políčka: vrchní platí pořád, prostřední se vyhodnotí jednou při zahrání a spodní platí, dokud kartu nic nepřekrývá.
learn-co-up = Zahraj kartu lícem vzhůru
learn-co-up-text = Vyber kartu a potom řádek. Lícem vzhůru smí ležet jen tam, kde je její protokol; počítá se její hodnota a vyhodnotí se její text.
learn-co-text = Text se vyhodnocuje
learn-co-text-text = Karta, kterou vidíš v otázce, po tobě něco chce. Z čeho vybíráš, je na stole vyznačené.
learn-co-total = Součty
learn-co-total-text = Čísla u protokolů jsou součty: hodnoty všech karet na té straně řádku. Chceš mít v řádku alespoň 10 a víc než soupeř.
learn-co-cover = Překryté karty
learn-co-cover-text = Nová karta překryje tu předchozí. Překrytá karta se dál počítá a její vrchní políčko dál platí, spodní už ne.
learn-co-down = Zahraj kartu lícem dolů
learn-co-down-text = Lícem dolů smí kterákoli karta do kteréhokoli řádku. Má hodnotu 2 a žádný text: hodí se na doplnění řádku i na ukrytí karty.
learn-co-phases = Fáze tahu
learn-co-phases-text = Ukazuje je proužek nad stolem. Kompilace se kontroluje před tvou akcí: řádek, který teď naplníš, tedy musí vydržet do tvého dalšího tahu.
learn-co-refresh = Obnov si karty v ruce
learn-co-refresh-text = Dochází ti karty? Místo zahrání karty si jako akci můžeš dobrat do pěti.
learn-co-ten = Připrav řádek
learn-co-ten-text = Dostaň jeden řádek na 10 nebo víc, a přitom víc než soupeř. Na začátku tvého dalšího tahu se zkompiluje.
learn-co-compiled = Zkompilováno!
learn-co-compiled-text = Všechny karty z řádku jsou pryč, na obou stranách, a tvůj protokol je otočený. Kompilace proběhla místo tvé akce.
learn-co-control = Řídicí prvek
learn-co-control-text = Kdo má na začátku svého tahu navrch ve dvou řádcích, získává řídicí prvek. Až budeš kompilovat nebo obnovovat ruku, vrátíš ho a smíš předtím přeskládat protokoly jedné strany.
learn-co-win = Cesta k výhře
learn-co-win-text = Zbývají dva protokoly. Začni tam, kde už máš náskok. Odteď hraješ samostatně; trenér jen říká, na co se hra ptá.
learn-co-hint-action = Zahraj kartu, nebo si obnov ruku. Hledej řádek, kde máš nejblíž k 10.
learn-co-hint-target = Vyber jednu z vyznačených karet. Silná karta soupeře bývá dobrá volba.
learn-co-hint-discard = Vyber, co potřebuješ nejméně: nízké hodnoty nebo karty, jejichž řádek je zkompilovaný.
learn-co-hint-line = Vyber jeden z vyznačených řádků.
learn-co-hint-may = Můžeš, ale nemusíš. Přečti si kartu, která se ptá.
learn-co-hint-compile = Můžeš kompilovat. Vyber řádek.
learn-co-hint-control = Vracíš řídicí prvek a smíš přeskládat protokoly. Pokud ti to k ničemu není, nech je, jak jsou.

learn-pc-about = Těž, stav a bojuj o planetu. Asi za čtvrt hodiny odehraješ první partii s jednoduchým balíčkem proti jednomu soupeři.
learn-pc-mulligan = První ruka
learn-pc-mulligan-text = Máš pět líznutých karet. Tři z nich by šlo vrátit a líznout si jiné tři. Tahle ruka je dobrá: nech si ji.
learn-pc-see = Planeta
learn-pc-see-text = Každý má důl s 15 životy. Znič soupeřův důl a vyhráváš. Nebo planetu obsaď: stav, dokud tvoje budovy nemají dohromady 30 životů.
learn-pc-mining = Těžba
learn-pc-mining-text = Na začátku každého kola ti mineři plní úschovny zlatem a cosmiem. Těmi platíš karty; cena je na kartě vlevo nahoře.
learn-pc-miner = Zahraj minera
learn-pc-miner-text = Víc minerů znamená víc materiálů v každém kole. Tento je dobrý začátek. Klikni na označenou kartu.
learn-pc-phases = Fáze kola
learn-pc-phases-text = Nejdřív těžba, potom kuk: koukneš se na vrchní kartu a lízneš si. V hlavní fázi hraješ karty, pak můžeš útočit a nakonec si zase lízneš a můžeš položit past. Kde zrovna jsi, ukazuje proužek nad stolem.
learn-pc-warrior = Zahraj warriora
learn-pc-warrior-text = Warrioři útočí i brání. Meč je jejich útok, srdce životy. Útočit smějí hned, pokud jejich text neříká něco jiného.
learn-pc-building = Zahraj budovu
learn-pc-building-text = Budovy tě přibližují ke 30 životům, které znamenají obsazení planety, a mnohé umějí i něco navíc. Dá se na ně útočit.
learn-pc-attack = Zaútoč
learn-pc-attack-text = Vyber útočníky a pošli je. Kdo útočí, je exhaustlý až do tvého dalšího kola a nemůže blokovat: někoho si nech doma.
learn-pc-trap = Polož past
learn-pc-trap-text = Pasti nic nestojí. Každá čeká lícem dolů před tvým dolem nebo budovou, dokud na ni nenarazí útočník. Jednu polož.
learn-pc-reaction = Reakce
learn-pc-reaction-text = Soupeř něco dělá a ty můžeš odpovědět kouzlem dřív, než se to stane. Když to chceš nechat být, nereaguj: tlačítkem nebo mezerníkem.
learn-pc-block = Blokuj
learn-pc-block-text = Někdo na tebe útočí! Warrior, který není exhaustlý, se mu může postavit: ti dva se pak utkají a tvůj důl je ušetřen.
learn-pc-win = Dvě cesty k výhře
learn-pc-win-text = Útoč na soupeřův důl, dokud z něj nic nezbude, nebo stav: 30 životů budov je také výhra. Odteď hraješ samostatně; trenér jen říká, na co se hra ptá.
learn-pc-hint-action = Hraj, co zaplatíš: zpočátku minery, pak warriory a budovy. Až nebude co dělat, pokračuj dál.
learn-pc-hint-reaction = Teď můžeš odpovědět. Kouzla se ale většinou vyplatí nechat si na útok: nereaguj.
learn-pc-hint-attacker = Kdo zaútočí? Označ warriory a pošli je, nebo všechny nech doma.
learn-pc-hint-aim = Vyber cíl označeného útočníka. O partii rozhodují zásahy dolu.
learn-pc-hint-block = Vyber, kdo blokuje, nebo útočníka pusť, ať warriory ušetříš.
learn-pc-hint-trap = Můžeš položit past a jednu přesunout. Pak pokračuj dál.
learn-pc-hint-spot = Kde má past stát? Narazí na ni ten, kdo útočí na to, co je za ní.
learn-pc-hint-kuk = Vidíš vrchní kartu svého balíčku. Nech ji a lízni si ji, nebo ji dej dospodu a lízni si další.
learn-pc-hint-target = Vyber jeden z vyznačených cílů.
