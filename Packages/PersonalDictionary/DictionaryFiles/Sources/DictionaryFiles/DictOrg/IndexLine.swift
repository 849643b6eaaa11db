/// A line of an index: a key and the location of its article.
struct IndexLine: Equatable {
  let key: ArraySlice<UInt8>
  let offset: Int
  let count: Int

  /// Parses a line. A fourth field, which some indexes have, is ignored.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.firstIndex(of: tab) else { return nil }
    let second = line[(first + 1)...].firstIndex(of: tab) ?? line.endIndex
    guard second < line.endIndex else { return nil }
    let third = line[(second + 1)...].firstIndex(of: tab) ?? line.endIndex
    guard let offset = IndexLine.number(line[(first + 1)..<second]), let count = IndexLine.number(line[(second + 1)..<third]) else {
      return nil
    }
    key = line[..<first]
    self.offset = offset
    self.count = count
  }

  /// The key of a line, even when the rest is invalid.
  static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.firstIndex(of: tab).map { line[..<$0] } ?? line }

  /// Whether a key is metadata of the dictionary: `00-database-info`, or without hyphens.
  static func isAboutDictionary(_ key: ArraySlice<UInt8>) -> Bool { key.starts(with: about) || key.starts(with: aboutWithHyphens) }

  /// Parses a number in base 64, highest digit first.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    var number = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      number = number << 6 | value
    }
    return number
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static let about = Array("00database".utf8)
  private static let aboutWithHyphens = Array("00-database".utf8)
}

private let tab = UInt8(ascii: "\t")
