# Co říká klient v prohlížeči. Česky.

app-name = Overrule
language = Jazyk
loading = Načítá se…
close = Zavřít
reload = Načíst znovu
skip = Přejít na obsah
yes = Ano
no = Ne
copied = Zkopírováno.
copy-failed = Tento prohlížeč kopírovat nedovolí. Označ si text a zkopíruj ho ručně.

error-title = Něco se nepovedlo
error-network = Server neodpovídá. Funguje připojení k síti?
error-server = Toto server nezvládl. Zkus to za chvíli znovu.
error-load = Část stránky se nepodařilo načíst.
missing-title = Tady nic není
missing-text = Tato adresa nikam nevede. Odkaz je možná starý.

nav = Nabídka
nav-home = Úvod
nav-lobby = Stoly
nav-cards = Karty
nav-decks = Balíčky
nav-rules = Pravidla
nav-learn = Výuka
nav-settings = Nastavení
nav-account = Účet

game-seats = Počet hráčů: { $seats }

## Úvodní obrazovka

home-choose-game = Vyber hru
home-title = Karetní hry na jedno kliknutí
home-about = Zahraj si hned s počítačem, pozvi přátele odkazem, nebo se hru nauč rovnou při hraní.
home-unfinished = Máš rozehranou partii:
home-continue = Pokračovat
home-mode = S kým chceš hrát?
home-mode-computer = S počítačem
home-mode-computer-about = Začne se hned. Volbu můžeš vzít zpět, dokud se neukáže skrytá karta.
home-mode-friends = S přáteli
home-mode-friends-about = Dostaneš odkaz a QR kód pro přátele. Účet nikdo nepotřebuje.
home-mode-open = S kýmkoli online
home-mode-open-about = Tvůj stůl uvidí všichni, dokud si k němu někdo nesedne.
home-waiting = Někdo už čeká:
home-mode-screen = U jedné obrazovky
home-mode-screen-about = Střídáte se u tohoto zařízení. Karty v ruce zůstávají mezitím zakryté.
home-mode-bots = Sledovat počítače
home-mode-bots-about = Jen se dívej, jak hrají počítače proti sobě.
home-start-computer = Hrát
home-start-friends = Pozvat přátele
home-start-open = Otevřít stůl
home-start-screen = Hrát
home-start-bots = Dívat se
home-presets = Jaká partie?
home-preset-own = Tvoje vlastní nastavení z možností.
home-strength = Počítač
home-options = Možnosti
home-new = Hraješ { $game } poprvé?
home-new-about = Trenér tě provede první partií krok za krokem.
home-your-name = Tvoje jméno
home-learn = Naučit se hrou
home-rules = Pravidla
home-watch = Dívat se na partii

