# Compile česky (Kód: Ovládni kyberprostor). Hráči se tyká; slova jsou z českých pravidel.
#
# Argumenty, které se často vracejí:
#   $who    you: dělá to ten, kdo čte; other: někdo jiný, jménem $name
#   $of     čí je ta věc: own (toho, kdo to dělá), yours (toho, kdo čte), theirs (soupeře toho, kdo to dělá)
#   $whose  you, opponent, nebo (pro diváka) other, jménem $owner
#   $known  all, some nebo none: kolik karet má pro čtenáře jméno; $cards je jejich seznam, $cards_acc a $cards_gen
#           totéž ve čtvrtém a druhém pádě, $gender rod první z nich
#   $line   1 až 3
#
# Jména hráčů se neskloňují: stojí v prvním pádě, nebo za slovem „hráč“. Věty jsou v přítomném čase, který
# nezávisí na rodu hráče.

## Slova u stolu

phase-draft = výběr protokolů
phase-start = začátek tahu
phase-control = kontrola nadvlády
phase-compile = kontrola kompilace
phase-action = akce
phase-cache = kontrola mezipaměti
phase-end = konec tahu

zone-hand = ruka
zone-deck = balíček
zone-trash = koš

box-top = vrchní
box-middle = prostřední
box-bottom = spodní

card-down = { $count ->
    [one] karta lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
 }
card-down-acc = { $count ->
    [one] kartu lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
 }
card-down-gen = { $count ->
    [one] karty lícem dolů
   *[other] { $count } karet lícem dolů
 }
card-unknown = { $count ->
    [one] neznámá karta
    [few] { $count } neznámé karty
   *[other] { $count } neznámých karet
 }
card-unknown-acc = { $count ->
    [one] neznámou kartu
    [few] { $count } neznámé karty
   *[other] { $count } neznámých karet
 }
card-unknown-gen = { $count ->
    [one] neznámé karty
   *[other] { $count } neznámých karet
 }
protocol-compiled = Zkompilováno
protocol-loading = Načítání...
protocols-from-lines = řádky { $lines }

## Otázky

prompt-of = { $card }: { $prompt }

ask-draft = Vyber si protokol: jeho šest karet přijde do tvého balíčku.
ask-action = { $refresh ->
    [0] Tvoje akce: zahraj kartu.
   *[other] Tvoje akce: zahraj kartu, nebo si obnov karty v ruce.
 }
ask-compile = Musíš kompilovat. Který řádek?
ask-control = Řídicí prvek se vrací do neutrální polohy, a tak můžeš přeskládat protokoly jednoho hráče. Každá možnost je uvádí od řádku 1 do řádku 3.
ask-target = { $verb ->
    [delete] Která karta se smaže?
    [flip] Která karta se otočí?
    [shift] Která karta se posune?
    [return] Která karta se vrátí majiteli do ruky?
    [take] Kterou kartu si vezmeš?
    [reveal] Která karta se odhalí?
    [mimic] Prostřední příkaz které karty použiješ?
   *[other] Která karta?
 }
ask-shift-to = { $cards ->
    [one] Do kterého řádku se posune { $card }?
   *[all] Do kterého řádku se karty posunou?
 }
ask-line = { $told ->
    [yes] { $lines ->
        [each] { $text } Který řádek je na řadě?
       *[one] { $text } Který řádek?
     }
   *[no] { $lines ->
        [each] Vyhodnotí se to v každém z těchto řádků. Který je na řadě?
       *[one] Ve kterém řádku se to vyhodnotí?
     }
 }
ask-discard = { $duty ->
    [may] { $most ->
        [one] Můžeš odložit 1 kartu.
        [few] Můžeš odložit až { $most } karty. Kterou první?
       *[other] Můžeš odložit až { $most } karet. Kterou první?
     }
    [more] { $most ->
        [one] Můžeš odložit ještě 1 kartu.
        [few] Můžeš odložit ještě až { $most } karty.
       *[other] Můžeš odložit ještě až { $most } karet.
     }
    [exactly] { $most ->
        [one] Odlož 1 kartu.
        [few] Odlož { $most } karty. Kterou první?
       *[other] Odlož { $most } karet. Kterou první?
     }
   *[least] { $least ->
        [one] Odlož 1 nebo více karet. Kterou první?
        [few] Odlož { $least } nebo více karet. Kterou první?
       *[other] Odlož { $least } nebo více karet. Kterou první?
     }
 }
ask-cache = { $most ->
    [one] Máš v ruce víc než 5 karet. Odlož 1 kartu.
    [few] Máš v ruce víc než 5 karet. Odlož { $most } karty. Kterou první?
   *[other] Máš v ruce víc než 5 karet. Odlož { $most } karet. Kterou první?
 }
