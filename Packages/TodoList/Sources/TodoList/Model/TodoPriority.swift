/// How much a task matters: low comes before normal, normal before high.
public enum TodoPriority: String, CaseIterable, Comparable, Sendable {
  /// It can wait.
  case low
  /// What a task has until the user says otherwise.
  case normal
  /// It comes first.
  case high

  /// Its place in a list: 0 for high, 2 for low.
  public var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }

  /// The priority with this rank, or `nil`.
  public init?(rank: Int) {
    guard let priority = TodoPriority.allCases.first(where: { $0.rank == rank }) else { return nil }
    self = priority
  }

  /// A lower one comes first.
  public static func < (left: TodoPriority, right: TodoPriority) -> Bool { left.rank > right.rank }

  /// The name in the `importance` field of the task server: `low`, `basic` or `important`.
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
