/// The lines of subtitles that are not their text.
enum CueTime {
  /// Whether a line has the times of a subtitle, even if they are wrong: it begins with a digit and has an arrow, or has nothing but
  /// digits and the signs of times.
  static func isTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first.isASCIIDigit || first == UInt8(ascii: "-") else { return false }
    let line = line.prefix(longest)
    if line.indices.contains(where: { line[$0...].starts(with: "-->".utf8) }) { return true }
    return line.count { $0 == UInt8(ascii: ":") } >= 3 && line.allSatisfy { $0.isASCIIDigit || signs.contains($0) }
  }

  /// Whether a line is the number of a subtitle.
  static func isNumber(_ line: ArraySlice<UInt8>) -> Bool { line.count < 10 && line.allSatisfy(\.isASCIIDigit) }

  private static let longest = 200
  private static let signs = Set(":,.;-> \t".utf8)
}
