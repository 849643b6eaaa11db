import CoreModule

/// The forms in which a phrase occurs.
struct PhraseForms {
  let language: String

  /// Whether a text that has the words of a phrase may be this phrase.
  func allow(_ text: String, _ phrase: TextWord) -> Bool {
    let (words, others) = (text.lowercased().spaced, phrase.headword.lowercased().spaced)
    switch phrase.partOfSpeech {
    // Only nouns and verbs have other forms: *auf denen* is not *auf der*, and *все времена* are not *всё время*.
    case "adverb", "conjunction", "interjection", "particle", "preposition":
      return words.count != others.count
        || zip(words, others).allSatisfy { word, other in
          FoldedText(word) == FoldedText(other) || Self.contracting.contains(other) && word.count < 8 || ImpersonalWords.contains(other)
        }
    case "verb": return isReflexive(words, others)
    default: return true
    }
  }

  /// Whether the pronoun may be that of the verb's person: *me doy cuenta*, but not *me da miedo* for *darse miedo*.
  private func isReflexive(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count > 1, let own = Self.ownEndings[language]?[words[0]], phrase[0] != words[0] else { return true }
    func ends(in endings: [String]) -> Bool { endings.contains { words[1].hasSuffix($0) } }
    return ends(in: own) || !ends(in: Self.strangeEndings[language] ?? [])
  }

  /// Prepositions that become one word with an article.
  private static let contracting: Set = [
    "a", "à", "de", "di", "da", "em", "in", "por", "per", "su", "con", "zu", "von", "an", "bei", "que",
  ]

  /// How only verbs in the third person end, which do not belong to a pronoun of another one.
  private static let strangeEndings = [
    "es": ["a", "e", "an", "en", "ó", "dio", "hizo", "puso", "dijo", "trajo", "uvo"],
    "pt": ["a", "e", "am", "em", "ou", "eu", "iu", "fez", "pôs", "veio"], "it": ["a", "e", "à", "ano", "ono"],
  ]

  /// The verbs among them that may be in the person of a pronoun that stands before them.
  private static let ownEndings = [
    "es": [
      "me": ["he", "ba", "ía", "ra", "se", "haya", "hice", "use", "uve", "aje", "ije", "vine", "ude"],
      "te": ["ste"], "nos": [], "os": [],
    ],
    "pt": ["me": ["ia", "inha", "va", "ra", "sse", "ive", "ude", "sou", "estou", "vou", "dou"], "te": ["ste"], "nos": []],
    "it": ["mi": ["sono"], "ti": ["are", "ere", "ire"], "ci": [], "vi": ["te"]],
  ]
}

extension Glossary {
  /// Whether a phrase may stand where these words are.
  func stands(_ phrase: TextWord, at place: Place, _ words: [BlockWord]) -> Bool {
    guard let first = place.words.first, let last = place.words.last else { return false }
    func word(_ number: Int) -> TextWord { entries[Int(words[number].entry)].word }
    let behind = place.beside.behind ? word(last + 1) : nil
    // What is said by itself: *Bis morgen früh!* What it is about may follow: *Vielen Dank für Ihre Hilfe*, *Buenos días señor*.
    let isAddressed = behind.map { $0.isProperName || $0.partOfSpeech == "noun" && word(last).partOfSpeech == "noun" } ?? true
    let isApart = !place.beside.before && (isAddressed || ["preposition", "conjunction"].contains(behind?.partOfSpeech))
    switch phrase.partOfSpeech {
    // A single word that it means, such as *please*, is said in a sentence too.
    case "interjection": return isApart || phrase.translations.first.map { !$0.contains(" ") } ?? false
    case "phrase":
      guard let verb = place.words.first(where: { word($0).partOfSpeech == "verb" }) else { return isApart }
      // *So ist es.* But *so ist es eine Frau*; and *there is*, *ci sono*.
      let isOpen = Self.copulas.contains(word(last).headword) && !Self.existential.contains(form(words[first]))
      // *How are you today?* But *I love you all*.
      let endsInPronoun = word(last).partOfSpeech == "pronoun" && verb != first
      let goesOn = endsInPronoun && ["article", "determiner", "noun", "verb"].contains(behind?.partOfSpeech)
      return behind == nil || !isOpen && !goesOn
    case "adverb", "pronoun":
      // The last word belongs to the noun behind it: *в этом порядке*.
      guard let behind, ["determiner", "numeral"].contains(word(last).partOfSpeech) else { return true }
      return behind.partOfSpeech != "noun" || Self.all.contains(word(last).headword)
    case "verb":
      guard isOfOnePerson(phrase, place, words) else { return false }
      return languages.from != "es" || phrase.headword != "ir a" || isInfinitive(behind: last, words)
    default: return true
    }
  }

  /// Whether *nous* and *vous* are of the subject: *vous devez vous lever* and *ne vous levez pas*, but *vous trouvez* is not *se trouver*.
  private func isOfOnePerson(_ phrase: TextWord, _ place: Place, _ words: [BlockWord]) -> Bool {
    guard languages.from == "fr", phrase.headword.hasPrefix("se ") || phrase.headword.hasPrefix("s'"), let first = place.words.first,
      let ending = ["nous": "ons", "vous": "ez"][form(words[first])]
    else { return true }
    let verb = form(words[place.words[1]])
    if verb == form(words[first]) { return true }
    guard place.beside.before else { return false }
    let before = form(words[first - 1])
    return verb.hasSuffix(ending) ? before == "ne" : (verb.hasSuffix("r") || verb.hasSuffix("re")) && before.hasSuffix(ending)
  }

  /// Whether an infinitive is behind a word, so that *voy a* is what will be: *voy a llamarte*, but *voy a la playa*.
  func isInfinitive(behind place: Int, _ words: [BlockWord]) -> Bool {
    guard place + 1 < words.count, words[place].sentence == words[place + 1].sentence else { return false }
    let word = entries[Int(words[place + 1].entry)].word
    let verb = word.headword.hasSuffix("se") ? String(word.headword.dropLast(2)) : word.headword
    return word.partOfSpeech == "verb" && form(words[place + 1]).hasPrefix(verb)
  }

  func form(_ word: BlockWord) -> String { index.form(Int(word.form)).lowercased() }

  /// Whether these are the words of an adjective that is no more than a preposition and a noun: *de red*, *de la casa*.
  func isOfNoun(_ words: [String]) -> Bool {
    guard Self.ofNoun.contains(words[0]) else { return false }
    return words.count == 2 || words.count == 3 && Self.articles.contains(words[1])
  }

  private static let copulas: Set = ["sein", "be", "ser", "estar", "être", "essere", "быть"]
  private static let existential: Set = ["there", "ci", "c'", "vi", "v'"]
  /// *Sobre todo gente joven*: the words go together in front of nouns too.
  private static let all: Set = ["todo", "tout", "tutto", "all", "весь", "aller"]
  private static let ofNoun: Set = ["de", "di", "du", "des", "del", "della", "do", "da"]
  private static let articles: Set = ["el", "la", "los", "las", "le", "les", "il", "o", "a", "os", "as", "un", "une", "una", "um", "uma"]
}