ask-play = { $possible ->
    [no] Nemáš žádnou kartu, která by se takhle dala zahrát.
   *[yes] Zahraj kartu.
 }
ask-play-line = { $side ->
    [theirs] Do kterého řádku na straně soupeře půjde vrchní karta balíčku lícem dolů?
   *[own] Do kterého řádku na tvé straně půjde vrchní karta balíčku lícem dolů?
 }
ask-trigger = Naráz se má vyhodnotit několik příkazů. Který první?
ask-fire = Naráz se má vyhodnotit několik prostředních příkazů. Která karta první?
ask-may = { $told ->
    [yes] { $text } Uděláš to?
   *[no] Chceš to udělat?
 }
ask-either = { $about ->
    [card] Tou kartou je { $card }. Co s ní?
   *[other] Co z toho?
 }
ask-who-first = Odkládají oba hráči. Kdo první?
ask-rearrange = V jakém pořadí mají protokoly ležet, od řádku 1 do řádku 3?
ask-swap-protocols = Které dva tvé protokoly se prohodí?
ask-swap-stacks = Které dva tvé sloupečky se prohodí?
ask-number = Ohlas číslo.
ask-protocol = Ohlas protokol.
ask-search = Kterou kartu si dobereš z balíčku?
ask-reveal-hand = Kterou kartu z ruky odhalíš?
ask-reveal-trash = Kterou kartu z koše odhalíš?
ask-reveal-drawn = { $possible ->
    [no] Žádná z právě dobraných karet nemá ohlášenou hodnotu.
   *[yes] Kterou z právě dobraných karet odhalíš?
 }
ask-give = Kterou kartu z ruky dáš soupeři?
ask-escape-to = { $card } kompilaci uniká. Do kterého řádku se posune?
ask-escape = Kompilaci uniká několik karet. Která si zvolí řádek první?

## Odpovědi

option-pass = { $kind ->
    [action] Zahrát nejde nic: přeskočit akci
    [control] Nechat protokoly, jak jsou
    [discard] Nic neodložit
    [either] Ani jedno
    [may] Ne
    [reveal-drawn] Nic neodhalit
    [play] Nic nezahrát
   *[other] Nic z toho
 }
option-do = Ano
option-refresh = { $count ->
    [one] Obnovit karty v ruce (dobrat 1 kartu)
    [few] Obnovit karty v ruce (dobrat až { $count } karty)
   *[other] Obnovit karty v ruce (dobrat až { $count } karet)
 }
option-first = { $what ->
    [player] Nejdřív ty
    [text] { $text }
   *[other] První možnost
 }
option-second = { $what ->
    [player] Nejdřív soupeř
    [text] { $text }
   *[other] Druhá možnost
 }
option-done = Už nic dalšího
option-line = { $kind ->
    [compile] Zkompilovat řádek { $line }
   *[other] Řádek { $line }
 }
option-card = { $place ->
    [up] { $side ->
        [own] { $card } (tvoje strana, řádek { $line })
       *[theirs] { $card } (strana soupeře, řádek { $line })
     }
    [known] { $side ->
        [own] { $card }, lícem dolů (tvoje strana, řádek { $line })
       *[theirs] { $card }, lícem dolů (strana soupeře, řádek { $line })
     }
    [down] { $side ->
        [own] Karta lícem dolů, { $number }. od protokolu (tvoje strana, řádek { $line })
       *[theirs] Karta lícem dolů, { $number }. od protokolu (strana soupeře, řádek { $line })
     }
   *[away] { $kind ->
        [discard] Odložit { $card_acc }
        [cache] Odložit { $card_acc }
        [give] Dát { $card_acc }
        [reveal-hand] Odhalit { $card_acc }
        [reveal-drawn] Odhalit { $card_acc }
        [reveal-trash] Odhalit { $card_acc }
       *[other] { $card }
     }
 }
option-play = { $face ->
    [up] { $side ->
        [own] Zahrát kartu { $card } lícem vzhůru do řádku { $line }
       *[theirs] Zahrát kartu { $card } lícem vzhůru do řádku { $line } na stranu soupeře
     }
   *[down] { $side ->
        [own] Zahrát kartu { $card } lícem dolů do řádku { $line }
       *[theirs] Zahrát kartu { $card } lícem dolů do řádku { $line } na stranu soupeře
     }
 }
option-rearrange = { $side ->
    [own] Tvoje protokoly: { $protocols }
   *[theirs] Soupeřovy protokoly: { $protocols }
 }
