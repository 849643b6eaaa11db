/// Tells whether an answer still counts: of all questions of one kind, only the newest one's does.
///
/// A view model takes a turn before it asks, and drops the answer when a newer question was asked meanwhile:
///
/// ```swift
/// let turn = order.next()
/// let words = try await store.words(query)
/// guard order.isLatest(turn) else { return }
/// state.words = words
/// ```
public struct IntentOrder: Sendable {
  /// The turn of one question.
  public struct Turn: Sendable {
    fileprivate let number: Int
  }

  private var newest = 0
  private var newestAccepted = 0

  /// Creates an order in which nothing was asked.
  public init() {}

  /// Begins a question, which supersedes those before it.
  @discardableResult
  public mutating func next() -> Turn {
    newest += 1
    return Turn(number: newest)
  }

  /// The turn of the newest question, which something else may belong to.
  public var latest: Turn { Turn(number: newest) }

  /// Whether nothing newer was asked.
  public func isLatest(_ turn: Turn) -> Bool { turn.number == newest }

  /// Accepts an answer, unless that of a newer question was accepted before.
  ///
  /// Unlike with ``isLatest(_:)``, a newer question that fails drops no older answer, such as what came of a change.
  ///
  /// - Returns: Whether the answer counts.
  public mutating func accept(_ turn: Turn) -> Bool {
    guard turn.number >= newestAccepted else { return false }
    newestAccepted = turn.number
    return true
  }
}
