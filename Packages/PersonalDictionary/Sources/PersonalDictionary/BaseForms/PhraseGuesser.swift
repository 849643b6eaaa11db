import CoreModule

/// Guesses the dictionary form of several words: an article or a pronoun before the word, or an expression with an inflected word.
struct PhraseGuesser {
  let grammar: Grammar
  let inflections: [String: [Inflection]]
  private var guesser: WordGuesser { WordGuesser(grammar: grammar) }

  /// The possible dictionary forms, the likeliest first.
  func guesses(for words: [Spelling]) -> [String] {
    // The dots between the parts of an expression: ne … pas.
    let spoken = words.filter { !["…", "..."].contains($0.text) }
    if spoken.count < words.count { return spoken.isEmpty ? [] : [text(of: spoken)] + guesses(for: spoken) }
    // Several articles are several words, not one with articles before it.
    if words.count > 1, words.allSatisfy({ grammar.particles.articles.contain($0.text) }) { return [] }
    if let start = dropping(grammar.particles.articles.words, from: words) {
      let rest = dropping(grammar.particles.articles.words, from: start) ?? start
      return [text(of: rest)] + (rest.count == 1 ? baseForms(of: rest[0]) : expressions(rest))
    }
    let (rest, pronouns, auxiliary) = withoutPronouns(words)
    // *Il a faim*, which is no perfect.
    let ofAuxiliary = auxiliary.map(expressions(ofAuxiliary:)) ?? []
    let parted = separated(words)
    guard parted.isEmpty, rest.count != words.count || rest[0].letters.count != words[0].letters.count else {
      return words.count == 1 ? baseForms(of: words[0]) : expressions(words)
    }
    guard rest.count == 1 else {
      return ofAuxiliary + (pronouns.reflexive == nil ? [] : reflexiveExpressions(rest)) + [text(of: rest)] + expressions(rest)
    }
    let verbs = verbs(of: rest[0], with: pronouns) + (auxiliary == nil ? [] : participles(of: rest[0]))
    return ofAuxiliary + verbs + [rest[0].text] + baseForms(of: rest[0])
  }

  /// The verbs that a word is with pronouns before it: *me lavo* is reflexive, *te cuento* has an object, and *yo paso* is no step.
  private func verbs(of word: Spelling, with pronouns: Pronouns) -> [String] {
    let known = inflections[word.text.lowercased(), default: []].filter { $0.partOfSpeech == "verb" }
    let ofSubject = pronouns.subject.map { subject in known.filter { Grammar.agrees($0, with: subject) } } ?? []
    guard let reflexive = pronouns.reflexive else { return ofSubject.map(\.headword) }
    let agreeing = known.filter { Grammar.agrees($0, with: reflexive) }
    if agreeing.isEmpty, !known.isEmpty { return known.map(\.headword) + guesser.reflexives(of: known.map(\.headword)) }
    return guesser.reflexives(of: (agreeing.map(\.headword) + verbs(of: word)).withoutRepeats().prefix(10))
  }

  /// The pronouns before a word.
  private struct Pronouns {
    var subject: String?
    var reflexive: String?
  }

  private func text(of words: some Sequence<Spelling>) -> String { words.map(\.text).joined(separator: " ") }

  /// The words after a leading particle, which may be elided; `nil` when there is none.
  private func dropping(_ particles: Set<String>, from words: [Spelling]) -> [Spelling]? {
    guard let first = words.first else { return nil }
    if words.count > 1, particles.contains(first.text.lowercased()) { return Array(words.dropFirst()) }
    guard let apostrophe = first.letters.firstIndex(of: "'"), let rest = first.dropping(first: apostrophe + 1) else { return nil }
    return particles.contains(String(first.letters[...apostrophe]).lowercased()) ? [rest] + words.dropFirst() : nil
  }

  /// Expressions whose verb is the first word, which is an auxiliary elsewhere.
  private func expressions(ofAuxiliary words: [Spelling]) -> [String] {
    let rest = words.dropFirst().map(\.text)
    let verbs = inflections[words[0].text.lowercased(), default: []].filter { $0.partOfSpeech == "verb" }.map(\.headword)
    return verbs.withoutRepeats().map { ([$0] + rest).joined(separator: " ") }
  }

  /// Drops subjects, auxiliaries and reflexive pronouns, and returns the pronouns and the words from an auxiliary of the perfect on.
  private func withoutPronouns(_ words: [Spelling]) -> (rest: [Spelling], pronouns: Pronouns, auxiliary: [Spelling]?) {
    let particles = grammar.particles
    var rest = words
    var (pronouns, auxiliary) = (Pronouns(), [Spelling]?.none)
    for _ in 0..<4 {
      if let verb = dropping(particles.reflexives, from: rest) {
        pronouns.reflexive = dropped(from: rest, verb)
        rest = verb
      } else if let verb = dropping(particles.perfect, from: rest) {
        auxiliary = rest
        rest = verb
      } else if let verb = dropping(particles.subjects, from: rest) {
        pronouns.subject = dropped(from: rest, verb)
        rest = verb
      } else if let verb = dropping(particles.auxiliaries, from: rest) {
        rest = verb
      }
    }
    if !grammar.separable.isEmpty, rest.count > 1, let place = rest.lastIndex(where: { particles.reflexives.contains($0.text) }) {
      pronouns.reflexive = rest.remove(at: place).text
    }
    return (rest, pronouns, auxiliary)
  }