option-swap = Řádky { $one } a { $two }
option-number = { $number }
option-protocol = { $protocol }
option-trigger = { $card }: { $box ->
    [top] vrchní příkaz
   *[bottom] spodní příkaz
 }
option-pick = { $protocol }

## Co se stalo

event-picked = { $who ->
    [you] Vybíráš si protokol { $protocol }.
   *[other] { $name } si vybírá protokol { $protocol }.
 }
event-dealt = { $who ->
    [you] Partie začíná, první tah máš ty. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
   *[other] Partie začíná, první tah má { $name }. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
 }
event-turn = { $who ->
    [you] Tah { $turn }: hraješ ty.
   *[other] Tah { $turn }: hraje { $name }.
 }
event-control = { $who ->
    [you] Získáváš řídicí prvek.
    [nobody] Řídicí prvek se vrací do neutrální polohy.
   *[other] { $name } získává řídicí prvek.
 }
event-action-skipped = { $who ->
    [you] Nemáš co zahrát a přeskakuješ akci.
   *[other] { $name } nemá co zahrát a přeskakuje akci.
 }
event-played = { $known ->
    [none] { $who ->
        [you] { $under ->
            [yes] Pokládáš kartu lícem dolů pod jinou kartu v řádku { $line }.
           *[no] { $of ->
                [own] Hraješ kartu lícem dolů do řádku { $line }.
               *[other] Hraješ kartu lícem dolů do řádku { $line } na stranu soupeře.
             }
         }
       *[other] { $under ->
            [yes] { $name } pokládá kartu lícem dolů pod jinou kartu v řádku { $line }.
           *[no] { $of ->
                [own] { $name } hraje kartu lícem dolů do řádku { $line }.
                [yours] { $name } hraje kartu lícem dolů do řádku { $line } na tvou stranu.
               *[theirs] { $name } hraje kartu lícem dolů do řádku { $line } na stranu hráče { $owner }.
             }
         }
     }
   *[all] { $who ->
        [you] { $under ->
            [yes] Pokládáš { $cards_acc } lícem dolů pod jinou kartu v řádku { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] Hraješ { $cards_acc } lícem vzhůru do řádku { $line }.
                   *[down] Hraješ { $cards_acc } lícem dolů do řádku { $line }.
                 }
               *[other] { $face ->
                    [up] Hraješ { $cards_acc } lícem vzhůru do řádku { $line } na stranu soupeře.
                   *[down] Hraješ { $cards_acc } lícem dolů do řádku { $line } na stranu soupeře.
                 }
             }
         }
       *[other] { $under ->
            [yes] { $name } pokládá { $cards_acc } lícem dolů pod jinou kartu v řádku { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] { $name } hraje { $cards_acc } lícem vzhůru do řádku { $line }.
                   *[down] { $name } hraje { $cards_acc } lícem dolů do řádku { $line }.
                 }
                [yours] { $face ->
                    [up] { $name } hraje { $cards_acc } lícem vzhůru do řádku { $line } na tvou stranu.
                   *[down] { $name } hraje { $cards_acc } lícem dolů do řádku { $line } na tvou stranu.
                 }
               *[theirs] { $face ->
                    [up] { $name } hraje { $cards_acc } lícem vzhůru do řádku { $line } na stranu hráče { $owner }.
                   *[down] { $name } hraje { $cards_acc } lícem dolů do řádku { $line } na stranu hráče { $owner }.
                 }
             }
         }
     }
 }
event-text = { $who ->
    [you] { $gender ->
        [f] Tvá
        [n] Tvé
       *[m] Tvůj
     } { $cards }: { $text }
   *[other] { $cards } ({ $name }): { $text }
 }
event-text-uncovered = { $who ->
    [you] { $gender ->
        [f] Tvá { $cards } se odkryla: { $text }
        [n] Tvé { $cards } se odkrylo: { $text }
       *[m] Tvůj { $cards } se odkryl: { $text }
     }
   *[other] { $gender ->
        [f] { $cards } ({ $name }) se odkryla: { $text }
        [n] { $cards } ({ $name }) se odkrylo: { $text }
       *[m] { $cards } ({ $name }) se odkryl: { $text }
     }
 }
event-text-vain = { $who ->
    [you] { $gender ->
        [f] Tvá
        [n] Tvé
       *[m] Tvůj
     } { $cards } je bez účinku: { $text }
   *[other] { $cards } ({ $name }) je bez účinku: { $text }
 }
event-text-declined = { $who ->
    [you] Nevyužíváš kartu { $cards }: { $text }
   *[other] { $name } nevyužívá kartu { $cards }: { $text }
 }
