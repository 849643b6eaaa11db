/// A sentence in which the user met a word.
public struct WordExample: Hashable, Sendable {
  /// The sentence.
  public let text: String
  /// The title of the book or file that it is from, if known.
  public let origin: String?

  /// The maximum number of characters of a sentence, and of its origin.
  public static let maximumLength = 1000
  /// The maximum number of examples of a word.
  public static let maximumCount = 5

  /// Creates an example.
  public init(_ text: String, origin: String? = nil) { (self.text, self.origin) = (text, origin) }

  /// The example, shortened if it is too long: the sentence is cut around the word, or at its end when the word does not occur in it.
  public func fitted(to word: String, in language: Language) -> WordExample {
    guard text.count > Self.maximumLength || (origin?.count ?? 0) > Self.maximumLength else { return self }
    return WordExample(cut(around: word, in: language), origin: origin.map { Self.cut($0[...], from: $0.startIndex) })
  }

  private func cut(around word: String, in language: Language) -> String {
    guard text.count > Self.maximumLength else { return text }
    let place = WordPlaces(of: word, in: text, language).ranges.first?.lowerBound ?? text.startIndex
    let before = text.index(place, offsetBy: -Self.maximumLength / 2, limitedBy: text.startIndex) ?? text.startIndex
    // One character is for the ellipsis.
    let last = text.index(text.endIndex, offsetBy: 1 - Self.maximumLength)
    return Self.cut(text[...], from: min(before, last))
  }

  /// At most the permitted number of characters, cut between words if possible, with an ellipsis where something is left out.
  private static func cut(_ text: Substring, from start: String.Index) -> String {
    guard text.count > maximumLength else { return String(text) }
    let isBegun = start > text.startIndex
    var part = text[start...].prefix(maximumLength - (isBegun ? 1 : 0))
    if isBegun, let space = part.prefix(maximumLength / 10).firstIndex(of: " ") { part = part[part.index(after: space)...] }
    let isEnded = part.endIndex < text.endIndex
    if isEnded {
      part = part.dropLast()
      if let space = part.suffix(maximumLength / 10).lastIndex(of: " ") { part = part[..<space] }
    }
    return (isBegun ? "…" : "") + part + (isEnded ? "…" : "")
  }
}

extension [WordExample] {
  /// These examples and `newer` ones of `word`, the newest first. Repeated sentences are left out, and the oldest when there are too many.
  public func adding(_ newer: [WordExample], of word: String, in language: Language) -> [WordExample] {
    let added = newer.prefix(WordExample.maximumCount).map { $0.fitted(to: word, in: language) }
    var examples = self
    var new: [WordExample] = []
    for example in added where !examples.learn(example) && !new.learn(example) { new.append(example) }
    return Array((new + examples).prefix(WordExample.maximumCount))
  }

  /// The sentences and their origins, one per line, which searches look through.
  public var searchedText: String { flatMap { [$0.text, $0.origin].compactMap(\.self) }.joined(separator: "\n") }

  /// The origins, one per line in the order of the sentences; empty when none is known.
  public var origins: String { contains { $0.origin != nil } ? map { $0.origin ?? "" }.joined(separator: "\n") : "" }

  /// These examples and as many of `others` as there is room for. The operation is idempotent.
  func completed(with others: [WordExample]) -> [WordExample] {
    var examples = self
    for example in others where !examples.learn(example) && examples.count < WordExample.maximumCount { examples.append(example) }
    return examples
  }

  /// If the same sentence is in the list without an origin, adds that of `example`.
  ///
  /// - Returns: Whether the sentence is in the list.
  private mutating func learn(_ example: WordExample) -> Bool {
    guard let place = firstIndex(where: { $0.text == example.text }) else { return false }
    if self[place].origin == nil { self[place] = example }
    return true
  }
}
