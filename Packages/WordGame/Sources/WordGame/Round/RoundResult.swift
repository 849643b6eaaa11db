/// The result of a round.
public enum RoundResult: String, CaseIterable, Sendable {
  /// All pairs were answered, or none was left, before the last life was lost.
  case won
  /// The last life was lost.
  case lost
}
