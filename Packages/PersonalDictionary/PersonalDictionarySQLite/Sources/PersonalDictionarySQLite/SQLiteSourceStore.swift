public import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The list of sources in the database.
public struct SQLiteSourceStore: SourceStore {
  private let database: SQLiteDatabase

  /// Creates a store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `SourceStore.sources()`.
  public func sources() async throws(StorageError) -> [SourceConfiguration] {
    try await database.read(orWhenMissing: SourceChain()) { try SourceTable($0).chain() }.sources
  }

  /// See `SourceStore.add(_:at:)`.
  public func add(_ source: NewSource, at position: Int?) async throws(SourceStoreError) -> SourceConfiguration {
    let step = position != nil ? StepName.sourceMove : source.isEnabled ? .sourceAdd : .sourceDisable
    return try await write(step, subjects: { [$0.name] }) { chain, table in
      let number = try table.nextNumber()
      return Result { () throws(SourceStoreError) in try chain.add(source, number: number, at: position) }
    }
  }

  /// See `SourceStore.remove(_:)`.
  public func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration {
    try await write(.sourceRemove, subjects: { [$0.name] }) { chain, _ in
      Result { () throws(SourceStoreError) in try chain.remove(number) }
    }
  }

  /// See `SourceStore.move(_:to:)`.
  public func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration] {
    try await write(.sourceMove, subjects: { $0.filter { $0.number == number }.map(\.name) }) { chain, _ in
      Result { () throws(SourceStoreError) in
        try chain.move(number, to: position)
        return chain.sources
      }
    }
  }

  /// See `SourceStore.setEnabled(_:_:)`.
  public func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration {
    try await write(isEnabled ? .sourceEnable : .sourceDisable, subjects: { [$0.name] }) { chain, _ in
      Result { () throws(SourceStoreError) in try chain.setEnabled(number, isEnabled) }
    }
  }

  /// See `SourceStore.take(_:isTrial:in:)`.
  public func take(_ sources: [NewSource], isTrial: Bool, in change: Change?) async throws(SourceStoreError) -> [Bool] {
    guard !isTrial else {
      var chain: SourceChain
      do throws(StorageError) {
        chain = try await database.read(orWhenMissing: SourceChain()) { try SourceTable($0).chain() }
      } catch { throw .storage(error) }
      return chain.take(sources) { 0 }
    }
    let names = sources.map(\.name)
    return try await write(.fileImport, in: change, subjects: { zip(names, $0).filter(\.1).map(\.0) }) { chain, table in
      .success(try chain.take(sources) { try table.nextNumber() })
    }
  }

  /// Changes the list in one transaction and one undo step; without a change there is no step.
  private func write<Value: Sendable>(
    _ step: StepName, in change: Change? = nil, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout SourceChain, SourceTable) throws -> Result<Value, SourceStoreError>
  ) async throws(SourceStoreError) -> Value {
    let result: Result<Value, SourceStoreError>
    do throws(StorageError) {
      result = try await database.writeOrRefuse(step, in: change, subjects: subjects) { connection in
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
