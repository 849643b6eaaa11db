import AppGraph
import BuildCommit
import CoreModule
import CorePresentation

struct VersionDocument: Document {
  /// The commit that the program was built from; empty if it is not known.
  private let commit = String(cString: glot_build_commit())

  func json(_ localTime: LocalTime) -> JSON {
    .object([("name", .string("glot")), ("version", .string(ProgramVersion.current)), ("commit", JSON(commit.isEmpty ? nil : commit))])
  }

  var plain: [[String]] { [["glot", ProgramVersion.current, commit]] }

  func text(_ style: TextStyle) -> String { "glot \(ProgramVersion.current)" + (commit.isEmpty ? "" : " (\(commit))") }
}
