# Decks of Planetary Conquerors. English.

deck-miners = Miners ({ $count })
deck-buildings = Buildings ({ $count })
deck-warriors = Warriors ({ $count })
deck-traps = Traps ({ $count })
deck-spells = Spells ({ $count })
deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
deck-sound = can be played
deck-in-line = line { $line }

deck-too-small = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs at least { $least } (PC-13.1).
deck-too-large = The deck has { $count } cards; it can have at most { $most } (PC-13.1).
deck-too-many = { $card }: { $count } copies. With { $stars } stars, { $most ->
    [one] only 1 is allowed
   *[other] at most { $most } are allowed
 } (PC-13.2).
deck-no-starting = Every player begins with { $card }, so the deck needs at least 1 (PC-13.3).
deck-unknown = There is no card "{ $name }".
deck-unknown-near = There is no card "{ $name }". Did you mean: { $near }?
deck-token = { $card }: only effects make this card, so it cannot be in a deck.
deck-number = { $card }: { $count } cannot be a number of cards; it must be at least 1.
deck-line = "{ $line }" cannot be read. A line is a number, a space and the name of a card.
