import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import GRDB
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

/// The words are suggested as those of a list in memory are.
struct SuggestionTests {
  private let temporary = TemporaryDatabase.words()
  private static let texts = ["Niño", "niña", "nido", "ñu", "Straße", "strasse", "ёж", "еда"] + (100...130).map { "palabra\($0)" }

  private func save(tags: (Int) -> [String] = { _ in [] }) async throws {
    let drafts = try Self.texts.enumerated().map { index, text in try draft(text, tags: tags(index)) }
    _ = try await temporary.wordStore().save(drafts)
  }

  @Test(arguments: ["", "n", "nin", "NIÑO", "n~", "strass", "е", "palabra", "palabra1", "q"], [1, 2, 5, 100])
  func `words are suggested by their folded beginnings, the last of all among them`(prefix: String, limit: Int) async throws {
    try await save()
    let found = try await SQLiteSuggestions.words(in: temporary.open()).texts(beginning: FoldedText(prefix), limit: limit)
    let all = Self.texts.filter { FoldedText($0).description.hasPrefix(FoldedText(prefix).description) }
    #expect(found.count == min(limit, all.count))
    #expect(Set(found).isSubset(of: all))
    let folded = found.map { FoldedText($0).description }
    #expect(folded == folded.sorted())
    #expect(folded.last == all.map { FoldedText($0).description }.max())
  }

  @Test func `tags and directions are suggested once`() async throws {
    try await save { index in index % 2 == 0 ? ["Verbo", "año nuevo"] : ["verbo", "otro"] }
    let database = temporary.open()
    let tags = SQLiteSuggestions.wordTags(in: database)
    #expect(try await tags.texts(beginning: FoldedText("ano"), limit: 9) == ["año nuevo"])
    #expect(try await tags.texts(beginning: FoldedText("otra"), limit: 9) == [])
    #expect(try await Set(tags.texts(beginning: FoldedText(""), limit: 9)) == ["Verbo", "verbo", "año nuevo", "otro"])
    #expect(try await SQLiteSuggestions.directions(in: database).texts(beginning: FoldedText("e"), limit: 9) == ["es:en"])
  }

  @Test func `a tag that its last word lost is suggested no more, until that is undone`() async throws {
    let database = temporary.open()
    let store = temporary.wordStore()
    let saved = try await store.save([draft("casa", tags: ["lugar", "útil"]), draft("mesa", tags: ["útil"])])
    let tags = SQLiteSuggestions.wordTags(in: database)
    var edit = WordEdit()
    edit.removedTags = ["lugar"]
    _ = try await store.edit([saved[0].number], edit)
    #expect(try await tags.texts(beginning: FoldedText(""), limit: 9) == ["útil"])
    _ = try await store.delete([saved[1].number])
    #expect(try await tags.texts(beginning: FoldedText(""), limit: 9) == ["útil"])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
    for _ in 1...2 { _ = try await SQLiteUndoLog(database: database).undo() }
    #expect(try await tags.texts(beginning: FoldedText(""), limit: 9) == ["lugar", "útil"])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `tags of a database without counts are counted, and counts that are wrong are put right`() async throws {
    let before =
      PersonalDictionarySchema.migrations + PersonalDictionarySchema.sourceMigrations
      + PersonalDictionarySchema.searchMigrations + PersonalDictionarySchema.exampleMigrations
    let old = temporary.open(migrations: before)
    try await old.write { database in
      try database.execute(
        sql: """
          INSERT INTO word (position, number, id, text, source_language, target_language, is_starred, tags, lookups, created, updated,
            folded_text, folded_translations)
          VALUES (1, 1, randomblob(16), 'casa', 'es', 'en', 0, 'lugar' || char(10) || 'útil', 1, 5, 5, 'casa', '')
          """)
    }
    old.close()
    let database = temporary.open()
    let tags = SQLiteSuggestions.wordTags(in: database)
    #expect(try await tags.texts(beginning: FoldedText("u"), limit: 9) == ["útil"])
    try await database.write { try $0.execute(sql: "UPDATE word_tag SET words = 0 WHERE folded = 'util'") }
    let check = SQLiteDataCheck(database: database)
    #expect(await check.problems(isDeep: false).contains(.outOfStep("word_tag")))
    _ = try await check.repair()
    #expect(try await tags.texts(beginning: FoldedText("u"), limit: 9) == ["útil"])
  }

  @Test func `without a database there is nothing, and none is made`() async throws {
    let database = temporary.open()
    #expect(try await SQLiteSuggestions.words(in: database).texts(beginning: FoldedText(""), limit: 9) == [])
    #expect(try await SQLiteSuggestions.wordTags(in: database).texts(beginning: FoldedText(""), limit: 9) == [])
    #expect(!temporary.exists)
  }
}
