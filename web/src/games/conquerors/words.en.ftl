# What the client says of Planetary Conquerors. English.

conquerors-name = Planetary Conquerors
conquerors-about = Mine, build and fight for a planet full of traps.
conquerors-facts = 2 to 6 players · 8 ready-made decks

## First screen

options-decks = Decks
options-decks-own = Your decks
options-decks-ready = Ready-made decks
options-deck-random = Any ready-made deck
options-block-line = A warrior may block once in each line of an attack

## Players, cards, clock

card-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
 }
card-cost = costs { $materials }
card-attack = attack { $attack }
card-life = life { $life }

## A match

strip-conquerors-start = start
strip-conquerors-mining = mining
strip-conquerors-kuk = kuk
strip-conquerors-main = main
strip-conquerors-attack = attack
strip-conquerors-trap = trap
strip-conquerors-end = end
strip-conquerors-start-about = Used cards recharge, exhausted warriors are battle ready again, and effects at the start of the turn happen.
strip-conquerors-mining-about = Cards that add or generate materials do so.
strip-conquerors-kuk-about = Look at the top card of your deck: draw it, or put it on the bottom and draw the next one.
strip-conquerors-main-about = Play cards, pay for effects and turn cosmium into electricity.
strip-conquerors-attack-about = Warriors may attack.
strip-conquerors-trap-about = Draw a card; then a trap may be placed, and one moved.
strip-conquerors-end-about = Effects at the end of the turn happen.

number-attacks = Attacks
number-lost = Lost on the planet

## The table of Planetary Conquerors

pc-area-you = Your area
pc-area-of = Area of { $name }
pc-show-area = Show the area of { $name }
pc-area-offers = something can be chosen there
pc-lost = has lost
pc-miners = Miners
pc-buildings = Base and buildings
pc-warriors = Warriors
pc-base = Base: { $life } of { $most } life
pc-life = life { $life } of { $most }
pc-building-life = Life of all buildings: { $life } of the 30 that win
pc-to-win = to win
pc-stored-gold = Gold: { $count } of at most { $most }
pc-stored-cosmium = Cosmium: { $count } of at most { $most }
pc-stored-electricity = Electricity: { $count } of at most { $most }
pc-gold = { $count } gold
pc-cosmium = { $count } cosmium
pc-electricity = { $count } electricity
pc-junkyard = Junkyard: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pc-traps = { $count ->
    [one] 1 trap in front
   *[other] { $count } traps in front
 }
pc-trap-down = Face-down trap
pc-trap-short = Trap
pc-trap-at = Trap no. { $place } in front of { $name }
pc-stack = What is about to happen
pc-stack-play = { $who ->
    [you] You play
   *[other] { $name } plays
 }
pc-stack-stopped = { $who ->
    [you] You play, but it is stopped
   *[other] { $name } plays, but it is stopped
 }
pc-stack-paid = { $who ->
    [you] You use
   *[other] { $name } uses
 }
pc-stack-trap = { $who ->
    [you] Your trap
   *[other] Trap of { $name }
 }
pc-stack-effect = { $who ->
    [you] Your effect
   *[other] Effect, { $name }
 }
pc-stack-waiting = { $who ->
    [you] Then: your effect
   *[other] Then: effect, { $name }
 }
pc-underway = The card that you may react to
pc-reactions = Reactions:
pc-react-passed = does not react
pc-react-asked = is deciding
pc-react-later = may still react
pc-moment-phase = About to end: { $phase }
pc-moment-part = The attack goes on
pc-moment-line = Line { $line } strikes next
pc-moment-damage = Damage comes next
pc-coming = attack { $attack } incoming, life left then: { $left }
pc-vain = no effect
pc-in-order = In this order
pc-keep = Keep it
pc-goal = Destroy your opponents’ bases, or bring your own buildings to 30 life together.
pc-kuk = The top of your deck
pc-kuk-bottom = To the bottom
pc-menu = Which one?
pc-attack-with = { $count ->
    [one] Attack with 1 warrior
   *[other] Attack with { $count } warriors
 }
pc-strike = { $count ->
    [one] Picked to attack: 1 warrior. Choose its target.
   *[other] Picked to attack: { $count } warriors. Choose their target.
 }
pc-strike-at = { $count ->
    [one] Your warrior’s target: { $target }.
   *[other] Target of your { $count } warriors: { $target }.
}
pc-outcome = { $left ->
    [0] If nobody blocks: { $damage } damage, no life left.
   *[other] If nobody blocks: { $damage } damage, { $left } of { $most } life left.
 }
