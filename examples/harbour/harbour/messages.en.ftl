ask-play = Play a card.
ask-opponent = { $card }: choose an opponent.
option-play = Play { $card }
card-down = a card
table-deck = The deck
table-cards = Cards: { $count }
table-hand = Hand
table-played = Ships and people
table-points = Points: { $count }
event-turn = Turn { $turn }: { $seat }.
event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-played = { $who ->
    [you] You play { $cards }
   *[other] { $seat } plays { $cards }
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-robbed = { $who ->
    [you] You take { $points } from { $from }.
   *[other] { $seat } takes { $points } from { $from }.
}
event-looked = { $who ->
    [you] You look at the hand of { $at }: { $cards }.
   *[other] { $seat } looks at the hand of { $at }.
}
event-gave-up = { $who ->
    [you] You give up.
   *[other] { $seat } gives up.
}
event-over = The match is over. Won by: { $winners }.
terminal-welcome = Harbour. Whoever has the most points when all cards are played wins.
terminal-first-time = Type rules or help whenever you are asked something.
terminal-rules =
    In your turn you play a card: it scores, it does what it says, and you draw another.
    When nobody has a card left, the most points win.
terminal-help =
    Type the number of an option, ?3 for the card of option 3, table, cards, log, rules, concede or quit.
terminal-unknown-card = There is no card { $name }.
