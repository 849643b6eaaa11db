public import CoreModule
public import Observation

/// Gives everything that the dictionary keeps to another place, and takes it from there.
@MainActor
@Observable
public final class TransferViewModel {
  /// What is known of it.
  public private(set) var state = TransferState()

  private let store: any WordStore
  private let directions: any DirectionStore

  init(store: any WordStore, directions: any DirectionStore) {
    self.store = store
    self.directions = directions
  }

  /// Reads all words, the oldest first.
  public func loadWords() async {
    var query = WordQuery()
    query.order = .oldest
    do throws(WordStoreError) {
      state.words = try await store.words(query)
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// Reads the direction that the user chose.
  public func loadDirection() async {
    do {
      state.direction = try await directions.chosenDirection()
      state.problem = nil
    } catch {
      state.problem = PersonalDictionaryProblem(error)
    }
  }

  /// Takes in words that were kept elsewhere, or only tells what would become of them.
  public func take(_ words: [Word], isTrial: Bool, in change: Change? = nil) async {
    do throws(WordStoreError) {
      state.imported = words.isEmpty ? [] : try await store.take(words, isTrial: isTrial, in: change)
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// Takes in the direction that was chosen elsewhere, unless one is chosen here.
  public func take(_ direction: Direction, isTrial: Bool, in change: Change? = nil) async {
    do {
      state.direction = try await directions.chosenDirection()
      state.isDirectionImported = state.direction == nil
      guard state.isDirectionImported else { return }
      if !isTrial { try await directions.choose(direction, in: change) }
      state.direction = direction
      state.problem = nil
    } catch {
      state.problem = PersonalDictionaryProblem(error)
    }
  }
}
