public import CoreModule

/// The row operations of a store of sources.
public protocol SourceRows: StoreRows where Failure == SourceStoreError {
  /// The list of sources.
  func chain() throws -> SourceChain
  /// A number that was never used.
  mutating func nextNumber() throws -> SourceConfiguration.Number
  /// Replaces the rows of `old` by those of `new`.
  mutating func update(_ old: SourceChain, to new: SourceChain) throws
}

/// The rules of a store of sources, over rows.
public struct RowSourceStore<Storage: RowStorage>: SourceStore where Storage.Rows: SourceRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func sources() async throws(StorageError) -> [SourceConfiguration] {
    try await storage.readRows(orWhenMissing: SourceChain()) { try $0.chain() }.sources
  }

  public func add(_ source: NewSource, at position: Int?) async throws(SourceStoreError) -> SourceConfiguration {
    let step = position != nil ? StepName.sourceMove : source.isEnabled ? .sourceAdd : .sourceDisable
    return try await write(step, subjects: { [$0.name] }) { chain, rows in
      try chain.add(source, number: try rows.nextNumber(), at: position)
    }
  }

  public func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration {
    try await write(.sourceRemove, subjects: { [$0.name] }) { chain, _ in try chain.remove(number) }
  }

  public func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration] {
    try await write(.sourceMove, subjects: { $0.filter { $0.number == number }.map(\.name) }) { chain, _ in
      try chain.move(number, to: position)
      return chain.sources
    }
  }

  public func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration {
    try await write(isEnabled ? .sourceEnable : .sourceDisable, subjects: { [$0.name] }) { chain, _ in
      try chain.setEnabled(number, isEnabled)
    }
  }

  public func merge(_ sources: [NewSource], isTrial: Bool, in change: Change?) async throws(SourceStoreError) -> [Bool] {
    guard !isTrial else {
      var chain = try await storage.read(orWhenMissing: SourceChain()) { try $0.chain() }
      return chain.merge(sources) { 0 }
    }
    let names = sources.map(\.name)
    return try await write(.fileImport, in: change, subjects: { zip(names, $0).filter(\.1).map(\.0) }) { chain, rows in
      try chain.merge(sources) { try rows.nextNumber() }
    }
  }

  /// Changes the list in one transaction and one undo step; without a change there is no step.
  private func write<Value: Sendable>(
    _ step: StepName, in change: Change? = nil, method: StaticString = #function, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout SourceChain, inout Storage.Rows) throws -> Value
  ) async throws(SourceStoreError) -> Value {
    try await storage.write(step, in: change, method: method, subjects: subjects) { rows in
      let old = try rows.chain()
      var new = old
      let value = try body(&new, &rows)
      try rows.update(old, to: new)
      return value
    }
  }
}
