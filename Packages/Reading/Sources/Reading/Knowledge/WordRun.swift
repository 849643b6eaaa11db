/// What phrases have of a form: the numbers of it and of its headword in a ``PhraseIndex``.
struct PhraseWords {
  let form: Int32
  let headword: Int32
  /// Whether a phrase begins with one of them.
  let isFirst: Bool
  /// Whether it may be the second part of a verb.
  let isParticle: Bool
  /// Whether a participle may belong to it.
  let isAuxiliary: Bool
  /// What it may be instead, which its neighbours tell.
  let homograph: Homographs.Kind?
  let isAdverb: Bool
  /// Whether what is behind it may be a verb that is spelled like a noun.
  let isPronoun: Bool
  /// Whether it may be the pronoun of a reflexive verb.
  let isReflexive: Bool

  /// Whether no phrase has either.
  var isNone: Bool { form == PhraseIndex.none && headword == PhraseIndex.none }
}

/// The words of a block in its text.
struct WordRun {
  let words: [BlockWord]
  /// What phrases have of each.
  let phraseWords: [PhraseWords?]
  let bytes: UnsafeBufferPointer<UInt8>

  /// The text of a word.
  func text(_ word: Int) -> String { String(decoding: bytes(word..<word + 1), as: UTF8.self) }

  /// The text from the first to the last of these words.
  func bytes(_ words: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let (first, last) = (self.words[words.lowerBound], self.words[words.upperBound - 1])
    return UnsafeBufferPointer(rebasing: bytes[Int(first.start)..<Int(last.end)])
  }

  /// The texts of both places, with a space between them.
  func joined(_ first: Range<Int>, _ second: Range<Int>) -> [UInt8] { Array(bytes(first)) + [0x20] + Array(bytes(second)) }

  /// Whether these words are there and follow one another.
  func isUnbroken(_ words: Range<Int>) -> Bool {
    words.upperBound <= self.words.count && words.dropLast().allSatisfy { isUnbroken($0) }
  }

  /// Whether a word and the next one are of one sentence, with only spaces, or the hyphen of a word in two parts, between them.
  func isUnbroken(_ word: Int) -> Bool {
    let (left, right) = (words[word], words[word + 1])
    guard left.sentence == right.sentence, left.end <= right.start else { return false }
    let gap = bytes[Int(left.end)..<Int(right.start)]
    return gap.allSatisfy { $0 == 0x20 } || gap.elementsEqual([0x2D])
  }
}
