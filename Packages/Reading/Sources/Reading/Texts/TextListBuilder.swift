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
  /// Creates the view model.
  public func build() -> TextListViewModel { TextListViewModel(dependency.readingStore, router: router) }
}
