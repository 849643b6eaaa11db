public import CoreModule

/// The dependency of the child features that use the words.
@MainActor
public protocol WordStoreDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
}

/// The dependency of the child features that recognise the language of a word.
@MainActor
public protocol SpokenLanguageDependency {
  /// The language that the user speaks, according to the system's settings. `nil`, the default: unknown, or not a ``Language``.
  var spokenLanguage: Language? { get }
}

extension SpokenLanguageDependency {
  public var spokenLanguage: Language? { nil }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol PersonalDictionaryDependency:
  WordListDependency, NewWordDependency, SearchDependency, DictionaryEntryDependency, WordEditorDependency,
  SourcesDependency, PendingWordsDependency, ReminderDependency, ImportDependency, FirstRunDependency
{}

/// Builds the personal dictionary.
public typealias PersonalDictionaryBuilder = RoutingBuilder<any PersonalDictionaryDependency, PersonalDictionaryDestination>

extension PersonalDictionaryBuilder {
  /// Creates the builders of the child features.
  public func build() -> PersonalDictionaryGraph {
    let lookUp = LookUp(dependency)
    var favorites = WordQuery()
    favorites.isStarred = true
    return PersonalDictionaryGraph(
      lookUp: lookUp,
      mainWordList: WordListBuilder(base: WordQuery(), dependency: dependency, router: router),
      newWord: NewWordBuilder(lookUp: lookUp, dependency: dependency, router: router),
      langPicker: LangPickerBuilder(dependency: dependency),
      firstRun: FirstRunBuilder(dependency: dependency),
      search: SearchBuilder(dependency: dependency, router: router),
      favorites: WordListBuilder(base: favorites, dependency: dependency, router: router),
      dictionaryEntry: DictionaryEntryBuilder(lookUp: lookUp, dependency: dependency, router: router),
      wordEditor: WordEditorBuilder(lookUp: lookUp, dependency: dependency),
      sources: SourcesBuilder(dependency: dependency, router: router),
      pendingWords: PendingWordsBuilder(lookUp: lookUp, dependency: dependency, router: router),
      reminder: ReminderBuilder(dependency: dependency),
      wordImport: ImportBuilder(lookUp: lookUp, dependency: dependency, router: router)
    )
  }
}
