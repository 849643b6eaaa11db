public import CoreModule
public import Practice

extension AppEnvironment: PracticeDependency {
  /// The words of the personal dictionary.
  public var practiceWords: any PracticeWords {
    DictionaryPracticeWords(store: wordStore, sampler: wordSampler, dictionary: gradedDictionary, nouns: nounGenders)
  }
}

extension AppGraph {
  /// Builds the practice.
  public func practice(router: some Router<PracticeDestination>) -> PracticeBuilder {
    PracticeBuilder(dependency: environment, router: logged(router))
  }
}
