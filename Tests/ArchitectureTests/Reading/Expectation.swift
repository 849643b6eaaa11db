import Testing

/// Reports each violation as an issue of its own.
func expectNone(_ violations: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for violation in violations { Issue.record(Comment(rawValue: violation), sourceLocation: sourceLocation) }
}
