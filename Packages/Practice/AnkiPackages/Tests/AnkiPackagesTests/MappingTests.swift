import AnkiPackages
import CoreModule
import Testing

struct MappingTests {
  @Test(arguments: [
    (["Front", "Back"], "w t"), (["Vorderseite", "Rückseite"], "w t"), (["Anverso", "Reverso"], "w t"), (["Recto", "Verso"], "w t"),
    (["Fronte", "Retro"], "w t"), (["Frente", "Verso"], "w t"), (["Лицевая сторона", "Оборотная сторона"], "w t"), (["表面", "裏面"], "w t"),
    (["Wort", "Übersetzung", "Beispielsatz", "Schlagwörter"], "w t e g"), (["Слово", "Перевод", "Пример", "Примечание"], "w t e n"),
    (["Palabra", "Significado", "Oración", "Imagen"], "w t e s"), (["Mot", "Traduction", "Exemple", "Prononciation"], "w t e n"),
    (["English", "Spanish"], "t w"), (["Español", "Inglés", "Ejemplo"], "w t e"), (["Английский", "Испанский"], "t w"),
    (["ID", "Expression", "Reading", "Meaning", "Word Audio", "Sentence", "Sentence Translation"], "s w n t s e n"),
    (["x", "y", "z"], "w t n"), (["Definition", "Term"], "t w"), (["Front", "Back", "Add Reverse"], "w t s"), (["Only"], "w"),
    (["Word", "Meaning", "Meaning 2"], "w t n"), (["Front Text", "Back Text", "Extra"], "w t n"),
  ])
  func `roles are guessed by names and places`(fields: [String], roles: String) {
    let type = AnkiNoteType(id: 1, name: "t", fields: fields, templates: [])
    let mapping = AnkiFieldMapping(guessing: type, languages: AnkiLanguages(word: "es", translation: "en"))
    #expect(Self.letters(mapping) == roles)
  }

  @Test(arguments: [
    (["Front", "Back"], ["house", "дом"], "t w"), (["Front", "Back"], ["дом", "house"], "w t"),
    (["1", "2", "3"], ["7", "house", "дом"], "n t w"),
    // A name that says what is in it counts more than the script.
    (["Translation", "Word"], ["дом", "house"], "t w"), (["a", "b", "c"], ["дом", "", "house"], "w s t"),
  ])
  func `roles are guessed by the script of the texts`(fields: [String], texts: [String], roles: String) {
    let type = AnkiNoteType(id: 1, name: "t", fields: fields, templates: [])
    let notes = (0..<3).map { AnkiNote(id: $0, guid: "\($0)", noteType: 1, modified: Samples.now, fields: texts) }
    let mapping = AnkiFieldMapping(guessing: type, samples: notes, languages: AnkiLanguages(word: "ru", translation: "en"))
    #expect(Self.letters(mapping) == roles)
  }

  @Test func `Japanese is told from Chinese script and from Latin`() {
    let type = AnkiNoteType(id: 1, name: "t", fields: ["Front", "Back"], templates: [])
    let notes = [AnkiNote(id: 1, guid: "1", noteType: 1, modified: Samples.now, fields: ["to eat", "食べる"])]
    let mapping = AnkiFieldMapping(guessing: type, samples: notes, languages: AnkiLanguages(word: "ja", translation: "en"))
    #expect(Self.letters(mapping) == "t w")
  }

  @Test func `the text of a note with gaps is its word`() {
    let type = AnkiNoteType(
      id: 1, name: "Cloze", kind: .cloze, fields: ["Title", "Text", "Back Extra"],
      templates: [AnkiNoteType.Template(name: "Cloze", question: "{{cloze:Text}}", answer: "{{cloze:Text}}<br>{{Back Extra}}")])
    #expect(Self.letters(AnkiFieldMapping(guessing: type)) == "n w n")
  }

  @Test func `the roles can be changed`() {
    var mapping = AnkiFieldMapping([.word, .translation])
    mapping.roles.swapAt(0, 1)
    let note = AnkiNote(id: 1, guid: "a", noteType: 1, modified: Samples.now, fields: ["house", "casa"])
    #expect(mapping.words(of: note).map(\.word) == ["casa"])
  }

  @Test(arguments: [
    ("La casa.<br>Una casa.", "—<br>Emma", ["La casa.", "Una casa."], ["", "Emma"], ""), ("", "Emma", [], ["Emma"], "Emma"),
  ])
  func `an origin is that of a sentence, else of the word`(
    example: String, origin: String, examples: [String], origins: [String], note: String
  ) throws {
    let type = AnkiNoteType(id: 1, name: "t", fields: ["Word", "Translation", "Example", "Origin"], templates: [])
    let fields = ["casa", "house", example, origin]
    let word = try #require(
      AnkiFieldMapping(guessing: type).words(
        of: AnkiNote(id: 1, guid: "a", noteType: 1, modified: Samples.now, fields: fields)
      ).first)
    #expect(word.examples == examples && word.origins == origins && word.note == note)
  }

  private static func letters(_ mapping: AnkiFieldMapping) -> String {
    let letters: [AnkiFieldRole: String] = [.word: "w", .translation: "t", .example: "e", .note: "n", .tags: "g", .skipped: "s"]
    return mapping.roles.map { letters[$0] ?? "?" }.joined(separator: " ")
  }
}