box-quoted = „{ $text }“
box-named = { $box ->
    [top] vrchní příkaz.
    [bottom] spodní příkaz.
   *[middle] prostřední příkaz.
 }
event-mimicked = { $who ->
    [you] Tvé { $copier } používá prostřední příkaz { $copied }.
   *[other] { $copier } ({ $name }) používá prostřední příkaz { $copied }.
 }
event-mimicked-vain = { $who ->
    [you] Tvé { $copier } používá prostřední příkaz { $copied }, ale bez účinku.
   *[other] { $copier } ({ $name }) používá prostřední příkaz { $copied }, ale bez účinku.
 }
event-mimicked-declined = { $who ->
    [you] Tvé { $copier } by mohlo použít prostřední příkaz { $copied }, ale nevyužíváš to.
   *[other] { $copier } ({ $name }) by mohlo použít prostřední příkaz { $copied }, ale { $name } to nevyužívá.
 }
event-no-effect = Nic se nestane.
event-skipped = { $what ->
    [deck] { $who ->
        [you] Tvůj balíček je prázdný, a tak se tato část nevyhodnotí.
       *[other] Balíček hráče { $name } je prázdný, a tak se tato část nevyhodnotí.
     }
   *[target] Další části nevyhovuje žádná karta, a tak se přeskočí.
 }
event-turned-out = { $known ->
    [all] { $count ->
        [one] { $way ->
            [played] Zahraná karta: { $cards }.
            [taken] Vzatá karta: { $cards }.
           *[deleted] Smazaná karta: { $cards }.
         }
       *[other] { $way ->
            [played] Zahrané karty: { $cards }.
            [taken] Vzaté karty: { $cards }.
           *[deleted] Smazané karty: { $cards }.
         }
     }
   *[none] { $name } teď vidí, co to je.
 }
event-chain-ended = Tatáž situace je tu potřetí: řetězec tím končí (CO-76).
event-compiling = { $who ->
    [you] Kompiluješ řádek { $line }, { $total } ku { $other }.
   *[other] { $name } kompiluje řádek { $line }, { $total } ku { $other }.
 }
event-compiled = { $who ->
    [you] Tvůj protokol { $what } v řádku { $line } je teď zkompilovaný.
   *[other] Protokol { $what } hráče { $name } v řádku { $line } je teď zkompilovaný.
 }
event-recompiled = { $who ->
    [you] Protokol { $what } v řádku { $line } už máš zkompilovaný, a tak řádek překompilováváš.
   *[other] { $name } už má protokol { $what } v řádku { $line } zkompilovaný, a tak řádek překompilovává.
 }
event-deleted = { $who ->
    [you] { $of ->
        [own] Mažeš na své straně { $cards_acc }.
       *[other] Mažeš na straně soupeře { $cards_acc }.
     }
   *[other] { $of ->
        [own] { $name } maže na své straně { $cards_acc }.
        [yours] { $name } maže na tvé straně { $cards_acc }.
       *[theirs] { $name } maže { $cards_acc } na straně hráče { $owner }.
     }
 }
event-drew = { $known ->
    [none] { $of ->
        [own] { $count ->
            [one] { $name } si dobírá 1 kartu.
            [few] { $name } si dobírá { $count } karty.
           *[other] { $name } si dobírá { $count } karet.
         }
        [yours] { $count ->
            [one] { $name } si dobírá 1 kartu z tvého balíčku.
            [few] { $name } si dobírá { $count } karty z tvého balíčku.
           *[other] { $name } si dobírá { $count } karet z tvého balíčku.
         }
       *[theirs] { $count ->
            [one] { $name } si dobírá 1 kartu z balíčku hráče { $owner }.
            [few] { $name } si dobírá { $count } karty z balíčku hráče { $owner }.
           *[other] { $name } si dobírá { $count } karet z balíčku hráče { $owner }.
         }
     }
   *[all] { $who ->
        [you] { $of ->
            [own] Dobíráš si { $cards_acc }.
           *[other] Dobíráš si ze soupeřova balíčku { $cards_acc }.
         }
       *[other] { $of ->
            [own] { $name } si dobírá { $cards_acc }.
            [yours] { $name } si dobírá z tvého balíčku { $cards_acc }.
           *[theirs] { $name } si dobírá { $cards_acc } z balíčku hráče { $owner }.
         }
     }
 }
