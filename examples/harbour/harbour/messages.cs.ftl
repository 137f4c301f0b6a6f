ask-play = Zahraj kartu.
ask-opponent = { $card }: vyber soupeře.
option-play = Zahrát kartu { $card }
card-down = karta
table-deck = Balíček
table-cards = Karty: { $count }
table-hand = Ruka
table-played = Lodě a lidé
table-points = Body: { $count }
event-turn = Tah { $turn }: { $seat }.
event-drew = { $who ->
    [you] Lížeš: { $cards }.
   *[other] { $seat } líže { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
event-played = { $who ->
    [you] Hraješ kartu { $cards }
   *[other] { $seat } hraje kartu { $cards }
} za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-robbed = { $who ->
    [you] Bereš body: { $points }. Přichází o ně { $from }.
   *[other] { $seat } bere body: { $points }. Přichází o ně { $from }.
}
event-looked = { $who ->
    [you] Vidíš karty, které drží { $at }: { $cards }.
   *[other] { $seat } vidí karty, které drží { $at }.
}
event-gave-up = { $who ->
    [you] Vzdáváš to.
   *[other] { $seat } to vzdává.
}
event-over = Konec. Vyhrává: { $winners }.
terminal-welcome = Přístav. Kdo má nejvíc bodů, když jsou všechny karty zahrané, vyhrává.
terminal-first-time = Kdykoli na tebe přijde řada, napiš pravidla nebo pomoc.
terminal-rules =
    Ve svém tahu zahraješ kartu: přinese body, udělá, co na ní stojí, a lízneš si další.
    Když nikdo nemá kartu, vyhrává nejvíc bodů.
terminal-help =
    Napiš číslo možnosti, ?3 pro kartu možnosti 3, stůl, karty, záznam, pravidla, vzdát se nebo konec.
terminal-unknown-card = Karta { $name } není.
