import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// The form for editing a word.
struct EditorForm {
  enum Field: CaseIterable {
    case text
    case translations
    case note
    case tags
    case examples

    var name: LocalizedText {
      switch self {
      case .text: LocalizedText(en: "word", ru: "слово")
      case .translations: LocalizedText(en: "translations", ru: "переводы")
      case .note: WordPhrases.note
      case .tags: WordPhrases.tags
      case .examples: WordPhrases.examples
      }
    }
  }

  let word: Word
  /// The languages of the word after the change.
  var direction: Direction
  var form: Form<Field>

  init(_ word: Word) {
    self.word = word
    direction = word.direction
    form = Form(Field.allCases) { Self.text(of: $0, word) }
  }

  /// The changes to the word.
  func edit() throws(Problem) -> WordEdit {
    var edit = WordEdit()
    if form.isChanged(.text) {
      let text = form[.text]
      do throws(UserTextProblem) { edit.text = try UserText(text) } catch { throw Problem(error, in: text) }
      if edit.text?.description == word.text { edit.text = nil }
    }
    if direction.from != word.direction.from { edit.from = direction.from }
    if direction.to != word.direction.to { edit.to = direction.to }
    if form.isChanged(.translations) { edit.translations = try acceptable(Self.parts(form[.translations], by: ";")) }
    if form.isChanged(.note) {
      let note = form[.note]
      edit.note = note.isBlank ? "" : try acceptable([note])[0]
    }
    if form.isChanged(.tags) {
      let tags = try acceptable(Self.parts(form[.tags], by: ","))
      edit.tags = tags.filter { !word.tags.contains($0) }
      edit.removedTags = word.tags.filter { !tags.contains($0) }
    }
    if form.isChanged(.examples) {
      edit.examples = try acceptable(Self.parts(form[.examples], by: "|")).map { text in
        word.examples.first { $0.text == text } ?? WordExample(text)
      }
    }
    return edit
  }

  private static func text(of field: Field, _ word: Word) -> String {
    switch field {
    case .text: word.text
    case .translations: word.translations.joined(separator: "; ")
    case .note: word.note ?? ""
    case .tags: word.tags.joined(separator: ", ")
    case .examples: word.examples.map(\.text).joined(separator: " | ")
    }
  }

  private static func parts(_ text: String, by separator: Character) -> [String] {
    text.split(separator: separator).map(String.init).filter { !$0.isBlank }
  }
}

struct EditorView {
  let form: Form<EditorForm.Field>
  let direction: Direction
  let problem: PersonalDictionaryProblem?

  private static let separators = LocalizedText(
    en:
      "Separate translations by semicolons, tags by commas, sentences by |. Without translations of your own the dictionaries’ are shown.",
    ru: "Переводы разделяются точкой с запятой, метки — запятой, предложения — знаком |. Если своих переводов нет, показаны словарные."
  )

  func body(in area: ViewArea) -> ScreenBody {
    form.body(in: area, notice: notice(area)) { $0.name }
  }

  func notice(_ area: ViewArea) -> [StyledLine] {
    languages(area)
      + (problem.map { NoticeLines.notice(Problem($0).sentence, area, .warning) } ?? NoticeLines.notice(Self.separators, area))
  }

  private func languages(_ area: ViewArea) -> [StyledLine] {
    let names = [direction.from, direction.to].map { LanguageName.of($0)(area.language) }
    return [StyledLine("  \(direction)", .accent).appending("  " + names.joined(separator: " → "), .dim).cut(to: area.size.columns)]
  }
}
