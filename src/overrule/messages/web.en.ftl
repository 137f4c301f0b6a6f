# What the client in the browser says. English.

app-name = Overrule
language = Language
loading = Loading…
close = Close
reload = Reload
skip = Skip to the content
yes = Yes
no = No
copied = Copied.
copy-failed = This browser does not allow copying. Select the text and copy it yourself.

error-title = Something went wrong
error-network = The server is not answering. Are you online?
error-server = The server could not do that. Try again in a moment.
error-load = A part of the page could not be loaded.
missing-title = There is nothing here
missing-text = This address leads nowhere. The link may be old.

nav = Menu
nav-home = Home
nav-lobby = Tables
nav-cards = Cards
nav-decks = Decks
nav-rules = Rules
nav-learn = Learn
nav-settings = Settings
nav-account = Account

game-seats = { $seats } players

## First screen

home-choose-game = Choose a game
home-title = Card games, one click away
home-about = Play the computer right now, invite friends with a link, or learn a game by playing it.
home-unfinished = You have a match in progress:
home-continue = Continue
home-mode = Who do you want to play with?
home-mode-computer = The computer
home-mode-computer-about = Begins at once. You can take a choice back until a hidden card is shown.
home-mode-friends = Friends
home-mode-friends-about = You get a link and a QR code for your friends. Nobody needs an account.
home-mode-open = Anybody online
home-mode-open-about = Your table is listed for everybody until somebody joins.
home-waiting = Somebody is already waiting:
home-mode-screen = On one screen
home-mode-screen-about = You take turns at this device. Hands stay covered in between.
home-mode-bots = Watch computers
home-mode-bots-about = Sit back and watch computers play each other.
home-start-computer = Play
home-start-friends = Invite friends
home-start-open = Open a table
home-start-screen = Play
home-start-bots = Watch
home-presets = What kind of match?
home-preset-own = Your own settings from Options.
home-strength = Computer
home-options = Options
home-new = New to { $game }?
home-new-about = A coach takes you through a first match, step by step.
home-your-name = Your name
home-learn = Learn by playing
home-rules = Rules
home-watch = Watch a match

options-seats = Players
options-bot-seats = Seats for the computer
options-seat = Player { $number }
options-names = Names
options-first = Who starts?
options-first-random = At random
options-first-me = Me
options-first-other = My opponent
options-bot = Strength of the computer
bot-random = Beginner: chooses at random
bot-greedy = Greedy: takes what is best right now
bot-easy = Easy: sees only what is near
bot-medium = Medium: plays whatever is best right now
bot-hard = Hard: looks further ahead
bot-expert = Expert: tries out its plans before it chooses
options-clock = Time for each player
options-clock-usual = Usual (20 minutes)
options-clock-none = No limit
options-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }

## Open tables

lobby-title = Open tables
lobby-open = Tables with a free seat
lobby-running = Matches to watch
lobby-none-open = Nobody is waiting right now. Open a table yourself: it appears here for everybody.
lobby-none-running = No open match is being played right now. You can watch two computers instead.
lobby-new = Open a table
lobby-bots = Watch computers
lobby-about = Play with anybody who is online, or watch a match.
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
lobby-join = Join
lobby-watch = Watch

## Account and settings

