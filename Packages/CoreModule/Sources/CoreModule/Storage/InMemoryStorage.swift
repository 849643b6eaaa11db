import Synchronization

/// Keeps rows in memory, for tests and for hosts without a database.
public final class InMemoryStorage<Rows: StoreRows & Sendable>: RowStorage {
  private struct State {
    var rows: Rows
    var readFailure: StorageError?
    var writeFailure: StorageError?
  }

  /// Receives the names of the store's methods that are called.
  public let log: any Log
  private let state: Mutex<State>

  /// Creates a storage that holds `rows`.
  public init(_ rows: Rows, log: any Log = SilentLog()) {
    state = Mutex(State(rows: rows))
    self.log = log
  }

  /// Makes each read and each write fail with these errors from now on; `nil` to let them succeed again.
  public func fail(reading: StorageError?, writing: StorageError?) {
    state.withLock { ($0.readFailure, $0.writeFailure) = (reading, writing) }
  }

  /// In memory nothing is missing.
  public func readRows<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Rows) throws -> Value
  ) async throws(StorageError) -> Value {
    try state.withLock { state throws(StorageError) in
      if let failure = state.readFailure { throw failure }
      return try Self.converted { try body(state.rows) }
    }
  }

  /// There are no undo steps, and a change of several stores is not one transaction.
  public func writeRows<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change?, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout Rows) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    try state.withLock { state throws(StorageError) in
      if let failure = state.writeFailure { throw failure }
      var changed = state.rows
      let result = try Self.converted { try body(&changed) }
      if case .success = result { state.rows = changed }
      return result
    }
  }

  private static func converted<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
    do { return try body() } catch let error as StorageError { throw error } catch {
      throw .inputOutput(path: "", detail: "\(error)")
    }
  }
}
