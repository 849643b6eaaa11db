/// A fast path for short words: up to 15 ASCII letters, followed by white space, perhaps with other ASCII characters in between.
struct ShortWords {
  private let caseMask: UInt64
  private let setBits: UInt64
  private let readsApostrophes: Bool

  init(_ spelling: WordSpelling) {
    caseMask = spelling.letterCase == .capital ? 0xDFDF_DFDF_DFDF_DFDF : .max
    setBits = spelling.letterCase == .capital ? 0 : 0x2020_2020_2020_2020
    readsApostrophes = spelling.readsApostrophes
  }

  /// Counts words from `start`, which is a word boundary, and returns the first position where the fast path ends: before another kind of
  /// word, or near the end.
  func count(_ text: UnsafeRawBufferPointer, from start: Int, into table: inout FormTable) -> Int {
    guard let base = text.baseAddress else { return start }
    var position = start
    while position + 16 <= text.count {
      let first = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let letters = LetterRun.letters(first)
      if letters & 0x80 == 0 {
        if first & 0x80 != 0 { return position }
        position &+= LetterRun.bytes(before: letters | (first & LetterRun.highBits))
        continue
      }
      var (low, high, length) = (first, UInt64(0), LetterRun.bytes(before: ~letters & LetterRun.highBits))
      if length < 8 {
        low = spelled(first, length)
      } else {
        let second = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self))
        let more = LetterRun.bytes(before: ~LetterRun.letters(second) & LetterRun.highBits)
        if more == 8 { return position }
        low = (first & caseMask) | setBits
        high = spelled(second, more)
        length = 8 &+ more
      }
      guard let end = end(ofWordIn: text, at: position &+ length) else { return position }
      table.add(low, high)
      position = end
    }
    return position
  }

  @inline(__always)
  private func spelled(_ bytes: UInt64, _ count: Int) -> UInt64 { ((bytes & caseMask) | setBits) & LetterRun.mask(count) }

  /// The position after the white space that ends the word; `nil` when something else than other ASCII characters precedes it.
  @inline(__always)
  private func end(ofWordIn text: UnsafeRawBufferPointer, at start: Int) -> Int? {
    var place = start
    while place < text.count {
      let byte = text[place]
      if LetterRun.isSpace(byte) { return place &+ 1 }
      if byte >= 0x80 || LetterRun.isLetter(byte) || (readsApostrophes && byte == UInt8(ascii: "'")) { return nil }
      place &+= 1
    }
    return nil
  }
}
