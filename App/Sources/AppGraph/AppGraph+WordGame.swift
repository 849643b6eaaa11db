public import CoreModule
import PersonalDictionary
public import Practice
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

  /// How well the user's own words among those that were played are known in the practice. When it cannot be read, nothing is known.
  public func knowledge(ofPlayed histories: [WordHistory]) async -> [WordHistory: WordKnowledge] {
    var ids: [WordHistory: PracticeWord.ID] = [:]
    for (languages, histories) in Dictionary(grouping: histories, by: \.languages) {
      let words = PersonalWords(sampler: environment.wordSampler, direction: languages.flatMap { Direction($0) })
      do throws(StorageError) {
        let own = try await words.words(spelledExactly: histories.map(\.prompt))
        let numbered = Dictionary(own.map { ($0.text, PracticeWord.ID($0.id.rawValue)) }) { first, _ in first }
        for history in histories { ids[history] = numbered[history.prompt] }
      } catch { return [:] }
    }
    guard !ids.isEmpty else { return [:] }
    let upkeep = practice(router: ClosureRouter { _ in }).build().upkeep.build()
    await upkeep.loadKnowledge(of: Array(ids.values))
    return ids.compactMapValues { upkeep.state.knowledge[$0] }
  }
}
