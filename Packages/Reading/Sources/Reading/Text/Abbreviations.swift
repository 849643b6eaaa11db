/// The abbreviations behind which a full stop ends no sentence.
struct Abbreviations: Sendable {
  /// Whether a number with a full stop is an ordinal one.
  let hasOrdinals: Bool
  private let words: Set<String>
  private let pronouns: Set<String>

  private static let all = Abbreviations(tables: Array(table.values), language: nil)
  private static let byLanguage = Dictionary(
    uniqueKeysWithValues: table.map { ($0, Abbreviations(tables: [$1], language: $0)) })

  /// The abbreviations of a language; `nil` for those of all seven.
  init(language: String?) {
    self = language.map { Self.byLanguage[$0] ?? Abbreviations(tables: [], language: $0) } ?? Self.all
  }

  private init(tables: [String], language: String?) {
    words = Set(tables.flatMap { $0.split(separator: " ").map(String.init) })
    hasOrdinals = language == nil || language == "de"
    pronouns = language == "en" ? ["I"] : language == "ru" ? ["Я", "я"] : []
  }

  /// Whether the word before a full stop is an abbreviation, or an initial.
  func contains(_ word: String, isCapitalized: Bool) -> Bool {
    if word.unicodeScalars.count == 1 { return !pronouns.contains(word) }
    return words.contains(isCapitalized ? word.lowercased() : word)
  }

  private static let table = [
    "en": """
    mr mrs ms messrs dr prof rev hon st sr jr gen col capt lt sgt maj adm gov sen rep pres vs etc cf al eg ie no nos vol vols pp fig figs ch \
    sec ed eds approx inc ltd co corp dept est jan feb mar apr jun jul aug sept sep oct nov dec ave blvd rd mt ft esq viz op cit
    """,
    "es": """
    sr sra srta sres dr dra drs prof lic ing arq d dña don ud uds vd vds etc pág págs cap art núm nº vol ej fig tel av avda pza gral cnel st sto sta \
    ee uu aa rr hnos cía ltda aprox máx mín
    """,
    "ru": """
    др пр тыс млн млрд руб коп стр рис табл гл им ул пл пер пр-т обл гор дер проф акад доц канд инж св см ср напр изд ред тов гр гг вв чел экз \
    тел кв янв февр апр авг сент окт нояб дек
    """,
    "de": """
    bzw ca dr prof hr fr frl st str nr abb aufl bd bde bes betr bspw dgl ebd etc evtl ff folg gegr geb gest ggf hl hrsg inkl insb jh kap lt mio mrd \
    max min mind od röm sog tel usf usw vgl vol zb zit zzgl jan feb apr aug sept okt nov dez mr mrs ing dipl
    """,
    "fr": """
    m mm mme mmes mlle mlles dr pr st ste me mgr etc cf p pp vol chap fig art av bd env ex éd éds hab janv févr avr juil sept oct nov déc \
    no nos tél ibid op cit
    """,
    "it": """
    sig sigg sigra dott dottssa prof profssa ing avv arch geom rag on sen ecc pag pagg cap art fig vol voll cfr es tel ca st ss mons gen col cap \
    n nn sec vs
    """,
    "pt": """
    sr sra srs sras srta dr dra drs prof profa exmo exma eng arq etc pág págs cap art fig vol núm tel av trav gen cel séc aprox máx mín ex \
    ltda cia jan fev abr jun jul ago set out nov dez
    """,
  ]
}