pc-outcome-shield = Its shielding stops { $count }.
pc-outcome-traps = { $count ->
    [one] A trap comes first.
   *[other] { $count } traps come first.
 }
pc-strike-other = Press another one to change it.
pc-strike-each = One by one
pc-aim-card = { $card }: { $count ->
    [one] choose its target. There is only this one.
   *[other] choose its target.
 }
pc-aim-back = Cancel
pc-back = Put it back
pc-back-hint = Chosen in your hand: { $count } of { $most }
pc-put-back = Put them back
pc-why-trap = Traps are placed in your trap phase.
pc-why-expensive = Too expensive: you lack { $materials }.
pc-why-main = Only in your main phase.
pc-why-target = It has no target now.
pc-why-not-now = Not now.

## Card browser

cards-type = Type
cards-stars = Stars
cards-price = Price
cards-price-more = { $price }+
cards-material = Costs
cards-faction = Faction
cards-world = The world: the planet { $planet } and who lives there
world-play = In the game: { $text }
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
cards-type-other = Unknown

## Decks

decks-title = Decks
decks-builder = Deck builder
decks-deck = Deck
decks-own = Your decks
decks-none = You have no deck of your own yet. Start from scratch, or from a ready-made one.
decks-guest = Your decks are kept in this browser. With an account you have them everywhere:
decks-ready = Ready-made decks
decks-plan = How it plays
decks-against = Facing it:
decks-ready-about = Play one as it is, or use it as the start of your own deck.
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
decks-drop-sure = The deck will be deleted permanently.
decks-drop-yes = Delete
decks-drop-no = Keep
decks-all = All decks
decks-missing = You have no such deck.
decks-name = Name of the deck
decks-save = Save
decks-undo = Undo
decks-saved = { $name } is saved.
decks-as-text = As text
decks-how = Click a card to add it, hover or hold to read it.
decks-keys = Keys: + adds, − removes, / searches.
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

conquerors-tip-1 = You win with 30 life on your buildings, or when the enemy base has none left. Play miners early.
conquerors-tip-2 = Miners bring materials every turn, warriors attack and block, buildings bring you closer to 30.
conquerors-tip-3 = A trap costs nothing: at the end of your turn place one in front of your base.
conquerors-tip-4 = The light bulb shows the best choices and why. The clock at the top replays the last turn.
conquerors-advice = Next time: play miners on your first turns, keep one warrior at home to block, and place a trap every turn.
conquerors-preset-first-name = First match
conquerors-preset-first = The decks are fixed: you attack, your opponent builds.
conquerors-preset-classic-name = Two players
conquerors-preset-classic = Any two ready-made decks, or choose under Options.
conquerors-preset-all-name = Four players
conquerors-preset-all = Each against all others, with any ready-made decks.
conquerors-rules = In our own words. A rule comes from both rulebooks, or from one of them where the other is silent; where both are silent or unclear, we had to decide.

## Words on cards, each in one sentence

conquerors-word-12-6 = Shielding x: the first x damage from each source each turn does nothing.
conquerors-word-12-7 = Final hit: when a warrior kills it, it strikes that warrior once more.
conquerors-word-12-8 = Selfheal x: it heals x at the end of your turn.
conquerors-word-12-9 = Selfdestroy x: it deals x damage to itself at the end of your turn.
conquerors-word-12-10 = Illusion: it vanishes instead of going anywhere else, and does not die.
conquerors-word-12-11 = Trapback x: put up to x traps from your junkyard back in front of your buildings or base.
conquerors-word-12-5 = Sacrifice: give up one of your own cards of that kind; it goes to the junkyard.
conquerors-word-12-4 = Kuk x: look at your top x cards, put those that you do not want on the bottom, then draw x.
conquerors-word-12-3 = Look at your top x cards and put them back in the same order.
conquerors-word-12-13 = Bait: whoever attacks this player must attack a building with Bait first.
conquerors-word-12-14 = Search: look through your deck for such cards, show what you take, then shuffle.
conquerors-word-12-15 = Steal: it goes from the other player’s storage into yours, as far as there is room.
conquerors-word-12-16 = Counters: marks on a card, which says itself what they are for.
conquerors-word-12-17 = Summon: it comes onto the planet at once, without being played or paid for.
conquerors-word-12-18 = Cost: all materials printed on the card, added up.
conquerors-word-12-19 = Permanently: for as long as the card is on the planet.
conquerors-word-7-11 = When a card is played: after it has taken effect.
conquerors-word-4-1 = Exhausted: it cannot attack or block until it is ready again.
conquerors-word-12-1 = Dies, destroyed: it goes from the planet to the junkyard.
