# What the client in the browser says. English.

app-name = Overrule
language = Language
loading = Loading …
close = Close
reload = Load again
skip = Skip to the content
yes = Yes
no = No
copied = Copied.
copy-failed = This browser does not allow copying. Mark the text and copy it yourself.

error-title = Something went wrong
error-network = The server does not answer. Are you online?
error-server = The server could not do that. Try again in a moment.
error-load = A part of the page could not be loaded.
missing-title = There is nothing here
missing-text = This address leads nowhere. The link may be old.

nav = Menu
nav-home = Home
nav-lobby = Open tables
nav-cards = Cards
nav-decks = Decks
nav-rules = Rules
nav-learn = Learn
nav-settings = Settings
nav-account = Account

game-compile = Compile
game-compile-about = Two programs, three lines: get ahead in each and compile it.
game-compile-facts = 2 players · 30 protocols
game-conquerors = Planetary Conquerors
game-conquerors-about = Mine, build and fight for a planet full of traps.
game-conquerors-facts = 2 to 6 players · 6 ready-made decks

## First screen

home-choose-game = Choose a game
home-title = Two card games, one click away
home-about = Play the computer right now, invite friends with a link, or learn a game by playing it.
home-unfinished = Your match goes on:
home-continue = Continue
home-mode = Who do you want to play with?
home-mode-computer = The computer
home-mode-computer-about = Begins at once. You can take moves back.
home-mode-friends = Friends
home-mode-friends-about = You get a link and a QR code for your friends. Nobody needs an account.
home-mode-open = Anybody
home-mode-open-about = Your table is listed for everybody until somebody joins.
home-mode-screen = On one screen
home-mode-screen-about = You take turns at this device. Hands stay covered in between.
home-mode-bots = Computer only
home-mode-bots-about = Sit back and watch computers play each other.
home-start-computer = Play
home-start-friends = Invite friends
home-start-open = Open a table
home-start-screen = Play
home-start-bots = Watch
home-options = Options
home-new = New to { $game }?
home-new-about = A coach takes you through a first match, step by step. It takes about ten minutes.
home-your-name = Your name
home-learn = Learn by playing
home-rules = Rules
home-watch = Watch a match

options-seats = Players
options-bot-seats = Seats for the computer
options-seat = Player { $number }
options-names = Names
options-protocols = Protocols
options-protocols-draft = Draft
options-protocols-draft-meaning = You pick in turn: 1, 2, 2, 1.
options-protocols-random = Random
options-protocols-random-meaning = Three each, at once.
options-protocols-fixed = Fixed
options-protocols-fixed-meaning = You choose for both sides.
options-protocol-line = Protocol in line { $line }
options-sets = Sets on offer
options-control = With the control component
options-decks = Decks
options-decks-own = Your decks
options-decks-ready = Ready-made decks
options-deck-random = Any ready-made deck
options-block-line = A warrior may block once in each line of an attack
options-first = Who starts?
options-first-random = By chance
options-first-me = Me
options-first-other = My opponent
options-bot = Strength of the computer
bot-easy = Easy: sees only what is near
bot-medium = Medium: takes what is best right now
bot-hard = Hard: looks further ahead
bot-expert = Expert: tries its plans out before it chooses
options-clock = Time for each player
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
lobby-about = Play with anybody who comes by, or watch a match.
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
account-logout = Log out
account-is = Logged in as { $name }
account-is-about = Your decks, settings and matches are kept with this account.
account-welcome = Welcome, { $name }.
account-rename = Save
account-renamed = Your name is saved.
account-name-about = This is what others at the table see.
account-history = Your matches
account-history-none = No matches yet. All that you play will be listed here.
account-programs = Programs that play
account-programs-about = With a token, a program of yours can play here. It has its own name and its own seats, so you can play against it. How it talks to the server is described in docs/protocol.md of the source code.
account-program-name = Name of the program
account-program-new = Make a token
account-program-token = Token of { $name }
account-program-once = Copy it now: it is not shown again.
account-program-copy = Copy
account-program-seen = Last seen { $when }
account-program-drop = Revoke the token of { $name }
account-program-drop-sure = The program cannot connect with this token any more.
account-program-drop-yes = Revoke
account-program-drop-no = Keep
account-over = Replay
account-running = Continue
account-with = with { $names }

