import AnkiPackages
import CoreModule
import CoreModuleTesting
import Foundation
import Testing

struct ReadmeTests {
  @Test func `the examples in the README do what they say`() throws {
    let temporary = TemporaryFolder()
    let (folder, path, now, startOfFirstDay) = (temporary.path, temporary.path + "/cards.apkg", Samples.now, Samples.now)
    let identity = try #require(UUID(uuidString: "7B1D3C1E-0000-4000-8000-000000000001"))

    let deck = AnkiDeck(named: "Spanish")
    let type = AnkiNoteType(
      words: "glot", word: "Word", translation: "Translation", others: ["Example"], directions: ("Recognise", "Recall"))
    let writer = try AnkiPackageWriter(
      path: path, collection: AnkiCollection(created: startOfFirstDay, decks: [deck], noteTypes: [type]), modified: now)
    let cards = [AnkiCard(id: 1, deck: deck.id), AnkiCard(id: 2, template: 1, deck: deck.id)]
    let fields = ["casa", "house", "Mi casa."]
    try writer.add([AnkiNote(id: 1, guid: identity.uuidString, noteType: type.id, modified: now, fields: fields, cards: cards)])
    try writer.finish()

    let reader = try AnkiPackageReader(path: path, temporaryFolder: folder)
    let languages = AnkiLanguages(word: "es", translation: "en")
    let samples = try reader.samples()
    let mappings = reader.collection.noteTypes.map { AnkiFieldMapping(guessing: $0, samples: samples, languages: languages) }
    let types = reader.collection.noteTypes.map(\.id)
    var words: [AnkiWord] = []
    while case let notes = try reader.nextNotes(), !notes.isEmpty {
      for note in notes { words += types.firstIndex(of: note.noteType).map { mappings[$0].words(of: note) } ?? [] }
    }

    #expect(words.map(\.word) == ["casa"])
    #expect(words.map(\.translations) == [["house"]] && words.map(\.examples) == [["Mi casa."]])
  }

  @Test func `the README has the lines that are tested`() throws {
    let test = URL(filePath: #filePath)
    let readme = try String(contentsOf: test.deletingLastPathComponent().appending(path: "../../README.md"), encoding: .utf8)
    let tested = try String(contentsOf: test, encoding: .utf8).split(separator: "\n").map { $0.drop { $0 == " " } }
    let examples = readme.split(separator: "```").filter { $0.hasPrefix("swift\n") }
    #expect(examples.count == 2)
    for line in examples.flatMap({ $0.split(separator: "\n").dropFirst() }) {
      #expect(tested.contains(line.drop { $0 == " " }), "\(line)")
    }
  }
}
