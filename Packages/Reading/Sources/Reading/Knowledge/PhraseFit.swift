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
        || zip(words, others).allSatisfy { FoldedText($0) == FoldedText($1) || Self.contracting.contains($1) && $0.count < 6 }
    case "verb": return isReflexive(words, others)
    default: return true
    }
  }

  /// Whether the pronoun is that of the verb's person: *me doy cuenta*, but not *me da miedo* for *darse miedo*.
  private func isReflexive(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count > 1, let endings = Self.endings[language]?[words[0]], phrase[0] != words[0] else { return true }
    // An infinitive and a gerund have no person.
    return (endings + Self.impersonal).contains { words[1].hasSuffix($0) }
  }

  /// Prepositions that become one word with an article.
  private static let contracting: Set = [
    "a", "à", "de", "di", "da", "em", "in", "por", "per", "su", "con", "zu", "von", "an", "bei",
  ]
  private static let impersonal = ["ar", "er", "ir", "ndo", "rsi"]

  /// How verbs end in the person of a pronoun that stands before them.
  private static let endings = [
    "es": [
      "me": ["o", "oy", "é", "í", "ba", "ía", "ra", "se", "haya"], "te": ["s", "ste"], "nos": ["mos"], "os": ["is"],
    ],
    "pt": ["me": ["o", "ou", "ei", "i", "ia", "va", "se", "uve"], "te": ["s", "ste"], "nos": ["mos"]],
    "it": ["mi": ["o", "i", "assi", "essi"], "ti": ["i"], "ci": ["mo"], "vi": ["te"]],
  ]
}

extension Glossary {
  /// Whether a phrase may stand where these words are.
  func stands(_ phrase: TextWord, at place: Place, _ words: [BlockWord]) -> Bool {
    guard let first = place.words.first, let last = place.words.last else { return false }
    func word(_ number: Int) -> TextWord { entries[Int(words[number].entry)].word }
    let isAlone = !place.beside.before && !place.beside.behind
    switch phrase.partOfSpeech {
    // What is said by itself: *Bis morgen früh!* A single word that it means, such as *please*, is said in a sentence too.
    case "interjection": return isAlone || phrase.translations.first.map { !$0.contains(" ") } ?? false
    case "phrase":
      guard let verb = place.words.first(where: { word($0).partOfSpeech == "verb" }) else { return isAlone }
      // *So ist es.* But *so ist es eine Frau*; and *there is*, *ci sono*.
      let isOpen = Self.copulas.contains(word(last).headword) && !Self.existential.contains(form(words[first]))
      let endsInPronoun = word(last).partOfSpeech == "pronoun" && verb != first
      return !place.beside.behind || !isOpen && !endsInPronoun
    case "adverb", "pronoun":
      // The last word belongs to the noun behind it: *в этом порядке*.
      guard place.beside.behind, ["determiner", "numeral"].contains(word(last).partOfSpeech) else { return true }
      return word(last + 1).partOfSpeech != "noun" || Self.all.contains(word(last).headword)
    default: return true
    }
  }

  private func form(_ word: BlockWord) -> String { index.form(Int(word.form)).lowercased() }

  /// Whether these are the words of an adjective that is no more than a preposition and a noun: *de red*, *de la casa*.
  func isOfNoun(_ words: [String]) -> Bool {
    guard Self.ofNoun.contains(words[0]) else { return false }
    return words.count == 2 || words.count == 3 && Self.articles.contains(words[1])
  }

  private static let copulas: Set = ["sein", "be", "ser", "estar", "être", "essere", "быть"]
  private static let existential: Set = ["there", "ci", "c'", "vi", "v'"]
  /// *Sobre todo gente joven*: the words go together in front of nouns too.
  private static let all: Set = ["todo", "tout", "tutto"]
  private static let ofNoun: Set = ["de", "di", "du", "des", "del", "della", "do", "da"]
  private static let articles: Set = ["el", "la", "los", "las", "le", "les", "il", "o", "a", "os", "as", "un", "une", "una", "um", "uma"]
}
