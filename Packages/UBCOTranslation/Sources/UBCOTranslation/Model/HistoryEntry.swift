public import CoreModule

/// A stored translation.
public struct HistoryEntry: Equatable, Sendable, Identifiable {
  /// The number that the user selects by. It is never reused.
  public typealias Number = Tagged<HistoryEntry, Int>

  /// The number that the user selects by.
  public let number: Number
  /// The text and its translation.
  public let translation: Translation
  /// When it was made.
  public let made: Timestamp

  /// The number.
  public var id: Int { number.rawValue }

  /// Creates an entry.
  public init(number: Number, translation: Translation, made: Timestamp) {
    self.number = number
    self.translation = translation
    self.made = made
  }

  /// Whether a translation can be stored: both texts have at most 64 KiB and no NUL, which SQLite texts cannot hold.
  public static func canKeep(_ translation: Translation) -> Bool {
    [translation.text, translation.translation].allSatisfy { $0.utf8.count <= UserText.maximumBytes && !$0.utf8.contains(0) }
  }

  /// Whether the text or its translation contains `query`, ignoring case and accents.
  public func contains(_ query: FoldedText) -> Bool {
    [translation.text, translation.translation].contains { FoldedText($0).description.utf8Contains(query.description) }
  }

  /// Whether this is the same translation, made at the same time.
  func isSame(as other: HistoryEntry) -> Bool { made == other.made && translation == other.translation }

  /// The same entry under another number.
  func numbered(_ number: Number) -> HistoryEntry { HistoryEntry(number: number, translation: translation, made: made) }
}

extension String {
  fileprivate func utf8Contains(_ part: String) -> Bool {
    let part = Array(part.utf8)
    guard let first = part.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
