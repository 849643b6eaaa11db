import CoreModule

/// The sources that are asked: those of the chain, and after them the dictionaries that are installed on this machine.
struct AskedSources: Sendable {
  let store: any SourceStore
  let installed: any InstalledDictionaries

  /// The sources in the order in which they are asked, the disabled ones among them.
  func all() async throws(StorageError) -> [SourceConfiguration] {
    let chain = SourceChain(stored: try await store.sources())
    return chain.sources(with: await installed.sources())
  }
}

extension SourceChain {
  /// The sources, and after them those of `installed` that are not among them, by their files or by their name.
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
  /// An installed dictionary that is to be stored.
  init(_ installed: SourceConfiguration, isEnabled: Bool) {
    self.init(name: installed.name, kind: installed.kind, direction: installed.direction, isEnabled: isEnabled)
  }
}
