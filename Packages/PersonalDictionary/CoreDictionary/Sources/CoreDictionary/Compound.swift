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
  ///   - mayBeWord: Whether a text, in UTF-8, may have any, by what takes little time.
  ///   - words: The inflections of a text.
  init?(_ text: String, links: [String], mayBeWord: (UnsafeBufferPointer<UInt8>) -> Bool, words: (String) -> [Inflection]) {
    self.init(text, links: links, mayBeWord: mayBeWord, words: words, most: Self.maximumParts)
  }

  private init?(
    _ text: String, links: [String], mayBeWord: (UnsafeBufferPointer<UInt8>) -> Bool, words: (String) -> [Inflection], most: Int
  ) {
    // The places of letters, in bytes.
    let places = text.utf8.enumerated().compactMap { $1 & 0xC0 != 0x80 ? $0 : nil }
    guard most > 1, places.count >= 2 * Self.shortestPart, text.unicodeScalars.allSatisfy(Self.isLetter) else { return nil }
    var text = text
    for place in places[Self.shortestPart...places.count - Self.shortestPart] {
      let ending = text.withUTF8 { bytes in
        let rest = UnsafeBufferPointer(rebasing: bytes[place...])
        return mayBeWord(rest) ? String(decoding: rest, as: UTF8.self) : nil
      }
      guard let ending else { continue }
      let ends = words(ending).filter { Self.ending.contains($0.partOfSpeech) }
      guard let end = ends.first,
        let start = Self.beginning(String(text.utf8.prefix(place)) ?? "", links: links, mayBeWord: mayBeWord, words: words, most: most - 1)
      else { continue }
      parts = start + [end.headword]
      inflections = ends
      return
    }
    return nil
  }

  /// The parts before the last one, in dictionary spelling.
  private static func beginning(
    _ text: String, links: [String], mayBeWord: (UnsafeBufferPointer<UInt8>) -> Bool, words: (String) -> [Inflection], most: Int
  ) -> [String]? {
    let count = text.unicodeScalars.count
    let stems = links.filter { count - $0.unicodeScalars.count >= shortestPart && text.utf8.ends(with: $0.utf8) }.map { link in
      String(text.unicodeScalars.dropLast(link.unicodeScalars.count))
    }
    func isStart(_ word: Inflection) -> Bool { starting.contains(word.partOfSpeech) && word.forms.isEmpty }
    func start(_ text: String) -> String? {
      var text = text
      return text.withUTF8(mayBeWord) ? words(text).first(where: isStart)?.headword : nil
    }
    for stem in stems {
      if let word = start(stem) { return [word] }
    }
    // Words that lose their ending in a compound: Schule in Schulbuch, schreiben in Schreibtisch.
    for ending in ["e", "en"] {
      if let word = start(text + ending) { return [word] }
    }
    for stem in stems {
      if let compound = Compound(stem, links: links, mayBeWord: mayBeWord, words: words, most: most) { return compound.parts }
    }
    return nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic
    }
  }

  private static let ending: Set = ["noun", "adjective"]
  private static let starting: Set = ["noun", "verb", "adjective", "numeral", "adverb", "proper noun"]
}

extension String.UTF8View {
  fileprivate func ends(with other: String.UTF8View) -> Bool { other.isEmpty || suffix(other.count).elementsEqual(other) }
}
