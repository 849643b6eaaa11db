import AnkiPackages
import CoreModule
import CoreModuleTesting
import Foundation
import Testing

/// The examples of the README do what they say.
struct ReadmeTests {
  @Test func `words are written, and read`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/cards.apkg"
    let now = Samples.now
    let identity = try #require(UUID(uuidString: "7B1D3C1E-0000-4000-8000-000000000001"))
    let type = AnkiNoteType(
      words: "glot", word: "Word", translation: "Translation", others: ["Example"], directions: ("Recognise", "Recall"))
    let deck = AnkiDeck(named: "Spanish")
    let collection = AnkiCollection(created: now, decks: [deck], noteTypes: [type])
    let writer = try AnkiPackageWriter(path: path, collection: collection, modified: now)
    let cards = [AnkiCard(id: 1, deck: deck.id), AnkiCard(id: 2, template: 1, deck: deck.id)]
    try writer.add([
      AnkiNote(id: 1, guid: identity.uuidString, noteType: type.id, modified: now, fields: ["casa", "house", "Mi casa."], cards: cards)
    ])
    try writer.finish()

    let reader = try AnkiPackageReader(path: path, temporaryFolder: folder.path)
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
}
