/// The grammar of a language, as far as the guesser needs it.
struct Grammar: Sendable {
  /// Words that may precede the looked-up word.
  let particles: Particles
  let irregular: IrregularForms
  let rules: EndingRules
  /// Prefixes an irregular verb may have: `under` of understood.
  var prefixes: [Spelling] = []
  /// How infinitives end, without accents.
  var infinitives: [String] = []
  /// The endings irregular stems take, those of verbs and those of other words.
  var stemEndings = StemEndings()
  /// Pronouns written at the end of a verb.
  var enclitics = Enclitics()
  /// Particles of separable verbs: German `steht … auf`, `auf-ge-macht`.
  var separable: [Spelling] = []
  /// The reflexive verb of an infinitive; `nil` when it has none.
  var reflexive: @Sendable (String) -> String? = { _ in nil }
  /// Substitute spellings: `ae` for `ä`.
  var makeshifts: [EndingRule.Exchange] = []
  /// Whether nouns are capitalised, so that the capital must be kept.
  var capitalisesNouns = false
  /// Whether accents in verb forms only mark the stress.
  var accentsAreStress = false

  /// Whether an irregular stem of `base` can have this ending.
  func takes(_ ending: String, base: String) -> Bool {
    (isInfinitive(base) ? stemEndings.verbs : stemEndings.others).contains(ending)
  }

  func isInfinitive(_ word: String) -> Bool {
    let spelling = Spelling(word)
    return infinitives.contains { spelling.folded.count >= $0.count && spelling.hasSuffix($0) }
  }
}

extension Grammar {
  /// The function words that may precede the looked-up word.
  ///
  /// An elided particle includes its apostrophe.
  struct Particles: Sendable {
    var articles: Articles
    var subjects: Set<String>
    var auxiliaries: Set<String>
    /// The auxiliaries after which a participle is the verb: *ha muerto* is of *morir*, but *está muerto* is dead.
    var perfect: Set<String>
    var reflexives: Set<String>
    /// Pronouns that may stand between a verb and its particle: *put it off*.
    var objects: Set<String>
    /// Words for which headwords have others: *his* of *change one's mind*, *themselves* of *enjoy oneself*.
    var impersonal: [String: [String]]

    init(
      articles: Articles, subjects: String = "", auxiliaries: String = "", perfect: String = "", reflexives: String = "",
      objects: String = "", impersonal: [String: [String]] = [:]
    ) {
      self.articles = articles
      self.subjects = Set(Grammar.list(subjects))
      self.auxiliaries = Set(Grammar.list(auxiliaries))
      self.perfect = Set(Grammar.list(perfect))
      self.reflexives = Set(Grammar.list(reflexives))
      self.objects = Set(Grammar.list(objects))
      self.impersonal = impersonal
    }
  }

  /// The endings that may follow an irregular stem, without accents.
  struct StemEndings: Sendable {
    let verbs: Set<String>
    let others: Set<String>

    init(verbs: String = "", others: String = "") {
      self.verbs = Set(Grammar.list(verbs))
      self.others = Set(Grammar.list(others))
    }
  }

  /// Pronouns written at the end of a verb: Spanish `lava-te`, Russian `умывает-ся`.
  struct Enclitics: Sendable {
    let pronouns: [String]
    let reflexives: [String]
    /// The verb endings after which these letters are almost certainly a pronoun.
    let hosts: [String]

    init(_ pronouns: String = "", reflexives: String = "", hosts: String = "") {
      self.pronouns = Grammar.list(pronouns)
      self.reflexives = Grammar.list(reflexives)
      self.hosts = Grammar.list(hosts)
    }
  }

  /// Whether a form of a verb is one of the persons that a pronoun is.
  static func agrees(_ inflection: Inflection, with pronoun: String) -> Bool {
    guard let persons = persons[pronoun] else { return true }
    return inflection.forms.contains { $0.features.contains(where: persons.contains) }
  }

  /// The persons of the subjects and of the reflexive pronouns of all languages.
  private static let persons: [String: [GrammaticalFeature]] = {
    let pronouns: [([GrammaticalFeature], String)] = [
      ([.firstSingular], "yo eu io je j' ich я me m' mi mich mir"),
      ([.secondSingular], "tú tu du ты te t' ti toi dich dir"),
      ([.thirdSingular], "él ella usted ele ela você lui lei il elle on ça er es он она"),
      ([.firstPlural], "nosotros nosotras nós noi wir мы nos ci uns"),
      ([.secondPlural], "vosotros vosotras vós voi ihr вы os vos vi euch"),
      ([.thirdPlural], "ellos ellas ustedes eles elas vocês loro ils elles они"),
      ([.thirdSingular, .thirdPlural], "se s' si sich sie c' ce"), ([.firstPlural], "nous"), ([.secondPlural], "vous"),
    ]
    return Dictionary(pronouns.flatMap { persons, words in list(words).map { ($0, persons) } }) { first, _ in first }
  }()

  /// The words of a list that is separated by spaces; `_` stands for the empty word.
  static func list(_ words: String) -> [String] {
    words.split(whereSeparator: \.isWhitespace).map { $0 == "_" ? "" : String($0) }
  }

  /// The spellings of the words of such a list.
  static func spellings(_ words: String) -> [Spelling] { list(words).map { Spelling($0) } }

  static func of(_ language: Language) -> Grammar {
    switch language {
    case .english: english
    case .spanish: spanish
    case .russian: russian
    case .german: german
    case .french: french
    case .italian: italian
    case .portuguese: portuguese
    }
  }
}
