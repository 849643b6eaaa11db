@preconcurrency import Glibc

/// A process in a session of its own, without input and output, which outlives this one.
public struct DetachedProcess: Sendable {
  private let program: String
  private let arguments: [String]
  private let errors: String

  /// `POSIX_SPAWN_SETSID` of glibc's `spawn.h`, which Swift does not import.
  private static let newSession: Int16 = 0x80

  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - errors: The path of the file that standard error is appended to.
  public init(program: String, arguments: [String], errors: String) {
    self.program = program
    self.arguments = arguments
    self.errors = errors
  }

  /// Starts the process.
  ///
  /// - Returns: Whether that worked.
  public func start() -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // Close inherited descriptors, so that a pipe that another process waits on does not stay open. Closing an unused number does no harm.
    for descriptor in Int32(3)..<64 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawn(&process, program, &actions, &attributes, &words, environ) == 0
  }
}
