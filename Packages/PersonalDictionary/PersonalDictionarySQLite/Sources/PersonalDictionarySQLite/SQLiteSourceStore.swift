public import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The chain of sources in the database.
public struct SQLiteSourceStore: SourceStore {
  private let database: SQLiteDatabase

  /// A store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `SourceStore.sources()`.
  public func sources() async throws(StorageError) -> [SourceConfiguration] {
    try database.read(orWhenMissing: SourceChain()) { try SourceTable($0).chain() }.sources
  }

  /// See `SourceStore.add(_:)`.
  public func add(_ source: NewSource) async throws(SourceStoreError) -> SourceConfiguration {
    try change(source.isEnabled ? .sourceAdd : .sourceDisable, subjects: { [$0.name] }) { chain, table in
      let number = try table.nextNumber()
      return Result { () throws(SourceStoreError) in try chain.add(source, number: number) }
    }
  }

  /// See `SourceStore.remove(_:)`.
  public func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration {
    try change(.sourceRemove, subjects: { [$0.name] }) { chain, _ in
      Result { () throws(SourceStoreError) in try chain.remove(number) }
    }
  }

  /// See `SourceStore.move(_:to:)`.
  public func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration] {
    try change(.sourceMove, subjects: { $0.filter { $0.number == number }.map(\.name) }) { chain, _ in
      Result { () throws(SourceStoreError) in
        try chain.move(number, to: position)
        return chain.sources
      }
    }
  }

  /// See `SourceStore.setEnabled(_:_:)`.
  public func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration {
    try change(isEnabled ? .sourceEnable : .sourceDisable, subjects: { [$0.name] }) { chain, _ in
      Result { () throws(SourceStoreError) in try chain.setEnabled(number, isEnabled) }
    }
  }

  /// See `SourceStore.take(_:isTrial:)`.
  public func take(_ sources: [NewSource], isTrial: Bool) async throws(SourceStoreError) -> [Bool] {
    guard !isTrial else {
      var chain: SourceChain
      do throws(StorageError) {
        chain = try database.read(orWhenMissing: SourceChain()) { try SourceTable($0).chain() }
      } catch { throw .storage(error) }
      return chain.take(sources) { 0 }
    }
    let names = sources.map(\.name)
    return try change(.fileImport, subjects: { zip(names, $0).filter(\.1).map(\.0) }) { chain, table in
      .success(try chain.take(sources) { try table.nextNumber() })
    }
  }

  /// Changes the chain in one transaction, which is one step. A chain that stays as it is, is none.
  private func change<Value>(
    _ step: StepName, subjects: (Value) -> [String],
    _ body: (inout SourceChain, SourceTable) throws -> Result<Value, SourceStoreError>
  ) throws(SourceStoreError) -> Value {
    let result: Result<Value, SourceStoreError>
    do throws(StorageError) {
      result = try database.writeOrRefuse(step, subjects: subjects) { connection in
        let table = SourceTable(connection)
        let old = try table.chain()
        var new = old
        let result = try body(&new, table)
        if case .success = result { try table.keep(new, insteadOf: old) }
        return result
      }
    } catch { throw .storage(error) }
    return try result.get()
  }
}
