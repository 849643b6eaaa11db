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
