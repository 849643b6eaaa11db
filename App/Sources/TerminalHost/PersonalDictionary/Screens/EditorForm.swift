import CoreModule
import PersonalDictionary

/// The fields of a word being changed.
struct EditorForm {
  enum Field: CaseIterable {
    case text
    case translations
    case note
    case tags

    var name: LocalizedText {
      switch self {
      case .text: LocalizedText(en: "word", ru: "слово")
      case .translations: LocalizedText(en: "translations", ru: "переводы")
      case .note: WordPhrases.note
      case .tags: WordPhrases.tags
      }
    }
  }

  let word: Word
  private var fields: [Field: TextField]
  private(set) var focus = Field.text

  init(_ word: Word) {
    self.word = word
    fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, TextField(Self.text(of: $0, word))) })
  }

  subscript(field: Field) -> TextField { fields[field] ?? TextField() }

  mutating func type(_ key: Key) -> Bool {
    var field = self[focus]
    defer { fields[focus] = field }
    return field.type(key)
  }

  mutating func move(by step: Int) {
    let all = Field.allCases
    guard let index = all.firstIndex(of: focus) else { return }
    focus = all[(index + step + all.count) % all.count]
  }

  /// What differs from the word.
  func edit() throws(Problem) -> WordEdit {
    var edit = WordEdit()
    if isChanged(.text) {
      let text = self[.text].text
      do throws(UserTextProblem) { edit.text = try UserText(text) } catch { throw Problem(error, in: text) }
      if edit.text?.description == word.text { edit.text = nil }
    }
    if isChanged(.translations) { edit.translations = try acceptable(Self.parts(self[.translations].text, by: ";")) }
    if isChanged(.note) {
      let note = self[.note].text
      edit.note = note.allSatisfy(\.isWhitespace) ? "" : try acceptable([note])[0]
    }
    if isChanged(.tags) {
      let tags = try acceptable(Self.parts(self[.tags].text, by: ","))
      edit.tags = tags.filter { !word.tags.contains($0) }
      edit.removedTags = word.tags.filter { !tags.contains($0) }
    }
    return edit
  }

  private func isChanged(_ field: Field) -> Bool { self[field].text != Self.text(of: field, word) }

  private static func text(of field: Field, _ word: Word) -> String {
    switch field {
    case .text: word.text
    case .translations: word.translations.joined(separator: "; ")
    case .note: word.note ?? ""
    case .tags: word.tags.joined(separator: ", ")
    }
  }

  private static func parts(_ text: String, by separator: Character) -> [String] {
    text.split(separator: separator).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// The editor, as lines.
struct EditorView {
  let form: EditorForm
  let problem: PersonalDictionaryProblem?

  private static let separators = LocalizedText(
    en: "Separate translations by semicolons, tags by commas. Without translations of your own the dictionaries’ are shown.",
    ru: "Переводы разделяются точкой с запятой, метки — запятой. Если своих переводов нет, показаны словарные."
  )

  func body(in area: ViewArea) -> ScreenBody {
    let names = EditorForm.Field.allCases.map { $0.name(area.language) }
    let width = (names.map { DisplayWidth.of($0) }.max() ?? 0) + 3
    var cursor: Position?
    var lines: [StyledLine] = []
    for (row, field) in EditorForm.Field.allCases.enumerated() {
      let isFocused = field == form.focus
      let label = StyledLine(isFocused ? "› " : "  ", .accent).appending(names[row], isFocused ? .strong : .dim).padded(to: width)
      let (line, column) = form[field].line(after: label, columns: area.size.columns)
      lines.append(line)
      if isFocused { cursor = Position(column: column, row: row) }
    }
    lines += problem.map { NoticeLines.problem($0, area) } ?? NoticeLines.notice(Self.separators, area)
    return ScreenBody(lines, cursor: cursor)
  }
}