account-about = You can play without an account. With one, your decks, settings and matches are there on every device.
account-title-login = Log in
account-title-register = Create an account
account-name = Account name
account-password = Password
account-password-about = At least 8 characters.
account-login = Log in
account-register = Create account
account-codes = Recovery codes
account-codes-about = Write these down: each one opens your account once if you lose the password. They are not shown again.
account-title-lost = Lost password
account-code = Recovery code
account-recover = Set a new password
account-logout = Log out
account-is = Logged in as { $name }
account-is-about = Your decks, settings and matches are kept with this account.
account-welcome = Welcome, { $name }.
account-rename = Save
account-renamed = Your name is saved.
account-name-about = This is what others at the table see.
account-care = Password, devices and data
account-sessions = Where you are logged in
account-session-here = This browser
account-session-seen = Last seen { $when }
account-session-made = logged in { $when }
account-session-end = Log this browser out
account-password-change = Change password
account-password-now = Current password
account-password-new = New password
account-password-change-about = All other browsers are logged out.
account-password-changed = Your password is changed.
account-codes-new = New recovery codes
account-proof-about = To get new recovery codes or delete the account, your current password is enough. New codes replace the old ones.
account-export = Your data
account-export-about = Everything the server keeps about you, except what others have reported, in one file.
account-export-get = Download
account-delete = Delete account
account-delete-sure = Your account, decks and settings will be deleted permanently. Matches with others stay, without your name.
account-deleted = Your account is deleted. You continue as a guest.
account-history = Your matches
account-history-none = No matches yet. Every match that you play will be listed here.
account-programs = Programs that play
account-programs-about = With a token, a program of yours can play here. It has its own name and its own seats, so you can play against it. docs/protocol.md in the source code describes how it talks to the server.
account-program-name = Name of the program
account-program-new = Create a token
account-program-token = Token of { $name }
account-program-once = Copy it now: it is not shown again.
account-program-copy = Copy
account-program-seen = Last seen { $when }
account-program-drop = Revoke the token of { $name }
account-program-drop-sure = The program will no longer be able to connect with this token.
account-program-drop-yes = Revoke
account-program-drop-no = Keep
past-computer = Computer ({ $level })
past-computer-plain = Computer
past-against = against { $names }
past-lesson = Lesson
past-puzzle = Puzzle
past-won = Won
past-lost = Lost
past-draw = Draw
past-over = Finished
past-open = Unfinished
past-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
past-people = People
past-computers = Computers
past-opponents = Opponent
past-drop = Remove from the list
past-dropped = Removed from your list.
account-over = Replay
account-running = Continue

settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Same as the device
settings-animation = Speed of the animations
settings-animation-slow = Slow
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off
settings-reactions = Reactions
settings-reactions-in = Reactions, in { $games }
settings-stop-end = Ask me before my turn ends, if I could still do something
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-volume = Volume
settings-keys = Keys at the table
settings-keys-tab = Move through cards, places and buttons
settings-keys-enter = Choose
settings-keys-space = Pass, or skip what is being shown
settings-keys-escape = Stop passing automatically; close what is open
settings-keys-h = Show or hide the hint
settings-reactions-smart = Smart
settings-reactions-smart-meaning = You are asked when you could do something useful, or are attacked.
settings-reactions-full = Full control
settings-reactions-full-meaning = You are asked whenever you could react.
settings-reactions-fast = Fast
settings-reactions-fast-meaning = You are asked only when a decision must be made.
settings-sound = Sounds
settings-kept = Settings are saved in this browser, and with your account if you have one.

credits-title = Credits
credits-pictures = Pictures of cards
credits-motifs = The motifs in the pictures come from
credits-licence = Their licence is
credits-changes = The motifs were taken apart, coloured, lit, and composed into scenes.
credits-authors = Icons made by
credits-fonts = Fonts

## Players, cards, clock

player-you = You
player-account = Has an account
player-bot = computer
player-open = free
player-open-seat = Free seat
player-away = away
player-out = out
player-winner = Winner
player-decides = is deciding
clock-left = { $minutes } min { $seconds } s left

card-face-down = Card face down
card-can-choose = Can be chosen
card-chosen = Chosen
card-keywords = Words on this card

## A match

room-table = Table
room-players = Players
room-question = Current question
room-wait = One moment…
opening-begins = { $name } begins
opening-you-begin = You begin
room-dealing = The table is being set…
room-over = The match is over.
room-log = Log
room-log-empty = Nothing has happened yet.
room-log-trigger = Effect
room-log-reaction = Reaction
room-log-chat = Log and chat
room-chat = Chat
room-turn = Turn { $turn }
room-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
room-options-show = { $count ->
    [one] Show the only option
   *[other] Show all { $count } options
 }
room-options = { $count ->
    [one] option
   *[other] options
 }
room-options-less = Hide
room-options-hide = Hide the list
room-skip = Skip
room-story = Show the last turn
room-story-title = The last turn, step { $step } of { $count }
room-turn-passed = There was nothing you could play: your turn is over.
room-turn-spent = There was nothing more you could play: your turn is over.
room-spent = There is nothing more you can play now.
room-story-play = Play the steps one after the other
room-story-pause = Pause
room-story-back = One step back
room-story-on = One step forward
room-story-close = Back to the match
room-story-none = Nobody else has had a turn yet.
room-menu = Match menu
room-mute = Mute
room-unmute = Turn the sound on
room-undo = Take back
room-undo-ask = Ask to take back
room-undo-asked = { $name } would like to take back a choice. Do you agree?
room-undo-waits = You have asked to take back a choice. The others decide…
room-undo-refused = The others did not agree: your choice stands.
room-claim = Claim the win
room-claim-about = { $name } is not answering. You can wait, or claim the win.
room-doubt = You would gain nothing by this.
room-doubt-not = Choose again
room-doubt-sure = Do it anyway
room-concede = Concede
room-concede-sure = Do you really want to concede?
room-concede-not = Play on
room-copy-watch = Copy the link for spectators
room-leave = Leave
room-leave-open = Leave the table (the match waits for you)
room-lost = No connection. Try again in a moment.
room-reconnecting = The connection was lost. Trying to get it back…
room-gone = This table has been closed
room-closed = You cannot get in here
room-invited = A table for invited players
room-invited-about = You need a link to play or watch here. Ask one of the players: they can find it in the match menu.
room-watch-instead = Watch

