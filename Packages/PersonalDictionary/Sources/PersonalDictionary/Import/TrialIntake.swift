/// What would become of words that come in several portions: the store, which takes nothing in, cannot know of those before.
struct TrialIntake {
  private struct Spelling: Hashable {
    let text: String
    let direction: Direction
  }

  private var before: [Spelling: Word] = [:]

  /// What would become of the words of the next portion, of which the store knows what it has.
  mutating func corrected(_ taken: [TakenWord]) -> [TakenWord] {
    taken.map { taken in
      let spelling = Spelling(text: taken.word.text, direction: taken.word.direction)
      guard let old = before[spelling] else {
        before[spelling] = taken.word
        return taken
      }
      let merged = TakenWord(merging: taken.word, into: old)
      before[spelling] = merged.word
      return taken.refusal == nil ? merged : taken
    }
  }
}
