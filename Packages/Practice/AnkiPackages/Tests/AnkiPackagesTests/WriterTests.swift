import AnkiPackages
import CoreModule
import CoreModuleTesting
import Foundation
import Testing

struct WriterTests {
  let folder = TemporaryFolder()

  private func read(_ name: String) throws -> (AnkiCollection, [AnkiNote]) {
    let reader = try AnkiPackageReader(path: folder.path + "/" + name, temporaryFolder: folder.path)
    var notes: [AnkiNote] = []
    while case let portion = try reader.nextNotes(), !portion.isEmpty { notes += portion }
    #expect(try reader.media().isEmpty)
    return (reader.collection, notes)
  }

  @Test func `what was written is read`() throws {
    try Samples.write(Samples.notes, to: folder.path + "/cards.apkg")
    let (collection, notes) = try read("cards.apkg")
    #expect(notes == Samples.notes)
    #expect(collection.noteTypes == [Samples.type])
    #expect(collection.decks == Samples.collection.decks)
    #expect(collection.created == Samples.collection.created)
    #expect(collection.noteCount == 3 && collection.cardCount == 6 && collection.reviewCount == 2)
  }

  @Test func `the same notes give the same bytes, and no other file stays`() throws {
    try Samples.write(Samples.notes, to: folder.path + "/a.apkg")
    try Samples.write(Samples.notes, to: folder.path + "/b.apkg")
    #expect(try folder.bytes(of: "a.apkg") == folder.bytes(of: "b.apkg"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.apkg", "b.apkg"])
  }

  @Test func `numbers that are taken become the next free ones`() throws {
    let notes = (Int64(0)..<5).map { place in
      var note = Samples.note(place, ["palabra \(place)", "word", "", ""], cards: [Samples.learnt(0)])
      (note.id, note.cards[0].id) = (1000, place == 3 ? 2001 : 2000)
      return note
    }
    try Samples.write(notes, to: folder.path + "/cards.apkg")
    let read = try read("cards.apkg").1
    #expect(read.map(\.id) == [1000, 1001, 1002, 1003, 1004])
    #expect(read.map(\.guid) == notes.map(\.guid))
    #expect(Set(read.flatMap(\.cards).map(\.id)) == [2000, 2001, 2002, 2003, 2004])
    #expect(Set(read.flatMap(\.cards).flatMap(\.reviews).map(\.time)).count == 10)
  }

  @Test func `a card in a filtered deck is written into its own`() throws {
    var note = Samples.note(0, ["casa", "house", "", ""], cards: [Samples.learnt(0)])
    (note.cards[0].originalDeck, note.cards[0].originalDueNumber) = (Samples.deck.id, 40)
    (note.cards[0].deck, note.cards[0].dueNumber) = (99, -100_000)
    try Samples.write([note], to: folder.path + "/cards.apkg")
    let card = try #require(try read("cards.apkg").1.first?.cards.first)
    #expect(card.deck == Samples.deck.id && card.due == .day(40) && card.originalDeck == 0)
  }

  @Test func `nothing is at the path before the end, and what was there stays`() throws {
    try folder.write([1, 2, 3], to: "cards.apkg")
    do {
      let writer = try AnkiPackageWriter(path: folder.path + "/cards.apkg", collection: Samples.collection, modified: Samples.now)
      try writer.add(Samples.notes)
      #expect(try folder.bytes(of: "cards.apkg") == [1, 2, 3])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cards.apkg"])
  }

  @Test func `a folder that is missing is told`() {
    let path = folder.path + "/none/cards.apkg"
    #expect(throws: AnkiPackageError.file(UserFileError(path: path, .cannotCreate))) { try Samples.write([], to: path) }
  }

  @Test func `the number of a note type follows from its names`() {
    func type(_ word: String) -> AnkiNoteType {
      AnkiNoteType(words: "glot", word: word, translation: "Translation", directions: ("a", "b"))
    }
    #expect(type("Word").id == type("Word").id)
    #expect(type("Word").id != type("Слово").id)
    #expect(type("Word").templates.map(\.question) == ["{{Word}}", "{{Translation}}"])
  }
}
