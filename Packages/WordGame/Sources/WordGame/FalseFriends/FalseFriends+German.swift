extension FalseFriends {
  /// Lines with an English word, its meaning in German, the German word that looks like it, and the meaning of that word in English.
  ///
  /// Written for this project. Pairs can be checked in: G. Parkes and A. Cornell, *NTC's Dictionary of German False Cognates* (1996);
  /// *Duden – Das große Wörterbuch der deutschen Sprache*.
  static let german = """
    actual | tatsächlich | aktuell | current
    actually | eigentlich | aktuell | current
    also | auch | also | so
    art | Kunst | Art | kind
    bad | schlecht | Bad | bath
    bald | kahl | bald | soon
    become | werden | bekommen | get
    billion | Milliarde | Billion | trillion
    blame | beschuldigen | blamieren | disgrace
    blank | leer | blank | shiny
    boot | Stiefel | Boot | boat
    brand | Marke | Brand | fire
    brave | tapfer | brav | well-behaved
    brief | kurz | Brief | letter
    chef | Koch | Chef | boss
    closet | Schrank | Klosett | toilet
    concern | Sorge | Konzern | group of companies
    confession | Geständnis | Konfession | denomination
    consequent | folgend | konsequent | consistent
    decent | anständig | dezent | discreet
    dome | Kuppel | Dom | cathedral
    engaged | verlobt | engagiert | committed
    eventually | schließlich | eventuell | possibly
    fabric | Stoff | Fabrik | factory
    fast | schnell | fast | almost
    genial | freundlich | genial | brilliant
    gift | Geschenk | Gift | poison
    gymnasium | Turnhalle | Gymnasium | grammar school
    handy | praktisch | Handy | mobile phone
    hell | Hölle | hell | bright
    herd | Herde | Herd | stove
    hose | Schlauch | Hose | trousers
    hut | Hütte | Hut | hat
    kind | freundlich | Kind | child
    last | letzter | Last | load
    list | Liste | List | cunning
    lyrics | Liedtext | Lyrik | poetry
    map | Landkarte | Mappe | folder
    meaning | Bedeutung | Meinung | opinion
    mist | Nebel | Mist | dung
    note | Notiz | Not | distress
    novel | Roman | Novelle | novella
    pathetic | erbärmlich | pathetisch | emotional
    personnel | Belegschaft | persönlich | personal
    photograph | Foto | Fotograf | photographer
    plump | mollig | plump | clumsy
    preservative | Konservierungsmittel | Präservativ | condom
    prospect | Aussicht | Prospekt | brochure
    rat | Ratte | Rat | advice
    rate | Rate | raten | guess
    receipt | Quittung | Rezept | recipe
    roman | römisch | Roman | novel
    self-conscious | gehemmt | selbstbewusst | self-confident
    sensible | vernünftig | sensibel | sensitive
    serious | ernst | seriös | respectable
    sparse | spärlich | sparsam | thrifty
    spend | ausgeben | spenden | donate
    stadium | Stadion | Stadium | stage
    stern | streng | Stern | star
    strand | Strähne | Strand | beach
    sympathetic | mitfühlend | sympathisch | likeable
    tag | Etikett | Tag | day
    taste | Geschmack | Taste | key
    tot | kleines Kind | tot | dead
    undertaker | Bestatter | Unternehmer | entrepreneur
    wall | Mauer | Wal | whale
    wand | Zauberstab | Wand | wall
    warehouse | Lagerhaus | Warenhaus | department store
    where | wo | wer | who
    who | wer | wo | where
    """
}
