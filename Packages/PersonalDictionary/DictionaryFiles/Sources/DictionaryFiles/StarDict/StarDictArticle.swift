import CoreModule

/// An article of a StarDict dictionary as text.
struct StarDictArticle: Equatable {
  let headword: String
  /// The pronunciation, if a field has it.
  private(set) var pronunciation: String?
  /// The text of the fields, without markup.
  private(set) var text = ""

  /// Parses an article: fields of these kinds, or fields that state their kind themselves. `nil` when it is damaged.
  init?(_ headword: String, _ bytes: [UInt8], fields kinds: [UInt8]?) {
    self.headword = headword
    var rest = bytes[...]
    var index = 0
    while !rest.isEmpty, kinds == nil || index < kinds?.count ?? 0 {
      let kind: UInt8
      if let kinds { kind = kinds[index] } else { kind = rest.removeFirst() }
      index += 1
      let isLast = kinds.map { index == $0.count } ?? false
      guard let field = StarDictArticle.field(kind, &rest, isLast: isLast) else { return nil }
      guard let text = String(validating: field, as: UTF8.self) else { return nil }
      add(kind, text)
    }
    text = text.trimmedLines
  }

  private static func field(_ kind: UInt8, _ rest: inout ArraySlice<UInt8>, isLast: Bool) -> ArraySlice<UInt8>? {
    let isCounted = (0x41...0x5A).contains(kind)
    if isLast {
      defer { rest = [] }
      return isCounted ? [] : rest
    }
    if isCounted {
      guard rest.count >= 4 else { return nil }
      let count = BigEndian.number(rest.prefix(4))
      guard rest.count - 4 >= count else { return nil }
      rest = rest.dropFirst(4 + count)
      return []
    }
    let field = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(field.count + 1)
    return field
  }

  private mutating func add(_ kind: UInt8, _ field: String) {
    switch kind {
    case UInt8(ascii: "t"), UInt8(ascii: "y"): pronunciation = pronunciation ?? (field.trimmed.isEmpty ? nil : field.trimmed)
    case UInt8(ascii: "h"), UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "k"): text += Self.plain(field) + "\n"
    case UInt8(ascii: "r"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
    default: text += field + "\n"
    }
  }

  /// The text of a field without its markup.
  private static func plain(_ field: String) -> String {
    Markup.text(field).split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The article with its headword in the first line, for ``EntryReader``.
  var withHeadline: String {
    let first = text.prefix { !$0.isNewline }
    if Headline(first).headword.lowercased() == headword.lowercased() { return text }
    return headword + (pronunciation.map { " /\($0)/" } ?? "") + "\n" + text
  }
}

extension String {
  /// The text without leading and trailing empty lines.
  fileprivate var trimmedLines: String {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