phase-strip = Phases of the turn
phase-your-turn = Your turn
phase-turn-of = { $name }’s turn
phase-stop-on = From now on you are asked for a reaction here: { $phase }. Press it again if you do not want that.
phase-stop-off = You are no longer asked here: { $phase }.
phase-stop = Press to be asked for a reaction here; a red square marks it.

passing-until-turn = Pass until my turn
passing-card = Do not ask about this card
passing-turn = Passing until your turn
passing-window = Passing this time
passing-stop = Stop passing (Esc)

chat-say = Write a message
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-mute-watchers = Mute spectators

report-title = Report a player
report-whom = Who are you reporting?
report-why = What happened?
report-why-of = What did { $name } do?
report-about = The moderators will read this and see the chat and the moves of this match. Nobody else will know.
report-send = Send the report
report-sent = Thank you. The moderators will look at it.

cover-title = { $name } is next
cover-about = Hand over the device. The table is covered so that hands stay secret.
cover-ready = I am { $name }

join-title = { $name } invites you
join-deck = Your deck
join-sit = Sit down
join-late = All seats are taken. You can watch.

waiting-title = { $count ->
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
 }
waiting-public = This table is listed under open tables. The match begins when all seats are taken.
waiting-invite = Invite
waiting-invite-about = Whoever has this link can take a free seat. The match begins when all are there.
waiting-link = Invitation link
waiting-copy = Copy the link
waiting-share = Share
waiting-qr = QR code of the link
waiting-leave = Close this table
waiting-guide = How to play

end-won = You have won!
end-lost = You have lost
end-draw = A draw
end-winner = { $name } wins
end-numbers = The match in numbers
end-curve = How close each side was to winning, turn by turn
end-curve-high = victory
end-curve-low = start
end-turn = turn { $turn }
end-rematch = Rematch
end-rematch-waits = Waiting for the others…
end-rematch-wanted = Would like a rematch: { $name }
end-deal = Check the deal
end-deal-about = proves that the cards were shuffled fairly
end-cards = The winner’s last cards
end-worst = Your costliest choice was on turn { $turn }. Better: { $best }
end-worst-look = Look at it
end-deal-fair = The cards were dealt as the server had promised before it knew your part of the shuffle.
end-deal-unseen = The proof is in order. This browser did not see the promise before the deal.
end-deal-unfair = The proof does not fit what the server promised before the deal.
end-deal-file = The proof, for `overrule verify`
end-replay = Replay
end-look = Look at the table
end-new = Home
end-show = Result

number-turns = Turns
number-choices = Decisions
number-seconds = Time
number-played = Cards played
number-drawn = Cards drawn
number-discarded = Cards discarded

## All tables

table-decides = is deciding
table-decides-you = you decide
table-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table-deck-place = no. { $place } from the top
table-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table-hand-empty = No cards in hand.
table-hand-title = Your hand
table-known-deck = You know where these are:
table-known-hand = You know these cards in the hand:
table-pile-empty = No cards here yet.
table-piles = Cards of { $name }
table-plays = to play
table-tray = Cards to choose from
table-why-question = Answer the question first.
table-why-waiting = You are not being asked at the moment.

## Card browser

cards-title = Cards
cards-game = Game
cards-search = Search names and texts
cards-clear = Clear all
cards-filters = Filters
cards-all = All
cards-set = Set
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cards-none = No card matches. Remove a filter or a word.
cards-before = Previous card
cards-after = Next card
cards-link = Copy link
cards-in-decks = In these decks

## Rules

rules-title = Rules
rules-search = Search the rules
rules-contents = Chapters
rules-source = Where a rule comes from
rules-source-book = Rulebook
rules-source-official = Publisher
rules-source-designer = Designer
rules-source-english = English rulebook
rules-source-czech = Czech rulebook
rules-source-ruling = Our ruling
rules-link = Copy a link to { $number }
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-none = No rule contains these words.

