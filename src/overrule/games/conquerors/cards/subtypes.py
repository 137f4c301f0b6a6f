"""What kind of being or building a card is: cards that care for a kind say so by its subtype."""

from collections.abc import Iterable

from msgspec import structs

from overrule.games.conquerors.vocabulary import Card

SUBTYPES = {
    "drone": ("bomb-drone", "watch-drone", "ember-phoenix", "iron-mule", "abyss-dredger"),
    "raider": (
        *("dust-raider", "burnout-berserker", "drop-lancer", "pickpocket", "dust-corsair", "rim-pirate", "toll-biker"),
        *("night-burglar", "vent-runner", "wolfpack-captain", "captain-quill", "khan-of-the-rim", "dawn-rider"),
    ),
    "beast": (
        *("mud-strider", "siege-hound", "cinder-hound", "junk-crawler", "spine-walker", "slag-bear"),
        *("brood-mother", "thunder-drake"),
    ),
    "vehicle": ("battering-ram", "ore-hauler", "bull-walker", "armoured-crawler", "siege-colossus"),
    "giant": ("coal-golem", "bodyguard-golem", "gilded-giant", "slag-titan"),
    "monk": (
        *("spark-runner", "kite-novice", "storm-knight", "arc-lancer", "lightning-monk", "abbess-ilmari"),
        *("brother-ohm", "sister-aune", "static-gatherer", "storm-tapper", "short-circuit-crew", "core-whisperer"),
    ),
    "stoker": (
        *("pyre-zealot", "gallery-guard", "powder-monkey", "plague-cultist", "blood-alchemist", "ember-priest"),
        *("grave-caller", "pit-gladiator", "gallery-brawler", "father-kahan", "widow-anzela", "tomko-the-lamp-boy"),
    ),
    "actor": (
        *("holo-skirmisher", "sand-phantom", "smoke-dancer", "mirror-knight", "face-thief", "phantom-admiral"),
        *("madame-oriel", "cyprian", "hologram", "phantom-guard", "afterimage"),
    ),
    "official": (
        *("hatch-guard", "riot-trooper", "rail-sniper", "orbital-spy", "garrison-captain", "clerk-pym"),
        *("surveyor-hedda", "survey-driller", "orbital-taxman"),
    ),
    "sapper": (
        *("mine-sweeper", "trench-ambusher", "trap-wrangler", "trap-forager", "sapper-tilda", "minefield-marshal"),
        *("fuse-keeper", "demolition-geologist"),
    ),
    "fort": (
        *("granite-keep", "basalt-wall", "slag-bulwark", "crumbling-keep", "pop-up-bunker", "flash-barricade"),
        *("deep-vault", "coral-bastion", "storm-bastion", "world-spire"),
    ),
}


def with_subtypes(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards, each with the subtypes that name it."""
    return tuple(
        structs.replace(card, subtypes=tuple(subtype for subtype, ids in SUBTYPES.items() if card.id in ids))
        for card in cards
    )
