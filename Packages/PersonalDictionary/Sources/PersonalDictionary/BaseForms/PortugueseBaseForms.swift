extension Grammar {
  static let portuguese = Grammar(
    particles: Particles(
      articles: Articles(of: .portuguese),
      subjects: "eu tu você ele ela nós vós vocês eles elas",
      auxiliaries: "estou está estamos estão vou vai vamos vão",
      perfect: "tenho tens tem temos têm tinha tinham ter",
      reflexives: "me te se nos vos"
    ),
    irregular: IrregularForms(portugueseVerbs),
    rules: EndingRules(portugueseNouns + portugueseVerbRules),
    prefixes: spellings("contra inter entre sobre trans com con des dis man pre pro sub re de ob im ex su o a"),
    infinitives: list("ar er ir or"),
    stemEndings: StemEndings(
      verbs: """
        o a os as amos ais am e es emos eis em i iste este estes eram era eras eramos esse esses essem er eres ermos erem endo
        ia ias iamos iam ei ao ido ida idos idas
        """
    ),
    enclitics: Enclitics(
      "-me -te -se -nos -vos -lhe -lhes -o -a -os -as -lo -la -los -las -no -na -nas",
      reflexives: "-me -te -se -nos -vos", hosts: "_"
    ),
    reflexive: { $0.hasSuffix("r") ? $0 + "-se" : nil },
    accentsAreStress: true
  )

  private static let portugueseNouns = [
    EndingRule("oes aes aos", "ão", rank: 1),
    EndingRule("ais", "al ai", rank: 1),
    EndingRule("eis", "el il eil", finals: "á>a é>e í>i ó>o ú>u", rank: 1),
    EndingRule("ois", "ol oi", rank: 1),
    EndingRule("uis", "ul ui", rank: 1),
    EndingRule("is", "il", rank: 1),
    EndingRule("ns", "m", rank: 1),
    EndingRule("eses", "ês es", rank: 1),
    EndingRule("res zes ses les", "r z s l", rank: -1),
    EndingRule("es", "e _", rank: 1),
    EndingRule("s", "_", rank: 1),
    EndingRule("esa esas", "ês"),
    EndingRule("eia eias", "eu eio"),
    EndingRule("oa oas ona onas", "ão om ono"),
    EndingRule("ora oras", "or oro"),
    EndingRule("triz trizes", "tor dor"),
    EndingRule("ada adas ados", "ado ar"),
    EndingRule("ida idas idos", "ido er ir"),
    EndingRule("amente", "o", rank: -1),
    EndingRule("mente", "_", rank: -1),
    EndingRule("issimo issima issimos issimas", "o e _", finals: "qu>c", rank: -1),
    EndingRule("zinho zinha zinhos zinhas", "_", rank: -1),
    EndingRule("inho inhos", "o e _", finals: "qu>c gu>g", rank: -1),
    EndingRule("inha inhas", "a e _", finals: "qu>c gu>g", rank: -1),
  ]

  /// Before `e` a verb in -ar is spelled otherwise: fique, chegue, comece.
  private static let beforeE = "qu>c gu>g c>ç"
  /// Before `a` and `o` a verb in -er or -ir is spelled otherwise: conheça, fuja, siga.
  private static let beforeA = "ç>c j>g g>gu"
  private static let changed = "i>e u>o o>u"

  private static let portugueseVerbRules = [
    EndingRule("amos ais aste ou astes aram ava avas avamos aveis avam ando ado", "ar"),
    EndingRule("ara aras aramos areis arei aremos arao aria arias ariamos arieis ariam", "ar"),
    EndingRule("asse asses assemos asseis assem ares armos ardes arem", "ar"),
    EndingRule("eio eias eia eiam eie eies eiem", "ear iar"),
    EndingRule("a as am", "ar"),
    EndingRule("a as am", "er ir", finals: beforeA, inner: changed),
    EndingRule("a as os", "o _ e"),
    EndingRule("a as", "ão"),
    EndingRule("o", "ar er ir", finals: beforeA, inner: changed),
    EndingRule("e es em", "er ir", inner: changed),
    EndingRule("e es em ei", "ar", finals: beforeE),
    EndingRule("emos eis", "er"),
    EndingRule("emos eis", "ar", finals: beforeE),
    EndingRule("amos ais", "er ir", finals: beforeA, inner: changed),
    EndingRule("imos is", "ir"),
    EndingRule("i iste istes ia ias iamos ieis iam ido", "er ir"),
    EndingRule("este eu estes eram era eras eramos ereis erei ereas eremos erao eria erias eriamos eriam", "er"),
    EndingRule("esse esses essemos esseis essem eres ermos erdes erem endo", "er"),
    EndingRule("iu iram ira iras iramos irei iremos irao iria irias iriamos iriam isse isses issemos issem", "ir"),
    EndingRule("ires irmos irdes irem indo", "ir"),
    EndingRule("uo uis ui uem", "uir"),
    EndingRule("ao", "ã"),
  ]

  private static let portugueseVerbs = """
    ser:sou és é somos sois são era eras éramos eram fui foste foi fomos foram seja sejas sejamos sejam sido sendo fosse fossem for forem
    ir:vou vais vai vamos vão ia ias íamos iam fui foste foi fomos foram vá vás vão indo ido fosse fossem for forem
    estar:esteve estou estás está estão estiv- estej-
    ter:teve tenho tens tem temos têm tinh- tiv- tenh- tid- tend-
    conter:contém contêm
    manter:mantém mantêm
    obter:obtém obtêm
    haver:hei hás há hão houv- haj-
    fazer:faço faz fez fiz fizeste fizemos fiz- faç- far- feit-
    dizer:digo diz disse diss- dig- dir- dit-
    trazer:trago traz trouxe troux- trag- trar-
    poder:posso pôde pud- poss-
    querer:quer quis quis- queir-
    saber:sei soube soub- saib-
    dar:dou dás dá damos dão dei deste deu demos deram dê deem desse der derem dava davam
    ver:vejo vês vê vemos veem via viam vi viste viu vimos viram veja vejam visto vist- vendo
    vir:venho vens vem vêm vinha vinham vim vieste veio viemos vieram venha venham vindo vi- vier-
    pôr:ponho pões põe pomos põem punha punham pus pôs pus- ponh- post- pond- por-
    compor:compõe compõem compost- compus- componh-
    propor:propõe propõem propost- propus- proponh-
    supor:supõe supõem supost- supus- suponh-
    dispor:dispõe dispõem dispost- dispus- disponh-
    expor:expõe expõem expost- expus- exponh-
    ler:leio lês lê leem leia leiam li leu lido
    crer:creio crês crê creem creia cri creu
    rir:rio ris ri rimos riem ria riu rindo
    sorrir:sorrio sorri sorriem sorriu sorrindo
    perder:perc-
    ouvir:ouç-
    pedir:peç-
    medir:meç-
    impedir:impeç-
    despedir:despeç-
    caber:caib- coub-
    valer:valh-
    sair:saio sai sais saem saia saiam saí saiu saíram saído saindo saía
    cair:caio cai cais caem caia caiam caí caiu caíram caído caindo caía
    construir:constró- construi-
    destruir:destró- destrui-
    requerer:requeir-
    abrir:abert-
    cobrir:cobert- cubr-
    descobrir:descobert- descubr-
    escrever:escrit-
    descrever:descrit-
    ganhar:ganho ganha
    gastar:gasto gasta
    pagar:pago paga
    morrer:mort-
    entregar:entregue
    eleger:eleit-
    prender:pres-
    acender:aces-
    imprimir:impress-
    dormir:durm-
    odiar:odei-
    mão:mãos
    pão:pães
    cão:cães
    pai:pais
    sal:sais
    mel:méis
    boa:boas
    bom:boa boas bons
    mau:má más maus
    """
}
