extension Grammar {
  static let german = Grammar(
    particles: Particles(
      articles: Articles(of: .german),
      subjects: "ich du er sie es wir ihr man",
      auxiliaries: "habe hast hat haben habt hatte hatten bin bist ist sind seid war waren wird werden werde würde",
      reflexives: "sich mich dich mir dir uns euch"
    ),
    irregular: IrregularForms(germanVerbs + "\n" + germanNouns),
    rules: EndingRules(germanVerbRules + germanAdjectiveRules + germanNounRules),
    prefixes: germanParticles + spellings("be ge er ver zer ent emp miss wider"),
    infinitives: list("en ern eln un sein"),
    stemEndings: StemEndings(verbs: "_ e st t en est et te test ten tet n er es em"),
    separable: germanParticles,
    reflexive: { "sich " + $0 },
    makeshifts: list("ae>ä oe>ö ue>ü ss>ß").compactMap(EndingRule.Exchange.init),
    capitalisesNouns: true
  )

  private static let germanParticles = spellings(
    """
    zusammen zurück entgegen hinaus hinein herunter hinunter heraus herein herum vorbei weiter wieder statt spazieren
    kennen durch fern fest fort frei nach teil über unter heim auf aus bei dar ein her hin los mit vor weg ab an um zu da
    """
  )

  private static let umlaut = "äu>au ä>a ö>o ü>u"
  /// Adjectives in -el and -er lose their e before an ending: dunkle, teure.
  private static let missingE = "l>el r>er"

  private static let germanNounRules = [
    EndingRule("innen", "in _ e", nouns: true),
    EndingRule("nisse nissen nisses", "nis", nouns: true),
    EndingRule("ien", "ium ie", nouns: true),
    EndingRule("tten tte", "tte tt", rank: 1, nouns: true),
    EndingRule("ern", "er _", inner: umlaut, nouns: true),
    EndingRule("ens", "en e _", nouns: true),
    EndingRule("er ern", "er", inner: umlaut, nouns: true),
    EndingRule("el eln", "el", inner: umlaut, nouns: true),
    EndingRule("en", "en", inner: umlaut, nouns: true),
    EndingRule("en", "e _ um a o us", inner: umlaut, nouns: true),
    EndingRule("er", "_ e", inner: umlaut, nouns: true),
    EndingRule("es", "_ e", nouns: true),
    EndingRule("n", "_", inner: umlaut, nouns: true),
    EndingRule("e", "_", inner: umlaut, nouns: true),
    EndingRule("s", "_", nouns: true),
    EndingRule("_", "_", inner: umlaut, nouns: true),
    EndingRule("in", "_ e", inner: umlaut, rank: -1),
    EndingRule("chen lein", "_ e en", inner: umlaut, rank: -1),
  ]

  private static let germanVerbRules = [
    EndingRule("iere ierst iert ierte iertest ierten", "ieren"),
    EndingRule("sst sste sstest ssten", "ssen"),
    EndingRule("t st", "en"),
    EndingRule("et est ete etest eten etet", "en"),
    EndingRule("te test ten", "en"),
    EndingRule("end ende ender endes enden endem", "en"),
    EndingRule("te test ten tet t st", "n", after: "lr"),
    EndingRule("nd nde nder ndes nden", "n", after: "lr"),
    EndingRule("e", "en n", finals: missingE),
    EndingRule("tet", "en", rank: -1),
    EndingRule("ter tes tem te ten", "t en", rank: -1),
  ]

  private static let germanAdjectiveRules = [
    EndingRule("eren erem erer eres ere", "er _ e", finals: missingE, inner: umlaut),
    EndingRule("ste sten ster stes stem este esten ester estes", "_ e", inner: umlaut),
    EndingRule("te ten ter tes tem", "_", after: "ßsz", inner: umlaut),
    EndingRule("e er es en em", "_ e", finals: missingE, inner: umlaut),
    EndingRule("_", "en n"),
  ]

  private static let germanNouns = """
    hoch:hohe hoher hohes hohen hohem höher höhere höchste höchsten
    gut:besser bessere besserer beste bester besten bestes
    viel:mehr meiste meisten viele vielen
    gern:lieber liebsten
    nah:näher nächste nächsten nächster
    ich:mich mir
    du:dich dir
    wir:uns
    ihr:euch
    Mensch:Leute
    Herz:Herzens Herzen
    Museum:Museen
    Kaktus:Kakteen
    Bus:Busse
    Datum:Daten
    Chef:Chefin
    """

