import CoreModule
import CoreModuleTesting
import EReaderSQLite
import Foundation
import GRDB
import PersonalDictionary
import Testing

struct EReaderTests {
  private let folder = TemporaryFolder()

  private func database(_ sql: String) throws -> String {
    let path = folder.path + "/a b%c.db"
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    return path
  }

  private func read(_ path: String) async throws -> (WordFileFormat, [WordFileRecord]) {
    let database = try EReaderDatabases(files: StubFiles()).open(path)
    var records: [WordFileRecord] = []
    while case let portion = try await database.words.next(), !portion.isEmpty { records += portion }
    return (database.format, records)
  }

  private static let kindle = """
    CREATE TABLE WORDS (id TEXT PRIMARY KEY NOT NULL, word TEXT, stem TEXT, lang TEXT, category INTEGER DEFAULT 0, timestamp INTEGER DEFAULT 0, profileid TEXT);
    CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY NOT NULL, word_key TEXT, book_key TEXT, dict_key TEXT, pos TEXT, usage TEXT, timestamp INTEGER DEFAULT 0);
    CREATE TABLE BOOK_INFO (id TEXT PRIMARY KEY NOT NULL, asin TEXT, guid TEXT, lang TEXT, title TEXT, authors TEXT);
    INSERT INTO WORDS VALUES ('es:casas', 'casas', 'casa', 'es', 0, 1700000000123, ''), ('en:bank', 'bank', 'bank', 'en-GB', 100, 0, ''),
      ('x', NULL, '', 'en', 0, 0, '');
    INSERT INTO BOOK_INFO VALUES ('b1', '', '', 'es', 'Don Quijote', 'Cervantes');
    INSERT INTO LOOKUPS VALUES ('2', 'es:casas', 'b1', '', '1', 'Las casas.', 20), ('1', 'es:casas', 'b1', '', '1', ' Dos casas. ', 10);
    """

  @Test func `the words of a Kindle come with their sentence, book and number of look-ups`() async throws {
    let path = try database(Self.kindle)
    let (format, records) = try await read(path)
    #expect(format == .kindle && records.map(\.line) == [1, 2, 3])
    let casas = try #require(records[0].content)
    #expect(casas.text == "casas" && casas.from == "es" && casas.to == nil && casas.lookups == 2 && casas.tags == [])
    #expect(casas.examples.map(\.text) == ["Las casas.", "Dos casas."] && casas.note == nil)
    #expect(Set(casas.examples.map(\.origin)) == ["Don Quijote"] && casas.created == Timestamp(milliseconds: 1_700_000_000_123))
    let bank = try #require(records[1].content)
    #expect(bank.from == "en-GB" && bank.tags == ["mastered"] && bank.note == nil && bank.created == nil && bank.lookups == 1)
    #expect(records[2].faults == [.unacceptable(.blank, in: .text)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a b%c.db"])
  }

  @Test func `the words of a Kobo come with their languages and book`() async throws {
    let path = try database(
      """
      PRAGMA user_version = 1;
      CREATE TABLE WordList (Text TEXT NOT NULL, VolumeId TEXT, DictSuffix TEXT, DateCreated TEXT, PRIMARY KEY (Text));
      CREATE TABLE content (ContentID TEXT, Title TEXT);
      INSERT INTO content VALUES ('file:///a.epub', 'Emma');
      INSERT INTO WordList VALUES ('vanity', 'file:///a.epub', '-en', '2023-01-05T12:34:56Z'), ('luz', '', '-es-en', '2023-01-05T12:34:56.000'),
        ('x', NULL, '', NULL);
      """
    )
    let (format, records) = try await read(path)
    #expect(format == .kobo)
    #expect(records.map { $0.content?.from } == ["en", "es", nil] && records.map { $0.content?.to } == [nil, "en", nil])
    #expect(records[0].content?.note == "Emma" && records[0].content?.created == Timestamp(rfc3339: "2023-01-05T12:34:56Z"))
    #expect(records[1].content?.created == records[0].content?.created)
  }

