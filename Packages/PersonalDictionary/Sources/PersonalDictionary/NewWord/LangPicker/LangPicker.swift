public import CoreModule

/// The state of the choice of languages.
public struct LangPickerState: Equatable, Sendable {
  /// The chosen direction.
  public var direction = Direction.initial
  /// The direction of texts, whose language is recognised: the chosen one, or else the one to suggest.
  public var ofTexts = Direction.initial
  /// Whether the direction was read.
  public var isLoaded = false
  /// The last failure.
  public var problem: PersonalDictionaryProblem?
}

/// Shows and changes the direction of new look-ups.
@MainActor
public final class LangPickerViewModel {
  /// The state to show.
  public private(set) var state = LangPickerState()

  private var order = IntentOrder()
  private let store: any DirectionStore
  private let spoken: Language?
  private let onFinish: @MainActor (Direction) -> Void

  init(store: any DirectionStore, spoken: Language?, onFinish: @escaping @MainActor (Direction) -> Void) {
    self.store = store
    self.spoken = spoken
    self.onFinish = onFinish
  }

  /// Reads the chosen direction.
  public func load() async { await read() }

  /// Chooses `direction`.
  public func choose(_ direction: Direction) async {
    let turn = order.next()
    do {
      try await store.choose(direction)
    } catch {
      state.problem = PersonalDictionaryProblem(error)
      return
    }
    if order.isLatest(turn) { show(direction, ofTexts: direction) } else { await read() }
    onFinish(state.direction)
  }

  /// Swaps the languages of the chosen direction.
  public func swap() async {
    if await read() { await choose(state.direction.reversed) }
  }

  /// Shows what is stored.
  ///
  /// - Returns: Whether that could be read.
  @discardableResult
  private func read() async -> Bool {
    let turn = order.next()
    do {
      let chosen = try await store.chosenDirection()
      if order.isLatest(turn) { show(chosen ?? .untilChosen(spoken: spoken), ofTexts: chosen ?? .suggested(spoken: spoken)) }
      return true
    } catch {
      if order.isLatest(turn) { state.problem = PersonalDictionaryProblem(error) }
      return false
    }
  }

  private func show(_ direction: Direction, ofTexts: Direction) {
    (state.direction, state.ofTexts) = (direction, ofTexts)
    state.isLoaded = true
    state.problem = nil
  }
}

/// The dependencies of the choice of languages.
@MainActor
public protocol LangPickerDependency: SpokenLanguageDependency {
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
}

/// Builds the choice of languages.
public typealias LangPickerBuilder = Builder<any LangPickerDependency>

extension LangPickerBuilder {
  /// Creates the view model, which calls `onFinish` with the chosen direction.
  public func build(_ onFinish: @escaping @MainActor (Direction) -> Void) -> LangPickerViewModel {
    LangPickerViewModel(store: dependency.directionStore, spoken: dependency.spokenLanguage, onFinish: onFinish)
  }
}
