extension Grammar {
  static let spanish = Grammar(
    particles: Particles(
      articles: Articles(of: .spanish),
      subjects: "yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes",
      auxiliaries: "estoy estás está estamos están estaba",
      perfect: "he has ha hemos habéis han había habías habíamos habían haber",
      reflexives: "me te se nos os"
    ),
    irregular: IrregularForms(spanishVerbs),
    rules: EndingRules(spanishNouns + spanishVerbRules),
    prefixes: spellings("contra inter entre sobre con com des dis man pre pro sos sub re de ob ab im in ex en su a"),
    infinitives: list("ar er ir"),
    stemEndings: StemEndings(
      verbs: """
        o a as amos ais an e es emos eis en iste imos isteis io ieron iera ieras ieramos ieran iese ieses iesen iendo era eran eron
        ia ias iamos iais ian ido ida idos idas os
        """
    ),
    enclitics: Enclitics(
      "nos los las les me te se os lo la le",
      reflexives: "nos me te se os", hosts: "ar er ir ando endo"
    ),
    reflexive: { $0.hasSuffix("r") ? $0 + "se" : nil },
    accentsAreStress: true
  )

  private static let spanishNouns = [
    EndingRule("iones", "ión", rank: 1),
    EndingRule("ones", "ón one on", rank: 1),
    EndingRule("anes", "án an", rank: 1),
    EndingRule("enes", "en én", finals: "á>a é>e í>i ó>o ú>u", inner: "á>a é>e í>i ó>o ú>u", rank: 1),
    EndingRule("ines", "ín in", rank: 1),
    EndingRule("eses", "és es", rank: 1),
    EndingRule("ces", "z ce", rank: 1),
    EndingRule("es", "e _", rank: 1),
    EndingRule("s", "_", rank: 1),
    EndingRule("triz trices", "tor dor"),
    EndingRule("esa esas", "és"),
    EndingRule("ana anas", "ano án"),
    EndingRule("ona onas", "ón ono"),
    EndingRule("ina inas", "ino ín"),
    EndingRule("ora oras", "or oro"),
    EndingRule("ada adas ados", "ado ar"),
    EndingRule("ida idas idos", "ido er ir", inner: "i>e u>o"),
    EndingRule("amente", "o", rank: -1),
    EndingRule("mente", "_", rank: -1),
    EndingRule("isimo isima isimos isimas", "o e _", finals: "qu>c", rank: -1),
    EndingRule("cito cita citos citas", "_ e", rank: -1),
    EndingRule("ito itos", "o e _", finals: "qu>c gu>g c>z", rank: -1),
    EndingRule("ita itas", "a e _", finals: "qu>c gu>g c>z", rank: -1),
  ]

  /// Before `e` a verb in -ar is spelled otherwise: busque, llegue, empiece.
  private static let beforeE = "qu>c gu>g c>z gü>gu"
  /// Before `a` and `o` a verb in -er or -ir is spelled otherwise: conozca, coja, venza, siga.
  private static let beforeA = "zc>c j>g z>c g>gu"
  private static let diphthongs = "ie>e ue>o"
  private static let raised = "i>e u>o"

