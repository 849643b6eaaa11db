public import CoreModule

/// The dependency of the child features that determine which words are known.
@MainActor
public protocol KnownWordsDependency {
  /// The dictionary that recognises words.
  var textDictionary: any TextDictionary { get }
  /// The reader's own words.
  var readerWords: any ReaderWords { get }
  /// Stores what was read.
  var readingStore: any ReadingStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol ReadingDependency: GlossDependency, TextSummaryDependency, ReaderDependency, TextListDependency, LevelDependency {}

/// Builds the reading.
public typealias ReadingBuilder = RoutingBuilder<any ReadingDependency, ReadingDestination>

extension ReadingBuilder {
  /// Builds the child features.
  public func build() -> ReadingGraph {
    ReadingGraph(
      gloss: GlossBuilder(dependency: dependency),
      summary: TextSummaryBuilder(dependency: dependency),
      reader: ReaderBuilder(dependency: dependency, router: router),
      texts: TextListBuilder(dependency: dependency, router: router),
      level: LevelBuilder(dependency: dependency)
    )
  }
}
