/// Numbers the requests of one kind, so that a view model can drop a result that a newer request has superseded.
///
/// Take a turn before waiting, and check it afterwards:
///
/// ```swift
/// let turn = order.next()
/// let words = try await store.words(query)
/// guard order.isLatest(turn) else { return }
/// state.words = words
/// ```
public struct IntentOrder: Sendable {
  /// The turn of one request.
  public struct Turn: Sendable {
    fileprivate let number: Int
  }

  private var newest = 0
  private var newestAccepted = 0

  /// Creates an order without requests.
  public init() {}

  /// Begins a request, which supersedes all earlier ones.
  @discardableResult
  public mutating func next() -> Turn {
    newest += 1
    return Turn(number: newest)
  }

  /// The turn of the newest request, for work that is only valid as long as no other begins.
  public var latest: Turn { Turn(number: newest) }

  /// Whether no newer request has begun.
  public func isLatest(_ turn: Turn) -> Bool { turn.number == newest }

  /// Accepts a result, unless that of a newer request was accepted before.
  ///
  /// Unlike with ``isLatest(_:)``, a newer request that fails drops no older result, such as that of a change.
  ///
  /// - Returns: Whether the result counts.
  public mutating func accept(_ turn: Turn) -> Bool {
    guard turn.number >= newestAccepted else { return false }
    newestAccepted = turn.number
    return true
  }
}
