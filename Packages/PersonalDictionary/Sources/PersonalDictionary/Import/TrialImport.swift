/// Corrects the results of a dry run in portions: the store does not know the words of earlier portions, since it imports nothing.
struct TrialImport {
  private struct Spelling: Hashable {
    let text: String
    let direction: Direction
  }

  private var before: [Spelling: Word] = [:]

  /// The results of the next portion, merged with words of the portions before.
  mutating func corrected(_ imported: [ImportedWord]) -> [ImportedWord] {
    imported.map { imported in
      let spelling = Spelling(text: imported.word.text, direction: imported.word.direction)
      guard let old = before[spelling] else {
        before[spelling] = imported.word
        return imported
      }
      let merged = ImportedWord(merging: imported.word, into: old)
      before[spelling] = merged.word
      return imported.refusal == nil ? merged : imported
    }
  }
}
