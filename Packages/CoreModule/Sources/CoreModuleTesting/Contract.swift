/// A behavior that everything of one kind must have, such as every store of words: a check that tests run on each of them.
public struct Contract<Subject>: Sendable {
  /// What is checked, in a sentence.
  public let promise: String
  /// Runs the check and returns the violations.
  public let violations: @Sendable (Subject) async throws -> [String]

  /// Creates a check that returns its violations.
  public init(_ promise: String, _ violations: @escaping @Sendable (Subject) async throws -> [String]) {
    self.promise = promise
    self.violations = violations
  }
}

/// A message when the values differ.
public func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) -> [String] {
  actual == expected ? [] : ["\(what): expected \(expected), got \(actual)"]
}
