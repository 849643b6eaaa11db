/// Counts the roots of texts that come in pieces. Memory use depends only on the number of distinct words.
public final class RootCounter {
  /// The maximum length of a word in its grammar's spelling, in bytes of UTF-8.
  public static let maximumWordBytes = 65_536

  /// The number of bytes between checks for room in the table.
  private static let blockBytes = 65_536

  private let stemmer: Stemmer
  private let shortWords: ShortWords
  private var table = FormTable()
  private var assembler: WordAssembler
  /// The number of bytes read from the text.
  private var offset = 0

  /// Creates a counter for `stemmer`.
  public init(stemmer: Stemmer) {
    self.stemmer = stemmer
    shortWords = ShortWords(stemmer.grammar.spelling)
    assembler = WordAssembler(stemmer.grammar.spelling)
  }

  deinit { table.deallocate() }

  /// Counts the next piece of the text. Pieces may end within a word or a character.
  ///
  /// - Throws: ``TextFault``; then nothing more may be read.
  public func read(_ bytes: Span<UInt8>) throws(TextFault) {
    try bytes.withUnsafeBytes { text throws(TextFault) in
      var start = 0
      while start < text.count {
        let end = min(start + Self.blockBytes, text.count)
        try read(block: UnsafeRawBufferPointer(rebasing: text[start..<end]))
        start = end
      }
    }
  }

  /// Ends the text and its last word.
  ///
  /// - Throws: ``TextFault`` when the text ends within a character.
  public func endText() throws(TextFault) {
    try assembler.end()
    table.reserve(1)
    assembler.finishWord { table.add($0) }
    offset = 0
  }

  /// The roots of all finished texts, in order of first occurrence.
  public var counts: RootCounts {
    var groups = RootGroups(stemmer: stemmer)
    for (form, count) in table.forms { groups.add(form, count: count) }
    return groups.counts
  }

  /// The stems of all different words, in order of first occurrence.
  public var stems: [Stem] { table.forms.map { stemmer.stem(spelled: $0.form) } }

  private func read(block: UnsafeRawBufferPointer) throws(TextFault) {
    table.reserve(block.count / 2 + 2)
    // A local copy, because Swift checks exclusive access to an object's property at each use.
    var table = self.table
    defer { self.table = table }
    var position = 0
    while position < block.count {
      if assembler.isIdle { position = shortWords.count(block, from: position, into: &table) }
      try assemble(block, from: &position, into: &table)
    }
    offset += block.count
  }

  /// Continues byte by byte to the end of the word.
  private func assemble(_ block: UnsafeRawBufferPointer, from position: inout Int, into table: inout FormTable) throws(TextFault) {
    while position < block.count {
      let step = try assembler.take(block[position], at: offset + position)
      position += 1
      if step == .end {
        assembler.finishWord { table.add($0) }
        return
      }
    }
  }
}
