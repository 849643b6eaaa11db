import AppGraph
import CoreModule
import CorePresentation

struct VersionDocument: Document {
  func json(_ localTime: LocalTime) -> JSON { .object([("name", .string("glot")), ("version", .string(ProgramVersion.current))]) }
  var plain: [[String]] { [["glot", ProgramVersion.current]] }
  func text(_ style: TextStyle) -> String { "glot \(ProgramVersion.current)" }
}
