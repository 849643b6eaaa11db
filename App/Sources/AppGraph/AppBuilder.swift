public import CoreModule

/// Builds the root of the feature tree.
@MainActor
public struct AppBuilder: Builder {
  /// Creates a builder.
  public init() {}

  /// Builds the feature tree over `environment`.
  public func build(_ environment: AppEnvironment) -> AppGraph { AppGraph(environment: environment) }
}
