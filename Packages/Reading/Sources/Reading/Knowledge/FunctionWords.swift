import CoreModule

/// The words of a language that belong to the word after them: articles, the *zu* of an infinitive, the auxiliaries of compound tenses.
struct FunctionWords {
  /// The auxiliaries of compound tenses.
  struct Auxiliaries {
    /// The verb of possession. What follows is looked up with `asked`, the form of it that stands for all.
    let verbs: Set<String>
    let asked: String
    /// The verb of being, after which an adjective is no participle.
    var copula: String?
    /// How a participle ends.
    var ending = ""

    /// Whether a word is one of these verbs.
    func contains(_ word: TextWord) -> Bool { word.partOfSpeech == "verb" && (verbs.contains(word.headword) || word.headword == copula) }

    /// Whether a word after one of these verbs may be a participle that looks like another word.
    func mayAccompany(_ auxiliary: TextWord, _ word: TextWord, form: String) -> Bool {
      guard form.hasSuffix(ending) else { return false }
      // Words that are no participles need not be looked up.
      guard !["article", "preposition", "pronoun", "conjunction", "numeral"].contains(word.partOfSpeech) else { return false }
      return auxiliary.headword != copula || word.partOfSpeech == "noun"
    }
  }

  let auxiliaries: Auxiliaries?
  /// Pronouns that are before a verb: *te cuento* is no story.
  let pronouns: Set<String>
  /// A subject whose verbs look like those that ask for something: *usted consulta*, *consulta*. `nil` where no verb looks like a noun.
  let subject: String?
  private let joined: [String: String]
  private let articles: Set<String>
  private let infinitiveParticle: String?

  init(language: String) {
    auxiliaries = Self.auxiliaries[language]
    subject = ["es": "usted", "fr": "il", "it": "lui", "pt": "você"][language]
    joined = Self.joined[language] ?? [:]
    pronouns = Set((Self.pronouns[language] ?? "").spaced)
    articles = Set((Self.articles[language] ?? "").spaced)
    infinitiveParticle = language == "de" ? "zu" : nil
  }

  /// What a form is where it only marks the next word; `nil` for one that never does.
  ///
  /// - Parameter word: What the dictionary has for it alone. An article without a counterpart in the other language is found as a pronoun.
  func mark(_ form: String, _ word: TextWord) -> TextWord? {
    // Most words are nothing like that.
    let isOther =
      switch word.partOfSpeech {
      case "pronoun", "determiner", "numeral", "adjective": true
      default: false
      }
    guard isOther || form.utf8.count == infinitiveParticle?.utf8.count else { return nil }
    let form = form.inSmallLetters
    if form == infinitiveParticle { return TextWord(headword: word.headword, partOfSpeech: "particle", rank: word.rank) }
    return isOther && articles.contains(form) ? TextWord(headword: word.headword, partOfSpeech: "article", rank: word.rank) : nil
  }

  /// Whether a mark belongs to the word after it, which has this form.
  func belongs(_ mark: TextWord, to word: TextWord, form: String) -> Bool {
    guard mark.partOfSpeech == "article" else { return word.partOfSpeech == "verb" && word.headword == form }
    return ["noun", "adjective", "proper noun", "numeral", "determiner"].contains(word.partOfSpeech)
  }

  /// Without those that may be articles or contractions: *la cuenta*, *nos cortes*.
  private static let pronouns = [
    "en": "he she it",
    "es": "yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes me te se nos os",
    "fr": "je j' tu il elle on nous vous ils elles me m' te t' se s'", "it": "io tu lui lei noi voi loro mi ti si ci vi",
    "pt": "eu tu você ele ela nós vós vocês eles elas me te se",
  ]

  /// The word of a phrase such as *à cause de* or *bien que* that a form has in it: *à cause du bruit*, *bien qu'elle*.
  func preposition(in form: String) -> String? {
    guard !joined.isEmpty else { return nil }
    let form = form.inSmallLetters.replacing("’", with: "'")
    return joined[form] ?? form.firstIndex(of: "'").flatMap { joined[String(form[...$0])] }
  }

  private static let joined = [
    "es": ["del": "de", "al": "a"], "fr": ["du": "de", "des": "de", "d'": "de", "au": "à", "aux": "à", "qu'": "que"],
    "it": [
      "del": "di", "dello": "di", "della": "di", "dell'": "di", "dei": "di", "degli": "di", "delle": "di", "d'": "di", "al": "a",
      "allo": "a", "alla": "a", "all'": "a", "ai": "a", "agli": "a", "alle": "a",
    ],
    "pt": ["do": "de", "da": "de", "dos": "de", "das": "de", "d'": "de", "ao": "a", "aos": "a", "à": "a", "às": "a"],
  ]

  /// Whether a form is one of the ``pronouns``.
  func isPronoun(_ form: String) -> Bool {
    !pronouns.isEmpty && pronouns.contains(form.inSmallLetters.replacing("’", with: "'"))
  }

  /// Whether a form is an article, or has one in it.
  func isArticle(_ form: String) -> Bool { articles.contains(form) || ["al", "ao", "à", "aos", "às"].contains(form) }

  private static let articles = [
    "de": "der die das den dem des ein eine einen einem einer eines", "es": "el la los las un una", "fr": "le la les l' un une",
    "it": "il lo la i gli le l' un uno una un'", "pt": "o a os as um uma",
  ]

  private static let auxiliaries = [
    "es": Auxiliaries(verbs: ["haber"], asked: "ha", ending: "o"), "fr": Auxiliaries(verbs: ["avoir"], asked: "a", copula: "être"),
    "it": Auxiliaries(verbs: ["avere"], asked: "ha", copula: "essere"),
    "pt": Auxiliaries(verbs: ["ter", "haver"], asked: "tem", ending: "o"),
  ]
}

extension TextWord {
  /// Whether it only marks the next word, such as an article for which the other language has no word.
  var isMark: Bool { translations.isEmpty && (partOfSpeech == "article" || partOfSpeech == "particle") }
}
