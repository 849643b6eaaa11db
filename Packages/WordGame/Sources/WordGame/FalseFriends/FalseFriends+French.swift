extension FalseFriends {
  /// Lines with an English word, its meaning in French, the French word that looks like it, and the meaning of that word in English.
  ///
  /// Written for this project. Pairs can be checked in: J. Van Roey, S. Granger and H. Swallow, *Dictionnaire des faux amis
  /// français–anglais* (3rd edition, 1998); M. Koessler and J. Derocquigny, *Les faux amis* (1928).
  static let french = """
    actual | réel | actuel | current
    actually | en fait | actuellement | currently
    advertisement | publicité | avertissement | warning
    attend | assister | attendre | wait
    ballot | scrutin | ballot | bundle
    bless | bénir | blesser | injure
    bribe | pot-de-vin | bribe | scrap
    bride | mariée | bride | bridle
    car | voiture | car | coach
    cave | grotte | cave | cellar
    chair | chaise | chair | flesh
    cloak | manteau | cloaque | cesspool
    coin | pièce | coin | corner
    comedian | comique | comédien | actor
    commodity | marchandise | commodité | convenience
    confidence | confiance | confidence | secret
    deceive | tromper | décevoir | disappoint
    deception | tromperie | déception | disappointment
    demand | exiger | demander | ask
    derange | perturber | déranger | disturb
    engaged | fiancé | engagé | committed
    entree | plat principal | entrée | starter
    eventually | finalement | éventuellement | possibly
    evidence | preuve | évidence | obviousness
    fabric | tissu | fabrique | factory
    four | quatre | four | oven
    genial | cordial | génial | brilliant
    gentle | doux | gentil | kind
    grape | raisin | grappe | bunch
    habit | habitude | habits | clothes
    hazard | danger | hasard | chance
    inhabited | habité | inhabité | uninhabited
    injure | blesser | injurier | insult
    issue | question | issue | exit
    jolly | joyeux | joli | pretty
    journey | voyage | journée | day
    labour | travail | labourer | plough
    large | grand | large | wide
    lecture | conférence | lecture | reading
    library | bibliothèque | librairie | bookshop
    licence | permis | licencier | dismiss
    location | emplacement | location | rental
    lunatic | fou | lunatique | moody
    main | principal | main | hand
    medicine | médicament | médecin | doctor
    money | argent | monnaie | change
    novel | roman | nouvelle | short story
    pain | douleur | pain | bread
    patron | client | patron | boss
    petulant | irritable | pétulant | lively
    photograph | photo | photographe | photographer
    physician | médecin | physicien | physicist
    preservative | conservateur | préservatif | condom
    pretend | faire semblant | prétendre | claim
    proper | convenable | propre | clean
    rest | se reposer | rester | stay
    resume | reprendre | résumer | summarize
    sale | vente | sale | dirty
    sensible | raisonnable | sensible | sensitive
    socket | prise | socquette | ankle sock
    stage | scène | stage | internship
    store | magasin | store | blind
    surname | nom de famille | surnom | nickname
    sympathetic | compatissant | sympathique | nice
    travel | voyager | travailler | work
    vest | maillot de corps | veste | jacket
    """
}
