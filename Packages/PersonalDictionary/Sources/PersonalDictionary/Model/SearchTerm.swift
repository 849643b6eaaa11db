import CoreModule

/// A search term.
public struct SearchTerm: Equatable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// The folded text; never blank.
  public let folded: String
  /// The fields to search.
  public let field: SearchField
  /// Whether words with the term are excluded.
  public let isExcluded: Bool

  /// Creates a term, which ignores case and accents.
  public init(_ text: String, in field: SearchField = .all, isExcluded: Bool = false) {
    self.text = text
    folded = FoldedText(text).description
    self.field = field
    self.isExcluded = isExcluded
  }

  /// Whether `word` contains the term, or does not contain it when it is excluded.
  public func matches(_ word: Word) -> Bool {
    isIn(word) != isExcluded
  }

  private func isIn(_ word: Word) -> Bool { field.foldedTexts(of: word).contains { $0.containsScalars(of: folded) } }
}

/// The fields that a search can be limited to.
public enum SearchField: String, CaseIterable, Sendable {
  /// The word itself.
  case word
  /// Its translations.
  case translation
  /// The user's note.
  case note
  /// The word and its translations.
  case both
  /// The word, its translations, the note, the tags and the examples.
  case all

  /// Whether searching this field also searches `part`.
  public func covers(_ part: SearchField) -> Bool {
    self == part || self == .all || (self == .both && (part == .word || part == .translation))
  }

  /// The folded texts of this field; a list is one text, with one item per line.
  func foldedTexts(of word: Word) -> [String] {
    var texts: [String] = []
    if covers(.word) { texts.append(word.foldedText) }
    if covers(.translation) { texts.append(word.foldedTranslations) }
    if covers(.note), let note = word.foldedNote { texts.append(note) }
    if self == .all { texts += [word.foldedTags, word.foldedExamples].compactMap(\.self) }
    return texts
  }
}

extension Word {
  /// The folded text, as searches compare it.
  public var foldedText: String { FoldedText(text).description }

  /// The folded translations, one per line, as searches compare them.
  public var foldedTranslations: String { FoldedText(translations.joined(separator: "\n")).description }

  /// The folded note, as searches compare it; `nil` when there is none.
  public var foldedNote: String? { note.map { FoldedText($0).description } }

  /// The folded tags, one per line, as searches compare them; `nil` when there are none.
  public var foldedTags: String? { tags.isEmpty ? nil : FoldedText(tags.joined(separator: "\n")).description }

  /// The folded examples and their origins, one per line, as searches compare them; `nil` when there are none.
  public var foldedExamples: String? {
    examples.isEmpty ? nil : FoldedText(examples.searchedText).description
  }
}

extension String {
  /// Whether the text contains the scalars of `part` in a row. Unlike `contains`, it matches a base letter before a combining mark.
  fileprivate func containsScalars(of part: String) -> Bool {
    let whole = Array(utf8)
    let wanted = Array(part.utf8)
    guard wanted.count <= whole.count else { return false }
    return (0...(whole.count - wanted.count)).contains { whole[$0...].starts(with: wanted) }
  }
}
