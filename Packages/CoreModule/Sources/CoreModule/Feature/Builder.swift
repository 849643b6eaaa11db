/// Creates one instance of a feature.
///
/// A builder receives its dependencies in `init` and its runtime parameter in `build`; it only wires, it never works.
public protocol Builder<Parameter, Graph> {
  /// What is known only when the feature is opened.
  associatedtype Parameter
  /// What the built feature offers: its view model, its child builders.
  associatedtype Graph

  /// Wires a new instance of the feature.
  @MainActor func build(_ parameter: Parameter) -> Graph
}

extension Builder where Parameter == Void {
  /// Wires a new instance of a feature that needs no parameter.
  @MainActor public func build() -> Graph { build(()) }
}
