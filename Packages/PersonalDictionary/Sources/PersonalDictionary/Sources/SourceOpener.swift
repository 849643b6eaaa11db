import CoreModule

/// Makes what the user configured a source that can be asked.
public struct SourceOpener: Sendable {
  /// The source that `configuration` describes; `nil` when this program has none of its kind. Nothing is opened or asked before the first
  /// question, and what was opened for a configuration may be used for an equal one.
  public let source: @Sendable (_ configuration: SourceConfiguration) -> (any DictionarySource)?

  /// An opener from what it does.
  public init(source: @escaping @Sendable (_ configuration: SourceConfiguration) -> (any DictionarySource)?) { self.source = source }
}

extension LookUp {
  /// A look-up in the enabled sources of the chain, which is read anew for each word.
  public init(store: any SourceStore, opener: SourceOpener) {
    self.init { () async throws(StorageError) in
      try await store.sources().filter(\.isEnabled).compactMap { opener.source($0) }
    }
  }
}
