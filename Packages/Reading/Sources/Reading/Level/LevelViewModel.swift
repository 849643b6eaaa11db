public import CoreModule
public import Observation

/// Estimates how many words of a language the reader knows, by 40 questions whether a word is known. Some of the words are invented.
@MainActor
@Observable
public final class LevelViewModel {
  /// What is seen.
  public private(set) var state = LevelState()

  @ObservationIgnored private var turns = IntentOrder()
  private let dictionary: any TextDictionary
  private let store: any ReadingStore
  private let clock: WallClock
  private let random: RandomSource

  init(dictionary: any TextDictionary, store: any ReadingStore, clock: WallClock, random: RandomSource) {
    self.dictionary = dictionary
    self.store = store
    self.clock = clock
    self.random = random
  }

  /// Reads the levels.
  public func load() async {}

  /// Begins the questions about the first of these languages.
  ///
  /// - Parameter seed: What the questions follow from; `nil` for random ones.
  public func begin(_ languages: LanguagePair, seed: UInt64? = nil) async {}

  /// Answers the question: whether the reader knows the word. After the last answer, the state has the estimate.
  public func answer(_ isKnown: Bool) {}

  /// Goes back to the question before.
  public func goBack() {}

  /// Stores the estimate as the level.
  public func save() async {}

  /// Stores the level that the reader says.
  public func set(_ level: Int, of language: String) async {}

  /// Forgets the level of a language.
  public func remove(_ language: String) async {}
}
