import AnkiPackages
import CoreModule
import CoreModuleTesting
import Foundation
import Testing
import ZipFilesTesting

struct ReaderTests {
  let fixture = PackageFixture()

  private func read(_ zip: ZipFixture, limits: AnkiPackageReader.Limits = .init()) throws -> (AnkiCollection, [AnkiNote]) {
    let reader = try AnkiPackageReader(path: try fixture.package(zip), temporaryFolder: fixture.folder.path, limits: limits)
    var notes: [AnkiNote] = []
    while case let portion = try reader.nextNotes(), !portion.isEmpty { notes += portion }
    return (reader.collection, notes)
  }

  private var path: String { fixture.folder.path + "/a.apkg" }
  private let new = PackageFixture.tables + PackageFixture.header(schema: 18)

  @Test func `a new collection is read, and not the notice beside it`() throws {
    let sql =
      new + PackageFixture.note("casa\u{1F}house") + """
        INSERT INTO notetypes VALUES (9, 'Gaps', x'0801'), (10, 'Plain', x'');
        INSERT INTO fields VALUES (9, 0, 'Text', x''), (9, 1, 'Extra', x'');
        INSERT INTO templates VALUES (9, 0, 'Cloze', x'0a0151120141');
        INSERT INTO decks VALUES (1, 'Default', x'0a00'), (2, 'a' || char(31) || 'b', x'1200');
        INSERT INTO cards VALUES (7, 5, 1, 0, 1700000000, 0, 2, 2, 12, 30, 2500, 3, 1, 0, 0, 0, 0, '{"s":1.5,"d":5,"x":[1,{"s":2}]}');
        INSERT INTO revlog VALUES (1700000000123, 7, 0, 3, 30, 10, 2500, 4000, 1), (5, 8, 0, 3, 30, 10, 2500, 4000, 1);
        """
    let notice = try fixture.database(
      PackageFixture.tables + PackageFixture.header(schema: 11) + PackageFixture.note("Please update to the latest Anki version, then"))
    let packed = PackageFixture.compressed(try fixture.database(sql))
    let (collection, notes) = try read(
      ZipFixture(["meta": [8, 3], "collection.anki21b": packed, "collection.anki2": notice, "media": PackageFixture.compressed([])]))
    #expect(collection.noteTypes.map(\.kind) == [.cloze, .normal])
    #expect(collection.noteTypes[0].fields == ["Text", "Extra"])
    #expect(collection.noteTypes[0].templates == [.init(name: "Cloze", question: "Q", answer: "A")])
    #expect(collection.decks == [AnkiDeck(id: 1, name: "Default"), AnkiDeck(id: 2, name: "a::b", isFiltered: true)])
    #expect(notes.count == 1)
    #expect(notes[0].fields == ["casa", "house"] && notes[0].tags == ["a", "b"] && notes[0].guid == "g")
    let card = try #require(notes[0].cards.first)
    #expect(card.data.memory == AnkiCardData.Memory(stability: 1.5, difficulty: 5))
    #expect(collection.moment(of: card.due) == Timestamp(milliseconds: 1_698_811_200_000 + 12 * 86_400_000))
    #expect(card.reviews.map(\.time.milliseconds) == [1_700_000_000_123])
  }

  @Test func `a notice alone is no collection`() throws {
    let notice = try fixture.database(
      PackageFixture.tables + PackageFixture.header(schema: 11) + PackageFixture.note("Please update to the latest Anki version, then"))
    #expect(throws: AnkiPackageError.onlyNotice(path: path)) { try read(ZipFixture(["collection.anki2": notice])) }
    #expect(throws: AnkiPackageError.onlyNotice(path: path)) { try read(ZipFixture(["meta": [8, 3], "collection.anki2": notice])) }
  }

  @Test func `a newer schema is refused, and one that is too old`() throws {
    for (schema, error) in [(19, AnkiPackageError.newerSchema(path: path, 19)), (3, .olderSchema(path: path, 3))] {
      let database = try fixture.database(PackageFixture.tables + PackageFixture.header(schema: schema))
      #expect(throws: error) { try read(ZipFixture(["collection.anki2": database])) }
    }
    #expect(throws: AnkiPackageError.newerSchema(path: path, 4)) { try read(ZipFixture(["meta": [8, 4], "collection.anki21c": []])) }
  }

