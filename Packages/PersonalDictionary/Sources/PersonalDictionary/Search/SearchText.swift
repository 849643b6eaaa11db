public import CoreModule

/// What a user typed to find words, taken apart.
///
/// Words between white space are terms, each to be found; words in balanced quotes stay together. Before a term may stand where it is looked
/// for (`word:` `translation:`), and a dash or `not:`, which excludes it. `tag:` `from:` `to:` `is:starred` `is:pending` `added:7d` are
/// conditions, which can be excluded too. Everything else is plain text, a lone quote or dash and `foo:bar` too. Equal terms are one, and a term
/// of which folding leaves nothing, such as a lone vowel sign, is none.
public struct SearchText: Equatable, Sendable {
  /// What must be found in the words, or must not.
  public private(set) var terms: [SearchTerm] = []
  /// What the words must be besides.
  public private(set) var conditions: [WordCondition] = []
  /// Values that a prefix cannot have; they narrow nothing.
  public private(set) var faults: [Fault] = []

  /// A value that a prefix cannot have.
  public enum Fault: Equatable, Sendable {
    /// Not the code of a language.
    case unknownLanguage(String)
    /// Not a date.
    case badDate(String)
  }

  /// Takes `text` apart.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - field: Where to look for the terms that do not say it.
  ///   - moment: The beginning of the day that a text means, or `nil` when it means none.
  public init(_ text: String, in field: SearchField = .both, moment: (String) -> Timestamp? = { _ in nil }) {
    var known: Set<[String]> = []
    var reader = SearchTextReader(text)
    while let piece = reader.next() {
      switch piece.prefix {
      case nil: add(SearchTerm(piece.value, in: field, isExcluded: piece.isExcluded), &known)
      case .word: add(SearchTerm(piece.value, in: .word, isExcluded: piece.isExcluded), &known)
      case .translation: add(SearchTerm(piece.value, in: .translation, isExcluded: piece.isExcluded), &known)
      case .tag: add(.tag(piece.value), piece)
      case .isA:
        guard let trait = Self.traits[piece.value] else {
          add(SearchTerm("is:" + piece.value, in: field, isExcluded: piece.isExcluded), &known)
          continue
        }
        add(trait, piece)
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

  private mutating func add(_ term: SearchTerm, _ known: inout Set<[String]>) {
    let isNew = known.insert([term.field.rawValue, "\(term.isExcluded)", term.folded]).inserted
    if isNew, !term.folded.unicodeScalars.allSatisfy(\.properties.isWhitespace) { terms.append(term) }
  }

  private mutating func add(_ trait: WordCondition.Trait, _ piece: SearchTextReader.Piece) {
    conditions.append(WordCondition(trait, isExcluded: piece.isExcluded))
  }

  private mutating func addLanguage(_ piece: SearchTextReader.Piece, _ trait: (Language) -> WordCondition.Trait) {
    guard let language = Language(code: piece.value) else {
      faults.append(.unknownLanguage(piece.value))
      return
    }
    add(trait(language), piece)
  }

  /// Whether nothing is searched for.
  public var isEmpty: Bool { terms.isEmpty && conditions.isEmpty && faults.isEmpty }

  /// Lets a query ask for the terms and conditions.
  public func narrow(_ query: inout WordQuery) {
    query.terms = terms
    query.conditions = conditions
  }
}
