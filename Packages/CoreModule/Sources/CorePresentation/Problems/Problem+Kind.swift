extension Problem {
  /// The kind of a problem. A host maps it to an exit code or a status.
  public enum Kind: Sendable {
    /// There is nothing of what was asked for.
    case nothingFound
    /// The user made a mistake, such as an unknown option.
    case usage
    /// Data is malformed or contradicts other data.
    case badData
    /// The input cannot be read.
    case noInput
    /// A service does not work.
    case unavailable
    /// The program has a bug.
    case internalError
    /// A file cannot be created.
    case cannotCreate
    /// The system failed to read or write.
    case inputOutput
    /// It may succeed later.
    case tryAgainLater
    /// There is no permission.
    case permissionDenied
    /// A setting is wrong.
    case configuration
    /// The terminal was closed.
    case hungUp
    /// The user interrupted the program.
    case interrupted
    /// A signal asked the program to end.
    case terminated
  }
}
