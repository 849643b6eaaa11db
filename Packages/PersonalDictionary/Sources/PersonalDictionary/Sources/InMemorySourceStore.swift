public import CoreModule

/// A store in memory, for tests and for hosts without a database.
public actor InMemorySourceStore: SourceStore {
  private var chain: SourceChain
  private var lastNumber: Int

  /// Creates a store with these sources.
  public init(_ sources: [SourceConfiguration] = []) {
    chain = SourceChain(stored: sources)
    lastNumber = chain.sources.map(\.number.rawValue).max() ?? 1
  }

  /// See ``SourceStore/sources()``.
  public func sources() -> [SourceConfiguration] { chain.sources }

  /// See ``SourceStore/add(_:at:)``.
  public func add(_ source: NewSource, at position: Int?) throws(SourceStoreError) -> SourceConfiguration {
    let added = try chain.add(source, number: SourceConfiguration.Number(lastNumber + 1), at: position)
    lastNumber += 1
    return added
  }

  /// See ``SourceStore/remove(_:)``.
  public func remove(_ number: SourceConfiguration.Number) throws(SourceStoreError) -> SourceConfiguration {
    try chain.remove(number)
  }

  /// See ``SourceStore/move(_:to:)``.
  public func move(_ number: SourceConfiguration.Number, to position: Int) throws(SourceStoreError) -> [SourceConfiguration] {
    try chain.move(number, to: position)
    return chain.sources
  }

  /// See ``SourceStore/setEnabled(_:_:)``.
  public func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) throws(SourceStoreError) -> SourceConfiguration {
    try chain.setEnabled(number, isEnabled)
  }

  /// See ``SourceStore/take(_:isTrial:in:)``.
  public func take(_ sources: [NewSource], isTrial: Bool, in change: Change?) -> [Bool] {
    var taking = chain
    var number = lastNumber
    let answers = taking.take(sources) {
      number += 1
      return SourceConfiguration.Number(number)
    }
    if !isTrial { (chain, lastNumber) = (taking, number) }
    return answers
  }
}