  @Test func `what is no package is told`() throws {
    #expect(throws: AnkiPackageError.foreign(path: path)) { try read(ZipFixture(["word/document.xml": [1]])) }
    #expect(throws: AnkiPackageError.foreign(path: path)) {
      try read(ZipFixture(["collection.anki2": try fixture.database("CREATE TABLE word (id integer)")]))
    }
    #expect(throws: AnkiPackageError.damaged(path: path)) { try read(ZipFixture(["collection.anki2": Array("no database".utf8)])) }
    #expect(throws: AnkiPackageError.damaged(path: path)) { try read(ZipFixture(["collection.anki21b": Array("no zstd".utf8)])) }
    let missing = fixture.folder.path + "/none.apkg"
    #expect(throws: AnkiPackageError.file(UserFileError(path: missing, .missing))) {
      _ = try AnkiPackageReader(path: missing, temporaryFolder: fixture.folder.path)
    }
  }

  @Test func `a package that unpacks to more than it may is refused, compressed either way`() throws {
    var limits = AnkiPackageReader.Limits()
    limits.collectionBytes = 1 << 20
    let zeros = [UInt8](repeating: 0, count: 3 << 20)
    let compressed = PackageFixture.compressed(zeros)
    #expect(compressed.count < 1000)
    let refused = AnkiPackageError.tooLarge(path: path, limit: 1 << 20)
    #expect(throws: refused) { try read(ZipFixture(["collection.anki21b": compressed]), limits: limits) }
    let entry = ZipFixture.Entry(name: "collection.anki2", content: zeros, method: 8, packed: ZipFixture.deflated(zeros))
    #expect(throws: refused) { try read(ZipFixture([entry]), limits: limits) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter { $0.hasPrefix(".") } == [])
  }

  @Test func `the end of compressed data must be there`() throws {
    let packed = PackageFixture.compressed(try fixture.database(new))
    for missing in [1, 5, packed.count / 2] {
      #expect(throws: AnkiPackageError.damaged(path: path)) {
        try read(ZipFixture(["collection.anki21b": Array(packed.dropLast(missing))]))
      }
    }
  }

  @Test func `a view in the place of a table is not read`() throws {
    let sql =
      PackageFixture.tables + PackageFixture.header(schema: 18) + """
        DROP TABLE notes;
        CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
          SELECT id, '' AS guid, 1 AS mid, 1 AS mod, '' AS tags, '' AS flds FROM n;
        """
    #expect(throws: AnkiPackageError.foreign(path: path)) { try read(ZipFixture(["collection.anki2": try fixture.database(sql)])) }
  }

  @Test func `values that cannot be are read as something, and end nothing`() throws {
    let sql =
      new + PackageFixture.note() + """
        UPDATE notes SET mod = 9223372036854775807, flds = x'FF00FF', tags = 12, guid = NULL;
        INSERT INTO cards VALUES (7, 5, 1.5, 'x', -9223372036854775808, 0, 77, -9, 9223372036854775807, NULL, 1e300, 2, 3, 4, 5, 6, 7, '{"s":');
        INSERT INTO cards VALUES (8, 5, 1, 99999999999, 0, 0, 1, 1, 9223372036854775807, 1, 1, 1, 1, 1, 0, 0, 0, '[[[[');
        INSERT INTO revlog VALUES (-9223372036854775808, 7, 0, 'x', NULL, 1, 2, 3, 4), (9223372036854775807, 8, 0, 3, 3, 1, 2, 3, -4);
        """
    let (collection, notes) = try read(ZipFixture(["collection.anki2": try fixture.database(sql)]))
    let cards = try #require(notes.first?.cards)
    #expect(cards.map(\.id) == [7, 8])
    #expect(cards.allSatisfy { $0.data.memory == nil && $0.reviews.count == 1 })
    #expect(cards.map { collection.moment(of: $0.due) } == [nil, Timestamp(milliseconds: .max)])
    #expect([Int64.min, -1_000_000, 1_000_000, .max].allSatisfy { collection.moment(of: .day($0)) == nil })
  }

  @Test func `the list of media is read, and what is missing is named`() throws {
    let database = try fixture.database(PackageFixture.tables + PackageFixture.header(schema: 11))
    let list = Array(#"{"0": "../../etc/passwd", "1": "casa.mp3"}"#.utf8)
    let package = try fixture.package(ZipFixture(["collection.anki2": database, "media": list, "0": [1]]))
    let reader = try AnkiPackageReader(path: package, temporaryFolder: fixture.folder.path)
    #expect(try reader.media().map(\.name) == ["../../etc/passwd", "casa.mp3"])
    #expect(try reader.media().map(\.isPresent) == [true, false])
    let damaged = try fixture.package(ZipFixture(["collection.anki2": database, "media": [0x7B]]))
    let other = try AnkiPackageReader(path: damaged, temporaryFolder: fixture.folder.path)
    #expect(throws: AnkiPackageError.damaged(path: damaged)) { try other.media() }
  }

  @Test func `many notes are read in portions`() throws {
    let sql =
      new + """
        INSERT INTO notes WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
          SELECT i, 'g' || i, 9, 0, 0, '', 'w' || i, '', 0, 0, '' FROM n;
        INSERT INTO notetypes VALUES (9, 'Plain', x'');
        INSERT INTO cards SELECT id * 2 + ord, id, 1, ord, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ''
          FROM notes, (SELECT 0 AS ord UNION SELECT 1);
        INSERT INTO revlog SELECT id, id, 0, 1, 1, 1, 1, 1, 1 FROM cards;
        """
    let package = try fixture.package(ZipFixture(["collection.anki2": try fixture.database(sql)]))
    let reader = try AnkiPackageReader(path: package, temporaryFolder: fixture.folder.path)
    #expect(try reader.samples(ofEach: 3).map(\.id) == [1, 2, 3])
    var notes: [AnkiNote] = []
    while case let portion = try reader.nextNotes(), !portion.isEmpty { notes += portion }
    #expect(notes.map(\.id) == Array(1...1203) && reader.collection.noteCount == 1203)
    #expect(notes.allSatisfy { note in note.cards.map(\.id) == [note.id * 2, note.id * 2 + 1] })
    #expect(notes.allSatisfy { note in note.cards.allSatisfy { $0.reviews.map(\.time.milliseconds) == [$0.id] } })
  }

  @Test func `damage anywhere is told or makes no difference`() throws {
    let path = fixture.folder.path + "/a.apkg"
    try Samples.write(Samples.notes, to: path)
    let whole = try fixture.folder.bytes(of: "a.apkg")
    var random = SplitMix64(seed: 33)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try fixture.folder.write(bytes, to: "a.apkg")
      do {
        let reader = try AnkiPackageReader(path: path, temporaryFolder: fixture.folder.path)
        while case let notes = try reader.nextNotes(), !notes.isEmpty {}
        _ = try reader.media()
      } catch { #expect(error.sentence() != nil, "\(error)") }
    }
  }

  @Test func `every refusal is a sentence with the path, in both languages`() {
    let errors: [AnkiPackageError] = [
      .foreign(path: "a.apkg"), .truncated(path: "a.apkg"), .damaged(path: "a.apkg"), .encrypted(path: "a.apkg"),
      .unknownCompression(path: "a.apkg"), .repeatedEntry(path: "a.apkg", name: "media"), .newerSchema(path: "a.apkg", 19),
      .olderSchema(path: "a.apkg", 3), .onlyNotice(path: "a.apkg"), .tooLarge(path: "a.apkg", limit: 2 << 30),
      .tooManySteps(path: "a.apkg"),
    ]
    for error in errors {
      for language in [InterfaceLanguage.english, .russian] {
        let sentence = error.sentence()?(language) ?? ""
        #expect(sentence.hasPrefix("a.apkg") && sentence.hasSuffix("."), "\(error)")
      }
    }
  }
}
