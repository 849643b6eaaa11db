public import CoreModule

/// The dependencies of the list of texts.
@MainActor
public protocol TextListDependency {
  /// Stores what was read.
  var readingStore: any ReadingStore { get }
}

/// Builds the list of texts.
public typealias TextListBuilder = RoutingBuilder<any TextListDependency, ReadingDestination>

extension TextListBuilder {
  /// Builds a list that is not read yet.
  public func build() -> TextListViewModel { TextListViewModel(dependency.readingStore, router: router) }
}
