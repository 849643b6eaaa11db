import CoreModule

/// The state of the reader.
public struct ReaderState: Equatable, Sendable {
  /// The text; `nil` before it is opened. Its place is that of the cursor.
  public internal(set) var text: ReadText?
  /// Whether the language was recognised rather than chosen.
  public internal(set) var isRecognized = false
  /// Whether the file was changed since it was read last, so that the place may be another one.
  public internal(set) var isChanged = false
  /// What the text lacks: as far as that is known when it is opened, and all of it once its words were counted.
  public internal(set) var remarks: [TextRemark] = []
  /// The blocks around the cursor, or around the block that was asked for.
  public internal(set) var blocks: [GlossedBlock] = []
  /// How many blocks the text has; `nil` before its end was read.
  public internal(set) var blockCount: Int?
  /// The phrase of several words that was taken at the cursor; `nil` for the single word.
  public internal(set) var phrase: GlossedPhrase?
  /// The last change.
  public internal(set) var lastChange: ReaderChange?
  /// The last failure.
  public internal(set) var problem: ReadingProblem?

  /// The block that the cursor is in, which may have been left behind by showing others.
  public internal(set) var cursorBlock: GlossedBlock?

  /// Whether the block with this number is among ``blocks``.
  func shows(_ number: Int) -> Bool { blocks.first.map { blocks.indices.contains(number - $0.number) } ?? false }

  /// The block with this number, if it is among ``blocks`` or that of the cursor.
  public func block(_ number: Int) -> GlossedBlock? {
    guard let first = blocks.first, shows(number) else { return cursorBlock?.number == number ? cursorBlock : nil }
    return blocks[number - first.number]
  }

  /// The word under the cursor.
  public var word: GlossedWord? {
    guard let place = text?.place, let block = block(place.block), block.words.indices.contains(place.word) else { return nil }
    return block.words[place.word]
  }

  /// The phrase that the word under the cursor is part of, which can be taken.
  public var phraseAtCursor: GlossedPhrase? {
    guard let place = text?.place else { return nil }
    return block(place.block)?.phrases.first { $0.indices.contains(place.word) }
  }

  /// What is under the cursor: the phrase, else the word.
  public var entry: TextWord? { phrase?.word ?? word?.word }
}

/// A change that the reader made to a word.
public enum ReaderChange: Equatable, Sendable {
  /// It was added to the reader's own words.
  case kept(String)
  /// It was among the reader's own words already.
  case wasKept(String)
  /// It was marked as known, or to be ignored; `nil` when its mark was taken away.
  case marked(String, WordMark.Kind?)
  /// The dictionary has no phrase of several words at the cursor.
  case noPhrase
}
