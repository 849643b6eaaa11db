public import CoreModule

/// Builds the import of words from files.
@MainActor
public struct ImportBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency

  init(dependency: any PersonalDictionaryDependency) { self.dependency = dependency }

  /// Wires an import that has not begun.
  public func build(_: Void) -> ImportViewModel { ImportViewModel(dependency: dependency) }
}