options-seats = Hráči
options-bot-seats = Místa pro počítač
options-seat = { $number }. hráč
options-names = Jména
options-first = Kdo začíná?
options-first-random = Náhodně
options-first-me = Já
options-first-other = Soupeř
options-bot = Jak silný je počítač
bot-random = Začátečník: vybírá náhodně
bot-greedy = Hladový: bere, co je zrovna nejlepší
bot-easy = Lehký: vidí jen to nejbližší
bot-medium = Střední: bere, co je zrovna nejlepší
bot-hard = Těžký: dívá se dál dopředu
bot-expert = Expert: než se rozhodne, své plány si vyzkouší
options-clock = Čas pro každého hráče
options-clock-usual = Obvyklý (20 minut)
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
lobby-about = Zahraj si s kýmkoli, kdo je zrovna online, nebo se dívej na cizí partii.
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
account-codes = Záchranné kódy
account-codes-about = Zapiš si je: každý ti jednou otevře účet, když zapomeneš heslo. Znovu se neukážou.
account-title-lost = Ztracené heslo
account-code = Záchranný kód
account-recover = Nastavit nové heslo
account-logout = Odhlásit
account-is = Účet { $name }
account-is-about = Balíčky, nastavení a partie se ukládají k tomuto účtu.
account-welcome = Vítej, { $name }.
account-rename = Uložit
account-renamed = Jméno je uložené.
account-name-about = Takhle tě uvidí ostatní u stolu.
account-care = Heslo, zařízení a data
account-sessions = Přihlášené prohlížeče
account-session-here = Tento prohlížeč
account-session-seen = Naposledy { $when }
account-session-made = přihlášení { $when }
account-session-end = Odhlásit tento prohlížeč
account-password-change = Změnit heslo
account-password-now = Současné heslo
account-password-new = Nové heslo
account-password-change-about = Všechny ostatní prohlížeče se odhlásí.
account-password-changed = Heslo je změněné.
account-codes-new = Nové záchranné kódy
account-proof-about = K novým záchranným kódům a ke smazání účtu stačí současné heslo. Nové kódy nahradí staré.
account-export = Tvoje data
account-export-about = Vše, co o tobě server uchovává, kromě hlášení od ostatních, v jednom souboru.
account-export-get = Stáhnout
account-delete = Smazat účet
account-delete-sure = Účet, balíčky a nastavení nenávratně zmizí. Partie s ostatními zůstanou, bez tvého jména.
account-deleted = Účet je smazaný. Pokračuješ jako host.
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
past-computer = Počítač ({ $level })
past-computer-plain = Počítač
past-against = proti: { $names }
past-lesson = Lekce
past-puzzle = Úloha
past-won = Výhra
past-lost = Prohra
past-draw = Remíza
past-over = Dohráno
past-open = Rozehráno
past-turns = { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }
past-people = Lidé
past-computers = Počítače
past-opponents = Soupeř
past-drop = Odebrat ze seznamu
past-dropped = Odebráno z tvého seznamu.
account-over = Přehrát
account-running = Pokračovat

settings-theme = Vzhled
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-theme-system = Podle zařízení
settings-animation = Rychlost, jakou se ukazují tahy
settings-animation-slow = Pomalá
settings-animation-normal = Normální
settings-animation-fast = Rychlá
settings-animation-off = Vypnuto
settings-reactions = Reakce
settings-reactions-in = Reakce: { $games }
settings-stop-end = Zeptat se mě před koncem mého tahu, pokud ještě můžu něco udělat
settings-text = Velikost písma
settings-text-normal = Normální
settings-text-large = Velké
settings-text-huge = Největší
settings-volume = Hlasitost
settings-keys = Klávesy u stolu
settings-keys-tab = Procházet karty, místa a tlačítka
settings-keys-enter = Vybrat
settings-keys-space = Nereagovat, nebo přeskočit, co se právě ukazuje
settings-keys-escape = Zase dostávat otázky na reakce; zavřít, co je otevřené
settings-keys-h = Ukázat nebo skrýt nápovědu
settings-reactions-smart = Chytré
settings-reactions-smart-meaning = Ptáme se, když můžeš udělat něco užitečného nebo na tebe někdo útočí.
settings-reactions-full = Plná kontrola
settings-reactions-full-meaning = Ptáme se pokaždé, když můžeš reagovat.
settings-reactions-fast = Rychlé
settings-reactions-fast-meaning = Ptáme se jen na to, co se rozhodnout musí.
settings-sound = Zvuky
settings-kept = Nastavení se ukládá v tomto prohlížeči, a pokud máš účet, i k němu.

credits-title = Autoři
credits-pictures = Obrázky karet
credits-motifs = Motivy na obrázcích pocházejí z
credits-licence = Jejich licence je
credits-changes = Motivy jsme rozložili na části, vybarvili, nasvítili a sestavili do výjevů.
credits-authors = Ikony vytvořili
credits-fonts = Písma

## Hráči, karty, hodiny

player-you = Ty
player-account = Má účet
player-bot = počítač
player-open = volné
player-open-seat = Volné místo
player-away = pryč
player-out = mimo hru
player-winner = Vítěz
player-decides = rozhoduje se
clock-left = zbývá { $minutes } min { $seconds } s

card-face-down = Karta lícem dolů
card-can-choose = Lze zvolit
card-chosen = Zvoleno
card-keywords = Slova na této kartě

## Partie

