# Planetary Conquerors česky. Slova jsou z českých pravidel; hráči se tyká.
#
# Argumenty, které se často vracejí:
#   $who     you: dělá to ten, kdo čte; other: někdo jiný, jménem $name
#   $thing   něco na planetě s hráčem, kterému to patří: tvůj Obléhací ohař, důl (Anna)
#   _acc, _gen  za jménem argumentu: totéž ve čtvrtém a druhém pádě; $gender je rod (declension.cs.toml)
#   $known   all, some nebo none: kolik karet má pro čtenáře jméno; $cards je jejich seznam, $count jejich počet
#
# Na kartách a v pravidlech je „protihráč“, v radách a lekcích „soupeř“.
# Jména hráčů se neskloňují: stojí v prvním pádě, v závorce, nebo za slovem „hráč“.
# Věty jsou v přítomném čase, který nezávisí na rodu.

## Slova u stolu

phase-mulligan = příprava hry
phase-start = začátek tahu
phase-mining = mining fáze
phase-kuk = kuk fáze
phase-main = hlavní fáze
phase-attack = útok
phase-trap = trap fáze
phase-end = konec tahu

base = { $case ->
    [gen] dolu
   *[nom] důl
 }
thing = { $who ->
    [you] { $case ->
        [acc] { $gender ->
            [m] tvého
            [f] tvou
            [n] tvé
            [fp] tvé
            [ip] tvé
            [np] tvá
           *[i] tvůj
         } { $card }
        [gen] { $gender ->
            [f] tvé
            [fp] tvých
            [ip] tvých
            [np] tvých
           *[m] tvého
         } { $card }
       *[nom] { $gender ->
            [f] tvá
            [n] tvé
            [fp] tvé
            [ip] tvé
            [np] tvá
           *[m] tvůj
         } { $card }
     }
    [own] { $gender ->
        [m] svého
        [f] svou
        [n] své
        [fp] své
        [ip] své
        [np] svá
       *[i] svůj
     } { $card }
    [mine] { $gender ->
        [m] svého
        [f] svou
        [n] své
        [fp] své
        [ip] své
        [np] svá
       *[i] svůj
     } { $card }
   *[other] { $card } ({ $name })
 }
things = { $who ->
    [you] tvé { $cards }
   *[other] { $cards } ({ $name })
 }
thing-gone = { $case ->
    [acc] kartu, která už odešla
    [gen] karty, která už odešla
   *[nom] karta, která už odešla
 }
trap-down = { $case ->
    [gen] pasti lícem dolů
   *[nom] past lícem dolů
 }
trap-at = { $trap }, { $place }. ve sloupečku u { $thing_gen }
card-unknown = { $case ->
    [acc] neznámou kartu
    [gen] neznámé karty
   *[nom] neznámá karta
 }
card-token = token
card-free = zdarma
card-life = životy { $life }
world-play = Ve hře: { $text }

## Otázky

prompt-of = { $card }: { $prompt }

moment = { $moment ->
    [phase] { $phase ->
        [start] Přijde mining fáze.
        [mining] Přijde kuk fáze.
        [kuk] Přijde hlavní fáze.
        [main] Přijde útok.
        [attack] Přijde trap fáze.
        [trap] Přijde konec tahu.
       *[end] Tah za chvíli skončí.
     }
    [part] { $part ->
        [targets] Útočníci jsou vybraní, teď přijdou jejich cíle.
       *[lines] Cíle jsou vybrané, teď přijde linie 1.
     }
    [played] { $who ->
        [you] Hraješ { $card_acc }.
       *[other] { $name } hraje { $card_acc }.
     }
    [paid] { $who ->
        [you] Používáš { $card_acc }.
       *[other] { $name } používá { $card_acc }.
     }
    [trap] { $who ->
        [you] Otáčí se tvoje past: { $card }.
       *[other] Otáčí se past hráče { $name }: { $card }.
     }
    [line] Linie { $line } má udělit poškození.
   *[damage] { $aims ->
        [none] { $card } má udělit poškození.
       *[some] { $card } má zasáhnout { $targets_acc }.
     }
 }

ask-mulligan = { $first ->
    [yes] Můžeš vyměnit 3 karty: vyber tři, které vrátíš do balíčku.
   *[no] Vyber další kartu, kterou vrátíš; celkem jsou tři.
 }
ask-action = Tvoje hlavní fáze: hraj karty, používej efekty, nebo přejdi k útoku.
ask-reaction = { $moment } Reaguješ?
ask-attacker = Tvůj útok: vyber, kdo zaútočí.
ask-aim = { $attackers ->
    [one] Vyber cíl útoku.
   *[other] Kdo útočí na co? Jde-li na tentýž cíl víc útočníků, první jmenovaný je v linii 1 a tak dále.
 }
ask-block = { $attacker } útočí na { $target_acc }. Blokuješ?
ask-goes-first = Na pasti naráží víc útočníků. Kdo jde první?
ask-trap = { $may ->
    [place] Tvoje trap fáze: můžeš zdarma položit jednu past.
    [move] Tvoje trap fáze: můžeš jednu past přesunout.
   *[both] Tvoje trap fáze: můžeš zdarma položit jednu past a jednu přesunout.
 }
ask-spot = { $told ->
    [yes] Kam přijde { $card }? Kdo tam zaútočí, narazí nejdřív na tuhle past.
   *[no] Kam past přijde?
 }
ask-trigger = Proběhne několik efektů. Který první?
ask-replacement = Planetu má opustit { $thing }. Co se stane místo toho?
ask-target = { $verb ->
    [damage] Vyber cíl poškození.
    [heal] Vyber, koho nebo co vyléčíš.
    [destroy] Vyber, koho zabiješ nebo co zničíš.
    [return] Vyber, co opustí planetu.
    [take-control] Vyber, koho nebo co ovládneš.
    [exhaust] Vyber, koho exhaustneš.
    [ready] Vyber, kdo bude opět battle ready.
    [recharge] Vyber, co dobiješ.
    [boost] Vyber, komu se změní útok.
    [fortify] Vyber, co zesílí.
    [mirror] Vyber, čeho iluzi vytvoříš.
    [retreat] Vyber, koho vyřadíš z útoku.
    [gain] Vyber, koho se to do konce tahu týká.
    [put-counters] Vyber, na které kartě se změní žetony.
    [intercept] Vyber, kdo bude útočníka blokovat.
   *[other] Vyber jednu možnost.
 }
