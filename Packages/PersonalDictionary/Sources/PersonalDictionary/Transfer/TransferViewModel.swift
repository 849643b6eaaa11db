public import CoreModule
public import Observation

/// Gives everything that the dictionary keeps to another place, and takes it from there.
@MainActor
@Observable
public final class TransferViewModel {
  /// What is known of it.
  public private(set) var state = TransferState()

  @ObservationIgnored private var wordReadings = IntentOrder()
  @ObservationIgnored private var directionReadings = IntentOrder()
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
    let turn = wordReadings.next()
    do throws(WordStoreError) {
      let words = try await store.words(query)
      guard wordReadings.isLatest(turn) else { return }
      state.words = words
      state.problem = nil
    } catch {
      if wordReadings.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Reads the direction that the user chose.
  public func loadDirection() async {
    let turn = directionReadings.next()
    do {
      let direction = try await directions.chosenDirection()
      guard directionReadings.isLatest(turn) else { return }
      state.direction = direction
      state.problem = nil
    } catch {
      if directionReadings.isLatest(turn) { state.problem = PersonalDictionaryProblem(error) }
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
      let chosen = try await directions.chosenDirection()
      if chosen == nil, !isTrial { try await directions.choose(direction, in: change) }
      // What was read before is out of date.
      directionReadings.next()
      state.direction = chosen ?? direction
      state.isDirectionImported = chosen == nil
      state.problem = nil
    } catch {
      state.problem = PersonalDictionaryProblem(error)
    }
  }
}
