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

card-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
 }
card-down-acc = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
 }
card-down-gen = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
 }
card-unknown = { $count ->
    [one] an unknown card
   *[other] { $count } unknown cards
 }
card-unknown-acc = { $count ->
    [one] an unknown card
   *[other] { $count } unknown cards
 }
card-unknown-gen = { $count ->
    [one] an unknown card
   *[other] { $count } unknown cards
 }
protocol-compiled = Compiled
protocol-loading = Loading...
protocols-from-lines = lines { $lines }

## Questions

prompt-of = { $card }: { $prompt }

ask-draft = Pick a protocol: its six cards go into your deck.
ask-action = { $refresh ->
    [0] Your action: play a card.
   *[other] Your action: play a card, or refresh your hand.
 }
ask-compile = You must compile. Which line?
ask-control = Control goes back to neutral. You may now rearrange one player’s protocols; each option lists them from line 1 to line 3.
ask-target = { $verb ->
    [delete] Which card is deleted?
    [flip] Which card is flipped?
    [shift] Which card is shifted?
    [return] Which card is returned to its owner’s hand?
    [take] Which card do you take?
    [reveal] Which card is revealed?
    [mimic] Which card’s middle command do you use?
   *[other] Which card?
 }
ask-shift-to = { $cards ->
    [one] To which line is { $card } shifted?
   *[all] To which line are the cards shifted?
 }
ask-line = { $told ->
    [yes] { $lines ->
        [each] { $text } Which line is next?
       *[one] { $text } Which line?
     }
   *[no] { $lines ->
        [each] This happens in each of these lines. Which one is next?
       *[one] In which line does this happen?
     }
 }
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
    [one] You hold more than 5 cards. Discard 1.
   *[other] You hold more than 5 cards. Discard { $most }. Which one first?
 }
ask-play = { $possible ->
    [no] You have no card that you can play like this.
   *[yes] Play a card.
 }
ask-play-line = { $side ->
    [theirs] To which line on your opponent’s side does the top card of the deck go, face down?
   *[own] To which line on your side does the top card of the deck go, face down?
 }
ask-trigger = Several commands happen now. Which one first?
ask-fire = Several middle commands happen now. Which card comes first?
ask-may = { $told ->
    [yes] { $text } Do you?
   *[no] Do you want to?
 }
ask-either = { $about ->
    [card] What happens to { $card }?
   *[other] Which of the two?
 }
ask-who-first = Both players discard. Who goes first?
ask-rearrange = In which order do the protocols lie, from line 1 to line 3?
ask-swap-protocols = Which two of your protocols swap places?
ask-swap-stacks = Which two of your stacks swap places?
ask-number = Name a number.
ask-protocol = Name a protocol.
ask-search = Which card do you draw from your deck?
ask-reveal-hand = Which card from your hand do you reveal?
ask-reveal-trash = Which card from your trash do you reveal?
ask-reveal-drawn = { $possible ->
    [no] None of the cards that you have just drawn has the named value.
   *[yes] Which of the cards that you have just drawn do you reveal?
 }
ask-give = Which card from your hand do you give to your opponent?
ask-escape-to = { $card } escapes the compile. To which line is it shifted?
ask-escape = Several cards escape the compile. Which one chooses its line first?

## Answers

option-pass = { $kind ->
    [action] Nothing can be played: skip the action
    [control] Leave the protocols as they are
    [discard] Discard nothing
    [either] Neither
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
       *[theirs] { $card } (opponent’s side, line { $line })
     }
    [known] { $side ->
        [own] { $card }, face down (your side, line { $line })
       *[theirs] { $card }, face down (opponent’s side, line { $line })
     }
    [down] { $side ->
        [own] Face-down card, no. { $number } from the protocol (your side, line { $line })
       *[theirs] Face-down card, no. { $number } from the protocol (opponent’s side, line { $line })
     }
   *[away] { $kind ->
        [discard] Discard { $card }
        [cache] Discard { $card }
        [give] Give { $card }
        [reveal-hand] Reveal { $card }
        [reveal-drawn] Reveal { $card }
        [reveal-trash] Reveal { $card }
       *[other] { $card }
     }
 }
