# Planetary Conquerors in English.
#
# Arguments that return in many messages:
#   $who     you: the viewer does it; other: somebody else, who is called $name
#   $thing   something on the planet with the player whose it is: your Siege Hound, Anna’s base
#   $known   all, some or none of the cards have a name for this viewer; $cards lists them, $count counts them

## Words of the table

phase-mulligan = setup
phase-start = start of the turn
phase-mining = mining phase
phase-kuk = kuk phase
phase-main = main phase
phase-attack = attack phase
phase-trap = trap phase
phase-end = end of the turn

base = base
thing = { $who ->
    [you] your { $card }
    [own] their { $card }
    [mine] your { $card }
   *[other] { $name }’s { $card }
 }
things = { $who ->
    [you] your { $cards }
   *[other] { $name }’s { $cards }
 }
thing-gone = a card that has left
trap-down = a face-down trap
trap-at = { $trap } (no. { $place } in front of { $thing })
card-unknown = an unknown card
card-token = token
card-free = free
card-life = life { $life }
world-play = In the game: { $text }

## Questions

prompt-of = { $card }: { $prompt }

moment = { $moment ->
    [phase] { $phase ->
        [start] Next comes the mining phase.
        [mining] Next comes the kuk phase.
        [kuk] Next comes the main phase.
        [main] Next comes the attack phase.
        [attack] Next comes the trap phase.
        [trap] Next comes the end of the turn.
       *[end] The turn is about to end.
     }
    [part] { $part ->
        [targets] The attackers are chosen; their targets come next.
       *[lines] The targets are chosen; line 1 comes next.
     }
    [played] { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
     }
    [paid] { $who ->
        [you] You use { $card }.
       *[other] { $name } uses { $card }.
     }
    [trap] { $who ->
        [you] Your trap is turned face up: { $card }.
       *[other] { $name }’s trap is turned face up: { $card }.
     }
    [line] Line { $line } is about to deal its damage.
   *[damage] { $aims ->
        [none] { $card } is about to deal damage.
       *[some] { $card } is about to deal damage to { $targets }.
     }
 }

ask-mulligan = { $first ->
    [yes] You may exchange 3 cards: choose three to put back into your deck.
   *[no] Choose the next card to put back, three in all.
 }
ask-action = Your main phase: play cards, use effects, or go on to the attack.
ask-reaction = { $moment } Do you react?
ask-attacker = Your attack phase: choose who attacks.
ask-aim = { $attackers ->
    [one] Choose the target of the attack.
   *[other] Who attacks what? If several attack the same target, the first one you name is in line 1, and so on.
 }
ask-block = { $attacker } attacks { $target }. Do you block?
ask-goes-first = Several attackers meet traps. Who goes first?
ask-trap = { $may ->
    [place] Your trap phase: you may place one trap for free.
    [move] Your trap phase: you may move one trap.
   *[both] Your trap phase: you may place one trap for free, and move one.
 }
ask-spot = { $told ->
    [yes] Where does { $card } go? Whoever attacks there meets it first.
   *[no] Where does the trap go?
 }
ask-trigger = Several effects happen now. Which one first?
ask-replacement = { $thing } would leave. What happens instead?
ask-target = { $verb ->
    [damage] Choose the target of the damage.
    [heal] Choose who or what to heal.
    [destroy] Choose what to kill or destroy.
    [return] Choose what leaves the planet.
    [take-control] Choose who or what to take control of.
    [exhaust] Choose who to exhaust.
    [ready] Choose who becomes battle ready again.
    [recharge] Choose what to recharge.
    [boost] Choose whose attack changes.
    [fortify] Choose what grows stronger.
    [mirror] Choose what to make an illusion of.
    [retreat] Choose who leaves the attack.
    [gain] Choose who is affected until the end of the turn.
    [put-counters] Choose whose counters change.
    [intercept] Choose who blocks the attacker.
   *[other] Choose one.
 }
ask-trap-target = { $verb ->
    [disarm] Which trap do you destroy?
    [look-at-traps] Which trap do you look at?
   *[move-trap] Which trap do you move?
 }
ask-opponent = Which opponent do you choose?
ask-discard = { $count ->
    [one] Discard 1 card.
   *[other] Discard { $count } cards, one after the other.
 }
ask-sacrifice = What do you sacrifice?
ask-kuk = { $cards ->
    [one] This card is on top of your deck: do you draw it, or put it on the bottom?
   *[other] These cards are on top of your deck: which one do you put on the bottom?
 }