event-discarded = { $who ->
    [you] { $of ->
        [own] Odkládáš { $cards_acc }.
       *[other] Odkládáš do soupeřova koše { $cards_acc }.
     }
   *[other] { $of ->
        [own] { $name } odkládá { $cards_acc }.
        [yours] { $name } odkládá do tvého koše { $cards_acc }.
       *[theirs] { $name } odkládá { $cards_acc } do koše hráče { $owner }.
     }
 }
event-discarded-cache = { $who ->
    [you] Vymazáváš mezipaměť a odkládáš { $cards_acc }.
   *[other] { $name } vymazává mezipaměť a odkládá { $cards_acc }.
 }
event-discarded-from-deck = { $who ->
    [you] { $of ->
        [own] Odkládáš ze svého balíčku { $cards_acc }.
       *[other] Odkládáš ze soupeřova balíčku { $cards_acc }.
     }
   *[other] { $of ->
        [own] { $name } odkládá ze svého balíčku { $cards_acc }.
        [yours] { $name } odkládá z tvého balíčku { $cards_acc }.
       *[theirs] { $name } odkládá { $cards_acc } z balíčku hráče { $owner }.
     }
 }
event-shuffled = { $who ->
    [you] Tvůj balíček se míchá.
   *[other] Balíček hráče { $name } se míchá.
 }
event-refreshed = { $who ->
    [you] Obnovuješ si karty v ruce.
   *[other] { $name } si obnovuje karty v ruce.
 }
event-rearranged-swap = { $who ->
    [you] { $of ->
        [own] Prohazuješ dva své protokoly; pořadí je teď { $protocols }.
       *[other] Prohazuješ dva soupeřovy protokoly; pořadí je teď { $protocols }.
     }
   *[other] { $of ->
        [own] { $name } prohazuje dva své protokoly; pořadí je teď { $protocols }.
        [yours] { $name } prohazuje dva tvé protokoly; pořadí je teď { $protocols }.
       *[theirs] { $name } prohazuje dva protokoly hráče { $owner }; pořadí je teď { $protocols }.
     }
 }
event-rearranged = { $who ->
    [you] { $of ->
        [own] Přeskládáváš své protokoly; pořadí je teď { $protocols }.
       *[other] Přeskládáváš soupeřovy protokoly; pořadí je teď { $protocols }.
     }
   *[other] { $of ->
        [own] { $name } přeskládává své protokoly; pořadí je teď { $protocols }.
        [yours] { $name } přeskládává tvé protokoly; pořadí je teď { $protocols }.
       *[theirs] { $name } přeskládává protokoly hráče { $owner }; pořadí je teď { $protocols }.
     }
 }
event-flipped = { $whose ->
    [you] { $face ->
        [up] { $cards } se na tvé straně v řádku { $line } otáčí lícem vzhůru.
       *[down] { $cards } se na tvé straně v řádku { $line } otáčí lícem dolů.
     }
    [opponent] { $face ->
        [up] { $cards } se na straně soupeře v řádku { $line } otáčí lícem vzhůru.
       *[down] { $cards } se na straně soupeře v řádku { $line } otáčí lícem dolů.
     }
   *[other] { $face ->
        [up] { $cards } se na straně hráče { $owner } v řádku { $line } otáčí lícem vzhůru.
       *[down] { $cards } se na straně hráče { $owner } v řádku { $line } otáčí lícem dolů.
     }
 }
event-shifted = { $whose ->
    [you] { $count ->
        [one] Na tvé straně se do řádku { $line } posouvá { $cards }.
       *[other] Na tvé straně se do řádku { $line } posouvají { $cards }.
     }
    [opponent] { $count ->
        [one] Na straně soupeře se do řádku { $line } posouvá { $cards }.
       *[other] Na straně soupeře se do řádku { $line } posouvají { $cards }.
     }
   *[other] { $count ->
        [one] Na straně hráče { $owner } se do řádku { $line } posouvá { $cards }.
       *[other] Na straně hráče { $owner } se do řádku { $line } posouvají { $cards }.
     }
 }
event-returned = { $whose ->
    [you] Do tvé ruky se { $count ->
        [one] vrací
       *[other] vracejí
     } { $cards }.
    [opponent] Do ruky soupeře se { $count ->
        [one] vrací
       *[other] vracejí
     } { $cards }.
   *[other] Do ruky hráče { $owner } se { $count ->
        [one] vrací
       *[other] vracejí
     } { $cards }.
 }
event-returned-to-deck = { $whose ->
    [you] { $cards } { $count ->
        [one] je
       *[other] jsou
     } místo do ruky na cestě na vrch tvého balíčku.
    [opponent] { $cards } { $count ->
        [one] je
       *[other] jsou
     } místo do ruky na cestě na vrch soupeřova balíčku.
   *[other] { $cards } { $count ->
        [one] je
       *[other] jsou
     } místo do ruky na cestě na vrch balíčku hráče { $owner }.
 }
