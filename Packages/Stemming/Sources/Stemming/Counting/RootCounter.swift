/// Counts the roots of texts that come in pieces. What it keeps in memory grows with the different words alone.
public final class RootCounter {
  /// The most bytes of UTF-8 that a word may have once it is spelled as its grammar wants it.
  public static let maximumWordBytes = 65_536

  /// So many bytes are looked at before there must be room for more forms.
  private static let blockBytes = 65_536

  private let stemmer: Stemmer
  private let shortWords: ShortWords
  private var table = FormTable()
  private var assembler: WordAssembler
  /// How many bytes of the text have been read.
  private var offset = 0

  /// Counts by the rules of `stemmer`.
  public init(stemmer: Stemmer) {
    self.stemmer = stemmer
    shortWords = ShortWords(stemmer.grammar.spelling)
    assembler = WordAssembler(stemmer.grammar.spelling)
  }

  deinit { table.deallocate() }

  /// Counts the next piece of the text; words and letters may be cut anywhere between two pieces.
  ///
  /// - Throws: ``TextFault``. Then nothing more may be read.
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

  /// Ends the text: a word does not go on in the next one.
  ///
  /// - Throws: ``TextFault``, when the text ends within a letter.
  public func endText() throws(TextFault) {
    try assembler.end()
    table.reserve(1)
    assembler.finishWord { table.add($0) }
    offset = 0
  }

  /// The roots of all texts that have ended, as they first occurred.
  public var counts: RootCounts {
    var groups = RootGroups(stemmer: stemmer)
    for (form, count) in table.forms { groups.add(form, count: count) }
    return groups.counts
  }

  /// What became of each different word of these texts, as they first occurred.
  public var stems: [Stem] { table.forms.map { stemmer.stem(spelled: $0.form) } }

  private func read(block: UnsafeRawBufferPointer) throws(TextFault) {
    table.reserve(block.count / 2 + 2)
    // Handed over and taken back: a property of an object would be checked for overlapping use with each word.
    var table = self.table
    defer { self.table = table }
    var position = 0
    while position < block.count {
      if assembler.isIdle { position = shortWords.count(block, from: position, into: &table) }
      try assemble(block, from: &position, into: &table)
    }
    offset += block.count
  }

  /// Goes on byte by byte, to the end of the word.
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
