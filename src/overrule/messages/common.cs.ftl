# Co říká každá hra. Česky.

you = Ty
computer = Počítač
computer-number = Počítač { $number }

## Chyby podle kódu

error-choice-malformed = Toto se jako volba přečíst nedá.
error-choice-not-offered = Toto teď není v nabídce.
error-choice-not-yours = Teď nerozhoduješ ty.
error-choice-answered = Na tuto otázku už padla odpověď.
error-choice-match-over = Partie skončila.
error-options-bad = Takhle partii založit nejde.
error-cards-bad = Tyto karty neodpovídají formátu.
error-deck-bad = S tímto balíčkem se hrát nedá.
error-record-bad = Tento záznam je poškozený.
error-record-version = Tento záznam vznikl v jiné verzi.
error-scenario-bad = Tento scénář se přečíst nedá.
error-position-impossible = Do této pozice se žádná partie nedostane.
error-kit-bad = Tuto hru nelze použít: chybí jí část.

## Partie v terminálu

terminal-seed = Semínko { $seed }. Stejné semínko, nastavení a volby dají stejnou partii.
terminal-input = Tvoje volba, 1 až { $last } (nebo: pomoc, pravidla):
terminal-input-usual = Tvoje volba, 1 až { $last } (Enter: { $usual }, nebo: pomoc, pravidla):
terminal-only = Nic jiného nejde. Pokračuj klávesou Enter:
terminal-number = Napiš číslo od 1 do { $last }. Co ještě můžeš napsat: pomoc.
terminal-no-explanation = U možnosti { $number } není co vysvětlovat.
terminal-log-empty = Zatím se nic nestalo.
terminal-save = Uložit záznam partie? Název souboru, nebo Enter pro ne:
terminal-save-failed = { $file } nejde zapsat: { $reason }
terminal-saved = Uloženo. Znovu si partii přečteš takto: overrule replay { $file }
terminal-exists = { $file } už existuje. Zvol jiný název.
terminal-lost = Tvoje hra skončila, ostatní hrají dál. Chceš se dívat? (ano, nebo Enter pro konec)
terminal-bye = Měj se.

## Záznamy

replay-sound = { $over ->
    [no] Záznam je v pořádku: { $choices ->
        [one] 1 volba
        [few] { $choices } volby
       *[other] { $choices } voleb
     }; partie neskončila.
   *[yes] Záznam je v pořádku: { $choices ->
        [one] 1 volba
        [few] { $choices } volby
       *[other] { $choices } voleb
     }; partie skončila podle { $rule }.
 }

## Pravidla a jejich scénáře

rules-covered = Scénáře má { $rules } z { $all_rules } pravidel a { $parts } z { $all_parts } { $what ->
    [cards] karet
    [boxes] polí karet
   *[other] částí
 }.
rules-bare = { $what ->
    [rules] Pravidla
    [cards] Karty
    [boxes] Pole karet
   *[other] Části
 } bez scénáře:
rules-unknown = Neznámé:
rules-no-scenario = žádný scénář
rules-ours = naše rozhodnutí
rules-untitled = { $count ->
    [one] 1 scénář bez českého názvu
    [few] { $count } scénáře bez českého názvu
   *[other] { $count } scénářů bez českého názvu
 }: { $files }

## Rady a rozbor

advice-playouts = vyhraješ { $percent } ze 100 partií dohraných náhodně
error-record-too-long = Tato partie je na rozbor příliš dlouhá.
analyse-chances = Šance na výhru v procentech
analyse-turning = Zvraty
analyse-turn = Tah
analyse-mistake = Tah { $turn }, { $name }: { $size ->
    [blunder] hrubá chyba
    [mistake] chyba
   *[other] nepřesnost
 }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } (± { $error })
analyse-chose = zvoleno:
analyse-better = lepší:
analyse-player = Hráč
analyse-accuracy = Přesnost
analyse-skill = Vlastní volby
analyse-gifts = Chyby ostatních
analyse-luck = Štěstí
analyse-result = Výsledek
