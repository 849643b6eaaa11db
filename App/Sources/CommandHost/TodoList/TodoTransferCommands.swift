import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

struct TodoImportCommand: Command {
  static let name = "import"
  static let help = CommandHelp(
    en: "Import tasks from another program.", ru: "Импортировать задачи из другой программы.",
    details: [
      LocalizedText(
        en: """
          The file is an export of Taskwarrior, a todo.txt or an iCalendar file; glot detects which, unless --format names it. A task \
          that came from here gets the changes made there, and is deleted if it was deleted there; the others are added. All of it is \
          one step. Records that cannot be read are listed, and the others are imported. Properties of tasks that glot does not support \
          are listed, too. Without a file, or with -, standard input is read.
          """,
        ru: """
          Файл — экспорт Taskwarrior, todo.txt или iCalendar; если --format не указан, формат определяется сам. Задача, взятая отсюда, \
          получает сделанные там изменения, а если там её удалили, удаляется и здесь; остальные добавляются. Всё это — один шаг. \
          Записи с ошибками перечисляются, остальные импортируются. Сообщается и о том, чего glot не хранит. Без файла или с «-» \
          данные читаются из стандартного ввода.
          """
      ),
      LocalizedText(
        en: """
          A text that does not look like a list of tasks, such as prose, a table or a program, is refused unless you name its format \
          (--format) or use --force.
          """,
        ru: """
          Текст, не похожий на список задач, например проза, таблица или программа, не импортируется, если вы не указали его формат \
          (--format) или --force.
          """
      ),
      LocalizedText(
        en: """
          --plain prints how many records are new, merged, skipped and deleted, for each bad one bad, its line and what is wrong with \
          it, and for what is not kept left_out, its name and how many tasks have it.
          """,
        ru: """
          --plain выводит число новых (new), объединённых (merged), пропущенных (skipped) и удалённых (deleted) записей, для каждой \
          ошибочной — bad, её строку и ошибку, а для того, чего glot не хранит, — left_out, название и число задач.
          """
      ),
    ], examples: ["glot todo import export.json --format taskwarrior", "glot todo import todo.txt --dry-run"]
  )

  let file: String?
  let format: OptionValue<TodoFormat>
  let force: Bool
  let trial: TrialOptions

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operand("file", russianValue: "ФАЙЛ", en: "The file to read.", ru: "Файл для чтения.", completion: .file)
    format = arguments.choice(
      "format", russianValue: "ФОРМАТ", en: "The format of the file: taskwarrior, todotxt or ical.",
      ru: "Формат файла: taskwarrior, todotxt или ical."
    )
    force = arguments.flag(
      "force", en: "Import the file even if it does not look like a list of tasks.",
      ru: "Импортировать, даже если файл не похож на список задач."
    )
    trial = TrialOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let named = try format()
    let input = try InputFile(file, in: context, example: "glot todo import todo.txt")
    let format = named ?? TodoFormat(named: file, beginning: input.bytes)
    let launch = context.launch
    let read = try format.read(input, context.localTime, now: context.now, refusesOtherTexts: named == nil && !force) {
      launch.localTime(inZone: $0)
    }
    let isRefused = trial.strict && !read.bad.isEmpty
    var done = ImportedTasks()
    if !isRefused { done = try await imported(read.tasks, format, in: context) }
    let records = ImportReport(
      counts: done.counts, bad: read.bad.map { BadSectionRecord(section: "tasks", record: $0) },
      language: context.session.language
    )
    let report = TaskImportReport(
      records: records, deleted: done.deleted, separated: done.separated, leftOut: isRefused ? [:] : read.leftOut
    )
    return Outcome(
      report, notes: report.notes + (trial.dryRun ? [WordImportPhrases.trial] : []),
      problem: read.bad.isEmpty ? nil : .badRecords(read.bad.count, isRefused: isRefused, isTrial: trial.dryRun)
    )
  }

  @MainActor private func imported(
    _ tasks: [IncomingTask], _ format: TodoFormat, in context: Context
  ) async throws(Problem) -> ImportedTasks {
    let store = context.graph.todoStore
    let (localTime, now) = (context.localTime, context.now)
    let changed = tasks.sinceWritten(try await store.allTasks()) { format.written($0, localTime, now: now) }
    return try await store.imported(changed, isTrial: trial.dryRun)
  }
}

struct TodoExportCommand: Command {
  static let name = "export"
  static let help = CommandHelp(
    en: "Export tasks for another program.", ru: "Экспортировать задачи для другой программы.",
    details: [
      LocalizedText(
        en: """
          Without a file, or with -, the tasks go to standard output; an existing file is replaced completely. The format is that of \
          --format, or follows from the name of the file, or is that of Taskwarrior.
          """,
        ru: """
          Без файла или с «-» задачи выводятся в стандартный вывод; существующий файл заменяется целиком. Формат — из --format, иначе \
          по имени файла, иначе Taskwarrior.
          """
      ),
      LocalizedText(
        en: "With a file, --plain prints the file and how many tasks it holds.",
        ru: "Если указан файл, --plain выводит его и число задач."
      ),
    ], examples: ["glot todo export --format taskwarrior | task import", "glot todo export tasks.ics"]
  )

  let file: String?
  let format: OptionValue<TodoFormat>
  let open: Bool

  init(_ arguments: inout ArgumentReader) {
    file = arguments.outputFile()
    format = arguments.choice(
      "format", russianValue: "ФОРМАТ", en: "The format: taskwarrior, todotxt or ical.", ru: "Формат: taskwarrior, todotxt или ical."
    )
    open = arguments.flag("open", en: "Only open tasks.", ru: "Только открытые задачи.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let format = try format() ?? TodoFormat(named: file)
    let tasks = try await context.graph.todoStore.allTasks { if open { $0.status = .open } }
    let text = format.text(tasks, context.localTime, now: context.now)
    return try context.exported(text, to: file, counts: [("tasks", tasks.count, TaskPhrases.task)])
  }
}