ask-recover = { $to ->
    [hand] Which card from your junkyard do you take into your hand?
    [top] Which card from your junkyard do you put on top of your deck?
    [bottom] Which card from your junkyard do you put on the bottom of your deck?
    [deck] Which card from your junkyard do you shuffle into your deck?
    [planet] Which card from your junkyard do you put onto the planet?
   *[other] Which card from your junkyard do you choose?
 }
ask-search = { $to ->
    [hand] You look through your deck. Which card do you take into your hand?
    [planet] You look through your deck. Which card do you put onto the planet?
   *[other] You look through your deck. Which card do you take?
 }
ask-deploy = Which card from your hand enters the planet?
ask-may-pay = Do you pay { $materials }?
ask-trapback = Which trap from your junkyard do you put back on the planet?
ask-stop = Which card do you stop?
ask-may = { $verb ->
    [pay] Do you pay?
    [told] { $text } Do you?
   *[other] Do you want to?
 }
ask-either = Which of the two?
ask-taker = Who takes the damage instead?
ask-price = What do you sacrifice to pay?

## Answers

option-pass = { $kind ->
    [mulligan] Keep your hand
    [reaction] Pass
    [block] Do not block
    [trap-target] None
   *[other] No
 }
option-done = { $kind ->
    [action] Done, go on to the attack
    [attacker] { $attackers ->
        [0] Nobody attacks
       *[other] Nobody else
     }
    [trap] Done
    [kuk] { $cards ->
        [one] Draw it
       *[other] Leave these on top, and draw
     }
    [search] None of these
    [deploy] None of these
   *[other] That is all
 }
option-do = Yes
option-first = { $told ->
    [yes] { $text }
   *[no] The first
 }
option-second = { $told ->
    [yes] { $text }
   *[no] The second
 }
option-convert = Turn 4 cosmium into 1 electricity
option-player = { $name }
option-aim = { $attacker } attacks { $target }
option-at = { $place ->
    [only] In front of { $thing }
    [front] In front of { $thing }, as the front trap
   *[behind] In front of { $thing }, behind { $position ->
        [one] 1 trap
       *[other] { $position } traps
     }
 }
option-pay = { $told ->
    [yes] Use { $card }: { $text }
   *[no] Use { $card }
 }
option-back = { $card }
option-play = Play { $card }
option-place = Place { $card }
option-discard = { $card }
option-bottom = Put { $card } on the bottom
option-recover = { $card }
option-search = { $card }
option-deploy = { $card }
option-trapback = { $card }
option-stop = { $card }
option-attack = { $thing }
option-block = Block with { $thing }
option-move = Move { $thing }
option-target = { $vain ->
    [yes] { $thing } (no effect)
   *[no] { $thing }
 }
option-trap = { $thing }
option-sacrifice = { $thing }
option-takes = { $thing }
option-goes = { $thing }
option-instead = The effect of { $thing }
option-trigger = { $told ->
    [yes] { $about ->
        [yes] { $card } (about { $that }): { $text }
       *[no] { $card }: { $text }
     }
   *[no] { $about ->
        [yes] { $card } (about { $that })
       *[no] { $card }
     }
 }

## What happened

event-turn = { $who ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $name }’s turn.
 }
when = { $moment ->
    [draw] Trap phase:{" "}
    [kuk-draw] Kuk:{" "}
    [start] before the mining phase,{" "}
    [mining] before the kuk phase,{" "}
    [kuk] before the main phase,{" "}
    [main] before the attack phase,{" "}
    [attack] before the trap phase,{" "}
    [trap] before the end of the turn,{" "}
    [end] at the very end of the turn,{" "}
    [line] before line { $line } deals its damage,{" "}
   *[none] {""}
 }
event-shuffled = { $who ->
    [you] Your deck is shuffled.
   *[other] { $name }’s deck is shuffled.
 }
event-shuffled-unfound = { $who ->
    [you] You search your deck and take no card.
   *[other] { $name } searches the deck and takes no card.
 }
event-drew = { $known ->
    [none] { $count ->
        [one] { $when }{ $name } draws 1 card.
       *[other] { $when }{ $name } draws { $count } cards.
     }
   *[all] { $who ->
        [you] { $when }you draw { $cards }.
       *[other] { $when }{ $name } draws { $cards }.
     }
 }
event-put-back = { $who ->
    [you] You put { $count } cards back into your deck.
   *[other] { $name } puts { $count } cards back into the deck.
 }
