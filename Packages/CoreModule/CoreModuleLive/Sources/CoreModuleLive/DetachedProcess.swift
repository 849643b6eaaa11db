@preconcurrency import Glibc

/// Another run of this program, in a session of its own, for which nobody waits. It reads nothing and prints nothing.
public struct DetachedProcess: Sendable {
  private let arguments: [String]
  private let errors: String

  /// `POSIX_SPAWN_SETSID` of glibc's `spawn.h`, which Swift does not see.
  private static let newSession: Int16 = 0x80

  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - errors: The path of the file that takes what it says on standard error; nothing is left out of it.
  public init(arguments: [String], errors: String) {
    self.arguments = arguments
    self.errors = errors
  }

  /// Starts it.
  ///
  /// - Returns: Whether that worked.
  public func start() -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // What the process was started with besides, a pipe that somebody waits on, must not be held open. Closing what is not open does no harm.
    for descriptor in Int32(3)..<64 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var words = (["glot"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &words, environ) == 0
  }
}
