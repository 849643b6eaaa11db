public import CoreModule

/// Estimates how many words of a language the reader knows, by 40 questions whether a word is known. Some of the words are invented.
@MainActor
public final class LevelViewModel {
  /// The state to show.
  public private(set) var state = LevelState()

  private var turns = IntentOrder()
  private var reads = IntentOrder()
  private var settings = IntentOrder()
  private var test: LevelTest?
  private var answers: [Bool] = []
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
  public func load() async { await read(reads.next()) }

  /// Begins the questions about the first of these languages.
  ///
  /// - Parameter seed: Determines the questions; `nil` for random ones.
  public func begin(_ languages: LanguagePair, seed: UInt64? = nil) async {
    let turn = turns.next()
    let made = await LevelTest.make(dictionary, in: languages, seed: seed ?? random.next())
    guard turns.isLatest(turn) else { return }
    (test, answers) = (made, [])
    state.problem = made == nil ? .tooFewWords(languages) : nil
    state.questionCount = made?.items.count ?? 0
    (state.estimate, state.isSaved) = (nil, false)
    showQuestion()
  }

  /// Answers the question: whether the reader knows the word. After the last answer, the state has the estimate.
  public func answer(_ isKnown: Bool) {
    guard let test, answers.count < test.items.count else { return }
    answers.append(isKnown)
    showQuestion()
  }

  /// Goes back to the previous question.
  public func goBack() {
    guard answers.popLast() != nil else { return }
    state.isSaved = false
    showQuestion()
  }

  /// Stores the estimate as the level.
  public func save() async {
    guard let level = state.estimate?.level else { return }
    await change(isSaved: { self.state.estimate?.level == level }) { () throws(StorageError) in try await self.store.setLevel(level) }
  }

  /// Stores the level that the reader says, of the first of these languages. It is a problem when the dictionary has fewer words with a rank.
  public func set(_ level: Int, of languages: LanguagePair) async {
    let setting = settings.next()
    state.isSaved = false
    let ranked = await dictionary.rankedHeadwords(in: languages)
    // A level that was said meanwhile counts.
    guard settings.isLatest(setting) else { return }
    guard ranked == 0 || level <= ranked else { return state.problem = .levelTooHigh(languages.from, ranked: ranked) }
    let level = ReadingLevel(language: languages.from, estimate: max(0, level), time: clock.now())
    await change { () throws(StorageError) in try await self.store.setLevel(level) }
  }

  private func showQuestion() {
    guard let test else { return state.question = nil }
    let isAnswered = answers.count == test.items.count
    state.question = isAnswered ? nil : LevelQuestion(number: answers.count + 1, text: test.items[answers.count].text)
    state.estimate = isAnswered ? test.estimate(answers, at: clock.now()) : nil
  }

  private func change(isSaved: () -> Bool = { true }, _ make: () async throws(StorageError) -> Void) async {
    let (turn, asked) = (reads.next(), turns.latest)
    state.problem = nil
    do {
      try await make()
      if turns.isLatest(asked) { state.isSaved = isSaved() }
      if reads.isLatest(turn) { await read(turn) }
    } catch {
      if reads.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  private func read(_ turn: IntentOrder.Turn) async {
    do {
      let levels = try await store.levels()
      guard reads.isLatest(turn) else { return }
      (state.levels, state.problem) = (levels, nil)
    } catch {
      if reads.isLatest(turn) { state.problem = .storage(error) }
    }
  }
}