event-taken = { $who ->
    [you] Bereš si do ruky { $cards_acc }.
   *[other] { $of ->
        [yours] { $name } si bere z tvé strany { $cards_acc }.
       *[other] { $name } si bere ze strany soupeře { $cards_acc }.
     }
 }
event-gave = { $who ->
    [you] Dáváš soupeři { $cards_acc }.
   *[other] { $of ->
        [yours] { $name } ti dává { $cards_acc }.
       *[theirs] { $name } dává hráči { $owner } { $cards_acc }.
     }
 }
event-lost = { $who ->
    [you] Soupeř ti náhodně bere z ruky { $cards_acc }.
   *[other] { $of ->
        [yours] Bereš soupeři náhodně z ruky { $cards_acc }.
       *[theirs] { $owner } bere hráči { $name } z ruky náhodnou kartu: { $cards }.
     }
 }
event-revealed = { $from ->
    [hand] { $who ->
        [you] Odhaluješ z ruky { $cards_acc }.
       *[other] { $name } odhaluje z ruky { $cards_acc }.
     }
    [deck] { $who ->
        [you] Odhaluješ ze svého balíčku { $cards_acc }.
       *[other] { $name } odhaluje ze svého balíčku { $cards_acc }.
     }
    [trash] { $who ->
        [you] Odhaluješ ze svého koše { $cards_acc }.
       *[other] { $name } odhaluje ze svého koše { $cards_acc }.
     }
   *[field] { $who ->
        [you] Na tvé straně se odhaluje { $cards }.
       *[other] Na straně hráče { $name } se odhaluje { $cards }.
     }
 }
event-stated-number = { $who ->
    [you] Ohlašuješ číslo { $what }.
   *[other] { $name } ohlašuje číslo { $what }.
 }
event-stated-protocol = { $who ->
    [you] Ohlašuješ protokol { $what }.
   *[other] { $name } ohlašuje protokol { $what }.
 }
event-stacks-swapped = { $who ->
    [you] Prohazuješ své sloupečky v řádcích { $one } a { $two }.
   *[other] { $name } prohazuje své sloupečky v řádcích { $one } a { $two }.
 }
event-barred = { $who ->
    [you] V příštím tahu nemůžeš kompilovat.
   *[other] { $name } nemůže v příštím tahu kompilovat.
 }
event-over = { $ending ->
    [stalemate] Remíza: žádný z hráčů už nemůže nic udělat (CO-06).
    [too-long] Remíza: partie trvá příliš dlouho (CO-76).
    [conceded] { $who ->
        [you] Vyhráváš: soupeř to vzdává.
        [opponent] Vyhrává { $name }: vzdáváš to.
       *[other] Vyhrává { $name }: soupeř to vzdává.
     }
   *[compiled] { $who ->
        [you] Vyhráváš: všechny tři tvé protokoly jsou zkompilované (CO-13).
       *[other] Vyhrává { $name }: všechny tři protokoly hráče { $name } jsou zkompilované (CO-13).
     }
 }

## Stůl v terminálu

table-line = Řádek { $line }
table-empty = prázdno
table-total = celkem { $total }
table-compiled = kompilace { $count }/3
table-status = Tah { $turn } · { $who ->
    [you] hraješ ty
   *[other] hraje { $name }
 } · fáze: { $phase }
table-control = { $who ->
    [you] řídicí prvek máš ty
    [nobody] řídicí prvek je v neutrální poloze
   *[other] řídicí prvek má { $name }
 }
table-no-control = hraje se bez řídicího prvku
table-barred = { $when ->
    [now] { $who ->
        [you] v tomto tahu nemůžeš kompilovat
       *[other] { $name } v tomto tahu nemůže kompilovat
     }
   *[next] { $who ->
        [you] v příštím tahu nemůžeš kompilovat
       *[other] { $name } v příštím tahu nemůže kompilovat
     }
 }
table-coming = { $face ->
    [up] na cestě do řádku { $line }: { $card }
   *[down] na cestě do řádku { $line }: karta lícem dolů
 }
table-hand = Tvoje ruka
table-hand-empty = žádné karty
table-drafted = { $name }: { $protocols }
table-drafted-none = zatím nic
table-up = vzhůru
table-down = dolů
table-faces = vzhůru: platí hodnota i příkazy karty · dolů: hodnota 2, žádné příkazy
table-line-of = Řádek { $line } ({ $own } { $own_total } : { $their_total } { $theirs })
table-theirs = strana soupeře
table-no-text = (bez příkazu)
table-trash = { $name }, koš: { $cards }

