import CoreModule

/// Forms that are two words, of which the neighbours tell which: *l'été* and *a été*, *sein* at the end of a clause and *sein Zug*.
struct Homographs {
  /// What a form may be instead of what it is alone.
  struct Kind {
    enum Context {
      case always
      /// No noun follows.
      case clauseEnd
      /// A noun follows.
      case beforeNoun
      /// An article or the like is before it.
      case afterArticle
      /// The verb *haben* is in the same clause.
      case withAuxiliary
    }

    let context: Context
    /// A form of the other word that is of no third one.
    let asked: String
    let partOfSpeech: String
  }

  private let kinds: [String: Kind]

  init(language: String) { kinds = Self.kinds[language] ?? [:] }

  /// What a form may be instead; `nil` when it is one word only. An elided article before it is of the same form: *l'été*.
  func kind(of form: String) -> Kind? {
    guard !kinds.isEmpty else { return nil }
    if let kind = kinds[form] { return kind }
    let small = WordForm(form, []).text.inSmallLetters
    guard small.hasPrefix("l'"), let kind = kinds[String(small.dropFirst(2))], kind.context == .afterArticle else { return nil }
    return Kind(context: .always, asked: kind.asked, partOfSpeech: kind.partOfSpeech)
  }

  private static let kinds = [
    "de": [
      "sein": Kind(context: .clauseEnd, asked: "ist", partOfSpeech: "verb"),
      "ihr": Kind(context: .beforeNoun, asked: "ihre", partOfSpeech: "determiner"),
      "gehört": Kind(context: .withAuxiliary, asked: "hören", partOfSpeech: "verb"),
    ], "fr": ["été": Kind(context: .afterArticle, asked: "étés", partOfSpeech: "noun")],
    "it": ["chiese": Kind(context: .afterArticle, asked: "chiesa", partOfSpeech: "noun")],
  ]

  /// What is before a noun; it may be a pronoun too.
  static let articles = Set(
    "l' le cet un d' en chaque des del delle alle nelle dalle sulle due tre molte altre queste quelle tutte".spaced)
  /// What is behind a verb, so that *le chiese di venire* is no church.
  static let behindVerbs = Set("di se che perché come cosa quando dove".spaced)
  static let secondPerson = Set("habt seid wollt könnt müsst müßt mögt dürft sollt werdet wart hattet wisst wißt geht kommt macht".spaced)
}

extension Glossary {
  /// Forms that are another word than alone. Each is the one word of a phrase.
  func homographs(_ run: WordRun) -> [Place] {
    run.words.indices.compactMap { place in
      guard let kind = run.phraseWords[place]?.homograph, isOther(kind, place, run) else { return nil }
      return Place(words: [place], form: number(ofPhrase: run.bytes(place..<place + 1), .homograph(kind)), isTense: true)
    }
  }

  private func isOther(_ kind: Homographs.Kind, _ place: Int, _ run: WordRun) -> Bool {
    let next = place + 1 < run.words.count && run.isUnbroken(place) ? entries[Int(run.words[place + 1].entry)].word.partOfSpeech : nil
    let before = place > 0 && run.isUnbroken(place - 1) ? run.text(place - 1).lowercased() : nil
    switch kind.context {
    case .always: return true
    case .clauseEnd: return next.map(["verb", "conjunction", "preposition"].contains) ?? true
    case .beforeNoun:
      return ["noun", "adjective"].contains(next) && !(before.map(Homographs.secondPerson.contains) ?? false)
    case .afterArticle:
      let isVerb = next != nil && Homographs.behindVerbs.contains(run.text(place + 1).lowercased())
      return !isVerb && (before.map(Homographs.articles.contains) ?? false)
    case .withAuxiliary: return hasAuxiliary(near: place, run)
    }
  }

  /// Whether *haben* is in the clause: somewhere before a participle, or right behind it.
  private func hasAuxiliary(near place: Int, _ run: WordRun) -> Bool {
    func isAuxiliary(_ word: Int) -> Bool { entries[Int(run.words[word].entry)].word.headword == "haben" }
    if place + 1 < run.words.count, run.isUnbroken(place), isAuxiliary(place + 1) { return true }
    var word = place
    while word > 0, place - word < 12, run.isUnbroken(word - 1) {
      word -= 1
      if isAuxiliary(word) { return true }
    }
    return false
  }
}