  /// The particle that `rest` has no more.
  private func dropped(from words: [Spelling], _ rest: [Spelling]) -> String {
    let first = words[0].text.lowercased()
    return rest.count < words.count ? first : String(first.prefix { $0 != "'" }) + "'"
  }
}

extension PhraseGuesser {
  /// Expressions whose first word, last word or both are replaced by a guessed form.
  private func expressions(_ words: [Spelling]) -> [String] {
    guard (2...BaseForms.maximumWords).contains(words.count), let first = words.first, let last = words.last else { return [] }
    let heads = baseForms(of: first, isFirstOfSeveral: true).prefix(8)
    let tails = baseForms(of: last).prefix(8)
    var expressions = separated(words) + impersonal(words) + withoutObject(words)
    expressions += heads.map { ([$0] + words.dropFirst().map(\.text)).joined(separator: " ") }
    expressions += tails.map { (words.dropLast().map(\.text) + [$0]).joined(separator: " ") }
    if words.count == 2 {
      expressions += heads.prefix(4).flatMap { head in tails.prefix(4).map { head + " " + $0 } }
    }
    return expressions
  }

  /// The verb and particle around an object: English `turned it down` for turn down.
  private func withoutObject(_ words: [Spelling]) -> [String] {
    guard words.count > 2, grammar.particles.objects.contains(words[1].text.lowercased()) else { return [] }
    let rest = words.dropFirst(2).map(\.text)
    let heads = [words[0].text] + baseForms(of: words[0], isFirstOfSeveral: true).prefix(8)
    return heads.withoutRepeats().map { ([$0] + rest).joined(separator: " ") }
  }

  /// Expressions with *one's* or *oneself* for a person: *changed his mind* for *change one's mind*.
  private func impersonal(_ words: [Spelling]) -> [String] {
    guard let place = words.indices.dropFirst().first(where: { !impersonal(words[$0].text.lowercased()).isEmpty }) else { return [] }
    // Some dictionaries have inflected headwords: *enjoyed oneself*.
    let heads = (baseForms(of: words[0], isFirstOfSeveral: true).prefix(4) + [words[0].text]).withoutRepeats()
    let texts = words.map(\.text)
    let tails = place + 1 < words.count ? baseForms(of: words[words.count - 1]).prefix(1) : []
    let rests = [Array(texts[(place + 1)...])] + tails.map { texts[(place + 1)...].dropLast() + [$0] }
    return heads.flatMap { head in
      rests.flatMap { rest in
        impersonal(texts[place].lowercased()).map { ([head] + texts[1..<place] + [$0] + rest).joined(separator: " ") }
      }
    }
  }

  /// What headwords have for a word of a person.
  private func impersonal(_ word: String) -> [String] {
    let known = grammar.particles.impersonal
    if let words = known[word] { return words }
    return !known.isEmpty && word.hasSuffix("'s") && word.count > 4 ? ["someone's", "somebody's"] : []
  }

  private func reflexiveExpressions(_ words: [Spelling]) -> [String] {
    let verbs = verbs(of: words[0]).prefix(8)
    let plain = separated(words)
    return guesser.reflexives(of: plain)
      + verbs.compactMap(grammar.reflexive).map { ([$0] + words.dropFirst().map(\.text)).joined(separator: " ") }
  }

  /// The separable verb whose particle comes last: German `steht auf` for aufstehen.
  private func separated(_ words: [Spelling]) -> [String] {
    guard words.count == 2 else { return [] }
    let particle = words[1].text.lowercased()
    guard grammar.separable.contains(where: { $0.text == particle }) else { return [] }
    return verbs(of: words[0]).prefix(8).map { particle + $0.lowercased() }
  }

  /// The possible dictionary forms of a word. Inflections from tables come before guesses by rule.
  ///
  /// - Parameter isFirstOfSeveral: Whether the word begins an expression. Then a contraction does not become its preposition: *na casa* is
  ///   in the house, not *em casa*, at home.
  private func baseForms(of word: Spelling, isFirstOfSeveral: Bool = false) -> [String] {
    let inflections = inflections[word.text.lowercased(), default: []]
    let taken = isFirstOfSeveral ? inflections.filter { $0.partOfSpeech != "preposition" } : inflections
    return (taken.map(\.headword) + guesser.guesses(for: word)).withoutRepeats()
  }

  private func verbs(of word: Spelling) -> [String] {
    let verbs = inflections[word.text.lowercased(), default: []].filter { $0.partOfSpeech == "verb" }
    return (verbs.map(\.headword) + guesser.verbs(for: word)).withoutRepeats()
  }

  /// The verbs that the word is a participle of, from tables.
  private func participles(of word: Spelling) -> [String] {
    inflections[word.text.lowercased(), default: []].filter { inflection in
      inflection.partOfSpeech == "verb" && inflection.forms.contains { $0.features.contains(.participle) }
    }.map(\.headword)
  }
}
