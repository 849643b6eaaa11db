import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct ImportCommand: Command {
  static let name = "import"
  static let help = CommandHelp(
    en: "Import words from a file, or everything from “glot export --all”.",
    ru: "Импортировать слова из файла или всё из файла «glot export --all».",
    details: [
      LocalizedText(
        en: """
          The file may be CSV, TSV or another table (with any column separator, with or without column names), text copied from Quizlet, \
          Anki’s notes as plain text or its packages (.apkg, .colpkg), KVTML 2, JSON, a Kindle’s vocab.db or a Kobo’s KoboReader.sqlite; \
          glot detects which. Without a file, or with -, standard input is read.
          """,
        ru: """
          Подойдут CSV, TSV и другие таблицы (с любым разделителем столбцов, с заголовком или без), экспорт Quizlet, записи Anki в \
          виде текста и его пакеты (.apkg, .colpkg), KVTML 2, JSON, vocab.db с Kindle и KoboReader.sqlite с Kobo; формат \
          определяется сам. Без файла или с «-» читается стандартный ввод.
          """
      ),
      LocalizedText(
        en: """
          New words are added; words that you already have are merged, and nothing of yours is lost. Translations of the file become \
          your own; a word without one is looked up in the dictionaries on this machine. All of it is one step. Records that cannot be \
          read are listed by line, and the others are imported.
          """,
        ru: """
          Новое добавляется, имеющееся объединяется с ним, и ничего вашего не теряется. Переводы из файла становятся вашими; слово без \
          перевода ищется в словарях на этом компьютере. Всё это — один шаг для отмены. Записи, которые не удаётся прочитать, \
          перечисляются с номерами строк, остальные импортируются.
          """
      ),
      LocalizedText(
        en: """
          Columns are recognised by their names (text, translations, from, to, note, tags, example, starred, lookups and others); \
          without names they are the word, its translation, a note, tags. Several translations are separated by ; or are on lines of \
          their own.
          """,
        ru: """
          Столбцы узнаются по названиям (text, translations, from, to, note, tags, example, starred, lookups и другие; можно и \
          по-русски: слово, перевод); без названий это слово, перевод, заметка, метки. Несколько переводов разделяются знаком ; или \
          стоят на отдельных строках.
          """
      ),
      LocalizedText(
        en: """
          A file that does not look like a list of words, such as prose or a table of numbers, is refused unless you describe it \
          (--format, --delimiter, --header) or use --force.
          """,
        ru: """
          Файл, не похожий на список слов, например проза или таблица чисел, не импортируется, если вы не описали его (--format, \
          --delimiter, --header) и не указали --force.
          """
      ),
      LocalizedText(
        en: """
          From an Anki package, the schedule is imported, too: when each card comes back, how well it is remembered, and every answer. \
          Answers that you already have are skipped. glot guesses and shows the roles of the fields; --field sets one, as in --field \
          word=Front, with word, translation, example, origin, note, tags or skip. Sounds and pictures stay in the package.
          """,
        ru: """
          Из пакета Anki берётся и расписание: когда вернётся каждая карточка, как хорошо она запомнена, и все ответы; уже имеющиеся \
          ответы не повторяются. Назначение полей glot определяет сам и сообщает; его можно задать: --field word=Front, где вместо word могут \
          стоять translation, example, origin, note, tags или skip. Звуки и изображения остаются в пакете.
          """
      ),
      LocalizedText(
        en: """
          --plain prints how many records are new, merged and skipped, for a package also its cards, answers and known_answers, and for \
          each bad one bad, its line and what is wrong with it.
          """,
        ru: """
          --plain выводит число новых (new), объединённых (merged) и пропущенных (skipped) записей, для пакета также число карточек \
          (cards), новых (answers) и известных (known_answers) ответов, а для каждой ошибочной — bad, её строку и ошибку.
          """
      ),
    ],
    examples: [
      "glot import words.csv -d es:en",
      "glot import vocab.db --to ru --dry-run",
      "glot import cards.txt --delimiter \" - \"",
      "glot import deck.apkg --from es --to en --field word=Front",
      "glot import glot.json",
    ]
  )

  let file: String?
  let format: String?
  let direction: DirectionOptions
  let delimiter: String?
  let recordSeparator: String?
  let header: Bool?
  let field: [String]
  let force: Bool
  let trial: TrialOptions

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operand("file", russianValue: "ФАЙЛ", en: "The file to read.", ru: "Файл для чтения.", completion: .file)
    format = arguments.option(
      "format", russianValue: "ФОРМАТ", en: "The format of the file: csv, tsv, quizlet, anki, apkg, json, kvtml, kindle or kobo.",
      ru: "Формат файла: csv, tsv, quizlet, anki, apkg, json, kvtml, kindle или kobo.",
      completion: .list(WordFileFormat.allCases.map(\.rawValue))
    )
    direction = DirectionOptions(&arguments, ofFile: true)
    delimiter = arguments.option(
      "delimiter", russianValue: "ЗНАКИ", en: "The column separator; tab for a tab.",
      ru: "Разделитель столбцов; tab — знак табуляции."
    )
    recordSeparator = arguments.option(
      "record-separator", russianValue: "ЗНАКИ", en: "The record separator, if not the end of a line.",
      ru: "Разделитель записей, если это не конец строки."
    )
    header = arguments.invertibleFlag(
      "header", LocalizedText(en: "The first line names the columns.", ru: "В первой строке названия столбцов."),
      opposite: LocalizedText(en: "The first line is a record like the others.", ru: "Первая строка — такая же запись, как остальные.")
    )
    field = arguments.options(
      "field", russianValue: "РОЛЬ=ПОЛЕ", en: "What a field of Anki’s notes is, such as word=Front; can be repeated.",
      ru: "Что означает поле записей Anki, например word=Front; можно указать несколько раз."
    )
    force = arguments.flag(
      "force", en: "Import the file even if it does not look like a list of words.",
      ru: "Импортировать, даже если файл не похож на список слов."
    )
    trial = TrialOptions(&arguments)
  }

  /// The maximum size of an export file.
  static let maximumBytes = 1 << 30

  func run(in context: Context) async throws(Problem) -> Outcome {
    let options = try options()
    let named = file.flatMap { $0 != "-" || context.literalCount > 0 ? $0 : nil }
    guard named != nil || !context.streams.inputIsTerminal else {
      throw .usage(
        en: ("No file is given.", "Try “glot import words.csv”."),
        ru: ("Не указан файл.", "Напишите, например, «glot import words.csv».")
      )
    }
    let input = try WordFileInput(named, in: context)
    if options.format == nil || options.format == .json, input.isExportFile {
      let file = try ExportFile(try input.bytes(limit: Self.maximumBytes), named: input.name)
      let reading = try FileImport(file, into: ExportSections(context.graph), named: input.name)
      return outcome(of: try await reading.run(isTrial: trial.dryRun, isStrict: trial.strict), in: context.session.language)
    }
    let request = ImportRequest(from: options.from, to: options.to, isTrial: trial.dryRun, isStrict: trial.strict)
    return try await WordImport(words: try input.words(options, in: context), request: request, name: input.name).run(in: context)
  }

  private func outcome(of imported: ImportedFile, in language: InterfaceLanguage) -> Outcome {
    let bad = imported.bad
    return Outcome(
      ImportReport(imported, language: language), notes: imported.notes,
      problem: bad.isEmpty ? nil : .badRecords(bad.count, isRefused: imported.isRefused, isTrial: trial.dryRun)
    )
  }

  private func options() throws(Problem) -> WordFileOptions {
    var options = WordFileOptions()
    options.format = try format.map { value throws(Problem) in try WordFileFormat(value, of: "--format") }
    (options.from, options.to) = try direction.languages()
    options.columns.delimiter = try delimiter.map { value throws(Problem) in try Self.separator(value, of: "--delimiter") }
    options.columns.recordSeparator = try recordSeparator.map { value throws(Problem) in try Self.separator(value, of: "--record-separator")
    }
    options.columns.hasHeader = header
    options.isForced = force
    options.fields = try field.map { value throws(Problem) in try PackageField(value) }
    return options
  }

  /// Parses a separator option.
  private static func separator(_ text: String, of option: String) throws(Problem) -> String {
    let names = ["tab": "\t", "\\t": "\t", "\\n": "\n", "\\n\\n": "\n\n", "space": " ", "comma": ",", "semicolon": ";"]
    let separator = names[text] ?? text
    guard !separator.isEmpty, separator != "\"", separator.utf8.count <= 32 else {
      throw .usage(
        en: ("“\(text.visible)” is not valid for \(option).", "Give the characters themselves, or tab."),
        ru: ("«\(text.visible)» не подходит для \(option).", "Укажите сами знаки или tab.")
      )
    }
    return separator
  }
}

extension PackageField {
  /// Parses `word=Front`.
  fileprivate init(_ text: String) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, !parts[1].isEmpty, let role = Role(rawValue: parts[0].lowercased()) else {
      let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        en: ("“\(text.visible)” is not valid for --field.", "Write it as word=Front. The first part is one of: \(roles)."),
        ru: ("«\(text.visible)» не подходит для --field.", "Напишите, например, word=Front. Слева от знака =: \(roles).")
      )
    }
    self.init(role, parts[1])
  }
}

/// Whether an import changes anything.
struct TrialOptions {
  let dryRun: Bool
  let strict: Bool

  init(_ arguments: inout ArgumentReader) {
    dryRun = arguments.flag(
      "dry-run", en: "Change nothing, only show what would happen.", ru: "Ничего не менять, только показать, что произойдёт."
    )
    strict = arguments.flag(
      "strict", en: "Import nothing when a record cannot be read.", ru: "Ничего не импортировать, если хотя бы одна запись с ошибкой."
    )
  }
}
