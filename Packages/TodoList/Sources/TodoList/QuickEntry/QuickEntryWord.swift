/// A word of a typed line.
struct QuickEntryWord {
  /// As it was typed.
  let typed: String
  /// In small letters, ё as е, without the comma or full stop at its end: as it is compared.
  let key: String
  /// Whether it stands in quotes.
  let isQuoted: Bool

  init(_ typed: String, isQuoted: Bool = false) {
    self.typed = typed
    self.isQuoted = isQuoted
    var key = typed.lowercased().replacing("ё", with: "е")
    while let last = key.last, ",;!?".contains(last) || (last == "." && key.count > 1) { key.removeLast() }
    self.key = key
  }

  /// The words of a line. A quote opens before a word and closes after one; what has no other end is no quote.
  static func words(in line: String) -> [QuickEntryWord] {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    var words: [QuickEntryWord] = []
    var end = -1
    for (index, part) in parts.enumerated() {
      if index > end, let first = part.first, let close = closing[first] {
        end =
          parts[index...].firstIndex { $0.drop { $0 == first }.contains(close) && ($0 != part || part.dropFirst().contains(close)) } ?? end
      }
      words.append(QuickEntryWord(part, isQuoted: index <= end))
    }
    return words
  }

  private static let closing: [Character: Character] = ["\"": "\"", "“": "”", "«": "»", "„": "“"]
}
