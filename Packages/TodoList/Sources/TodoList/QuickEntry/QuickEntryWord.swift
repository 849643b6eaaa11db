/// A word of a typed line.
struct QuickEntryWord {
  /// The word as typed.
  let typed: String
  /// The word for comparison: in lower case, with е for ё, without a final comma or full stop and parentheses around it.
  let key: String
  /// Whether the word is in quotes.
  let isQuoted: Bool

  /// Whether it has Cyrillic letters.
  var isRussian: Bool { key.unicodeScalars.contains { (0x400...0x52F).contains($0.value) } }

  /// The word without the parentheses in it.
  var opened: QuickEntryWord { QuickEntryWord(typed, isQuoted: isQuoted, as: typed.filter { !"()".contains($0) }) }

  init(_ typed: String, isQuoted: Bool = false, as text: String? = nil) {
    self.typed = typed
    self.isQuoted = isQuoted
    var key = (text ?? typed).lowercased().replacing("ё", with: "е")
    // “Cupcakes (24) dec 18”.
    if key.count > 2, key.first == "(", key.last == ")", Int(key.dropFirst().dropLast()) == nil { key = String(key.dropFirst().dropLast()) }
    while let last = key.last, ",;!?".contains(last) || (last == "." && key.count > 1) { key.removeLast() }
    // “Friday: pay the rent”. `due:` is followed by a date.
    if key.count > 1, key.last == ":", !["due:", "срок:"].contains(key) { key.removeLast() }
    self.key = Misspellings.corrected(key)
  }

  /// Splits a line into words. A quote opens before a word and closes after one; an unpaired one is text.
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
