/// What the senses of the words of a language mean, in that language: headword, part of speech, a translation in any language, gloss, example.
public struct GlossTable: Equatable, Sendable {
  /// What tells a sense from the others of its headword.
  public struct Gloss: Hashable, Sendable {
    /// The meaning in few words.
    public let text: String
    /// A sentence with the headword; empty where there is none.
    public let example: String

    /// A gloss from its parts.
    public init(text: String, example: String) {
      self.text = text
      self.example = example
    }
  }

  /// The sense that a gloss is about.
  struct Sense: Hashable {
    let headword: Headword
    let translation: String
  }

  private var glosses: [Sense: Gloss] = [:]
  private var headwords: Set<Headword> = []

  /// Reads tab-separated text. Lines that begin with `#` and empty lines do not count.
  ///
  /// - Throws: ``TableLinesError`` with every line that cannot be read.
  public init(_ text: String) throws(TableLinesError) {
    let lines = try TableLines.read(text, columns: 5) { fields throws(TableLines.Reason) in
      guard !fields[3].isEmpty else { throw .init("there is no gloss") }
      let sense = Sense(headword: try TableLines.headword(fields[0], fields[1]), translation: fields[2])
      return (sense, Gloss(text: fields[3], example: fields[4]))
    }
    // The same translation can stand in a second line by mistake: the first one is as good.
    glosses = Dictionary(lines) { first, _ in first }
    headwords = Set(glosses.keys.map(\.headword))
  }

  /// The gloss of a headword in the sense of a row with these words, those of its own language among them.
  func gloss(of headword: Headword, amongWords words: some Sequence<String>) -> Gloss? {
    guard headwords.contains(headword) else { return nil }
    return words.lazy.compactMap { glosses[Sense(headword: headword, translation: $0)] }.first
  }
}
