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
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = home
    process.environment = environment
    let files = ["output", "errors"].map { home.appending(path: ".\($0)") }
    for file in files { _ = FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = home.appending(path: ".input")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Answer(
      output: texts[0], errors: texts[1],
      status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
