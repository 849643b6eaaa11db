/// A row of the binary dictionary, seen in one direction.
package struct StoredRow: Equatable, Sendable {
  /// What kind of word it is.
  package let partOfSpeech: PartOfSpeech
  /// How sure and how common the meaning is, 1 to 300.
  package let weight: Int
  /// The words of the language that is translated from, best first.
  package let words: [String]
  /// Their translations, best first; none where the other language has no word.
  package let translations: [String]
}