option-play = { $face ->
    [up] { $side ->
        [own] Play { $card } face up in line { $line }
       *[theirs] Play { $card } face up in line { $line } on the opponent’s side
     }
   *[down] { $side ->
        [own] Play { $card } face down in line { $line }
       *[theirs] Play { $card } face down in line { $line } on the opponent’s side
     }
 }
option-rearrange = { $side ->
    [own] Your protocols: { $protocols }
   *[theirs] Opponent’s protocols: { $protocols }
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
    [you] You pick { $protocol }.
   *[other] { $name } picks { $protocol }.
 }
event-dealt = { $who ->
    [you] The match begins, and you start. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
   *[other] The match begins, and { $name } starts. { $one }: { $protocols1 }. { $two }: { $protocols2 }.
 }
event-turn = { $who ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $name }’s turn.
 }
event-control = { $who ->
    [you] You take control.
    [nobody] Control goes back to neutral.
   *[other] { $name } takes control.
 }
event-action-skipped = { $who ->
    [you] You have nothing to play and skip your action.
   *[other] { $name } has nothing to play and skips the action.
 }
event-played = { $known ->
    [none] { $who ->
        [you] { $under ->
            [yes] You put a face-down card beneath another one in line { $line }.
           *[no] { $of ->
                [own] You play a card face down in line { $line }.
               *[other] You play a card face down in line { $line } on the opponent’s side.
             }
         }
       *[other] { $under ->
            [yes] { $name } puts a face-down card beneath another one in line { $line }.
           *[no] { $of ->
                [own] { $name } plays a card face down in line { $line }.
                [yours] { $name } plays a card face down in line { $line } on your side.
               *[theirs] { $name } plays a card face down in line { $line } on { $owner }’s side.
             }
         }
     }
   *[all] { $who ->
        [you] { $under ->
            [yes] You put { $cards } face down beneath another card in line { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] You play { $cards } face up in line { $line }.
                   *[down] You play { $cards } face down in line { $line }.
                 }
               *[other] { $face ->
                    [up] You play { $cards } face up in line { $line } on the opponent’s side.
                   *[down] You play { $cards } face down in line { $line } on the opponent’s side.
                 }
             }
         }
       *[other] { $under ->
            [yes] { $name } puts { $cards } face down beneath another card in line { $line }.
           *[no] { $of ->
                [own] { $face ->
                    [up] { $name } plays { $cards } face up in line { $line }.
                   *[down] { $name } plays { $cards } face down in line { $line }.
                 }
                [yours] { $face ->
                    [up] { $name } plays { $cards } face up in line { $line } on your side.
                   *[down] { $name } plays { $cards } face down in line { $line } on your side.
                 }
               *[theirs] { $face ->
                    [up] { $name } plays { $cards } face up in line { $line } on { $owner }’s side.
                   *[down] { $name } plays { $cards } face down in line { $line } on { $owner }’s side.
                 }
             }
         }
     }
 }
event-text = { $who ->
    [you] Your { $cards }: { $text }
   *[other] { $name }’s { $cards }: { $text }
 }
event-text-uncovered = { $who ->
    [you] Your { $cards } is uncovered: { $text }
   *[other] { $name }’s { $cards } is uncovered: { $text }
 }
event-text-vain = { $who ->
    [you] Your { $cards } has no effect: { $text }
   *[other] { $name }’s { $cards } has no effect: { $text }
 }
event-text-declined = { $who ->
    [you] You do not use your { $cards }: { $text }
   *[other] { $name } does not use { $cards }: { $text }
 }
box-quoted = “{ $text }”
box-named = { $box ->
    [top] the top command.
    [bottom] the bottom command.
   *[middle] the middle command.
 }
event-mimicked = { $who ->
    [you] Your { $copier } uses the middle command of { $copied }.
   *[other] { $name }’s { $copier } uses the middle command of { $copied }.
 }
event-mimicked-vain = { $who ->
    [you] Your { $copier } uses the middle command of { $copied }, which has no effect.
   *[other] { $name }’s { $copier } uses the middle command of { $copied }, which has no effect.
 }
event-mimicked-declined = { $who ->
    [you] Your { $copier } could use the middle command of { $copied }, but you decline.
   *[other] { $name }’s { $copier } could use the middle command of { $copied }, but { $name } declines.
 }
