public import CoreModule

/// The dependencies of export and import.
@MainActor
public protocol KeyboardTransferDependency: BoardStoreDependency {}

/// Builds export and import.
public typealias KeyboardTransferBuilder = Builder<any KeyboardTransferDependency>

extension KeyboardTransferBuilder {
  /// Creates the view model.
  public func build() -> KeyboardTransferViewModel { KeyboardTransferViewModel(store: dependency.boardStore) }
}
