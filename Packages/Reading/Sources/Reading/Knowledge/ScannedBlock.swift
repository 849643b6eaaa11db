/// A block, its words and sentences, and the numbers of the words' forms in a ``Glossary``.
struct ScannedBlock {
  let block: TextBlock
  let words: [TextToken]
  let sentences: [Range<Int>]
  let forms: [Int32]

  /// Whether a sentence is so long that each word has another part of it.
  func isLong(_ sentence: Int) -> Bool { range(ofSentence: sentence).count > String.longestSentence }

  /// The sentence that a word is in. Of a very long one, what is around the word.
  func sentence(_ number: Int, around word: Range<Int>) -> String {
    block.text.excerpt(word, in: range(ofSentence: number))
  }

  private func range(ofSentence number: Int) -> Range<Int> {
    sentences.indices.contains(number) ? sentences[number] : 0..<block.text.utf8.count
  }
}

extension String {
  /// The longest sentence that is an example.
  fileprivate static let longestSentence = 600

  /// The bytes of `sentence`; of a very long one, the words around `range`.
  func excerpt(_ range: Range<Int>, in sentence: Range<Int>) -> String {
    guard sentence.count > Self.longestSentence else { return String(slice(sentence)) }
    let half = Self.longestSentence / 2
    let around =
      max(sentence.lowerBound, range.lowerBound - half)..<min(sentence.upperBound, max(range.upperBound, range.lowerBound + half))
    let (before, after) = (String(slice(around.lowerBound..<range.lowerBound)), String(slice(range.upperBound..<around.upperBound)))
    // What the cuts have left of a word, or of a character, is left out.
    let isCut = (start: around.lowerBound > sentence.lowerBound, end: around.upperBound < sentence.upperBound)
    let shownBefore = isCut.start ? "…" + (before.firstIndex(of: " ").map { String(before[$0...].dropFirst()) } ?? "") : before
    let shownAfter = isCut.end ? (after.lastIndex(of: " ").map { String(after[..<$0]) } ?? "") + "…" : after
    return shownBefore + slice(range) + shownAfter
  }
}