event-no-effect = Nothing happens.
event-skipped = { $what ->
    [deck] { $who ->
        [you] Your deck is empty, so that part does nothing.
       *[other] { $name }’s deck is empty, so that part does nothing.
     }
   *[target] No card fits the next part, so it is skipped.
 }
event-turned-out = { $known ->
    [all] { $count ->
        [one] { $way ->
            [played] The card played was { $cards }.
            [taken] The card taken was { $cards }.
           *[deleted] The deleted card was { $cards }.
         }
       *[other] { $way ->
            [played] The cards played were { $cards }.
            [taken] The cards taken were { $cards }.
           *[deleted] The deleted cards were { $cards }.
         }
     }
   *[none] { $name } sees what it is.
 }
event-chain-ended = The same position has come up for the third time: the chain ends here (CO-76).
event-compiling = { $who ->
    [you] You compile line { $line }, { $total } to { $other }.
   *[other] { $name } compiles line { $line }, { $total } to { $other }.
 }
event-compiled = { $who ->
    [you] Your { $what } protocol in line { $line } is now Compiled.
   *[other] { $name }’s { $what } protocol in line { $line } is now Compiled.
 }
event-recompiled = { $who ->
    [you] Your { $what } protocol in line { $line } is already Compiled, so you recompile the line.
   *[other] { $name }’s { $what } protocol in line { $line } is already Compiled, so { $name } recompiles the line.
 }
event-deleted = { $who ->
    [you] { $of ->
        [own] You delete { $cards } on your side.
       *[other] You delete { $cards } on the opponent’s side.
     }
   *[other] { $of ->
        [own] { $name } deletes { $cards } on their own side.
        [yours] { $name } deletes { $cards } on your side.
       *[theirs] { $name } deletes { $cards } on { $owner }’s side.
     }
 }
event-drew = { $known ->
    [none] { $of ->
        [own] { $count ->
            [one] { $name } draws 1 card.
           *[other] { $name } draws { $count } cards.
         }
        [yours] { $count ->
            [one] { $name } draws 1 card from your deck.
           *[other] { $name } draws { $count } cards from your deck.
         }
       *[theirs] { $count ->
            [one] { $name } draws 1 card from { $owner }’s deck.
           *[other] { $name } draws { $count } cards from { $owner }’s deck.
         }
     }
   *[all] { $who ->
        [you] { $of ->
            [own] You draw { $cards }.
           *[other] You draw { $cards } from the opponent’s deck.
         }
       *[other] { $of ->
            [own] { $name } draws { $cards }.
            [yours] { $name } draws { $cards } from your deck.
           *[theirs] { $name } draws { $cards } from { $owner }’s deck.
         }
     }
 }
event-discarded = { $who ->
    [you] { $of ->
        [own] You discard { $cards }.
       *[other] You discard { $cards } into the opponent’s trash.
     }
   *[other] { $of ->
        [own] { $name } discards { $cards }.
        [yours] { $name } discards { $cards } into your trash.
       *[theirs] { $name } discards { $cards } into { $owner }’s trash.
     }
 }
event-discarded-cache = { $who ->
    [you] You clear your cache and discard { $cards }.
   *[other] { $name } clears their cache and discards { $cards }.
 }
event-discarded-from-deck = { $who ->
    [you] { $of ->
        [own] You discard { $cards } from your deck.
       *[other] You discard { $cards } from the opponent’s deck.
     }
   *[other] { $of ->
        [own] { $name } discards { $cards } from their own deck.
        [yours] { $name } discards { $cards } from your deck.
       *[theirs] { $name } discards { $cards } from { $owner }’s deck.
     }
 }
event-shuffled = { $who ->
    [you] Your deck is shuffled.
   *[other] { $name }’s deck is shuffled.
 }
event-refreshed = { $who ->
    [you] You refresh your hand.
   *[other] { $name } refreshes their hand.
 }
event-rearranged-swap = { $who ->
    [you] { $of ->
        [own] You swap two of your protocols; the order is now { $protocols }.
       *[other] You swap two of the opponent’s protocols; the order is now { $protocols }.
     }
   *[other] { $of ->
        [own] { $name } swaps two of their own protocols; the order is now { $protocols }.
        [yours] { $name } swaps two of your protocols; the order is now { $protocols }.
       *[theirs] { $name } swaps two of { $owner }’s protocols; the order is now { $protocols }.
     }
 }
