/// The row operations of a store within one transaction. The rules of the store are written over them.
public protocol StoreRows: SendableMetatype {
  /// The error of the store's methods.
  associatedtype Failure: StoreFailure = StorageError
}

/// An error of a store: the storage failed, or a change was refused.
public protocol StoreFailure: Error {
  /// The disk or the database failed.
  static func storage(_ error: StorageError) -> Self
}

extension StorageError: StoreFailure {
  /// The error itself.
  public static func storage(_ error: StorageError) -> StorageError { error }
}

/// Where a store keeps its rows: in a database, or in memory.
public protocol RowStorage<Rows>: Sendable {
  /// The rows.
  associatedtype Rows: StoreRows

  /// Receives the names of the store's methods that are called, and their refusals.
  var log: any Log { get }

  /// Reads the committed rows.
  ///
  /// - Parameter missing: The result when nothing was ever stored.
  func readRows<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Rows) throws -> Value
  ) async throws(StorageError) -> Value

  /// Changes rows in one transaction, which is rolled back when `body` throws or returns a failure.
  ///
  /// - Parameters:
  ///   - step: The name of the undo step; `nil` for changes that are not the user's.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
  ///   - subjects: What the step changed.
  func writeRows<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change?, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout Rows) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal>
}

extension RowStorage {
  /// Reads the committed rows with the store's own errors; see ``RowStorage/readRows(orWhenMissing:_:)``.
  public func read<Value: Sendable>(
    orWhenMissing missing: Value, method: StaticString = #function, _ body: @Sendable (Rows) throws -> Value
  ) async throws(Rows.Failure) -> Value {
    log.info("\(Rows.self): \(method)")
    let result: Result<Value, Rows.Failure>
    do throws(StorageError) {
      result = try await readRows(orWhenMissing: .success(missing)) { rows in
        do { return .success(try body(rows)) } catch let refusal as Rows.Failure { return .failure(refusal) }
      }
    } catch { throw .storage(error) }
    return try result.get()
  }

  /// Changes rows in one transaction, which is rolled back when `body` throws one of the store's own errors.
  public func write<Value: Sendable>(
    _ step: StepName?, in change: Change? = nil, method: StaticString = #function,
    subjects: @Sendable (Value) -> [String] = { _ in [] }, _ body: @Sendable (inout Rows) throws -> Value
  ) async throws(Rows.Failure) -> Value {
    try await write(naming: { _ in step }, in: change, method: method, subjects: subjects, body)
  }

  /// Like ``RowStorage/write(_:in:method:subjects:_:)``, with a step that depends on the result.
  public func write<Value: Sendable>(
    naming step: @Sendable (Value) -> StepName?, in change: Change? = nil, method: StaticString = #function,
    subjects: @Sendable (Value) -> [String], _ body: @Sendable (inout Rows) throws -> Value
  ) async throws(Rows.Failure) -> Value {
    log.info("\(Rows.self): \(method)")
    let result: Result<Value, Rows.Failure>
    do throws(StorageError) {
      result = try await writeRows(naming: step, in: change, subjects: subjects) { rows in
        do { return .success(try body(&rows)) } catch let refusal as Rows.Failure { return .failure(refusal) }
      }
    } catch { throw .storage(error) }
    if case .failure(let refusal) = result { log.debug("\(method) was refused: \(refusal)") }
    return try result.get()
  }
}
