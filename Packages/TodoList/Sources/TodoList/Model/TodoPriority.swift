/// The priority of a task, ordered from low to high.
public enum TodoPriority: String, CaseIterable, Comparable, Sendable {
  /// Less urgent than normal.
  case low
  /// The default.
  case normal
  /// More urgent than normal.
  case high

  /// The rank in list order: 0 for high, 2 for low.
  public var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }

  /// Creates the priority with this rank; `nil` for other numbers than 0 to 2.
  public init?(rank: Int) {
    guard let priority = TodoPriority.allCases.first(where: { $0.rank == rank }) else { return nil }
    self = priority
  }

  /// A lower priority is less than a higher one.
  public static func < (left: TodoPriority, right: TodoPriority) -> Bool { left.rank > right.rank }

  /// The name in the `importance` field of the task server: `low`, `basic` or `important`.
  public var wireName: String {
    switch self {
    case .low: "low"
    case .normal: "basic"
    case .high: "important"
    }
  }

  /// Creates the priority with this name; any other text means normal, as in the original program.
  public init(wireName: String) {
    self = TodoPriority.allCases.first { $0.wireName == wireName } ?? .normal
  }
}
