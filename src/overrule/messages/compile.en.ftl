# Compile in English.
#
# Arguments that return in many messages:
#   $who    you: the viewer does it; other: somebody else, who is called $name
#   $of     whose thing it is: own (of the one who does it), yours (the viewer's), theirs (their opponent's)
#   $whose  you, opponent, or (for a spectator) other, who is called $owner
#   $known  all, some or none of the cards have a name for this viewer; $cards lists them
#   $line   1 to 3

## Words of the table

phase-draft = draft
phase-start = start
phase-control = check control
phase-compile = check compile
phase-action = action
phase-cache = check cache
phase-end = end

zone-hand = hand
zone-deck = deck
zone-trash = trash

box-top = top
box-middle = middle
box-bottom = bottom

card-down = a face-down card
card-unknown = an unknown card
protocol-compiled = Compiled
protocol-loading = Loading...

## Questions

prompt-of = { $card }: { $prompt }
prompt-waiting = The other player decides.

ask-draft = Pick a protocol.
ask-action = { $refresh ->
    [0] Your action: play a card.
   *[other] Your action: play a card, or refresh your hand.
 }
ask-compile = You must compile. Which line?
ask-control = Control went back to the middle. You may rearrange one player's protocols.
ask-target = { $verb ->
    [delete] Which card is deleted?
    [flip] Which card is flipped?
    [shift] Which card is shifted?
    [return] Which card is returned to its owner's hand?
    [take] Which card do you take?
    [reveal] Which card is revealed?
    [mimic] Which card's middle command do you use?
   *[other] Which card?
 }
ask-shift-to = { $cards ->
    [one] To which line is { $card } shifted?
   *[all] To which line are the cards shifted?
 }
ask-line = Which line?
ask-discard = { $duty ->
    [may] { $most ->
        [one] You may discard 1 card.
       *[other] You may discard up to { $most } cards. Which one first?
     }
    [more] { $most ->
        [one] You may discard 1 more card.
       *[other] You may discard up to { $most } more cards.
     }
    [exactly] { $most ->
        [one] Discard 1 card.
       *[other] Discard { $most } cards. Which one first?
     }
   *[least] { $least ->
        [one] Discard 1 card or more. Which one first?
       *[other] Discard { $least } cards or more. Which one first?
     }
 }
ask-cache = { $most ->
    [one] You hold too many cards. Discard 1.
   *[other] You hold too many cards. Discard { $most }. Which one first?
 }
ask-play = Play a card.
ask-play-line = To which line does the top card of the deck go, face down?
ask-trigger = Several commands happen now. Which one first?
ask-fire = Several cards come into play. Whose middle command first?
ask-may = Do you want to?
ask-either = One of the two. Which?
ask-who-first = Both players discard. Who is first?
ask-rearrange = In which order shall the protocols lie?
ask-swap-protocols = Which two of your protocols change places?
ask-swap-stacks = Which two of your stacks change places?
ask-number = State a number.
ask-protocol = State a protocol.
ask-search = Which card do you draw out of your deck?
ask-reveal-hand = Which card of your hand do you reveal?
ask-reveal-trash = Which card of your trash do you reveal?
ask-reveal-drawn = Do you reveal a card that you have just drawn?
ask-give = Which card of your hand do you give to your opponent?
ask-escape-to = { $card } escapes the compile. To which line is it shifted?
ask-escape = Several cards escape the compile. Which one first?

## Answers

option-pass = { $kind ->
    [action] Nothing can be played: skip the action
    [control] Leave the protocols as they are
    [discard] Discard nothing
    [may] No
    [reveal-drawn] Reveal nothing
    [play] Play nothing
   *[other] None of these
 }
option-do = Yes
option-refresh = { $count ->
    [one] Refresh your hand (draw 1 card)
   *[other] Refresh your hand (draw up to { $count } cards)
 }
option-first = { $what ->
    [player] You first
    [text] { $text }
   *[other] The first
 }
option-second = { $what ->
    [player] Your opponent first
    [text] { $text }
   *[other] The second
 }
option-done = No more
option-line = { $kind ->
    [compile] Compile line { $line }
   *[other] Line { $line }
 }