room-table = Stůl
room-players = Hráči
room-question = O čem se rozhoduje
room-wait = Moment…
opening-begins = Začíná { $name }
opening-you-begin = Začínáš ty
room-dealing = Připravuje se stůl…
room-over = Partie skončila.
room-log = Průběh
room-log-empty = Zatím se nic nestalo.
room-log-trigger = Efekt
room-log-reaction = Reakce
room-log-chat = Průběh a chat
room-chat = Chat
room-turn = { $turn }. tah
room-watchers = { $count ->
    [one] Dívá se 1 člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
 }
room-options-show = Ukázat všechny možnosti ({ $count })
room-options = { $count ->
    [one] možnost
    [few] možnosti
   *[other] možností
 }
room-options-less = Skrýt
room-options-hide = Skrýt seznam
room-skip = Přeskočit
room-story = Ukázat poslední tah
room-story-title = Poslední tah, krok { $step } z { $count }
room-turn-passed = Nic se zahrát nedalo: tvůj tah skončil.
room-turn-spent = Nic dalšího se zahrát nedalo: tvůj tah skončil.
room-spent = Nic dalšího teď zahrát nejde.
room-story-play = Přehrát krok za krokem
room-story-pause = Pozastavit
room-story-back = O krok zpět
room-story-on = O krok dál
room-story-close = Zpět do partie
room-story-none = Nikdo jiný ještě nebyl na tahu.
room-menu = Nabídka partie
room-mute = Vypnout zvuk
room-unmute = Zapnout zvuk
room-undo = Vzít zpět
room-undo-ask = Požádat o vrácení volby
room-undo-asked = { $name } chce vzít volbu zpět. Souhlasíš?
room-undo-waits = Žádáš o vrácení volby. Ostatní rozhodují…
room-undo-refused = Ostatní nesouhlasili: tvoje volba platí.
room-claim = Přihlásit se o výhru
room-claim-about = { $name } neodpovídá. Můžeš počkat, nebo se přihlásit o výhru.
room-doubt = Tímhle nic nezískáš.
room-doubt-not = Vybrat znovu
room-doubt-sure = Přesto to udělat
room-concede = Vzdát
room-concede-sure = Opravdu chceš partii vzdát?
room-concede-not = Hrát dál
room-copy-watch = Zkopírovat odkaz pro diváky
room-leave = Odejít
room-leave-open = Odejít od stolu (partie na tebe počká)
room-lost = Není spojení. Zkus to za chvíli znovu.
room-reconnecting = Spojení se přerušilo. Navazuje se znovu…
room-gone = Tento stůl je zrušený
room-closed = Sem se dostat nemůžeš
room-invited = Stůl pro pozvané hráče
room-invited-about = Hrát nebo se dívat tu můžeš s odkazem: řekni si o něj tomu, kdo tu hraje. Najde ho v nabídce u stolu.
room-watch-instead = Dívat se

phase-strip = Fáze tahu
phase-your-turn = Jsi na tahu
phase-turn-of = Na tahu: { $name }
phase-stop-on = Odteď se tě hra zeptá na reakci i tady: { $phase }. Dalším stisknutím to zrušíš.
phase-stop-off = Tady se tě hra už ptát nebude: { $phase }.
phase-stop = Po stisknutí se tě hra tady zeptá na reakci; označí to červený čtverec.

passing-until-turn = Nereagovat do mého tahu
passing-card = Na tuto kartu se neptat
passing-turn = Až do svého tahu nereaguješ
passing-window = Teď nereaguješ
passing-stop = Zase reagovat (Esc)

chat-say = Napiš zprávu
chat-send = Poslat
chat-empty = Zatím nikdo nic neřekl.
chat-mute = Ztlumit: { $name }
chat-mute-watchers = Ztlumit diváky

report-title = Nahlásit hráče
report-whom = Koho hlásíš?
report-why = Co se stalo?
report-why-of = Co se stalo? Hlášení na hráče { $name }
report-about = Přečtou si to moderátoři. Uvidí i chat a tahy této partie. Nikdo jiný se o tom nedozví.
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátoři se na to podívají.

