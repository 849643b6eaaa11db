package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// The fields of a word that a form can change, each as one line of text.
package struct WordFields: Equatable {
  package enum Field: String, CaseIterable, Sendable {
    case text
    case translations
    case note
    case tags
    case examples

    package var name: LocalizedText {
      switch self {
      case .text: LocalizedText(en: "word", ru: "слово")
      case .translations: LocalizedText(en: "translations", ru: "переводы")
      case .note: WordPhrases.note
      case .tags: WordPhrases.tags
      case .examples: WordPhrases.examples
      }
    }
  }

  package static let separators = LocalizedText(
    en:
      "Separate translations by semicolons, tags by commas, sentences by |. Without translations of your own the dictionaries’ are shown.",
    ru: "Переводы разделяются точкой с запятой, метки — запятой, предложения — знаком |. Если своих переводов нет, показаны словарные."
  )

  private var values: [Field: String] = [:]

  /// - Parameter value: The text of each field.
  package init(_ value: (Field) -> String) { for field in Field.allCases { values[field] = value(field) } }

  /// The fields of a word as it is.
  package init(_ word: Word) { self.init { Self.text(of: $0, word) } }

  package subscript(field: Field) -> String { values[field] ?? "" }

  /// The changes to a word that has these fields from now on. What is as it was is not changed.
  package func edit(of word: Word) throws(Problem) -> WordEdit {
    let before = WordFields(word)
    func isChanged(_ field: Field) -> Bool { self[field] != before[field] }
    var edit = WordEdit()
    if isChanged(.text) {
      edit.text = try UserText(accepting: self[.text])
      if edit.text?.description == word.text { edit.text = nil }
    }
    if isChanged(.translations) { edit.translations = try acceptable(Self.parts(self[.translations], by: ";")) }
    if isChanged(.note) {
      let note = self[.note]
      edit.note = note.isBlank ? "" : try UserText(accepting: note).description
    }
    if isChanged(.tags) {
      let tags = try acceptable(Self.parts(self[.tags], by: ","))
      edit.tags = tags.filter { !word.tags.contains($0) }
      edit.removedTags = word.tags.filter { !tags.contains($0) }
    }
    if isChanged(.examples) {
      edit.examples = try acceptable(Self.parts(self[.examples], by: "|")).map { text in
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
