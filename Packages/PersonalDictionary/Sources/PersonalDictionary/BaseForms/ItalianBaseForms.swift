extension Grammar {
  static let italian = Grammar(
    particles: Particles(
      articles: Articles(of: .italian),
      subjects: "io tu lui lei egli noi voi loro essi",
      auxiliaries: "sono sei è siamo siete ero era essere sto stai sta stiamo stanno c'",
      perfect: "ho hai ha abbiamo avete hanno avevo aveva avere",
      reflexives: "mi m' ti t' si s' ci vi"
    ),
    irregular: IrregularForms(italianVerbs + "\n" + italianNouns),
    rules: EndingRules(italianNounRules + italianVerbRules),
    prefixes: spellings(
      """
      contrad contra sotto sopra inter intra trans con com dis pre pro tra per rac sor sos sup sub cor de di ri re im in es
      op ac ag ap at av s e a
      """
    ),
    infinitives: list("are ere ire rre"),
    stemEndings: StemEndings(
      verbs: """
        o a i e ono ano ero ai emo ete anno ei esti ebbe emmo este ebbero evo evi eva evamo evate evano endo iamo iate
        essi esse essero uto
        """
    ),
    enclitics: Enclitics(
      "gli mi ti si ci vi lo la li le ne me te se ce ve glie",
      reflexives: "mi ti si ci vi me te se ce ve", hosts: "ar er ir or ando endo"
    ),
    reflexive: { $0.hasSuffix("rre") ? $0.dropLast(2) + "si" : $0.hasSuffix("re") ? $0.dropLast() + "si" : nil },
    accentsAreStress: true
  )

  private static let italianNounRules = [
    EndingRule("che", "ca co", rank: 1),
    EndingRule("ghe", "ga go", rank: 1),
    EndingRule("chi", "co chio", rank: 1),
    EndingRule("ghi", "go ghio", rank: 1),
    EndingRule("ci", "co cio ce", rank: 1),
    EndingRule("gi", "gio go ge", rank: 1),
    EndingRule("ce", "cia ca", rank: 1),
    EndingRule("ge", "gia", rank: 1),
    EndingRule("ie", "ia io", rank: 1),
    EndingRule("ì", "ire", rank: 2),
    EndingRule("ò", "are", rank: 2),
    EndingRule("i", "o io e", rank: 1),
    EndingRule("e", "a", rank: 1),
    EndingRule("trici trice", "tore"),
    EndingRule("essa esse", "e"),
    EndingRule("ata ati ate", "ato are"),
    EndingRule("uta uti ute", "utare uto ere ire"),
    EndingRule("ita iti ite", "ito ire"),
    EndingRule("amente", "o", rank: -1),
    EndingRule("mente", "_ e", rank: -1),
    EndingRule("issimo issima issimi issime", "o e", finals: "ch>c gh>g", rank: -1),
    EndingRule("ino ini etto etti", "o e a", finals: "ch>c gh>g", rank: -1),
    EndingRule("ina ine etta ette", "a e o", finals: "ch>c gh>g", rank: -1),
  ]

  /// A verb in -care or -gare keeps its sound before `e` and `i`: cerchi, paghi.
  private static let hard = "ch>c gh>g"

  private static let italianVerbRules = [
    EndingRule("o iamo ate ano avo avi ava avamo avate avano", "are"),
    EndingRule("ai asti ammo aste arono assi asse assimo assero ando ato ante anti", "are"),
    EndingRule("ero erai era eremo erete eranno erei eresti erebbe eremmo ereste erebbero", "are iare ere", finals: hard),
    EndingRule("i iamo iate ino", "are iare", finals: hard),
    EndingRule("a", "are"),
    EndingRule("o", "ere ire"),
    EndingRule("e", "ere ire"),
    EndingRule("i ono", "ere ire"),
    EndingRule("a e i", "o"),
    EndingRule("i", "a", finals: "ch>c gh>g"),
    EndingRule("a ano iamo iate", "ere ire"),
    EndingRule("ete evo evi eva evamo evate evano", "ere"),
    EndingRule("ei etti esti ette emmo este erono ettero essi esse essimo essero uto", "ere"),
    EndingRule("endo ente enti", "ere ire"),
    EndingRule("isco isci isce iscono isca iscano", "ire"),
    EndingRule("ite ivo ivi iva ivamo ivate ivano ii isti immo iste irono issi isse issimo issero ito", "ire"),
    EndingRule("iro irai ira iremo irete iranno irei iresti irebbe iremmo ireste irebbero", "ire"),
    EndingRule("ar", "are"),
    EndingRule("er", "ere"),
    EndingRule("ir", "ire"),
    EndingRule("or", "orre"),
    EndingRule("ei", "eo"),
  ]

  private static let italianNouns = """
    uomo:uomini
    dio:dei
    bue:buoi
    uovo:uova
    dito:dita
    braccio:braccia
    paio:paia
    mille:mila
    tempio:templi
    ala:ali
    arma:armi
    mano:mani
    moglie:mogli
    bello:bel bei begli bell' belle
    quello:quel quei quegli quelle
    buono:buon
    grande:gran
    santo:san
    """

  private static let italianVerbs = """
    essere:sono sei è siamo siete ero eri era eravamo eravate erano fui fosti fu fummo foste furono sia siano stato fosse fossero sar-
    stare:sto stai sta stiamo state stanno stetti stette stia stiano stesse star- stato stata stati
    avere:ho hai ha abbiamo avete hanno abbi- ebbi ebbe ebbero avr- avut- av-
    andare:vado vai va andiamo vanno vada vadano andr- vattene va'
    fare:faccio fai fa facciamo fate fanno fec- facc- far- fac- fatt- facend- fa' fammi famme
    dare:do dai dà diamo date danno diedi diede dettero diedero dia diano desse dar- dato data da' dammi damme
    dire:dico dici dice diciamo dite dicono dic- diss- dett- dicend- di' dimmi dimme dir-
    potere:posso puoi può possiamo potete possono poss- potr-
    volere:voglio vuoi vuole vogliamo vogliono vogl- voll- vorr- vogli-
    dovere:devo devi deve dobbiamo devono dev- debb- dovr-
    sapere:so sai sa sappiamo sapete sanno sapp- sepp- sapr-
    venire:vengo vieni viene veniamo vengono veng- vien- venn- verr- venut-
    tenere:teng- tien- tenn- terr-
    uscire:esco esci esce escono esca escano
    riuscire:riesco riesci riesce riescono riesca
    salire:salgo salgono salga
    rimanere:rimang- rimas- rimast- rimarr-
    bere:bev- bevv- berr-
    porre:pong- pon- posi pose posero post- porr-
    trarre:tragg- tra- tras- tratt- trarr-
    condurre:conduc- conduss- condott-
    tradurre:traduc- traduss- tradott-
    produrre:produc- produss- prodott-
    ridurre:riduc- riduss- ridott-
    cogliere:colg- cols- colt-
    scegliere:scelg- scels- scelt-
    togliere:tolg- tols- tolt-
    sciogliere:sciolg- sciols- sciolt-
    prendere:pres-
    scendere:sces-
    spendere:spes-
    accendere:acces-
    difendere:difes-
    offendere:offes-
    rendere:res-
    tendere:tes-
    attendere:attes-
    chiudere:chius-
    ridere:ris-
    decidere:decis-
    uccidere:uccis-
    dividere:divis-
    perdere:pers-
    ardere:ars-
    correre:cors-
    mettere:misi mise misero mess-
    leggere:lessi lesse lessero lett-
    scrivere:scriss- scritt-
    vivere:viss- vissut- vivr-
    vedere:vid- vist- vedr-
    cadere:cadd- cadr-
    chiedere:chies- chiest-
    chiamare:chiamo
    rispondere:rispos- rispost-
    nascondere:nascos- nascost-
    rompere:rupp- rott-
    conoscere:conobb- conosciut-
    crescere:crebb- cresciut-
    nascere:nacqu- nat-
    piacere:piacc- piacqu- piaciut-
    tacere:tacc- tacqu- taciut-
    giacere:giacc- giacqu-
    muovere:moss- mov-
    cuocere:cott- coss- cuoc-
    dolere:dolg- duol-
    parere:pai- par- parv- pars-
    valere:valg- vals- varr-
    sedere:sied- segg-
    spegnere:spens- spent- speng-
    piangere:pians- piant-
    vincere:vins- vint-
    dipingere:dipins- dipint-
    stringere:strins- strett-
    fingere:fins- fint-
    spingere:spins- spint-
    giungere:giuns- giunt-
    aggiungere:aggiuns- aggiunt-
    volgere:vols- volt-
    rivolgere:rivols- rivolt-
    dirigere:diress- dirett-
    proteggere:protess- protett-
    correggere:corress- corrett-
    friggere:friss- fritt-
    distruggere:distruss- distrutt-
    discutere:discuss-
    esprimere:espress-
    assumere:assuns- assunt-
    concedere:concess-
    succedere:success-
    morire:muoio muori muore muoiono muoia mort-
    aprire:apert- apers-
    offrire:offert-
    soffrire:soffert-
    coprire:copert-
    scoprire:scopert-
    apparire:appai- apparv- appars-
    udire:odo odi ode odono
    sedersi:sied-
    """
}
