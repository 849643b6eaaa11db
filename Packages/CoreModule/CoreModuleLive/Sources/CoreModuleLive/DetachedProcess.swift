import CoreModulePOSIX

/// A process in a session of its own, without input and output, which outlives this one.
public struct DetachedProcess: Sendable {
  private let program: ChildProgram

  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - errors: The path of the file that standard error is appended to.
  public init(program: String, arguments: [String], errors: String) {
    var program = ChildProgram(program, arguments)
    program.streams.errors = .append(path: errors)
    program.isDetached = true
    self.program = program
  }

  /// Starts the process.
  ///
  /// - Returns: Whether that worked.
  public func start() -> Bool { program.start() != nil }
}