event-looked = { $known ->
    [none] { $count ->
        [one] { $name } looks at the top card of the deck.
       *[other] { $name } looks at the top { $count } cards of the deck.
     }
   *[all] { $who ->
        [you] You see { $cards } on top of your deck.
       *[other] { $name } sees { $cards } on top of the deck.
     }
 }
drawn-cards = { $known ->
    [none] { $count ->
        [one] 1 card
       *[other] { $count } cards
     }
   *[all] { $cards }
 }
event-put-under = { $known ->
    [none] { $count ->
        [one] { $when }{ $name } puts 1 card on the bottom of the deck
       *[other] { $when }{ $name } puts { $count } cards on the bottom of the deck
     }
   *[all] { $who ->
        [you] { $when }you put { $cards } on the bottom of your deck
       *[other] { $when }{ $name } puts { $cards } on the bottom of the deck
     }
 }{ $then ->
    [none] .
   *[some] { $who ->
        [you] {" "}and draw { $drawn }.
       *[other] {" "}and draws { $drawn }.
     }
 }
event-added = { $named ->
    [yes] { $who ->
        [you] You get { $materials } ({ $actors }).
       *[other] { $name } gets { $materials } ({ $actors }).
     }
   *[no] { $who ->
        [you] You get { $materials }.
       *[other] { $name } gets { $materials }.
     }
 }
event-overflowed = { $who ->
    [you] You have no room in storage for { $materials }.
   *[other] { $name } has no room in storage for { $materials }.
 }
event-spent = { $free ->
    [yes] { $who ->
        [you] You pay nothing.
       *[other] { $name } pays nothing.
     }
   *[no] { $who ->
        [you] You pay { $materials }.
       *[other] { $name } pays { $materials }.
     }
 }
event-refused = { $who ->
    [you] You do not pay { $materials }.
   *[other] { $name } does not pay { $materials }.
 }
event-drained = { $free ->
    [yes] { $who ->
        [you] You would lose { $wanted }, but have none.
       *[other] { $name } would lose { $wanted }, but has none.
     }
   *[no] { $who ->
        [you] You lose { $materials }.
       *[other] { $name } loses { $materials }.
     }
 }
event-stolen = { $free ->
    [yes] { $of ->
        [you] { $name } would steal { $wanted } from you, but you have none.
       *[other] { $who ->
            [you] You would steal { $wanted } from { $owner }, who has none.
           *[other] { $name } would steal { $wanted } from { $owner }, who has none.
         }
     }
   *[no] { $who ->
        [you] You steal { $materials } from { $owner }.
       *[other] { $of ->
            [you] { $name } steals { $materials } from you.
           *[other] { $name } steals { $materials } from { $owner }.
         }
     }
 }
event-converted = { $who ->
    [you] You turn 4 cosmium into 1 electricity.
   *[other] { $name } turns 4 cosmium into 1 electricity.
 }
event-converted-reacting = { $who ->
    [you] { $when }you turn 4 cosmium into 1 electricity.
   *[other] { $when }{ $name } turns 4 cosmium into 1 electricity.
 }
event-announced = { $free ->
    [yes] { $who ->
        [you] You play { $cards } for free.
       *[other] { $name } plays { $cards } for free.
     }
   *[no] { $who ->
        [you] You play { $cards } for { $cost }.
       *[other] { $name } plays { $cards } for { $cost }.
     }
 }
event-announced-reacting = { $free ->
    [yes] { $who ->
        [you] { $when }you react with { $cards }, for free.
       *[other] { $when }{ $name } reacts with { $cards }, for free.
     }
   *[no] { $who ->
        [you] { $when }you react with { $cards } for { $cost }.
       *[other] { $when }{ $name } reacts with { $cards } for { $cost }.
     }
 }
event-announced-first = { $free ->
    [yes] { $who ->
        [you] You first play { $cards } for free.
       *[other] { $name } first plays { $cards } for free.
     }
   *[no] { $who ->
        [you] You first play { $cards } for { $cost }.
       *[other] { $name } first plays { $cards } for { $cost }.
     }
 }
event-paid-reacting = { $free ->
    [yes] { $who ->
        [you] { $when }you react and use { $cards }.
       *[other] { $when }{ $name } reacts and uses { $cards }.
     }
   *[no] { $who ->
        [you] { $when }you react and use { $cards } for { $cost }.
       *[other] { $when }{ $name } reacts and uses { $cards } for { $cost }.
     }
 }
event-paid = { $free ->
    [yes] { $who ->
        [you] You use { $cards }.
       *[other] { $name } uses { $cards }.
     }
   *[no] { $who ->
        [you] You use { $cards } for { $cost }.
       *[other] { $name } uses { $cards } for { $cost }.
     }
 }
