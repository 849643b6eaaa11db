public import CoreModule
public import WordGame

extension AppEnvironment: WordGameDependency {
  /// The words of the personal dictionary and of the built-in one.
  public var gameWords: any GameWords {
    DictionaryGameWords(
      directionStore: directionStore, spoken: spokenLanguage, sampler: wordSampler, dictionary: gradedDictionary
    )
  }
}

extension AppGraph {
  /// Builds the word game.
  public func wordGame(router: some Router<WordGameDestination>) -> WordGameBuilder {
    WordGameBuilder(dependency: environment, router: logged(router))
  }
}
