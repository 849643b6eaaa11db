public import CoreModule

/// The dictionaries that are asked, and what each serves.
@MainActor
public struct SourcesViewModel {
  /// What is known about the sources, in the order they are asked.
  public let sources: [SourceDescription]

  /// The names of the sources that serve `direction`, in the order they are asked.
  public func names(serving direction: Direction) -> [String] {
    sources.filter { $0.isEnabled && $0.directions.contains(direction) }.map(\.name)
  }
}

/// What is known about a source.
public struct SourceDescription: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// What kind it is.
  public let kind: String
  /// Whether it is asked.
  public let isEnabled: Bool
  /// The directions it serves.
  public let directions: [Direction]
  /// How many headwords it has, where it can tell.
  public let headwordCount: Int?
}

/// Builds the view of the dictionaries.
@MainActor
public struct SourcesBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency

  init(dependency: any PersonalDictionaryDependency) { self.dependency = dependency }

  /// Wires the view.
  public func build(_: Void) -> SourcesViewModel {
    SourcesViewModel(
      sources: dependency.dictionarySources.map {
        SourceDescription(name: $0.name, kind: $0.kind, isEnabled: true, directions: $0.directions, headwordCount: $0.headwordCount)
      }
    )
  }
}
