# What the server says about rooms, seats and messages. English.

## Seats and waiting

player-number = Player { $number }
waiting-for = { $name } decides.
waiting-passing = You have nothing to react with, so you will pass in a moment.

## In the log
## $who: you, or other, who is called $name

room-undo = { $who ->
    [you] You take back a choice.
   *[other] { $name } takes back a choice.
 }
room-time = { $who ->
    [you] Your time is up.
   *[other] { $name } has run out of time.
 }
room-conceded = { $who ->
    [you] You have given up.
   *[other] { $name } has given up.
 }
room-left = { $who ->
    [you] You took too long to answer.
   *[other] { $name } took too long to answer.
 }

## Errors, by code

error-wire-malformed = The server could not read that. Reload the page and try again.
error-wire-too-large = That is too long to be sent; at most { $most } bytes are read.
error-wire-name = A name has 1 to { $most } visible characters.
error-wire-chat = A message has 1 to { $most } characters.
error-room-unknown = There is no such match here. It may be over, or the link has expired.
error-room-game = There is no such game. Available: { $games }.
error-room-seats = This game is for { $seats } players.
error-room-one-of-you = You can take only one seat for yourself; add other players at your screen as extra seats.
error-room-option = A match cannot be set up with this: { $option }.
error-room-seed = A chosen deal can be played only against the computer.
error-room-bot = There is no such computer player. Available: { $bots }.
error-room-deck = This deck cannot be played.
error-room-deck-unknown = There is no deck “{ $deck }”. Choose another one; maybe you have deleted it.
error-room-deck-malformed = This deck cannot be read.
error-room-no-decks = This game is played without decks of your own.
error-room-full = All seats are taken. You can watch.
error-room-one-table = As a guest you can sit at one open table at a time. Finish that match, or create an account.
error-room-no-proof = The deal of this match was chosen by its seed, or the match is too old to have a proof: there is nothing to check.
error-room-secret = This link does not open that match. Ask for a new one.
error-room-private = This match is private. To watch it, ask a player for a link.
error-room-not-public = This match was private, so only its players can see the hands. You can watch it as a spectator.
error-room-taken = Somebody else has that seat.
error-room-not-seated = You have no seat in this match.
error-room-waiting = The match has not begun: somebody is still missing.
error-room-not-over = The match is not over yet.
error-room-no-gain = This choice would bring you nothing, so it was not made.
error-room-covered = The table is covered. Uncover it first.
error-room-no-reactions = There are no reactions in this game.
error-room-chat-too-fast = Not so fast: wait a moment before you write again.
error-room-nobody-left = Nobody has been away that long ({ $seconds } seconds).
error-room-other-version = The rules of this match or its cards have changed since it began: it cannot continue.
error-room-other-game = This server no longer has the game of this match: it cannot continue.
error-room-not-filmed = No replay of this match was kept, and this server no longer has the rules or cards that it was played with: it cannot be shown.
error-room-lost = This match is damaged and cannot continue.
error-room-too-many = There are too many matches at the moment. Try again later.
error-room-yours-too-many = You have too many unfinished matches. Finish one first.
error-room-not-kept = Your move could not be saved, so it was not made. Try again.
error-room-command = You cannot do that here.
error-undo-over = The match is over: nothing can be taken back.
error-undo-nothing = There is nothing for you to take back.
error-undo-told = It cannot be taken back: since your last choice a hidden card was shown, or chance decided something.
error-undo-others = It cannot be taken back: somebody else has decided something since your last choice.
error-undo-too-often = The others have refused often enough.
error-undo-asked = Somebody is already asking to take back a choice.
error-undo-not-asked = Nobody is asking you that.

## Guests, accounts and requests

