import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import Presentation

/// Texts that the help of several commands shares.
enum ProgramHelp {
  static let record = "--plain prints the name and the value."
}

struct PathsCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "paths", abstract: "Show where glot keeps its files.", discussion: "\(ProgramHelp.record)\nglot paths"
  )

  static let readsSettings = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let places = context.launch.places(context.options)
    return Outcome(
      SettingsDocument(members: [
        ("database", places.database), ("config", places.configuration), ("cache", places.cache), ("log", places.log),
      ])
    )
  }
}

extension PathsCommand {
  mutating func read(_ arguments: inout ArgumentReader) {}
}
