import AppGraph
import ArgumentParser
import CoreModule

struct ExportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "export",
    abstract: "Write everything that glot keeps to a file.",
    discussion: """
      The file is one JSON document, which “glot import” reads back. Without a file, or with -, it goes to standard output. A file that is \
      there already is replaced whole.
      With a file, --plain prints the file and how many records of each kind it holds.

      glot export --all glot.json
      glot export --all | gzip > glot.json.gz
      """
  )

  @Argument(help: "The file to write.", completion: .file())
  var file: String?

  @Flag(help: "Everything of every feature.")
  var all = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard all else {
      throw .usage(
        LocalizedText(en: "It is not clear what to export.", ru: "Неясно, что экспортировать."),
        hint: LocalizedText(
          en: "For now glot exports everything at once: glot export --all", ru: "Пока glot экспортирует только всё сразу: glot export --all"
        )
      )
    }
    var text = ExportText(at: context.now)
    for section in ExportSections(context).all { text.add(try await section.export(), named: section.name) }
    guard let file, file != "-" || context.literalCount > 0 else { return Outcome(ExportDocument(text: text.whole)) }
    do throws(UserFileError) { try context.launch.files(context.options).write(text.whole, to: file) } catch { throw .writing(error) }
    return Outcome(ExportReport(file: file, counts: text.counts))
  }
}