ask-trap-target = { $verb ->
    [disarm] Kterou past zničíš?
    [look-at-traps] Na kterou past se koukneš?
   *[move-trap] Kterou past přesuneš?
 }
ask-opponent = Kterého protihráče zvolíš?
ask-discard = { $count ->
    [one] Odhoď 1 kartu.
    [few] Odhoď { $count } karty, jednu po druhé.
   *[other] Odhoď { $count } karet, jednu po druhé.
 }
ask-sacrifice = Koho nebo co obětuješ?
ask-kuk = { $cards ->
    [one] Toto je vrchní karta tvého balíčku: lízneš si ji, nebo ji dáš dospodu?
   *[other] Toto jsou vrchní karty tvého balíčku: kterou dáš dospodu?
 }
ask-recover = { $to ->
    [hand] Kterou kartu ze svého smetiště si vezmeš do ruky?
    [top] Kterou kartu ze svého smetiště dáš na vrch balíčku?
    [bottom] Kterou kartu ze svého smetiště dáš dospodu balíčku?
    [deck] Kterou kartu ze svého smetiště zamícháš do balíčku?
    [planet] Kterou kartu ze svého smetiště dáš na planetu?
   *[other] Kterou kartu ze svého smetiště zvolíš?
 }
ask-search = { $to ->
    [hand] Hledáš ve svém balíčku. Kterou kartu si vezmeš do ruky?
    [planet] Hledáš ve svém balíčku. Kterou kartu dáš na planetu?
   *[other] Hledáš ve svém balíčku. Kterou kartu si vezmeš?
 }
ask-deploy = Která karta z tvé ruky vstoupí na planetu?
ask-may-pay = Zaplatíš { $materials }?
ask-trapback = Kterou past ze svého smetiště vrátíš na planetu?
ask-stop = Kterou kartu zastavíš?
ask-may = { $verb ->
    [pay] Zaplatíš?
    [told] { $text } Uděláš to?
   *[other] Chceš to udělat?
 }
ask-either = Co z toho?
ask-taker = Kdo dostane poškození místo původního cíle?
ask-price = Koho nebo co na zaplacení obětuješ?

## Odpovědi

option-pass = { $kind ->
    [mulligan] Nechat si karty
    [reaction] Nereagovat
    [block] Neblokovat
    [trap-target] Nevybrat žádnou
   *[other] Ne
 }
option-done = { $kind ->
    [action] Hotovo, přejít k útoku
    [attacker] { $attackers ->
        [0] Nikdo neútočí
       *[other] Nikdo další
     }
    [trap] Hotovo
    [kuk] { $cards ->
        [one] Líznout si ji
       *[other] Nechat tyto nahoře a líznout si
     }
    [search] Žádnou z těchto
    [deploy] Žádná z těchto
   *[other] To je vše
 }
option-do = Ano
option-first = { $told ->
    [yes] { $text }
   *[no] První možnost
 }
option-second = { $told ->
    [yes] { $text }
   *[no] Druhá možnost
 }
option-convert = Vyrobit 1 elektřinu za 4 cosmia
option-player = { $name }
option-aim = { $attacker } útočí na { $target_acc }
option-at = { $place ->
    [only] Před { $thing_acc }
    [front] Před { $thing_acc }, jako přední past
   *[behind] Před { $thing_acc }, za { $position ->
        [one] 1 past
        [few] { $position } pasti
       *[other] { $position } pastí
     }
 }
option-pay = { $told ->
    [yes] Použít { $card_acc }: { $text }
   *[no] Použít { $card_acc }
 }
option-back = { $card }
option-play = Zahrát { $card_acc }
option-place = Položit { $card_acc }
option-discard = { $card }
option-bottom = Dát { $card_acc } dospodu
option-recover = { $card }
option-search = { $card }
option-deploy = { $card }
option-trapback = { $card }
option-stop = { $card }
option-attack = { $thing }
option-block = Blokuje { $thing }
option-move = Přesunout { $thing_acc }
option-target = { $vain ->
    [yes] { $thing } (bez účinku)
   *[no] { $thing }
 }
option-trap = { $thing }
option-sacrifice = { $thing }
option-takes = { $thing }
option-goes = { $thing }
option-instead = Efekt { $thing_gen }
option-trigger = { $told ->
    [yes] { $about ->
        [yes] { $card } (týká se: { $that }): { $text }
       *[no] { $card }: { $text }
     }
   *[no] { $about ->
        [yes] { $card } (týká se: { $that })
       *[no] { $card }
     }
 }

## Co se stalo

event-turn = { $who ->
    [you] Tah { $turn }: hraješ ty.
   *[other] Tah { $turn }: hraje { $name }.
 }
when = { $moment ->
    [draw] Trap fáze:{" "}
    [kuk-draw] Kuk:{" "}
    [start] Před mining fází{" "}
    [mining] Před kuk fází{" "}
    [kuk] Před hlavní fází{" "}
    [main] Před útokem{" "}
    [attack] Před trap fází{" "}
    [trap] Před koncem tahu{" "}
    [end] Na samém konci tahu{" "}
    [line] Než linie { $line } udělí poškození,{" "}
   *[none] {""}
 }
event-shuffled = { $who ->
    [you] Tvůj balíček se míchá.
   *[other] Balíček hráče { $name } se míchá.
 }
event-shuffled-unfound = { $who ->
    [you] Prohledáváš balíček a žádnou kartu si nebereš.
   *[other] { $name } prohledává balíček a žádnou kartu si nebere.
 }
event-drew = { $known ->
    [none] { $count ->
        [one] { $when }{ $name } si lízá 1 kartu.
        [few] { $when }{ $name } si lízá { $count } karty.
       *[other] { $when }{ $name } si lízá { $count } karet.
     }
   *[all] { $who ->
        [you] { $when }lízáš si { $cards_acc }.
       *[other] { $when }{ $name } si lízá { $cards_acc }.
     }
 }
event-put-back = { $who ->
    [you] Vracíš do balíčku { $count } karty.
   *[other] { $name } vrací do balíčku { $count } karty.
 }
event-looked = { $known ->
    [none] { $count ->
        [one] { $name } se kouká na vrchní kartu balíčku.
        [few] { $name } se kouká na { $count } vrchní karty balíčku.
       *[other] { $name } se kouká na { $count } vrchních karet balíčku.
     }
   *[all] { $who ->
        [you] Na vrchu svého balíčku vidíš { $cards_acc }.
       *[other] { $name } vidí na vrchu balíčku { $cards_acc }.
     }
 }