guest-name = Guest { $number }
error-session-none = Your session has expired. Reload the page.
error-account-reserved = The name { $name } is reserved. Choose another one.
error-account-none = You need an account for that. Log in or create one.
error-account-wrong-code = The name or the code is wrong, or the code has already been used.
error-account-unknown = There is no account called { $name }.
error-account-banned = You may not play here: { $reason }
error-account-role = Only moderators may do that.
error-session-unknown = No such browser is logged in.
error-token-scope = This token does not allow that: it needs the scope { $scope }.
error-report-who = You can report only another player at your table.
error-report-unknown = There is no such open report.
error-sanction-days = A ban or a mute must last more than 0 and at most { $most } days, or for ever.
error-sanction-target = There is nobody called { $target }; allowed: the name of an account, account:7, session:ab or address:203.0.113.7.
error-account-taken = Somebody else is already called { $name }. Choose another name.
error-account-wrong = There is no account with this name and password.
error-account-password = A password has at least { $least } characters.
error-token-wrong = This token is invalid or has been revoked.
error-token-unknown = You have no such token.
error-token-too-many = You already have { $most } tokens. Revoke one of them first.
error-token-program = Programs cannot do that: accounts and tokens are for people.
error-puzzle-unknown = There is no puzzle { $puzzle }.
error-puzzle-changed = The rules or the cards of this puzzle have changed since it was made. Choose another one.
error-puzzle-none = This match is not a puzzle.
error-deck-unknown = You have no such deck. Maybe you deleted it.
error-deck-too-many = You already have { $most } decks. Delete one first.
error-deck-too-long = A deck has at most { $most } entries.
error-limit-too-often = Too many requests. Wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
 }
error-limit-pages = You already have the game open in { $most } places. Close one of them.
error-http-not-found = There is nothing at this address.
error-http-method = That cannot be done at this address.
error-http-origin = This request comes from another site’s page, so it was refused.
error-server-failed = Something went wrong on the server. Everything before that is safe; try again.
error-server-away = The server cannot reach its database at the moment. Everything before that is safe; try again in a moment.
error-hint-off = Hints are off at this table: not all players have agreed to them.
error-hint-gone = That question is no longer open for you.
error-hint-failed = The hint failed. Ask again.
error-analysis-failed = The analysis could not be finished: the computer is too busy. Nothing is lost: try again, and it continues where it stopped.
error-room-after = A match cannot start from there: game and seats must be the same, and the match must not be over at that point.

## The page for moderators
## $kind: ban, or other, which is a mute. $what: what was done, as the audit log names it

moderation = Moderation
moderation-home = To the game
moderation-about = Banned players cannot play here. Muted players are not heard by anybody else, and do not notice.
moderation-reports = Open reports
moderation-reports-none = No report is open.
moderation-report = Report { $number }
moderation-reported = About
moderation-reporter = Reported by
moderation-when = When
moderation-reason = Reason
moderation-match = Match
moderation-watch = Watch it (when it is over)
moderation-record = Its record
moderation-said = What was said
moderation-theirs = (the reported seat)
moderation-said-nothing = There is no chat from this table.
moderation-player = Player
moderation-address = Address
moderation-address-about = The player was last connected from here. A ban would also hit everybody else who uses this address. The address is deleted when this report is closed, on { $when } at the latest.
moderation-address-yours = This is your address, too: a ban would keep you out.
moderation-days-label = For how long
moderation-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
moderation-ever = for ever
moderation-ban = Ban the player
moderation-mute = Mute the player
moderation-ban-address = Ban the address
moderation-ban-reason = report { $number }
moderation-close-label = Outcome
moderation-close = Close the report
moderation-sanctions = Bans and mutes
moderation-sanctions-none = Nobody is banned or muted.
moderation-whom = Who
moderation-sanction = What
moderation-held = { $kind ->
    [ban] Banned
   *[other] Muted
 } { $until ->
    [ever] for ever
   *[other] until { $until }
 }
moderation-lift-label = End early
moderation-lift = { $kind ->
    [ban] End the ban
   *[other] End the mute
 }
moderation-done = Latest actions
moderation-done-none = No actions yet.
moderation-by = By
moderation-what = Action
moderation-target = Target
moderation-note = Note
moderation-did = { $what ->
    [ban] banned
    [unban] ended a ban
    [mute] muted
    [unmute] ended a mute
    [close] closed a report
    [role] changed a role
    [codes] made new recovery codes
    [delete] deleted an account
    [export] exported an account
   *[other] { $what }
 }
