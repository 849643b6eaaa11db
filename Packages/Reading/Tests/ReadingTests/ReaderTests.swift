import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct ReaderTests {
  private static let story = ["La casa azul.", "…", "El perro vio a Madrid. Dio cuenta de la casa.", "Los perros achacan."]

  private func open(
    _ fixture: ReadingFixture, _ reference: TextReference = .path("/a.txt"), languages: LanguageChoice = ReadingFixture.spanish
  ) async -> ReaderViewModel {
    let reader = fixture.graph.reader.build()
    await reader.open(reference, languages)
    return reader
  }

  private func form(_ reader: ReaderViewModel) -> String? {
    reader.state.text.flatMap { reader.state.block($0.place.block) }.flatMap { block in reader.state.word.map(block.form) }
  }

  @Test func `what the text lacks is known`() async {
    var fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let texts = MemoryTexts(["/a.txt": Self.story], remarks: ["/a.txt": [.missingPart("b.xhtml")]])
    (fixture.textOpener, fixture.fileDigest) = (texts, texts.digest)
    let reader = await open(fixture)
    #expect(reader.state.remarks == [.missingPart("b.xhtml")])
    await reader.count()
    #expect(reader.state.remarks == [.missingPart("b.xhtml")])
  }

  @Test func `the cursor goes from word to word, over blocks without words`() async {
    let reader = await open(ReadingFixture(texts: ["/a.txt": Self.story]))
    #expect(form(reader) == "La")
    var forms: [String] = []
    for _ in 0..<4 {
      await reader.moveForward()
      forms.append(form(reader) ?? "")
    }
    #expect(forms == ["casa", "azul", "El", "perro"])
    for _ in 0..<2 { await reader.moveBackward() }
    #expect(form(reader) == "azul")
    for _ in 0..<30 { await reader.moveForward() }
    #expect(form(reader) == "achacan")
    for _ in 0..<30 { await reader.moveBackward() }
    #expect(form(reader) == "La")
    #expect(reader.state.blockCount == 4)
    #expect(reader.state.text?.title == "Title of /a.txt")
  }

  @Test func `moves within what was read do not wait for more, which is read ahead`() async {
    let fixture = ReadingFixture(texts: ["/a.txt": (0..<40).map { "La casa \($0)" }])
    let reader = fixture.graph.reader.build(blocksBefore: 4, blocksAfter: 6)
    await reader.open(.path("/a.txt"), ReadingFixture.spanish)
    #expect(!reader.isNearEdge)
    let before = reader.state.blocks.map(\.number)
    await reader.move(to: TextPlace(block: 5, word: 1))
    #expect(reader.state.text?.place == TextPlace(block: 5, word: 1))
    #expect(reader.isNearEdge && reader.state.blocks.map(\.number) == before)
    await reader.readAhead()
    #expect(!reader.isNearEdge && reader.state.blocks.contains { $0.number == 10 })
    #expect(reader.state.text?.place == TextPlace(block: 5, word: 1) && form(reader) == "casa")
    for _ in 0..<90 { await reader.moveForward() }
    #expect(reader.state.text?.place == TextPlace(block: 39, word: 1))
  }

  @Test func `the next unknown word is found, and its entry is there`() async {
    let reader = await open(
      ReadingFixture(["el": .known, "casa": .known, "azul": .known, "perro": .learning], texts: ["/a.txt": Self.story]))
    await reader.moveToNextUnknown()
    #expect(reader.state.entry?.headword == "perro")
    #expect(reader.state.entry?.translations == ["dog"])
    await reader.moveToNextUnknown()
    #expect(reader.state.entry?.headword == "ver")
    for _ in 0..<9 { await reader.moveToNextUnknown() }
    #expect(reader.state.entry?.headword == "achacar")
  }

  @Test func `a word is kept with its sentence and where it is from`() async {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    await reader.move(to: TextPlace(block: 2, word: 1))
    await reader.keep()
    let word = TextWord(headword: "perro", translations: ["dog"], rank: 300)
    #expect(
      await fixture.words.kept == [WordToKeep(word, form: "perro", sentence: "El perro vio a Madrid.", origin: "Title of /a.txt")])
    #expect(reader.state.lastChange == .kept("perro"))
    #expect(reader.state.blocks.flatMap(\.words).filter { $0.word.headword == "perro" }.map(\.standing) == [.kept, .kept])
    await reader.keep()
    #expect(reader.state.lastChange == .wasKept("perro"))
  }

  @Test func `a word is marked as known or ignored, and the mark taken away`() async throws {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    await reader.moveForward()
    await reader.markKnown()
    #expect(reader.state.blocks.flatMap(\.words).filter { $0.word.headword == "casa" }.map(\.standing) == [.known, .known])
    #expect(reader.state.lastChange == .marked("casa", .known))
    await reader.ignore()
    #expect(reader.state.word?.standing == .ignored)
    await reader.ignore()
    #expect(reader.state.word?.standing == .new)
    #expect(reader.state.lastChange == .marked("casa", nil))
    #expect(try await fixture.store.marks(after: 0, limit: 9).items == [])
  }

  @Test func `the longest phrase around the cursor is taken, and left again`() async {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    await reader.move(to: TextPlace(block: 2, word: 6))
    #expect(form(reader) == "cuenta")
    await reader.takePhrase()
    #expect(reader.state.entry?.headword == "dar cuenta de")
    #expect(reader.state.phrase?.words == 5..<8)
    await reader.keep()
    #expect(await fixture.words.kept.map(\.form) == ["Dio cuenta de"])
    reader.showEntry()
    #expect(fixture.router.destinations == [.entry(headword: "dar cuenta de", languages: SampleReading.languages)])
    await reader.takePhrase()
    #expect(reader.state.entry?.headword == "cuenta")
    await reader.move(to: TextPlace(block: 0, word: 1))
    await reader.takePhrase()
    #expect(reader.state.lastChange == .noPhrase)
  }

  @Test(arguments: [
    ("Er gab nach langem Kampf nicht auf.", 1, "aufgeben", 1..<7), ("Er gab nach langem Kampf nicht auf.", 6, "aufgeben", 1..<7),
    ("Er gab auf, und sie stand auf.", 1, "aufgeben", 1..<3), ("Er gab auf, und sie stand auf.", 5, "aufstehen", 5..<7),
    ("Er freut sich nicht.", 1, "sich freuen", 1..<3), ("Er hat sich sehr gefreut.", 2, "sich freuen", 2..<5),
    ("Tuvo muy en cuenta eso.", 0, "tener en cuenta", 0..<4), ("Tuvo en cuenta eso.", 2, "tener en cuenta", 0..<3),
  ])
  func `the words of a verb may stand apart`(text: String, word: Int, headword: String, words: Range<Int>) async {
    func verb(_ headword: String, _ forms: String...) -> (word: TextWord, forms: [String]) {
      (TextWord(headword: headword, partOfSpeech: "verb", translations: ["“\(headword)”"]), forms)
    }
    var fixture = ReadingFixture(texts: ["/a.txt": [text]])
    fixture.textDictionary = TextWordList([
      verb("aufgeben", "gab auf", "er gab auf"), verb("nachgeben", "gab nach", "er gab nach"), verb("aufstehen", "stand auf"),
      verb("tener en cuenta", "tuvo en cuenta"), verb("geben", "gab", "er gab"), verb("stehen", "stand"), verb("tener", "tuvo"),
      verb("freuen", "freut", "gefreut"), verb("sich freuen"), verb("haben", "hat"),
      (TextWord(headword: "muy", partOfSpeech: "adverb", translations: ["very"]), []),
    ])
    let reader = await open(fixture, languages: LanguageChoice(from: text.hasPrefix("Er") ? "de" : "es", usual: SampleReading.languages))
    await reader.move(to: TextPlace(block: 0, word: word))
    await reader.takePhrase()
    #expect(reader.state.entry?.headword == headword)
    #expect(reader.state.phrase?.words == words)
  }

  @Test func `the phrase that a word belongs to is shown beside it, with its standing, and marked as a whole`() async {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    await reader.move(to: TextPlace(block: 2, word: 6))
    #expect(reader.state.entry?.headword == "cuenta")
    #expect(reader.state.phraseAtCursor?.word.headword == "dar cuenta de")
    #expect(reader.state.phraseAtCursor?.standing == .new)
    await reader.count()
    let before = reader.state.text?.count
    await reader.takePhrase()
    await reader.markKnown()
    #expect(reader.state.phrase?.standing == .known && reader.state.phraseAtCursor?.standing == .known)
    #expect(reader.state.word?.standing == .new)
    // The words of a phrase count as words.
    #expect(reader.state.text?.count == before.map { WordCount(words: $0.words, known: $0.known + 3) })
    await reader.move(to: TextPlace(block: 0, word: 1))
    #expect(reader.state.phraseAtCursor == nil)
  }

  @Test func `a phrase that no dictionary lists is asked for`() async {
    var fixture = ReadingFixture(texts: ["/a.txt": ["Il a pris part au combat."]])
    fixture.textDictionary = UnlistedPhrases(
      base: TextWordList([(TextWord(headword: "prendre part", partOfSpeech: "verb", translations: ["…"]), ["pris part", "a pris part"])]))
    let reader = await open(fixture, languages: LanguageChoice(from: "fr", usual: SampleReading.languages))
    await reader.move(to: TextPlace(block: 0, word: 2))
    #expect(reader.state.phraseAtCursor == nil)
    await reader.takePhrase()
    #expect(reader.state.entry?.headword == "prendre part")
    #expect(reader.state.phrase?.words == 2..<4)
  }

  @Test func `what only adds an article or a subject to a word is no phrase`() async {
    var fixture = ReadingFixture(texts: ["/a.txt": ["La casa."]])
    fixture.textDictionary = TextWordList([(TextWord(headword: "casa", translations: ["house"]), ["la casa"])])
    let reader = await open(fixture)
    await reader.move(to: TextPlace(block: 0, word: 1))
    await reader.takePhrase()
    #expect(reader.state.phrase == nil && reader.state.lastChange == .noPhrase)
  }

  @Test func `the place is remembered, also when the file was moved or changed`() async throws {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    await reader.move(to: TextPlace(block: 3, word: 1))
    await reader.remember()
    let id = try #require(reader.state.text?.id)
    #expect(await open(fixture, .text(id)).state.text?.place == TextPlace(block: 3, word: 1))

    var moved = fixture
    (moved.textOpener, moved.fileDigest) = (MemoryTexts(["/b.txt": Self.story]), MemoryTexts(["/b.txt": Self.story]).digest)
    #expect(await open(moved, .text(id)).state.problem == .moved(try #require(reader.state.text)))
    let found = await open(moved, .path("/b.txt"))
    #expect(found.state.text?.id == id)
    #expect(found.state.text?.place == TextPlace(block: 3, word: 1))
    #expect(try await fixture.store.recentTexts(limit: 9).map(\.path) == ["/b.txt"])

    var changed = fixture
    (changed.textOpener, changed.fileDigest) = (MemoryTexts(["/b.txt": ["La casa."]]), MemoryTexts(["/b.txt": ["La casa."]]).digest)
    let shorter = await open(changed, .text(id))
    #expect(shorter.state.isChanged)
    #expect(form(shorter) == "casa")
  }

  @Test func `a long text is read around the cursor, and every block of it can be reached`() async {
    let blocks = (0..<1000).map { "Palabra y casa \($0)." }
    let reader = await open(ReadingFixture(texts: ["/a.txt": blocks]))
    #expect(reader.state.blocks.count < 200)
    #expect(reader.state.blockCount == nil)
    await reader.move(to: TextPlace(block: 700, word: 2))
    #expect(reader.state.text?.place == TextPlace(block: 700, word: 2))
    #expect(reader.state.block(700)?.block.text == "Palabra y casa 700.")
    await reader.show(block: 10)
    #expect(reader.state.block(10) != nil)
    #expect(reader.state.text?.place == TextPlace(block: 700, word: 2))
    await reader.moveForward()
    #expect(reader.state.text?.place == TextPlace(block: 701, word: 0))
    await reader.show(block: 10)
    await reader.moveBackward()
    #expect(reader.state.text?.place == TextPlace(block: 700, word: 2))
    await reader.move(to: TextPlace(block: 5000, word: 9))
    #expect(reader.state.text?.place == TextPlace(block: 999, word: 2))
    #expect(reader.state.blockCount == 1000)
    var places: [TextPlace] = []
    for _ in 0..<400 {
      await reader.moveBackward()
      if let place = reader.state.text?.place { places.append(place) }
    }
    #expect(places == (0..<400).map { TextPlace(block: 999 - ($0 + 1) / 3, word: 2 - ($0 + 1) % 3) })
  }

  @Test func `of a text with very long blocks only a few are held, and all can be reached`() async {
    let block = String(repeating: "casa y perro ", count: 5000)
    let reader = await open(
      ReadingFixture(["casa": .known, "y": .known, "perro": .known], texts: ["/a.txt": (0..<9).map { _ in block } + ["azul"]]))
    #expect(reader.state.blocks.count < 5)
    await reader.moveToNextUnknown()
    #expect(reader.state.text?.place == TextPlace(block: 9, word: 0))
    await reader.moveBackward()
    #expect(reader.state.text?.place == TextPlace(block: 8, word: 14_999))
    #expect(reader.state.blocks.reduce(0) { $0 + $1.block.text.utf8.count } < 400_000)
  }

  @Test func `the next unknown word is found far away`() async {
    let blocks = (0..<900).map { $0 == 800 ? "casa azul" : "casa" }
    let reader = await open(ReadingFixture(["casa": .known], texts: ["/a.txt": blocks]))
    await reader.moveToNextUnknown()
    #expect(reader.state.text?.place == TextPlace(block: 800, word: 1))
    await reader.moveToNextUnknown()
    #expect(reader.state.text?.place == TextPlace(block: 800, word: 1))
  }

  @Test func `the unknown word before is found far away`() async {
    let blocks = (0..<900).map { $0 == 100 ? "casa azul" : "casa" }
    let reader = await open(ReadingFixture(["casa": .known], texts: ["/a.txt": blocks]))
    await reader.move(to: TextPlace(block: 899))
    for _ in 1...2 {
      await reader.moveToPreviousUnknown()
      #expect(reader.state.text?.place == TextPlace(block: 100, word: 1))
    }
  }

  @Test func `the share of known words follows each mark, also when it is taken back elsewhere`() async throws {
    let fixture = ReadingFixture(texts: ["/a.txt": Array(repeating: "El perro vio azul.", count: 300)])
    let reader = await open(fixture)
    await reader.count()
    #expect(reader.state.text?.count == WordCount(words: 1200, known: 0))
    await reader.markKnown()
    #expect(reader.state.text?.count == WordCount(words: 1200, known: 300))
    await reader.remember()
    #expect(try await fixture.store.recentTexts(limit: 1).first?.count?.known == 300)
    try await fixture.store.mark(["el"], in: "es", as: nil, at: SampleReading.noon)
    try await fixture.store.mark(["perro", "azul"], in: "es", as: .ignored, at: SampleReading.noon)
    await reader.reload()
    await reader.count()
    #expect(reader.state.text?.count == WordCount(words: 1200, known: 600))
    #expect(try await fixture.store.recentTexts(limit: 1).first?.count?.known == 600)
  }

  @Test func `the words of the whole text are counted and the count is stored`() async throws {
    let fixture = ReadingFixture(["casa": .known], texts: ["/a.txt": (0..<300).map { _ in "casa azul" }])
    let reader = await open(fixture)
    await reader.count()
    #expect(reader.state.text?.count == WordCount(words: 600, known: 300))
    #expect(try await fixture.store.recentTexts(limit: 1).first?.count?.share == 0.5)
  }

  @Test func `what was changed elsewhere is seen after a reload`() async throws {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    try await fixture.store.mark(["casa"], in: "es", as: .known, at: SampleReading.noon)
    await reader.reload()
    #expect(reader.state.blocks[0].words[1].standing == .known)
  }

  @Test func `what cannot be opened is told`() async {
    let fixture = ReadingFixture(texts: ["/empty.txt": [], "/signs.txt": ["… 123"], "/chinese.txt": ["我 1"]])
    #expect(await open(fixture).state.problem == .text(TextFileError(path: "/a.txt", .file(.missing))))
    #expect(await open(fixture, .text(SampleReading.id(1))).state.problem == .noSuchText(SampleReading.id(1)))
    let reader = fixture.graph.reader.build()
    await reader.open(.path("/signs.txt"), ReadingFixture.anyLanguage)
    #expect(reader.state.problem == .noWords)
    await reader.open(.path("/empty.txt"), ReadingFixture.anyLanguage)
    #expect(reader.state.problem == .noWords)
    await reader.open(.path("/chinese.txt"), ReadingFixture.anyLanguage)
    #expect(reader.state.problem == .unknownLanguage)
    for path in ["/empty.txt", "/signs.txt"] {
      let empty = await open(fixture, .path(path))
      #expect(empty.state.problem == nil)
      await empty.moveForward()
      await empty.moveBackward()
      await empty.moveToNextUnknown()
      await empty.takePhrase()
      await empty.keep()
      await empty.markKnown()
      await empty.count()
      empty.showEntry()
      #expect(empty.state.word == nil && empty.state.problem == nil)
    }
  }

  @Test func `a store that fails is told, and nothing is lost`() async {
    let fixture = ReadingFixture(texts: ["/a.txt": Self.story])
    let reader = await open(fixture)
    fixture.store.storage.fail(reading: nil, writing: .diskFull(path: "x"))
    await reader.markKnown()
    #expect(reader.state.problem == .storage(.diskFull(path: "x")))
    #expect(reader.state.blocks.count == 4)
    await reader.moveForward()
    #expect(reader.state.problem == nil)
  }
}

/// A dictionary that does not tell which phrases it has.
private struct UnlistedPhrases: TextDictionary {
  let base: TextWordList

  func words(_ forms: [String], in languages: LanguagePair) async -> [TextWord?] { base.words(forms, in: languages) }
  func phrases(in languages: LanguagePair) async -> [String] { [] }
  func rankedHeadwords(in languages: LanguagePair) async -> Int { 0 }
  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] { [] }
}
