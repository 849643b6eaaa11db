public import CoreModule

/// Builds the import of words from files.
@MainActor
public struct ImportBuilder: Builder {
  private let lookUp: LookUp
  private let dependency: any PersonalDictionaryDependency

  init(lookUp: LookUp, dependency: any PersonalDictionaryDependency) {
    self.lookUp = lookUp
    self.dependency = dependency
  }

  /// Creates the view model.
  public func build(_: Void) -> ImportViewModel { ImportViewModel(lookUp: lookUp, dependency: dependency) }
}
