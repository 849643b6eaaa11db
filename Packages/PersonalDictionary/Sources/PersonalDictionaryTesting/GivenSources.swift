import CoreModule
public import PersonalDictionary

/// A chain of sources that a test makes up. The dictionary in the program is in it too, but only asked when one of the sources is called so.
public struct GivenSources: Sendable {
  /// Keeps the chain.
  public let store: InMemorySourceStore
  /// Gives the sources of the test.
  public let opener: SourceOpener

  /// A chain of these sources; each is kept as one of `kind`, or else as files on this machine. Those of `installed` can be asked, and are not
  /// in the chain.
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

/// Installed dictionaries that a test makes up.
public struct GivenInstalledDictionaries: InstalledDictionaries {
  private let all: [InstalledDictionary]

  /// Knows these, by their names.
  public init(_ all: [InstalledDictionary] = []) { self.all = all }

  /// Those with a direction.
  public func sources() -> [NewSource] {
    all.filter { $0.direction != nil }.map { NewSource(name: $0.name, kind: $0.kind, direction: $0.direction) }
  }

  /// Those that were given.
  public func dictionaries() -> [InstalledDictionary] { all }

  /// The one that is called `path` or lies there.
  public func dictionary(_ kind: SourceKindName, at path: String) throws(SourceFault) -> InstalledDictionary {
    guard let found = all.first(where: { $0.kind.name == kind && ($0.name == path || $0.kind.path == path) }) else {
      throw SourceFault(path: path, .missing)
    }
    return found
  }
}
