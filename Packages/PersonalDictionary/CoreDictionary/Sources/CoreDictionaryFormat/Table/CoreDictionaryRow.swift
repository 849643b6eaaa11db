public import PersonalDictionary

/// One meaning in seven languages.
public struct CoreDictionaryRow: Equatable, Sendable {
  /// What kind of word it is.
  public var partOfSpeech: PartOfSpeech
  /// The words of each language, best first, in the order of ``PersonalDictionary/Language``; none where a language has no word.
  public var cells: [[String]]
  /// How sure and how common the meaning is.
  public var rank: Rank

  /// What the table knows about the importance of a row.
  public enum Rank: Equatable, Sendable {
    /// An everyday row, written by hand: it ranks above the others.
    case everyday
    /// In how many pivots of 60 the words share the meaning, and how frequent they are on the Zipf scale (3 rare, 7 commonest).
    case joined(votes: Int, zipf: Double)
    /// A row that no person has read: how many of 10 editions of Wiktionary have the meaning, and how frequent its words are.
    case wide(editions: Int, zipf: Double)
    /// What the words of one language are answered in the other ones, written by hand: in place of what other rows have for them.
    case answer(from: Language)
  }

  /// A meaning that no more editions have is rare, or doubtful.
  static let mostEditionsOfRare = 3

  /// Who answers for the row, as the binary file has it.
  var provenance: UInt8 {
    switch rank {
    case .everyday, .joined: BinaryLayout.handMade
    case .wide(let editions, _): editions <= CoreDictionaryRow.mostEditionsOfRare ? BinaryLayout.rare : BinaryLayout.wide
    case .answer: BinaryLayout.answer
    }
  }

  /// Whether only few sources have the meaning.
  public var isRare: Bool { provenance == BinaryLayout.rare }

  /// Whether the words of `language` are headwords of the row.
  public func isAbout(_ language: Language) -> Bool { if case .answer(let from) = rank { from == language } else { true } }

  /// A row from its parts; `cells` has one cell for each language.
  public init(partOfSpeech: PartOfSpeech, cells: [[String]], rank: Rank) {
    self.partOfSpeech = partOfSpeech
    self.cells = cells
    self.rank = rank
  }

  /// The words of `language`, best first.
  public subscript(language: Language) -> [String] { cells[language.column] }
}

extension Language {
  /// The place of the language's cell in a row.
  public var column: Int { Language.allCases.firstIndex(of: self) ?? 0 }
}
