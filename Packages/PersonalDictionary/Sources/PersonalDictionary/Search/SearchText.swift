public import CoreModule

/// A parsed search text.
///
/// Terms are separated by white space; quotes keep words together. The prefixes `word:`, `translation:` and `note:` choose the field; a
/// dash or `not:` excludes. `tag:`, `from:`, `to:`, `is:starred`, `is:due`, `stability:>30d` and `added:7d` are conditions, which can also
/// be excluded. Everything else is plain text, including a single quote or dash and `foo:bar`. Repeated and blank terms are dropped.
public struct SearchText: Equatable, Sendable {
  /// The terms to find or to exclude.
  public private(set) var terms: [SearchTerm] = []
  /// The conditions.
  public private(set) var conditions: [WordCondition] = []
  /// The conditions that ``KnownWords`` answers.
  public private(set) var familiarities: [FamiliarityCondition] = []
  /// Invalid values of prefixes, which are ignored.
  public private(set) var faults: [Fault] = []

  /// Texts that look like prefixes but are not, such as `foo:`; they are searched for as text.
  public private(set) var unknownPrefixes: [String] = []

  /// All prefixes, as they are typed.
  public static let prefixes =
    ["word:", "translation:", "note:", "tag:", "from:", "to:"] + (traits.keys.sorted() + familiarities.keys.sorted()).map { "is:" + $0 }
    + ["stability:", "added:", "not:"]

  /// An invalid value of a prefix.
  public enum Fault: Equatable, Sendable {
    /// Not the code of a language.
    case unknownLanguage(String)
    /// Not a date.
    case badDate(String)
    /// Not a stability such as `>30d`.
    case badStability(String)
  }

  /// Parses a search text.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - field: The field of terms without a prefix.
  ///   - moment: The start of the day that a text names; `nil` when it names none.
  public init(_ text: String, in field: SearchField = .all, moment: (String) -> Timestamp? = { _ in nil }) {
    var seen: Set<[String]> = []
    var reader = SearchTextReader(text)
    while let piece = reader.next() {
      if let unknown = piece.unknownPrefix, !unknownPrefixes.contains(unknown) { unknownPrefixes.append(unknown) }
      switch piece.prefix {
      case nil: add(SearchTerm(piece.value, in: field, isExcluded: piece.isExcluded), &seen)
      case .word: add(SearchTerm(piece.value, in: .word, isExcluded: piece.isExcluded), &seen)
      case .translation: add(SearchTerm(piece.value, in: .translation, isExcluded: piece.isExcluded), &seen)
      case .note: add(SearchTerm(piece.value, in: .note, isExcluded: piece.isExcluded), &seen)
      case .tag: add(.tag(piece.value), piece)
      case .isA:
        if let trait = Self.traits[piece.value] {
          add(trait, piece)
        } else if let condition = Self.familiarities[piece.value] {
          add(condition.familiarity, isExcluded: piece.isExcluded != condition.isExcluded)
        } else {
          unknownPrefixes.append("is:" + piece.value)
          add(SearchTerm("is:" + piece.value, in: field, isExcluded: piece.isExcluded), &seen)
        }
      case .stability:
        guard let familiarity = Familiarity(stability: piece.value) else {
          faults.append(.badStability(piece.value))
          continue
        }
        add(familiarity, isExcluded: piece.isExcluded)
      case .from: addLanguage(piece) { .from($0) }
      case .to: addLanguage(piece) { .to($0) }
      case .added:
        guard let moment = moment(piece.value) else {
          faults.append(.badDate(piece.value))
          continue
        }
        add(.addedSince(moment), piece)
      }
    }
  }

  private static let traits: [String: WordCondition.Trait] = [
    "starred": .starred, "pending": .status(.pending), "translated": .status(.translated), "untranslated": .status(.untranslated),
  ]

  /// A word is new until it is first practised.
  private static let familiarities: [String: FamiliarityCondition] = [
    "due": FamiliarityCondition(.due), "new": FamiliarityCondition(.begun, isExcluded: true), "known": FamiliarityCondition(.known),
    "leech": FamiliarityCondition(.leech), "suspended": FamiliarityCondition(.suspended),
  ]

  private mutating func add(_ familiarity: Familiarity, isExcluded: Bool) {
    familiarities.append(FamiliarityCondition(familiarity, isExcluded: isExcluded))
  }

  private mutating func add(_ term: SearchTerm, _ seen: inout Set<[String]>) {
    let isNew = seen.insert([term.field.rawValue, "\(term.isExcluded)", term.folded]).inserted
    if isNew, !term.folded.unicodeScalars.allSatisfy(\.properties.isWhitespace) { terms.append(term) }
  }

  private mutating func add(_ trait: WordCondition.Trait, _ piece: SearchTextReader.Piece) {
    conditions.append(WordCondition(trait, isExcluded: piece.isExcluded))
  }

  private mutating func addLanguage(_ piece: SearchTextReader.Piece, _ trait: (Language) -> WordCondition.Trait) {
    guard let language = Language(named: piece.value) else {
      faults.append(.unknownLanguage(piece.value))
      return
    }
    add(trait(language), piece)
  }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { count == 0 && faults.isEmpty }

  /// The number of terms and conditions.
  public var count: Int { terms.count + conditions.count + familiarities.count }

  /// Adds the terms and conditions to a query, except for the ``familiarities``.
  public func narrow(_ query: inout WordQuery) {
    query.terms = terms
    query.conditions = conditions
  }
}

extension SearchTerm {
  /// The maximum number of terms that hosts accept in one search.
  public static let maximumCount = 64

  /// The terms of a search text, without its conditions; see ``SearchText``.
  public static func terms(of text: String, in field: SearchField = .all) -> [SearchTerm] { SearchText(text, in: field).terms }
}
