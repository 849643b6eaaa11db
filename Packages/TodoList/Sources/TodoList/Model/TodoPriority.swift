/// How much a task matters: low comes before normal, normal before high.
public enum TodoPriority: CaseIterable, Comparable, Sendable {
  /// It can wait.
  case low
  /// What a task has until the user says otherwise.
  case normal
  /// It comes first.
  case high

  /// The name in the `importance` field of the original app's server: `low`, `basic` or `important`.
  public var wireName: String {
    switch self {
    case .low: "low"
    case .normal: "basic"
    case .high: "important"
    }
  }

  /// The priority with this wire name; any other text reads as normal, as in the original.
  public init(wireName: String) {
    self = TodoPriority.allCases.first { $0.wireName == wireName } ?? .normal
  }
}