settings-theme = Look
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Same as the device
settings-animation = Animations
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off
settings-reactions = Reactions
settings-reactions-smart = Smart
settings-reactions-smart-meaning = You are asked when you could do something useful, or are attacked.
settings-reactions-full = Full control
settings-reactions-full-meaning = You are asked whenever you could react.
settings-reactions-fast = Fast
settings-reactions-fast-meaning = You are asked only what must be decided.
settings-sound = Sounds
settings-kept = Settings are kept in this browser, and with your account if you have one.

## Players, cards, clock

player-you = You
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
card-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
 }
card-cost = costs { $gold } gold, { $cosmium } cosmium, { $electricity } electricity
card-attack = attack { $attack }
card-life = life { $life }

## A match

room-table = Table
room-players = Players
room-question = What is asked
room-wait = One moment …
room-over = The match is over.
room-log = Log
room-log-empty = Nothing has happened yet.
room-log-chat = Log and chat
room-chat = Chat
room-turn = Turn { $turn }
room-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
room-options-show = { $count ->
    [one] Show 1 option
   *[other] Show all { $count } options
 }
room-options-hide = Hide the list
room-menu = Menu of the match
room-undo = Take back
room-undo-ask = Ask to take back
room-undo-asked = { $name } would like to take back a move. Do you agree?
room-undo-waits = You have asked to take back a choice. The others decide …
room-undo-refused = The others did not agree: your choice stands.
room-claim = Claim the match
room-claim-about = { $name } has left. You can wait, or claim the match.
room-concede = Concede
room-concede-sure = Do you really want to concede?
room-concede-not = Play on
room-copy-watch = Copy a link for watching
room-leave = Leave
room-leave-open = Leave the table (the match waits for you)
room-lost = No connection. Try again in a moment.
room-reconnecting = The connection was lost. Trying to get it back …
room-gone = This table has been closed
room-closed = You cannot get in here
room-watch-instead = Watch

strip-compile-start = start
strip-compile-control = control
strip-compile-compile = compile
strip-compile-action = action
strip-compile-cache = cache
strip-compile-end = end
strip-conquerors-start = start
strip-conquerors-mining = mining
strip-conquerors-kuk = kuk
strip-conquerors-main = main
strip-conquerors-attack = attack
strip-conquerors-trap = trap
strip-conquerors-end = end
phase-strip = Phases of the turn
phase-your-turn = Your turn
phase-turn-of = Turn: { $name }
phase-stop = Stop here: ask me for a reaction

passing-until-turn = Pass until my turn
passing-turn = Passing until your turn
passing-window = Passing this time
passing-stop = Stop passing (Esc)

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-mute-watchers = Mute those who watch

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
waiting-link = Link of the invitation
waiting-copy = Copy the link
waiting-share = Share
waiting-qr = The link as a code for the camera
waiting-leave = Give up this table

end-won = You have won!
end-lost = You have lost
end-draw = A draw
end-winner = { $name } wins
end-numbers = The match in numbers
end-rematch = Rematch
end-rematch-waits = Waiting for the others …
end-rematch-wanted = Would like a rematch: { $name }
end-replay = Replay
end-look = Look at the table
end-new = Home
end-show = Result

number-turns = Turns
number-choices = Choices
number-seconds = Time
number-played = Cards played
number-drawn = Cards drawn
number-discarded = Cards discarded
number-compiled = Protocols compiled
number-attacks = Attacks
number-lost = Lost on the planet

## The table of Planetary Conquerors

pc-area-you = Your area
pc-area-of = Area of { $name }
pc-show-area = Show the area of { $name }
pc-plays = plays
pc-decides = decides
pc-lost = has lost
pc-miners = Miners
pc-buildings = Base and buildings
pc-warriors = Warriors
pc-base = Base: { $life } of { $most } life
pc-life = life { $life } of { $most }
pc-building-life = Life of all buildings: { $life } of the 30 that win
pc-stored-gold = Gold: { $count } of at most { $most }
pc-stored-cosmium = Cosmium: { $count } of at most { $most }
pc-stored-electricity = Electricity: { $count } of at most { $most }
pc-gold = { $count } gold
pc-cosmium = { $count } cosmium
pc-electricity = { $count } electricity
pc-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pc-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pc-junkyard = Junkyard: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pc-hand-title = Your hand
pc-hand-empty = Your hand is empty.
pc-piles = Cards of { $name }
pc-junkyard-empty = Nothing lies here yet.
pc-known-hand = You know these:
pc-known-deck = You know where these are:
pc-deck-place = no. { $place } from the top
pc-traps = { $count ->
    [one] 1 trap in front
   *[other] { $count } traps in front
 }