event-paid-first = { $free ->
    [yes] { $who ->
        [you] You first use { $cards }.
       *[other] { $name } first uses { $cards }.
     }
   *[no] { $who ->
        [you] You first use { $cards } for { $cost }.
       *[other] { $name } first uses { $cards } for { $cost }.
     }
 }
event-entered = { $made ->
    [illusion] An illusion appears: { $thing }.
    [token] { $who ->
        [you] You summon { $cards }.
       *[other] { $name } summons { $cards }.
     }
   *[card] { $thing } enters the planet.
 }
event-entered-several = { $made ->
    [illusion] Illusions appear: { $things }.
    [token] { $who ->
        [you] You summon { $cards }.
       *[other] { $name } summons { $cards }.
     }
   *[card] { $things } enter the planet.
 }
event-junked = { $who ->
    [you] { $cards } goes to your junkyard.
   *[other] { $cards } goes to { $name }’s junkyard.
 }
event-junked-several = { $who ->
    [you] { $cards } go to your junkyard.
   *[other] { $cards } go to { $name }’s junkyard.
 }
event-stops = { $who ->
    [you] You stop { $cards }.
   *[other] { $name } stops { $cards }.
 }
event-stopped = { $cards } is stopped and goes to the junkyard.
event-fizzled = No target is left, so it has no effect.
by-effect = { $thing }: { $sentence }
event-triggered = The effect of { $thing } happens.
event-triggered-granted = The effect that { $granter } gives { $thing } happens.
event-triggered-final-hit = { $thing } strikes back with its Final hit.
event-triggered-final-hit-granted = { $thing } strikes back with the Final hit that { $granter } gives it.
event-triggered-aimless = The effect of { $thing } has no target.
event-put-off = { $until ->
    [end] An effect of { $actors } waits until the end of the turn.
   *[start] { $who ->
        [you] An effect of { $actors } waits until the start of your next turn.
       *[other] An effect of { $actors } waits until the start of { $name }’s next turn.
     }
 }
event-sacrificed = { $who ->
    [you] You sacrifice { $cards }.
   *[other] { $name } sacrifices { $cards }.
 }
event-no-effect = It has no effect.
event-instead = The effect of { $thing } happens instead.
event-instead-aimless = The effect of { $thing } has no target and does not help.
event-instead-vain = The effect of { $thing } does not help.
event-died = { $thing } dies.
event-died-several = { $things } die.
event-destroyed = { $thing } is destroyed.
event-vanished = { $thing } vanishes.
event-vanished-several = { $things } vanish.
event-returned = { $to ->
    [hand] { $thing } goes back to its owner’s hand.
    [top] { $thing } goes on top of its owner’s deck.
    [bottom] { $thing } goes to the bottom of its owner’s deck.
    [deck] { $thing } is shuffled into its owner’s deck.
   *[junkyard] { $thing } goes to its owner’s junkyard.
 }
event-returned-several = { $to ->
    [hand] { $things } go back to their owner’s hand.
    [top] { $things } go on top of their owner’s deck.
    [bottom] { $things } go to the bottom of their owner’s deck.
    [deck] { $things } are shuffled into their owner’s deck.
   *[junkyard] { $things } go to their owner’s junkyard.
 }
event-recovered = { $to ->
    [hand] { $who ->
        [you] You take { $cards } from your junkyard into your hand.
       *[other] { $name } takes { $cards } from the junkyard into their hand.
     }
    [top] { $who ->
        [you] You put { $cards } from your junkyard on top of your deck.
       *[other] { $name } puts { $cards } from the junkyard on top of their deck.
     }
    [bottom] { $who ->
        [you] You put { $cards } from your junkyard on the bottom of your deck.
       *[other] { $name } puts { $cards } from the junkyard on the bottom of their deck.
     }
    [deck] { $who ->
        [you] You shuffle { $cards } from your junkyard into your deck.
       *[other] { $name } shuffles { $cards } from the junkyard into their deck.
     }
   *[planet] { $who ->
        [you] You put { $cards } from your junkyard onto the planet.
       *[other] { $name } puts { $cards } from the junkyard onto the planet.
     }
 }
event-milled = { $who ->
    [you] You put { $cards } from the top of your deck into your junkyard.
   *[other] { $name } puts { $cards } from the top of the deck into the junkyard.
 }
event-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
 }