option-card = { $place ->
    [up] { $side ->
        [own] { $card } (your side, line { $line })
       *[theirs] { $card } (opponent's side, line { $line })
     }
    [known] { $side ->
        [own] { $card }, face down (your side, line { $line })
       *[theirs] { $card }, face down (opponent's side, line { $line })
     }
    [down] { $side ->
        [own] Face-down card no. { $number } (your side, line { $line })
       *[theirs] Face-down card no. { $number } (opponent's side, line { $line })
     }
   *[away] { $card }
 }
option-play = { $face ->
    [up] { $side ->
        [own] Play { $card } face up in line { $line }
       *[theirs] Play { $card } face up in line { $line } on the opponent's side
     }
   *[down] { $side ->
        [own] Play { $card } face down in line { $line }
       *[theirs] Play { $card } face down in line { $line } on the opponent's side
     }
 }
option-rearrange = { $side ->
    [own] Your protocols: { $protocols }
   *[theirs] Opponent's protocols: { $protocols }
 }
option-swap = Lines { $one } and { $two }
option-number = { $number }
option-protocol = { $protocol }
option-trigger = { $card }: { $box ->
    [top] top command
   *[bottom] bottom command
 }
option-pick = { $protocol }

## What happened

event-picked = { $who ->
    [you] You picked { $protocol }.
   *[other] { $name } picked { $protocol }.
 }
event-dealt = { $who ->
    [you] The match begins, and you start. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
   *[other] The match begins, and { $name } starts. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
 }
event-turn = { $who ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: { $name }.
 }
event-control = { $who ->
    [you] You took control.
    [nobody] Control went back to the middle.
   *[other] { $name } took control.
 }
event-action-skipped = { $who ->
    [you] You had nothing to play and skipped the action.
   *[other] { $name } had nothing to play and skipped the action.
 }
event-played = { $known ->
    [none] { $who ->
        [you] { $under ->
            [yes] You put a face-down card beneath another one in line { $line }.
           *[no] { $of ->
                [own] You played a card face down in line { $line }.
               *[other] You played a card face down in line { $line } on the opponent's side.
             }
         }
       *[other] { $under ->
            [yes] { $name } put a face-down card beneath another one in line { $line }.
           *[no] { $of ->
                [own] { $name } played a card face down in line { $line }.
                [yours] { $name } played a card face down in line { $line } on your side.
               *[theirs] { $name } played a card face down in line { $line } on the opponent's side.
             }
         }
     }
   *[all] { $who ->
        [you] { $under ->
            [yes] You put { $cards } face down beneath another card in line { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] You played { $cards } face up in line { $line }.
                   *[down] You played { $cards } face down in line { $line }.
                 }
               *[other] { $face ->
                    [up] You played { $cards } face up in line { $line } on the opponent's side.
                   *[down] You played { $cards } face down in line { $line } on the opponent's side.
                 }
             }
         }
       *[other] { $under ->
            [yes] { $name } put { $cards } face down beneath another card in line { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] { $name } played { $cards } face up in line { $line }.
                   *[down] { $name } played { $cards } face down in line { $line }.
                 }
                [yours] { $face ->
                    [up] { $name } played { $cards } face up in line { $line } on your side.
                   *[down] { $name } played { $cards } face down in line { $line } on your side.
                 }
               *[theirs] { $face ->
                    [up] { $name } played { $cards } face up in line { $line } on the opponent's side.
                   *[down] { $name } played { $cards } face down in line { $line } on the opponent's side.
                 }
             }
         }
     }
 }
event-text = { $box ->
    [top] { $cards }: its top command happens.
    [bottom] { $cards }: its bottom command happens.
   *[middle] { $cards }: its middle command happens.
 }
event-chain-ended = The same position came back for the third time: the chain ends here (CO-76).
event-compiling = { $who ->
    [you] You are compiling line { $line }.
   *[other] { $name } is compiling line { $line }.
 }
event-compiled = { $who ->
    [you] Your protocol in line { $line } is Compiled now.
   *[other] { $name }: the protocol in line { $line } is Compiled now.
 }
event-recompiled = { $who ->
    [you] You recompiled line { $line } and draw from the opponent's deck instead.
   *[other] { $name } recompiled line { $line } and draws from the opponent's deck instead.
 }
