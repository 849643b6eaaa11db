public import CoreModule
public import CoreModuleSQLite
import GRDB
public import WordGame

/// Rounds and answers in the database. Playing creates no undo steps.
public struct SQLiteGameStore: GameStore {
  private let database: SQLiteDatabase

  /// A store over `database`, whose schema includes ``WordGameSchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `GameStore.keep(_:of:)`.
  public func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError) {
    let result: Result<Void, GameStoreError>
    do throws(StorageError) {
      result = try await database.writeOrRefuse { database in
        let table = GameTables(database)
        let round = try table.position(of: record.setup.id)
        if let round {
          guard try table.hasAnswer(at: answer.answer.index, of: round) == false else { return .failure(.playedElsewhere) }
          try table.update(record, at: round)
        }
        try table.insert(answer, in: try round ?? table.insert(record), languages: record.setup.languages)
        return .success(())
      }
    } catch { throw .storage(error) }
    try result.get()
  }

  /// See `GameStore.rounds(_:)`.
  public func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] {
    try await database.read(orWhenMissing: []) { try GameTables($0).rounds(query) }
  }

  /// See `GameStore.answers(of:)`.
  public func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer] {
    try await database.read(orWhenMissing: []) { database in
      let table = GameTables(database)
      return try table.position(of: round).map(table.answers) ?? []
    }
  }

  /// See `GameStore.histories(in:_:)`.
  public func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try await database.read(orWhenMissing: []) { try GameTables($0).histories(in: languages, localTime) }
  }

  /// See `GameStore.progress(in:at:)`.
  public func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try await database.read(orWhenMissing: []) { try GameTables($0).progress(in: languages, at: now) }
  }

  /// See `GameStore.take(_:isTrial:in:)`.
  public func take(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportedRoundCounts {
    if isTrial {
      return try await database.read(orWhenMissing: ImportedRoundCounts(new: rounds.count)) { try GameTables($0).trial(rounds) }
    }
    return try await database.write(.fileImport, in: change, subjects: { _ in Self.words(of: rounds) }) { try GameTables($0).take(rounds) }
  }

  /// The words asked in these rounds, without repeats.
  private static func words(of rounds: [PlayedRound]) -> [String] {
    var seen: Set<String> = []
    return rounds.flatMap(\.answers).map(\.answer.pair.prompt).filter { seen.insert($0).inserted }
  }
}
