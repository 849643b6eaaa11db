import CoreModule

/// The clause around a pronoun that may be of a reflexive verb.
struct ReflexiveClause {
  /// A verb that the pronoun may belong to.
  struct Verb {
    let place: Int
    /// The second part of a verb in two parts.
    var particle: Int?
  }

  /// Its words among those of the run.
  let range: Range<Int>
  let pronoun: Int
  private let words: [TextWord]
  /// In small letters.
  let forms: [String]
  private let particles: Set<String>

  /// The headwords of its words that are verbs.
  private let verbHeadwords: [String?]

  /// The clause as far as no sign and no conjunction divides it.
  ///
  /// - Parameters:
  ///   - isReflexive: Whether a verb is reflexive.
  ///   - word: What a word of the run is.
  init(
    _ run: WordRun, around pronoun: Int, particles: Set<String>, isReflexive: (String) -> Bool, _ word: (Int) -> TextWord
  ) {
    func opensClause(_ place: Int) -> Bool {
      guard word(place).partOfSpeech == "conjunction" else { return false }
      guard Self.joining.contains(run.text(place).lowercased()), place + 1 < run.words.count else { return true }
      return place + 1 == pronoun || ["verb", "pronoun"].contains(word(place + 1).partOfSpeech)
    }
    var (first, end) = (pronoun, pronoun + 1)
    while first > 0, pronoun - first < 10, run.isUnbroken(first - 1), !opensClause(first - 1) { first -= 1 }
    while end < run.words.count, end - pronoun < 14, run.isUnbroken(end - 1), !opensClause(end) { end += 1 }
    range = first..<end
    self.pronoun = pronoun
    words = range.map(word)
    forms = range.map { run.text($0).lowercased() }
    self.particles = particles
    verbHeadwords = zip(words, forms).map { word, form in
      if word.partOfSpeech == "verb" { return word.headword }
      return word.partOfSpeech == "adjective" ? Self.verb(of: form).flatMap { isReflexive($0) ? $0 : nil } : nil
    }
  }

  func word(_ place: Int) -> TextWord { words[place - range.lowerBound] }
  func form(_ place: Int) -> String { forms[place - range.lowerBound] }

  var pronounForm: String { form(pronoun) }

  /// The verb with its particle, as *vorstellen*.
  func headword(_ verb: Verb) -> String? {
    guard let headword = verbHeadword(verb.place) else { return nil }
    return (verb.particle.map(form) ?? "") + headword
  }

  private func verbHeadword(_ place: Int) -> String? { verbHeadwords[place - range.lowerBound] }

  /// The verb of a participle or a form in *-t* that dictionaries have as an adjective: *interessiert*, *erkältet*, *getrennt*.
  private static func verb(of adjective: String) -> String? {
    guard adjective.hasSuffix("t") else { return nil }
    let form = adjective.dropFirst(adjective.hasPrefix("ge") ? 2 : 0)
    return form.dropLast(form.hasSuffix("et") ? 2 : 1) + "en"
  }

  private func isVerb(_ place: Int) -> Bool { verbHeadword(place) != nil }

  private func isWithZu(_ place: Int) -> Bool {
    word(place).headword == form(place) ? place > range.lowerBound && form(place - 1) == "zu" : form(place).hasInnerZu
  }

  /// The finite verb before the pronoun.
  var finite: Int? {
    guard let verb = (range.lowerBound..<pronoun).last(where: { word($0).partOfSpeech == "verb" || $0 == pronoun - 1 && isVerb($0) }),
      !isWithZu(verb), !isParticiple(verb)
    else { return nil }
    return verb
  }

  private func isParticiple(_ place: Int) -> Bool { form(place).hasPrefix("ge") && form(place).prefix(3) != word(place).headword.prefix(3) }

  /// The verbs that the pronoun may belong to, the likeliest first; none where it belongs to a preposition: *bei sich*.
  var verbs: [Verb] {
    guard !isBehindPreposition else { return [] }
    let behind = (pronoun + 1..<range.upperBound).filter(isVerb)
    let last = behind.first { word($0).headword == "lassen" } ?? behind.first
    guard let finite else { return last.map { [Verb(place: $0)] } ?? [] }
    let infinitive = behind.first(where: isWithZu)
    let headword = word(finite).headword
    if Self.auxiliaries.contains(headword), let last { return [Verb(place: last)] }
    if Self.withInfinitives.contains(headword), let infinitive { return [Verb(place: infinitive)] }
    // A subject of another person would be before this infinitive.
    let others = pronounForm == "sich" ? infinitive.map { [Verb(place: $0)] } ?? [] : []
    return [Verb(place: finite, particle: particle)] + others
  }

  /// The finite verb where it may be that of an expression only: *ist sich bewusst*.
  var otherVerbs: [Verb] { isBehindPreposition ? [] : finite.map { [Verb(place: $0)] } ?? [] }

  /// *Bei sich*. But *fängt an sich zu freuen*.
  private var isBehindPreposition: Bool {
    guard pronoun > range.lowerBound, word(pronoun - 1).partOfSpeech == "preposition" else { return false }
    return pronoun + 1 >= range.upperBound || form(pronoun + 1) != "zu"
  }

  func isPreposition(_ place: Int) -> Bool { word(place).partOfSpeech == "preposition" }

  /// The particle that ends the clause.
  private var particle: Int? {
    let places = pronoun + 1..<range.upperBound
    return places.first { place in
      particles.contains(form(place)) && !Self.adverbs.contains(form(place))
        && (place + 1 == range.upperBound || form(place + 1) == "zu")
    }
  }

  private static let joining: Set = ["und", "oder", "sowie"]
  private static let auxiliaries = Set("haben sein werden können müssen sollen wollen dürfen mögen".spaced)
  private static let withInfinitives = Set("versuchen scheinen brauchen beginnen hoffen vermögen pflegen drohen wissen".spaced)
  /// Particles that are more often adverbs.
  private static let adverbs: Set = ["da", "dabei", "davon", "mit"]
}

extension String {
  /// Whether it may be an infinitive with the *zu* inside: *vorzustellen*.
  fileprivate var hasInnerZu: Bool { hasSuffix("n") && dropFirst(2).contains("zu") }
}
