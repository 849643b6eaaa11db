public import CoreModule

/// The state of the questions of the first run.
public struct FirstRunState: Equatable, Sendable {
  /// Whether the direction was chosen before; `nil` until that is known.
  public var hasDirection: Bool?
  /// Whether there are words already.
  public var hasWords = false
  /// The last failure.
  public var problem: PersonalDictionaryProblem?

  /// Whether the user is new: no direction was chosen, and there are no words.
  public var isFirstRun: Bool { hasDirection == false && !hasWords && problem == nil }
}

/// Asks a new user for the language to learn and the one to translate into.
@MainActor
public final class FirstRunViewModel {
  /// The state to show.
  public private(set) var state = FirstRunState()

  private var order = IntentOrder()
  private let directions: any DirectionStore
  private let words: any WordStore
  private let spoken: Language?

  init(directions: any DirectionStore, words: any WordStore, spoken: Language?) {
    self.directions = directions
    self.words = words
    self.spoken = spoken
  }

  /// The language to suggest as the one to learn.
  public var suggestedToLearn: Language { Direction.suggested(spoken: spoken).from }

  /// The language to suggest for translations, to a user who learns `language`: the one of the system's settings, unless it is the same.
  public func suggestedToSpeak(learning language: Language) -> Language {
    if let spoken, spoken != language { return spoken }
    return language == .english ? Direction.initial.to : .english
  }

  /// The direction until the questions are answered.
  public var untilChosen: Direction { .untilChosen(spoken: spoken) }

  /// Reads whether the user is new.
  public func load() async {
    let turn = order.next()
    do throws(PersonalDictionaryProblem) {
      let hasDirection = try await hasDirection()
      let hasWords = hasDirection ? false : try await hasWords()
      guard order.isLatest(turn) else { return }
      state.hasDirection = hasDirection
      state.hasWords = hasWords
      state.problem = nil
    } catch {
      if order.isLatest(turn) { state.problem = error }
    }
  }

  /// Stores the answers.
  public func choose(_ direction: Direction) async {
    let turn = order.next()
    do {
      try await directions.choose(direction)
      guard order.isLatest(turn) else { return await load() }
      state.hasDirection = true
      state.hasWords = false
      state.problem = nil
    } catch { state.problem = PersonalDictionaryProblem(error) }
  }

  private func hasDirection() async throws(PersonalDictionaryProblem) -> Bool {
    do { return try await directions.chosenDirection() != nil } catch { throw PersonalDictionaryProblem(error) }
  }

  private func hasWords() async throws(PersonalDictionaryProblem) -> Bool {
    var query = WordQuery()
    query.limit = 1
    do throws(WordStoreError) { return try await !words.words(query).isEmpty } catch { throw .store(error) }
  }
}

/// The dependencies of the questions of the first run.
@MainActor
public protocol FirstRunDependency: LangPickerDependency, WordStoreDependency {}

/// Builds the questions of the first run.
public typealias FirstRunBuilder = Builder<any FirstRunDependency>

extension FirstRunBuilder {
  /// Creates the view model.
  ///
  /// - Parameter reading: The language of the interface, which is suggested if the system's settings name none.
  public func build(reading: Language? = nil) -> FirstRunViewModel {
    FirstRunViewModel(
      directions: dependency.directionStore, words: dependency.wordStore, spoken: dependency.spokenLanguage ?? reading
    )
  }
}