drawn-cards = { $known ->
    [none] { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
     }
   *[all] { $cards_acc }
 }
event-put-under = { $known ->
    [none] { $count ->
        [one] { $when }{ $name } dává 1 kartu dospodu balíčku
        [few] { $when }{ $name } dává { $count } karty dospodu balíčku
       *[other] { $when }{ $name } dává { $count } karet dospodu balíčku
     }
   *[all] { $who ->
        [you] { $when }dáváš dospodu balíčku { $cards_acc }
       *[other] { $when }{ $name } dává dospodu balíčku { $cards_acc }
     }
 }{ $then ->
    [none] .
   *[some] { $who ->
        [you] {" "}a lízáš si { $drawn }.
       *[other] {" "}a lízá si { $drawn }.
     }
 }
event-added = { $named ->
    [yes] { $who ->
        [you] Získáváš { $materials } ({ $actors }).
       *[other] { $name } získává { $materials } ({ $actors }).
     }
   *[no] { $who ->
        [you] Získáváš { $materials }.
       *[other] { $name } získává { $materials }.
     }
 }
event-overflowed = { $who ->
    [you] V úschovně už nemáš místo na { $materials }.
   *[other] { $name } už nemá v úschovně místo na { $materials }.
 }
event-spent = { $free ->
    [yes] { $who ->
        [you] Neplatíš nic.
       *[other] { $name } neplatí nic.
     }
   *[no] { $who ->
        [you] Platíš { $materials }.
       *[other] { $name } platí { $materials }.
     }
 }
event-refused = { $who ->
    [you] Nezaplatíš { $materials }.
   *[other] { $name } nezaplatí { $materials }.
 }
event-drained = { $free ->
    [yes] { $who ->
        [you] Máš ztratit { $wanted }, ale není z čeho.
       *[other] { $name } má ztratit { $wanted }, ale není z čeho.
     }
   *[no] { $who ->
        [you] Ztrácíš { $materials }.
       *[other] { $name } ztrácí { $materials }.
     }
 }
event-stolen = { $free ->
    [yes] { $of ->
        [you] { $name } ti chce ukrást { $wanted }, ale není co.
       *[other] { $who ->
            [you] Chceš hráči { $owner } ukrást { $wanted }, ale není co.
           *[other] { $name } chce hráči { $owner } ukrást { $wanted }, ale není co.
         }
     }
   *[no] { $who ->
        [you] Kradeš hráči { $owner } { $materials }.
       *[other] { $of ->
            [you] { $name } ti krade { $materials }.
           *[other] { $name } krade hráči { $owner } { $materials }.
         }
     }
 }
event-converted = { $who ->
    [you] Vyrábíš 1 elektřinu za 4 cosmia.
   *[other] { $name } vyrábí 1 elektřinu za 4 cosmia.
 }
event-converted-reacting = { $who ->
    [you] { $when }vyrábíš 1 elektřinu za 4 cosmia.
   *[other] { $when }{ $name } vyrábí 1 elektřinu za 4 cosmia.
 }
event-announced = { $free ->
    [yes] { $who ->
        [you] Hraješ zadarmo { $cards_acc }.
       *[other] { $name } hraje zadarmo { $cards_acc }.
     }
   *[no] { $who ->
        [you] Hraješ { $cards_acc } ({ $cost }).
       *[other] { $name } hraje { $cards_acc } ({ $cost }).
     }
 }
event-announced-reacting = { $free ->
    [yes] { $who ->
        [you] { $when }v reakci hraješ zadarmo { $cards_acc }.
       *[other] { $when }{ $name } v reakci hraje zadarmo { $cards_acc }.
     }
   *[no] { $who ->
        [you] { $when }v reakci hraješ { $cards_acc } ({ $cost }).
       *[other] { $when }{ $name } v reakci hraje { $cards_acc } ({ $cost }).
     }
 }
event-announced-first = { $free ->
    [yes] { $who ->
        [you] Nejdřív hraješ zadarmo { $cards_acc }.
       *[other] { $name } nejdřív hraje zadarmo { $cards_acc }.
     }
   *[no] { $who ->
        [you] Nejdřív hraješ { $cards_acc } ({ $cost }).
       *[other] { $name } nejdřív hraje { $cards_acc } ({ $cost }).
     }
 }
event-paid-reacting = { $free ->
    [yes] { $who ->
        [you] { $when }v reakci používáš { $cards_acc }.
       *[other] { $when }{ $name } v reakci používá { $cards_acc }.
     }
   *[no] { $who ->
        [you] { $when }v reakci používáš { $cards_acc } za { $cost_acc }.
       *[other] { $when }{ $name } v reakci používá { $cards_acc } za { $cost_acc }.
     }
 }
event-paid = { $free ->
    [yes] { $who ->
        [you] Používáš { $cards_acc }.
       *[other] { $name } používá { $cards_acc }.
     }
   *[no] { $who ->
        [you] Používáš { $cards_acc } za { $cost_acc }.
       *[other] { $name } používá { $cards_acc } za { $cost_acc }.
     }
 }
event-paid-first = { $free ->
    [yes] { $who ->
        [you] Nejdřív používáš { $cards_acc }.
       *[other] { $name } nejdřív používá { $cards_acc }.
     }
   *[no] { $who ->
        [you] Nejdřív používáš { $cards_acc } za { $cost_acc }.
       *[other] { $name } nejdřív používá { $cards_acc } za { $cost_acc }.
     }
 }
event-entered = { $made ->
    [illusion] Vzniká iluze: { $thing }.
    [token] { $who ->
        [you] Přivoláváš { $cards_acc }.
       *[other] { $name } přivolává { $cards_acc }.
     }
   *[card] Na planetu { $gender ->
        [fp] vstupují
        [ip] vstupují
        [np] vstupují
       *[i] vstupuje
     } { $thing }.
 }
event-entered-several = { $made ->
    [illusion] Vznikají iluze: { $things }.
    [token] { $who ->
        [you] Přivoláváš: { $cards }.
       *[other] { $name } přivolává: { $cards }.
     }
   *[card] Na planetu vstupují { $things }.
 }
