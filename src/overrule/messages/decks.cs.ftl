# Balíčky Planetary Conquerors. Česky; slova jsou z českých pravidel.

deck-miners = Mineři ({ $count })
deck-buildings = Budovy ({ $count })
deck-warriors = Warrioři ({ $count })
deck-traps = Pasti ({ $count })
deck-spells = Spelly ({ $count })
deck-size = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
deck-sound = dá se s ním hrát
deck-in-line = řádek { $line }

deck-too-small = Balíček má { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
 }; potřebuje jich aspoň { $least } (PC-13.1).
deck-too-large = Balíček má { $count ->
    [few] { $count } karty
   *[other] { $count } karet
 }; může jich mít nejvýš { $most } (PC-13.1).
deck-too-many = { $card }: { $count ->
    [few] { $count } kopie
   *[other] { $count } kopií
 }. Se { $stars } hvězdami { $most ->
    [one] smí být jen 1
    [few] smějí být nejvýš { $most }
   *[other] smí být nejvýš { $most }
 } (PC-13.2).
deck-no-starting = Každý hráč začíná s kartou { $card }, proto musí být v balíčku aspoň jednou (PC-13.3).
deck-unknown = Karta „{ $name }“ neexistuje.
deck-unknown-near = Karta „{ $name }“ neexistuje. Neměla to být některá z těchto: { $near }?
deck-token = { $card }: tuhle kartu vytvářejí jen efekty, do balíčku nepatří.
deck-number = { $card }: { $count } není počet karet; musí být aspoň 1.
deck-line = „{ $line }“ se přečíst nedá. Na řádek patří číslo, mezera a jméno karty.
