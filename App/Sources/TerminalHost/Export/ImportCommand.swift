import AppGraph
import ArgumentParser
import CoreModule

struct ImportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "import",
    abstract: "Read a file of “glot export --all” back.",
    discussion: """
      What is not there yet is added; what is there already is merged with it, and nothing of yours is lost. All of it is one step. Records \
      that cannot be read are named, and the others are imported. Without a file, or with -, it is read from standard input.
      --plain prints how many records are new, merged and skipped, and for each bad one bad, its line and what is wrong with it.

      glot import glot.json
      glot import glot.json --dry-run
      """
  )

  @Argument(help: "The file to read.", completion: .file())
  var file: String?

  @Flag(help: "Change nothing, only tell what would happen.")
  var dryRun = false

  @Flag(help: "Import nothing when a record cannot be read.")
  var strict = false

  /// The most that is read.
  static let maximumBytes = 1 << 30

  func run(in context: Context) async throws(Problem) -> Outcome {
    let (bytes, name) = try input(context)
    let file = try ExportFile(bytes, named: name)
    let sections = ExportSections(context)
    let reading = try FileImport(file, into: sections, named: name)
    return try await reading.run(isTrial: dryRun, isStrict: strict, in: context.session.language)
  }

  /// What to import, and what it is called in a sentence.
  @MainActor private func input(_ context: Context) throws(Problem) -> ([UInt8], LocalizedText) {
    if let file, file != "-" || context.literalCount > 0 {
      let files = context.launch.files(context.options)
      do throws(UserFileError) {
        return (try files.read(file, limit: Self.maximumBytes), LocalizedText(verbatim: file))
      } catch { throw .reading(error) }
    }
    let name = LocalizedText(en: "Standard input", ru: "Стандартный ввод")
    guard !context.streams.inputIsTerminal else {
      throw .usage(
        LocalizedText(en: "No file is given.", ru: "Не указан файл."),
        hint: LocalizedText(en: "Write it as in “glot import glot.json”.", ru: "Напишите, например, «glot import glot.json».")
      )
    }
    let bytes: [UInt8]?
    do throws(Streams.Failure) { bytes = try context.streams.readAll(limit: Self.maximumBytes) } catch { throw .unreadableInput(error) }
    guard let bytes else { throw .tooLarge(name, limit: Self.maximumBytes) }
    return (bytes, name)
  }
}