pc-trap-down = Face-down trap
pc-trap-at = Trap no. { $place } in front of { $name }
pc-stack = What is about to happen
pc-stack-play = { $name } plays
pc-stack-stopped = { $name } plays, but it is stopped
pc-stack-paid = { $name } uses
pc-stack-trap = Trap of { $name }
pc-stack-effect = Effect, { $name }
pc-stack-waiting = Then: effect, { $name }
pc-reactions = Reactions:
pc-react-passed = does not react
pc-react-asked = decides now
pc-react-later = may still react
pc-moment-phase = About to end: { $phase }
pc-moment-part = The attack goes on
pc-moment-line = Line { $line } strikes next
pc-moment-damage = Damage comes next
pc-in-order = In this order
pc-tray = Cards to choose from
pc-menu = Which one?
pc-attack-hint = Choose your attackers:
pc-attack-with = { $count ->
    [0] Attack
    [one] Attack with 1 warrior
   *[other] Attack with { $count } warriors
 }
pc-aim-hint = Choose the target of:
pc-back-hint = Chosen in your hand: { $count } of { $most }
pc-put-back = Put them back
pc-why-waiting = You are not asked at the moment.
pc-why-question = Answer the question first.
pc-why-trap = Traps are placed in your trap phase.
pc-why-expensive = Too expensive: you lack { $materials }.
pc-why-main = Only in your main phase.
pc-why-target = It has no target now.
pc-why-not-now = Not now.

## The table of Compile

co-up = Face up
co-down = Face down
co-covered = covered
co-coming = on its way
co-leaving = On the way out:
co-known = You know it: { $card }
co-counts = counts { $value }
co-source = its text is being carried out
co-place-own = Line { $line }, your side
co-place-of = Line { $line }, side of { $name }
co-protocol-of = Line { $line }, protocol of { $name }
co-leads = ahead
co-ready = can be compiled when the turn begins
co-stack = Stack { $line }
co-plays = plays
co-decides = decides
co-control = Control
co-control-free = Control lies elsewhere
co-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
co-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
co-trash = Trash: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
co-hand-title = Your hand
co-hand-empty = No cards in hand.
co-piles = Cards of { $name }
co-trash-empty = Nothing lies here yet.
co-known-hand = You know these cards of the hand:
co-known-deck = You know where these are:
co-deck-place = no. { $place } from the top
co-tray = Cards to choose from
co-refresh = Refresh +{ $count }
co-cancel = Cancel
co-hint-place = choose a place. Face up only in line { $line }, where its protocol lies.
co-hint-where = Choose a place.
co-hint-barred = A text keeps it from being played face up now.
co-hint-no-line = Its protocol lies in no line, so it can only be played face down.
co-hint-order = Choose two protocols that change places.
co-hint-stacks = Choose two of your stacks that change places.
co-why-waiting = You are not asked at the moment.
co-why-question = Answer the question first.
co-why-chosen = It is chosen already.
co-why-not-now = It cannot be played now.
co-draft-you = { $count ->
    [one] Your pick: choose 1 protocol
   *[other] Your pick: choose { $count } protocols
 }
co-draft-waits = { $name } is picking …
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

cards-title = Cards
cards-game = Game
cards-search = Search names and texts
cards-clear = Clear all
cards-filters = Filters
cards-all = All
cards-set = Set
cards-protocol = Protocol
cards-value = Value
cards-type = Type
cards-stars = Stars
cards-price = Price
cards-price-more = { $price }+
cards-material = Costs
cards-tokens = Include tokens
cards-token = Token
cards-token-about = Only effects make this card; it cannot be in a deck.
cards-gold = Gold
cards-cosmium = Cosmium
cards-electricity = Electricity
cards-type-miner = Miners
cards-type-building = Buildings
cards-type-warrior = Warriors
cards-type-trap = Traps
cards-type-spell = Spells
cards-type-other = Not known
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cards-none = No card matches. Remove a filter or a word.
cards-before = Previous card
cards-after = Next card
cards-link = Copy link
cards-in-decks = In these decks

## Decks

