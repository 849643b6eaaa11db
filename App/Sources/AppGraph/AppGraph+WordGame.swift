public import CoreModule
import PersonalDictionary
public import WordGame

extension AppGraph: WordGameDependency {
  /// The stored rounds and answers.
  public var gameStore: any GameStore { environment.gameStore }

  /// The languages to play in. A missing one is taken from the chosen direction.
  public func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair {
    let (source, target) = (from.flatMap(Language.init(code:)), to.flatMap(Language.init(code:)))
    if let source, let target { return LanguagePair(from: source.code, to: target.code) }
    let chosen = try await environment.directionStore.chosenDirection() ?? .initial
    let direction = source.map(chosen.fitted(from:)) ?? target.map(chosen.fitted(to:)) ?? chosen
    return LanguagePair(from: direction.from.code, to: direction.to.code)
  }

  /// The words of the personal dictionary.
  public func personalWords(in languages: LanguagePair) -> any WordSource {
    PersonalWords(sampler: environment.wordSampler, direction: Direction(languages))
  }

  /// The commonest words of the built-in dictionary.
  public func starterWords(in languages: LanguagePair) -> any WordSource {
    StarterWords(dictionary: environment.gradedDictionary, direction: Direction(languages))
  }

  /// Builds the word game.
  public func wordGame(router: some Router<WordGameDestination>) -> WordGameBuilder {
    WordGameBuilder(dependency: self, router: LoggingRouter(router, log: CategoryLog("navigation", environment.log)))
  }
}

extension Direction {
  /// `nil` when a code is not one of the seven languages.
  fileprivate init?(_ languages: LanguagePair) {
    guard let from = Language(code: languages.from), let to = Language(code: languages.to) else { return nil }
    self.init(from: from, to: to)
  }
}