event-junked = { $who ->
    [you] Na tvé smetiště { $gender ->
        [fp] jdou
        [ip] jdou
        [np] jdou
       *[i] jde
     } { $cards }.
   *[other] Na smetiště hráče { $name } { $gender ->
        [fp] jdou
        [ip] jdou
        [np] jdou
       *[i] jde
     } { $cards }.
 }
event-junked-several = { $who ->
    [you] Na tvé smetiště jdou { $cards }.
   *[other] Na smetiště hráče { $name } jdou { $cards }.
 }
event-stops = { $who ->
    [you] Zastavuješ { $cards_acc }.
   *[other] { $name } zastavuje { $cards_acc }.
 }
event-stopped = Karta { $cards } je zastavená a jde na smetiště.
event-fizzled = Nezbývá žádný cíl, a tak to nemá žádný účinek.
by-effect = { $thing }: { $sentence }
event-triggered = Probíhá efekt { $thing_gen }.
event-triggered-granted = Probíhá efekt { $thing_gen } díky schopnosti { $granter_gen }.
event-triggered-final-hit = { $thing } { $gender ->
    [fp] vracejí
    [ip] vracejí
    [np] vracejí
   *[i] vrací
 } poslední ránu (Final hit).
event-triggered-final-hit-granted = { $thing } { $gender ->
    [fp] vracejí
    [ip] vracejí
    [np] vracejí
   *[i] vrací
 } poslední ránu (Final hit) díky schopnosti { $granter_gen }.
event-triggered-aimless = Efekt { $thing_gen } nemá cíl.
event-put-off = { $until ->
    [end] Efekt karty { $actors } počká na konec tahu.
   *[start] { $who ->
        [you] Efekt karty { $actors } počká na začátek tvého příštího tahu.
       *[other] Efekt karty { $actors } počká na začátek příštího tahu hráče { $name }.
     }
 }
event-sacrificed = { $who ->
    [you] Obětuješ { $cards_acc }.
   *[other] { $name } obětuje { $cards_acc }.
 }
event-no-effect = Nemá to žádný účinek.
event-instead = Místo toho probíhá efekt { $thing_gen }.
event-instead-aimless = Efekt { $thing_gen } na tom nic nezmění, nemá cíl.
event-instead-vain = Efekt { $thing_gen } na tom nic nezmění.
event-died = Umírá { $thing }.
event-died-several = Umírají { $things }.
event-destroyed = { $thing } { $gender ->
    [f] je zničena
    [n] je zničeno
    [fp] jsou zničeny
    [ip] jsou zničeny
    [np] jsou zničena
   *[i] je zničen
 }.
event-vanished = { $gender ->
    [fp] Mizejí
    [ip] Mizejí
    [np] Mizejí
   *[i] Mizí
 } { $thing }.
event-vanished-several = Mizejí { $things }.
event-returned = { $to ->
    [hand] { $thing } se { $gender ->
        [fp] vracejí
        [ip] vracejí
        [np] vracejí
       *[i] vrací
     } do ruky vlastníka.
    [top] { $thing } { $gender ->
        [fp] jdou
        [ip] jdou
        [np] jdou
       *[i] jde
     } na vrch balíčku vlastníka.
    [bottom] { $thing } { $gender ->
        [fp] jdou
        [ip] jdou
        [np] jdou
       *[i] jde
     } dospodu balíčku vlastníka.
    [deck] { $thing } se { $gender ->
        [fp] zamíchávají
        [ip] zamíchávají
        [np] zamíchávají
       *[i] zamíchává
     } do balíčku vlastníka.
   *[junkyard] { $thing } { $gender ->
        [fp] jdou
        [ip] jdou
        [np] jdou
       *[i] jde
     } na smetiště vlastníka.
 }
event-returned-several = { $to ->
    [hand] { $things } se vracejí do ruky vlastníka.
    [top] { $things } jdou na vrch balíčku vlastníka.
    [bottom] { $things } jdou dospodu balíčku vlastníka.
    [deck] { $things } se zamíchávají do balíčku vlastníka.
   *[junkyard] { $things } jdou na smetiště vlastníka.
 }
event-recovered = { $to ->
    [hand] { $who ->
        [you] Bereš si ze smetiště do ruky { $cards_acc }.
       *[other] { $name } si bere ze smetiště do ruky { $cards_acc }.
     }
    [top] { $who ->
        [you] Dáváš ze smetiště na vrch balíčku { $cards_acc }.
       *[other] { $name } dává ze smetiště na vrch balíčku { $cards_acc }.
     }
    [bottom] { $who ->
        [you] Dáváš ze smetiště dospodu balíčku { $cards_acc }.
       *[other] { $name } dává ze smetiště dospodu balíčku { $cards_acc }.
     }
    [deck] { $who ->
        [you] Zamícháváš ze smetiště do balíčku { $cards_acc }.
       *[other] { $name } zamíchává ze smetiště do balíčku { $cards_acc }.
     }
   *[planet] { $who ->
        [you] Vracíš ze smetiště na planetu { $cards_acc }.
       *[other] { $name } vrací ze smetiště na planetu { $cards_acc }.
     }
 }
event-milled = { $who ->
    [you] Dáváš z vrchu balíčku na smetiště { $cards_acc }.
   *[other] { $name } dává z vrchu balíčku na smetiště { $cards_acc }.
 }
event-discarded = { $who ->
    [you] Odhazuješ { $cards_acc }.
   *[other] { $name } odhazuje { $cards_acc }.
 }
event-traps-lost = { $count ->
    [one] Past, která stála před budovou, jde na smetiště: { $cards }.
   *[other] Pasti, které stály před budovou, jdou na smetiště: { $cards }.
 }
event-searched = { $who ->
    [you] V balíčku nacházíš { $cards_acc }.
   *[other] { $name } nachází v balíčku { $cards_acc }.
 }
event-deployed = { $who ->
    [you] Dáváš z ruky na planetu { $cards_acc }.
   *[other] { $name } dává z ruky na planetu { $cards_acc }.
 }
event-looked-at-hand = { $known ->
    [all] { $who ->
        [you] Koukáš se do ruky hráče { $owner }: { $cards }.
       *[other] { $of ->
            [you] { $name } se kouká do tvé ruky: { $cards }.
           *[other] { $name } se kouká do ruky hráče { $owner }: { $cards }.
         }
     }
   *[none] { $name } se kouká do ruky hráče { $owner }.
 }
event-disarmed = { $who ->
    [you] Ničíš { $cards_acc }.
   *[other] { $name } ničí { $cards_acc }.
 }
