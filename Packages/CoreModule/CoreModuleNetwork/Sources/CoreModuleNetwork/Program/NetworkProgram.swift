@preconcurrency import Glibc

/// A running process that sends one request.
struct NetworkProgram {
  let socket: MessageSocket
  private let process: pid_t

  /// Starts the program at an absolute path, or returns `nil` when it cannot be started.
  init?(path: String, arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var started = pid_t()
    guard posix_spawn(&started, path, &actions, nil, &words, environ) == 0 else {
      close(ends[0])
      return nil
    }
    socket = MessageSocket(descriptor: ends[0])
    process = started
  }

  /// Makes pending reads and writes on the socket return, in whichever thread they are.
  func abandon() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  /// Ends the process if it is still running.
  func end() {
    close(socket.descriptor)
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
