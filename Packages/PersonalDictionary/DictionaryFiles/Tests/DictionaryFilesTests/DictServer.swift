import CoreModuleTesting
import Foundation

/// A DICT server over one installed dictionary, connected by pipes.
struct DictServer {
  let database: String

  /// The texts that the server has for each word.
  func definitions(of words: [String]) throws -> [String: [String]] {
    let folder = TemporaryFolder()
    let configuration = """
      global { limit_queries 0
      limit_definitions 0 }
      access { allow inetd }
      database \(database) { data /usr/share/dictd/\(database).dict.dz
      index /usr/share/dictd/\(database).index }
      """
    try folder.write(Array(configuration.utf8), to: "dictd.conf")
    let quoted = words.map { "DEFINE \(database) \"\($0.replacing("\"", with: "\\\""))\"" }
    try folder.write(Array((quoted.joined(separator: "\r\n") + "\r\nQUIT\r\n").utf8), to: "questions")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/sbin/dictd")
    process.arguments = ["--inetd", "-c", folder.path + "/dictd.conf", "--locale", "C.UTF-8"]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path + "/questions"))
    try folder.write([], to: "answers")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.path + "/answers"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Self.definitions(of: words, in: String(decoding: try folder.bytes(of: "answers"), as: UTF8.self))
  }

  private static func definitions(of words: [String], in answer: String) -> [String: [String]] {
    var definitions: [String: [String]] = [:]
    var asked = words[...]
    var text: [Substring]?
    for line in answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let lines = text {
        if line == "." {
          definitions[asked.first ?? "", default: []].append(lines.joined(separator: "\n"))
          text = nil
        } else {
          // The server doubles a dot only when it is alone on a line.
          text = lines + [line == ".." ? "." : line]
        }
      } else if line.hasPrefix("151 ") {
        text = []
      } else if line.hasPrefix("250 ") || line.hasPrefix("552 ") || line.hasPrefix("501 ") {
        asked = asked.dropFirst()
      }
    }
    return definitions
  }
}