decks-title = Decks
decks-builder = Deck builder
decks-deck = Deck
decks-own = Your decks
decks-none = You have no deck of your own yet. Start from scratch, or from a ready-made one.
decks-guest = Your decks are kept in this browser. With an account you have them everywhere:
decks-ready = Ready-made decks
decks-ready-about = Play one as it is, or make it the start of a deck of your own.
decks-new = New deck
decks-import = Paste as text
decks-edit = Edit
decks-copy = View and edit
decks-play = Play
decks-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
decks-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
 }
decks-sound = Ready to play
decks-unnamed = My deck
decks-drop = Delete { $name }
decks-drop-sure = The deck will be gone for good.
decks-drop-yes = Delete
decks-drop-no = Keep
decks-all = All decks
decks-missing = This deck is not among yours.
decks-name = Name of the deck
decks-save = Save
decks-undo = Undo
decks-saved = { $name } is saved.
decks-as-text = As text
decks-how = Click a card to add it, hover or hold to read it. Keys: + adds, − removes, / searches.
decks-add = In the deck: { $count }. Add
decks-remove = One fewer: { $name }
decks-more = One more: { $name }
decks-now = { $count } × { $name }
decks-rules = Rules for decks
decks-kept = met
decks-broken = not met
decks-empty = The deck is empty. Choose cards, or paste a list as text.
decks-curve = Cards by price
decks-text = The deck as text
decks-text-about = One card in each line: a number and a name, in English or Czech. For example: 3 Gold Miner
decks-text-take = Use this deck
decks-text-check = Check
decks-text-copy = Copy
decks-text-keep = Save as a file
decks-text-load = Open a file
decks-line = Line { $line }:

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
rules-none = No rule has these words.
rules-about-compile = In our own words. A rule comes from the printed rulebook, from later texts of the publisher or from answers of the designer; where these are silent or at odds, we had to decide.
rules-about-conquerors = In our own words. A rule comes from both rulebooks, or from one of them where the other is silent; where both are silent or unclear, we had to decide.

## Replays

replay-title = Replay
replay-eyes = Through whose eyes
replay-watching = Spectator
replay-share = Copy a link to this moment
replay-record = Download the record
replay-controls = Steps of the match
replay-start = The match begins.
replay-beginning = Beginning
replay-step = Step
replay-at = Step { $step } of { $count }, turn { $turn }
replay-before = One step back
replay-after = One step on
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-play = Play
replay-pause = Pause
replay-turn = Turn
replay-speed = Speed

## Learning

learn-title = Learn by playing
learn-about = You play a real match against the computer. A coach says what you see and points at what you could do next. You can always do something else.
learn-start = Begin
learn-what = What you will learn
learn-coach = Coach
learn-next = Next
learn-list = Steps of the lesson
learn-done = learned
learn-fold = Fold the coach
learn-unfold = Show the coach
learn-on = Your turn to decide
learn-wait-title = One moment
learn-wait = The other side is deciding. Watch the table and the log.
learn-over = The lesson is over
learn-won = Well played! You know the game now. In the next match you choose the options yourself.
learn-lost = It did not work out this time, but now you know the game. Try again, or play a real match.
learn-again = Play the lesson again
learn-real = Play a real match
learn-hint-other = Read the question below the table and choose one of the marked options.