event-deleted = { $who ->
    [you] { $of ->
        [own] You deleted on your side: { $cards }.
       *[other] You deleted on the opponent's side: { $cards }.
     }
   *[other] { $of ->
        [own] { $name } deleted on their own side: { $cards }.
        [yours] { $name } deleted on your side: { $cards }.
       *[theirs] { $name } deleted on the opponent's side: { $cards }.
     }
 }
event-drew = { $known ->
    [none] { $of ->
        [own] { $count ->
            [one] { $name } drew 1 card.
           *[other] { $name } drew { $count } cards.
         }
        [yours] { $count ->
            [one] { $name } drew 1 card from your deck.
           *[other] { $name } drew { $count } cards from your deck.
         }
       *[theirs] { $count ->
            [one] { $name } drew 1 card from the opponent's deck.
           *[other] { $name } drew { $count } cards from the opponent's deck.
         }
     }
   *[all] { $who ->
        [you] { $of ->
            [own] You drew { $cards }.
           *[other] You drew from the opponent's deck: { $cards }.
         }
       *[other] { $of ->
            [own] { $name } drew { $cards }.
            [yours] { $name } drew from your deck: { $cards }.
           *[theirs] { $name } drew from the opponent's deck: { $cards }.
         }
     }
 }
event-discarded = { $who ->
    [you] { $of ->
        [own] You discarded { $cards }.
       *[other] You discarded into the opponent's trash: { $cards }.
     }
   *[other] { $of ->
        [own] { $name } discarded { $cards }.
        [yours] { $name } discarded into your trash: { $cards }.
       *[theirs] { $name } discarded into the opponent's trash: { $cards }.
     }
 }
event-discarded-from-deck = { $who ->
    [you] { $of ->
        [own] You discarded from your deck: { $cards }.
       *[other] You discarded from the opponent's deck: { $cards }.
     }
   *[other] { $of ->
        [own] { $name } discarded from their own deck: { $cards }.
        [yours] { $name } discarded from your deck: { $cards }.
       *[theirs] { $name } discarded from the opponent's deck: { $cards }.
     }
 }
event-shuffled = { $who ->
    [you] Your deck was shuffled.
   *[other] { $name }: the deck was shuffled.
 }
event-refreshed = { $who ->
    [you] You refreshed your hand.
   *[other] { $name } refreshed their hand.
 }
event-rearranged = { $who ->
    [you] Your protocols were rearranged.
   *[other] { $name }: the protocols were rearranged.
 }
event-flipped = { $whose ->
    [you] { $face ->
        [up] { $cards } on your side in line { $line } was turned face up.
       *[down] { $cards } on your side in line { $line } was turned face down.
     }
    [opponent] { $face ->
        [up] { $cards } on the opponent's side in line { $line } was turned face up.
       *[down] { $cards } on the opponent's side in line { $line } was turned face down.
     }
   *[other] { $face ->
        [up] { $cards } on the side of { $owner } in line { $line } was turned face up.
       *[down] { $cards } on the side of { $owner } in line { $line } was turned face down.
     }
 }
event-shifted = { $whose ->
    [you] { $count ->
        [one] Shifted on your side to line { $line }: { $cards }.
       *[other] { $count } cards were shifted on your side to line { $line }: { $cards }.
     }
    [opponent] { $count ->
        [one] Shifted on the opponent's side to line { $line }: { $cards }.
       *[other] { $count } cards were shifted on the opponent's side to line { $line }: { $cards }.
     }
   *[other] { $count ->
        [one] Shifted on the side of { $owner } to line { $line }: { $cards }.
       *[other] { $count } cards were shifted on the side of { $owner } to line { $line }: { $cards }.
     }
 }
event-returned = { $whose ->
    [you] Returned to your hand: { $cards }.
    [opponent] Returned to the opponent's hand: { $cards }.
   *[other] Returned to the hand of { $owner }: { $cards }.
 }
event-returned-to-deck = { $whose ->
    [you] Returned to the top of your deck instead of your hand: { $cards }.
    [opponent] Returned to the top of the opponent's deck instead of their hand: { $cards }.
   *[other] Returned to the top of the deck of { $owner } instead of their hand: { $cards }.
 }
event-taken = { $who ->
    [you] You took into your hand: { $cards }.
   *[other] { $of ->
        [yours] { $name } took from your side: { $cards }.
       *[other] { $name } took from the opponent's side: { $cards }.
     }
 }