## Replays

replay-title = Replay
replay-eyes = View as
replay-watching = Spectator
replay-share = Copy a link to this moment
replay-record = Download the record
replay-controls = Steps of the match
replay-start = The match begins.
replay-beginning = Beginning
replay-step = Step
replay-at = Step { $step } of { $count }, turn { $turn }
replay-before = One step back
replay-after = One step forward
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-play = Play
replay-pause = Pause
replay-turn = Turn
replay-speed = Speed

## Learning

learn-title = Learn by playing
learn-about = You play a real match against the computer. A coach explains what you see and points out what you could do next. You can always do something else.
learn-start = Begin
learn-guide = How to play, on one page
learn-coach = Coach
learn-next = Next
learn-rule = More
learn-list = Steps of the lesson
learn-done = learned
learn-fold = Hide the coach
learn-unfold = Show the coach
learn-on = Your turn to decide
learn-wait-title = One moment
learn-wait = Watch at the table and in the log what happens.
learn-over = The lesson is over
learn-won = Well played! You know the game now.
learn-lost = It did not work out this time, but now you know the game. Try again, or play a real match.
learn-again = Play the lesson again
learn-real = Play a real match
learn-hint-other = Read the question below the table and choose one of the marked options.
learn-hint-alone = You have seen everything there is to learn. Play on: the light bulb below the table shows what is best, and why.
learn-hint-advice = My advice:
learn-hint-known = You know this question by now: the choice is yours.

## Hints

hint-ask = Hint (H)
hint-title = Hint
hint-chance = Chance of winning after each choice
hint-chance-of = Chance of winning: { $chance }%, give or take { $margin }
hint-thinking = Thinking…
hint-better = Still thinking: this may change.
hint-none = There is no hint for this question.
hint-all = All { $count }
hint-fewer = Fewer
hint-close = Close the hint
hint-said = Hint: { $option }, { $chance } percent. { $why }
options-hints = Players may ask for hints
waiting-hints = At this table players may ask for hints. Whoever takes a seat agrees to that.

## Analysis

analysis-title = Analysis
analysis-show = Show or hide the analysis
analysis-about = Judges every decision: the chance of winning, what was better and why, and what was luck and what was skill. This takes a while and is kept with the match.
analysis-everything = Knowing all cards
analysis-begin = Analyse this match
analysis-begins = Analysing your match…
analysis-progress = Analysis: { $done } of { $total } decisions
analysis-stop = Stop
analysis-stopped = The analysis was stopped.
analysis-again = Try again
analysis-graph = Chance of winning
analysis-accuracy = Accuracy
analysis-skill = Own choices
analysis-gifts = Others’ mistakes
analysis-luck = Luck
analysis-asked = { $name } was asked: “{ $prompt }”
analysis-units = In points of the chance of winning. Own choices: what they lost against the best ones. Luck: all else that changed the chance, such as draws, shuffles and hidden cards.
analysis-chosen = Chosen:
analysis-better = Better:
analysis-gave-up = gave up
analysis-loss = { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
 }
analysis-fine = Nothing was better.
analysis-cause-chance = chance
analysis-cause-hidden = what others held or did
analysis-cause-search = what the computer had not foreseen
analysis-decisions = Decisions
analysis-all = All
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-play = Play on from here as { $name }
analysis-worth = Worth a look
analysis-none = No choice stood out in this match.

## Puzzles

puzzles-title = Puzzles
puzzles-about = Positions from real matches. One choice is the key to the goal, whatever your opponent has in hand. Find it at the table.
puzzles-today = Puzzle of the day
puzzles-today-about = The same one for everybody.
puzzles-today-solved = You have solved today’s puzzle. The next one comes tomorrow.
puzzles-solve = Solve it
puzzles-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
 }
puzzles-solved = { $solved } of { $all } solved
puzzles-rating = Difficulty { $rating }
puzzles-number = Puzzle { $number }
puzzles-done = solved
puzzles-panel = Puzzle
puzzles-find = One choice is the key. Find it.
puzzles-on = Good so far. Go on.
puzzles-seeing = What follows from it…
puzzles-right = Solved!
puzzles-right-text = You have found the key choice.
puzzles-wrong = Not that one
puzzles-wrong-text = This is what follows:
puzzles-too-late = Now the goal is out of reach.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-finished = You have solved all puzzles of this game.
nav-puzzles = Puzzles
home-puzzles = Puzzles