event-traps-lost = { $count ->
    [one] The trap in front of it goes to the junkyard: { $cards }.
   *[other] The traps in front of it go to the junkyard: { $cards }.
 }
event-searched = { $who ->
    [you] You find { $cards } in your deck.
   *[other] { $name } finds { $cards } in the deck.
 }
event-deployed = { $who ->
    [you] You put { $cards } from your hand onto the planet.
   *[other] { $name } puts { $cards } from their hand onto the planet.
 }
event-looked-at-hand = { $known ->
    [all] { $who ->
        [you] You look at { $owner }’s hand: { $cards }.
       *[other] { $of ->
            [you] { $name } looks at your hand: { $cards }.
           *[other] { $name } looks at { $owner }’s hand: { $cards }.
         }
     }
   *[none] { $name } looks at { $owner }’s hand.
 }
event-disarmed = { $who ->
    [you] You destroy { $cards }.
   *[other] { $name } destroys { $cards }.
 }
event-looked-at-traps = { $known ->
    [all] { $who ->
        [you] You look at { $cards }.
       *[other] { $name } looks at { $cards }.
     }
   *[none] { $count ->
        [one] { $name } looks at a trap.
       *[other] { $name } looks at { $count } traps.
     }
 }
spot = { $place ->
    [only] {""}
    [front] , as the front trap
   *[behind] , behind { $position ->
        [one] 1 trap
       *[other] { $position } traps
     }
 }
event-trap-placed = { $known ->
    [none] { $name } places a trap in front of { $thing }{ $spot }.
   *[all] { $who ->
        [you] You place { $cards } in front of { $thing }{ $spot }.
       *[other] { $name } places { $cards } in front of { $thing }{ $spot }.
     }
 }
event-trap-moved = { $known ->
    [none] { $who ->
        [you] You move a trap in front of { $thing }{ $spot }.
       *[other] { $name } moves a trap in front of { $thing }{ $spot }.
     }
   *[all] { $who ->
        [you] You move { $cards } in front of { $thing }{ $spot }.
       *[other] { $name } moves { $cards } in front of { $thing }{ $spot }.
     }
 }
event-trapback = { $who ->
    [you] You put { $cards } from your junkyard in front of { $thing }{ $spot }.
   *[other] { $name } puts { $cards } from the junkyard in front of { $thing }{ $spot }.
 }
event-turned-up = { $attacker } meets the trap { $cards }.
event-activated = { $cards } takes effect.
event-attackers = { $who ->
    [you] { $count ->
        [one] You attack with 1 warrior.
       *[other] You attack with { $count } warriors.
     }
   *[other] { $count ->
        [one] { $name } attacks with 1 warrior.
       *[other] { $name } attacks with { $count } warriors.
     }
 }
event-attacks = { $thing } attacks { $target }.
event-attacks-several = { $order ->
    [none] { $things } attack { $target }.
   *[some] { $things } attack { $target }, in this order.
 }
event-target-lost = { $thing } has lost its target and leaves the attack.
event-target-lost-several = { $things } have lost their target and leave the attack.
event-blocked = { $thing } blocks { $other }.
event-damaged = { $by_known ->
    [yes] { $by } deals { $amount } damage to { $thing }
    [itself] { $thing } deals { $amount } damage to itself
   *[no] { $thing } takes { $amount } damage
 }{ $shielded ->
    [0] {""}
   *[other] ; Shielding stops { $shielded } more
 }{ $left ->
    [0] .
   *[other] {" "}({ $left } life left).
 }
event-damaged-fatal = { $fate ->
    [died] { $by_known ->
        [yes] { $by } kills { $thing } with { $amount } damage
        [itself] { $thing } dies of the { $amount } damage that it deals to itself
       *[no] { $thing } takes { $amount } damage and dies
     }
    [vanished] { $by_known ->
        [yes] { $by } deals { $amount } damage to { $thing }, which vanishes
        [itself] { $thing } deals { $amount } damage to itself and vanishes
       *[no] { $thing } takes { $amount } damage and vanishes
     }
   *[destroyed] { $by_known ->
        [yes] { $by } destroys { $thing } with { $amount } damage
        [itself] { $thing } is destroyed by the { $amount } damage that it deals to itself
       *[no] { $thing } takes { $amount } damage and is destroyed
     }
 }{ $shielded ->
    [0] .
   *[other] ; Shielding stops { $shielded } more.
 }