cover-title = Hraje { $name }
cover-about = Předej zařízení. Stůl je zakrytý, aby karty v ruce zůstaly skryté.
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
waiting-qr = QR kód odkazu
waiting-leave = Zrušit tento stůl
waiting-guide = Jak se hraje

end-won = Výhra!
end-lost = Prohra
end-draw = Remíza
end-winner = Vyhrává { $name }
end-numbers = Partie v číslech
end-curve = Jak blízko měl kdo k výhře, tah po tahu
end-curve-high = výhra
end-curve-low = začátek
end-turn = { $turn }. tah
end-rematch = Odveta
end-rematch-waits = Čeká se na ostatní…
end-rematch-wanted = O odvetu stojí: { $name }
end-deal = Ověřit rozdání
end-deal-about = důkaz, že karty byly zamíchány poctivě
end-cards = Poslední karty vítěze
end-worst = Nejdražší rozhodnutí bylo v { $turn }. tahu. Lepší: { $best }
end-worst-look = Podívat se
end-deal-fair = Karty byly rozdány tak, jak server slíbil dřív, než znal tvůj díl zamíchání.
end-deal-unseen = Důkaz je v pořádku. Tento prohlížeč ale slib před rozdáním neviděl.
end-deal-unfair = Důkaz neodpovídá tomu, co server slíbil před rozdáním.
end-deal-file = Důkaz pro `overrule verify`
end-replay = Přehrát záznam
end-look = Prohlédnout stůl
end-new = Úvod
end-show = Výsledek

number-turns = Tahy
number-choices = Rozhodnutí
number-seconds = Čas
number-played = Zahrané karty
number-drawn = Karty vzaté do ruky
number-discarded = Karty odložené z ruky

## Všechny stoly

table-decides = rozhoduje
table-decides-you = rozhoduješ
table-deck = Balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
table-deck-place = { $place }. shora
table-hand = Ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
table-hand-empty = V ruce nejsou žádné karty.
table-hand-title = Tvoje ruka
table-known-deck = O těchto víš, kde jsou:
table-known-hand = Tyto karty z ruky znáš:
table-pile-empty = Zatím tu nic není.
table-piles = Karty hráče { $name }
table-plays = na tahu
table-tray = Karty na výběr
table-why-question = Nejdřív odpověz na otázku.
table-why-waiting = Teď se tě nikdo na nic neptá.

## Prohlížeč karet

cards-title = Karty
cards-game = Hra
cards-search = Hledat v názvech a textech
cards-clear = Zrušit vše
cards-filters = Filtry
cards-all = Vše
cards-set = Sada
cards-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
cards-none = Nic takového tu není. Odeber filtr nebo slovo.
cards-before = Předchozí karta
cards-after = Další karta
cards-link = Kopírovat odkaz
cards-in-decks = V těchto balíčcích

## Pravidla

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-contents = Kapitoly
rules-source = Odkud pravidlo pochází
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
learn-about = Hraješ opravdovou partii s počítačem. Trenér říká, co vidíš, a ukazuje, co můžeš udělat dál. Vždycky se můžeš rozhodnout jinak.
learn-start = Začít
learn-guide = Jak se hraje, na jedné stránce
learn-coach = Trenér
learn-next = Dál
learn-rule = Víc
learn-list = Kroky výuky
learn-done = umíš
learn-fold = Sbalit trenéra
learn-unfold = Ukázat trenéra
learn-on = Teď se rozhoduješ ty
learn-wait-title = Moment
learn-wait = Sleduj na stole a v průběhu, co se děje.
learn-over = Konec výuky
learn-won = Výborně! Teď už hru umíš.
learn-lost = Tentokrát to nevyšlo, ale hru už znáš. Zkus to znovu, nebo si zahraj opravdovou partii.
learn-again = Zopakovat výuku
learn-real = Zahrát si doopravdy
learn-hint-other = Přečti si otázku pod stolem a vyber jednu z vyznačených možností.
learn-hint-alone = Už znáš všechno, co je potřeba. Hraj dál; žárovka pod stolem poradí, co je nejlepší a proč.
learn-hint-advice = Moje rada:
learn-hint-known = Tuto otázku už znáš: rozhodni se podle sebe.

