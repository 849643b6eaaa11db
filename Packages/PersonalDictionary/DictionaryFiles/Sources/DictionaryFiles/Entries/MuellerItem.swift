import CoreModule

/// A marked piece of an article, with its lines joined.
struct MuellerItem: Equatable {
  /// The kind of mark.
  enum Kind: Equatable {
    /// No mark: the first line.
    case beginning
    /// `_I`, `_II` …
    case homonym
    /// `1.`, `2.` …
    case part
    /// `1)`, `2)` …
    case sense
    /// `а)`, `б)` …
    case subsense
  }

  let kind: Kind
  /// The text after the mark, the pronunciation and the part of speech.
  let text: String
  /// The part of speech, an English term.
  let partOfSpeech: String?

  private init(_ kind: Kind, _ text: String) {
    self.kind = kind
    let spoken = kind == .beginning || kind == .homonym || kind == .part || kind == .sense ? MuellerItem.withoutPronunciation(text) : text
    // Other labels may be before it: `_ирл. _n.`
    var labels: [Substring] = []
    var rest = spoken[...]
    var found: String?
    while found == nil, rest.hasPrefix("_") {
      let mark = rest.dropFirst().prefix { $0 != " " && $0 != "_" && $0 != "," }
      found = mark.hasSuffix(".") ? PartOfSpeechTag.term(of: String(mark)) : nil
      // A participle is one of a verb, which its article names.
      if found == nil || mark.hasSuffix("p-p.") || mark == "pres-p." { labels.append(rest.prefix(mark.count + 1)) }
      rest = rest.dropFirst(mark.count + 1).drop { $0 == " " }
      if mark.isEmpty { break }
    }
    partOfSpeech = found
    self.text = found == nil ? spoken : (labels + [rest]).joined(separator: " ").trimmed
  }

  /// The pieces of an article.
  static func items(of body: [Substring]) -> [MuellerItem] {
    var texts: [(Kind, String)] = []
    for line in body {
      let text = line.trimmed
      if let (kind, rest) = mark(of: text), line.hasPrefix("   ") {
        texts.append((kind, rest))
      } else if texts.isEmpty {
        texts.append((.beginning, text))
      } else {
        texts[texts.count - 1].1 += " " + text
      }
    }
    return texts.map { MuellerItem($0, unreferenced($1)) }
  }

  /// The text without references in braces, `{см. acrid}`.
  private static func unreferenced(_ text: String) -> String { text.contains("{") ? text.extracting("{", "}").text : text }

  private static func mark(of text: String) -> (Kind, String)? {
    let first = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text[first.endIndex...]
    if first.first == "_", first.count > 1, first.dropFirst().allSatisfy({ "IVX".contains($0) }) { return (.homonym, rest.trimmed) }
    guard !first.isEmpty, let sign = rest.first else { return nil }
    let isNumber = first.allSatisfy { ("0"..."9").contains($0) } && first.count <= 2
    if isNumber, sign == "." { return rest.dropFirst().first == " " ? (.part, rest.dropFirst().trimmed) : nil }
    if isNumber, sign == ")" { return (.sense, rest.dropFirst().trimmed) }
    if first.count == 1, sign == ")", first.unicodeScalars.allSatisfy(\.isCyrillic) { return (.subsense, rest.dropFirst().trimmed) }
    return nil
  }

  /// The text without leading pronunciations such as `[haʊs]` and their separators.
  private static func withoutPronunciation(_ text: String) -> String {
    var rest = text[...]
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "," || $0 == ";" }
    }
    return rest.trimmed
  }
}
