public import CoreModule
import Practice
public import WordGame

extension AppGraph: WordGameDependency {
  /// The stored rounds and answers. The answers count in the practice.
  public var gameStore: any GameStore {
    PractisedGameStore(store: environment.gameStore, sampler: environment.wordSampler, reviews: GameReviews(self))
  }

  /// The words of the personal dictionary and of the built-in one.
  public var gameWords: any GameWords {
    DictionaryGameWords(
      directionStore: environment.directionStore, spoken: environment.spokenLanguage, sampler: environment.wordSampler,
      dictionary: environment.gradedDictionary
    )
  }

  /// Builds the word game.
  public func wordGame(router: some Router<WordGameDestination>) -> WordGameBuilder {
    WordGameBuilder(dependency: self, router: logged(router))
  }
}
