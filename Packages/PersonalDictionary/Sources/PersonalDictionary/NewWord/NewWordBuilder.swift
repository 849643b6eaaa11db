public import CoreModule

/// The dependencies of the dialog that adds words, and of the choice of languages in it.
@MainActor
public protocol NewWordDependency: LangPickerDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
}

/// Builds the dialog that adds words.
@MainActor
public struct NewWordBuilder {
  private let lookUp: LookUp
  private let dependency: any NewWordDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that looks words up by `lookUp` and navigates through `router`.
  public init(lookUp: LookUp, dependency: any NewWordDependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> NewWordViewModel {
    NewWordViewModel(lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, router: router)
  }
}