event-damaged-fatal-several = { $fate ->
    [died] { $by_known ->
        [no] { $things } take { $amount } damage each and die
       *[other] { $by } kills { $things } with { $amount } damage each
     }
    [vanished] { $by_known ->
        [no] { $things } take { $amount } damage each and vanish
       *[other] { $by } deals { $amount } damage each to { $things }, which vanish
     }
   *[destroyed] { $by_known ->
        [no] { $things } take { $amount } damage each and are destroyed
       *[other] { $by } destroys { $things } with { $amount } damage each
     }
 }{ $shielded ->
    [0] .
   *[other] ; Shielding stops { $shielded } more each.
 }
event-damaged-several = { $by_known ->
    [no] { $things } take { $amount } damage each
   *[other] { $by } deals { $amount } damage each to { $things }
 }{ $shielded ->
    [0] {""}
   *[other] ; Shielding stops { $shielded } more each
 }{ $left ->
    [0] .
   *[other] {" "}({ $left } life left each).
 }
event-shielded = { $by_known ->
    [no] { $thing } is hit, but Shielding stops the { $amount } damage.
   *[other] { $by } hits { $thing }, but Shielding stops the { $amount } damage.
 }
event-damage-lost = { $by_known ->
    [no] The target is gone: the damage is lost.
   *[other] The target is gone: the damage of { $by } is lost.
 }
event-healed = { $thing } is healed by { $amount } (now { $left } life).
event-healed-several = { $things } are healed by { $amount } each (now { $left } life each).
event-taken = { $who ->
    [you] You take control of { $thing }.
   *[other] { $name } takes control of { $thing }.
 }
event-taken-back = { $who ->
    [you] You get { $cards } back.
   *[other] { $name } gets { $cards } back.
 }
event-exhausted = { $thing } is exhausted.
event-exhausted-several = { $things } are exhausted.
event-readied = { $thing } is battle ready again.
event-readied-several = { $things } are battle ready again.
event-recharged = { $thing } is recharged.
event-recharged-several = { $things } are recharged.
event-boosted = { $thing } gets { $attack_signed } attack until the end of the turn.
event-boosted-several = { $things } get { $attack_signed } attack until the end of the turn.
event-fortified = { $life ->
    [0] { $thing } gets { $attack_signed } attack permanently.
   *[other] { $attack ->
        [0] { $thing } gets { $life_signed } life permanently.
       *[other] { $thing } gets { $attack_signed } attack and { $life_signed } life permanently.
     }
 }
event-fortified-several = { $life ->
    [0] { $things } get { $attack_signed } attack permanently.
   *[other] { $attack ->
        [0] { $things } get { $life_signed } life permanently.
       *[other] { $things } get { $attack_signed } attack and { $life_signed } life permanently.
     }
 }
event-retreated = { $thing } is removed from the attack.
event-retreated-several = { $things } are removed from the attack.
event-base-destroyed = { $thing } is destroyed.
event-gained = { $keyword ->
    [final-hit] { $thing } has Final hit until the end of the turn.
    [cannot-attack] { $thing } cannot attack until the end of the turn.
    [cannot-block] { $thing } cannot block until the end of the turn.
    [cannot-be-blocked] { $thing } cannot be blocked until the end of the turn.
    [ignores-traps] { $thing } ignores traps until the end of the turn.
   *[shielding] { $thing } has Shielding { $shielding } until the end of the turn.
 }
event-gained-several = { $keyword ->
    [final-hit] { $things } have Final hit until the end of the turn.
    [cannot-attack] { $things } cannot attack until the end of the turn.
    [cannot-block] { $things } cannot block until the end of the turn.
    [cannot-be-blocked] { $things } cannot be blocked until the end of the turn.
    [ignores-traps] { $things } ignore traps until the end of the turn.
   *[shielding] { $things } have Shielding { $shielding } until the end of the turn.
 }
event-counted = { $change ->
    [fewer] { $counters ->
        [one] { $thing } loses 1 counter.
       *[other] { $thing } loses { $counters } counters.
     }
   *[more] { $counters ->
        [one] { $thing } gets 1 counter.
       *[other] { $thing } gets { $counters } counters.
     }
 }
event-counted-several = { $change ->
    [fewer] { $counters ->
        [one] { $things } lose 1 counter each.
       *[other] { $things } lose { $counters } counters each.
     }
   *[more] { $counters ->
        [one] { $things } get 1 counter each.
       *[other] { $things } get { $counters } counters each.
     }
 }
event-lost = { $who ->
    [you] You have lost. Your cards leave the game.
   *[other] { $name } has lost. Their cards leave the game.
 }
