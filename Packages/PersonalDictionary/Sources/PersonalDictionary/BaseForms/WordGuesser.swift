/// Guesses the dictionary form of a single word.
struct WordGuesser {
  let grammar: Grammar

  /// The possible dictionary forms, the likeliest first, without the word itself.
  func guesses(for word: Spelling) -> [String] {
    var guesses = Guesses(for: word.text)
    guard word.isWord else { return [] }
    let matches = grammar.rules.matches(for: word)
    guesses.add(irregular(word))
    guesses.add(withoutEnclitic(word, onlyAtHosts: true))
    for match in matches where match.rank > 0 { guesses.add(exchange(match, in: word)) }
    guesses.add(byIrregularStem(word))
    guesses.add(withoutInfix(word))
    for match in matches where match.rank == 0 { guesses.add(exchange(match, in: word)) }
    guesses.add(withoutEnclitic(word, onlyAtHosts: false))
    for match in matches where match.rank < 0 { guesses.add(exchange(match, in: word)) }
    let isNoun = grammar.capitalisesNouns && word.isCapitalised
    if !isNoun, grammar.isInfinitive(word.text), let reflexive = grammar.reflexive(word.text) { guesses.add(reflexive) }
    if let meant = withoutMakeshifts(word) {
      guesses.add(meant.text)
      guesses.add(self.guesses(for: meant))
    }
    return guesses.all
  }

  /// The verbs that the word may be a form of, including itself if it is an infinitive.
  func verbs(for word: Spelling) -> [String] {
    (grammar.isInfinitive(word.text) ? [word.text] : []) + withoutInfix(word) + finiteVerbs(for: word)
  }

  /// The reflexive verbs, then the plain ones.
  func reflexives(of verbs: some Sequence<String>) -> [String] {
    verbs.compactMap(grammar.reflexive) + verbs
  }

  private func finiteVerbs(for word: Spelling) -> [String] {
    let byRule = grammar.rules.matches(for: word).flatMap { exchange($0, in: word) }
    return (irregular(word) + byIrregularStem(word) + byRule).filter(grammar.isInfinitive)
  }
}

extension WordGuesser {
  /// The word with its substitute spellings resolved; `nil` when it has none.
  private func withoutMakeshifts(_ word: Spelling) -> Spelling? {
    var letters: [Character] = []
    for letter in word.letters {
      letters.append(letter)
      if let meant = grammar.makeshifts.lazy.compactMap({ $0.atEnd(of: letters) }).first { letters = meant }
    }
    return letters.count < word.letters.count ? Spelling(letters) : nil
  }

  private func exchange(_ match: EndingRules.Match, in word: Spelling) -> [String] {
    let stems = match.rule.stems(of: Array(word.letters.dropLast(match.ending)))
    return stems.flatMap { stem in
      match.rule.bases.map { base in
        let isStressed = grammar.accentsAreStress && grammar.infinitives.contains(Spelling.key(base))
        return String((isStressed ? Spelling.unstressed(stem) : stem) + base)
      }
    }
  }

  /// The maximum length of an ending; no language has longer ones.
  private static let longestEnding = 8

  private func irregular(_ word: Spelling) -> [String] {
    word.folded.isEmpty ? [] : lookUp(word.folded[...], in: grammar.irregular.bases(ofForm:))
  }

  /// Bases of the longest stems come first, as these are the most specific: `brachte` is from bracht-, not from brach-.
  private func byIrregularStem(_ word: Spelling) -> [String] {
    (0...min(Self.longestEnding, word.folded.count)).flatMap { length -> [String] in
      let ending = String(word.folded.suffix(length))
      let bases = lookUp(word.folded.dropLast(length), in: grammar.irregular.bases(ofStem:))
      return bases.filter { grammar.takes(ending, base: $0) }
    }
  }

  /// The table's entries for the letters, and for the letters without a verb prefix.
  private func lookUp(_ letters: ArraySlice<Character>, in table: (ArraySlice<Character>) -> [String]) -> [String] {
    var bases = table(letters)
    for prefix in grammar.prefixes where letters.count >= prefix.letters.count + 2 && letters.starts(with: prefix.folded) {
      bases += table(letters.dropFirst(prefix.letters.count)).filter(grammar.isInfinitive).map { prefix.text + $0 }
    }
    return bases
  }

  /// The verb without up to two pronouns at its end: Spanish `dá-me-lo`.
  private func withoutEnclitic(_ word: Spelling, onlyAtHosts: Bool, depth: Int = 2) -> [String] {
    guard depth > 0 else { return [] }
    var guesses: [String] = []
    for pronoun in grammar.enclitics.pronouns where word.hasSuffix(pronoun) {
      guard let host = word.dropping(last: pronoun.count), host.letters.count >= 2 else { continue }
      guard !onlyAtHosts || grammar.enclitics.hosts.contains(where: host.hasSuffix) else { continue }
      let verbs = verbs(for: host)
      guesses += grammar.enclitics.reflexives.contains(pronoun) ? reflexives(of: verbs.prefix(8)) : verbs
      let inner = withoutEnclitic(host, onlyAtHosts: onlyAtHosts, depth: depth - 1)
      guesses += inner
    }
    return guesses
  }

  /// German participles and infinitives with `ge` or `zu`, and perhaps a particle before it.
  private func withoutInfix(_ word: Spelling) -> [String] {
    guard !grammar.separable.isEmpty else { return [] }
    return ([Spelling("")] + grammar.separable).flatMap { particle -> [String] in
      guard word.folded.starts(with: particle.folded), let tail = word.dropping(first: particle.letters.count) else { return [] }
      guard let verb = tail.dropping(first: 2) else { return [] }
      let isWeak = ["t", "te", "ten", "ter", "tes", "tem"].contains(where: verb.hasSuffix)
      var verbs: [String] = []
      if tail.hasPrefix("ge"), isWeak { verbs = finiteVerbs(for: verb) }
      if tail.hasPrefix("zu"), grammar.isInfinitive(verb.text) { verbs = [verb.text] }
      return verbs.map { particle.text + $0 }
    }
  }
}
