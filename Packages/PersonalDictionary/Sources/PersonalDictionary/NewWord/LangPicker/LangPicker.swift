public import CoreModule
public import Observation

/// What the choice of languages shows.
public struct LangPickerState: Equatable, Sendable {
  /// The direction in force.
  public var direction = Direction.initial
  /// Whether the direction has been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// A choice that has not been read yet.
  public init() {}
}

/// Shows and sets the direction that new words are looked up in.
@MainActor
@Observable
public final class LangPickerViewModel {
  /// What the choice shows.
  public private(set) var state = LangPickerState()

  private let store: any DirectionStore
  private let onFinish: @MainActor (Direction) -> Void

  init(store: any DirectionStore, onFinish: @escaping @MainActor (Direction) -> Void) {
    self.store = store
    self.onFinish = onFinish
  }

  /// Reads the direction in force.
  public func load() async {
    do {
      state.direction = try await store.chosenDirection() ?? .initial
      state.isLoaded = true
      state.problem = nil
    } catch {
      state.problem = PersonalDictionaryProblem(error)
    }
  }

  /// Makes `direction` the one in force.
  public func choose(_ direction: Direction) async {
    do {
      try await store.choose(direction)
      state.direction = direction
      state.isLoaded = true
      state.problem = nil
      onFinish(direction)
    } catch {
      state.problem = PersonalDictionaryProblem(error)
    }
  }

  /// Turns the direction in force round.
  public func swap() async {
    await load()
    if state.problem == nil { await choose(state.direction.reversed) }
  }
}

/// Builds the choice of languages; the parameter is told the direction that was chosen.
@MainActor
public struct LangPickerBuilder: Builder {
  private let dependency: any PersonalDictionaryDependency

  init(dependency: any PersonalDictionaryDependency) { self.dependency = dependency }

  /// Wires a choice that calls `onFinish` when a direction was chosen.
  public func build(_ onFinish: @escaping @MainActor (Direction) -> Void) -> LangPickerViewModel {
    LangPickerViewModel(store: dependency.directionStore, onFinish: onFinish)
  }
}
