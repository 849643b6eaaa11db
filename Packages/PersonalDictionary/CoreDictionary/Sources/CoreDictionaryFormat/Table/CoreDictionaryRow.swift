public import PersonalDictionary

/// A row of the dictionary: one meaning in seven languages.
public struct CoreDictionaryRow: Equatable, Sendable {
  /// The part of speech.
  public var partOfSpeech: PartOfSpeech
  /// The words of each language, best first, in the order of ``PersonalDictionary/Language``; empty when a language has no word.
  public var cells: [[String]]
  /// How certain and common the meaning is.
  public var rank: Rank

  /// The rank of a row.
  public enum Rank: Equatable, Sendable {
    /// A hand-written everyday row, ranked above the others.
    case everyday
    /// The number of the 60 pivots in which the words share the meaning, and their Zipf frequency (3 rare, 7 commonest).
    case joined(votes: Int, zipf: Double)
    /// An unreviewed row: how many of the 10 editions of Wiktionary have the meaning, and its Zipf frequency.
    case wide(editions: Int, zipf: Double)
    /// Hand-written translations of words of one language, which replace other rows of these words.
    case answer(from: Language)
  }

  /// A meaning in at most this many editions counts as rare.
  static let maximumRareEditions = 3

  /// The provenance code in the binary file.
  var provenance: UInt8 {
    switch rank {
    case .everyday, .joined: BinaryLayout.handMade
    case .wide(let editions, _): editions <= CoreDictionaryRow.maximumRareEditions ? BinaryLayout.rare : BinaryLayout.wide
    case .answer: BinaryLayout.answer
    }
  }

  /// Whether only few sources have the meaning.
  public var isRare: Bool { provenance == BinaryLayout.rare }

  /// Whether the words of `language` are headwords of the row.
  public func isAbout(_ language: Language) -> Bool { if case .answer(let from) = rank { from == language } else { true } }

  /// Creates a row; `cells` has one cell for each language.
  public init(partOfSpeech: PartOfSpeech, cells: [[String]], rank: Rank) {
    self.partOfSpeech = partOfSpeech
    self.cells = cells
    self.rank = rank
  }

  /// The words of `language`, best first.
  public subscript(language: Language) -> [String] { cells[language.column] }
}

extension Language {
  /// The index of the language's cell in a row.
  public var column: Int {
    switch self {
    case .english: 0
    case .spanish: 1
    case .russian: 2
    case .german: 3
    case .french: 4
    case .italian: 5
    case .portuguese: 6
    }
  }
}
