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
  /// A look-up in the enabled sources of the chain and in the installed dictionaries, which are looked for anew for each word.
  init(_ sources: AskedSources, opener: SourceOpener) {
    self.init { () async throws(StorageError) in
      try await sources.all().filter(\.isEnabled).compactMap { opener.source($0) }
    }
  }
}
