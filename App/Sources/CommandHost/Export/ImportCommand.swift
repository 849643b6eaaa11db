import AppGraph
import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct ImportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "import",
    abstract: "Take in words from a file, or everything from one of “glot export --all”.",
    discussion: """
      It may be CSV, TSV or another table (whatever separates its columns, with a line of names or without), what Quizlet copies, Anki's \
      notes as plain text, KVTML 2, JSON, a Kindle's vocab.db or a Kobo's KoboReader.sqlite; glot sees which. Without a file, or with -, it \
      is read from standard input.
      What is not there yet is added; what is there already is merged with it, and nothing of yours is lost. Translations of the file become \
      your own; a word without one is looked up in the dictionaries on this machine. All of it is one step. Records that cannot be read are \
      named by line, and the others are imported.
      Columns are known by their names (text, translations, from, to, note, tags, starred, lookups, created and others); without names they \
      are the word, its translation, a note, tags. Several translations are separated by ; or stand on lines of their own.
      --plain prints how many records are new, merged and skipped, and for each bad one bad, its line and what is wrong with it.

      glot import words.csv --from es --to en
      glot import vocab.db --to ru --dry-run
      glot import cards.txt --delimiter " - "
      glot import glot.json
      """
  )

  @Argument(help: "The file to read.", completion: .file())
  var file: String?

  @Option(
    help: "What the file is: csv, tsv, quizlet, anki, json, kvtml, kindle or kobo.",
    completion: .list(WordFileFormat.allCases.map(\.rawValue))
  )
  var format: String?

  @Option(help: "The language of the words, where the file does not say it.", completion: .list(Language.allCases.map(\.code)))
  var from: String?

  @Option(help: "The language of the translations, where the file does not say it.", completion: .list(Language.allCases.map(\.code)))
  var to: String?

  @Option(help: "What stands between two columns; tab for a tab.")
  var delimiter: String?

  @Option(help: "What stands between two records, if not the end of a line.")
  var recordSeparator: String?

  @Flag(inversion: .prefixedNo, help: "Whether the first line names the columns.")
  var header: Bool?

  @Flag(help: "Change nothing, only tell what would happen.")
  var dryRun = false

  @Flag(help: "Import nothing when a record cannot be read.")
  var strict = false

  /// The maximum size of an export file.
  static let maximumBytes = 1 << 30

  func run(in context: Context) async throws(Problem) -> Outcome {
    let options = try options()
    let named = file.flatMap { $0 != "-" || context.literalCount > 0 ? $0 : nil }
    guard named != nil || !context.streams.inputIsTerminal else {
      throw .usage(
        LocalizedText(en: "No file is given.", ru: "Не указан файл."),
        hint: LocalizedText(en: "Write it as in “glot import words.csv”.", ru: "Напишите, например, «glot import words.csv».")
      )
    }
    let input = try WordFileInput(named, in: context)
    if options.format == nil || options.format == .json, input.isExportFile {
      let file = try ExportFile(try input.bytes(limit: Self.maximumBytes), named: input.name)
      let reading = try FileImport(file, into: ExportSections(context), named: input.name)
      return outcome(of: try await reading.run(isTrial: dryRun, isStrict: strict), in: context.session.language)
    }
    let request = ImportRequest(from: options.from, to: options.to, isTrial: dryRun, isStrict: strict)
    return try await WordImport(words: try input.words(options, in: context), request: request, name: input.name).run(in: context)
  }

  private func outcome(of imported: ImportedFile, in language: InterfaceLanguage) -> Outcome {
    let bad = imported.bad
    return Outcome(
      ImportReport(tally: imported.tally, bad: bad, badCount: bad.count, language: language), notes: imported.notes,
      problem: bad.isEmpty ? nil : .badRecords(bad.count, isRefused: imported.isRefused, isTrial: dryRun)
    )
  }

  private func options() throws(Problem) -> WordFileOptions {
    var options = WordFileOptions()
    options.format = try format.map { value throws(Problem) in try WordFileFormat(value, of: "--format") }
    options.from = try from.map(Language.named)
    options.to = try to.map(Language.named)
    if let from = options.from, from == options.to { throw .sameLanguages(from) }
    options.columns.delimiter = try delimiter.map { value throws(Problem) in try Self.separator(value, of: "--delimiter") }
    options.columns.recordSeparator = try recordSeparator.map { value throws(Problem) in try Self.separator(value, of: "--record-separator")
    }
    options.columns.hasHeader = header
    return options
  }

  /// Parses a separator option.
  private static func separator(_ text: String, of option: String) throws(Problem) -> String {
    let names = ["tab": "\t", "\\t": "\t", "\\n": "\n", "\\n\\n": "\n\n", "space": " ", "comma": ",", "semicolon": ";"]
    let separator = names[text] ?? text
    guard !separator.isEmpty, separator != "\"", separator.utf8.count <= 32 else {
      throw .usage(
        LocalizedText(en: "“\(text.visible)” is not a value for \(option).", ru: "«\(text.visible)» не подходит для \(option)."),
        hint: LocalizedText(en: "Give the signs themselves, or tab.", ru: "Укажите сами знаки или tab.")
      )
    }
    return separator
  }
}
