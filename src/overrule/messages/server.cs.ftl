# Co server říká o stolech, místech a zprávách. Česky.

## Místa a čekání

player-number = Hráč { $number }
waiting-for = Rozhoduje { $name }.
waiting-passing = Nemáš čím reagovat: za okamžik se pokračuje.

## V záznamu
## $who: you, nebo other, kdo se jmenuje $name

room-undo = { $who ->
    [you] Bereš volbu zpět.
   *[other] { $name } bere volbu zpět.
 }
room-time = { $who ->
    [you] Vypršel ti čas.
   *[other] Hráči { $name } vypršel čas.
 }
room-conceded = { $who ->
    [you] Vzdáváš to.
   *[other] { $name } to vzdává.
 }
room-left = { $who ->
    [you] Příliš dlouho neodpovídáš.
   *[other] { $name } příliš dlouho neodpovídá.
 }

## Chyby podle kódu

error-wire-malformed = Tomu server nerozumí. Načti stránku znovu a zkus to ještě jednou.
error-wire-too-large = Na odeslání je to příliš dlouhé; server čte nejvýše { $most } bajtů.
error-wire-name = Jméno má 1 až { $most } viditelných znaků.
error-wire-chat = Zpráva má 1 až { $most } znaků.
error-room-unknown = Taková partie tu není. Možná už skončila, nebo odkaz vypršel.
error-room-game = Taková hra tu není. Na výběr: { $games }.
error-room-seats = Počet hráčů v této hře: { $seats }.
error-room-one-of-you = Pro sebe můžeš mít jen jedno místo; hráče u stejné obrazovky přidej jako další místa.
error-room-option = S tímto partii připravit nejde: { $option }.
error-room-seed = Určené rozdání karet jde hrát jen proti počítači.
error-room-bot = Takový počítačový hráč tu není. Na výběr: { $bots }.
error-room-deck = S tímto balíčkem hrát nejde.
error-room-deck-unknown = Balíček „{ $deck }“ tu není. Vyber jiný; možná je už smazaný.
error-room-deck-malformed = Tento balíček nejde přečíst.
error-room-no-decks = Tato hra se hraje bez vlastních balíčků.
error-room-full = Všechna místa jsou obsazená. Můžeš se dívat.
error-room-one-table = Jako host můžeš sedět jen u jednoho otevřeného stolu. Dohraj tu partii, nebo si založ účet.
error-room-no-proof = Rozdání této partie bylo zvolené, nebo je starší než důkazy: není co ověřit.
error-room-secret = Tento odkaz k partii nepustí. Řekni si o nový.
error-room-private = Tato partie je soukromá. Chceš-li se dívat, řekni si hráčům o odkaz.
error-room-not-public = Karty v ruce vidí v této soukromé partii jen její hráči. Můžeš se dívat jako divák.
error-room-taken = Na tom místě už někdo sedí.
error-room-not-seated = V této partii nemáš místo.
error-room-waiting = Partie ještě nezačala: někdo chybí.
error-room-not-over = Partie ještě neskončila.
error-room-no-gain = Tahle volba by ti nic nepřinesla, a tak se neprovedla.
error-room-covered = Stůl je zakrytý. Nejdřív ho odkryj.
error-room-no-reactions = V této hře nejsou reakce.
error-room-chat-too-fast = Ne tak rychle: než napíšeš znovu, chvilku počkej.
error-room-nobody-left = Nikdo zatím nechybí tak dlouho ({ $seconds } s).
error-room-other-version = Pravidla této partie nebo její karty se od jejího začátku změnily: nemůže pokračovat.
error-room-other-game = Hra, která se v této partii hraje, už na serveru není: partie nemůže pokračovat.
error-room-not-filmed = Záznam této partie se neuložil a pravidla nebo karty, se kterými se hrála, tu už nejsou: ukázat ji nejde.
error-room-lost = Tato partie je poškozená a nemůže pokračovat.
error-room-too-many = Právě se hraje příliš mnoho partií. Zkus to později.
error-room-yours-too-many = Máš příliš mnoho nedohraných partií. Nejdřív nějakou dohraj.
error-room-not-kept = Tvůj tah se nepodařilo uložit, a tak neplatí. Zkus to znovu.
error-room-command = To tady nejde.
error-undo-over = Partie skončila: nic už nejde vzít zpět.
error-undo-nothing = Nemáš co vzít zpět.
error-undo-told = Zpět to vzít nejde: od tvé poslední volby se ukázala skrytá karta nebo rozhodla náhoda.
error-undo-others = Zpět to vzít nejde: od tvé poslední volby už rozhodoval někdo jiný.
error-undo-too-often = Ostatní už odmítli dostkrát.
error-undo-asked = Někdo už o vrácení tahu žádá.
error-undo-not-asked = Na to se tě nikdo neptá.

## Hosté, účty a požadavky

