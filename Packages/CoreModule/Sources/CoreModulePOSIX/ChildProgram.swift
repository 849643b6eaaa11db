@preconcurrency import Glibc

/// A program to start as a child process, with the environment of this process. Without streams of its own it reads nothing, and its output is
/// discarded.
public struct ChildProgram: Sendable {
  /// Where a standard stream leads.
  public enum Stream: Sendable {
    /// To `/dev/null`.
    case nowhere
    /// To an open file, pipe or socket of this process.
    case descriptor(Int32)
    /// To the end of the file at this path.
    case append(path: String)
  }

  /// Standard input, output and error.
  public var streams: (input: Stream, output: Stream, errors: Stream) = (.nowhere, .nowhere, .nowhere)
  /// Whether it runs in a session of its own and inherits no open file, so that it can outlive this process.
  public var isDetached = false
  private let words: [String]

  /// `POSIX_SPAWN_SETSID` of glibc's `spawn.h`, which Swift does not import.
  private static let newSession: Int16 = 0x80

  /// - Parameters:
  ///   - program: The path of the program, or a name to look for on the user's path.
  ///   - arguments: The arguments after the program's name.
  public init(_ program: String, _ arguments: [String] = []) { words = [program] + arguments }

  /// Starts the process.
  ///
  /// - Returns: `nil` when the program cannot be run.
  public func start() -> ChildProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [streams.input, streams.output, streams.errors].enumerated() { stream.add(to: &actions, as: Int32(number)) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isDetached {
      // A pipe that another process waits on must not stay open. Closing an unused number does no harm.
      for descriptor in Int32(3)..<64 { posix_spawn_file_actions_addclose(&actions, descriptor) }
      posix_spawnattr_setflags(&attributes, Self.newSession)
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ) == 0 ? ChildProcess(id: process) : nil
  }
}

extension ChildProgram.Stream {
  fileprivate func add(to actions: inout posix_spawn_file_actions_t, as number: Int32) {
    switch self {
    case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .append(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
  }
}

/// A child process.
public struct ChildProcess: Sendable {
  let id: pid_t

  /// Waits until the process ends, and kills it when the deadline passes first.
  ///
  /// - Returns: Its exit status; `nil` when it was killed.
  @discardableResult public func end(before deadline: Deadline? = nil) -> Int32? {
    var status: Int32 = 0
    while let deadline {
      if waitpid(id, &status, WNOHANG) == id { return Self.exitStatus(status) }
      guard !deadline.isOver else {
        kill(id, SIGKILL)
        break
      }
      usleep(1000)
    }
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return Self.exitStatus(status)
  }

  private static func exitStatus(_ status: Int32) -> Int32? { status & 0x7F == 0 ? (status >> 8) & 0xFF : nil }
}
