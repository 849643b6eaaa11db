/// Creates one instance of a feature.
///
/// A builder receives its dependencies in `init` and its runtime parameter in `build`. It only connects objects.
public protocol Builder<Parameter, Graph> {
  /// The value that is known only when the feature is opened.
  associatedtype Parameter
  /// The built feature: its view model or its child builders.
  associatedtype Graph

  /// Builds a new instance of the feature.
  @MainActor func build(_ parameter: Parameter) -> Graph
}

extension Builder where Parameter == Void {
  /// Builds a new instance of a feature without a parameter.
  @MainActor public func build() -> Graph { build(()) }
}
