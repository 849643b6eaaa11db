public import CoreModule
public import PracticeScheduling

/// An error of the practice for the user.
public enum PracticeProblem: Error, Equatable, Sendable {
  /// Another process answered or changed the card meanwhile; this answer was not stored.
  case movedOn(CardID)
  /// The card was suspended or buried meanwhile; this answer was not stored.
  case setAside(CardID)
  /// The word was deleted meanwhile; this answer was not stored.
  case deleted(CardID)
  /// The answer to be undone does not count any more, because another process has undone it.
  case alreadyUndone(CardID)
  /// The answer cannot be undone, because another process answered or changed the card since.
  case changedSince(CardID)
  /// The settings or the parameters are out of bounds.
  case scheduling(SchedulingProblem)
  /// There are too few answers to fit the parameters to.
  case optimization(OptimizationProblem)
  /// The disk or the database failed.
  case storage(StorageError)

  init(_ error: PracticeStoreError) {
    switch error {
    case .movedOn(let card): self = .movedOn(card)
    case .setAside(let card): self = .setAside(card)
    case .storage(let error): self = .storage(error)
    }
  }

  /// Whether another process was faster. The session goes on with what is to be asked now.
  public var wasOvertaken: Bool {
    switch self {
    case .movedOn, .setAside, .deleted, .alreadyUndone, .changedSince: true
    case .scheduling, .optimization, .storage: false
    }
  }

  /// Runs a call of the store and converts its error.
  static func converting<Value>(_ body: () async throws(PracticeStoreError) -> Value) async throws(PracticeProblem) -> Value {
    do { return try await body() } catch { throw PracticeProblem(error) }
  }

  /// Runs a call of the source of words and converts its error.
  static func convertingWords<Value>(_ body: () async throws(StorageError) -> Value) async throws(PracticeProblem) -> Value {
    do { return try await body() } catch { throw .storage(error) }
  }
}
