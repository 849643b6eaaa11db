import PersonalDictionary

/// The body of an article in the way of FreeDict: senses in numbered lines, or one alone. Glosses in the language of the headword stand below
/// their sense, as WikDict has them; examples, remarks and references are indented, as Ding has them.
struct FreeDictEntry {
  private let lines: [Substring]

  init(_ body: [Substring]) { lines = body }

  var senses: [Sense] {
    let isNumbered = lines.contains { $0.hasPrefix("1. ") }
    var senses: [Sense] = []
    for line in lines {
      switch FreeDictLine(line, isNumbered: isNumbered, isFirst: senses.isEmpty) {
      case .sense(let text): senses.append(Self.sense(text))
      case .gloss(let text) where !senses.isEmpty: senses[senses.count - 1].context.append(text)
      case .example(let example) where !senses.isEmpty: senses[senses.count - 1].examples.append(example)
      case .gloss, .example, .nothing: break
      }
    }
    return senses.filter { !$0.translations.isEmpty }
  }

  /// A sense from its line: translations between commas, labels in square brackets, tags of each translation in angle brackets.
  private static func sense(_ line: String) -> Sense {
    let (untagged, _) = Spelling.tidy(line).taking("<", ">")
    let (bare, labels) = untagged.taking("[", "]")
    let translations = bare.parts(separatedBy: [",", ";"]).filter { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
    return Sense(translations: (translations.isEmpty && !bare.isEmpty ? [bare] : translations).withoutTwins(), context: labels)
  }
}

/// What a line of such a body is.
private enum FreeDictLine {
  case sense(String)
  case gloss(String)
  case example(UsageExample)
  case nothing

  init(_ line: Substring, isNumbered: Bool, isFirst: Bool) {
    let text = line.trimmed
    if line.hasPrefix("   ") {
      self = .indented(text)
    } else if line.hasPrefix(" see: ") || (line.hasPrefix(" ") && text.isNumber) {
      self = .nothing
    } else if isNumbered, let sense = text.withoutNumber {
      self = .sense(sense.withoutLastNumber)
    } else if !isNumbered, isFirst {
      self = .sense(text.withoutLastNumber)
    } else {
      self = .gloss(Spelling.tidy(text))
    }
  }

  private static func indented(_ text: String) -> FreeDictLine {
    if text.hasPrefix("Note: ") { return .gloss(text.dropFirst(6).trimmed) }
    guard text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") else { return .nothing }
    let source = text[text.index(after: text.startIndex)..<end]
    let target = text[text.index(after: end)...].trimmed
    guard target.hasPrefix("- ") else { return .nothing }
    return .example(UsageExample(source: Spelling.tidy(String(source)), target: Spelling.tidy(String(target.dropFirst(2)))))
  }
}

extension String {
  /// Whether it is digits and a full stop: what stands between two glosses.
  fileprivate var isNumber: Bool { hasSuffix(".") && count > 1 && dropLast().allSatisfy(\.isASCIIDigit) }

  /// The text behind `1. `, or `nil` when it does not begin with a number.
  fileprivate var withoutNumber: String? {
    let digits = prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, self[digits.endIndex...].hasPrefix(". ") else { return nil }
    return self[digits.endIndex...].dropFirst(2).trimmed
  }

  /// The text without the number of a second gloss at its end: `дом 2.`
  fileprivate var withoutLastNumber: String {
    guard let space = lastIndex(of: " "), String(self[index(after: space)...]).isNumber else { return self }
    return self[..<space].trimmed
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension [String] {
  /// The texts, the first of equal ones.
  func withoutTwins() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
