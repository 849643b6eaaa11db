public import CoreModule

/// A storage whose reads and writes pass a gate.
public struct GatedStorage<Base: RowStorage>: RowStorage {
  private let base: Base
  private let gate: CallGate

  /// Puts `base` behind `gate`.
  public init(_ base: Base, _ gate: CallGate) {
    self.base = base
    self.gate = gate
  }

  /// The log of the storage behind the gate.
  public var log: any Log { base.log }

  /// Reads from the storage behind the gate.
  public func readRows<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Base.Rows) throws -> Value
  ) async throws(StorageError) -> Value {
    try await gate { () async throws(StorageError) -> Value in try await base.readRows(orWhenMissing: missing, body) }
  }

  /// Writes to the storage behind the gate.
  public func writeRows<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change?, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout Base.Rows) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    try await gate { () async throws(StorageError) -> Result<Value, Refusal> in
      try await base.writeRows(naming: step, in: change, subjects: subjects, body)
    }
  }
}