## Nápovědy

hint-ask = Nápověda (H)
hint-title = Nápověda
hint-chance = Šance na výhru po každé volbě
hint-chance-of = Šance na výhru: { $chance } %, plus minus { $margin }
hint-thinking = Přemýšlím…
hint-better = Ještě přemýšlím, může se to změnit.
hint-none = Tato otázka se posoudit nedá.
hint-all = Všech { $count }
hint-fewer = Méně
hint-close = Zavřít nápovědu
hint-said = Nápověda: { $option }, { $chance } procent. { $why }
options-hints = Hráči si smějí říct o nápovědu
waiting-hints = U tohoto stolu si hráči smějí říct o nápovědu. Kdo si přisedne, souhlasí s tím.

## Rozbor

analysis-title = Rozbor
analysis-show = Ukázat nebo skrýt rozbor
analysis-about = Posoudí každé rozhodnutí: šanci na výhru, co bylo lepší a proč, co bylo štěstí a co umění. Chvíli to trvá a zůstane to u partie.
analysis-everything = Se znalostí všech karet
analysis-begin = Rozebrat partii
analysis-begins = Partie se rozebírá…
analysis-progress = Rozbor: { $done } z { $total } rozhodnutí
analysis-stop = Zastavit
analysis-stopped = Rozbor byl zastaven.
analysis-again = Zkusit znovu
analysis-graph = Šance na výhru
analysis-accuracy = Přesnost
analysis-skill = Vlastní volby
analysis-gifts = Chyby ostatních
analysis-luck = Štěstí
analysis-asked = Otázka pro hráče { $name }: „{ $prompt }“
analysis-units = V bodech šance na výhru. Vlastní volby: oč byly horší než ty nejlepší. Štěstí: vše ostatní, co šanci změnilo, třeba karty z balíčku, míchání a skryté karty.
analysis-chosen = Zvoleno:
analysis-better = Lepší:
analysis-gave-up = vzdání partie
analysis-loss = { $points ->
    [one] ztráta 1 bodu
   *[other] ztráta { $points } bodů
 }
analysis-fine = Nic lepšího nebylo.
analysis-cause-chance = náhoda
analysis-cause-hidden = co měli nebo udělali ostatní
analysis-cause-search = co počítač nepředvídal
analysis-decisions = Rozhodnutí
analysis-all = Všechna
analysis-inaccuracy = Nepřesnost
analysis-mistake = Chyba
analysis-blunder = Hrubá chyba
analysis-play = Hrát odsud dál ({ $name })
analysis-worth = Stojí za pozornost
analysis-none = V téhle partii žádná volba nevyčnívala.

## Úlohy

puzzles-title = Úlohy
puzzles-about = Pozice z opravdových partií. Klíčem k cíli je jediná volba, ať má soupeř v ruce cokoli. Najdi ji přímo u stolu.
puzzles-today = Úloha dne
puzzles-today-about = Pro všechny stejná.
puzzles-today-solved = Dnešní úlohu už máš vyřešenou. Další přijde zítra.
puzzles-solve = Vyřešit
puzzles-streak = { $days ->
    [0] Zatím žádná série
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
 }
puzzles-solved = Vyřešeno { $solved } z { $all }
puzzles-rating = Obtížnost { $rating }
puzzles-number = Úloha { $number }
puzzles-done = vyřešeno
puzzles-panel = Úloha
puzzles-find = Jedna volba je klíčová. Najdi ji.
puzzles-on = Zatím dobře. Pokračuj.
puzzles-seeing = Co z toho vzejde…
puzzles-right = Vyřešeno!
puzzles-right-text = To byla ta klíčová volba.
puzzles-wrong = Tudy ne
puzzles-wrong-text = Toto by následovalo:
puzzles-too-late = Teď už se toho dosáhnout nedá.
puzzles-again = Zkusit znovu
puzzles-next = Další úloha
puzzles-all = Všechny úlohy
puzzles-finished = Všechny úlohy této hry máš vyřešené.
nav-puzzles = Úlohy
home-puzzles = Úlohy