terminal-welcome = Kód: Ovládni kyberprostor. Vyhraje, kdo první otočí všechny tři své protokoly na stranu Zkompilováno.
terminal-first-time = Hraješ poprvé? U každé otázky můžeš napsat pravidla nebo pomoc.
terminal-draft-hint = Napiš číslo nebo název; ?3 ukáže všechny karty protokolu 3. Tvůj první protokol leží v řádku 1 a tak dále.
terminal-source = { $whose ->
    [you] Tvoje karta { $card }, { $box ->
        [top] vrchní
        [bottom] spodní
       *[middle] prostřední
     } příkaz:
    [opponent] Soupeřova karta { $card }, { $box ->
        [top] vrchní
        [bottom] spodní
       *[middle] prostřední
     } příkaz:
   *[other] { $card }, { $box ->
        [top] vrchní
        [bottom] spodní
       *[middle] prostřední
     } příkaz:
 }
terminal-compiling = Máš tam aspoň 10 a víc než soupeř, a tak musíš. Kompilace je místo tvé akce.
terminal-refreshing = V ruce nemáš žádnou kartu, a tak nic jiného nezbývá.
terminal-mimics = Karta { $card } používá prostřední příkaz karty { $other }:
terminal-unknown-card = Karta ani protokol „{ $name }“ neexistuje. Karta se píše třeba oheň 3, protokol oheň.
terminal-rules =
    Cíl: otoč všechny tři své protokoly na stranu Zkompilováno.
    · Ve svém tahu zahraješ jednu kartu, nebo si obnovíš karty v ruce (dobereš si do pěti). Lícem vzhůru smí karta jen do řádku, kde leží její protokol, ať už u tebe, nebo u soupeře. Lícem dolů smí kamkoli; pak má hodnotu 2 a žádné příkazy.
    · Číslo v názvu karty je její hodnota. Tvá celková hodnota v řádku je součet tvých karet v něm, i překrytých.
    · Když máš na začátku tahu v řádku celkem aspoň 10 a víc než soupeř, musíš ho místo akce zkompilovat: všechny karty toho řádku na obou stranách se smažou a tvůj protokol v něm je zkompilovaný.
    · Kdo na začátku svého tahu vede ve dvou řádcích, získá řídicí prvek. Při kompilaci nebo obnovení karet v ruce ho vrací a smí pak přeskládat protokoly jednoho hráče.
    · Po akci si můžeš nechat nejvýš pět karet, ostatní odložíš. Odložené a smazané karty jdou do koše; když dojde balíček, zamíchá se z koše nový.
    · Karta má až tři příkazy. Vrchní platí, dokud karta leží lícem vzhůru, i překrytá. Prostřední se vyhodnotí, když kartu zahraješ lícem vzhůru, otočíš lícem vzhůru nebo odkryješ. Spodní platí, dokud je karta lícem vzhůru a odkrytá.
    Všechna pravidla: overrule rules --brief --lang cs
terminal-help =
    Co můžeš napsat:
      3          zvolit možnost 3
      ?3         ukázat karty, kterých se možnost 3 týká
      ? oheň 3   co říká karta
      ? oheň     co říkají všechny karty protokolu
      cokoli     ať za tebe zvolí náhoda
      stůl       znovu ukázat stůl a otázku
      karty      texty všech karet, které leží lícem vzhůru
      koš        karty v obou koších
      log        všechno, co se stalo
      pravidla   pravidla ve zkratce
      vzdát se   vzdát partii
      konec      ukončit partii
    Na stole je ▒ karta lícem dolů, v závorce její hodnota. Odkrytá je ta karta, která leží nejdál od protokolů; ostatní ve sloupečku jsou překryté.

## Co hledání vidělo u jedné možnosti. $sure: 1 ve většině světů, 0 v některých

advice-protocol = počítače s ním vyhrály { $percent } ze 100 partií, ať k němu měly cokoli
advice-wins = { $sure ->
    [1] v tomto tahu vyhraješ
   *[0] možná v tomto tahu vyhraješ
 }
advice-draw = { $sure ->
    [1] partie skončí remízou
   *[0] partie může skončit remízou
 }
advice-loses-now = { $sure ->
    [1] prohraješ partii
   *[0] můžeš prohrát partii
 }
advice-they-win = { $sure ->
    [1] soupeř může v příštím tahu vyhrát
   *[0] soupeř by mohl v příštím tahu vyhrát
 }
