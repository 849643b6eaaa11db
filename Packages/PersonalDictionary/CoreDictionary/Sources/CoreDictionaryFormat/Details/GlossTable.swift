import PersonalDictionary

/// A table of glosses in the language of the headwords: headword, part of speech, a translation in any language, gloss, example.
public struct GlossTable: Equatable, Sendable {
  /// A gloss distinguishes a sense of a headword.
  public struct Gloss: Hashable, Sendable {
    /// A short definition.
    public let text: String
    /// An example sentence; empty when there is none.
    public let example: String
  }

  /// The sense that a gloss is about.
  struct Sense: Hashable {
    let headword: Headword
    let translation: String
  }

  private var glosses: [Sense: Gloss] = [:]
  private var headwords: Set<Headword> = []

  /// Parses tab-separated text. Lines that begin with `#` and empty lines are ignored.
  ///
  /// - Throws: ``TableLinesError`` with every invalid line.
  public init(_ text: String) throws(TableLinesError) {
    let lines = try TableLines.read(text, columns: 5) { fields throws(TableLines.Reason) in
      guard !fields[3].isEmpty else { throw .init("there is no gloss") }
      let sense = Sense(headword: try TableLines.headword(fields[0], fields[1]), translation: fields[2])
      return (sense, Gloss(text: fields[3], example: fields[4]))
    }
    // A translation may be repeated by mistake; the first line is used.
    glosses = Dictionary(lines) { first, _ in first }
    headwords = Set(glosses.keys.map(\.headword))
  }

  /// The glosses of each row, by the place of the word in the cell of `language`.
  ///
  /// A line describes one sense, so only one of the rows with its words gets the gloss: preferably an answer, then the row with the
  /// earliest place of the translation, then the first.
  func glosses(of rows: [CoreDictionaryRow], in language: Language) -> [Int: [Int: Gloss]] {
    var chosen: [Sense: (order: (Int, Int, Int), row: Int, place: Int)] = [:]
    for (number, row) in rows.enumerated() where row.isAbout(language) {
      let translations = Language.allCases.filter { $0 != language }.flatMap { row[$0].enumerated() }
      for (place, word) in row[language].enumerated() {
        let headword = Headword(word, row.partOfSpeech)
        guard headwords.contains(headword) else { continue }
        for (position, translation) in translations {
          let sense = Sense(headword: headword, translation: translation)
          let order = (row.rank == .answer(from: language) ? 0 : 1, position, number)
          if glosses[sense] != nil, chosen[sense].map({ order < $0.order }) ?? true { chosen[sense] = (order, number, place) }
        }
      }
    }
    var found: [Int: [Int: Gloss]] = [:]
    let sorted = chosen.sorted { left, right in
      left.value.order == right.value.order ? left.key.translation < right.key.translation : left.value.order < right.value.order
    }
    for (sense, row) in sorted where found[row.row]?[row.place] == nil { found[row.row, default: [:]][row.place] = glosses[sense] }
    return found
  }
}
