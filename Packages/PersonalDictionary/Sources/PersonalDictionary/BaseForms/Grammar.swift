/// What the guesser knows of a language.
struct Grammar: Sendable {
  /// Words before the one that is looked up.
  let particles: Particles
  let irregular: IrregularForms
  let rules: EndingRules
  /// Prefixes an irregular verb may have: `under` of understood.
  var prefixes: [String] = []
  /// How infinitives end, without accents.
  var infinitives: [String] = []
  /// Pronouns written at the end of a verb.
  var enclitics = Enclitics()
  /// Particles that part from their verb: German `steht … auf`, `auf-ge-macht`.
  var separable: [String] = []
  /// The reflexive verb of an infinitive.
  var reflexive: @Sendable (String) -> String? = { _ in nil }
  /// Whether a capital tells a noun, so that it has to be kept.
  var capitalisesNouns = false
  /// Whether the accents in a verb's forms only show the stress.
  var accentsAreStress = false

  func isInfinitive(_ word: String) -> Bool {
    let spelling = Spelling(word)
    return infinitives.contains { spelling.folded.count > $0.count && spelling.hasSuffix($0) }
  }
}

extension Grammar {
  /// The small words that go before the one that is looked up. An elided one is written with its apostrophe.
  struct Particles: Sendable {
    var articles: Set<String>
    var subjects: Set<String>
    var auxiliaries: Set<String>
    var reflexives: Set<String>

    init(articles: String = "", subjects: String = "", auxiliaries: String = "", reflexives: String = "") {
      self.articles = Set(articles.split(separator: " ").map(String.init))
      self.subjects = Set(subjects.split(separator: " ").map(String.init))
      self.auxiliaries = Set(auxiliaries.split(separator: " ").map(String.init))
      self.reflexives = Set(reflexives.split(separator: " ").map(String.init))
    }
  }

  /// Pronouns written at the end of a verb: Spanish `lava-te`, Russian `умывает-ся`.
  struct Enclitics: Sendable {
    var pronouns: [String] = []
    var reflexives: [String] = []
    /// What the verb ends with where the pronoun can hardly be anything else.
    var hosts: [String] = []
  }

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
