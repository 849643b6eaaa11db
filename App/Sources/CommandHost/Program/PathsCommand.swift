import AppServices
import CoreModule
import CorePresentation
import Presentation

/// Texts that the help of several commands shares.
enum ProgramHelp {
  static let record = LocalizedText(en: "--plain prints the name and the value.", ru: "--plain выводит название и значение.")
}

struct PathsCommand: Command {
  static let name = "paths"
  static let help = CommandHelp(
    en: "Show where glot keeps its files.", ru: "Показать, где glot хранит свои файлы.", details: [ProgramHelp.record],
    examples: ["glot paths"]
  )

  static let needsValidSettings = false

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    Outcome(PathsDocument(context.launch.places(context.options)))
  }
}

private struct PathsDocument: Document {
  private let members: [(name: String, path: String)]

  init(_ places: Places) {
    members = [("database", places.database), ("config", places.configuration), ("cache", places.cache), ("log", places.log)]
  }

  func json(_ localTime: LocalTime) -> JSON { .object(members.map { ($0.name, .string($0.path)) }) }
  var plain: [[String]] { members.map { [$0.name, $0.path] } }
  func text(_ style: TextStyle) -> String {
    TextTable(columns: [.left, .left]).text(members.map { [style.bold($0.name), $0.path] }, width: nil)
  }
}