event-over = { $count ->
    [0] { $ending ->
        [too-long] A draw: the match has taken too long.
       *[other] A draw.
     }
    [one] { $ending ->
        [conquest] { $who ->
            [you] You win with { $life } life on your buildings (PC-1.1).
           *[other] { $name } wins with { $life } life on their buildings (PC-1.1).
         }
        [base-destroyed] { $who ->
            [you] You win: { $base } was destroyed (PC-1.2).
           *[other] { $name } wins: { $base } was destroyed (PC-1.2).
         }
        [other-gone] { $who ->
            [you] You win (PC-1.2).
           *[other] { $name } wins (PC-1.2).
         }
        [bases-destroyed] { $who ->
            [you] You win, the last one left (PC-1.2).
           *[other] { $name } wins, the last one left (PC-1.2).
         }
       *[deck-empty] { $who ->
            [you] You win: a deck is empty, and your buildings have the most life (PC-1.3).
           *[other] { $name } wins: a deck is empty, and their buildings have the most life (PC-1.3).
         }
     }
   *[other] { $ending ->
        [no-base-left] A draw between { $winners }: the last bases fell together (PC-1.5).
       *[deck-empty] A draw between { $winners }: a deck is empty, and nobody has more life (PC-1.3).
     }
 }

## The table in the terminal

table-base = base { $life } of { $most }
table-lost = out of the match
table-buildings = buildings { $life } of 30
table-hand = hand { $count }
table-deck = deck { $count }
table-junkyard = junkyard { $count }
table-storage = gold { $gold }/{ $gold_most } · cosmium { $cosmium }/{ $cosmium_most } · electricity { $electricity }/{ $electricity_most }
table-row-base = base
table-row-miner = miners
table-row-building = buildings
table-row-warrior = warriors
table-none = none
table-used = used
table-exhausted = exhausted
table-attacking = attacks
table-blocked = blocked
table-blocking = blocks
table-illusion = illusion
table-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
 }
table-gained = { $what ->
    [final-hit] Final hit
    [cannot-attack] cannot attack
    [cannot-block] cannot block
    [cannot-be-blocked] cannot be blocked
   *[ignores-traps] ignores traps
 }
table-owned = owned by { $name }
table-status = Turn { $turn } · { $who ->
    [you] your turn
   *[other] { $name }’s turn
 } · { $phase }
table-setup = Setup · { $who ->
    [you] you start
   *[other] { $name } starts
 }
table-attack = Line { $line }: { $attacker } → { $target }
table-attack-blocked = Line { $line }: { $attacker } → { $target }, blocked by { $blocker }
table-waits = Still to happen, the last one first:
table-wait-play = { $who ->
    [you] { $card }, played by you
   *[other] { $card }, played by { $name }
 }
table-wait-paid = { $who ->
    [you] { $card }, used by you
   *[other] { $card }, used by { $name }
 }
table-wait-trap = { $who ->
    [you] { $card }, your trap
   *[other] { $card }, a trap of { $name }
 }
table-wait-effect = { $who ->
    [you] the effect of your { $card }
   *[other] the effect of { $name }’s { $card }
 }
table-your-hand = Your hand
table-hand-empty = no cards
table-not-now = Not now: { $cards }
table-card-trap = { $card } (trap)
table-card-cost = { $card } ({ $cost })
table-junkyard-of = { $name }, junkyard: { $cards }

terminal-welcome = Planetary Conquerors. You win with 30 life on your buildings, or as the last player whose base stands.
terminal-first-time = New here? Type rules or help whenever you are asked something.
terminal-decks = Choose your deck:
terminal-deck-input = Your deck, 1 to { $last } (Enter: at random):
terminal-deck-number = Type a number from 1 to { $last }, or the name of a deck.
terminal-deck-of = { $who ->
    [you] You play { $deck }.
   *[other] { $name } plays { $deck }.
 }
terminal-unknown-card = There is no card “{ $name }”.
terminal-only-reaction = { $moment } You can only pass.
terminal-only-action = You can do nothing more in your main phase.
terminal-only-trap = You have no trap to place or move.
terminal-skipping = You pass until the next turn begins.
terminal-source = { $card }:
terminal-rules =
    Your goal: buildings with 30 life altogether, or to be the last player whose base stands. When somebody’s deck is empty, whoever has the most life on buildings wins.
    · Your turn: your miners add materials; you look at your top card, may put it on the bottom, and draw (kuk); then you play cards and use effects; then you attack; then you draw and may place a trap; then your turn ends.
    · Gold and cosmium pay for cards; storage holds 6 of each, and 3 electricity. A card that costs electricity can be played whenever a spell can. Once on your turn you may turn 4 cosmium into 1 electricity.
    · Battle-ready warriors attack enemy buildings and bases. The player attacked may block each attacker with one warrior that is not exhausted. A blocked attacker fights the blocker and gets no further. The others meet the traps in front of their target, then strike it. Attackers stay exhausted until your next turn.
    · Damage stays. On the table, 2/3 is attack and life of a warrior; of a building or base it is life and maximum.
    · Before most things happen everyone may react: with spells, with cards for electricity, with effects that have a price. A reaction happens first.
    All rules: overrule rules conquerors --brief
