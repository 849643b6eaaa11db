import CoreModule
import CorePresentation
import PersonalDictionary

struct WordTextReader {
  private(set) var text: UserText?
  private(set) var from: Language?
  private(set) var to: Language?
  private(set) var translations: [String] = []
  private(set) var note: String?
  private(set) var tags: [String] = []
  private(set) var examples: [WordExample] = []
  private(set) var isStarred: Bool?
  private(set) var faults: [WordText.Faults.Line] = []
  private var seen: Set<String> = []
  private var line = 0

  mutating func read(_ line: Substring, number: Int) {
    self.line = number
    guard line.first != "#", !line.isBlank else { return }
    guard let colon = line.firstIndex(of: ":") else { return fail(Self.unknown(String(line))) }
    let key = line[..<colon].filter { !$0.isWhitespace }.lowercased()
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    take(key, String(value), isBlank: value.isEmpty)
  }

  mutating func end() {
    line += 1
    if text == nil, faults.isEmpty { fail(RecordFault(.blank, in: "text")) }
    if let from, from == to { fail(RecordFault(WordFileFault.sameLanguages(from))) }
  }

  private mutating func take(_ key: String, _ value: String, isBlank: Bool) {
    if !Self.repeatable.contains(key), !seen.insert(key).inserted { return fail(RecordFault(.duplicateKey(key))) }
    switch key {
    case "text": text = tidy(value, key)
    case "translation": if !isBlank, let text = tidy(value, key)?.description, !translations.contains(text) { translations.append(text) }
    case "tag": if !isBlank, let text = tidy(value, key)?.description, !tags.contains(text) { tags.append(text) }
    case "note": if !isBlank { note = tidy(value, key)?.description }
    case "example": if !isBlank, let text = tidy(value, key)?.description { examples.append(WordExample(text)) }
    case "origin": if !isBlank, let text = tidy(value, key)?.description { addOrigin(text) }
    case "from": from = language(value, .from)
    case "to": to = language(value, .to)
    case "starred": isStarred = flag(value)
    default: fail(Self.unknown(key))
    }
  }

  private static let repeatable: Set<String> = ["translation", "tag", "example", "origin"]

  /// An origin belongs to the example above it.
  private mutating func addOrigin(_ origin: String) {
    guard let example = examples.popLast() else { return fail(Self.unknown("origin")) }
    examples.append(WordExample(example.text, origin: origin))
  }

  private mutating func tidy(_ value: String, _ key: String) -> UserText? {
    do throws(UserTextProblem) { return try UserText(value) } catch {
      fail(RecordFault(error, in: key))
      return nil
    }
  }

  private mutating func language(_ name: String, _ field: WordFileField) -> Language? {
    if let language = Language(named: name) { return language }
    fail(RecordFault(WordFileFault.unknownLanguage(name, in: field)))
    return nil
  }

  private mutating func flag(_ value: String) -> Bool? {
    switch value.filter({ !$0.isWhitespace }).lowercased() {
    case "yes", "y", "да", "true", "1", "*", "★": return true
    case "no", "n", "нет", "false", "0", "": return false
    default:
      fail(RecordFault(WordFileFault.badValue(value, in: .starred)))
      return nil
    }
  }

  private mutating func fail(_ fault: RecordFault) { faults.append(WordText.Faults.Line(number: line, fault: fault)) }

  private static func unknown(_ text: String) -> RecordFault {
    let shown = DisplayWidth.cut(text.visible, to: 40)
    return RecordFault(
      code: "unknown_field",
      message: LocalizedText(en: "“\(shown)” is not a field of a word.", ru: "«\(shown)» — не поле слова.")
    )
  }
}
