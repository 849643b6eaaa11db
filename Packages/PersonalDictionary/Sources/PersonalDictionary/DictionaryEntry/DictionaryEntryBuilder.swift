public import CoreModule

/// Builds the screen of a full entry.
@MainActor
public struct DictionaryEntryBuilder: Builder {
  private let lookUp: LookUp
  private let dependency: any PersonalDictionaryDependency

  init(lookUp: LookUp, dependency: any PersonalDictionaryDependency) {
    self.lookUp = lookUp
    self.dependency = dependency
  }

  /// Creates the view model.
  public func build(_: Void) -> DictionaryEntryViewModel {
    DictionaryEntryViewModel(lookUp: lookUp, dependency: dependency)
  }
}
