import PersonalDictionary

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

  /// The glosses of the rows: of each row by the place of the word in the cell of `language`.
  ///
  /// A line is about one sense, so only one of the rows with its words gets the gloss: an answer before others, then the row in which the
  /// translation is further in front, then the first.
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
