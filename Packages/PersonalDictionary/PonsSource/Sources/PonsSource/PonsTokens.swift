/// A text of the service as tags and what stands between them.
struct PonsTokens: Sequence, IteratorProtocol {
  /// A part of the text.
  enum Token: Equatable {
    case text(String)
    case begin(PonsElement)
    case end(String)
  }

  private var rest: Substring
  /// Whether no tag can end any more, so that none is looked for again.
  private var hasNoMoreTags = false

  init(_ html: String) { rest = html[...] }

  mutating func next() -> Token? {
    guard !rest.isEmpty else { return nil }
    if let tag = takeTag() { return tag }
    // A bracket that begins no tag is text.
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    defer { rest = rest[end...] }
    return .text(Self.unescaped(rest[..<end]))
  }

  private mutating func takeTag() -> Token? {
    guard !hasNoMoreTags, rest.first == "<" else { return nil }
    let isEnd = rest.dropFirst().first == "/"
    let begun = rest.dropFirst(isEnd ? 2 : 1)
    guard begun.first?.isLetter == true else { return nil }
    guard let close = begun.firstIndex(of: ">") else {
      hasNoMoreTags = true
      return nil
    }
    let inner = begun[..<close]
    let name = inner.prefix { $0.isLetter || $0.isNumber }
    rest = rest[rest.index(after: close)...]
    if isEnd { return .end(name.lowercased()) }
    if inner.last == "/" || ["br", "img", "hr"].contains(name.lowercased()) { return .text(" ") }
    let attributes = Self.attributes(inner[name.endIndex...])
    // The service has been seen to write “classs”.
    let group = attributes.first { $0.name.hasPrefix("class") }?.value.split(separator: " ").first.map(String.init)
    let title = attributes.first { $0.name == "title" && Self.titleLengths.contains($0.value.utf8.count) }?.value
    return .begin(PonsElement(name: name.lowercased(), group: group ?? name.lowercased(), title: title))
  }

  /// What an abbreviation stands for is given wherever a part of it stands.
  private static let titleLengths = 1...200

  private static func attributes(_ text: Substring) -> [(name: String, value: String)] {
    var attributes: [(String, String)] = []
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = String(rest[..<equals].filter { !$0.isWhitespace })
      let after = rest[rest.index(after: equals)...]
      guard let quote = after.first, quote == "\"" || quote == "'", let end = after.dropFirst().firstIndex(of: quote) else { break }
      attributes.append((name.lowercased(), unescaped(after[after.index(after: after.startIndex)..<end])))
      rest = after[after.index(after: end)...]
    }
    return attributes
  }

  private static let entities: [Substring: String] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// The text with its entities replaced, each once.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let after = rest[rest.index(after: mark)...]
      guard let end = after.prefix(12).firstIndex(of: ";"), let character = character(after[..<end]) else {
        result += "&"
        rest = after
        continue
      }
      result += character
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> String? {
    guard entity.first == "#" else { return entities[entity] }
    let digits = entity.dropFirst()
    let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
