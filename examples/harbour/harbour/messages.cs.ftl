ask-play = Zahraj kartu.
ask-opponent = { $card }: vyber soupeře.
option-play = Zahrát kartu { $card }
card-down = karta
table-deck = Balíček
table-cards = Karty: { $count }
table-hand = { $name }: ruka
table-played = { $name }: lodě a lidé
table-points = Body: { $count }
event-turn = Tah { $turn }: { $seat }.
event-drew = { $known ->
    [yes] { $seat } líže: { $cards }.
   *[no] { $seat } líže. Karet: { $count }.
}
event-played = { $seat } hraje kartu { $cards }. Body: { $points }.
event-robbed = { $seat } bere body ({ $points }). Okraden: { $from }.
event-looked = { $known ->
    [yes] { $seat } vidí ruku ({ $at }): { $cards }.
   *[no] { $seat } vidí ruku ({ $at }).
}
event-gave-up = { $seat } to vzdává.
event-over = Konec. Vítězství: { $winners }.
terminal-welcome = Přístav. Kdo má nejvíc bodů, když jsou všechny karty zahrané, vyhrává.
terminal-first-time = Kdykoli na tebe přijde řada, napiš pravidla nebo pomoc.
terminal-rules =
    Ve svém tahu zahraješ kartu: přinese body, udělá, co na ní stojí, a lízneš si další.
    Když nikdo nemá kartu, vyhrává nejvíc bodů.
terminal-help =
    Napiš číslo možnosti, ?3 pro kartu možnosti 3, stůl, karty, záznam, pravidla, vzdát se nebo konec.
terminal-unknown-card = Karta { $name } není.
