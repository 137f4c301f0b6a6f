# What the client says of Compile. English.

compile-name = Compile
compile-about = Two programs, three lines: get ahead in each and compile it.
compile-facts = 2 players · 30 protocols

## First screen

options-protocols = Protocols
options-protocols-draft = Draft
options-protocols-draft-meaning = You pick in turn: 1, 2, 2, 1.
options-protocols-random = Random
options-protocols-random-meaning = Three each, ready at once.
options-protocols-fixed = Fixed
options-protocols-fixed-meaning = You choose for both sides.
options-protocol-line = Protocol in line { $line }
options-sets = Sets on offer
options-control = With the control component

## A match

strip-compile-start = start
strip-compile-control = control
strip-compile-compile = compile
strip-compile-action = action
strip-compile-cache = cache
strip-compile-end = end
strip-compile-start-about = Commands that wait for the start of the turn are carried out.
strip-compile-control-about = Whoever leads in two lines takes control.
strip-compile-compile-about = A line where you have 10 or more, and more than your opponent, must be compiled.
strip-compile-action-about = Play a card, or refresh.
strip-compile-cache-about = Whoever holds more than five cards discards down to five.
strip-compile-end-about = Commands that wait for the end of the turn are carried out.

number-compiled = Protocols compiled

## The table of Compile

co-you-compile = You compile { $what }
co-compiles = { $name } compiles { $what }
co-line = line { $line }
co-up = Face up
co-down = Face down
co-covered = covered
co-coming = on its way
co-leaving = On the way out:
co-down-note = It lies face down: it counts as { $value }, and its commands do not apply.
co-known = You know it: { $card }
co-counts = counts as { $value }
co-source = its text is being carried out
co-about = the question is about this card
co-new = new
co-changed = new or changed since your opponent’s turn
co-place-own = Line { $line }, your side
co-place-of = Line { $line }, side of { $name }
co-protocol-of = Line { $line }, protocol of { $name }
co-of-full = { $total } of { $full }
co-gauge = A line with { $full } or more, and more than the opponent has, is compiled.
co-not-ahead = Not ahead
co-leads = ahead
co-ready = must be compiled when the turn begins
co-ready-short = Compiles next turn
co-stack = Stack { $line }
co-control = Control
co-control-holds = Has control: whoever compiles or refreshes with it may first rearrange the protocols of one side.
co-control-other = The other player has control.
co-control-free = Nobody has control. Whoever leads in two lines as their turn begins takes it.
co-trash = Trash: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
co-refreshed-alone = You had no card left to play, so you refreshed your hand.
co-cancel = Cancel
co-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
co-discard-exactly = choose { $most } cards to discard ({ $chosen } of { $most }).
co-discard-some = choose the cards to discard: at least { $least } ({ $chosen } so far).
co-hint-place = choose a place. Face up in line { $line }, where its protocol lies; face down in any line, as a 2 without commands.
co-hint-where = choose a place.
co-hint-barred = A card’s command keeps it from being played face up now.
co-hint-no-line = Its protocol is in no line, so you can only play it face down.
co-hint-order = Choose two protocols to swap.
co-hint-stacks = Choose two of your stacks to swap.
co-why-chosen = It is already chosen.
co-why-not-now = It cannot be played now.
co-draft-you = { $count ->
    [one] Your pick: choose 1 protocol
   *[other] Your pick: choose { $count } protocols
 }
co-draft-waits = { $name } is picking…
co-draft-order = Who picks when
co-draft-now = is being picked now
co-draft-later = not picked yet
co-draft-other = Other sets
co-draft-taken = Taken: { $name }
co-draft-pick = Pick
co-draft-pick-of = Pick { $protocol }
co-draft-cards = Cards
co-draft-cards-of = Cards of { $protocol }

## Card browser

cards-protocol = Protocol
cards-value = Value

## Rules

compile-box-top = Top box: it counts while the card is face up, even when covered.
compile-box-middle = Middle box: it happens when the card is played face up, flipped face up or uncovered.
compile-box-bottom = Bottom box: it counts while the card is face up and uncovered.
compile-word-flip = Flip: turn it over: face up becomes face down, and the other way round.
compile-word-covered = Covered: another card lies on it.
compile-word-uncovered = Uncovered: no card lies on it: it is the last of its stack.
compile-word-shift = Shift: it moves to another line of the same side, on top there.
compile-word-reveal = Reveal: both players see it, then it lies as before.
compile-word-rearrange = Rearrange: put the three protocols in another order; cards stay.
compile-word-swap = Swap: two protocols or stacks change places.
compile-word-refresh = Refresh: draw until you hold five cards.
compile-word-compile = Compile: with 10 or more and more than the other side, the line is deleted and its protocol counts as compiled.
compile-word-trash = Trash: where discarded and deleted cards lie face up.
compile-word-start = Start: at the beginning of your turn.
compile-word-end = End: at the end of your turn.
compile-word-highest = Highest and lowest: only uncovered cards are compared, unless it says otherwise.
compile-tip-1 = Compile all three of your protocols to win: 10 or more in a line, and more than your opponent, as your turn begins.
compile-tip-2 = Choose a card, then a line: face up where its protocol lies, or face down anywhere, as a 2.
compile-tip-3 = Few cards left? Refresh draws up to five, instead of playing a card.
compile-tip-4 = The light bulb shows the best choices and why. The clock at the top replays the last turn.
compile-tip-5 = A card that comes to light again does again what its middle box says: mind what lies under the cards that you remove.
compile-tip-6 = A line that glows is compiled when its owner’s turn begins. Then all cards in it are deleted, on both sides.
compile-tip-7 = Top boxes count even while they are covered, bottom boxes only while they are not.
compile-turn-over = Your turn ended by itself: you get one action each turn.
compile-advice = Next time: fill one line up to 10 before you begin another, and do not let your opponent get ahead in it.
compile-preset-first-name = First match
compile-preset-first = The protocols are given, with the simplest rules.
compile-preset-classic-name = Draft from 12
compile-preset-classic = Take turns picking three protocols each from the first set.
compile-preset-all-name = Draft from all
compile-preset-all = Take turns picking three protocols each from all sets.
compile-rules = In our own words. A rule comes from the printed rulebook, from later texts of the publisher or from answers of the designer; where these are silent or at odds, we had to decide.
