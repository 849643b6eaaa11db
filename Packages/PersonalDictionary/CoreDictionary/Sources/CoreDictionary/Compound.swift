import PersonalDictionary

/// A compound of several known words: *Haustür* of *Haus* and *Tür*.
struct Compound {
  let parts: [String]
  /// The inflections of the last part, which determines the word class of the whole.
  let inflections: [Inflection]

  /// The minimum number of letters of a part; shorter ones match by chance.
  private static let shortestPart = 3
  private static let maximumParts = 4

  /// Divides `text`, with the longest possible last part; `nil` when it is not a compound.
  ///
  /// - Parameters:
  ///   - links: The linking elements between two parts.
  ///   - words: The inflections of a text.
  init?(_ text: String, links: [String], words: (String) -> [Inflection]) {
    self.init(text, links: links, words: words, most: Self.maximumParts)
  }

  private init?(_ text: String, links: [String], words: (String) -> [Inflection], most: Int) {
    let places = Array(text.indices)
    guard most > 1, places.count >= 2 * Self.shortestPart, text.allSatisfy(\.isLetter) else { return nil }
    for place in places[Self.shortestPart...places.count - Self.shortestPart] {
      let ends = words(String(text[place...])).filter { Self.ending.contains($0.partOfSpeech) }
      guard let end = ends.first, let start = Self.beginning(String(text[..<place]), links: links, words: words, most: most - 1) else {
        continue
      }
      parts = start + [end.headword]
      inflections = ends
      return
    }
    return nil
  }

  /// The parts before the last one, in dictionary spelling.
  private static func beginning(_ text: String, links: [String], words: (String) -> [Inflection], most: Int) -> [String]? {
    let stems = links.compactMap { text.hasSuffix($0) && text.count - $0.count >= shortestPart ? String(text.dropLast($0.count)) : nil }
    for stem in stems {
      if let word = words(stem).first(where: { starting.contains($0.partOfSpeech) && $0.forms.isEmpty }) { return [word.headword] }
    }
    // Words that lose their ending in a compound: Schule in Schulbuch, schreiben in Schreibtisch.
    for word in ["e", "en"].flatMap({ words(text + $0) }) where starting.contains(word.partOfSpeech) && word.forms.isEmpty {
      return [word.headword]
    }
    for stem in stems {
      if let compound = Compound(stem, links: links, words: words, most: most) { return compound.parts }
    }
    return nil
  }

  private static let ending: Set = ["noun", "adjective"]
  private static let starting: Set = ["noun", "verb", "adjective", "numeral", "adverb", "proper noun"]
}
