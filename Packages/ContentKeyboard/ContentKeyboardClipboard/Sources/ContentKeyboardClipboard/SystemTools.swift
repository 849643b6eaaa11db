@preconcurrency import Glibc

/// Programs on the user's path.
struct SystemTools: ToolRunner {
  /// In milliseconds.
  private static let patience: Int32 = 2000

  func run(_ words: [String], input: [UInt8]?) -> [UInt8]? {
    // A file, because writing to a pipe would block when the program does not read.
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let source = fileno(file)
    let bytes = input ?? []
    guard write(source, bytes, bytes.count) == bytes.count, lseek(source, 0, SEEK_SET) == 0 else { return nil }
    // A copying program may keep running and hold its output open, so its output is not read.
    guard input == nil else { return wait(start(words, source, output: nil)) ? [] : nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(words, source, output: ends[1])
    close(ends[1])
    let output = read(ends[0])
    return wait(process) ? output : nil
  }

  private func start(_ words: [String], _ input: Int32, output: Int32?) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 ? process : nil
  }

  private func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < 1 << 24 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else { break }
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(descriptor, &part, part.count)
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return bytes
  }

  /// Whether the process exits with 0 within the time limit.
  private func wait(_ process: pid_t?) -> Bool {
    guard let process else { return false }
    var status: Int32 = 0
    for _ in 0..<Self.patience {
      if waitpid(process, &status, WNOHANG) == process { return status == 0 }
      usleep(1000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return false
  }
}
