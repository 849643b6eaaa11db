import Foundation

/// The peers: py-fsrs and Anki, each in a Python environment that `Tests/run` makes.
enum PyFSRS {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let environment = tests.appending(path: "../../../../.build-fsrs").standardized

  static let isInstalled = FileManager.default.isExecutableFile(atPath: python.path(percentEncoded: false))
  static let hasAnki = FileManager.default.isExecutableFile(atPath: anki.path(percentEncoded: false))
  /// The Python that has Anki's back-end.
  static let anki = tests.appending(path: "../../../../.build-anki/bin/python").standardized

  /// Its optimiser needs PyTorch, which is too big to be installed for a test.
  static let hasOptimizer: Bool = {
    let libraries = environment.appending(path: "lib")
    let versions = (try? FileManager.default.contentsOfDirectory(at: libraries, includingPropertiesForKeys: nil)) ?? []
    return versions.contains { (try? $0.appending(path: "site-packages/torch").checkResourceIsReachable()) ?? false }
  }()

  static let python = environment.appending(path: "bin/python")

  /// Runs one of the scripts in `py-fsrs` and decodes what it prints.
  static func run<Output: Decodable>(
    _ script: String, _ arguments: [String] = [], by python: URL = python, input: Data = Data()
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try input.write(to: folder.appending(path: "input"))
    let process = Process()
    process.executableURL = python
    process.arguments = [tests.appending(path: "py-fsrs/\(script)").path(percentEncoded: false)] + arguments
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "input"))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Output.self, from: data)
  }
}
