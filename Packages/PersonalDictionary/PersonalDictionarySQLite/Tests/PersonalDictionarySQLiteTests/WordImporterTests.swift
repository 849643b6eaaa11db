import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Foundation
import GRDB
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

struct WordImporterTests {
  let temporary = TemporaryDatabase.words()
  let database: SQLiteDatabase
  let store: SQLiteWordStore
  let log: SQLiteUndoLog

  init() {
    database = temporary.open()
    store = SQLiteWordStore(database: database, clock: .ticking(from: Timestamp(milliseconds: 9_000_000)), random: .counting())
    log = SQLiteUndoLog(database: database)
  }

  private func rows() throws -> [Row] {
    try DatabaseQueue(path: database.path).read { try Row.fetchAll($0, sql: "SELECT * FROM word ORDER BY position") }
  }

  private func elsewhere(_ word: Word, created: Int64) -> Word {
    var word = word
    word.created = Timestamp(milliseconds: created)
    word.ownTranslations = ["mine"]
    word.timesAdded = 9
    return word
  }

  @Test func `an import of many words that is taken back leaves the search index in step`() async throws {
    let kept = try await store.save([draft("casa", ["house"])])
    let others = (1...1500).map { number in
      Word(
        number: Word.Number(number + 9), id: Word.ID(UUID()), text: "nuevo \(number)", direction: kept[0].direction,
        created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
    }
    _ = try await store.merge(others, isTrial: false, in: nil)
    for count in [1, 1501, 1] {
      if count > 1 { _ = try await log.redo() } else { _ = try await log.undo() }
      let isConsistent = try await DatabaseQueue(path: database.path).write { try DerivedData.searchIndex("word_search").isConsistent($0) }
      #expect(try rows().count == count && isConsistent)
    }
  }

  @Test func `searching while an import is made finds what was there, and leaves the search index in step`() async throws {
    _ = try await store.save([draft("telefonear", ["phone"])])
    let new = Word(
      number: 9, id: Word.ID(UUID()), text: "telefonista", direction: try draft("a").direction, created: Timestamp(milliseconds: 0),
      updated: Timestamp(milliseconds: 0)
    )
    var query = WordQuery()
    query.terms = [SearchTerm("telefoni")]
    var found: [[String]] = []
    let result = try await database.together(.fileImport) { change -> Result<Void, WordStoreError> in
      do throws(WordStoreError) {
        _ = try await store.merge([new], isTrial: false, in: change)
        found.append(try await store.words(query).map(\.text))
      } catch { return .failure(error) }
      do throws(StorageError) {
        // Reading the trigrams makes the index write its pending data.
        let terms = try await database.read(in: change, orWhenMissing: []) {
          try String.fetchAll($0, sql: "SELECT DISTINCT term FROM word_gram")
        }
        found.append(terms.filter { $0 == "ist" })
      } catch { return .failure(.storage(error)) }
      return .success(())
    }
    #expect(found == [[], ["ist"]] && (try? result.get()) != nil)
    #expect(try await store.words(query).map(\.text) == ["telefonista"])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `an import is one step that can be taken back and done again, moved words too`() async throws {
    let saved = try await store.save([draft("casa", ["house"]), draft("perro", ["dog"])])
    let before = try rows()
    let other = Word(
      number: 40, id: Word.ID(UUID()), text: "nuevo", direction: saved[0].direction, created: Timestamp(milliseconds: 0),
      updated: Timestamp(milliseconds: 0)
    )
    let taken = try await store.merge([elsewhere(saved[1], created: 5_000), other, saved[0]], isTrial: false, in: nil)
    #expect(taken.map(\.isSkipped) == [false, false, true])
    let after = try rows()
    #expect(after.map { $0["text"] as String } == ["nuevo", "perro", "casa"])
    for _ in 1...2 {
      #expect(try await log.undo()?.subjects == ["perro", "nuevo"])
      #expect(try rows() == before)
      #expect(try await log.redo()?.name == .fileImport)
      #expect(try rows() == after)
    }
    #expect(try await store.save([draft("más")]).map(\.number) == [41])
    try await database.write { try $0.execute(sql: "INSERT INTO word_search (word_search) VALUES ('integrity-check')") }
  }

  @Test func `the same again is no step`() async throws {
    let saved = try await store.save([draft("casa", ["house"])])
    _ = try await store.merge(saved, isTrial: false, in: nil)
    #expect(try await log.steps().map(\.name) == [.add])
  }

  @Test func `a trial makes no database`() async throws {
    let word = Word(
      number: 1, id: Word.ID(UUID()), text: "a", direction: .initial, created: Timestamp(milliseconds: 0),
      updated: Timestamp(milliseconds: 0)
    )
    #expect(try await store.merge([word], isTrial: true, in: nil).map(\.word) == [word])
    #expect(!temporary.exists)
  }

  @Test func `words and direction together are one step`() async throws {
    let saved = try await store.save([draft("casa", ["house"])])
    let directions = SQLiteDirectionStore(database: database)
    _ = try await database.together(.fileImport) { change -> Result<Int, WordStoreError> in
      do throws(WordStoreError) {
        _ = try await store.merge([elsewhere(saved[0], created: 1)], isTrial: false, in: change)
        do throws(StorageError) { try await directions.choose(.initial, in: change) } catch { throw .storage(error) }
        return .success(1)
      } catch { return .failure(error) }
    }
    #expect(try await log.steps().map(\.name) == [.fileImport, .add])
    _ = try await log.undo()
    #expect(try await store.words(WordQuery()) == saved)
    #expect(try await directions.chosenDirection() == nil)
  }
}
