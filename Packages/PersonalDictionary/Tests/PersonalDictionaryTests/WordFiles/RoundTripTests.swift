import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

/// Written files are read back unchanged.
@MainActor
struct RoundTripTests {
  @Test(arguments: [WordFileFormat.csv, .tsv])
  func `a table loses nothing that a person would miss`(format: WordFileFormat) async throws {
    let (old, new) = (DictionaryFixture(), DictionaryFixture())
    try await old.keep(
      try word("a, \"b\"", ["c; d", "e"]), try word("casa", [], in: .initial.reversed), try word("x\ty", [";"])
    )
    let number = try await old.stored()[0].number
    var edit = WordEdit()
    (edit.note, edit.tags, edit.isStarred) = ("line, \"two\"", ["a,b", "c d"], true)
    edit.examples = [WordExample("Una; \"frase\", larga", origin: "Emma, \"1\""), WordExample("Otra")]
    _ = try await old.words.edit([number], edit)
    let words = try await old.stored()
    let text = try #require(WordFileText.of(words.reversed(), in: format))
    for _ in 1...2 {
      let model = new.build().wordImport.build()
      await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(text.utf8))))
      #expect(model.state.problem == nil && model.state.bad.isEmpty)
    }
    let back = try await new.stored()
    #expect(back.map(\.text) == words.map(\.text) && back.map(\.ownTranslations) == words.map(\.ownTranslations))
    #expect(back.map(\.note) == words.map(\.note) && back.map(\.tags) == words.map(\.tags))
    #expect(back.map(\.examples) == words.map(\.examples))
    #expect(back.map(\.isStarred) == words.map(\.isStarred) && back.map(\.direction) == words.map(\.direction))
  }

  @Test func `a vocabulary file comes back with its languages`() async throws {
    let old = DictionaryFixture()
    try await old.keep(
      try word("<a> & b", ["c; d", "e"]), try word("кот", ["cat"], in: .initial.reversed), try word("x", ["a; b"])
    )
    let text = try #require(WordFileText.of(try await old.stored(), in: .kvtml))
    let records = try read(KVTMLReader(), text)
    #expect(short(records).map { $0.drop { $0 != " " } } == [" x = a; b", " кот = cat", " <a> & b = c; d | e"])
    #expect(records.map(\.content?.from) == ["en", "ru", "en"])
  }

  @Test func `a vocabulary file of several languages keeps that of a missing translation`() async throws {
    let old = DictionaryFixture()
    let other = try #require(Direction(from: .spanish, to: .german))
    try await old.keep(try word("one", ["раз"]), try word("casa", [], in: other))
    let records = try read(KVTMLReader(), try #require(WordFileText.of(try await old.stored(), in: .kvtml)))
    #expect(records.map(\.content?.to) == ["de", "ru"])
  }

  @Test(arguments: [WordFileFormat.anki, .kvtml])
  func `sentences come back from cards and vocabulary files`(format: WordFileFormat) async throws {
    let old = DictionaryFixture()
    try await old.keep(try word("casa", ["house"]))
    var edit = WordEdit()
    edit.examples = [WordExample("La casa & <yo>; sí.", origin: "Emma"), WordExample("Una\tcasa.")]
    _ = try await old.words.edit([try await old.stored()[0].number], edit)
    let text = try #require(WordFileText.of(try await old.stored(), in: format))
    let records = try format == .anki ? read(AnkiReader(), text) : read(KVTMLReader(), text)
    #expect(records.first?.content?.examples.map(\.text) == edit.examples?.map(\.text))
    #expect(records.first?.content?.examples.map(\.origin) == (format == .anki ? ["Emma", nil] : [nil, nil]))
  }

  @Test func `quotation marks come back from cards`() async throws {
    let old = DictionaryFixture()
    try await old.keep(try word("\"quoted\"", ["\"q\" x"]), try word("\"all\" of it", ["y"]), try word("casa", ["house"]))
    let words = try await old.stored()
    let text = try #require(WordFileText.of(words, in: .quizlet))
    for pieces in [1, 1 << 20] {
      let contents = try read(DelimitedReader(), text, pieces: pieces).map { try #require($0.content) }
      #expect(contents.map(\.text) == words.map(\.text) && contents.map(\.translations) == words.map(\.translations))
    }
    #expect(try short(read(DelimitedReader(), "\"quoted\"\t\"q\" x\n")) == ["1: \"quoted\" = \"q\" x"])
    #expect(try short(read(DelimitedReader(), "casa\thouse\n\"quoted\"\tq\n")) == ["1: casa = house", "2: \"quoted\" = q"])
  }

  @Test(arguments: [
    ("\"casa\"\t\"house\"\n", ["1: casa = house"]), ("casa\t\"house, home\"\n", ["1: casa = house, home"]),
    ("casa\t\"say \"\"hi\"\"\"\n", ["1: casa = say \"hi\""]), ("word\ttranslation\n\"casa\"\thouse\n", ["2: casa = house"]),
  ])
  func `a table with tabs keeps to its quotation marks`(text: String, expected: [String]) throws {
    #expect(try short(read(DelimitedReader(), text)) == expected)
  }

  @Test func `cards for Quizlet and Anki are one line each`() async throws {
    let old = DictionaryFixture()
    try await old.keep(try word("casa", ["house", "home"]))
    #expect(WordFileText.of(try await old.stored(), in: .quizlet) == "casa\thouse; home\n")
    #expect(try short(read(AnkiReader(), WordFileText.of(try await old.stored(), in: .anki) ?? "")) == ["5: casa = house | home"])
  }
}