event-looked-at-traps = { $known ->
    [all] { $who ->
        [you] Koukáš se na { $cards_acc }.
       *[other] { $name } se kouká na { $cards_acc }.
     }
   *[none] { $count ->
        [one] { $name } se kouká na 1 past.
        [few] { $name } se kouká na { $count } pasti.
       *[other] { $name } se kouká na { $count } pastí.
     }
 }
spot = { $place ->
    [only] {""}
    [front] , jako přední past
   *[behind] , za { $position ->
        [one] 1 past
        [few] { $position } pasti
       *[other] { $position } pastí
     }
 }
event-trap-placed = { $known ->
    [none] { $name } pokládá past před { $thing_acc }{ $spot }.
   *[all] { $who ->
        [you] Pokládáš { $cards_acc } před { $thing_acc }{ $spot }.
       *[other] { $name } pokládá { $cards_acc } před { $thing_acc }{ $spot }.
     }
 }
event-trap-moved = { $known ->
    [none] { $who ->
        [you] Přesouváš past před { $thing_acc }{ $spot }.
       *[other] { $name } přesouvá past před { $thing_acc }{ $spot }.
     }
   *[all] { $who ->
        [you] Přesouváš { $cards_acc } před { $thing_acc }{ $spot }.
       *[other] { $name } přesouvá { $cards_acc } před { $thing_acc }{ $spot }.
     }
 }
event-trapback = { $who ->
    [you] Vracíš { $cards_acc } ze smetiště před { $thing_acc }{ $spot }.
   *[other] { $name } vrací { $cards_acc } ze smetiště před { $thing_acc }{ $spot }.
 }
event-turned-up = { $attacker } naráží na past { $cards }.
event-activated = Probíhá efekt pasti { $cards }.
event-attackers = { $who ->
    [you] { $count ->
        [one] Do útoku posíláš 1 warriora.
        [few] Do útoku posíláš { $count } warriory.
       *[other] Do útoku posíláš { $count } warriorů.
     }
   *[other] { $count ->
        [one] { $name } posílá do útoku 1 warriora.
        [few] { $name } posílá do útoku { $count } warriory.
       *[other] { $name } posílá do útoku { $count } warriorů.
     }
 }
event-attacks = { $thing } útočí na { $target_acc }.
event-attacks-several = { $order ->
    [none] Na { $target_acc } útočí { $things }.
   *[some] Na { $target_acc } útočí v tomto pořadí { $things }.
 }
event-target-lost = Bez cíle z útoku { $gender ->
    [fp] odcházejí
    [ip] odcházejí
    [np] odcházejí
   *[i] odchází
 } { $thing }.
event-target-lost-several = Bez cíle z útoku odcházejí { $things }.
event-blocked = { $thing } blokuje { $other_acc }.
event-damaged = { $by_known ->
    [yes] { $by } zasahuje { $thing_acc }: { $amount } poškození
    [itself] { $thing } si { $gender ->
        [fp] udělují
        [ip] udělují
        [np] udělují
       *[i] uděluje
     } { $amount } poškození
   *[no] { $thing } { $gender ->
        [fp] dostávají
        [ip] dostávají
        [np] dostávají
       *[i] dostává
     } { $amount } poškození
 }{ $shielded ->
    [0] {""}
   *[other] , další { $shielded } zachytí Shielding
 }{ $left ->
    [0] .
    [one] {" "}(zbývá 1 život).
    [few] {" "}(zbývají { $left } životy).
   *[other] {" "}(zbývá { $left } životů).
 }
event-damaged-fatal = { $fate ->
    [died] { $by_known ->
        [yes] { $by } zabíjí { $thing_acc }: { $amount } poškození
        [itself] { $thing } si uděluje { $amount } poškození a umírá
       *[no] { $thing } dostává { $amount } poškození a umírá
     }
    [vanished] { $by_known ->
        [yes] { $by } zasahuje { $thing_acc }: { $amount } poškození a iluze mizí
        [itself] { $thing } si uděluje { $amount } poškození a mizí
       *[no] { $thing } dostává { $amount } poškození a mizí
     }
   *[destroyed] { $by_known ->
        [yes] { $by } ničí { $thing_acc }: { $amount } poškození
        [itself] { $thing } { $gender ->
            [f] je zničena
            [n] je zničeno
            [fp] jsou zničeny
            [ip] jsou zničeny
            [np] jsou zničena
           *[i] je zničen
         } vlastním poškozením ({ $amount })
       *[no] { $thing } { $gender ->
            [f] je zničena
            [n] je zničeno
            [fp] jsou zničeny
            [ip] jsou zničeny
            [np] jsou zničena
           *[i] je zničen
         } poškozením ({ $amount })
     }
 }{ $shielded ->
    [0] .
   *[other] , další { $shielded } zachytí Shielding.
 }
event-damaged-fatal-several = { $fate ->
    [died] { $by_known ->
        [no] Po { $amount } poškození dostávají a umírají { $things }
       *[other] { $by } zabíjí { $things_acc }: po { $amount } poškození
     }
    [vanished] { $by_known ->
        [no] Po { $amount } poškození dostávají a mizejí { $things }
       *[other] { $by } zasahuje { $things_acc }: po { $amount } poškození a iluze mizejí
     }
   *[destroyed] { $by_known ->
        [no] Po { $amount } poškození dostávají a zničeny jsou: { $things }
       *[other] { $by } ničí { $things_acc }: po { $amount } poškození
     }
 }{ $shielded ->
    [0] .
   *[other] , u každé karty další { $shielded } zachytí Shielding.
 }
event-damaged-several = { $by_known ->
    [no] Po { $amount } poškození dostávají { $things }
   *[other] { $by } zasahuje { $things_acc }: po { $amount } poškození
 }{ $shielded ->
    [0] {""}
   *[other] , u každé karty další { $shielded } zachytí Shielding
 }{ $left ->
    [0] .
    [one] {" "}(zbývá po 1 životě).
   *[other] {" "}(zbývá po { $left } životech).
 }
event-shielded = { $by_known ->
    [no] Zásah dostává { $thing }, ale všechno poškození ({ $amount }) zachytí Shielding.
   *[other] { $by } zasahuje { $thing_acc }, ale všechno poškození ({ $amount }) zachytí Shielding.
 }
event-damage-lost = { $by_known ->
    [no] Cíl už na planetě není, poškození propadá.
   *[other] Cíl už na planetě není, poškození od { $by_gen } propadá.
 }
