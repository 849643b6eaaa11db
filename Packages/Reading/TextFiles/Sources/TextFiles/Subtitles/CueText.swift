import CoreModule

/// A line of a subtitle without its tags, its place on the screen and its speaker.
enum CueText {
  /// - Parameter isWhole: Whether it is the beginning of the line, not a continuation.
  static func append(_ line: ArraySlice<UInt8>, isWhole: Bool, to blocks: inout BlockCollector) {
    var scanner = MarkupScanner()
    let text = withoutPlaces(line)
    scanner.append(Array(isWhole ? withoutSpeaker(text) : text))
    while let token = scanner.next(isLast: true) {
      switch token {
      case .text(let text): blocks.append(text)
      case .tag(let tag): if tag.name == "br" { blocks.space() }
      }
    }
  }

  /// Leaves out `{\an8}`, and `<00:01.000>`, which says when a word is sung.
  private static func withoutPlaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: ArraySlice<UInt8> = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }) {
      result += rest[..<start]
      let isTag = rest[start] == UInt8(ascii: "<")
      let begins = rest[start...].dropFirst().first.map { isTag ? $0.isASCIIDigit : $0 == UInt8(ascii: "\\") } ?? false
      if begins, let end = rest[start...].prefix(100).firstIndex(of: isTag ? UInt8(ascii: ">") : UInt8(ascii: "}")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(rest[start])
        rest = rest[(start + 1)...]
      }
    }
    return result.isEmpty ? rest : result + rest
  }

  /// Leaves out the dash before what a person says, and a name in capitals with a colon.
  private static func withoutSpeaker(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 <= 0x20 }
    for dash in ["-", "–", "—"] where line.starts(with: dash.utf8) {
      line = line.dropFirst(dash.utf8.count).drop { $0 <= 0x20 }
      break
    }
    guard let colon = line.prefix(40).firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex > 1 else { return line }
    let behind = line[(colon + 1)...]
    let name = String(decoding: line[..<colon], as: UTF8.self).unicodeScalars
    let isName =
      name.allSatisfy { $0.properties.isUppercase || $0 == " " || $0 == "." || ("0"..."9").contains($0) }
      && name.contains(where: \.properties.isUppercase)
    return isName && (behind.first.map { $0 <= 0x20 } ?? true) ? behind : line
  }
}