guest-name = Host { $number }
error-session-none = Přihlášení vypršelo. Načti stránku znovu.
error-account-reserved = Jméno { $name } je vyhrazené. Zvol si jiné.
error-account-none = To jde jen s účtem. Přihlas se, nebo si ho založ.
error-account-wrong-code = Takové jméno není, nebo je kód chybný či už použitý.
error-account-unknown = Účet jménem { $name } neexistuje.
error-account-banned = Tady hrát nesmíš: { $reason }
error-account-role = To smějí jen moderátoři.
error-session-unknown = Žádný takový prohlížeč není přihlášen.
error-token-scope = Na to tento token není; potřeboval by oprávnění { $scope }.
error-report-who = Nahlásit můžeš jen jiného hráče u svého stolu.
error-report-unknown = Takové otevřené hlášení není.
error-sanction-days = Zákaz nebo umlčení může trvat víc než 0 a nejvýš { $most } dní, nebo navždy.
error-sanction-target = { $target } nikoho neoznačuje; povoleno je jméno účtu, account:7, session:ab nebo address:203.0.113.7.
error-account-taken = Jméno { $name } už má někdo jiný. Zvol si jiné.
error-account-wrong = Účet s tímto jménem a heslem neexistuje.
error-account-password = Heslo má aspoň { $least } znaků.
error-token-wrong = Tento token neplatí (nebo byl zrušen).
error-token-unknown = Takový token nemáš.
error-token-too-many = Počet tvých tokenů už dosáhl { $most }. Nejdřív některý zruš.
error-token-program = Toto programy nemohou: účty a tokeny jsou jen pro lidi.
error-puzzle-unknown = Úloha { $puzzle } neexistuje.
error-puzzle-changed = Pravidla nebo karty této úlohy se od jejího vzniku změnily. Vyber si jinou.
error-puzzle-none = Tato partie není úloha.
error-deck-unknown = Takový balíček nemáš. Možná je už smazaný.
error-deck-too-many = Máš už { $most } balíčků. Nejdřív některý smaž.
error-deck-too-long = Balíček má nejvýš { $most } položek.
error-limit-too-often = Příliš mnoho požadavků. Počkej { $seconds ->
    [one] sekundu.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekund.
 }
error-limit-pages = Hra je otevřená už na { $most } místech. Nějaké z nich zavři.
error-http-not-found = Na této adrese nic není.
error-http-method = Na této adrese to udělat nejde.
error-http-origin = Požadavek přišel z cizí stránky, a tak byl odmítnut.
error-server-failed = Na serveru se něco pokazilo. Co se stalo předtím, je uložené; zkus to znovu.
error-server-away = Server se teď nedostane ke své databázi. Co se stalo předtím, je uložené; zkus to za chvíli znovu.
error-hint-off = U tohoto stolu jsou nápovědy vypnuté: nesouhlasili s nimi všichni hráči.
error-hint-gone = Tato otázka už pro tebe není otevřená.
error-hint-failed = Nápověda se nepovedla. Zkus to znovu.
error-analysis-failed = Rozbor se nedostal do konce: počítač má moc práce. Zkus to znovu, naváže se tam, kde skončil.
error-room-after = Odtud partie začít nemůže: hra i počet míst musí být stejné a partie v tu chvíli nesmí být u konce.

## Stránka pro moderátory
## $kind: ban, nebo other, což je umlčení. $what: co se stalo, jak to nazývá záznam zásahů

moderation = Moderování
moderation-home = Ke hře
moderation-about = Kdo má zákaz, nemůže tu hrát. Umlčeného hráče nikdo jiný neslyší a on sám se to nedozví.
moderation-reports = Otevřená hlášení
moderation-reports-none = Žádné hlášení není otevřené.
moderation-report = Hlášení { $number }
moderation-reported = Koho se týká
moderation-reporter = Kdo hlásí
moderation-when = Kdy
moderation-reason = Důvod
moderation-match = Partie
moderation-watch = Přehrát (až skončí)
moderation-record = Její záznam
moderation-said = Co se říkalo
moderation-theirs = (nahlášené místo)
moderation-said-nothing = U tohoto stolu nikdo nic neřekl.
moderation-player = Hráč
moderation-address = Adresa
moderation-address-about = Odtud byl hráč naposledy připojen. Zákaz by postihl i všechny ostatní, kdo tuto adresu používají. Adresa se zapomene, až se hlášení uzavře, nejpozději { $when }.
moderation-address-yours = Je to i tvá adresa: zákaz by vyloučil i tebe.
moderation-days-label = Na jak dlouho
moderation-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }
moderation-ever = navždy
moderation-ban = Zakázat hráči hru
moderation-mute = Umlčet hráče
moderation-ban-address = Zakázat hru z adresy
moderation-ban-reason = hlášení { $number }
moderation-close-label = Jak to dopadlo
moderation-close = Uzavřít hlášení
moderation-sanctions = Zákazy a umlčení
moderation-sanctions-none = Nikdo nemá zákaz ani není umlčen.
moderation-whom = Kdo
moderation-sanction = Co
moderation-held = { $kind ->
    [ban] Zákaz hry
   *[other] Umlčení
 } { $until ->
    [ever] navždy
   *[other] do { $until }
 }
moderation-lift-label = Ukončit dřív
moderation-lift = { $kind ->
    [ban] Zrušit zákaz
   *[other] Zrušit umlčení
 }
moderation-done = Poslední zásahy
moderation-done-none = Zatím žádné zásahy.
moderation-by = Kdo
moderation-what = Co
moderation-target = Koho nebo čeho se týká
moderation-note = Poznámka
moderation-did = { $what ->
    [ban] zákaz hry
    [unban] zrušení zákazu
    [mute] umlčení
    [unmute] zrušení umlčení
    [close] uzavření hlášení
    [role] změna role
    [codes] nové záchranné kódy
    [delete] smazání účtu
    [export] výpis údajů účtu
   *[other] { $what }
 }