event-healed = { $amount ->
    [one] { $thing } se léčí o 1 život (celkem { $left }).
    [few] { $thing } se léčí o { $amount } životy (celkem { $left }).
   *[other] { $thing } se léčí o { $amount } životů (celkem { $left }).
 }
event-healed-several = { $amount ->
    [one] O 1 život se léčí { $things } (celkem po { $left }).
    [few] O { $amount } životy se léčí { $things } (celkem po { $left }).
   *[other] O { $amount } životů se léčí { $things } (celkem po { $left }).
 }
event-taken = { $who ->
    [you] Začínáš ovládat { $thing_acc }.
   *[other] { $name } začíná ovládat { $thing_acc }.
 }
event-taken-back = { $who ->
    [you] Zpátky dostáváš { $cards_acc }.
   *[other] { $name } dostává zpátky { $cards_acc }.
 }
event-exhausted = { $thing } { $gender ->
    [fp] jsou exhaustlé
    [ip] jsou exhaustlé
    [np] jsou exhaustlá
    [f] je exhaustlá
    [n] je exhaustlé
   *[i] je exhaustlý
 }.
event-exhausted-several = Exhaustlí jsou: { $things }.
event-readied = { $thing } { $gender ->
    [fp] jsou
    [ip] jsou
    [np] jsou
   *[i] je
 } opět battle ready.
event-readied-several = Opět battle ready jsou: { $things }.
event-recharged = { $gender ->
    [fp] Dobíjejí
    [ip] Dobíjejí
    [np] Dobíjejí
   *[i] Dobíjí
 } se { $thing }.
event-recharged-several = Dobíjejí se { $things }.
event-boosted = { $thing } { $gender ->
    [fp] mají
    [ip] mají
    [np] mají
   *[i] má
 } do konce tahu { $attack_signed } k útoku.
event-boosted-several = { $things } mají do konce tahu { $attack_signed } k útoku.
event-fortified = { $life ->
    [0] { $thing } { $gender ->
        [fp] mají
        [ip] mají
        [np] mají
       *[i] má
     } trvale { $attack_signed } k útoku.
   *[other] { $attack ->
        [0] { $thing } { $gender ->
            [fp] mají
            [ip] mají
            [np] mají
           *[i] má
         } trvale { $life_signed } k životům.
       *[other] { $thing } { $gender ->
            [fp] mají
            [ip] mají
            [np] mají
           *[i] má
         } trvale { $attack_signed } k útoku a { $life_signed } k životům.
     }
 }
event-fortified-several = { $life ->
    [0] { $things } mají trvale { $attack_signed } k útoku.
   *[other] { $attack ->
        [0] { $things } mají trvale { $life_signed } k životům.
       *[other] { $things } mají trvale { $attack_signed } k útoku a { $life_signed } k životům.
     }
 }
event-retreated = { $thing } { $gender ->
    [f] je vyřazena
    [n] je vyřazeno
    [fp] jsou vyřazeny
    [ip] jsou vyřazeny
    [np] jsou vyřazena
   *[i] je vyřazen
 } z útoku.
event-retreated-several = Z útoku jsou vyřazeni { $things }.
event-base-destroyed = Padá { $thing }.
event-gained = { $keyword ->
    [final-hit] { $thing } { $gender ->
        [fp] mají
        [ip] mají
        [np] mají
       *[i] má
     } do konce tahu Final hit.
    [cannot-attack] { $thing } nemůže do konce tahu útočit.
    [cannot-block] { $thing } nemůže do konce tahu blokovat.
    [cannot-be-blocked] { $thing } nemůže být do konce tahu { $gender ->
        [f] blokována
        [n] blokováno
       *[m] blokován
     }.
    [ignores-traps] { $thing } do konce tahu ignoruje pasti.
   *[shielding] { $thing } { $gender ->
        [fp] mají
        [ip] mají
        [np] mají
       *[i] má
     } do konce tahu Shielding { $shielding }.
 }
event-gained-several = { $keyword ->
    [final-hit] { $things } mají do konce tahu Final hit.
    [cannot-attack] { $things } nemohou do konce tahu útočit.
    [cannot-block] { $things } nemohou do konce tahu blokovat.
    [cannot-be-blocked] { $things } nemohou být do konce tahu blokováni.
    [ignores-traps] { $things } ignorují do konce tahu pasti.
   *[shielding] { $things } mají do konce tahu Shielding { $shielding }.
 }
event-counted = { $change ->
    [fewer] { $thing } { $gender ->
        [fp] ztrácejí
        [ip] ztrácejí
        [np] ztrácejí
       *[i] ztrácí
     } { $counters ->
        [one] 1 žeton
        [few] { $counters } žetony
       *[other] { $counters } žetonů
     }.
   *[more] { $thing } { $gender ->
        [fp] dostávají
        [ip] dostávají
        [np] dostávají
       *[i] dostává
     } { $counters ->
        [one] 1 žeton
        [few] { $counters } žetony
       *[other] { $counters } žetonů
     }.
 }
event-counted-several = { $change ->
    [fewer] { $counters ->
        [one] Po 1 žetonu ztrácejí { $things }.
       *[other] Po { $counters } žetonech ztrácejí { $things }.
     }
   *[more] { $counters ->
        [one] Po 1 žetonu dostávají { $things }.
       *[other] Po { $counters } žetonech dostávají { $things }.
     }
 }
event-lost = { $who ->
    [you] Prohra. Tvé karty opouštějí hru.
   *[other] { $name } prohrává. Karty tohoto hráče opouštějí hru.
 }
event-over = { $count ->
    [0] { $ending ->
        [too-long] Remíza: partie trvá příliš dlouho.
       *[other] Remíza.
     }
    [one] { $ending ->
        [conquest] { $who ->
            [you] Vyhráváš s { $life } životy na budovách (PC-1.1).
           *[other] Vyhrává { $name } s { $life } životy na budovách (PC-1.1).
         }
        [base-destroyed] { $who ->
            [you] Vyhráváš: { $base } je zničen (PC-1.2).
           *[other] Vyhrává { $name }: { $base } je zničen (PC-1.2).
         }
        [other-gone] { $who ->
            [you] Vyhráváš (PC-1.2).
           *[other] Vyhrává { $name } (PC-1.2).
         }
        [bases-destroyed] { $who ->
            [you] Vyhráváš, ve hře už nikdo další není (PC-1.2).
           *[other] Vyhrává { $name }, ve hře už nikdo další není (PC-1.2).
         }
       *[deck-empty] { $who ->
            [you] Vyhráváš: jeden balíček je prázdný a tvé budovy mají nejvíc životů (PC-1.3).
           *[other] Vyhrává { $name }: jeden balíček je prázdný a nikdo jiný nemá na budovách tolik životů (PC-1.3).
         }
     }
   *[other] { $ending ->
        [no-base-left] Remíza: poslední doly padly společně (PC-1.5). Hráči: { $winners }.
       *[deck-empty] Remíza: jeden balíček je prázdný a nikdo nemá víc životů (PC-1.3). Hráči: { $winners }.
     }
 }

