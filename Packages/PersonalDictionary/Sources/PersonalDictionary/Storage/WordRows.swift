public import CoreModule

/// The rows of a store within one transaction; ``WordChanges`` works on them.
public protocol WordRows {
  /// The word with this number.
  mutating func word(numbered number: Word.Number) throws -> Word?
  /// The word with exactly this spelling in this direction.
  mutating func word(_ text: String, _ direction: Direction) throws -> Word?
  /// A number that was never used.
  mutating func nextNumber() throws -> Word.Number
  /// Adds a row.
  mutating func insert(_ word: Word) throws
  /// Changes the row of `old`.
  mutating func update(_ old: Word, to word: Word) throws
  /// Deletes the row with this number.
  mutating func delete(_ number: Word.Number) throws
}
