import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct ExportCommand: Command {
  static let name = "export"
  static let help = CommandHelp(
    en: "Export your words, or everything that glot stores.", ru: "Экспортировать ваши слова или всё, что хранит glot.",
    details: [
      LocalizedText(
        en: """
          The extension of the file determines the format, or --format: a table for spreadsheets (csv, tsv), cards for Quizlet or Anki \
          (apkg with their schedule, anki as text), KVTML 2, or JSON. Without a file, or with -, the words go to standard output, as CSV \
          by default. “glot import” reads each of these formats back. An existing file is replaced completely.
          """,
        ru: """
          Формат задаёт расширение файла или --format: таблица (csv, tsv), карточки для Quizlet или Anki (apkg — с расписанием, anki — \
          текст), KVTML 2, JSON. Без файла или с «-» данные идут в стандартный вывод, по умолчанию как CSV. «glot import» читает любой из \
          них обратно. Существующий файл заменяется целиком.
          """
      ),
      LocalizedText(
        en: """
          With --all, the export is one JSON document with all data of every feature. User names, passwords and queries in addresses are \
          left out, with a remark, unless --with-secrets is given.
          """,
        ru: """
          С --all это один документ JSON со всеми данными. Имена пользователей, пароли и параметры запросов в адресах в него не входят, о \
          чём сообщается; с --with-secrets они сохраняются.
          """
      ),
      LocalizedText(
        en: """
          An Anki package (.apkg) contains a card for each direction of a word, its tags (and “marked” for a favourite), when it comes \
          back and how well it is remembered, and every answer. If Anki has a word already, it takes over changes to its text, but keeps \
          its own schedule.
          """,
        ru: """
          В пакете Anki (.apkg) у каждого слова по карточке на каждое направление, есть метки (у избранных — «marked»), расписание, \
          степень запоминания и все ответы. Если слово в Anki уже есть, он берёт изменения текста, но сохраняет своё расписание.
          """
      ),
      LocalizedText(
        en: "With a file, --plain prints the file and how many records of each kind it holds; without one, the words as TSV.",
        ru: "С файлом --plain выводит его имя и число записей каждого вида, без файла — слова как TSV."
      ),
    ],
    examples: [
      "glot export words.csv",
      "glot export --format anki --from es --tag travel > cards.txt",
      "glot export cards.apkg --star",
      "glot export --all glot.json",
      "glot export --all | gzip > glot.json.gz",
    ]
  )

  let file: String?
  let all: Bool
  let withSecrets: Bool
  let format: String?
  let filter: FilterOptions

  init(_ arguments: inout ArgumentReader) {
    file = arguments.outputFile()
    all = arguments.flag("all", en: "Export everything.", ru: "Экспортировать всё.")
    withSecrets = arguments.flag(
      "with-secrets", en: "With --all, include the user names, passwords and queries in addresses.",
      ru: "Вместе с --all: включить имена пользователей, пароли и параметры запросов в адресах."
    )
    format = arguments.option(
      "format", russianValue: "ФОРМАТ", en: "The format to write: csv, tsv, quizlet, anki, apkg, json or kvtml.",
      ru: "Формат записи: csv, tsv, quizlet, anki, apkg, json или kvtml.",
      completion: .list(WordFileFormat.allCases.filter(\.isWritable).map(\.rawValue))
    )
    filter = FilterOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let named = file.flatMap { $0 != "-" || context.literalCount > 0 ? $0 : nil }
    guard !all else { return try await everything(to: named, in: context) }
    guard !withSecrets else {
      throw .usage(
        en: ("Words contain no secrets.", "Use --with-secrets with --all."),
        ru: ("В словах нет секретов.", "Используйте --with-secrets вместе с --all.")
      )
    }
    let export = WordExport(filter: filter, format: try WordExport.format(format, file: named, context))
    if export.format == .apkg { return try await packageExport(export, to: named, in: context) }
    let words = try await export.words(in: context)
    let text = export.text(of: words, context)
    return try context.exported(text, to: named, counts: [("words", words.count, WordPhrases.word)])
  }

  /// Writes a package, which cannot go to a pipe.
  @MainActor private func packageExport(_ export: WordExport, to file: String?, in context: Context) async throws(Problem) -> Outcome {
    guard let file else {
      throw .usage(
        en: ("An Anki package cannot be written to standard output.", "Name a file, as in “glot export cards.apkg”."),
        ru: ("Пакет Anki нельзя записать в стандартный вывод.", "Укажите файл, например «glot export cards.apkg».")
      )
    }
    let place: String
    do throws(UserFileError) { place = try context.launch.files(context.options).replaceable(file) } catch { throw .writing(error) }
    let counts = try await PackageExport(context.graph).write(try export.query(in: context), to: place, named: file)
    return Outcome(
      ExportReport(
        file: file,
        counts: [
          ("words", counts.words, WordPhrases.word), ("cards", counts.cards, WordImportPhrases.cards),
          ("answers", counts.answers, WordImportPhrases.answers),
        ]))
  }

  @MainActor private func everything(to file: String?, in context: Context) async throws(Problem) -> Outcome {
    guard filter.isEmpty, format == nil else {
      throw .usage(
        en: ("--all exports everything in one format.", "Use it without --format and filters."),
        ru: ("--all записывает всё и в одном формате.", "Используйте его без --format и фильтров.")
      )
    }
    var text = ExportText(at: context.now)
    for section in ExportSections(context.graph, keepingSecrets: withSecrets).all {
      text.add(try await section.export(), named: section.name)
    }
    let notes = text.shortenedAddresses > 0 ? [ExportPhrases.shortened(text.shortenedAddresses)] : []
    return try context.exported(text.whole, to: file, counts: text.counts, notes: notes)
  }
}