## Stůl v terminálu

table-base = důl { $life } z { $most }
table-lost = mimo hru
table-buildings = budovy { $life } z 30
table-hand = ruka { $count }
table-deck = balíček { $count }
table-junkyard = smetiště { $count }
table-storage = zlato { $gold }/{ $gold_most } · cosmium { $cosmium }/{ $cosmium_most } · elektřina { $electricity }/{ $electricity_most }
table-row-base = důl
table-row-miner = mineři
table-row-building = budovy
table-row-warrior = warrioři
table-none = nic
table-used = použito
table-exhausted = exhaustlý
table-attacking = útočí
table-blocked = blokovaný
table-blocking = blokuje
table-illusion = iluze
table-counters = { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
 }
table-gained = { $what ->
    [final-hit] Final hit
    [cannot-attack] nemůže útočit
    [cannot-block] nemůže blokovat
    [cannot-be-blocked] nemůže být blokován
   *[ignores-traps] ignoruje pasti
 }
table-owned = vlastní { $name }
table-status = Tah { $turn } · { $who ->
    [you] hraješ ty
   *[other] hraje { $name }
 } · { $phase }
table-setup = Příprava hry · { $who ->
    [you] začínáš ty
   *[other] začíná { $name }
 }
table-attack = Linie { $line }: { $attacker } → { $target }
table-attack-blocked = Linie { $line }: { $attacker } → { $target }, blokuje { $blocker }
table-waits = Čeká na vyhodnocení, poslední přijde na řadu první:
table-wait-play = { $who ->
    [you] { $card } (hraješ ty)
   *[other] { $card } (hraje { $name })
 }
table-wait-paid = { $who ->
    [you] { $card } (používáš ty)
   *[other] { $card } (používá { $name })
 }
table-wait-trap = { $who ->
    [you] { $card } (tvoje past)
   *[other] { $card } (past hráče { $name })
 }
table-wait-effect = { $who ->
    [you] efekt tvé karty { $card }
   *[other] efekt karty { $card } ({ $name })
 }
table-your-hand = Tvoje ruka
table-hand-empty = žádné karty
table-not-now = Teď ne: { $cards }
table-card-trap = { $card } (past)
table-card-cost = { $card } ({ $cost })
table-junkyard-of = { $name }, smetiště: { $cards }

terminal-welcome = Planetary Conquerors. Vyhraješ s 30 životy na budovách, nebo jako poslední, komu stojí důl.
terminal-first-time = Hraješ poprvé? U každé otázky můžeš napsat pravidla nebo pomoc.
terminal-decks = Vyber si balíček:
terminal-deck-input = Tvůj balíček, 1 až { $last } (Enter: náhodně):
terminal-deck-number = Napiš číslo od 1 do { $last }, nebo název balíčku.
terminal-deck-of = { $who ->
    [you] Hraješ s balíčkem { $deck }.
   *[other] { $name } hraje s balíčkem { $deck }.
 }
terminal-unknown-card = Karta „{ $name }“ neexistuje.
terminal-only-reaction = { $moment } Nemáš čím reagovat.
terminal-only-action = V hlavní fázi už nic dalšího udělat nemůžeš.
terminal-only-trap = Nemáš past k položení ani k přesunutí.
terminal-skipping = Do začátku dalšího tahu na nic nereaguješ.
terminal-source = { $card }:
terminal-rules =
    Cíl: budovy s 30 životy dohromady, nebo být poslední, komu stojí důl. Když někomu dojde balíček, vyhrává ten, jehož budovy mají nejvíc životů.
    · Tvůj tah: mineři přidají materiály; koukneš se na vrchní kartu, můžeš ji dát dospodu, a lízneš si (kuk); pak hraješ karty a používáš efekty; pak útočíš; pak si lízneš a můžeš položit past; pak tah končí.
    · Zlatem a cosmiem platíš karty, do úschovny se vejde 6 od každého. Elektřiny se tam vejdou 3; kartu, která ji stojí, zahraješ kdykoli, kdy se smí hrát spell. Jednou za tah se za 4 cosmia dá vyrobit 1 elektřina.
    · Warrioři, kteří jsou battle ready, útočí na nepřátelské budovy a doly. Napadený hráč může každého útočníka blokovat jedním warriorem, který není exhaustlý. Blokovaný útočník bojuje s blokujícím a dál nepostupuje. Ostatní narazí na pasti před cílem a pak cíl zasáhnou. Útočníci zůstávají exhaustlí do tvého příštího tahu.
    · Poškození je trvalé. Na stole je 2/3 útok a životy warriora; u budovy a dolu životy a jejich maximum.
    · Než se většina věcí stane, mohou všichni reagovat: spellem, kartou za elektřinu, nebo efektem s cenou. Reakce proběhne první.
    Všechna pravidla: overrule rules conquerors --brief --lang cs
terminal-help =
    Co můžeš napsat:
      3            zvolit možnost 3
      ?3           ukázat karty, kterých se možnost 3 týká
      ? zlatá žíla co říká karta
      cokoli       ať za tebe zvolí náhoda
      přeskočit    do začátku dalšího tahu nereagovat
      ruka         karty v ruce s texty
      stůl         znovu ukázat stůl a otázku
      karty        texty všech karet na planetě
      smetiště     karty na všech smetištích
      log          všechno, co se stalo
      pravidla     pravidla ve zkratce
      vzdát se     vzdát partii
      konec        ukončit partii
    Na stole je ▒ past lícem dolů. Pasti stojí před tím, u čeho jsou napsané, přední jako první.

# Decks
# Balíčky Planetary Conquerors. Česky; slova jsou z českých pravidel.