advice-compiles = { $sure ->
    [1] zkompiluješ řádek { $line }
   *[0] možná zkompiluješ řádek { $line }
 }
advice-they-compile = { $sure ->
    [1] soupeř může v příštím tahu zkompilovat řádek { $line }
   *[0] soupeř by mohl v příštím tahu zkompilovat řádek { $line }
 }
advice-stops = zabráníš soupeři zkompilovat řádek { $line }
advice-ready = { $sure ->
    [1] v příštím tahu zkompiluješ řádek { $line }, pokud tomu soupeř nezabrání
   *[0] v příštím tahu možná zkompiluješ řádek { $line }
 }
advice-they-load = { $sure ->
    [1] soupeř může další kartou dostat řádek { $line } na 10
   *[0] soupeř by mohl další kartou dostat řádek { $line } na 10
 }
advice-destroys = { $sure ->
    [1] { $count ->
        [one] soupeř přijde o kartu v poli
        [few] soupeř přijde o { $count } karty v poli
       *[other] soupeř přijde o { $count } karet v poli
     }
   *[0] { $count ->
        [one] soupeř může přijít o kartu v poli
        [few] soupeř může přijít o { $count } karty v poli
       *[other] soupeř může přijít o { $count } karet v poli
     }
 }
advice-loses-cards = { $sure ->
    [1] { $count ->
        [one] přijdeš o kartu v poli
        [few] přijdeš o { $count } karty v poli
       *[other] přijdeš o { $count } karet v poli
     }
   *[0] { $count ->
        [one] můžeš přijít o kartu v poli
        [few] můžeš přijít o { $count } karty v poli
       *[other] můžeš přijít o { $count } karet v poli
     }
 }
advice-discards = { $sure ->
    [1] { $count ->
        [one] soupeř přijde o kartu z ruky
        [few] soupeř přijde o { $count } karty z ruky
       *[other] soupeř přijde o { $count } karet z ruky
     }
   *[0] { $count ->
        [one] soupeř může přijít o kartu z ruky
        [few] soupeř může přijít o { $count } karty z ruky
       *[other] soupeř může přijít o { $count } karet z ruky
     }
 }
advice-draws = { $sure ->
    [1] { $count ->
        [one] přibude ti karta v ruce
        [few] přibudou ti { $count } karty v ruce
       *[other] přibude ti { $count } karet v ruce
     }
   *[0] { $count ->
        [one] může ti přibýt karta v ruce
        [few] mohou ti přibýt { $count } karty v ruce
       *[other] může ti přibýt { $count } karet v ruce
     }
 }
advice-gives-up = { $sure ->
    [1] { $count ->
        [one] přijdeš o kartu z ruky
        [few] přijdeš o { $count } karty z ruky
       *[other] přijdeš o { $count } karet z ruky
     }
   *[0] { $count ->
        [one] můžeš přijít o kartu z ruky
        [few] můžeš přijít o { $count } karty z ruky
       *[other] můžeš přijít o { $count } karet z ruky
     }
 }
advice-control = { $sure ->
    [1] získáš řídicí prvek
   *[0] můžeš získat řídicí prvek
 }
advice-falls = { $sure ->
    [1] soupeřova celková hodnota v řádku { $line } klesne o { $count }
   *[0] soupeřova celková hodnota v řádku { $line } může klesnout o { $count }
 }
advice-grows = { $sure ->
    [1] tvá celková hodnota v řádku { $line } vzroste o { $count }
   *[0] tvá celková hodnota v řádku { $line } může vzrůst o { $count }
 }

## Úlohy: název a čeho se má dosáhnout.
puzzle-win-now = Vyhraj hned
puzzle-win-now-goal = Zkompiluj ještě v tomto tahu svůj poslední protokol.
puzzle-compile-now = Kompiluj hned
puzzle-compile-now-goal = Zkompiluj ještě v tomto tahu další protokol.
puzzle-two-lines = Dva řádky najednou
puzzle-two-lines-goal = Skonči tah tak, aby se daly zkompilovat dva tvé řádky.
puzzle-stop-their-win = Zabraň prohře
puzzle-stop-their-win-goal = Soupeř by na začátku svého příštího tahu zkompiloval poslední protokol. Nedovol mu to.
puzzle-stop-their-compile = Zastav druhý protokol
puzzle-stop-their-compile-goal = Soupeř by na začátku svého příštího tahu zkompiloval druhý protokol. Nedovol mu to.
puzzle-stop-their-first = Zastav první protokol
puzzle-stop-their-first-goal = Soupeř by na začátku svého příštího tahu zkompiloval první protokol. Nedovol mu to.
