/// The order of the records: by bytes, with A to Z as lower case. A text ends at a zero byte or at the end of its bytes.
enum StarDictOrder {
  static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    var index = 0
    while true {
      let (first, second) = (small(left, index), small(right, index))
      if first != second { return first < second }
      if first == 0 { return false }
      index += 1
    }
  }

  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { small($0) == small($1) }
  }

  private static func small(_ text: ArraySlice<UInt8>, _ index: Int) -> UInt8 {
    index < text.count ? small(text[text.startIndex + index]) : 0
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
