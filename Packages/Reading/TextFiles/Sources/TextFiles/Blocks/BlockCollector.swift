import Reading

/// Collects the text of blocks. It replaces white space by single spaces, omits invisible characters, and divides long texts.
struct BlockCollector {
  /// The kind of the next block.
  var kind: TextBlock.Kind
  /// The text of the block so far.
  private(set) var text: [UInt8] = []
  private var owesSpace = false
  private var blocks: [TextBlock] = []
  private var taken = 0
  private let limit: Int

  init(_ kind: TextBlock.Kind = .paragraph, limit: Int = TextBlock.maximumBytes) { (self.kind, self.limit) = (kind, limit) }

  var hasBlocks: Bool { taken < blocks.count }

  /// The next block that is complete.
  mutating func next() -> TextBlock? {
    guard hasBlocks else { return nil }
    defer {
      taken += 1
      if taken == blocks.count {
        blocks.removeAll(keepingCapacity: true)
        taken = 0
      }
    }
    return blocks[taken]
  }

  /// Adds valid UTF-8.
  mutating func append(_ more: ArraySlice<UInt8>) {
    more.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, Self.isVisible(bytes[index]) || index > start && Self.isSingleSpace(at: index, in: bytes) { index += 1 }
        if index > start { append(bytes[start..<index]) }
        guard index < bytes.count else { return }
        let sign = SpecialSign(at: index, in: bytes)
        switch sign.kind {
        case .space: owesSpace = true
        case .invisible: break
        case .visible: append(bytes[index..<(index + sign.length)])
        }
        index += sign.length
      }
    }
  }

  mutating func space() { owesSpace = true }

  /// Removes the last bytes of the text, such as a hyphen, so that the next text follows without a space.
  mutating func removeLast(_ count: Int) {
    text.removeLast(min(count, text.count))
    owesSpace = false
  }

  /// Ends the block, if there is one.
  mutating func finish() {
    if !text.isEmpty { give(text.count) }
    owesSpace = false
  }

  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if owesSpace, !text.isEmpty { text.append(0x20) }
    owesSpace = false
    text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
    while text.count > limit { divide() }
  }

  private mutating func divide() {
    guard let space = TextDivision.space(in: text, limit: limit) else { return give(TextDivision.place(in: text, limit: limit)) }
    give(space)
    text.removeFirst()
  }

  private mutating func give(_ count: Int) {
    blocks.append(TextBlock(kind, String(decoding: text[..<count], as: UTF8.self)))
    text.removeSubrange(..<count)
  }

  /// Whether a space is single, as most are.
  private static func isSingleSpace(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == 0x20 && index + 1 < bytes.count && isVisible(bytes[index + 1])
  }

  /// Whether a byte needs no further examination: it is neither a control character nor the first byte of an unusual space.
  private static func isVisible(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xEF && !(byte >= 0xE1 && byte <= 0xE3)
  }
}

/// The place at which a long text is divided.
enum TextDivision {
  /// The best space within the limit: one between two sentences, else one behind a sign, over which no phrase goes. Both are
  /// sought in the last quarter alone, so that no part is short.
  static func space(in text: [UInt8], limit: Int) -> Int? {
    guard let last = text[...limit].lastIndex(of: 0x20) else { return nil }
    var behindSign: Int?
    for place in stride(from: last, through: limit / 4 * 3, by: -1) where text[place] == 0x20 {
      if endsSentence(text[..<place]) { return place }
      if behindSign == nil, let sign = text[..<place].last, signs.contains(sign) { behindSign = place }
    }
    return behindSign ?? last
  }

  /// Whether a text ends with a sentence: with a full stop behind a word that is too long to be an abbreviation, or a sign of that kind.
  private static func endsSentence(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text
    while let quote = closingQuotes.first(where: { text.ends(with: $0) }) { text = text.dropLast(quote.count) }
    if text.ends(with: "…".utf8) { return true }
    switch text.last {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "."):
      var letters = 0
      for byte in text.dropLast().reversed() where letters < leastWord {
        guard byte >= 0x80 || byte.isASCIIAlphanumeric else { return false }
        // Of a letter of several bytes, only the first one counts.
        if byte & 0xC0 != 0x80 { letters += 1 }
      }
      return letters == leastWord
    default: return false
    }
  }

  /// An abbreviation has fewer letters.
  private static let leastWord = 5
  private static let signs = Array(",;:.!?)".utf8)
  private static let closingQuotes = ["\"", "'", ")", "]", "»", "”", "“", "’"].map { Array($0.utf8) }

  /// The end of the last whole character within the limit.
  static func place(in text: [UInt8], limit: Int) -> Int {
    var end = limit
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    var part = String(decoding: text[..<end], as: UTF8.self)
    // The last one may continue after the limit.
    part.removeLast()
    return part.isEmpty ? end : part.utf8.count
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: some BidirectionalCollection<UInt8>) -> Bool { suffix(end.count).elementsEqual(end) }
}