event-gave = { $who ->
    [you] You gave to your opponent: { $cards }.
   *[other] { $of ->
        [yours] { $name } gave you: { $cards }.
       *[theirs] { $name } gave to the opponent: { $cards }.
     }
 }
event-lost = { $who ->
    [you] Your opponent took a random card of your hand: { $cards }.
   *[other] { $of ->
        [yours] You took a random card of the opponent's hand: { $cards }.
       *[theirs] { $name } lost a random card of the hand to the opponent: { $cards }.
     }
 }
event-revealed = { $from ->
    [hand] { $who ->
        [you] Revealed from your hand: { $cards }.
       *[other] { $name } revealed from the hand: { $cards }.
     }
    [deck] { $who ->
        [you] Revealed from your deck: { $cards }.
       *[other] { $name } revealed from the deck: { $cards }.
     }
    [trash] { $who ->
        [you] Revealed from your trash: { $cards }.
       *[other] { $name } revealed from the trash: { $cards }.
     }
   *[field] { $who ->
        [you] Revealed on your side: { $cards }.
       *[other] Revealed on the side of { $name }: { $cards }.
     }
 }
event-stated-number = { $who ->
    [you] You stated the number { $what }.
   *[other] { $name } stated the number { $what }.
 }
event-stated-protocol = { $who ->
    [you] You stated the protocol { $what }.
   *[other] { $name } stated the protocol { $what }.
 }
event-stacks-swapped = { $who ->
    [you] You swapped your stacks in lines { $one } and { $two }.
   *[other] { $name } swapped the stacks in lines { $one } and { $two }.
 }
event-barred = { $who ->
    [you] You cannot compile in your next turn.
   *[other] { $name } cannot compile in the next turn.
 }
event-over = { $ending ->
    [stalemate] A draw: neither player can do anything any more (CO-06).
    [too-long] A draw: the match took too long (CO-76).
   *[compiled] { $who ->
        [you] You have won: all three of your protocols are Compiled (CO-13).
       *[other] { $name } has won: all three protocols are Compiled (CO-13).
     }
 }

## The table in the terminal

table-line = Line { $line }
table-empty = empty
table-total = total { $total }
table-status = Turn { $turn } · { $who ->
    [you] yours
   *[other] { $name }
 } · phase: { $phase }
table-control = { $who ->
    [you] you have control
    [nobody] control lies in the middle
   *[other] { $name } has control
 }
table-no-control = played without control
table-barred = { $when ->
    [now] { $who ->
        [you] you cannot compile in this turn
       *[other] { $name } cannot compile in this turn
     }
   *[next] { $who ->
        [you] you cannot compile in your next turn
       *[other] { $name } cannot compile in the next turn
     }
 }
table-coming = { $face ->
    [up] on its way to line { $line }: { $card }
   *[down] on its way to line { $line }: a face-down card
 }
table-hand = Your hand
table-drafted = Picked so far: { $protocols }
table-up = up
table-down = down
table-theirs = opponent's side
table-no-text = (no command)
table-trash = { $name }, trash: { $cards }

terminal-welcome = Compile: bring all three of your protocols to Compiled before your opponent does.
terminal-rules =
    Your goal: turn all three of your protocols to Compiled.
    In your turn you play one card, or you refresh your hand to five cards. Face up, a card goes only to a line where its own protocol lies, on your side or your opponent's. Face down it goes to any line; it counts 2 then and says nothing.
    If you have 10 or more in a line at the start of your turn, and more than your opponent has there, you must compile it: all cards of the line are deleted, and your protocol there is Compiled.
    Whoever is ahead in two lines at the start of their turn takes control; it is given back when compiling or refreshing, for the right to rearrange one player's protocols.
    A card has up to three texts. The top one counts while the card lies face up, even covered. The middle one happens when the card is played face up, turned up or uncovered. The bottom one counts while the card is face up and uncovered.
    All rules: overrule rules compile
terminal-help =
    What you can type:
      3          choose option 3
      ?3         explain what option 3 is about
      ? fire-3   explain a card
      ? fire     explain a protocol: all its cards
      any        let chance choose for you
      table      show the table again
      cards      the texts of all cards that lie face up
      trash      the cards in both trashes
      log        all that has happened
      rules      the rules in short
      quit       end the match
