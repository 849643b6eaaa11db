import CoreModule
import PersonalDictionary

/// The body of a FreeDict article: numbered senses, or a single one. WikDict puts glosses below their sense; Ding indents examples, remarks
/// and references.
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

  /// The part of speech that the tag after a first translation of one word tells: Ding has none in the headings of nouns.
  var partOfSpeech: String? {
    guard let line = lines.first, let tag = line.firstIndex(of: "<"), !line[..<tag].trimmed.contains(" ") else { return nil }
    return PartOfSpeechTag.term(of: String(line[line.index(after: tag)...].prefix { $0 != ">" }))
  }

  /// Parses a sense: comma-separated translations, labels in square brackets, tags of translations in angle brackets.
  private static func sense(_ line: String) -> Sense {
    let (untagged, _) = Spelling.tidy(line).extracting("<", ">")
    let (unlabelled, labels) = untagged.extracting("[", "]")
    // Brackets of labels such as `([+ gen])` are left empty.
    let bare = Spelling.tidy(unlabelled.split(separator: "()").joined())
    let translations = bare.parts(separatedBy: [",", ";"]).map(\.withoutMark)
      .filter { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
    return Sense(translations: (translations.isEmpty && !bare.isEmpty ? [bare] : translations).withoutRepeats(), context: labels)
  }
}

/// A line of the body.
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
  /// Whether it is digits and a full stop, which separate two glosses.
  fileprivate var isNumber: Bool { hasSuffix(".") && count > 1 && dropLast().allSatisfy(\.isASCIIDigit) }

  /// The text after `1. `; `nil` when it does not begin with a number.
  fileprivate var withoutNumber: String? {
    let digits = prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, self[digits.endIndex...].hasPrefix(". ") else { return nil }
    return self[digits.endIndex...].dropFirst(2).trimmed
  }

  /// The text without a trailing number, which belongs to the next gloss: `дом 2.`
  fileprivate var withoutLastNumber: String {
    guard let space = lastIndex(of: " "), String(self[index(after: space)...]).isNumber else { return self }
    return self[..<space].trimmed
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
