/// The dependencies of export and import.
@MainActor
public protocol TransferDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
}

/// Builds export and import.
@MainActor
public struct TransferBuilder {
  private let dependency: any TransferDependency

  /// Creates a builder.
  public init(dependency: any TransferDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build() -> TransferViewModel { TransferViewModel(store: dependency.wordStore, directions: dependency.directionStore) }
}