  @Test func `a passage that was marked in the book is the sentence of a word of a Kobo`() async throws {
    let path = try database(
      """
      CREATE TABLE WordList (Text TEXT NOT NULL, VolumeId TEXT, DictSuffix TEXT, DateCreated TEXT, PRIMARY KEY (Text));
      CREATE TABLE content (ContentID TEXT, Title TEXT);
      CREATE TABLE Bookmark (BookmarkID TEXT, VolumeID TEXT, Text TEXT);
      INSERT INTO content VALUES ('a', 'Emma'), ('b', 'Persuasion');
      INSERT INTO Bookmark VALUES ('1', 'a', ' Vanity working on a weak head\n  produces every sort of mischief. '), ('2', 'a', NULL),
        ('3', 'a', 'Vanity was the beginning and the end of the character of somebody else in another book by her.'),
        ('4', 'b', 'You pierce my soul. I am half agony, half hope.');
      INSERT INTO WordList VALUES ('vanity', 'a', '-en', ''), ('agony', 'a', '-en', ''), ('hop', 'b', '-en', ''), ('agony''s', 'b', '-en', '');
      """
    )
    let records = try await read(path).1.compactMap(\.content)
    #expect(records.map { $0.examples.map(\.text) } == [["Vanity working on a weak head produces every sort of mischief."], [], [], []])
    #expect(records[0].examples.map(\.origin) == ["Emma"] && records.map(\.note) == [nil, "Emma", "Persuasion", "Persuasion"])
  }

  @Test func `many words come in portions, in their order`() async throws {
    let path = try database(
      Self.kindle + """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO WORDS SELECT 'k' || i, 'word' || i, NULL, 'en', 0, i, '' FROM n;
        """
    )
    let (_, records) = try await read(path)
    #expect(records.count == 5003 && records.last?.content?.text == "word5000" && records.last?.line == 5003)
  }

  @Test func `a log beside the database is read with it`() async throws {
    let path = try database(Self.kindle)
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL; DELETE FROM WORDS WHERE id = 'x'") }
    let (_, records) = try await read(path)
    #expect(records.count == 2)
  }

  /// Copies the database and its companion files while `sql` runs.
  private func copied(during sql: String, _ endings: [String]) throws -> String {
    let path = try database(Self.kindle)
    let place = URL(filePath: folder.path + "/copy")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { database in
      try database.execute(sql: sql)
      for ending in endings {
        try FileManager.default.copyItem(at: URL(filePath: path + ending), to: place.appending(path: "vocab.db" + ending))
      }
      if database.isInsideTransaction { try database.execute(sql: "ROLLBACK") }
    }
    return place.appending(path: "vocab.db").path(percentEncoded: false)
  }