event-rearranged = { $who ->
    [you] { $of ->
        [own] You rearrange your protocols; the order is now { $protocols }.
       *[other] You rearrange the opponent’s protocols; the order is now { $protocols }.
     }
   *[other] { $of ->
        [own] { $name } rearranges their own protocols; the order is now { $protocols }.
        [yours] { $name } rearranges your protocols; the order is now { $protocols }.
       *[theirs] { $name } rearranges { $owner }’s protocols; the order is now { $protocols }.
     }
 }
event-flipped = { $whose ->
    [you] { $face ->
        [up] On your side in line { $line }, { $cards } is flipped face up.
       *[down] On your side in line { $line }, { $cards } is flipped face down.
     }
    [opponent] { $face ->
        [up] On the opponent’s side in line { $line }, { $cards } is flipped face up.
       *[down] On the opponent’s side in line { $line }, { $cards } is flipped face down.
     }
   *[other] { $face ->
        [up] On { $owner }’s side in line { $line }, { $cards } is flipped face up.
       *[down] On { $owner }’s side in line { $line }, { $cards } is flipped face down.
     }
 }
event-shifted = { $whose ->
    [you] { $count ->
        [one] On your side, { $cards } is shifted to line { $line }.
       *[other] On your side, { $cards } are shifted to line { $line }.
     }
    [opponent] { $count ->
        [one] On the opponent’s side, { $cards } is shifted to line { $line }.
       *[other] On the opponent’s side, { $cards } are shifted to line { $line }.
     }
   *[other] { $count ->
        [one] On { $owner }’s side, { $cards } is shifted to line { $line }.
       *[other] On { $owner }’s side, { $cards } are shifted to line { $line }.
     }
 }
event-returned = { $whose ->
    [you] { $count ->
        [one] { $cards } returns to your hand.
       *[other] { $cards } return to your hand.
     }
    [opponent] { $count ->
        [one] { $cards } returns to the opponent’s hand.
       *[other] { $cards } return to the opponent’s hand.
     }
   *[other] { $count ->
        [one] { $cards } returns to { $owner }’s hand.
       *[other] { $cards } return to { $owner }’s hand.
     }
 }
event-returned-to-deck = { $whose ->
    [you] Instead of returning to your hand, { $cards } { $count ->
        [one] is
       *[other] are
     } on the way to the top of your deck.
    [opponent] Instead of returning to the opponent’s hand, { $cards } { $count ->
        [one] is
       *[other] are
     } on the way to the top of their deck.
   *[other] Instead of returning to { $owner }’s hand, { $cards } { $count ->
        [one] is
       *[other] are
     } on the way to the top of their deck.
 }
event-taken = { $who ->
    [you] You take { $cards } into your hand.
   *[other] { $of ->
        [yours] { $name } takes { $cards } from your side.
       *[other] { $name } takes { $cards } from the opponent’s side.
     }
 }
event-gave = { $who ->
    [you] You give { $cards } to your opponent.
   *[other] { $of ->
        [yours] { $name } gives you { $cards }.
       *[theirs] { $name } gives { $cards } to { $owner }.
     }
 }
event-lost = { $who ->
    [you] Your opponent takes a random card from your hand: { $cards }.
   *[other] { $of ->
        [yours] You take a random card from the opponent’s hand: { $cards }.
       *[theirs] { $owner } takes a random card from { $name }’s hand: { $cards }.
     }
 }
event-revealed = { $from ->
    [hand] { $who ->
        [you] You reveal { $cards } from your hand.
       *[other] { $name } reveals { $cards } from their hand.
     }
    [deck] { $who ->
        [you] You reveal { $cards } from your deck.
       *[other] { $name } reveals { $cards } from their deck.
     }
    [trash] { $who ->
        [you] You reveal { $cards } from your trash.
       *[other] { $name } reveals { $cards } from their trash.
     }
   *[field] { $who ->
        [you] On your side, { $cards } is revealed.
       *[other] On { $name }’s side, { $cards } is revealed.
     }
 }
event-stated-number = { $who ->
    [you] You name the number { $what }.
   *[other] { $name } names the number { $what }.
 }
event-stated-protocol = { $who ->
    [you] You name the protocol { $what }.
   *[other] { $name } names the protocol { $what }.
 }