deck-miners = Mineři ({ $count })
deck-buildings = Budovy ({ $count })
deck-warriors = Warrioři ({ $count })
deck-traps = Pasti ({ $count })
deck-spells = Spelly ({ $count })
deck-size = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
deck-against = Proti němu: { $text }
deck-sound = dá se s ním hrát
deck-in-line = řádek { $line }

deck-too-small = Balíček má { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
 }; potřebuje jich aspoň { $least } (PC-13.1).
deck-too-large = Balíček má { $count ->
    [few] { $count } karty
   *[other] { $count } karet
 }; může jich mít nejvýš { $most } (PC-13.1).
deck-too-many = { $card }: { $count ->
    [few] { $count } kopie
   *[other] { $count } kopií
 }. Se { $stars } hvězdami { $most ->
    [one] smí být jen 1
    [few] smějí být nejvýš { $most }
   *[other] smí být nejvýš { $most }
 } (PC-13.2).
deck-no-starting = Každý hráč začíná s kartou { $card }, proto musí být v balíčku aspoň jednou (PC-13.3).
deck-unknown = Karta „{ $name }“ neexistuje.
deck-unknown-near = Karta „{ $name }“ neexistuje. Neměla to být některá z těchto: { $near }?
deck-token = { $card }: tuto kartu vytvářejí jen efekty, do balíčku nepatří.
deck-number = { $card }: { $count } není počet karet; musí být aspoň 1.
deck-line = „{ $line }“ se přečíst nedá. Na řádek patří číslo, mezera a název karty.

## Co hledání vidělo u jedné možnosti. $sure: 1 ve většině světů, 0 v některých

advice-wins = { $sure ->
    [1] v tomto tahu vyhraješ
   *[0] možná v tomto tahu vyhraješ
 }
advice-wins-soon = { $sure ->
    [1] vyhraješ ještě před svým dalším tahem
   *[0] možná vyhraješ ještě před svým dalším tahem
 }
advice-they-win = { $sure ->
    [1] prohraješ ještě před svým dalším tahem
   *[0] můžeš prohrát ještě před svým dalším tahem
 }
advice-trap = past před cílem tomu může zabránit
advice-destroys = { $sure ->
    [1] { $count ->
        [one] soupeř přijde o kartu
        [few] soupeř přijde o { $count } karty
       *[other] soupeř přijde o { $count } karet
     }
   *[0] { $count ->
        [one] soupeř může přijít o kartu
        [few] soupeř může přijít o { $count } karty
       *[other] soupeř může přijít o { $count } karet
     }
 }
advice-loses-cards = { $sure ->
    [1] { $count ->
        [one] přijdeš o kartu
        [few] přijdeš o { $count } karty
       *[other] přijdeš o { $count } karet
     }
   *[0] { $count ->
        [one] můžeš přijít o kartu
        [few] můžeš přijít o { $count } karty
       *[other] můžeš přijít o { $count } karet
     }
 }
advice-hits-base = { $sure ->
    [1] { $count ->
        [one] soupeřův důl přijde o 1 život
        [few] soupeřův důl přijde o { $count } životy
       *[other] soupeřův důl přijde o { $count } životů
     }
   *[0] { $count ->
        [one] soupeřův důl může přijít o 1 život
        [few] soupeřův důl může přijít o { $count } životy
       *[other] soupeřův důl může přijít o { $count } životů
     }
 }
advice-base-hit = { $sure ->
    [1] { $count ->
        [one] tvůj důl do tvého dalšího tahu přijde o 1 život
        [few] tvůj důl do tvého dalšího tahu přijde o { $count } životy
       *[other] tvůj důl do tvého dalšího tahu přijde o { $count } životů
     }
   *[0] { $count ->
        [one] tvůj důl do tvého dalšího tahu může přijít o 1 život
        [few] tvůj důl do tvého dalšího tahu může přijít o { $count } životy
       *[other] tvůj důl do tvého dalšího tahu může přijít o { $count } životů
     }
 }
advice-builds = { $sure ->
    [1] { $count ->
        [one] tvým budovám přibude 1 život
        [few] tvým budovám přibudou { $count } životy
       *[other] tvým budovám přibude { $count } životů
     }
   *[0] { $count ->
        [one] tvým budovám může přibýt 1 život
        [few] tvým budovám mohou přibýt { $count } životy
       *[other] tvým budovám může přibýt { $count } životů
     }
 }
advice-earns = { $sure ->
    [1] { $count ->
        [one] každý tah dostaneš o 1 materiál víc
        [few] každý tah dostaneš o { $count } materiály víc
       *[other] každý tah dostaneš o { $count } materiálů víc
     }
   *[0] { $count ->
        [one] každý tah můžeš dostávat o 1 materiál víc
        [few] každý tah můžeš dostávat o { $count } materiály víc
       *[other] každý tah můžeš dostávat o { $count } materiálů víc
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
advice-army = { $sure ->
    [1] { $count ->
        [one] přibude ti warrior
        [few] přibudou ti { $count } warrioři
       *[other] přibude ti { $count } warriorů
     }
   *[0] { $count ->
        [one] může ti přibýt warrior
        [few] mohou ti přibýt { $count } warrioři
       *[other] může ti přibýt { $count } warriorů
     }
 }

## Úlohy: název a čeho se má dosáhnout.
puzzle-conquer-now = Ovládni planetu
puzzle-conquer-now-goal = Vyhraj v tomto tahu. Tvým budovám už do 30 životů moc nechybí.
puzzle-destroy-the-base = Znič důl
puzzle-destroy-the-base-goal = Vyhraj v tomto tahu. Soupeřův důl se dá zničit.
puzzle-stop-their-win = Zabraň prohře
puzzle-stop-their-win-goal = Probíhající útok by zničil tvůj důl. Nedovol to.
puzzle-win-the-fight = Vyhraj souboj
puzzle-win-the-fight-goal = Jsi pod útokem. Zabij aspoň jednoho útočníka a nepřijď o žádného warriora.
puzzle-find-the-block = Najdi blok
puzzle-find-the-block-goal = Přečkej útok beze ztrát: žádný warrior nezemře, žádná budova nebude zničena a důl nepřijde o žádný život.
puzzle-kill-an-attacker = Zabij útočníka
puzzle-kill-an-attacker-goal = Jsi pod útokem. Zabij aspoň jednoho útočníka.
puzzle-guard-the-base = Ubraň důl
puzzle-guard-the-base-goal = Jsi pod útokem. Tvůj důl nesmí přijít o žádný život.
