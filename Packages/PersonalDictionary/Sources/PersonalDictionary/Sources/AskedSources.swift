import CoreModule

/// The sources of look-ups: those of the user's list, then the dictionaries installed on this machine.
struct AskedSources: Sendable {
  let store: any SourceStore
  let installed: any InstalledDictionaries

  /// The sources in the order of look-ups, including disabled ones.
  func all() async throws(StorageError) -> [SourceConfiguration] {
    let chain = SourceChain(stored: try await store.sources())
    return chain.sources(with: await installed.sources())
  }
}

extension SourceChain {
  /// The sources, then those of `installed` with other files and names.
  func sources(with installed: [NewSource]) -> [SourceConfiguration] {
    var all = sources
    for new in installed where !all.contains(where: { $0.kind == new.kind || $0.isCalled(new.name) }) {
      let number = SourceConfiguration.Number(-1 - all.count)
      all.append(SourceConfiguration(number: number, name: new.name, kind: new.kind, direction: new.direction, position: all.count + 1))
    }
    return all
  }
}

extension NewSource {
  /// Creates a source to store for an installed dictionary.
  init(_ installed: SourceConfiguration, isEnabled: Bool) {
    self.init(name: installed.name, kind: installed.kind, direction: installed.direction, isEnabled: isEnabled)
  }
}
