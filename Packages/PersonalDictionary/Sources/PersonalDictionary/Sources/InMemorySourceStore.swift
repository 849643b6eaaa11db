public import CoreModule

/// A store in memory, for tests and for hosts without a database.
public typealias InMemorySourceStore = RowSourceStore<InMemoryStorage<InMemorySourceRows>>

extension InMemorySourceStore {
  /// Creates a store with these sources.
  public init(_ sources: [SourceConfiguration] = []) { self.init(InMemoryStorage(InMemorySourceRows(sources))) }
}

/// The rows of an ``InMemorySourceStore``.
public struct InMemorySourceRows: SourceRows, Sendable {
  private var stored: SourceChain
  private var lastNumber: Int

  init(_ sources: [SourceConfiguration]) {
    stored = SourceChain(stored: sources)
    lastNumber = stored.sources.map(\.number.rawValue).max() ?? 1
  }

  public func chain() -> SourceChain { stored }

  public mutating func nextNumber() -> SourceConfiguration.Number {
    lastNumber += 1
    return SourceConfiguration.Number(lastNumber)
  }

  public mutating func update(_ old: SourceChain, to new: SourceChain) { stored = new }
}
