import CoreModule

/// The version of the program (Semantic Versioning 2.0.0).
enum ProgramVersion {
  static let current = "0.1.0"
}

/// What `glot --version` prints.
struct VersionDocument: Document {
  func json(_ localTime: LocalTime) -> JSON { .object([("name", .string("glot")), ("version", .string(ProgramVersion.current))]) }
  var plain: [[String]] { [["glot", ProgramVersion.current]] }
  func text(_ style: TextStyle) -> String { "glot \(ProgramVersion.current)" }
}