terminal-help =
    What you can type:
      3            choose option 3
      ?3           show the cards that option 3 is about
      ? gold mine  what a card says
      any          choose at random
      skip         pass until the next turn begins
      hand         the cards in your hand with their texts
      table        show the table and the question again
      cards        the texts of all cards on the planet
      junkyard     the cards in all junkyards
      log          everything that has happened
      rules        the rules in short
      concede      give up
      quit         end the match
    On the table, ▒ is a face-down trap. Traps stand in front of what is named before them, the front one first.

# Decks
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
deck-against = Facing it: { $text }
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
deck-unknown = There is no card “{ $name }”.
deck-unknown-near = There is no card “{ $name }”. Did you mean: { $near }?
deck-token = { $card }: only effects make this card, so it cannot be in a deck.
deck-number = { $card }: { $count } cannot be a number of cards; it must be at least 1.
deck-line = “{ $line }” cannot be read. A line is a number, a space and the name of a card.

## What the search saw of an option. $sure: 1 in most worlds, 0 in some

advice-wins = { $sure ->
    [1] you win this turn
   *[0] you may win this turn
 }
advice-wins-soon = { $sure ->
    [1] you win before your next turn
   *[0] you may win before your next turn
 }
advice-they-win = { $sure ->
    [1] you lose before your next turn
   *[0] you may lose before your next turn
 }
advice-trap = a trap in front of the target may stop this
advice-destroys = { $sure ->
    [1] { $count ->
        [one] they lose a card
       *[other] they lose { $count } cards
     }
   *[0] { $count ->
        [one] they may lose a card
       *[other] they may lose { $count } cards
     }
 }
advice-loses-cards = { $sure ->
    [1] { $count ->
        [one] you lose a card
       *[other] you lose { $count } cards
     }
   *[0] { $count ->
        [one] you may lose a card
       *[other] you may lose { $count } cards
     }
 }
advice-hits-base = { $sure ->
    [1] an enemy base loses { $count } life
   *[0] an enemy base may lose { $count } life
 }
advice-base-hit = { $sure ->
    [1] your base loses { $count } life before your next turn
   *[0] your base may lose { $count } life before your next turn
 }
advice-builds = { $sure ->
    [1] your buildings gain { $count } life
   *[0] your buildings may gain { $count } life
 }
advice-earns = { $sure ->
    [1] { $count ->
        [one] you get 1 more material each turn
       *[other] you get { $count } more materials each turn
     }
   *[0] { $count ->
        [one] you may get 1 more material each turn
       *[other] you may get { $count } more materials each turn
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
advice-army = { $sure ->
    [1] { $count ->
        [one] you gain a warrior
       *[other] you gain { $count } warriors
     }
   *[0] { $count ->
        [one] you may gain a warrior
       *[other] you may gain { $count } warriors
     }
 }

## Puzzles: a title, and what is to be reached.
puzzle-conquer-now = Conquer the planet
puzzle-conquer-now-goal = Win this turn. Your buildings are close to 30 life.
puzzle-destroy-the-base = Destroy the base
puzzle-destroy-the-base-goal = Win this turn. Your opponent’s base can fall.
puzzle-stop-their-win = Stop their win
puzzle-stop-their-win-goal = The current attack would destroy your base. Don’t let it.
puzzle-win-the-fight = Win the fight
puzzle-win-the-fight-goal = You are under attack. Kill at least one attacker without losing a warrior.
puzzle-find-the-block = Find the block
puzzle-find-the-block-goal = Get through the attack without loss: no warrior dies, no building is destroyed, and your base keeps its life.
puzzle-kill-an-attacker = Kill an attacker
puzzle-kill-an-attacker-goal = You are under attack. Kill at least one attacker.
puzzle-guard-the-base = Guard the base
puzzle-guard-the-base-goal = You are under attack. Your base must not lose any life.
