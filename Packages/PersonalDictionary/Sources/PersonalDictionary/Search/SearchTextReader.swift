import CoreModule

/// Reads a search text piece by piece. It works on scalars, because a dash or quote with a combining mark is a different `Character`.
struct SearchTextReader {
  /// A prefix of a value.
  enum Prefix: String, CaseIterable {
    case word
    case translation
    case note
    case tag
    case from
    case to
    case isA = "is"
    case stability
    case added
  }

  /// A term or a condition.
  struct Piece {
    var prefix: Prefix?
    var value: String
    var isExcluded: Bool
    /// A text that looks like a prefix but is not, with its colon.
    var unknownPrefix: String?
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = UserText.withoutInvisibles(text).unicodeScalars[...] }

  /// The next piece; `nil` at the end.
  mutating func next() -> Piece? {
    rest = rest.drop(while: \.properties.isWhitespace)
    guard !rest.isEmpty else { return nil }
    let isExcluded = takeExclusion()
    for prefix in Prefix.allCases {
      guard let value = value(after: prefix.rawValue + ":") else { continue }
      rest = value
      return Piece(prefix: prefix, value: takeValue(), isExcluded: isExcluded)
    }
    let isQuoted = rest.first == "\""
    let value = takeValue()
    return Piece(prefix: nil, value: value, isExcluded: isExcluded, unknownPrefix: isQuoted ? nil : Self.prefixLike(value))
  }

  /// The beginning of `text` that looks like a prefix: two letters or more and a colon, with a value after it. A time, an address such as
  /// `https://…` and a drive letter do not.
  private static func prefixLike(_ text: String) -> String? {
    let name = text.unicodeScalars.prefix(while: \.properties.isAlphabetic)
    let rest = text.unicodeScalars.dropFirst(name.count)
    guard name.count > 1, rest.first == ":", let next = rest.dropFirst().first, next != "/", next != ":" else { return nil }
    return String(name) + ":"
  }

  /// Consumes a dash or `not:` before a value.
  private mutating func takeExclusion() -> Bool {
    if let value = value(after: "-") ?? value(after: "not:") {
      rest = value
      return true
    }
    return false
  }

  /// The text after `mark`, if `mark` comes next and a value follows directly.
  private func value(after mark: String) -> Substring.UnicodeScalarView? {
    guard rest.starts(with: mark.unicodeScalars) else { return nil }
    let value = rest.dropFirst(mark.unicodeScalars.count)
    return value.first.flatMap { $0.properties.isWhitespace ? nil : value }
  }

  /// Consumes a quoted phrase, or the text up to the next white space.
  private mutating func takeValue() -> String {
    if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
      let phrase = rest[rest.index(after: rest.startIndex)..<end]
      if !phrase.allSatisfy(\.properties.isWhitespace) {
        rest = rest[rest.index(after: end)...]
        return String(phrase)
      }
    }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