  private static let spanishVerbRules = [
    EndingRule("é", "ar", finals: beforeE, rank: 2),
    EndingRule("í", "er ir", rank: 2),
    EndingRule("amos abais aba abas abamos aban aste asteis aron ando ado ad", "ar"),
    EndingRule("are aras ara aremos areis aran aria arias ariamos ariais arian", "ar"),
    EndingRule("aramos arais ase ases asemos aseis asen ares aren arais ais", "ar"),
    EndingRule("a as an", "ar", inner: diphthongs),
    EndingRule("a as an", "er ir", finals: beforeA, inner: diphthongs + " i>e"),
    EndingRule("a as os", "o _ e"),
    EndingRule("o", "ar er ir", finals: beforeA, inner: diphthongs + " i>e"),
    EndingRule("e es en", "er ir", inner: diphthongs + " i>e"),
    EndingRule("e es en", "ar", finals: beforeE, inner: diphthongs),
    EndingRule("amos ais", "er ir", finals: beforeA, inner: raised),
    EndingRule("emos eis", "er"),
    EndingRule("emos eis", "ar", finals: beforeE),
    EndingRule("emo", "er ar"),
    EndingRule("imos is id", "ir"),
    EndingRule("ed", "er"),
    EndingRule("i iste isteis imos ia ias iamos iais ian ido", "er ir"),
    EndingRule("io ieron iendo iera ieras ieramos ierais ieran iese ieses iesemos iesen iere ieren", "er ir", inner: raised),
    EndingRule("o eron endo era eras eran", "er ir", inner: raised),
    EndingRule("yo yeron yendo yera yeras yeran yese", "er ir"),
    EndingRule("uyo uyes uye uyen uya uyas uyan uyamos uyeron uyendo uyera", "uir"),
    EndingRule("ere eras era eremos ereis eran eria erias eriamos eriais erian", "er"),
    EndingRule("ire iras ira iremos ireis iran iria irias iriamos iriais irian", "ir"),
    EndingRule("io ie ia ien ian", "eír"),
  ]

  private static let spanishVerbs = """
    ser:soy eres es somos sois son era eras éramos erais eran fui fuiste fue fuimos fuisteis fueron sea seas seamos sean sido siendo fuera
    ir:iré irás irá iremos irán iría voy vas va vamos vais van iba ibas íbamos iban vaya vayas vayamos vayan ve id ido yendo fui fuiste fue fuimos fueron fuera vete vámonos
    estar:estoy estás está están esté estés estén estuv-
    haber:he has ha hemos han hay hub- habr- hay- haya
    tener:ten teng- tien- tuv- tendr-
    venir:ven veng- vien- vin- vendr- viniendo
    poner:pon pong- pus- pondr- puest-
    hacer:haz hago haces hice hizo hag- hic- har- hech-
    decir:di dime digo dices dice dicen dig- dic- dij- dir- dich- diciendo
    poder:pued- pud- podr-
    querer:quier- quis- querr-
    saber:sé sepa sepas sepamos sepan sup- sabr-
    dar:doy di dé des dio diste dimos disteis dieron den diera diese dame
    ver:veo ves vemos veis ven vea veas vean veía veías veían vi viste vio vimos vieron vist- viendo
    oír:oigo oig- oye oyes oyen oyó oyeron oyendo oímos oído oiga oír-
    traer:traig- traj- trayendo traíd-
    caer:caig- cayó cayeron cayendo caíd-
    salir:sal salg- saldr-
    valer:valg- valdr-
    caber:quep- cup- cabr-
    andar:anduv-
    conducir:conduj-
    traducir:traduj-
    producir:produj-
    reducir:reduj-
    introducir:introduj-
    jugar:jueg- juegu-
    oler:huel-
    errar:yerr-
    adquirir:adquier-
    inquirir:inquier-
    abrir:abiert-
    cubrir:cubiert-
    escribir:escrit-
    describir:descrit-
    morir:muert-
    romper:rot-
    volver:vuelt-
    devolver:devuelt-
    resolver:resuelt-
    imprimir:impres-
    freír:frit- frío fríe fríen frió freí
    sentir:siento sientes siente sienten
    reír:río ríes ríe reímos ríen rió rieron riendo reí reíste reía ría rían reiré
    sonreír:sonrío sonríes sonríe sonríen sonrió sonrieron sonriendo
    satisfacer:satisfag- satisfic- satisfech- satisfar-
    pudrir:podr-
    erguir:yergo yergue irgu-
    leer:leíd- ley-
    bendecir:bendig- bendic- bendij-
    prever:prevé prevén
    huir:huid-
    """
}
