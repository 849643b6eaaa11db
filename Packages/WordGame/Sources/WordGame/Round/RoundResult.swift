/// How a round ended.
public enum RoundResult: String, CaseIterable, Sendable {
  /// All pairs were answered, or no pair was left, before the last life was lost.
  case won
  /// The last life was lost.
  case lost
}
