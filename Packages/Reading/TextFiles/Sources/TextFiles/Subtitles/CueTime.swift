/// The lines of subtitles that are not their text.
enum CueTime {
  /// Whether a line has the times of a subtitle, even if they are wrong: an arrow behind or before a time, or nothing but digits and the signs of
  /// times.
  static func isTime(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.prefix(longest)
    if let (start, end) = times(line) { return isBegun(line) || isClock(start) || isClock(end) }
    return isBegun(line) && line.count { $0 == UInt8(ascii: ":") } >= 3 && line.allSatisfy { $0.isASCIIDigit || signs.contains($0) }
  }

  /// Whether the times of such a line cannot be read.
  static func isBroken(_ line: ArraySlice<UInt8>) -> Bool {
    guard let (start, end) = times(line.prefix(longest)) else { return true }
    return !isClock(start) || !isClock(end)
  }

  /// What is before the arrow, and the word behind it.
  private static func times(_ line: ArraySlice<UInt8>) -> (start: ArraySlice<UInt8>, end: ArraySlice<UInt8>)? {
    guard let arrow = line.indices.first(where: { line[$0...].starts(with: "-->".utf8) }) else { return nil }
    var start = line[..<arrow]
    while let last = start.last, last <= 0x20 { start.removeLast() }
    return (start, line[(arrow + 3)...].drop { $0 <= 0x20 }.prefix { $0 > 0x20 })
  }

  private static func isBegun(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: "-") } ?? false
  }

  private static func isClock(_ text: ArraySlice<UInt8>) -> Bool {
    let isOfTime = text.allSatisfy { $0.isASCIIDigit || ":,.".utf8.contains($0) }
    return isOfTime && text.contains(UInt8(ascii: ":")) && text.contains(where: \.isASCIIDigit)
  }

  /// Whether a line is the number of a subtitle.
  static func isNumber(_ line: ArraySlice<UInt8>) -> Bool { line.count < 10 && line.allSatisfy(\.isASCIIDigit) }

  private static let longest = 200
  private static let signs = Set(":,.;-> \t".utf8)
}
