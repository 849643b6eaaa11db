package import TodoList

extension TodoPriority {
  /// The priority that one key or button gives next.
  package var following: TodoPriority {
    switch self {
    case .normal: .high
    case .high: .low
    case .low: .normal
    }
  }
}
