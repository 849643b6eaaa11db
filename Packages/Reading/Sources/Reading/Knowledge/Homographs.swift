import CoreModule

/// Forms that are two words, of which the neighbours tell which: *l'été* and *a été*, *sein* at the end of a clause and *sein Zug*.
struct Homographs {
  /// What a form may be instead of what it is alone.
  struct Kind {
    enum Context {
      case always
      /// No noun follows.
      case clauseEnd
      /// A noun follows, and nothing tells that *ihr* is the subject.
      case beforeNoun
      /// An article or the like is before it.
      case afterArticle
      /// The same, but *le* may be a pronoun too: *le chiese un favore*.
      case afterPronoun
      /// A direction follows: *fue al médico*, but *fue a las tres*.
      case beforeDirection
      /// It ends the clause of a form of *haben*, in which no dative is.
      case withAuxiliary
      /// A noun follows, perhaps behind adjectives: *его брат* is his brother, but *его вижу* is him.
      case beforeNounPhrase
      /// A noun in the plural or another number follows, or the hour is said: *sei case*, *alle sei*, but *sei stanco*.
      case ofNumber
    }

    let context: Context
    /// A form of the other word that is of no third one; `nil` where there is none, so that the form is asked by the part of speech.
    let asked: String?
    let partOfSpeech: String
  }

  private let kinds: [String: Kind]

  init(language: String) { kinds = Self.kinds[language] ?? [:] }

  /// What a form may be instead; `nil` when it is one word only. An elided article before it is of the same form: *l'été*.
  func kind(of form: String) -> Kind? {
    guard !kinds.isEmpty else { return nil }
    if let kind = kinds[form] { return kind }
    let small = WordForm(form, []).text.inSmallLetters
    if let kind = kinds[small], [.beforeDirection, .beforeNounPhrase, .ofNumber].contains(kind.context) { return kind }
    guard small.hasPrefix("l'"), let kind = kinds[String(small.dropFirst(2))], kind.context == .afterArticle else { return nil }
    return Kind(context: .always, asked: kind.asked, partOfSpeech: kind.partOfSpeech)
  }

  private static let kinds = [
    "de": [
      "sein": Kind(context: .clauseEnd, asked: "ist", partOfSpeech: "verb"),
      "ihr": Kind(context: .beforeNoun, asked: "ihre", partOfSpeech: "determiner"),
      "gehört": Kind(context: .withAuxiliary, asked: "hören", partOfSpeech: "verb"),
    ], "fr": ["été": Kind(context: .afterArticle, asked: "étés", partOfSpeech: "noun")],
    "es": ofGoing("fui fuiste fue fuimos fuisteis fueron fueras fuéramos fueran", asked: "va"),
    "pt": ofGoing("fui foste foi fomos foram fosse fôssemos fossem", asked: "vai"),
    "ru": beforeNouns("его её ее их", asked: nil).merging(beforeNouns("все всё всех всем всеми всём", asked: "вся")) { first, _ in first },
    "it": [
      "chiese": Kind(context: .afterPronoun, asked: "chiesa", partOfSpeech: "noun"),
      "sei": Kind(context: .ofNumber, asked: nil, partOfSpeech: "numeral"),
    ],
  ]

  /// The past of *to be*, which is that of *to go*, too.
  private static func ofGoing(_ forms: String, asked: String) -> [String: Kind] {
    let kind = Kind(context: .beforeDirection, asked: asked, partOfSpeech: "verb")
    return Dictionary(uniqueKeysWithValues: forms.spaced.map { ($0, kind) })
  }

  /// Pronouns that are determiners before a noun.
  private static func beforeNouns(_ forms: String, asked: String?) -> [String: Kind] {
    let kind = Kind(context: .beforeNounPhrase, asked: asked, partOfSpeech: "determiner")
    return Dictionary(uniqueKeysWithValues: forms.spaced.map { ($0, kind) })
  }

  /// What is behind a verb of going. The Portuguese *a* is more often an article.
  static let directions = Set("a al hacia hasta ao à aos às para até embora".spaced)