learn-co-about = Two programs fight for three lines. In about ten minutes you play your first match, with three simple protocols.
learn-co-see = The table
learn-co-see-text = Three lines lie between you and the other side. In each, one protocol on your side is yours. Whoever compiles all three first wins.
learn-co-hand = Your cards
learn-co-hand-text = Each card belongs to one of your protocols. At the top left is its value. Its text has three boxes: the top one always applies, the middle one happens once when you play the card, the bottom one applies while nothing covers it.
learn-co-up = Play a card face up
learn-co-up-text = Choose a card, then a line. Face up it may only lie where its protocol is; it counts its value, and its text happens.
learn-co-text = A text happens
learn-co-text-text = The card you see in the question asks you something. What you can choose is marked on the table.
learn-co-total = Totals
learn-co-total-text = The numbers at the protocols are totals: the values of all cards on that side of the line. You want 10 or more in a line, and more than the other side.
learn-co-cover = Covered cards
learn-co-cover-text = A new card covers the one before it. A covered card still counts, and its top box still applies; its bottom box does not.
learn-co-down = Play a card face down
learn-co-down-text = Face down, any card may lie in any line. It is worth 2 and says nothing: good for filling a line, and for hiding a card.
learn-co-phases = The phases of a turn
learn-co-phases-text = The strip above the table shows them. Compiling is checked before your action: so a line that you fill now must hold until your next turn.
learn-co-refresh = Refresh your hand
learn-co-refresh-text = Few cards left? As your action you can draw up to five instead of playing a card.
learn-co-ten = Get a line ready
learn-co-ten-text = Bring one line to 10 or more, and ahead of the other side. Then it is compiled at the beginning of your next turn.
learn-co-compiled = Compiled!
learn-co-compiled-text = All cards of the line are gone, on both sides, and your protocol is turned over. Compiling took the place of your action.
learn-co-control = Control
learn-co-control-text = Whoever is ahead in two lines when their turn begins takes control. When you compile or refresh with it, you give it back and may first put one side's protocols into another order.
learn-co-win = On to the win
learn-co-win-text = Two protocols to go. Begin where you are ahead already. From here on you play by yourself; the coach only says what is asked.
learn-co-hint-action = Play a card, or refresh your hand. Look for the line where you are nearest to 10.
learn-co-hint-target = Choose one of the marked cards. A strong card of the other side is often a good choice.
learn-co-hint-discard = Choose what you need least: low values, or cards whose line is compiled.
learn-co-hint-line = Choose one of the marked lines.
learn-co-hint-may = You may, but you need not. Read the card that asks.
learn-co-hint-compile = You can compile. Choose the line.
learn-co-hint-control = You give control back and may put protocols into another order. If you see no use in it, leave them as they are.

learn-pc-about = Mine, build and fight for a planet. In about fifteen minutes you play your first match with a simple deck against one rival.
learn-pc-mulligan = The first hand
learn-pc-mulligan-text = You have drawn five cards. You could put three of them back and draw three others. This hand is fine: keep it.
learn-pc-see = The planet
learn-pc-see-text = Each side has a base with 15 life. Destroy the base of your rival and you have won. Or conquer the planet: build until your buildings have 30 life in all.
learn-pc-mining = Mining
learn-pc-mining-text = At the beginning of each turn your miners fill your storage: gold and cosmium. With these you pay for your cards; the price is at the top left of a card.
learn-pc-miner = Play a miner
learn-pc-miner-text = More miners mean more materials in every turn. This one is a good beginning. Click the marked card.
learn-pc-phases = The phases of a turn
learn-pc-phases-text = Mining, then kuk: you look at your top card and draw. In the main phase you play cards, then you may attack, and at the end you draw again and may place a trap. The strip above the table shows where you are.
learn-pc-warrior = Play a warrior
learn-pc-warrior-text = Warriors attack and defend. The sword is their attack, the heart their life. They may attack at once, unless their text says otherwise.
learn-pc-building = Play a building
learn-pc-building-text = Buildings bring you nearer to the 30 life of a conquest, and many do something useful. They can be attacked.
learn-pc-attack = Attack
learn-pc-attack-text = Choose your attackers, then send them. Whoever attacks is exhausted until your next turn and cannot block: keep somebody at home.
learn-pc-trap = Place a trap
learn-pc-trap-text = Traps cost nothing. Each waits face down in front of your base or a building, until an attacker runs into it. Place one.
learn-pc-reaction = Reactions
learn-pc-reaction-text = Your rival does something, and you could answer with a spell before it happens. To let it happen, pass: the button, or the space bar.
learn-pc-block = Block
learn-pc-block-text = You are attacked! A warrior who is not exhausted can step in the way: then these two fight, and your base is spared.
learn-pc-win = Two ways to win
learn-pc-win-text = Strike the base of your rival until nothing is left of it, or build: 30 life of buildings is a win, too. From here on you play by yourself; the coach only says what is asked.
learn-pc-hint-action = Play what you can pay for: miners early, then warriors and buildings. When nothing is left to do, go on.
learn-pc-hint-reaction = You could answer now. Mostly it is wiser to keep spells for an attack: pass.
learn-pc-hint-attacker = Who attacks? Mark the warriors and send them, or let all stay at home.
learn-pc-hint-aim = Choose the target of the marked attacker. Hits on the base decide the match.
learn-pc-hint-block = Choose who blocks, or let the attacker through to save your warriors.
learn-pc-hint-trap = You may place a trap and move one. When you are done, go on.
learn-pc-hint-spot = Where shall the trap stand? It is met by whoever attacks what is behind it.
learn-pc-hint-kuk = You see the top card of your deck. Keep it and draw it, or put it at the bottom and draw the next one.
learn-pc-hint-target = Choose one of the marked targets.
