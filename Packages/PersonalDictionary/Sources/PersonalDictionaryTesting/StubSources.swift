import CoreModule
public import PersonalDictionary

/// A list of sources for tests. It includes the built-in dictionary, which is only used if one of the sources has its name.
public struct StubSources: Sendable {
  /// Stores the list.
  public let store: InMemorySourceStore
  /// Opens the test's sources.
  public let opener: SourceOpener

  /// Creates a list of these sources, stored with `kind`, by default as dict.org files. The `installed` ones are not in the list.
  public init(_ sources: [any DictionarySource], installed: [any DictionarySource] = [], kind: SourceKind? = nil) {
    let others = sources.filter { $0.name != SourceConfiguration.core.name }
    store = InMemorySourceStore(
      others.enumerated().map { index, source in
        SourceConfiguration(
          number: SourceConfiguration.Number(index + 2), name: source.name, kind: kind ?? .dictorg(path: "/given/\(source.name).index"),
          position: index + 2
        )
      }
    )
    opener = SourceOpener { configuration in (sources + installed).first { $0.name == configuration.name } }
  }
}

/// Installed dictionaries for tests.
public struct StubInstalledDictionaries: InstalledDictionaries {
  private let all: [InstalledDictionary]

  /// Creates the installed dictionaries.
  public init(_ all: [InstalledDictionary] = []) { self.all = all }

  /// The dictionaries with a direction.
  public func sources() -> [NewSource] {
    all.filter { $0.direction != nil }.map { NewSource(name: $0.name, kind: $0.kind, direction: $0.direction) }
  }

  /// All dictionaries.
  public func dictionaries() -> [InstalledDictionary] { all }

  /// The dictionary with this name or path.
  public func dictionary(_ kind: SourceKindName, at path: String) throws(SourceFault) -> InstalledDictionary {
    guard let found = all.first(where: { $0.kind.name == kind && ($0.name == path || $0.kind.path == path) }) else {
      throw SourceFault(path: path, .missing)
    }
    return found
  }
}
