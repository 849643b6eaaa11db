public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol PersonalDictionaryDependency:
  WordListDependency, NewWordDependency, SearchDependency, DictionaryEntryDependency, WordEditorDependency,
  SourcesDependency, PendingWordsDependency, TransferDependency, ReminderDependency, ImportDependency
{}

/// Builds the personal dictionary.
@MainActor
public struct PersonalDictionaryBuilder {
  private let dependency: any PersonalDictionaryDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder with what the feature needs and its router.
  public init(dependency: any PersonalDictionaryDependency, router: any Router<PersonalDictionaryDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the builders of the child features.
  public func build() -> PersonalDictionaryGraph {
    let sources = AskedSources(store: dependency.sourceStore, installed: dependency.installedDictionaries)
    let lookUp = LookUp(sources, opener: dependency.sourceOpener)
    var favorites = WordQuery()
    favorites.isStarred = true
    return PersonalDictionaryGraph(
      mainWordList: WordListBuilder(base: WordQuery(), dependency: dependency, router: router),
      newWord: NewWordBuilder(lookUp: lookUp, dependency: dependency, router: router),
      langPicker: LangPickerBuilder(dependency: dependency),
      search: SearchBuilder(dependency: dependency, router: router),
      favorites: WordListBuilder(base: favorites, dependency: dependency, router: router),
      dictionaryEntry: DictionaryEntryBuilder(lookUp: lookUp, dependency: dependency, router: router),
      wordEditor: WordEditorBuilder(lookUp: lookUp, dependency: dependency),
      sources: SourcesBuilder(dependency: dependency, router: router),
      pendingWords: PendingWordsBuilder(lookUp: lookUp, dependency: dependency, router: router),
      transfer: TransferBuilder(dependency: dependency),
      reminder: ReminderBuilder(dependency: dependency),
      wordImport: ImportBuilder(lookUp: lookUp, dependency: dependency, router: router)
    )
  }
}