  /// What is before a noun.
  static let articles = Set(
    "l' le cet un d' en chaque des del delle alle nelle dalle sulle due tre molte altre queste quelle tutte".spaced)
  /// What is behind a verb, so that *le chiese se viene* is no church.
  static let behindVerbs = Set("se che perché come cosa quando dove un uno una il lo la i gli le".spaced)
  static let secondPerson = Set("habt seid wollt könnt müsst müßt mögt dürft sollt werdet wart hattet wisst wißt".spaced)
  /// Behind these, *ihr* may be the subject.
  static let clauseOpeners = Set("was wo wie wann warum wohin woher".spaced)
  /// Behind these, *ihr* is of a noun: *Anna und ihr Mann*.
  static let joining = Set("und oder aber sowie als denn sondern".spaced)
  static let datives = Set("mir dir ihm ihr ihnen uns euch wem".spaced)
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
    let next = place + 1 < run.words.count && run.isUnbroken(place) ? word(place + 1, run).partOfSpeech : nil
    let before = place > 0 && run.isUnbroken(place - 1) ? run.text(place - 1).lowercased() : nil
    switch kind.context {
    case .always: return true
    case .clauseEnd: return next.map(["verb", "conjunction", "preposition"].contains) ?? true
    case .beforeNoun: return ["noun", "adjective"].contains(next) && !isSubject(place, run)
    case .afterArticle: return before.map(Homographs.articles.contains) ?? false
    case .afterPronoun:
      guard let before, Homographs.articles.contains(before) else { return false }
      return before != "le" || !isAfterPronoun(place, run)
    case .beforeDirection: return isBeforeDirection(place, run)
    case .withAuxiliary: return isParticiple(place, run)
    case .beforeNounPhrase: return isBeforeNounPhrase(place, run)
    case .ofNumber: return isNumber(place, run)
    }
  }

  /// Whether a direction is behind a word, and no hour and no Portuguese article.
  private func isBeforeDirection(_ place: Int, _ run: WordRun) -> Bool {
    guard place + 1 < run.words.count, run.isUnbroken(place) else { return false }
    let next = run.text(place + 1)
    guard Homographs.directions.contains(next), next != "a" || languages.from == "es" else { return false }
    let isHour = run.isUnbroken(place + 1..<place + 4) && ["la", "las"].contains(run.text(place + 2))
    return !isHour || word(place + 3, run).partOfSpeech != "numeral" && run.text(place + 3) != "una"
  }

  func word(_ place: Int, _ run: WordRun) -> TextWord { entries[Int(run.words[place].entry)].word }

  /// The words of the clause around a word, as far as no sign divides them.
  private func clause(_ place: Int, _ run: WordRun) -> Range<Int> {
    var (first, end) = (place, place + 1)
    while first > 0, place - first < 12, run.isUnbroken(first - 1) { first -= 1 }
    while end < run.words.count, end - place < 12, run.isUnbroken(end - 1) { end += 1 }
    return first..<end
  }

  /// Whether a noun, a name or one of these pronouns is before a word.
  private func isSubject(of place: Int, _ pronouns: Set<String>, _ run: WordRun) -> Bool {
    guard place > 0, run.isUnbroken(place - 1) else { return false }
    let subject = word(place - 1, run)
    return subject.isProperName || subject.partOfSpeech == "noun" || pronouns.contains(run.text(place - 1).lowercased())
  }

  /// Whether *ihr* may be the subject: *wenn ihr Zeit habt*, *lernt ihr Deutsch?* But *sie liebt ihr Haus*.
  private func isSubject(_ place: Int, _ run: WordRun) -> Bool {
    let clause = clause(place, run)
    if clause.contains(where: { Homographs.secondPerson.contains(run.text($0).lowercased()) }) { return true }
    guard clause.lowerBound < place else { return false }
    let (before, text) = (word(place - 1, run), run.text(place - 1).lowercased())
    if Homographs.clauseOpeners.contains(text) { return true }
    if before.partOfSpeech == "conjunction" { return !Homographs.joining.contains(text) }
    guard before.partOfSpeech == "verb", text.hasSuffix("t") else { return false }
    // The verb has another subject before it.
    return !isSubject(of: place - 1, ["sie", "er", "es", "man", "wer"], run)
  }

  /// Whether *le* before a word may be a pronoun: *Marco le chiese un favore*, but *le chiese di Roma*.
  private func isAfterPronoun(_ place: Int, _ run: WordRun) -> Bool {
    if isSubject(of: place - 1, ["lui", "lei", "egli", "ella", "chi"], run) { return true }
    guard place + 1 < run.words.count, run.isUnbroken(place) else { return false }
    let (next, text) = (word(place + 1, run), run.text(place + 1).lowercased())
    if text == "di" { return place + 2 < run.words.count && run.isUnbroken(place + 1) && word(place + 2, run).partOfSpeech == "verb" }
    return Homographs.behindVerbs.contains(text) || ["article", "noun"].contains(next.partOfSpeech)
  }

  /// Whether a form is the participle of a verb with an accusative: *ich habe es gehört*, but *es hat meinem Opa gehört*.
  private func isParticiple(_ place: Int, _ run: WordRun) -> Bool {
    func isAuxiliary(_ other: Int) -> Bool { word(other, run).headword == "haben" }
    let clause = clause(place, run)
    let isBefore = place + 1 < clause.upperBound && isAuxiliary(place + 1)
    guard isBefore || place + 1 == clause.upperBound || word(place + 1, run).partOfSpeech == "conjunction" else { return false }
    let opener = (clause.lowerBound..<place).last { word($0, run).partOfSpeech == "conjunction" }
    let others = (opener.map { $0 + 1 } ?? clause.lowerBound)..<place
    let auxiliary = isBefore ? others.lowerBound - 1 : others.last(where: isAuxiliary)
    guard let auxiliary else { return false }
    return !others.contains { other in
      let text = run.text(other).lowercased()
      // *Der Bank* may be a dative behind the verb, and what is behind a preposition belongs to that one.
      let isDative = Homographs.datives.contains(text) || text.hasSuffix("em") || other > auxiliary && ["der", "einer"].contains(text)
      return isDative && (other == others.lowerBound || word(other - 1, run).partOfSpeech != "preposition")
    }
  }
}
