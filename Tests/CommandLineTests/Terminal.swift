import Foundation

/// A user's shell in a home folder of its own, with glot on its path.
final class Terminal {
  struct Answer: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let home: URL
  private var environment: [String: String]

  init(language: String = "C") throws {
    home = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "HOME": home.path(percentEncoded: false), "PATH": Self.binary.deletingLastPathComponent().path(percentEncoded: false) + ":" + system,
      "LANG": language, "TERM": "xterm-256color", "TZ": "UTC",
      // What is installed on this machine is not asked.
      "XDG_DATA_DIRS": home.appending(path: ".share").path(percentEncoded: false),
      // A process behind would still write while the home folder is deleted; the tests of backups take this away.
      "GLOT_BACKUP": "off",
    ]
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The program under test: `GLOT_BINARY`, or the one that was built beside the tests.
  static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["GLOT_BINARY"] { return URL(filePath: path) }
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "glot")
  }

  /// The folder of the checkout.
  static var checkout: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  subscript(variable: String) -> String? {
    get { environment[variable] }
    set { environment[variable] = newValue }
  }

  /// Runs one line of bash in the home folder.
  func run(_ line: String, input: Data? = nil) throws -> Answer {
    let files = ["input", "output", "errors"].map { home.appending(path: ".\($0)") }
    if let input { try input.write(to: files[0]) }
    let paths = files.map { $0.path(percentEncoded: false) }
    let process = try Self.start(
      ["/bin/bash", "-c", Self.alone, line, home.path(percentEncoded: false)], environment: environment,
      input: input == nil ? "/dev/null" : paths[0], output: paths[1], errors: paths[2])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let texts = try files.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    let signal = status & 0x7f
    return Answer(output: texts[0], errors: texts[1], status: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  /// Runs the line after it in the folder after that, with no file open but the three.
  private static let alone =
    "cd \"$1\"; for file in /proc/$$/fd/*; do ((${file##*/} > 2)) && eval \"exec ${file##*/}>&-\"; done; line=$0; set --; eval \"$line\""

  /// Starts a process as a terminal would, with no signal blocked.
  ///
  /// Foundation's `Process` hands on what it blocks and what it watches, so a service behind would be deaf to SIGTERM and be waited for.
  private static func start(
    _ arguments: [String], environment: [String: String], input: String, output: String, errors: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    for (file, path) in [(Int32(1), output), (2, errors)] {
      posix_spawn_file_actions_addopen(&actions, file, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw CocoaError(.executableLoad) }
    return process
  }
}
