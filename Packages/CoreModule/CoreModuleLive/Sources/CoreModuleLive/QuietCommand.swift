@preconcurrency import Glibc

/// A child process without input whose output is discarded.
struct QuietCommand {
  let path: String
  let arguments: [String]

  /// - Returns: The exit status; `nil` when it could not be run or was killed.
  func run() -> Int32? {
    guard let process = spawn() else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Starts the process without waiting for it.
  ///
  /// - Returns: Whether it could be started.
  func start() -> Bool { spawn() != nil }

  private func spawn() -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawn(&process, path, &actions, nil, &words, environ) == 0 ? process : nil
  }
}
