public import CoreModule

/// The dependencies of export and import.
@MainActor
public protocol TransferDependency: WordStoreDependency {
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
}

/// Builds export and import.
public typealias TransferBuilder = Builder<any TransferDependency>

extension TransferBuilder {
  /// Creates the view model.
  public func build() -> TransferViewModel { TransferViewModel(store: dependency.wordStore, directions: dependency.directionStore) }
}
