/// The priority of a task, ordered from low to high.
public enum TodoPriority: String, CaseIterable, Comparable, Sendable {
  /// It can wait.
  case low
  /// The default.
  case normal
  /// It comes first.
  case high

  /// The rank in list order: 0 for high, 2 for low.
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

  /// The priority with this wire name; any other text means normal, as in the original program.
  public init(wireName: String) {
    self = TodoPriority.allCases.first { $0.wireName == wireName } ?? .normal
  }
}
