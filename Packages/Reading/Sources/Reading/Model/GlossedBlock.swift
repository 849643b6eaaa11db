/// A block of a text, whose words are known.
public struct GlossedBlock: Equatable, Sendable {
  /// Its number in the text, from 0.
  public let number: Int
  /// The block.
  public let block: TextBlock
  /// The bytes of each sentence in the UTF-8 of the block's text.
  public let sentences: [Range<Int>]
  /// The words in their order.
  public internal(set) var words: [GlossedWord]
  /// The phrases of several of these words; empty where a phrase is one of the words.
  public internal(set) var phrases: [GlossedPhrase] = []

  /// The word as it is in the text.
  public func form(_ word: GlossedWord) -> String { String(block.text.slice(word.range)) }

  /// The sentence that the word is in; of a very long one, what is around the word.
  public func sentence(_ word: GlossedWord) -> String {
    block.text.excerpt(word.range, in: sentences.indices.contains(word.sentence) ? sentences[word.sentence] : 0..<block.text.utf8.count)
  }
}

/// A word as it is in a text, with what is known about it.
public struct GlossedWord: Equatable, Sendable {
  /// Its bytes in the UTF-8 of the block's text.
  public let range: Range<Int>
  /// The number of the sentence in the block.
  public let sentence: Int
  /// What it is.
  public let word: TextWord
  /// How well the reader knows it.
  public internal(set) var standing: Standing
  /// Whether its translation is to be shown: it is unknown and not too common.
  public internal(set) var isGlossed: Bool
}

/// A phrase of several words, such as *auf jeden Fall*, or a verb in two parts, with what is known about it.
public struct GlossedPhrase: Equatable, Sendable {
  /// The indices of its words in the block. Others may be between them.
  public let indices: [Int]
  /// What it is.
  public let word: TextWord
  /// Whether it is the form of a single verb, such as *ha muerto*.
  public let isTense: Bool
  /// How well the reader knows it.
  public internal(set) var standing: Standing

  /// From its first word to its last one.
  public var words: Range<Int> { (indices.first ?? 0)..<(indices.last.map { $0 + 1 } ?? 0) }
}