event-stacks-swapped = { $who ->
    [you] You swap your stacks in lines { $one } and { $two }.
   *[other] { $name } swaps their stacks in lines { $one } and { $two }.
 }
event-barred = { $who ->
    [you] You cannot compile on your next turn.
   *[other] { $name } cannot compile on their next turn.
 }
event-over = { $ending ->
    [stalemate] A draw: neither player can do anything any more (CO-06).
    [too-long] A draw: the match has taken too long (CO-76).
    [conceded] { $who ->
        [you] You win: your opponent has conceded.
        [opponent] { $name } wins: you have conceded.
       *[other] { $name } wins: the opponent has conceded.
     }
   *[compiled] { $who ->
        [you] You win: all three of your protocols are Compiled (CO-13).
       *[other] { $name } wins: all three of their protocols are Compiled (CO-13).
     }
 }

## The table in the terminal

table-line = Line { $line }
table-empty = empty
table-total = total { $total }
table-compiled = { $count } of 3 compiled
table-status = Turn { $turn } · { $who ->
    [you] your turn
   *[other] { $name }’s turn
 } · phase: { $phase }
table-control = { $who ->
    [you] you have control
    [nobody] control is neutral
   *[other] { $name } has control
 }
table-no-control = played without control
table-barred = { $when ->
    [now] { $who ->
        [you] you cannot compile this turn
       *[other] { $name } cannot compile this turn
     }
   *[next] { $who ->
        [you] you cannot compile on your next turn
       *[other] { $name } cannot compile on their next turn
     }
 }
table-coming = { $face ->
    [up] on its way to line { $line }: { $card }
   *[down] on its way to line { $line }: a face-down card
 }
table-hand = Your hand
table-hand-empty = no cards
table-drafted = { $name }: { $protocols }
table-drafted-none = nothing yet
table-up = up
table-down = down
table-faces = up: with its value and its commands · down: value 2, no commands
table-line-of = Line { $line } ({ $own } { $own_total } : { $their_total } { $theirs })
table-theirs = opponent’s side
table-no-text = (no command)
table-trash = { $name }, trash: { $cards }

terminal-welcome = Compile. Whoever is first to turn all three of their protocols to Compiled wins.
terminal-first-time = New here? Type rules or help whenever you are asked something.
terminal-draft-hint = Type its number or its name; ?3 shows all cards of protocol 3. Your first pick lies in line 1, and so on.
terminal-source = { $whose ->
    [you] Your card { $card }, { $box ->
        [top] top
        [bottom] bottom
       *[middle] middle
     } command:
    [opponent] Your opponent’s card { $card }, { $box ->
        [top] top
        [bottom] bottom
       *[middle] middle
     } command:
   *[other] { $card }, { $box ->
        [top] top
        [bottom] bottom
       *[middle] middle
     } command:
 }
terminal-compiling = You have at least 10 there and more than your opponent, so you must. It takes the place of your action.
terminal-refreshing = You hold no cards, so there is nothing else to do.
terminal-mimics = { $card } uses the middle command of { $other }:
terminal-unknown-card = There is no card or protocol “{ $name }”. Write a card like fire 3, a protocol like fire.
terminal-rules =
    Your goal: turn all three of your protocols to Compiled.
    · On your turn you play one card, or you refresh your hand to five cards. Face up, a card goes only to a line where its own protocol lies, on your side or your opponent’s. Face down it goes to any line; then it counts as 2 and has no commands.
    · The number in a card’s name is its value. Your total in a line is the sum of your cards there, covered ones too.
    · If your total in a line is 10 or more at the start of your turn, and higher than your opponent’s, you must compile that line instead of your action: all its cards, on both sides, are deleted, and your protocol there is Compiled.
    · Whoever is ahead in two lines at the start of their turn takes control. Whoever has it returns it when they compile or refresh, and may then rearrange one player’s protocols.
    · After your action you keep at most five cards and discard the rest. Discarded and deleted cards go to the trash, which becomes your new deck when the old one is used up.
    · A card has up to three commands. The top one applies while the card lies face up, even covered. The middle one happens when the card is played face up, flipped face up or uncovered. The bottom one applies while the card is face up and uncovered.
    All rules: overrule rules --brief
