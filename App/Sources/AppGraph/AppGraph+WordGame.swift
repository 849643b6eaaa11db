public import CoreModule
import PersonalDictionary
public import WordGame

extension AppGraph: WordGameDependency {
  /// Where rounds and answers are kept.
  public var gameStore: any GameStore { environment.gameStore }

  /// The languages that the player named; what is not named comes from the chosen direction.
  public func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair {
    let (source, target) = (from.flatMap(Language.init(code:)), to.flatMap(Language.init(code:)))
    if let source, let target { return LanguagePair(from: source.code, to: target.code) }
    let chosen = try await environment.directionStore.chosenDirection() ?? .initial
    let direction = source.map(chosen.fitted(from:)) ?? target.map(chosen.fitted(to:)) ?? chosen
    return LanguagePair(from: direction.from.code, to: direction.to.code)
  }

  /// The words that the user keeps.
  public func personalWords(in languages: LanguagePair) -> any WordSource {
    PersonalWords(sampler: environment.wordSampler, direction: Direction(languages))
  }

  /// The commonest words of the built-in dictionary.
  public func starterWords(in languages: LanguagePair) -> any WordSource {
    StarterWords(dictionary: environment.gradedDictionary, direction: Direction(languages))
  }

  /// The word game, which leaves through `router`.
  public func wordGame(router: some Router<WordGameDestination>) -> WordGameBuilder {
    WordGameBuilder(dependency: self, router: LoggingRouter(router, log: CategoryLog("navigation", environment.log)))
  }
}

extension Direction {
  /// The direction between two languages; `nil` when a code means none of the seven.
  fileprivate init?(_ languages: LanguagePair) {
    guard let from = Language(code: languages.from), let to = Language(code: languages.to) else { return nil }
    self.init(from: from, to: to)
  }
}
