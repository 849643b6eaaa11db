public import CoreModule

/// A storage whose reads and writes are behind a gate, so that every store can be put behind one.
public struct GatedStorage<Base: RowStorage>: RowStorage {
  private let base: Base
  private let gate: CallGate

  /// Puts `base` behind `gate`.
  public init(_ base: Base, _ gate: CallGate) { (self.base, self.gate) = (base, gate) }

  public var log: any Log { base.log }

  public func readRows<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Base.Rows) throws -> Value
  ) async throws(StorageError) -> Value {
    try await gate { () throws(StorageError) in try await base.readRows(orWhenMissing: missing, body) }
  }

  public func writeRows<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change?, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout Base.Rows) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    try await gate { () throws(StorageError) in try await base.writeRows(naming: step, in: change, subjects: subjects, body) }
  }
}