terminal-help =
    What you can type:
      3          choose option 3
      ?3         show the cards that option 3 is about
      ? fire 3   what a card says
      ? fire     what all cards of a protocol say
      any        choose at random
      table      show the table and the question again
      cards      the texts of all cards that lie face up
      trash      the cards in both trashes
      log        everything that has happened
      rules      the rules in short
      concede    give up
      quit       end the match
    On the table, ▒ is a face-down card, with its value in brackets. The card farthest from the protocols is uncovered, all others in its stack are covered.

## What the search saw of an option. $sure: 1 in most worlds, 0 in some

advice-protocol = computers won { $percent } of 100 matches with it, whatever else they had
advice-wins = { $sure ->
    [1] you win this turn
   *[0] you may win this turn
 }
advice-draw = { $sure ->
    [1] the match ends in a draw
   *[0] the match may end in a draw
 }
advice-loses-now = { $sure ->
    [1] you lose the match
   *[0] you may lose the match
 }
advice-they-win = { $sure ->
    [1] they can win next turn
   *[0] they may be able to win next turn
 }
advice-compiles = { $sure ->
    [1] you compile line { $line }
   *[0] you may compile line { $line }
 }
advice-they-compile = { $sure ->
    [1] they can compile line { $line } next turn
   *[0] they may be able to compile line { $line } next turn
 }
advice-stops = this keeps them from compiling line { $line }
advice-ready = { $sure ->
    [1] you compile line { $line } on your next turn, unless they stop it
   *[0] you may compile line { $line } on your next turn
 }
advice-they-load = { $sure ->
    [1] their next card can bring line { $line } to 10
   *[0] their next card may bring line { $line } to 10
 }
advice-destroys = { $sure ->
    [1] { $count ->
        [one] one of their cards leaves the field
       *[other] { $count } of their cards leave the field
     }
   *[0] { $count ->
        [one] one of their cards may leave the field
       *[other] { $count } of their cards may leave the field
     }
 }
advice-loses-cards = { $sure ->
    [1] { $count ->
        [one] one of your cards leaves the field
       *[other] { $count } of your cards leave the field
     }
   *[0] { $count ->
        [one] one of your cards may leave the field
       *[other] { $count } of your cards may leave the field
     }
 }
advice-discards = { $sure ->
    [1] { $count ->
        [one] they lose a card from their hand
       *[other] they lose { $count } cards from their hand
     }
   *[0] { $count ->
        [one] they may lose a card from their hand
       *[other] they may lose { $count } cards from their hand
     }
 }
advice-draws = { $sure ->
    [1] { $count ->
        [one] your hand grows by a card
       *[other] your hand grows by { $count } cards
     }
   *[0] { $count ->
        [one] your hand may grow by a card
       *[other] your hand may grow by { $count } cards
     }
 }
advice-gives-up = { $sure ->
    [1] { $count ->
        [one] you lose a card from your hand
       *[other] you lose { $count } cards from your hand
     }
   *[0] { $count ->
        [one] you may lose a card from your hand
       *[other] you may lose { $count } cards from your hand
     }
 }
advice-control = { $sure ->
    [1] you take control
   *[0] you may take control
 }
advice-falls = { $sure ->
    [1] their line { $line } falls by { $count }
   *[0] their line { $line } may fall by { $count }
 }
advice-grows = { $sure ->
    [1] your line { $line } grows by { $count }
   *[0] your line { $line } may grow by { $count }
 }

## Puzzles: a title, and what is to be reached.
puzzle-win-now = Win now
puzzle-win-now-goal = Compile your last protocol this turn.
puzzle-compile-now = Compile now
puzzle-compile-now-goal = Compile one more protocol this turn.
puzzle-two-lines = Two lines at once
puzzle-two-lines-goal = End your turn with two lines that are ready to compile.
puzzle-stop-their-win = Stop their win
puzzle-stop-their-win-goal = Your opponent would compile their last protocol at the start of their next turn. Do not let them.
puzzle-stop-their-compile = Stop their second protocol
puzzle-stop-their-compile-goal = Your opponent would compile a second protocol at the start of their next turn. Do not let them.
puzzle-stop-their-first = Stop their first protocol
puzzle-stop-their-first-goal = Your opponent would compile their first protocol at the start of their next turn. Do not let them.
