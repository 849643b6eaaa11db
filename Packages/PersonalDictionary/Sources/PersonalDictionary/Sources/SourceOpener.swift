public import CoreModule

/// Opens the configured sources.
public struct SourceOpener: Sendable {
  /// Sends the requests to services.
  public var client: any HTTPClient = OfflineHTTPClient()
  private let open: @Sendable (_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)?

  /// Creates an opener whose sources use ``client``.
  public init(open: @escaping @Sendable (_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)?) {
    self.open = open
  }

  /// Creates an opener whose sources need no client.
  public init(source: @escaping @Sendable (_ configuration: SourceConfiguration) -> (any DictionarySource)?) {
    self.init { configuration, _ in source(configuration) }
  }

  /// The source of a configuration; `nil` for an unsupported kind. The source opens files and connections at its first look-up. Equal
  /// configurations may share one.
  public func source(_ configuration: SourceConfiguration) -> (any DictionarySource)? { open(configuration, client) }
}

extension LookUp {
  /// Creates a look-up in the enabled sources and the installed dictionaries; both lists are read again for each word.
  @MainActor
  public init(_ dependency: any SourcesDependency) {
    let sources = AskedSources(store: dependency.sourceStore, installed: dependency.installedDictionaries)
    self.init { [opener = dependency.sourceOpener] () async throws(StorageError) in
      try await sources.all().filter(\.isEnabled).compactMap { opener.source($0) }
    }
  }
}
