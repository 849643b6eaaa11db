package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// A word as editable text: `text: casa`.
package struct WordText {
  package let word: Word

  package init(word: Word) { self.word = word }

  private static let help = LocalizedText(
    en: "Change the text after the colons, save and close. Put each translation, tag and example on its own line.",
    ru: "Измените текст после двоеточий, сохраните и закройте. Каждый перевод, метка и пример — на своей строке."
  )
  private static let found = LocalizedText(en: "Found in the dictionaries", ru: "Найдено в словарях")
  private static let own = LocalizedText(
    en: "Your own translations replace these.", ru: "Ваши переводы их заменяют."
  )

  /// The text, with comment lines.
  package func text(_ language: InterfaceLanguage) -> String {
    var lines = ["# " + Self.help(language)]
    if let found = word.found {
      lines += ["# \(Self.found(language)): \(found.translations.joined(separator: "; "))", "# " + Self.own(language)]
    }
    lines += ["text: \(word.text)", "from: \(word.direction.from.code)", "to: \(word.direction.to.code)"]
    lines += (word.ownTranslations.isEmpty ? [""] : word.ownTranslations).map { "translation: \($0)" }
    lines += ["note: \(word.note ?? "")"]
    lines += (word.tags.isEmpty ? [""] : word.tags).map { "tag: \($0)" }
    for example in word.examples.isEmpty ? [WordExample("")] : word.examples {
      lines += ["example: \(example.text)"] + (example.origin.map { ["origin: \($0)"] } ?? [])
    }
    lines += ["starred: \(word.isStarred ? "yes" : "no")"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The changes in the edited text, or the faults of its lines.
  package func edit(of text: String) -> Result<WordEdit, Faults> {
    var reader = WordTextReader()
    for (index, line) in text.lines.enumerated() { reader.read(line, number: index + 1) }
    reader.end()
    guard reader.faults.isEmpty else { return .failure(Faults(lines: reader.faults)) }
    var edit = WordEdit()
    if let text = reader.text, text.description != word.text { edit.text = text }
    if let from = reader.from, from != word.direction.from { edit.from = from }
    if let to = reader.to, to != word.direction.to { edit.to = to }
    if reader.translations != word.ownTranslations { edit.translations = reader.translations }
    if reader.note != word.note { edit.note = reader.note ?? "" }
    if reader.examples != word.examples { edit.examples = reader.examples }
    edit.tags = reader.tags.filter { !word.tags.contains($0) }
    edit.removedTags = word.tags.filter { !reader.tags.contains($0) }
    if let isStarred = reader.isStarred, isStarred != word.isStarred { edit.isStarred = isStarred }
    return .success(edit)
  }

  /// Lines that cannot be understood.
  package struct Faults: Error, Equatable {
    package let lines: [Line]

    package struct Line: Equatable {
      package let number: Int
      package let fault: RecordFault
    }
  }
}

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