  private func contents(beside path: String) throws -> [String: Data] {
    let place = URL(filePath: path).deletingLastPathComponent()
    return try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)).map {
        ($0, try Data(contentsOf: place.appending(path: $0)))
      })
  }

  @Test func `a log is read without leaving or changing anything`() async throws {
    let path = try copied(during: "PRAGMA journal_mode = WAL; DELETE FROM WORDS WHERE id = 'x'", ["", "-wal"])
    let before = try contents(beside: path)
    #expect(before.keys.sorted() == ["vocab.db", "vocab.db-wal"])
    #expect(try await read(path).1.count == 2)
    #expect(try contents(beside: path) == before)
    // An invalid log is ignored and stays.
    try Data(repeating: 7, count: 5000).write(to: URL(filePath: path + "-wal"))
    let spoiled = try contents(beside: path)
    #expect(try await read(path).1.count == 3)
    #expect(try contents(beside: path) == spoiled)
  }

  @Test func `a change that was broken off is told, and left as it is`() async throws {
    let change = """
      PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO WORDS SELECT 'k' || i, 'word' || i, NULL, 'en', 0, i, '' FROM n
      """
    let path = try copied(during: change, ["", "-journal"])
    let before = try contents(beside: path)
    await #expect(throws: WordFileError.damagedDatabase(path: path)) { try await read(path) }
    #expect(try contents(beside: path) == before)
  }

  @Test(.timeLimit(.minutes(30))) func `a database whose rows multiply is given up`() async throws {
    let path = try database(
      """
      CREATE TABLE WORDS (id, word, stem, lang, category, timestamp); CREATE TABLE LOOKUPS (word_key, book_key, usage, timestamp);
      CREATE TABLE BOOK_INFO (id, title);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO WORDS SELECT 'a', 'b', '', 'en', 0, 0 FROM n;
      INSERT INTO LOOKUPS SELECT 'a', 'b', '', 0 FROM WORDS; INSERT INTO BOOK_INFO SELECT 'b', 'c' FROM WORDS;
      """
    )
    await #expect(throws: WordFileError.tooManySteps(path: path)) { try await read(path) }
  }

  @Test func `words with long sentences come in smaller portions`() async throws {
    let path = try database(
      Self.kindle + """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO LOOKUPS SELECT 'l' || i, 'k' || i, '', '', '', printf('%.*c', 50000, 'x'), i FROM n;
        INSERT INTO WORDS SELECT word_key, 'word' || timestamp, NULL, 'en', 0, 1, '' FROM LOOKUPS WHERE word_key GLOB 'k*';
        """
    )
    let words = try EReaderDatabases(files: StubFiles()).open(path).words
    var counts: [Int] = []
    while case let portion = try await words.next(), !portion.isEmpty { counts.append(portion.count) }
    #expect(counts.count == 4 && counts.reduce(0, +) == 303)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func `a file that is cut off is told`(share: Double) async throws {
    let path = try database(Self.kindle)
    let bytes = try Data(contentsOf: URL(filePath: path))
    try bytes.prefix(Int(Double(bytes.count) * share)).write(to: URL(filePath: path))
    await #expect(throws: WordFileError.damagedDatabase(path: path)) { try await read(path) }
  }

  @Test func `damage of any kind is told or read over, never a crash`() async throws {
    let path = try database(Self.kindle)
    let sound = try Data(contentsOf: URL(filePath: path))
    var random = SplitMix64(seed: 38)
    for _ in 1...300 {
      var bytes = sound
      for _ in 1...20 { bytes[Int.random(in: 100..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      try bytes.write(to: URL(filePath: path))
      do { _ = try await read(path) } catch is WordFileError {}
    }
  }

  @Test(.timeLimit(.minutes(30))) func `rows that do not stand in their order are damage, not read for ever`() async throws {
    let path = try database(Self.kindle)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // The second row's number, the length of its header, the types of its seven columns and the first column.
    let places = bytes.indices.filter { bytes[$0...].starts(with: Data("en:bank".utf8)) && bytes[$0 - 9] == 2 }
    #expect(places.count == 1)
    for place in places { bytes[place - 9] = 9 }
    try bytes.write(to: URL(filePath: path))
    await #expect(throws: WordFileError.damagedDatabase(path: path)) { try await read(path) }
  }

  @Test func `another database is told`() async throws {
    let path = try database("CREATE TABLE a (b)")
    await #expect(throws: WordFileError.foreignDatabase(path: path)) { try await read(path) }
    await #expect(throws: WordFileError.self) { try await read(folder.path + "/none.db") }
  }
}

/// Files on disk.
private struct StubFiles: UserFiles {
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(filePath: path))) } catch { throw UserFileError(path: path, .missing) }
  }

  func stream(_ path: String) throws(UserFileError) -> any ByteStream { MemoryStream(try read(path, limit: .max)) }

  func write(_ text: String, to path: String) throws(UserFileError) { throw UserFileError(path: path, .readOnly) }
}
