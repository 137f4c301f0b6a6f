# What every game says. English.

you = You
computer = Computer
computer-number = Computer { $number }

## Errors, by code

error-choice-malformed = This choice cannot be read.
error-choice-not-offered = That is not on offer now.
error-choice-not-yours = It is not your turn to decide.
error-choice-answered = That question has already been answered.
error-choice-match-over = The match is over.
error-options-bad = A match cannot be set up like this.
error-cards-bad = These cards do not follow the format.
error-deck-bad = This deck cannot be played.
error-record-bad = This record is damaged.
error-record-version = This record was written by another version.
error-scenario-bad = This scenario cannot be read.
error-position-impossible = No match can reach this position.
error-kit-bad = This game cannot be used: a part of it is missing.

## A match in the terminal

terminal-seed = Seed { $seed }. The same seed, options and choices make the same match.
terminal-input = Your choice, 1 to { $last } (or: help, rules):
terminal-input-usual = Your choice, 1 to { $last } (Enter: { $usual }, or: help, rules):
terminal-only = Nothing else is possible. Press Enter to go on:
terminal-number = Type a number from 1 to { $last }, or help to see what else you can type.
terminal-no-explanation = Option { $number } has nothing to explain.
terminal-log-empty = Nothing has happened yet.
terminal-save = Save the record of this match? File name, or Enter for no:
terminal-save-failed = { $file } cannot be written: { $reason }
terminal-saved = Saved. See it again: overrule replay { $file }
terminal-exists = { $file } already exists. Choose another name.
terminal-lost = You have lost; the others play on. Watch them? (yes, or Enter to quit)
terminal-bye = Goodbye.

## Records

replay-sound = { $over ->
    [no] The record is sound: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
     }; the match is not over.
   *[yes] The record is sound: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
     }; the match ended under { $rule }.
 }

## Rules and their scenarios

rules-covered = { $rules } of { $all_rules } rules and { $parts } of { $all_parts } { $what } have scenarios.
rules-bare = { $what ->
    [rules] Rules
    [cards] Cards
    [boxes] Boxes
   *[other] Parts
 } without a scenario:
rules-unknown = Unknown:
rules-no-scenario = no scenario
rules-ours = our ruling
rules-untitled = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
 } in { $files }

## Advice and analysis

advice-playouts = you win { $percent } of 100 matches if everybody plays on at random
error-record-too-long = This match is too long to be analysed.
analyse-chances = Chance to win, in percent
analyse-turning = Turning points
analyse-turn = Turn
analyse-mistake = Turn { $turn }, { $name }: { $size ->
    [blunder] blunder
    [mistake] mistake
   *[other] inaccuracy
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } (± { $error })
analyse-chose = chosen:
analyse-better = better:
analyse-player = Player
analyse-accuracy = Accuracy
analyse-skill = Own choices
analyse-gifts = Others’ mistakes
analyse-luck = Luck
analyse-result = Result
