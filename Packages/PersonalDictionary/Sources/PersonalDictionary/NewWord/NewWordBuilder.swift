/// The dependencies of the dialog that adds words, and of the choice of languages in it.
@MainActor
public protocol NewWordDependency: LangPickerDependency, WordStoreDependency {}

/// Builds the dialog that adds words.
public typealias NewWordBuilder = LookUpBuilder<any NewWordDependency>

extension NewWordBuilder {
  /// Creates the view model.
  public func build() -> NewWordViewModel {
    NewWordViewModel(
      lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, spoken: dependency.spokenLanguage,
      router: router
    )
  }
}
