public import CoreModule

/// The dependencies of the glosses.
@MainActor
public protocol GlossDependency: KnownWordsDependency {}

/// Builds the glosses of a text.
public typealias GlossBuilder = Builder<any GlossDependency>

extension GlossBuilder {
  /// Creates the view model.
  public func build() -> GlossViewModel { GlossViewModel(KnownWords(dependency)) }
}
