public import CoreModule

/// Builds the root of the feature tree.
@MainActor
public struct AppBuilder: Builder {
  /// Makes a builder; all it needs comes with `build`.
  public init() {}

  /// Wires the tree over `environment`.
  public func build(_ environment: AppEnvironment) -> AppGraph { AppGraph(environment: environment) }
}
