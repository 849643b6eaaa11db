import CoreModule

/// The sources that look-ups use: those of the user's list, then the dictionaries installed on this machine.
struct AskedSources: Sendable {
  let store: any SourceStore
  let installed: any InstalledDictionaries

  /// The sources in the order of look-ups, including disabled ones.
  func all() async throws(StorageError) -> [SourceConfiguration] {
    let chain = SourceChain(stored: try await store.sources())
    return chain.sources(with: await installed.sources())
  }
}
