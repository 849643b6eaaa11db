import Glibc

/// A program that has the terminal while it runs, such as an editor or a pager. Until it has ended, Ctrl-C and Ctrl-\\ are left to it.
struct TerminalProgram {
  private let process: pid_t
  private let handlers: (interrupt: __sighandler_t?, quit: __sighandler_t?)

  /// The program must not inherit signals that this process ignores.
  private static let defaultSignals = [SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGPIPE]

  /// Starts the program; `nil` when there is not even a shell.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, which the shell splits.
  ///   - arguments: Further arguments, which it does not.
  ///   - input: The file that becomes standard input; `nil` for that of this process.
  init?(_ command: String, _ arguments: [String] = [], variables: [String: String], input: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.defaultSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = (["/bin/sh", "-c", "exec \(command) \"$@\"", "sh"] + arguments).map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in words + environment { free(text) } }
    handlers = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    var process = pid_t()
    let isStarted = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &environment) == 0
    self.process = process
    if !isStarted {
      restoreHandlers()
      return nil
    }
  }

  /// Waits until the program ends.
  ///
  /// - Returns: Its exit status, as the shell counts it: 126 or 127 when it could not be started.
  func end() -> Int32 {
    defer { restoreHandlers() }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private func restoreHandlers() {
    signal(SIGINT, handlers.interrupt)
    signal(SIGQUIT, handlers.quit)
  }
}
