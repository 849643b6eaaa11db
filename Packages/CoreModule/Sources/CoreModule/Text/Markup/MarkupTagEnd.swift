/// Where a tag ends.
struct MarkupTagEnd {
  /// The place of its `>`; `nil` when it is not in the bytes.
  private(set) var index: Int?
  /// Whether the tag is longer than allowed.
  private(set) var isTooLong = false

  /// Looks for the end of the tag at the beginning of `bytes`. A `>` in a quoted value is not one, unless the quotation mark is not closed
  /// before the next tag.
  init(of bytes: ArraySlice<UInt8>, limit: Int) {
    var quote: UInt8?
    var last: UInt8 = 0
    var quoted: Int?
    for place in bytes.indices.prefix(limit) {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { (quote, quoted) = (nil, nil) }
        if byte == UInt8(ascii: ">"), quoted == nil { quoted = place }
        if byte == UInt8(ascii: "<"), let quoted {
          index = quoted
          return
        }
      } else if byte == UInt8(ascii: ">") {
        index = place
        return
      } else if last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if byte > 0x20 { last = byte }
    }
    isTooLong = bytes.count >= limit
    if isTooLong { index = quoted }
  }
}

extension UInt8 {
  /// Whether it is a letter from A to Z in either case.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