  private static let germanVerbs = """
    sein:bin bist ist sind seid war- wär- sei- gewesen
    haben:hast hat hatt- hätt- gehabt
    werden:wirst wird wurd- würd- geworden- worden
    können:kann kannst konnt- könnt- gekonnt
    müssen:muss- musst- müsst- gemusst
    dürfen:darf- durft- dürft- gedurft
    sollen:soll-
    wollen:will- wollt- gewollt
    mögen:mag- mocht- möcht- gemocht
    wissen:weiß weißt wusst- wüsst- gewusst
    tun:tu tue tust tut tat- tät- getan-
    gehen:ging- gegangen-
    stehen:stand- stünd- gestanden- ständ-
    kommen:kam- käm- gekommen-
    bekommen:bekam- bekommen
    geben:gib- gab- gäb- gegeben-
    nehmen:nimm- nahm- nähm- genommen- nommen-
    sehen:sieh- sah- säh- gesehen-
    essen:iss- ißt aß- äß- gegessen-
    fressen:friss- fraß- gefressen-
    messen:miss- maß- gemessen-
    vergessen:vergiss- vergaß- vergessen-
    lesen:lies- las- läs- gelesen-
    treten:tritt- trat- getreten-
    sprechen:sprich- sprach- spräch- gesprochen- sprochen-
    brechen:brich- brach- gebrochen- brochen-
    treffen:triff- traf- träf- getroffen- troffen-
    sterben:stirb- starb- gestorben- storben-
    werfen:wirf- warf- geworfen- worfen-
    werben:wirb- warb- geworben- worben-
    helfen:hilf- half- geholfen-
    verderben:verdirb- verdarb- verdorben-
    gelten:gilt- galt- gegolten-
    stehlen:stiehl- stahl- gestohlen-
    befehlen:befiehl- befahl- befohlen-
    empfehlen:empfiehl- empfahl- empfohlen-
    erschrecken:erschrick- erschrak- erschrocken-
    fahren:fähr- fuhr- führ- gefahren-
    tragen:träg- trug- getragen-
    schlagen:schläg- schlug- geschlagen-
    graben:gräb- grub- gegraben-
    laden:läd- lud- geladen-
    waschen:wäsch- wusch- gewaschen-
    wachsen:wächs- wuchs- gewachsen-
    backen:bäck- buk- gebacken-
    schaffen:schuf- geschaffen-
    schlafen:schläf- schlief- geschlafen-
    laufen:läuf- lief- gelaufen-
    lassen:läss- ließ- gelassen-
    fallen:fäll- fiel- gefallen-
    gefallen:gefäll- gefiel-
    halten:hält- hielt- gehalten-
    raten:rät- riet- geraten-
    braten:brät- briet- gebraten-
    fangen:fäng- fing- gefangen-
    hängen:hing- gehangen-
    rufen:rief- gerufen-
    stoßen:stöß- stieß- gestoßen-
    heißen:hieß- geheißen-
    finden:fand- fänd- gefunden- funden-
    binden:band- gebunden- bunden-
    verschwinden:verschwand- verschwunden-
    singen:sang- gesungen- sungen-
    springen:sprang- gesprungen- sprungen-
    klingen:klang- geklungen-
    gelingen:gelang- gelungen-
    trinken:trank- getrunken- trunken-
    sinken:sank- gesunken-
    stinken:stank- gestunken-
    zwingen:zwang- gezwungen-
    schwimmen:schwamm- geschwommen-
    beginnen:begann- begonnen-
    gewinnen:gewann- gewonnen-
    spinnen:spann- gesponnen-
    liegen:lag- läg- gelegen-
    sitzen:saß- säß- gesessen-
    bitten:bat- gebeten-
    besitzen:besaß- besessen-
    bieten:bot- geboten- boten-
    fliegen:flog- geflogen- flogen-
    fliehen:floh- geflohen- flohen-
    ziehen:zog- gezogen- zogen-
    frieren:fror- gefroren- froren-
    verlieren:verlor- verloren-
    fließen:floss- geflossen-
    gießen:goss- gegossen-
    schießen:schoss- geschossen- schossen-
    schließen:schloss- geschlossen- schlossen-
    genießen:genoss- genossen-
    riechen:roch- gerochen-
    kriechen:kroch- gekrochen-
    lügen:log- gelogen-
    betrügen:betrog- betrogen-
    schieben:schob- geschoben- schoben-
    wiegen:wog- gewogen-
    heben:hob- gehoben- hoben-
    schwören:schwor- geschworen-
    bleiben:blieb- geblieben- blieben-
    schreiben:schrieb- geschrieben- schrieben-
    treiben:trieb- getrieben- trieben-
    reiben:rieb- gerieben-
    steigen:stieg- gestiegen- stiegen-
    schweigen:schwieg- geschwiegen-
    leihen:lieh- geliehen-
    verzeihen:verzieh- verziehen-
    scheinen:schien- geschienen- schienen-
    schreien:schrie- geschrien-
    meiden:mied- gemieden- mieden-
    entscheiden:entschied- entschieden-
    scheiden:schied- geschieden-
    leiden:litt- gelitten-
    schneiden:schnitt- geschnitten-
    reiten:ritt- geritten-
    streiten:stritt- gestritten-
    gleiten:glitt- geglitten-
    reißen:riss- gerissen- rissen-
    beißen:biss- gebissen-
    greifen:griff- gegriffen- griffen-
    pfeifen:pfiff- gepfiffen-
    gleichen:glich- geglichen- glichen-
    streichen:strich- gestrichen-
    weichen:wich- gewichen- wichen-
    denken:dacht- dächt- gedacht-
    bringen:bracht- brächt- gebracht-
    kennen:kannt- gekannt-
    nennen:nannt- genannt-
    rennen:rannt- gerannt-
    brennen:brannt- gebrannt-
    senden:sandt- gesandt-
    wenden:wandt- gewandt-
    """
}
