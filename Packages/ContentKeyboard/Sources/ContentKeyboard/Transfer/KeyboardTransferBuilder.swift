/// The dependencies of export and import.
@MainActor
public protocol KeyboardTransferDependency {
  /// Stores the boards.
  var boardStore: any BoardStore { get }
}

/// Builds export and import.
@MainActor
public struct KeyboardTransferBuilder {
  private let dependency: any KeyboardTransferDependency

  /// Creates a builder.
  public init(dependency: any KeyboardTransferDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build() -> KeyboardTransferViewModel { KeyboardTransferViewModel(store: dependency.boardStore) }
}
